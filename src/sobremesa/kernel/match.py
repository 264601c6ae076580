"""The authority over one match: checked play, undo, events per seat. No I/O."""

import secrets
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from . import position
from .carried import game_as_played
from .dice import Recorder, Seeded, Taped, commitment
from .errors import (
    ActionError,
    DiceError,
    GameError,
    Mistake,
    PositionError,
    RecordError,
    TurnError,
    UndoError,
    shown,
)
from .game import Game
from .log import ALL, NOBODY, SPECTATOR, Event, Journal
from .record import DECISIONS, Record, decisions, score_text
from .seat import Seat
from .state import Result, State

Find = Callable[[str], Game]
NOTHING = -1  # what was decided at the start


class Way:
    """Where an undo leads back to."""

    def __init__(self, state: State, actions: int, events: int) -> None:
        self.state = state
        self.actions = actions
        self.events = events


class Moment:
    """A match at its start, or just after a decision: what a replay tells of.

    The match goes on with the next moment: whoever wants its state copies it.
    """

    def __init__(self, match: "Match", seat: int, action: int, said: int) -> None:
        self.match = match
        self.number = len(match.actions)  # decisions so far
        self.seat = seat  # who has decided; NOBODY at the start
        self.action = action  # what; NOTHING at the start
        self.said = said  # the number of the first event that it led to

    def events(self, eyes: int) -> list[Event]:
        """What these eyes were told of it."""
        return self.match.events_since(self.said, eyes)


