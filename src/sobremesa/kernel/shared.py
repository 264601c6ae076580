"""The fields that an object of the rules and its form in a position have in common."""

from functools import cached_property
from typing import Any, Final, get_args, get_type_hints

import msgspec

from .columns import column, column_of, rows_of
from .forms import AS_PRINTED, ONCE, Ids, Kind, Kinds, Mask, Type, fields_of

Stored = Any  # a number or a flag, or a column: a vec in the compiled build
NOTHING: Final = -1  # where an element is named, or "" in a position


class Shared:
    """What goes from an object, or from a row of its columns, to a form, and back.

    That is all that holds numbers, flags or ids, `but` what is stored otherwise.
    A field has the object's name; where JSON has another, `msgspec.field` says so.
    """

    def __init__(self, form: type[msgspec.Struct], but: tuple[str, ...] = ()) -> None:
        self.form = form
        self.but = but

    @cached_property
    def fields(self) -> list[tuple[str, Type, list[Kind]]]:
        """Found out when a position is first asked for, not when a game is opened."""
        found = []
        bare = get_type_hints(self.form)
        for field in fields_of(self.form):
            name, kinds = field.name, kinds_in(field.type)
            sort = Mask if ONCE in get_args(field.type) else bare[name]
            if name not in self.but and sort in DUMP and (kinds or sort in (int, bool)):
                found.append((name, sort, kinds))
        return found

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _, _ in self.fields)

    def dump(
        self, thing: object, row: int | None = None, kinds: Kinds = AS_PRINTED
    ) -> dict[str, Any]:
        """What the form holds for an object."""
        told: dict[str, Any] = {}
        for name, sort, of in self.fields:
            stored: Stored = getattr(thing, name)
            ids = [kinds.get(kind, kind.ids) for kind in of]
            told[name] = DUMP[sort](stored if row is None else stored[row], *ids)
        return told

    def load(
        self,
        form: msgspec.Struct,
        thing: object,
        row: int | None = None,
        kinds: Kinds = AS_PRINTED,
    ) -> None:
        """Put what a form without problems holds into an object."""
        for name, sort, of in self.fields:
            stored: Stored = getattr(thing, name)
            ids = [kinds.get(kind, kind.ids) for kind in of]
            value = LOAD[sort](getattr(form, name), *ids)
            if row is not None:
                stored[row] = int(value)
            else:  # a flag may be stored as a number
                setattr(thing, name, int(value) if type(stored) is int else value)


def kinds_in(of: Type) -> list[Kind]:
    """The kinds of the ids in a type, in order."""
    if isinstance(of, Kind):
        return [of]
    return [kind for part in get_args(of) for kind in kinds_in(part)]


def dump_one(at: int, ids: Ids) -> str:
    return "" if at == NOTHING else ids[at]


def load_one(id: str, ids: Ids) -> int:
    return ids.index(id) if id in ids else NOTHING


def dump_list(numbers: Stored, ids: Ids) -> list[str]:
    return [ids[at] for at in numbers]


def load_list(told: list[str], ids: Ids) -> Stored:
    return column([ids.index(id) for id in told])


def dump_mask(bits: int, ids: Ids) -> list[str]:
    return [id for at, id in enumerate(ids) if bits >> at & 1]


def load_mask(told: list[str], ids: Ids) -> int:
    return sum(1 << ids.index(id) for id in told)


def dump_counts(counts: Stored, ids: Ids) -> dict[str, int]:
    return {ids[at]: int(count) for at, count in enumerate(counts) if count}


def load_counts(told: dict[str, int], ids: Ids) -> Stored:
    return column_of(ids, told)


def dump_rows(counts: Stored, rows: Ids, ids: Ids) -> dict[str, dict[str, int]]:
    """One column, holder after holder."""
    numbers, wide = list(counts), len(ids)
    return {
        row: dump_counts(numbers[at * wide : at * wide + wide], ids)
        for at, row in enumerate(rows)
    }


def load_rows(told: dict[str, dict[str, int]], rows: Ids, ids: Ids) -> Stored:
    return rows_of(rows, ids, told)


DUMP: Final[dict[Type, Any]] = {  # by type: a function with ids for each of its kinds
    int: int,
    bool: bool,
    str: dump_one,
    list[str]: dump_list,
    Mask: dump_mask,
    dict[str, int]: dump_counts,
    dict[str, dict[str, int]]: dump_rows,
}
LOAD: Final[dict[Type, Any]] = {
    int: int,
    bool: bool,
    str: load_one,
    list[str]: load_list,
    Mask: load_mask,
    dict[str, int]: load_counts,
    dict[str, dict[str, int]]: load_rows,
}
