"""What lies in a game's box, as a printer needs it: drawings, and how many of each.

Lengths are millimetres, y grows downwards, outlines are SVG path data. Pictures and
colours come from the game's `art.json` and `colours.css`, which the screen reads too.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from .faces import CardFace

INK = "#1c1512"
SOFT = "#6b6258"
WHITE = "#ffffff"
ICON = 24.0  # pictures are this wide and high
STROKE = 1.8  # of their lines
VARIABLE = re.compile(r"--([\w-]+):\s*(?:light-dark\(\s*)?(#[0-9a-fA-F]{3,6})")
OWNED = re.compile(r"([^{}]+)\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline, filled or drawn, or both."""

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.25
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    odd: bool = False  # what it encloses twice is left out


@dataclass(frozen=True, slots=True)
class Label:
    """Words in one line; `y` is where they stand, `most` the room they have."""

    x: float
    y: float
    text: str
    size: float = 3.5  # of the letters
    colour: str = INK
    bold: bool = False
    most: float = 0  # 0: any
    start: bool = False  # begins at x, instead of having it in its middle


@dataclass(frozen=True, slots=True)
class Placed:
    """A drawing within another."""

    drawing: "Drawing"
    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0  # degrees, about its corner


@dataclass(frozen=True, slots=True)
class Drawing:
    width: float
    height: float
    parts: tuple["Shape | Label | Placed", ...]

    def at(self, x: float, y: float, size: float) -> Placed:
        """As wide as `size`, with its upper left corner there."""
        return Placed(self, x, y, size / self.width)

    def within(self, x: float, y: float, width: float, height: float) -> Placed:
        """As large as there is room for, in the middle of it."""
        scale = min(width / self.width, height / self.height)
        left = x + (width - self.width * scale) / 2
        return Placed(self, left, y + (height - self.height * scale) / 2, scale)


@dataclass(frozen=True, slots=True)
class Stat:
    """A printed number: its picture, or its name where there is none."""

    name: str
    value: str
    picture: Drawing | None = None
    colour: str = INK


@dataclass(frozen=True, slots=True)
class Back:
    """The other side of a pile's cards."""

    title: str
    tint: str
    picture: Drawing


@dataclass(frozen=True, slots=True)
class Card:
    face: CardFace
    copies: int
    picture: Drawing
    tint: str
    back: Back
    kind: str  # what stands at its foot
    stats: tuple[Stat, ...] = ()
    signs: tuple[Drawing, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """Cut out along its edge; `back` is the other side, `face` again if it has none."""

    name: str
    copies: int
    face: Drawing
    back: Drawing | None = None
    edge: str = ""  # path data; "": round


@dataclass(frozen=True, slots=True)
class Standee:
    """Folded over its head, so that it shows on both sides, and put into a foot."""

    name: str
    copies: int
    picture: Drawing


@dataclass(frozen=True, slots=True)
class Board:
    """True to scale; larger than the paper it goes over several pages."""

    name: str
    drawing: Drawing
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a reference sheet."""

    name: str
    text: str
    picture: Drawing | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Kit:
    cards: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()
    standees: tuple[Standee, ...] = ()
    boards: tuple[Board, ...] = ()
    sheets: tuple[Sheet, ...] = ()


class Art:
    """A game's pictures and colours."""

    def __init__(self, data: Mapping[str, Any], colours: Mapping[str, str]) -> None:
        self.data = data
        self.colours = colours
        self.pictures: Mapping[str, Mapping[str, str]] = data.get("pictures", {})
        self.like: Mapping[str, str] = data.get("like", {})

    def has(self, name: str) -> bool:
        return self.like.get(name, name) in self.pictures

    def picture(
        self, *names: str, colour: str = INK, hole: str = WHITE, stroke: float = STROKE
    ) -> Drawing:
        """The first of these that is drawn."""
        known = [self.like.get(name, name) for name in names]
        found = next((self.pictures[name] for name in known if self.has(name)), {})
        parts = []
        if "fill" in found:
            parts.append(Shape(found["fill"], fill=colour))
        if "holes" in found:
            parts.append(Shape(found["holes"], fill=hole, odd=True))
        if "line" in found:
            parts.append(Shape(found["line"], stroke=colour, width=stroke))
        return Drawing(ICON, ICON, tuple(parts))


@cache
def open_art(folder: Path) -> Art:
    """As it lies in a game's folder; a game may have none."""
    art, css = folder / "art.json", folder / "colours.css"
    data = json.loads(art.read_text("utf-8")) if art.exists() else {}
    return Art(data, read_colours(css.read_text("utf-8")) if css.exists() else {})


def read_colours(css: str) -> dict[str, str]:
    """By day: `seat` of the first rule, `.P1 soul` of a rule that has it for some."""
    found: dict[str, str] = {}
    for where, rules in OWNED.findall(css):
        for name, colour in VARIABLE.findall(rules):
            found.setdefault(name, colour)
            for owner in where.split(","):
                found.setdefault(f"{owner.split()[-1].strip('.')} {name}", colour)
    return found


def tinted(colour: str, part: float, ground: str = WHITE) -> str:
    """So much of a colour on the ground, as inks mix."""
    return "#" + "".join(
        f"{round(a * part + b * (1 - part)):02x}"
        for a, b in zip(channels(colour), channels(ground), strict=True)
    )


def channels(colour: str) -> tuple[int, ...]:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return tuple(int(digits[at : at + 2], 16) for at in (0, 2, 4))


def rectangle(x: float, y: float, width: float, height: float, round: float = 0) -> str:
    r = min(round, width / 2, height / 2)
    if not r:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
    w, h = width - 2 * r, height - 2 * r
    turns = [f"a{r:g} {r:g} 0 0 1 {dx:g} {dy:g}" for dx, dy in corners(r)]
    a, b, c, d = turns
    return f"M{x + r:g} {y:g}h{w:g}{a}v{h:g}{b}h{-w:g}{c}v{-h:g}{d}z"


def corners(r: float) -> list[tuple[float, float]]:
    return [(r, r), (-r, r), (-r, -r), (r, -r)]


def circle(x: float, y: float, r: float) -> str:
    half = f"a{r:g} {r:g} 0 1 1"
    return f"M{x - r:g} {y:g}{half} {2 * r:g} 0{half} {-2 * r:g} 0z"


def polygon(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "z"


def regular(x: float, y: float, r: float, sides: int, turn: float = 0) -> str:
    """A polygon with all sides alike; the first corner on top, turned by degrees."""
    angles = [(360 * at / sides + turn - 90) * pi / 180 for at in range(sides)]
    return polygon((x + r * cos(angle), y + r * sin(angle)) for angle in angles)


def lines(pairs: Iterable[tuple[float, float, float, float]]) -> str:
    return "".join(f"M{a:g} {b:g}L{c:g} {d:g}" for a, b, c, d in pairs)


def disc(
    picture: Drawing, size: float, tint: str, edge: str = INK, note: str = ""
) -> Drawing:
    """A round token with a picture on it."""
    r = size / 2
    parts: list[Shape | Label | Placed] = [
        Shape(circle(r, r, r), fill=tint),
        Shape(circle(r, r, r - 0.9), stroke=edge, width=0.5),
    ]
    lower = size * 0.16 if note else 0
    side = size * (0.5 if note else 0.6)
    parts.append(picture.at(r - side / 2, r - side / 2 - lower / 2, side))
    if note:
        parts.append(
            Label(r, size * 0.87, note, size * 0.17, edge, bold=True, most=size * 0.62)
        )
    return Drawing(size, size, tuple(parts))
