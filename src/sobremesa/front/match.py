"""A match by texts: whoever is asked answers, bots by themselves."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from sobremesa.bots.levels import HUMAN
from sobremesa.bots.own import Company
from sobremesa.i18n import Words
from sobremesa.kernel import match as authority
from sobremesa.kernel import notation
from sobremesa.kernel.dice import Taped
from sobremesa.kernel.errors import Mistake, TurnError, UndoError, Unknown, shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.kernel.record import score_text
from sobremesa.shelf import find
from sobremesa.stock import with_files

from .bots import Players, read_players
from .seat import Seat, question, read_answer, told


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    ends: dict[str, str]  #: won, together, drawn, lost or out, by seat
    scores: dict[str, float]  #: from 0 to 1
    rule: str  #: `ST-12.2`
    text: str  #: why

    def __str__(self) -> str:
        return f"{score_text([*self.scores.values()])} by {self.rule}: {self.text}"


class Match:
    """A match of a game, between people and bots.

    Players are names, one a seat, or a number of people; without them it is the
    game's first match. A name that is a bot's (`greedy`, `mcts:500`, a level,
    `module:Class`), a class with `choose(seat)` or an object of one is a bot; any
    other text is a person.
    Bots answer by themselves at the start and after every `play`, until a person is
    asked; where nobody else plays they wait for `step` and `run`.
    Options are the game's own; names with a dot are given as `**{"deck.1": …}`.
    `content` is a file of own content (TOML) that is laid over the printed one.

    >>> import sobremesa as s
    >>> match = s.Match("stratum", ["Ana", "greedy", "greedy", "greedy"], seed=1)
    >>> match
    <Match of stratum: Ana, greedy, greedy, greedy; 0 decisions, seat 0 (S) asked>
    >>> match.play("play herbivor")
    Traceback (most recent call last):
      ...
    sobremesa.kernel.errors.ActionError: ... did you mean 'play herbivore' or ...?
    """

    def __init__(
        self,
        game: str | Game,
        players: Players = None,
        *,
        seed: int | str | None = None,
        lang: str = "en",
        content: str | PathLike[str] | None = None,
        **options: object,
    ) -> None:
        card = game if isinstance(game, Game) else find(game)
        if content is not None:
            path = Path(content)
            card = with_files(card, {path.name: path.read_text("utf-8")})
        given: Mapping[str, object] = options
        if players is None:
            players = first_company(card)
            given = options or card.first.options
        names, bots = read_players(players)
        match = authority.Match(card, names, given, seed=seed_text(seed))
        self._seat_all(match, bots, lang)
        if len(bots) < len(names):
            self.run()

    def _seat_all(
        self, match: authority.Match, bots: Mapping[int, object], lang: str
    ) -> None:
        self._match = match
        self._bots = Company(bots, match.seed)
        self._words = Words(lang, match.game)

    @classmethod
    def around(
        cls, match: authority.Match, bots: Mapping[int, object], lang: str
    ) -> "Match":
        """The front of a match of the kernel; bots by seat."""
        made = cls.__new__(cls)
        made._seat_all(match, bots, lang)
        return made

    def __copy__(self) -> "Match":
        """Another match, with the same bots at it."""
        match = copy.copy(self._match)
        return Match.around(match, self._bots.bots, self._words.lang)

    def __repr__(self) -> str:
        return repr(self._match)

    def __str__(self) -> str:
        """The board: through the eyes of the only person, or of a spectator."""
        return str(self.seat(self._eyes))

    def _repr_html_(self) -> str:
        return self.seat(self._eyes)._repr_html_()

    # Looking

    @property
    def kernel(self) -> authority.Match:
        """The authority behind it: there actions are numbers, and nothing is hidden."""
        return self._match

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def options(self) -> dict[str, Value]:
        """Those that differ from the default."""
        return dict(self._match.options)

    @property
    def players(self) -> list[str]:
        """Names by seat."""
        return list(self._match.players)

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def result(self) -> Outcome | None:
        """None while it goes on."""
        if not self.over:
            return None
        match, end = self._match, self._match.result
        seats = [match.seat_id(at) for at in range(len(match.players))]
        return Outcome(
            dict(zip(seats, end.ends, strict=True)),
            dict(zip(seats, end.scores, strict=True)),
            match.game.cite(end.rule),
            self._words.ending(end.rule),
        )

    @property
    def asked(self) -> Seat | None:
        """The seat to decide; None when the match is over."""
        return None if self.over else self.seat(int(self._match.state.seat))

    @property
    def question(self) -> str:
        """What it is asked; "" when the match is over."""
        return question(self._match, self._words)

    @property
    def legal(self) -> list[str]:
        """The answers of whoever is asked; none when the match is over."""
        asked = self.asked
        return [] if asked is None else asked.legal

    @property
    def actions(self) -> list[tuple[str, str]]:
        """All answers so far: the seat's id, and the text."""
        match = self._match
        texts = match.game.table.texts
        return [(match.seat_id(seat), texts[action]) for seat, action in match.actions]

    @property
    def log(self) -> list[str]:
        """What happened, for the only person's eyes, or a spectator's."""
        return self.seat(self._eyes).log

    def seat(self, which: int | str) -> Seat:
        """A seat by number or id; -1 for a spectator."""
        if isinstance(which, str):
            ids = self.game.kinds["seat"][: len(self._match.players)]
            if which not in ids:
                raise Unknown("seat", which, ids)
            which = ids.index(which)
        self._match.seat(which)  # there is one
        return Seat(self._match, which, self._words)

    def why(self, answer: str | int) -> list[str]:
        """Why an answer may not be given now, with the rules; [] if it may."""
        return self._question().why(answer)

    # Playing

    def play(self, answer: str | int) -> list[str]:
        """Answer for whoever is asked, by text or number; then bots answer.

        What happened is told, with its rules, as the seat that answered may know it.
        """
        asked = self._question()
        self._must_go_on()
        said = len(self._match.journal.events)
        action = read_answer(asked.kernel, answer, self._words)
        self._match.play(asked.number, action)
        if len(self._bots.bots) < len(self._match.players):
            self.run()
        return told(self._words, self._match.events_since(said, asked.number))

    def step(self) -> list[str]:
        """Let the bot that is asked answer; what happened is told."""
        asked = self._question()
        if asked.number not in self._bots.bots:
            raise TurnError(
                f"seat {self._match.name(asked.number)} is asked, and "
                f"{asked.player!r} is no bot: play an answer"
            )
        self._must_go_on()
        said = len(self._match.journal.events)
        self._match.play(asked.number, self._bots.choose(self._match))
        return told(self._words, self._match.events_since(said, self._eyes))

    def run(self) -> list[str]:
        """Let bots answer until a person is asked or the match is over."""
        happened: list[str] = []
        while not self.over and int(self._match.state.seat) in self._bots.bots:
            happened += self.step()
        return happened

    def undo(self) -> None:
        """Take back the last answer of whoever is asked, if nothing was learned since.

        >>> import sobremesa as s
        >>> match = s.Match("stratum", 4, seed=1)
        >>> _ = match.play("play herbivore")
        >>> match.undo()
        >>> match.actions
        []
        """
        if self.over:
            raise UndoError("the match is over, nothing can be taken back")
        self._match.undo(int(self._match.state.seat))

    # Texts

    def record(self, *, reveal: bool = False) -> str:
        """The match so far as text: `sobremesa.read` reads it, `replay` plays it again.

        The seed is in it when the match is over, or when told to: then it can go on.
        """
        return notation.write(self._match.record(reveal=reveal))

    def position(self) -> str:
        """The state as text, all secrets included: `sobremesa.load` begins there."""
        return self._match.position()

    @property
    def _eyes(self) -> int:
        """Whose eyes look on: the only person's, otherwise a spectator's."""
        seats = range(len(self._match.players))
        people = [seat for seat in seats if seat not in self._bots.bots]
        return people[0] if len(people) == 1 else -1

    def _question(self) -> Seat:
        if (asked := self.asked) is None:
            raise TurnError("the match is over, nothing is asked any more")
        return asked

    def _must_go_on(self) -> None:
        if isinstance(self._match.dice.source, Taped):
            raise Mistake(
                "this match is replayed from a record without its seed: "
                "it can be looked at, but it cannot go on"
            )


def first_company(game: Game) -> list[str]:
    """The players of a first match."""
    players = [game.first.level] * game.first.seats
    players[game.first.seat] = HUMAN
    return players


def seed_text(seed: int | str | None) -> str | None:
    """An int is its decimal text; None: a new secret one."""
    if seed is None or isinstance(seed, str):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Mistake(f"a seed is a number or a text, not {shown(seed)}")
    return str(seed)
