"""What a bot's expectation means as a chance, in what it tells people.

`evaluate` was fitted to the printed house; in one with more keys, such as the first
match, souls escape far more often than it expects, most of all early. In 260 matches
that nothing was chosen by (preset gentle, a careless soul beside two greedy ones), at
the beginning of rounds:

    round             1-2  3-6  7-12  13-18  19-24  25-30  later
    expected, %        10   18    27     32     30     23     16
    told, %            44   53    54     50     39     24     16
    won, %             50   50    48     43     34     21     10

Log-loss goes from .77 to .51. Bots weigh answers against one another and play as they
do; only the number that is told is put right.
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
