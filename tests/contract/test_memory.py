"""What is thought of and forgotten leaves nothing behind: a house stays open long."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from sobremesa import compiled
from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import EVERYONE, Silence
from sobremesa.kernel.match import Match

FIRST, LAST, STEP = 3, 75, 12  # decisions at which a match is looked at
ASKED = 20  # actions that `why` is asked about
TIMES, WARM = 8, 2
MOST = 64  # bytes that one may leave: less than a column of numbers


def deeds(match: Match, dice: Fast) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that is done again and again while a match goes on."""
    game, state, at = match.game, match.state, int(match.state.seat)
    seat, raw, table = match.seat(at), game.dump(match.state), len(game.table)
    actions = [int(dice.below(table)) for _ in range(ASKED)]
    seats, luck = int(state.seats), Fast("new")
    yield "begin", lambda: game.new(match.options, seats, luck, Silence())
    yield "imagine", lambda: seat.imagine(dice)
    yield "view", lambda: [game.view(state, eyes) for eyes in (at, EVERYONE)]
    yield "why", lambda: [game.refusals(state, action) for action in actions]
    yield "observe", lambda: game.observation(state, at)
    yield "dump", lambda: game.dump(state)
    yield "load", lambda: game.load(match.options, seats, raw)
    yield "weigh", lambda: [game.evaluate(state, at), game.shortlist(state)]


def left_by(deed: Callable[[], object]) -> int:
    """Bytes that one leaves behind each time, and not only once."""

    def after(times: int) -> int:
        for _ in range(times):
            deed()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    told = [after(times) for times in (WARM, TIMES, TIMES, TIMES)]
    return min(two - one for one, two in pairwise(told)) // TIMES


@pytest.mark.skipif(not compiled(), reason="what is interpreted has no columns to keep")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_kept_of_what_is_looked_at_and_forgotten(game: Game) -> None:
    dice, kept = Fast("memory"), dict[str, int]()
    match = Match(game, ["Ana"] * game.first.seats, seed="memory")
    gc.collect()
    gc.freeze()  # of what other tests have left, nothing is looked at
    tracemalloc.start()
    try:
        while not match.over and len(match.actions) < LAST:
            if len(match.actions) % STEP == FIRST:
                for name, deed in deeds(match, dice):
                    kept[name] = max(kept.get(name, 0), left_by(deed))
            legal = match.state.legal()
            match.play(int(match.state.seat), legal[dice.below(len(legal))])
    finally:
        tracemalloc.stop()
        gc.unfreeze()

    assert {} == {name: size for name, size in kept.items() if size > MOST}
