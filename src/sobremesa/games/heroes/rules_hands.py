"""Hands: drawing, leaving, and which cards somebody was shown (HC-2.5, 9.15).

Only what must still be in a hand is kept: for every pair of eyes one number a copy.
"""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec

from .actions import DISCARD
from .content import MOB_SEAT, SEATS, bit
from .rules_agenda import NONE, T_CLOSE, T_RESOLVE
from .rules_table import Field

ONLOOKERS: Final[i64] = SEATS  # eyes that only see what everybody is shown
ALL_EYES: Final[i64] = (1 << (SEATS + 1)) - 1


def draw_card(field: Field, seat: i64, key: str, dice: Dice, log: Log) -> i64:
    """3.3 Drawing cards: one; an empty deck gives nothing."""
    if seat == MOB_SEAT or field.decks[seat].size() == 0:
        return NONE
    card = field.decks[seat].draw(dice)
    field.hands[seat * field.cards.count + card] += 1
    log.whisper(key, bit(seat), seat, card)
    return card


def discard(field: Field, seat: i64, card: i64, log: Log) -> None:
    """9.14 Step discard: the owner of the hand chooses a card.
    3.8 Resolution: so in R5.
    """
    leave_hand(field, seat, card)
    field.bury(seat, card, log)
    if field.use.move < 0:
        field.then(T_CLOSE)
        return
    field.use.owing -= 1
    if field.use.owing == 0:
        field.then(T_RESOLVE)
    else:
        field.ask(DISCARD, seat)


def hand_rows(field: Field, first: i64) -> list[int]:
    """All cards in the hand of the player who is asked."""
    legal: list[int] = []
    hands, own = field.hands, field.asked * field.cards.count
    for card in range(field.cards.count):
        if hands[own + card] > 0:
            legal.append(first + card)
    return legal


def known_as(field: Field, eye: i64, owner: i64, card: i64) -> i64:
    """A copy in somebody's hand that these eyes know of, as one number."""
    return (eye * SEATS + owner) * field.cards.count + card


def eye_of(field: Field, known: i64) -> i64:
    return known // (SEATS * field.cards.count)


def owner_of(field: Field, known: i64) -> i64:
    return known // field.cards.count % SEATS


def leave_hand(field: Field, owner: i64, card: i64) -> None:
    """A card leaves a hand for all to see: who knew of copies knows of one less."""
    field.hands[owner * field.cards.count + card] -= 1
    if len(field.shown) == 0:
        return
    kept = vec[i64]()
    gone: i64 = 0  # eyes that have crossed one off
    for known in field.shown:
        eye = eye_of(field, known)
        if known == known_as(field, eye, owner, card) and gone >> eye & 1 == 0:
            gone |= bit(eye)
        else:
            kept = append(kept, known)
    field.shown = kept


def show(field: Field, owner: i64, card: i64, eyes: i64) -> None:
    """One more copy in this hand that these eyes (a mask) know of."""
    for eye in range(SEATS + 1):
        at_table = eye < field.box.seats or eye == ONLOOKERS
        if eyes >> eye & 1 and eye != owner and at_table:
            field.shown = append(field.shown, known_as(field, eye, owner, card))


def show_hand(field: Field, owner: i64, eyes: i64) -> None:
    """All of a hand; what these eyes knew of it before is part of it."""
    forget(field, owner, eyes)
    count = field.cards.count
    for card in range(count):
        for _ in range(field.hands[owner * count + card]):
            show(field, owner, card, eyes)


def forget(field: Field, owner: i64, eyes: i64) -> None:
    kept = vec[i64]()
    for known in field.shown:
        own = owner_of(field, known) == owner
        if not own or eyes >> eye_of(field, known) & 1 == 0:
            kept = append(kept, known)
    field.shown = kept


def shown_to(field: Field, eye: i64, owner: i64) -> list[int]:
    """How many copies of each card these eyes know to be in a hand."""
    copies = [0] * field.cards.count
    first = known_as(field, eye, owner, 0)
    for known in field.shown:
        if first <= known < first + field.cards.count:
            copies[known - first] += 1
    return copies
