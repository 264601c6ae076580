"""Tables that the tests of the front sit at."""

from typing import Any

import pytest

import sobremesa as s
from sobremesa.games import GAMES, IDS
from sobremesa.kernel.seat import Seat

TRIO = ["greedy"] * 3
each_game = pytest.mark.parametrize("game", GAMES, ids=list(IDS))
OWN = f"{__name__}:First"


class First:
    """A bot of one's own."""

    def choose(self, seat: Seat) -> int:
        return seat.legal[0]


class Broken:
    """One whose answer is none."""

    def choose(self, seat: Seat) -> str:
        return "castle"


def newcomer(**options: int) -> s.Match:
    given: dict[str, Any] = {**options}  # for mypy: `content` is no int
    return s.Match("stratum", ["Ana", *TRIO], seed=1, lang="en", **given)
