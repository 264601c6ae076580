"""Carcosa for a learner: a vector of fixed length of what everybody sees."""

from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    FLOORS,
    MONSTERS,
    NODES,
    POOLS,
    ROOMS,
    SOULS,
    SPECIALS,
    STATUS_IDS,
)
from .rules import Carcosa
from .rules_table import House


def observe(state: State, seat: int) -> list[float]:
    """Who is asked what, counters, the King, souls, rooms, monsters, unseen cards.

    Souls stand in order from the first soul of the viewer; a spectator sees them
    from P1.
    """
    assert isinstance(state, Carcosa)
    house = state.house
    viewer = max(seat, 0)
    seen = one_hot(state.stage if state.seat >= 0 else None, len(STAGE_IDS))
    seen += one_hot(place(house, int(house.asked), viewer), SOULS)
    seen += one_hot(place(house, int(house.active), viewer), SOULS)
    seen += see_counters(house)
    seen += one_hot(house.card if house.card >= 0 else None, int(house.content.cards))
    for at in range(SOULS):
        s = viewer + at
        seen += see_soul(house, s % len(house.souls), viewer, at < len(house.souls))
    for room in range(ROOMS):
        seen += see_room(house, room)
    for floor in range(FLOORS):
        seen += see_floor(house, floor)
    for kind in range(MONSTERS):
        seen += see_monster(house, kind)
    for pile in (house.loot, house.armory, house.merchant.bag):
        seen += [int(number) / 3 for number in pile]
    seen += [int(number) / 6 for number in house.boxes.pool]
    return seen


def one_hot(index: int | None, length: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(length)]


def place(house: House, soul: int, viewer: int) -> int | None:
    return None if soul < 0 else (soul - viewer) % len(house.souls)


def see_counters(house: House) -> list[float]:
    active = house.active >= 0
    return [
        int(house.round) / 12,
        int(house.actions_left(house.active)) / 2 if active else 0.0,
        int(house.keys_held()) / 4,
        int(house.keys_destroyed) / 4,
        int(house.keys_total()) / 8,
        int(house.tue_tues) / 3,
        int(house.tales_attached) / 4,
        int(house.vanish) / 4,
        float(house.doubled),
        int(house.die) / 6,
        len(house.merchant) / 13,
        float(house.display >= 0),
        float(house.ritual_done),
        *one_hot(house.king_floor, FLOORS),
    ]


def see_soul(house: House, s: int, viewer: int, real: bool) -> list[float]:
    """Zeros where there is no such soul."""
    soul, roles = house.souls[s], len(house.content.role_ids)
    seen = [
        1.0,
        int(soul.sanity) / 5,
        int(soul.maximum()) / 7,
        int(soul.free_keys()) / 3,
        int(soul.slots) / 3,
        float(soul.limited),
        float(soul.skip),
        float(soul.frozen),
        float(soul.bought),
        float(soul.shield),
        int(soul.waning) / 2,
        float(house.book == s),
        float(house.crown == s),
        float(house.ring == s),
        *one_hot(soul.role if soul.role >= 0 else None, roles),
        *one_hot(soul.node, NODES),
        *one_hot(place(house, int(soul.guard), viewer), SOULS),
        *[int(number) / 2 for number in soul.items],
        *[int(soul.status[at]) / 3 for at in range(len(STATUS_IDS))],
    ]
    return seen if real else [0.0] * len(seen)


def see_room(house: House, room: int) -> list[float]:
    """Size, unseen cards by pool, and the top card if it is known."""
    boxes = house.boxes
    box = int(boxes.at[room])
    top = int(boxes.known_top(box)) if boxes.size[box] > 0 else -1
    return [
        int(boxes.size[box]) / 9,
        int(boxes.stirred[box]) / 9,
        *[int(boxes.unseen[box * POOLS + pool]) / 4 for pool in range(POOLS)],
        *one_hot(top if top >= 0 else None, int(house.content.cards)),
    ]


def see_floor(house: House, floor: int) -> list[float]:
    special = int(house.special[floor])
    return [
        *one_hot(house.stairs[floor], 4),
        *one_hot(int(house.special_at[floor]) % 5, 4),
        *one_hot(special if special >= 0 else None, SPECIALS),
        float(house.ruined >> floor & 1),
    ]


def see_monster(house: House, kind: int) -> list[float]:
    monster = house.monster(kind)
    if monster is None:
        return [0.0] * (NODES + 1)
    return [int(monster.stun) / 3, *one_hot(monster.node, NODES)]
