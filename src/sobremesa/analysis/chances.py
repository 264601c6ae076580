"""What each seat may expect of a position: the match played on, again and again.

Everyone plays on as greedy would, for a while; what is not decided by then is weighed
by the game's own evaluation, and one that has none is played at random to its end.
Luck comes from a seed, so that the same question has the same answer everywhere.
"""

from collections.abc import Callable
from statistics import fmean

from sobremesa.bots.look import Look
from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import EVERYONE, Silence
from sobremesa.kernel.state import State, playout

SILENCE = Silence()
AHEAD = 64  # whole actions that are played on before a position is weighed
Chances = list[float]  # of every seat, 0 to 1
Begin = Callable[[Dice], State]  # a state of one's own to play on from


def expected(game: Game, begin: Begin, seats: int, rolls: int, luck: str) -> Chances:
    """The mean of what comes of it."""
    totals = [0.0] * seats
    for roll in range(rolls):
        dice = Fast(f"{luck}/{roll}")
        state = begin(dice)
        play_on(game, state, dice)
        for seat, worth in enumerate(worths(game, state, seats)):
            totals[seat] += worth
    return [total / rolls for total in totals]


def chances(game: Game, state: State, rolls: int, luck: str) -> Chances:
    """Of every seat in this very state; the result, where it is over."""
    seats = int(state.seats)
    if state.seat < 0:
        return worths(game, state, seats)
    return expected(game, lambda dice: state.clone(), seats, rolls, luck)


def after(state: State, action: int, dice: Dice) -> State:
    """What an action leads to by these dice; the state itself is left alone."""
    twin = state.clone()
    twin.apply(action, dice, SILENCE)
    return twin


def play_on(game: Game, state: State, dice: Dice) -> None:
    if game.blind:
        playout(state, dice, SILENCE)
        return
    look = Look(game, dice)
    for _ in range(AHEAD):
        if state.seat < 0:
            return
        look.follow(state, dice)


def worths(game: Game, state: State, seats: int) -> Chances:
    """Those who win and lose together, as their game declares them, expect the same."""
    if state.seat < 0:
        return list(state.result().scores)
    view = game.view(state, EVERYONE)
    each = [game.chance(view, game.evaluate(state, seat)) for seat in range(seats)]
    if not game.sides:
        return each
    taken = game.sides[:seats]
    sides: dict[str, list[float]] = {}
    for side, worth in zip(taken, each, strict=True):
        sides.setdefault(side, []).append(worth)
    return [fmean(sides[side]) for side in taken]
