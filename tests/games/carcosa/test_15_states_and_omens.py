"""CA-15: State and Omen cards."""

import pytest

from .scene import CarcosaScene, scene


def turned(card: str, sanity: int, items: str = "") -> CarcosaScene:
    return scene(
        souls={"P1": {"sanity": sanity, "items": items}}, boxes={"F1_R2": card}
    )


@pytest.mark.parametrize("status", ["serenity", "cursed", "paranoia"])
def test_15_1_a_state_card_gives_its_status(status: str) -> None:
    house = turned(f"state_{status}", 2)

    assert f"15.1/gains P1 {status}" in house.play("to F1_R2")
    assert {status: 2} == house.soul("P1")["statuses"]


def test_15_1_poison_is_a_separate_instance() -> None:
    house = turned("state_poisoned state_poisoned", 2)

    house.play("to F1_R2", "search")

    assert [0, 2] == house.soul("P1")["poisoned"]


def test_15_2_the_spiders_omen() -> None:
    bad = turned("omen_spider", -5)
    said = bad.play("to F1_R2", rolls=[1])
    assert {"8.3/appears spider F1_R2", "8.14/traps P1 spider"} <= set(said)

    mild = turned("omen_spider", 1)
    said = mild.play("to F1_R2", rolls=[1])

    assert "15.2/omen P1" in said
    assert {"8.3/appears spiderling F1_R1", "4.13/ends P1"} <= set(said)


def test_15_3_the_goblins_omen() -> None:
    bad = turned("omen_goblin", 0, "key")
    assert "8.15/robs P1 1" in bad.play("to F1_R2", rolls=[1])

    mild = turned("omen_goblin", 1, "vial mask key")
    mild.play("to F1_R2", rolls=[1])
    assert ["discard vial", "discard mask"] == mild.legal

    assert ["15.3/discards P1 mask"] == mild.play("discard mask")
    assert 1 == mild.position["discards"]["omen_goblin"]


def test_15_4_the_queens_omen() -> None:
    bad = turned("omen_queen", 0)
    assert "8.16/freezes P1" in bad.play("to F1_R2", rolls=[1])

    mild = turned("omen_queen", 1)

    assert "8.3/appears servant F1_PAS" in mild.play("to F1_R2", rolls=[1])


def test_15_5_the_tue_tues_omen() -> None:
    bad = turned("omen_tue_tue", 0)
    assert "9.20/counts P1 1" in bad.play("to F1_R2", rolls=[1])

    mild = turned("omen_tue_tue", -3)

    assert "15.5/set P1 0" in mild.play("to F1_R2", rolls=[6])
