"""What a bot knows of Carcosa: how good a position is, and what to look at.

All seats share one result, so every seat values a position alike: the group's chance.
"""

import math
import os
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Weights, chance

from .actions import (
    A_ASK,
    A_COMFORT,
    A_END,
    A_FETCH,
    A_GIVE,
    A_GUARD,
    A_LEAVE,
    A_LOOK,
    A_MEDITATE,
    A_SELL,
    A_SHED,
    A_SKIP,
    A_STORE,
    A_UNGUARD,
    A_VIAL,
    LOOK,
    TURN,
)
from .content import (
    BLUNT,
    CURSED,
    GOBLIN,
    KEY,
    LOWEST,
    NOBODY,
    PAS,
    ROOMS,
    SIDE,
    SOULS,
    TALE,
    TRAPPED,
    UNSEEN,
    VANITY,
    VIAL,
)
from .rules import Carcosa
from .rules_mind import guard_of
from .rules_places import floor_distance
from .rules_round import toll_in
from .rules_souls import Soul
from .rules_table import House

LOOKS: Final = 12  # samples of the dice that one step ahead is averaged over
RATE: Final = 1.5  # cards a sound soul turns in a round
BROKEN_RATE: Final = 0.9  # a soul at -5 has one action, and nothing to lose
LIFE: Final = 0.4  # what a sacrifice is worth in sanity
KEY_SPAN: Final = 3.0  # sanity that makes a key safe
SLACK: Final = 8.0  # rounds to spare that are enough
SOULS_NAMES: Final = ("safe_keys", "keeper", "sound", "falling")
HOUSE_NAMES: Final = (
    *("all_keys", "farthest", "way_home", "late", "rounds_needed"),
    *("ransom", "buried", "dealer", "keys_destroyed", "keys_to_spare", "rounds_gone"),
)
CROWN_NAMES: Final = ("crowned", "crown_away", "sheltered", "near_crown")
THINGS_NAMES: Final = ("banished", "doubled", "vials", "blunts", "book", "tales")
FEATURES: Final = ("one", *SOULS_NAMES, *HOUSE_NAMES, *CROWN_NAMES, *THINGS_NAMES)
WEIGHTS: Final = Weights(os.path.dirname(__file__), FEATURES)


def shortlist(state: State) -> list[int]:
    """Legal actions but pointless looks and most trades."""
    assert isinstance(state, Carcosa)
    if state.stage == TURN:
        return worthwhile(state.house, state.answers)
    if state.stage == LOOK:
        return unknown_tops(state.house, state.answers)
    return state.answers


def worthwhile(house: House, legal: list[int]) -> list[int]:
    """What a sensible soul thinks of: no idle ends, no pointless trades."""
    s = house.active
    soul = house.souls[s]
    kept: list[int] = []
    for action in legal:
        if action == A_END:
            if A_MEDITATE not in kept and not idle_is_folly(house, s, soul):
                kept.append(action)
        elif A_GIVE <= action < A_COMFORT:
            if good_trade(house, s, action):
                kept.append(action)
        elif sensible(house, soul, action):
            kept.append(action)
    return kept if len(kept) > 0 else legal


def sensible(house: House, soul: Soul, action: i64) -> bool:
    """Guard only the weak, store only keys, sell in need, heal where it counts."""
    if A_GUARD <= action < A_UNGUARD:
        ward = house.souls[action - A_GUARD]
        return ward.node == soul.node and LOWEST < ward.sanity < soul.sanity - 2
    if A_STORE <= action < A_LEAVE:
        return action == A_STORE or action == A_FETCH  # keys
    if A_SELL <= action < A_STORE:
        return soul.sanity < 0
    if action == A_VIAL:
        return soul.sanity + house.content.vial <= soul.maximum()
    if action == A_SHED:
        return soul.status[CURSED] + soul.status[VANITY] > 0
    return True


