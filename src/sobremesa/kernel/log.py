"""Where a state tells what happens."""

from typing import Final

from .native import mypyc_attr

NONE: Final = -(10**9)
ALL: Final = -1  # of an event: the mask with every seat in it, and all who look on

# Whose eyes something is seen through: a seat's number, or one of these.
SPECTATOR: Final = -1  # looks on, and holds no seat
EVERYONE: Final = -2  # knows every seat's secrets: when a match is over
NOBODY: Final = -1  # where a seat is named: it is none's


class Event:
    """Something that happened: the rule's key, its numbers, and who may see them.

    `eyes` is a bit mask of seats, or ALL.
    Other eyes see the key and the first number only.
    """

    def __init__(self, key: str, numbers: tuple[int, ...], eyes: int = ALL) -> None:
        self.key = key
        self.numbers = numbers
        self.eyes = eyes

    @property
    def rule(self) -> str:
        return self.key.partition("/")[0]

    def shows(self, eyes: int) -> bool:
        """Whether these eyes see all numbers."""
        if self.eyes == ALL or eyes == EVERYONE:
            return True
        return eyes >= 0 and self.eyes >> eyes & 1 == 1

    def seen_by(self, eyes: int) -> "Event":
        if self.shows(eyes):
            return Event(self.key, self.numbers)
        return Event(self.key, self.numbers[:1])

    def __str__(self) -> str:
        return " ".join([self.key, *[str(number) for number in self.numbers]])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.key == other.key
            and self.numbers == other.numbers
            and self.eyes == other.eyes
        )

    def __hash__(self) -> int:
        return hash((self.key, self.numbers, self.eyes))


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """`heard` is false where nobody listens: rules may then skip work for the ear."""

    def __init__(self) -> None:
        self.heard = True

    def say(
        self,
        key: str,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
    ) -> None:
        """Tell everyone."""
        raise NotImplementedError

    def whisper(
        self,
        key: str,
        eyes: int,
        first: int,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
    ) -> None:
        """Tell the numbers after the first only to the seats of the mask `eyes`."""
        raise NotImplementedError


class Silence(Log):
    """For search: nothing is kept."""

    def __init__(self) -> None:
        self.heard = False

    def say(
        self,
        key: str,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
    ) -> None:
        pass

    def whisper(
        self,
        key: str,
        eyes: int,
        first: int,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
    ) -> None:
        pass


class Journal(Log):
    """For matches and tests: every event, in order."""

    def __init__(self) -> None:
        self.heard = True
        self.events: list[Event] = []

    def say(
        self,
        key: str,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
    ) -> None:
        self.keep(key, (a, b, c, d, e), ALL)

    def whisper(
        self,
        key: str,
        eyes: int,
        first: int,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
    ) -> None:
        self.keep(key, (first, b, c, d), eyes)

    def keep(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        said = tuple([number for number in numbers if number != NONE])
        self.events.append(Event(key, said, eyes))
