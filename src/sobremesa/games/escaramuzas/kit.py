"""Escaramuzas' box for a printer: armies, cards, terrain, all of it to scale."""

from collections import Counter
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
    Standee,
    Stat,
    Token,
    circle,
    disc,
    lines,
    rectangle,
    regular,
    tinted,
)

from .content import HEIGHT, TERRAIN_IDS, WIDTH, Content
from .maps import GROUP, read_piece
from .rules_ground import Piece

CM = 10.0
BASE = 2 * CM  # a base is two centimetres wide (1.5)
FIGURE = (24.0, 30.0)
FLAGS = 7
MARK = 12.0
MARKS = {"wound": (16, "#e01f36"), "later": (6, INK), "rank": (10, "#b98324")}
TICKET = "#7b4a2c"
GROUNDS = {
    "forest": "mint",
    "rocks": "sugar-edge",
    "city": "biscuit",
    "wall": "silver-edge",
    "tower": "stick",
    "stream": "milk-edge",
    "lake": "milk-edge",
    "swamp": "coffee",
    "building": "porcelain-edge",
    "bridge": "stick-edge",
}
RULER = 25  # centimetres: a little more than the range
SCALE = 1.8  # of a map's plan: millimetres for a centimetre
SIDES = ("red", "blue")


def kit(content: Content, faces: Sequence[CardFace], find: Find, art: Art) -> Kit:
    return Kit(
        cards=tuple(cards(faces, find, art)),
        tokens=(
            *armies(content, find, art),
            *marks(find, art),
            *terrain(content, find, art),
        ),
        standees=tuple(standees(content, find, art)),
        boards=(ruler(find, art), lattice(find, art), *plans(content, find, art)),
    )


def cards(faces: Sequence[CardFace], find: Find, art: Art) -> list[Card]:
    """Ability cards as many as the deck has; a card with the numbers of every kind."""
    made = []
    cup = art.picture("cup", colour=art.colours["cream"])
    kinds = {type: find(f"type-{type}", {}) or "" for type in ("ability", "unit")}
    deck = Back(kinds["ability"], TICKET, cup)
    roster = Back(kinds["unit"], art.colours["red-edge"], cup)
    for face in faces:
        if face.type == "ability":
            shown, tint = art.picture("cup", colour=TICKET), art.colours["crema"]
            copies = face.numbers["copies"]
            made.append(Card(face, copies, shown, tint, deck, kinds["ability"]))
        elif face.type == "unit":
            stats = tuple(
                Stat(find(f"word-{name}", {}) or name, str(number))
                for name, number in face.numbers.items()
            )
            shown, tint = silhouette(art, face.id, "red"), art.colours["red-paint"]
            made.append(Card(face, 1, shown, tint, roster, kinds["unit"], stats))
    return made


def silhouette(art: Art, name: str, side: str) -> Drawing:
    """24 × 28, feet at the bottom, painted in the colour of a side."""
    known = art.data["silhouettes"]
    shape = known.get(name) or known["pawn"]
    paint, edge = art.colours[f"{side}-paint"], art.colours[f"{side}-edge"]
    parts = [Shape(shape["body"], stroke=edge, width=1.9)]
    if "lines" in shape:
        parts += [
            Shape(shape["lines"], stroke=edge, width=3.2),
            Shape(shape["lines"], stroke=paint, width=1.5),
        ]
    parts.append(Shape(shape["body"], fill=paint))
    if "light" in shape:
        parts.append(Shape(shape["light"], fill=art.colours["cream"]))
    if "dark" in shape:
        parts.append(Shape(shape["dark"], fill=edge))
    return Drawing(24, 28, tuple(parts))


def muster(content: Content) -> dict[str, int]:
    """So many of each kind that every ready army can be put up."""
    most: dict[str, int] = {}
    letters = {row["letter"]: id for id, row in content.raw["units"].items()}
    for army in content.raw["armies"].values():
        for letter, count in GROUP.findall(army):
            kind = letters[letter]
            most[kind] = max(most.get(kind, 0), int(count))
    return {kind: most.get(kind, 1) for kind in content.raw["units"]}


def armies(content: Content, find: Find, art: Art) -> list[Token]:
    """Bases of true size with their labels, round for red and eight-sided for blue."""
    made = []
    for side in SIDES:
        for kind, count in muster(content).items():
            row = content.raw["units"][kind]
            for number in range(1, count + 1):
                label = f"{row['letter']}{number}"
                face = base(art, row["silhouette"], side, label)
                r = BASE / 2
                edge = regular(r, r, r / 0.924, 8, 22.5) if side == "blue" else ""
                made.append(Token(label, 1, face, base(art, "", side, "?"), edge))
    return made


