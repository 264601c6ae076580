"""Why an answer is refused: every condition it fails, with its numbers.

For boards and people: nothing here decides what is legal; it asks the conditions that
the options are made of.
"""

from typing import Final

from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import State

from .actions import (
    A_ACCEPT,
    A_MIND,
    DISCARD,
    INVITE,
    LOOK,
    PICK,
    PSYCHIC,
    ROLE,
    ROWS,
    SACRIFICE,
    SHOP,
    STAGE_IDS,
    TURN,
)
from .content import (
    FLOOR_IDS,
    ITEM_IDS,
    NOBODY,
    ROOM_IDS,
    ROOM_NODE,
    SIDE,
    SOUL_IDS,
)
from .rules import Carcosa
from .rules_agenda import BY_OMEN, BY_SCROLL, BY_TAVERN, PEEK, SLOTS, STRIPPED
from .rules_cards import price_at
from .rules_mind import sacrifice_options
from .rules_rooms import anywhere, discards_end, may_pick, may_skip
from .rules_setup import played_by, roles_in_play
from .rules_table import House
from .why_rooms import SHOP_TESTS, in_special
from .why_turn import TURN_TESTS, in_turn
from .why_words import (
    Reasons,
    about,
    another,
    filled,
    fitting,
    holding,
    paying,
    reason,
    untrapped,
)

# The rule that asks at each stage, and the verbs that can ever answer.
QUESTIONS: Final = {
    "role": "3.3 role",
    "turn": (
        "4.4 to search meditate end struggle rescue use blunt attach crown shed give "
        "ask comfort guard tavern doors ritual salon chapel buy sell store fetch"
    ),
    "shop": "14.10 buy sell leave",
    "pick": "12.3 pick",
    "look": "1.5 look skip",
    "psychic": "11.6 psy",
    "double": "11.3 double keep",
    "react": "8.9 react hold",
    "discard": "5.16 discard",
    "invite": "14.4 invite",
    "sacrifice": "9.23 sacrifice accept",
}
# Where a stage serves several rules: the one that asks.
LOOKED_BY: Final = {int(PEEK): "5.9", int(BY_TAVERN): "12.2", int(BY_SCROLL): "13.7"}
DISCARDED_BY: Final = {int(SLOTS): "5.11", int(STRIPPED): "6.9", int(BY_OMEN): "15.3"}


def why(state: State, action: int) -> list[Reason]:
    """Every condition that an answer to the question on the table fails.

    Nothing of what is no answer to it.
    """
    assert isinstance(state, Carcosa)
    house, s, stage = state.house, int(state.house.asked), state.stage
    verb, *ids = house.content.rows.texts[action].split()
    if state.seat < 0 or verb not in QUESTIONS[STAGE_IDS[stage]].split():
        return []
    if stage == TURN and verb in TURN_TESTS:
        return in_turn(house, s, verb, ids)
    if stage == TURN:
        return untrapped(house, s) + in_special(house, s, verb, ids)
    if stage == SHOP and verb in SHOP_TESTS:
        return SHOP_TESTS[verb](house, s, ids)
    if stage in STAGE_TESTS:
        return STAGE_TESTS[stage](house, s, [verb, *ids])
    return []


def role(house: House, s: int, words: list[str]) -> Reasons:
    wanted = house.content.role_ids.index(words[1])
    if not house.content.roles_left >> wanted & 1:
        return [reason("3.3", "removed", role=words[1])]
    if not roles_in_play(house) >> wanted & 1:
        return [reason("3.3", "not_alone", role=words[1])]
    player = int(played_by(house, wanted))
    return [] if player == NOBODY else [about("3.3", "taken", player, role=words[1])]


def pick(house: House, s: int, words: list[str]) -> Reasons:
    at = int(words[1]) - 1
    if at >= len(house.shown):
        return [reason("12.3", "not_shown", count=len(house.shown))]
    item = int(house.shown[at])
    if may_pick(house.souls[s], item):
        return []
    return fitting(house, s, item, "12.3")


def look(house: House, s: int, words: list[str]) -> Reasons:
    rule = LOOKED_BY[int(house.purpose)]
    if words[0] == "skip":
        return [] if may_skip(house) else [reason(rule, "must_look")]
    room = ROOM_IDS.index(words[1])
    node, floor = ROOM_NODE[room], int(house.floor(s))
    found = filled(house, node, rule)
    if not anywhere(house) and node // SIDE != floor:
        found.append(reason(rule, "other_floor", floor=FLOOR_IDS[floor]))
    if room == house.seen_room:
        found.append(reason(rule, "seen", room=words[1]))
    return found


def psychic(house: House, s: int, words: list[str]) -> Reasons:
    if words[1] != "bury":
        return []
    return paying(house, s, int(price_at(house, s, int(words[2]) - 1)))


def discard(house: House, s: int, words: list[str]) -> Reasons:
    item = ITEM_IDS.index(words[1])
    rule = DISCARDED_BY[int(house.purpose)]
    found = holding(house, s, item, rule)
    if item >= discards_end(house):
        found.append(reason(rule, "slotless", item=words[1]))
    return found


def invite(house: House, s: int, words: list[str]) -> Reasons:
    return another(house, s, SOUL_IDS.index(words[1]), "14.4")


def sacrifice(house: House, s: int, words: list[str]) -> Reasons:
    action = A_ACCEPT if words[0] == "accept" else ROWS.number(" ".join(words))
    if action in sacrifice_options(house):
        return []
    return [about("9.23", "no_mind" if action == A_MIND else "no_slots", s)]


STAGE_TESTS: Final = {
    int(ROLE): role,
    int(PICK): pick,
    int(LOOK): look,
    int(PSYCHIC): psychic,
    int(DISCARD): discard,
    int(INVITE): invite,
    int(SACRIFICE): sacrifice,
}
