"""One decision of a finished match, weighed.

`before` and `settled` are what every seat could expect before the decision and after
the dice had fallen, `decided` what it led to whatever they would show: blunders lie
between the first and the last of these three, luck between the last two.
What the analyst prefers, and what that seat could expect of it and of its own choice,
starts from what the seat could believe.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise

import msgspec

from sobremesa.bots.levels import Brain
from sobremesa.i18n import named
from sobremesa.kernel import notation
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import moments
from sobremesa.kernel.record import Record
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

from .chances import Chances, after, chances, expected

ANALYST = "mcts:96"  # whose moves are preferred: the best bot, by simulations
NONE = -1  # nothing to choose from
DIGITS = 3
Find = Callable[[str], Game]


class Weighed(msgspec.Struct, frozen=True):
    """A decision, what was preferred, and what could be expected of it."""

    number: int  # of the decision, from 1
    seat: int
    action: int
    before: Chances  # of every seat, knowing all
    decided: Chances  # after the decision, whatever the dice will show
    settled: Chances  # after the dice
    best: int = NONE  # what the analyst prefers; nothing where only one was legal
    worth: float = 0.0  # what the seat could expect of its decision, by what it knew
    hoped: float = 0.0  # and of the one preferred
    begins: bool = True  # a move; no: it goes on with the one before
    here: dict[str, str] = {}  # what stood where these actions point: element → element

    @property
    def cost(self) -> float:
        """What the seat gave away by what it could know."""
        return max(self.hoped - self.worth, 0.0)

    @property
    def luck(self) -> Chances:
        """What the dice gave to every seat."""
        return [s - d for d, s in zip(self.decided, self.settled, strict=True)]


class Point(msgspec.Struct, frozen=True):
    """A match just after a decision."""

    state: State
    rolled: int  # numbers of the tape so far
    action: int


def weigh(
    record: Record, find: Find, numbers: Sequence[int], rolls: int
) -> list[Weighed]:
    """Some decisions of a finished match: the same, whichever others are asked for."""
    if not record.ends and record.result == "*":
        raise Mistake("only a finished match is analysed, this one goes on")
    luck, wanted = notation.digest_of(record), set(numbers)
    known: dict[int, Chances] = {}
    found: list[Weighed] = []
    for number, game, past, now in steps(record, find, max(wanted, default=0)):
        if number not in wanted:
            continue
        for at, point in ((number - 1, past), (number, now)):
            if at not in known:
                known[at] = chances(game, point.state, rolls, f"{luck}/{at}")
        weighed = Weigher(game, past.state, now.action, rolls, f"{luck}/{number}")
        found.append(
            weighed.tell(
                number,
                known[number - 1],
                known[number],
                rolled=now.rolled > past.rolled,
            )
        )
    return found


def steps(
    record: Record, find: Find, last: int
) -> Iterator[tuple[int, Game, Point, Point]]:
    """Each decision: its number, the game, and the match before and after it."""

    def points() -> Iterator[tuple[Game, Point]]:
        for moment in islice(moments(record, find), last + 1):
            match = moment.match
            point = Point(match.state.clone(), len(match.tape), moment.action)
            yield match.game, point

    for number, ((_, past), (game, now)) in enumerate(pairwise(points()), start=1):
        yield number, game, past, now


class Weigher:
    """One decision under the glass."""

    def __init__(
        self, game: Game, state: State, action: int, rolls: int, luck: str
    ) -> None:
        self.game = game
        self.state = state
        self.seat = Seat(game, state, int(state.seat))
        self.action = action
        self.rolls = rolls
        self.luck = luck

    def tell(
        self, number: int, before: Chances, settled: Chances, *, rolled: bool
    ) -> Weighed:
        decided = self.whatever_is_rolled() if rolled else settled
        best = self.preferred()
        worth = hoped = before[self.seat.number]
        if best not in (NONE, self.action):
            worth, hoped = self.believed(self.action), self.believed(best)
        return Weighed(
            number,
            self.seat.number,
            self.action,
            rounded(before),
            rounded(decided),
            rounded(settled),
            best,
            round(worth, DIGITS),
            round(hoped, DIGITS),
            int(self.state.stage) in self.game.calm,
            self.here(self.action, best),
        )

    def here(self, *actions: int) -> dict[str, str]:
        """So that a move is told by who is hit, not by a position's number."""
        game, view = self.game, self.seat.view
        texts = [game.table.text(action) for action in actions if action != NONE]
        found = {
            f"{kind}:{id}": game.stands(view, kind, id)
            for text in texts
            for _, kind, id in named(game, text)
        }
        return {place: there for place, there in found.items() if there}

    def whatever_is_rolled(self) -> Chances:
        return expected(
            self.game,
            lambda dice: after(self.state, self.action, dice),
            int(self.state.seats),
            self.rolls,
            f"{self.luck}/dice",
        )

    def preferred(self) -> int:
        legal = self.seat.legal
        if len(legal) == 1:
            return NONE
        return Brain(ANALYST, f"{self.luck}/analyst").choose(self.seat)

    def believed(self, action: int) -> float:
        """What the seat could expect of an action, by the same luck for each."""
        worth = expected(
            self.game,
            lambda dice: after(self.seat.imagine(dice), action, dice),
            int(self.state.seats),
            self.rolls,
            f"{self.luck}/belief",
        )
        return worth[self.seat.number]


def rounded(chances: Chances) -> Chances:
    return [round(chance, DIGITS) for chance in chances]
