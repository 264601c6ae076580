"""Numbers that say how a series went, and how sure they are."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean

SURE = 1.96  # standard errors on both sides: 95 in 100
DOUBT = 0.05  # how often a thing that is told may be wrong


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(fmean(numbers), 3),
        "min": min(numbers),
        "max": max(numbers),
    }


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far the true one may be off: 95 % of the time no further."""
    mean = fmean(scores)
    error = math.sqrt(sum((one - mean) ** 2 for one in scores)) / len(scores)
    return mean, SURE * error


class Mean:
    """Numbers added up one by one: their mean, and how sure it is."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, one: float) -> None:
        self.number += 1
        self.total += one
        self.squares += one * one

    def less(self, other: "Mean") -> "Mean":
        """Without the numbers of another."""
        rest = Mean()
        rest.number = self.number - other.number
        rest.total = self.total - other.total
        rest.squares = self.squares - other.squares
        return rest

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def variance(self) -> float:
        """Of single numbers; 0 where there are none to tell."""
        if self.number < 2:
            return 0.0
        apart = self.squares / self.number - self.mean**2
        return max(0.0, apart) * self.number / (self.number - 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.variance / self.number) if self.number else math.inf

    def bounds(self, sure: float = SURE) -> tuple[float, float]:
        return self.mean - sure * self.error, self.mean + sure * self.error


def share_bounds(part: int, whole: int, sure: float = SURE) -> tuple[float, float]:
    """Between what a share truly is: Wilson's interval, right for few and rare ones."""
    if not whole:
        return 0.0, 1.0
    share, square = part / whole, sure * sure
    middle = (share + square / (2 * whole)) / (1 + square / whole)
    inner = share * (1 - share) / whole + square / (4 * whole * whole)
    off = sure * math.sqrt(inner) / (1 + square / whole)
    return max(0.0, middle - off), min(1.0, middle + off)


def always_off(mean: Mean, *, aim: int, doubt: float = DOUBT) -> float:
    """How far a mean may be off at any time, if one looks again and again.

    Robbins' mixture: all intervals of the whole sequence hold together, so one may
    stop when it suits. `aim` is the number of matches at which they are narrowest.
    """
    n, variance = mean.number, mean.variance
    if n < 2 or variance == 0:
        return 1.0 if n < 2 else 1.0 / n  # nothing has differed yet
    flat = -2 * math.log(doubt) + math.log(-2 * math.log(doubt) + 1)
    wide = flat / aim  # the mixture's precision, in units of the variance
    inner = n * wide + 1
    off = math.sqrt(inner / (n * n * wide) * math.log(inner / (doubt * doubt)))
    return math.sqrt(variance) * off


def surely(looks: int, doubt: float = DOUBT) -> float:
    """Standard errors that hold for all of so many looks together (Šidák)."""
    each = 1 - (1 - doubt) ** (1 / max(1, looks))
    return NormalDist().inv_cdf(1 - each / 2)
