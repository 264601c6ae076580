"""Connect Four's state as JSON fields, and what can be wrong with them."""

import copyreg

import msgspec

from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.state import OVER, State

from .content import BOTTOM, COLUMN_IDS, COLUMNS, FULL, RED, ROWS, SEAT_IDS, YELLOW
from .rules import ConnectFour, four


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a Connect Four position holds."""

    seat: str  # "" when over
    columns: list[str]  # from a to g, discs from bottom to top: "YRY"


def dump(state: State) -> Fields:
    assert isinstance(state, ConnectFour)
    return {
        "seat": SEAT_IDS[state.seat] if state.seat >= 0 else "",
        "columns": [pile(state, column) for column in range(COLUMNS)],
    }


def pile(state: ConnectFour, column: int) -> str:
    """The discs of a column, from bottom to top."""
    discs = ""
    for row in range(ROWS):
        space = BOTTOM[column] << row
        if state.yellow & space:
            discs += SEAT_IDS[YELLOW]
        elif state.red & space:
            discs += SEAT_IDS[RED]
    return discs


def load(chosen: Chosen, seats: int, raw: Fields) -> ConnectFour:
    """A state from fields without problems."""
    fields = msgspec.convert(raw, type=Sheet)
    state = ConnectFour(bits(fields, YELLOW), bits(fields, RED))
    state.seat = SEAT_IDS.index(fields.seat) if fields.seat else OVER
    return state


copyreg.pickle(ConnectFour, lambda state: (load, ({}, 2, dump(state))))


def bits(fields: Sheet, seat: int) -> int:
    """All discs of a seat as one number (1.1)."""
    return sum(
        bottom << row
        for bottom, discs in zip(BOTTOM, fields.columns, strict=True)
        for row, disc in enumerate(discs)
        if disc == SEAT_IDS[seat]
    )


def problems(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        fields = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    return wrong_columns(fields) or wrong_turn(fields)


def wrong_columns(fields: Sheet) -> list[str]:
    """CF-1.1 Seven columns of at most six discs, each of a seat."""
    found = []
    if fields.seat not in ("", *SEAT_IDS):
        found.append(f"there is no seat {fields.seat!r}")
    if len(fields.columns) != COLUMNS:
        found.append(f"there are {len(fields.columns)} columns, not 7 (CF-1.1)")
    for column, discs in zip(COLUMN_IDS, fields.columns, strict=False):
        if len(discs) > ROWS:
            found.append(f"column {column} has {len(discs)} discs, not 6 (CF-2.3)")
        for disc in sorted(set(discs) - set(SEAT_IDS)):
            found.append(f"column {column} has a disc of no seat: {disc!r}")
    return found


def wrong_turn(fields: Sheet) -> list[str]:
    """CF-2.2 Turns alternate. CF-3 The match ends in time."""
    yellow, red = bits(fields, YELLOW), bits(fields, RED)
    ahead = yellow.bit_count() - red.bit_count()
    if ahead not in (0, 1):
        return [f"Yellow has dropped {ahead} discs more than Red (CF-2.2)"]
    mover, last = (YELLOW, RED) if ahead == 0 else (RED, YELLOW)
    if four((yellow, red)[mover]):
        return [f"{SEAT_IDS[last]} dropped a disc after the end (CF-3.1)"]
    over = four((yellow, red)[last]) or yellow | red == FULL
    asked = "" if over else SEAT_IDS[mover]
    if fields.seat != asked:
        return [f"seat is {fields.seat!r}, by the discs it is {asked!r} (CF-2.2)"]
    return []
