"""Connected Worlds' table for a terminal, as its notes ask.

Every hex is a cell: `1#1:23` is seat 1 with a base of strength 1 and units of
strength 2 and 3 on it; `2:5` a lone unit; `.12` an empty hex claimed by seats 1 and 2;
`(A)` the orbit of planet A; `-` an edge hex, where anyone may land; `1:2x2:3` is a hex
where seat 1 waits to attack seat 2.
While a piece is moved, `>2` marks a hex it reaches for 2 points, `!` one it attacks.
`?` marks a base that was captured and may be razed.
Colour only repeats what signs say.
"""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from .forecast import Wave
from .view import Board, Player, View
from .view_map import Piece, Reach

Name = Callable[[str, str], str]

CELL = 7  # columns of a hex, or more where pieces need them
STYLES = {"s1": "red", "s2": "cyan", "s3": "green", "s4": "yellow"}
SHOWN = 3  # units of a stack, one by one
VICTORIES = {"13.4": "war", "13.5": "capture", "13.6": "expansion"}


def draw(view: View, name: Name) -> RenderableType:
    """The table as the view's seat sees it; `name` gives an element's name."""
    return Group(
        heading(view, name),
        Columns([draw_board(view, board, name) for board in view.boards]),
        draw_players(view, name),
        *draw_spent(view, name),
        *draw_links(view, name),
        *draw_attacks(view, name),
        *draw_battles(view, name),
        *draw_hand(view, name),
        draw_shop(view, name),
    )


def heading(view: View, name: Name) -> Text:
    """Round, whose turn it is, who is last in the round."""
    parts = [f"{name('label', 'round')} {view.round}/{view.max_rounds}"]
    if view.asked:
        parts.append(f"{name('label', 'turn')}: {name('seat', view.asked)}")
    if view.last:
        parts.append(f"{name('label', 'last')}: {name('seat', view.last)}")
    if view.truce:
        parts.append(name("label", "truce"))
    return Text(" | ".join(parts), style="bold")


# Boards


