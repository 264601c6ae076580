"""Hands, and which of their cards somebody was shown (HC-2.5, 9.15).

Only what must still be in a hand is kept: for every pair of eyes one number a copy.
"""

from typing import Final

from sobremesa.kernel.native import append, i64, vec

from .content import SEATS
from .rules_field import Field

ONLOOKERS: Final[i64] = SEATS  # eyes that only see what everybody is shown
EVERYBODY: Final[i64] = (1 << (SEATS + 1)) - 1


def leave_hand(field: Field, owner: i64, card: i64) -> None:
    """A card leaves a hand for all to see: who knew of copies knows of one less."""
    field.hands[owner * field.cards.count + card] -= 1
    if len(field.shown) == 0:
        return
    kept = vec[i64]()
    gone: i64 = 0  # eyes that have crossed one off
    for known in field.shown:
        pair = known // field.cards.count
        eye = pair // SEATS
        same = pair % SEATS == owner and known % field.cards.count == card
        if same and gone >> eye & 1 == 0:
            gone |= 1 << eye
        else:
            kept = append(kept, known)
    field.shown = kept


def show(field: Field, owner: i64, card: i64, eyes: i64) -> None:
    """One more copy in this hand that these eyes (a mask) know of."""
    for eye in range(SEATS + 1):
        at_table = eye < field.box.seats or eye == ONLOOKERS
        if eyes >> eye & 1 and eye != owner and at_table:
            known = (eye * SEATS + owner) * field.cards.count + card
            field.shown = append(field.shown, known)


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
        pair = known // field.cards.count
        if pair % SEATS != owner or eyes >> (pair // SEATS) & 1 == 0:
            kept = append(kept, known)
    field.shown = kept


def shown_to(field: Field, eye: i64, owner: i64) -> list[int]:
    """How many copies of each card these eyes know to be in a hand."""
    count = field.cards.count
    copies = [0] * count
    for known in field.shown:
        if known // count == eye * SEATS + owner:
            copies[known % count] += 1
    return copies
