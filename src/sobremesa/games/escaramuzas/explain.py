"""Why a destination is refused, and what would be possible from one.

For boards and people: nothing here decides what is legal.
"""

from fractions import Fraction

import msgspec

from .actions import DEPLOY_AT, DRAFT_AT, MOVE_TO
from .content import (
    CLOSE_DICE,
    COLUMNS,
    FALSE_ORDERS,
    HEIGHT,
    LABEL_IDS,
    RANGED_DICE,
    ROWS,
    SIDE_IDS,
    SLOTS,
    TERRAIN_IDS,
    WIDTH,
)
from .rules import Escaramuzas
from .rules_attack import in_cover
from .rules_cards import ORDERS, STEP
from .rules_deploy import in_east
from .rules_field import NO_ONE, RUNNING_MODE, WALKING, Field
from .rules_geometry import near_segment, square
from .rules_ground import Piece, apart
from .rules_map import drafted, objectives
from .rules_move import allowance


class Refusal(msgspec.Struct, frozen=True):
    """A test a destination fails: `left` is compared with `right` and is wrong.

    Catalogs have `refused-<test>` with $left, $right and $what.
    """

    rule: str
    test: str  # here, table, zone, base, keep_out, barred, enemy, far, difficult …
    left: str
    right: str
    what: str  # the piece or unit in question


class Aim(msgspec.Struct, frozen=True):
    """A possible attack: on whom, with what."""

    id: str
    close: bool
    dice: int
    modifier: int  # cover
    needed: int  # a die shows this or more to hit
    square: int


class Spot(msgspec.Struct, frozen=True):
    """A destination: what the way meets, and who could shoot whom from there."""

    id: str
    slow: bool
    danger: bool
    targets: list[str]
    threats: list[str]  # enemies that could shoot back


def refusals(state: Escaramuzas, x: int, y: int) -> list[Refusal]:
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
    if found and found[0].test in ("here", "table"):
        return found
    ax, ay = int(field.x[unit]), int(field.y[unit])
    for piece in field.ground.walls:
        if not piece.holds(x, y, 1) and piece.crossed(ax, ay, x, y, 1):
            found.append(Refusal("6.8", "barred", "", "", name_piece(piece)))
    found += enemy_refusals(field, unit, x, y)
    if stage == MOVE_TO:
        return found + far_refusals(field, unit, x, y, int(field.mode))
    reach = (ORDERS if field.card == FALSE_ORDERS else STEP) ** 2
    way = int(square(ax, ay, x, y))
    if way > reach:
        found.append(Refusal("13.9", "far", str(way), str(reach), ""))
    return found


def deploy_refusals(field: Field, x: int, y: int) -> list[Refusal]:
    """4.4 Placing a unit: zone and edges, bases, keep-out areas."""
    box = field.box
    low, high = int(1 + box.margin), int(box.edge - 1)
    if in_east(field, field.seat % 2):
        low, high = WIDTH - high, WIDTH - low
    top, bottom = int(1 + box.margin), int(HEIGHT - 1 - box.margin)
    found = []
    if not (low <= x <= high and top <= y <= bottom):
        limits = f"{low}–{high},{top}–{bottom}"
        found.append(Refusal("4.4", "zone", f"{x},{y}", limits, ""))
    return found + base_refusals(field, NO_ONE, x, y)


def piece_refusals(field: Field, x: int, y: int) -> list[Refusal]:
    """3.7 Drafted table: the box on the table, 2 cm from every other."""
    piece = drafted(field.piece, x, y)
    found = []
    if piece.x1 < 3 or piece.x2 > 87 or piece.y1 < 0 or piece.y2 > HEIGHT:
        corners = f"{piece.x1},{piece.y1}–{piece.x2},{piece.y2}"
        found.append(Refusal("3.7", "zone", corners, f"3–87,0–{HEIGHT}", ""))
    for other in field.ground.pieces:
        gap = int(apart(piece, other))
        if gap < 4:
            found.append(Refusal("3.7", "near", str(gap), "4", name_piece(other)))
    return found


def objective_refusals(field: Field, x: int, y: int) -> list[Refusal]:
    """3.2 Objectives: outside the zones, more than 14 cm from every other."""
    low, high = int(field.box.edge + 1), int(WIDTH - field.box.edge - 1)
    found = []
    if not (low <= x <= high and 4 <= y <= 56):
        found.append(Refusal("3.7", "zone", f"{x},{y}", f"{low}–{high},4–56", ""))
    for px, py in objectives(field.ground):
        way = int(square(px, py, x, y))
        if way <= 196:
            found.append(Refusal("3.2", "objective", str(way), "196", f"{px},{py}"))
    return found + wall_refusals(field, x, y)


def place_refusals(field: Field, unit: int, x: int, y: int) -> list[Refusal]:
    if not (1 <= x <= COLUMNS and 1 <= y <= ROWS):
        return [Refusal("1.4", "table", f"{x},{y}", f"{COLUMNS},{ROWS}", "")]
    if (x, y) == (field.x[unit], field.y[unit]):
        return [Refusal("6.3", "here", "", "", "")]
    return base_refusals(field, unit, x, y)


