"""Stratum for a learner: a row of fixed length of what a seat sees."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State

from .actions import DESTINATION, STAGE_IDS
from .content import POPULATION, SEATS, SPACES, THING_IDS
from .rules import Stratum
from .rules_decks import hand_size, sees

AGE: Final = 16.0  # stamps are told as ages, in these units
STAGES: Final[i64] = len(STAGE_IDS)
THINGS: Final[i64] = len(THING_IDS)
SPACE: Final[i64] = THINGS + POPULATION + 2  # numbers a space, beside attachments


def observe(state: State, seat: i64, sight: Sight) -> None:
    """Who is asked what, counters, the card in play, every space, every seat.

    Seats stand in turn order from the viewer; a spectator sees them from S.
    """
    assert isinstance(state, Stratum)
    viewer: i64 = seat if seat > 0 else 0
    sight.one(viewer, SEATS)
    sight.one((state.seat - viewer) % SEATS if state.seat >= 0 else -1, SEATS)
    sight.one(state.stage, STAGES)
    sight.one(state.card, state.box.cards.count)
    see_counters(state, sight)
    see_spaces(state, sight)
    for turn in range(SEATS):
        see_seat(state, (viewer + turn) % SEATS, seat, sight)


def see_counters(state: Stratum, sight: Sight) -> None:
    land, box = state.land, state.box
    sight.part(state.round, float(box.max_rounds))
    sight.part(state.actions_left, float(box.actions))
    sight.flag(state.population_used)
    sight.flag(state.influence_used)
    sight.part(state.exclusives_used, 2.0)
    sight.part(land.growths, 10.0)
    for kind in range(POPULATION):
        sight.part(land.census(kind), 5.0)


def see_spaces(state: Stratum, sight: Sight) -> None:
    """Per space: things, attachments, marks, age of the youngest, whether chosen."""
    land, count = state.land, state.box.cards.tabs
    wide = SPACE + count
    marks = THINGS + count
    age = marks + POPULATION
    kinds, spaces, tabs, stamps = land.kind, land.space, land.tab, land.stamp
    sight.open(SPACES * wide)
    for row in range(len(kinds)):
        first, kind, stamp = spaces[row] * wide, kinds[row], stamps[row]
        sight.add(first + kind, 0.5)
        sight.add(first + THINGS + tabs[row], 0.5)
        sight.set(first + age, float(land.clock - stamp) / AGE)
        if kind < POPULATION and land.marks[kind] == stamp:
            sight.set(first + marks + kind, 1.0)
    for space in state.taken:
        sight.add(space * wide + age + 1, 0.5)
    if state.stage == DESTINATION:
        sight.add(state.target // count * wide + age + 1, 0.5)
    sight.close()


def see_seat(state: Stratum, owner: i64, seat: i64, sight: Sight) -> None:
    count = state.box.cards.count
    first = owner * count
    sight.flag(state.land.built[owner] > 0)
    sight.part(hand_size(state.hands, owner), 5.0)
    sight.part(state.decks[owner].size(), 36.0)
    if sees(state.box, seat, owner):
        sight.parts(state.hands, first, count, 3.0)
    else:
        sight.gap(count)
    sight.parts(state.land.discards, first, count, 6.0)
