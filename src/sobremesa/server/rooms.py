"""Live tables: matches, seats, spectators, bots. Knows no HTTP and no socket."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import NOBODY, SPECTATOR
from sobremesa.kernel.match import Match, begun_at
from sobremesa.kernel.record import Record
from sobremesa.lessons.lesson import open_lesson
from sobremesa.lessons.tutor import Tutor

from . import telling, wire
from .auth import device_of
from .cards import live_card
from .channel import Changed, Channel, Here, Spoken
from .chat import Chat
from .company import Company, Guest, who
from .orders import started
from .pacer import Pacer
from .push import Post
from .refusals import Refused, Stale, refused
from .rows import UNNAMED, TableRow
from .seating import Seating
from .store import Outdated, Store
from .thinker import Thinker
from .times import Times, today

TRIES = 5  # to change a seat while other processes change the table
CLOSED = "this table is closed"
T = TypeVar("T")


class Room:
    """One table. Every change goes through its lock, and to disk before it is told.

    Other processes may have a room for the same table: what they change is read from
    the store.
    """

    def __init__(
        self,
        row: TableRow,
        game: Game,
        store: Store,
        thinker: Thinker,
        channel: Channel,
        times: Times,
    ) -> None:
        self.row = row
        self.store = store
        self.thinker = thinker
        self.channel = channel
        self.times = times
        self.game = game
        self.match = self.replayed(row)
        self.tutor: Tutor | None = None  # of a lesson
        if row.lesson and self.match is not None:
            self.tutor = Tutor(open_lesson(game, row.lesson), self.match)
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.pacer = Pacer(self)
        self.seating = Seating(self)
        self.chat = Chat()
        self.company = Company(self)
        self.payer = ""  # the network that opened it, or came first since then
        self.closed = False  # it is not stored any more
        self.post: Post | None = None  # to those who are away
        self.soon: asyncio.Task[None] | None = None

    def replayed(self, row: TableRow) -> Match | None:
        """The match as stored; none before the start."""
        if not row.seed:
            return None
        names = [seat.name or UNNAMED for seat in row.seats]
        start = begun_at(self.game, row.options, len(names), row.start)
        match = Match(self.game, names, row.options, seed=row.seed, start=start)
        match.follow(row.actions)
        return match

    @property
    def dealt(self) -> Match:
        """The match, or a refusal while there is none."""
        if self.match is None:
            raise Refused("waiting", "the match begins when every seat is taken", 409)
        return self.match

    @property
    def idle(self) -> bool:
        """Whether nothing is lost if the room is forgotten until it is asked for."""
        return not self.followed and not self.lock.locked()

    @property
    def followed(self) -> bool:
        """Whether somebody here, or a bot, must know the latest."""
        return bool(self.guests) or self.pacer.busy

    # What everyone may know

    @property
    def status(self) -> wire.Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    def held(self) -> set[int]:
        """Seats whose holders are connected to this process."""
        return {seat for guest in self.guests for seat in guest.held}

    def present(self) -> set[int]:
        """Seats whose holders are connected to any process."""
        return self.held() | self.channel.presence.held(self.row.id)

    def spectators(self) -> int:
        return sum(1 for guest in self.guests if not guest.held)

    def here(self) -> Here:
        """Who is here, for the other processes."""
        return Here(
            process=self.channel.process,
            table=self.row.id,
            held=sorted(self.held()),
            spectators=self.spectators(),
        )

    def card(self) -> wire.TableCard:
        return live_card(self)

    def record(self) -> Record:
        """The record of a finished match; before the end it would tell secrets."""
        if self.match is None or not self.match.over:
            raise Refused(
                "secret", "the record is published when the match is over", 403
            )
        return self.record_so_far()

    def record_so_far(self) -> Record:
        """With all its secrets, for nobody but the operator before the end."""
        match = self.dealt
        match.players = [seat.name or UNNAMED for seat in self.row.seats]
        return match.record(reveal=True)

    def snapshot(self, guest: Guest) -> wire.Snapshot:
        """All a guest may see."""
        return telling.Telling(self).snapshot(guest)

    def is_host(self, guest: Guest) -> bool:
        return bool(guest.device) and guest.device == self.row.host

    def tell(self, *guests: Guest) -> None:
        """How things stand, to each through its own eyes."""
        telling.tell(self, *guests)

    def tell_all(self) -> None:
        self.tell(*self.guests)

    async def show(self) -> None:
        """Tell everyone how things stand."""
        async with self.lock:
            self.tell_all()

    def show_soon(self) -> None:
        self.soon = asyncio.create_task(self.show())

    # Guests. Under the lock too: what is not on disk yet is told to nobody.

    async def enter(
        self,
        guest: Guest,
        keys: Sequence[wire.Holder],
        since: int,
        device: str = "",
    ) -> None:
        """A client says hello with its keys; a single one gives it eyes at once."""
        known = device_of(device) if device else ""
        async with self.lock:
            holder = self.seating.holder
            held = sorted({holder(key.seat, key.token).seat for key in keys})
            guest.device = known
            guest.held = held
            guest.eyes = held[0] if len(held) == 1 else SPECTATOR
            guest.since = max(0, since)
            if held:
                self.payer = self.payer or guest.network
            if guest not in self.guests:
                self.guests.append(guest)
            if self.store.shared:  # what was told before it came went unheard
                await self.look_up()
            back = await self.seating.come_back(guest.held)
            self.pacer.wake()
            self.tell(*(self.guests if back else (guest,)))
            guest.company = who(self.card())
            self.company.gather()
            if heard := self.chat.heard(spectator=not guest.held):
                guest.send(wire.Chatter(said=heard))
            self.channel.tell(self.here())

    def unseat(self, seat: int) -> None:
        """Whoever held a seat that is another's, or nobody's, by now looks on."""
        if seat not in self.held():
            return
        for guest in self.guests:
            if seat in guest.held:
                guest.held = [held for held in guest.held if held != seat]
                guest.eyes, guest.since = SPECTATOR, 0
        self.channel.tell(self.here())

    async def exit(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            self.seating.note()  # from now on somebody may be away
            self.channel.tell(self.here())
            self.company.gather()
            await self.seating.left_alone()

    async def look(self, guest: Guest, seat: int) -> None:
        """See through another seat's eyes, or none's; the log is told anew."""
        if seat != SPECTATOR:
            self.must_hold(guest, seat)
        async with self.lock:
            guest.eyes = seat
            guest.since = 0
            self.tell(guest)

    def talk(self, guest: Guest, asked: wire.Chat) -> None:
        """Something said: to everyone, or by a spectator to the other spectators."""
        seat = min(guest.held, default=NOBODY)
        if guest.eyes in guest.held:
            seat = guest.eyes
        name = "" if seat == NOBODY else self.row.seats[seat].name
        said = self.chat.add(seat, name, asked, self.row.chat)
        self.tell_said(said)
        process = self.channel.process
        self.channel.tell(Spoken(process=process, table=self.row.id, said=said))

    def tell_said(self, said: wire.Said) -> None:
        for guest in self.guests:
            if said.seat >= 0 or not guest.held:
                guest.send(wire.Chatter(said=[said]))

    def close(self) -> None:
        """The table is stored no more: everyone is told, and nobody stays."""
        self.closed = True
        self.pacer.stop()
        for guest in self.guests:
            guest.send(Refused("closed", CLOSED).refusal())
        self.guests.clear()
        self.channel.tell(self.here())

    # Play

    async def play(self, guest: Guest, asked: wire.Play) -> None:
        self.must_hold(guest, asked.seat)
        async with self.lock:
            if asked.decisions != len(self.dealt.actions):
                raise Stale(
                    f"this was chosen after {asked.decisions} decisions, "
                    f"there are {len(self.dealt.actions)} by now"
                )
            await self.decide(asked.seat, asked.action)

    def must_hold(self, guest: Guest, seat: int) -> None:
        if seat not in guest.held:
            raise Refused("token", f"seat {seat} is not held by this client", 403)

    async def decide(self, seat: int, action: int, *, bot: str = "") -> None:
        """An action: checked, then on disk, then told. Holds the lock already.

        What moves the table on is awake when it is told, so that its clock is seen.
        """
        match = self.dealt
        if not match.over:
            self.pacer.note_stand_in(bot)
        try:
            match.play(seat, action)
        except Mistake as error:
            raise refused(error) from None
        except Exception:  # a fault of ours, half-way: as if it had never been asked
            self.match = self.replayed(self.row)
            raise
        result = match.record().result if match.over else ""
        due = self.pacer.due(match, self.row.seats)
        async with self.writing():
            await self.store.add_action(self.row, action, result, due)
        self.row.actions.append(action)
        self.row.result = result
        self.pacer.wake()
        self.tell_all()
        self.call()

    def call(self) -> None:
        """Whoever is waited for and is away is told, where the house does so."""
        if self.post is not None:
            self.seating.call(self.post)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """A change on its way to the store: there it counts, or it never was."""
        try:
            yield
        except Outdated as error:
            await self.go_back()
            raise Stale(str(error)) from None
        except BaseException:
            await self.go_back()
            raise
        self.row.changes += 1

    async def go_back(self) -> None:
        """The match as the store has it, after a write that failed.

        A lost connection may hide that it succeeded: the store knows.
        """
        self.match = self.replayed(self.row)
        with suppress(Exception):  # no store at all: as it was known
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what other processes have changed, and tell it. Holds the lock already.

        Actions that follow those known here are told as new; else all is told anew.
        """
        row = await self.store.follow(self.row)
        if row is None:
            self.close()
            return
        if row.changes == self.row.changes:
            return
        known, self.row = self.row, row
        count = len(known.actions)
        if self.match is not None and row.actions[:count] == known.actions:
            self.match.follow(row.actions[count:])
        else:
            self.match = self.replayed(row)
            self.tell_anew()
        for old, seat in zip(known.seats, row.seats, strict=True):
            left = seat.cause == "left" != old.cause
            if left or seat.token != old.token:
                self.unseat(seat.seat)
        if self.followed:
            self.pacer.wake()
        self.tell_all()

    async def refresh(self, changes: int | None = None) -> None:
        """Catch up if there are more changes, as told or as stored, than known here."""
        async with self.lock:
            await self.look_up(changes)

    async def hear(self, changed: Changed) -> None:
        """Another process has changed the table; an action it added is told with it."""
        async with self.lock:
            if changed.action < 0 or changed.changes != self.row.changes + 1:
                await self.look_up(changed.changes)
                return
            self.pacer.note_stand_in(self.pacer.bot())
            self.dealt.follow([changed.action])
            self.row.actions.append(changed.action)
            self.row.changes = changed.changes
            self.pacer.wake()
            self.tell_all()

    async def look_up(self, changes: int | None = None) -> None:
        """The same, holding the lock already."""
        if changes is None:
            changes = await self.store.changes(self.row.id)
        if changes is None or changes > self.row.changes:
            await self.catch_up()

    def tell_anew(self) -> None:
        """Some events did not happen: tell the log from its start."""
        for guest in self.guests:
            guest.since = 0

    async def undo(self, guest: Guest, seat: int) -> None:
        self.must_hold(guest, seat)
        async with self.lock:
            match = self.dealt
            try:
                match.undo(seat)
            except Mistake as error:
                raise refused(error) from None
            due = self.pacer.due(match, self.row.seats)
            async with self.writing():
                await self.store.drop_action(self.row, due)
            self.row.actions.pop()
            self.tell_anew()
            self.pacer.wake()
            self.tell_all()

    # Who sits where: see `seating`

    async def settle(self, change: Callable[[], Awaitable[T]]) -> T:
        """Change who sits where, and tell it."""

        async def change_and_tell() -> T:
            made = await change()
            self.pacer.wake()
            self.tell_all()
            self.call()
            return made

        async with self.lock:
            return await self.insist(change_and_tell)

    async def insist(self, change: Callable[[], Awaitable[T]]) -> T:
        """Decide anew as long as other processes are faster. Holds the lock already.

        What they change is mostly something else.
        """
        for _ in range(TRIES - 1):
            if self.closed:
                raise Refused("table", CLOSED, 404)
            with suppress(Stale):
                return await change()
        return await change()

    async def put(self, row: TableRow) -> None:
        """All but actions as it is from now on: on disk, then here.

        If no seat is open any more the match is dealt. Holds the lock already.
        """
        match = self.match
        if match is None:
            row = started(row)
            match = self.replayed(row)
        if match is not None:
            row.due = self.pacer.due(match, row.seats)
        else:
            row.due = today() + self.times.hold if row.strangers() else None
        async with self.writing():
            await self.store.change(self.row, row)
        row.changes = self.row.changes
        self.row, self.match = row, match
