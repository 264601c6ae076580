"""ST-12: who has won."""

from fractions import Fraction
from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import DRAWN, LOST, TOGETHER, WON, Result

from .content import (
    CARNIVORE,
    FACTIONS,
    FUNGALOTH,
    FUNGI,
    HERBIVORE,
    INDUSTRY,
    MACROFUNGUS,
    MAGNATE,
    MUSHROOM,
    NATURE,
    PLANT,
    SAGITARIO,
    SEATS,
    YGDRA,
)
from .rules_table import Land

TIMEOUT: Final = 8  # beside the factions' bits: nobody won in time


def judge(land: Land, round: i64, log: Log) -> i64:
    """12.1 When victory is checked: only at the end of a round; who won, as bits."""
    last = round >= land.box.max_rounds
    winners = at_goal(land)
    several = winners & (winners - 1) != 0
    if several and not land.box.shared_victory and not last:
        winners = 0
    if winners != 0:
        announce(winners, log)
    elif last:
        winners = time_out(land, round, log)
    return winners


def at_goal(land: Land) -> i64:
    """12.3 Industry's goal: constructions.
    12.4 Fungi's goal: macrofungi.
    12.5 Shared victory: all who are at their goal, as factions' bits.
    """
    winners: i64 = 0
    if nature_at_goal(land):
        winners |= NATURE
    if land.constructions() >= land.box.constructions_to_win:
        winners |= INDUSTRY
    if land.count(MACROFUNGUS) >= land.box.macrofungi_to_win:
        winners |= FUNGI
    return winners


def nature_at_goal(land: Land) -> bool:
    """12.2 Nature's goal: plants, herbivores and carnivores.
    14.2 Growths as goal: instead, by option.
    """
    box = land.box
    if box.growth_goal:
        return land.growths >= box.growths_to_win
    return (
        land.census(PLANT) >= box.plants_to_win
        and land.census(HERBIVORE) >= box.herbivores_to_win
        and land.census(CARNIVORE) >= box.carnivores_to_win
    )


def announce(winners: i64, log: Log) -> None:
    """12.2 Nature's goal: both its seats win.
    12.3 Industry's goal: the Magnate wins.
    12.4 Fungi's goal: Fu'ngaloth wins.
    """
    if winners & NATURE:
        log.say("12.2/wins", SAGITARIO, YGDRA)
    if winners & INDUSTRY:
        log.say("12.3/wins", MAGNATE)
    if winners & FUNGI:
        log.say("12.4/wins", FUNGALOTH)


def time_out(land: Land, round: i64, log: Log) -> i64:
    """12.6 Round limit: a draw, or the faction with most progress."""
    log.say("12.6/limit", round)
    if not land.box.timeout_progress:
        return TIMEOUT
    reached = progress(land)
    best = max(reached)
    winners: i64 = TIMEOUT
    for at, faction in enumerate((NATURE, FUNGI, INDUSTRY)):
        if reached[at] == best:
            winners |= faction
    if log.heard:
        announce_progress(winners, log)
    return winners


def announce_progress(winners: i64, log: Log) -> None:
    """12.6 Round limit: whoever has come furthest wins, by option."""
    for seat in range(SEATS):
        if winners & FACTIONS[seat]:
            log.say("12.6/ahead", seat)


def progress(land: Land) -> list[Fraction]:
    """12.6 Round limit: how far Nature, Fungi and Industry have come, exactly."""
    box = land.box
    one = Fraction(1)
    nature = min(
        Fraction(land.census(PLANT), box.plants_to_win),
        Fraction(land.census(HERBIVORE), box.herbivores_to_win),
        Fraction(land.census(CARNIVORE), box.carnivores_to_win),
        one,
    )
    if box.growth_goal:
        nature = min(one, Fraction(land.growths, box.growths_to_win))
    eaten = box.mushrooms * land.count(MACROFUNGUS) + land.count(MUSHROOM)
    fungi = min(one, Fraction(eaten, box.mushrooms * box.macrofungi_to_win))
    industry = min(one, Fraction(land.constructions(), box.constructions_to_win))
    return [nature, fungi, industry]


def result_of(winners: i64) -> Result:
    """12.7 Scores: the winning factions share one point; a draw is 1/3 each."""
    won = winners & ~TIMEOUT
    count = (won & 1) + (won >> 1 & 1) + (won >> 2 & 1)
    rule = "12.6" if winners & TIMEOUT else "12.5"
    if rule == "12.5" and count == 1:
        rule = {NATURE: "12.2", INDUSTRY: "12.3", FUNGI: "12.4"}[int(won)]
    if count == 0:
        return Result([DRAWN] * SEATS, rule, [1 / 3] * SEATS)
    ends = [LOST] * SEATS
    scores = [0.0] * SEATS
    for seat in range(SEATS):
        if won & FACTIONS[seat]:
            ends[seat] = WON if count == 1 else TOGETHER
            scores[seat] = 1 / count
    return Result(ends, rule, scores)
