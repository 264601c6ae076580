"""EC-3.6 and EC-3.7: tables made at random, and tables made by the players."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import DRAFT_AT, DRAFT_PIECE, TO
from .content import (
    BLOCKING,
    DOWN,
    HEIGHT,
    LAKE,
    WALL,
    WIDTH,
    Content,
    point_of,
    x_of,
    y_of,
)
from .rules_box import Box
from .rules_ground import (
    KEEP_OUT,
    Ground,
    Piece,
    apart,
    box_apart,
    circle,
    rectangle,
)
from .rules_measuring import square
from .rules_table import DRAFTING, ENDS, NO_ONE, Field

PAIR_DRAWS: Final = 200  # for a pair of objectives
SHAPE_DRAWS: Final = 30
WEST: Final = 8  # where pieces lie whose mirror images lie in the other half
EAST: Final = 45
NORTH: Final = 2
SOUTH: Final = 58


def far_enough(content: Content, points: list[tuple[int, int]], x: i64, y: i64) -> bool:
    """3.2 Objectives: more than 14 cm from every other."""
    for px, py in points:
        if square(px, py, x, y) <= content.apart:
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
    content = box.content
    for _ in range((box.objectives - 1) // 2):
        for _ in range(PAIR_DRAWS):
            x = int(box.edge + 1 + dice.below(44 - box.edge))
            y = int(6 + dice.below(49))
            mirror = (WIDTH - x, HEIGHT - y)
            if not far_enough(content, points, x, y):
                continue
            if far_enough(content, [(x, y), *points], *mirror):
                points += [(x, y), mirror]
                break
        else:
            return content.random_points[: box.objectives]
    return points


def add_pair(
    box: Box, pieces: list[Piece], points: list[tuple[int, int]], dice: Dice
) -> None:
    """3.6 Random table: a piece and its mirror image, if they fit."""
    content = box.content
    kind: i64 = content.random_kind[dice.below(len(content.random_kind))]
    for _ in range(SHAPE_DRAWS):
        piece = random_piece(content, kind, dice)
        mirror = piece.mirrored()
        if apart(piece, mirror) < 1:
            continue
        if fits(box, piece, pieces, points) and fits(box, mirror, pieces, points):
            pieces += [piece, mirror]
            return


def random_piece(content: Content, kind: i64, dice: Dice) -> Piece:
    """3.6 Random table: the shape and place of a piece."""
    if kind == LAKE:
        r = content.random_lake
        x = WEST + r + dice.below(EAST - WEST - 2 * r + 1)
        return circle(kind, x, NORTH + r + dice.below(SOUTH - NORTH - 2 * r + 1), r)
    if kind == WALL:
        long, wide = content.random_wall
        upright = dice.below(2) == 1
        width: i64 = wide if upright else long
        height: i64 = long if upright else wide
    else:
        least, largest = content.random_sides
        width = least + dice.below(largest - least + 1)
        height = least + dice.below(largest - least + 1)
    x1 = WEST + dice.below(EAST - width - WEST + 1)
    y1 = NORTH + dice.below(SOUTH - height - NORTH + 1)
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


def next_draft(field: Field, log: Log) -> None:
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
    if placed < 2 * box.draft_pieces or down < box.objectives:
        log.say("3.7/stops", placed, down)
    field.mark_objectives()
    field.then(ENDS)


def draft_pieces(field: Field) -> list[int]:
    """`piece <kind>` for every piece that still has a place."""
    legal: list[int] = []
    first = field.box.acts.piece
    for action in range(first, field.box.acts.formation):
        if has_place(field, action - first):
            legal.append(action)
    return legal


def has_place(field: Field, piece: i64) -> bool:
    """3.7 Drafted table: a piece without a legal centre is not offered."""
    return len(piece_points(field, piece, True)) > 0


def drafted(content: Content, piece: i64, x: i64, y: i64) -> Piece:
    """A draft shape about its centre (section 6.4)."""
    kind: i64 = content.piece_kind[piece]
    w: i64 = content.piece_half_w[piece]
    h: i64 = content.piece_half_h[piece]
    if h == 0:
        return circle(kind, x, y, w)
    return rectangle(kind, x - w, y - h, x + w, y + h)


def piece_points(field: Field, piece: i64, one: bool) -> list[int]:
    """3.7 Drafted table: centres for a piece, 2 cm from others; or just the first."""
    legal: list[int] = []
    content = field.box.content
    w, h = half_sizes(content, piece)
    low, high, top, bottom = piece_frame(content, piece)
    for x in range(low, high + 1):
        for y in range(top, bottom + 1):
            if is_clear(field, x - w, y - h, x + w, y + h):
                legal.append(TO + int(point_of(x, y)))
                if one:
                    return legal
    return legal


def half_sizes(content: Content, piece: i64) -> tuple[i64, i64]:
    """Half the width and half the height of a draft shape's box."""
    w: i64 = content.piece_half_w[piece]
    h: i64 = content.piece_half_h[piece]
    return w, h if h != 0 else w


def piece_frame(content: Content, piece: i64) -> tuple[i64, i64, i64, i64]:
    """3.7 Drafted table: where a piece's box lies on the table.

    Lowest and highest x, lowest and highest y of its centre.
    """
    w, h = half_sizes(content, piece)
    low = content.draft_edge + w
    return low, WIDTH - low, max(1, h), min(DOWN, HEIGHT - h)


def is_clear(field: Field, x1: i64, y1: i64, x2: i64, y2: i64) -> bool:
    """3.7 Drafted table: 2 cm from every other piece."""
    for piece in field.ground.pieces:
        if box_apart(piece, x1, y1, x2, y2) < field.box.content.draft_apart:
            return False
    return True


def objective_points(field: Field) -> list[int]:
    """3.2 Objectives: between the zones, far from others.
    3.7 Drafted table: not at the edge, not kept out.
    """
    ground, content = field.ground, field.box.content
    legal: list[int] = []
    points = objectives(ground)
    low, high, top, bottom = objective_frame(field)
    for x in range(low, high + 1):
        for y in range(top, bottom + 1):
            if far_enough(content, points, x, y) and not ground.kept_out(x, y):
                legal.append(TO + int(point_of(x, y)))
    return legal


def objective_frame(field: Field) -> tuple[i64, i64, i64, i64]:
    """3.7 Drafted table: lowest and highest x, lowest and highest y of an objective."""
    edge, north = field.box.edge, field.box.content.draft_objectives
    return edge + 1, WIDTH - edge - 1, north, HEIGHT - north


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
        pieces = [*pieces, drafted(field.box.content, field.piece, x, y)]
        log.say("3.7/placed", side, field.piece, point)
        field.piece = NO_ONE
    field.ground = Ground(pieces, field.box.flags, points)
    field.mark_objectives()
    field.then(DRAFTING)
