"""All tables of one server: opening, finding, joining, leaving, closing, rematch."""

import logging
import re
import zlib
from asyncio import to_thread
from collections import OrderedDict
from contextlib import suppress

import msgspec

from sobremesa.i18n import LANGUAGES
from sobremesa.kernel import notation
from sobremesa.kernel.carried import game_as_played
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import NOBODY
from sobremesa.kernel.overlay import Overlay
from sobremesa.shelf import PRINTED, Shelf
from sobremesa.stock import with_files

from . import wire
from .auth import device_of
from .cards import stored_card
from .channel import Channel
from .neighbours import Neighbours
from .orders import again, draw_up, further, now
from .push import Address, Post
from .readings import OWN
from .refusals import Refused, refused
from .rooms import Room
from .rows import ArchiveRow, ReportRow, SeatRow, TableRow
from .store import Playable, Store
from .sweeper import Sweeper
from .thinker import Thinker
from .times import USUAL, Times

MOST_ROOMS = 2_000  # in memory; finished ones without guests go first, then idle ones
LISTED = 50  # tables in the lobby
REPORT = 2_000  # characters of a report
ENDED = 10_000  # tables remembered to be over
SAID = 30  # lines of the talk that go with it
PUSH = 1_000  # characters of where somebody is told of turns
KEY = re.compile(r"[A-Za-z0-9_-]{16,120}=*")  # of a browser, for what is pushed
log = logging.getLogger(__name__)


