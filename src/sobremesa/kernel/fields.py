"""What a state holds, declared once: positions, views and the rest follow from it.

    FIELDS = (
        Field("discs", Each("space", Maybe("seat"))),
        Field("hands", Each("seat", Counts("card")), seen=OWNER),
        Field("deck", Counts("card"), seen=NOBODY),
        Field("round", Number(1, 20)),
    )

A field is the attribute of the state that has its name.
Its shape says what is stored there (numbers, and columns of numbers) and what stands
for it in JSON (ids of elements, never their numbers).
What is stored otherwise has a `get` and a `set`; what has a `get` alone follows from
the rest: it is shown, and is no part of a position.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from .columns import column
from .errors import GameError, listed, shown
from .state import State

Json = Any  # what msgspec makes of JSON
Stored = Any  # an int, a list or vec of them, or an object that holds such
EVERYONE: Final = "everyone"
OWNER: Final = "owner"  # of each seat's part, this seat
NOBODY: Final = "nobody"
ALWAYS: Final = ("seat", "stage")  # in every position
NONE: Final = -1
MOST: Final = 1000  # of one element in a position


class Names:
    """The ids of elements at a table of so many seats, from one seat's eyes."""

    def __init__(
        self, kinds: Mapping[str, tuple[str, ...]], seats: int, eyes: int = 0
    ) -> None:
        self.kinds = kinds
        self.seats = seats
        self.eyes = max(eyes, 0)
        self.hot: dict[str, list[list[float]]] = {}

    def ids(self, kind: str) -> tuple[str, ...]:
        """Of seats only those at the table."""
        return self.kinds[kind][: self.seats if kind == "seat" else None]

    def turned(self, kind: str, items: list[Any], blank: Any) -> list[Any]:
        """One item an element, all of the kind: seats from one's own on."""
        if kind == "seat":
            items = items[self.eyes : self.seats] + items[: self.eyes]
        return items + [blank] * (len(self.kinds[kind]) - len(items))

    def one(self, kind: str) -> list[list[float]]:
        """A vector for each element of a kind, and at last one for none."""
        if kind not in self.hot:
            ids = range(len(self.ids(kind)))
            rows = [[float(at == one) for at in ids] for one in (*ids, NONE)]
            self.hot[kind] = [self.turned(kind, row, 0.0) for row in rows]
        return self.hot[kind]


def like(model: Stored, items: list[Any]) -> Stored:
    """A column of the sort a fresh state has: a list, or a compiled build's vec."""
    return items if model is None or isinstance(model, list) else column(items)


class Shape:
    """What is stored in a field, and what stands for it elsewhere."""

    of = ""  # the kind of element that has one part each
    kind = ""  # the kind of element that the values are
    blank: Json = None  # is left out where it is a part of many
    inner: "Shape | None" = None
    hides = True  # whether its things can be dealt anew by their number alone

    def parts(self) -> "list[Shape]":
        """All shapes within, and this one."""
        return [self, *(self.inner.parts() if self.inner else [])]

    def width(self, names: Names) -> int:
        """Numbers stored for it, where they stand in one column with others."""
        return 1

    def dump(self, stored: Stored, names: Names) -> Json:
        raise NotImplementedError

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        """What is stored for a value without problems; `model` is a fresh state's."""
        raise NotImplementedError

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        """All that is wrong with a value."""
        raise NotImplementedError

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        """For a learner; of nothing where it is not seen."""
        raise NotImplementedError

    def size(self, stored: Stored, names: Names) -> Json:
        """What is left of it for those who do not see it."""
        return len(self.take(stored, names))

    def take(self, stored: Stored, names: Names, *, but: int = NONE) -> list[int]:
        """The elements it holds; of seats' parts, but for one seat's."""
        raise NotImplementedError

    def give(
        self, things: Iterator[int], model: Stored, names: Names, *, but: int = NONE
    ) -> Stored:
        """As many others in their place."""
        raise NotImplementedError


