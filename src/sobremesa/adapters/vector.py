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
        self.rows = np.arange(matches) * shape.actions
        self.rewards = np.zeros((matches, self.seats), np.float32)
        self.over = np.zeros(matches, np.bool_)
        self.asked: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.seen: NDArray[np.intp] = np.zeros(0, np.intp)  # places that are not 0
        self.legal: NDArray[np.intp] = np.zeros(0, np.intp)

    def fresh(self, dice: Fast) -> State:
        return self.game.new(self.options, self.seats, dice, SILENCE)

    def reset(self, seed: int | str = 0) -> None:
        """A new match in every lane."""
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
        self.check(given)
        self.lanes.step(given.tolist())
        self.write()

    def check(self, given: NDArray[np.integer]) -> None:
        """The masks say what is legal: they are written by the rules."""
        actions = self.masks.shape[1]
        inside = (given >= 0) & (given < actions)
        if inside.all() and self.masks.reshape(-1)[self.rows + given].all():
            return
        legal = self.masks[np.arange(self.matches), np.where(inside, given, 0)] == 1
        lane = int((inside & legal).argmin())
        action, seat = int(given[lane]), int(self.asked[lane])
        text = self.game.table.text(action)
        raise ActionError(
            f"{text!r} is not legal in match {lane} for seat {seat}, nothing was played"
        )

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
