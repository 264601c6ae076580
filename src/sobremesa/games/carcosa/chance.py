"""What a bot's expectation means as a chance, in what it tells people.

`evaluate` was fitted to the printed house; in one with more keys, such as the first
match, souls escape far more often than it expects, most of all early: with 8 keys in
all, 150 matches of a careless soul beside two greedy ones were won to 66 % at their
beginning, where it expects 7 %, to 66 % in rounds 5 to 10 (30 %), to 47 % in rounds 18
to 24 (37 %), and to 18 % after round 30 (24 %). Bots weigh answers against one another
and play as they do; only the number that is told is put right.
"""

import math

from .view import View

PRINTED = 6  # keys in all, in the house that `evaluate` was fitted to
EARLY = 2.2  # in log odds, at the beginning
LATE = 28  # the round from which it is right


def chance(view: View, worth: float) -> float:
    if view.keys.total <= PRINTED or not 0 < worth < 1:
        return worth
    more = EARLY * max(0, LATE - view.round) / LATE
    return 1 / (1 + math.exp(-math.log(worth / (1 - worth)) - more))
