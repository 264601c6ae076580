"""CA-4, CA-7, CA-11, CA-12: the conditions of what a soul may do, one by one.

What is offered asks them, and so does whoever tells why something is not.
"""

from sobremesa.kernel.native import i64

from .content import (
    BRAWLER,
    ITEMS,
    NOBODY,
    NODES,
    PAS,
    SCOUT,
    SIDE,
)
from .rules_places import box_at, is_room, neighbours, stair_links
from .rules_souls import Soul
from .rules_table import House

# Going


def may_go(house: House, soul: Soul, left: i64) -> bool:
    """11.4 Scout: its first Move needs no action."""
    return left > 0 or (soul.acts == SCOUT and not house.moved)


def ways(house: House, soul: Soul) -> i64:
    """4.5 Move: the nodes one edge or staircase away, as bits."""
    node = soul.node
    nodes = neighbours(node)
    if is_room(node):
        nodes |= stair_links(house, node)
        if house.ladder == node:
            nodes |= ladder_links(node)
    return nodes


def ladder_links(node: i64) -> i64:
    """13.6 Folding Stairs: the same room one floor up or down."""
    links: i64 = 0
    if node >= SIDE:
        links |= 1 << (node - SIDE)
    if node < NODES - SIDE:
        links |= 1 << (node + SIDE)
    return links


# In a node


def cards_at(house: House, node: i64) -> i64:
    """4.6 Search: the cards of the Box there; a corridor has none."""
    return house.boxes.size[box_at(house, node)] if is_room(node) else 0


def king_watches(house: House, node: i64) -> bool:
    """4.7 Meditate: not in the corridor of the King's floor."""
    return node % SIDE == PAS and house.king_on(node // SIDE)


def tank_beside(house: House, s: i64) -> i64:
    """11.2 Tank: who keeps a soul from meditating, or NOBODY."""
    if house.tanks == 0:
        return NOBODY
    for t in range(len(house.souls)):
        if house.tanks >> t & 1 and t != s:
            if house.souls[t].node == house.souls[s].node:
                return t
    return NOBODY


def company_of(house: House, s: i64, soul: Soul) -> i64:
    """The other souls in the node, as bits."""
    mask: i64 = 0
    for t in range(len(house.souls)):
        if t != s and house.souls[t].node == soul.node:
            mask |= 1 << t
    return mask


def may_strike(soul: Soul, left: i64) -> bool:
    """11.5 Brawler: a Blunt is free."""
    return left > 0 or soul.acts == BRAWLER


def in_sanctuary(house: House, soul: Soul) -> bool:
    """7.1 Taking the Crown: where it lies."""
    return soul.node == house.settings.sanctuary


# Roles and special rooms


def heard(house: House, s: i64) -> bool:
    """11.1 Healer: whether another soul is on its floor."""
    floor = house.floor(s)
    for t in range(len(house.souls)):
        if t != s and house.floor(t) == floor:
            return True
    return False


def may_guard(soul: Soul, s: i64, t: i64) -> bool:
    """11.2 Tank: another soul than before; NOBODY, if it guarded one."""
    return t != s and t != soul.guard


def trades_left(house: House) -> i64:
    """4.10 Trade: so many transfers more in this turn."""
    return house.settings.trade_limit - house.traded


def transfers_left(house: House) -> i64:
    """12.4 Armory: so many transfers more in this turn."""
    return house.content.armory_transfers - house.stored


def in_store(house: House) -> i64:
    """12.4 Armory: how many things it holds."""
    held: i64 = 0
    for item in range(ITEMS):
        held += house.armory[item]
    return held


def has_room(house: House) -> bool:
    """12.4 Armory: whether one thing more fits in."""
    return in_store(house) < house.content.armory_holds


def may_perform(house: House, node: i64) -> bool:
    """12.6 Lethal Chamber: exactly so many souls in the room."""
    return house.count_at(node) == house.content.ritual_souls


def is_elsewhere(house: House, s: i64, t: i64) -> bool:
    """12.5 Yellow Doors: another soul in a different node."""
    return t != s and house.souls[t].node != house.souls[s].node
