"""Connect Four, in the order of its rulebook. Every turn fills a space, so it ends."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import OVER, Result, State

from .actions import DROP
from .content import (
    ACROSS,
    BOTTOM,
    COLUMN,
    COLUMNS,
    FALLING,
    FULL,
    HEIGHT,
    RISING,
    ROWS,
    SEATS,
    TOP,
    UP,
    YELLOW,
)


class ConnectFour(State):
    def __init__(self, yellow: i64, red: i64) -> None:
        super().__init__(SEATS, DROP)
        self.yellow = yellow  # the discs of a seat: a bit a space (1.1)
        self.red = red

    def clone(self) -> "ConnectFour":
        twin = ConnectFour(self.yellow, self.red)
        twin.seat = self.seat
        return twin

    def discs(self, seat: i64) -> i64:
        return self.yellow if seat == YELLOW else self.red

    def legal(self) -> list[int]:
        """2.3 Full columns: they take no more discs."""
        legal: list[int] = []
        if self.seat >= 0:
            taken = self.yellow | self.red
            for column in range(COLUMNS):
                if (taken & TOP[column]) == 0:
                    legal.append(column)
        return legal

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        self.drop(action, log)
        if self.wins(log) or self.full(log):
            self.seat = OVER
        else:
            self.seat = 1 - self.seat

    # CF-2 Turns

    def begin(self, log: Log) -> None:
        """2.1 Who begins: Yellow, on an empty board."""
        self.seat = YELLOW
        log.say("2.1/begins", YELLOW)

    def drop(self, column: i64, log: Log) -> None:
        """2.2 Dropping a disc: it falls to the lowest empty space of its column."""
        disc = landing(self.yellow | self.red, column)
        if self.seat == YELLOW:
            self.yellow |= disc
        else:
            self.red |= disc
        if log.heard:
            log.say("2.2/drops", self.seat, space_of(disc))

    # CF-3 The end

    def wins(self, log: Log) -> bool:
        """3.1 Four in a row: up, across or diagonally."""
        return (
            self.lines_up(UP, log)
            or self.lines_up(ACROSS, log)
            or self.lines_up(FALLING, log)
            or self.lines_up(RISING, log)
        )

    def lines_up(self, step: i64, log: Log) -> bool:
        """Whether the seat has a four in a row in this direction."""
        first = lowest(fours(self.discs(self.seat), step))
        if first and log.heard:
            last = first << 3 * step
            log.say("3.1/wins", self.seat, space_of(first), space_of(last))
        return first != 0

    def full(self, log: Log) -> bool:
        """3.2 A full board: a draw, if nobody has four in a row."""
        if (self.yellow | self.red) != FULL:
            return False
        log.say("3.2/full")
        return True

    def result(self) -> Result:
        if four(self.yellow):
            return Result([1.0, 0.0], "3.1")
        if four(self.red):
            return Result([0.0, 1.0], "3.1")
        return Result([0.5, 0.5], "3.2")


def landing(taken: i64, column: i64) -> i64:
    """The lowest empty space of a column: adding its bottom carries up to there."""
    return (taken + BOTTOM[column]) & COLUMN[column]


def fours(discs: i64, step: i64) -> i64:
    """The first space of every four in a row in one direction."""
    pairs = discs & (discs >> step)
    return pairs & (pairs >> 2 * step)


def four(discs: i64) -> bool:
    """Whether there is a four in a row in any direction."""
    straight = fours(discs, UP) | fours(discs, ACROSS)
    return (straight | fours(discs, FALLING) | fours(discs, RISING)) != 0


def lowest(discs: i64) -> i64:
    return discs & -discs


def space_of(disc: int) -> int:
    """The number of the space where a single disc lies."""
    bit = disc.bit_length() - 1
    return bit // HEIGHT * ROWS + bit % HEIGHT


def new(log: Log) -> ConnectFour:
    state = ConnectFour(0, 0)
    state.begin(log)
    return state
