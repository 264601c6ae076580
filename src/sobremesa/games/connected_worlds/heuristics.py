"""What a bot knows of Connected Worlds."""

from sobremesa.kernel.state import State

from .rules import ConnectedWorlds


def shortlist(state: State) -> list[int]:
    return state.legal()


def evaluate(state: State, seat: int) -> float:
    assert isinstance(state, ConnectedWorlds)
    if state.seat < 0:
        return state.result().scores[seat]
    return 0.5
