"""EC-13 and section 6.6: what ability cards do."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    CARD_ALLY,
    CARD_RIVAL,
    CARD_TARGET,
    CARD_TO,
    MODE,
)
from .content import (
    ACTION,
    CHEETAH_SPRINT,
    CLOSE,
    ESPIONAGE,
    FALSE_ORDERS,
    FIRST_AID,
    FRENZY,
    NO_CARD,
    PATHFINDER,
    POISONED_KNIFE,
    RANGED,
    REFILL,
    SLOTS,
    TACTICAL_STEP,
    UNCREDITED,
    bit_of,
    first_of,
    side_of,
)
from .rules_movement import brave, relocate, tell_move
from .rules_offers import card_limit, is_plain, rivals
from .rules_promotion import promote
from .rules_table import NO_ONE, SPENT, Field


def use(field: Field, seat: i64, card: i64, log: Log) -> None:
    """13.6 Used cards: shown to all, then to the bottom, before the effect."""
    lose_card(field, seat, card)
    log.say("13.6/played", seat, card)


def lose_card(field: Field, seat: i64, card: i64) -> None:
    at = field.hand_of(seat) + card
    field.hands[at] -= 1
    if field.shown[at] > 0:
        field.shown[at] -= 1
    field.deck.bury(card)


def play_in_mode(field: Field, seat: i64, card: i64, dice: Dice, log: Log) -> None:
    """6.1 Modes: an Action card is the whole activation, the Special mode.
    13.3 One card each: this was it.
    """
    use(field, seat, card, log)
    field.spent = True
    field.card = card
    effect = field.effect(card)
    if is_plain(effect):
        boost(field, card, log)
        played(field, seat, dice, log)
    elif effect == FRENZY:
        rage(field, dice, log)
        played(field, seat, dice, log)
    elif effect == ESPIONAGE:
        choose_rival(field, seat, dice, log)
    elif effect == FIRST_AID or effect == TACTICAL_STEP or effect == REFILL:
        field.ask(CARD_ALLY, seat)
    else:
        field.ask(CARD_TARGET, seat)


def boost(field: Field, card: i64, log: Log) -> None:
    """13.9 Effect words: MOVE+, FREE, AP+."""
    side, label = side_of(field.actor), field.label(field.actor)
    designs, effect = field.box.designs, field.effect(card)
    if effect == CHEETAH_SPRINT:
        field.faster = designs.move[card]
        log.say("13.9/faster", side, label, field.movement(field.actor) + field.faster)
    elif effect == PATHFINDER:
        field.freely = True
        log.say("13.9/free", side, label)
    else:
        gain: i64 = designs.points[card]
        field.points[side] += gain
        log.say("13.9/points", side, gain, field.points[side])


def played(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """12.4 When promotion is checked: also after a card's effect.
    13.2 Timings: an Action card was the activation, a Start card goes before it.
    """
    if field.over:
        return
    promote(field, field.actor, dice, log)
    if field.box.designs.timing[field.card] == ACTION:
        field.then(SPENT)
        return
    field.card = NO_CARD
    if field.lives(field.actor):
        field.ask(MODE, seat)
    else:
        field.then(SPENT)


def card_ally(field: Field, seat: i64, label: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: HEAL, READY and SHIFT name a friend."""
    unit = field.unit(side_of(field.actor), label)
    effect = field.effect(field.card)
    if effect == FIRST_AID:
        aid(field, unit, log)
        played(field, seat, dice, log)
    elif effect == REFILL:
        field.ready[side_of(unit)] |= bit_of(unit)
        log.say("13.9/ready", side_of(unit), label)
        played(field, seat, dice, log)
    else:
        field.subject = unit
        field.ask(CARD_TO, seat)


def aid(field: Field, unit: i64, log: Log) -> None:
    """13.9 Effect words: HEAL h/w, to the maximum."""
    box, card = field.box, field.card
    gain: i64 = box.designs.heal[card]
    field.health[unit] = min(field.health[unit] + gain, box.health[unit])
    field.wounds[unit] = max(0, field.wounds[unit] - box.designs.mend[card])
    health, wounds = field.health[unit], field.wounds[unit]
    log.say("13.9/heals", side_of(unit), field.label(unit), health, wounds)


