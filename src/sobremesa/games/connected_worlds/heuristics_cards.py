"""What cards are worth to a bot, wherever they are, and those in its hand."""

from typing import Final

from sobremesa.kernel.native import i64

from .content import BUILD as BUILDING
from .content import GATHER as GATHERING
from .content import RESEARCH, Content
from .rules import ConnectedWorlds

IN_DECK: Final = 0.85  # worth of a unit card, in parts of the piece
ARMS: Final = 1.5  # of a unit, for each resource it costs
SETTLE: Final = 1.0  # of a base, besides its cost and its land: at first,
GROWTH: Final = 0.3  # more every round,
SETTLED: Final = 8.0  # up to this


def piece_worth(content: Content, kind: i64, round: i64) -> float:
    """Armies first, settlers later: a lone base of the first rounds is a gift."""
    cost = float(content.cost[content.actions + kind])
    if kind >= content.first_unit:
        return ARMS * cost
    return min(SETTLED, SETTLE + GROWTH * float(round)) + cost / 2.0


def actions_worth(state: ConnectedWorlds, seat: i64) -> float:
    """Action cards a seat owns, wherever they are: gatherers early."""
    left = float(state.box.max_rounds - state.round)
    early = min(1.0, max(0.2, left / 20.0)) if state.round < 12 else 0.3
    worth: float = 0.0
    gatherers: i64 = 0
    content = state.box.content
    for card in range(content.actions):
        number = owned(state, seat, card)
        special = content.special[card]
        if special == GATHERING:
            gatherers += number
            worth += float(number * content.amount[card]) * 1.3 * early
        elif special == RESEARCH:
            worth += 3.0 * float(min(number, 2))
        elif special == BUILDING:
            worth += 4.5 * float(min(number, 3))
        else:
            worth += 2.0 * float(min(number, 2))
    if gatherers > 6:
        worth -= 3.0 * float(gatherers - 6)
    return worth


def units_in_deck(state: ConnectedWorlds, seat: i64) -> float:
    """Unit cards it owns, in parts of the pieces they become."""
    worth: float = 0.0
    bases: i64 = 0
    content = state.box.content
    for kind in range(content.kinds):
        number = owned(state, seat, content.actions + kind)
        if number == 0:
            continue
        worth += IN_DECK * piece_worth(content, kind, state.round) * float(number)
        if kind < content.first_unit:
            bases += number
    if bases > 2:
        worth -= 7.0 * float(bases - 2)
    return worth


def owned(state: ConnectedWorlds, seat: i64, card: i64) -> i64:
    """How many of a card a seat owns, in hand, deck, discard pile or just played."""
    cards = state.cards
    at = seat * cards.types + card
    deck = cards.decks[seat]
    number = cards.hands[at] + cards.discards[at] + deck.bag[card]
    if seat == state.seat:
        number += cards.played[card]
    for top in deck.top:
        if top == card:
            number += 1
    return number


def in_hand(state: ConnectedWorlds, seat: i64) -> float:
    """What cards not yet played this turn may still do: none is moved with lightly."""
    worth: float = 0.0
    content = state.box.content
    pays = state.cards.resources[seat] >= min(
        content.cheapest_action, content.cheapest_unit
    )
    for card in range(content.actions):
        number = state.cards.hands[seat * content.cards + card]
        if number > 0:
            if content.special[card] == GATHERING:
                worth += 0.4 * float(number * content.amount[card])
            elif pays:
                worth += 0.3 * float(number)
    return worth
