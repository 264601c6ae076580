"""CA-1.11 and CA-9: sanity, the -5 rule, checks, statuses, loops."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, pop, vec

from .actions import A_ACCEPT, A_MIND, A_SLOT, DISCARD, DOUBLE, SACRIFICE
from .content import (
    CURSED,
    HIGH_ROLLER,
    ITEMS,
    KEY,
    LOWEST,
    NOBODY,
    OBJECT,
    PATTERN,
    PENDANT,
    POISONED,
    PROTECTED,
    TRAPPED,
    VANITY,
)
from .rules_agenda import SLOTS, T_OUTCOME
from .rules_souls import Soul
from .rules_table import House


def lose(
    house: House, s: i64, loss: i64, key: str, log: Log, presence: bool = False
) -> None:
    """9.2 Loss: guard, Pendant, Vanity, shield, sanity. The batch is not settled.
    9.8 Already at −5: nothing is lost.
    9.16 Vanity: each loss is larger.
    11.2 Tank: it suffers for whom it guards.
    13.8 Pendant: less by the King's presence.
    """
    soul = house.souls[s]
    if loss < 1 or soul.sanity == LOWEST:
        return
    guard = guard_of(house, s)
    if guard != NOBODY:
        log.say("11.2/suffers", guard, s)
        s = guard
        soul = house.souls[s]
    if presence and soul.items[PENDANT] > 0:
        loss -= min(loss, house.content.pendant)
        log.say("13.8/spares", s)
    if loss > 0 and soul.status[VANITY] > 0:
        loss += house.content.vanity
    if loss > 0 and soul.shield > 0:
        loss -= min(loss, soul.shield)
        soul.shield = 0
        log.say("9.2/shield", s)
    if loss > 0:
        lost = min(loss, soul.sanity - LOWEST)
        soul.sanity -= lost
        log.say(key, s, lost)
        fall(house, s, log)


def guard_of(house: House, s: i64) -> i64:
    """11.2 Tank: it suffers for a soul it guards in its node, or NOBODY does."""
    if house.tanks == 0:
        return NOBODY
    for t in range(len(house.souls)):
        tank = house.souls[t]
        if tank.guard == s and t != s and house.tanks >> t & 1:
            if tank.node == house.souls[s].node and tank.status[TRAPPED] == 0:
                if tank.sanity > LOWEST:
                    return t
    return NOBODY


def fall(house: House, s: i64, log: Log) -> None:
    """9.6 Collapse: who reaches -5 joins the queue."""
    if house.souls[s].sanity == LOWEST:
        house.fallen = append(house.fallen, s)
        log.say("9.6/collapses", s)


def lose_all(house: House, loss: i64, key: str, log: Log, spared: i64 = NOBODY) -> None:
    """1.7 Batches: every soul but one, in turn order; then the collapse queue."""
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        if s != spared:
            lose(house, s, loss, key, log)
    house.settle()


def pay(house: House, s: i64, price: i64, log: Log) -> None:
    """9.3 Cost: no loss, so nothing changes it."""
    if price > 0:
        house.souls[s].sanity -= price
        log.say("9.3/pays", s, price)


def can_pay(soul: Soul, price: i64) -> bool:
    """9.3 Cost: the payer must end at -4 or higher, unless nothing is asked."""
    return price == 0 or soul.sanity - price > LOWEST


def set_sanity(house: House, s: i64, value: i64, key: str, log: Log) -> None:
    """9.4 Set: within -5 and the maximum; not a loss. The batch is not settled.
    9.8 Already at −5: no second collapse.
    """
    soul = house.souls[s]
    before = soul.sanity
    soul.sanity = max(LOWEST, min(value, soul.maximum()))
    log.say(key, s, soul.sanity)
    if before > LOWEST:
        fall(house, s, log)


def recover(house: House, s: i64, gain: i64, key: str, log: Log) -> None:
    """9.5 Recovery: never above the maximum."""
    soul = house.souls[s]
    gain = min(gain, soul.maximum() - soul.sanity)
    if gain > 0:
        soul.sanity += gain
        log.say(key, s, gain)


# The collapse queue


def collapse(house: House, log: Log) -> None:
    """9.7 Collapse queue: from the front, one by one."""
    s = house.fallen[0]
    soul = house.souls[s]
    if house.settings.sacrifice and (soul.slots > 0 or soul.ceiling > 0):
        house.ask(SACRIFICE, s)
    else:
        ruin(house, log)


def ruin(house: House, log: Log) -> None:
    """9.7 Collapse queue: keys destroyed, objects discarded, a loss for the others."""
    house.fallen, s = pop(house.fallen, 0)
    soul = house.souls[s]
    keys = soul.items[KEY]
    if keys > 0:
        house.keys_destroyed += keys
        soul.items[KEY] = 0
        log.say("9.7/destroyed", s, keys)
    for item in range(OBJECT, ITEMS):
        while soul.items[item] > 0:
            house.discard_item(s, item)
            log.say("9.7/discards", s, item)
    lose_all(house, house.content.collapse_loss, "9.7/loses", log, s)


def sacrifice_options(house: House) -> list[int]:
    """9.23 Sacrifice: what the soul still has, or nothing."""
    soul = house.souls[house.asked]
    legal: list[int] = []
    if soul.slots > 0:
        legal.append(A_SLOT)
    if soul.ceiling > 0:
        legal.append(A_MIND)
    legal.append(A_ACCEPT)
    return legal


def sacrifice(house: House, answer: i64, log: Log) -> None:
    """9.23 Sacrifice: an object slot or a point of the maximum, and sanity is set."""
    if answer != A_SLOT and answer != A_MIND:
        ruin(house, log)
        return
    house.fallen, s = pop(house.fallen, 0)
    soul = house.souls[s]
    house.settle()
    if answer == A_MIND:
        soul.ceiling -= 1
    else:
        soul.slots -= 1
    log.say("9.23/sacrifices", s, answer - A_SLOT)
    set_sanity(house, s, house.content.sacrifice_sanity, "9.23/set", log)
    if soul.slotted() > soul.slots and answer == A_SLOT:
        house.ask(DISCARD, s, SLOTS)


# Checks


def check(house: House, s: i64, dice: Dice, log: Log) -> None:
    """1.11 Checks: a d6 and the current sanity; the outcome follows."""
    house.then(T_OUTCOME)
    roll(house, s, "1.11/check", dice, log)


def roll(house: House, s: i64, key: str, dice: Dice, log: Log) -> None:
    """11.3 High Roller: once in its own turn it may add a second die."""
    house.die = dice.roll(6)
    log.say(key, s, house.die, total(house, s))
    if s == house.active and not house.gambled:
        if house.souls[s].acts == HIGH_ROLLER:
            house.ask(DOUBLE, s)


def roll_again(house: House, s: i64, dice: Dice, log: Log) -> None:
    """11.3 High Roller: the second die is added."""
    second = dice.roll(6)
    house.gambled = True
    house.die += second
    log.say("11.3/doubles", s, second, total(house, s))


def total(house: House, s: i64) -> i64:
    """1.11 Checks: never less than 0."""
    return max(0, house.die + house.souls[s].sanity)


# Statuses


def gain_status(house: House, s: i64, status: i64, key: str, log: Log) -> None:
    """9.11 Durations: by the status; Poisoned adds up."""
    soul, rounds = house.souls[s], i64(house.content.rounds[status])
    if status != POISONED:
        soul.status[status] = rounds
    elif rounds == 1:
        soul.waning += 1
    else:
        soul.status[POISONED] += 1
    log.say(key, s, status)


def clear_statuses(house: House, s: i64, log: Log) -> None:
    """9.12 Removing statuses: all of them, Trapped too."""
    soul = house.souls[s]
    removed = soul.waning
    for status in range(TRAPPED + 1):
        removed += soul.status[status]
        soul.status[status] = 0
    soul.waning = 0
    soul.captor = NOBODY
    if removed > 0:
        log.say("9.12/cleared", s)


def poison(house: House, log: Log) -> None:
    """9.13 Poisoned: each instance lowers the maximum for good.
    9.1 Sanity: the maximum stays at 0 or more, and takes the sanity with it.
    """
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        soul = house.souls[s]
        sick = soul.status[POISONED] + soul.waning
        if sick > 0:
            soul.ceiling = max(0, soul.ceiling - sick * house.content.poison)
            soul.sanity = min(soul.sanity, soul.maximum())
            log.say("9.13/poison", s, soul.maximum())


def curse(house: House, s: i64, log: Log) -> None:
    """9.14 Cursed: a loss for every other soul on the same floor."""
    if house.souls[s].status[CURSED] == 0:
        return
    floor = house.floor(s)
    for place in range(len(house.souls)):
        t = house.in_turn(place)
        if t != s and house.floor(t) == floor:
            lose(house, t, house.content.curse, "9.14/loses", log)
    house.settle()


def durations(house: House, log: Log) -> None:
    """9.11 Durations: reduced by one; what ends is removed.
    8.20 Getting free: in time.
    """
    for place in range(len(house.souls)):
        s = house.in_turn(place)
        soul = house.souls[s]
        soul.frozen = False
        if soul.waning > 0 and soul.status[POISONED] == 0:
            log.say("9.11/ends", s, POISONED)
        soul.waning = soul.status[POISONED]
        soul.status[POISONED] = 0
        for status in range(CURSED, TRAPPED + 1):
            left = soul.status[status]
            if left > 1:
                soul.status[status] = left - 1
            elif left == 1 and status == TRAPPED:
                set_free(house, s, "9.11/frees", log)
            elif left == 1:
                soul.status[status] = 0
                log.say("9.11/ends", s, status)


def set_free(house: House, s: i64, key: str, log: Log) -> None:
    """8.20 Getting free: by struggle, rescue or in time, which stuns the captor."""
    soul = house.souls[s]
    captor = house.monster(soul.captor)
    soul.status[TRAPPED] = 0
    soul.captor = NOBODY
    log.say(key, s)
    stun = house.content.captor_stun
    if captor is not None and captor.stun < stun:
        captor.stun = stun
        log.say("8.20/stunned", captor.kind, stun)


def ignores_yellow(house: House, s: i64, card: i64, log: Log) -> bool:
    """9.17 Illuminated and Protected: no check, no effect on anyone."""
    if house.souls[s].status[PROTECTED] == 0:
        return False
    log.say("9.17/ignores", s, card)
    return True


# Loops


def loops(house: House, s: i64, room: i64) -> bool:
    """9.22 Room history: remember a room; whether it closes the last cycle."""
    cycles = house.settings.loop_cycles
    if cycles == 0:
        return False
    soul = house.souls[s]
    soul.trail = append(soul.trail, room)
    if len(soul.trail) > PATTERN * cycles:
        soul.trail, _ = pop(soul.trail, 0)
    for length in range(2, PATTERN + 1):
        if repeats(soul.trail, length, cycles):
            return True
    return False


def repeats(trail: vec[i64], length: i64, cycles: i64) -> bool:
    """9.22 Room history: so many cycles of at least two different rooms at its end."""
    last: i64 = len(trail) - 1
    first = last + 1 - length * cycles
    if first < 0:
        return False
    at = first + length
    while at <= last:
        if trail[at] != trail[at - length]:
            return False
        at += 1
    for at in range(first + 1, first + length):
        if trail[at] != trail[first]:
            return True
    return False


def punish(house: House, s: i64, log: Log) -> None:
    """9.21 Loop: the turn ends, sanity is set to -5."""
    house.souls[s].trail = vec[i64]()
    log.say("9.21/loop", s)
    house.end_turn(s, log)
    set_sanity(house, s, LOWEST, "9.21/set", log)
    house.settle()
