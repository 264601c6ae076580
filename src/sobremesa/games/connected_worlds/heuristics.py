"""What a bot knows of Connected Worlds: how good a position is, and what to look at.

Only what everybody may know is weighed: of cards, how many a seat owns in all.
"""

import math
from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.state import State

from .actions import MOVE_TO, TO
from .content import (
    ACTIONS,
    AMOUNT,
    BASES,
    BIT,
    BOARDS,
    CARDS,
    COST,
    DISTANCE,
    EDGE,
    HEXES,
    KINDS,
    PLACE,
    RESEARCH,
    SPACE,
    SPECIAL,
    START_DECK,
    STRENGTH,
    count,
    spread,
)
from .content import BUILD as BUILDING
from .content import GATHER as GATHERING
from .rules import ConnectedWorlds
from .rules_map import Worlds
from .rules_victory import expander

FAR: Final = 99
STRIKE: Final = 3  # points of the widest card: what can be hit in one move
SCALE: Final = 30.0  # of the logistic curve
WORLD: Final = 10.0  # a base on one more world
RESOURCE: Final = 0.7
IN_DECK: Final = 0.85  # worth of a unit card, in parts of the piece
HOMELESS: Final = 60.0
NONE: Final = 0  # dangers
LIKELY: Final = 1
CERTAIN: Final = 2
LOSS: Final = (0.0, 6.0, 12.0)  # by danger, of a base
FEAR: Final = 1.0  # how much dangers count: of the own bases,
HOPE: Final = 0.3  # and of the others'


def edge_steps(place: int) -> int:
    """Steps from a hex to the nearest edge hex."""
    edges = [at for at in range(HEXES) if EDGE >> PLACE[at] & 1]
    return min([int(DISTANCE[place * HEXES + edge]) for edge in edges])