class Match:
    """One instance of a game being played.

    The true state stays here; players, bots and sockets are handed a `Seat`.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, object] | None = None,
        *,
        seed: str | None = None,
        tape: Sequence[int] | None = None,
        sealed: str | None = None,
        start: State | None = None,
    ) -> None:
        """Begin a match with a seed (a new secret one if none is given).

        A `tape` with its `sealed` commitment takes the place of a seed in replays.
        One that begins at a `start`, and not with a deal, carries it in its record.
        """
        self.game = game
        self.options = game.set_up(options or {}, len(players))
        self.players = check_players(players)
        if seed is not None and not is_line(seed):
            raise Mistake(
                f"the seed {shown(seed)} must be a line of printable characters"
            )
        self.seed = secrets.token_hex(32) if seed is None and tape is None else seed
        if tape is None:
            assert self.seed is not None
            self.commitment = commitment(self.seed)
            self.dice = Recorder(Seeded(self.seed))
        else:
            self.commitment = sealed or ""
            self.dice = Recorder(Taped(list(tape)))
        self.actions: list[tuple[int, int]] = []  # seat, action
        self.firsts: list[int] = []  # of each, the number of the first event it led to
        self.journal = Journal()
        self.undoable: list[Way] = []
        self.start = start
        if start is None:
            self.state = game.new(self.options, len(players), self.dice, self.journal)
        else:
            self.state = start.clone()

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.name(int(self.state.seat))} asked"
        told = f"{decisions(len(self.actions))}, {asked}"
        return f"<Match of {self.game.id}: {', '.join(self.players)}; {told}>"

    def __reduce__(self) -> tuple[object, ...]:
        """It goes elsewhere, and is copied, by what was decided: it is played again."""
        source = self.dice.source
        tape = source.tape if isinstance(source, Taped) else None
        told = (self.game, self.players, self.options, self.seed, tape, self.commitment)
        return played_again, (*told, self.start, [action for _, action in self.actions])

    @property
    def over(self) -> bool:
        return self.state.seat < 0

    @property
    def result(self) -> Result:
        if not self.over:
            raise Mistake("the match is not over, it has no result yet")
        return self.state.result()

    @property
    def tape(self) -> list[int]:
        return self.dice.tape

    def seat(self, seat: int) -> Seat:
        """What the player at this seat is handed, or a spectator."""
        if not SPECTATOR <= seat < len(self.players):
            raise Mistake(f"there is no seat {seat}, this match has {self.seat_range}")
        return Seat(self.game, self.state, seat)

    @property
    def seat_range(self) -> str:
        return f"0 to {len(self.players) - 1}"

    def seat_id(self, seat: int) -> str:
        return self.game.kinds["seat"][seat]

    def play(self, seat: int, action: int) -> None:
        """Answer the question on the table, if this seat is asked and may."""
        self.check_turn(seat)
        text = self.game.table.text(action)
        if action not in self.state.legal():
            raise ActionError(
                f"{text!r} is not legal for seat {self.name(seat)} at this "
                f"{self.game.stages[self.state.stage]!r} question"
            )
        self.force(action)

    def check_turn(self, seat: int) -> None:
        if self.over:
            raise TurnError("the match is over, nothing more can be played")
        asked = self.state.seat
        if seat != asked:
            raise TurnError(
                f"seat {self.name(seat)} is not asked, seat {self.name(asked)} is"
            )

    def moments(
        self, actions: Iterable[int], *, trusted: bool = False
    ) -> Iterator[Moment]:
        """The match as it stands, then after each action of whoever is asked.

        What is not legal is told with its number; `trusted` ones are not looked at.
        An action is taken from the iterable when the ones before it are played.
        """
        yield Moment(self, NOBODY, NOTHING, 0)
        for action in actions:
            seat, said = int(self.state.seat), len(self.journal.events)
            if trusted:
                self.force(action)
            else:
                self.play_numbered(seat, action)
            yield Moment(self, seat, action, said)

    def play_numbered(self, seat: int, action: int) -> None:
        try:
            self.play(seat, action)
        except ActionError as error:
            raise RecordError(f"action {len(self.actions) + 1}: {error}") from None

    def follow(self, actions: Iterable[int]) -> None:
        """Play all of them, each for whoever is asked."""
        for _ in self.moments(actions):
            pass

    def name(self, seat: int) -> str:
        known = 0 <= seat < len(self.players)
        return f"{seat} ({self.seat_id(seat)})" if known else str(seat)

    def force(self, action: int) -> None:
        """Apply a legal action, and remember the way back if there is one."""
        seat, rolled = self.state.seat, len(self.tape)
        said = len(self.journal.events)
        before = Way(self.state.clone(), len(self.actions), said)
        self.state.apply(action, self.dice, self.journal)
        self.actions.append((int(seat), action))
        self.firsts.append(said)
        whispered = any(event.eyes != ALL for event in self.journal.events[said:])
        if self.state.seat == seat and len(self.tape) == rolled and not whispered:
            self.undoable.append(before)
        else:
            self.undoable.clear()

    def undo(self, seat: int) -> None:
        """Take back the last action, if nothing was learned since."""
        if seat != self.state.seat:
            raise TurnError(
                f"seat {self.name(seat)} cannot undo: it is not the one to decide"
            )
        if not self.undoable:
            raise UndoError(
                f"seat {self.name(seat)} cannot undo: since its last action another "
                "seat decided, dice were rolled or something hidden was shown"
            )
        moment = self.undoable.pop()
        self.state = moment.state
        del self.actions[moment.actions :]
        del self.firsts[moment.actions :]
        del self.journal.events[moment.events :]

    def events_since(self, number: int, eyes: int) -> list[Event]:
        """Events from a number on, with what these eyes may know of them."""
        return [event.seen_by(eyes) for event in self.journal.events[number:]]

    def digest(self) -> str:
        return position.digest(self.game, self.options, self.state)

    def position(self) -> str:
        return position.write(self.game, self.options, self.state)

    def record(self, *, reveal: bool = False) -> Record:
        """The match so far. The seed is in it when it is over, or when told to."""
        result, ends = "*", ""
        if self.over:
            end = self.state.result()
            result = f"{score_text(end.scores)} by {end.rule}"
            ends = " ".join(end.ends)
        return Record(
            game=self.game.id,
            edition=self.game.edition,
            table=self.game.table.digest,
            content=self.game.content,
            overlay=self.game.overlay.text,
            options=self.options,
            start=""
            if self.start is None
            else position.state_text(self.game, self.start),
            seats={self.seat_id(i): name for i, name in enumerate(self.players)},
            commitment=self.commitment,
            seed=self.seed if self.over or reveal else None,
            result=result,
            ends=ends,
            actions=tuple(
                (self.seat_id(seat), self.game.table.text(action))
                for seat, action in self.actions
            ),
            tape=tuple(self.tape),
        )


def played_again(
    game: Game,
    players: list[str],
    options: Mapping[str, object],
    seed: str | None,
    tape: list[int] | None,
    sealed: str,
    start: State | None,
    actions: list[int],
) -> Match:
    match = Match(
        game, players, options, seed=seed, tape=tape, sealed=sealed, start=start
    )
    for action in actions:
        match.force(action)
    return match


def check_players(players: Sequence[str]) -> list[str]:
    for player in players:
        if not is_line(player):
            raise GameError(f"a player cannot be called {shown(player)}")
    return list(players)


def is_line(text: str) -> bool:
    """Whether a text can stand as a value in a record's header."""
    return bool(text) and text == text.strip() and text.isprintable()


