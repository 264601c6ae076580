"""EC-17 Teams."""

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.seen import View

from .scene import scene

RED = "T1 10,10; T2 10,14; T3 10,18; T4 10,22; E1 10,26; E2 10,30"
BLUE = RED.replace("10,", "80,")


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


def test_17_2_the_rotation_begins_with_another_seat_each_round() -> None:
    table = scene(RED, BLUE, seats=4, reserve=False)
    for n in range(4):
        table.do("pass", dice="6 6 1 1" if n == 3 else "")

    assert "2" == table.seat  # round 2, red first


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

    eyes = GAME.view(table.state, 2)
    assert isinstance(eyes, View)
    assert [{"frenzy": 1}, None, {}, None] == [one.hand for one in eyes.players]
