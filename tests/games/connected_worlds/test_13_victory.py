"""CW-13 Elimination, victory, end."""

import pytest

from sobremesa.games.connected_worlds.rules_victory import survivor
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.options import Value

from .scene import scene

MOVERS = "engineers portal harvester"
ATTACK = ("move engineers", "from B:d3", "to B:d4")


def test_13_1_a_seat_without_a_piece_is_out_and_its_cards_leave_the_game() -> None:
    table = scene(
        "s1 AC B:d3; s2 AT B:d4",
        hand=MOVERS,
        hands={"s2": "portal portal"},
        resources={"s2": 9},
        seats=3,
        bystanders=["s1", "s3"],
    )

    table.play(*ATTACK)

    assert (0, "", 0) == (table.resources("s2"), table.hand("s2"), table.deck("s2"))


def test_13_1_the_active_seats_turn_stops_when_it_is_out() -> None:
    table = scene(
        "s1 AT B:d3; s2 AC B:d4", hand=MOVERS, seats=3, bystanders=["s2", "s3"]
    )

    said = table.play(*ATTACK)

    assert "13.1/eliminated s1" in said
    assert not [e for e in said if e.startswith(("4.6", "4.7", "4.8", "4.9"))]
    assert ("s2", "") == (table.seat, table.played)


def test_13_1_a_seat_with_units_but_no_base_plays_on() -> None:
    table = scene("s1 AT B:d3; s2 SB B:d4; s2 AT B:f6", hand=MOVERS, bystanders=[])

    table.play(*ATTACK)

    assert ["s1", "s2"] == table.position["alive"]


def test_13_2_the_last_seat_wins_at_once() -> None:
    duel = scene("s1 AC B:d3; s2 AT B:d4", hand=MOVERS, bystanders=[])

    duel.play(*ATTACK)

    assert "1 0 by 13.2" == duel.result


def test_13_2_if_none_is_left_all_of_before_draw() -> None:
    duel = scene("s1 AT B:d3; s2 AT B:d4", hand=MOVERS, bystanders=[])
    three = scene(
        "s1 AT B:d3; s2 AT B:d4",
        hand=MOVERS,
        seats=3,
        bystanders=[],
        alive=["s1", "s2"],
    )

    said = duel.play(*ATTACK)
    three.play(*ATTACK)

    assert {"13.2/draws s1", "13.2/draws s2"} <= set(said)
    assert ("1/2 1/2 by 13.2", "") == (duel.result, duel.played)
    assert "1/2 1/2 0 by 13.2" == three.result


def test_13_3_victory_is_checked_at_the_end_of_a_round_only() -> None:
    mine = "s1 SB A:d4; s1 SB B:d4; s1 SB C:d4; s2 SB A:a1"
    table = scene(mine, bystanders=[])

    table.play("end")
    assert ("s2", "*") == (table.seat, table.result)
    table.play("end")

    assert "1 0 by 13.6" == table.result


def test_13_3_one_seat_fulfilling_several_wins_by_the_first() -> None:
    table = scene(
        "s1 SB A:d4; s1 SB B:d4 of s2; s1 SB C:d4; s2 AT A:a1",
        seat="s2",
        bystanders=[],
    )

    table.play("end")

    assert "1 0 by 13.5" == table.result


def test_13_4_war_is_won_when_no_enemy_has_a_piece() -> None:
    table = scene("s1 AT A:d4; s2 AT B:d4", bystanders=[])
    land = table.worlds.land
    assert -1 == survivor(land, 0b11)

    land.lose(1)
    land.survey()

    assert 0 == survivor(land, 0b11)
    assert ["13.4/wins s1"] == table.end_round()
    assert "1 0 by 13.4" == table.result


@pytest.mark.parametrize(
    ("pieces", "result"),
    [
        ("s1 SB A:d4 of s2; s2 CA B:d4", "1 0 by 13.5"),
        ("s1 SB A:d4; s2 CA B:d4", "*"),  # none captured
        ("s1 SB A:d4 of s2; s2 SB B:d4", "*"),  # one left
        ("s1 AT A:d4; s2 AT B:d4", "*"),  # no base at all
    ],
)
def test_13_5_all_bases_are_taken_and_one_of_them_captured(
    pieces: str, result: str
) -> None:
    table = scene(pieces, seat="s2", bystanders=[])

    table.play("end")

    assert result == table.result


@pytest.mark.parametrize(
    ("pieces", "result"),
    [
        ("s1 SB A:d4; s1 SB B:d4; s1 SB C:d4; s2 SB A:a1", "1 0 by 13.6"),
        ("s1 SB A:d4; s1 SB B:d4; s1 SB S:d4; s2 SB A:a1", "*"),  # space is none
        ("s1 SB A:d4; s1 SB B:d4; s1 SB C:d4 of s2; s2 SB A:a1", "1 0 by 13.6"),
        ("s1 SB A:d4; s1 SB B:d4; s2 SB A:a1", "*"),
    ],
)
def test_13_6_three_worlds_and_the_most_territory(pieces: str, result: str) -> None:
    table = scene(pieces, seat="s2", bystanders=[])

    table.play("end")

    assert result == table.result