class House:
    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        shelf: Shelf = PRINTED,
        times: Times = USUAL,
        post: Post | None = None,
    ) -> None:
        self.store = store
        self.post = post
        self.shelf = shelf
        self.thinker = thinker
        self.times = times
        self.rooms: dict[str, Room] = {}
        self.ended: OrderedDict[str, None] = OrderedDict()  # tables forgotten since
        self.channel = Channel(store.process)
        self.neighbours: Neighbours | None = None
        if store.shared:
            self.neighbours = Neighbours(store, self.rooms)
            self.channel = self.neighbours.channel
        self.sweeper = Sweeper(self)

    async def resume(self) -> None:
        """After a restart the sweeper opens the tables that must go on."""
        if self.neighbours is not None:
            await self.neighbours.open()
        self.sweeper.start()

    async def close(self) -> None:
        await self.sweeper.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        for room in self.rooms.values():
            await room.pacer.close()
        if self.post is not None:
            await self.post.close()

    async def room(self, id: str, changes: int | None = None) -> Room:
        """A table by its id, from memory or from the store.

        What is in memory is compared with the number of changes, given or stored.
        """
        if id in self.rooms:
            room = self.rooms[id]
            if self.store.shared and changes != room.row.changes:
                await room.refresh(changes)
            if not room.closed:
                return room
            self.forget(room)
        row = await self.store.load(id)
        if row is None:
            raise Refused("table", f"there is no table {id[:40]!r}", 404)
        if row.overlay:  # made apart: it takes a while
            await to_thread(self.game_of, row)
        if id not in self.rooms:  # nobody was faster
            self.make_room()
            self.rooms[id] = self.new_room(row)
        return self.rooms[id]

    def game_of(self, row: TableRow) -> Game:
        """The game of a table, if it can still be played here."""
        try:
            return game_as_played(
                self.shelf.find(row.game),
                edition=row.edition,
                content=row.content,
                overlay=row.overlay,
                told="it",
            )
        except Mistake as error:
            why = f"this table cannot be opened any more: {error}"
        raise Refused("edition", why, 410)

    async def game_with(self, id: str, mark: str) -> Game:
        """A game with the own content of a fingerprint; "" is the house's own."""
        game = self.shelf.find(id)
        if not mark or mark == game.content:
            return game
        overlay = await self.store.content(mark)
        if overlay is None:
            raise Refused("content", f"there is no own content {mark[:40]!r}", 404)
        try:
            return await to_thread(game.carrying, Overlay(overlay))
        except Mistake as error:
            told = f"{game.name} cannot be played with this content: {error}"
            raise Refused("content", told, 404) from None

    def new_room(self, row: TableRow) -> Room:
        game = self.game_of(row)
        room = Room(row, game, self.store, self.thinker, self.channel, self.times)
        room.post = self.post
        return room

    def playable(self) -> list[Playable]:
        """What can be opened here."""
        return [
            (game.id, edition)
            for game in self.shelf
            for edition in (game.edition, *game.older)
        ]

    def own_content(self) -> list[str]:
        """Fingerprints of what the house was started with, old ones too."""
        known = [game.overlay for game in self.shelf if game.overlay]
        return [one for o in known for one in (o.fingerprint, o.first_fingerprint)]

    def make_room(self) -> None:
        """Forget some rooms if there are too many: the store knows them.

        Idle ones first, finished ones before others; then those where bots play and
        nobody looks: the sweeper opens them again when there is room.
        """
        if len(self.rooms) < MOST_ROOMS:
            return
        idle = [room for room in self.rooms.values() if room.idle]
        idle.sort(key=lambda room: room.status != "over")
        bots = [
            room
            for room in self.rooms.values()
            if not room.guests and not room.lock.locked()
        ]
        some = len(self.rooms) - MOST_ROOMS + max(1, MOST_ROOMS // 10)
        for room in (idle or bots)[:some]:
            self.forget(room)
        if len(self.rooms) >= MOST_ROOMS:
            raise Refused("full", f"the house is full: {MOST_ROOMS} tables", 503)

    def forget(self, room: Room) -> None:
        room.pacer.stop()
        if room.closed or room.status == "over":
            self.ended[room.row.id] = None
            if len(self.ended) > ENDED:
                self.ended.popitem(last=False)
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]

    @property
    def full(self) -> bool:
        """Whether only tables with guests, or bots at work, are in memory."""
        return len(self.rooms) >= MOST_ROOMS and not any(
            room.idle for room in self.rooms.values()
        )

    async def tables(self) -> list[wire.TableCard]:
        """The newest public tables."""
        cards: list[wire.TableCard] = []
        for row, decisions in await self.store.recent(LISTED):
            with suppress(Refused, Mistake):  # one that cannot be opened any more
                if row.id in self.rooms:
                    cards.append(await self.card(row.id, row.changes))
                elif (game := self.shelf.find(row.game)).plays(row.edition):
                    here = self.channel.presence
                    cards.append(stored_card(row, game, here, decisions))
        return cards

    async def card(self, id: str, changes: int | None = None) -> wire.TableCard:
        """How a table stands; of the archive, how it ended."""
        try:
            room = await self.room(id, changes)
        except Refused as error:
            if (old := await self.archived(id, error)) is not None:
                return msgspec.json.decode(old.card, type=wire.TableCard)
            raise
        async with room.lock:  # nothing is shown that is not on disk
            return room.card()

    async def record(self, id: str) -> tuple[wire.TableCard, str]:
        """A finished match, from the archive too: its card and record."""
        try:
            room = await self.room(id)
        except Refused as error:
            if (old := await self.archived(id, error)) is not None:
                card = msgspec.json.decode(old.card, type=wire.TableCard)
                return card, zlib.decompress(old.record).decode()
            raise
        async with room.lock:
            return room.card(), notation.write(room.record())

    async def archived(self, id: str, error: Refused) -> ArchiveRow | None:
        """The archive is asked where there is no such table."""
        return await self.store.archived(id) if error.code == "table" else None

    async def open_table(self, order: wire.TableOrder, payer: str = "") -> wire.Opened:
        """A new table, with keys for the seats its creator takes."""
        game = await self.game_ordered(order)
        row, keys = draw_up(order, game)
        self.make_room()
        room = await self.add(row)
        room.payer = payer
        return wire.Opened(table=room.card(), keys=keys)

    async def game_ordered(self, order: wire.TableOrder) -> Game:
        """With the own content of the order, which a worker has found to be sound."""
        try:
            game = self.shelf.find(order.game)
            if order.content:
                return await to_thread(with_files, game, {OWN: order.content})
        except Mistake as error:
            raise refused(error) from None
        return game

    async def add(self, row: TableRow, before: Room | None = None) -> Room:
        """A new table, stored; a rematch together with the one before it."""
        room = self.new_room(row)
        if room.match is not None:
            row.due = room.pacer.due(room.match, row.seats)
        if before is None:
            await self.store.add_table(row)
        else:
            async with before.writing():
                await self.store.add_table(row, before.row)
            before.row.rematch = row.id
        self.rooms[row.id] = room
        room.pacer.wake()
        return room

    def unfinished(self, id: str) -> bool:
        """Whether a table is not over, as far as this process knows."""
        if (room := self.rooms.get(id)) is not None:
            return room.status != "over"
        return id not in self.ended  # forgotten, and perhaps to be asked for again

    def waiting(self, id: str) -> bool:
        """Whether a table has not begun, as far as this process knows."""
        if (room := self.rooms.get(id)) is not None:
            return room.status == "waiting"
        return id not in self.ended

    async def join(self, id: str, wish: wire.Join, network: str = "") -> wire.SeatKey:
        return await (await self.room(id)).seating.join(wish, network)

    async def fill(self, id: str, wish: wire.Fill) -> wire.TableCard:
        room = await self.room(id)
        await room.seating.fill(wish.device, wish.seat, wish.level)
        return room.card()

    async def subscribe(self, id: str, wish: wire.Push) -> None:
        """Where the holder of a seat wants to be told of turns."""
        push = ""
        if wish.endpoint:
            if self.post is None:
                raise Refused("push", "this house tells nobody of turns", 404)
            if not all(KEY.fullmatch(one) for one in (wish.p256dh, wish.auth)):
                raise Refused("push", "these are no keys of a browser")
            self.post.welcome(wish.endpoint)
            lang = wish.lang if wish.lang in LANGUAGES else LANGUAGES[0]
            told = Address(wish.endpoint, wish.p256dh, wish.auth, lang)
            push = msgspec.json.encode(told).decode()
            if len(push) > PUSH:
                raise Refused("push", f"such an address has at most {PUSH} characters")
        room = await self.room(id)
        holder = wire.Holder(seat=wish.seat, token=wish.token)
        await room.seating.subscribe(holder, push)

    async def leave(self, id: str, holder: wire.Holder) -> wire.TableCard:
        room = await self.room(id)
        await room.seating.leave(holder)
        return room.card()

    async def close_table(self, id: str, device: str, *, operator: bool) -> None:
        """The operator closes any table: all of it goes.

        Its host one that waits, or that counts nowhere: a lesson, a trial, a puzzle.
        """
        try:
            room = await self.room(id)
        except Refused as error:
            if not operator or await self.archived(id, error) is None:
                raise
            await self.store.drop_archived(id)
            return

        async def change() -> None:
            mine = bool(device) and device_of(device) == room.row.host
            free = room.match is None or room.row.lesson or room.row.origin
            if not operator and not (mine and free):
                raise Refused(
                    "host",
                    "only the operator closes a table, or its host before the start",
                    403,
                )
            async with room.writing():
                await self.store.remove(room.row)

        async with room.lock:
            await room.insist(change)
        room.close()
        self.forget(room)

    async def report(self, id: str, told: wire.Report) -> wire.Receipt:
        """Keep what somebody says is wrong, with how things stand at the table."""
        text = told.text.strip()
        if not 0 < len(text) <= REPORT:
            raise Refused("report", f"a report has 1 to {REPORT} characters")
        room = await self.room(id)
        async with room.lock:
            if not NOBODY <= told.about < len(room.row.seats):
                raise Refused("seat", f"there is no seat {told.about} at this table")
            by = [room.seating.holder(key.seat, key.token).seat for key in told.keys]
            record = ""
            if room.match is not None:
                record = notation.write(room.record_so_far())
            row = ReportRow(
                table=id,
                about=told.about,
                by=sorted(set(by)),
                device=device_of(told.device) if told.device else "",
                text=text,
                said=msgspec.to_builtins(list(room.chat.lines)[-SAID:]),
                card=msgspec.json.encode(room.card()),
                record=zlib.compress(record.encode()),
                created=now(),
            )
        return wire.Receipt(number=await self.store.add_report(row))

    async def rematch(
        self, id: str, holder: wire.Holder, payer: str = ""
    ) -> wire.Opened:
        """The same people once more, seats moved on by one; each asks for its key."""
        room = await self.room(id)

        async def change() -> SeatRow:
            seat = room.seating.holder(holder.seat, holder.token)
            if room.status != "over":
                raise Refused("playing", "a rematch begins when the match is over", 409)
            if not room.row.rematch:
                self.make_room()
                (await self.add(again(room.row, room.game), room)).payer = payer
            return seat

        seat = await room.settle(change)
        new = await self.room(room.row.rematch)
        at = (seat.seat + further(room.row)) % len(room.row.seats)
        return wire.Opened(
            table=new.card(),
            keys=[wire.SeatKey(table=new.row.id, seat=at, token=holder.token)],
        )
