"""A series of matches between bots, and what came of it."""

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from statistics import fmean
from types import FrameType
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import track
from rich.table import Table
from rich.text import Text

from sobremesa.bots.own import open_bot
from sobremesa.games import find
from sobremesa.i18n import Words
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.options import Value

from .board import outcome
from .counts import (
    Tally,
    count_events,
    count_use,
    event_table,
    kind_of,
    sum_up,
    use_table,
)
from .files import reason, write_text
from .front import engine
from .house import Complaint
from .tables import heads, share
from .vary import set_up_table, tell_set_ups


@dataclass(frozen=True, kw_only=True)
class Plan:
    """All that a worker needs to play any match of the series."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Value]
    seed: str
    matches: int
    varied: tuple[str, ...] = ()  # options that change from match to match
    set_ups: tuple[dict[str, Value], ...] = ()  # and what they make, in turn
    uses: tuple[str, ...] = ()  # what is counted: words of events, kind of element
    folder: str | None = None  # where the records go
    cards: Mapping[str, str] = field(default_factory=dict)  # own card files

    def open_game(self) -> Game:
        game = find(self.game)
        if self.cards and game.extend is not None:
            return game.extend(self.cards)
        return game

    def options_of(self, number: int) -> dict[str, Value]:
        """The set-ups take turns."""
        return self.set_ups[number % len(self.set_ups)] if self.varied else self.options

    def path(self, number: int) -> str:
        assert self.folder is not None
        digits = len(str(self.matches - 1))
        return os.path.join(self.folder, f"{self.game}-{number:0{digits}}.record")


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How one match of a series ended."""

    number: int
    seed: str
    scores: tuple[float, ...]
    rule: str
    decisions: int
    rounds: int | None  # where the game counts them
    digest: str
    events: Tally
    uses: dict[str, Tally]
    record: str  # "" where none is kept


@dataclass(frozen=True, kw_only=True)
class Series:
    plan: Plan
    outcomes: tuple[Outcome, ...]
    seconds: float
    jobs: int

    @property
    def stopped(self) -> bool:
        """Whether somebody did not want to wait for the rest."""
        return len(self.outcomes) < self.plan.matches

    @property
    def decisions(self) -> int:
        return sum(one.decisions for one in self.outcomes)


def play_one(plan: Plan, game: Game, number: int) -> Outcome:
    """Match `number`: the same whatever else is played, and wherever."""
    seed = f"{plan.seed}/{number}"
    match = Match(game, plan.players, plan.options_of(number), seed=seed)
    bots = [open_bot(name, f"{seed}/{seat}") for seat, name in enumerate(plan.players)]
    while not match.over:
        seat = int(match.state.seat)
        match.play(seat, bots[seat].choose(match.seat(seat)))
    events = count_events(match.journal.events)
    return Outcome(
        number=number,
        seed=seed,
        scores=tuple(match.result.scores),
        rule=match.result.rule,
        decisions=len(match.actions),
        rounds=events.get(game.round, 0) if game.round else None,
        digest=match.digest(),
        events=events,
        uses={use: count_use(game, match.journal.events, use) for use in plan.uses},
        record="" if plan.folder is None else notation.write(match.record()),
    )


class Worker:
    """A process of the pool, and the series it plays in."""

    plan: Plan
    game: Game

    @classmethod
    def begin(cls, plan: Plan) -> None:
        cls.plan = plan
        cls.game = plan.open_game()

    @classmethod
    def play(cls, number: int) -> Outcome:
        return play_one(cls.plan, cls.game, number)


