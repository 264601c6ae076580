"""Columns of numbers, made where the compiled build can make them.

Modules that are never compiled get their columns from here: a list of theirs is no
vec, and they cannot lengthen one.
"""

from .native import i64, vec


def column(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def filled(length: int, number: int) -> vec[i64]:
    return vec[i64]([number] * length)


def column_of(ids: tuple[str, ...], held: dict[str, int]) -> vec[i64]:
    """How many of each are held, by their numbers."""
    return vec[i64]([held.get(id, 0) for id in ids])


def rows_of(
    rows: tuple[str, ...], ids: tuple[str, ...], held: dict[str, dict[str, int]]
) -> vec[i64]:
    """The same for several holders, one after another."""
    numbers: list[int] = []
    for row in rows:
        own = held.get(row)
        for id in ids:
            numbers.append(own.get(id, 0) if own is not None else 0)
    return vec[i64](numbers)
