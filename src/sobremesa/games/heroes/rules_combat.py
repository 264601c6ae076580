"""HC-6 Combat: the order, what a Character can do, whom it may choose."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec

from .actions import ACT, COMBAT, PASS, PASSIVE
from .content import (
    ALLY,
    CONFUSION,
    ENEMY,
    EVASION,
    FOE,
    FOE_TEAM,
    FURY,
    GEAR,
    HANDS,
    INVISIBLE,
    MOB,
    MOB_SEAT,
    MOD_COST,
    NOBODY,
    OTHER,
    OWN_GEAR,
    SIGHT,
    SILENCED,
    SIZE,
    SPLASH,
    STUN,
    TAUNT,
    THE_EVENT,
    bit,
)
from .rules_agenda import CARD_WAY, NONE, PASSIVE_WAY, T_FIGHTER, T_MOB, T_RESOLUTION
from .rules_event import reaches
from .rules_table import SIDEWAYS, UPRIGHT, Field, tell
from .rules_tokens import health, speed

TOP_SPEED: Final[i64] = 1_000_000  # above any: Health counts first, then Speed


def line_up(field: Field, seat: i64, log: Log) -> None:
    """6.1 Attack order: by descending Speed, ties by position.
    6.2 The order is fixed: from now on.
    6.14 Everyone fights: all Characters at the table are listed, by option.
    """
    order = vec[i64]()
    for at in range(field.heroes):
        hero = field.ring(at)
        if field.who[hero] >= 0 and (field.box.everyone or hero // SIZE == seat):
            order = append(order, hero)
    sort_by(order, [-speed(field, hero) for hero in order])
    field.order = order
    if log.heard:
        for hero in order:
            tell(field, log, "6.1/order", hero, speed(field, hero))


def line_up_great(field: Field, log: Log) -> None:
    """10.23 Order of the Great Combat: less Health first; Speed; the Mob last.
    10.24 Who fights the Mob: only the Common Team.
    """
    order = vec[i64]()
    ranks: list[i64] = []
    for at in range(field.heroes + 1):
        hero = field.ring(at)
        if field.who[hero] >= 0 and (hero == MOB or field.common[hero]):
            order = append(order, hero)
            ranks.append(pluck(field, hero) * TOP_SPEED - speed(field, hero))
    sort_by(order, ranks)
    field.order = order
    if log.heard:
        for hero in order:
            tell(field, log, "10.23/order", hero, pluck(field, hero))


def pluck(field: Field, hero: i64) -> i64:
    """10.23 Order of the Great Combat: Health, but of the Mob the printed one."""
    if hero == MOB:
        return field.cards.health[field.who[MOB]]
    return health(field, hero)


def sort_by(order: vec[i64], ranks: list[i64]) -> None:
    """In place, lowest rank first; equal ranks keep their order."""
    for at in range(1, len(order)):
        hero, rank = order[at], ranks[at]
        to = at
        while to > 0 and ranks[to - 1] > rank:
            order[to], ranks[to] = order[to - 1], ranks[to - 1]
            to -= 1
        order[to], ranks[to] = hero, rank


def move_of(field: Field, hero: i64, way: i64) -> i64:
    """The move behind a way of acting, or -1."""
    cards = field.cards
    card = field.who[hero]
    if way < CARD_WAY:
        return cards.first_act[card] + way if way < cards.acts[card] else NONE
    if way == PASSIVE_WAY:
        return cards.passive[card]
    attached = field.attached[hero * HANDS + way - CARD_WAY]
    return cards.move[attached] if attached >= 0 else NONE


def usable(field: Field, hero: i64, way: i64) -> bool:
    """6.5 Acting or passing: whether an action can be used now.
    6.4 Active actions: each once per turn, and none after one.
    """
    if field.turned[hero] == SIDEWAYS:
        return False
    move = move_of(field, hero, way)
    if move < 0 or was_used(field, hero, way):
        return False
    return usable_again(field, hero, way, move)


def was_used(field: Field, hero: i64, way: i64) -> bool:
    """6.4 Active actions: each once per turn.
    6.12 Passive actions: likewise.
    """
    return field.used[hero] >> way & 1 == 1


def usable_again(field: Field, hero: i64, way: i64, move: i64) -> bool:
    """6.8 Repeating: usable, whatever was used before."""
    if stunned(field, hero) or silenced(field, hero, way):
        return False
    if field.energy[hero] < cost_of(field, hero, way, move):
        return False
    return opens(field, hero // SIZE, hero, move)


def stunned(field: Field, hero: i64) -> bool:
    """8.23 Stun: no actions at all."""
    return field.force[hero] >> STUN & 1 == 1


def silenced(field: Field, hero: i64, way: i64) -> bool:
    """8.22 Silence: no attached Actions, no passive action."""
    return way >= CARD_WAY and field.force[hero] >> SILENCED & 1 == 1


def passive_ready(field: Field, hero: i64) -> bool:
    """6.12 Passive actions: at 0° only, once per turn, neither Stunned nor Silenced."""
    move = field.cards.passive[field.who[hero]]
    if move < 0 or field.turned[hero] != UPRIGHT:
        return False
    if was_used(field, hero, PASSIVE_WAY) or stunned(field, hero):
        return False
    if silenced(field, hero, PASSIVE_WAY):
        return False
    return opens(field, hero // SIZE, hero, move)


def cost_of(field: Field, hero: i64, way: i64, move: i64) -> i64:
    """9.51 Event mod cost: of attached Actions of an ability type, at least 0."""
    cards = field.cards
    cost = cards.move_cost[move]
    if way < CARD_WAY or way >= PASSIVE_WAY or field.event < 0:
        return cost
    if not reaches(field, hero):
        return cost
    start = cards.first_mod[field.event]
    for row in range(start, start + cards.mods[field.event]):
        if cards.mod_kind[row] == MOD_COST:
            if cards.mod_mask[row] & cards.move_ability[move]:
                cost += cards.mod_value[row]
    return cost if cost > 0 else 0


def must_rage(field: Field, hero: i64) -> bool:
    """8.25 Fury: it has a usable action whose first step chooses an enemy."""
    if not rages(field, hero):
        return False
    for way in range(PASSIVE_WAY):
        if usable(field, hero, way) and aims(field, move_of(field, hero, way)):
            return True
    return False


def rages(field: Field, hero: i64) -> bool:
    """8.25 Fury: under Confusion it neither forces nor aims."""
    force = field.force[hero]
    return force >> FURY & 1 == 1 and force >> CONFUSION & 1 == 0


def aims(field: Field, move: i64) -> bool:
    """Whether the first step of a move chooses an enemy."""
    opening = field.cards.move_opens[move]
    return opening == ENEMY or opening == SPLASH


# 6.3 The Battlefield


def next_fighter(field: Field, log: Log) -> None:
    """6.3 The Battlefield: each listed Character in turn becomes active.
    6.2 The order is fixed: who has left play is skipped.
    """
    field.active = NONE
    while len(field.order) > 0 and field.active < 0:
        if field.who[field.order[0]] >= 0:
            field.active = field.order[0]
        field.order = field.order[1:]
    if field.active < 0:
        field.fighting = False
        field.then(T_RESOLUTION)
    elif field.active == MOB:
        field.then(T_FIGHTER)
        field.then(T_MOB)
    else:
        tell(field, log, "6.3/active", field.active)
        field.ask(COMBAT, field.active // SIZE)


def fight(field: Field) -> list[int]:
    """6.5 Acting or passing: usable actions, the passive one, or `pass`."""
    hero, count = field.active, field.cards.count
    rage = must_rage(field, hero)
    legal: list[int] = []
    if passive_ready(field, hero):
        legal.append(PASSIVE + count + hero % SIZE)
    for way in range(PASSIVE_WAY):
        if usable(field, hero, way):
            if not rage or aims(field, move_of(field, hero, way)):
                legal.append(ACT + count + way)
    if not rage:
        legal.append(PASS + count)
    return legal


# 9.3 Legal object of a first step


def opens(field: Field, seat: i64, actor: i64, move: i64) -> bool:
    """9.3 Legal object of a first step: `actor` is -1 for Equipment."""
    need = field.cards.move_opens[move]
    if need == NOBODY:
        return True
    if need == ENEMY or need == SPLASH:
        return prey(field, seat, actor) != 0
    if need == FOE_TEAM:
        return opponents(field, seat, True) != 0
    if need == ALLY:
        return field.friends(seat) != 0
    if need == OTHER:
        mask = field.friends(seat)
        return mask & ~bit(actor) != 0 if actor >= 0 else mask != 0
    if need == GEAR:
        return foreign_gear(field, seat) != 0
    if need == OWN_GEAR:
        return own_gear(field, seat) != 0
    if need == FOE:
        return opponents(field, seat, False) != 0
    return need == THE_EVENT and field.event >= 0


def prey(field: Field, seat: i64, actor: i64) -> i64:
    """6.10 Choosing an enemy: who may be chosen, as bits.
    8.18 Taunt: it must be chosen.
    """
    sees = sharp(field, actor)
    mask: i64 = 0
    taunting: i64 = 0
    who, sides, side = field.who, field.side, field.side[seat]
    for hero in range(field.heroes):
        if who[hero] < 0 or sides[hero // SIZE] == side:
            continue
        if not sees and unseen(field, hero):
            continue
        if taunts(field, hero):
            taunting |= bit(hero)
        mask |= bit(hero)
    if field.box.coop and seat != MOB_SEAT and field.who[MOB] >= 0:
        if sees or not unseen(field, MOB):
            mask |= bit(MOB)
    if taunting and bound(actor, sees):
        return taunting
    return mask


def sharp(field: Field, actor: i64) -> bool:
    """8.20 Privileged Sight: who has it ignores the others, but not in Fury."""
    if actor < 0 or field.force[actor] >> SIGHT & 1 == 0:
        return False
    return field.force[actor] >> FURY & 1 == 0


def unseen(field: Field, hero: i64) -> bool:
    """8.21 Invisibility: it cannot be chosen, unless it also has Taunt."""
    return field.force[hero] >> INVISIBLE & 1 == 1 and not taunts(field, hero)


def taunts(field: Field, hero: i64) -> bool:
    """8.18 Taunt: whether it is in force."""
    return field.force[hero] >> TAUNT & 1 == 1


def bound(actor: i64, sees: bool) -> bool:
    """8.18 Taunt: whom it binds.
    5.23 Damage by Equipment: not this (`actor` is -1, as of Sources).
    """
    return actor >= 0 and not sees


def evaders(field: Field, hero: i64) -> i64:
    """6.11 Evading: enemies that are faster than the attacker.
    8.19 Evasion: with this in force; it is not used up.
    """
    mask: i64 = 0
    side = field.side[hero // SIZE]
    for at in range(field.heroes + 1):
        other = field.ring(at)
        if field.who[other] < 0 or field.side[other // SIZE] == side:
            continue
        if field.force[other] >> EVASION & 1:
            if speed(field, other) > speed(field, hero):
                mask |= bit(other)
    return mask


def opponents(field: Field, seat: i64, teams: bool) -> i64:
    """10.28 What the Mob shrugs off: it is no `foe`, but the one opponent with a team.

    Players of other sides, as bits; with `teams` only those with a Character.
    """
    if field.box.coop:
        return bit(MOB_SEAT) if teams and field.who[MOB] >= 0 else 0
    mask: i64 = 0
    for other in range(field.box.seats):
        if field.plays(other) and field.side[other] != field.side[seat]:
            if not teams or field.team(other) != 0:
                mask |= bit(other)
    return mask


def foreign_gear(field: Field, seat: i64) -> i64:
    """Equipment of opponents, as bits."""
    mask: i64 = 0
    for place in range(field.heroes):
        if field.gear[place] >= 0 and field.side[place // SIZE] != field.side[seat]:
            mask |= bit(place)
    return mask


def own_gear(field: Field, seat: i64) -> i64:
    mask: i64 = 0
    if seat == MOB_SEAT:
        return mask
    for place in range(seat * SIZE, seat * SIZE + SIZE):
        if field.gear[place] >= 0:
            mask |= bit(place)
    return mask
