"""Carcosa for a learner: a row of fixed length of what everybody sees."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    FLOORS,
    MONSTERS,
    NOBODY,
    NODES,
    POOLS,
    ROOMS,
    SOULS,
    SPECIALS,
    STATUS_IDS,
)
from .rules import Carcosa
from .rules_table import House

STAGES: Final[i64] = len(STAGE_IDS)
STATUSES: Final[i64] = len(STATUS_IDS)
MARKS: Final[i64] = 14  # numbers a soul, beside what it is, has and bears


def observe(state: State, seat: i64, sight: Sight) -> None:
    """Who is asked what, counters, the King, souls, rooms, monsters, unseen cards.

    Souls stand in order from the first soul of the viewer; a spectator sees them
    from P1.
    """
    assert isinstance(state, Carcosa)
    house = state.house
    viewer: i64 = seat if seat > 0 else 0
    souls: i64 = len(house.souls)
    sight.one(state.stage if state.seat >= 0 else -1, STAGES)
    sight.one(place(house, house.asked, viewer), SOULS)
    sight.one(place(house, house.active, viewer), SOULS)
    see_counters(house, sight)
    sight.one(house.card, house.content.cards)
    for at in range(souls):
        see_soul(house, (viewer + at) % souls, viewer, sight)
    roles: i64 = len(house.content.role_ids)
    each = MARKS + roles + NODES + SOULS + len(house.souls[0].items) + STATUSES
    sight.gap((SOULS - souls) * each)
    for room in range(ROOMS):
        see_room(house, room, sight)
    for floor in range(FLOORS):
        see_floor(house, floor, sight)
    for kind in range(MONSTERS):
        see_monster(house, kind, sight)
    for pile in (house.loot, house.armory, house.merchant.bag):
        sight.parts(pile, 0, len(pile), 3.0)
    sight.parts(house.boxes.pool, 0, len(house.boxes.pool), 6.0)


def place(house: House, soul: i64, viewer: i64) -> i64:
    """Where a soul stands from the viewer on; NOBODY for none."""
    return NOBODY if soul < 0 else (soul - viewer) % len(house.souls)


def see_counters(house: House, sight: Sight) -> None:
    sight.part(house.round, 12.0)
    sight.part(house.actions_left(house.active) if house.active >= 0 else 0, 2.0)
    sight.part(house.keys_held(), 4.0)
    sight.part(house.keys_destroyed, 4.0)
    sight.part(house.keys_total(), 8.0)
    sight.part(house.tue_tues, 3.0)
    sight.part(house.tales_attached, 4.0)
    sight.part(house.vanish, 4.0)
    sight.flag(house.doubled)
    sight.part(house.die, 6.0)
    sight.part(house.merchant.size(), 13.0)
    sight.flag(house.display >= 0)
    sight.flag(house.ritual_done)
    sight.one(house.king_floor, FLOORS)


def see_soul(house: House, s: i64, viewer: i64, sight: Sight) -> None:
    soul = house.souls[s]
    sight.put(1.0)
    sight.part(soul.sanity, 5.0)
    sight.part(soul.maximum(), 7.0)
    sight.part(soul.free_keys(), 3.0)
    sight.part(soul.slots, 3.0)
    sight.flag(soul.limited)
    sight.flag(soul.skip)
    sight.flag(soul.frozen)
    sight.flag(soul.bought)
    sight.part(soul.shield, 1.0)
    sight.part(soul.waning, 2.0)
    sight.flag(house.book == s)
    sight.flag(house.crown == s)
    sight.flag(house.ring == s)
    sight.one(soul.role, len(house.content.role_ids))
    sight.one(soul.node, NODES)
    sight.one(place(house, soul.guard, viewer), SOULS)
    sight.parts(soul.items, 0, len(soul.items), 2.0)
    sight.parts(soul.status, 0, STATUSES, 3.0)


def see_room(house: House, room: i64, sight: Sight) -> None:
    """Size, unseen cards by pool, and the top card if it is known."""
    boxes = house.boxes
    box = boxes.at[room]
    sight.part(boxes.size[box], 9.0)
    sight.part(boxes.stirred[box], 9.0)
    sight.parts(boxes.unseen, box * POOLS, POOLS, 4.0)
    sight.one(boxes.known_top(box) if boxes.size[box] > 0 else -1, house.content.cards)


def see_floor(house: House, floor: i64, sight: Sight) -> None:
    sight.one(house.stairs[floor], 4)
    sight.one(house.special_at[floor] % 5, 4)
    sight.one(house.special[floor], SPECIALS)
    sight.flag(house.ruined >> floor & 1 == 1)


def see_monster(house: House, kind: i64, sight: Sight) -> None:
    monster = house.monster(kind)
    if monster is None:
        sight.gap(NODES + 1)
        return
    sight.part(monster.stun, 3.0)
    sight.one(monster.node, NODES)
