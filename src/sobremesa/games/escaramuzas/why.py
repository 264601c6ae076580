"""Why a destination or a target is refused: every test that fails, with its numbers.

For boards and people: nothing here decides what is legal.
"""

from fractions import Fraction

from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import State

from .actions import (
    ACTIVATE,
    ALLY,
    ATTACK,
    CARD_TO,
    DEPLOY_AT,
    DRAFT_AT,
    HELP,
    MOVE_TO,
    TARGET,
    UNIT,
)
from .content import (
    ACROSS,
    DOWN,
    FALSE_ORDERS,
    HEIGHT,
    LABEL_IDS,
    POINTS,
    SEAT_IDS,
    SIDE_IDS,
    TERRAIN_IDS,
    UNITS,
    WIDTH,
    side_of,
    units_in,
    units_of,
    x_of,
    y_of,
)
from .rules import Escaramuzas
from .rules_cards import ORDERS, STEP
from .rules_deployment import zone
from .rules_ground import APART, KEEP_OUT, Piece, apart
from .rules_map import OBJECTIVES_NORTH, PIECES_APART, PIECES_WEST, drafted, objectives
from .rules_measuring import BASE, near_segment, square
from .rules_movement import allowance
from .rules_table import NO_ONE, RUNNING_MODE, Field


def why(state: State, action: int) -> list[Reason]:
    """Every test that a point, a target or a unit fails as an answer now."""
    assert isinstance(state, Escaramuzas)
    if action < POINTS and state.stage in (DRAFT_AT, DEPLOY_AT, MOVE_TO, CARD_TO):
        return refusals(state, x_of(action), y_of(action))
    if TARGET <= action < HELP and state.stage == ATTACK:
        return target_refusals(state.field, action - TARGET)
    if UNIT <= action < ALLY and state.stage == ACTIVATE:
        return unit_refusals(state.field, action - UNIT)
    return []


def reason(rule: str, word: str, left: object = "", right: object = "") -> Reason:
    """A test: `left` was compared with `right` and is wrong."""
    return Reason(rule, word, {"left": str(left), "right": str(right)})


def about_piece(
    rule: str, word: str, piece: Piece, left: object = "", right: object = ""
) -> Reason:
    named = {"terrain": str(TERRAIN_IDS[piece.kind])}
    return Reason(rule, word, {"left": str(left), "right": str(right), **named})


def about_unit(
    field: Field, rule: str, word: str, unit: int, left: object = "", right: object = ""
) -> Reason:
    named = {"side": SIDE_IDS[side_of(unit)], "label": LABEL_IDS[field.label(unit)]}
    return Reason(rule, word, {"left": str(left), "right": str(right), **named})


def target_refusals(field: Field, label: int) -> list[Reason]:
    """7.2 Shooting targets: range, sight, and no enemy in contact."""
    unit = int(field.actor)
    side = 1 - side_of(unit)
    target = find_unit(field, side, label)
    if target == NO_ONE:
        return []
    close = int(field.contacts(unit))
    foes = units_in(close, side)
    found = [about_unit(field, "6.9", "contact", foe) for foe in foes]
    if field.mode == RUNNING_MODE:
        found.append(reason("6.1", "running"))
    way = int(field.square(unit, target))
    limit = int(field.box.far if field.attack.far else field.box.range)
    if way > limit:
        found.append(reason("7.2", "range", way, limit))
    ends = (field.x[unit], field.y[unit], field.x[target], field.y[target])
    for piece in field.ground.walls:
        if piece.crossed(*ends, 0):
            found.append(about_piece("7.1", "sight", piece))
    return found


def unit_refusals(field: Field, label: int) -> list[Reason]:
    """5.5 Turns: a ready unit of one's own."""
    unit = find_unit(field, int(field.asked % 2), label)
    if unit == NO_ONE:
        return []
    found = []
    if field.owner_of(unit) != field.asked:
        owner = SEAT_IDS[field.owner_of(unit)]
        found.append(Reason("17.3", "owner", {"seat": owner}))
    if not field.is_ready(unit):
        found.append(about_unit(field, "5.5", "activated", unit))
    return found


def find_unit(field: Field, side: int, label: int) -> int:
    """The living unit of a label, if there is one."""
    for unit in units_of(side):
        if field.lives(unit) and field.label(unit) == label:
            return unit
    return NO_ONE


def refusals(state: Escaramuzas, x: int, y: int) -> list[Reason]:
    """Every test that a point fails as an answer to the question on the table."""
    field, stage = state.field, state.stage
    if stage == DEPLOY_AT:
        return deploy_refusals(field, x, y)
    if stage == DRAFT_AT and field.piece == NO_ONE:
        return objective_refusals(field, x, y)
    if stage == DRAFT_AT:
        return piece_refusals(field, x, y)
    unit = int(field.actor if stage == MOVE_TO else field.subject)
    found = place_refusals(field, unit, x, y)
    if found and found[0].word in ("here", "table"):
        return found
    ax, ay = int(field.x[unit]), int(field.y[unit])
    for piece in field.ground.walls:
        if piece.crossed(ax, ay, x, y, KEEP_OUT) and not piece.holds(x, y, KEEP_OUT):
            found.append(about_piece("6.8", "barred", piece))
    found += enemy_refusals(field, unit, x, y)
    if stage == MOVE_TO:
        return found + far_refusals(field, unit, x, y, int(field.mode))
    reach = (ORDERS if field.card == FALSE_ORDERS else STEP) ** 2
    way = int(square(ax, ay, x, y))
    if way > reach:
        found.append(reason("13.9", "far", way, reach))
    return found


