"""Maps and armies as texts: reading them, and what can be wrong.

A map's text is what option `own_map` takes and a record carries:

    forest:20,4,25,9;lake:45,5,4;@45,30;@33,14;@57,46

A rectangle has four numbers, a circle three (centre and radius), an objective an `@`.
An army's text is `D4T4M1E3B2A1`.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import combinations

from sobremesa.kernel.errors import Mistake, OptionError, nearest, shown

from .content import (
    ACROSS,
    BRIDGE,
    DOWN,
    HEIGHT,
    SLOTS,
    STREAM,
    TERRAIN_IDS,
    WIDTH,
    Content,
    Row,
)
from .rules_ground import Ground, Piece, circle, rectangle

Points = list[tuple[int, int]]
FARTHEST = 999
NUMBER = r"-?[0-9]{1,3}"  # none is larger
PIECE = re.compile(rf"(\*?)([a-z]+):({NUMBER}(?:,{NUMBER}){{2,3}})")
POINT = re.compile(rf"@({NUMBER}),({NUMBER})")
GROUP = re.compile(r"([A-Z])([0-9]{1,3})")
PIECES = 100  # of an own map, mirror images included (EC-3.1)
SMALLEST = 4  # army (2.1)
ROOM = 9 * (SLOTS - 1) + 1  # free points in which 20 bases always find a place


def read_piece(text: str) -> list[Piece]:
    """A piece, and its mirror image if it has a star."""
    found = PIECE.fullmatch(text)
    if not found or found[2] not in TERRAIN_IDS:
        raise Mistake(
            f"{shown(text)} is no piece of terrain: it takes a kind "
            f"({', '.join(TERRAIN_IDS)}), a colon and x1,y1,x2,y2 or x,y,radius, "
            "each of at most three digits"
        )
    kind = TERRAIN_IDS.index(found[2])
    numbers = [int(number) for number in found[3].split(",")]
    shape = rectangle if len(numbers) == 4 else circle
    piece = shape(kind, *numbers)
    return [piece, piece.mirrored()] if found[1] else [piece]


def read_map(text: str) -> tuple[list[Piece], Points]:
    """Pieces and objectives of a map's text."""
    pieces, points, wrong = scan_map(text)
    if wrong:
        raise Mistake(wrong[0])
    return pieces, points


def scan_map(text: str) -> tuple[list[Piece], Points, list[str]]:
    """What can be read of a map's text, and what cannot."""
    pieces: list[Piece] = []
    points: Points = []
    wrong: list[str] = []
    for part in filter(None, text.split(";")):
        if found := POINT.fullmatch(part):
            points.append((int(found[1]), int(found[2])))
            continue
        try:
            pieces += read_piece(part)
        except Mistake as error:
            wrong.append(str(error))
    return pieces, points, wrong


def write_map(pieces: Iterable[Piece], points: Iterable[tuple[int, int]]) -> str:
    return ";".join([*[p.text for p in pieces], *[f"@{x},{y}" for x, y in points]])


def map_text(facts: Row) -> str:
    """A map of the content, as `own_map` tells one."""
    pieces = [piece for text in facts["pieces"] for piece in read_piece(text)]
    return write_map(pieces, [(x, y) for x, y in facts["objectives"]])


def map_problems(
    content: Content,
    text: str,
    *,
    objectives: int = 3,
    deploy_gap: int = 40,
    edge_margin: int = 3,
    flags: bytes = b"",
    points_read: bool = True,
) -> list[str]:
    """All that is wrong with a map, each with the piece and the rule.

    Where some objectives could not be read, nobody knows whether there are enough.
    """
    pieces, points, found = scan_map(text)
    if len(pieces) > PIECES:
        found.append(f"the map has {len(pieces)} pieces, at most {PIECES} (EC-3.1)")
    found += [problem for piece in pieces for problem in piece_problems(piece)]
    found += bridge_problems(pieces)
    edge = WIDTH // 2 - deploy_gap // 2
    ground = None if found else Ground(pieces, flags or content.terrain, points)
    found += point_problems(ground, points[:objectives], edge, int(content.apart))
    if ground is not None:
        found += room_problems(ground, edge, edge_margin)
    if points_read and len(points) < objectives:
        found.append(
            f"the map has {len(points)} objectives, {objectives} are needed (EC-3.2)"
        )
    return found


