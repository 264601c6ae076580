"""CW-5: which cards can be played, and what can be bought with them."""

from sobremesa.kernel.native import i64

from .actions import BUY, DEPLOY, END, MOVE, USE
from .content import (
    ACTIONS,
    BASES,
    BUILD,
    CARDS,
    CHEAPEST_ACTION,
    CHEAPEST_UNIT,
    COST,
    GATHER,
    KINDS,
    RESEARCH,
    SPECIAL,
)
from .rules_cards import Cards
from .rules_deploy import deployable, linkable
from .rules_move import can_move
from .rules_table import Worlds


def offers(land: Worlds, cards: Cards, seat: i64) -> list[int]:
    """4.5 Playing any number of cards: one at a time, or none at all.
    5.1 Movement or special action: each action card offers both.
    5.2 Unit cards are deployed: and nothing else.
    5.5 Nothing to play: `end` is always there, and then it alone.
    """
    hands, hand = cards.hands, seat * CARDS
    legal: list[int] = [END]
    movable = can_move(land, seat)
    for card in range(ACTIONS):
        if movable and hands[hand + card] > 0:
            legal.append(MOVE + card)
    for card in range(ACTIONS):
        if hands[hand + card] > 0 and usable(land, cards, seat, card):
            legal.append(USE + card)
    if land.has_base(seat):
        for kind in range(KINDS):
            if hands[hand + ACTIONS + kind] > 0 and may_deploy(land, seat, kind):
                legal.append(DEPLOY + kind)
    return legal


def usable(land: Worlds, cards: Cards, seat: i64, card: i64) -> bool:
    """5.4 Only what can be completed: whether a special action is offered.
    10.1 Gathering resources: it needs a base.
    """
    special = SPECIAL[card]
    if special == GATHER:
        return land.has_base(seat)
    if special == RESEARCH:
        return cards.resources[seat] >= CHEAPEST_ACTION
    if special == BUILD:
        return cards.resources[seat] >= CHEAPEST_UNIT
    return linkable(land, seat)


def may_deploy(land: Worlds, seat: i64, kind: i64) -> bool:
    """5.4 Only what can be completed: a unit can always join an own base."""
    if kind >= BASES:
        return True
    for mask in deployable(land, seat, kind):
        if mask != 0:
            return True
    return False


def affordable(cards: Cards, seat: i64, first: i64, last: i64) -> list[int]:
    """10.3 Research and building: any card of that kind the pool can pay."""
    pool = cards.resources[seat]
    return [BUY + card for card in range(first, last) if COST[card] <= pool]