def deploy_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """4.4 Placing a unit: zone and edges, bases, keep-out areas."""
    low, high, top, bottom = zone(field, field.asked % 2)
    found = []
    if not (low <= x <= high and top <= y <= bottom):
        limits = f"{low}–{high},{top}–{bottom}"
        found.append(reason("4.4", "zone", f"{x},{y}", limits))
    return found + base_refusals(field, NO_ONE, x, y)


def piece_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """3.7 Drafted table: the box on the table, 2 cm from every other."""
    piece = drafted(field.piece, x, y)
    found = []
    west, east = PIECES_WEST, WIDTH - PIECES_WEST
    if piece.x1 < west or piece.x2 > east or piece.y1 < 0 or piece.y2 > HEIGHT:
        corners = f"{piece.x1},{piece.y1}–{piece.x2},{piece.y2}"
        found.append(reason("3.7", "zone", corners, f"{west}–{east},0–{HEIGHT}"))
    for other in field.ground.pieces:
        gap = int(apart(piece, other))
        if gap < PIECES_APART:
            found.append(about_piece("3.7", "near", other, gap, PIECES_APART))
    return found


def objective_refusals(field: Field, x: int, y: int) -> list[Reason]:
    """3.2 Objectives: outside the zones, more than 14 cm from every other."""
    low, high = int(field.box.edge + 1), int(WIDTH - field.box.edge - 1)
    top, bottom = OBJECTIVES_NORTH, HEIGHT - OBJECTIVES_NORTH
    found = []
    if not (low <= x <= high and top <= y <= bottom):
        limits = f"{low}–{high},{top}–{bottom}"
        found.append(reason("3.7", "zone", f"{x},{y}", limits))
    for px, py in objectives(field.ground):
        way = int(square(px, py, x, y))
        if way <= APART:
            named = {"left": str(way), "right": str(APART), "point": f"{px},{py}"}
            found.append(Reason("3.2", "objective", named))
    return found + wall_refusals(field, x, y)


def place_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    if not (1 <= x <= ACROSS and 1 <= y <= DOWN):
        return [reason("1.4", "table", f"{x},{y}", f"{ACROSS},{DOWN}")]
    if (x, y) == (field.x[unit], field.y[unit]):
        return [reason("6.3", "here")]
    return base_refusals(field, unit, x, y)


def base_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    """1.4 Bases: none may overlap; and no centre in a keep-out area (6.8)."""
    found = []
    for other in range(UNITS):
        if other != unit and field.lives(other):
            way = int(square(field.x[other], field.y[other], x, y))
            if way < BASE:
                found.append(about_unit(field, "1.4", "base", other, way, BASE))
    return found + wall_refusals(field, x, y)


def wall_refusals(field: Field, x: int, y: int) -> list[Reason]:
    return [
        about_piece("6.8", "keep_out", piece)
        for piece in field.ground.walls
        if piece.holds(x, y, KEEP_OUT)
    ]


def enemy_refusals(field: Field, unit: int, x: int, y: int) -> list[Reason]:
    found = []
    ax, ay = int(field.x[unit]), int(field.y[unit])
    for other in range(UNITS):
        if side_of(other) == side_of(unit) or not field.lives(other):
            continue
        cx, cy = int(field.x[other]), int(field.y[other])
        if near_segment(ax, ay, x, y, cx, cy, BASE):
            near = distance(ax, ay, x, y, cx, cy)
            found.append(about_unit(field, "6.7", "enemy", other, near, BASE))
    return found


def distance(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> Fraction:
    """The exact squared distance from C to the segment AB."""
    dx, dy = bx - ax, by - ay
    along = Fraction((cx - ax) * dx + (cy - ay) * dy, dx * dx + dy * dy)
    along = min(max(along, Fraction(0)), Fraction(1))
    return (ax + along * dx - cx) ** 2 + (ay + along * dy - cy) ** 2


def far_refusals(field: Field, unit: int, x: int, y: int, mode: int) -> list[Reason]:
    """1.5 What is measured: as `4·64 > 100`, with the piece that halves the move."""
    ax, ay = int(field.x[unit]), int(field.y[unit])
    way = int(square(ax, ay, x, y))
    reach = int(field.movement(unit) + field.faster) ** 2
    times = 1 if mode == RUNNING_MODE else 4
    if way > allowance(field, unit, mode):
        return [reason("1.5", "far", product(times, way), reach)]
    if field.freely or way <= allowance(field, unit, mode) // 4:
        return []
    return [
        about_piece("6.5", "difficult", piece, product(4 * times, way), reach)
        for piece in field.ground.slow
        if field.ground.hindered(piece, ax, ay, x, y)
    ]


def product(times: int, number: int) -> str:
    return str(number) if times == 1 else f"{times}·{number}"
