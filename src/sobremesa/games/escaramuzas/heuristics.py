"""What a bot knows of Escaramuzas: how good a position is (rulebook section 10)."""

import math
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State

from .actions import (
    ACTIVATE,
    ATTACK,
    CARD_TO,
    DEFEND,
    DEPLOY_UNIT,
    DRAFT_AT,
    FORMATION,
    MOVE_TO,
    REACT,
)
from .content import (
    CARDS,
    NO_UNIT,
    SLOTS,
)
from .heuristics_policy import (
    VALUE,
    answer_policy,
    attack_policy,
    best_gain,
    react_policy,
    unit_worth,
)
from .heuristics_spots import good_spots, some
from .rules import Escaramuzas
from .rules_field import CLOSE_GAME, LEDGER, RANGED_GAME, Field
from .rules_geometry import square
from .rules_score import invaders, rows

SCALE: Final = 5.0  # VP that make a position nearly certain


def shortlist(state: State) -> list[int]:
    """Few destinations, no early pass, and the fate of hits by rule of thumb."""
    assert isinstance(state, Escaramuzas)
    legal = state.legal()
    field, stage = state.field, state.stage
    if stage == MOVE_TO:
        return good_spots(field, field.actor, legal)
    if stage == ATTACK:
        return attack_policy(field, legal)
    if stage == DEFEND:
        return answer_policy(field, legal)
    if stage == REACT:
        return react_policy(field, legal)
    if stage == ACTIVATE:
        return legal[:-1] if len(legal) > 1 else legal
    if stage == DEPLOY_UNIT:
        return [action for action in legal if action >= FORMATION]
    if stage == CARD_TO:
        return some(legal, 12)
    if stage == DRAFT_AT:
        return some(legal, 24)
    return legal


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: points, and what the table promises."""
    assert isinstance(state, Escaramuzas)
    if state.seat < 0:
        return state.result().scores[seat]
    field = state.field
    if field.round == 0:
        return 0.5
    side: i64 = seat % 2
    lead = standing(field, side) - standing(field, 1 - side)
    if state.stage == ATTACK:
        gain = best_gain(field)
        lead += gain if field.actor // SLOTS == side else -gain
    return 1.0 / (1.0 + math.exp(-lead / SCALE))


def standing(field: Field, side: i64) -> float:
    """Points, objectives, kills on the way to six, units, hands, places."""
    box = field.box
    total = float(field.score[side])
    left = float(box.rounds - field.round + 1)
    total += round_rows(field, side)
    total += ground_held(field, side, left)
    total += ledger_worth(field, side)
    total += army(field, side)
    spare = float(field.count(side) - box.threshold)
    total -= 9.0 / max(spare, 0.5)
    total += 0.25 * float(cards(field, side))
    return total


def round_rows(field: Field, side: i64) -> float:
    """Rows that count this round, as they stand; objectives are weighed apart."""
    last = field.round >= field.box.rounds
    found = rows(field, side, last)
    total: float = 0.0
    for row in range(1, 11):
        if row != 7 and row != 10:
            total += float(found[row] * field.box.worth[row])
    inside = invaders(field, side)
    return total + 0.3 * float(min(inside, 3))


def ground_held(field: Field, side: i64, left: float) -> float:
    """Objectives as they would be at the round's end, and the way to the others."""
    total: float = 0.0
    own: i64 = 0
    ground, worth = field.ground, field.box.worth
    for at in range(len(field.owner)):
        x, y = ground.xs[at], ground.ys[at]
        mine = nearest(field, side, x, y)
        other = nearest(field, 1 - side, x, y)
        here, there = mine <= field.box.capture, other <= field.box.capture
        owner = field.owner[at]
        if (here and not there) or (owner == side and not there):
            own += 1
            steady = 0.9 if here else 0.6
            total += float(worth[0]) * (1.0 + (left - 1.0) * 0.5 * steady)
            first = field.first[at]
            if (first == side and field.held[at]) or first < 0:
                total += float(worth[7]) * 0.4 * steady
        elif here:
            total += 0.6
        total -= 0.03 * math.sqrt(float(mine))
    if own == len(field.owner):
        total += float(worth[10]) * 0.8
    return total


def nearest(field: Field, side: i64, x: i64, y: i64) -> i64:
    best: i64 = 10_000
    left = field.alive[side]
    unit = side * SLOTS
    while left != 0:
        if left & 1:
            way = square(field.x[unit], field.y[unit], x, y)
            if way < best:
                best = way
        left >>= 1
        unit += 1
    return best


def ledger_worth(field: Field, side: i64) -> float:
    """Progress to six kills of a kind."""
    total: float = 0.0
    for entry in (RANGED_GAME, CLOSE_GAME):
        kills = field.ledger[side * LEDGER + entry]
        total += 0.12 * float(min(kills, 6) * min(kills, 6)) / 3.0
    return total


def army(field: Field, side: i64) -> float:
    """Units by what is left of them, less the fire they stand under."""
    total: float = 0.0
    for at in range(SLOTS):
        unit = side * SLOTS + at
        if field.box.kind[unit] != NO_UNIT and field.lives(unit):
            total += unit_worth(field, unit)
            total -= exposure(field, unit)
    return total


def exposure(field: Field, unit: i64) -> float:
    """Enemies that may still act and have this unit in range."""
    side = 1 - unit // SLOTS
    if field.points[side] == 0:
        return 0.0
    x, y = field.x[unit], field.y[unit]
    guns: i64 = 0
    left = field.ready[side]
    enemy = side * SLOTS
    while left != 0:
        if left & 1:
            if square(field.x[enemy], field.y[enemy], x, y) <= field.box.range:
                guns += 1
        left >>= 1
        enemy += 1
    share = float(min(guns, field.points[side]))
    return 0.05 * math.sqrt(share) * VALUE[field.box.kind[unit]]


def cards(field: Field, side: i64) -> i64:
    total: i64 = 0
    for seat in range(side, field.seats, 2):
        for card in range(seat * CARDS, seat * CARDS + CARDS):
            total += field.hands[card]
    return total
