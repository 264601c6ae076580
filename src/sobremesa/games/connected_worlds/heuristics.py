"""What a bot knows of Connected Worlds: how good a position is.

Its parts are weighed as matches have taught (`weights.toml`).
Only what everybody may know is weighed: of cards, how many a seat owns in all.
"""

import math
import os
from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.log import Silence
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Findings, Weights, total

from .heuristics_cards import actions_worth, in_hand, piece_worth, units_in_deck
from .heuristics_ways import FAR, travel
from .rules import ConnectedWorlds
from .rules_boards import BOARDS, DISTANCE, HEXES, SPACE, count
from .rules_combat import battle, contested
from .rules_table import Worlds
from .rules_victory import conqueror, expander

AHEAD: Final = 30.0  # more makes no difference
WORLD: Final = 5.0  # a base on one more world
ADRIFT: Final = 10.0  # a seat whose bases are all in space
HOMELESS: Final = 60.0
CONQUEST: Final = 60.0  # no enemy base left
HUNT: Final = 20.0  # a unit at an enemy base it can take,
RANGE: Final = 16.0  # and from so many points away nothing
CERTAIN_WIN: Final = 200.0
CROWN: Final = 60.0  # a victory that one enemy may still prevent
NONE: Final = 0  # dangers
LIKELY: Final = 1
CERTAIN: Final = 2
LOSS: Final = (0.0, 6.0, 12.0)  # by danger, of a base
FEAR: Final = 1.0  # how much dangers count: of the own bases,
HOPE: Final = 0.9  # and of the others': who threatens each other keeps away
FEATURES: Final = (
    *("resources", "land", "actions", "deck", "arms", "hunt", "bases", "danger"),
    *("worlds", "crown", "conquest", "in_hand"),
)
NUMBER: Final = len(FEATURES)
WEIGHTS: Final = Weights(os.path.dirname(__file__), FEATURES)


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: the seat's part of all the living seats' chances."""
    assert isinstance(state, ConnectedWorlds)
    if state.seat < 0:
        return state.result().scores[seat]
    if not state.alive >> seat & 1:
        return 0.0
    state = fought_out(state)
    if not state.alive >> seat & 1:
        return 0.0
    box = state.box
    if WEIGHTS.box is not box:
        WEIGHTS.open(box, box.chosen, box.content.own, 1)
    weights = WEIGHTS.by_seat[0]
    needs, reserves = base_needs(state.land), all_reserves(state)
    own = standing(state, seat, needs, reserves, FEAR)
    parts: float = 1.0
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1:
            theirs = standing(state, other, needs, reserves, HOPE)
            theirs.subtract_from(own)
            lead = total(weights, theirs)
            parts += math.exp(-min(max(lead, -AHEAD), AHEAD))
    return 1.0 / parts


def features(state: State, seat: int) -> Findings:
    """What the seat has more than the next living one."""
    assert isinstance(state, ConnectedWorlds)
    state = fought_out(state)
    needs, reserves = base_needs(state.land), all_reserves(state)
    own = standing(state, seat, needs, reserves, FEAR)
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.alive >> other & 1:
            theirs = standing(state, other, needs, reserves, HOPE)
            theirs.subtract_from(own)
            return theirs
    return own


def fought_out(state: ConnectedWorlds) -> ConnectedWorlds:
    """The position after the combats that its turn would end with (CW-9.12)."""
    if not state.box.turn_end or contested(state.land, state.seat) < 0:
        return state
    twin, silence = state.clone(), Silence()
    spot = contested(twin.land, twin.seat)
    while spot >= 0:
        battle(twin.land, twin.seat, spot, silence)
        spot = contested(twin.land, twin.seat)
    for seat in range(twin.seats):
        if not twin.land.has_piece(seat):
            twin.alive &= ~(1 << seat)
    return twin


def base_needs(land: Worlds) -> vec[i64]:
    """By row, of a base: the strength an attacker must exceed to take it."""
    needs = zeros(len(land.id))
    strength, first_unit = land.box.content.strength, land.first_unit
    for row in range(len(land.id)):
        if land.kind[row] < first_unit:
            need = strength[land.kind[row]]
            for other in range(len(land.id)):
                kind = land.kind[other]
                if land.spot[other] == land.spot[row] and kind >= first_unit:
                    need = max(need, strength[kind])
            needs[row] = need
    return needs


def all_reserves(state: ConnectedWorlds) -> vec[i64]:
    """By seat: the strongest unit it may have in hand, or draw next."""
    reserves = zeros(int(state.seats))
    content = state.box.content
    for seat in range(state.seats):
        deck, first = state.cards.decks[seat], seat * content.cards
        for kind in range(content.first_unit, content.kinds):
            card = content.actions + kind
            held = state.cards.hands[first + card] + deck.bag[card]
            if held > 0 or (state.round == 0 and content.deck[card] > 0):
                reserves[seat] = max(reserves[seat], content.strength[kind])
    return reserves


def standing(
    state: ConnectedWorlds,
    seat: i64,
    needs: vec[i64],
    reserves: vec[i64],
    weight: float,
) -> Findings:
    """What a seat has: land and worlds, pieces, cards, resources, prospects."""
    land, found = state.land, Findings(NUMBER)
    found.add(float(state.cards.resources[seat]))
    found.add(float(land.points(seat)))
    found.add(actions_worth(state, seat))
    found.add(units_in_deck(state, seat))
    arms, hunts, settled, danger = 0.0, 0.0, 0.0, 0.0
    safe = zeros(BOARDS)
    bases: i64 = 0
    for row in range(len(land.id)):
        if land.owner[row] != seat:
            continue
        gain = piece_worth(state.box.content, land.kind[row], state.round)
        if land.kind[row] >= land.first_unit:
            arms += gain
            hunts += hunt(land, row, needs)
        else:
            bases += 1
            near = threat(land, row, needs[row], reserves)
            settled += gain if bases < 5 else gain * 0.4  # a fifth hardly counts
            danger += weight * LOSS[near]
            if near < CERTAIN:
                safe[land.spot[row] // HEXES] = 1
    found.add(arms)
    found.add(hunts)
    found.add(settled)
    found.add(danger)
    found.add(worlds_worth(land, seat, safe))
    found.add(crown(state, seat))
    found.add(conquest(land, bases))
    found.add(in_hand(state, seat) if state.seat == seat else 0.0)
    return found


def conquest(land: Worlds, bases: i64) -> float:
    """All bases are to be one's own: the fewer are not, the better."""
    if bases == 0:
        return -HOMELESS
    others: i64 = -bases
    for row in range(len(land.id)):
        if land.kind[row] < land.first_unit:
            others += 1
    return CONQUEST / float(1 + others)