def base(art: Art, shape: str, side: str, label: str) -> Drawing:
    """Face down it shows nothing but its side (4.6)."""
    r, paint = BASE / 2, art.colours[f"{side}-paint"]
    ground = regular(r, r, r / 0.924, 8, 22.5) if side == "blue" else circle(r, r, r)
    parts: list[Shape | Label | Placed] = [Shape(ground, fill=tinted(paint, 0.75))]
    parts.append(Shape(circle(r, r, r - 1.2), fill=tinted(paint, 0.18)))
    if shape:
        parts.append(silhouette(art, shape, side).within(4, 2.2, BASE - 8, BASE - 8.2))
        parts.append(Label(r, BASE - 2.6, label, 3.4, INK, bold=True))
    else:
        parts.append(Label(r, r + 3.4, label, 10, paint, bold=True))
    return Drawing(BASE, BASE, tuple(parts))


def standees(content: Content, find: Find, art: Art) -> list[Standee]:
    """For those who like them upright: on the bases, or instead of them."""
    made = []
    for side in SIDES:
        for kind, count in muster(content).items():
            row = content.raw["units"][kind]
            for number in range(1, count + 1):
                label = f"{row['letter']}{number}"
                made.append(
                    Standee(label, 1, upright(art, row["silhouette"], side, label))
                )
    return made


def upright(art: Art, shape: str, side: str, label: str) -> Drawing:
    wide, high = FIGURE
    paint = art.colours[f"{side}-paint"]
    return Drawing(
        wide,
        high,
        (
            Shape(rectangle(0, 0, wide, high), fill=tinted(paint, 0.08)),
            silhouette(art, shape, side).within(2, 1.5, wide - 4, high - 3),
            Label(3.4, 5, label, 3.4, paint, bold=True),
        ),
    )


def marks(find: Find, art: Art) -> list[Token]:
    """Flags with a side for each owner, wounds, delayed damage, rank."""
    made = []
    for number in range(1, FLAGS + 1):
        red, blue = (flag(art, side, number) for side in SIDES)
        made.append(Token(str(number), 1, red, blue))
    for name, (copies, colour) in MARKS.items():
        face = disc(art.picture(name, colour=colour, stroke=3), MARK, WHITE, SOFT)
        made.append(Token(find(f"kit-{name}", {}) or name, copies, face))
    return made


def flag(art: Art, side: str, number: int) -> Drawing:
    picture = art.picture("flag", colour=art.colours[f"{side}-paint"])
    return disc(picture, BASE, WHITE, art.colours[f"{side}-edge"], note=str(number))


def pieces_of(content: Content, name: str) -> list[Piece]:
    return [
        piece
        for text in content.raw["maps"][name]["pieces"]
        for piece in read_piece(text)
    ]


def terrain(content: Content, find: Find, art: Art) -> list[Token]:
    """Pieces in their true size, as many as the map that takes most of them."""
    most: Counter[tuple[int, int, int, bool]] = Counter()
    for name in content.raw["maps"]:
        most |= Counter(size_of(piece) for piece in pieces_of(content, name))
    made = []
    for (kind, wide, high, round), copies in sorted(most.items()):
        if high * CM > 250:  # longer than paper: laid out by the plan alone
            continue
        drawn = ground(art, find, kind, (wide * CM, high * CM), round=round)
        edge = "" if round else rectangle(0, 0, wide * CM, high * CM)
        made.append(
            Token(
                find(f"terrain-{TERRAIN_IDS[kind]}", {}) or "", copies, drawn, edge=edge
            )
        )
    return made


def size_of(piece: Piece) -> tuple[int, int, int, bool]:
    """Kind, width and height in centimetres, whether it is round."""
    if piece.round:
        return int(piece.kind), 2 * int(piece.c), 2 * int(piece.c), True
    return int(piece.kind), int(piece.c - piece.a), int(piece.d - piece.b), False


def ground(
    art: Art, find: Find, kind: int, size: tuple[float, float], *, round: bool
) -> Drawing:
    id = TERRAIN_IDS[kind]
    colour = art.colours[GROUNDS[id]]
    wide, high = size
    path = (
        circle(wide / 2, wide / 2, wide / 2) if round else rectangle(0, 0, wide, high)
    )
    name = find(f"terrain-{id}", {}) or id
    turned = Drawing(
        high,
        wide,
        (Label(high / 2, wide / 2 + 1.2, name, 3.6, INK, bold=True, most=high - 3),),
    )
    flat = Label(wide / 2, high / 2 + 1.2, name, 3.6, INK, bold=True, most=wide - 3)
    words = flat if wide >= high else Placed(turned, wide, 0, turn=90)
    return Drawing(
        wide,
        high,
        (Shape(path, fill=tinted(colour, 0.5), stroke=colour, width=0.5), words),
    )


