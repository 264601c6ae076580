"""CA-2, CA-12.1: the graph of the house, distances, and special rooms by place."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import (
    ARMORY,
    FLOORS,
    HIDDEN,
    ITEMS,
    KEY,
    NODE_ROOM,
    NODES,
    PARTNER,
    PAS,
    ROOMS,
    SIDE,
    SPECIALS,
)
from .rules_table import House


def is_room(node: i64) -> bool:
    return node % SIDE != PAS


def corridor(node: i64) -> i64:
    """The corridor of a node's floor."""
    return node // SIDE * SIDE + PAS


def box_at(house: House, node: i64) -> i64:
    """The Box in a room."""
    return house.boxes.at[NODE_ROOM[node]]


def neighbours(node: i64) -> i64:
    """2.2 Edges: adjacent nodes of the floor, as bits.
    2.3 Crossing a floor: otherwise through the corridor.
    2.8 The belt is no path: it is not asked.
    """
    first = node // SIDE * SIDE
    place = node % SIDE
    if place == PAS:
        return 15 << first
    return 1 << (first + PAS) | 1 << (first + PARTNER[place])


def stair_links(house: House, node: i64) -> i64:
    """2.4 One staircase a floor: from no other room.
    2.5 Taking the stairs: the staircases next to this one, as bits.
    2.6 Ends of the stairs: none below floor 1 or above floor 3.
    """
    floor = node // SIDE
    if node % SIDE != house.stairs[floor]:
        return 0
    links: i64 = 0
    if floor > 0:
        links |= 1 << ((floor - 1) * SIDE + house.stairs[floor - 1])
    if floor < FLOORS - 1:
        links |= 1 << ((floor + 1) * SIDE + house.stairs[floor + 1])
    return links


def floor_distance(one: i64, two: i64) -> i64:
    """2.10 Distances: edges inside one floor."""
    if one == two:
        return 0
    return 1 if neighbours(one) >> two & 1 else 2


def free_room(house: House, start: i64, captive: i64) -> i64:
    """8.12 Jump to a free room: the nearest one without a soul, or where it is.
    2.10 Distances: through the house, with its stairs.
    1.9 Canonical order: between equals.
    """
    taken: i64 = 1 << start
    for s in range(len(house.souls)):
        if s != captive:
            taken |= 1 << house.souls[s].node
    reached: i64 = 1 << start
    while True:
        wider = reached
        for node in range(NODES):
            if reached >> node & 1:
                wider |= neighbours(node) | stair_links(house, node)
        if wider == reached:
            return start
        for node in range(NODES):
            if wider & ~reached & ~taken & (1 << node) and is_room(node):
                return node
        reached = wider


# Special rooms


def open_special(house: House, node: i64, dice: Dice, log: Log) -> None:
    """12.1 Special rooms: turned face up when first entered."""
    floor = node // SIDE
    if house.special_at[floor] == node and house.special[floor] == HIDDEN:
        turn_up(house, floor, dice)
        log.say("12.1/opens", house.special[floor], NODE_ROOM[node])


def turn_up(house: House, floor: i64, dice: Dice) -> None:
    """3.6 Placing special rooms: a card face down is one of those not yet seen."""
    left = house.special_left
    count: i64 = 0
    for kind in range(SPECIALS):
        count += left >> kind & 1
    place = dice.below(count)
    kind = 0
    while place > 0 or not left >> kind & 1:
        place -= left >> kind & 1
        kind += 1
    house.special[floor] = kind
    house.special_left = left & ~(1 << kind)


def wreck(house: House, node: i64, monster: i64, dice: Dice, log: Log) -> None:
    """8.4 Monsters destroy special rooms: for good, with what the Armory holds."""
    floor = node // SIDE
    if house.special_at[floor] != node or house.ruined >> floor & 1:
        return
    if house.special[floor] == HIDDEN:
        turn_up(house, floor, dice)
    house.ruined |= 1 << floor
    log.say("8.4/destroys", monster, house.special[floor], NODE_ROOM[node])
    if house.special[floor] != ARMORY:
        return
    if house.armory[KEY] > 0:
        house.keys_destroyed += house.armory[KEY]
        log.say("8.4/keys", house.armory[KEY])
        house.armory[KEY] = 0
    for item in range(KEY + 1, ITEMS):
        while house.armory[item] > 0:
            house.armory[item] -= 1
            house.discards[item] += 1
            log.say("8.4/discards", item)


def any_box(house: House) -> bool:
    """Whether some Box has cards."""
    for box in range(ROOMS):
        if house.boxes.size[box] > 0:
            return True
    return False


def box_on_floor(house: House, floor: i64) -> bool:
    """Whether some Box of a floor has cards."""
    for room in range(floor * PAS, floor * PAS + PAS):
        if house.boxes.size[house.boxes.at[room]] > 0:
            return True
    return False
