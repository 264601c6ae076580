"""A view told in words, and drawn for a game without a drawing of its own."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from .sheet import Part, View

Name = Callable[[str, str], str]
NOTHING = "."
Seen = TypeVar("Seen")  # a game's view


class Drawing:
    """A table that is drawn, or told in words on a screen that has only letters."""

    def __init__(self, drawn: Any, told: Callable[[], Iterable[str]]) -> None:
        self.drawn = drawn  # what rich can draw
        self.told = told

    def __rich_console__(self, console: Any, options: Any) -> Iterable[Any]:
        yield "\n".join(self.told()) if options.ascii_only else self.drawn


class Telling(Generic[Seen]):
    """A game's view in words, line by line."""

    def __init__(self, view: Seen, name: Name) -> None:
        self.view = view
        self.name = name

    def say(self, word: str) -> str:
        """A word that only tellings need."""
        return self.name("told", word)

    def lines(self) -> Iterator[str]:
        raise NotImplementedError


def spans(numbers: Iterable[int]) -> str:
    """Numbers as few ranges: `4–8, 10`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)


def draw_view(view: View, name: Name) -> str:
    """What lies on boards as boards, everything else line by line, then the seats."""
    drawn = "".join(draw_board(view, kind, rows) for kind, rows in view.boards.items())
    for part in view.parts:
        if not on_board(view, part):
            drawn += f"{name('field', part.name)}: {told(part, name)}\n"
    return f"{drawn}\n{draw_seats(view, name)}"


def on_board(view: View, part: Part) -> bool:
    """Whether it is seen on a board: parts of its elements, or marks on them."""
    return part.of in view.boards or is_mark(view, part)


def is_mark(view: View, part: Part) -> bool:
    return isinstance(part.value, list) and part.kind in view.boards


def draw_board(view: View, kind: str, rows: list[list[str]]) -> str:
    """Elements in their places, those that are marked in brackets.

    An empty one shows its id if it can be chosen, or if nothing ever lies there.
    """
    parts = [part for part in view.parts if part.of == kind]
    lists = [part for part in view.parts if is_mark(view, part) and part.kind == kind]
    marked = {id for part in lists for id in part.value}
    open = set(view.elements.get(kind, ()))
    cells: dict[str, str] = {"": ""}
    for id in (id for row in rows for id in row if id):
        there = [part.value[id] for part in parts if id in part.value]
        held = " ".join(one_told(one, "", lambda _, id: id) for one in there)
        cells[id] = held or (id if id in open or not parts else NOTHING)
    wide = max(map(len, cells.values()))
    lines = ""
    for row in rows:
        for id in row:
            left, right = "[]" if id in marked else "  "
            lines += f"{left}{cells[id]:^{wide}}{right}"
        lines += "\n"
    return lines


def told(part: Part, name: Name) -> str:
    """A part in a line: names and numbers."""
    if isinstance(part.value, dict):
        ids = [
            f"{name(part.of, id)} {one_told(value, part.kind, name)}".strip()
            for id, value in part.value.items()
        ]
        return ", ".join(ids) or "-"
    return one_told(part.value, part.kind, name)


def one_told(value: Any, kind: str, name: Name) -> str:
    if isinstance(value, dict):
        inner = [f"{count} {name(kind, id)}" for id, count in value.items()]
        return f"({', '.join(inner)})"
    if isinstance(value, list):
        return " ".join(one_told(one, kind, name) for one in value) or "-"
    if isinstance(value, str):
        return name(kind, value) if value else "-"
    return "?" if value is None else str(value)


def draw_seats(view: View, name: Name) -> str:
    """The ids that stand for them above, with their names."""
    return "   ".join(f"{id} {name('seat', id)}" for id in view.seats)
