"""How far souls are from places, and whether they will be there in time."""

from sobremesa.kernel.native import i64

from .content import NOBODY, PAS, ROOM_NODE, SCOUT, SIDE, TRAPPED
from .rules_places import floor_distance
from .rules_souls import Soul
from .rules_table import House


def can_leave(house: House, s: i64, soul: Soul) -> bool:
    """Whether a soul has the actions to be on another floor when the round ends."""
    return actions_to_come(house, s, soul) > to_stairs(house, soul.node)


def actions_to_come(house: House, s: i64, soul: Soul) -> i64:
    """With which a soul can move before the round ends."""
    if soul.status[TRAPPED] > 0 or soul.frozen or house.active == NOBODY:
        return 0
    for place in range(house.turn, len(house.souls)):
        if house.in_turn(place) == s:
            free: i64 = 1 if soul.acts == SCOUT else 0
            if s == house.active:
                return house.actions_left(s) + (0 if house.moved else free)
            return 0 if soul.skip else house.allowance(s) + free
    return 0


def has_acted(house: House, s: i64) -> bool:
    """Whether its turn of this round is over."""
    if house.active == NOBODY:
        return True
    for place in range(house.turn, len(house.souls)):
        if house.in_turn(place) == s:
            return s == house.active and house.actions_left(s) == 0
    return True


def to_stairs(house: House, node: i64) -> i64:
    """Moves to the staircase of the floor."""
    return floor_distance(node, node // SIDE * SIDE + house.stairs[node // SIDE])


def moves_to(house: House, s: i64, floor: i64) -> float:
    """Moves of a soul to a floor's corridor; the stairs of the next round are luck."""
    node = house.souls[s].node
    moves = float(moves_home(house, node, floor))
    if node // SIDE != floor and has_acted(house, s):
        expected = 1.0 if node % SIDE == PAS else 1.25
        moves += expected - float(to_stairs(house, node))
    return moves


def moves_home(house: House, node: i64, home: i64) -> i64:
    """By the stairs as they stand."""
    floor = node // SIDE
    if floor == home:
        return 0 if node % SIDE == PAS else 1
    floors = floor - home if floor > home else home - floor
    return to_stairs(house, node) + floors + 1


def moves_between(house: House, node: i64, goal: i64) -> i64:
    """Moves from node to node, by the stairs as they stand."""
    floor = node // SIDE
    if floor == goal // SIDE:
        return floor_distance(node, goal)
    up = goal // SIDE
    stairs = up * SIDE + house.stairs[up]
    return moves_home(house, node, up) - 1 + floor_distance(stairs, goal)


def reach(house: House, room: i64) -> i64:
    """Moves to a Box of a soul that could take a key out of it."""
    nearest: i64 = 8
    for s in range(len(house.souls)):
        soul = house.souls[s]
        if soul.free_keys() > 0:
            node: i64 = ROOM_NODE[room]
            if has_acted(house, s):
                node = ROOM_NODE[house.content.belt[room]]
            moves = moves_between(house, soul.node, node)
            nearest = min(nearest, max(1, moves))
    return nearest
