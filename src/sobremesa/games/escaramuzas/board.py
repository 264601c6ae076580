"""Escaramuzas in a terminal: the table in proportion, tokens, tallies.

A character is one centimetre across and two down.
Red units have capitals, blue units small letters; what has acted is dim.
"""

from collections.abc import Callable

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .seen import Objective, Side, Terrain, Unit, View

Name = Callable[[str, str], str]
COLUMNS, LINES = 90, 30
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


def draw(view: View, name: Name) -> Group:
    return Group(
        Text(heading(view, name), style="bold"),
        *[side_line(view, side, name) for side in view.sides],
        Panel(board(view), expand=False, padding=0),
        objectives(view, name),
        roster(view, name),
        hands(view, name),
    )


def heading(view: View, name: Name) -> str:
    words = [name("map", view.map), f"{view.round}/{view.rounds}"]
    if view.activation is not None:
        words.append(
            " ".join(filter(None, (view.activation.unit, view.activation.mode)))
        )
    if view.attack is not None:
        words.append(f"{view.attack.attacker} → {view.attack.target}")
        words += [f"[{'6!' if hit == 9 else hit}]" for hit in view.attack.hits]
    return "  ·  ".join(words)


def side_line(view: View, side: Side, name: Name) -> Text:
    mark = "●" if side.id == "red" else "○"
    turn = "▶" if side.id == view.turn else " "
    line = Text(f"{turn}{mark} {name('side', side.id):<9}", style=COLOURS[side.id])
    line.append(f"VP {side.vp:>3}  AP {'■' * side.ap}{'·' * max(0, 12 - side.ap)}  ")
    line.append(f"{side.units} > {side.defeat}  ")
    line.append(f"➶ {side.ranged_round}/{side.ranged_game}  ")
    line.append(f"⚔ {side.close_round}/{side.close_game}  ")
    due = [f"{row.id}+{row.times * row.worth}" for row in side.rows if row.times]
    line.append(" ".join(due), style="dim")
    return line


def board(view: View) -> Text:
    """Ground, then flags, then units: what lies above hides what lies below."""
    cells: list[list[Cell]] = [[(" ", "")] * COLUMNS for _ in range(LINES)]
    mark_zones(cells, view.edge)
    for piece in view.terrain:
        lay(cells, piece)
    for point in view.choices.points or view.choices.run:
        put(cells, point, "·", "bold")
    for flag in view.objectives:
        put(cells, flag.at, flag_mark(flag), f"bold {COLOURS[flag.owner]}")
    for token in view.tokens:
        put(cells, token.at, "?" if token.side == "red" else "¿", COLOURS[token.side])
    for unit in view.units:
        if unit.at:
            draw_unit(cells, unit, view)
    text = Text()
    for at, row in enumerate(cells):
        text.append(f"{2 * at:>2} ", style="dim")
        for mark, style in row:
            text.append(mark, style=style or None)
        text.append("\n")
    text.append("   " + "".join(f"{x:<10}" for x in range(0, COLUMNS, 10)), style="dim")
    return text


def mark_zones(cells: list[list[Cell]], edge: int) -> None:
    for row in cells[::2]:
        for x in (edge, COLUMNS - edge):
            row[x] = ("┊", "dim")


def lay(cells: list[list[Cell]], piece: Terrain) -> None:
    mark = GROUND[piece.kind]
    for line in range(LINES):
        for x in range(COLUMNS):
            if any(
                covers(piece.shape, x + 0.5, 2 * line + half) for half in (0.5, 1.5)
            ):
                cells[line][x] = mark


def covers(shape: list[int], x: float, y: float) -> bool:
    if len(shape) == 3:
        return (x - shape[0]) ** 2 + (y - shape[1]) ** 2 < shape[2] ** 2
    return shape[0] < x < shape[2] and shape[1] < y < shape[3]


def flag_mark(flag: Objective) -> str:
    """An owned flag is filled; a star while it is held from the first."""
    if not flag.owner:
        return "⚐"
    return "★" if flag.held else "⚑"


def put(cells: list[list[Cell]], point: str, mark: str, style: str) -> None:
    x, y = (int(number) for number in point.split(","))
    cells[min(LINES - 1, y // 2)][min(COLUMNS - 1, x)] = (mark, style)


def draw_unit(cells: list[list[Cell]], unit: Unit, view: View) -> None:
    """Letter and ordinal; capitals for red, small letters for blue."""
    mark = unit.id if unit.side == "red" else unit.id.lower()
    style = COLOURS[unit.side]
    if view.activation is not None:
        if view.activation.unit == f"{unit.side} {unit.id}":
            style += " reverse"
    style += " bold" if unit.ready else " dim"
    x, y = (int(number) for number in unit.at.split(","))
    for step, letter in enumerate(mark[:2]):
        put(cells, f"{x + step},{y}", letter, style)


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
        row = Text(name("side", side.id) + ": ", style=COLOURS[side.id])
        for unit in view.units:
            if unit.side == side.id:
                row.append(token(unit), style="bold" if unit.ready else "dim")
        table.add_row(row)
    return table


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
        text.append("   ")
    text.append(f"▤ {view.deck_size}", style="dim")
    return text
