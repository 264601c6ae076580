"""What a bot is: it chooses, within a budget, with dice of its own."""

from collections.abc import Callable
from dataclasses import dataclass
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


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, seat: Seat, budget: Budget) -> int:
        """One of the seat's legal actions."""
        ...

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """The actions it considered, best first."""
        ...
