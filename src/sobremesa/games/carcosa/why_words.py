"""Reasons that several refusals share, with the numbers they name."""

from sobremesa.kernel.reason import Reason

from .content import (
    ITEM_IDS,
    KEY,
    LOWEST,
    NODE_IDS,
    NODE_ROOM,
    ROOM_IDS,
    SOUL_IDS,
)
from .rules_conditions import cards_at
from .rules_mind import can_pay
from .rules_places import is_room
from .rules_table import House

Reasons = list[Reason]


def reason(rule: str, word: str, **values: object) -> Reason:
    return Reason(rule, word, {name: str(value) for name, value in values.items()})


def about(rule: str, word: str, s: int, **values: object) -> Reason:
    return reason(rule, word, soul=SOUL_IDS[s], **values)


def untrapped(house: House, s: int) -> Reasons:
    return [about("4.12", "trapped", s)] if house.souls[s].is_trapped() else []


def action(house: House, s: int) -> Reasons:
    """An action must be left."""
    if house.actions_left(s) > 0:
        return []
    return [about("4.2", "actions", s, spent=house.spent, limit=house.allowance(s))]


def holding(house: House, s: int, item: int, rule: str) -> Reasons:
    """The soul must have such a thing."""
    if house.souls[s].items[item] > 0:
        return []
    return [about(rule, "lacking", s, item=ITEM_IDS[item])]


def fitting(house: House, s: int, item: int, rule: str) -> Reasons:
    """The soul must have a free slot for a thing."""
    soul = house.souls[s]
    if soul.takes(item):
        return []
    filled, slots = soul.slotted(), soul.slots
    if item == KEY:
        filled, slots = soul.items[KEY], soul.room_for_keys()
    named = {"item": ITEM_IDS[item], "held": filled, "limit": slots}
    return [about(rule, "slot", s, **named)]


def paying(house: House, s: int, price: int) -> Reasons:
    """The soul must be able to pay."""
    soul = house.souls[s]
    if can_pay(soul, price):
        return []
    least = LOWEST + 1
    return [about("9.3", "price", s, price=price, sanity=soul.sanity, least=least)]


def in_room(house: House, s: int, rule: str) -> Reasons:
    """The soul must be in a room."""
    if is_room(house.souls[s].node):
        return []
    return [about(rule, "corridor", s)]


def filled(house: House, node: int, rule: str) -> Reasons:
    """The Box of a room must have cards."""
    if cards_at(house, node) > 0:
        return []
    return [reason(rule, "empty", room=ROOM_IDS[NODE_ROOM[node]])]


def mobile(house: House, s: int) -> Reasons:
    return [about("8.16", "frozen", s)] if house.souls[s].frozen else []


def unbarred(house: House, s: int, node: int) -> Reasons:
    """Nobody there, or nobody whom Paranoia keeps apart from the soul."""
    if not house.barred(s, node):
        return []
    return [
        about("9.15", "paranoia", t)
        for t, other in enumerate(house.souls)
        if t != s and other.node == node and house.shuns(s, t)
    ]


def another(house: House, s: int, t: int, rule: str) -> Reasons:
    """A soul of this match, and not the one that asks."""
    if t >= len(house.souls):
        return [about("1.2", "absent", t, count=len(house.souls))]
    return [about(rule, "itself", s)] if t == s else []


def beside(house: House, s: int, t: int, rule: str) -> Reasons:
    """Another soul in the same node."""
    found = another(house, s, t, rule)
    if found or house.souls[t].node == house.souls[s].node:
        return found
    return [about(rule, "apart", t, node=NODE_IDS[house.souls[t].node])]
