"""What can be wrong with what we are given. Each message is one clear sentence."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

TOLD = 100  # problems that are told at once
SHOWN = 60  # characters of a value in a sentence
DIGITS = 40  # of a whole number there
LISTED = 12  # names in a sentence


def shown(value: object) -> str:
    """A value as a sentence shows it, however long it is."""
    if isinstance(value, int) and abs(value) >= 10**DIGITS:
        return f"a number of more than {DIGITS} digits"
    if isinstance(value, str) and len(value) > SHOWN:
        return f"{value[:SHOWN]!r}…"
    text = repr(value)
    return text if len(text) <= 2 * SHOWN else f"{text[: 2 * SHOWN]}…"


def listed(names: Iterable[str]) -> str:
    """Names as a sentence lists them, however many there are."""
    all = [name[:SHOWN] for name in names]
    more = len(all) - LISTED
    return ", ".join(all) if more <= 1 else f"{', '.join(all[:LISTED])}, … (+{more})"


def nearest(name: object, known: Iterable[str]) -> str:
    """The known name somebody may have meant; "" if none is near."""
    if not isinstance(name, str) or len(name) > SHOWN:
        return ""
    names = {one.casefold(): one for one in known}
    near = difflib.get_close_matches(name.casefold(), names, n=1)
    return names[near[0]] if near else ""


class Mistake(ValueError):
    """Bad input; the message names the value, the place and the rule or limit."""


class Unknown(Mistake):
    """A name that nothing has: told with those there are, and the nearest of them.

    Its words in other languages are the message `unknown-<kind>` of the catalogs.
    """

    def __init__(
        self,
        kind: str,
        name: object,
        known: Iterable[str],
        *,
        of: str = "",
        span: str = "",
        place: str = "",
    ) -> None:
        self.kind = kind
        self.name = name
        self.known = tuple(known)
        self.of = of  # what would have it: the option of a choice
        self.span = span  # in place of a long list of the known
        self.place = place  # where it was read
        self.near = nearest(name, self.known)
        super().__init__(self.sentence())

    @property
    def listed(self) -> str:
        """Those there are; "" where they are many, and one of them is near."""
        many = len(self.known) > LISTED and bool(self.near)
        return self.span or ("" if many else listed(self.known))

    def sentence(self) -> str:
        """In English."""
        told = f"there is no {self.kind} {shown(self.name)}"
        known = f", there are {self.listed}"
        if self.of:
            told = f"{self.of} cannot be {shown(self.name)}"
            known = f", it takes {self.listed}"
        at = f"{self.place}: " if self.place else ""
        mean = f"; did you mean {self.near}?" if self.near else ""
        return f"{at}{told}{known if self.listed else ''}{mean}"

    def at(self, place: str) -> "Unknown":
        """The same, told with the place where it was found."""
        kind, name, known = self.kind, self.name, self.known
        return type(self)(kind, name, known, of=self.of, span=self.span, place=place)

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers send it home by its parts."""
        parts = (self.kind, self.name, self.known, self.of, self.span, self.place)
        return remake, (type(self), *parts)


def remake(
    made: type[Unknown], kind: str, name: object, known: tuple[str, ...], *more: str
) -> Unknown:
    of, span, place = more
    return made(kind, name, known, of=of, span=span, place=place)


@dataclass(frozen=True)
class Problem:
    """One of several things that are wrong with what a player brought.

    Its words in other languages are the message `problem-<key>` of the game's
    catalog, where the key is written as in events: `12.1/size` is `problem-12-1-size`.
    """

    text: str  # in English
    key: str = ""  # the rule that is broken and a word; "": there are no other words
    values: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def rule(self) -> str:
        return self.key.partition("/")[0]


class Problems(Mistake):
    """Everything that is wrong, not only the first; of very much the first hundred."""

    def __init__(self, problems: Sequence[Problem | str]) -> None:
        more = len(problems) - TOLD
        told = [*problems[:TOLD], f"and {more} more"] if more > 0 else problems
        self.problems = [p if isinstance(p, Problem) else Problem(p) for p in told]
        super().__init__("; ".join(problem.text for problem in self.problems))


class GameError(Mistake):
    """There is no such game, or it cannot be set up so."""


class OptionError(Mistake):
    """An option that does not exist, or a value out of its range."""


class UnknownGame(Unknown, GameError):
    """There is no such game."""


class UnknownOption(Unknown, OptionError):
    """Also a preset, or a choice that an option does not have."""


class ActionError(Mistake):
    """An action that is unknown, ambiguous or not legal now."""


class TurnError(ActionError):
    """An action or an undo from a seat that is not asked."""


class UndoError(Mistake):
    """There is nothing this seat may take back."""


class PositionError(Mistake):
    """A position that does not load; lists everything that is wrong with it."""


class RecordError(Mistake):
    """A record that cannot be read, or that does not hold what it claims."""


class DiceError(Mistake):
    """A tape or script with a number its die cannot show, or with too few."""


class NeedRoll(Exception):
    """The script of a `Scripted` die has run out at a roll below `sides`."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a roll below {sides} is needed")
        self.sides = sides
