"""What the souls' chance is made of: features that `evaluate` weighs."""

import math
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Findings

from .content import (
    BLUNT,
    GOBLIN,
    KEY,
    LOWEST,
    MONASTERY,
    NOBODY,
    PAS,
    ROOMS,
    SIDE,
    STIRRED,
    TALE,
    TALES,
    TRAPPED,
    VIAL,
)
from .heuristics_ways import (
    actions_to_come,
    can_leave,
    moves_between,
    moves_home,
    moves_to,
    reach,
)
from .rules import Carcosa
from .rules_mind import guard_of
from .rules_round import resting, toll_in
from .rules_souls import Soul
from .rules_table import House

STIR_KEY: Final = STIRRED + KEY
RATE: Final = 1.5  # cards a sound soul turns in a round
BROKEN_RATE: Final = 0.9  # a soul at -5 has one action, and nothing to lose
STAY: Final = 0.4  # how likely a soul is to stay on the King's floor if it can leave
LIFE: Final = 0.4  # what a sacrifice is worth in sanity
KEY_SPAN: Final = 3.0  # sanity that makes a key safe, a soul last, a soul strong
KEEPER_SPAN: Final = 3.0
SOUND_SPAN: Final = 4.0
SLACK: Final = 8.0  # rounds to spare that are enough
SOULS_NAMES: Final = (
    *("safe_keys", "keeper", "sound", "falling", "broken"),
    *("threat", "hampered", "whole"),
)
HOUSE_NAMES: Final = (
    *("all_keys", "all_safe", "farthest", "way_home", "missing", "not_yet"),
    *("late", "rounds_needed", "ransom", "buried", "near_key", "dealer"),
    *("homeward", "keys_destroyed"),
)
CROWN_NAMES: Final = (
    *("crowned", "crown_away", "sheltered", "crown_keeper", "crown_keys"),
    "near_crown",
)
THINGS_NAMES: Final = ("banished", "doubled", "vials", "tales", "chapel")
FEATURES: Final = ("one", *SOULS_NAMES, *HOUSE_NAMES, *CROWN_NAMES, *THINGS_NAMES)
NUMBER: Final = len(FEATURES)
SAFE_KEYS: Final = 1  # where it stands among them


def features(state: State, seat: int) -> Findings:
    """What the group's chance is made of; the same for every seat."""
    assert isinstance(state, Carcosa)
    house = state.house
    found = Findings(NUMBER)
    found.add(1.0)
    rate = souls(house, found)
    condition(house, found)
    progress(house, rate, found)
    crown(house, found)
    things(house, found)
    return found


def souls(house: House, found: Findings) -> float:
    """Safe keys and strong souls; the cards they turn in a round."""
    safe = 0.0  # keys that will still be there
    strength = 0.0  # of the souls above -5
    best = 0.0  # of the strongest of them
    rate = 0.0
    falls = 0.0  # souls about to collapse
    broken = 0.0  # souls at -5
    for s in range(len(house.souls)):
        soul = house.souls[s]
        keys = float(soul.items[KEY])
        pace = BROKEN_RATE
        if soul.sanity == LOWEST:
            safe += keys
            broken += 1.0
        else:
            reserve = reserve_of(house, s, soul)
            if reserve == 0.0:
                falls += 1.0
            safe += keys * (1.0 - math.exp(-reserve / KEY_SPAN))
            pace += (RATE - BROKEN_RATE) * (1.0 - math.exp(-reserve / 2.0))
            strength += 1.0 - math.exp(-reserve / SOUND_SPAN)
            best = max(best, reserve)
        rate += pace if soul.free_keys() > 0 else 0.5 * pace
    found.add(min(safe, float(house.settings.keys_to_win)))
    found.add(1.0 - math.exp(-best / KEEPER_SPAN))
    found.add(strength)
    found.add(falls)
    found.add(broken)
    return rate