class Number(Shape):
    """A whole number, from a lowest to a highest."""

    hides = False

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def dump(self, stored: Stored, names: Names) -> Json:
        return int(stored)

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        return value

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        if type(value) is not int or not self.low <= value <= self.high:
            allowed = f"a whole number from {self.low} to {self.high}"
            yield f"{place} is {shown(value)}, it must be {allowed}"

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        if stored is None:
            return [0.0]
        return [float(stored - self.low) / max(self.high - self.low, 1)]

    def size(self, stored: Stored, names: Names) -> Json:
        return None


class Flag(Number):
    """True or false."""

    blank = False

    def __init__(self) -> None:
        super().__init__(0, 1)

    def dump(self, stored: Stored, names: Names) -> Json:
        return bool(stored)

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        return value if model is None or isinstance(model, bool) else int(value)

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        if not isinstance(value, bool):
            yield f"{place} is {shown(value)}, it must be true or false"


class One(Shape):
    """An element of a kind: its number."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def dump(self, stored: Stored, names: Names) -> Json:
        return names.kinds[self.kind][stored]

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        return names.kinds[self.kind].index(value)

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        ids = names.ids(self.kind)
        if value not in ids:
            yield f"{place} is {shown(value)}, it must be one of {listed(ids)}"

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        return names.one(self.kind)[NONE if stored is None else stored]

    def take(self, stored: Stored, names: Names, *, but: int = NONE) -> list[int]:
        return [int(stored)] if stored >= 0 else []

    def give(
        self, things: Iterator[int], model: Stored, names: Names, *, but: int = NONE
    ) -> Stored:
        return next(things) if model >= 0 else model


class Maybe(One):
    """An element of a kind or none: -1, and "" in JSON."""

    blank = ""

    def dump(self, stored: Stored, names: Names) -> Json:
        return super().dump(stored, names) if stored >= 0 else ""

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        return super().load(value, model, names) if value else NONE

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        if value != "":
            for told in super().wrong(value, names, place):
                yield f'{told}, or "" for none'


class Counts(Shape):
    """How many there are of every element of a kind; in JSON only those there are."""

    def __init__(self, kind: str, most: int = MOST) -> None:
        self.of = self.kind = kind
        self.most = most
        self.blank = {}

    def width(self, names: Names) -> int:
        return len(names.kinds[self.kind])

    def dump(self, stored: Stored, names: Names) -> Json:
        ids = names.kinds[self.kind]
        return {ids[at]: int(count) for at, count in enumerate(stored) if count}

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        return like(model, [value.get(id, 0) for id in names.kinds[self.kind]])

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        yield from wrong_keys(value, names.ids(self.kind), place)
        if isinstance(value, dict):
            for id, count in value.items():
                number = Number(0, self.most)
                yield from number.wrong(count, names, f"{place}, {shown(id)},")

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        told = [0.0] * self.width(names) if stored is None else list(map(float, stored))
        return names.turned(self.kind, told[: len(names.ids(self.kind))], 0.0)

    def take(self, stored: Stored, names: Names, *, but: int = NONE) -> list[int]:
        return [at for at, count in enumerate(stored) for _ in range(count)]

    def give(
        self, things: Iterator[int], model: Stored, names: Names, *, but: int = NONE
    ) -> Stored:
        counts = [0] * len(model)
        for _ in range(sum(model)):
            counts[next(things)] += 1
        return like(model, counts)


class Each(Shape):
    """A part for every element of a kind, in one column or in a list of them."""

    def __init__(self, of: str, inner: Shape) -> None:
        self.of = of
        self.inner: Shape = inner
        self.kind = inner.kind
        self.hides = inner.hides
        self.blank = None if inner.blank is None else {}

    def width(self, names: Names) -> int:
        return len(names.kinds[self.of]) * self.inner.width(names)

    def split(self, stored: Stored, names: Names) -> list[Any]:
        """The parts, one an element; perhaps of more seats than are at the table."""
        if stored is None:
            return [None] * len(names.kinds[self.of])
        items = list(stored)
        width = self.inner.width(names)
        if width == 1 or not items or not isinstance(items[0], int):
            return items
        return [items[at : at + width] for at in range(0, len(items), width)]

    def join(self, model: Stored, parts: list[Any]) -> Stored:
        """The parts stored as they were."""
        if model and isinstance(model[0], int) and isinstance(parts[0], list):
            return like(model, [number for part in parts for number in part])
        return like(model, parts)

    def dump(self, stored: Stored, names: Names) -> Json:
        told = zip(names.ids(self.of), self.split(stored, names), strict=False)
        parts = {id: self.inner.dump(part, names) for id, part in told}
        blank = self.inner.blank
        return {id: v for id, v in parts.items() if blank is None or v != blank}

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        parts = self.split(model, names)
        for at, id in enumerate(names.ids(self.of)):
            one = value.get(id, self.inner.blank)
            parts[at] = self.inner.load(one, parts[at], names)
        return self.join(model, parts)

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        ids = names.ids(self.of)
        yield from wrong_keys(value, ids, place)
        if not isinstance(value, dict):
            return
        for id in ids:
            if id in value:
                yield from self.inner.wrong(value[id], names, f"{place} of {id}")
            elif self.inner.blank is None:
                yield f"{place} of {id} is missing"

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        parts = self.split(stored, names) if stored is not None else []
        told = [
            self.inner.vector(parts[at] if parts else None, names)
            for at in range(len(names.ids(self.of)))
        ]
        turned = names.turned(self.of, told, self.inner.vector(None, names))
        return [number for part in turned for number in part]

    def size(self, stored: Stored, names: Names) -> Json:
        told = zip(names.ids(self.of), self.split(stored, names), strict=False)
        return {id: self.inner.size(part, names) for id, part in told}

    def take(self, stored: Stored, names: Names, *, but: int = NONE) -> list[int]:
        parts = self.split(stored, names)[: len(names.ids(self.of))]
        return [
            thing
            for at, part in enumerate(parts)
            if at != but
            for thing in self.inner.take(part, names)
        ]

    def give(
        self, things: Iterator[int], model: Stored, names: Names, *, but: int = NONE
    ) -> Stored:
        parts = self.split(model, names)
        for at in range(len(names.ids(self.of))):
            if at != but:
                parts[at] = self.inner.give(things, parts[at], names)
        return self.join(model, parts)


def wrong_keys(value: Json, ids: tuple[str, ...], place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is {shown(value)}, it must have names: {listed(ids)}"
        return
    for id in value:
        if id not in ids:
            yield f"{place} has {shown(id)}, it takes {listed(ids)}"


@dataclass(frozen=True)
class Field:
    """A part of a state: its name, its shape, and who sees it."""

    name: str
    shape: Shape
    seen: str = EVERYONE
    get: Callable[[Any], Stored] | None = None
    set: Callable[[Any, Stored], None] | None = None

    @property
    def kept(self) -> bool:
        """Whether it is a part of positions; else it follows from the rest."""
        return self.get is None or self.set is not None

    def read(self, state: State) -> Stored:
        return getattr(state, self.name) if self.get is None else self.get(state)

    def write(self, state: State, stored: Stored) -> None:
        if self.set is None:
            setattr(state, self.name, stored)
        else:
            self.set(state, stored)

    def check(self, kinds: Mapping[str, tuple[str, ...]], *, deals: bool) -> None:
        """What cannot be: kinds that are not there, secrets that nobody can deal."""
        place = f"the field {shown(self.name)}"
        if self.name in ALWAYS:
            raise GameError(f"{place} is in every state, it need not be declared")
        for shape in self.shape.parts():
            for kind in filter(None, (shape.of, shape.kind)):
                if kind not in kinds:
                    there = f"there are {listed(kinds)}"
                    raise GameError(f"{place} is of the kind {shown(kind)}, {there}")
        if self.seen == OWNER:
            if not isinstance(self.shape, Each) or self.shape.of != "seat":
                told = "is seen by its owner, so it must be Each('seat', …)"
                raise GameError(f"{place} {told}")
        if self.seen != EVERYONE and self.kept and not deals and not self.shape.hides:
            raise GameError(
                f"{place} is hidden, and what it holds cannot be dealt anew by itself: "
                "say how with `redeal`"
            )
