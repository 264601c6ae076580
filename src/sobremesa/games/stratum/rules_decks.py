"""ST-13: hands, and the decks they are drawn from."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import EVERYONE, Log
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.pile import Pile

from .content import FACTIONS, NATURE, NO_CARD, SAGITARIO, SEATS, YGDRA, Box
from .rules_table import Land


def hand_size(hands: vec[i64], seat: i64) -> i64:
    size: i64 = 0
    wide: i64 = len(hands) // SEATS
    for card in range(seat * wide, seat * wide + wide):
        size += hands[card]
    return size


def holds_cards(hands: vec[i64], seat: i64) -> bool:
    wide: i64 = len(hands) // SEATS
    for card in range(seat * wide, seat * wide + wide):
        if hands[card] > 0:
            return True
    return False


def next_card(land: Land, deck: Pile, seat: i64, dice: Dice, log: Log) -> i64:
    """13.5 Independent draws: by copies, with `deck_mode = bag`."""
    if land.box.bag:
        copies = land.box.copies[seat]
        return dice.peek(copies) if sum(copies) > 0 else NO_CARD
    if deck.size() == 0:
        reshuffle(land, deck, seat, log)
    return deck.draw(dice) if deck.size() > 0 else NO_CARD


def reshuffle(land: Land, deck: Pile, seat: i64, log: Log) -> None:
    """13.3 Empty deck: the discard pile becomes the deck."""
    count = land.cards.count
    for card in range(count):
        for _ in range(land.discards[seat * count + card]):
            deck.mix(card)
        land.discards[seat * count + card] = 0
    if deck.size() > 0:
        log.say("13.3/reshuffled", seat, deck.size())


def eyes(box: Box, seat: i64) -> i64:
    """Who sees a seat's hand, as a mask: itself, and with an option its partner."""
    mask: i64 = 1 << seat
    if box.open_hands and FACTIONS[seat] == NATURE:
        mask = 1 << SAGITARIO | 1 << YGDRA
    return mask


def sees(box: Box, seat: i64, owner: i64) -> bool:
    """Whether a seat sees an owner's hand; a spectator sees none, EVERYONE all."""
    if seat < 0:
        return seat == EVERYONE
    return eyes(box, owner) >> seat & 1 == 1
