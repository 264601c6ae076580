"""What a bot knows of Stratum: how good a position is, and what to look at."""

import os
from typing import Final

from sobremesa.kernel.log import Silence
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Findings, Weights, chance

from .actions import DESTINATION, PLACE
from .content import (
    CARNIVORE,
    FACTIONS,
    HERBIVORE,
    MACROFUNGUS,
    MUSHROOM,
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
ROLES: Final = ("nature", "fungi", "industry")
STANDING: Final = ("near", "near_squared", "done", "done_early", "soon", "soon_early")
FEATURES: Final = (
    *("one", "turns_left"),
    *[f"nature_{name}" for name in STANDING],
    *("plants_missing", "herbivores_missing", "carnivores_missing"),
    *("no_herbivore", "no_carnivore"),
    *[f"fungi_{name}" for name in STANDING],
    *("macrofungi", "fungi_ripe"),
    *[f"industry_{name}" for name in STANDING],
    *("building_ease", "buildable"),
    *("kinds_in_hand", "actions_left"),
)
NUMBER: Final = len(FEATURES)


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
    """From 0 to 1: how likely the seat is to win, by features and fitted weights."""
    assert isinstance(state, Stratum)
    if state.seat < 0:
        return state.result().scores[seat]
    box = state.box
    if WEIGHTS.box is not box:
        WEIGHTS.open(box, box.chosen, box.cards.overlay, SEATS)
    return chance(WEIGHTS.by_seat[seat], features(state, seat))


def role(seat: int) -> str:
    """Whose weights a seat has: its faction's."""
    return ROLES[FACTIONS[seat] >> 1]


WEIGHTS: Final = Weights(os.path.dirname(__file__), FEATURES, role)


def features(state: State, seat: int) -> Findings:
    """How every faction would stand if the round ended now, and who acts before."""
    assert isinstance(state, Stratum)
    land = state.land.clone()
    ecosystem(land, SILENCE)
    end_of_round(land, SILENCE)
    left = float(turns_left(state)) / float(SEATS)
    found = Findings(NUMBER)
    found.add(1.0)
    found.add(left)
    nature(state, land, left, found)
    fungi(state, land, left, found)
    industry(state, land, left, found)
    found.add(float(kinds_in_hand(state, seat)))
    found.add(float(state.actions_left) if state.seat == seat else 0.0)
    return found


def turns_left(state: Stratum) -> i64:
    """Turns to come in this round, the present one too."""
    seat, step = state.seat, state.box.step
    return SEATS - seat if step == 1 else 1 + seat % SEATS


def stand(found: Findings, near: float, left: float, *, done: bool, soon: bool) -> None:
    """Closeness, also squared; at its goal, or within reach of it in a turn."""
    met = 1.0 if done else 0.0
    reach = 1.0 if soon and not done else 0.0
    found.add(near)
    found.add(near * near)
    found.add(met)
    found.add(met * left)
    found.add(reach)
    found.add(reach * left)


def nature(state: Stratum, land: Land, left: float, found: Findings) -> None:
    box = state.box
    plants, herbivores = land.census(PLANT), land.census(HERBIVORE)
    carnivores = land.census(CARNIVORE)
    missing = short(plants, box.plants_to_win)
    missing += short(herbivores, box.herbivores_to_win)
    missing += short(carnivores, box.carnivores_to_win)
    need = box.plants_to_win + box.herbivores_to_win + box.carnivores_to_win
    if box.growth_goal:
        missing, need = short(land.growths, box.growths_to_win), box.growths_to_win
    near = 1.0 - ratio(missing, max(1, need))
    stand(found, near, left, done=missing == 0, soon=missing == 1)
    found.add(ratio(short(plants, box.plants_to_win), box.plants_to_win))
    found.add(ratio(short(herbivores, box.herbivores_to_win), 3))
    found.add(ratio(short(carnivores, box.carnivores_to_win), 3))
    found.flag(herbivores == 0)
    found.flag(carnivores == 0)


def short(have: i64, need: i64) -> i64:
    return need - have if have < need else 0


def fungi(state: Stratum, land: Land, left: float, found: Findings) -> None:
    box = state.box
    made, loose = land.count(MACROFUNGUS), land.count(MUSHROOM)
    need = box.mushrooms * box.macrofungi_to_win
    near = min(1.0, ratio(made * box.mushrooms + loose, need))
    ripe = min(loose // box.mushrooms, box.exclusives)
    done = made >= box.macrofungi_to_win
    soon = made + ripe >= box.macrofungi_to_win
    stand(found, near, left, done=done, soon=soon)
    found.add(ratio(made, box.macrofungi_to_win))
    found.flag(ripe > 0)


def industry(state: Stratum, land: Land, left: float, found: Findings) -> None:
    box = state.box
    built = land.constructions()
    ready: i64 = 0
    ease: float = 0.0
    for territory in range(SEATS):
        if land.built[territory] == 0:
            ease += 1.0 / float(1 + work_left(land, territory))
            if buildable(land, territory):
                ready += 1
    done = built >= box.constructions_to_win
    soon = built + min(ready, box.exclusives) >= box.constructions_to_win
    near = min(1.0, ratio(built, box.constructions_to_win))
    stand(found, near, left, done=done, soon=soon)
    found.add(ease / float(SEATS))
    found.add(ratio(ready, SEATS))


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
