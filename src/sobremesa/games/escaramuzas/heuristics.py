"""What a bot knows of Escaramuzas: how good a position is (`notes.md`)."""

import os
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Findings, Weights, any_seat, chance

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

FEATURES: Final = (
    *("score", "rows", "ground", "ledger", "army", "peril", "cards"),
    *("moves_first", "moves_second", "attack"),
)
NUMBER: Final = len(FEATURES)
WEIGHTS: Final = Weights(os.path.dirname(__file__), FEATURES, any_seat)


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
    """From 0 to 1: how likely the seat is to win, by features and fitted weights."""
    assert isinstance(state, Escaramuzas)
    if state.seat < 0:
        return state.result().scores[seat]
    box = state.field.box
    if state.field.round == 0:
        return 0.5
    if WEIGHTS.box is not box:
        WEIGHTS.open(box, box.chosen, box.content.own, 1)
    return chance(WEIGHTS.by_seat[0], features(state, seat))


def features(state: State, seat: int) -> Findings:
    """What a side has and the table promises it, less the same of the enemy."""
    assert isinstance(state, Escaramuzas)
    field = state.field
    side: i64 = seat % 2
    found = Findings(NUMBER)
    found.add(float(field.score[side] - field.score[1 - side]))
    found.add(round_rows(field, side) - round_rows(field, 1 - side))
    found.add(ground_held(field, side) - ground_held(field, 1 - side))
    found.add(ledger_worth(field, side) - ledger_worth(field, 1 - side))
    found.add(army(field, side) - army(field, 1 - side))
    found.add(peril(field, 1 - side) - peril(field, side))
    held = float(cards(field, side) - cards(field, 1 - side))
    found.add(card_worth(field) * held)
    first = mover(state)
    sign = 1.0 if first == side else -1.0
    red, blue = threats(field)
    found.add(sign * (red if first == 0 else blue))
    found.add(sign * -(blue if first == 0 else red))
    if state.stage == ATTACK:
        gain = best_gain(field)
        found.add(gain if side_of(field.actor) == side else -gain)
    else:
        found.skip(1)
    return found


def mover(state: Escaramuzas) -> i64:
    """The side that activates next."""
    if state.stage == ACTIVATE:
        return state.seat % 2
    return 1 - side_of(state.field.actor)


def peril(field: Field, side: i64) -> float:
    """How near a side is to its defeat threshold."""
    return doom(field.count(side) - field.box.threshold)


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


def ledger_worth(field: Field, side: i64) -> float:
    """Progress to six kills of a kind."""
    left = field.box.rounds - field.round + 1
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