def good_trade(house: House, s: i64, action: i64) -> bool:
    row = action - A_GIVE if action < A_ASK else action - A_ASK
    other = row % SOULS
    if action < A_ASK:
        return useful(house, row // SOULS, s, other)
    return useful(house, row // SOULS, other, s)


def idle_is_folly(house: House, s: i64, soul: Soul) -> bool:
    """Whether a soul with actions left should not just end its turn."""
    if house.actions_left(s) == 0 or soul.status[TRAPPED] > 0:
        return False
    if house.keys_held() >= house.settings.keys_to_win:
        return soul.node != house.settings.threshold
    return soul.sanity > 0 or soul.sanity == LOWEST


def useful(house: House, item: i64, giver: i64, taker: i64) -> bool:
    """Keys to the stronger or to the broken, Tales to the Book, Vials to the weak."""
    one, two = house.souls[giver].sanity, house.souls[taker].sanity
    if item == KEY:
        return two > one + 2 or (two == LOWEST and one < 0)
    if item >= TALE:
        return house.book == taker
    return item == VIAL and two < 1 and two < one


def unknown_tops(house: House, legal: list[int]) -> list[int]:
    """Boxes whose top card is not known yet, if there are any."""
    kept: list[int] = []
    for action in legal:
        if action != A_SKIP:
            box = house.boxes.at[action - A_LOOK]
            if house.boxes.known_top(box) == UNSEEN:
                kept.append(action)
    return kept if len(kept) > 0 else legal


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: the group's chance to leave the house."""
    assert isinstance(state, Carcosa)
    if state.seat < 0:
        return state.result().scores[seat]
    house = state.house
    settings = house.settings
    if house.round == 0:
        return 0.5
    left = house.keys_in_play()
    if left <= settings.keys_lose_at or left < settings.keys_to_win:
        return 0.0
    if WEIGHTS.box is not settings:
        own = settings.content.overlay
        WEIGHTS.open(settings, settings.chosen, own, int(settings.seats))
    return chance(WEIGHTS.by_seat[seat], features(state, seat))


def features(state: State, seat: int) -> list[float]:
    """What the group's chance is made of; the same for every seat."""
    assert isinstance(state, Carcosa)
    house = state.house
    found = [1.0]
    rate = souls(house, found)
    progress(house, rate, found)
    crown(house, found)
    things(house, found)
    return found


def souls(house: House, found: list[float]) -> float:
    """Safe keys and strong souls; the cards they turn in a round."""
    safe = 0.0  # keys that will still be there
    strength = 0.0  # of the souls above -5
    best = 0.0  # of the strongest of them
    rate = 0.0
    falls = 0.0  # souls about to collapse
    for s in range(len(house.souls)):
        soul = house.souls[s]
        reserve = reserve_of(house, s, soul)
        keys = float(soul.items[KEY])
        if soul.sanity == LOWEST:
            safe += keys
            rate += BROKEN_RATE
            continue
        if reserve == 0.0:
            falls += 1.0
        safe += keys * (1.0 - math.exp(-reserve / KEY_SPAN))
        rate += BROKEN_RATE + (RATE - BROKEN_RATE) * (1.0 - math.exp(-reserve / 2.0))
        strength += 1.0 - math.exp(-reserve / 4.0)
        best = max(best, reserve)
    found.append(min(safe, float(house.settings.keys_to_win)))
    found.append(1.0 - math.exp(-best / 3.0))
    found.append(strength)
    found.append(falls)
    return rate


def reserve_of(house: House, s: i64, soul: Soul) -> float:
    """Points above -5 that a soul will have after this round's end, sacrifices too."""
    bill = house.settings.house_loss
    if guard_of(house, s) != NOBODY:
        bill = 0
    presence = 0.0
    if house.vanish == 0 and soul.node // SIDE == house.king_floor:
        presence = float(toll_in(house, house.round)) * chance_to_stay(house, s)
    reserve = float(soul.sanity - LOWEST - bill) - presence
    if soul.status[TRAPPED] > 0:
        reserve -= 1.0
    if house.settings.sacrifice:
        reserve = max(0.0, reserve) + LIFE * float(soul.slots + soul.ceiling)
    return max(0.0, reserve)


def chance_to_stay(house: House, s: i64) -> float:
    """How likely a soul is to be on its floor when the round ends."""
    souls = house.settings.souls
    for place in range(house.turn, souls):
        if house.in_turn(place) == s:
            if s != house.active:
                return 0.4
            return 0.9 if house.actions_left(s) == 0 else 0.6
    return 1.0


def progress(house: House, rate: float, found: list[float]) -> None:
    """The way home with all keys, or what is still to be turned for the rest."""
    settings = house.settings
    needed = float(settings.keys_to_win)
    held = float(house.keys_held())
    if held >= needed:
        found.append(1.0)
        way_home(house, found)
        found.extend([0.0] * 5)
    else:
        boxes = house.boxes
        unseen = float(boxes.pooled[0] + boxes.pooled[1] + boxes.pooled[2])
        cards = (needed - held) * (unseen + 1.0) / float(boxes.pool[KEY] + 1)
        rounds = cards / max(rate, 0.5)
        slack = float(settings.max_rounds - house.round) - 1.5 * rounds
        found.extend([0.0, 0.0, 0.0, max(SLACK - slack, 0.0), rounds, ransom(house)])
        elsewhere(house, found)
    found.append(float(house.keys_destroyed))
    found.append(float(house.keys_in_play()) - needed)
    found.append(float(house.round) / float(settings.max_rounds))


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


def elsewhere(house: House, found: list[float]) -> None:
    """Keys known to lie in Boxes, by their depth, and the merchant's."""
    buried = 0.0
    boxes = house.boxes
    for box in range(ROOMS):
        depth = boxes.find(box, KEY, KEY)
        if depth >= 0:
            buried += 1.0 - float(depth) / 12.0
    found.append(buried)
    dealer = 0.0
    if house.merchant.bag[KEY] > 0:
        size = float(max(1, house.content.merchant_size))
        dealer = 1.0 - float(house.merchant.hidden) / size
    found.append(dealer)


def moves_between(house: House, node: i64, goal: i64) -> i64:
    """Moves from node to node, by the stairs as they stand."""
    floor = node // SIDE
    if floor == goal // SIDE:
        return floor_distance(node, goal)
    up = goal // SIDE
    stairs = up * SIDE + house.stairs[up]
    return moves_home(house, node, up) - 1 + floor_distance(stairs, goal)


def way_home(house: House, found: list[float]) -> None:
    """Moves to the Threshold: of the farthest soul, and of all."""
    home = house.settings.threshold // SIDE
    farthest = 0.0
    total = 0.0
    for soul in house.souls:
        moves = float(moves_home(house, soul.node, home))
        if soul.status[TRAPPED] > 0:
            moves += 2.0
        total += moves
        farthest = max(farthest, moves)
    found.append(farthest)
    found.append(total)


def moves_home(house: House, node: i64, home: i64) -> i64:
    """By the stairs as they stand."""
    floor = node // SIDE
    place = node % SIDE
    if floor == home:
        return 0 if place == PAS else 1
    stairs = house.stairs[floor]
    moves: i64 = 2
    if place == stairs:
        moves = 0
    elif place == PAS or place // 2 == stairs // 2:
        moves = 1
    floors = floor - home if floor > home else home - floor
    return moves + floors + 1


def crown(house: House, found: list[float]) -> None:
    """A floor without the King, for a key: on the exit's floor it lasts for ever."""
    settings = house.settings
    home = settings.threshold // SIDE
    if settings.false_king_check:
        found.extend([0.0] * 4)
    elif house.crown != NOBODY:
        node = house.souls[house.crown].node
        sheltered = 0.0
        for soul in house.souls:
            if soul.node // SIDE == node // SIDE:
                sheltered += 1.0
        away = min(1.0, 0.2 * float(moves_home(house, node, home)))
        found.extend([1.0, away, sheltered, 0.0])
    else:
        found.extend([0.0, 0.0, 0.0, near_crown(house)])


def near_crown(house: House) -> float:
    """How near a key is to the Sanctuary, while there is one to spare."""
    settings = house.settings
    left = house.keys_in_play() - 1
    if left <= settings.keys_lose_at or left <= settings.keys_to_win:
        return 0.0
    nearest: i64 = 9
    for soul in house.souls:
        if soul.items[KEY] > 0:
            moves = moves_home(house, soul.node, settings.sanctuary // SIDE)
            nearest = min(nearest, moves)
    return 1.0 - float(nearest) / 9.0


def things(house: House, found: list[float]) -> None:
    """Banishment, the Book, and things that will help."""
    vials: i64 = 0
    blunts: i64 = 0
    tales: i64 = 0
    for soul in house.souls:
        vials += soul.items[VIAL]
        blunts += soul.items[BLUNT]
        for tale in range(TALE, TALE + 4):
            tales += soul.items[tale]
    found.append(float(house.vanish))
    found.append(1.0 if house.doubled else 0.0)
    found.append(float(vials))
    found.append(float(blunts))
    found.append(1.0 if house.book != NOBODY else 0.0)
    found.append(float(tales) if house.book != NOBODY else 0.0)
