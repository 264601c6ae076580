"""CA-11: roles."""

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.view import view
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import scene

TANK = ("tank", "healer", "scout", "psychic")
BRAWL = ("brawler", "healer", "scout", "psychic")
SCOUT = ("scout", "healer", "tank", "psychic")


def test_11_1_comfort_heals_the_others_on_the_floor() -> None:
    house = scene(souls={"P2": {"sanity": 1}, "P3": {"node": "F2_R1", "sanity": 0}})

    said = house.play("comfort serenity")

    assert "11.1/recovers P2 2" in said
    assert [3, 3, 0, 4] == house.sanities
    assert {"serenity": 2} == house.soul("P4")["statuses"]
    assert 1 == house.actions


def test_11_1_comfort_needs_company_and_sanity() -> None:
    alone = scene(souls={"P1": {"node": "F2_R1"}})
    spent = scene(souls={"P1": {"sanity": -4}})

    for house in (alone, spent):
        assert "comfort serenity" not in house.legal


def test_11_2_the_tank_suffers_for_its_ward() -> None:
    house = scene(roles=TANK)

    house.play("guard P2")
    said = house.run("house")

    assert "11.2/suffers P1 P2" in said
    assert [5, 4] == house.sanities[:2]


@pytest.mark.parametrize(
    "tank",
    [
        {"node": "F1_R1"},
        {"sanity": -5},
        {"statuses": {"trapped": 2}, "captor": "spider"},
    ],
)
def test_11_2_not_from_afar_broken_or_trapped(tank: dict[str, object]) -> None:
    house = scene(
        roles=TANK,
        monsters=["spider F1_PAS"],
        souls={"P1": {"guard": "P2", **tank}},
    )

    assert "6.2/loses P2 1" in house.run("house")


def test_11_2_a_guard_can_be_lifted() -> None:
    house = scene(roles=TANK, souls={"P1": {"guard": "P2"}})
    assert {"guard P3", "guard P4", "guard none"} == {
        text for text in house.legal if text.startswith("guard")
    }

    assert ["11.2/guards P1 none"] == house.play("guard none")


def test_11_3_a_high_roller_doubles_once_in_its_own_turn() -> None:
    house = scene(active="P2", boxes={"F1_R2": "corpse corpse"})

    house.play("to F1_R2", rolls=[1])
    said = house.play("double", rolls=[2])

    assert ["11.3/doubles P2 2 8"] == said[:1]
    house.play("search", rolls=[1])
    assert "double" not in house.legal


def test_11_3_never_in_anothers_turn() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "sanity": 1}, "P2": {"node": "F2_R2"}},
        boxes={"F1_R2": "face_changer corpse", "F2_R2": "vial"},
    )

    said = house.play("search", rolls=[1, 1])

    assert "5.2/reveals P2 corpse F1_R2" in said
    assert "turn" == house.stage


def test_11_4_the_scouts_first_move_is_free() -> None:
    house = scene(roles=SCOUT, boxes={"F1_R2": "vial", "F1_R1": "yellow_divan"})

    house.play("to F1_R2")
    assert 2 == house.actions
    house.play("to F1_R1", rolls=[1])

    assert 1 == house.actions
    spent = scene(roles=SCOUT, turn={"spent": 2})
    assert "to F1_R1" in spent.legal


@pytest.mark.parametrize(("face", "ends"), [(2, True), (3, False)])
def test_11_4_a_scout_may_stumble_on_stairs(face: int, ends: bool) -> None:
    house = scene(
        roles=SCOUT,
        souls={"P1": {"node": "F1_R1", "sanity": 0}},
        boxes={"F2_R1": "vial"},
    )

    said = house.play("to F2_R1", rolls=[face])

    assert ends == (f"11.4/stumbles P1 {face}" in said)
    assert ends != (f"11.4/steady P1 {face}" in said)
    assert "5.2/reveals P1 vial F2_R1" in said
    assert ends == (house.asked == "P2")


def test_11_5_the_brawler_strikes_for_free() -> None:
    house = scene(
        roles=BRAWL,
        monsters=["spider F1_PAS"],
        souls={"P1": {"items": "blunt"}},
        turn={"spent": 2},
    )

    assert "8.6/stunned spider 1" in house.play("blunt spider")


def test_11_6_the_psychic_sees_both_cards_of_a_box_of_two() -> None:
    house = scene(active="P4")
    sheet = house.position
    few = {"top": ["yellow_blow"], "unseen": [0, 0, 0], "bottom": ["vial"]}
    sheet["boxes"]["B2"] |= few
    state = GAME.load(house.chosen, 4, sheet)

    state.apply(GAME.table.number("to F1_R2"), Fast("psychic"), Silence())

    shown = view(state, 3).psy
    assert shown is not None
    assert ["yellow_blow", "vial"] == shown.keep


def test_11_6_the_psychic_swaps_or_buries() -> None:
    house = scene(active="P4", boxes={"F1_R2": "yellow_blow vial"})

    house.play("to F1_R2")
    assert ["psy keep", "psy swap", "psy bury 1", "psy bury 2"] == house.legal
    said = house.play("psy swap")

    assert "5.2/reveals P4 vial F1_R2" in said
    assert house.box("F1_R2").startswith("yellow_blow ?")
    other = scene(active="P4", boxes={"F1_R2": "vial tue_tue"})
    said = other.play("to F1_R2", "psy bury 2")
    assert {"9.3/pays P4 2", "11.6/buries P4 tue_tue"} <= set(said)
    assert other.box("F1_R2").endswith("? tue_tue")


def test_11_6_not_when_searching() -> None:
    house = scene(
        active="P4", souls={"P4": {"node": "F1_R2"}}, boxes={"F1_R2": "vial compass"}
    )

    house.play("search")

    assert "vial" == house.items("P4")
