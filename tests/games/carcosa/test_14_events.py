"""CA-14: event cards."""

import pytest

from .scene import CarcosaScene, Fields, scene


def turned(card: str, sanity: int, **more: Fields) -> CarcosaScene:
    """P1 with this sanity before F1_R2, where the card lies on top."""
    souls: dict[str, Fields] = {"P1": {"sanity": sanity}, **more}
    return scene(souls=souls, boxes={"F1_R2": card})


def test_14_1_fury_doubles_the_presence() -> None:
    house = turned("yellow_fury", -5)

    assert "14.1/doubled" in house.play("to F1_R2", rolls=[1])
    assert house.position["doubled"]


def test_14_1_fury_brings_the_king() -> None:
    house = turned("yellow_fury", 1, P4={"node": "F2_R1"})

    said = house.play("to F1_R2", rolls=[1])

    assert "14.1/king F1" in said
    assert [0, 4, 2, 4] == house.sanities
    assert "F1" == house.position["king_floor"]


def test_14_1_fury_spares_the_false_kings_floor_and_an_absent_king() -> None:
    for fields in ({"crown": "P2"}, {"vanish": 1}):
        house = scene(
            souls={"P1": {"sanity": 1}}, boxes={"F1_R2": "yellow_fury"}, **fields
        )
        house.play("to F1_R2", rolls=[1])
        assert [1, 5, 3, 4] == house.sanities


def test_14_1_fury_may_banish_the_king() -> None:
    house = turned("yellow_fury", 4)

    assert "7.9/banished 1" in house.play("to F1_R2", rolls=[1])


@pytest.mark.parametrize(
    ("sanity", "event"),
    [(1, "14.2/stays P1"), (2, "14.2/loses P1 1"), (4, "14.2/takes P1 blunt")],
)
def test_14_2_a_corpse_holds_hurts_or_arms(sanity: int, event: str) -> None:
    house = turned("corpse", sanity)

    assert event in house.play("to F1_R2", rolls=[1])


@pytest.mark.parametrize(("before", "after"), [(-4, 4), (3, -3), (0, 0)])
def test_14_3_the_mirror_turns_sanity_round(before: int, after: int) -> None:
    house = turned("yellow_mirror", before)

    house.play("to F1_R2")

    assert after == house.sanities[0]


def test_14_3_the_mirror_can_break_a_strong_soul() -> None:
    house = scene(active="P2", boxes={"F1_R2": "yellow_mirror"})

    assert "9.6/collapses P2" in house.play("to F1_R2")


@pytest.mark.parametrize(
    ("sanity", "face", "event"),
    [
        (-1, 1, "14.4/loses P1 3"),
        (0, 2, "14.4/gains P1 poisoned"),
        (1, 2, "14.4/recovers P1 2"),
    ],
)
def test_14_4_a_meal_may_be_bad_or_good(sanity: int, face: int, event: str) -> None:
    house = turned("served_meal", sanity)

    assert event in house.play("to F1_R2", rolls=[face])


def test_14_4_a_good_meal_has_a_guest() -> None:
    house = turned("served_meal vial", 2, P2={"sanity": 1})

    house.play("to F1_R2", rolls=[5])
    assert ["invite P2", "invite P3", "invite P4"] == house.legal
    said = house.play("invite P2")

    assert [4, 3] == house.sanities[:2]
    assert "5.6/comes P2 F1_R2" in said
    assert "5.2/reveals P2 vial F1_R2" in said
    alone = scene(
        roles=("tank",), souls={"P1": {"sanity": 2}}, boxes={"F1_R2": "served_meal"}
    )
    assert "14.4/recovers P1 2" in alone.play("to F1_R2", rolls=[6])


@pytest.mark.parametrize(
    ("sanity", "face", "statuses", "after"),
    [(1, 2, {}, 1), (1, 3, {}, 2), (3, 5, {"cursed": 2, "serenity": 2}, 3)],
)
def test_14_5_the_divan_clears_or_calms(
    sanity: int, face: int, statuses: dict[str, int], after: int
) -> None:
    house = turned("yellow_divan", sanity)
    house.house.souls[0].status[1] = 2

    house.play("to F1_R2", rolls=[face])

    assert (statuses, after) == (house.soul("P1")["statuses"], house.sanities[0])


@pytest.mark.parametrize(("face", "other"), [(1, "P2"), (3, "P4")])
def test_14_6_faces_change_with_a_neighbour(face: int, other: str) -> None:
    house = turned("face_changer", 1)

    assert f"14.6/swaps P1 {other}" in house.play("to F1_R2", rolls=[face, *[1] * 9])
    assert "F1_PAS" == house.nodes[0]


def test_14_6_nothing_happens_in_one_node() -> None:
    house = scene(
        souls={"P1": {"sanity": 1}, "P2": {"node": "F1_R2"}},
        boxes={"F1_R2": "face_changer"},
    )

    assert not any("14.6" in event for event in house.play("to F1_R2", rolls=[1]))


def test_14_7_a_blow_costs_2() -> None:
    assert "14.7/loses P1 2" in turned("yellow_blow", 4).play("to F1_R2")


@pytest.mark.parametrize(
    ("card", "face", "node"),
    [
        ("elevator", 2, "F2_R2"),
        ("elevator", 4, "F3_R2"),
        ("trapdoor", 2, "F2_R2"),
        ("trapdoor", 4, "F3_R2"),
    ],
)
def test_14_8_the_elevator_and_its_like_go_round_the_floors(
    card: str, face: int, node: str
) -> None:
    house = scene(
        souls={"P1": {"sanity": 0}},
        boxes={"F1_R2": card, "F2_R2": "vial", "F3_R2": "vial"},
    )

    house.play("to F1_R2", rolls=[face])

    assert node == house.nodes[0]


def test_14_9_the_trapdoor_goes_down() -> None:
    house = scene(
        souls={"P1": {"sanity": 0, "node": "F3_R2"}},
        boxes={"F3_R2": "trapdoor", "F2_R2": "vial"},
    )

    said = house.play("search", rolls=[4])

    assert "14.9/falls P1 F2_R2" in said
    stuck = turned("trapdoor", -5)
    assert "4.13/ends P1" in stuck.play("to F1_R2", rolls=[1])


def test_14_10_the_motemey_deals_until_one_leaves() -> None:
    house = scene(
        merchant="vial compass",
        souls={"P1": {"items": "blunt", "sanity": 2}},
        boxes={"F1_R2": "motemey_call"},
    )

    assert "14.10/merchant P1" in house.play("to F1_R2")
    assert ["buy", "buy tale", "sell blunt", "leave"] == house.legal
    house.play("sell blunt", "buy", "pick 1")
    assert ["sell vial", "leave"] == house.legal
    house.play("leave")

    assert ("turn", "P1") == (house.stage, house.asked)
    assert house.box("F1_R2").endswith("motemey_call")
