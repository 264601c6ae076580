"""What a seat cannot see, made unreadable: rules that look at it are found out.

The cells that dealing anew writes are the hidden ones. They are sealed, and the same
enumeration is run: if it ends, no chance in it can depend on what is hidden, and so it
is the same for every deal that the seat could believe in.

Only where the rules are not compiled: those read lists without asking them.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, SupportsIndex

from sobremesa.kernel.dice import Dice, Scripted
from sobremesa.kernel.errors import Mistake, NeedRoll
from sobremesa.kernel.game import Game
from sobremesa.kernel.state import State

from .prove import Proof

#: Functions that may carry what they do not look at, and count what all may count.
COPYING = ("clone", "copy", "hand_size")


class Opened(Exception):
    """Something hidden was read."""


class Cells(list[Any]):
    """A list that knows which of its cells are hidden, and which were written."""

    watched: ClassVar[bool] = True

    def __init__(self, items: Iterable[Any] = (), hidden: Iterable[int] = ()) -> None:
        super().__init__(items)
        self.hidden, self.written = set(hidden), set[int]()

    def check(self, at: int) -> None:
        if self.hidden and self.watched and at % max(len(self), 1) in self.hidden:
            raise Opened(f"cell {at} was read")

    def whole(self) -> None:
        if not self.hidden or not self.watched:
            return
        if sys._getframe(2).f_code.co_name not in COPYING:
            raise Opened("all cells were read")

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            places = range(len(self))[at]
            hidden = [new for new, old in enumerate(places) if old in self.hidden]
            return Cells(list.__getitem__(self, at), hidden)
        if sys._getframe(1).f_code.co_name not in COPYING:
            self.check(int(at))
        return list.__getitem__(self, at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, slice):
            self.written.update(range(len(self))[at])
        else:
            self.written.add(int(at) % len(self))
        list.__setitem__(self, at, value)

    def __iter__(self) -> Iterator[Any]:
        self.whole()
        return list.__iter__(self)

    def __contains__(self, item: object) -> bool:
        self.whole()
        return list.__contains__(self, item)

    def __eq__(self, other: object) -> bool:
        self.whole()
        return list.__eq__(self, other)

    def __add__(self, other: Any) -> Any:
        self.whole()
        return Cells(list.__add__(self, other), self.hidden)

    def append(self, item: Any) -> None:
        self.written.add(len(self))
        list.append(self, item)

    def count(self, value: Any) -> int:
        self.whole()
        return list.count(self, value)

    def index(self, value: Any, *where: Any) -> int:
        self.whole()
        return list.index(self, value, *where)

    def pop(self, at: SupportsIndex = -1) -> Any:
        self.whole()
        self.written.update(range(len(self)))
        return list.pop(self, at)

    def copy(self) -> "Cells":
        return Cells(self[:], self.hidden)

    __hash__ = None


class SealedProof(Proof):
    """The same enumeration, which ends with `Opened` where it needs a secret."""

    def name(self, state: State) -> bytes:
        """What is kept of states passed by is no look at them."""
        Cells.watched = False
        try:
            return super().name(state)
        finally:
            Cells.watched = True


class Sweep(Dice):
    """Draws from the same part of every bag: over all parts, each card comes up."""

    def __init__(self, part: int) -> None:
        self.part = part

    def below(self, n: int) -> int:
        return n * self.part // DEALS


Path = tuple[str | int, ...]
DEALS = 128  # more than any deck has cards: each is the first to be dealt once
SIMPLE = (int, str, bytes, float, type(None))


def sealed(game: Game, state: State, seat: int) -> State:
    """A copy that cannot be read where the seat does not see it.

    Where one deal alone can be believed in, nothing is hidden.
    """
    if single_deal(game, state, seat):
        return state.clone()
    if not hasattr(state, "__dict__"):
        raise Mistake("the rules are compiled here, what they read cannot be seen")
    probe = state.clone()
    places = wrap(probe, state)
    hidden: dict[Path, set[int]] = {path: set() for path in places}
    for deal in range(DEALS):
        dealt = game.redeal(probe, seat, Sweep(deal))
        for path, length in places.items():
            hidden[path] |= touched(found(dealt, path), length)
        if not alike(dealt, state):
            raise Opened("something hidden is no list")
    made = state.clone()
    wrap(made, state)
    for path, cells in hidden.items():
        one = found(made, path)
        assert isinstance(one, Cells)
        one.hidden = cells
    return made


def single_deal(game: Game, state: State, seat: int) -> bool:
    """Whether dealing anew needs no dice."""
    try:
        game.redeal(state.clone(), seat, Scripted([]))
    except NeedRoll:
        return False
    return True


def touched(dealt: object, length: int) -> set[int]:
    """The cells that a deal wrote: all, where it put another list."""
    if isinstance(dealt, Cells):
        return dealt.written
    return set(range(length))


def wrap(made: object, source: object, path: Path = ()) -> dict[Path, int]:
    """Puts Cells for all lists that a copy does not share; where, and how long."""
    places: dict[Path, int] = {}
    for name, inner, old in parts(made, source):
        if inner is old:
            continue  # a number, or content that all states share
        here = (*path, name)
        if isinstance(inner, list):
            inner = inner if isinstance(inner, Cells) else Cells(inner)
            put(made, name, inner)
            if all(isinstance(one, SIMPLE) for one in inner):
                places[here] = len(inner)
        places |= wrap(inner, old, here)
    return places


def parts(made: object, source: object) -> list[tuple[str | int, Any, Any]]:
    if isinstance(made, list) and isinstance(source, list):
        pairs = zip(list.__iter__(made), list.__iter__(source), strict=False)
        return [(at, one, old) for at, (one, old) in enumerate(pairs)]
    held = getattr(made, "__dict__", {})
    return [(name, one, getattr(source, name)) for name, one in held.items()]


def put(holder: object, name: str | int, value: object) -> None:
    if isinstance(holder, list):
        list.__setitem__(holder, int(name), value)
    else:
        setattr(holder, str(name), value)


def found(state: object, path: Path) -> object:
    for name in path:
        if isinstance(name, int):
            assert isinstance(state, list)
            state = list.__getitem__(state, name)
        else:
            state = getattr(state, name)
    return state


def alike(made: object, source: object) -> bool:
    """Whether all that is held outside lists is the same."""
    for name, inner, old in parts(made, source):
        if inner is old:
            continue
        if isinstance(inner, SIMPLE):
            if not isinstance(name, int) and inner != old:
                return False
        elif not alike(inner, old):
            return False
    return True