def reserve_of(house: House, s: i64, soul: Soul) -> float:
    """Points above -5 that a soul will have after this round's end, sacrifices too."""
    bill = house.settings.house_loss
    if guard_of(house, s) != NOBODY:
        bill = 0
    presence = 0.0
    if house.vanish == 0 and soul.node // SIDE == house.king_floor:
        presence = float(toll_in(house, house.round))
        if can_leave(house, s, soul):
            presence *= STAY
    reserve = float(soul.sanity - LOWEST - bill) - presence
    if house.settings.sacrifice:
        reserve = max(0.0, reserve) + LIFE * float(soul.slots + soul.ceiling)
    return max(0.0, reserve)


def condition(house: House, found: Findings) -> None:
    """What the King may cost next, who is kept from acting, and what all can bear."""
    threat = 0.0
    hampered = 0.0
    whole = 0.0
    for soul in house.souls:
        whole += float(soul.maximum())
        if soul.skip or soul.limited or soul.status[TRAPPED] > 0:
            hampered += 1.0
        if soul.sanity > LOWEST:
            threat += menace(house, soul)
    found.add(threat)
    found.add(hampered)
    found.add(whole / float(len(house.souls)))


def menace(house: House, soul: Soul) -> float:
    """The toll of the next round by the odds that the King comes to this floor."""
    floor = soul.node // SIDE
    if house.vanish > 1 or house.false_king_on(floor):
        return 0.0
    ways = 0.0
    hits = 0.0
    for die in range(1, 5):
        landing = resting(house, die)
        if landing != NOBODY:
            ways += 1.0
            if landing == floor:
                hits += 1.0
    if house.vanish == 1:
        hits = ways if house.king_floor == floor else 0.0
    stuck = 0.5 if soul.node % SIDE == PAS else 1.0  # the stairs are two moves away
    return stuck * hits / max(ways, 1.0) * float(toll_in(house, house.round + 1))


def progress(house: House, rate: float, found: Findings) -> None:
    """The way home with all keys, or what is still to be turned for the rest."""
    if house.keys_held() >= house.settings.keys_to_win:
        found.add(1.0)
        found.add(found.values[SAFE_KEYS])
        way_home(house, found)
        found.skip(7)
    else:
        found.skip(6)
        search(house, rate, found)
    found.add(float(house.keys_destroyed))


