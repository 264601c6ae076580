"""What a state's object and its part of a position hold under one name."""

from collections.abc import Mapping
from typing import Any

import msgspec

from .columns import column, column_of

Ids = tuple[str, ...]
NOTHING = -1  # where an element is named, or "" in a position


class Shared:
    """The fields that go from an object to a form of a position, and back.

    Whole numbers and flags of the form go as they are, all of them `but` some.
    Others stand in `ids`, with the ids of the elements whose numbers the object holds:
    one element or none (text), counts (a dict), or several in order (a list).
    """

    def __init__(
        self,
        form: type[msgspec.Struct],
        ids: Mapping[str, Ids] | None = None,
        but: tuple[str, ...] = (),
    ) -> None:
        types = {field.name: field.type for field in msgspec.structs.fields(form)}
        self.plain = [
            name for name in types if types[name] in (int, bool) and name not in but
        ]
        by_type: dict[Any, dict[str, Ids]] = {
            str: {},
            dict[str, int]: {},
            list[str]: {},
        }
        for name in ids or {}:
            by_type[types[name]][name] = (ids or {})[name]
        self.named, self.counted, self.listed = by_type.values()

    def dump(self, thing: object) -> dict[str, Any]:
        """What the form holds for an object."""
        told: dict[str, Any] = {name: getattr(thing, name) for name in self.plain}
        for name, ids in self.named.items():
            at = getattr(thing, name)
            told[name] = "" if at == NOTHING else ids[at]
        for name, ids in self.counted.items():
            counts = enumerate(getattr(thing, name))
            told[name] = {ids[at]: count for at, count in counts if count}
        for name, ids in self.listed.items():
            told[name] = [ids[at] for at in getattr(thing, name)]
        return told

    def load(self, form: msgspec.Struct, thing: object) -> None:
        """Put what a form without problems holds into an object."""
        for name in self.plain:
            setattr(thing, name, getattr(form, name))
        for name, ids in self.named.items():
            id = getattr(form, name)
            setattr(thing, name, ids.index(id) if id else NOTHING)
        for name, ids in self.counted.items():
            setattr(thing, name, column_of(ids, getattr(form, name)))
        for name, ids in self.listed.items():
            setattr(thing, name, column([ids.index(id) for id in getattr(form, name)]))
