"""Greedy with lapses: now and then the first sensible thing that comes to mind."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.seat import Seat

from .bot import Advice, Budget
from .greedy import Greedy

LAPSE: Final = 3  # one decision in so many


class Careless:
    """Greedy, but for one decision in three."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.greedy = Greedy(dice)

    def choose(self, seat: Seat, budget: Budget) -> int:
        if self.dice.below(LAPSE) == 0:
            return self.dice.pick(seat.game.shortlist(seat.imagine(self.dice)))
        return self.greedy.choose(seat, budget)

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """What it would do with its wits about it."""
        return self.greedy.advise(seat, budget)
