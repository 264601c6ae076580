"""The other server processes of the same database, and what they mean for our rooms."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from .channel import (
    BEAT,
    Alive,
    Ask,
    Changed,
    Here,
    Message,
    PostgresChannel,
    Spoken,
    Voted,
)
from .faults import Unavailable
from .presence import Party
from .rooms import Room
from .store import Store

log = logging.getLogger(__name__)


class Neighbours:
    def __init__(self, store: Store, rooms: dict[str, Room]) -> None:
        self.channel = PostgresChannel(store.process, store.engine.inner)
        self.presence = self.channel.presence
        self.rooms = rooms
        self.metrics = store.metrics
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.channel.open(self.hear, self.joined)
        self.later(self.watch())

    async def close(self) -> None:
        await self.channel.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def joined(self) -> None:
        """Connected, again perhaps: whatever was told meanwhile was missed."""
        self.channel.tell(Ask(process=self.channel.process))
        self.tell_who_is_here()
        for room in self.rooms.values():
            if room.followed:
                self.later(room.refresh())

    def tell_who_is_here(self) -> None:
        for room in self.rooms.values():
            if room.guests:
                self.channel.tell(room.here())

    async def watch(self) -> None:
        """The guests of a process that is not heard of any more have gone."""
        while True:
            await asyncio.sleep(BEAT)
            self.show(self.presence.forget_silent())

    def hear(self, message: Message) -> None:
        if not self.presence.hear(message.process):  # new, or silent for too long
            self.channel.tell(Ask(process=self.channel.process))
        if isinstance(message, Alive):
            if message.leaving:
                self.show(self.presence.forget(message.process))
        elif isinstance(message, Ask):
            self.tell_who_is_here()
        elif isinstance(message, Here):
            self.hear_who_is_there(message)
        elif (room := self.rooms.get(message.table)) is not None:
            self.hear_of_room(room, message)

    def hear_of_room(self, room: Room, message: Changed | Spoken | Voted) -> None:
        if isinstance(message, Changed):
            if room.followed:  # else it is read when it is asked for
                self.later(room.hear(message))
        elif isinstance(message, Voted):
            room.seating.hear_vote(message)
            self.later(room.show())
        elif room.chat.hear(message.said):
            room.tell_said(message.said)

    def hear_who_is_there(self, message: Here) -> None:
        party = Party(held=frozenset(message.held), spectators=message.spectators)
        new = self.presence.put(message.table, message.process, party)
        self.show([message.table])
        if new and (room := self.rooms.get(message.table)) is not None:
            self.tell_newcomers(room)

    def tell_newcomers(self, room: Room) -> None:
        """What a process missed before its first guest came to the table."""
        process, table = self.channel.process, room.row.id
        for said in room.chat.lines:
            self.channel.tell(Spoken(process=process, table=table, said=said))
        for seat, votes in room.seating.votes.items():
            by = sorted(votes)
            self.channel.tell(
                Voted(process=process, table=table, seat=seat, by=by, remove=True)
            )

    def show(self, tables: list[str]) -> None:
        """Others have come or gone."""
        for table in tables:
            if (room := self.rooms.get(table)) is not None and room.guests:
                room.company.gather()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self.logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def logged(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it: if the store fails, the next message tells as much."""
        try:
            await work
        except Unavailable:
            pass  # as the store has said
        except Exception:
            self.metrics.failures.inc()
            log.exception("a room could not follow the other processes")
