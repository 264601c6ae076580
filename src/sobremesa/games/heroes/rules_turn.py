"""HC-3.8 Resolution and HC-8.4: what happens by itself at the end of a turn."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import (
    BURN,
    CLOCKED,
    DEATH,
    DISEASE,
    SIZE,
    TIMED,
)
from .rules_damage import lapse_damage
from .rules_field import HERO, UNIT, Field
from .rules_steps import run_part, settle
from .rules_tokens import oldest, take


def refresh_seat(field: Field, seat: i64) -> None:
    """3.2 Start (a): Characters turn to 0°, marks and per-turn counters are cleared.

    Energy stays where it is (4.8).
    """
    first, last = seat * SIZE, seat * SIZE + SIZE
    for place in range(first, last):
        field.lit[place] = field.worked[place] = 0
        field.placed[place] = 0
    if field.box.everyone:  # 6.14 Everyone fights
        first, last = 0, field.heroes
    for hero in range(first, last):
        field.turned[hero] = field.used[hero] = 0
    field.sources[seat] = field.placings[seat] = 0
    field.events[seat] = field.relocations[seat] = 0


def event_part(field: Field, seat: i64, start: bool, dice: Dice, log: Log) -> None:
    """9.53 Event start and end: in Start (b) and R1, for a player in scope."""
    if field.event < 0 or not field.in_scope(seat):
        return
    cards = field.cards
    move = cards.start[field.event] if start else cards.end[field.event]
    if move >= 0:
        run_part(field, move, seat, dice, log)


def lapse_team(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """8.4 Removal of tokens: R2 for each Character of a player, `a` to `d`."""
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        if len(field.tokens) == 0 or field.out[seat] or field.ended:
            return
        if field.who[hero] >= 0:
            lapse_hero(field, hero, dice, log)


def lapse_hero(field: Field, hero: i64, dice: Dice, log: Log) -> None:
    """8.4 Removal of tokens: the oldest mature group of each kind, in their order."""
    ripe = mature(field, hero)
    if ripe == 0:
        return
    for kind in range(CLOCKED):
        shift = kind if kind < TIMED else TIMED
        if ripe >> shift & 1:
            at = oldest(field, hero, kind)
            if at >= 0:
                lapse(field, hero, kind, at, dice, log)
                settle(field, dice, log)
                if field.who[hero] < 0 or field.ended:
                    return


def mature(field: Field, hero: i64) -> i64:
    """Kinds with a mature group, as bits; all immunities share one."""
    mask: i64 = 0
    for group in field.tokens:
        if group // HERO == hero and group // UNIT % 2 == 0:
            kind = group // (2 * UNIT) % 64
            mask |= 1 << (kind if kind < TIMED else TIMED)
    return mask


def lapse(field: Field, hero: i64, kind: i64, at: i64, dice: Dice, log: Log) -> None:
    """8.3 Singles and stacks: one group leaves, and does what its kind says."""
    size = field.tokens[at] % UNIT
    suppressed = field.immune[hero] & field.cards.blocks[kind] != 0
    if kind == BURN and not suppressed:  # 8.11 Burn
        die = dice.roll(field.box.burn_sides)
        log.say("8.11/rolls", hero, die)
        if die == 1:
            return
    take(field, at)
    log.say("8.4/lapses", hero, kind, size)
    if suppressed and kind < TIMED:
        field.refresh(hero)
        return
    if kind <= DISEASE:
        lapse_damage(field, hero, kind, size, log)
    elif kind == DEATH:  # 8.14 Death
        log.say("8.14/takes", hero)
        field.doomed |= 1 << hero
    field.refresh(hero)


def sources_lit(field: Field, seat: i64) -> list[i64]:
    """4.3 Advanced Sources: those that can be activated now."""
    cards = field.cards
    ready: list[i64] = []
    for at in range(SIZE):
        place = seat * SIZE + at
        card = field.plant[place]
        if card >= 0 and cards.move[card] >= 0 and field.lit[place] == 0:
            if field.pool[seat] >= cards.move_cost[cards.move[card]]:
                ready.append(at)
    return ready
