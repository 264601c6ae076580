"""What the events of a match name, seat by seat: the inner loops of `watch`, compiled.

An item is anything that can be used, by its number; a seat's use of it is counted under
item × (seats + 1) + seat, where the last place is the table's.
"""

from sobremesa.kernel.log import Event
from sobremesa.kernel.native import i64


class Naming:
    """What events of one key name: themselves, a seat, and elements by their place."""

    def __init__(self, item: int, seat: int, places: list[tuple[int, int]]) -> None:
        self.item: i64 = item
        self.seat: i64 = seat  # where it stands among the numbers, or -1
        self.places = places  # of elements, each with the first item of its kind


def count_key(events: list[Event], since: i64, key: str) -> int:
    """How many of the events from a place on have a key."""
    found: i64 = 0
    for at in range(since, len(events)):
        if events[at].key == key:
            found += 1
    return int(found)


def name_all(
    events: list[Event], actors: list[tuple[int, int]], naming: dict[str, Naming]
) -> list[int]:
    """Every use that events tell of, one after another, for the seat they name.

    Where they name none it is that of the seat whose decision led to them: `actors`
    are pairs of the first event and the seat, in order; the first of them is the table.
    """
    found: list[int] = []
    table: i64 = actors[0][1]
    wide: i64 = table + 1
    for turn in range(len(actors)):
        start: i64 = actors[turn][0]
        acting: i64 = actors[turn][1]
        end: i64 = len(events)
        if turn + 1 < len(actors):
            end = actors[turn + 1][0]
        for at in range(start, end):
            event = events[at]
            numbers = event.numbers
            said: i64 = len(numbers)
            names = naming[event.key]
            seat = acting
            if 0 <= names.seat < said:
                told: i64 = numbers[names.seat]
                if 0 <= told < wide:
                    seat = told
            found.append(int(names.item * wide + seat))
            for place, first in names.places:
                if place < said:
                    element: i64 = numbers[place]
                    if element >= 0:
                        found.append(int((first + element) * wide + seat))
    return found
