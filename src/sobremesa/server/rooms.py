"""Live tables: matches, seats, spectators, bots. Knows no HTTP and no socket."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

import msgspec

from sobremesa.bots.levels import KINDS, LEVELS
from sobremesa.games import find
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record

from . import wire
from .auth import fits
from .chat import Chat
from .refusals import Refused, refused
from .store import SeatRow, Store, TableRow
from .thinker import Thinker

ADVISER = "mcts:300"  # whose hints people get
STAND_IN = "greedy"  # who plays when a person's time is up
SPECTATOR = -1
RETRY = 5.0  # seconds before a bot tries again where the store failed
log = logging.getLogger(__name__)


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
    """One table. Every change goes through its lock, and to disk before it is told."""

    def __init__(self, row: TableRow, store: Store, thinker: Thinker) -> None:
        self.row = row
        self.store = store
        self.thinker = thinker
        self.game = find(row.game)
        self.match = self.replayed()
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.clock_task: asyncio.Task[None] | None = None
        self.deadline = 0.0  # on the loop's clock
        self.clocked = -1  # the decision the clock runs for
        self.deadlines: dict[int, float] = {}  # of every decision: undo gives no time
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
        busy = self.guests or self.bot_task or self.clock_task
        return not busy and not self.lock.locked()

    # What everyone may know

    @property
    def status(self) -> wire.Status:
        if self.match.over:
            return "over"
        return "waiting" if self.open_seats() else "playing"

    def open_seats(self) -> list[SeatRow]:
        return [seat for seat in self.row.seats if seat.kind == "open"]

    def card(self) -> wire.TableCard:
        row = self.row
        present = {seat for guest in self.guests for seat in guest.held}
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
            spectators=sum(1 for guest in self.guests if not guest.held),
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

    def snapshot(
        self,
        guest: Guest,
        card: wire.TableCard | None = None,
        view: msgspec.Struct | None = None,
    ) -> wire.Snapshot:
        """All a guest may see, built from its seat's view and log only.

        Card and view may be handed in, where several guests see the same.
        """
        match, eyes = self.match, guest.eyes
        seat = match.seat(eyes)
        since = min(guest.since, len(match.journal.events))
        told = match.events_since(since, eyes)
        over = match.over
        return wire.Snapshot(
            table=card or self.card(),
            eyes=eyes,
            held=guest.held,
            decisions=len(match.actions),
            asked=SPECTATOR if over else int(match.state.seat),
            stage=seat.stage,
            legal=seat.legal if self.status == "playing" else [],
            view=view or seat.view,
            since=since,
            told=[wire.Told(key=e.key, numbers=list(e.numbers)) for e in told],
            undo=seat.asked and bool(match.undoable),
            thinking=self.bot_task is not None,
            deadline=self.time_left(),
            scores=match.result.scores if over else None,
            ending=match.result.rule if over else "",
            seed=self.row.seed if over else "",
        )

    def time_left(self) -> float | None:
        if self.clock_task is None:
            return None
        return max(0.0, self.deadline - asyncio.get_running_loop().time())

    def tell(self, guest: Guest) -> None:
        self.hand(guest, self.snapshot(guest))

    def hand(self, guest: Guest, snapshot: wire.Snapshot) -> None:
        guest.since = snapshot.since + len(snapshot.told)
        guest.send(snapshot)

    def tell_all(self) -> None:
        card = self.card()
        views: dict[int, msgspec.Struct] = {}  # the dearest part, once for equal eyes
        for guest in self.guests:
            if guest.eyes not in views:
                views[guest.eyes] = self.match.seat(guest.eyes).view
            self.hand(guest, self.snapshot(guest, card, views[guest.eyes]))

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
            self.tell_all()
            if heard := self.chat.heard(spectator=not guest.held):
                guest.send(wire.Chatter(said=heard))
            self.wake()

    def unseat(self, seat: int) -> None:
        """Whoever held a seat that is open again looks on."""
        for guest in self.guests:
            if seat in guest.held:
                guest.held = [held for held in guest.held if held != seat]
                guest.eyes, guest.since = SPECTATOR, 0

    async def exit(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            async with self.lock:
                self.tell_all()

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
        for other in self.guests:
            if seat >= 0 or not other.held:
                other.send(wire.Chatter(said=[said]))

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
                raise Refused(
                    "stale",
                    f"this was chosen after {asked.decisions} decisions, "
                    f"there are {len(self.match.actions)} by now",
                    409,
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
        number = len(self.match.actions)
        result = self.match.record().result if self.match.over else ""
        try:
            await self.store.add_action(self.row.id, number, action, result)
        except BaseException:
            await self.go_back()  # as if it had never been played
            raise
        self.row.actions.append(action)
        self.row.result = result
        self.tell_all()
        self.wake()

    async def go_back(self) -> None:
        """The match as the store has it, after a write that failed.

        A lost connection may hide that it succeeded: the store knows.
        """
        known = self.row.actions
        with suppress(Exception):  # no store at all: as it was known
            row = await self.store.load(self.row.id)
            if row is not None:
                self.row.actions, self.row.result = row.actions, row.result
        self.match = self.replayed()
        if self.row.actions != known:
            for guest in self.guests:
                guest.since = 0
            self.tell_all()
            self.wake()

    async def undo(self, guest: Guest, seat: int) -> None:
        self.must_hold(guest, seat)
        async with self.lock:
            number = len(self.match.actions)
            try:
                self.match.undo(seat)
            except Mistake as error:
                raise refused(error) from None
            try:
                await self.store.drop_action(self.row.id, number)
            except BaseException:
                await self.go_back()
                raise
            self.row.actions.pop()
            for other in self.guests:
                other.since = 0  # some events did not happen: tell the log anew
            self.tell_all()
            self.wake()

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
        row = self.row.seats[seat] if 0 <= seat < len(self.row.seats) else None
        if row is None or row.kind != "human":
            raise Refused("seat", f"seat {seat} is not a person's", 400)
        present = any(seat in other.held for other in self.guests)
        if seat not in guest.held and (present or not guest.held or not bot):
            raise Refused("token", f"seat {seat} is not held by this client", 403)
        name = bot_name(bot) if bot else ""
        async with self.lock:
            await self.set_seat(replace(row, bot=name))
            if not name and self.match.state.seat == seat:
                self.stop_bot()  # whoever comes back decides
            self.tell_all()
            self.wake()

    async def set_seat(self, row: SeatRow) -> None:
        """Who sits there from now on: on disk, then here. Holds the lock already."""
        await self.store.set_seat(self.row.id, row)
        self.row.seats[row.seat] = row

    # Bots and the clock

    def wake(self) -> None:
        """Start whatever the question on the table needs: a bot, or the clock."""
        if self.status != "playing":
            self.stop_clock()
            return
        row = self.row.seats[int(self.match.state.seat)]
        bot = row.name if row.kind == "bot" else row.bot
        if bot:
            self.stop_clock()
            self.start_bot(bot)
        else:
            self.start_clock()

    def start_bot(self, bot: str) -> None:
        if self.bot_task is None:
            self.bot_task = asyncio.create_task(self.work(bot))

    def stop_bot(self) -> None:
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None

    async def work(self, bot: str) -> None:
        """A bot at its decision; where it fails it tries again after a while."""
        try:
            await self.think(bot)
        except Exception:
            log.exception("table %s: the bot %s could not decide", self.row.id, bot)
            self.bot_task = asyncio.create_task(self.try_again())

    async def try_again(self) -> None:
        await asyncio.sleep(RETRY)
        self.bot_task = None
        self.wake()

    async def think(self, bot: str) -> None:
        """A bot's decision; anything may have changed while it thought."""
        before = list(self.match.actions)
        try:
            action = await self.thinker.choose(self.match, bot)
        finally:
            if self.bot_task is asyncio.current_task():
                self.bot_task = None
        async with self.lock:
            if self.status == "playing" and self.match.actions == before:
                await self.decide(int(self.match.state.seat), action)
            else:
                self.wake()

    def start_clock(self) -> None:
        decisions = len(self.match.actions)
        if self.row.clock <= 0 or self.clocked == decisions:
            return
        self.stop_clock()
        self.clocked = decisions
        now = asyncio.get_running_loop().time()
        self.deadline = self.deadlines.setdefault(decisions, now + self.row.clock)
        self.clock_task = asyncio.create_task(self.run_clock(self.deadline - now))

    def stop_clock(self) -> None:
        self.clocked = -1
        if self.clock_task is not None:
            self.clock_task.cancel()
            self.clock_task = None

    async def run_clock(self, seconds: float) -> None:
        """Time per decision; then a bot takes it."""
        await asyncio.sleep(max(0.0, seconds))
        self.clock_task = None
        self.start_bot(STAND_IN)

    async def close(self) -> None:
        self.stop_clock()
        if (task := self.bot_task) is not None:
            self.stop_bot()
            with suppress(asyncio.CancelledError, Exception):
                await task
