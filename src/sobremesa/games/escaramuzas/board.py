"""Escaramuzas in a terminal: the table in proportion, tokens, tallies.

A character is one centimetre across and two down, or more where the screen is narrow.
Red units have capitals, blue units small letters; what has acted is dim.
"""

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .content import HEIGHT, WIDTH
from .rules_attack import EXITO
from .seen import Objective, Side, Terrain, Unit, View

Name = Callable[[str, str], str]
COLOURS = {"red": "red", "blue": "blue", "": "yellow"}
GROUND = {
    "forest": ("♣", "green"),
    "rocks": ("▲", "white"),
    "city": ("#", "white"),
    "wall": ("=", "white"),
    "tower": ("¤", "white"),
    "stream": ("~", "cyan"),
    "lake": ("≈", "cyan"),
    "swamp": ("%", "magenta"),
    "building": ("█", "white"),
    "bridge": ("H", "yellow"),
}
Cell = tuple[str, str]
FRAME = 5  # columns of the border and of the ruler
NARROWEST = 45


def draw(view: View, name: Name) -> Group:
    return Group(
        Text(heading(view, name), style="bold"),
        *[side_line(view, side, name) for side in view.sides],
        Mat(view),
        objectives(view, name),
        roster(view, name),
        hands(view, name),
    )


def heading(view: View, name: Name) -> str:
    words = [name("map", view.map), f"{view.round}/{view.rounds}"]
    if view.activation is not None:
        mode = view.activation.mode
        words.append(unit_name(view.activation.unit, name))
        words += [name("verb", mode)] if mode else []
    if view.attack is not None:
        ends = (view.attack.attacker, view.attack.target)
        words.append(" → ".join(unit_name(unit, name) for unit in ends))
        words += [f"[{'6!' if hit == EXITO else hit}]" for hit in view.attack.hits]
    return "  ·  ".join(words)


def unit_name(unit: str, name: Name) -> str:
    """`red T1` as people say it: T1 (red)."""
    side, label = unit.split()
    return f"{label} ({name('side', side)})"


def side_line(view: View, side: Side, name: Name) -> Text:
    mark = "●" if side.id == "red" else "○"
    turn = "▶" if side.id == view.turn else " "
    line = Text(f"{turn}{mark} {name('side', side.id):<9}", style=COLOURS[side.id])
    line.append(f"{name('tally', 'vp')} {side.vp:>3}  {name('tally', 'ap')} ")
    line.append(f"{'■' * side.ap}{'·' * max(0, 12 - side.ap)}  ")
    line.append(f"{side.units} > {side.defeat}  ")
    line.append(f"➶ {side.ranged_round}/{side.ranged_game}  ")
    line.append(f"⚔ {side.close_round}/{side.close_game}  ")
    due = [f"{row.id}+{row.times * row.worth}" for row in side.rows if row.times]
    line.append(" ".join(due), style="dim")
    return line


class Mat:
    """The table, drawn when the width is known."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> RenderResult:
        sketch = Sketch(max(NARROWEST, min(WIDTH, options.max_width - FRAME)))
        yield Panel(sketch.draw(self.view), expand=False, padding=0)
        if sketch.left_out:
            yield Text("   ").join(sketch.left_out)


class Sketch:
    """A grid of characters, each twice as high as it is wide."""

    def __init__(self, columns: int) -> None:
        self.columns, self.lines = columns, columns * HEIGHT // WIDTH // 2
        self.cells = [[(" ", "")] * self.columns for _ in range(self.lines)]
        self.taken: set[tuple[int, int]] = set()  # by labels: none covers another
        self.left_out: list[Text] = []  # units whose labels have no room

    def column(self, x: int) -> int:
        return min(self.columns - 1, x * self.columns // WIDTH)

    def line(self, y: int) -> int:
        return min(self.lines - 1, y * self.lines // HEIGHT)

    def draw(self, view: View) -> Text:
        """Ground, then flags, then units: what lies above hides what lies below."""
        for row in self.cells[::2]:
            for x in (view.edge, WIDTH - view.edge):
                row[self.column(x)] = ("┊", "dim")
        for piece in view.terrain:
            self.lay(piece)
        for point in view.choices.points or view.choices.run:
            self.put(point, "·", "bold")
        for flag in view.objectives:
            self.put(flag.at, flag_mark(flag), f"bold {COLOURS[flag.owner]}")
        for token in view.tokens:
            mark = "?" if token.side == "red" else "¿"
            self.put(token.at, mark, COLOURS[token.side])
        for unit in view.units:
            if unit.at:
                self.place(unit.at, *unit_mark(unit, view))
        return self.text()

    def place(self, point: str, mark: str, style: str) -> None:
        """A label over its unit's base or right beside it, whole; else it is listed."""
        x, y = (int(number) for number in point.split(","))
        line, first = self.line(y), self.column(x) - 1
        for start in (first, first - 1, first + 1):
            cells = {(line, start + at) for at in range(len(mark))}
            inside = start >= 0 and start + len(mark) <= self.columns
            if inside and not cells & self.taken:
                self.taken |= cells
                for at, letter in enumerate(mark, start):
                    self.cells[line][at] = (letter, style)
                return
        self.left_out.append(Text(f"{mark} {point}", style=style))

    def text(self) -> Text:
        """With a ruler at two sides."""
        text = Text()
        for at, row in enumerate(self.cells):
            text.append(f"{at * HEIGHT // self.lines:>2} ", style="dim")
            for mark, style in row:
                text.append(mark, style=style or None)
            text.append("\n")
        ruler = "   "
        for x in range(0, WIDTH, 10):
            ruler = f"{ruler:<{3 + self.column(x)}}{x}"
        text.append(ruler, style="dim")
        return text

    def lay(self, piece: Terrain) -> None:
        """Wherever the middle of a character's upper or lower half is in the piece."""
        wide, high = WIDTH / self.columns, HEIGHT / self.lines
        for line, row in enumerate(self.cells):
            for column in range(self.columns):
                x = (column + 0.5) * wide
                if any(
                    covers(piece.shape, x, (line + part) * high)
                    for part in (0.25, 0.75)
                ):
                    row[column] = GROUND[piece.kind]

    def put(self, point: str, mark: str, style: str) -> None:
        x, y = (int(number) for number in point.split(","))
        self.cells[self.line(y)][self.column(x)] = (mark, style)


