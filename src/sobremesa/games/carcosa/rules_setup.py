"""CA-3: roles, special rooms, Boxes, stairs, the King."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import (
    FLOORS,
    KEY,
    NOBODY,
    SIDE,
)
from .rules_agenda import T_ROUND
from .rules_round import move_stairs
from .rules_table import House


def roles_in_play(house: House) -> int:
    """3.3 Dealing roles: a single soul cannot be the Healer; as bits."""
    content = house.content
    mask = 0
    for role in range(len(content.role_ids)):
        if content.roles_left >> role & 1:
            if content.role_least[role] <= len(house.souls):
                mask |= 1 << role
    return mask


def roles_left(house: House) -> list[int]:
    """3.3 Dealing roles: those left, no repeats."""
    left = roles_in_play(house)
    return [
        int(house.content.role_action(role))
        for role in range(len(house.content.role_ids))
        if left >> role & 1 and played_by(house, role) == NOBODY
    ]


def played_by(house: House, role: i64) -> i64:
    """The soul that has a role, or NOBODY."""
    for s in range(len(house.souls)):
        if house.souls[s].role == role:
            return s
    return NOBODY


def give_role(house: House, s: i64, role: i64, log: Log) -> None:
    """3.3 Dealing roles: one to each soul.
    3.4 Starting souls: maximum sanity and the role's object.
    """
    content = house.content
    house.cast(s, role)
    soul = house.souls[s]
    soul.ceiling = soul.sanity = content.role_sanity[role]
    soul.slots = content.role_slots[role]
    soul.key_slots = house.settings.key_slots(int(role))
    soul.node = house.settings.start(int(s))
    item = content.role_item[role]
    if item != KEY:
        soul.items[item] += 1
    log.say("3.3/role", s, role)


def set_up(house: House, dice: Dice, log: Log) -> None:
    """3.5 The four Tales: one is the merchant's.
    3.6 Placing special rooms: in one room of each floor, face down.
    2.7 A d4 chooses a room: as always.
    3.8 The merchant's deck: the Tale is put on display.
    3.9 First stairs: by a d4 for each floor.
    3.10 The King at the start: on the Sanctuary's floor.
    """
    tales = house.content.tales
    if len(tales) > 0:
        house.display = tales[dice.below(len(tales))]
    for floor in range(FLOORS):
        room = dice.below(4)
        house.special_at[floor] = floor * SIDE + room
        log.say("3.6/special", floor * 4 + room)
    house.boxes.fill(house.settings, house.display)
    if house.display != NOBODY:
        log.say("3.8/display", house.display)
    move_stairs(house, "3.9/stairs", dice, log)
    house.king_floor = house.settings.sanctuary // SIDE
    house.then(T_ROUND)
