"""Stratum's box for a printer: four decks, the supply, tokens, four territories."""

from collections.abc import Sequence

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
    Token,
    disc,
    rectangle,
    tinted,
)

from .content import SEAT_IDS, WIDTH

SEATS = {"S": "sagitario", "F": "fungi", "Y": "ygdra", "M": "industry"}
# What the supply holds; the rules know no limit (2.1), a table hardly needs more.
SUPPLY = {"plant": 14, "herbivore": 9, "carnivore": 9}
TOKENS = {"mushroom": (28, 22.0), "macrofungus": (4, 30.0), "construction": (4, 30.0)}
MARKED = ("plant", "herbivore", "carnivore")
TINTS = {"mushroom": "fungi", "macrofungus": "fungi", "construction": "industry"}
SPACE = (67.0, 92.0)  # a card, and a little air
SITE = 34.0


def kit(faces: Sequence[CardFace], find: Find, art: Art) -> Kit:
    names = {face.id: face.name for face in faces}
    backs = {seat: back(names[seat], seat, art) for seat in SEAT_IDS}
    return Kit(
        cards=(*decks(faces, find, art, backs), *supply(faces, find, art)),
        tokens=tuple(tokens(faces, find, art)),
        boards=tuple(territory(names[seat], seat, art) for seat in SEAT_IDS),
    )


def back(name: str, seat: str, art: Art) -> Back:
    letter = Drawing(24, 24, (Label(12, 20, seat, 22, WHITE, bold=True),))
    return Back(name, art.colours[SEATS[seat]], letter)


def pictured(face: CardFace, art: Art, tint: str) -> Drawing:
    return art.picture(face.id, "own", colour=tint, hole=tinted(tint, 0.22))


def decks(
    faces: Sequence[CardFace], find: Find, art: Art, backs: dict[str, Back]
) -> list[Card]:
    made = []
    for seat in SEAT_IDS:
        for face in faces:
            copies = face.numbers.get(f"deck_{seat}", 0)
            tint = art.colours.get(face.id, art.colours[SEATS[seat]])
            kind = find(f"type-{face.type}", {}) or ""
            picture = pictured(face, art, tint)
            if copies:
                made.append(Card(face, copies, picture, tint, backs[seat], kind))
    return made


def supply(faces: Sequence[CardFace], find: Find, art: Art) -> list[Card]:
    """Population cards that grow: they belong to nobody's deck."""
    made = []
    emblem = Back(
        find("kit-supply", {}) or "", SOFT, art.picture("plant", colour=WHITE)
    )
    for face in faces:
        if face.type == "population" and face.id in SUPPLY:
            tint = art.colours[face.id]
            kind = find("kit-supply", {}) or ""
            picture = pictured(face, art, tint)
            made.append(Card(face, SUPPLY[face.id], picture, tint, emblem, kind))
    return made


def tokens(faces: Sequence[CardFace], find: Find, art: Art) -> list[Token]:
    made = []
    for face in faces:
        if face.id in TOKENS:
            copies, size = TOKENS[face.id]
            colour = art.colours[TINTS[face.id]]
            picture = art.picture(face.id, colour=colour, hole=WHITE)
            round = disc(picture, size, tinted(colour, 0.15), colour)
            made.append(Token(face.name, copies, round))
    mark = find("kit-mark", {}) or ""
    for kind in MARKED:
        colour = art.colours[kind]
        star = art.picture("mark", colour=colour)
        made.append(Token(f"{mark} {kind}", 1, disc(star, 22.0, WHITE, colour)))
    return made


def territory(name: str, seat: str, art: Art) -> Board:
    """A row of spaces, the place of a construction towards the table's middle."""
    colour = art.colours[SEATS[seat]]
    wide, high = SPACE
    width, height = WIDTH * (wide + 3) + 7, SITE + high + 14
    parts: list[Shape | Label | Placed] = [
        Shape(rectangle(0, 0, width, height, 6), fill=tinted(colour, 0.2)),
        Shape(rectangle(1, 1, width - 2, height - 2, 5), stroke=colour, width=0.8),
        Label(8, 14, name, 9, colour, bold=True, start=True, most=width / 2 - 40),
    ]
    site = art.picture("construction", colour=tinted(colour, 0.45), hole=WHITE)
    left = width / 2 - SITE / 2 + 1
    place = rectangle(left, 4, SITE - 2, SITE - 2, 4)
    parts.append(Shape(place, fill=WHITE, stroke=colour, width=0.4, dash=(2, 2)))
    parts.append(site.at(left + 8, 12, 16))
    for at in range(WIDTH):
        x, y = 5 + at * (wide + 3), SITE + 7
        parts.append(Shape(rectangle(x, y, wide, high, 4), fill=WHITE, stroke=colour))
        number = Label(x + wide / 2, y + high / 2 + 4, f"{seat}{at + 1}", 12, INK)
        parts.append(
            Label(number.x, number.y, number.text, 12, tinted(colour, 0.4), bold=True)
        )
    return Board(name, Drawing(width, height, tuple(parts)))
