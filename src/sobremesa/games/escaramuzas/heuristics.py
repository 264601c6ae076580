"""What a bot knows of Escaramuzas: how good a position is (`notes.md`)."""

import math
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State

from .actions import (
    ACTIVATE,
    ATTACK,
    CARD_ALLY,
    CARD_TARGET,
    CARD_TO,
    DEFEND,
    DEPLOY_UNIT,
    DRAFT_AT,
    MODE,
    MOVE_TO,
    REACT,
)
from .content import (
    CLOSE_6,
    CONTROL_ALL,
    KEPT,
    RANGED_6,
    SLOTS,
    ZONE_1,
    ZONE_3,
    first_of,
    side_of,
)
from .heuristics_cards import (
    ally_policy,
    mode_policy,
    shift_policy,
    target_policy,
)
from .heuristics_flags import ground_held
from .heuristics_policy import (
    answer_policy,
    attack_policy,
    best_gain,
    react_policy,
)
from .heuristics_spots import good_spots, some
from .heuristics_threat import threats
from .heuristics_worth import card_worth, doom, nearing, unit_worth
from .rules import Escaramuzas
from .rules_points import invaders, rows
from .rules_table import CLOSE_GAME, RANGED_GAME, Field, ledger_of

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
        formation = field.box.acts.formation
        return [action for action in legal if action >= formation]
    if stage == MODE:
        return mode_policy(field, legal)
    if stage == CARD_ALLY:
        return ally_policy(field, legal)
    if stage == CARD_TARGET:
        return target_policy(field, legal)
    if stage == CARD_TO:
        return shift_policy(field, legal)
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
    lead += threats(field, side)
    if state.stage == ATTACK:
        gain = best_gain(field)
        lead += gain if side_of(field.actor) == side else -gain
    return 1.0 / (1.0 + math.exp(-lead / SCALE))


def standing(field: Field, side: i64) -> float:
    """Points, objectives, kills on the way to six, units, hands, places."""
    box = field.box
    total = float(field.score[side])
    total += round_rows(field, side)
    total += ground_held(field, side)
    total += ledger_worth(field, side, box.rounds - field.round + 1)
    total += army(field, side)
    total -= doom(field.count(side) - box.threshold)
    total += card_worth(field) * float(cards(field, side))
    return total


def round_rows(field: Field, side: i64) -> float:
    """Rows that count this round, as they stand; objectives are weighed apart."""
    last = field.round >= field.box.rounds
    found = rows(field, side, last)
    total: float = 0.0
    for row in range(ZONE_1, CONTROL_ALL):
        if row != KEPT:
            total += float(found[row] * field.box.worth[row])
    inside = invaders(field, side)
    return total + 0.3 * float(min(inside, field.box.content.need[ZONE_3]))


def ledger_worth(field: Field, side: i64, left: i64) -> float:
    """Progress to six kills of a kind."""
    worth, need, first = field.box.worth, field.box.content.need, ledger_of(side)
    close, ranged = field.ledger[first + CLOSE_GAME], field.ledger[first + RANGED_GAME]
    total = nearing(close, need[CLOSE_6], float(worth[CLOSE_6]), left)
    return total + nearing(ranged, need[RANGED_6], float(worth[RANGED_6]), left)


def army(field: Field, side: i64) -> float:
    """Units by what is left of them."""
    total: float = 0.0
    for at in range(SLOTS):
        if field.alive[side] >> at & 1:
            total += unit_worth(field, first_of(side) + at)
    return total


def cards(field: Field, side: i64) -> i64:
    total: i64 = 0
    for seat in range(side, field.seats, 2):
        total += field.hand_size(seat)
    return total
