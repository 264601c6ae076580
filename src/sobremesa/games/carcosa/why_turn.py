"""Why a soul may not do something in its turn: going, things, trades, roles."""

from collections.abc import Callable
from typing import Final

from .content import (
    BLUNT,
    COMPASS,
    HEALER,
    ITEM_IDS,
    KEY,
    MONSTER_IDS,
    NOBODY,
    NODE_IDS,
    ROLE_IDS,
    SCROLL,
    SERENITY,
    SIDE,
    SOUL_IDS,
    STAIRS,
    TANK,
    VIAL,
)
from .rules_conditions import (
    heard,
    in_sanctuary,
    king_watches,
    may_go,
    may_guard,
    may_strike,
    tank_beside,
    trades_left,
    ways,
)
from .rules_places import box_on_floor, corridor
from .rules_table import House
from .why_words import (
    Reasons,
    about,
    action,
    another,
    beside,
    filled,
    fitting,
    holding,
    in_room,
    mobile,
    paying,
    reason,
    unbarred,
    untrapped,
)


def to(house: House, s: int, ids: list[str]) -> Reasons:
    soul, node = house.souls[s], NODE_IDS.index(ids[0])
    found = mobile(house, s)
    if not may_go(house, soul, house.actions_left(s)):
        found += action(house, s)
    if not ways(house, soul) >> node & 1:
        far = soul.node // SIDE != node // SIDE
        word = "here" if node == soul.node else "stairs" if far else "way"
        found.append(about("2.5" if far else "2.2", word, s, node=ids[0]))
    return found + unbarred(house, s, node)


def search(house: House, s: int, ids: list[str]) -> Reasons:
    found = action(house, s) + in_room(house, s, "4.6")
    if len(in_room(house, s, "4.6")) == 0:
        found += filled(house, int(house.souls[s].node), "4.6")
    return found


def meditate(house: House, s: int, ids: list[str]) -> Reasons:
    soul, tank = house.souls[s], int(tank_beside(house, s))
    found = action(house, s) + unhealed(house, s, "4.7")
    if king_watches(house, soul.node):
        found.append(reason("4.7", "king", node=NODE_IDS[soul.node]))
    if tank != NOBODY:
        found.append(about("4.7", "tank", tank))
    return found


def unhealed(house: House, s: int, rule: str) -> Reasons:
    soul = house.souls[s]
    return [about(rule, "whole", s, maximum=soul.maximum())] if soul.is_whole() else []


def end(house: House, s: int, ids: list[str]) -> Reasons:
    return []


def struggle(house: House, s: int, ids: list[str]) -> Reasons:
    return action(house, s) + captive(house, s)


def captive(house: House, s: int) -> Reasons:
    return [] if house.souls[s].is_trapped() else [about("4.12", "untrapped", s)]


def rescue(house: House, s: int, ids: list[str]) -> Reasons:
    t = SOUL_IDS.index(ids[0])
    found = action(house, s) + beside(house, s, t, "4.12")
    return found + captive(house, t) if t < len(house.souls) else found


# Things


def use(house: House, s: int, ids: list[str]) -> Reasons:
    item = ITEM_IDS.index(ids[0])
    found = holding(house, s, item, "4.9")
    floor = int(house.souls[s].node) // SIDE
    if item == VIAL:
        found += unhealed(house, s, "13.2")
    elif item == COMPASS:
        found += in_room(house, s, "13.3") + mobile(house, s)
        if house.souls[s].node != corridor(house.souls[s].node):
            found += unbarred(house, s, int(corridor(house.souls[s].node)))
    elif item == STAIRS:
        found += in_room(house, s, "13.6")
    elif item == SCROLL and not box_on_floor(house, floor):
        found.append(reason("13.7", "floor_empty"))
    return found


def blunt(house: House, s: int, ids: list[str]) -> Reasons:
    soul = house.souls[s]
    found = holding(house, s, BLUNT, "13.4")
    if not may_strike(soul, house.actions_left(s)):
        found += action(house, s)
    monster = house.monster(MONSTER_IDS.index(ids[0]))
    if monster is None:
        found.append(reason("13.4", "no_monster", monster=ids[0]))
    elif monster.node != soul.node:
        node = NODE_IDS[monster.node]
        found.append(reason("13.4", "far_monster", monster=ids[0], node=node))
    return found


