"""Stratum for a learner: a vector of fixed length of what a seat sees."""

from sobremesa.kernel.state import State

from .actions import DESTINATION, STAGE_IDS
from .content import POPULATION, SEATS, SPACES, THING_IDS
from .rules import Stratum
from .view import held, sees

AGE = 16.0  # stamps are told as ages, in these units
SPACE = len(THING_IDS) + POPULATION + 2  # numbers per space, beside attachments


def observe(state: State, seat: int) -> list[float]:
    """Who is asked what, counters, the card in play, every space, every seat.

    Seats stand in turn order from the viewer; a spectator sees them from S.
    """
    assert isinstance(state, Stratum)
    viewer = max(seat, 0)
    seen = one_hot(viewer, SEATS)
    seen += one_hot((state.seat - viewer) % SEATS if state.seat >= 0 else None, SEATS)
    seen += one_hot(state.stage, len(STAGE_IDS))
    seen += one_hot(state.card if state.card >= 0 else None, state.box.cards.count)
    seen += see_counters(state)
    seen += see_spaces(state)
    for turn in range(SEATS):
        seen += see_seat(state, (viewer + turn) % SEATS, seat)
    return seen


def one_hot(index: int | None, length: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(length)]


def see_counters(state: Stratum) -> list[float]:
    land, box = state.land, state.box
    return [
        int(state.round) / int(box.max_rounds),
        int(state.actions_left) / int(box.actions),
        float(state.population_used),
        float(state.influence_used),
        int(state.exclusives_used) / 2,
        int(land.growths) / 10,
        *[int(land.census(kind)) / 5 for kind in range(POPULATION)],
    ]


def see_spaces(state: Stratum) -> list[float]:
    """Per space: things, attachments, marks, age of the youngest, whether chosen."""
    land, count = state.land, int(state.box.cards.tabs)
    wide = SPACE + count
    seen = [0.0] * (SPACES * wide)
    tabs = len(THING_IDS)
    marks = tabs + count
    age = marks + POPULATION
    for row in range(len(land.kind)):
        first, kind = int(land.space[row]) * wide, int(land.kind[row])
        seen[first + kind] += 0.5
        seen[first + tabs + int(land.tab[row])] += 0.5
        seen[first + age] = int(land.clock - land.stamp[row]) / AGE
        if kind < POPULATION and land.marks[kind] == land.stamp[row]:
            seen[first + marks + kind] = 1.0
    chosen = list(state.taken)
    if state.stage == DESTINATION:
        chosen.append(state.target // count)
    for space in chosen:
        seen[int(space) * wide + age + 1] += 0.5
    return seen


def see_seat(state: Stratum, owner: int, seat: int) -> list[float]:
    hand, pile = held(state.hands, owner), held(state.land.discards, owner)
    shown = hand if sees(state, seat, owner) else [0] * len(hand)
    return [
        float(state.land.built[owner] > 0),
        sum(hand) / 5,
        len(state.decks[owner]) / 36,
        *[number / 3 for number in shown],
        *[number / 6 for number in pile],
    ]
