"""CA-8: monsters, the DPS window, stuns, captives and loot."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import REACT
from .content import (
    BLUNT,
    GOBLIN,
    ITEMS,
    KEY,
    NOBODY,
    NODE_ROOM,
    NODES,
    QUEEN,
    SACK_MAN,
    SERVANT,
    SIDE,
    SPIDER,
    SPIDERLING,
    TRAPPED,
)
from .rules_agenda import T_SHOCK, T_STIR, T_STRIKE
from .rules_places import (
    box_at,
    corridor,
    floor_distance,
    free_room,
    is_room,
    neighbours,
    wreck,
)
from .rules_souls import Monster
from .rules_table import House

# Appearing


def place(house: House, kind: i64, node: i64, dice: Dice, log: Log) -> bool:
    """8.2 One token of each kind: nothing more happens if it is on the board.
    8.3 Where monsters appear: the Queen and the Ice Servant in the corridor.
    """
    if house.monster(kind) is not None:
        log.say("8.2/already", kind)
        return False
    if kind == QUEEN or kind == SERVANT:
        node = corridor(node)
    house.monsters.append(Monster(kind, node, 0, house.round))
    log.say("8.3/appears", kind, node)
    if is_room(node):
        wreck(house, node, kind, dice, log)
    return True


def reveal_monster(house: House, kind: i64, s: i64, dice: Dice, log: Log) -> None:
    """8.5 Effect when revealed: after a DPS window."""
    if place(house, kind, house.souls[s].node, dice, log):
        house.then(T_SHOCK, kind, s)
        open_window(house, kind)


def shock(house: House, kind: i64, s: i64, dice: Dice, log: Log) -> None:
    """8.5 Effect when revealed: on the revealer.
    8.14 Spider: the revealer is Trapped.
    """
    monster = house.monster(kind)
    assert monster is not None
    if kind == SPIDER:
        trap(house, s, monster, "8.14/traps", log)
    elif kind == GOBLIN:
        rob(house, s, log)
        jump(house, monster, NOBODY, dice, log)
    elif kind == SACK_MAN:
        carry_off(house, s, monster, dice, log)
    else:
        freeze(house, monster, log)


def open_window(house: House, kind: i64) -> bool:
    """8.9 DPS window: a Brawler, untrapped, with a Blunt, in the same node.
    11.5 Brawler: it alone has this window; of several the first in turn order.
    """
    monster = house.monster(kind)
    if house.brawlers == 0 or monster is None:
        return False
    for turn in range(len(house.souls)):
        b = house.in_turn(turn)
        soul = house.souls[b]
        if house.brawlers >> b & 1 and monster.node == soul.node:
            if soul.items[BLUNT] > 0 and soul.status[TRAPPED] == 0:
                house.ask(REACT, b, kind)
                return True
    return False


def react(house: House, s: i64, kind: i64, log: Log) -> None:
    """8.10 Reaction: the monster is stunned, its move and effect do not happen.
    8.7 What a stun costs: an activation broken off is the one skipped.
    """
    cancelled = house.take()
    house.discard_item(s, BLUNT)
    log.say("8.10/reacts", s, kind)
    stun(house, s, kind, log)
    monster = house.monster(kind)
    if monster is not None and cancelled != T_SHOCK:
        skip(monster, log)


def stun(house: House, s: i64, kind: i64, log: Log) -> None:
    """8.6 Stun: for one round, or as long as it was.
    8.18 Stunned by an object: it leaves, lets go of captives, or of its loot.
    """
    monster = house.monster(kind)
    assert monster is not None
    monster.stun = max(monster.stun, house.settings.stun)
    log.say("8.6/stunned", kind, monster.stun)
    if kind == SPIDERLING or kind == SERVANT:
        leave(house, kind, "8.18/leaves", log)
        return
    for t in range(len(house.souls)):
        soul = house.souls[t]
        if soul.status[TRAPPED] > 0 and soul.captor == kind:
            soul.status[TRAPPED] = 0
            soul.captor = NOBODY
            log.say("8.18/frees", t)
    if kind == GOBLIN:
        give_back(house, s, log)


def leave(house: House, kind: i64, key: str, log: Log) -> None:
    """A monster is gone from the board."""
    house.monsters = [other for other in house.monsters if other.kind != kind]
    log.say(key, kind)


def give_back(house: House, s: i64, log: Log) -> None:
    """8.18 Stunned by an object: the Goblin's loot goes to the stunning soul."""
    soul = house.souls[s]
    for item in range(ITEMS):
        while house.loot[item] > 0:
            house.loot[item] -= 1
            if soul.takes(item):
                soul.items[item] += 1
                log.say("8.18/returns", s, item)
            elif item != KEY:
                house.discards[item] += 1
                log.say("8.18/discards", item)
            elif is_room(soul.node):
                house.boxes.bury(box_at(house, soul.node), KEY)
                log.say("8.18/buried", KEY, NODE_ROOM[soul.node])
            else:
                house.keys_destroyed += 1
                log.say("8.18/destroyed", 1)


