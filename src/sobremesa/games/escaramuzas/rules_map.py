"""EC-3.6 and EC-3.7: tables made at random, and tables made by the players."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import DRAFT_AT, DRAFT_PIECE, PIECE, TO
from .content import (
    BLOCKING,
    CONTENT,
    DOWN,
    HEIGHT,
    LAKE,
    PIECE_HALF_H,
    PIECE_HALF_W,
    PIECE_KIND,
    PIECES,
    RANDOM_KIND,
    WALL,
    WIDTH,
    point_of,
    x_of,
    y_of,
)
from .rules_box import Box
from .rules_ground import APART, KEEP_OUT, Ground, Piece, apart, circle, rectangle
from .rules_measuring import square
from .rules_table import DRAFTING, ENDS, NO_ONE, Field

PAIR_DRAWS: Final = 200  # for a pair of objectives
SHAPE_DRAWS: Final = 30
PIECES_APART: Final = 2 * 2  # squared: drafted ones are no nearer (3.7)
PIECES_WEST: Final = 3  # their boxes begin no farther west
OBJECTIVES_NORTH: Final = 4  # nor objectives farther north
LIST_O: Final = [(int(x), int(y)) for x, y in CONTENT["maps"]["chalk"]["objectives"]]


def far_enough(points: list[tuple[int, int]], x: i64, y: i64) -> bool:
    """3.2 Objectives: more than 14 cm from every other."""
    for px, py in points:
        if square(px, py, x, y) <= APART:
            return False
    return True


def random_table(field: Field, dice: Dice, log: Log) -> None:
    """3.6 Random table: pairs of objectives, then pairs of pieces."""
    box = field.box
    points = random_points(box, dice)
    pieces: list[Piece] = []
    for _ in range(box.terrain_pieces // 2):
        add_pair(box, pieces, points, dice)
    field.ground = Ground(pieces, box.flags, points)
    field.mark_objectives()
    log.say("3.6/drawn", len(pieces), len(points))
    field.then(ENDS)


def random_points(box: Box, dice: Dice) -> list[tuple[int, int]]:
    """3.6 Random table: objectives, mirrored in pairs."""
    points = [(WIDTH // 2, HEIGHT // 2)]
    for _ in range((box.objectives - 1) // 2):
        for _ in range(PAIR_DRAWS):
            x = int(box.edge + 1 + dice.below(44 - box.edge))
            y = int(6 + dice.below(49))
            mirror = (WIDTH - x, HEIGHT - y)
            if far_enough(points, x, y) and far_enough([(x, y), *points], *mirror):
                points += [(x, y), mirror]
                break
        else:
            return LIST_O[: box.objectives]
    return points


def add_pair(
    box: Box, pieces: list[Piece], points: list[tuple[int, int]], dice: Dice
) -> None:
    """3.6 Random table: a piece and its mirror image, if they fit."""
    kind: i64 = RANDOM_KIND[dice.below(10)]
    for _ in range(SHAPE_DRAWS):
        piece = random_piece(kind, dice)
        mirror = piece.mirrored()
        if apart(piece, mirror) < 1:
            continue
        if fits(box, piece, pieces, points) and fits(box, mirror, pieces, points):
            pieces += [piece, mirror]
            return


def random_piece(kind: i64, dice: Dice) -> Piece:
    """3.6 Random table: the shape and place of a piece."""
    if kind == LAKE:
        x = 11 + dice.below(32)
        return circle(kind, x, 5 + dice.below(51), 3)
    if kind == WALL:
        upright = dice.below(2) == 1
        width: i64 = 1 if upright else 6
        height: i64 = 6 if upright else 1
    else:
        width = 3 + dice.below(3)
        height = 3 + dice.below(3)
    x1 = 8 + dice.below(45 - width - 8 + 1)
    y1 = 2 + dice.below(58 - height - 2 + 1)
    return rectangle(kind, x1, y1, x1 + width, y1 + height)


def fits(
    box: Box, piece: Piece, pieces: list[Piece], points: list[tuple[int, int]]
) -> bool:
    """3.6 Random table: 1 cm from all others; no objective in a keep-out area."""
    for other in pieces:
        if apart(piece, other) < 1:
            return False
    if box.flags[piece.kind] & BLOCKING:
        for x, y in points:
            if piece.holds(x, y, KEEP_OUT):
                return False
    return True


def next_draft(field: Field) -> None:
    """3.7 Drafted table: pieces, red first; then objectives, blue first."""
    ground, box = field.ground, field.box
    field.actor = NO_ONE
    placed = len(ground.pieces)
    if placed < 2 * box.draft_pieces and len(draft_pieces(field)) > 0:
        field.turn = placed % 2
        field.ask(DRAFT_PIECE, field.turn)
        return
    down = len(ground.xs)
    if down < box.objectives and len(objective_points(field)) > 0:
        field.turn = 1 - down % 2
        field.ask(DRAFT_AT, field.turn)
        return
    field.mark_objectives()
    field.then(ENDS)


def draft_pieces(field: Field) -> list[int]:
    """`piece <kind>` for every piece that still has a place."""
    legal: list[int] = []
    for piece in range(PIECES):
        if len(piece_points(field, piece, True)) > 0:
            legal.append(PIECE + piece)
    return legal


def drafted(piece: i64, x: i64, y: i64) -> Piece:
    """A draft shape about its centre (section 6.4)."""
    kind, w, h = PIECE_KIND[piece], PIECE_HALF_W[piece], PIECE_HALF_H[piece]
    if h == 0:
        return circle(kind, x, y, w)
    return rectangle(kind, x - w, y - h, x + w, y + h)


def piece_points(field: Field, piece: i64, one: bool) -> list[int]:
    """3.7 Drafted table: centres for a piece, 2 cm from others; or just the first."""
    legal: list[int] = []
    w: i64 = PIECE_HALF_W[piece]
    h: i64 = PIECE_HALF_H[piece]
    if h == 0:
        h = w
    for x in range(PIECES_WEST + w, WIDTH - PIECES_WEST - w + 1):
        for y in range(max(1, h), min(DOWN, HEIGHT - h) + 1):
            if is_clear(field.ground, x - w, y - h, x + w, y + h):
                legal.append(TO + int(point_of(x, y)))
                if one:
                    return legal
    return legal


def is_clear(ground: Ground, x1: i64, y1: i64, x2: i64, y2: i64) -> bool:
    for piece in ground.pieces:
        dx = max(0, x1 - piece.x2, piece.x1 - x2)
        dy = max(0, y1 - piece.y2, piece.y1 - y2)
        if dx * dx + dy * dy < PIECES_APART:
            return False
    return True


def objective_points(field: Field) -> list[int]:
    """3.2 Objectives: between the zones, far from others.
    3.7 Drafted table: not at the edge, not kept out.
    """
    ground, edge = field.ground, field.box.edge
    legal: list[int] = []
    points = objectives(ground)
    for x in range(edge + 1, WIDTH - edge):
        for y in range(OBJECTIVES_NORTH, HEIGHT - OBJECTIVES_NORTH + 1):
            if far_enough(points, x, y) and not ground.kept_out(x, y):
                legal.append(TO + int(point_of(x, y)))
    return legal


def objectives(ground: Ground) -> list[tuple[int, int]]:
    return [(int(ground.xs[at]), int(ground.ys[at])) for at in range(len(ground.xs))]


def draft_points(field: Field) -> list[int]:
    if field.piece == NO_ONE:
        return objective_points(field)
    return piece_points(field, field.piece, False)


def choose_piece(field: Field, seat: i64, piece: i64) -> None:
    field.piece = piece
    field.ask(DRAFT_AT, seat)


def draft_at(field: Field, point: i64, log: Log) -> None:
    """3.7 Drafted table: a piece or an objective is put down."""
    x, y = x_of(point), y_of(point)
    ground, side = field.ground, field.turn
    points, pieces = objectives(ground), ground.pieces
    if field.piece == NO_ONE:
        points.append((int(x), int(y)))
        log.say("3.7/objective", side, point)
    else:
        pieces = [*pieces, drafted(field.piece, x, y)]
        log.say("3.7/placed", side, field.piece, point)
        field.piece = NO_ONE
    field.ground = Ground(pieces, field.box.flags, points)
    field.mark_objectives()
    field.then(DRAFTING)
