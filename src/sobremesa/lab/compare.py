"""Variants side by side: matches with the same dice are compared one by one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .measures import DOUBT, SURE, Mean, always_off
from .series import Outcome, Plan
from .study import HAPPY, Study, sides_of

EVERY = 50  # turns after which one looks whether it is enough
LENGTH = "decisions"


def contenders(study: Study) -> dict[str, tuple[int, ...]]:
    """Who wins: the sides by their seats, or where there are none the seats."""
    seats = study.game.kinds["seat"][: study.seats]
    return study.sides or {id: (at,) for at, id in enumerate(seats)}


@dataclass
class Difference:
    """What a variant changes for somebody, against the first one."""

    variant: int
    of: str  # a side, a seat, or the length
    mean: Mean

    @property
    def told(self) -> bool:
        """Whether it is more than luck."""
        return abs(self.mean.mean) > SURE * self.mean.error


def marks(study: Study) -> dict[int, dict[str, float]]:
    """By turn: who won, and how long it took."""
    seats, plan = study.game.kinds["seat"], study.plan
    who = contenders(study)
    made = {}
    for row in study.rows:
        told = {
            name: float(any(row[f"end.{seats[at]}"] in HAPPY for at in of))
            for name, of in who.items()
        }
        made[plan.turn_of(row["number"])] = {**told, LENGTH: float(row[LENGTH])}
    return made


def differences(studies: Sequence[Study]) -> list[Difference]:
    """Every variant against the first, over the turns that both have played."""
    if len(studies) < 2:
        return []
    first = marks(studies[0])
    found = []
    for at, study in enumerate(studies[1:], start=1):
        other = marks(study)
        means: dict[str, Mean] = {}
        for turn in sorted(first.keys() & other.keys()):
            for name, value in other[turn].items():
                if name in first[turn]:
                    means.setdefault(name, Mean()).add(value - first[turn][name])
        found += [Difference(at, name, mean) for name, mean in means.items()]
    return found


class Enough:
    """Says when enough is played to tell shares apart by so much.

    Looks are taken after the same turns whoever plays, and all their intervals hold
    together: looking often does not make it hasty.
    """

    def __init__(self, plan: Plan, tell: float) -> None:
        self.plan, self.tell = plan, tell
        self.wide = len(plan.variants)
        game = plan.open_game()
        seats = len(plan.players)
        sides = sides_of(game, seats) or {str(at): (at,) for at in range(seats)}
        self.sides = list(sides.values())
        self.aim = max(EVERY, round(2.5 / tell**2))
        self.waiting: dict[int, list[float]] = {}
        self.means = [
            [Mean() for _ in self.sides] for _ in range(max(1, self.wide - 1))
        ]
        self.turns = 0
        self.limit = plan.matches

    def add(self, outcome: Outcome) -> bool:
        """Take an outcome, in any order; whether it is enough now."""
        self.waiting[outcome.number] = [
            float(any(outcome.ends[at] in HAPPY for at in of)) for of in self.sides
        ]
        while self.limit == self.plan.matches and self.turn_is_there():
            self.take_turn()
            if self.turns % EVERY == 0 and self.told():
                self.limit = min(self.limit, self.turns * self.wide)
        return self.limit < self.plan.matches

    def turn_is_there(self) -> bool:
        begin = self.turns * self.wide
        return all(n in self.waiting for n in range(begin, begin + self.wide))

    def take_turn(self) -> None:
        begin = self.turns * self.wide
        won = [self.waiting.pop(n) for n in range(begin, begin + self.wide)]
        self.turns += 1
        others = won[1:] or won
        for means, other in zip(self.means, others, strict=True):
            for at, mean in enumerate(means):
                mean.add(other[at] - (won[0][at] if self.wide > 1 else 0.0))

    def told(self) -> bool:
        looks = len(self.sides) * len(self.means)
        for mean in (mean for means in self.means for mean in means):
            off = always_off(mean, aim=self.aim, doubt=DOUBT / looks)
            if off > self.tell and (self.wide == 1 or abs(mean.mean) <= off):
                return False
        return True


def matrix(studies: Sequence[Study]) -> dict[tuple[str, str], Mean]:
    """Bots against bots: the score of the guest among the others."""
    found: dict[tuple[str, str], Mean] = {}
    for study in studies:
        share = study.shares.get(("guest", study.variant.guest))
        if share is not None:
            found[study.variant.guest, study.variant.players[0]] = share.score
    return found


@dataclass
class Rung:
    """What a better bot is worth at the seat where it replaces another."""

    weak: str
    strong: str
    gain: Mean  # of the score, with the same dice
    same: Mean  # whether the seat's score stayed the same: the dice and the seat decide


def ladder(studies: Sequence[Study], bots: Sequence[str]) -> Iterator[Rung]:
    """Skill and luck, from each bot to the next: matches with the same dice."""
    by = {(one.variant.guest, one.variant.players[0]): one for one in studies}
    for weak, strong in pairwise(bots):
        gain, same = Mean(), Mean()
        before, after = guest_scores(by[weak, weak]), guest_scores(by[strong, weak])
        for turn in sorted(before.keys() & after.keys()):
            gain.add(after[turn] - before[turn])
            same.add(float(after[turn] == before[turn]))
        yield Rung(weak, strong, gain, same)


def guest_scores(study: Study) -> dict[int, float]:
    """By turn."""
    seats, plan = study.game.kinds["seat"], study.plan
    return {
        (turn := plan.turn_of(row["number"])): row[f"score.{seats[turn % study.seats]}"]
        for row in study.rows
    }
