"""What a bot knows of Stratum: how good a position is, and what to look at."""

import math
from typing import Final

from sobremesa.kernel.log import Silence
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State

from .actions import DESTINATION, PLACE
from .content import (
    CARNIVORE,
    FACTIONS,
    FUNGI,
    HERBIVORE,
    INDUSTRY,
    MACROFUNGUS,
    MUSHROOM,
    NATURE,
    PLANT,
    RABIES,
    SEATS,
    WIDTH,
)
from .rules import Stratum
from .rules_cards import buildable
from .rules_ecosystem import ecosystem, end_of_round
from .rules_table import Land

SILENCE: Final = Silence()
WIN: Final = 6.0  # at its goal when this round ends
NEXT: Final = 1.2  # can finish in its next turn
RIVALS: Final = 0.35  # how much the rivals' standings weigh, beside the own


def shortlist(state: State) -> list[int]:
    """Spaces of one territory are interchangeable: only the leftmost empty one."""
    assert isinstance(state, Stratum)
    legal = state.legal()
    if state.stage != PLACE and state.stage != DESTINATION:
        return legal
    first: list[int] = []
    space = state.box.cards.to_space
    last: i64 = -1
    for action in legal:
        territory: i64 = (action - space) // WIDTH
        if territory != last:
            first.append(action)
            last = territory
    return first


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: the seat's standing if the round ended now."""
    assert isinstance(state, Stratum)
    if state.seat < 0:
        return state.result().scores[seat]
    land = state.land.clone()
    ecosystem(land, SILENCE)
    end_of_round(land, SILENCE)
    mine = FACTIONS[seat]
    own: float = 0.0
    other: float = 0.0
    for faction in (NATURE, FUNGI, INDUSTRY):
        worth = standing(state, land, faction)
        if faction == mine:
            own = worth
        else:
            other += RIVALS * worth
    hand = 0.01 * float(kinds_in_hand(state, seat))
    return 1.0 / (1.0 + math.exp(other - own - hand))


def standing(state: Stratum, land: Land, faction: i64) -> float:
    """Closeness, convex, plus what is certain and what is threatened."""
    if faction == NATURE:
        near = nature(state, land)
        soon = False
    elif faction == FUNGI:
        near = fungi(state, land)
        soon = fungi_soon(state, land)
    else:
        near = industry(state, land)
        soon = industry_soon(state, land)
    worth = 3.0 * near * near
    if near >= 1.0:
        worth += WIN
    elif soon:
        worth += NEXT
    return worth


def nature(state: Stratum, land: Land) -> float:
    box = state.box
    if box.growth_goal:
        return ratio(land.growths, box.growths_to_win)
    plants, herbivores = land.census(PLANT), land.census(HERBIVORE)
    carnivores = land.census(CARNIVORE)
    have = min(plants, box.plants_to_win) + min(herbivores, box.herbivores_to_win)
    have += min(carnivores, box.carnivores_to_win)
    need = box.plants_to_win + box.herbivores_to_win + box.carnivores_to_win
    if have == need:
        return 1.0
    near = ratio(max(0, have - 4), max(1, need - 4))
    calm = 0.0
    if -2 < herbivores - carnivores < 2:
        calm += 0.05
    if -2 < plants - herbivores < 2:
        calm += 0.05
    return min(0.95, near * 0.9 + calm)


def fungi(state: Stratum, land: Land) -> float:
    box = state.box
    made = land.count(MACROFUNGUS)
    if made >= box.macrofungi_to_win:
        return 1.0
    loose = land.count(MUSHROOM)
    need = box.mushrooms * (box.macrofungi_to_win - made)
    near = ratio(made, box.macrofungi_to_win)
    return min(0.95, near + 0.8 * ratio(min(loose, need), need + 2))


def fungi_soon(state: Stratum, land: Land) -> bool:
    ripe = land.count(MUSHROOM) // state.box.mushrooms
    if ripe > state.box.exclusives:
        ripe = state.box.exclusives
    return land.count(MACROFUNGUS) + ripe >= state.box.macrofungi_to_win


def industry(state: Stratum, land: Land) -> float:
    box = state.box
    if land.constructions() >= box.constructions_to_win:
        return 1.0
    total: float = 0.0
    for territory in range(SEATS):
        if land.built[territory] > 0:
            total += 1.0
        else:
            total += 0.6 / float(1 + work_left(land, territory))
    return min(0.95, total / float(box.constructions_to_win))


def work_left(land: Land, territory: i64) -> i64:
    """Missing plants, carnivores in the way, rabid herbivores."""
    plants: i64 = 0
    work: i64 = 0
    for row in range(len(land.kind)):
        if land.space[row] // WIDTH == territory:
            if land.kind[row] == PLANT:
                plants += 1
            elif land.kind[row] == CARNIVORE or land.does(row) == RABIES:
                work += 1
    return work + max(0, land.box.plants_to_build - plants)


def industry_soon(state: Stratum, land: Land) -> bool:
    ready: i64 = 0
    for territory in range(SEATS):
        if buildable(land, territory):
            ready += 1
    if ready > state.box.exclusives:
        ready = state.box.exclusives
    return land.constructions() + ready >= state.box.constructions_to_win


def kinds_in_hand(state: Stratum, seat: i64) -> i64:
    """Different cards in hand: a hand clogged with one sort wastes actions."""
    kinds: i64 = 0
    count = state.box.cards.count
    for card in range(seat * count, seat * count + count):
        if state.hands[card] > 0:
            kinds += 1
    return kinds


def ratio(part: i64, whole: i64) -> float:
    return float(part) / float(whole)
