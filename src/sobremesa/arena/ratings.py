"""How strong agents are: shares of pairs, and Bradley–Terry ratings with intervals."""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from sobremesa.kernel.dice import Fast
from sobremesa.lab.measures import interval

SCALE = 400.0  # points of a rating for ten to one
STEPS = 200  # of the fit
DRAWN = 400  # samples of rounds that an interval is read from
TAIL = 0.025  # of them on either side
Meeting = tuple[int, int, float]  # two agents, and what the first made of it: 0 to 1


def better(one: float, other: float) -> float:
    return 1.0 if one > other else 0.5 if one == other else 0.0


def meetings(
    played: Iterable[Mapping[str, Any]], *, apart: bool
) -> dict[int, list[Meeting]]:
    """By round: who met whom, and who did better.

    At one table by the mean score of their seats; apart, by those of their matches.
    """
    found: dict[int, list[Meeting]] = {}
    alone: dict[int, dict[int, float]] = {}
    for one in played:
        scores = means(one["seating"], one["scores"])
        if apart:
            alone.setdefault(one["round"], {}).update(scores)
        else:
            (a, b) = sorted(scores)
            meeting = (a, b, better(scores[a], scores[b]))
            found.setdefault(one["round"], []).append(meeting)
    for round, scores in alone.items():
        found[round] = [
            (a, b, better(scores[a], scores[b]))
            for a, b in combinations(sorted(scores), 2)
        ]
    return found


def means(seating: Sequence[int], scores: Sequence[float]) -> dict[int, float]:
    """The mean score of every agent's seats."""
    by: dict[int, list[float]] = {}
    for agent, score in zip(seating, scores, strict=True):
        by.setdefault(agent, []).append(score)
    return {agent: fmean(all) for agent, all in by.items()}


def shares(
    rounds: Mapping[int, Sequence[Meeting]], agents: int
) -> dict[tuple[int, int], tuple[float, float, int]]:
    """Of every pair: what the first made of it, how sure that is, in how many."""
    told = {}
    for a, b in combinations(range(agents), 2):
        each = [
            [w for one, other, w in met if (one, other) == (a, b)]
            for met in rounds.values()
        ]
        scores = [fmean(one) for one in each if one]
        if scores:
            mean, sure = interval(scores)
            told[a, b] = (mean, sure, sum(len(one) for one in each))
    return told


def fit(met: Iterable[Meeting], agents: int) -> list[float]:
    """Ratings whose mean is 0, by Bradley and Terry; a draw is half a win.

    Every pair that met is given one draw more, so that who won all is rated too.
    """
    won = [[0.0] * agents for _ in range(agents)]
    for a, b, share in met:
        won[a][b] += share
        won[b][a] += 1 - share
    for a, b in combinations(range(agents), 2):
        if won[a][b] + won[b][a]:
            won[a][b] += 0.5
            won[b][a] += 0.5
    strength = [1.0] * agents
    for _ in range(STEPS):
        for a in range(agents):
            games = [
                (won[a][b] + won[b][a]) / (strength[a] + strength[b])
                for b in range(agents)
                if a != b
            ]
            if sum(games):
                strength[a] = sum(won[a]) / sum(games)
        middle = math.exp(fmean(math.log(one) for one in strength))
        strength = [one / middle for one in strength]
    return [SCALE * math.log10(one) for one in strength]


def ratings(
    rounds: Mapping[int, Sequence[Meeting]], agents: int
) -> list[tuple[float, float, float]]:
    """Of every agent: its rating, and between what it lies 95 times in 100.

    The interval is that of ratings from rounds drawn again and again from those
    played: matches on equal dice stay together.
    """
    played, dice = list(rounds.values()), Fast("ratings")
    best = fit((one for met in played for one in met), agents)
    drawn = []
    for _ in range(DRAWN if len(played) > 1 else 0):
        sample = [played[dice.below(len(played))] for _ in played]
        drawn.append(fit((one for met in sample for one in met), agents))
    told = []
    for agent, rating in enumerate(best):
        each = sorted(one[agent] for one in drawn)
        low = each[int(TAIL * len(each))] if each else -math.inf
        high = each[int((1 - TAIL) * len(each)) - 1] if each else math.inf
        told.append((rating, low, high))
    return told
