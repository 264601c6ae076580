"""EC-17 Teams."""

import sobremesa as s
from sobremesa.games import find
from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.seen import View
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify

from .scene import Skirmish, scene

RED = "T1 10,10; T2 10,14; T3 10,18; T4 10,22; E1 10,26; E2 10,30"
BLUE = RED.replace("10,", "80,")


def eyes_of(table: Skirmish, seat: int) -> View:
    eyes = GAME.view(table.state, seat)
    assert isinstance(eyes, View)
    return eyes


def test_17_1_units_are_shared_out_by_roster() -> None:
    table = scene(RED, BLUE, seats=6, reserve=False)
    own = []
    for _ in range(6):
        own.append((table.seat, table.legal[:-1]))
        table.do("pass", dice="6 6 1 1" if len(own) == 6 else "")

    assert [
        ("0", ["unit T3", "unit E1"]),
        ("1", ["unit T3", "unit E1"]),
        ("2", ["unit T1", "unit T4", "unit E2"]),
        ("3", ["unit T1", "unit T4", "unit E2"]),
        ("4", ["unit T2"]),
        ("5", ["unit T2"]),
    ] == own


def test_17_1_four_seats_of_a_side_have_a_quarter_of_the_roster_each() -> None:
    table = scene(RED, BLUE, seats=8, reserve=False)
    own = []
    for _ in range(8):
        own.append((table.seat, table.legal[:-1]))
        table.do("pass", dice="6 6 1 1" if len(own) == 8 else "")

    assert [
        ("0", ["unit T2", "unit E1"]),
        ("1", ["unit T2", "unit E1"]),
        ("2", ["unit T3", "unit E2"]),
        ("3", ["unit T3", "unit E2"]),
        ("4", ["unit T4"]),
        ("5", ["unit T4"]),
        ("6", ["unit T1"]),
        ("7", ["unit T1"]),
    ] == own


def test_17_1_the_smallest_armies_have_a_unit_for_each_of_eight_seats() -> None:
    four = "D1 10,10; D2 10,20; D3 10,30; D4 10,40"
    options = {"army_red": "D4", "army_blue": "D4"}
    table = scene(
        four, four.replace("10,", "80,"), seats=8, reserve=False, options=options
    )
    owners = [unit.owner for unit in eyes_of(table, 0).units]

    assert ["0", "2", "4", "6", "1", "3", "5", "7"] == owners


def test_17_2_the_rotation_begins_with_another_seat_each_round() -> None:
    table = scene(RED, BLUE, seats=4, reserve=False)
    for n in range(4):
        table.do("pass", dice="6 6 1 1" if n == 3 else "")

    assert "2" == table.seat  # round 2, red first


def test_17_2_the_fourth_seat_of_each_side_begins_in_round_four() -> None:
    table = scene(RED, BLUE, seats=8, reserve=False, round=3)
    order: list[str] = []
    for n in range(8):
        table.do("pass", dice="6 6 1 1" if n == 7 else "")
    while len(order) < 8:
        order.append(table.seat)
        table.do("pass", dice="6 6 1 1" if len(order) == 8 else "")

    assert ["6", "7", "0", "1", "2", "3", "4", "5"] == order


def test_17_3_only_the_owner_decides_for_a_unit() -> None:
    table = scene("T1 40,30; T2 10,10", "E1 50,30; E2 80,10", seats=4)
    assert "unit T1" not in table.legal  # T1 is seat 2's, E1 seat 1's
    table.do("pass", "pass")
    assert "2" == table.seat

    table.stand("T1")
    table.do("target E1", dice="5 2")

    assert ("defend", "1") == (table.stage, table.seat)


def test_17_3_team_mates_see_each_others_hands() -> None:
    table = scene(RED, BLUE, seats=4, hands={0: "frenzy", 1: "refill"})

    hands = [one.hand for one in eyes_of(table, 2).players]
    assert [{"frenzy": 1}, None, {}, None] == hands


def test_17_3_of_eight_seats_four_see_each_others_hands() -> None:
    hands = {0: "frenzy", 1: "refill", 6: "espionage", 7: "tourniquet"}
    table = scene(RED, BLUE, seats=8, hands=hands)

    for seat in (0, 2, 4, 6):
        red = [one.hand for one in eyes_of(table, seat).players]
        assert [{"frenzy": 1}, {}, {}, {"espionage": 1}] == red[::2]
        assert [None] * 4 == red[1::2]


def test_17_3_the_fourth_seat_decides_for_its_units_alone() -> None:
    table = scene("T2 40,30", "T1 50,30", seats=8)
    table.do("pass")  # of red only T2 (seat 0) is ready, of blue T1 (seat 7) and D7
    while table.seat != "7":
        table.do("pass")

    assert ["unit T1", "pass"] == table.legal


def test_17_1_a_match_of_eight_bots_is_recorded_and_verified() -> None:
    """Every commander decides, and all of a side share its end."""
    match = s.Match(
        "escaramuzas",
        ["greedy", "chance"] * 4,
        seed=8,
        preset="espresso",
        rounds=2,
        deploy_gap=30,
    )
    match.run()
    record = notation.read(match.record())

    told = verify(record, find)

    assert told.over
    assert set(range(8)) == {seat for seat, _ in told.actions}
    scores = told.state.result().scores
    assert scores[:2] * 4 == scores
    assert list("01234567") == list(record.seats)
