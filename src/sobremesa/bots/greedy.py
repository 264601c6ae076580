"""One step ahead: the action after which the seat stands best.

A half-made action is followed to its end: its later questions are answered as well as
can be before the position is weighed.
"""

from collections.abc import Callable
from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

from .bot import Advice, Budget

SILENCE: Final = Silence()
WIDEST: Final = 4_000  # positions weighed for one decision


class Look:
    """One decision being weighed."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.evaluate: Callable[[State, int], float] = game.evaluate
        self.shortlist: Callable[[State], list[int]] = game.shortlist
        self.calm = game.calm
        self.seat = seat
        self.dice = dice
        self.left = WIDEST

    def after(self, state: State, action: int) -> float:
        """What the seat's standing will be, its own half-made action completed."""
        twin = state.clone()
        twin.apply(action, self.dice, SILENCE)
        if twin.seat != self.seat or int(twin.stage) in self.calm or self.left < 1:
            self.left -= 1
            return self.evaluate(twin, self.seat)
        best = 0.0
        for following in self.shortlist(twin):
            best = max(best, self.after(twin, following))
        return best


class Greedy:
    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat, budget: Budget) -> int:
        """The best of `advise`, at random among equals."""
        advice = self.advise(seat, budget)
        best = [one.action for one in advice if one.worth == advice[0].worth]
        return self.dice.pick(best)

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """Every action's worth, averaged over as many states as the game asks for."""
        states = [seat.imagine(self.dice) for _ in range(seat.game.looks)]
        actions = seat.game.shortlist(states[0])
        totals = [0.0] * len(actions)
        for state in states:
            look = Look(seat.game, seat.number, self.dice)
            for at, action in enumerate(actions):
                totals[at] += look.after(state, action)
        advice = [
            Advice(action=action, worth=totals[at] / len(states), visits=len(states))
            for at, action in enumerate(actions)
        ]
        advice.sort(key=worth, reverse=True)
        return advice


def worth(advice: Advice) -> float:
    return advice.worth
