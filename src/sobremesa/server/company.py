"""Who is at a table, and how those who come and go are told of."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sobremesa.kernel.log import SPECTATOR

from . import wire

if TYPE_CHECKING:
    from .rooms import Room

GATHER = 0.2  # seconds in which those who come and go are told of together


def who(card: wire.TableCard) -> object:
    """Who is here: to be compared."""
    return [seat.connected for seat in card.seats], card.spectators


@dataclass(eq=False, kw_only=True)
class Guest:
    """A client at a table: the seats it holds, and whose eyes it looks through."""

    send: Callable[[wire.ToClient], None]
    held: list[int] = field(default_factory=list)
    eyes: int = SPECTATOR
    since: int = 0  # number of events it has, for these eyes
    device: str = ""  # the hash of its key
    network: str = ""  # that pays for its hints
    company: object = None  # who was here, as it was told last


class Company:
    """Tells the guests of a room who is there, once for all who came or went."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.telling: asyncio.Task[None] | None = None

    def gather(self) -> None:
        """Who is here may have changed: told to those who do not know, all at once."""
        if self.telling is None:
            self.telling = asyncio.create_task(self.tell())

    async def tell(self) -> None:
        await asyncio.sleep(GATHER)
        self.telling = None
        async with self.room.lock:
            card = self.room.card()
            now = who(card)
            for guest in self.room.guests:
                if guest.company != now:
                    guest.company = now
                    guest.send(wire.Company(table=card))
