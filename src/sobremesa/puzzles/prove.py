"""Exact chances: every line of play, every run of the dice, every reply.

The seat plays for the greatest chance, those who must answer in between for the least.
"""

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from sobremesa.kernel.dice import Scripted
from sobremesa.kernel.errors import Mistake, NeedRoll
from sobremesa.kernel.game import Game
from sobremesa.kernel.state import State

from .aim import Aim, Decided, Watch

SURE, NEVER = Fraction(1), Fraction(0)
LIMIT = 200_000  # runs of the rules in one proof


class TooMuch(Mistake):
    """More ways than somebody is willing to go."""


class Proof:
    """The chances at one position and after it."""

    def __init__(self, game: Game, aim: Aim, limit: int = LIMIT) -> None:
        self.game, self.aim, self.limit = game, aim, limit
        self.runs = 0
        self.known: dict[bytes, Fraction] = {}
        self.watch = Watch(aim)

    def chances(self, state: State) -> dict[int, Fraction]:
        """Of each answer to the question now asked."""
        return {action: self.after(state, action) for action in state.legal()}

    def after(self, state: State, action: int) -> Fraction:
        total = NEVER
        for share, end in self.outcomes(state, action):
            if isinstance(end, bool):
                total += share if end else NEVER
            else:
                total += share * self.worth(end, again=share < 1)
        return total

    def outcomes(
        self, state: State, action: int
    ) -> Iterator[tuple[Fraction, State | bool]]:
        """Each run of the dice with its share: where it leads, or what it decides."""
        scripts: list[tuple[list[int], int]] = [([], 1)]
        while scripts:
            script, ways = scripts.pop()
            self.runs += 1
            if self.runs > self.limit:
                raise TooMuch(f"there are more than {self.limit} ways to go on")
            twin = state.clone()
            try:
                twin.apply(action, Scripted(script), self.watch)
            except NeedRoll as roll:
                if not self.aim.rolls:
                    yield SURE, self.aim.otherwise
                    return
                sides = int(roll.sides)
                scripts += [([*script, one], ways * sides) for one in range(sides)]
            except Decided as decided:
                yield Fraction(1, ways), decided.reached
            else:
                yield Fraction(1, ways), twin

    def worth(self, state: State, *, again: bool) -> Fraction:
        """The chance where nothing is decided yet.

        Where it may be come to `again`, by other dice or in another order, it is kept.
        """
        if not self.goes_on(state):
            return Fraction(self.aim.otherwise)
        mine = state.seat == self.aim.seat
        if not again and state.stage not in self.game.calm:
            return self.best(state, mine=mine)
        key = self.name(state)
        if key not in self.known:
            self.known[key] = self.best(state, mine=mine)
        return self.known[key]

    def goes_on(self, state: State) -> bool:
        """Whether the time for the goal is not over with this question."""
        aim = self.aim
        if state.seat < 0 or state.stage in aim.ends:
            return False
        return state.seat == aim.seat or state.stage in aim.answers

    def name(self, state: State) -> bytes:
        """All that a state holds."""
        return msgspec.json.encode(self.game.dump(state))

    def best(self, state: State, *, mine: bool) -> Fraction:
        found = NEVER if mine else SURE
        for action in state.legal():
            chance = self.after(state, action)
            found = max(found, chance) if mine else min(found, chance)
            if found == (SURE if mine else NEVER):
                break
        return found
