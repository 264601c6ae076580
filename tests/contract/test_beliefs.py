"""What helps a player starts from what its seat could believe: it cannot tell more.

Forks and hints are the same where only what the seat cannot know is different.
"""

import pytest

from sobremesa.analysis.fork import fork
from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES
from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match

OFTEN = 17  # decisions between two that are looked at
MOST = 5  # of them
OPEN = {"carcosa"}  # its players see all there is


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_forks_and_hints_tell_nothing_that_is_hidden(game: Game) -> None:
    first = game.first
    options = game.set_up(first.options, first.seats)
    match = Match(game, ["chance"] * first.seats, options, seed="beliefs")
    dice, differed = Fast("beliefs"), False
    for number in range(OFTEN * MOST):
        if match.over:
            break
        seat = int(match.state.seat)
        if number % OFTEN == 0:
            other = game.redeal(match.state, seat, dice)
            twin = Match(game, match.players, match.options, start=other)
            differed |= twin.position() != match.position()

            assert fork(match, "luck") == fork(twin, "luck")
            advice = [Brain("mcts:2", 1).advise(m.seat(seat)) for m in (match, twin)]
            assert advice[0] == advice[1]
        legal = match.state.legal()
        match.play(seat, legal[dice.below(len(legal))])
    assert differed == (game.id not in OPEN), "what was to be hidden was not there"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_fork_is_what_the_seat_sees(game: Game) -> None:
    """The same view and the same answers, at a table of its own."""
    first = game.first
    options = game.set_up(first.options, first.seats)
    match = Match(game, ["chance"] * first.seats, options, seed="fork")
    dice = Fast("fork")
    for _ in range(30):
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])

    made = fork(match, "luck")

    assert made.seat == match.state.seat
    found, chosen, state = position.read(made.position, lambda _: game)
    branch = Match(found, match.players, chosen, start=state)
    mine, theirs = match.seat(made.seat), branch.seat(made.seat)
    assert mine.view == theirs.view
    assert mine.legal == theirs.legal