def card_target(field: Field, seat: i64, label: i64, dice: Dice, log: Log) -> None:
    unit = field.unit(1 - side_of(field.actor), label)
    effect = field.effect(field.card)
    if effect == FALSE_ORDERS:
        field.subject = unit
        field.ask(CARD_TO, seat)
        return
    if effect == POISONED_KNIFE:
        stab(field, unit, dice, log)
    else:
        charge(field, unit, log)
    played(field, seat, dice, log)


def stab(field: Field, unit: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: DAMAGE n, then perhaps DELAY n.
    13.7 Damage from cards: neither evaded nor reacted to.
    """
    designs, card = field.box.designs, field.card
    field.hurt(unit, designs.damage[card], CLOSE, field.actor, "13.9/damage", log)
    if field.over or not field.lives(unit):
        return
    die = dice.roll(6)
    needed: i64 = designs.needed[card]
    log.say("13.9/rolls", side_of(unit), field.label(unit), die, needed)
    if die >= needed:
        field.delay[unit] += designs.delay[card]
        log.say("13.9/delay", side_of(unit), field.label(unit), field.delay[unit])


def charge(field: Field, unit: i64, log: Log) -> None:
    """13.9 Effect words: DAMAGE n, then the actor is gone, to nobody's credit.
    13.7 Damage from cards: neither evaded nor reacted to.
    """
    damage: i64 = field.box.designs.damage[field.card]
    field.hurt(unit, damage, CLOSE, field.actor, "13.9/damage", log)
    if not field.over:
        field.remove(field.actor, UNCREDITED, NO_ONE, log)


def rage(field: Field, dice: Dice, log: Log) -> None:
    """13.9 Effect words: Frenzy's COST n.

    Then every other unit near by, enemies in roster order, then friends.
    """
    actor = field.actor
    side, card = side_of(actor), field.card
    pay(field, card, log)
    limit = card_limit(field, card)
    for other in (1 - side, side):
        for at in range(SLOTS):
            unit = first_of(other) + at
            if unit == actor or not field.lives(unit):
                continue
            if field.square(actor, unit) > limit:
                continue
            if field.sees(actor, unit):
                lash(field, unit, other == side, dice, log)
                if field.over:
                    return


def pay(field: Field, card: i64, log: Log) -> None:
    """13.9 Effect words: COST n, nothing where a card is free."""
    cost: i64 = field.box.designs.cost[card]
    if cost > 0:
        field.hurt(field.actor, cost, UNCREDITED, NO_ONE, "13.9/cost", log)


def lash(field: Field, unit: i64, friend: bool, dice: Dice, log: Log) -> None:
    """13.9 Effect words: DAMAGE n on so much or more.
    13.7 Damage from cards: neither evaded nor reacted to.
    """
    designs, card = field.box.designs, field.card
    die = dice.roll(6)
    needed: i64 = designs.needed[card]
    log.say("13.9/rolls", side_of(unit), field.label(unit), die, needed)
    if die >= needed:
        ledger = UNCREDITED if friend else RANGED
        killer: i64 = NO_ONE if friend else field.actor
        field.hurt(unit, designs.damage[card], ledger, killer, "13.9/damage", log)


def shift(field: Field, seat: i64, point: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: SHIFT, with danger."""
    unit = field.subject
    x, y = field.x[unit], field.y[unit]
    tell_move(field, "13.9/shifts", unit, point, log)
    relocate(field, unit, point)
    brave(field, unit, x, y, dice, log)
    field.subject = NO_ONE
    played(field, seat, dice, log)


def choose_rival(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """Espionage: the seat is named only if there are several."""
    mask = rivals(field)
    if mask & (mask - 1) != 0:
        field.ask(CARD_RIVAL, seat)
        return
    rival: i64 = 0
    while not mask >> rival & 1:
        rival += 1
    spy(field, seat, rival, dice, log)


def spy(field: Field, seat: i64, rival: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: Espionage shows so many cards of a hand, and buries them."""
    for _ in range(field.box.designs.shown[field.card]):
        if field.hand_size(rival) > 0:
            expose(field, rival, dice, log)
    played(field, seat, dice, log)


def expose(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: a card by lot."""
    first = field.hand_of(seat)
    place = dice.below(field.hand_size(seat))
    card: i64 = 0
    while place >= field.hands[first + card]:
        place -= field.hands[first + card]
        card += 1
    lose_card(field, seat, card)
    log.say("13.9/shown", seat, card)
