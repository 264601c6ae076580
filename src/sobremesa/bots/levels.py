"""Bots of the house by name (`chance`, `greedy`, `mcts:500`, `mcts:1s`) or by level.

No name opens anything else here: guests may send what they like.
"""

import copyreg
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.errors import Mistake, Unknown
from sobremesa.kernel.seat import Seat

from .bot import Advice, Bot, Budget, Hint
from .careless import Careless
from .chance import Chance
from .greedy import Greedy
from .mcts import Mcts

KINDS: dict[str, Callable[[Dice], Bot]] = {
    "chance": Chance,
    "clumsy": partial(Careless, lapse=2),
    "careless": Careless,
    "greedy": Greedy,
    "mcts": Mcts,
}
LEVELS: dict[str, str] = {
    "beginner": "clumsy",
    "easy": "careless",
    "normal": "greedy",
    "hard": "mcts:400",
    "expert": "mcts:4000",
}
TURN: dict[str, float] = {"hard": 1.5, "expert": 4.5}  # seconds of a whole turn at most
SHARE = 0.3  # of what is left of them, for each decision in a row
LEAST = 0.02  # seconds, however many there were
HUMAN = "human"  # no bot, but a name players have
ADVISER = "mcts:1s"  # whose hints people get
BUDGET = re.compile(r"^(?P<number>\d+(?:\.\d+)?)(?P<unit>s|ms|)$")
DEFAULT = Budget(simulations=1_000)
LONGEST = 600.0  # seconds


class Brain:
    """A bot of the house with its budget: all that is needed to answer for a seat."""

    def __init__(self, name: str, seed: str | int) -> None:
        kind, colon, limit = LEVELS.get(name, name).partition(":")
        if kind not in KINDS:
            raise Unknown("player", name, (HUMAN, *KINDS, *LEVELS))
        self.name = name
        self.budget = read_budget(name, limit) if colon else DEFAULT
        self.dice = Fast(seed)
        self.bot = KINDS[kind](self.dice)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return brain_with, (self.name, self.dice)

    def choose(self, seat: Seat, in_a_row: int = 0) -> int:
        """An answer; the more decisions this seat has just taken, the sooner."""
        return self.bot.choose(seat, self.share(in_a_row))

    def share(self, in_a_row: int) -> Budget:
        """A level's part of the time that its whole turn may take."""
        whole = TURN.get(self.name)
        if whole is None:
            return self.budget
        seconds = max(whole * SHARE * (1.0 - SHARE) ** in_a_row, LEAST)
        return replace(self.budget, seconds=seconds)

    def advise(
        self, seat: Seat, forsaken: Callable[[], bool] | None = None
    ) -> list[Advice]:
        return self.bot.advise(seat, replace(self.budget, forsaken=forsaken))

    def hint(self, seat: Seat, forsaken: Callable[[], bool] | None = None) -> Hint:
        """For people: its expectations are chances."""
        found = self.bot.hint(seat, replace(self.budget, forsaken=forsaken))
        return found.told(partial(seat.game.chance, seat.view))


def in_a_row(actions: Sequence[tuple[int, int]], seat: int) -> int:
    """How many decisions a seat has taken since another one has."""
    number = 0
    while number < len(actions) and actions[-1 - number][0] == seat:
        number += 1
    return number


def brain_with(name: str, dice: Fast) -> Brain:
    """A brain as it was pickled or copied, with the luck it would have had."""
    brain = Brain(name, 0)
    brain.dice.state = dice.state
    return brain


def dice_at(state: int) -> Fast:
    dice = Fast(0)
    dice.state = state
    return dice


copyreg.pickle(Fast, lambda dice: (dice_at, (int(dice.state),)))


def bot_kind(name: str) -> str:
    """`mcts` for `mcts:1s`, and for a level that means it."""
    return LEVELS.get(name, name).partition(":")[0]


def read_budget(name: str, limit: str) -> Budget:
    """`500` is simulations, `1.5s` and `200ms` are time."""
    found = BUDGET.match(limit)
    number = float(found["number"]) if found else 0.0
    if found and found["unit"]:
        seconds = number / (1000 if found["unit"] == "ms" else 1)
        if 0 < seconds <= LONGEST:
            return Budget(seconds=seconds)
    elif found and number.is_integer() and number >= 1:
        return Budget(simulations=int(number))
    raise Mistake(
        f"the budget of {name!r} must be simulations (mcts:500) "
        f"or time up to {LONGEST:g} s (mcts:1s, mcts:200ms)"
    )
