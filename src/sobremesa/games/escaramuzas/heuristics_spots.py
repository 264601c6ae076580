"""Destinations worth a thought (notes, Search); for bots only."""

from typing import Final

from sobremesa.kernel.native import i64, vec

from .content import SLOTS, WIDTH, first_of, side_of, x_of, y_of
from .rules_after import is_healer
from .rules_deployment import in_east
from .rules_measuring import square
from .rules_table import RUNNING_MODE, Field

RIVALS: Final = 5  # enemies whose contact points are looked at
WORST: Final = 1_000_000


def good_spots(field: Field, unit: i64, legal: list[int]) -> list[int]:
    """Flags, contact, a shot from cover, out of danger, the enemy's zone."""
    if len(legal) <= 8:
        return legal
    found: list[int] = []
    for at in range(len(field.owner)):
        x, y = field.ground.xs[at], field.ground.ys[at]
        if square(field.x[unit], field.y[unit], x, y) < 2500:
            add(found, nearest_point(field, unit, legal, x, y))
    if field.mode != RUNNING_MODE or field.box.run_melee:
        contact_points(field, unit, legal, found)
    if is_healer(field, unit):
        bedsides(field, unit, legal, found)
    add(found, by_fire(field, unit, legal, 1))
    add(found, by_fire(field, unit, legal, 0))
    east = 0 if in_east(field, side_of(unit)) else WIDTH
    add(found, nearest_point(field, unit, legal, east, field.y[unit]))
    found.sort()
    return found


def add(found: list[int], action: int) -> None:
    if action >= 0 and action not in found:
        found.append(action)


def nearest_point(field: Field, unit: i64, legal: list[int], x: i64, y: i64) -> int:
    """The legal point nearest to another; within capture distance, the safest."""
    best = -1
    least: i64 = WORST
    for action in legal:
        px: i64 = x_of(action)
        py: i64 = y_of(action)
        way = (px - x) * (px - x) + (py - y) * (py - y)
        if way <= field.box.capture:
            way = guns(field, unit, px, py) - 50
            if sheltered(field, px, py):
                way -= 2
        if way < least:
            least = way
            best = action
    return best


def guns(field: Field, unit: i64, x: i64, y: i64) -> i64:
    """Enemies with a point in range."""
    side = 1 - side_of(unit)
    left = field.alive[side]
    enemy = first_of(side)
    count: i64 = 0
    limit = field.box.range
    while left != 0:
        if left & 1:
            dx, dy = field.x[enemy] - x, field.y[enemy] - y
            if dx * dx + dy * dy <= limit:
                count += 1
        left >>= 1
        enemy += 1
    return count


def sheltered(field: Field, x: i64, y: i64) -> bool:
    for piece in field.ground.covers:
        if piece.holds(x, y, 0):
            return True
    return False


def by_fire(field: Field, unit: i64, legal: list[int], wanted: i64) -> int:
    """As few enemies in range as possible but `wanted`, in cover, well forward."""
    best = -1
    least: i64 = WORST
    goal: i64 = 0 if in_east(field, side_of(unit)) else WIDTH
    for action in legal:
        x: i64 = x_of(action)
        y: i64 = y_of(action)
        count = guns(field, unit, x, y)
        if count < wanted:
            continue
        far = goal - x if goal > x else x - goal
        cost = count * 100 + far
        if wanted > 0 and sheltered(field, x, y):
            cost -= 150
        if cost < least:
            least = cost
            best = action
    return best


def contact_points(field: Field, unit: i64, legal: list[int], found: list[int]) -> None:
    """For the weakest enemies in reach a point in contact with few others."""
    side = 1 - side_of(unit)
    points = vec[i64]([-1] * SLOTS)
    costs = vec[i64]([WORST] * SLOTS)
    limit = field.box.contact
    reach = field.movement(unit) + field.faster + 6
    for at in range(SLOTS):
        enemy = first_of(side) + at
        if not field.alive[side] >> at & 1:
            continue
        if field.square(unit, enemy) > reach * reach:
            continue
        ex, ey = field.x[enemy], field.y[enemy]
        for action in legal:
            x: i64 = x_of(action)
            y: i64 = y_of(action)
            if (x - ex) * (x - ex) + (y - ey) * (y - ey) <= limit:
                cost = guns(field, unit, x, y)
                if cost < costs[at]:
                    costs[at] = cost
                    points[at] = action
    taken: i64 = 0
    for at in range(SLOTS):
        if points[at] >= 0 and taken < RIVALS:
            taken += 1
            add(found, int(points[at]))


def bedsides(field: Field, unit: i64, legal: list[int], found: list[int]) -> None:
    """For a Minguin, the way to friends that are hurt and out of range."""
    side = side_of(unit)
    for at in range(SLOTS):
        friend = first_of(side) + at
        if friend == unit or not field.alive[side] >> at & 1:
            continue
        whole = field.health[friend] >= field.box.health[friend]
        if whole and field.wounds[friend] == 0:
            continue
        x, y = field.x[friend], field.y[friend]
        if field.square(unit, friend) < 400 and guns(field, unit, x, y) == 0:
            add(found, nearest_point(field, unit, legal, x, y))


def some(legal: list[int], number: int) -> list[int]:
    """An even choice of many."""
    if len(legal) <= number:
        return legal
    return [legal[at * len(legal) // number] for at in range(number)]
