"""What can stand on the agenda, and why questions are asked."""

from typing import Final

# What can stand on the agenda; a task is one of these with up to two numbers.
TASK_IDS: Final = (
    "role",  # soul
    "set_up",
    "round",
    "turn_start",
    "turn",
    "turn_end",
    "house",
    "banishment",
    "presence",
    "manifestation",
    "effect",
    "strip",  # soul
    "monsters",
    "activate",  # monster
    "stir",  # monster, whether its window was opened
    "strike",  # monster
    "poison",
    "curse",  # soul
    "ring",
    "false_king",
    "durations",
    "stairs",
    "belt",
    "end_check",
    "collapse",
    "enter",  # soul
    "reveal",  # soul
    "settle",
    "line",
    "outcome",
    "struggle",  # soul
    "shock",  # monster, soul
    "peek",  # soul
    "look",  # soul
    "shop",  # soul
    "arrive",  # soul, node
    "gain_key",  # soul
)
T_ROLE: Final = 0
T_SET_UP: Final = 1
T_ROUND: Final = 2
T_TURN_START: Final = 3
T_TURN: Final = 4
T_TURN_END: Final = 5
T_HOUSE: Final = 6
T_BANISHMENT: Final = 7
T_PRESENCE: Final = 8
T_MANIFESTATION: Final = 9
T_EFFECT: Final = 10
T_STRIP: Final = 11
T_MONSTERS: Final = 12
T_ACTIVATE: Final = 13
T_STIR: Final = 14
T_STRIKE: Final = 15
T_POISON: Final = 16
T_CURSE: Final = 17
T_RING: Final = 18
T_FALSE_KING: Final = 19
T_DURATIONS: Final = 20
T_STAIRS: Final = 21
T_BELT: Final = 22
T_END_CHECK: Final = 23
T_COLLAPSE: Final = 24
T_ENTER: Final = 25
T_REVEAL: Final = 26
T_SETTLE: Final = 27
T_LINE: Final = 28
T_OUTCOME: Final = 29
T_STRUGGLE: Final = 30
T_SHOCK: Final = 31
T_PEEK: Final = 32
T_LOOK: Final = 33
T_SHOP: Final = 34
T_ARRIVE: Final = 35
T_GAIN_KEY: Final = 36
SPAN: Final = 64  # a task is kind + SPAN * (first + SPAN * second)

# Why a question is asked, where one stage serves several rules.
PURPOSE_IDS: Final = ("", "peek", "tavern", "scroll", "slots", "strip", "omen")
PEEK: Final = 1  # look
BY_TAVERN: Final = 2
BY_SCROLL: Final = 3
SLOTS: Final = 4  # discard: only what takes a slot
STRIPPED: Final = 5
BY_OMEN: Final = 6
