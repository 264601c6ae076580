"""CW-5: which cards can be played, and what can be bought with them."""

from sobremesa.kernel.native import i64

from .actions import END, MOVE
from .content import BUILD, GATHER, RESEARCH
from .rules_cards import Cards
from .rules_deploy import deployable, linkable
from .rules_move import can_move
from .rules_table import Worlds


def offers(land: Worlds, cards: Cards, seat: i64) -> list[int]:
    """4.5 Playing any number of cards: one at a time, or none at all.
    5.1 Movement or special action: each action card offers both.
    5.2 Unit cards are deployed: and nothing else.
    5.5 Nothing to play: `end` is always there, and then it alone.
    5.4 Only what can be completed: a card without movement moves nothing.
    """
    box = land.box
    hands, hand, actions = cards.hands, seat * box.types, box.actions
    legal: list[int] = [END]
    if can_move(land, seat):
        points = box.content.move
        for card in range(actions):
            if hands[hand + card] > 0 and points[card] > 0:
                legal.append(MOVE + card)
    special, use = box.content.special, box.verbs.use
    for card in range(actions):
        if hands[hand + card] > 0 and usable(land, cards, seat, special[card]):
            legal.append(use + card)
    if land.has_base(seat):
        first, deploy = hand + actions, box.verbs.deploy
        for kind in range(box.types - actions):
            if hands[first + kind] > 0 and may_deploy(land, seat, kind):
                legal.append(deploy + kind)
    return legal


def usable(land: Worlds, cards: Cards, seat: i64, special: i64) -> bool:
    """5.4 Only what can be completed: whether a special action is offered.
    10.1 Gathering resources: it needs a base.
    """
    if special == GATHER:
        return land.has_base(seat)
    if special == RESEARCH:
        return cards.resources[seat] >= land.box.cheapest_action
    if special == BUILD:
        return cards.resources[seat] >= land.box.cheapest_unit
    return linkable(land, seat)


def may_deploy(land: Worlds, seat: i64, kind: i64) -> bool:
    """5.4 Only what can be completed: a unit can join an own base that waits for none.
    9.12 Combat at the end of the turn: a base may stand among enemies until then.
    """
    if kind >= land.first_unit and not land.box.turn_end:
        return True
    for mask in deployable(land, seat, kind):
        if mask != 0:
            return True
    return False


def affordable(cards: Cards, seat: i64, first: i64, last: i64) -> list[int]:
    """10.3 Research and building: any card of that kind the pool can pay."""
    pool, buy = cards.resources[seat], cards.box.verbs.buy
    price = cards.box.content.price
    return [buy + card for card in range(first, last) if price[card] <= pool]
