"""Carcosa in a terminal: three floors stacked, the souls, and what is at stake."""

from collections.abc import Callable

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .view import MonsterView, SoulView, View
from .view_house import FloorView, RoomView

Name = Callable[[str, str], str]
LOW = -5
# Rooms as they lie around the corridor: R1 R2 above, R4 R3 below.
ABOVE = (0, 1)
BELOW = (3, 2)


def draw(view: View, name: Name) -> Group:
    """Marks are letters and signs, so that nothing hangs on colour alone."""
    return Group(
        draw_head(view, name),
        *[draw_floor(view, floor, name) for floor in reversed(view.floors)],
        draw_souls(view, name),
        *draw_pending(view, name),
    )


def draw_head(view: View, name: Name) -> Text:
    king = view.king
    line = Text()
    line.append(f"{view.round}/{view.max_rounds}  ", style="bold")
    if king.vanish:
        line.append(f"♔ –{king.vanish}  ", style="dim")
    else:
        twice = " ×2" if king.doubled else ""
        line.append(f"♔ {king.floor}{twice}  ", style="bold yellow")
    line.append(f"−{king.presence} → −{king.next_presence}  ")
    keys = view.keys
    line.append(f"{lamp(keys.lamp)} {name('item', 'key')} {keys.held}/{keys.needed}")
    line.append(f" ({keys.in_play}, † {keys.destroyed})  ")
    line.append(f"{lamp(view.all_home)} {view.threshold}  ")
    line.append(f"{name('card', 'tue_tue')} {view.tue_tues}/{view.tue_tue_fatal}")
    return line


def lamp(on: bool) -> str:
    return "[x]" if on else "[ ]"


def draw_floor(view: View, floor: FloorView, name: Name) -> Panel:
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for pair in (ABOVE, BELOW):
        grid.add_row(*[draw_room(view, floor, floor.rooms[at], name) for at in pair])
        if pair is ABOVE:
            grid.add_row(draw_corridor(view, floor, name), "")
    title = f"{floor.id} ♔" if floor.king else floor.id
    return Panel(
        grid,
        title=f"{title}  −{floor.bill}",
        title_align="left",
        border_style="yellow" if floor.king else "dim",
    )


def draw_room(view: View, floor: FloorView, room: RoomView, name: Name) -> Text:
    text = Text(room.id, style="bold")
    if floor.stairs == room.id:
        text.append(" ≡", style="cyan")
    text.append(f"  {room.box}:{room.size}", style="dim")
    hidden = sum(room.unseen.values()) + len(room.stirred)
    if room.top:
        text.append(f"  {name('card', room.top[0])}", style="green")
    elif hidden:
        text.append("  ?", style="dim")
    elif room.bottom:
        text.append(f"  {name('card', room.bottom[0])}", style="green")
    text.append(f"  ({sum(room.unseen.values())}?)", style="dim")
    if room.special == "hidden":
        text.append("  [?]", style="magenta")
    elif room.special:
        mark = "†" if room.destroyed else ""
        text.append(f"  [{mark}{name('special', room.special)}]", style="magenta")
    add_people(text, view, room.id, name)
    return text


def draw_corridor(view: View, floor: FloorView, name: Name) -> Text:
    text = Text(floor.corridor, style="bold")
    if floor.corridor == view.threshold:
        text.append(" ⌂", style="cyan")
    if floor.corridor == view.sanctuary:
        text.append(" ✶" if view.crown_here else " ☆", style="yellow")
    if floor.king:
        text.append(" ♔", style="bold yellow")
    add_people(text, view, floor.corridor, name)
    return text


def add_people(text: Text, view: View, node: str, name: Name) -> None:
    for soul in view.souls:
        if soul.node == node:
            mark = f"<{soul.id}>" if soul.id == view.soul else soul.id
            text.append(f"  {mark}", style="bold cyan")
    for monster in view.monsters:
        if monster.node == node:
            text.append(f"  {monster_text(monster, name)}", style="bold red")


def monster_text(monster: MonsterView, name: Name) -> str:
    stun = f" z{monster.stun}" if monster.stun else ""
    held = ", ".join(name("item", id) for id in monster.loot)
    loot = f" ({held})" if held else ""
    return f"!{name('monster', monster.kind)}{stun}{loot}"


def draw_souls(view: View, name: Name) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    for id in view.order:
        soul = next(one for one in view.souls if one.id == id)
        table.add_row(*soul_cells(view, soul, name))
    return table


def soul_cells(view: View, soul: SoulView, name: Name) -> list[Text]:
    active = soul.id == view.active
    mark = f"> {soul.id}" if active else f"  {soul.id}"
    left = f" •{view.actions_left}" if active else ""
    style = "red" if soul.sanity < 0 else "green"
    sanity = Text(f"{bar(soul)} {soul.sanity}/{soul.maximum}", style=style)
    sanity.append(f" → {soul.expected}", style="dim")
    things = [f"{name('item', id)}×{n}" for id, n in soul.items.items()]
    things += [name("card", "book")] if soul.book else []
    things += ["♔"] if soul.crown else []
    things += [f"{name('item', 'ring')}!"] if soul.ring else []
    return [
        Text(mark + left, style="bold" if active else ""),
        Text(name("role", soul.role) if soul.role else ""),
        Text(soul.node),
        sanity,
        Text(", ".join(things)),
        Text(", ".join(conditions(soul, name)), style="magenta"),
    ]


def bar(soul: SoulView) -> str:
    """From -5 to the maximum; a stroke marks what the round's end will leave."""
    cells = []
    for value in range(LOW + 1, soul.maximum + 1):
        full = value <= soul.sanity
        cells.append("#" if full and value <= soul.expected else "-" if full else ".")
    return "".join(cells)


def conditions(soul: SoulView, name: Name) -> list[str]:
    found = [
        f"{name('status', id)} {rounds}"
        for id, rounds in soul.statuses.items()
        if rounds
    ]
    if any(soul.poisoned):
        found.append(f"{name('status', 'poisoned')} {sum(soul.poisoned)}")
    if soul.guard != "none":
        found.append(f"→ {soul.guard}")
    marks = {"1•": soul.limited, "z": soul.skip, "*": soul.frozen, "◊": soul.shield}
    return found + [mark for mark, on in marks.items() if on]


def draw_pending(view: View, name: Name) -> list[Text]:
    """What the question is about, the merchant's offer, and what moves would meet."""
    lines: list[Text] = []
    if view.stage == "react":
        monster = name("monster", view.purpose)
        lines.append(Text(f"{view.soul} ! {monster}", style="bold red"))
    if view.card:
        die = f"  d6 {view.die}" if view.die else ""
        card = name("card", view.card)
        lines.append(Text(f"{view.revealer}: {card}{die}", style="bold"))
    if view.psy:
        for (place, price), id in zip(
            view.psy.bury.items(), view.psy.keep, strict=True
        ):
            lines.append(Text(f"{place}: {name('card', id)}  (−{price})"))
    for place, item in view.merchant.shown.items():
        lines.append(Text(f"{place}: {name('item', item)}"))
    for move in view.moves:
        if move.card or move.loop:
            told = name("card", move.card) if move.card else ""
            loop = " ∞ −5" if move.loop else ""
            lines.append(Text(f"→ {move.node}: {told}{loop}", style="dim"))
    return lines
