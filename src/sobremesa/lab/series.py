"""A series of matches between bots: what it is made of, and one match of it.

Its variants take turns, and those of one turn have the same seed: what differs between
them is the variant, and not the luck.
"""

import hashlib
import os
from collections.abc import Iterator

import msgspec

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
from .vary import written
from .watch import Seen, Watch

MARK = 16  # digits of a digest of decisions


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """One of the things a series compares: who plays, with what."""

    players: tuple[str, ...]
    options: dict[str, Value] = {}
    content: str = ""  # own content, by its canonical text
    differs: dict[str, Value] = {}  # from the others, as it is shown
    named: str = ""  # its own content, by the files
    guest: str = ""  # takes a seat among these players, each in turn

    @property
    def name(self) -> str:
        """What it is known by: its content, who is the guest, what differs."""
        guest = f"{self.guest} / {self.players[0]}" if self.guest else ""
        told = (self.named, guest, written(self.differs))
        return ", ".join(filter(None, told))

    def seated(self, turn: int) -> tuple[str, ...]:
        if not self.guest:
            return self.players
        seat = turn % len(self.players)
        return (*self.players[:seat], self.guest, *self.players[seat + 1 :])


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that a worker needs to play any match of the series."""

    game: str
    variants: tuple[Variant, ...]
    seed: str
    matches: int
    options: dict[str, Value] = {}  # that all variants have
    varied: tuple[str, ...] = ()  # options that differ between variants
    uses: tuple[str, ...] = ()  # what is counted: words of events, kind of element
    folder: str | None = None  # where the records go
    measured: bool = False  # whether matches are watched closely

    @property
    def players(self) -> tuple[str, ...]:
        return self.variants[0].players

    def open_game(self, variant: int = 0) -> Game:
        return stocked(self.game, Overlay(self.variants[variant].content))

    def variant_of(self, number: int) -> int:
        """The variants take turns."""
        return number % len(self.variants)

    def turn_of(self, number: int) -> int:
        return number // len(self.variants)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{self.turn_of(number)}"

    def players_of(self, number: int) -> tuple[str, ...]:
        return self.variants[self.variant_of(number)].seated(self.turn_of(number))

    def begin(self, number: int) -> Match:
        """Match `number`, dealt and not yet played."""
        at = self.variant_of(number)
        return Match(
            self.open_game(at),
            self.players_of(number),
            self.variants[at].options,
            seed=self.seed_of(number),
        )

    def path(self, number: int) -> str:
        assert self.folder is not None
        digits = len(str(self.matches - 1))
        return os.path.join(self.folder, f"{self.game}-{number:0{digits}}.record")


class Outcome(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How one match of a series ended."""

    number: int
    seed: str
    ends: tuple[str, ...]  # how it did for each seat
    scores: tuple[float, ...]
    rule: str
    decisions: int
    rounds: int | None  # where the game counts them
    digest: str  # of the last position; of the decisions, in a match that was watched
    events: Tally = {}
    uses: dict[str, Tally] = {}
    record: str = ""  # where one is kept
    actions: tuple[int, ...] = ()  # of a match that was watched: all that was decided
    seen: Seen | None = None


class Series(msgspec.Struct, frozen=True, kw_only=True):
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


def play_one(plan: Plan, number: int) -> Outcome:
    """Match `number`: the same whatever else is played, and wherever."""
    match = plan.begin(number)
    game, seed = match.game, plan.seed_of(number)
    watch = Watch(match) if plan.measured else None
    for answers in played(match, seed):
        if watch is not None:
            watch.look(answers)
    seen = watch.seen() if watch else None
    events = count_events(match.journal.events) if watch is None else {}
    rounds = watch.rounds if watch else events.get(game.round, 0)
    return Outcome(
        number=number,
        seed=seed,
        ends=tuple(match.result.ends),
        scores=tuple(match.result.scores),
        rule=match.result.rule,
        decisions=len(match.actions),
        rounds=rounds if game.round else None,
        digest=decided(match) if watch else match.digest(),
        events=events,
        uses={use: count_use(game, match.journal.events, use) for use in plan.uses},
        record="" if plan.folder is None else notation.write(match.record()),
        actions=tuple([action for _, action in match.actions]) if watch else (),
        seen=seen,
    )


def decided(match: Match) -> str:
    """A mark of all decisions of a match, far cheaper than its position's."""
    told = " ".join([str(action) for _, action in match.actions])
    return hashlib.sha256(told.encode()).hexdigest()[:MARK]


def played(match: Match, seed: str) -> Iterator[int]:
    """Bots play a match; before each of their decisions: how many answers it has."""
    bots = [open_bot(name, f"{seed}/{at}") for at, name in enumerate(match.players)]
    while not match.over:
        seat, legal = int(match.state.seat), match.state.legal()
        yield len(legal)
        action = bots[seat].choose(match.seat(seat))
        if action in legal:
            match.force(action)
        else:
            match.play(seat, action)  # which says what is wrong with it


def prepare_folder(plan: Plan) -> None:
    """Nothing is played if its record could not be written."""
    if plan.folder is None:
        return
    for number in range(plan.matches):
        if os.path.lexists(plan.path(number)):
            raise Complaint("error-exists", file=plan.path(number))
    make_folder(plan.folder)


def make_folder(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except (OSError, ValueError) as error:
        told = reason(error)
        raise Complaint("error-write", file=folder, reason=told) from None
