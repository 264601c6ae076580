"""Why a destination is refused, and what would be possible from one.

For boards and people: nothing here decides what is legal.
"""

from fractions import Fraction

import msgspec

from .content import (
    CLOSE_DICE,
    COLUMNS,
    LABEL_IDS,
    RANGED_DICE,
    ROWS,
    SIDE_IDS,
    SLOTS,
    TERRAIN_IDS,
    point_of,
)
from .rules import Escaramuzas
from .rules_attack import in_cover
from .rules_field import RUNNING_MODE, WALKING, Field
from .rules_geometry import near_segment, square
from .rules_ground import Piece
from .rules_move import allowance

MODES = {"walk": WALKING, "run": RUNNING_MODE}


class Refusal(msgspec.Struct, frozen=True):
    """A test a destination fails: `left` is compared with `right` and is wrong.

    Catalogs have `refused-<test>` with $left, $right and $what.
    """

    rule: str
    test: str  # here, table, base, keep_out, enemy, far, difficult
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


def refusals(state: Escaramuzas, x: int, y: int, mode: str) -> list[Refusal]:
    """Every test that the active unit's walk or run to a point fails."""
    field = state.field
    unit = int(field.actor)
    found = place_refusals(field, unit, x, y)
    if found and found[0].test in ("here", "table"):
        return found
    ax, ay = int(field.x[unit]), int(field.y[unit])
    for piece in field.ground.walls:
        if not piece.holds(x, y, 1) and piece.crossed(ax, ay, x, y, 1):
            found.append(Refusal("6.8", "barred", "", "", name_piece(piece)))
    found += enemy_refusals(field, unit, x, y)
    return found + far_refusals(field, unit, x, y, MODES[mode])


def place_refusals(field: Field, unit: int, x: int, y: int) -> list[Refusal]:
    if not (1 <= x <= COLUMNS and 1 <= y <= ROWS):
        return [Refusal("1.4", "table", f"{x},{y}", f"{COLUMNS},{ROWS}", "")]
    if (x, y) == (field.x[unit], field.y[unit]):
        return [Refusal("6.3", "here", "", "", "")]
    found = []
    for other in range(2 * SLOTS):
        if other != unit and field.lives(other):
            way = int(square(field.x[other], field.y[other], x, y))
            if way < 4:
                name = name_unit(field, other)
                found.append(Refusal("1.4", "base", str(way), "4", name))
    for piece in field.ground.walls:
        if piece.holds(x, y, 1):
            found.append(Refusal("6.8", "keep_out", "", "", name_piece(piece)))
    return found


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


def point_number(x: int, y: int) -> int:
    return int(point_of(x, y))
