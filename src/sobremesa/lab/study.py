"""What the matches of a series were like, variant by variant: the measures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sobremesa.kernel.game import Game
from sobremesa.kernel.overlay import lay
from sobremesa.kernel.state import DRAWN, TOGETHER, WON
from sobremesa.stock import printed_content

from .measures import SURE, Mean, share_bounds
from .series import Outcome, Plan
from .watch import items_of

HAPPY = (WON, TOGETHER)
MEANS = (  # of every match: what is averaged
    *("decisions", "rounds", "choices", "branching"),
    *("dead", "leads", "drama", "decided"),
)
DIGITS = 6


@dataclass(slots=True)
class Use:
    """One thing that can be used, by seat; the last place is the table's."""

    times: int = 0
    matches: int = 0
    by: dict[int, Mean] = field(default_factory=dict)  # scores of those who used it


@dataclass
class Share:
    """How often something won that a seat has or is."""

    of: str  # seat, side, first, or an option
    name: str
    matches: int = 0
    won: int = 0
    score: Mean = field(default_factory=Mean)

    @property
    def share(self) -> float:
        return self.won / self.matches if self.matches else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return share_bounds(self.won, self.matches)

    def add(self, *, won: bool, score: float) -> None:
        self.matches += 1
        self.won += won
        self.score.add(score)


class Study:
    """One variant, match by match."""

    def __init__(self, plan: Plan, variant: int) -> None:
        self.plan = plan
        self.variant = plan.variants[variant]
        self.game: Game = plan.open_game(variant)
        self.seats = len(self.variant.players)
        self.sides = sides_of(self.game, self.seats)
        self.content = content_kinds(self.game)
        self.matches = 0
        self.drawn = 0
        self.shares: dict[tuple[str, str], Share] = {}
        self.means = {name: Mean() for name in MEANS}
        self.lengths: list[int] = []
        self.decided: list[float] = []
        self.endings: Counter[str] = Counter()
        self.scores = [Mean() for _ in range(self.seats)]
        self.used: dict[int, Use] = {}
        self.alike = True  # whether all seats always had the same score
        self.rows: list[dict[str, Any]] = []

    def add(self, outcome: Outcome) -> None:
        self.matches += 1
        self.endings[outcome.rule] += 1
        self.drawn += outcome.ends[0] == DRAWN and len(set(outcome.ends)) == 1
        self.lengths.append(outcome.decisions)
        self.alike = self.alike and len(set(outcome.scores)) == 1
        for mean, score in zip(self.scores, outcome.scores, strict=True):
            mean.add(score)
        self.count_shares(outcome)
        facts = self.facts(outcome)
        for name, value in facts.items():
            if value is not None:
                self.means[name].add(value)
        self.decided.append(facts["decided"] or 0.0)
        self.count_uses(outcome)
        self.rows.append(self.row(outcome, facts))

    def facts(self, outcome: Outcome) -> dict[str, float | None]:
        seen = outcome.seen
        assert seen is not None
        branching = seen.answers / seen.choices if seen.choices else None
        values = (
            *(outcome.decisions, outcome.rounds, seen.choices, branching),
            *(seen.dead / seen.turns, seen.leads, seen.drama, seen.decided),
        )
        return {
            name: None if value is None else round(value, DIGITS)
            for name, value in zip(MEANS, values, strict=True)
        }

    def count_shares(self, outcome: Outcome) -> None:
        won = [end in HAPPY for end in outcome.ends]
        for seat, score in enumerate(outcome.scores):
            for of, name in self.belongs(seat, outcome):
                self.share(of, name).add(won=won[seat], score=score)
        for name, seats in self.sides.items():
            score = sum(outcome.scores[seat] for seat in seats) / len(seats)
            self.share("side", name).add(
                won=any(won[seat] for seat in seats), score=score
            )

    def belongs(self, seat: int, outcome: Outcome) -> Iterator[tuple[str, str]]:
        """What a seat is and has: itself, the first choice, options of its own."""
        yield "seat", self.game.kinds["seat"][seat]
        assert outcome.seen is not None
        if seat == outcome.seen.first:
            yield "first", ""
        plan = self.plan
        variant = plan.variants[plan.variant_of(outcome.number)]
        for option in own_options(self.game, seat):
            value = variant.options.get(option, self.game.options.one(option).default)
            if value not in (None, ""):
                yield option.partition(".")[0], str(value)
        if variant.guest and seat == plan.turn_of(outcome.number) % self.seats:
            yield "guest", variant.guest

    def share(self, of: str, name: str) -> Share:
        if (of, name) not in self.shares:
            self.shares[of, name] = Share(of, name)
        return self.shares[of, name]

    def count_uses(self, outcome: Outcome) -> None:
        assert outcome.seen is not None
        counted, wide, last = outcome.seen.used, self.seats + 1, -1
        scores = (*outcome.scores, outcome.scores[0])  # the last place is the table's
        known = self.used
        for what, times in zip(counted[::2], counted[1::2], strict=True):
            item, seat = divmod(what, wide)
            if item != last:
                use = known.get(item) or known.setdefault(item, Use())
                use.matches += 1
                last = item
            use.times += times
            mean = use.by.get(seat) or use.by.setdefault(seat, Mean())
            mean.add(scores[seat])

    def row(self, outcome: Outcome, facts: dict[str, float | None]) -> dict[str, Any]:
        """A match as a row of the table of matches."""
        seats = self.game.kinds["seat"]
        assert outcome.seen is not None
        return {
            "number": outcome.number,
            "variant": self.variant.name,
            "seed": outcome.seed,
            "rule": outcome.rule,
            **facts,
            "first": seats[outcome.seen.first] if outcome.seen.first >= 0 else "",
            **{f"end.{seats[at]}": end for at, end in enumerate(outcome.ends)},
            **{
                f"score.{seats[at]}": round(score, DIGITS)
                for at, score in enumerate(outcome.scores)
            },
            "digest": outcome.digest,
        }

    def lift(self, use: Use) -> tuple[float, float] | None:
        """How much more those score who use a thing, and its standard error.

        Seat by seat against the same seat without it, the seats weighed by how much
        they can tell; None where they tell nothing.
        """
        total = weights = squares = 0.0
        for seat, with_it in use.by.items():
            if seat == self.seats and not self.alike:
                continue  # the table's: everybody's and nobody's
            without = self.scores[seat % self.seats].less(with_it)
            if with_it.number < 2 or without.number < 2:
                continue
            both = with_it.number + without.number
            weight = with_it.number * without.number / both
            total += weight * (with_it.mean - without.mean)
            squares += weight**2 * (with_it.error**2 + without.error**2)
            weights += weight
        return (total / weights, squares**0.5 / weights) if weights else None

    @property
    def always_first(self) -> str:
        """The seat that has the first choice in every match; "" if they take turns."""
        first = {row["first"] for row in self.rows}
        return first.pop() if len(first) == 1 else ""

    def uses(self) -> Iterator[tuple[str, str, str, Use]]:
        """All that can be used: use, kind, id; what never was has no times."""
        for item, (use, kind, id) in enumerate(items_of(self.game).names):
            yield use, kind, id, self.used.get(item) or Use()


