"""Uniform choice: the measure of every other bot."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.seat import Seat

from .bot import Advice, Budget, Hint
from .hint import sharing


class Chance:
    """Any legal action, each as likely as the others."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat, budget: Budget) -> int:
        del budget
        return self.dice.pick(seat.legal)

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        del budget
        return [Advice(action=a, worth=0.5, visits=0) for a in seat.legal]

    def hint(self, seat: Seat, budget: Budget) -> Hint:
        """Honest: it weighs nothing."""
        advice, side = self.advise(seat, budget), sharing(seat, self.dice)
        return Hint(how="chance", advice=advice, side=side)
