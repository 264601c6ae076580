"""Destinations worth a thought (notes, Search); for bots only."""

from typing import Final, final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import i64, vec

from .content import SLOTS, WIDTH, first_of, side_of, x_of, y_of
from .rules_after import is_healer
from .rules_deployment import in_east
from .rules_measuring import square
from .rules_table import RUNNING_MODE, Field

RIVALS: Final = 5  # enemies whose contact points are looked at
WORST: Final = 1_000_000
COVER: Final = 150  # what it is worth to a shooter


@final
class Spots:
    """The points that a unit may go to, and how many enemies have each in range."""

    def __init__(self, field: Field, unit: i64, legal: list[int]) -> None:
        self.field = field
        self.unit = unit
        self.actions = legal
        self.x = vec[i64]([x_of(action) for action in legal])
        self.y = vec[i64]([y_of(action) for action in legal])
        self.guns = zeros(len(legal))
        far: i64 = 0  # the longest way, squared
        for at in range(len(self.x)):
            dx, dy = self.x[at] - field.x[unit], self.y[at] - field.y[unit]
            far = max(far, dx * dx + dy * dy)
        limit = 2 * (far + field.box.range)  # at least (way + range) squared
        side = 1 - side_of(unit)
        for slot in range(SLOTS):
            enemy = first_of(side) + slot
            if field.alive[side] >> slot & 1 and field.square(unit, enemy) <= limit:
                self.count(enemy)

    def count(self, enemy: i64) -> None:
        """Wherever it has a point in range."""
        x, y, limit = self.field.x[enemy], self.field.y[enemy], self.field.box.range
        guns = self.guns
        for at in range(len(guns)):
            dx, dy = self.x[at] - x, self.y[at] - y
            if dx * dx + dy * dy <= limit:
                guns[at] += 1


def good_spots(field: Field, unit: i64, legal: list[int]) -> list[int]:
    """Flags, contact, a shot from cover, out of danger, the enemy's zone."""
    if len(legal) <= 8:
        return legal
    found: list[int] = []
    spots = Spots(field, unit, legal)
    for at in range(len(field.owner)):
        x, y = field.ground.xs[at], field.ground.ys[at]
        if square(field.x[unit], field.y[unit], x, y) < 2500:
            add(found, nearest_point(spots, x, y))
    if field.mode != RUNNING_MODE or field.box.run_melee:
        contact_points(spots, found)
    if is_healer(field, unit):
        bedsides(spots, found)
    add(found, by_fire(spots, 1))
    add(found, by_fire(spots, 0))
    east = 0 if in_east(field, side_of(unit)) else WIDTH
    add(found, nearest_point(spots, east, field.y[unit]))
    found.sort()
    return found


def add(found: list[int], action: int) -> None:
    if action >= 0 and action not in found:
        found.append(action)


def nearest_point(spots: Spots, x: i64, y: i64) -> int:
    """The legal point nearest to another; within capture distance, the safest."""
    best: i64 = -1
    least: i64 = WORST
    capture = spots.field.box.capture
    for at in range(len(spots.x)):
        dx, dy = spots.x[at] - x, spots.y[at] - y
        way = dx * dx + dy * dy
        if way <= capture:
            way = spots.guns[at] - 50
            if sheltered(spots.field, spots.x[at], spots.y[at]):
                way -= 2
        if way < least:
            least = way
            best = at
    return spots.actions[best] if best >= 0 else -1


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


def by_fire(spots: Spots, wanted: i64) -> int:
    """As few enemies in range as possible but `wanted`, in cover, well forward."""
    best: i64 = -1
    least: i64 = WORST
    field = spots.field
    goal: i64 = 0 if in_east(field, side_of(spots.unit)) else WIDTH
    for at in range(len(spots.x)):
        count, x = spots.guns[at], spots.x[at]
        if count < wanted:
            continue
        far = goal - x if goal > x else x - goal
        cost = count * 100 + far
        if wanted > 0 and cost - COVER < least and sheltered(field, x, spots.y[at]):
            cost -= COVER
        if cost < least:
            least = cost
            best = at
    return spots.actions[best] if best >= 0 else -1


def contact_points(spots: Spots, found: list[int]) -> None:
    """For the weakest enemies in reach a point in contact with few others."""
    field, unit = spots.field, spots.unit
    side = 1 - side_of(unit)
    limit = field.box.contact
    reach = field.movement(unit) + field.faster + 6
    taken: i64 = 0
    for at in range(SLOTS):
        enemy = first_of(side) + at
        if taken == RIVALS or not field.alive[side] >> at & 1:
            continue
        if field.square(unit, enemy) > reach * reach:
            continue
        point = contact_with(spots, enemy, limit)
        if point >= 0:
            taken += 1
            add(found, point)


def contact_with(spots: Spots, enemy: i64, limit: i64) -> int:
    """The point in contact with an enemy that fewest have in range; -1 for none."""
    best: i64 = -1
    least: i64 = WORST
    x, y = spots.field.x[enemy], spots.field.y[enemy]
    for at in range(len(spots.x)):
        dx, dy = spots.x[at] - x, spots.y[at] - y
        if dx * dx + dy * dy <= limit and spots.guns[at] < least:
            least = spots.guns[at]
            best = at
    return spots.actions[best] if best >= 0 else -1


def bedsides(spots: Spots, found: list[int]) -> None:
    """For a Minguin, the way to friends that are hurt and out of range."""
    field, unit = spots.field, spots.unit
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
            add(found, nearest_point(spots, x, y))


def some(legal: list[int], number: int) -> list[int]:
    """An even choice of many."""
    if len(legal) <= number:
        return legal
    return [legal[at * len(legal) // number] for at in range(number)]