# Step 5


def activate(house: House, kind: i64, log: Log) -> None:
    """8.8 Activation: stunned ones skip; a window, a move, a window, the effect.
    8.16 Frozen Queen and Ice Servant: they never move.
    """
    monster = house.monster(kind)
    if monster is None:
        return
    if monster.stun > 0:
        skip(monster, log)
    elif kind != QUEEN and kind != SERVANT:
        opened = open_window(house, kind)
        house.then(T_STIR, kind, 1 if opened else 0)


def skip(monster: Monster, log: Log) -> None:
    """8.7 What a stun costs: one activation."""
    monster.stun -= 1
    log.say("8.7/skips", monster.kind)


def stir(house: House, kind: i64, opened: i64, dice: Dice, log: Log) -> None:
    """8.11 Toward and away: edge by edge.
    8.13 Who hunts whom: the move, then the window if there was none.
    """
    monster = house.monster(kind)
    assert monster is not None
    captive = captive_of(house) if kind == SACK_MAN else NOBODY
    flees = captive != NOBODY or (kind == GOBLIN and has_loot(house))
    for _ in range(i64(house.content.moves[kind])):
        node = away(house, monster, captive) if flees else toward(house, monster)
        if node == monster.node:
            break
        log.say("8.11/moves", kind, node)
        enter(house, monster, node, captive, dice, log)
    house.then(T_STRIKE, kind)
    if opened == 0:
        open_window(house, kind)


def enter(
    house: House, monster: Monster, node: i64, captive: i64, dice: Dice, log: Log
) -> None:
    """A monster comes into a node.
    8.17 Old Man of the Sack and Spiderling: the former brings his captive along.
    """
    monster.node = node
    if is_room(node):
        wreck(house, node, monster.kind, dice, log)
    if captive != NOBODY:
        house.relocate(captive, node, log)
        log.say("8.17/carries", captive, node)


def is_prey(house: House, kind: i64, s: i64) -> bool:
    """8.13 Who hunts whom: owners for the Goblin, the untrapped for the Old Man."""
    soul = house.souls[s]
    if kind == GOBLIN:
        return soul.items[KEY] + soul.belongings() > 0
    return kind != SACK_MAN or soul.status[TRAPPED] == 0


def prey(house: House, kind: i64) -> i64:
    """The souls a monster hunts, as bits."""
    mask: i64 = 0
    for s in range(len(house.souls)):
        if is_prey(house, kind, s):
            mask |= 1 << s
    return mask


def nearest(house: House, node: i64, mask: i64) -> i64:
    """Floor distance to the nearest soul of a mask on the floor, or -1."""
    least: i64 = -1
    for s in range(len(house.souls)):
        if mask >> s & 1 and house.floor(s) == node // SIDE:
            distance = floor_distance(node, house.souls[s].node)
            if least < 0 or distance < least:
                least = distance
    return least


def toward(house: House, monster: Monster) -> i64:
    """8.11 Toward and away: the adjacent node nearest to prey.
    1.9 Canonical order: between equals.
    """
    mask = prey(house, monster.kind)
    if nearest(house, monster.node, mask) < 1:
        return monster.node
    best = monster.node
    least: i64 = SIDE
    for node in range(NODES):
        if neighbours(monster.node) >> node & 1:
            distance = nearest(house, node, mask)
            if distance < least:
                best, least = node, distance
    return best


def away(house: House, monster: Monster, captive: i64) -> i64:
    """8.11 Toward and away: the adjacent node farthest from any soul."""
    mask: i64 = 15
    if captive != NOBODY:
        mask &= ~(1 << captive)
    best, most = monster.node, nearest(house, monster.node, mask)
    if most < 0:
        return best
    for node in range(NODES):
        if neighbours(monster.node) >> node & 1:
            distance = nearest(house, node, mask)
            if distance > most:
                best, most = node, distance
    return best


