"""What is thought of and forgotten leaves nothing behind: a series may be long."""

import gc
import tracemalloc

import pytest

from sobremesa.bots.own import open_bot
from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match

DECISIONS = 24  # into the match: something lies on the table
TIMES, WARM = 200, 20
MOST = 100  # bytes that one may leave


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_states_that_a_seat_imagines_are_forgotten(game: Game) -> None:
    match = Match(game, ["chance"] * game.first.seats, seed="memory")
    bots = [open_bot("chance", str(at)) for at in range(game.first.seats)]
    for _ in range(DECISIONS):
        at = int(match.state.seat)
        match.play(at, bots[at].choose(match.seat(at)))
    seat, dice = match.seat(int(match.state.seat)), Fast("memory")

    def imagine(times: int) -> int:
        for _ in range(times):
            seat.imagine(dice)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = imagine(WARM)
        after = imagine(TIMES)
    finally:
        tracemalloc.stop()

    assert after - before < TIMES * MOST
