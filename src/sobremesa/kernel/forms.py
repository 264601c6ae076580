"""What a position holds, declared once: forms whose types say what is allowed.

    ROOM = Kind("room", ("hall", "attic"))
    Room = Annotated[str, ROOM]

    class Ghost(msgspec.Struct):
        age: Annotated[int, Within(0, 300)]
        room: Maybe[Room]  # one or ""
        trail: list[Room]
        haunts: Mask[Room]  # some of them, each once
        lamps: dict[Room, Count]

What is plainly wrong with a form follows from it; `shared.Shared` dumps and loads it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_args

import msgspec

from .errors import SHOWN, TOLD, listed, shown

T = TypeVar("T")
Ids = tuple[str, ...]
Type = Any  # of a field, with its notes
MOST: Final = 10**6  # where nothing else is said
OR_NONE: Final = "or none"
ONCE: Final = "each once"


class Kind:
    """What has an id; which ids there are may depend on the match."""

    def __init__(self, name: str, ids: Ids = ()) -> None:
        self.name = name
        self.ids = ids


class Within:
    """The lowest number and the highest, or what the box calls the highest."""

    def __init__(self, low: int, high: int | str = MOST) -> None:
        self.low = low
        self.high = high


Maybe = Annotated[T, OR_NONE]
Mask = Annotated[list[T], ONCE]
Count = Annotated[int, Within(0)]
Kinds = Mapping[Kind, Ids]  # where a match has other ids than a kind itself
AS_PRINTED: Final[Kinds] = {}
WHOLE: Final = Within(-MOST)


@cache
def fields_of(form: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(form)


class Look:
    """What is plainly wrong with a form and all its parts, each with its place."""

    def __init__(
        self, form: msgspec.Struct, kinds: Kinds = AS_PRINTED, box: object = None
    ) -> None:
        self.kinds = kinds
        self.box = box
        self.unknown: list[str] = []  # ids that there are not
        self.outside: list[str] = []  # numbers out of their range
        self.at(form, type(form), "")

    @property
    def found(self) -> list[str]:
        return self.unknown + self.outside

    def at(self, value: Any, of: Type, place: str) -> None:
        """A value and all within it; `souls.0.node` is a place."""
        if len(self.unknown) + len(self.outside) >= TOLD:
            return
        notes = getattr(of, "__metadata__", ())
        parts = get_args(of.__origin__ if notes else of)
        start = f"{place}." if place else ""
        if isinstance(value, msgspec.Struct):
            for field in fields_of(type(value)):
                held = getattr(value, field.name)
                self.at(held, field.type, f"{start}{field.encode_name}")
        elif isinstance(value, dict):
            for id, held in value.items():
                self.at(id, parts[0], place)
                self.at(held, parts[1], f"{start}{id[:SHOWN]}")
        elif isinstance(value, list | tuple):
            for at, held in enumerate(value):
                part = parts[at if isinstance(value, tuple) else 0]
                self.at(held, part, f"{start}{at}")
            if ONCE in notes and len({*value}) < len(value):
                self.unknown.append(f"{place} has {shown(value)}, it takes each once")
        elif isinstance(value, str) and not (value == "" and OR_NONE in notes):
            self.id(value, notes, place)
        elif type(value) is int:
            self.number(value, notes, place)

    def id(self, id: str, notes: tuple[Any, ...], place: str) -> None:
        for kind in notes:
            if isinstance(kind, Kind):
                ids = self.kinds.get(kind, kind.ids)
                if id not in ids:
                    told = f"there is no {kind.name} {shown(id)}"
                    there = listed(one or '""' for one in ids) or "none"
                    self.unknown.append(f"{place}: {told}, there are {there}")

    def number(self, number: int, notes: tuple[Any, ...], place: str) -> None:
        (within,) = [one for one in notes if isinstance(one, Within)] or [WHOLE]
        low, high = within.low, within.high
        high = high if isinstance(high, int) else int(getattr(self.box, high))
        if not low <= number <= high:
            told = f"it must be {low} to {high}"
            self.outside.append(f"{place} is {shown(number)}, {told}")
