"""Live tables: matches, seats, spectators, bots. Knows no HTTP and no socket."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar

from sobremesa.bots.levels import ADVISER, KINDS, LEVELS
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record

from . import telling, wire
from .auth import fits
from .channel import Changed, Channel, Here, Spoken
from .chat import Chat
from .pacer import Pacer
from .refusals import Refused, Stale, refused
from .store import Outdated, SeatRow, Store, TableRow
from .thinker import Thinker

SPECTATOR = -1
TRIES = 5  # to change a seat while other processes change the table
T = TypeVar("T")


def bot_name(name: str) -> str:
    """A bot that may play here: a level or a kind, with no budget of one's own."""
    if name in LEVELS or name in KINDS:
        return name
    known = ", ".join([*LEVELS, *KINDS])
    raise Refused("bot", f"there is no bot {name[:40]!r}, there are {known}")


@dataclass(eq=False, kw_only=True)
class Guest:
    """A client at a table: the seats it holds, and whose eyes it looks through."""

    send: Callable[[wire.ToClient], None]
    held: list[int] = field(default_factory=list)
    eyes: int = SPECTATOR
    since: int = 0  # number of events it has, for these eyes


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
    ) -> None:
        self.row = row
        self.store = store
        self.thinker = thinker
        self.channel = channel
        self.game = game
        self.match = self.replayed()
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.pacer = Pacer(self)
        self.chat = Chat()

    def replayed(self) -> Match:
        """The match as the store has it."""
        names = [seat.name or "?" for seat in self.row.seats]
        match = Match(self.game, names, self.row.options, seed=self.row.seed)
        for action in self.row.actions:
            match.play(int(match.state.seat), action)
        return match

    @property
    def idle(self) -> bool:
        """Whether nothing is lost if the room is forgotten until it is asked for."""
        return not self.followed and not self.lock.locked()

    @property
    def followed(self) -> bool:
        """Whether somebody here, or its bots and clock, must know the latest."""
        return bool(self.guests) or self.pacer.busy

    # What everyone may know

    @property
    def status(self) -> wire.Status:
        if self.match.over:
            return "over"
        return "waiting" if self.open_seats() else "playing"

    def open_seats(self) -> list[SeatRow]:
        return [seat for seat in self.row.seats if seat.kind == "open"]

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
        row, elsewhere = self.row, self.channel.presence
        present = self.present()
        return wire.TableCard(
            id=row.id,
            game=row.game,
            edition=row.edition,
            options=row.options,
            public=row.public,
            clock=row.clock,
            status=self.status,
            seats=[
                wire.SeatCard(
                    seat=seat.seat,
                    id=self.match.seat_id(seat.seat),
                    kind=seat.kind,  # type: ignore[arg-type]  # the store's text
                    name=seat.name,
                    connected=seat.kind == "bot" or seat.seat in present,
                    bot=seat.name if seat.kind == "bot" else seat.bot,
                )
                for seat in row.seats
            ],
            spectators=self.spectators() + elsewhere.spectators(row.id),
            decisions=len(self.match.actions),
            created=row.created,
            commitment=self.match.commitment,
            result=row.result,
            rematch=row.rematch,
        )

    def record(self) -> Record:
        """The record of a finished match; before the end it would tell secrets."""
        if not self.match.over:
            raise Refused(
                "secret", "the record is published when the match is over", 403
            )
        self.match.players = [seat.name or "?" for seat in self.row.seats]
        return self.match.record()

    def snapshot(self, guest: Guest) -> wire.Snapshot:
        """All a guest may see."""
        return telling.Telling(self).snapshot(guest)

    def tell(self, *guests: Guest) -> None:
        """How things stand, to each through its own eyes."""
        telling.tell(self, *guests)

    def tell_all(self) -> None:
        self.tell(*self.guests)

    async def show(self) -> None:
        """Tell everyone how things stand."""
        async with self.lock:
            self.tell_all()

    # Guests. Under the lock too: what is not on disk yet is told to nobody.

    async def enter(
        self, guest: Guest, keys: Sequence[wire.Holder], since: int
    ) -> None:
        """A client says hello with its keys; a single one gives it eyes at once."""
        async with self.lock:
            held = sorted({self.holder(key.seat, key.token).seat for key in keys})
            guest.held = held
            guest.eyes = held[0] if len(held) == 1 else SPECTATOR
            guest.since = max(0, since)
            if guest not in self.guests:
                self.guests.append(guest)
            if self.store.shared:  # what was told before it came went unheard
                await self.look_up()
            self.tell_all()
            if heard := self.chat.heard(spectator=not guest.held):
                guest.send(wire.Chatter(said=heard))
            self.channel.tell(self.here())
            self.pacer.wake()

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
            self.channel.tell(self.here())
            await self.show()

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
        seat = guest.eyes if guest.eyes in guest.held else min(guest.held, default=-1)
        name = "" if seat < 0 else self.row.seats[seat].name
        said = self.chat.add(seat, name, asked)
        self.tell_said(said)
        process = self.channel.process
        self.channel.tell(Spoken(process=process, table=self.row.id, said=said))

    def tell_said(self, said: wire.Said) -> None:
        for guest in self.guests:
            if said.seat >= 0 or not guest.held:
                guest.send(wire.Chatter(said=[said]))

    def holder(self, seat: int, token: str) -> SeatRow:
        """The seat a token holds, or a refusal."""
        if 0 <= seat < len(self.row.seats):
            row = self.row.seats[seat]
            if row.kind == "human" and fits(token, row.token):
                return row
        raise Refused("token", f"this token does not hold seat {seat}", 403)

    # Play

    async def play(self, guest: Guest, asked: wire.Play) -> None:
        self.must_hold(guest, asked.seat)
        async with self.lock:
            if asked.decisions != len(self.match.actions):
                raise Stale(
                    f"this was chosen after {asked.decisions} decisions, "
                    f"there are {len(self.match.actions)} by now"
                )
            await self.decide(asked.seat, asked.action)

    def must_hold(self, guest: Guest, seat: int) -> None:
        if seat not in guest.held:
            raise Refused("token", f"seat {seat} is not held by this client", 403)

    async def decide(self, seat: int, action: int) -> None:
        """An action: checked, then on disk, then told. Holds the lock already."""
        if self.status == "waiting":
            raise Refused("waiting", "the match begins when every seat is taken", 409)
        try:
            self.match.play(seat, action)
        except Mistake as error:
            raise refused(error) from None
        except Exception:  # a fault of ours, half-way: as if it had never been asked
            self.match = self.replayed()
            raise
        result = self.match.record().result if self.match.over else ""
        async with self.writing():
            await self.store.add_action(self.row, action, result)
        self.row.actions.append(action)
        self.row.result = result
        self.tell_all()
        self.pacer.wake()

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
        self.match = self.replayed()
        with suppress(Exception):  # no store at all: as it was known
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what other processes have changed, and tell it. Holds the lock already.

        Actions that follow those known here are told as new; else all is told anew.
        """
        row = await self.store.follow(self.row)
        if row is None or row.changes == self.row.changes:
            return
        known, self.row = self.row, row
        count = len(known.actions)
        if row.actions[:count] == known.actions:
            for action in row.actions[count:]:
                self.match.play(int(self.match.state.seat), action)
        else:
            self.match = self.replayed()
            self.tell_anew()
        for seat in row.seats:
            if seat.token != known.seats[seat.seat].token:
                self.unseat(seat.seat)
        self.tell_all()
        if self.followed:
            self.pacer.wake()

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
            self.match.play(int(self.match.state.seat), changed.action)
            self.row.actions.append(changed.action)
            self.row.changes = changed.changes
            self.tell_all()
            self.pacer.wake()

    async def look_up(self, changes: int | None = None) -> None:
        """The same, holding the lock already."""
        if changes is None:
            changes = await self.store.changes(self.row.id)
        if changes > self.row.changes:
            await self.catch_up()

    def tell_anew(self) -> None:
        """Some events did not happen: tell the log from its start."""
        for guest in self.guests:
            guest.since = 0

    async def undo(self, guest: Guest, seat: int) -> None:
        self.must_hold(guest, seat)
        async with self.lock:
            try:
                self.match.undo(seat)
            except Mistake as error:
                raise refused(error) from None
            async with self.writing():
                await self.store.drop_action(self.row)
            self.row.actions.pop()
            self.tell_anew()
            self.tell_all()
            self.pacer.wake()

    async def hint(self, guest: Guest, seat: int) -> None:
        self.must_hold(guest, seat)
        async with self.lock:
            match = self.match
            if self.status != "playing" or match.state.seat != seat:
                raise Refused(
                    "turn", f"seat {seat} is not asked, there is no hint", 409
                )
            decisions = len(match.actions)
            thinking = asyncio.create_task(self.thinker.advise(match, ADVISER))
            await asyncio.sleep(0)  # it takes the position at its first step
        advice = await thinking
        guest.send(
            wire.Advice(
                seat=seat,
                decisions=decisions,
                advice=[
                    wire.Advised(action=a.action, worth=a.worth, visits=a.visits)
                    for a in advice[:5]
                ],
            )
        )

    async def why(self, guest: Guest, seat: int, action: int) -> None:
        """What is against an action: for the seat that is asked, and only for it."""
        self.must_hold(guest, seat)
        async with self.lock:
            try:
                reasons = self.match.seat(seat).why(action)
            except Mistake as error:
                raise refused(error) from None
            decisions = len(self.match.actions)
        guest.send(
            wire.Reasons(seat=seat, decisions=decisions, action=action, reasons=reasons)
        )

    async def substitute(self, guest: Guest, seat: int, bot: str) -> None:
        """A bot takes over a held or abandoned seat; its holder takes it back."""
        name = bot_name(bot) if bot else ""

        async def change() -> None:
            row = self.row.seats[seat] if 0 <= seat < len(self.row.seats) else None
            if row is None or row.kind != "human":
                raise Refused("seat", f"seat {seat} is not a person's", 400)
            away = seat not in self.present()
            if seat not in guest.held and not (away and guest.held and name):
                raise Refused("token", f"seat {seat} is not held by this client", 403)
            await self.set_seat(replace(row, bot=name))

        await self.settle(change)

    async def settle(self, change: Callable[[], Awaitable[T]]) -> T:
        """Change who sits where, and tell it.

        It is decided anew as long as other processes are faster: what they change is
        mostly something else.
        """
        async with self.lock:
            for _ in range(TRIES - 1):
                with suppress(Stale):
                    return await self.settle_once(change)
            return await self.settle_once(change)

    async def settle_once(self, change: Callable[[], Awaitable[T]]) -> T:
        made = await change()
        self.tell_all()
        self.pacer.wake()
        return made

    async def set_seat(self, row: SeatRow) -> None:
        """Who sits there from now on: on disk, then here. Holds the lock already."""
        async with self.writing():
            await self.store.set_seat(self.row, row)
        self.row.seats[row.seat] = row
