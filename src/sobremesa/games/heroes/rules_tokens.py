"""HC-8 Tokens: receiving, ripening, lapsing, stripping."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec

from .content import (
    BUFF,
    CLOCKED,
    DEBUFF,
    MOD_BAN,
    PERCEPTION,
    PLACES,
    POISON,
    SHIELD,
    SIZE,
    TIMED,
)
from .rules_field import HERO, UNIT, Field, group_of
from .rules_tell import tell


def receive(
    field: Field, hero: i64, kind: i64, count: i64, stack: bool, log: Log
) -> None:
    """9.12 Steps give and stack: singly or as a stack.
    8.1 Groups: in order of arrival.
    8.2 Fresh and mature: they arrive fresh.
    8.5 Shield and Perception have no clock: these work at once.
    8.26 Shield: counted.
    8.27 Perception: counted.
    8.30 Immunities: what they name is not received.
    8.31 Nature of immunity tokens: nobody is immune to them.
    9.52 Event mod heal, mod draw and ban: nor is what an Event bans.
    """
    if count <= 0:
        return
    if banned(field, hero, kind):
        tell(field, log, "9.52/banned", hero, kind)
        return
    if field.immune[hero] & field.cards.blocks[kind] and not TIMED <= kind < CLOCKED:
        tell(field, log, "8.30/immune", hero, kind)
        return
    tell(field, log, "9.12/stacked" if stack else "9.12/given", hero, kind, count)
    if kind == SHIELD:
        field.shield[hero] += count
    elif kind == PERCEPTION:
        field.insight[hero] += count
    else:
        if stack:
            field.tokens = append(field.tokens, group_of(hero, kind, 1, count))
        else:
            for _ in range(count):
                field.tokens = append(field.tokens, group_of(hero, kind, 1, 1))
        if kind < TIMED:
            field.has[hero] |= 1 << kind


def banned(field: Field, hero: i64, kind: i64) -> bool:
    """9.52 Event mod heal, mod draw and ban: a banned kind cannot be received."""
    event = field.event
    if event < 0 or not field.in_scope(hero // SIZE):
        return False
    cards = field.cards
    start = cards.first_mod[event]
    for row in range(start, start + cards.mods[event]):
        if cards.mod_kind[row] == MOD_BAN and cards.mod_value[row] == kind:
            return True
    return False


def ripen(field: Field, log: Log) -> None:
    """8.2 Fresh and mature: in R3 every fresh token at the table becomes mature."""
    changed: i64 = 0
    for at in range(len(field.tokens)):
        group = field.tokens[at]
        if group // UNIT % 2:
            field.tokens[at] = group - UNIT
            changed |= 1 << (group // HERO)
            if log.heard:
                kind = group // (2 * UNIT) % 64
                tell(field, log, "8.2/ripens", group // HERO, kind, group % UNIT)
    if changed:
        for hero in range(PLACES):
            if changed >> hero & 1:
                field.refresh(hero)


def oldest(field: Field, hero: i64, kind: i64) -> i64:
    """8.4 Removal of tokens: the row of the oldest mature group of a kind, or -1."""
    wanted = (hero * 64 + kind) * 2
    for at in range(len(field.tokens)):
        if field.tokens[at] // UNIT == wanted:
            return at
    return -1


def take(field: Field, at: i64) -> None:
    """One group leaves the table."""
    left = vec[i64]()
    for row in range(len(field.tokens)):
        if row != at:
            left = append(left, field.tokens[row])
    field.tokens = left


def cure_poison(field: Field, hero: i64, log: Log) -> None:
    """8.10 Poison: a heal that takes effect removes all of it, without damage."""
    if field.has[hero] >> POISON & 1:
        tell(field, log, "8.10/cured", hero)
        drop(field, hero, POISON)


def strip(field: Field, hero: i64, sort: i64, log: Log) -> None:
    """8.32 Stripping tokens: all buffs, all debuffs or all of a kind.
    8.31 Nature of immunity tokens: they stay.
    """
    cards = field.cards
    for kind in range(TIMED):
        if field.has[hero] >> kind & 1 and strips(sort, kind, cards.debuff[kind]):
            tell(field, log, "8.32/stripped", hero, kind)
            drop(field, hero, kind)
    if (sort == BUFF or sort == SHIELD) and field.shield[hero] > 0:
        tell(field, log, "8.32/stripped", hero, SHIELD)
        field.shield[hero] = 0
    if (sort == BUFF or sort == PERCEPTION) and field.insight[hero] > 0:
        tell(field, log, "8.32/stripped", hero, PERCEPTION)
        field.insight[hero] = 0


def strips(sort: i64, kind: i64, debuff: i64) -> bool:
    """8.8 Classes and polarity: whether a kind is of the sort to be stripped."""
    if sort == BUFF:
        return debuff == 0
    if sort == DEBUFF:
        return debuff != 0
    return sort == kind


def drop(field: Field, hero: i64, kind: i64) -> None:
    """All groups of a kind leave a Character, fresh and mature alike."""
    wanted = hero * 64 + kind
    left = vec[i64]()
    for group in field.tokens:
        if group // (2 * UNIT) != wanted:
            left = append(left, group)
    field.tokens = left
    field.refresh(hero)
