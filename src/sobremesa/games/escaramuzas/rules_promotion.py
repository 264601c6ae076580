"""EC-12: promotion, and the card it brings."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import side_of
from .rules_table import Field


def promote(field: Field, unit: i64, dice: Dice, log: Log) -> None:
    """12.4 When promotion is checked: a unit still there, after damage and wounds.
    12.3 Promoted again: unless an option forbids it.
    """
    box = field.box
    if not box.promotion or not field.lives(unit):
        return
    if field.kills[unit] < box.kills[unit]:
        return
    if field.rank[unit] > 0 and not box.repeat:
        return
    rise(field, unit, dice, log)


def rise(field: Field, unit: i64, dice: Dice, log: Log) -> None:
    """12.1 Rise in rank: one higher.
    12.2 What promotion brings: as healthy as new, and a card.
    12.3 Promoted again: it counts its kills anew.
    """
    field.kills[unit] = 0
    field.rank[unit] += 1
    field.health[unit] = field.box.health[unit]
    field.wounds[unit] = 0
    field.delay[unit] = 0
    log.say("12.1/promoted", side_of(unit), field.label(unit), field.rank[unit])
    for _ in range(field.box.content.promotion_cards):
        draw_card(field, field.owner_of(unit), dice, log)


def draw_card(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """13.8 Drawing: from the top, unless the deck is empty or the hand full."""
    box, deck = field.box, field.deck
    if not box.cards:
        return
    if deck.size() == 0 or field.hand_size(seat) >= box.hand_limit:
        log.say("13.8/nothing", seat, field.hand_size(seat), deck.size())
        return
    known = deck.hidden == 0  # it was put there for all to see
    card = deck.draw(dice)
    field.hands[field.hand_of(seat) + card] += 1
    if known:
        field.shown[field.hand_of(seat) + card] += 1
        log.say("13.8/takes", seat, card)
    else:
        log.whisper("13.8/draws", field.eyes(seat % 2), seat, card)