EDGE_STEPS: Final = vec[i64]([edge_steps(place) for place in range(37)])


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: the seat's standing beside the others'."""
    assert isinstance(state, ConnectedWorlds)
    if state.seat < 0:
        return state.result().scores[seat]
    if not state.alive >> seat & 1:
        return 0.0
    needs = base_needs(state.land)
    reserves = all_reserves(state)
    best: float = -1000.0
    total: float = 0.0
    enemies: float = 0.0
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1:
            worth = standing(state, other, needs, reserves, HOPE)
            total += worth
            enemies += 1.0
            best = max(best, worth)
    own = standing(state, seat, needs, reserves, FEAR)
    if state.seat == seat:
        own += in_hand(state, seat)
    rest = 0.7 * best + 0.3 * total / enemies
    return 1.0 / (1.0 + math.exp((rest - own) / SCALE))


def base_needs(land: Worlds) -> vec[i64]:
    """By row, of a base: the strength an attacker must exceed to take it."""
    needs = zeros(len(land.id))
    for row in range(len(land.id)):
        if land.kind[row] < BASES:
            need = STRENGTH[land.kind[row]]
            for other in range(len(land.id)):
                if land.spot[other] == land.spot[row] and land.kind[other] >= BASES:
                    need = max(need, STRENGTH[land.kind[other]])
            needs[row] = need
    return needs


def all_reserves(state: ConnectedWorlds) -> vec[i64]:
    """By seat: the strongest unit it may have in hand, or draw next."""
    reserves = zeros(int(state.seats))
    for seat in range(state.seats):
        deck = state.cards.decks[seat]
        for kind in range(BASES, KINDS):
            card = ACTIONS + kind
            held = state.cards.hands[seat * CARDS + card] + deck.bag[card]
            if held > 0 or (state.round == 0 and START_DECK[card] > 0):
                reserves[seat] = max(reserves[seat], STRENGTH[kind])
    return reserves


def standing(
    state: ConnectedWorlds,
    seat: i64,
    needs: vec[i64],
    reserves: vec[i64],
    weight: float,
) -> float:
    """What a seat has: land and worlds, pieces, cards, resources, prospects."""
    land = state.land
    worth = RESOURCE * float(state.cards.resources[seat])
    worth += float(land.points(seat))
    worth += cards_worth(state, seat)
    safe = zeros(BOARDS)
    bases: i64 = 0
    for row in range(len(land.id)):
        if land.owner[row] != seat:
            continue
        if land.kind[row] >= BASES:
            worth += float(COST[ACTIONS + land.kind[row]]) + hunt(land, row, needs)
        else:
            bases += 1
            danger = threat(land, row, needs[row], reserves)
            worth += base_worth(land.kind[row], bases) - weight * LOSS[danger]
            if danger < CERTAIN:
                safe[land.spot[row] // HEXES] = 1
    if bases == 0:
        worth -= HOMELESS
    return worth + worlds_worth(land, seat, safe) + crown(state, seat)


def base_worth(kind: i64, number: i64) -> float:
    """A fifth base hardly counts any more."""
    worth = 8.0 + float(COST[ACTIONS + kind]) / 2.0
    return worth * 0.4 if number > 4 else worth


def threat(land: Worlds, row: i64, need: i64, reserves: vec[i64]) -> i64:
    """Parity defends; one rung more, within a move, conquers.

    It may stand there already, or be deployed at an enemy base first.
    """
    seat, spot = land.owner[row], land.spot[row]
    danger: i64 = NONE
    for other in range(len(land.id)):
        owner, kind = land.owner[other], land.kind[other]
        if owner == seat:
            continue
        if kind >= BASES:
            if STRENGTH[kind] > need and travel(land, other, spot) <= STRIKE:
                return CERTAIN
        elif danger == NONE and reserves[owner] > need:
            if travel(land, other, spot) <= STRIKE + 1:
                danger = LIKELY
    return danger


def hunt(land: Worlds, row: i64, needs: vec[i64]) -> float:
    """A unit is worth more the nearer it is to a base it can take or wear down."""
    strength = STRENGTH[land.kind[row]]
    best: float = 0.0
    for other in range(len(land.id)):
        if land.kind[other] < BASES and land.owner[other] != land.owner[row]:
            if strength >= needs[other]:
                near = 1.0 - float(travel(land, row, land.spot[other])) / 12.0
                if strength == needs[other]:
                    near *= 0.4
                best = max(best, near * 5.0)
    return best


def travel(land: Worlds, row: i64, goal: i64) -> i64:
    """Points a piece needs to a hex, over its board or through space; no links."""
    start = land.spot[row]
    board, place = start // HEXES, start % HEXES
    other, end = goal // HEXES, goal % HEXES
    best: i64 = DISTANCE[place * HEXES + end] if board == other else FAR
    if board == SPACE and other == SPACE:
        return best
    steps: i64 = 0
    if board != SPACE:
        steps = 1
        if land.kind[row] >= BASES and not own_ground(land, row, board, place):
            steps += EDGE_STEPS[place]
        place = land.orbit[board]
    if other != SPACE:
        steps += 1
        if not own_ground(land, row, other, end):
            steps += EDGE_STEPS[end]
        end = land.orbit[other]
    steps += DISTANCE[place * HEXES + end]
    return min(steps, best)


def own_ground(land: Worlds, row: i64, board: i64, place: i64) -> bool:
    return land.territory(land.owner[row], board) & BIT[place] != 0


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
    return worth + missing * WORLD if need > 0 else worth


def approach(land: Worlds, seat: i64, board: i64) -> float:
    """How near a spare base is to a world: 0 to 1."""
    best: i64 = FAR
    goal = land.orbit[board]
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.kind[row] < BASES:
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
    """Master of Expansion in sight: sure if nobody moves before the round's end."""
    if not state.box.victory_expansion or expander(state.land, state.alive) != seat:
        return 0.0
    turn = (state.seat - state.box.first + state.seats) % state.seats
    left: float = 0.0
    while turn < state.seats:
        other = (state.box.first + turn) % state.seats
        if other != seat and state.alive >> other & 1:
            left += 1.0
        turn += 1
    return 60.0 if left == 0.0 else 14.0 / left


def cards_worth(state: ConnectedWorlds, seat: i64) -> float:
    """Cards a seat owns, wherever they are: gatherers early, armies always."""
    left = float(state.box.max_rounds - state.round)
    early = min(1.0, max(0.2, left / 20.0)) if state.round < 12 else 0.3
    worth: float = 0.0
    gatherers: i64 = 0
    for card in range(ACTIONS):
        number = owned(state, seat, card)
        special = SPECIAL[card]
        if special == GATHERING:
            gatherers += number
            worth += float(number * AMOUNT[card]) * 1.3 * early
        elif special == RESEARCH:
            worth += 3.0 * float(min(number, 2))
        elif special == BUILDING:
            worth += 4.5 * float(min(number, 3))
        else:
            worth += 2.0 * float(min(number, 2))
    if gatherers > 6:
        worth -= 3.0 * float(gatherers - 6)
    return worth + units_in_deck(state, seat)


def units_in_deck(state: ConnectedWorlds, seat: i64) -> float:
    worth: float = 0.0
    bases: i64 = 0
    for kind in range(KINDS):
        number = owned(state, seat, ACTIONS + kind)
        if number == 0:
            continue
        cost = float(COST[ACTIONS + kind])
        if kind >= BASES:
            worth += IN_DECK * cost * float(number)
        else:
            bases += number
            worth += IN_DECK * (8.0 + cost / 2.0) * float(number)
    if bases > 2:
        worth -= 7.0 * float(bases - 2)
    return worth


