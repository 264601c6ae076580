"""EC-5 Rounds, initiative, action points."""

from .scene import keys, scene

LINE = "T1 10,10; T2 10,20; T3 10,30"
FACING = "T1 80,10; T2 80,20; T3 80,30"


def test_5_1_a_match_has_its_rounds() -> None:
    table = scene(LINE, FACING, options={"rounds": 2})

    said = table.do("pass", "pass", dice="6 6 1 1")
    assert "5.1/round 2" in said
    table.do("pass", "pass", dice="")
    assert "over" == table.stage


def test_5_2_all_units_become_ready_and_ledgers_are_cleared() -> None:
    kills = {"ranged_round": 2, "close_round": 1, "ranged_game": 2, "close_game": 1}
    table = scene("T1 10,10 idle; T2 10,20", FACING, counters={"red": kills})

    table.do("pass", "pass", dice="6 6 1 1")

    red = table.side("red")
    assert all(unit["ready"] for unit in red["units"])
    assert (0, 0, 2, 1) == (
        red["ranged_round"],
        red["close_round"],
        red["ranged_game"],
        red["close_game"],
    )
    assert [] == table.position["passed"]


def test_5_3_equal_totals_are_rolled_again() -> None:
    table = scene(LINE, FACING)

    said = table.do("pass", "pass", dice="1 2 2 1 | 1 1 6 6")

    assert ["5.3/rolls", "5.3/rolls", "5.3/tie", "5.3/rolls", "5.3/rolls"] == [
        key for key in keys(said) if key.startswith("5.3") and key != "5.3/first"
    ]
    assert "1" == table.seat


def test_5_4_each_side_has_the_higher_total() -> None:
    table = scene(LINE, FACING)
    assert "5.4/points 9" in table.do("pass", "pass", dice="4 5 1 1")

    assert "5.5/activates red T1 8" in table.do("unit T1")
    assert (8, 9) == (table.side("red")["ap"], table.side("blue")["ap"])


def test_5_5_sides_alternate_and_a_unit_activates_once() -> None:
    table = scene(LINE, FACING)
    table.stand("T1")
    table.do("hold")
    assert "1" == table.seat
    table.stand("T1")
    table.do("hold")

    assert "0" == table.seat
    assert "unit T1" not in table.legal


def test_5_6_a_seat_that_passed_is_out() -> None:
    table = scene(LINE, FACING)

    assert ["5.6/passes 0"] == table.do("pass")
    assert [0] == table.position["passed"]
    for label in ("T1", "T2", "T3"):
        assert "1" == table.seat
        table.stand(label)
        table.do("hold")


def test_5_7_a_side_without_ap_is_out() -> None:
    table = scene(LINE, FACING, counters={"blue": {"ap": 0}})
    table.stand("T1")
    table.do("hold")

    assert "0" == table.seat


def test_5_7_ready_units_are_counted_when_the_turn_begins() -> None:
    table = scene(
        "T1 10,10; T2 10,20 idle",
        "T1 80,10; T2 80,14; T3 80,18",
        hands={0: "refill"},
        reserve=False,
        options={"defeat_threshold": 0},
    )
    table.do("unit T1", "play refill", "ally T2", "stand", "hold")
    table.do("pass")

    assert ["unit T2", "pass"] == table.legal


def test_5_8_a_platoon_activates_several_units_in_a_turn() -> None:
    table = scene(LINE, FACING, options={"platoon_size": 2})
    table.stand("T1")
    table.do("hold")
    assert ("0", ["unit D7", "unit T2", "unit T3", "done"]) == (table.seat, table.legal)

    table.stand("T2")
    table.do("hold")
    assert "1" == table.seat
    table.stand("T1")
    table.do("hold")
    assert ["5.8/done 1"] == table.do("done")
    assert ("0", "pass") == (table.seat, table.legal[-1])


def test_5_9_the_round_ends_when_both_are_out() -> None:
    table = scene(LINE, FACING)
    table.do("pass")

    assert "5.9/ends 1" in table.do("pass", dice="6 6 1 1")
