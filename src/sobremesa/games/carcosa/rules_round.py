"""CA-6, CA-7.10, CA-10: the End of Round and the end of the game."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import DISCARD
from .content import (
    ATTRACT,
    BY_THE_STAIRS,
    DREAD,
    FLOORS,
    LOWEST,
    NOBODY,
    ONE_ACTION,
    PAS,
    ROOMS,
    SHUFFLE,
    SIDE,
    TANK,
)
from .rules_agenda import (
    STRIPPED,
    T_ACTIVATE,
    T_BANISHMENT,
    T_BELT,
    T_CURSE,
    T_DURATIONS,
    T_EFFECT,
    T_END_CHECK,
    T_FALSE_KING,
    T_HOUSE,
    T_MANIFESTATION,
    T_MONSTERS,
    T_POISON,
    T_PRESENCE,
    T_RING,
    T_ROUND,
    T_STAIRS,
    T_STRIP,
    T_TURN_START,
)
from .rules_content import Settings
from .rules_mind import lose, lose_all
from .rules_places import open_special
from .rules_table import House

VICTORY: Final = 1  # endings
ALL_BROKEN: Final = 2
NO_KEYS: Final = 3
TIME: Final = 4


def begin_round(house: House, log: Log) -> None:
    """1.1 Rounds: numbered from 1; a turn of every soul, then the End of Round.
    6.14 End check: shields and purchases are renewed after it.
    """
    house.round += 1
    house.turn = 0
    log.say("1.1/round", house.round)
    for soul in house.souls:
        soul.bought = False
        if soul.acts == TANK:
            soul.shield = house.content.shield[soul.role]
    house.then(T_TURN_START)


def end_round(house: House, log: Log) -> None:
    """6.1 Nine steps: always in this order."""
    house.active = NOBODY
    log.say("6.1/ends", house.round)
    house.then(T_END_CHECK)
    house.then(T_BELT)
    house.then(T_STAIRS)
    house.then(T_DURATIONS)  # 6.11, from its end to its beginning
    house.then(T_FALSE_KING)
    house.then(T_RING)
    for place in range(len(house.souls) - 1, -1, -1):
        house.then(T_CURSE, house.in_turn(place))
    house.then(T_POISON)
    house.then(T_MONSTERS)
    house.then(T_BANISHMENT)
    house.then(T_HOUSE)


def wear(house: House, log: Log) -> None:
    """6.2 House: every soul loses 1."""
    lose_all(house, house.settings.house_loss, "6.2/loses", log)


def banishment(house: House, log: Log) -> None:
    """6.3 Banishment test: `vanish` is read exactly once per round end.
    7.10 The absent King: no presence, no effect.
    """
    if house.vanish > 0:
        house.vanish -= 1
        log.say("6.3/absent", house.vanish)
        return
    house.then(T_EFFECT)
    house.then(T_MANIFESTATION)
    house.then(T_PRESENCE)


def presence_in(settings: Settings, round: i64) -> i64:
    """6.4 Presence: what the King's floor costs in a round, not doubled."""
    return settings.presence[round]


def presence_of(house: House) -> i64:
    """6.4 Presence: in this round, not doubled."""
    return presence_in(house.settings, house.round)


def toll_in(house: House, round: i64) -> i64:
    """6.4 Presence: twice as much once it is doubled (14.1)."""
    loss = presence_in(house.settings, round)
    return loss * 2 if house.doubled else loss


def presence(house: House, log: Log) -> None:
    """6.4 Presence: on the King's floor as it is now, before he moves."""
    loss = toll_in(house, house.round)
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        if house.floor(s) == house.king_floor:
            lose(house, s, loss, "6.4/loses", log, True)
    house.settle()


def landing(house: House, die: i64) -> i64:
    """6.5 Manifestation: the floor a d4 means, counting up; NOBODY: roll again."""
    if not house.settings.direct:
        return (house.king_floor + die) % FLOORS
    return NOBODY if die == 4 else die - 1


def resting(house: House, die: i64) -> i64:
    """6.6 The False King's block: where a d4 leaves the King; NOBODY: roll again."""
    floor = landing(house, die)
    return NOBODY if floor == NOBODY or house.false_king_on(floor) else floor


def manifestation(house: House, dice: Dice, log: Log) -> None:
    """6.5 Manifestation: a d4 moves the King.
    6.6 The False King's block: not to its floor.
    """
    die = dice.roll(4)
    while resting(house, die) == NOBODY:
        floor = landing(house, die)
        if floor == NOBODY:
            log.say("6.5/again", die)
        else:
            log.say("6.6/blocked", die, floor)
        die = dice.roll(4)
    house.king_floor = resting(house, die)
    log.say("6.5/king", die, house.king_floor)


def effect(house: House, dice: Dice, log: Log) -> None:
    """6.7 The King's effect: a d6."""
    what = house.content.effects[dice.roll(6) - 1]
    log.say("6.7/effect", what)
    if what == SHUFFLE:
        for room in range(ROOMS):
            house.boxes.shuffle(house.boxes.at[room])
    elif what == DREAD:
        lose_all(house, house.content.dread_loss, "6.7/loses", log)
    elif what == ONE_ACTION:
        limit(house, log)
    elif what == BY_THE_STAIRS:
        by_the_stairs(house, dice, log)
    elif what == ATTRACT:
        attract(house, dice, log)
    else:
        for place in range(len(house.souls) - 1, -1, -1):
            for _ in range(house.content.strip):
                house.then(T_STRIP, house.in_turn(place))