def replay(record: Record, find: Find, *, live: bool = False) -> Match:
    """The match a record tells, its actions checked one by one.

    It rolls from the tape; a `live` one rolls from the seed, so that it can go on.
    """
    return deque(moments(record, find, live=live), maxlen=1).pop().match


def moments(
    record: Record, find: Find, *, live: bool = False, trusted: bool = False
) -> Iterator[Moment]:
    """The same match at its start and after each decision."""
    try:
        match = begin(record, find, live=live)
        yield from match.moments(recorded(match, record), trusted=trusted)
    except DiceError as error:
        raise RecordError(f"the tape does not fit the match: {error}") from None


def begin(record: Record, find: Find, *, live: bool) -> Match:
    """A record's match before its first decision."""
    game = game_of(record, find)
    if live and record.seed is None:
        raise RecordError("the record has no seed, the match cannot go on from it")
    seats = tuple(record.seats)
    if seats != game.kinds["seat"][: len(seats)]:
        raise RecordError(
            f"the record's seats {shown(', '.join(seats))} are not {game.name}'s"
        )
    return Match(
        game,
        list(record.seats.values()),
        record.options,
        seed=record.seed,
        tape=None if live else record.tape,
        sealed=record.commitment,
        start=begun_at(game, record.options, len(seats), record.start),
    )


def begun_at(
    game: Game, options: Mapping[str, object], seats: int, text: str
) -> State | None:
    """The state at which a match began, from its text; none: with a deal."""
    if not text:
        return None
    try:
        return position.read_state(game, game.set_up(options, seats), seats, text)
    except PositionError as error:
        raise RecordError(f"the match begins at no position: {error}") from None


def recorded(match: Match, record: Record) -> Iterator[int]:
    """A record's actions, each of the seat that is asked when its turn comes."""
    seats = match.game.kinds["seat"][: len(match.players)]
    for number, (seat_id, text) in enumerate(record.actions, start=1):
        if seat_id not in seats:
            raise RecordError(f"action {number}: there is no seat {shown(seat_id)}")
        try:
            action = match.game.table.number(text)
            match.check_turn(seats.index(seat_id))
        except ActionError as error:
            raise RecordError(f"action {number}: {error}") from None
        yield action


def game_of(record: Record, find: Find) -> Game:
    """The game as it was played: its edition, and the own content it carries."""
    game = find(record.game)
    try:
        game = game_as_played(
            game,
            edition=record.edition,
            content=record.content,
            overlay=record.overlay,
            told="the record",
        )
    except Mistake as error:
        raise RecordError(str(error)) from None
    digest = game.table.digest
    if record.table not in (digest, game.older.get(record.edition, digest)):
        raise RecordError(
            f"the record's action table {shown(record.table)} is not the one of "
            f"{game.name} edition {game.edition}, {digest}"
        )
    return game


def verify(record: Record, find: Find, *, most: int = DECISIONS) -> Match:
    """Check all that a record claims; the match it tells, or a `RecordError`.

    It is played twice, from its tape and from its seed: `most` bounds the work.
    """
    if len(record.actions) > most:
        raise RecordError(
            f"the record has {len(record.actions)} decisions, at most {most} are read"
        )
    match = replay(record, find)
    if len(match.tape) != len(record.tape):
        raise RecordError(
            f"the tape has {len(record.tape)} numbers, the match used {len(match.tape)}"
        )
    check_result(record, match.record())
    if match.over and record.seed is None:
        raise RecordError("the match is over, but the record does not reveal its seed")
    if record.seed is not None:
        check_seed(record, record.seed, find)
    return match


def check_result(record: Record, played: Record) -> None:
    """Whether it ended as is told; how for each seat, records did not always tell."""
    if played.result != record.result:
        raise RecordError(
            f"the result is {played.result!r}, the record says {shown(record.result)}"
        )
    if record.ends and played.ends != record.ends:
        raise RecordError(
            f"it ended {played.ends!r}, the record says {shown(record.ends)}"
        )


def check_seed(record: Record, seed: str, find: Find) -> None:
    if commitment(seed) != record.commitment:
        raise RecordError("the seed does not fit the commitment made at the start")
    try:
        rolled = tuple(replay(record, find, live=True).tape)
    except RecordError:  # the same actions under other dice
        rolled = ()
    if rolled != record.tape:
        raise RecordError("the tape is not the one the seed gives")
