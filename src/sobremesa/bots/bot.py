"""What a bot is: it chooses, within a budget, with dice of its own."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from sobremesa.kernel.seat import Seat


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How long a bot may think: simulations, seconds, or until nobody waits for it.

    Whichever ends first; then it answers with what it knows.
    """

    simulations: int = 100_000
    seconds: float | None = None
    forsaken: Callable[[], bool] | None = None  # asked again and again


@dataclass(frozen=True, kw_only=True)
class Advice:
    """An action a bot considered, and what it expects of it (0 to 1)."""

    action: int
    worth: float
    visits: int


@dataclass(frozen=True, kw_only=True)
class Step:
    """A decision that a bot expects: taken in so many of its simulations."""

    seat: int
    action: int
    visits: int
    worth: float  # what the adviser's seat may hope for once it is taken


@dataclass(frozen=True, kw_only=True)
class Hint:
    """What a bot would do for a seat, and why: all from what the seat could believe.

    Chances are expected scores, 0 to 1, of the seat and of those that win with it.
    """

    how: str  # "search", "look" at what follows at once, "chance", or "own": untold
    advice: list[Advice]  # what it considered, best first
    side: list[int]  # the seats whose chance it is
    simulations: int = 0  # or imagined states looked at
    line: list[Step] = field(default_factory=list)  # from the best answer on
    answers: int = 0  # of rivals to it, that came often enough to be weighed
    feared: list[Step] = field(default_factory=list)  # the worst of them
    low: float = 0.0  # what the best answer comes to, or less, one time in ten

    def told(self, chance: Callable[[float], float]) -> "Hint":
        """With its expectations as chances, for people."""

        def step(one: Step) -> Step:
            return replace(one, worth=chance(one.worth))

        return replace(
            self,
            advice=[replace(one, worth=chance(one.worth)) for one in self.advice],
            line=[step(one) for one in self.line],
            feared=[step(one) for one in self.feared],
            low=chance(self.low),
        )

    @property
    def before(self) -> float:
        """The chance of whoever does not know yet which answer to give."""
        return sum(one.worth for one in self.advice) / len(self.advice)

    @property
    def after(self) -> float:
        """The chance with the best of them."""
        return self.advice[0].worth


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, seat: Seat, budget: Budget) -> int:
        """One of the seat's legal actions."""
        ...

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """The actions it considered, best first."""
        ...

    def hint(self, seat: Seat, budget: Budget) -> Hint:
        """The same with its reasons."""
        ...
