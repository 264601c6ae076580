"""Why a special room or the merchant may not be used."""

from collections.abc import Callable
from typing import Final

from .content import (
    ARMORY,
    CHAMBER,
    DOORS,
    ITEM_IDS,
    KEY,
    MONASTERY,
    MOTEMEY,
    NOBODY,
    SALON,
    SOUL_IDS,
    SPECIAL_IDS,
    TAVERN,
    VANITY,
)
from .rules_conditions import (
    has_room,
    in_store,
    is_elsewhere,
    may_perform,
    transfers_left,
)
from .rules_places import any_box
from .rules_table import House
from .why_words import (
    Reasons,
    about,
    action,
    another,
    fitting,
    holding,
    mobile,
    paying,
    reason,
    unbarred,
)


def face(house: House, s: int, special: int) -> Reasons:
    """The soul must be in a special room that is face up and stands."""
    if house.face(house.souls[s].node) == special:
        return []
    return [about("4.8", "special", s, special=SPECIAL_IDS[special])]


def tavern(house: House, s: int, ids: list[str]) -> Reasons:
    found = face(house, s, TAVERN)
    if house.drank:
        found.append(reason("4.15", "once"))
    found += paying(house, s, int(house.content.tavern_price))
    return found if any_box(house) else [*found, reason("12.2", "no_box")]


def doors(house: House, s: int, ids: list[str]) -> Reasons:
    t = SOUL_IDS.index(ids[0])
    found = face(house, s, DOORS) + action(house, s) + mobile(house, s)
    wrong = another(house, s, t, "12.5")
    if wrong:
        return found + wrong
    if not is_elsewhere(house, s, t):
        found.append(about("12.5", "together", t))
    return found + unbarred(house, s, int(house.souls[t].node))


def ritual(house: House, s: int, ids: list[str]) -> Reasons:
    node = house.souls[s].node
    found = face(house, s, CHAMBER) + action(house, s)
    if house.ritual_done:
        found.append(reason("12.6", "ritual_done"))
    if not may_perform(house, node):
        named = {"count": house.count_at(node), "limit": house.content.ritual_souls}
        found.append(reason("12.6", "quorum", **named))
    return found + fitting(house, s, KEY, "12.6")


def salon(house: House, s: int, ids: list[str]) -> Reasons:
    found = face(house, s, SALON) + action(house, s)
    if house.souls[s].status[VANITY] > 0:
        found.append(about("9.16", "vanity", s))
    return found


def chapel(house: House, s: int, ids: list[str]) -> Reasons:
    return face(house, s, MONASTERY) + action(house, s)


def buy(house: House, s: int, ids: list[str]) -> Reasons:
    tale, settings = bool(ids), house.settings
    found = [about("12.3", "bought", s)] if house.souls[s].bought else []
    if tale and house.display == NOBODY:
        found.append(reason("12.3", "tale_sold"))
    if not tale and house.merchant.size() == 0:
        found.append(reason("12.3", "sold_out"))
    price = settings.tale_cost if tale else settings.merchant_cost
    return found + paying(house, s, int(price))


def sell(house: House, s: int, ids: list[str]) -> Reasons:
    return holding(house, s, ITEM_IDS.index(ids[0]), "12.3")


def store(house: House, s: int, ids: list[str]) -> Reasons:
    found = transfer(house, s) + holding(house, s, ITEM_IDS.index(ids[0]), "12.4")
    if not has_room(house):
        named = {"held": in_store(house), "limit": house.content.armory_holds}
        found.append(reason("12.4", "store_full", **named))
    return found


def fetch(house: House, s: int, ids: list[str]) -> Reasons:
    item = ITEM_IDS.index(ids[0])
    found = transfer(house, s)
    if house.armory[item] == 0:
        found.append(reason("12.4", "not_stored", item=ids[0]))
    return found + fitting(house, s, item, "12.4")


def transfer(house: House, s: int) -> Reasons:
    found = face(house, s, ARMORY)
    if transfers_left(house) < 1:
        limit = house.content.armory_transfers
        found.append(reason("12.4", "transfers", limit=limit))
    return found


ROOM_TESTS: Final[dict[str, Callable[[House, int, list[str]], Reasons]]] = {
    "tavern": tavern,
    "doors": doors,
    "ritual": ritual,
    "salon": salon,
    "chapel": chapel,
    "store": store,
    "fetch": fetch,
}
SHOP_TESTS: Final = {"buy": buy, "sell": sell}


def in_special(house: House, s: int, verb: str, ids: list[str]) -> Reasons:
    """The conditions of a special room's verb; the merchant's only in his room."""
    if verb in SHOP_TESTS:
        return face(house, s, MOTEMEY) + SHOP_TESTS[verb](house, s, ids)
    return ROOM_TESTS[verb](house, s, ids)