def threat(land: Worlds, row: i64, need: i64, reserves: vec[i64]) -> i64:
    """Parity defends; one rung more, within a move, conquers.

    It may stand there already, or be deployed at an enemy base first.
    """
    seat, spot = land.owner[row], land.spot[row]
    content = land.box.content
    strike = content.farthest  # what can be hit in one move
    danger: i64 = NONE
    for other in range(len(land.id)):
        owner, kind = land.owner[other], land.kind[other]
        if owner == seat:
            continue
        if kind >= content.first_unit:
            if content.strength[kind] > need and travel(land, other, spot) <= strike:
                return CERTAIN
        elif danger == NONE and reserves[owner] > need:
            if travel(land, other, spot) <= strike + 1:
                danger = LIKELY
    return danger


def hunt(land: Worlds, row: i64, needs: vec[i64]) -> float:
    """A unit is worth more the nearer it is to a base it can take or wear down."""
    strength = land.box.content.strength[land.kind[row]]
    best: float = 0.0
    for other in range(len(land.id)):
        if land.kind[other] < land.first_unit and land.owner[other] != land.owner[row]:
            if strength >= needs[other]:
                near = 1.0 - float(travel(land, row, land.spot[other])) / RANGE
                if strength == needs[other]:
                    near *= 0.4
                best = max(best, near)
    return best * HUNT


def worlds_worth(land: Worlds, seat: i64, safe: vec[i64]) -> float:
    """Worlds with a safe base, up to those needed; others by the nearest spare base."""
    worth: float = 0.0
    need = land.box.worlds_to_win
    missing: float = 0.0
    for board in range(SPACE + 1, land.box.planets + 1):
        if land.bases[seat * BOARDS + board] != 0:
            need -= 1
            worth += WORLD if safe[board] != 0 else WORLD / 3.0
        else:
            missing = max(missing, approach(land, seat, board))
    if need == land.box.worlds_to_win:
        worth -= ADRIFT
    return worth + missing * WORLD if need > 0 else worth


def approach(land: Worlds, seat: i64, board: i64) -> float:
    """How near a spare base is to a world: 0 to 1."""
    best: i64 = FAR
    goal = land.orbit[board]
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.kind[row] < land.first_unit:
            spot = land.spot[row]
            home = spot // HEXES
            steps: i64 = FAR
            if home == SPACE:
                steps = 1 + DISTANCE[spot % HEXES * HEXES + goal]
            elif count(land.bases[seat * BOARDS + home]) > 1:
                steps = 2 + DISTANCE[land.orbit[home] * HEXES + goal]
            best = min(best, steps)
    return max(0.0, 0.8 - float(best) / 10.0)


def crown(state: ConnectedWorlds, seat: i64) -> float:
    """Victory in sight (13.5, 13.6): sure if nobody else moves in the round."""
    box, land, alive = state.box, state.land, state.alive
    if not (box.victory_expansion and expander(land, alive) == seat):
        if not (box.victory_capture and conqueror(land, alive) == seat):
            return 0.0
    turn = (state.seat - box.first + state.seats) % state.seats
    left: float = 0.0
    while turn < state.seats:
        other = (box.first + turn) % state.seats
        if other != seat and alive >> other & 1:
            left += 1.0
        turn += 1
    return CERTAIN_WIN if left == 0.0 else CROWN / left
