"""A seat as whoever holds it finds it, at a table here or in another house."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from typing import Protocol

from sobremesa.bots.levels import HUMAN
from sobremesa.front.match import first_company
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.options import Value
from sobremesa.kernel.seat import Outlook
from sobremesa.kernel.state import Result

OWN = "me"  # at an order's seat: whoever orders
OPEN = "open"  # whoever joins
WAITING = "waiting"  # the stage before every seat is taken
NAME = 40  # characters of a person's name


class Place(Outlook, Protocol):
    """A seat that is held; while its lock is held, nothing changes there."""

    @property
    def lock(self) -> AbstractContextManager[object]: ...
    @property
    def table(self) -> str: ...
    @property
    def players(self) -> Sequence[str]:
        """Names by seat; "" where a seat is open."""

    @property
    def turn(self) -> int:
        """The seat that decides; -1 for nobody's."""

    @property
    def decisions(self) -> int: ...
    @property
    def said(self) -> int:
        """How many events there were."""

    @property
    def result(self) -> Result | None: ...
    def events_since(self, number: int) -> list[Event]:
        """As this seat may know them."""

    def play(self, action: int) -> None:
        """A legal action; a `Mistake` if it is so no longer."""

    def wait(self, seconds: float) -> None:
        """Until this seat is asked, the match is over, or the time is."""

    def record(self) -> str:
        """Of a match that is over."""

    def leave(self) -> None: ...


@dataclass(frozen=True, kw_only=True)
class Order:
    """A table that somebody wants: who sits where, and with which options."""

    game: str
    seats: tuple[str, ...] = ()  # OWN, OPEN or a bot's name; none: a first match
    options: dict[str, Value] = field(default_factory=dict)
    name: str = "agent"


class Tables(Protocol):
    """Where tables are opened and seats taken; a key holds a seat."""

    def open(self, order: Order) -> tuple[str, Place]: ...
    def join(self, table: str, seat: int | None, name: str) -> tuple[str, Place]: ...
    def hold(self, table: str, seat: int, key: str) -> Place:
        """A seat that was taken elsewhere, by its key."""

    def waiting(self) -> list[tuple[str, str, list[str]]]:
        """The tables with open seats: id, game, who sits there ("" for nobody)."""


def first_order(order: Order, game: Game) -> Order:
    """With everything said: who says nothing orders a first match."""
    if order.seats:
        return order
    seats = tuple(OWN if who == HUMAN else who for who in first_company(game))
    return replace(
        order, seats=seats, options=order.options or dict(game.first.options)
    )


def person(name: str) -> str:
    """A name as it may stand in a record."""
    clean = " ".join(name.split())
    if not 0 < len(clean) <= NAME or not clean.isprintable():
        raise Mistake(f"a name has 1 to {NAME} printable characters")
    return clean
