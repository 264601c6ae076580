"""CW-13: who has won. Seats are bits of a mask; -1 is nobody."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import DRAWN, LOST, OUT, WON, Result
from sobremesa.kernel.table import Ids

from .content import BY_BASES, BY_PLANETS, BY_STRENGTH, BY_TERRITORY
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
# What is told of who wins at the end of a round, by ending.
WINS: Final = [
    "",
    # 13.2 The last seat
    "13.2/wins",
    # 13.4 War, War Never Changes, War Never Ends
    "13.4/wins",
    # 13.5 All Your Base Are Belong to Us
    "13.5/wins",
    # 13.6 Master of Expansion
    "13.6/wins",
]


def verdict(land: Worlds, alive: i64) -> tuple[i64, i64]:
    """13.3 When victory is checked: how a round ends and for whom, in this order.
    13.4 War, War Never Changes, War Never Ends: first.
    13.2 The last seat: next, by 13.11 alone, with 13.4 switched off.
    13.5 All Your Base Are Belong to Us: then.
    13.6 Master of Expansion: last.
    13.7 Ties for victory: then nobody fulfils a condition, and play goes on.
    13.9 Victories switched off: each by its option.
    """
    box = land.box
    warrior = survivor(land, alive) if box.victory_war else -1
    if warrior >= 0:
        return WAR, warrior
    lone = lone_seat(alive)
    if lone >= 0:
        return LAST_SEAT, lone
    captor = conqueror(land, alive) if box.victory_capture else -1
    if captor >= 0:
        return CAPTURE, captor
    settler = expander(land, alive) if box.victory_expansion else -1
    if settler >= 0:
        return EXPANSION, settler
    return GOING_ON, -1


def lone_seat(alive: i64) -> i64:
    """The seat of a mask that holds no other, or -1."""
    seat: i64 = 0
    while alive >> seat > 1:
        seat += 1
    return seat if alive >> seat << seat == alive != 0 else -1


def survivor(land: Worlds, alive: i64) -> i64:
    """13.4 War, War Never Changes, War Never Ends: no enemy has a unit or base.

    In play 13.2 comes first, but for 13.11.
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
        if land.kind[row] < land.first_unit:
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
    """13.8 Round limit: those who are first by all that is compared; as bits."""
    best: i64 = 0
    top: list[int] = []
    for seat in range(land.box.seats):
        if alive >> seat & 1:
            worth = [
                measure(land, cards, seat, one) for one in land.box.content.compare
            ]
            if worth > top:
                best, top = 1 << seat, worth
            elif worth == top:
                best |= 1 << seat
    return best


def measure(land: Worlds, cards: Cards, seat: i64, one: i64) -> int:
    """13.8 Round limit: territory, planets, bases, strength or resources."""
    if one == BY_TERRITORY:
        return land.points(seat)
    if one == BY_PLANETS:
        return land.planets_with_base(seat)
    if one == BY_BASES:
        return number_of_bases(land, seat)
    if one == BY_STRENGTH:
        return total_strength(land, seat)
    return cards.resources[seat]


def number_of_bases(land: Worlds, seat: i64) -> i64:
    bases: i64 = 0
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.kind[row] < land.first_unit:
            bases += 1
    return bases


def total_strength(land: Worlds, seat: i64) -> i64:
    strength: i64 = 0
    of = land.box.content.strength
    for row in range(len(land.id)):
        if land.owner[row] == seat:
            strength += of[land.kind[row]]
    return strength


def result_of(seats: i64, alive: i64, winners: i64, ending: i64) -> Result:
    """13.10 Results: one winner; seats that draw share the point."""
    rule = ENDING_IDS[ending]
    ends = [LOST] * seats
    rules = [rule] * seats
    scores = [0.0] * seats
    number = 0
    for seat in range(seats):
        number += winners >> seat & 1
    for seat in range(seats):
        if winners >> seat & 1:
            ends[seat] = WON if number == 1 else DRAWN
            scores[seat] = 1 / number
        elif not alive >> seat & 1:
            ends[seat], rules[seat] = OUT, "13.1"
    return Result(ends, rule, scores, rules)