@lru_cache(maxsize=16)
def content_kinds(game: Game) -> frozenset[str]:
    """The kinds of what is printed: all their ids are rows of the content."""
    if not (game.folder / "content.toml").exists():
        return frozenset(game.kinds) - {"seat"}
    content = lay(printed_content(game), game.overlay.changes)
    rows = {id for one in content.values() if isinstance(one, dict) for id in one}
    return frozenset(kind for kind, ids in game.kinds.items() if {*ids} <= rows)


def own_options(game: Game, seat: int) -> list[str]:
    return [name for name, one in game.options.all.items() if one.seat == seat + 1]


def sides_of(game: Game, seats: int) -> dict[str, tuple[int, ...]]:
    """The seats of every side, where a game has sides of several seats."""
    sides = game.sides[:seats]
    if len(set(sides)) == len(sides):
        return {}
    return {
        side: tuple(at for at, one in enumerate(sides) if one == side)
        for side in dict.fromkeys(sides)
    }


def study(plan: Plan, outcomes: Iterable[Outcome]) -> list[Study]:
    """All variants, from outcomes in the order of their numbers."""
    made = [Study(plan, at) for at in range(len(plan.variants))]
    for outcome in outcomes:
        made[plan.variant_of(outcome.number)].add(outcome)
    return made


def tables(studies: Sequence[Study]) -> dict[str, list[dict[str, Any]]]:
    """Every match, every measure and every use, as rows."""
    rows = sorted((row for one in studies for row in one.rows), key=number_of)
    return {
        "matches": rows,
        "measures": [row for one in studies for row in measures(one)],
        "uses": [row for one in studies for row in use_rows(one)],
    }


def number_of(row: dict[str, Any]) -> int:
    number: int = row["number"]
    return number


def measures(one: Study) -> Iterator[dict[str, Any]]:
    def told(
        name: str, of: str, number: int, value: float, bounds: tuple[float, float]
    ) -> dict[str, Any]:
        return {
            "variant": one.variant.name,
            "measure": name,
            "of": of,
            "matches": number,
            "value": round(value, DIGITS),
            "low": round(bounds[0], DIGITS),
            "high": round(bounds[1], DIGITS),
        }

    for share in one.shares.values():
        name = f"{share.of} won"
        yield told(name, share.name, share.matches, share.share, share.bounds)
        name, score = f"{share.of} score", share.score
        yield told(name, share.name, share.matches, score.mean, score.bounds())
    for rule, number in sorted(one.endings.items()):
        bounds = share_bounds(number, one.matches)
        yield told("ending", rule, one.matches, number / one.matches, bounds)
    for name, mean in one.means.items():
        if mean.number:
            yield told(name, "", mean.number, mean.mean, mean.bounds())


def use_rows(one: Study) -> Iterator[dict[str, Any]]:
    for use, kind, id, found in one.uses():
        lift = one.lift(found)
        low, high = (
            ((lift[0] - SURE * lift[1], lift[0] + SURE * lift[1]))
            if lift
            else (
                None,
                None,
            )
        )
        yield {
            "variant": one.variant.name,
            "use": use,
            "kind": kind,
            "id": id,
            "times": found.times,
            "matches": found.matches,
            "lift": round(lift[0], DIGITS) if lift else None,
            "low": None if low is None else round(low, DIGITS),
            "high": None if high is None else round(high, DIGITS),
        }
