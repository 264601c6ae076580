"""Where what a seat sees is written for learners: numbers in a row, most of them 0."""

from typing import Final, final

from .native import append, i64, vec

ROOM: Final = 64  # numbers there is room for at first


@final
class Sight:
    """Only what is not 0 is kept, as a place and a value; so long rows are cheap.

    A game writes from `at` on, number by number; what comes in no order is written
    into a stretch that is opened and closed.
    Many rows can be written one after another, for one array.
    """

    def __init__(self) -> None:
        self.places = vec[i64]()
        self.values = vec[float]()
        self.count: i64 = 0  # of both are written; the rest is room
        self.at: i64 = 0  # where the next number goes
        self.first: i64 = 0  # of the open stretch
        self.opened: i64 = 0  # how many were written before it
        self.slots = vec[i64]()  # by its place: which of those written, from 1; or 0

    def keep(self, place: i64, value: float) -> None:
        count = self.count
        if count == len(self.places):
            for _ in range(max(count, ROOM)):
                self.places = append(self.places, 0)
                self.values = append(self.values, 0.0)
        self.places[count] = place
        self.values[count] = value
        self.count = count + 1

    def put(self, value: float) -> None:
        """The next number."""
        if value != 0.0:
            self.keep(self.at, value)
        self.at += 1

    def part(self, number: i64, whole: float) -> None:
        """The next number: a share of what counts as much."""
        if number != 0:
            self.keep(self.at, float(number) / whole)
        self.at += 1

    def flag(self, truth: bool) -> None:
        """1 for what is so."""
        if truth:
            self.keep(self.at, 1.0)
        self.at += 1

    def parts(self, numbers: vec[i64], first: i64, count: i64, whole: float) -> None:
        """So many numbers of a column, from the first on."""
        shift = self.at - first
        for place in range(first, first + count):
            number = numbers[place]
            if number != 0:
                self.keep(place + shift, float(number) / whole)
        self.at += count

    def one(self, index: i64, length: i64) -> None:
        """So many numbers, all 0 but one; all of them if it is not among them."""
        if 0 <= index < length:
            self.keep(self.at + index, 1.0)
        self.at += length

    def gap(self, length: i64) -> None:
        """So many zeros."""
        self.at += length

    def open(self, length: i64) -> None:
        """A stretch of so many numbers, to be set in any order, again and again.

        Nothing else is written until it is closed.
        """
        self.first = self.at
        self.opened = self.count
        while len(self.slots) < length:
            self.slots = append(self.slots, 0)
        self.at += length

    def set(self, place: i64, value: float) -> None:
        """A number of the stretch."""
        slot = self.slots[place]
        if slot > 0:
            self.values[slot - 1] = value
        elif value != 0.0:
            self.keep(self.first + place, value)
            self.slots[place] = self.count

    def add(self, place: i64, value: float) -> None:
        slot = self.slots[place]
        if slot > 0:
            self.values[slot - 1] += value
        elif value != 0.0:
            self.keep(self.first + place, value)
            self.slots[place] = self.count

    def close(self) -> None:
        """The stretch is written."""
        places, slots, first = self.places, self.slots, self.first
        for at in range(self.opened, self.count):
            slots[places[at] - first] = 0

    def clear(self) -> None:
        """Begin anew, over what was written."""
        self.count = 0
        self.at = 0

    def numbers(self) -> list[float]:
        """All of them, up to where it stands."""
        told = [0.0] * self.at
        for at in range(self.count):
            told[self.places[at]] = self.values[at]
        return told
