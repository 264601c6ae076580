"""Where a bot plays the cards that any unit may play for any other.

What they do has little to do with what the unit does next: looked at with all its
moves, they would hide whatever else a side can do.
"""

import math
from typing import Final

from sobremesa.kernel.native import i64

from .content import (
    FALSE_ORDERS,
    MARCHING_ORDERS,
    REFILL,
    SLOTS,
    TACTICAL_STEP,
    bit_of,
    first_of,
    side_of,
    x_of,
    y_of,
)
from .heuristics_flags import nearest
from .heuristics_spots import Spots, add, guns, nearest_point
from .rules_measuring import square
from .rules_offers import card_units
from .rules_table import Field, ones

FRESH: Final = 2  # units that Refill is thought of for


def mode_policy(field: Field, legal: list[int]) -> list[int]:
    """Everything but cards that would change nothing."""
    acts = field.box.acts
    return [
        action
        for action in legal
        if not acts.is_card(action) or not idle(field, action - acts.play)
    ]


def idle(field: Field, card: i64) -> bool:
    """A step to no objective, orders to nobody on one, points without units."""
    effect = field.effect(card)
    if effect == TACTICAL_STEP:
        return steppers(field, card) == 0
    if effect == FALSE_ORDERS:
        return squatters(field, card) == 0
    if effect == MARCHING_ORDERS:
        side = side_of(field.actor)
        return ones(field.ready[side]) <= field.points[side]
    return False


def steppers(field: Field, card: i64) -> i64:
    """Friends that a step brings to an objective with no friend there, as bits."""
    side = side_of(field.actor)
    reach = math.sqrt(float(field.box.capture)) + float(field.box.designs.shift[card])
    near: i64 = 0
    for at in range(len(field.owner)):
        x, y = field.ground.xs[at], field.ground.ys[at]
        if nearest(field, side, x, y, -1) > field.box.capture:
            near |= around(field, side, x, y, i64(reach * reach))
    return near & card_units(field, card) if near != 0 else 0


def squatters(field: Field, card: i64) -> i64:
    """Enemies at an objective that the card can move, as bits."""
    side = 1 - side_of(field.actor)
    near: i64 = 0
    for at in range(len(field.owner)):
        x, y = field.ground.xs[at], field.ground.ys[at]
        near |= around(field, side, x, y, field.box.capture)
    return near & card_units(field, card) if near != 0 else 0


def around(field: Field, side: i64, x: i64, y: i64, limit: i64) -> i64:
    """A side's units within a distance of a point, as bits."""
    found: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if field.alive[side] >> at & 1:
            if square(field.x[unit], field.y[unit], x, y) <= limit:
                found |= 1 << at
    return found


def ally_policy(field: Field, legal: list[int]) -> list[int]:
    """Who steps to an objective, or is refreshed."""
    side, ally = side_of(field.actor), field.box.acts.ally
    effect = field.effect(field.card)
    if effect == TACTICAL_STEP:
        mask = steppers(field, field.card)
        found = [a for a in legal if mask & bit_of(field.unit(side, a - ally))]
        return found if found else legal[:1]
    if effect == REFILL:
        return freshest(field, side, legal)
    return legal


def freshest(field: Field, side: i64, legal: list[int]) -> list[int]:
    """The few of most worth, those with an enemy in range first."""
    scored: list[tuple[float, int]] = []
    for action in legal:
        unit = field.unit(side, action - field.box.acts.ally)
        worth = field.box.content.worth[field.box.kind[unit]]
        if guns(field, unit, field.x[unit], field.y[unit]) > 0:
            worth *= 2.0
        scored.append((worth, action))
    scored.sort(reverse=True)
    return [action for _, action in scored[:FRESH]]


def target_policy(field: Field, legal: list[int]) -> list[int]:
    """Whoever holds or contests an objective gets false orders."""
    if field.effect(field.card) != FALSE_ORDERS:
        return legal
    side, target = 1 - side_of(field.actor), field.box.acts.target
    mask = squatters(field, field.card)
    found = [a for a in legal if mask & bit_of(field.unit(side, a - target))]
    return found if found else legal[:1]


def shift_policy(field: Field, legal: list[int]) -> list[int]:
    """A friend to each objective in reach; an enemy far off, and before our guns."""
    unit, limit = field.subject, field.box.capture
    effect = field.effect(field.card)
    found: list[int] = []
    for at in range(len(field.owner)):
        x, y = field.ground.xs[at], field.ground.ys[at]
        there = square(field.x[unit], field.y[unit], x, y) <= limit
        if effect == TACTICAL_STEP and not there:
            action = nearest_point(Spots(field, unit, legal), x, y)
            if square(x_of(action), y_of(action), x, y) <= limit:
                add(found, action)
        elif effect == FALSE_ORDERS and there:
            add(found, farthest(legal, x, y))
            add(found, exposed(field, legal, x, y))
    return found if found else legal[:1]


def farthest(legal: list[int], x: i64, y: i64) -> int:
    """The point farthest from an objective."""
    best = -1
    most: i64 = -1
    for action in legal:
        way = square(x_of(action), y_of(action), x, y)
        if way > most:
            most = way
            best = action
    return best


def exposed(field: Field, legal: list[int], x: i64, y: i64) -> int:
    """The point off an objective that most of our guns have in range; -1 for none."""
    best = -1
    most: i64 = -1
    for action in legal:
        px: i64 = x_of(action)
        py: i64 = y_of(action)
        if square(px, py, x, y) > field.box.capture:
            count = guns(field, field.subject, px, py)
            if count > most:
                most = count
                best = action
    return best
