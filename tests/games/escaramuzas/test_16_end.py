"""EC-16 End of the game."""

from .scene import Skirmish, scene

FIVE = "T1 40,30; D1 10,10; D2 10,14; T2 10,18; T3 10,22"
FOUR = "D1 50,30; D2 80,10; T1 80,14; T2 80,18"


def test_16_1_three_units_or_fewer_lose_at_once() -> None:
    table = scene(FIVE, FOUR, reserve=False, counters={"blue": {"vp": 50}})
    table.stand("T1")
    table.do("target D1", "take", dice="6 2")

    assert "1 0 by 16.1" == table.result


def test_16_1_one_side_is_always_first() -> None:
    red = "D1 40,30; D2 10,10; T1 10,14; T2 10,18"
    table = scene(
        red,
        "T1 50,30 health=1; D2 80,10; D3 80,14; D4 80,18",
        reserve=False,
        hands={0: "last_charge"},
    )
    table.do("unit D1", "play last_charge", "target T1", dice="")

    assert "1 0 by 16.1" == table.result
    assert {} != table.unit("red D1")  # the charger need not fall any more


def test_16_2_more_points_win_after_the_last_round() -> None:
    table = scene(FIVE, FOUR, round=6, counters={"blue": {"vp": 5}})
    table.do("pass", "pass", dice="")

    assert "0 1 by 16.2" == table.result


def level(**options: object) -> Skirmish:
    table = scene(FIVE, FOUR, round=6, options=options)
    table.do("pass", "pass", dice="")
    return table


def test_16_3_level_points_go_to_more_units() -> None:
    assert "1 0 by 16.3" == level().result
    assert "1/2 1/2 by 16.3" == level(tiebreak="draw").result


def test_16_4_team_mates_share_the_result() -> None:
    table = scene(FIVE, FOUR, round=6, seats=4, counters={"red": {"vp": 5}})
    while table.seat:
        table.do("pass", dice="")

    assert "1 0 1 0 by 16.2" == table.result
