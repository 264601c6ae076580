"""OpenSpiel's own searches as players at our tables, for the arena and for series.

    sobremesa arena heroes mcts:200ms sobremesa.adapters.openspiel_bots:Ismcts

They are given what every bot is given: states the seat could believe in. Time is their
budget, as many simulations as it allows; they play on at random to the end, as they do
by themselves.
"""

import time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.seat import Seat

from .openspiel import SobremesaGame, SobremesaState, resampler

EXPLORE: Final = 1.4  # scores are from 0 to 1
LEAST: Final = 8  # simulations, however slow the game
FIRST: Final = 20.0  # a second, as long as nothing is known
SEEDS: Final = 2**31

Untyped = Any  # OpenSpiel publishes no types


class Searcher:
    """A search by simulations, of which the time for a decision allows so many."""

    seconds = 0.2  # for a decision; a class of one's own may have others

    def __init__(self, dice: Fast) -> None:
        self.dice = dice
        self.rate = FIRST
        self.luck = np.random.RandomState(dice.below(SEEDS))
        self.played: dict[tuple[str, int], SobremesaGame] = {}

    def choose(self, seat: Seat) -> int:
        if len(legal := seat.legal) == 1:
            return legal[0]
        state = self.laid(seat)
        count = max(LEAST, round(self.rate * self.seconds))
        begun = time.perf_counter()
        answer = int(self.searcher(state.get_game(), count).step(state))
        self.rate = count / (time.perf_counter() - begun)
        return answer

    def laid(self, seat: Seat) -> SobremesaState:
        """A state the seat could believe in, as OpenSpiel's searches take it."""
        believed = seat.imagine(self.dice)
        state = self.game(seat.game, int(believed.seats)).new_initial_state()
        state.point.state, state.point.sides, state.point.script = believed, 0, []
        return state

    def game(self, game: Game, seats: int) -> SobremesaGame:
        key = game.id, seats
        if key not in self.played:
            self.played[key] = SobremesaGame(game, {"players": seats})
        return self.played[key]

    def searcher(self, game: Untyped, count: int) -> pyspiel.Bot:
        raise NotImplementedError

    def evaluator(self) -> Untyped:
        return mcts.RandomRolloutEvaluator(1, self.luck)


class Mcts(Searcher):
    """Knows nothing of secrets: takes the one state it is given for the true one."""

    def searcher(self, game: Untyped, count: int) -> pyspiel.Bot:
        return mcts.MCTSBot(
            game, EXPLORE, count, self.evaluator(), random_state=self.luck
        )


class Ismcts(Searcher):
    """Searches among all that its seat may believe in: another deal every time."""

    def searcher(self, game: Untyped, count: int) -> pyspiel.Bot:
        bot = ismcts.ISMCTSBot(
            game, self.evaluator(), EXPLORE, count, random_state=self.luck
        )
        bot.set_resampler(resampler(self.dice.below(SEEDS)))
        return bot
