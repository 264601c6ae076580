"""EC-13 and section 6.6: when ability cards are offered, and what they do."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    ALLY,
    CARD_ALLY,
    CARD_RIVAL,
    CARD_TARGET,
    CARD_TO,
    MODE,
    PLAY,
    RIVAL,
    TARGET,
)
from .content import (
    ACTION_CARDS,
    ATTACK_CARDS,
    CHEETAH_SPRINT,
    CLOSE,
    ESPIONAGE,
    FALSE_ORDERS,
    FIRST_AID,
    FRENZY,
    LAST_CHARGE,
    NO_CARD,
    PATHFINDER,
    POISONED_KNIFE,
    RANGED,
    REFILL,
    SLOTS,
    START_CARDS,
    TACTICAL_STEP,
    UNCREDITED,
    bit_of,
    first_of,
    hand_of,
    side_of,
)
from .rules_measuring import any_listed, listed
from .rules_movement import brave, relocate, shifts
from .rules_promotion import promote
from .rules_rounds import ready_units
from .rules_table import NO_ONE, SPENT, Field, labels

FRENZY_SQUARE: Final = 64
STEP: Final = 3  # SHIFT of Tactical step
ORDERS: Final = 5  # SHIFT of False orders
SPRINT: Final = 3  # MOVE+
MARCH: Final = 2  # AP+


def use(field: Field, seat: i64, card: i64, log: Log) -> None:
    """13.6 Used cards: shown to all, then to the bottom, before the effect."""
    lose_card(field, seat, card)
    log.say("13.6/played", seat, card)


def lose_card(field: Field, seat: i64, card: i64) -> None:
    at = hand_of(seat) + card
    field.hands[at] -= 1
    if field.shown[at] > 0:
        field.shown[at] -= 1
    field.deck.bury(card)


def mode_cards(field: Field) -> list[int]:
    """13.2 Timings: Action and Start cards, in the mode step.
    13.3 One card each: none after the first.
    """
    legal: list[int] = []
    if field.spent:
        return legal
    first = hand_of(field.asked)
    for card in range(ACTION_CARDS, START_CARDS):
        if field.hands[first + card] > 0 and action_possible(field, card):
            legal.append(PLAY + card)
    for card in range(START_CARDS, ATTACK_CARDS):
        if field.hands[first + card] > 0 and start_possible(field, card):
            legal.append(PLAY + card)
    return legal


def action_possible(field: Field, card: i64) -> bool:
    """13.4 When a card is offered: its condition holds and it has a target."""
    if card == ESPIONAGE:
        return rivals(field) != 0
    if card == FRENZY:
        if field.health[field.actor] < 2:
            return False
        return field.near_enemies(field.actor, FRENZY_SQUARE) != 0
    return card_units(field, card) != 0


def start_possible(field: Field, card: i64) -> bool:
    """13.4 When a card is offered: the same for Start cards."""
    if card == TACTICAL_STEP or card == REFILL:
        return card_units(field, card) != 0
    return True


def card_units(field: Field, card: i64) -> i64:
    """Units a card may name, as bits of their side."""
    unit = field.actor
    side = side_of(unit)
    if card == FIRST_AID:
        return hurt_friends(field, side)
    if card == POISONED_KNIFE:
        return field.contacts(unit)
    if card == LAST_CHARGE:
        if field.health[unit] != 1:
            return 0
        reach = field.movement(unit) + 2
        return field.near_enemies(unit, reach * reach)
    if card == FALSE_ORDERS:
        mask = field.near_enemies(unit, field.box.range)
        return movable(field, 1 - side, mask, ORDERS)
    if card == TACTICAL_STEP:
        return movable(field, side, loose(field, side), STEP)
    if card == REFILL:
        return tired(field, unit)
    return 0


def hurt_friends(field: Field, side: i64) -> i64:
    mask: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if field.lives(unit) and field.health[unit] < field.box.health[unit]:
            mask |= 1 << at
    return mask


def loose(field: Field, side: i64) -> i64:
    """Units not in contact."""
    mask: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if field.lives(unit) and field.contacts(unit) == 0:
            mask |= 1 << at
    return mask


def movable(field: Field, side: i64, mask: i64, reach: i64) -> i64:
    """13.9 Effect words: a unit without a legal SHIFT is no legal target."""
    found: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if mask >> at & 1:
            columns = shifts(field, unit, reach)
            if any_listed(columns, field.x[unit], field.y[unit]):
                found |= 1 << at
    return found


def tired(field: Field, unit: i64) -> i64:
    """Other activated units of the same seat."""
    side = side_of(unit)
    seat = field.owner_of(unit)
    mask: i64 = 0
    for at in range(SLOTS):
        other = first_of(side) + at
        if other != unit and field.lives(other) and field.owner_of(other) == seat:
            mask |= 1 << at
    return mask & ~ready_units(field, seat)


def rivals(field: Field) -> i64:
    """Opposing seats with cards, as bits."""
    mask: i64 = 0
    for seat in range(1 - side_of(field.actor), field.seats, 2):
        if field.hand_size(seat) > 0:
            mask |= 1 << seat
    return mask


# Playing


def play_in_mode(field: Field, seat: i64, card: i64, dice: Dice, log: Log) -> None:
    """6.1 Modes: an Action card is the whole activation, the Special mode.
    13.3 One card each: this was it.
    """
    use(field, seat, card, log)
    field.spent = True
    field.card = card
    if card == POISONED_KNIFE or card == LAST_CHARGE or card == FALSE_ORDERS:
        field.ask(CARD_TARGET, seat)
    elif card == FIRST_AID or card == TACTICAL_STEP or card == REFILL:
        field.ask(CARD_ALLY, seat)
    elif card == FRENZY:
        rage(field, dice, log)
        acted(field, dice, log)
    elif card == ESPIONAGE:
        choose_rival(field, seat, dice, log)
    else:
        boost(field, card, log)
        field.card = NO_CARD
        field.ask(MODE, seat)


def boost(field: Field, card: i64, log: Log) -> None:
    """13.9 Effect words: MOVE+, FREE, AP+."""
    side, label = side_of(field.actor), field.label(field.actor)
    if card == CHEETAH_SPRINT:
        field.faster = SPRINT
        log.say("13.9/faster", side, label, field.movement(field.actor) + SPRINT)
    elif card == PATHFINDER:
        field.freely = True
        log.say("13.9/free", side, label)
    else:
        field.points[side] += MARCH
        log.say("13.9/points", side, MARCH, field.points[side])


def acted(field: Field, dice: Dice, log: Log) -> None:
    """12.4 When promotion is checked: also after an Action card's effect."""
    if field.over:
        return
    promote(field, field.actor, dice, log)
    field.then(SPENT)