def draw_board(view: View, board: Board, name: Name) -> Panel:
    """Seven rows of cells, each half a cell further left or right."""
    stacks: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        stacks.setdefault(piece.hex, []).append(piece)
    reach = {one.hex: one for one in view.reach}
    cells = {
        hex_: draw_cell(view, board, hex_, stacks.get(hex_, []), reach)
        for hex_ in board.hexes
    }
    wide = max(CELL, *[len(cell) + 1 for cell, _ in cells.values()])
    lines = Text()
    for row in "abcdefg":
        hexes = [hex_ for hex_ in board.hexes if hex_[2] == row]
        lines.append(f"{row} " + " " * ((7 - len(hexes)) * wide // 2))
        for hex_ in hexes:
            cell, style = cells[hex_]
            lines.append(cell.center(wide), style=style)
        lines.append(f" {hexes[0][3]}-{hexes[-1][3]}\n")
    lines.right_crop(1)
    title = f"{board.id} {name('world', board.world)}"
    if board.orbit:
        title += f" ({board.orbit})"
    return Panel(lines, title=title, expand=False)


def draw_cell(
    view: View,
    board: Board,
    hex_: str,
    stack: list[Piece],
    reach: dict[str, Reach],
) -> tuple[str, str]:
    """The signs of a hex, and their colour."""
    mark = ""
    if hex_ == view.origin and view.stage == "raze_base":
        mark = "?"
    if hex_ in reach:
        mark = "!" if reach[hex_].forecast else f">{reach[hex_].cost}"
    if stack:
        text, style = draw_stacks(stack), STYLES[stack[0].owner]
        if all(piece.why for piece in stack):
            style = f"dim {style}"
        return f"{text}{mark}", f"bold {style}"
    orbits = [other.id for other in view.boards if other.orbit == hex_]
    claims = [player.id for player in view.players if hex_ in player.territory]
    sign = f"({orbits[0]})" if orbits else "-" if hex_ in board.edge else "."
    text = sign + "".join(id_[1:] for id_ in claims)
    return f"{text}{mark}", STYLES[claims[0]] if len(claims) == 1 else ""


def draw_stacks(stack: list[Piece]) -> str:
    """Those of one seat; before a combat, those of two."""
    owners = sorted({piece.owner for piece in stack})
    sides = [[piece for piece in stack if piece.owner == id_] for id_ in owners]
    return "x".join(draw_stack(side) for side in sides)


def draw_stack(stack: list[Piece]) -> str:
    """`1#1:23`: owner, base and its strength, strengths of the units."""
    text = stack[0].owner[1:]
    units = sorted(piece.strength for piece in stack if not piece.base)
    for piece in stack:
        if piece.base:
            text += f"#{piece.strength}"
    if not units:
        return text
    if len(units) > SHOWN:
        return f"{text}:{units[-1]}+{len(units) - 1}"
    return f"{text}:{''.join(str(unit) for unit in units)}"


# Seats


def draw_players(view: View, name: Name) -> Text:
    """Two lines for each seat: what it has, and what it lacks."""
    text = Text()
    for at, player in enumerate(view.players):
        text.append("\n" if at else "")
        text.append(player_line(view, player, name), style=STYLES[player.id])
        if need := lacks(player, name):
            text.append(f"\n    {need}", style="dim")
    return text


def player_line(view: View, player: Player, name: Name) -> str:
    turn = ">" if player.id == view.asked else " "
    who = f"{turn} {player.id[1:]} {name('seat', player.id)}"
    if not player.alive:
        return f"{who}: {name('label', 'out')}"
    numbers = {
        "resources": player.resources,
        "hand": player.hand_size,
        "deck": player.deck_size,
        "discards": player.discard_size,
        "territory": f"{player.points}{' *' if player.crown else ''}",
        "worlds": f"{player.planets}/{view.worlds_to_win}",
        "bases": player.bases,
        "strongest": player.strongest or "-",
    }
    parts = [f"{name('label', word)} {number}" for word, number in numbers.items()]
    return f"{who}: {', '.join(parts)}"


def lacks(player: Player, name: Name) -> str:
    """What is missing for each victory."""
    parts = []
    for goal in player.goals:
        if goal.on and player.alive:
            need = [
                f"{name('label', word)} {number}"
                for word, number in goal.lacks.items()
                if number
            ]
            victory = name("label", VICTORIES[goal.rule])
            parts.append(f"{victory} ({', '.join(need) or '*'})")
    return f"{name('label', 'lacks')}: {', '.join(parts)}" if parts else ""


def draw_spent(view: View, name: Name) -> list[Text]:
    """Pieces that cannot move any more this turn, and why."""
    lines = []
    for why in ("moved", "fought", "attacks"):
        spent = [
            f"{piece.hex} {name('piece', piece.kind)}"
            for piece in view.pieces
            if piece.why == why
        ]
        if spent:
            lines.append(Text(f"{name('label', why)}: {', '.join(spent)}", style="dim"))
    return lines


def draw_links(view: View, name: Name) -> list[Text]:
    links = [
        f"{' = '.join(link.hexes)}{' !' if link.hostile else ''}" for link in view.links
    ]
    return [Text(f"{name('label', 'links')}: {', '.join(links)}")] if links else []


def draw_attacks(view: View, name: Name) -> list[Text]:
    """What each attack of the picked piece would come to."""
    lines = []
    for one in view.reach:
        if one.forecast:
            lines.append(Text(f"! {one.hex}: {draw_waves(one.forecast, name)}"))
    return lines


def draw_battles(view: View, name: Name) -> list[Text]:
    """The combats the turn would end with, as things stand."""
    label = name("label", "turn_end")
    return [
        Text(f"{label}: {one.hex}: {draw_waves(one.forecast, name)}")
        for one in view.battles
    ]


def draw_waves(waves: list[Wave], name: Name) -> str:
    return ", ".join(draw_wave(wave, name) for wave in waves)


def draw_wave(wave: Wave, name: Name) -> str:
    word = name("label", sign(wave.event, wave.won))
    attacker = name("piece", wave.attacker)
    if wave.force:
        attacker = f"{name('label', 'force')} {wave.force}"
    return f"{attacker} {word} {name('piece', wave.defender)}"


def sign(event: str, won: bool) -> str:
    """The label of a wave to come, from the attacker's side."""
    word = event.partition("/")[2]
    if word == "beats":
        return "beats" if won else "falls"
    return {"both": "both", "wins": "beats", "repelled": "falls"}.get(
        word, f"attacker_{word}" if event.startswith("9.7") else word
    )


# Cards


def draw_hand(view: View, name: Name) -> list[Text]:
    for player in view.players:
        if player.id == view.seat and player.hand is not None:
            label = name("label", "your_hand")
            return [Text(f"{label}: {cards(player.hand, name)}", style="bold")]
    return []


def cards(counts: dict[str, int], name: Name) -> str:
    return ", ".join(
        f"{name('card', card)} x{number}" if number > 1 else name("card", card)
        for card, number in counts.items()
    )


def draw_shop(view: View, name: Name) -> Text:
    """Cards and their costs; those that can be paid carry a `+`."""
    text = Text(f"{name('label', 'shop')}: ")
    for at, offer in enumerate([offer for offer in view.shop if offer.sold]):
        mark = "+" if offer.affordable else ""
        text.append(
            f"{', ' if at else ''}{name('card', offer.card)} {offer.cost}{mark}",
            style="" if offer.affordable else "dim",
        )
    return text
