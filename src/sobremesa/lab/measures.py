"""Numbers that say how a series went."""

import math
from collections.abc import Sequence
from statistics import fmean

SURE = 1.96  # standard errors on both sides: 95 in 100


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
