"""Carcosa's box for a printer: cards, floors, souls and monsters."""

from collections.abc import Sequence

from sobremesa.kernel.faces import CardFace, Find
from sobremesa.kernel.kit import (
    INK,
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
    Standee,
    Stat,
    Token,
    disc,
    rectangle,
    tinted,
)

from .content import LOWEST, SOUL_IDS

TINTS = {
    "object": "ca-heal",
    "treasure": "ca-heal",
    "tale": "ca-king",
    "omen": "ca-king",
    "state": "ca-monster",
    "monster": "ca-monster",
    "event": "ca-wall",
}
PILES = {"boxes": "ca-stone", "merchant": "ca-crate"}
FIGURES = {
    "spider": 1,
    "goblin": 1,
    "sack_man": 1,
    "queen": 1,
    "spiderling": 4,
    "servant": 2,
}
MARKS = {"stairs": 3, "crown": 1}
FIGURE = (26.0, 38.0)
STATUS = 18.0
ROOM, HALL = (92.0, 66.0), 36.0
EDGE = 4.0
KEYRING = 1  # more sanity than a role has (13.5)


def kit(faces: Sequence[CardFace], find: Find, art: Art) -> Kit:
    most = max(face.numbers.get("sanity", 0) for face in faces) + KEYRING
    return Kit(
        cards=(*piles(faces, find, art), *singles(faces, find, art)),
        tokens=tuple(tokens(faces, find, art)),
        standees=tuple(figures(faces, find, art)),
        boards=(
            *[floor(number, find, art) for number in (3, 2, 1)],
            minds(find, art, most),
        ),
    )


def tone(face: CardFace, art: Art) -> str:
    return art.colours[TINTS.get(face.type, "ca-wall")]


def piles(faces: Sequence[CardFace], find: Find, art: Art) -> list[Card]:
    """The cards of the Boxes, and those that the merchant sells."""
    made = []
    for pile, tint in PILES.items():
        name = find(f"kit-{pile}", {}) or pile
        sign = art.picture(
            "king" if pile == "boxes" else "motemey",
            colour=art.colours["ca-gold"],
            hole=art.colours[tint],
        )
        back = Back(name, art.colours[tint], sign)
        for face in faces:
            if copies := face.numbers.get(pile, 0) if face.kind == "card" else 0:
                colour = tone(face, art)
                picture = art.picture(
                    face.id, "hidden", colour=colour, hole=tinted(colour, 0.22)
                )
                kind = find(f"type-{face.type}", {}) or ""
                made.append(Card(face, copies, picture, colour, back, kind))
    return made


def singles(faces: Sequence[CardFace], find: Find, art: Art) -> list[Card]:
    """Roles and special rooms: one of each."""
    made = []
    for type, sign in (("role", "sanity"), ("room", "hidden")):
        tint = art.colours["ca-shaft" if type == "role" else "ca-king"]
        kind = find(f"type-{type}", {}) or ""
        back = Back(kind, tint, art.picture(sign, colour=WHITE, hole=tint))
        for face in faces:
            if face.type == type:
                picture = art.picture(
                    face.id, sign, colour=tint, hole=tinted(tint, 0.22)
                )
                stats = tuple(
                    Stat(find(f"word-{name}", {}) or name, str(number))
                    for name, number in face.numbers.items()
                )
                made.append(Card(face, 1, picture, tint, back, kind, stats))
    return made


def tokens(faces: Sequence[CardFace], find: Find, art: Art) -> list[Token]:
    made = []
    for face in faces:
        if face.type == "status":
            picture = art.picture(face.id, "hidden", colour=art.colours["ca-monster"])
            made.append(
                Token(
                    face.name,
                    len(SOUL_IDS),
                    disc(picture, STATUS, WHITE, note=face.name),
                )
            )
    for name, copies in MARKS.items():
        picture = art.picture(name, colour=art.colours["ca-king"])
        made.append(
            Token(name, copies, disc(picture, STATUS, WHITE, art.colours["ca-king"]))
        )
    for soul in SOUL_IDS:
        colour = art.colours[f"{soul} soul"]
        picture = art.picture("sanity", colour=WHITE, hole=colour)
        made.append(Token(soul, 1, disc(picture, STATUS, colour, WHITE)))
    return made


def figures(faces: Sequence[CardFace], find: Find, art: Art) -> list[Standee]:
    """Souls in their colours, the King, and whoever else walks the house."""
    made = [
        Standee(soul, 1, figure(art, "sanity", art.colours[f"{soul} soul"], soul))
        for soul in SOUL_IDS
    ]
    king = find("kit-king", {}) or ""
    made.append(Standee(king, 1, figure(art, "king", art.colours["ca-king"], king)))
    for face in faces:
        if face.type == "token":
            shown = figure(art, face.id, art.colours["ca-monster"], face.name)
            made.append(Standee(face.name, FIGURES.get(face.id, 1), shown))
    return made


