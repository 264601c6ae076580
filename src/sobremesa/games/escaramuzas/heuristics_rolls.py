"""How dice fall: every roll of so many, and how often it comes."""

import math
from typing import Final

from sobremesa.kernel.native import i64

ROLLS: Final[dict[int, list[list[int]]]] = {}


def rolls_of(dice: i64) -> list[list[int]]:
    """Every roll of so many dice: how often it comes, then how many of each face."""
    found = ROLLS.get(int(dice))
    if found is None:
        found = ROLLS[int(dice)] = count_rolls(int(dice), 1)
    return found


def count_rolls(dice: int, face: int) -> list[list[int]]:
    """The same of the faces from one on; before them stands nothing yet."""
    if face == 7:
        return [[1, 0, 0, 0, 0, 0, 0]] if dice == 0 else []
    found: list[list[int]] = []
    for number in range(dice + 1):
        for roll in count_rolls(dice - number, face + 1):
            roll[face] = number
            roll[0] *= math.comb(dice, number)
            found.append(roll)
    return found


def with_ones(dice: i64, ones: i64, others: float) -> float:
    """The chance of so many ones, and of nothing else but so many other faces."""
    chance: float = 1.0
    for k in range(ones):
        chance *= float(dice - k) / float(k + 1) / 6.0
    for _ in range(dice - ones):
        chance *= others / 6.0
    return chance
