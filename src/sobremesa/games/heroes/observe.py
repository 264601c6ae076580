"""Heroes for a learner: a row of fixed length of what a seat sees."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    HANDS,
    IMMUNE_IDS,
    MOB,
    MODE_IDS,
    SEATS,
    SIZE,
    TIMED,
)
from .rules import Heroes
from .rules_agenda import Use
from .rules_table import Field
from .rules_tokens import (
    bearer_of,
    health,
    is_fresh,
    kind_of,
    size_of,
    speed,
    strength,
    turns_of,
)

STAGES: Final[i64] = len(STAGE_IDS)
MODES: Final[i64] = len(MODE_IDS)
TOKENS: Final[i64] = TIMED + len(IMMUNE_IDS)
CHOICES: Final[i64] = 10  # numbers of a move under way
HERO: Final[i64] = 14  # of a Character, beside what is attached to it


def observe(state: State, seat: i64, sight: Sight) -> None:
    """Who is asked what, then every player from the viewer on, then the Mob.

    Places of players that do not sit at this table are zeros.
    """
    assert isinstance(state, Heroes)
    viewer: i64 = seat if seat > 0 else 0
    field, seats, count = state.field, state.box.seats, state.box.cards.count
    sight.one(viewer, SEATS)
    sight.one(turn_from(viewer, state.seat, seats), SEATS)
    sight.one(turn_from(viewer, field.turn, seats), SEATS)
    sight.one(state.stage, STAGES)
    sight.one(state.box.mode, MODES)
    sight.part(field.round, 30.0)
    sight.part(field.phase, 3.0)
    sight.part(field.part, 3.0)
    sight.one(field.card, count)
    sight.one(field.event, count)
    sight.part(field.event_foe + 1, float(SEATS))
    sight.part(field.event_hero + 1, float(MOB + 1))
    see_use(field.use, sight)
    before = sight.at
    for turn in range(seats):
        see_seat(state, (viewer + turn) % seats, seat, sight)
    each = (sight.at - before) // seats
    sight.gap(each * (SEATS - seats))
    see_hero(state, MOB, sight)


def turn_from(viewer: i64, seat: i64, seats: i64) -> i64:
    return (seat - viewer) % seats if seat >= 0 else -1


def see_use(use: Use, sight: Sight) -> None:
    """The move under way: its number, its user and what it has chosen."""
    if use.move < 0:
        sight.gap(CHOICES)
        return
    sight.part(use.move + 1, 32.0)
    sight.part(use.actor + 1, 32.0)
    sight.part(use.enemy + 1, 32.0)
    sight.part(use.foe + 1, 32.0)
    sight.part(use.ally + 1, 32.0)
    sight.part(use.other + 1, 32.0)
    sight.part(use.gear + 1, 32.0)
    sight.part(use.own + 1, 32.0)
    sight.part(use.times + 1, 32.0)
    sight.part(use.owing + 1, 32.0)


def see_seat(state: Heroes, owner: i64, seat: i64, sight: Sight) -> None:
    field, count = state.field, state.box.cards.count
    first, held, hands = owner * count, i64(0), field.hands
    for card in range(first, first + count):
        held += hands[card]
    sight.flag(field.plays(owner))
    sight.part(field.side[owner], float(SEATS))
    sight.part(field.kos[owner], 4.0)
    sight.part(field.entries[owner], 4.0)
    sight.part(field.subs[owner], 2.0)
    sight.part(field.pool[owner], 8.0)
    sight.part(field.placings[owner], 3.0)
    sight.put(float(field.sources[owner]) + float(field.events[owner]) / 2.0)
    sight.part(held, 8.0)
    sight.part(field.decks[owner].size(), 32.0)
    sight.flag(field.invoker == owner)
    if owner == seat:
        sight.parts(hands, first, count, 3.0)
    else:
        sight.gap(count)
    for at in range(owner * SIZE, owner * SIZE + SIZE):
        see_hero(state, at, sight)
        sight.part(field.plant[at] + 1, float(count))
        sight.part(field.lit[at], 1.0)
        sight.part(field.gear[at] + 1, float(count))
        sight.part(field.charge[at], 4.0)
        sight.part(field.worked[at], 1.0)


def see_hero(state: Heroes, hero: i64, sight: Sight) -> None:
    field, cards = state.field, float(len(state.box.cards.ids))
    if field.who[hero] < 0:
        sight.gap(HERO + HANDS + TOKENS)
        return
    sight.put(1.0)
    sight.part(field.who[hero] + 1, cards)
    sight.part(health(field, hero), 8.0)
    sight.part(field.guard[hero], 4.0)
    sight.part(field.shield[hero], 4.0)
    sight.part(field.insight[hero], 2.0)
    sight.part(field.energy[hero], 4.0)
    sight.part(speed(field, hero), 10.0)
    sight.part(strength(field, hero), 3.0)
    sight.part(field.turned[hero], 2.0)
    sight.part(field.used[hero], 255.0)
    sight.part(field.common[hero], 1.0)
    sight.part(field.placed[hero], 1.0)
    to_act = 0.0
    for other in field.order:
        if other == hero:
            to_act = 0.5
    sight.put(to_act + 1.0 if field.active == hero else to_act)
    for at in range(hero * HANDS, hero * HANDS + HANDS):
        sight.part(field.attached[at] + 1, cards)
    see_tokens(field, hero, sight)


def see_tokens(field: Field, hero: i64, sight: Sight) -> None:
    if len(field.tokens) == 0:
        sight.gap(TOKENS)
        return
    sight.open(TOKENS)
    for group in field.tokens:
        if bearer_of(group) == hero:
            grown = 0.5 if is_fresh(group) else 1.0
            lasts = float(1 + turns_of(group)) / 2.0
            worth = grown * float(size_of(group)) * lasts / 3.0
            sight.add(kind_of(group), worth)
    sight.close()
