"""The steps of Carcosa's agenda, and why questions are asked."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids

STEPS: Final = Ids()
# In a turn.
T_TURN: Final[i64] = STEPS.add("turn")
T_ENTER: Final[i64] = STEPS.add("enter")  # soul
T_REVEAL: Final[i64] = STEPS.add("reveal")  # soul
T_SETTLE: Final[i64] = STEPS.add("settle")
T_LINE: Final[i64] = STEPS.add("line")
T_OUTCOME: Final[i64] = STEPS.add("outcome")
T_PEEK: Final[i64] = STEPS.add("peek")  # soul
T_COLLAPSE: Final[i64] = STEPS.add("collapse")
T_STRUGGLE: Final[i64] = STEPS.add("struggle")  # soul
T_SHOCK: Final[i64] = STEPS.add("shock")  # monster, soul
T_LOOK: Final[i64] = STEPS.add("look")  # soul
T_SHOP: Final[i64] = STEPS.add("shop")  # soul
T_ARRIVE: Final[i64] = STEPS.add("arrive")  # soul, node
T_GAIN_KEY: Final[i64] = STEPS.add("gain_key")  # soul
# The course of a match and of its rounds, up to the King's effect.
T_ROLE: Final[i64] = STEPS.add("role")  # soul
T_SET_UP: Final[i64] = STEPS.add("set_up")
T_ROUND: Final[i64] = STEPS.add("round")
T_TURN_START: Final[i64] = STEPS.add("turn_start")
T_TURN_END: Final[i64] = STEPS.add("turn_end")
T_HOUSE: Final[i64] = STEPS.add("house")
T_BANISHMENT: Final[i64] = STEPS.add("banishment")
T_PRESENCE: Final[i64] = STEPS.add("presence")
T_MANIFESTATION: Final[i64] = STEPS.add("manifestation")
T_EFFECT: Final[i64] = STEPS.add("effect")
T_STRIP: Final[i64] = STEPS.add("strip")  # soul
# Then the monsters, and what ends a round.
T_MONSTERS: Final[i64] = STEPS.add("monsters")
T_ACTIVATE: Final[i64] = STEPS.add("activate")  # monster
T_STIR: Final[i64] = STEPS.add("stir")  # monster, whether its window was opened
T_STRIKE: Final[i64] = STEPS.add("strike")  # monster
T_POISON: Final[i64] = STEPS.add("poison")
T_CURSE: Final[i64] = STEPS.add("curse")  # soul
T_RING: Final[i64] = STEPS.add("ring")
T_FALSE_KING: Final[i64] = STEPS.add("false_king")
T_DURATIONS: Final[i64] = STEPS.add("durations")
T_STAIRS: Final[i64] = STEPS.add("stairs")
T_BELT: Final[i64] = STEPS.add("belt")
T_END_CHECK: Final[i64] = STEPS.add("end_check")
STEP_IDS: Final = tuple(STEPS)

# Why a question is asked, where one stage serves several rules.
PURPOSES: Final = Ids()
NO_PURPOSE: Final[i64] = PURPOSES.add("")
PEEK: Final[i64] = PURPOSES.add("peek")  # look
BY_TAVERN: Final[i64] = PURPOSES.add("tavern")
BY_SCROLL: Final[i64] = PURPOSES.add("scroll")
SLOTS: Final[i64] = PURPOSES.add("slots")  # discard: only what takes a slot
STRIPPED: Final[i64] = PURPOSES.add("strip")
BY_OMEN: Final[i64] = PURPOSES.add("omen")
PURPOSE_IDS: Final = tuple(PURPOSES)
