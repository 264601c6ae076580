"""Connect Four, in the order of its rulebook. Every turn fills a space, so it ends."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Chosen
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import DRAWN, LOST, OVER, WON, Result, State

from .content import BITS, BOTTOM, COLUMN, COLUMNS, DROP, FULL, STEPS, TOP


class ConnectFour(State):
    def __init__(self, yellow: i64, red: i64) -> None:
        super().__init__(2, 0)
        self.yellow = yellow  # the discs of a seat: a bit a space (1.1)
        self.red = red

    def clone(self) -> "ConnectFour":
        twin = ConnectFour(self.yellow, self.red)
        twin.seat = self.seat
        return twin

    def discs(self, seat: i64) -> i64:
        return self.yellow if seat == 0 else self.red

    def legal(self) -> list[int]:
        """2.3 Full columns: they take no more discs."""
        legal: list[int] = []
        if self.seat >= 0:
            taken = self.yellow | self.red
            for column in range(COLUMNS):
                if (taken & TOP[column]) == 0:
                    legal.append(DROP + column)
        return legal

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        self.drop(action - DROP, log)
        self.seat = OVER if self.wins(log) or self.full(log) else 1 - self.seat

    # CF-2 Turns

    def begin(self, log: Log) -> None:
        """2.1 Who begins: Yellow, on an empty board."""
        log.say("2.1/begins", self.seat)

    def drop(self, column: i64, log: Log) -> None:
        """2.2 Dropping a disc: it falls to the lowest empty space of its column."""
        disc = landing(self.yellow | self.red, column)
        if self.seat == 0:
            self.yellow |= disc
        else:
            self.red |= disc
        if log.heard:
            log.say("2.2/drops", self.seat, space_of(disc))

    # CF-3 The end

    def wins(self, log: Log) -> bool:
        """3.1 Four in a row: up, across or diagonally."""
        discs = self.discs(self.seat)
        for step in STEPS:
            first = fours(discs, step)
            if first:
                if log.heard:
                    first &= -first  # of several the lowest
                    last = first << 3 * step
                    log.say("3.1/wins", self.seat, space_of(first), space_of(last))
                return True
        return False

    def full(self, log: Log) -> bool:
        """3.2 A full board: a draw, if nobody has four in a row."""
        if (self.yellow | self.red) != FULL:
            return False
        log.say("3.2/full")
        return True

    def result(self) -> Result:
        for seat in range(2):
            if four(self.discs(seat)):
                return Result([LOST, WON] if seat else [WON, LOST], "3.1")
        return Result([DRAWN, DRAWN], "3.2")


def landing(taken: i64, column: i64) -> i64:
    """The lowest empty space of a column: adding its bottom carries up to there."""
    return (taken + BOTTOM[column]) & COLUMN[column]


def fours(discs: i64, step: i64) -> i64:
    """The first space of every four in a row in one direction."""
    pairs = discs & (discs >> step)
    return pairs & (pairs >> 2 * step)


def four(discs: i64) -> i64:
    """All discs that are part of a four in a row."""
    found: i64 = 0
    for step in STEPS:
        pairs = fours(discs, step)
        pairs |= pairs << step
        found |= pairs | pairs << 2 * step
    return found


def space_of(disc: int) -> int:
    """The number of the space where a single disc lies."""
    return BITS.index(disc.bit_length() - 1)


def new(chosen: Chosen, seats: int, dice: Dice, log: Log) -> ConnectFour:
    state = ConnectFour(0, 0)
    state.begin(log)
    return state
