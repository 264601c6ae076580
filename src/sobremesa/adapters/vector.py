"""Many matches at once, for learners that take numpy arrays: `Vector("stratum", 64)`.

Every step answers for whoever is asked in each match: self-play, all seats by one
policy or by several, as the learner likes; `asked` says which seat it is.
What the compiled rules write goes into the arrays as it is; a match that is over makes
way for the next one at once, and `rewards` tells what it brought to every seat.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import ActionError, GameError
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State

from .episodes import Episodes, Mask, Observation, written
from .lanes import Lanes

SILENCE = Silence()


class Vector:
    """So many matches of one game side by side.

    `observations` (n × length), `masks` (n × actions), `asked` (n), `rewards`
    (n × seats) and `over` (n) are the same arrays all the time, written anew by each
    step: copy what is to be kept.
    Lane i of a seed s is played with the dice `Fast("s/i")`.
    """

    def __init__(
        self,
        game: str | Game,
        matches: int,
        *,
        seats: int | None = None,
        **options: object,
    ) -> None:
        if matches < 1:
            raise GameError(f"at least 1 match is played at a time, not {matches}")
        shape = Episodes(game, seats, options)
        self.game, self.seats, self.matches = shape.game, shape.seats, matches
        self.options = shape.options
        self.lanes = Lanes(self.fresh, self.game.observe, shape.actions)
        self.observations: Observation = np.zeros((matches, shape.length), np.float32)
        self.masks: Mask = np.zeros((matches, shape.actions), np.int8)
        self.dice = Fast("sample")
        self.rewards = np.zeros((matches, self.seats), np.float32)
        self.over = np.zeros(matches, np.bool_)
        self.asked: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.seen: NDArray[np.intp] = np.zeros(0, np.intp)  # places that are not 0
        self.legal: NDArray[np.intp] = np.zeros(0, np.intp)

    def fresh(self, dice: Fast) -> State:
        return self.game.new(self.options, self.seats, dice, SILENCE)

    def reset(self, seed: int | str = 0) -> None:
        """A new match in every lane."""
        self.dice = Fast(f"{seed}/sample")
        self.lanes.begin([f"{seed}/{lane}" for lane in range(self.matches)])
        self.write()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """An answer in every match; if one is not legal, none is given."""
        given = np.asarray(actions)
        if given.shape != (self.matches,) or not np.issubdtype(given.dtype, np.integer):
            told = f"{self.matches} whole numbers, one a match"
            raise ActionError(
                f"the actions must be {told}, not {given.dtype} {given.shape}"
            )
        numbers = given.tolist()
        if (lane := self.lanes.refused(numbers)) >= 0:
            text, seat = self.game.table.text(numbers[lane]), int(self.asked[lane])
            told = f"is not legal in match {lane} for seat {seat}"
            raise ActionError(f"{text!r} {told}, nothing was played")
        self.lanes.step(numbers)
        self.write()

    def sample(self) -> NDArray[np.int64]:
        """A legal answer in every match, each as likely as the others."""
        return np.array(self.lanes.sample(self.dice), np.int64)

    def write(self) -> None:
        """What changed, into the arrays."""
        lanes, sight = self.lanes, self.lanes.sight
        numbers, answers = self.observations.reshape(-1), self.masks.reshape(-1)
        numbers[self.seen] = 0.0
        answers[self.legal] = 0
        places, values = written(sight)
        self.seen = places.copy()
        self.legal = np.asarray(lanes.answers, np.intp)
        numbers[self.seen] = values
        answers[self.legal] = 1
        self.asked[:] = np.asarray(lanes.asked, np.int64)
        self.over[:] = False
        self.rewards[:] = 0.0
        if lanes.scores:
            ended = np.asarray(lanes.ended, np.intp)
            self.over[ended] = True
            self.rewards[ended] = lanes.scores