def owned(state: ConnectedWorlds, seat: i64, card: i64) -> i64:
    """How many of a card a seat owns, in hand, deck, discard pile or just played."""
    cards = state.cards
    at = seat * CARDS + card
    deck = cards.decks[seat]
    number = cards.hands[at] + cards.discards[at] + deck.bag[card]
    if seat == state.seat:
        number += cards.played[card]
    for top in deck.top:
        if top == card:
            number += 1
    return number


def in_hand(state: ConnectedWorlds, seat: i64) -> float:
    """What cards not yet played this turn may still do: none is moved with lightly."""
    worth: float = 0.0
    pool = state.cards.resources[seat]
    for card in range(ACTIONS):
        number = state.cards.hands[seat * CARDS + card]
        if number > 0:
            if SPECIAL[card] == GATHERING:
                worth += 0.4 * float(number * AMOUNT[card])
            elif pool >= 3:
                worth += 0.3 * float(number)
    return worth


# What to look at


def shortlist(state: State) -> list[int]:
    """All but most destinations: those are a base's, or lead nearer to something."""
    assert isinstance(state, ConnectedWorlds)
    legal = state.legal()
    if state.stage != MOVE_TO or len(legal) <= 8:
        return legal
    land, row = state.land, state.row
    if land.kind[row] < BASES:
        return base_moves(land, row, legal)
    return unit_moves(land, row, legal)


def unit_moves(land: Worlds, row: i64, legal: list[int]) -> list[int]:
    """Attacks, own bases, and for every enemy base the hex nearest to it."""
    seat = land.owner[row]
    keep = zeros(len(legal))
    for at, action in enumerate(legal):
        spot: i64 = action - TO
        bit = BIT[spot % HEXES]
        board = spot // HEXES
        if (land.foes(seat, board) | land.bases[seat * BOARDS + board]) & bit != 0:
            keep[at] = 1
    for other in range(len(land.id)):
        if land.kind[other] < BASES and land.owner[other] != seat:
            keep[nearest_move(land, row, land.spot[other], legal)] = 1
    return chosen(legal, keep)


def nearest_move(land: Worlds, row: i64, goal: i64, legal: list[int]) -> i64:
    """Which of some moves leaves the piece nearest to a hex. It is tried out there."""
    best: i64 = 0
    least: i64 = FAR + 1
    start = land.spot[row]
    for at, action in enumerate(legal):
        land.spot[row] = action - TO
        steps = travel(land, row, goal)
        if steps < least:
            best, least = at, steps
    land.spot[row] = start
    return best


def base_moves(land: Worlds, row: i64, legal: list[int]) -> list[int]:
    """For every board the hexes that claim most; in space those near an orbit."""
    seat = land.owner[row]
    keep = zeros(len(legal))
    best = zeros(BOARDS)
    for action in legal:
        spot: i64 = action - TO
        board = spot // HEXES
        gain = claim(land, seat, spot)
        if board != SPACE and gain > best[board]:
            best[board] = gain
    taken = zeros(BOARDS)
    for at, action in enumerate(legal):
        spot = action - TO
        board = spot // HEXES
        if (
            board != SPACE
            and taken[board] < 3
            and claim(land, seat, spot) == best[board]
        ):
            taken[board] += 1
            keep[at] = 1
    for board in range(SPACE + 1, land.box.planets + 1):
        if land.bases[seat * BOARDS + board] == 0:
            keep[nearest_orbit(land, land.orbit[board], legal)] = 1
    return chosen(legal, keep)


def claim(land: Worlds, seat: i64, spot: i64) -> i64:
    """New territory of a base on a hex."""
    board = spot // HEXES
    return count(spread(BIT[spot % HEXES]) & ~land.territory(seat, board))


def nearest_orbit(land: Worlds, orbit: i64, legal: list[int]) -> i64:
    best: i64 = 0
    least: i64 = FAR + 1
    for at, action in enumerate(legal):
        spot: i64 = action - TO
        if spot < HEXES:
            steps = DISTANCE[spot * HEXES + orbit]
            if steps < least:
                best, least = at, steps
    return best


def chosen(legal: list[int], keep: vec[i64]) -> list[int]:
    """Those to keep; all if there are none."""
    short: list[int] = []
    for at, action in enumerate(legal):
        if keep[at] != 0:
            short.append(action)
    return short if short else legal
