"""A point in a match, secrets included."""

from typing import Final

from .dice import Dice
from .log import Log
from .native import i64, mypyc_attr

OVER: Final = -1


# How a match can end for a seat.
WON: Final = "won"
TOGETHER: Final = "together"  # won, and so did others that are not of its side
DRAWN: Final = "drawn"
LOST: Final = "lost"
OUT: Final = "out"  # lost by being eliminated
ENDS: Final = (WON, TOGETHER, DRAWN, LOST, OUT)


class Result:
    """How a match ended for each seat, by which rule, and its score from 0 to 1.

    Without scores a victory is 1, a draw 1/2, and anything else 0.
    `rules` says why for each seat, where that is not what ended the match.
    """

    def __init__(
        self,
        ends: list[str],
        rule: str,
        scores: list[float] | None = None,
        rules: list[str] | None = None,
    ) -> None:
        self.ends = ends
        self.rule = rule
        self.scores = score(ends) if scores is None else scores
        self.rules = [rule] * len(ends) if rules is None else rules


def score(ends: list[str]) -> list[float]:
    """What ends are worth where the rulebook says no more."""
    return [1.0 if end in (WON, TOGETHER) else 0.5 * (end == DRAWN) for end in ends]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One subclass per game, one level deep.

    `seat` is who decides (OVER when nobody does any more), `stage` the question.
    """

    def __init__(self, seats: i64, stage: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.stage: i64 = stage

    def ask(self, stage: i64, seat: i64) -> None:
        """Put a question; the seat answers before anything else happens."""
        self.stage, self.seat = stage, seat

    def legal(self) -> list[int]:
        """The answers, ascending; empty only when the match is over."""
        raise NotImplementedError

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """Answer the question, then run on to the next. Trusts its caller."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def result(self) -> Result:
        """Only when the match is over."""
        raise NotImplementedError


def every_legal(state: State) -> list[int]:
    """All answers, for a game that knows none to leave out."""
    return state.legal()


def by_result(state: State, seat: int) -> float:
    """What a position is worth to those who know nothing but results."""
    return state.result().scores[seat] if state.seat < 0 else 0.5


def same(state: State, seat: int, dice: Dice) -> State:
    """What a seat can believe in where nothing is hidden."""
    return state.clone()


def playout(state: State, dice: Dice, log: Log) -> i64:
    """Play uniformly at random to the end; the number of decisions taken."""
    decisions: i64 = 0
    while state.seat >= 0:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, log)
        decisions += 1
    return decisions
