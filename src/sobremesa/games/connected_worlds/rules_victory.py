"""CW-13: who has won. Seats are bits of a mask; -1 is nobody."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import Result
from sobremesa.kernel.table import Ids

from .content import BASES, STRENGTH
from .rules_cards import Cards
from .rules_table import Worlds

ENDINGS: Final = Ids()  # how a match ended, by rule
GOING_ON: Final[i64] = ENDINGS.add("")
LAST_SEAT: Final[i64] = ENDINGS.add("13.2")
WAR: Final[i64] = ENDINGS.add("13.4")
CAPTURE: Final[i64] = ENDINGS.add("13.5")
EXPANSION: Final[i64] = ENDINGS.add("13.6")
POINTS: Final[i64] = ENDINGS.add("13.8")
ENDING_IDS: Final = tuple(ENDINGS)


def survivor(land: Worlds, alive: i64) -> i64:
    """13.4 War, War Never Changes, War Never Ends: no enemy has a unit or base.

    In play 13.2 always comes first.
    """
    found: i64 = -1
    for seat in range(land.box.seats):
        if alive >> seat & 1 and land.has_piece(seat):
            if found >= 0:
                return -1
            found = seat
    return found


def conqueror(land: Worlds, alive: i64) -> i64:
    """13.5 All Your Base Are Belong to Us: all bases are his, one of them captured."""
    found: i64 = -1
    captured = False
    for row in range(len(land.id)):
        if land.kind[row] < BASES:
            owner = land.owner[row]
            if found >= 0 and owner != found:
                return -1
            found = owner
            if land.founder[row] != owner:
                captured = True
    if found < 0 or not captured or not alive >> found & 1:
        return -1
    return found


def expander(land: Worlds, alive: i64) -> i64:
    """13.6 Master of Expansion: enough worlds, and strictly the most territory.
    13.7 Ties for victory: with equal territory nobody has the most.
    """
    best: i64 = -1
    most: i64 = -1
    for seat in range(land.box.seats):
        if alive >> seat & 1:
            points = land.points(seat)
            if points > most:
                best, most = seat, points
            elif points == most:
                best = -1
    if best < 0 or land.planets_with_base(best) < land.box.worlds_to_win:
        return -1
    return best


def best_seats(land: Worlds, cards: Cards, alive: i64) -> i64:
    """13.8 Round limit: territory, planets, bases, strength, resources; as bits."""
    best: i64 = 0
    top: list[int] = []
    for seat in range(land.box.seats):
        if alive >> seat & 1:
            worth = [
                land.points(seat),
                land.planets_with_base(seat),
                number_of_bases(land, seat),
                total_strength(land, seat),
                cards.resources[seat],
            ]
            if worth > top:
                best, top = 1 << seat, worth
            elif worth == top:
                best |= 1 << seat
    return best


def number_of_bases(land: Worlds, seat: i64) -> i64:
    bases: i64 = 0
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.kind[row] < BASES:
            bases += 1
    return bases


def total_strength(land: Worlds, seat: i64) -> i64:
    strength: i64 = 0
    for row in range(len(land.id)):
        if land.owner[row] == seat:
            strength += STRENGTH[land.kind[row]]
    return strength


def result_of(seats: i64, winners: i64, ending: i64) -> Result:
    """13.10 Results: one winner; seats that draw share the point."""
    scores = [0.0] * seats
    number = 0
    for seat in range(seats):
        number += winners >> seat & 1
    for seat in range(seats):
        if winners >> seat & 1:
            scores[seat] = 1 / number
    return Result(scores, ENDING_IDS[ending])
