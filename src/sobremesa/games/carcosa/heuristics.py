"""What a bot knows of Carcosa: how good a position is, and what to look at.

All seats share one result, so every seat values a position alike: the group's chance.
"""

import os
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Row, Weights, chance

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
    CURSED,
    KEY,
    LOWEST,
    SOULS,
    TALE,
    TRAPPED,
    UNSEEN,
    VANITY,
    VIAL,
)
from .heuristics_house import FEATURES, features
from .rules import Carcosa
from .rules_souls import Soul
from .rules_table import House

LOOKS: Final = 24  # samples of the dice that one step ahead is averaged over
BY_SOULS: Final = ("few", "few", "many", "many")  # whose weights these are


def by_souls(souls: int) -> str:
    """Whose weights these are, by the number of souls less one."""
    return BY_SOULS[souls]


WEIGHTS: Final = Weights(os.path.dirname(__file__), FEATURES, by_souls)


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
    return chance(weights_of(house), features(state, seat))


def weights_of(house: House) -> Row:
    """Those for so many souls."""
    settings = house.settings
    if WEIGHTS.box is not settings:
        own = settings.content.overlay
        WEIGHTS.open(settings, settings.chosen, own, len(BY_SOULS))
    return WEIGHTS.by_seat[settings.souls - 1]
