"""A series of matches between bots: what it is made of, and one match of it."""

import os
from dataclasses import dataclass

from sobremesa.bots.own import open_bot
from sobremesa.complaint import Complaint
from sobremesa.files import reason
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import Overlay
from sobremesa.shelf import stocked

from .counts import Tally, count_events, count_use


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
    content: str = ""  # own content, by its canonical text

    def open_game(self) -> Game:
        return stocked(self.game, Overlay(self.content))

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
    ends: tuple[str, ...]  # how it did for each seat
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
        ends=tuple(match.result.ends),
        scores=tuple(match.result.scores),
        rule=match.result.rule,
        decisions=len(match.actions),
        rounds=events.get(game.round, 0) if game.round else None,
        digest=match.digest(),
        events=events,
        uses={use: count_use(game, match.journal.events, use) for use in plan.uses},
        record="" if plan.folder is None else notation.write(match.record()),
    )


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