def search(house: House, rate: float, found: Findings) -> None:
    """The rounds that the missing keys will take, and where they are."""
    settings = house.settings
    boxes = house.boxes
    needed = float(settings.keys_to_win)
    held = float(house.keys_held())
    buried: list[float] = []
    known = known_keys(house, buried)
    unseen = float(boxes.pooled[0] + boxes.pooled[1] + boxes.pooled[2])
    wanted = max(0.0, needed - held - known)
    cards = buried[2] + wanted * (unseen + 1.0) / float(boxes.pool[KEY] + 1)
    rounds = cards / max(rate, 0.5)
    slack = float(settings.max_rounds - house.round) - 1.5 * rounds
    found.add(max(SLACK - slack, 0.0))
    found.add(rounds)
    found.add(ransom(house))
    found.add(buried[0])
    found.add(buried[1])
    found.add(dealer(house))
    away = 0.0
    for s in range(len(house.souls)):
        away += moves_to(house, s, settings.threshold // SIDE)
    found.add(away * held / needed / float(len(house.souls)))


def ransom(house: House) -> float:
    """Keys the Goblin has: worth as much as a Blunt is near."""
    keys = float(house.loot[KEY])
    goblin = house.monster(GOBLIN)
    if keys == 0.0 or goblin is None:
        return 0.0
    nearest: i64 = 9
    for soul in house.souls:
        if soul.items[BLUNT] > 0 and soul.status[TRAPPED] == 0:
            moves = moves_between(house, soul.node, goblin.node)
            nearest = min(nearest, moves)
    return keys * (1.0 - float(nearest) / 10.0)


def known_keys(house: House, buried: list[float]) -> float:
    """How many keys are known to lie in Boxes.

    Found of them: how near the tops they are, how near the nearest is to a soul, and
    the cards to be turned for all.
    """
    boxes = house.boxes
    number = 0.0
    depths = 0.0
    near = 0.0
    for room in range(ROOMS):
        box = boxes.at[room]
        depth = boxes.find(box, KEY, KEY)
        if depth < 0:
            if boxes.stirred[box] == 0 or boxes.find(box, STIR_KEY, STIR_KEY) < 0:
                continue
            depth = boxes.size[box] // 2
        number += 1.0
        depths += float(depth)
        near = max(near, 1.0 - float(depth + reach(house, room)) / 9.0)
    buried.extend([number - depths / 12.0, near, number + depths])
    return number


def dealer(house: House) -> float:
    """The merchant's key, the likelier to be had the fewer cards hide it."""
    if house.merchant.bag[KEY] == 0:
        return 0.0
    size = float(max(1, house.content.merchant_size))
    return 1.0 - float(house.merchant.hidden) / size


def way_home(house: House, found: Findings) -> None:
    """To the Threshold: moves of the farthest soul and of all; who comes too late."""
    home = house.settings.threshold // SIDE
    farthest = 0.0
    total = 0.0
    missing = 0.0
    for s in range(len(house.souls)):
        soul = house.souls[s]
        moves = moves_to(house, s, home)
        if moves > float(actions_to_come(house, s, soul)):
            missing += 1.0
        if soul.status[TRAPPED] > 0:
            moves += 2.0
        if soul.sanity == LOWEST:
            moves *= 1.5
        total += moves
        farthest = max(farthest, moves)
    found.add(farthest)
    found.add(total)
    found.add(missing)
    found.flag(missing > 0.0)


def crown(house: House, found: Findings) -> None:
    """A floor without the King, for a key: on the exit's floor it lasts for ever."""
    settings = house.settings
    home = settings.threshold // SIDE
    if settings.false_king_check:
        found.skip(6)
    elif house.crown != NOBODY:
        node = house.souls[house.crown].node
        sheltered = 0.0
        best = 0.0
        for s in range(len(house.souls)):
            soul = house.souls[s]
            if soul.node // SIDE == node // SIDE:
                sheltered += 1.0
                if soul.sanity > LOWEST:
                    best = max(best, reserve_of(house, s, soul))
        away = min(1.0, 0.2 * float(moves_home(house, node, home)))
        keeper = 1.0 - math.exp(-best / KEEPER_SPAN)
        found.add(1.0)
        found.add(away)
        found.add(sheltered)
        found.add(keeper)
        found.add(found.values[SAFE_KEYS])
        found.add(0.0)
    else:
        found.skip(5)
        found.add(near_crown(house))


def near_crown(house: House) -> float:
    """How near a key is to the Sanctuary, while there is one to spare."""
    settings = house.settings
    left = house.keys_in_play() - 1
    if left <= settings.keys_lose_at or left <= settings.keys_to_win:
        return 0.0
    nearest = 9.0
    for s in range(len(house.souls)):
        if house.souls[s].items[KEY] > 0:
            moves = moves_to(house, s, settings.sanctuary // SIDE)
            nearest = min(nearest, moves)
    return 1.0 - nearest / 9.0


def things(house: House, found: Findings) -> None:
    """Banishment, the Book, and things that will help."""
    vials: i64 = 0
    tales: i64 = 0
    for soul in house.souls:
        vials += soul.items[VIAL]
        for tale in range(TALE, TALE + TALES):
            tales += soul.items[tale]
    found.add(float(house.vanish))
    found.flag(house.doubled)
    found.add(float(vials))
    found.add(float(tales) if house.book != NOBODY else 0.0)
    found.add(chapel(house))


def chapel(house: House) -> float:
    """How near the Monastery is to the souls above -5."""
    near = 0.0
    for floor in range(3):
        node = house.special_at[floor]
        if house.face(node) == MONASTERY:
            for soul in house.souls:
                if soul.sanity > LOWEST:
                    moves = float(moves_between(house, soul.node, node))
                    near += 1.0 - moves / 8.0
    return near
