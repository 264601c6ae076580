"""What happens to tables that nobody looks at: they go on, and they grow old."""

import asyncio
import logging
import time
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sobremesa.kernel import notation

from .faults import Unavailable
from .refusals import Refused, Stale
from .rows import ArchiveRow
from .schema import OVER, PLAYING, WAITING
from .store import Outdated
from .times import today

if TYPE_CHECKING:
    from .house import House
    from .rooms import Room

BATCH = 50  # tables at once: the others' turn comes with the next look
LEAD = "the sweeper"  # among processes: one at a time, by the name of its lead
# Seconds for which what another process lets its bots do is that one's: it notes it
# more often than that.
THEIRS = 30.0
log = logging.getLogger(__name__)


class Sweeper:
    """Looks every few seconds. What it costs depends on what there is to do, not on
    how many tables are stored: opening a house does nothing else.
    """

    def __init__(self, house: "House") -> None:
        self.house = house
        self.task: asyncio.Task[None] | None = None
        self.ending = asyncio.Event()
        self.looked = 0  # how often
        self.expires = 0.0  # when to look for old tables again, by time.monotonic
        self.broken: set[str] = set()  # tables that failed to go on here

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """When it has ended what it is at: the store is closed after it."""
        self.ending.set()
        if self.task is not None:
            await self.task
            self.task = None

    async def run(self) -> None:
        while not self.ending.is_set():
            try:
                await self.look()
            except Unavailable:
                pass  # told once by the store, which may be back next time
            except Exception:
                self.house.store.metrics.failures.inc()
                log.exception("the sweeper could not look for tables that are due")
            with suppress(TimeoutError):
                async with asyncio.timeout(self.house.times.sweep):
                    await self.ending.wait()

    async def look(self) -> None:
        house = self.house
        for room in list(house.rooms.values()):
            if room.guests:
                await self.mind(room)
        await self.drop_deleted()
        if await house.channel.lead(LEAD):
            try:
                await self.go_on()
                await self.expire()
            finally:
                house.channel.release(LEAD)
        self.looked += 1

    async def mind(self, room: "Room") -> None:
        """Seats of people who do not come, at a table where others wait."""
        try:
            await room.seating.release()
        except Stale:
            return  # changed by another process: next time

    async def drop_deleted(self) -> None:
        """Tables that were deleted beside the server, by `sobremesa forget`."""
        house = self.house
        for id in await house.store.missing(list(house.rooms)):
            if (room := house.rooms.get(id)) is not None:
                room.close()
                house.forget(room)

    # Tables that must go on

    def followed(self) -> set[str]:
        """Tables that somebody, or a bot here, is at: they go on by themselves."""
        house = self.house
        here = {id for id, room in house.rooms.items() if room.followed}
        return here | set(house.channel.presence.tables) | self.broken

    async def go_on(self) -> None:
        house, followed = self.house, self.followed()
        theirs = THEIRS if house.store.shared and self.looked else 0.0
        ids = await house.store.due(
            today() - theirs,
            house.playable(),
            house.own_content(),
            BATCH + len(followed),
        )
        for id in ids:
            if id not in followed and not house.full:
                await self.wake(id)

    async def wake(self, id: str) -> None:
        """One table goes on; whatever is wrong with it hinders no other."""
        try:
            room = await self.house.room(id)
            if room.match is None:
                await room.seating.release()
            room.pacer.wake()
            if not room.pacer.bot():
                await self.put_off(room)
        except Stale:
            return  # changed by another process, which knows
        except Refused as error:
            if error.code not in ("full", "table"):  # no room now, or gone by now
                log.warning("table %s cannot go on: %s", id, error)
                self.broken.add(id)
        except Exception:
            self.house.store.metrics.failures.inc()
            log.exception("table %s cannot go on", id)
            self.broken.add(id)

    async def put_off(self, room: "Room") -> None:
        """Nothing is to be done now: note when there will be, if not noted yet."""
        async with room.lock:
            due, clock = room.row.due, room.pacer.clock_task
            if due is not None and due <= today() and clock is None:
                await room.seating.put()

    # Tables that grow old

    async def expire(self) -> None:
        """Tables that nobody came to for long; more of them at the next look."""
        house, begun = self.house, time.monotonic()
        if self.looked and begun < self.expires:
            return
        store, times, now = house.store, house.times, today()
        self.expires = begun + times.expire
        known = house.playable(), house.own_content()
        over = await store.old(OVER, now - times.over, BATCH, known)
        waiting = await store.old(WAITING, now - times.waiting, BATCH)
        playing = await store.old(PLAYING, now - times.playing, BATCH)
        gone = [await self.end(id, put_away=True) for id in over]
        gone += [await self.end(id, put_away=False) for id in (*waiting, *playing)]
        if any(gone):
            await store.drop_unused()
        if any(gone) and BATCH in (len(over), len(waiting), len(playing)):
            self.expires = begun

    async def end(self, id: str, *, put_away: bool) -> bool:
        """One old table goes, unless somebody is there."""
        house = self.house
        try:
            if await self.still_of_use(id):
                return False
            row = await house.store.load(id)
            if row is not None:
                kept = archived(await house.room(id)) if put_away else None
                await house.store.remove(row, kept)
        except (Outdated, Stale):  # somebody came at the last moment
            return False
        except Exception:
            house.store.metrics.failures.inc()
            log.exception("table %s is old and cannot be put away", id)
            return False
        if (room := house.rooms.get(id)) is not None:
            room.close()
            house.forget(room)
        return True

    async def still_of_use(self, id: str) -> bool:
        """Whether somebody is there; that counts as a change."""
        house = self.house
        room = house.rooms.get(id)
        if room is None and id in house.channel.presence.tables:
            room = await house.room(id)
        if room is None or not (room.guests or house.channel.presence.tables.get(id)):
            return False
        async with room.lock:
            await room.seating.put()
        return True


def archived(room: "Room") -> ArchiveRow:
    """A finished match as it is kept for good."""
    return ArchiveRow(
        id=room.row.id,
        game=room.row.game,
        created=room.row.created,
        card=msgspec.json.encode(room.card()),
        record=zlib.compress(notation.write(room.record()).encode()),
        content=room.row.content if room.row.overlay else "",
    )
