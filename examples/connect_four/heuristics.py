"""What a bot knows of Connect Four: how good a position is."""

import math
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State

from .content import ACROSS, COLUMNS, FALLING, FULL, RISING, UP
from .rules import ConnectFour, four, fours, landing

SURE: Final = 0.95  # the seat that drops next completes a four
PROMISE: Final = 0.05  # of every line where a four is still possible


def shortlist(state: State) -> list[int]:
    """All columns are worth a thought."""
    return state.legal()


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: a four within reach, or else the lines still open."""
    assert isinstance(state, ConnectFour)
    if state.seat < 0:
        return state.result().scores[seat]
    if about_to_win(state):
        return SURE if state.seat == seat else 1.0 - SURE
    ahead = open_lines(state, seat) - open_lines(state, 1 - seat)
    return 1.0 / (1.0 + math.exp(-PROMISE * float(ahead)))


def about_to_win(state: ConnectFour) -> bool:
    """Whether the seat that is asked can complete a four."""
    taken = state.yellow | state.red
    own = state.discs(state.seat)
    for column in range(COLUMNS):
        if four(own | landing(taken, column)):
            return True
    return False


def open_lines(state: ConnectFour, seat: i64) -> int:
    """Lines of four spaces without a disc of the other seat."""
    free = FULL & ~state.discs(1 - seat)
    return (
        count(fours(free, UP))
        + count(fours(free, ACROSS))
        + count(fours(free, FALLING))
        + count(fours(free, RISING))
    )


def count(spaces: int) -> int:
    return spaces.bit_count()
