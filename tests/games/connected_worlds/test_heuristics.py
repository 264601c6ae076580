"""What bots know: the worth of positions, and the moves they look at."""

import pytest

from sobremesa.bots.levels import Brain
from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.actions import PLACE_BASE
from sobremesa.games.connected_worlds.heuristics import evaluate
from sobremesa.games.connected_worlds.heuristics_moves import shortlist
from sobremesa.kernel.match import Match

from .scene import scene

MOVERS = "engineers portal harvester"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("s1 SB A:d4; s2 SB B:d4", "s1 SB A:a1; s2 SB B:d4"),  # territory
        ("s1 SB A:d4; s1 SB C:d4; s2 SB B:d4", "s1 SB A:d4; s2 SB B:d4"),
        ("s1 SB A:d4; s1 AT A:d4; s2 SB B:d4", "s1 SB A:d4; s2 SB B:d4"),
        ("s1 SB A:d4; s2 AT B:d4", "s1 SB A:d4; s2 AT A:d6"),  # in danger
        ("s1 SB A:d4; s1 AT A:d4; s2 AT A:d6", "s1 SB A:d4; s1 AT A:a1; s2 AT A:d6"),
        ("s1 SB A:d4; s1 SB S:e3; s2 SB B:d4", "s1 SB A:d4; s1 SB S:c2; s2 SB B:d4"),
        ("s1 SB A:d4; s1 AT B:a1; s2 SB B:d4", "s1 SB A:d4; s1 AT A:d4; s2 SB B:d4"),
        ("s1 SB A:d4; s1 AT A:d4; s2 AT B:d4", "s1 SB A:d4; s1 AT A:d4; s2 SB B:d4"),
    ],
)
def test_a_better_position_is_worth_more(better: str, worse: str) -> None:
    good, bad = scene(better, bystanders=[]), scene(worse, bystanders=[])

    assert evaluate(good.state, 0) > evaluate(bad.state, 0)


def test_the_worth_is_a_share_of_one() -> None:
    lost = scene("s1 AT A:d4; s2 MX B:d4; s2 MX C:d4; s2 CA A:d3", bystanders=[])

    assert 0.0 < evaluate(lost.state, 0) < 0.5 < evaluate(lost.state, 1) < 1.0


def test_the_shortlist_of_moves_keeps_attacks_and_own_bases() -> None:
    play = scene("s1 SB A:d4; s1 AT A:d3; s2 SB A:d5; s2 SB B:d4", hand=MOVERS)
    play.play("move harvester", "from A:d3")

    short = {GAME.table.text(action) for action in shortlist(play.state)}

    assert {"to A:d4", "to A:d5"} <= short
    assert len(short) < len(play.legal) / 3


def test_greedy_takes_a_base_it_can_take() -> None:
    play = scene("s1 SB A:d4; s1 AC B:d3; s2 SB B:d4", hand="engineers")
    brain = Brain("greedy", "test")
    match = Match(GAME, ["greedy", "greedy"], seed="test")
    match.state = play.state

    while play.state.seat == 0:
        match.force(brain.choose(match.seat(0)))

    assert "s1 SB B:d4 of s2" in play.pieces


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_does_not_settle_beside_an_enemy(seats: int) -> None:
    match = Match(GAME, ["greedy"] * seats, seed="test")
    brain = Brain("greedy", "test")

    while match.state.stage == PLACE_BASE:
        match.force(brain.choose(match.seat(int(match.state.seat))))

    worlds = {base["hex"][0] for base in GAME.dump(match.state)["pieces"]}
    assert seats == len(worlds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance(seats: int) -> None:
    for seed in range(2):
        names = ["greedy", *["chance"] * (seats - 1)]
        match = Match(GAME, names, seed=f"{seed}")
        brains = [Brain(name, f"{seed}") for name in names]
        while not match.over:
            seat = int(match.state.seat)
            match.force(brains[seat].choose(match.seat(seat)))

        assert 1.0 == match.result.scores[0]


def test_an_attack_that_waits_is_worth_what_it_will_bring() -> None:
    options = {"combat": "turn_end"}
    siege = "s1 SB A:d4; s2 SB B:d4; s2 SB C:d4"
    wins = scene(f"{siege}; s1 AC B:d4 fought", bystanders=[], options=options)
    fails = scene(
        f"{siege}; s1 AC B:d4 fought; s2 CA B:d4", bystanders=[], options=options
    )
    won = scene("s1 SB A:d4; s1 SB B:d4 of s2; s2 SB C:d4; s1 AC B:d4", bystanders=[])

    assert evaluate(wins.state, 0) == pytest.approx(evaluate(won.state, 0), abs=0.05)
    assert evaluate(fails.state, 0) < evaluate(wins.state, 0)


def test_a_seat_that_the_end_of_its_turn_removes_is_worth_nothing() -> None:
    lost = scene(
        "s1 AT B:d4 fought; s2 CA B:d4", bystanders=[], options={"combat": "turn_end"}
    )

    assert (0.0, 1.0) == (evaluate(lost.state, 0), evaluate(lost.state, 1))
