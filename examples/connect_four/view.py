"""What one seat of Connect Four sees, built up from nothing: everything."""

import msgspec

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.state import State

from .actions import STAGES
from .content import ACROSS, BOTTOM, COLUMN_IDS, FALLING, RISING, ROWS, SEAT_IDS, UP
from .position import pile
from .rules import ConnectFour, fours


class Space(msgspec.Struct, frozen=True):
    id: str
    disc: str  # whose, "" for none
    winning: bool  # part of a four in a row


class Column(msgspec.Struct, frozen=True):
    id: str
    spaces: list[Space]  # from bottom to top


class View(msgspec.Struct, frozen=True):
    seat: str  # whose eyes: "" for a spectator
    asked: str  # who decides: "" when over
    stage: str
    columns: list[Column]
    winner: str  # "" for none


def view(state: State, seat: int) -> View:
    assert isinstance(state, ConnectFour)
    over = state.seat < 0
    return View(
        seat=SEAT_IDS[seat] if seat >= 0 else "",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGES[state.stage],
        columns=see_columns(state),
        winner=see_winner(state) if over else "",
    )


def see_columns(state: ConnectFour) -> list[Column]:
    winning = in_a_row(state.yellow) | in_a_row(state.red)
    columns = []
    for at, id in enumerate(COLUMN_IDS):
        discs = pile(state, at).ljust(ROWS)
        spaces = [
            Space(
                id=f"{id}{row + 1}",
                disc=disc.strip(),
                winning=bool(winning & BOTTOM[at] << row),
            )
            for row, disc in enumerate(discs)
        ]
        columns.append(Column(id=id, spaces=spaces))
    return columns


def in_a_row(discs: int) -> int:
    """All discs that are part of a four in a row."""
    found = 0
    for step in (UP, ACROSS, FALLING, RISING):
        first = fours(discs, step)
        found |= first | first << step | first << 2 * step | first << 3 * step
    return found


def see_winner(state: ConnectFour) -> str:
    scores = state.result().scores
    return SEAT_IDS[scores.index(1.0)] if 1.0 in scores else ""


def redeal(state: State, seat: int, dice: Dice) -> State:
    """Nothing is hidden, so a seat can believe in nothing but the state itself."""
    return state.clone()
