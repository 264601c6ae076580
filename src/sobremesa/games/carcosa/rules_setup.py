"""CA-3: roles, special rooms, Boxes, stairs, the King."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import A_ROLE
from .content import (
    FLOORS,
    HEALER,
    KEY,
    NOBODY,
    ROLE_ITEM,
    ROLE_SANITY,
    ROLE_SLOTS,
    ROLES,
    SIDE,
    TALE,
    TALES,
)
from .rules_agenda import T_ROUND
from .rules_round import move_stairs
from .rules_table import House


def roles_in_play(house: House) -> int:
    """3.3 Dealing roles: a single soul cannot be the Healer; as bits."""
    every = (1 << ROLES) - 1
    return every & ~(1 << HEALER) if len(house.souls) == 1 else every


def roles_left(house: House) -> list[int]:
    """3.3 Dealing roles: those left, no repeats."""
    left = roles_in_play(house)
    for soul in house.souls:
        if soul.role != NOBODY:
            left &= ~(1 << soul.role)
    return [A_ROLE + role for role in range(ROLES) if left >> role & 1]


def give_role(house: House, s: i64, role: i64, log: Log) -> None:
    """3.3 Dealing roles: one to each soul.
    3.4 Starting souls: maximum sanity and the role's object.
    """
    house.cast(s, role)
    soul = house.souls[s]
    soul.ceiling = soul.sanity = ROLE_SANITY[role]
    soul.slots = ROLE_SLOTS[role]
    soul.key_slots = house.settings.key_slots(int(role))
    soul.node = house.settings.start(int(s))
    if ROLE_ITEM[role] != KEY:
        soul.items[ROLE_ITEM[role]] += 1
    log.say("3.3/role", s, role)


def set_up(house: House, dice: Dice, log: Log) -> None:
    """3.5 The four Tales: one is the merchant's.
    3.6 Placing special rooms: in one room of each floor, face down.
    2.7 A d4 chooses a room: as always.
    3.8 The merchant's deck: the Tale is put on display.
    3.9 First stairs: by a d4 for each floor.
    3.10 The King at the start: on the Sanctuary's floor.
    """
    house.display = TALE + dice.below(TALES)
    for floor in range(FLOORS):
        room = dice.below(4)
        house.special_at[floor] = floor * SIDE + room
        log.say("3.6/special", floor * 4 + room)
    house.boxes.fill(house.settings, house.display)
    log.say("3.8/display", house.display)
    move_stairs(house, "3.9/stairs", dice, log)
    house.king_floor = house.settings.sanctuary // SIDE
    house.then(T_ROUND)
