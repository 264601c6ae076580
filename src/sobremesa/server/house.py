"""All tables of one server: opening, finding, joining, leaving, rematch."""

import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from sobremesa.kernel.errors import Mistake

from . import wire
from .auth import hashed, new_id, new_token
from .channel import Channel
from .neighbours import Neighbours
from .pacer import STAND_IN
from .refusals import Refused, refused
from .rooms import Room, bot_name
from .shelf import PRINTED, Shelf
from .store import SeatRow, Store, TableRow
from .thinker import Thinker

MOST_ROOMS = 2_000  # in memory; finished ones without guests go first, then idle ones
NAME = 40  # characters of a person's name
LONGEST_CLOCK = 7 * 24 * 3600
LISTED = 50  # tables in the lobby
log = logging.getLogger(__name__)


class House:
    def __init__(self, store: Store, thinker: Thinker, shelf: Shelf = PRINTED) -> None:
        self.store = store
        self.shelf = shelf
        self.thinker = thinker
        self.rooms: dict[str, Room] = {}
        self.channel = Channel(store.process)
        self.neighbours: Neighbours | None = None
        if store.shared:
            self.neighbours = Neighbours(store, self.rooms)
            self.channel = self.neighbours.channel

    async def resume(self) -> None:
        """After a restart every unfinished table goes on."""
        if self.neighbours is not None:
            await self.neighbours.open()
        for id in await self.store.unfinished():
            try:
                room = await self.room(id)
            except Refused as error:  # this table only: the others go on
                log.warning("table %s cannot go on: %s", id, error)
                continue
            room.pacer.wake()
            if room.idle:  # it waits for a person, who will ask for it
                del self.rooms[id]

    async def close(self) -> None:
        if self.neighbours is not None:
            await self.neighbours.close()
        for room in self.rooms.values():
            await room.pacer.close()

    async def room(self, id: str, changes: int | None = None) -> Room:
        """A table by its id, from memory or from the store.

        What is in memory is compared with the number of changes, given or stored.
        """
        if id in self.rooms:
            room = self.rooms[id]
            if self.store.shared and changes != room.row.changes:
                await room.refresh(changes)
            return room
        row = await self.store.load(id) if id.isprintable() else None
        if row is None:
            raise Refused("table", f"there is no table {id[:40]!r}", 404)
        if id not in self.rooms:  # nobody was faster
            self.forget_some()
            self.rooms[id] = self.reopened(row)
        return self.rooms[id]

    def reopened(self, row: TableRow) -> Room:
        try:
            game = self.shelf.find(row.game)
            if game.edition != row.edition:
                why = f"it is of edition {row.edition}, the house plays {game.edition}"
            elif game.content != row.content:
                why = other_cards(row.content, game.content)
            else:
                return self.new_room(row)
        except Mistake as error:
            why = str(error)
        raise Refused("edition", f"this table cannot be opened any more: {why}", 410)

    def new_room(self, row: TableRow) -> Room:
        game = self.shelf.find(row.game)
        return Room(row, game, self.store, self.thinker, self.channel)

    def forget_some(self) -> None:
        if len(self.rooms) < MOST_ROOMS:
            return
        idle = [room for room in self.rooms.values() if room.idle]
        idle.sort(key=lambda room: not room.match.over)
        for room in idle[: MOST_ROOMS // 10]:
            del self.rooms[room.row.id]
        if len(self.rooms) >= MOST_ROOMS:
            raise Refused("full", f"the house is full: {MOST_ROOMS} tables", 503)

    async def tables(self) -> list[wire.TableCard]:
        """The newest public tables."""
        cards: list[wire.TableCard] = []
        for id, changes in await self.store.recent(LISTED):
            with suppress(Refused):  # one that cannot be opened any more
                cards.append(await self.card(id, changes))
        return cards

    async def card(self, id: str, changes: int | None = None) -> wire.TableCard:
        room = await self.room(id, changes)
        async with room.lock:  # nothing is shown that is not on disk
            return room.card()

    async def open_table(self, order: wire.TableOrder, payer: str = "") -> wire.Opened:
        """A new table, with keys for the seats its creator takes."""
        row, keys = draw_up(order, self.shelf)
        self.forget_some()
        await self.store.add_table(row)
        room = self.rooms[row.id] = self.new_room(row)
        room.payer = payer
        room.pacer.wake()
        return wire.Opened(table=room.card(), keys=keys)

    def unfinished(self, id: str) -> bool:
        """Whether a table is in play, as far as this process knows."""
        return id in self.rooms and not self.rooms[id].match.over

    async def join(self, id: str, wish: wire.Join) -> wire.SeatKey:
        room = await self.room(id)
        name = person(wish.name)

        async def change() -> wire.SeatKey:
            free = [row.seat for row in room.open_seats()]
            if wish.seat is not None:
                free = [seat for seat in free if seat == wish.seat]
            if not free:
                raise Refused("seat", "there is no such open seat at this table", 409)
            token = new_token()
            await room.set_seat(
                SeatRow(seat=free[0], kind="human", name=name, token=hashed(token))
            )
            return wire.SeatKey(table=id, seat=free[0], token=token)

        return await room.settle(change)

    async def leave(self, id: str, holder: wire.Holder) -> wire.TableCard:
        """Before the start the seat is open again; later a bot plays on."""
        room = await self.room(id)

        async def change() -> None:
            seat = room.holder(holder.seat, holder.token)
            if room.match.actions:
                await room.set_seat(replace(seat, bot=STAND_IN))
            else:
                await room.set_seat(SeatRow(seat=seat.seat, kind="open", name=""))
                room.unseat(seat.seat)

        await room.settle(change)
        return room.card()

    async def rematch(self, id: str, holder: wire.Holder) -> wire.Opened:
        """The same people once more, seats moved on by one; each asks for its key."""
        room = await self.room(id)

        async def change() -> SeatRow:
            seat = room.holder(holder.seat, holder.token)
            if not room.match.over:
                raise Refused("playing", "a rematch begins when the match is over", 409)
            if not room.row.rematch:
                await self.open_again(room)
            return seat

        seat = await room.settle(change)
        new = await self.room(room.row.rematch)
        at = (seat.seat + 1) % len(room.row.seats)
        return wire.Opened(
            table=new.card(),
            keys=[wire.SeatKey(table=new.row.id, seat=at, token=holder.token)],
        )

    async def open_again(self, room: Room) -> None:
        self.forget_some()
        row = again(room.row)
        async with room.writing():
            await self.store.add_table(row, room.row)
        room.row.rematch = row.id
        self.rooms[row.id] = self.new_room(row)
        self.rooms[row.id].pacer.wake()


def other_cards(then: str, now: str) -> str:
    """Why a table of other own cards is closed."""
    played = f"with own cards ({then})" if then else "with the printed cards"
    here = f"has other ones ({now})" if now else "has no own cards"
    return f"it is played {played}, the house {here if then else 'has own cards'}"


def draw_up(
    order: wire.TableOrder, shelf: Shelf = PRINTED
) -> tuple[TableRow, list[wire.SeatKey]]:
    """A table's row from an order, checked; and the creator's keys."""
    try:
        game = shelf.find(order.game)
        chosen = game.set_up(order.options, len(order.seats))
    except Mistake as error:
        raise refused(error) from None
    if not 0 <= order.clock <= LONGEST_CLOCK:
        raise Refused("clock", f"the clock must be 0 to {LONGEST_CLOCK} seconds")
    id = new_id()
    keys: list[wire.SeatKey] = []
    seats: list[SeatRow] = []
    for number, wish in enumerate(order.seats):
        seat = SeatRow(seat=number, kind=wish.kind, name="")
        if wish.kind == "human":
            token = new_token()
            seat.name, seat.token = person(wish.name), hashed(token)
            keys.append(wire.SeatKey(table=id, seat=number, token=token))
        elif wish.kind == "bot":
            seat.name = bot_name(wish.name)
        seats.append(seat)
    row = TableRow(
        id=id,
        game=game.id,
        edition=game.edition,
        content=game.content,
        options=chosen,
        public=order.public,
        clock=order.clock,
        seed=secrets.token_hex(32),
        created=now(),
        seats=seats,
    )
    return row, keys


def again(old: TableRow) -> TableRow:
    """The row of a rematch: everyone one seat further, tokens kept."""
    count = len(old.seats)
    moved = [old.seats[(number - 1) % count] for number in range(count)]
    return TableRow(
        id=new_id(),
        game=old.game,
        edition=old.edition,
        content=old.content,
        options=old.options,
        public=old.public,
        clock=old.clock,
        seed=secrets.token_hex(32),
        created=now(),
        seats=[
            SeatRow(seat=number, kind=one.kind, name=one.name, token=one.token)
            for number, one in enumerate(moved)
        ],
    )


def person(name: str) -> str:
    """A person's name as it may stand in a record."""
    clean = " ".join(name.split())
    if not 0 < len(clean) <= NAME or not clean.isprintable():
        raise Refused("name", f"a name has 1 to {NAME} printable characters")
    return clean


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
