"""A seat of a match: what its player may know, by texts."""

import operator
from difflib import get_close_matches
from typing import TYPE_CHECKING

import msgspec

from sobremesa.i18n import Words
from sobremesa.kernel import match as authority
from sobremesa.kernel import seat as kernel
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import ActionError, listed
from sobremesa.kernel.log import Event
from sobremesa.kernel.table import Table

if TYPE_CHECKING:
    from .match import Match

NEAR = 3  # legal texts that a refusal names
LONGEST = 100  # characters that are compared with them


class Seat:
    """A place at the table, and all that may be known there.

    It stays at its match: what it shows is what the match has come to.

    >>> import sobremesa as s
    >>> seat = s.Match("stratum", 4, seed=1).seat("S")
    >>> seat
    <Seat 0 (S) of stratum: asked, action>
    >>> seat.question
    'Sagittarius: choose an action'
    >>> seat.why("play omnivore")
    []
    """

    def __init__(self, match: authority.Match, number: int, words: Words) -> None:
        self.number = number  # -1: a spectator
        self._match = match
        self._words = words

    def __repr__(self) -> str:
        return repr(self.kernel)

    def __str__(self) -> str:
        from .drawing import as_text  # rich, only where something is drawn

        return as_text(self.kernel, self._words, standing(self._match, self._words))

    def _repr_html_(self) -> str:
        from .drawing import as_html

        return as_html(self.kernel, self._words, standing(self._match, self._words))

    @property
    def kernel(self) -> kernel.Seat:
        """The seat as bots are handed it: there actions are numbers."""
        return self._match.seat(self.number)

    @property
    def id(self) -> str:
        """As the rulebook names the seat; "" for a spectator."""
        return self.kernel.id

    @property
    def player(self) -> str:
        """Who sits there."""
        return self._match.players[self.number] if self.number >= 0 else ""

    @property
    def asked(self) -> bool:
        """Whether this seat is the one to decide."""
        return self.kernel.asked

    @property
    def stage(self) -> str:
        """The question on the table, whoever is asked: `action`, …; `over`."""
        return self.kernel.stage

    @property
    def question(self) -> str:
        """The same for people; "" when the match is over."""
        return question(self._match, self._words)

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees, as typed data."""
        return self.kernel.view

    @property
    def legal(self) -> list[str]:
        """The answers this seat may give now; none if it is not asked."""
        seat = self.kernel
        return [seat.game.table.text(action) for action in seat.legal]

    @property
    def log(self) -> list[str]:
        """What happened since the start, as this seat may know it."""
        return told(self._words, self._match.events_since(0, self.number))

    def why(self, answer: str | int) -> list[str]:
        """Why an answer may not be given now, with the rules; [] if it may."""
        seat = self.kernel
        action = number_of(seat.game.table, answer)
        if action in seat.legal:
            return []
        return reasons(seat, action, self._words) or [
            f"it is no answer to this {seat.stage!r} question"
        ]

    def imagine(self, seed: int | str = 0) -> "Match":
        """A match as this seat could believe it to be, to try things in.

        All it cannot see is dealt anew, by the seed. Nobody answers by itself there.
        """
        from .match import Match

        now, game = self._match, self._match.game
        imagined = authority.Match(
            game,
            now.players,
            game.public_options(now.options),
            seed=f"{seed}",
            start=self.kernel.imagine(Fast(seed)),
        )
        return Match.around(imagined, {}, self._words.lang)


def question(match: authority.Match, words: Words) -> str:
    if match.over:
        return ""
    asked = match.seat(int(match.state.seat))
    return words.stage(asked.stage, asked.id)


def standing(match: authority.Match, words: Words) -> str:
    """The question on the table, or how the match ended."""
    if not match.over:
        return question(match, words)
    rule = match.result.rule
    return f"{words.ending(rule)} ({match.game.cite(rule)})"


def told(words: Words, events: list[Event]) -> list[str]:
    """Events as sentences, each with its rule."""
    game = words.game
    assert game is not None
    return [f"{words.event(event)} ({game.cite(event.key)})" for event in events]


def reasons(seat: kernel.Seat, action: int, words: Words) -> list[str]:
    return [
        f"{words.reason(reason)} ({seat.game.cite(reason.rule)})"
        for reason in seat.why(action)
    ]


def number_of(table: Table, answer: str | int) -> int:
    """The action of a text, whatever its spacing, or of a number in the table."""
    if isinstance(answer, str):
        return table.number(" ".join(answer.split()))
    if isinstance(answer, bool):
        raise ActionError(f"an answer is a text or a number, not {answer}")
    action = operator.index(answer)
    table.text(action)  # there is one
    return action


def read_answer(seat: kernel.Seat, answer: str | int, words: Words) -> int:
    """The legal action of an answer; a refusal says why, or what is near."""
    table, legal = seat.game.table, seat.legal
    texts = [table.text(action) for action in legal]
    try:
        action = number_of(table, answer)
    except ActionError as error:
        raise ActionError(f"{error}; {instead(answer, texts)}") from None
    if action in legal:
        return action
    text = table.text(action)
    why = " ".join(reasons(seat, action, words)) or instead(text, texts)
    at = f"for seat {seat.number} ({seat.id}) at this {seat.stage!r} question"
    raise ActionError(f"{text!r} is not legal {at}; {why}")


def instead(answer: object, legal: list[str]) -> str:
    """The legal texts that may have been meant, or some of all."""
    near = get_close_matches(str(answer)[:LONGEST], legal, n=NEAR)
    if near:
        return f"did you mean {' or '.join(repr(text) for text in near)}?"
    return f"legal are {listed(legal)}"