def base_refusals(field: Field, unit: int, x: int, y: int) -> list[Refusal]:
    """1.4 Bases: none may overlap; and no centre in a keep-out area (6.8)."""
    found = []
    for other in range(2 * SLOTS):
        if other != unit and field.lives(other):
            way = int(square(field.x[other], field.y[other], x, y))
            if way < 4:
                name = name_unit(field, other)
                found.append(Refusal("1.4", "base", str(way), "4", name))
    return found + wall_refusals(field, x, y)


def wall_refusals(field: Field, x: int, y: int) -> list[Refusal]:
    return [
        Refusal("6.8", "keep_out", "", "", name_piece(piece))
        for piece in field.ground.walls
        if piece.holds(x, y, 1)
    ]


def enemy_refusals(field: Field, unit: int, x: int, y: int) -> list[Refusal]:
    found = []
    ax, ay = int(field.x[unit]), int(field.y[unit])
    for other in range(2 * SLOTS):
        if other // SLOTS == unit // SLOTS or not field.lives(other):
            continue
        cx, cy = int(field.x[other]), int(field.y[other])
        if near_segment(ax, ay, x, y, cx, cy, 4):
            near = str(distance(ax, ay, x, y, cx, cy))
            found.append(Refusal("6.7", "enemy", near, "4", name_unit(field, other)))
    return found


def distance(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> Fraction:
    """The exact squared distance from C to the segment AB."""
    dx, dy = bx - ax, by - ay
    along = Fraction((cx - ax) * dx + (cy - ay) * dy, dx * dx + dy * dy)
    along = min(max(along, Fraction(0)), Fraction(1))
    return (ax + along * dx - cx) ** 2 + (ay + along * dy - cy) ** 2


def far_refusals(field: Field, unit: int, x: int, y: int, mode: int) -> list[Refusal]:
    """1.5 What is measured: as `4·64 > 100`, with the piece that halves the move."""
    ax, ay = int(field.x[unit]), int(field.y[unit])
    way = int(square(ax, ay, x, y))
    reach = int(field.movement(unit) + field.faster) ** 2
    times = 1 if mode == RUNNING_MODE else 4
    if way > allowance(field, unit, mode):
        return [Refusal("1.5", "far", product(times, way), str(reach), "")]
    if field.freely or way <= allowance(field, unit, mode) // 4:
        return []
    return [
        Refusal(
            "6.5", "difficult", product(4 * times, way), str(reach), name_piece(piece)
        )
        for piece in field.ground.slow
        if field.ground.hindered(piece, ax, ay, x, y)
    ]


def product(times: int, number: int) -> str:
    return str(number) if times == 1 else f"{times}·{number}"


def name_piece(piece: Piece) -> str:
    return str(TERRAIN_IDS[piece.kind])


def name_unit(field: Field, unit: int) -> str:
    return f"{SIDE_IDS[unit // SLOTS]} {LABEL_IDS[field.label(unit)]}"


def aims(state: Escaramuzas, labels: list[int]) -> list[Aim]:
    """What an attack of the active unit on each of these enemies would be."""
    field = state.field
    unit = int(field.actor)
    side = unit // SLOTS
    close = field.contacts(unit) != 0
    kind = field.box.kind[unit]
    dice = CLOSE_DICE[kind] if close else RANGED_DICE[kind]
    found = []
    for label in labels:
        target = int(field.unit(1 - side, label))
        cover = not close and in_cover(field, unit, target)
        change = int(field.attack.aim) - (int(field.box.cover) if cover else 0)
        needed = min(6, max(2, int(field.box.hit_on) - change))
        found.append(
            Aim(
                id=LABEL_IDS[label],
                close=close,
                dice=dice + int(field.attack.bonus),
                modifier=change,
                needed=needed,
                square=int(field.square(unit, target)),
            )
        )
    return found


def spot(state: Escaramuzas, x: int, y: int) -> Spot:
    """What the active unit would meet on its way to a point, and find there."""
    field = state.field
    unit = int(field.actor)
    ground = field.ground
    ax, ay = int(field.x[unit]), int(field.y[unit])
    first = SLOTS - unit // SLOTS * SLOTS
    seen = []
    for enemy in range(first, first + SLOTS):
        if field.lives(enemy):
            ex, ey = field.x[enemy], field.y[enemy]
            if square(x, y, ex, ey) <= field.box.range and ground.sight(x, y, ex, ey):
                seen.append(LABEL_IDS[field.label(enemy)])
    slow = [p for p in ground.slow if ground.hindered(p, ax, ay, x, y)]
    return Spot(
        id=f"{x},{y}",
        slow=bool(slow) and not field.freely,
        danger=not field.freely and bool(ground.dangerous(ax, ay, x, y)),
        targets=seen if field.mode == WALKING else [],
        threats=seen,
    )


def spots(state: Escaramuzas, points: list[int]) -> list[Spot]:
    return [spot(state, point // ROWS + 1, point % ROWS + 1) for point in points]