class Patience:
    """Ctrl-C ends the wait for the next match, and never what is done with one.

    A second one ends everything at once.
    """

    def __init__(self) -> None:
        self.waiting = False
        self.over = False

    def __enter__(self) -> "Patience":
        self.before = signal.signal(signal.SIGINT, self.lose)
        return self

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def lose(self, number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.over = True
        if self.waiting:
            raise KeyboardInterrupt

    def each(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """As they come, until it is over."""
        coming = iter(outcomes)
        while not self.over:
            try:
                self.waiting = True
                one = next(coming)
                self.waiting = False
            except StopIteration:
                return
            except KeyboardInterrupt:
                if not self.over:
                    raise
                return
            finally:
                self.waiting = False
            yield one


def run(plan: Plan, *, jobs: int, console: Console) -> Series:
    """Play the series; its outcomes do not depend on the number of jobs.

    Ctrl-C ends it early: what was played until then is told.
    """
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    with Patience() as patience, each_match(plan, min(jobs, plan.matches)) as playing:
        shown = track(
            playing,
            total=plan.matches,
            description="",
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        for one in patience.each(shown):
            if one.record:
                write_text(plan.path(one.number), one.record)
            outcomes.append(one)
    outcomes.sort(key=lambda one: one.number)
    seconds = time.perf_counter() - begun
    return Series(plan=plan, outcomes=tuple(outcomes), seconds=seconds, jobs=jobs)


@contextmanager
def each_match(plan: Plan, jobs: int) -> Iterator[Iterable[Outcome]]:
    """The outcomes as they come, from here or from a pool of processes."""
    if jobs == 1:
        game = plan.open_game()
        yield (play_one(plan, game, number) for number in range(plan.matches))
        return
    with open_pool(plan, jobs) as pool:
        yield pool.imap_unordered(Worker.play, range(plan.matches))


def open_pool(plan: Plan, jobs: int) -> Pool:
    """Workers are born deaf to Ctrl-C: the process that started them ends them."""
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        context = multiprocessing.get_context("spawn")
        return context.Pool(jobs, Worker.begin, [plan])
    finally:
        signal.signal(signal.SIGINT, heeded)


def prepare_folder(plan: Plan) -> None:
    """Nothing is played if its record could not be written."""
    if plan.folder is None:
        return
    for number in range(plan.matches):
        if os.path.lexists(plan.path(number)):
            raise Complaint("error-exists", file=plan.path(number))
    try:
        os.makedirs(plan.folder, exist_ok=True)
    except (OSError, ValueError) as error:
        told = reason(error)
        raise Complaint("error-write", file=plan.folder, reason=told) from None


# What came of it


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(fmean(numbers), 3),
        "min": min(numbers),
        "max": max(numbers),
    }


def tally(series: Series, seat: int) -> dict[str, Any]:
    """How a seat fared."""
    verdicts = Counter(outcome(one.scores, seat) for one in series.outcomes)
    game = find(series.plan.game)
    return {
        "seat": game.kinds["seat"][seat],
        "player": series.plan.players[seat],
        **{verdict: verdicts[verdict] for verdict in ("won", "drawn", "lost")},
        "score": round(fmean(one.scores[seat] for one in series.outcomes), 6),
    }


def endings(series: Series, words: Words) -> list[dict[str, Any]]:
    """Why matches ended, most frequent first, and who won so."""
    game = find(series.plan.game)
    rules = Counter(one.rule for one in series.outcomes)
    found = []
    for rule, matches in sorted(rules.items(), key=lambda item: (-item[1], item[0])):
        won: Counter[str] = Counter()
        for one in series.outcomes:
            for seat in range(len(one.scores)) if one.rule == rule else ():
                if outcome(one.scores, seat) == "won":
                    won[game.kinds["seat"][seat]] += 1
        found.append(
            {
                "rule": rule,
                "citation": game.cite(rule),
                "words": words.ending(rule),
                "matches": matches,
                "won": dict(sorted(won.items())),
            }
        )
    return found


def summary(series: Series, words: Words) -> dict[str, Any]:
    """Everything, for JSON; what differs from run to run is under `time`."""
    plan, outcomes = series.plan, series.outcomes
    game = plan.open_game()
    rounds = [one.rounds for one in outcomes if one.rounds is not None]
    return {
        "game": plan.game,
        "edition": game.edition,
        "content": game.content,
        "seed": plan.seed,
        "options": plan.options,
        "matches": len(outcomes),
        "planned": plan.matches,
        "seats": [tally(series, seat) for seat in range(len(plan.players))],
        "endings": endings(series, words),
        "decisions": spread([one.decisions for one in outcomes]),
        "rounds": spread(rounds) if rounds else None,
        "events": sum_up(game.events, [one.events for one in outcomes]),
        "set_ups": tell_set_ups(
            game,
            plan.varied,
            plan.set_ups,
            {one.number: one.scores for one in outcomes},
        ),
        "uses": {
            use: sum_up(game.kinds[kind_of(use)], [one.uses[use] for one in outcomes])
            for use in plan.uses
        },
        "each": [
            {
                "seed": one.seed,
                "scores": list(one.scores),
                "rule": one.rule,
                "decisions": one.decisions,
                "rounds": one.rounds,
                "digest": one.digest,
            }
            for one in outcomes
        ],
        "time": {
            "seconds": round(series.seconds, 3),
            "decisions_per_second": round(series.decisions / series.seconds),
            "jobs": series.jobs,
            "engine": engine(),
        },
    }


def report(series: Series, words: Words, *, events: bool) -> list[RenderableType]:
    """The same for people; times stand in the last line."""
    told = summary(series, words)
    title = words.say(
        "series-title",
        game=words.say("game-name"),
        matches=told["matches"],
        seed=told["seed"],
    )
    lines: list[RenderableType] = [Text(title, style="bold")]
    if series.stopped:
        played, planned = told["matches"], told["planned"]
        said = words.say("series-stopped", played=played, planned=planned)
        lines.append(Text(said, style="bold"))
    lines += [seat_table(told, words), ending_table(told, words)]
    if told["set_ups"]:
        lines.append(set_up_table(told, words))
    for key in ("decisions", "rounds"):
        if told[key]:
            lines.append(Text(words.say(f"series-{key}", **told[key])))
    if events:
        lines.append(event_table(told, words))
    for use in series.plan.uses:
        lines += use_table(told, use, words)
    lines.append(Text(time_line(told, words), style="dim"))
    return lines


def seat_table(told: dict[str, Any], words: Words) -> Table:
    names = ("seat", "player", "won", "drawn", "lost", "score")
    grid = heads(words, *names)
    for seat in told["seats"]:
        grid.add_row(
            f"{words.element('seat', seat['seat'])} ({seat['seat']})",
            seat["player"],
            *[share(words, seat[name], told["matches"]) for name in names[2:5]],
            words.say("series-score", score=seat["score"]),
        )
    return grid


def ending_table(told: dict[str, Any], words: Words) -> Table:
    grid = heads(words, "ending", "rule", "matches", "winners")
    for ending in told["endings"]:
        winners = [f"{seat} {number}" for seat, number in ending["won"].items()]
        grid.add_row(
            ending["words"],
            ending["citation"],
            share(words, ending["matches"], told["matches"]),
            ", ".join(winners),
        )
    return grid


def time_line(told: dict[str, Any], words: Words) -> str:
    spent = told["time"]
    return words.say(
        "series-time",
        seconds=spent["seconds"],
        rate=spent["decisions_per_second"],
        engine=words.say(f"engine-{spent['engine']}"),
        jobs=spent["jobs"],
    )
