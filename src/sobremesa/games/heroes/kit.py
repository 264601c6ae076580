"""Heroes' box for a printer: cards for any two ready decks, tokens, mats."""

from collections.abc import Sequence
from itertools import combinations_with_replacement

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
    Stat,
    Token,
    disc,
    rectangle,
    tinted,
)

from .content import SIZE, Cards

TOKENS = 6  # of a kind; immunities are rarer
IMMUNITIES = 2
PIPS = {1: 24, 5: 8}  # energy
HURTS = {1: 20, 5: 10}  # damage
TOKEN = 20.0
SLOT = (65.0, 89.5)
GAP = 2.0
STATS = {"health": "health", "protection": "protection", "speed": "swift"}
PAPER = "#fff8e6"


def kit(cards: Cards, faces: Sequence[CardFace], find: Find, art: Art) -> Kit:
    copies = needed(cards)
    printed = [face for face in faces if face.kind == "card"]
    return Kit(
        cards=tuple(card(face, copies.get(face.id, 1), find, art) for face in printed),
        tokens=(*tokens(faces, art), *counters(find, art)),
        boards=(mat(find, art),),
    )


def needed(cards: Cards) -> dict[str, int]:
    """So many of each that any two of the ready decks, or one twice, can be built."""
    pairs = list(combinations_with_replacement(cards.ready.values(), 2))
    return {
        id: max([1, *[one.get(id, 0) + two.get(id, 0) for one, two in pairs]])
        for id in cards.ids
    }


def card(face: CardFace, copies: int, find: Find, art: Art) -> Card:
    groups = face.marks.get("alliance") or [""]
    tint = art.colours.get(f"hc-{groups[0]} tint") or art.colours.get(
        f"hc-{face.type} tint", art.colours["hc-plain"]
    )
    stats = tuple(
        Stat(
            find(f"word-{name}", {}) or name,
            str(face.numbers[name]),
            art.picture(sign, colour=art.colours[f"hc-{name}"]),
        )
        for name, sign in STATS.items()
        if name in face.numbers
    )
    signs = tuple(
        art.picture(f"ability-{one}") for one in face.marks.get("ability", [])
    )
    mob = face.type == "mob"
    back = Back(
        "",
        "#b4505e" if mob else "#26366a",
        art.picture("mob" if mob else "star", colour=PAPER, hole="#b4505e"),
    )
    kind = find(f"type-{face.type}", {}) or ""
    shown = bust(face, art) or art.picture(face.id, face.type, hole=tinted(tint, 0.22))
    stars = "★" * face.numbers.get("stars", 0)
    return Card(
        face, copies, shown, tint, back, f"{kind} {stars}".strip(), stats, signs
    )


def bust(face: CardFace, art: Art) -> Drawing | None:
    """A Character, put together from the parts that the screen has."""
    person = art.data["people"].get(face.id)
    if person is None:
        if face.type not in ("character", "mob"):
            return None
        person = stranger(face.id, list(art.data["people"].values()))
    name, hair, skin, suit, second, build, eyes, *cape = person
    worn = art.data["heads"].get(name, {})
    shown = [
        "neck",
        "face",
        "mouth",
        eyes,
        *cape,
        *(["brows"] if eyes == "eyes" else []),
    ]
    common = art.data["parts"]
    parts = {part: common[part] for part in shown if part in common}
    parts |= {"build": art.data["builds"][build]} | worn
    colours = {"hair": hair, "skin": skin, "suit": suit, "second": second, "ink": INK}
    colours |= {"white": PAPER, "glass": worn.get("glass", second)}
    made = [
        Shape(parts[part], fill=colours[colour], stroke=INK, width=1.2)
        for part, colour in art.data["layers"]
        if parts.get(part)
    ]
    return Drawing(100, 95, tuple(made))


def stranger(card: str, others: list[list[str]]) -> list[str]:
    """A Character of an own card: parts of others, the same as on the screen."""
    seed = 7
    for letter in card:
        seed = (seed * 31 + ord(letter)) % 1_000_003
    heads, bodies = others[seed % len(others)], others[seed // 29 % len(others)]
    skin = others[seed // 7 % len(others)][2]
    return [*heads[:2], skin, *bodies[3:6], heads[6], *bodies[7:]]


def tokens(faces: Sequence[CardFace], art: Art) -> list[Token]:
    made = []
    for face in faces:
        if face.type == "token":
            immune = face.id.startswith("immune_")
            picture = (
                shielded(face.id, art)
                if immune
                else art.picture(f"token-{face.id}", hole=PAPER)
            )
            drawn = disc(picture, TOKEN, PAPER, note=face.name)
            made.append(Token(face.name, IMMUNITIES if immune else TOKENS, drawn))
    return made


def shielded(id: str, art: Art) -> Drawing:
    """Immunity: what it keeps off, on a shield."""
    against = id.removeprefix("immune_")
    names = (f"token-{against}", f"ability-{against}", against)
    if not any(art.has(name) for name in names):
        return art.picture("token-immune", hole=PAPER)
    inner = art.picture(*names, colour=PAPER, hole=INK)
    shield = art.picture("protection")
    return Drawing(24, 24, (*shield.parts, inner.at(6, 4.5, 12)))


def counters(find: Find, art: Art) -> list[Token]:
    """Energy, and damage that a Character has taken."""
    made = []
    for word, sign, counts in (("energy", "pip", PIPS), ("health", "health", HURTS)):
        colour = art.colours[f"hc-{word}"]
        picture = art.picture(sign, colour=colour, hole=PAPER)
        name = find(f"word-{word}", {}) or word
        for worth, copies in counts.items():
            note = f"{'−' if word == 'health' else ''}{worth}"
            made.append(
                Token(
                    f"{name} {note}",
                    copies,
                    disc(picture, TOKEN, WHITE, colour, note=note),
                )
            )
    return made


def mat(find: Find, art: Art) -> Board:
    """A player's place (11): its team, its rows, its deck and its Dead Zone."""
    wide, high = SLOT
    rows = (("team", "hc-health"), ("plants", "hc-energy"), ("gear", "hc-protection"))
    width = (SIZE + 1) * (wide + GAP) + 3 * GAP
    height = len(rows) * (high + GAP) + GAP
    parts: list[Shape | Label | Placed] = [
        Shape(rectangle(0, 0, width, height, 5), fill=art.colours["hc-sheet"])
    ]
    for row, (area, tint) in enumerate(rows):
        colour, y = art.colours[tint], GAP + row * (high + GAP)
        name = find(f"area-{area}", {}) or area
        for at in range(SIZE):
            parts += slot(GAP + at * (wide + GAP), y, name, colour)
    x = GAP + SIZE * (wide + GAP) + 2 * GAP
    for row, area in enumerate(("deck", "dead", "battlefield")):
        name = find(f"area-{area}", {}) or area
        parts += slot(x, GAP + row * (high + GAP), name, art.colours["hc-soft"])
    return Board(find("kit-mat", {}) or "", Drawing(width, height, tuple(parts)))


def slot(x: float, y: float, name: str, colour: str) -> list[Shape | Label | Placed]:
    wide, high = SLOT
    return [
        Shape(rectangle(x, y, wide, high, 3), fill=WHITE, stroke=colour, width=0.6),
        Label(
            x + wide / 2,
            y + high / 2 + 2,
            name,
            5.5,
            tinted(colour, 0.55),
            bold=True,
            most=wide - 8,
        ),
    ]