def attach(house: House, s: int, ids: list[str]) -> Reasons:
    found = [] if house.book == s else [about("7.7", "book", s)]
    return found + holding(house, s, ITEM_IDS.index(ids[0]), "7.7")


def crown(house: House, s: int, ids: list[str]) -> Reasons:
    found = action(house, s) + holding(house, s, KEY, "7.1")
    if house.crown != NOBODY:
        found.append(about("7.1", "crown", int(house.crown)))
    if not in_sanctuary(house, house.souls[s]):
        node = NODE_IDS[house.settings.sanctuary]
        found.append(about("7.1", "sanctuary", s, node=node))
    return found


def shed(house: House, s: int, ids: list[str]) -> Reasons:
    serene = house.souls[s].status[SERENITY] > 0
    return [] if serene else [about("9.19", "no_serenity", s)]


# With others


def give(house: House, s: int, ids: list[str]) -> Reasons:
    item, t = ITEM_IDS.index(ids[0]), SOUL_IDS.index(ids[1])
    found = partner(house, s, t) + holding(house, s, item, "4.10")
    if t < len(house.souls) and t != s:
        found += fitting(house, t, item, "4.10")
    return found


def ask(house: House, s: int, ids: list[str]) -> Reasons:
    item, t = ITEM_IDS.index(ids[0]), SOUL_IDS.index(ids[1])
    found = partner(house, s, t)
    if t < len(house.souls) and t != s:
        found += holding(house, t, item, "4.10") + fitting(house, s, item, "4.10")
    return found


def partner(house: House, s: int, t: int) -> Reasons:
    """Another soul there that may trade, and a trade left in this turn."""
    found = beside(house, s, t, "4.10")
    if t < len(house.souls) and t != s and house.souls[t].is_trapped():
        found.append(about("4.10", "trapped", t))
    if trades_left(house) < 1:
        found.append(reason("4.10", "trades", limit=house.settings.trade_limit))
    return found


def comfort(house: House, s: int, ids: list[str]) -> Reasons:
    found = role(house, s, HEALER, "11.1") + action(house, s)
    if house.comforted:
        found.append(reason("4.15", "once"))
    found += paying(house, s, house.content.comfort_price[house.souls[s].role])
    return found if heard(house, s) else [*found, about("11.1", "alone", s)]


def guard(house: House, s: int, ids: list[str]) -> Reasons:
    found = role(house, s, TANK, "11.2")
    if house.guarded:
        found.append(reason("4.15", "once"))
    ward = NOBODY if ids[0] == "none" else SOUL_IDS.index(ids[0])
    if ward != NOBODY:
        found += another(house, s, ward, "11.2")
    if ward != s and not may_guard(house.souls[s], s, ward):
        found.append(about("11.2", "guarding", s, ward=ids[0]))
    return found


def role(house: House, s: int, wanted: int, rule: str) -> Reasons:
    if house.souls[s].acts == wanted:
        return []
    return [about(rule, "role", s, role=ROLE_IDS[wanted])]


TURN_TESTS: Final[dict[str, Callable[[House, int, list[str]], Reasons]]] = {
    "to": to,
    "search": search,
    "meditate": meditate,
    "end": end,
    "struggle": struggle,
    "rescue": rescue,
    "use": use,
    "blunt": blunt,
    "attach": attach,
    "crown": crown,
    "shed": shed,
    "give": give,
    "ask": ask,
    "comfort": comfort,
    "guard": guard,
}
FREE_IF_TRAPPED: Final = ("end", "struggle")


def in_turn(house: House, s: int, verb: str, ids: list[str]) -> Reasons:
    """Whatever a Trapped soul may not do, and the conditions of a verb."""
    found = [] if verb in FREE_IF_TRAPPED else untrapped(house, s)
    return found + TURN_TESTS[verb](house, s, ids)
