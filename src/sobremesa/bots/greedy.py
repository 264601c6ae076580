"""One step ahead: the action after which the seat stands best."""

from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.native import i64
from sobremesa.kernel.seat import Seat

from .bot import Advice, Budget, Hint
from .hint import sharing
from .look import WIDEST, Look, seed_from


class Greedy:
    """The action after which the position looks best."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat, budget: Budget) -> int:
        """The best of `advise`, at random among equals."""
        advice = self.advise(seat, budget)
        best = [one.action for one in advice if one.worth == advice[0].worth]
        return self.dice.pick(best)

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """Every action's worth, averaged over as many states as the game asks for.

        If these are several, all actions get the same dice in each of them.
        """
        del budget
        states = [seat.imagine(self.dice) for _ in range(seat.game.looks)]
        actions = seat.game.shortlist(states[0])
        totals = [0.0] * len(actions)
        look, luck = Look(seat.game, self.dice), Fast(0)
        seed: i64 = 0
        if len(states) > 1:
            look.dice = luck
        for state in states:
            look.left = WIDEST
            if look.dice is luck:
                seed = seed_from(self.dice)
            for at, action in enumerate(actions):
                luck.state = seed
                totals[at] += look.after(state, action)
        advice = [
            Advice(action=action, worth=totals[at] / len(states), visits=len(states))
            for at, action in enumerate(actions)
        ]
        advice.sort(key=worth, reverse=True)
        return advice

    def hint(self, seat: Seat, budget: Budget) -> Hint:
        """It looks one step ahead: it expects no answer, and fears none."""
        return Hint(
            how="look",
            side=sharing(seat, self.dice),
            simulations=seat.game.looks,
            advice=self.advise(seat, budget),
        )


def worth(advice: Advice) -> float:
    return advice.worth
