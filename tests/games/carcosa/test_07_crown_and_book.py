"""CA-7: Sanctuary, Crown, False King, Book and Tales."""

import pytest

from .scene import scene


def test_7_1_the_crown_costs_a_key_and_an_action_in_the_sanctuary() -> None:
    house = scene(souls={"P1": {"node": "F3_PAS", "items": "key", "trail": ["F3_R1"]}})

    assert "7.1/crown P1" in house.play("crown")
    assert 1 == house.actions
    assert [] == house.soul("P1")["trail"]
    assert "crown" not in scene(souls={"P1": {"node": "F3_PAS"}}).legal
    assert "crown" not in scene(souls={"P1": {"items": "key"}}).legal
    taken = scene(crown="P2", souls={"P1": {"node": "F3_PAS", "items": "key"}})
    assert "crown" not in taken.legal


def test_7_2_the_spent_key_is_destroyed() -> None:
    house = scene(souls={"P1": {"node": "F3_PAS", "items": "key"}})

    assert "7.2/spent P1" in house.play("crown")
    assert 1 == house.position["keys_destroyed"]


def test_7_2_or_it_goes_back_under_a_box() -> None:
    house = scene(
        options={"crown_key": "returned"},
        souls={"P1": {"node": "F3_PAS", "items": "key"}},
    )

    assert "7.2/returned P1 F3_R1" in house.play("crown")
    assert house.box("F3_R1").endswith("? key")
    assert 0 == house.position["keys_destroyed"]


def test_7_3_the_crown_survives_a_collapse() -> None:
    house = scene(crown="P1", souls={"P1": {"sanity": -4}})

    house.run("house")

    assert (-5, "P1") == (house.sanities[0], house.position["crown"])


def test_7_4_the_false_king_is_immune_to_attract_only() -> None:
    house = scene(crown="P1", king=1)

    assert "6.4/loses P1 1" in house.run("presence")
    said = house.run("effect", rolls=[5])
    assert "7.4/stays P1" in said


def test_7_5_the_book_is_kept_for_good() -> None:
    house = scene(
        souls={"P1": {"items": "vial vial", "sanity": -3}},
        boxes={"F1_R2": "book yellow_blow"},
    )

    assert "7.5/book P1" in house.play("to F1_R2")
    house.play("search")

    assert (-5, "P1") == (house.sanities[0], house.position["book"])


def test_7_6_a_tale_needs_no_slot_and_can_be_lost() -> None:
    house = scene(
        souls={"P1": {"items": "vial vial", "sanity": -3}},
        boxes={"F1_R2": "mask yellow_blow"},
    )

    house.play("to F1_R2")
    assert "vial vial mask" == house.items("P1")
    house.play("search")

    assert "" == house.items("P1")


def test_7_7_only_the_bearer_of_the_book_attaches() -> None:
    house = scene(book="P1", souls={"P1": {"items": "mask"}}, turn={"spent": 2})

    assert "7.7/attaches P1 mask" in house.play("attach mask")
    assert 1 == house.position["tales_attached"]
    assert "attach mask" not in scene(book="P2", souls={"P1": {"items": "mask"}}).legal


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_7_8_each_tale_banishes_for_one_round_more(before: int) -> None:
    house = scene(book="P1", tales_attached=before, souls={"P1": {"items": "sign"}})

    house.play("attach sign")

    assert before + 1 == house.position["vanish"]


@pytest.mark.parametrize(("stacking", "vanish"), [("max", 2), ("sum", 3)])
def test_7_9_banishments_do_not_add_up(stacking: str, vanish: int) -> None:
    house = scene(
        options={"vanish_stacking": stacking},
        king=1,
        book="P1",
        tales_attached=1,
        vanish=1,
        souls={"P1": {"items": "sign"}},
    )

    assert f"7.9/banished {vanish}" in house.play("attach sign")
    assert (vanish, "F3") == (house.position["vanish"], house.position["king_floor"])


def test_7_10_an_absent_king_blocks_nothing() -> None:
    house = scene(vanish=1, souls={"P1": {"node": "F3_PAS", "sanity": 0}})
    assert "meditate" in house.legal

    house.run("banishment")

    back = scene(souls={"P1": {"node": "F3_PAS", "sanity": 0}})
    assert "meditate" not in back.legal
    assert (0, "F3") == (house.position["vanish"], house.position["king_floor"])