def ruler(find: Find, art: Art) -> Board:
    """To be cut out; contact and range stand out."""
    length, high = RULER * CM, 26.0
    ticks = [
        (6 + at, 0, 6 + at, 9 if at % 10 == 0 else 6 if at % 5 == 0 else 3.5)
        for at in range(int(length) + 1)
    ]
    parts: list[Shape | Label | Placed] = [
        Shape(
            rectangle(0, 0, length + 12, high),
            fill=tinted(art.colours["stick"], 0.35),
            stroke=INK,
        ),
        Shape(lines(ticks), stroke=INK, width=0.2),
    ]
    for at in range(RULER + 1):
        marked = at in (3, 24)
        colour = art.colours["red-paint"] if marked else INK
        parts.append(
            Label(6 + at * CM, 14, str(at), 4.2 if marked else 3.4, colour, bold=marked)
        )
    for at, word in ((3, "contact"), (24, "range")):
        parts.append(
            Label(
                6 + at * CM,
                20.5,
                find(f"kit-{word}", {}) or word,
                3.4,
                art.colours["red-paint"],
                bold=True,
            )
        )
    return Board(find("kit-ruler", {}) or "", Drawing(length + 12, high, tuple(parts)))


def lattice(find: Find, art: Art) -> Board:
    """The table in centimetres, 90 by 60, with numbers along its edges."""
    wide, high = WIDTH * CM, HEIGHT * CM
    fine = [(x * CM, 0.0, x * CM, high) for x in range(WIDTH + 1)]
    fine += [(0.0, y * CM, wide, y * CM) for y in range(HEIGHT + 1)]
    strong = [line for line in fine if line[0] % 100 == 0 and line[1] % 100 == 0]
    edge = rectangle(0, 0, wide, high)
    parts: list[Shape | Label | Placed] = [
        Shape(edge, fill=tinted(art.colours["mat"], 0.45)),
        Shape(lines(fine), stroke=art.colours["mat-line"], width=0.15),
        Shape(lines(strong), stroke=art.colours["crema"], width=0.35),
        Shape(edge, stroke=INK, width=0.6),
    ]
    for x in range(5, WIDTH, 5):
        parts += [Label(x * CM, y, str(x), 3.4, SOFT) for y in (4.4, high - 2)]
    for y in range(5, HEIGHT, 5):
        parts += [Label(x, y * CM + 1.2, str(y), 3.4, SOFT) for x in (4.5, wide - 4.5)]
    return Board(find("kit-table", {}) or "", Drawing(wide, high, tuple(parts)))


def plans(content: Content, find: Find, art: Art) -> list[Board]:
    """Where the pieces and flags of each map lie, in small."""
    made = []
    for name in content.raw["maps"]:
        wide, high = WIDTH * SCALE, HEIGHT * SCALE
        title = find(f"map-{name}", {}) or name
        tens = [
            (x * SCALE, 10.0, x * SCALE, 10 + high) for x in range(0, WIDTH + 1, 10)
        ]
        tens += [
            (0.0, 10 + y * SCALE, wide, 10 + y * SCALE)
            for y in range(0, HEIGHT + 1, 10)
        ]
        parts: list[Shape | Label | Placed] = [
            Label(0, 7, title, 6, INK, bold=True, start=True, most=wide),
            Shape(rectangle(0, 10, wide, high), fill=tinted(art.colours["mat"], 0.45)),
            Shape(lines(tens), stroke=art.colours["mat-line"], width=0.2),
            Shape(rectangle(0, 10, wide, high), stroke=INK, width=0.5),
        ]
        for piece in pieces_of(content, name):
            kind, across, down, round = size_of(piece)
            x, y = (
                (piece.a - piece.c, piece.b - piece.c) if round else (piece.a, piece.b)
            )
            drawn = ground(art, find, kind, (across * CM, down * CM), round=round)
            parts.append(Placed(drawn, int(x) * SCALE, 10 + int(y) * SCALE, SCALE / CM))
        for number, (x, y) in enumerate(content.raw["maps"][name]["objectives"], 1):
            spot = circle(x * SCALE, 10 + y * SCALE, 3)
            parts.append(Shape(spot, fill=WHITE, stroke=INK, width=0.4))
            parts.append(
                Label(x * SCALE, 11.2 + y * SCALE, str(number), 3.4, INK, bold=True)
            )
        made.append(Board(title, Drawing(wide, 10 + high, tuple(parts))))
    return made
