"""Connect Four: a whole game on sobremesa's kernel."""

from pathlib import Path

from sobremesa.kernel.fields import Each, Field, Maybe, One
from sobremesa.kernel.fields_rows import Many
from sobremesa.kernel.game import Game
from sobremesa.kernel.table import Table

from .content import BITS, BOTTOM, COLUMN_IDS, FULL, ROWS
from .rules import ConnectFour, four, new


def discs(state: ConnectFour) -> list[int]:
    """Whose disc lies in each space, -1 for none."""
    yellow, red = state.yellow, state.red
    return [(yellow >> bit & 1) + 2 * (red >> bit & 1) - 1 for bit in BITS]


def put(state: ConnectFour, discs: list[int]) -> None:
    spaces = list(zip(BITS, discs, strict=True))
    state.yellow = sum(2**bit for bit, seat in spaces if seat == 0)
    state.red = sum(2**bit for bit, seat in spaces if seat == 1)


def winning(state: ConnectFour) -> list[int]:
    """The spaces of a four in a row."""
    found = four(state.yellow) | four(state.red)
    return [at for at, bit in enumerate(BITS) if found >> bit & 1]


def wrong(state: ConnectFour) -> list[str]:
    """Discs that no turns can have brought there, or another's turn."""
    held = int(state.yellow), int(state.red)
    taken = held[0] | held[1]
    ahead = held[0].bit_count() - held[1].bit_count()
    if taken & (taken + sum(BOTTOM)):
        return ["a disc lies above an empty space (CF-2.2)"]
    if ahead not in (0, 1):
        return [f"Yellow has dropped {ahead} discs more than Red (CF-2.2)"]
    if four(held[ahead]):
        return ["a disc was dropped after the end (CF-3.1)"]
    asked = -1 if four(held[1 - ahead]) or taken == FULL else ahead
    return [] if state.seat == asked else ["by the discs it is another's turn (CF-2.2)"]


GAME = Game(
    id="connect_four",
    name="Connect Four",
    folder=Path(__file__).parent,
    seats=(2,),
    table=Table(ROWS),
    events={
        "2.1/begins": "seat",
        "2.2/drops": "seat space",
        "3.1/wins": "seat from:space to:space",
        "3.2/full": "",
    },
    fields=(
        Field("discs", Each("space", Maybe("seat")), get=discs, set=put),
        Field("winning", Many(One("space"), len(BITS)), get=winning),
    ),
    layout={
        "space": [[f"{column}{row}" for column in COLUMN_IDS] for row in "654321"],
        "column": [COLUMN_IDS],
    },
    new=new,
    wrong=wrong,
)
