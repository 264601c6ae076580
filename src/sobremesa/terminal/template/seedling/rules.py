"""Seedling, in the order of its rulebook."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import LOST, OVER, WON, Result, State
from sobremesa.kernel.table import Rows

SEATS: Final = 2
FEWEST: Final = 11  # stones, beside those of the die
SIDES: Final = 6
MOST: Final = 3  # stones in a turn

KINDS: Final = {"seat": ("A", "B"), "number": ("one", "two", "three")}
ROWS: Final = Rows(KINDS)
TAKE: Final[i64] = ROWS.add("take number")


class Heap(State):
    def __init__(self, stones: i64) -> None:
        super().__init__(SEATS, 0)
        self.stones = stones
        self.winner: i64 = -1

    def clone(self) -> "Heap":
        twin = Heap(self.stones)
        twin.seat = self.seat
        twin.winner = self.winner
        return twin

    def legal(self) -> list[int]:
        """2.2 No more than there are: the heap is the limit."""
        if self.seat < 0:
            return []
        return [int(TAKE) + number for number in range(min(int(self.stones), MOST))]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        self.take(action - TAKE, log)
        if not self.ends(log):
            self.seat = 1 - self.seat

    # SE-2 Turns

    def take(self, number: i64, log: Log) -> None:
        """2.1 Taking stones: one, two or three."""
        self.stones -= number + 1
        log.say("2.1/takes", self.seat, number, self.stones)

    # SE-3 The end

    def ends(self, log: Log) -> bool:
        """3.1 The last stone: whoever takes it wins."""
        if self.stones > 0:
            return False
        log.say("3.1/wins", self.seat)
        self.winner = self.seat
        self.seat = OVER
        return True

    def result(self) -> Result:
        return Result(
            [WON if seat == self.winner else LOST for seat in range(SEATS)], "3.1"
        )


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> State:
    """1.1 The heap: a die, and eleven stones more."""
    heap = FEWEST + dice.roll(SIDES)
    log.say("1.1/heap", heap)
    return Heap(heap)
