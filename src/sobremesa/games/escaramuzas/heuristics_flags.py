"""What objectives are worth to a bot: held now, and after a kill."""

import math
from typing import Final

from sobremesa.kernel.native import i64

from .content import (
    CONTROL,
    CONTROL_ALL,
    KEPT,
    first_of,
    side_of,
)
from .rules_measuring import square
from .rules_table import Field

STAYING: Final = 0.9  # chance to keep an objective a round, with a unit on it
LEFT_ALONE: Final = 0.6  # and without
NOBODY_NEAR: Final = 10_000


def flag_worth(field: Field, side: i64, at: i64, steady: float) -> float:
    """An objective a side owns at the round's end: V1 from now on, and V8."""
    worth = field.box.worth
    left = float(field.box.rounds - field.round)
    total = float(worth[CONTROL]) * (1.0 + left * 0.5 * steady)
    first = field.first_owner[at]
    if (first == side and field.held[at]) or first < 0:
        total += float(worth[KEPT]) * 0.4 * steady
    return total


def ground_held(field: Field, side: i64) -> float:
    """Objectives as they would be at the round's end, and the way to the others."""
    total: float = 0.0
    own: i64 = 0
    ground = field.ground
    for at in range(len(field.owner)):
        x, y = ground.xs[at], ground.ys[at]
        mine = nearest(field, side, x, y, -1)
        other = nearest(field, 1 - side, x, y, -1)
        here, there = mine <= field.box.capture, other <= field.box.capture
        if (here and not there) or (field.owner[at] == side and not there):
            own += 1
            total += flag_worth(field, side, at, STAYING if here else LEFT_ALONE)
        elif here:
            total += 0.6
        total -= 0.03 * math.sqrt(float(mine))
    if own == len(field.owner):
        total += float(field.box.worth[CONTROL_ALL]) * 0.8
    return total


def swing(field: Field, target: i64) -> float:
    """What the table gains where a target falls that alone holds an objective."""
    total: float = 0.0
    side = side_of(target)
    ground = field.ground
    limit = field.box.capture
    for at in range(len(field.owner)):
        x, y = ground.xs[at], ground.ys[at]
        if square(field.x[target], field.y[target], x, y) > limit:
            continue
        if nearest(field, side, x, y, target) <= limit:
            continue
        if nearest(field, 1 - side, x, y, -1) <= limit:
            total += flag_worth(field, 1 - side, at, STAYING)
        elif field.owner[at] == side:
            total += flag_worth(field, side, at, STAYING)
            total -= flag_worth(field, side, at, LEFT_ALONE)
        else:
            total += flag_worth(field, side, at, STAYING)
            if field.owner[at] >= 0:
                total += flag_worth(field, 1 - side, at, LEFT_ALONE)
    return total


def nearest(field: Field, side: i64, x: i64, y: i64, but: i64) -> i64:
    """The square of the way of a side's nearest unit, one left out."""
    best: i64 = NOBODY_NEAR
    left = field.alive[side]
    unit = first_of(side)
    while left != 0:
        if left & 1 and unit != but:
            way = square(field.x[unit], field.y[unit], x, y)
            if way < best:
                best = way
        left >>= 1
        unit += 1
    return best
