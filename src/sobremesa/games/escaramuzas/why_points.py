"""Why a point is refused: where a thing may not be put, or a unit not go."""

from fractions import Fraction

from sobremesa.kernel.reason import Reason

from .content import UNITS, side_of
from .rules_deployment import face_down, zone
from .rules_ground import KEEP_OUT, apart
from .rules_map import (
    drafted,
    objective_frame,
    objectives,
    piece_frame,
)
from .rules_measuring import BASE, near_segment, square
from .rules_movement import allowance, reach_of, stretch
from .rules_offers import shift_reach
from .rules_table import NO_ONE, Field
from .why_reasons import about_piece, about_unit, reason


def piece_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """3.7 Drafted table: the box on the table, 2 cm from every other."""
    content = field.box.content
    found = outside("3.7", piece_frame(content, field.piece), x, y)
    piece, least = drafted(content, field.piece, x, y), int(content.draft_apart)
    for other in field.ground.pieces:
        gap = int(apart(piece, other))
        if gap < least:
            found.append(about_piece("3.7", "near", other, gap, least))
    return found


def objective_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """3.2 Objectives: outside the zones, more than 14 cm from every other."""
    found = outside("3.7", objective_frame(field), x, y)
    limit = int(field.box.content.apart)
    for px, py in objectives(field.ground):
        way = int(square(px, py, x, y))
        if way <= limit:
            named = {"left": str(way), "right": str(limit), "point": f"{px},{py}"}
            found.append(Reason("3.2", "objective", named))
    return found + wall_refusals(field, x, y)


def deploy_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """4.4 Placing a unit: zone and edges, bases, keep-out areas."""
    found = outside("4.4", zone(field, field.asked % 2), x, y)
    return found + base_refusals(field, NO_ONE, x, y) + wall_refusals(field, x, y)


def outside(
    rule: str, frame: tuple[int, int, int, int], x: int, y: int
) -> list[Reason]:
    low, high, top, bottom = (int(edge) for edge in frame)
    if low <= x <= high and top <= y <= bottom:
        return []
    return [reason(rule, "zone", f"{x},{y}", f"{low}–{high},{top}–{bottom}")]


def move_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """6.3 Moves: a Walk or a Run of the active unit."""
    unit = int(field.actor)
    found = way_refusals(field, unit, x, y)
    if found and found[0].word == "here":
        return found
    return found + far_refusals(field, unit, x, y)


def shift_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """13.9 Effect words: a SHIFT of the unit that the card names."""
    unit = int(field.subject)
    found = way_refusals(field, unit, x, y)
    limit = int(shift_reach(field, field.card)) ** 2
    way = int(square(field.x[unit], field.y[unit], x, y))
    if way > limit:
        found.append(reason("13.9", "far", way, limit))
    return found


def way_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    """What is in the way to a point, or at it."""
    ax, ay = int(field.x[unit]), int(field.y[unit])
    if (x, y) == (ax, ay):
        return [reason("6.3", "here")]
    found = base_refusals(field, unit, x, y) + wall_refusals(field, x, y)
    return found + barred_refusals(field, unit, x, y)


def barred_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    """6.8 Keep-out areas, 6.7 Units in the way: what a straight way meets."""
    ax, ay = int(field.x[unit]), int(field.y[unit])
    found = [
        about_piece("6.8", "barred", piece)
        for piece in field.ground.walls
        if piece.crossed(ax, ay, x, y, KEEP_OUT) and not piece.holds(x, y, KEEP_OUT)
    ]
    for other in range(UNITS):
        if side_of(other) == side_of(unit) or not field.lives(other):
            continue
        cx, cy = int(field.x[other]), int(field.y[other])
        if near_segment(ax, ay, x, y, cx, cy, BASE):
            near = distance(ax, ay, x, y, cx, cy)
            found.append(about_unit(field, "6.7", "enemy", other, near, BASE))
    return found


def base_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    """1.4 Bases: none may overlap."""
    found = []
    for other in range(UNITS):
        if other != unit and field.lives(other):
            way = int(square(field.x[other], field.y[other], x, y))
            if way < BASE:
                found.append(base_reason(field, other, way))
    return found


def base_reason(field: Field, other: int, way: int) -> Reason:
    """4.6 Face down: which enemy's base it is stays untold."""
    if face_down(field) and side_of(other) != field.asked % 2:
        return reason("1.4", "token", way, BASE)
    return about_unit(field, "1.4", "base", other, way, BASE)


def wall_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """6.8 Keep-out areas: no centre in one."""
    return [
        about_piece("6.8", "keep_out", piece)
        for piece in field.ground.walls
        if piece.holds(x, y, KEEP_OUT)
    ]


def distance(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> Fraction:
    """The exact squared distance from C to the segment AB."""
    dx, dy = bx - ax, by - ay
    along = Fraction((cx - ax) * dx + (cy - ay) * dy, dx * dx + dy * dy)
    along = min(max(along, Fraction(0)), Fraction(1))
    return (ax + along * dx - cx) ** 2 + (ay + along * dy - cy) ** 2


def far_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    """1.5 What is measured: squares of the way and of what a move may be at most."""
    mode, ground = int(field.mode), field.ground
    ax, ay = int(field.x[unit]), int(field.y[unit])
    way = int(square(ax, ay, x, y))
    full = int(reach_of(field, unit)) ** 2
    if way > allowance(field, unit, mode, False):
        return [reason("1.5", "far", way, Fraction(full, int(stretch(mode, False))))]
    if field.freely or way <= allowance(field, unit, mode, True):
        return []
    half = Fraction(full, int(stretch(mode, True)))
    return [
        about_piece("6.5", "difficult", piece, way, half)
        for piece in ground.slow
        if ground.hindered(piece, ax, ay, x, y)
    ]
