"""A newcomer's first match: what every game declares can be set up and played."""

import pytest

from sobremesa.bots.levels import HUMAN, LEVELS, Brain
from sobremesa.games import GAMES, find
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.terminal.seating import first_company, is_human

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
DECISIONS = 40  # of the others, before the newcomer has something to decide
MATCHES, FAIR = 12, 3  # of which about half are won; one in fifty by the book


@each_game
def test_a_first_match_can_be_set_up(game: Game) -> None:
    first = game.first

    chosen = game.set_up(first.options, first.seats)

    assert chosen == game.set_up(chosen, first.seats)
    assert first.seats in game.seats


@each_game
def test_the_newcomer_sits_among_bots_of_one_level(game: Game) -> None:
    players = first_company(game, game.seats[0])

    assert HUMAN == players[game.first.seat]
    assert [game.first.seat] == [at for at, one in enumerate(players) if is_human(one)]
    assert {game.first.level} == set(players) - {HUMAN}
    assert game.first.level in LEVELS


@each_game
def test_the_newcomer_is_asked_soon(game: Game) -> None:
    first = game.first
    options = game.set_up(first.options, first.seats)
    match = Match(game, first_company(game, first.seats), options, seed="first")
    brain = Brain(first.level, "first")

    for _ in range(DECISIONS):
        seat = int(match.state.seat)
        if seat == first.seat and len(match.seat(seat).legal) > 1:
            break
        match.play(seat, brain.choose(match.seat(seat)))

    assert first.seat == match.state.seat


@pytest.mark.slow  # some seconds, compiled
def test_a_newcomer_at_carcosa_gets_out_now_and_then() -> None:
    """What "play now" starts there: by the book a newcomer's house was never left."""
    game = find("carcosa")
    first = game.first
    players = [first.level] * first.seats
    players[first.seat] = "clumsy"
    options = game.set_up(first.options, first.seats)
    won = 0

    for number in range(MATCHES):
        match = Match(game, players, options, seed=f"first {number}")
        brains = [
            Brain(name, f"first {number} {at}") for at, name in enumerate(players)
        ]
        while not match.over:
            seat = int(match.state.seat)
            match.play(seat, brains[seat].choose(match.seat(seat)))
        won += match.result.scores[first.seat] == 1

    assert won >= FAIR, f"{won} of {MATCHES}"