def limit(house: House, log: Log) -> None:
    """6.7 The King's effect: few actions in the next turn of those on his floor."""
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        if house.floor(s) == house.king_floor:
            house.souls[s].limited = True
            log.say("6.7/limited", s)


def by_the_stairs(house: House, dice: Dice, log: Log) -> None:
    """6.8 By the Stairs and Attract: to the staircase of the floor next to it."""
    floor = 0 if house.king_floor == 1 else 1
    node = floor * SIDE + house.stairs[floor]
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        if house.floor(s) == house.king_floor:
            move(house, s, node, dice, log)


def attract(house: House, dice: Dice, log: Log) -> None:
    """6.8 By the Stairs and Attract: all come.
    7.4 What the False King changes: its floor stays.
    """
    node = house.king_floor * SIDE + PAS
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        if house.false_king_on(house.floor(s)):
            log.say("7.4/stays", s)
        elif house.souls[s].node != node:
            move(house, s, node, dice, log)


def move(house: House, s: i64, node: i64, dice: Dice, log: Log) -> None:
    """5.3 Silent arrivals: no card is revealed.
    6.8 By the Stairs and Attract: Trapped souls too.
    """
    log.say("6.8/moved", s, node)
    house.relocate(s, node, log)
    open_special(house, node, dice, log)


def strip(house: House, s: i64) -> None:
    """6.9 Strip: each soul's seat chooses.
    1.8 Impossible parts: who has nothing is passed.
    """
    if house.souls[s].belongings() > 0:
        house.ask(DISCARD, s, STRIPPED)


def activate_all(house: House) -> None:
    """6.10 Monsters' step: in order of arrival."""
    for at in range(len(house.monsters) - 1, -1, -1):
        house.then(T_ACTIVATE, house.monsters[at].kind)


def wear_ring(house: House, log: Log) -> None:
    """13.9 Ring: a loss for its bearer in every Step 6."""
    if house.ring != NOBODY:
        lose(house, house.ring, house.content.ring_loss, "13.9/loses", log)
        house.settle()


def false_king_check(house: House, dice: Dice, log: Log) -> None:
    """9.24 The False King's check: failing, his floor suffers a presence."""
    if not house.settings.false_king_check or house.crown == NOBODY:
        return
    soul = house.souls[house.crown]
    die = dice.roll(6)
    value = max(0, die + soul.sanity)
    needed = soul.maximum() + house.content.crown_check
    needed += house.round - house.crown_round
    log.say("9.24/check", house.crown, die, value, needed)
    if value > needed:
        return
    floor = house.floor(house.crown)
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        if house.floor(s) == floor:
            lose(house, s, presence_of(house), "9.24/loses", log)
    house.settle()


def move_stairs(house: House, key: str, dice: Dice, log: Log) -> None:
    """2.7 A d4 chooses a room: of each floor.
    6.12 Stairs' step: floors 1, 2, 3.
    """
    for floor in range(FLOORS):
        house.stairs[floor] = dice.below(4)
        log.say(key, floor * 4 + house.stairs[floor])


def turn_belt(house: House, log: Log) -> None:
    """6.13 Belt's step: one rotation."""
    house.boxes.rotate()
    log.say("6.13/belt", house.round)


def end_check(house: House, log: Log) -> None:
    """6.14 End check: the end, or the next round.
    9.10 Defeat waits: for this step.
    10.7 When the end is tested: here only.
    """
    ending = judge(house)
    if ending == 0:
        house.then(T_ROUND)
        return
    house.ending = ending
    log.say(ENDINGS[ending], house.round)


ENDINGS: Final = [
    "",
    # 10.1 Victory
    "10.1/won",
    # 10.2 All at −5
    "10.2/lost",
    # 10.3 Too few keys
    "10.3/lost",
    # 10.6 Time
    "10.6/lost",
]


def judge(house: House) -> i64:
    """10.3 Too few keys: in play.
    10.5 Order of the end check: victory, all at -5, keys, time.
    10.6 Time: the last round.
    """
    if victory(house):
        return VICTORY
    if broken(house):
        return ALL_BROKEN
    if house.keys_in_play() <= house.settings.keys_lose_at:
        return NO_KEYS
    return TIME if house.round >= house.settings.max_rounds else 0


def victory(house: House) -> bool:
    """10.1 Victory: enough keys held, all in the Threshold."""
    return all_home(house) and enough_keys(house)


def all_home(house: House) -> bool:
    """10.1 Victory: all stand in the Threshold."""
    for soul in house.souls:
        if soul.node != house.settings.threshold:
            return False
    return True


def enough_keys(house: House) -> bool:
    """10.1 Victory: so many keys are held together.
    10.7 When the end is tested: those in the Armory or the loot are not held.
    """
    return house.keys_held() >= house.settings.keys_to_win


def broken(house: House) -> bool:
    """10.2 All at −5: nobody is above it."""
    for soul in house.souls:
        if soul.sanity > LOWEST:
            return False
    return True
