"""HC-5.24 to HC-5.28, HC-9.50 to HC-9.52: the Event in play and whom it reaches."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import (
    BY_ABILITY,
    BY_ALIGN,
    BY_ALLIANCE,
    BY_PRIME,
    EVERYONE,
    INVOKER,
    MOB,
    MOB_SEAT,
    MOD_BAN,
    MOD_HEAL,
    ONE_CHARACTER,
    ONE_OPPONENT,
    SIZE,
    bit,
)
from .rules_agenda import NONE
from .rules_table import Field


def invoke(field: Field, seat: i64, card: i64, log: Log) -> None:
    """5.24 One Event at the table: the old one is discarded by its owner."""
    discard_event(field, "5.24/replaced", log)
    field.event, field.invoker = card, seat
    field.events[seat] += 1
    log.say("5.24/played", seat, card)


def discard_event(field: Field, key: str, log: Log) -> None:
    """9.22 Step discard the Event: the Event in play goes to its owner's deck.
    5.26 What affects an Event: no other step touches it.
    """
    if field.event < 0:
        return
    card, seat = field.event, field.invoker
    clear_event(field)
    log.say(key, seat, card)
    field.bury(seat, card, log)


def clear_event(field: Field) -> None:
    field.event = field.invoker = field.event_foe = field.event_hero = NONE


# 5.28 Aimed Events


def is_aimed(field: Field, card: i64) -> bool:
    """5.28 Aimed Events: whether it asks for its target."""
    scope = field.cards.scope[card]
    return scope == ONE_OPPONENT or scope == ONE_CHARACTER


def event_targets(field: Field, seat: i64, card: i64) -> i64:
    """5.28 Aimed Events: opponents or Characters that may be chosen, as bits.
    10.28 What the Mob shrugs off: it is the one opponent of every player.
    """
    if field.cards.scope[card] == ONE_CHARACTER:
        return field.everybody()
    if field.box.coop:
        return bit(MOB_SEAT) if field.who[MOB] >= 0 else 0
    mask: i64 = 0
    for other in range(field.box.seats):
        if field.plays(other) and field.side[other] != field.side[seat]:
            mask |= bit(other)
    return mask


def aim_event(field: Field, target: i64, log: Log) -> None:
    """5.28 Aimed Events: at an opponent, or at a Character."""
    seat, card = field.invoker, field.event
    if field.cards.scope[card] == ONE_CHARACTER:
        field.event_hero = target
        log.say("5.28/at_character", seat, card, target, field.who[target])
    elif target == MOB_SEAT:
        field.event_foe = target
        log.say("5.28/at_character", seat, card, MOB, field.who[MOB])
    else:
        field.event_foe = target
        log.say("5.28/at_player", seat, card, target)


def lose_target(field: Field, hero: i64, log: Log) -> None:
    """5.28 Aimed Events: when the Character has left play, it is discarded."""
    if field.event_hero == hero and field.event >= 0:
        discard_event(field, "5.28/lost", log)


def lose_foe(field: Field, seat: i64, log: Log) -> None:
    """5.28 Aimed Events: when the opponent is eliminated, it is discarded."""
    if field.event_foe == seat and field.event >= 0:
        discard_event(field, "5.28/lost", log)


# 5.25 Scope of an Event


def in_scope(field: Field, seat: i64) -> bool:
    """5.25 Scope of an Event: the invoker, its opponents, or everyone.
    5.28 Aimed Events: one opponent, or the player of one Character.
    """
    if field.event < 0:
        return False
    scope = field.cards.scope[field.event]
    if scope == EVERYONE:
        return True
    if scope == INVOKER:
        return seat == field.invoker
    if scope == ONE_OPPONENT:
        return seat == field.event_foe
    if scope == ONE_CHARACTER:
        return seat == field.event_hero // SIZE
    return field.side[seat] != field.side[field.invoker]


def reaches(field: Field, hero: i64) -> bool:
    """5.25 Scope of an Event: whether a Character is in it.
    5.28 Aimed Events: of one that is aimed at a Character, only this.
    """
    if field.event < 0:
        return False
    if field.cards.scope[field.event] == ONE_CHARACTER:
        return hero == field.event_hero
    return in_scope(field, hero // SIZE)


def event_mod(field: Field, hero: i64, kind: i64) -> i64:
    """9.50 Event mod speed and damage: for Characters that pass the filter."""
    if field.event < 0 or not reaches(field, hero):
        return 0
    cards = field.cards
    total: i64 = 0
    start = cards.first_mod[field.event]
    for row in range(start, start + cards.mods[field.event]):
        if cards.mod_kind[row] == kind and passes(field, hero, row):
            total += cards.mod_value[row]
    return total


def passes(field: Field, hero: i64, row: i64) -> bool:
    """9.50 Event mod speed and damage: whether the filter lets a Character pass.
    12.8 Alignments: `align` asks for either word, `prime` for the first.
    """
    cards = field.cards
    card = field.who[hero]
    sort, mask = cards.mod_filter[row], cards.mod_mask[row]
    if sort == BY_ABILITY:
        return cards.abilities[card] & mask != 0
    if sort == BY_ALIGN:
        return cards.align[card] & mask != 0
    if sort == BY_ALLIANCE:
        return cards.alliances[card] & mask != 0
    if sort == BY_PRIME:
        return cards.prime[card] == mask
    return True


def heal_mod(field: Field, hero: i64) -> i64:
    """9.52 Event mod heal, mod draw and ban: the change of a Character's healing."""
    if field.event < 0 or not reaches(field, hero):
        return 0
    return mod_of(field, MOD_HEAL)


def seat_mod(field: Field, seat: i64, kind: i64) -> i64:
    """9.52 Event mod heal, mod draw and ban: the change for a player."""
    if field.event < 0 or not in_scope(field, seat):
        return 0
    return mod_of(field, kind)


def mod_of(field: Field, kind: i64) -> i64:
    """What the Event in play adds to something."""
    cards = field.cards
    total: i64 = 0
    start = cards.first_mod[field.event]
    for row in range(start, start + cards.mods[field.event]):
        if cards.mod_kind[row] == kind:
            total += cards.mod_value[row]
    return total


def banned(field: Field, hero: i64, kind: i64) -> bool:
    """9.52 Event mod heal, mod draw and ban: a banned kind cannot be received."""
    event = field.event
    if event < 0 or not reaches(field, hero):
        return False
    cards = field.cards
    start = cards.first_mod[event]
    for row in range(start, start + cards.mods[event]):
        if cards.mod_kind[row] == MOD_BAN and cards.mod_value[row] == kind:
            return True
    return False
