"""What a bot knows of Carcosa."""

from sobremesa.kernel.state import State

from .rules import Carcosa


def shortlist(state: State) -> list[int]:
    return state.legal()


def evaluate(state: State, seat: int) -> float:
    assert isinstance(state, Carcosa)
    if state.seat < 0:
        return state.result().scores[seat]
    return 0.5
