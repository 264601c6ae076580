"""What a choice would do, by the rules themselves, tried out on copies.

Public facts only: nothing that is tried depends on a hidden card.
"""

import msgspec

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Event, Journal
from sobremesa.kernel.reason import Reason

from .actions import COMBAT, DISCARD, OPPONENT, TARGET, TARGET_GEAR
from .content import DAMAGE, HERO_IDS, MOB, PICK_ENEMY
from .rules import Heroes
from .rules_agenda import Use
from .rules_combat import prey
from .rules_table import Field
from .rules_use import aim, candidates, carry_out
from .why_acts import hostile, prey_reasons

LOSSES = {"7.6/shield": 0, "7.7/protection": 1, "7.8/health": 2}
STOPS = ("6.11/evades", "7.3/immune", "7.4/perceives")


class Blocked(msgspec.Struct, frozen=True):
    """An enemy that the one about to act cannot choose, and why not."""

    place: str
    reasons: list[Reason]


class Span(msgspec.Struct, frozen=True):
    """From the least to the most: they differ where more is still to be chosen."""

    least: int
    most: int


class Forecast(msgspec.Struct, frozen=True):
    """What somebody would lose if it were chosen, until the action has resolved."""

    place: str
    shield: Span
    protection: Span
    health: Span
    falls: bool
    may_fall: bool  # as more is chosen
    stopped: str  # the rule by which it loses nothing: 6.11, 7.3 or 7.4; "" for none


def see_blocked(state: Heroes) -> list[Blocked]:
    """6.10 Choosing an enemy: who cannot be chosen by the one about to act."""
    field, use = state.field, state.field.use
    if state.seat < 0 or state.stage not in (COMBAT, TARGET):
        return []
    seat, actor = int(state.seat), int(field.active)
    if state.stage == TARGET:
        if use.pick() != PICK_ENEMY:
            return []
        seat, actor = int(use.seat), int(use.actor)
    free = prey(field, seat, actor)
    return [
        Blocked(HERO_IDS[hero], prey_reasons(field, seat, actor, hero))
        for hero in range(len(HERO_IDS))
        if not free >> hero & 1 and hostile(field, seat, hero)
    ]


# What an action would take from whom it is aimed at


def see_forecast(state: Heroes) -> list[Forecast]:
    """Of each enemy that may be chosen; and of a friend, if it would be hurt."""
    field, use = state.field, state.field.use
    if state.seat < 0 or state.stage != TARGET or not hurts(field, use):
        return []
    told = [foresee(field, hero) for hero in chosen_from(field)]
    if use.pick() == PICK_ENEMY:
        return told
    return [one for one in told if one.stopped or max(losses(one)) > 0]


def losses(one: Forecast) -> tuple[int, int, int]:
    return one.shield.most, one.protection.most, one.health.most


def hurts(field: Field, use: Use) -> bool:
    """Whether an action deals any damage."""
    cards = field.cards
    steps = range(int(cards.move_first[use.move]), int(cards.move_last[use.move]))
    return any(cards.op[step] == DAMAGE for step in steps)


def chosen_from(field: Field) -> list[int]:
    """9.4 Choices before paying: what may be chosen now."""
    mask = int(candidates(field, field.use, field.use.pick()))
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def foresee(field: Field, hero: int) -> Forecast:
    tales = [Tale(events, hero) for events in choose_on(field, hero, [])]
    shield, protection, health = (
        Span(min(tale.lost[at] for tale in tales), max(tale.lost[at] for tale in tales))
        for at in LOSSES.values()
    )
    stops = {tale.stopped for tale in tales}
    return Forecast(
        place=HERO_IDS[hero],
        shield=shield,
        protection=protection,
        health=health,
        falls=all(tale.falls for tale in tales),
        may_fall=any(tale.falls for tale in tales),
        stopped=stops.pop() if len(stops) == 1 else "",
    )


class Tale:
    """What the events of one way to go on say of a Character."""

    def __init__(self, events: list[Event], hero: int) -> None:
        self.lost = [0, 0, 0]
        self.falls = False
        self.stopped = ""
        for event in events:
            if event.numbers[0] == hero:
                self.read(event)
            if event.key == "10.29/falls" and hero == MOB:
                self.falls = True
        if any(self.lost) or self.falls:
            self.stopped = ""

    def read(self, event: Event) -> None:
        if event.key in LOSSES:
            self.lost[LOSSES[event.key]] += event.numbers[1]
        elif event.key == "7.11/falls":
            self.falls = True
        elif event.key in STOPS:
            self.stopped = self.stopped or event.rule


def choose_on(field: Field, chosen: int, said: list[Event]) -> list[list[Event]]:
    """What is said until an action has resolved, for each way to choose on."""
    twin, journal = field.clone(), Journal()
    journal.events = said[:]
    twin.answered()
    aim(twin, chosen, Fast("forecast"), journal)
    while twin.stage == DISCARD:  # whatever it is, no Character loses by it
        twin.answered()
        twin.use.owing = 0
        carry_out(twin, Fast("forecast"), journal)
    if twin.stage in (TARGET, TARGET_GEAR, OPPONENT):
        ways = [choose_on(twin, at, journal.events) for at in chosen_from(twin)]
        return [events for way in ways for events in way]
    return [journal.events]
