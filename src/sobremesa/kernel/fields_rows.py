"""Shapes of fields that hold rows of things: lists, objects, columns of objects."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .errors import shown
from .fields import NONE, Json, Names, Shape, Stored, like, wrong_keys


class Many(Shape):
    """A list of things of one shape, up to so many."""

    def __init__(self, inner: Shape, most: int) -> None:
        self.inner: Shape = inner
        self.most = most
        self.kind = inner.kind
        self.hides = inner.hides
        self.blank = []

    def dump(self, stored: Stored, names: Names) -> Json:
        return [self.inner.dump(one, names) for one in stored]

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        return like(model, [self.inner.load(one, None, names) for one in value])

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        if not isinstance(value, list) or len(value) > self.most:
            yield f"{place} is {shown(value)}, it must be a list of up to {self.most}"
            return
        for at, one in enumerate(value, start=1):
            yield from self.inner.wrong(one, names, f"{place} {at}")

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        items = [] if stored is None else list(stored)
        told = [float(len(items))]
        for one in [*items, *[None] * (self.most - len(items))]:
            told += self.inner.vector(one, names)
        return told

    def size(self, stored: Stored, names: Names) -> Json:
        return len(stored)

    def take(self, stored: Stored, names: Names, *, but: int = NONE) -> list[int]:
        return [thing for one in stored for thing in self.inner.take(one, names)]

    def give(
        self, things: Iterator[int], model: Stored, names: Names, *, but: int = NONE
    ) -> Stored:
        return like(model, [self.inner.give(things, one, names) for one in model])


class Record(Shape):
    """An object, its attributes by name; in a list, `make` makes another of its sort.

    Elsewhere the object of a fresh state is filled.
    """

    hides = False

    def __init__(
        self, shapes: Mapping[str, Shape], make: Callable[..., Any] | None = None
    ) -> None:
        self.shapes = shapes
        self.make = make

    def parts(self) -> list[Shape]:
        return [self, *[part for one in self.shapes.values() for part in one.parts()]]

    def dump(self, stored: Stored, names: Names) -> Json:
        return {
            name: shape.dump(getattr(stored, name), names)
            for name, shape in self.shapes.items()
        }

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        loaded = {
            name: shape.load(value[name], getattr(model, name, None), names)
            for name, shape in self.shapes.items()
        }
        if self.make is not None:
            return self.make(**loaded)
        for name, part in loaded.items():
            setattr(model, name, part)
        return model

    def wrong(self, value: Json, names: Names, place: str) -> Iterator[str]:
        yield from wrong_keys(value, tuple(self.shapes), place)
        if not isinstance(value, dict):
            return
        for name, shape in self.shapes.items():
            if name in value:
                yield from shape.wrong(value[name], names, f"{place}: {name}")
            else:
                yield f"{place}: {name} is missing"

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        told: list[float] = []
        for name, shape in self.shapes.items():
            told += shape.vector(getattr(stored, name, None), names)
        return told

    def size(self, stored: Stored, names: Names) -> Json:
        return None


class Row:
    """A row of an object's columns, as an object of its own."""

    def __init__(self, **parts: Stored) -> None:
        self.__dict__.update(parts)


class Columns(Many):
    """Rows of an object that holds a column for each of their parts."""

    def __init__(self, shapes: Mapping[str, Shape], most: int) -> None:
        super().__init__(Record(shapes, make=Row), most)
        self.shapes = shapes

    def rows(self, stored: Stored) -> list[Row]:
        columns = [getattr(stored, name) for name in self.shapes]
        return [
            Row(**dict(zip(self.shapes, row, strict=True)))
            for row in zip(*columns, strict=True)
        ]

    def dump(self, stored: Stored, names: Names) -> Json:
        return super().dump(self.rows(stored), names)

    def load(self, value: Json, model: Stored, names: Names) -> Stored:
        rows = super().load(value, None, names)
        for name in self.shapes:
            items = [getattr(row, name) for row in rows]
            setattr(model, name, like(getattr(model, name), items))
        return model

    def vector(self, stored: Stored | None, names: Names) -> list[float]:
        return super().vector(None if stored is None else self.rows(stored), names)

    def size(self, stored: Stored, names: Names) -> Json:
        return len(self.rows(stored))
