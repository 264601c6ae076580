"""Greedy with lapses: now and then the first sensible thing that comes to mind."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.seat import Seat

from .bot import Advice, Budget, Hint
from .greedy import Greedy

LAPSE: Final = 4  # one decision in so many, if nothing else is said


class Careless:
    """Greedy, but for one decision in so many."""

    def __init__(self, dice: Dice, *, lapse: int = LAPSE) -> None:
        self.dice = dice
        self.lapse = lapse
        self.greedy = Greedy(dice)

    def choose(self, seat: Seat, budget: Budget) -> int:
        if self.dice.below(self.lapse) == 0:
            return self.dice.pick(seat.game.shortlist(seat.imagine(self.dice)))
        return self.greedy.choose(seat, budget)

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """What it would do with its wits about it."""
        return self.greedy.advise(seat, budget)

    def hint(self, seat: Seat, budget: Budget) -> Hint:
        return self.greedy.hint(seat, budget)