def piece_problems(piece: Piece) -> list[str]:
    """EC-1.1: it lies on the table and has a size."""
    found = []
    if piece.x1 >= piece.x2 or piece.y1 >= piece.y2:
        found.append(f"{piece.text} has no area: x1 < x2 and y1 < y2 (EC-1.6)")
    if piece.x1 < 0 or piece.y1 < 0 or piece.x2 > WIDTH or piece.y2 > HEIGHT:
        found.append(f"{piece.text} is not on the table of 90 × 60 cm (EC-1.1)")
    return found


def bridge_problems(pieces: list[Piece]) -> list[str]:
    """EC-3.5: bridges lie over stream rectangles only."""
    found = []
    streams = [p for p in pieces if p.kind == STREAM and not p.round]
    for piece in pieces:
        if piece.kind != BRIDGE:
            continue
        if piece.round:
            found.append(f"{piece.text} is round, a bridge is a rectangle (EC-3.5)")
        elif not any(overlap(piece, stream) for stream in streams):
            found.append(f"{piece.text} lies over no stream rectangle (EC-3.5)")
    return found


def overlap(one: Piece, two: Piece) -> bool:
    beside = one.x2 <= two.x1 or two.x2 <= one.x1
    return not beside and one.y1 < two.y2 and two.y1 < one.y2


def point_problems(
    ground: Ground | None, points: Points, edge: int, apart: int
) -> list[str]:
    """EC-3.2: outside both zones, far from each other; EC-6.8: not kept out."""
    found = []
    for x, y in points:
        if not (1 <= x <= ACROSS and 1 <= y <= DOWN):
            found.append(f"objective {x},{y} is not on the table (EC-1.1)")
        elif not edge < x < WIDTH - edge:
            found.append(
                f"objective {x},{y} lies in a deployment zone: "
                f"x must be {edge + 1} to {WIDTH - edge - 1} (EC-3.2)"
            )
        elif ground is not None and ground.kept_out(x, y):
            found.append(f"objective {x},{y} lies in a keep-out area (EC-6.8)")
    for (ax, ay), (bx, by) in combinations(points, 2):
        distance = (ax - bx) ** 2 + (ay - by) ** 2
        if distance <= apart:
            found.append(
                f"objectives {ax},{ay} and {bx},{by} are too near: "
                f"{distance} ≤ {apart} (EC-3.2)"
            )
    return found


def room_problems(ground: Ground, edge: int, margin: int) -> list[str]:
    """EC-4.4: whatever is placed, every unit finds a point."""
    found = []
    for name, xs in (
        ("west", range(margin + 1, edge)),
        ("east", range(WIDTH - edge + 1, WIDTH - margin)),
    ):
        ys = range(margin + 1, HEIGHT - margin)
        free = sum(not ground.kept_out(x, y) for x in xs for y in ys)
        if free < ROOM:
            found.append(
                f"the {name} zone has {free} points outside keep-out areas, "
                f"{ROOM} are needed (EC-4.4)"
            )
    return found


def read_army(content: Content, text: str) -> bytes:
    """2.4 Other armies: how many of each type, from a preset's name or a list."""
    armies, letters = content.armies, content.letters
    listed = armies.get(text, text).replace(",", "").replace("+", "")
    counts = [0] * len(letters)
    groups = GROUP.findall(listed)
    if not groups or "".join(a + b for a, b in groups) != listed:
        near = nearest(text, armies)
        mean = f"; did you mean {near}?" if near else ""
        raise OptionError(
            f"{shown(text)} is no army: it takes {', '.join(armies)} or a list "
            f"such as D4T4M1E3B2A1 (EC-2.4){mean}"
        )
    for letter, number in groups:
        if letter not in letters:
            told = f"lists {letter}, the letters of units are {' '.join(letters)}"
            raise OptionError(f"the army {shown(text)} {told} (EC-2.4)")
        if counts[letters.index(letter)]:
            raise OptionError(f"the army {shown(text)} lists {letter} twice (EC-2.4)")
        counts[letters.index(letter)] = int(number)
    if told := size_fault(counts):
        raise OptionError(f"the army {shown(text)} {told}")
    return bytes(counts)


def size_fault(counts: Sequence[int]) -> str:
    """What is wrong with an army's size; "" if nothing."""
    if SMALLEST <= sum(counts) <= SLOTS:
        return ""
    return f"has {sum(counts)} units, it must have {SMALLEST} to {SLOTS} (EC-2.1)"


def army_points(content: Content, counts: Sequence[int]) -> int:
    prices = content.price
    return sum(number * price for number, price in zip(counts, prices, strict=True))
