"""HC-7 Damage, healing, knock-out."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import (
    BLEED,
    DISEASE,
    GEAR_PLACE,
    HANDS,
    MOB,
    MOD_HEAL,
    PERCEPTION,
    SHIELD,
    SIZE,
    TO_DAMAGE,
    TO_HEAL,
)
from .rules_field import NONE, Field
from .rules_hands import EVERYBODY, forget
from .rules_tell import tell
from .rules_tokens import cure_poison

HURTS: Final = (
    # 8.10 Poison
    "8.10/hurts",
    # 8.11 Burn
    "8.11/hurts",
    # 8.12 Bleeding
    "8.12/hurts",
    # 8.13 Disease
    "8.13/hurts",
)


def wound(field: Field, hero: i64, amount: i64, pierce: bool, log: Log) -> i64:
    """7.5 Pierce: past Shield and Protection.
    7.6 Shield absorbs first: one token for a point.
    7.8 The rest hits Health: as damage marks.
    10.28 What the Mob shrugs off: nothing pierces it.

    The points taken in all.
    """
    left = amount
    if not pierce or hero == MOB:
        blocks = field.cards.blocks[SHIELD]
        if field.shield[hero] > 0 and field.immune[hero] & blocks == 0:
            taken = min(left, field.shield[hero])
            field.shield[hero] -= taken
            left -= taken
            tell(field, log, "7.6/shield", hero, taken)
        left = mitigate(field, hero, left, log)
    if left > 0:
        field.damage[hero] += left
        field.shaken = True
        tell(field, log, "7.8/health", hero, left)
    return amount


def mitigate(field: Field, hero: i64, left: i64, log: Log) -> i64:
    """7.7 Protection mitigates: it drops by as much; what gets through."""
    taken = min(left, field.guard[hero])
    if taken > 0:
        field.guard[hero] -= taken
        tell(field, log, "7.7/protection", hero, taken)
    return left - taken


def stopped(field: Field, hero: i64, amount: i64, log: Log) -> bool:
    """7.2 No damage: nothing to calculate.
    7.3 Immune to damage: nor then.
    """
    if amount <= 0:
        return True
    if field.immune[hero] & TO_DAMAGE:
        tell(field, log, "7.3/immune", hero)
        return True
    return False


def perceives(field: Field, hero: i64, log: Log) -> bool:
    """7.4 Perception stops an attack's damage: one token is used up.
    8.27 Perception: while it is in force.
    """
    if field.insight[hero] < 1:
        return False
    if field.immune[hero] & field.cards.blocks[PERCEPTION]:
        return False
    field.insight[hero] -= 1
    tell(field, log, "7.4/perceives", hero)
    return True


def lapse_damage(field: Field, hero: i64, kind: i64, size: i64, log: Log) -> None:
    """8.12 Bleeding: it pierces; Poison, Burn and Disease by option."""
    tell(field, log, HURTS[kind], hero, size)
    if not stopped(field, hero, size, log):
        pierce = kind == BLEED or not field.box.dot_mitigated
        wound(field, hero, size, pierce, log)


def heal(field: Field, hero: i64, amount: i64, log: Log) -> None:
    """7.9 Healing: removes marks.
    8.13 Disease: not under it.
    8.30 Immunities: nor with one to healing.
    """
    amount += field.seat_mod(hero // SIZE, MOD_HEAL)
    if amount < 1:
        return
    if field.immune[hero] & TO_HEAL:
        tell(field, log, "8.30/unhealed", hero)
        return
    if field.force[hero] >> DISEASE & 1:
        tell(field, log, "8.13/unhealed", hero)
        return
    healed = min(amount, field.damage[hero])
    field.damage[hero] -= healed
    tell(field, log, "7.9/heals", hero, healed)
    cure_poison(field, hero, log)


def knock_out(field: Field, hero: i64, log: Log) -> None:
    """7.11 Knock-out: to the Dead Zone; its Actions are discarded.
    1.5 Removed from the game: nothing ever leaves the Dead Zone.
    10.29 Victory and defeat against the Mob: it falls.
    """
    card = field.who[hero]
    seat = hero // SIZE
    if hero == MOB:
        log.say("10.29/falls", card)
        field.who[hero] = NONE
        field.forget(hero)
        return
    field.kos[seat] += 1
    log.say("7.11/falls", hero, card, field.kos[seat])
    field.add_dead(seat, card)
    vacate(field, hero, log)


def vacate(field: Field, hero: i64, log: Log) -> None:
    """5.15 How long an Action stays: until its Character leaves play."""
    seat = hero // SIZE
    for at in range(hero * HANDS, hero * HANDS + HANDS):
        if field.attached[at] >= 0:
            field.bury(seat, field.attached[at], log)
            field.attached[at] = NONE
    empty(field, hero)


def empty(field: Field, hero: i64) -> None:
    """4.12 Energy of a card that leaves: it dissipates.

    A place in a team without a Character.
    """
    field.who[hero] = NONE
    field.damage[hero] = field.guard[hero] = 0
    field.shield[hero] = field.insight[hero] = 0
    field.energy[hero] = field.turned[hero] = field.used[hero] = 0
    field.common[hero] = field.placed[hero] = 0
    field.forget(hero)
    field.refresh(hero)


def discard_gear(field: Field, place: i64, log: Log) -> None:
    """5.18 Equipment without energy: it is discarded."""
    card = field.gear[place]
    tell(field, log, "5.18/spent", GEAR_PLACE + place)
    field.gear[place] = NONE
    field.charge[place] = field.worked[place] = 0
    field.bury(place // SIZE, card, log)


def leave(field: Field, seat: i64, log: Log) -> None:
    """7.15 An eliminated player leaves: hand, deck and all their cards in play."""
    log.say("7.15/leaves", seat)
    field.out[seat] = 1
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        for at in range(hero * HANDS, hero * HANDS + HANDS):
            field.attached[at] = NONE
        empty(field, hero)
        field.plant[hero] = field.gear[hero] = NONE
        field.lit[hero] = field.charge[hero] = field.worked[hero] = 0
    field.pool[seat] = 0
    count = field.cards.count
    for card in range(seat * count, seat * count + count):
        field.hands[card] = 0
    forget(field, seat, EVERYBODY)
    clear_deck(field, seat)
    if field.event >= 0 and field.invoker == seat:
        field.event = field.invoker = NONE


def clear_deck(field: Field, seat: i64) -> None:
    """A deck that has left the table: no cards at all."""
    deck = field.decks[seat]
    deck.shuffle()
    for card in range(field.cards.count):
        deck.bag[card] = 0
    deck.hidden = 0
