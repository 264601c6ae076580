"""Connected Worlds' box for a printer: cards, six boards, pieces of four colours."""

from collections.abc import Sequence
from math import sqrt

from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.kit import (
    INK,
    SOFT,
    WHITE,
    Art,
    Back,
    Board,
    Card,
    Drawing,
    Kit,
    Label,
    Placed,
    Shape,
    Stat,
    Token,
    circle,
    disc,
    rectangle,
    regular,
    tinted,
)

from .content import Content
from .rules_boards import BOARD_IDS, BOARD_ROWS, SEAT_IDS, WORLD_IDS

# The stock has no limit (2.1); beside the starting decks a table hardly needs more.
STOCK = {"action": 5, "base": 4, "unit": 4}
PIECES = {"base": 3, "unit": 6}  # of each kind, a seat
GEMS = {1: 20, 5: 12}
LINKS = 6  # connections, each a pair of markers with its number
PIECE = 18.0
HEX = 15.2  # from the middle to a corner
MARGIN = 6.0


def kit(content: Content, faces: Sequence[CardFace], find: Find, art: Art) -> Kit:
    worlds = {face.id: face.name for face in faces if face.kind == "world"}
    names = [worlds.get(world, world) for world in WORLD_IDS]
    return Kit(
        cards=tuple(cards(faces, find, art)),
        tokens=(*pieces(faces, art), *counters(names, find, art)),
        boards=tuple(board(at, name, content, art) for at, name in enumerate(names)),
    )


def cards(faces: Sequence[CardFace], find: Find, art: Art) -> list[Card]:
    night = art.colours["cw-night"]
    back = Back("", night, art.picture("worlds", colour=art.colours["cw-brass"]))
    tints = {"action": "cw-ink-s2", "base": "cw-ink-s1", "unit": "cw-ink-s3"}
    made = []
    for face in faces:
        if face.kind != "card":
            continue
        tint = art.colours[tints[face.type]]
        sort = "move" if face.type == "action" else face.type
        picture = art.picture(face.id, sort, colour=tint, stroke=1.4)
        copies = face.numbers.get("start", 0) * len(SEAT_IDS) + STOCK[face.type]
        stats = tuple(
            Stat(find(f"word-{name}", {}) or name, str(number))
            for name, number in face.numbers.items()
            if name != "start"
        )
        kind = find(f"type-{face.type}", {}) or ""
        made.append(Card(face, copies, picture, tint, back, kind, stats))
    return made


def pieces(faces: Sequence[CardFace], art: Art) -> list[Token]:
    """Bases are hexagons, units discs, as on the screen; each with its strength."""
    made = []
    for seat in SEAT_IDS:
        for face in faces:
            if face.type not in PIECES or face.kind != "card":
                continue
            base, strength = face.type == "base", str(face.numbers["strength"])
            drawn = piece(seat, strength, art, base=base)
            r = PIECE / 2
            edge = regular(r, r, r, 6) if base else ""
            made.append(
                Token(f"{face.name} {seat}", PIECES[face.type], drawn, edge=edge)
            )
    return made


def piece(seat: str, strength: str, art: Art, *, base: bool) -> Drawing:
    r = PIECE / 2
    colour, ink = art.colours[f"cw-{seat}"], art.colours["cw-void"]
    sign = art.picture(seat, colour=ink)
    if base:
        body = [
            Shape(regular(r, r, r, 6), fill=colour),
            Shape(regular(r, r, r - 1.2, 6), stroke=ink, width=0.4),
        ]
    else:
        body = [
            Shape(circle(r, r, r), fill=colour),
            Shape(
                circle(r, r, r - 2.4),
                fill=art.colours["cw-cream"],
                stroke=ink,
                width=0.4,
            ),
        ]
    number = Label(r, PIECE * 0.78, strength, 7.5, ink, bold=True)
    return Drawing(PIECE, PIECE, (*body, sign.at(r - 2.2, 2.6, 4.4), number))


def counters(names: Sequence[str], find: Find, art: Art) -> list[Token]:
    """Planets for their orbits, resources, pairs of markers for links."""
    made = []
    for world, name in list(zip(WORLD_IDS, names, strict=True))[1:]:
        light, _ = art.data["worlds"][world]
        globe = art.picture("worlds", colour=WHITE, hole=light)
        made.append(Token(name, 1, disc(globe, 24.0, light, WHITE, note=name), edge=""))
    gem = art.picture("resources", colour=art.colours["cw-ink-s1"])
    word = find("label-resources", {}) or ""
    for worth, copies in GEMS.items():
        face = disc(gem, PIECE, WHITE, art.colours["cw-ink-s1"], note=str(worth))
        made.append(Token(f"{word} {worth}", copies, face))
    link = art.picture("connect", colour=art.colours["cw-ink-s2"])
    word = find("label-links", {}) or ""
    for number in range(1, LINKS + 1):
        face = disc(link, PIECE, WHITE, art.colours["cw-ink-s2"], note=str(number))
        made.append(Token(f"{word} {number}", 2, face))
    return made


def board(at: int, name: str, content: Content, art: Art) -> Board:
    """Seven rows of hexes; orbits with their numbers on space."""
    wide = sqrt(3) * HEX
    width, height = 7 * wide + 2 * MARGIN, 11 * HEX + 2 * MARGIN
    light = (
        art.colours["cw-ink-s2"] if at == 0 else art.data["worlds"][WORLD_IDS[at]][0]
    )
    parts: list[Shape | Label | Placed] = [
        Shape(rectangle(0, 0, width, height, 6), fill=tinted(light, 0.16)),
        Label(MARGIN + 2, 12, name, 8, light, bold=True, start=True, most=40),
    ]
    homes = {home: f"H{number}" for number, home in enumerate(content.homeworlds, 1)}
    for row, (letter, first, count) in enumerate(BOARD_ROWS):
        for number in range(first, first + count):
            x = width / 2 + (number - 4 - (row - 3) / 2) * wide
            y = height / 2 + (row - 3) * 1.5 * HEX
            rim = row in (0, 6) or number in (first, first + count - 1)
            home = homes.get(f"{letter}{number}", "") if at == 0 else ""
            fill = (
                tinted(light, 0.3)
                if rim and at
                else tinted(art.colours["cw-glow"], 0.55)
                if home
                else WHITE
            )
            parts.append(
                Shape(regular(x, y, HEX - 0.3, 6), fill=fill, stroke=light, width=0.35)
            )
            parts.append(
                Label(x, y + HEX * 0.8, f"{BOARD_IDS[at]}:{letter}{number}", 2.6, SOFT)
            )
            if home:
                parts.append(Label(x, y - HEX * 0.5, home, 4, INK, bold=True))
    return Board(name, Drawing(width, height, tuple(parts)))
