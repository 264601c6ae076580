"""What can be wrong with what we are given. Each message is one clear sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

TOLD = 100  # problems that are told at once
SHOWN = 60  # characters of a value in a sentence
DIGITS = 40  # of a whole number there


def shown(value: object) -> str:
    """A value as a sentence shows it, however long it is."""
    if isinstance(value, int) and abs(value) >= 10**DIGITS:
        return f"a number of more than {DIGITS} digits"
    if isinstance(value, str) and len(value) > SHOWN:
        return f"{value[:SHOWN]!r}…"
    text = repr(value)
    return text if len(text) <= 2 * SHOWN else f"{text[: 2 * SHOWN]}…"


class Mistake(ValueError):
    """Bad input; the message names the value, the place and the rule or limit."""


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
