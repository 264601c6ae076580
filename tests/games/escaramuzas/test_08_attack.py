"""EC-8 Attack resolution."""

import pytest

from .scene import Skirmish, keys, scene


def shot(
    target: str = "E1 50,30",
    shooter: str = "T1 40,30",
    *,
    options: dict[str, object] | None = None,
    hands: dict[int, str] | None = None,
) -> Skirmish:
    table = scene(shooter, target, options=options, hands=hands)
    table.stand(shooter.split()[0])
    return table


@pytest.mark.parametrize(
    ("shooter", "place", "dice"),
    [("T1", "50,30", 2), ("T1", "43,30", 3), ("M1", "50,30", 1), ("M1", "43,30", 2)],
)
def test_8_1_the_pool_is_the_units_ad_or_cc(
    shooter: str, place: str, dice: int
) -> None:
    table = shot(f"E1 {place}", f"{shooter} 40,30")

    said = table.do("target E1", dice=" ".join(["2"] * dice))

    assert dice == keys(said).count("8.3/misses")


def test_8_2_classes_are_natural() -> None:
    table = shot("E1 43,30")

    said = table.do("target E1", dice="1 6 3")

    assert ["8.2/critical", "8.2/exito", "8.3/misses"] == keys(said)[1:4]


def test_8_3_a_die_hits_by_its_value() -> None:
    aimed = shot(hands={0: "steady_aim"})
    aimed.do("play steady_aim")
    assert "8.3/hits 3 1 4 4" in aimed.do("target E1", dice="3 2")

    harder = shot(options={"hit_on": 5})
    assert "8.3/misses 4 0 4 5" in harder.do("target E1", dice="4 2")


def test_8_4_steps_come_in_order() -> None:
    table = shot("D1 50,30", "D1 40,30")

    said = keys(table.do("target D1", "take", dice="6 1 | 2 =0"))

    order = ["7.2/shoots", "8.2/exito", "8.7/damage", "9.2/critical", "12.1/promoted"]
    assert order == [key for key in said if key in order]


def test_8_5_hits_come_from_the_highest() -> None:
    table = shot("E1 43,30")
    table.do("target E1", dice="4 5 6")

    assert ["take"] == table.legal
    table.do("take")
    assert [5, 4] == table.position["attack"]["hits"]
    assert ["evade", "take"] == table.legal


def test_8_5_evading_can_be_made_compulsory() -> None:
    table = shot(options={"evade_choice": False})
    table.do("target E1", dice="4 2")

    assert ["evade"] == table.legal


def test_8_6_one_die_equal_or_higher_evades() -> None:
    for dice, health in (("5 2", 3), ("4 4", 2), ("6 3", 3)):
        table = shot()
        table.do("target E1", dice="5 2")
        table.do("evade", dice=dice)
        assert health == table.unit("blue E1")["health"], dice


def test_8_7_a_hit_taken_is_one_damage() -> None:
    table = shot()

    assert "8.7/damage blue E1 2" in table.do("target E1", "take", dice="5 2")


def test_8_8_ones_among_evade_dice_wound_after_the_damage() -> None:
    table = shot()

    said = keys(table.do("target E1", "evade", dice="5 2 | 1 1 | 2 2"))

    assert ["8.7/damage", "8.8/critical", "9.1/light", "8.8/critical", "9.1/light"] == [
        key for key in said if key[:3] in ("8.7", "8.8", "9.1")
    ]
    assert 2 == table.unit("blue E1")["wounds"]


def test_8_3_each_modifier_is_told_with_its_cause() -> None:
    aimed = scene("T1 40,30", "E1 50,30", hands={0: "steady_aim"})
    aimed.stand("T1")
    aimed.do("play steady_aim")
    assert "8.3/aim red T1 1" in aimed.do("target E1", dice="2 2")

    answered = scene(
        "T1 34,24", "E1 40,24", map="diagonal_woods", hands={1: "counterattack"}
    )
    answered.stand("T1")
    answered.do("target E1")
    said = answered.do("play counterattack", dice="2 2 3 3")
    assert "8.3/counter blue E1 1" in said
    assert "8.3/misses 3 -1 2 4" in said  # whoever shoots out of cover has none against