def jump(house: House, monster: Monster, captive: i64, dice: Dice, log: Log) -> None:
    """8.12 Jump to a free room: the nearest one."""
    node = free_room(house, monster.node, captive)
    if node != monster.node:
        log.say("8.12/jumps", monster.kind, node)
        enter(house, monster, node, captive, dice, log)


def strike(house: House, kind: i64, dice: Dice, log: Log) -> None:
    """6.10 Monsters' step: the effect of one monster.
    8.14 Spider: every untrapped soul in its node is Trapped.
    """
    monster = house.monster(kind)
    assert monster is not None
    if kind == SPIDER:
        for turn in range(len(house.souls)):
            s = house.in_turn(turn)
            if house.souls[s].node == monster.node:
                trap(house, s, monster, "8.14/traps", log)
    elif kind == GOBLIN:
        if not has_loot(house):
            hunt_owner(house, monster, dice, log)
    elif kind == SACK_MAN:
        if captive_of(house) == NOBODY:
            s = weakest(house, monster.node)
            if s != NOBODY:
                carry_off(house, s, monster, dice, log)
    else:
        bite(house, monster, log)


def trap(house: House, s: i64, monster: Monster, key: str, log: Log) -> None:
    """8.19 Trapped: for so many rounds.
    8.20 Getting free: a second captor has no effect.
    """
    soul = house.souls[s]
    if soul.status[TRAPPED] == 0:
        soul.status[TRAPPED] = house.content.rounds[TRAPPED]
        soul.captor = monster.kind
        log.say(key, s, monster.kind)


def has_loot(house: House) -> bool:
    for item in range(ITEMS):
        if house.loot[item] > 0:
            return True
    return False


def rob(house: House, s: i64, log: Log) -> None:
    """8.15 Goblin: all keys, objects and Tales; what is soulbound stays."""
    soul = house.souls[s]
    taken = soul.items[KEY] + soul.belongings()
    for item in range(ITEMS):
        while soul.items[item] > 0:
            house.lose_item(s, item)
            house.loot[item] += 1
    log.say("8.15/robs", s, taken)


def hunt_owner(house: House, monster: Monster, dice: Dice, log: Log) -> None:
    """8.15 Goblin: most keys, then most objects and Tales, then turn order."""
    best: i64 = NOBODY
    most: i64 = 0
    for turn in range(len(house.souls)):
        s = house.in_turn(turn)
        soul = house.souls[s]
        if soul.node == monster.node:
            worth = soul.items[KEY] * 64 + soul.belongings()
            if worth > most:
                best, most = s, worth
    if best != NOBODY:
        rob(house, best, log)
        jump(house, monster, NOBODY, dice, log)


def captive_of(house: House) -> i64:
    """The soul the Old Man has in his sack."""
    for s in range(len(house.souls)):
        soul = house.souls[s]
        if soul.status[TRAPPED] > 0 and soul.captor == SACK_MAN:
            return s
    return NOBODY


def weakest(house: House, node: i64) -> i64:
    """8.17 Old Man of the Sack and Spiderling: lowest sanity, then turn order."""
    best: i64 = NOBODY
    for turn in range(len(house.souls)):
        s = house.in_turn(turn)
        soul = house.souls[s]
        if soul.node == node and soul.status[TRAPPED] == 0:
            if best == NOBODY or soul.sanity < house.souls[best].sanity:
                best = s
    return best


def carry_off(house: House, s: i64, monster: Monster, dice: Dice, log: Log) -> None:
    """8.17 Old Man of the Sack and Spiderling: Trapped, and both jump."""
    if house.souls[s].status[TRAPPED] == 0:
        trap(house, s, monster, "8.17/traps", log)
        jump(house, monster, s, dice, log)


def bite(house: House, monster: Monster, log: Log) -> None:
    """8.17 Old Man of the Sack and Spiderling: a lost turn for each; then it leaves."""
    bitten = False
    for turn in range(len(house.souls)):
        s = house.in_turn(turn)
        if house.souls[s].node == monster.node:
            house.souls[s].skip = True
            log.say("8.17/bites", s)
            bitten = True
    if bitten:
        leave(house, SPIDERLING, "8.17/leaves", log)


def freeze(house: House, monster: Monster, log: Log) -> None:
    """8.16 Frozen Queen and Ice Servant: no movement on her floor this round."""
    for turn in range(len(house.souls)):
        s = house.in_turn(turn)
        if house.floor(s) == monster.node // SIDE:
            house.souls[s].frozen = True
            log.say("8.16/freezes", s)
