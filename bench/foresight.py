"""A player who knows the dice: what luck there is in a game, and no bot.

It looks one step ahead as greedy does, but in the true state and with the very numbers
that the dice will give, until nothing is pending any more.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # for whoever is run as a script

from sobremesa.bots.look import Look
from sobremesa.kernel.dice import Fast, Seeded
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State

FORESIGHT = "foresight"  # its name in tables
SILENCE = Silence()


class Foresight:
    """Decisions of somebody who sees what the dice will give."""

    def __init__(self, game: Game, luck: str) -> None:
        self.game = game
        self.rest = game.search.rest or game.calm
        self.look = Look(game, Fast(luck))

    def choose(self, state: State, dice: Seeded) -> int:
        """The answer after which the seat stands best."""
        return self.best(state, dice, int(state.seat))[1]

    def best(self, state: State, dice: Seeded, own: int) -> tuple[float, int]:
        found = (-1.0, -1)
        for action in self.game.shortlist(state):
            twin, luck = state.clone(), again(dice)
            twin.apply(action, luck, SILENCE)
            if twin.seat == own and int(twin.stage) not in self.game.calm:
                worth = self.best(twin, luck, own)[0]
            else:
                worth = self.settled(twin, luck, own)
            if worth > found[0]:
                found = (worth, action)
        return found

    def settled(self, state: State, dice: Seeded, own: int) -> float:
        """How the seat stands when everybody has answered what is pending."""
        while state.seat >= 0 and int(state.stage) not in self.rest:
            self.look.follow(state, dice)
        return self.game.evaluate(state, own)


def again(dice: Seeded) -> Seeded:
    """Dice that will give the same."""
    twin = Seeded(dice.seed)
    twin.counter, twin.words = dice.counter, dice.words[:]
    return twin