def card_options(field: Field) -> list[int]:
    """What the card in play may name: `ally`, `target` or `rival`."""
    side = side_of(field.actor)
    if field.stage == CARD_ALLY:
        return labels(field, side, card_units(field, field.card), ALLY)
    if field.stage == CARD_TARGET:
        return labels(field, 1 - side, card_units(field, field.card), TARGET)
    mask = rivals(field)
    return [RIVAL + seat for seat in range(field.seats) if mask >> seat & 1]


def card_ally(field: Field, seat: i64, label: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: HEAL, READY and SHIFT name a friend."""
    unit = field.unit(side_of(field.actor), label)
    if field.card == FIRST_AID:
        aid(field, unit, log)
        acted(field, dice, log)
    elif field.card == REFILL:
        field.ready[side_of(unit)] |= bit_of(unit)
        log.say("13.9/ready", side_of(unit), label)
        field.card = NO_CARD
        field.ask(MODE, seat)
    else:
        field.subject = unit
        field.ask(CARD_TO, seat)


def aid(field: Field, unit: i64, log: Log) -> None:
    """13.9 Effect words: HEAL 1/0."""
    field.health[unit] += 1
    health, wounds = field.health[unit], field.wounds[unit]
    log.say("13.9/heals", side_of(unit), field.label(unit), health, wounds)


def card_target(field: Field, seat: i64, label: i64, dice: Dice, log: Log) -> None:
    unit = field.unit(1 - side_of(field.actor), label)
    if field.card == FALSE_ORDERS:
        field.subject = unit
        field.ask(CARD_TO, seat)
        return
    if field.card == POISONED_KNIFE:
        stab(field, unit, dice, log)
    else:
        charge(field, unit, log)
    acted(field, dice, log)


def stab(field: Field, unit: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: DAMAGE 1, then perhaps DELAY 1.
    13.7 Damage from cards: neither evaded nor reacted to.
    """
    field.hurt(unit, 1, CLOSE, field.actor, "13.9/damage", log)
    if field.over or not field.lives(unit):
        return
    die = dice.roll(6)
    log.say("13.9/rolls", side_of(unit), field.label(unit), die, 5)
    if die >= 5:
        field.delay[unit] += 1
        log.say("13.9/delay", side_of(unit), field.label(unit), field.delay[unit])


def charge(field: Field, unit: i64, log: Log) -> None:
    """13.9 Effect words: DAMAGE 2, then the actor is gone, to nobody's credit.
    13.7 Damage from cards: neither evaded nor reacted to.
    """
    field.hurt(unit, 2, CLOSE, field.actor, "13.9/damage", log)
    if not field.over:
        field.remove(field.actor, UNCREDITED, NO_ONE, log)


def rage(field: Field, dice: Dice, log: Log) -> None:
    """13.9 Effect words: Frenzy's COST 1.

    Then every other unit near by, enemies in roster order, then friends.
    """
    actor = field.actor
    side = side_of(actor)
    field.hurt(actor, 1, UNCREDITED, NO_ONE, "13.9/cost", log)
    for other in (1 - side, side):
        for at in range(SLOTS):
            unit = first_of(other) + at
            if unit == actor or not field.lives(unit):
                continue
            if field.square(actor, unit) > FRENZY_SQUARE:
                continue
            if field.sees(actor, unit):
                lash(field, unit, other == side, dice, log)
                if field.over:
                    return


def lash(field: Field, unit: i64, friend: bool, dice: Dice, log: Log) -> None:
    """13.9 Effect words: DAMAGE 1 on 4 or more.
    13.7 Damage from cards: neither evaded nor reacted to.
    """
    die = dice.roll(6)
    log.say("13.9/rolls", side_of(unit), field.label(unit), die, 4)
    if die >= 4:
        ledger = UNCREDITED if friend else RANGED
        killer: i64 = NO_ONE if friend else field.actor
        field.hurt(unit, 1, ledger, killer, "13.9/damage", log)


def shift_points(field: Field) -> list[int]:
    unit = field.subject
    reach = ORDERS if field.card == FALSE_ORDERS else STEP
    columns = shifts(field, unit, reach)
    return listed(columns, field.x[unit], field.y[unit])


def shift(field: Field, seat: i64, point: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: SHIFT, with danger."""
    unit, card = field.subject, field.card
    x, y = field.x[unit], field.y[unit]
    relocate(field, unit, point)
    log.say("13.9/shifts", side_of(unit), field.label(unit), point)
    brave(field, unit, x, y, dice, log)
    field.subject = NO_ONE
    if field.over:
        return
    if card == FALSE_ORDERS:
        acted(field, dice, log)
        return
    field.card = NO_CARD
    if field.lives(field.actor):
        field.ask(MODE, seat)
    else:
        field.then(SPENT)


def choose_rival(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """Espionage: the seat is named only if there are several."""
    mask = rivals(field)
    if mask & (mask - 1) != 0:
        field.ask(CARD_RIVAL, seat)
        return
    rival: i64 = 0
    while not mask >> rival & 1:
        rival += 1
    spy(field, rival, dice, log)


def spy(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """13.9 Effect words: Espionage shows a card by lot, and buries it."""
    place = dice.below(field.hand_size(seat))
    card: i64 = 0
    while place >= field.hands[hand_of(seat) + card]:
        place -= field.hands[hand_of(seat) + card]
        card += 1
    lose_card(field, seat, card)
    log.say("13.9/shown", seat, card)
    acted(field, dice, log)
