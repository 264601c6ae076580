"""One step ahead: what follows when a seat does as well as it can, now.

A half-made action is followed to its end: its later questions are answered as well as
can be before the position is weighed.
"""

import math
import time
from collections.abc import Callable
from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State, playout

SILENCE: Final = Silence()
WIDEST: Final = 4_000  # positions weighed for one decision
NARROW: Final = 200  # for one that is only expected
PLAYOUTS: Final[i64] = 4  # of a position that only results can tell about
HALF: Final[i64] = 0x8000_0000  # of the numbers that a deal's seed can be


def seed_from(dice: Dice) -> i64:
    """Of dice that give the same again, so that answers differ by what they do."""
    return dice.below(HALF) * HALF + dice.below(HALF) + 1


class Look:
    """Decisions of one seat being weighed."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.evaluate: Callable[[State, int], float] = game.evaluate
        self.shortlist: Callable[[State], list[int]] = game.shortlist
        self.calm = game.calm
        self.blind: bool = game.blind
        self.dice = dice
        self.left: i64 = WIDEST
        self.line: list[int] = []  # of the last look: answers, the first one last
        self.forsaken: Callable[[], bool] | None = None  # nobody waits for it any more
        self.end = math.inf  # when its time is over

    def given_up(self) -> bool:
        """Whether the first answer that comes is good enough."""
        forsaken = self.forsaken
        if forsaken is not None and forsaken():
            return True
        return self.end < math.inf and time.monotonic() >= self.end

    def after(self, state: State, action: int) -> float:
        """What the seat's standing will be, its own half-made action completed."""
        return self.into(state.clone(), action)

    def into(self, twin: State, action: int) -> float:
        """The same where the state is not needed any more: copies are dear."""
        seat = twin.seat
        twin.apply(action, self.dice, SILENCE)
        if twin.seat != seat or int(twin.stage) in self.calm or self.left < 1:
            self.left -= 1
            self.line = [action]
            return self.weigh(twin, int(seat))
        worth = self.best(twin, spent=True)
        self.line.append(action)
        return worth

    def weigh(self, state: State, seat: int) -> float:
        """How well the seat stands; where nobody can say, what chance makes of it."""
        if not self.blind or state.seat < 0:
            return self.evaluate(state, seat)
        mover = state.seat
        for action in state.legal():
            twin = state.clone()
            twin.apply(action, self.dice, SILENCE)
            if twin.seat < 0 and twin.result().scores[mover] == 1.0:
                return twin.result().scores[seat]  # nobody lets that pass
        total = 0.0
        for _ in range(PLAYOUTS):
            twin = state.clone()
            playout(twin, self.dice, SILENCE)
            total += twin.result().scores[seat]
        return total / float(PLAYOUTS)

    def best(self, state: State, *, spent: bool = False) -> float:
        """The best of all answers, at random among equals; `line` is the way there.

        Each may weigh its share of the positions that are left; the last one is tried
        in the state itself if that is spent then.
        """
        actions = self.shortlist(state)
        worth = -1.0
        line: list[int] = []
        number: i64 = len(actions)
        first = self.dice.below(number)
        left = self.left
        for at in range(number):
            if at > 0 and self.given_up():
                break
            action = actions[(first + at) % number]
            share = left // (number - at)
            self.left = share
            last = spent and at == number - 1
            found = self.into(state if last else state.clone(), action)
            left -= share - self.left
            if found > worth:
                worth = found
                line = self.line
        self.line = line
        self.left = left
        return worth

    def follow(self, state: State, dice: Dice) -> None:
        """Play the whole action that looks best; what happens is up to these dice."""
        seat = state.seat
        actions = self.shortlist(state)
        if len(actions) == 1:
            state.apply(actions[0], dice, SILENCE)
            return
        self.left = NARROW
        self.best(state)
        line = self.line
        while len(line) > 0:
            state.apply(line.pop(), dice, SILENCE)
            if state.seat != seat or len(line) == 0:
                return
            if line[-1] not in self.shortlist(state):  # luck has changed the question
                return
