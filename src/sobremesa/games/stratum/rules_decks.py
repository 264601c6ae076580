"""ST-13: hands, and the decks they are drawn from."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.pile import Pile

from .content import CARDS, FACTIONS, NATURE, NO_CARD, SAGITARIO, YGDRA, Box
from .rules_table import Land


def hand_size(hands: vec[i64], seat: i64) -> i64:
    size: i64 = 0
    for card in range(seat * CARDS, seat * CARDS + CARDS):
        size += hands[card]
    return size


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
    for card in range(CARDS):
        for _ in range(land.discards[seat * CARDS + card]):
            deck.mix(card)
        land.discards[seat * CARDS + card] = 0
    if deck.size() > 0:
        log.say("13.3/reshuffled", seat, deck.size())


def eyes(box: Box, seat: i64) -> i64:
    """Who sees a seat's hand, as a mask: itself, and with an option its partner."""
    mask: i64 = 1 << seat
    if box.open_hands and FACTIONS[seat] == NATURE:
        mask = 1 << SAGITARIO | 1 << YGDRA
    return mask