def covers(shape: list[int], x: float, y: float) -> bool:
    if len(shape) == 3:
        return (x - shape[0]) ** 2 + (y - shape[1]) ** 2 < shape[2] ** 2
    return shape[0] < x < shape[2] and shape[1] < y < shape[3]


def flag_mark(flag: Objective) -> str:
    """An owned flag is filled; a star while it is held from the first."""
    if not flag.owner:
        return "⚐"
    return "★" if flag.held else "⚑"


def unit_mark(unit: Unit, view: View) -> Cell:
    """Letter and ordinal; capitals for red, small letters for blue."""
    mark = unit.id if unit.side == "red" else unit.id.lower()
    style = COLOURS[unit.side]
    if view.activation is not None:
        if view.activation.unit == f"{unit.side} {unit.id}":
            style += " reverse"
    style += " dim" if acted(unit) else " bold"
    return mark, style


def objectives(view: View, name: Name) -> Text:
    text = Text()
    for flag in view.objectives:
        owner = name("side", flag.owner) if flag.owner else "–"
        near = "+".join(name("side", side) for side in flag.near)
        text.append(f"{flag_mark(flag)} {flag.at} {owner}", style=COLOURS[flag.owner])
        text.append(f" ({near})   " if near else "   ", style="dim")
    return text


def roster(view: View, name: Name) -> Table:
    """Every unit whose type may be known: as its block is printed."""
    table = Table.grid(padding=(0, 2))
    for side in view.sides:
        if not teams(view):
            table.add_row(troop(name("side", side.id), side.id, view.units))
            continue
        for player in view.players:
            if player.side == side.id:
                own = [unit for unit in view.units if unit.owner == player.id]
                table.add_row(troop(name("seat", player.id), side.id, own))
    return table


def teams(view: View) -> bool:
    """17.1 Teams: whether several seats share a side."""
    return len(view.players) > len(view.sides)


def troop(whose: str, side: str, units: list[Unit]) -> Text:
    row = Text(f"{whose}: ", style=COLOURS[side])
    for unit in units:
        if unit.side == side:
            row.append(token(unit), style="dim" if acted(unit) else "bold")
    return row


def acted(unit: Unit) -> bool:
    """Whether it had its turn in this round; who is not on the table has none."""
    return unit.at != "" and not unit.ready


def token(unit: Unit) -> str:
    """Health, wounds (x), pending damage (!), rank (^): `T1♥2x^ `."""
    extras = "x" * unit.wounds + "!" * unit.delay + "^" * unit.rank
    return f"{unit.id}♥{unit.health}{extras} "


def hands(view: View, name: Name) -> Text:
    text = Text()
    for player in view.players:
        text.append(f"{name('seat', player.id)}: ", style=COLOURS[player.side])
        if player.hand is None:
            text.append("▒ " * player.hand_size)
        else:
            words = [
                f"{name('card', card)}{f' ×{n}' if n > 1 else ''}"
                for card, n in player.hand.items()
            ]
            text.append(", ".join(words) or "–")
        text.append("\n" if teams(view) else "   ")
    text.append(f"▤ {view.deck_size}", style="dim")
    return text
