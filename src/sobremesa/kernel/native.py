"""The integer types of the compiled build; never compiled itself.

Compiled modules see mypyc's native types here and turn them into machine integers
and packed arrays.
Interpreted modules get plain `int` and `list`, which are faster there.
A vec is a value: `append` and `pop` give back the vec to keep.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "i64", "mypyc_attr", "pop", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    class vec:
        def __class_getitem__(cls, item):
            return list

    def append(items, item):
        items.append(item)
        return items

    def pop(items, index=-1):
        item = items.pop(index)
        return items, item

    def mypyc_attr(**_attrs):
        return lambda cls: cls
