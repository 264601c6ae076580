"""EC-13.4 and section 6.6: when ability cards are offered, and whom they may name."""

from sobremesa.kernel.native import i64

from .actions import CARD_ALLY, CARD_TARGET
from .content import (
    CHEETAH_SPRINT,
    ESPIONAGE,
    FALSE_ORDERS,
    FIRST_AID,
    FRENZY,
    LAST_CHARGE,
    MARCHING_ORDERS,
    PATHFINDER,
    POISONED_KNIFE,
    REFILL,
    SLOTS,
    TACTICAL_STEP,
    first_of,
    side_of,
)
from .rules_measuring import any_listed, listed
from .rules_movement import shifts
from .rules_rounds import ready_units
from .rules_table import Field, labels


def mode_cards(field: Field) -> list[int]:
    """13.2 Timings: Action and Start cards, in the mode step.
    13.3 One card each: none after the first.
    """
    legal: list[int] = []
    if field.spent:
        return legal
    first = field.hand_of(field.asked)
    play, cards = field.box.acts.play, field.box.designs.in_mode
    for at in range(len(cards)):
        card = cards[at]
        if field.hands[first + card] > 0 and is_possible(field, card):
            legal.append(play + card)
    return legal


def is_possible(field: Field, card: i64) -> bool:
    """13.4 When a card is offered: its condition holds and it has a target."""
    effect = field.effect(card)
    if effect == ESPIONAGE:
        return rivals(field) != 0
    if effect == FRENZY:
        return affords(field, card) and within(field, card) != 0
    return is_plain(effect) or card_units(field, card) != 0


def is_plain(effect: i64) -> bool:
    """13.4 When a card is offered: always, where it names and meets nobody."""
    return effect == CHEETAH_SPRINT or effect == PATHFINDER or effect == MARCHING_ORDERS


def affords(field: Field, card: i64) -> bool:
    """13.9 Effect words: COST n, one must keep at least 1 Health."""
    return field.health[field.actor] > field.box.designs.cost[card]


def is_last(field: Field, card: i64) -> bool:
    """Section 6.6: Last charge is for an actor with exactly 1 Health."""
    return field.health[field.actor] == field.box.designs.last[card]


def card_limit(field: Field, card: i64) -> i64:
    """Section 6.6: the largest square at which a card meets an enemy in sight."""
    effect = field.effect(card)
    if effect == POISONED_KNIFE:
        return field.box.contact
    if effect == FALSE_ORDERS:
        return field.box.range
    reach: i64 = field.box.designs.reach[card] + 2
    if effect == LAST_CHARGE:
        reach += field.movement(field.actor)
    return reach * reach


def within(field: Field, card: i64) -> i64:
    """Enemies that a card of the active unit meets, as bits."""
    return field.near_enemies(field.actor, card_limit(field, card))


def card_units(field: Field, card: i64) -> i64:
    """Units a card may name, as bits of their side."""
    unit = field.actor
    side = side_of(unit)
    effect = field.effect(card)
    if effect == FIRST_AID:
        return hurt_friends(field, side, card)
    if effect == POISONED_KNIFE:
        return within(field, card)
    if effect == LAST_CHARGE:
        return within(field, card) if is_last(field, card) else 0
    if effect == FALSE_ORDERS:
        return movable(field, 1 - side, within(field, card), card)
    if effect == TACTICAL_STEP:
        return movable(field, side, loose(field, side), card)
    if effect == REFILL:
        return tired(field, unit)
    return 0


def hurt_friends(field: Field, side: i64, card: i64) -> i64:
    mask: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if field.lives(unit) and is_helped(field, unit, card):
            mask |= 1 << at
    return mask


def is_helped(field: Field, unit: i64, card: i64) -> bool:
    """13.9 Effect words: HEAL h/w, for one that lacks what it gives back."""
    designs = field.box.designs
    if designs.heal[card] > 0 and field.lacks_health(unit):
        return True
    return designs.mend[card] > 0 and field.wounds[unit] > 0


def loose(field: Field, side: i64) -> i64:
    """Units not in contact."""
    mask: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if field.lives(unit) and field.contacts(unit) == 0:
            mask |= 1 << at
    return mask


def shift_reach(field: Field, card: i64) -> i64:
    """13.9 Effect words: the n of SHIFT n."""
    return field.box.designs.shift[card]


def movable(field: Field, side: i64, mask: i64, card: i64) -> i64:
    """13.9 Effect words: a unit without a legal SHIFT is no legal target."""
    found: i64 = 0
    for at in range(SLOTS):
        if mask >> at & 1 and can_shift(field, first_of(side) + at, card):
            found |= 1 << at
    return found


def can_shift(field: Field, unit: i64, card: i64) -> bool:
    columns = shifts(field, unit, shift_reach(field, card))
    return any_listed(columns, field.x[unit], field.y[unit])


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


def card_options(field: Field) -> list[int]:
    """What the card in play may name: `ally`, `target` or `rival`."""
    side, acts = side_of(field.actor), field.box.acts
    if field.stage == CARD_ALLY:
        return labels(field, side, card_units(field, field.card), acts.ally)
    if field.stage == CARD_TARGET:
        return labels(field, 1 - side, card_units(field, field.card), acts.target)
    mask = rivals(field)
    return [int(acts.naming(seat)) for seat in range(field.seats) if mask >> seat & 1]


def shift_points(field: Field) -> list[int]:
    unit = field.subject
    columns = shifts(field, unit, shift_reach(field, field.card))
    return listed(columns, field.x[unit], field.y[unit])
