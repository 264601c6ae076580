"""How rates are measured: per CPU second, the best of short repetitions, in turns.

Everything to be compared is measured a little, then once more, and so on, so that a
noisy minute on a shared machine hits all alike; the best repetition is the quietest.
"""

from collections.abc import Callable, Iterable
from time import process_time
from typing import Final, NamedTuple, TypeAlias

# Does so many rounds of some work and returns how many units of it that was.
Work: TypeAlias = Callable[[int], int]
# The same, timed wherever it is done: units and CPU seconds.
Timed: TypeAlias = Callable[[int], tuple[int, float]]

PLAY: Final = "play"  # random matches; units are decisions, rounds are matches
DRIVE: Final = "drive"  # the same, the loop being Python
CLONE: Final = "clone"  # of states in the middle of a match
ASK: Final = "ask"  # for the legal actions, where there are most
SEARCH: Final = "search"  # MCTS from the start of a match; units are simulations


class Meter:
    """Some work, and the best rates at which it was seen to be done."""

    def __init__(self, timed: Timed) -> None:
        self.timed = timed
        self.rounds = 0  # of one repetition, found at the first
        self.units_rate = 0.0  # per CPU second
        self.rounds_rate = 0.0

    def measure(self, seconds: float) -> None:
        """One repetition of about so many seconds."""
        if not self.rounds:
            self.rounds = self.calibrate(seconds)
        units, spent = self.timed(self.rounds)
        if units / spent > self.units_rate:
            self.units_rate, self.rounds_rate = units / spent, self.rounds / spent

    def calibrate(self, seconds: float) -> int:
        """How many rounds take so long."""
        rounds = 1
        while (spent := self.timed(rounds)[1]) < seconds / 4:
            rounds *= 2
        return max(1, round(rounds * seconds / spent))


class Subject(NamedTuple):
    """Something measured: what it is called, and a meter for each kind of work."""

    name: str
    meters: dict[str, Meter]

    def rate(self, kind: str) -> float | None:
        """Units per CPU second; None where that is not measured."""
        return self.meters[kind].units_rate if kind in self.meters else None

    @property
    def matches(self) -> float | None:
        """Random matches per CPU second."""
        return self.meters[PLAY].rounds_rate if PLAY in self.meters else None

    def time(self, kind: str) -> float | None:
        """Microseconds of one unit."""
        rate = self.rate(kind)
        return 1e6 / rate if rate else None


def measure(
    subjects: Iterable[Subject],
    beat: Meter | None = None,
    *,
    repetitions: int,
    seconds: float,
) -> None:
    """All subjects in turns, and before each of them the one that gives the beat."""
    for subject in list(subjects) * repetitions:
        if beat:
            beat.measure(seconds)
        for meter in subject.meters.values():
            meter.measure(seconds)


def timed(work: Work) -> Timed:
    """Work done in this process."""

    def run(rounds: int) -> tuple[int, float]:
        start = process_time()
        units = work(rounds)
        return units, process_time() - start

    return run


def repeated(call: Callable[[], object], *, units: int = 1) -> Work:
    """Work that is the same call again and again, its result thrown away."""

    def work(rounds: int) -> int:
        for _ in range(rounds):
            call()
        return rounds * units

    return work
