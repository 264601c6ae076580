"""Connect Four in a terminal. Colour only repeats what letters say."""

from collections.abc import Callable

from rich.text import Text

from .content import COLUMN_IDS, ROWS, SEAT_IDS
from .view import Space, View

STYLES = {"Y": "bold yellow", "R": "bold red", "": "dim"}


def draw(view: View, name: Callable[[str, str], str]) -> Text:
    """The board from the top row down; a winning four stands in brackets."""
    board = Text()
    for row in reversed(range(ROWS)):
        board.append(f"{row + 1} ", "dim")
        for column in view.columns:
            draw_space(board, column.spaces[row])
        board.append("\n")
    board.append("   " + "  ".join(COLUMN_IDS) + "\n\n", "dim")
    for seat in SEAT_IDS:
        board.append(f"{seat} {name('seat', seat)}   ", STYLES[seat])
    return board


def draw_space(board: Text, space: Space) -> None:
    left, right = "[]" if space.winning else "  "
    board.append(f"{left}{space.disc or '.'}{right}", STYLES[space.disc])
