"""EC-12 Promotion."""

import pytest

from .scene import Skirmish, keys, scene


def kill(unit: str, **options: object) -> Skirmish:
    table = scene(unit, "D1 50,30", options=options)
    table.stand(unit.split()[0])
    return table


@pytest.mark.parametrize(
    ("unit", "kills"),
    [("D1", 1), ("T1", 2), ("M1", 2), ("E1", 3), ("B1", 3), ("A1", 3)],
)
def test_12_1_a_unit_rises_at_its_number_of_kills(unit: str, kills: int) -> None:
    dice = "6" if unit == "M1" else "6 2"
    before = kill(f"{unit} 40,30 kills={kills - 1}")
    assert "12.1/promoted" in keys(before.do("target D1", "take", dice=f"{dice} =0"))

    if kills > 1:
        early = kill(f"{unit} 40,30 kills={kills - 2}")
        assert "12.1/promoted" not in keys(early.do("target D1", "take", dice=dice))


def test_12_2_promotion_refreshes_and_brings_a_card() -> None:
    table = kill("E1 40,30 kills=2 health=1 wounds=2 delay=1")
    table.do("target D1", "take", dice="6 2 =4")

    row = table.unit("red E1")
    assert (3, 0, 1) == (row["health"], row["wounds"], row["rank"])
    assert "delay" not in row
    assert "last_charge" == table.hand(0)


def test_12_3_promotion_can_be_repeated() -> None:
    again = kill("D1 40,30 rank=1")
    assert "12.1/promoted red D1 2" in again.do("target D1", "take", dice="6 2 =0")

    once = kill("D1 40,30 rank=1", promotion_repeat=False)
    assert "12.1/promoted" not in keys(once.do("target D1", "take", dice="6 2"))
    never = kill("D1 40,30", promotion=False)
    assert "12.1/promoted" not in keys(never.do("target D1", "take", dice="6 2"))


def test_12_4_it_is_checked_after_wounds_and_after_action_cards() -> None:
    knife = scene("D1 40,30", "D1 43,30", hands={0: "poisoned_knife"})
    said = keys(knife.do("unit D1", "play poisoned_knife", "target D1", dice="=0"))

    assert said.index("9.6/removed") < said.index("12.1/promoted")