def figure(art: Art, picture: str, colour: str, name: str) -> Drawing:
    wide, high = FIGURE
    shown = art.picture(picture, "spider", colour=colour, hole=WHITE)
    return Drawing(
        wide,
        high,
        (
            Shape(rectangle(0, 0, wide, high), fill=tinted(colour, 0.12)),
            shown.at(2, 6, wide - 4),
            Label(wide / 2, high - 3, name, 3.2, colour, bold=True, most=wide - 3),
        ),
    )


def floor(number: int, find: Find, art: Art) -> Board:
    """Two rooms above its corridor, two below (11): R1 R2, R4 R3."""
    wide, high = ROOM
    width, height = 2 * wide + 2 * EDGE, 2 * high + HALL + 2 * EDGE
    wall = art.colours["ca-wall"]
    parts: list[Shape | Label | Placed] = [
        Shape(rectangle(0, 0, width, height, 3), fill=wall)
    ]
    places = {"R1": (0, 0), "R2": (1, 0), "R4": (0, 1), "R3": (1, 1)}
    for room, (column, row) in places.items():
        x, y = EDGE + column * wide, EDGE + row * (high + HALL)
        node = f"F{number}_{room}"
        parts += chamber(x, y, find(f"node-{node}", {}) or node, art)
    y = EDGE + high
    parts.append(Shape(rectangle(EDGE, y, 2 * wide, HALL), fill=art.colours["ca-hall"]))
    hall = find(f"kit-F{number}_PAS", {}) or find(f"node-F{number}_PAS", {}) or ""
    parts.append(
        Label(
            width / 2,
            y + 7,
            hall,
            4.6,
            art.colours["ca-king"],
            bold=True,
            most=2 * wide - 8,
        )
    )
    for column, row in places.values():  # doors into the corridor
        x = EDGE + column * wide + wide / 2 - 7
        at = y - 1.5 if row == 0 else y + HALL - 1.5
        parts.append(Shape(rectangle(x, at, 14, 3), fill=art.colours["ca-crate"]))
    for row in (0, 1):  # R1–R2 and R3–R4
        middle = EDGE + row * (high + HALL) + high / 2 - 7
        parts.append(
            Shape(
                rectangle(width / 2 - 1.5, middle, 3, 14), fill=art.colours["ca-crate"]
            )
        )
    name = find("kit-floor", {"number": number}) or str(number)
    return Board(name, Drawing(width, height, tuple(parts)))


def chamber(x: float, y: float, name: str, art: Art) -> list[Shape | Label | Placed]:
    wide, high = ROOM
    return [
        Shape(
            rectangle(x, y, wide, high),
            fill=art.colours["ca-room"],
            stroke=art.colours["ca-stone"],
            width=0.8,
        ),
        Label(x + wide / 2, y + 7, name, 4.4, INK, bold=True, most=wide - 8),
        art.picture("window", colour=art.colours["ca-boards"], stroke=0.7).at(
            x + 4, y + 12, 14
        ),
    ]


def minds(find: Find, art: Art, most: int) -> Board:
    """Every soul's sanity, from the lowest to the most there is."""
    steps = range(LOWEST, most + 1)
    side, left = 12.0, 26.0
    width, height = left + side * len(steps) + 4, 14 + 16.0 * len(SOUL_IDS)
    parts: list[Shape | Label | Placed] = [
        Shape(rectangle(0, 0, width, height, 3), fill=art.colours["ca-paper"]),
        Label(5, 9, find("word-sanity", {}) or "", 5, INK, bold=True, start=True),
    ]
    for row, soul in enumerate(SOUL_IDS):
        colour, y = art.colours[f"{soul} soul"], 12 + 16.0 * row
        parts.append(Label(14, y + 9, soul, 6, colour, bold=True))
        for at, number in enumerate(steps):
            x = left + side * at
            low = number <= LOWEST
            fill = tinted(art.colours["ca-hurt"], 0.4) if low else tinted(colour, 0.12)
            parts.append(
                Shape(rectangle(x, y, side - 1, side - 1, 2), fill=fill, stroke=colour)
            )
            parts.append(
                Label(
                    x + side / 2 - 0.5, y + 7.5, str(number).replace("-", "−"), 4.5, INK
                )
            )
    return Board(find("word-sanity", {}) or "", Drawing(width, height, tuple(parts)))
