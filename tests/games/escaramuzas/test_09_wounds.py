"""EC-9 Wounds, panic, removal."""

import pytest

from .scene import Skirmish, keys, scene


def fight(red: str, blue: str, **options: object) -> Skirmish:
    table = scene(red, blue, options=options)
    table.stand(red.split()[0])
    return table


@pytest.mark.parametrize(("die", "points"), [(1, 1), (4, 1), (5, 2), (6, 2)])
def test_9_1_a_wound_is_light_or_grave(die: int, points: int) -> None:
    table = fight("T1 40,30", "E1 50,30")
    table.do("target E1", dice=f"1 2 | {die}")

    assert points == table.unit("red T1")["wounds"]


def test_9_1_limits_are_options() -> None:
    table = fight("T1 40,30 wounds=2", "E1 50,30", wound_limit=4, light_max=6)
    table.do("target E1", dice="1 2 | 6")

    assert 3 == table.unit("red T1")["wounds"]


def test_9_2_whoever_rolls_a_one_is_wounded() -> None:
    table = fight("T1 40,30", "E1 50,30")
    assert "9.2/critical red T1" in table.do("target E1", dice="1 2 | 1")

    mild = fight("T1 40,30", "E1 50,30", self_wounds=False)
    mild.do("target E1", dice="1 2")
    assert 0 == mild.unit("red T1")["wounds"]


def test_9_3_wound_points_do_not_reduce_health() -> None:
    table = fight("T1 40,30", "E1 50,30")
    table.do("target E1", dice="1 2 | 6")

    assert (2, 2) == (table.unit("red T1")["health"], table.unit("red T1")["wounds"])


def test_9_4_wound_rolls_stop_when_the_unit_is_gone() -> None:
    table = fight("T1 40,30 wounds=2", "E1 43,30")

    table.do("target E1", dice="1 1 2 | 1")

    assert {} == table.unit("red T1")


def test_9_5_panic_takes_two_ones_at_range_and_three_in_contact() -> None:
    table = fight("T1 40,30", "E1 43,30")
    table.do("target E1", dice="1 1 6")
    assert "defend" == table.stage

    ranged = fight("T1 40,30", "E1 50,30")
    said = ranged.do("target E1", dice="1 1")
    assert "9.5/panics red T1 2" in said
    brave = fight("T1 40,30", "E1 50,30", panic=False)
    brave.do("target E1", dice="1 1 | 1 1")
    assert 2 == brave.unit("red T1")["wounds"]


def test_9_5_defenders_panic_only_by_option() -> None:
    table = fight("T1 40,30", "E1 50,30", panic_defence=True)

    said = table.do("target E1", "evade", dice="5 2 | 1 1")

    assert "9.5/panics blue E1 2" in said
    assert 1 == table.side("red")["ranged_game"]
    assert 1 == table.unit("red T1")["kills"]


def test_9_6_credit_follows_the_cause() -> None:
    ranged = fight("T1 40,30", "D1 50,30")
    ranged.do("target D1", "take", dice="6 2")
    close = fight("T1 40,30", "D1 43,30")
    close.do("target D1", "take", dice="6 2 2")
    own = fight("T1 40,30 wounds=2", "E1 43,30")
    own.do("target E1", dice="1 2 2 | 1")

    assert (1, 0) == (
        ranged.side("red")["ranged_round"],
        ranged.side("red")["close_round"],
    )
    assert (0, 1) == (
        close.side("red")["ranged_round"],
        close.side("red")["close_round"],
    )
    assert 1 == own.side("blue")["close_round"]
    assert 0 == own.unit("blue E1")["kills"]


def test_9_7_removed_units_never_return() -> None:
    table = fight("T1 40,30", "D1 50,30")
    table.do("target D1", "take", dice="6 2")
    table.do("pass", "pass", dice="6 6 1 1")

    assert {} == table.unit("blue D1")


def test_9_8_nothing_is_rolled_after_the_end() -> None:
    table = scene(
        "T1 40,30; D1 10,10; D2 10,14; T2 10,18",
        "D1 50,30; D2 80,10; T1 80,14; T2 80,18",
        reserve=False,
    )
    table.stand("T1")
    said = table.do("target D1", "take", dice="6 1")

    assert "16.1/dominates" == keys(said)[-1]
    assert [] == table.legal


def test_9_9_delayed_damage_comes_before_the_initiative() -> None:
    table = scene("T1 10,10 delay=1; E1 10,20 delay=2", "T1 80,10 health=1 delay=3")

    said = table.do("pass", "pass", dice="6 6 1 1")

    assert ["9.9/delayed red T1 1", "9.9/delayed red E1 2", "9.9/delayed red E1 1"] == [
        event for event in said if event.startswith("9.9/delayed red")
    ]
    assert 1 == keys(said).count("9.6/removed")
    assert keys(said).index("9.9/delayed") < keys(said).index("5.3/rolls")
