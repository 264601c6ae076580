"""Connect Four for a learner: a vector of fixed length of what a seat sees."""

from sobremesa.kernel.state import State

from .content import BOTTOM, ROWS, YELLOW
from .rules import ConnectFour


def observe(state: State, seat: int) -> list[float]:
    """Whether this seat is asked, its discs, the other's; a spectator is Yellow."""
    assert isinstance(state, ConnectFour)
    viewer = max(seat, YELLOW)
    own, other = see(state.discs(viewer)), see(state.discs(1 - viewer))
    return [float(state.seat == viewer), *own, *other]


def see(discs: int) -> list[float]:
    return [
        float(discs & bottom << row != 0) for bottom in BOTTOM for row in range(ROWS)
    ]
