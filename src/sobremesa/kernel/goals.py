"""What decides a match, and how near it is: told from a view, for any eyes."""

import msgspec

WIN, LOSE, LIMIT = "win", "lose", "limit"  # sorts of goals
SORTS = (WIN, LOSE, LIMIT)
HALF = 0.5
NOW, ROUND, LAST = "now", "round", "last"  # when a goal is judged


class Count(msgspec.Struct, frozen=True):
    """Something that is counted towards a goal; catalogs have `count-<word>`."""

    word: str
    have: int
    need: int
    falls: bool = False  # it comes down to what is needed
    rival: bool = False  # what is needed is more than a rival has, which `need` tells

    @property
    def met(self) -> bool:
        return self.have <= self.need if self.falls else self.have >= self.enough

    @property
    def enough(self) -> int:
        """From here on it will do."""
        return self.need + self.rival


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A way in which the match can end; catalogs have `goal-<word>`."""

    word: str
    rule: str
    sort: str  # it makes its seats win, or lose, or it ends the match for all
    seats: list[str]
    counts: list[Count]
    met: bool  # as the rules would judge it now
    judged: str = ""  # at once, when a round ends, after the last; "": as its rule says


def nearness(goal: Goal) -> float:
    """From 0 to 1: how far the count has come that has come least far.

    Where the counts would do and the rules say no, it has hardly begun.
    """
    if reached(goal.counts) and not goal.met:
        return 0.0
    return min((part(count) for count in goal.counts), default=float(goal.met))


def part(count: Count) -> float:
    """Of what falls nobody knows how high it stood: one before the end is a third."""
    if count.met:
        return 1.0
    if count.falls:
        return (count.need + 1) / (count.have + 2)
    return max(0, count.have) / count.enough


def ordered(goals: list[Goal], seat: str) -> list[Goal]:
    """Victories first, one's own before others', the nearest before those far off.

    Those that are not half reached stay as the game has them, the likeliest first.
    """

    def place(goal: Goal) -> tuple[int, bool, float]:
        own, near = seat in goal.seats, nearness(goal)
        return SORTS.index(goal.sort), not own, -near if near >= HALF else 0.0

    return sorted(goals, key=place)


def reached(counts: list[Count]) -> bool:
    return all(count.met for count in counts)


def last_round(rule: str, round: int, rounds: int, seats: list[str]) -> Goal:
    """The goal that every game with a limit of rounds has."""
    count = Count("rounds", min(round, rounds), rounds)
    return Goal(
        word="rounds",
        rule=rule,
        sort=LIMIT,
        seats=seats,
        counts=[count],
        met=count.met,
        judged=LAST,
    )