@pytest.mark.parametrize("options", [{"worlds_to_win": 2}, {"preset": "two_worlds"}])
def test_13_6_the_number_of_worlds_is_an_option(options: dict[str, Value]) -> None:
    pieces = "s1 SB A:d4; s1 SB B:d4; s2 SB A:a1"
    table = scene(pieces, seat="s2", bystanders=[], options=options)

    table.play("end")

    assert "1 0 by 13.6" == table.result


def test_13_7_with_equal_territory_the_game_goes_on() -> None:
    mine = "s1 SB A:b2; s1 SB B:b2; s1 SB C:b2"
    theirs = "s2 SB A:f6; s2 SB B:f6; s2 SB C:f6"
    table = scene(f"{mine}; {theirs}", seat="s2", round=4, bystanders=[])

    table.play("end")

    assert ("*", 5) == (table.result, table.round)


@pytest.mark.parametrize(
    ("pieces", "pool", "result"),
    [
        ("s1 SB A:b2; s2 SB B:a1", 0, "1 0 by 13.8"),  # territory
        ("s1 SB A:b2; s1 SB A:f6; s2 SB A:d4; s2 SB B:d4", 0, "0 1 by 13.8"),  # planets
        ("s1 SB A:d4; s2 SB B:a2; s2 SB B:a3", 0, "0 1 by 13.8"),  # bases
        ("s1 SB A:d4; s2 SB B:d4; s2 AT B:d4", 0, "0 1 by 13.8"),  # strength
        ("s1 SB A:d4; s2 SB B:d4", 1, "1 0 by 13.8"),  # resources
        ("s1 SB A:d4; s2 SB B:d4", 0, "1/2 1/2 by 13.8"),
    ],
)
def test_13_8_at_the_round_limit_the_best_seat_wins(
    pieces: str, pool: int, result: str
) -> None:
    table = scene(
        pieces, seat="s2", round=40, bystanders=[], resources={"s1": pool, "s2": 0}
    )

    table.play("end")

    assert result == table.result


@pytest.mark.parametrize(
    ("pieces", "option"),
    [
        ("s1 SB A:d4 of s2; s2 CA B:d4", "victory_capture"),
        ("s1 SB A:d4; s1 SB B:d4; s1 SB C:d4; s2 SB A:a1", "victory_expansion"),
    ],
)
def test_13_9_a_victory_can_be_switched_off(pieces: str, option: str) -> None:
    table = scene(pieces, seat="s2", bystanders=[], options={option: False})

    table.play("end")

    assert "*" == table.result


def test_13_9_without_the_war_victory_the_last_seat_still_wins() -> None:
    duel = scene(
        "s1 AC B:d3; s2 AT B:d4",
        hand=MOVERS,
        bystanders=[],
        options={"victory_war": False},
    )

    duel.play(*ATTACK)

    assert "1 0 by 13.2" == duel.result


def test_13_10_the_winner_wins_and_all_others_lose() -> None:
    table = scene(
        "s1 SB A:d4; s2 SB A:a1; s2 SB B:d4; s2 SB C:d4; s3 SB A:g7",
        seats=3,
        seat="s3",
        bystanders=[],
    )

    table.state.apply(0, Fast("end"), Silence())

    assert "0 1 0 by 13.6" == table.result


LATE = {"last_rival": "round_end"}


def test_13_11_the_last_seat_plays_on_to_the_end_of_the_round() -> None:
    duel = scene("s1 AC B:d3; s2 AT B:d4", hand=MOVERS, bystanders=[], options=LATE)

    said = duel.play(*ATTACK)
    assert "13.11/alone s1" in said
    assert ("s1", "*") == (duel.seat, duel.result)
    duel.play("end")

    assert "1 0 by 13.4" == duel.result


def test_13_11_a_defender_left_alone_still_takes_its_turn() -> None:
    duel = scene("s1 AT B:d3; s2 AC B:d4", hand=MOVERS, bystanders=[], options=LATE)

    duel.play(*ATTACK)
    assert ("s2", "*") == (duel.seat, duel.result)
    said = duel.play("end")

    assert "13.4/wins s2" in said


def test_13_11_with_the_war_victory_off_the_last_seat_wins_all_the_same() -> None:
    options = {**LATE, "victory_war": False}
    duel = scene("s1 AC B:d3; s2 AT B:d4", hand=MOVERS, bystanders=[], options=options)

    duel.play(*ATTACK, "end")

    assert "1 0 by 13.2" == duel.result


def test_13_11_if_none_is_left_the_match_ends_at_once() -> None:
    duel = scene("s1 AT B:d3; s2 AT B:d4", hand=MOVERS, bystanders=[], options=LATE)

    duel.play(*ATTACK)

    assert "1/2 1/2 by 13.2" == duel.result
