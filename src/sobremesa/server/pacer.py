"""What moves a table on by itself: bots, and the clock."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.kernel.match import Match

from .faults import Unavailable
from .refusals import Stale
from .rows import SeatRow
from .times import today

if TYPE_CHECKING:
    from .rooms import Room

RETRY = 5.0  # seconds before a bot tries again where the store failed
AGAIN = 3.0  # seconds before it is asked again whether another process leads
FRESH = 15.0  # seconds after which it is noted again that a bot is at work
log = logging.getLogger(__name__)


class Pacer:
    """Bots and clock of one table.

    Every process with guests at the table has one, and its clock runs for them to see.
    A bot decides only where the process leads the table: at most one does.
    When the table must go on is stored: it does so even if all processes forget it.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.bot_task: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()  # the table, while another process leads it
        self.clock_task: asyncio.Task[None] | None = None
        self.deadline = 0.0  # on the loop's clock
        self.clocked = -1  # the decision the clock runs for
        self.late = -1  # the decision whose time is up
        self.dues: dict[int, float] = {}  # of every decision: undo gives no time
        self.asked = -1  # the decision that was asked for last
        self.slept = -1  # the decision that its seat has slept over
        self.stood: dict[int, str] = {}  # decisions that bots took for people, by whom
        self.dozing: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work. A clock is no work: its end is stored."""
        return self.bot_task is not None

    def bot(self) -> str:
        """The bot that is to decide, or none."""
        room = self.room
        if room.match is None or room.match.over:
            return ""
        row = room.row.seats[int(room.match.state.seat)]
        return bot_at(row) or (room.row.stand_in if self.is_late() else "")

    def note_stand_in(self, bot: str) -> None:
        """Who takes the pending decision, if it is a bot: for a person, it is told.

        What was decided before this room was opened is not known here.
        """
        match = self.room.dealt
        person = self.room.row.seats[int(match.state.seat)].kind == "human"
        if bot and person:
            self.stood[len(match.actions)] = bot
        else:
            self.stood.pop(len(match.actions), None)

    def is_late(self) -> bool:
        """Whether the time of the pending decision is up."""
        match = self.room.match
        return match is not None and self.late == len(match.actions)

    def due(self, match: Match, seats: Sequence[SeatRow]) -> float | None:
        """When a match must go on by itself; asked before anything is stored."""
        if match.over:
            return None
        row, now = self.room.row, today()
        if bot_at(seats[int(match.state.seat)]):
            fresh = row.due is not None and now - FRESH < row.due <= now
            return row.due if fresh else now
        if row.clock <= 0:
            return None
        return self.dues.setdefault(len(match.actions), now + row.clock)

    def wake(self) -> None:
        """Start whatever the question on the table needs: a bot, or the clock."""
        self.note_asked()
        if self.bot():
            self.stop_clock()
            self.start_bot()
            return
        self.stop_bot()  # whoever has come back decides
        if self.room.status == "playing":
            self.start_clock()
        else:
            self.stop_clock()

    def note_asked(self) -> None:
        """A new question: its seat may sleep over it, if there is no clock."""
        match = self.room.match
        decisions = -1 if match is None or match.over else len(match.actions)
        if decisions == self.asked:
            return
        self.stop_dozing()
        self.asked = decisions
        if decisions >= 0 and self.room.row.clock <= 0:
            loop = asyncio.get_running_loop()
            self.dozing = loop.call_later(self.room.times.sleep, self.fall_asleep)

    def fall_asleep(self) -> None:
        self.slept = self.asked
        self.room.show_soon()

    def stop_dozing(self) -> None:
        self.asked = self.slept = -1
        if self.dozing is not None:
            self.dozing.cancel()
            self.dozing = None

    def stop(self) -> None:
        """The room is forgotten; the store knows when the table must go on."""
        self.stop_dozing()
        self.stop_clock()
        self.stop_bot()

    async def close(self) -> None:
        self.stop_dozing()
        self.stop_clock()
        if (task := self.bot_task) is not None:
            self.stop_bot()
            with suppress(asyncio.CancelledError, Exception):
                await task

    # Bots

    def start_bot(self) -> None:
        self.moved.set()
        if self.bot_task is None:
            self.bot_task = asyncio.create_task(self.work())

    def stop_bot(self) -> None:
        if self.bot_task is not None:
            self.bot_task.cancel()
            self.bot_task = None

    async def work(self) -> None:
        """A bot at its decision; where it fails it tries again after a while."""
        try:
            await self.lead()
        except Exception as error:
            # Else another process was faster, or the store has said what is wrong.
            if not isinstance(error, (Stale, Unavailable)):
                self.room.store.metrics.failures.inc()
                log.exception("table %s: a bot could not decide", self.room.row.id)
            self.finish()
            if self.bot_task is None:
                self.bot_task = asyncio.create_task(self.try_again())
        finally:
            self.finish()

    def finish(self) -> None:
        if self.bot_task is asyncio.current_task():
            self.bot_task = None

    async def try_again(self) -> None:
        await asyncio.sleep(RETRY)
        self.bot_task = None
        self.wake()

    async def lead(self) -> None:
        """Let the bot think, if no other process does; else see what that one does."""
        room, channel = self.room, self.room.channel
        while self.bot():
            self.moved.clear()
            if await channel.lead(room.row.id):
                try:
                    if room.store.shared:  # what the leader before this one decided
                        await room.refresh()
                    if bot := self.bot():
                        await self.think(bot)
                finally:
                    channel.release(room.row.id)
                return
            if not room.guests:
                return  # nobody here waits for it
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.moved.wait()

    async def think(self, bot: str) -> None:
        """A bot's decision; anything may have changed while it thought."""
        room, match = self.room, self.room.dealt
        before = list(match.actions)
        action = room.tutor.reply(match) if room.tutor else None
        try:
            if action is None:
                action = await room.thinker.choose(
                    match, bot, payer=room.payer, table=room.row.id
                )
        finally:
            self.finish()
        async with room.lock:
            match = room.dealt  # another one, perhaps, after a fault
            if not match.over and match.actions == before:
                await room.decide(int(match.state.seat), action, bot=bot)
            else:
                self.wake()

    # The clock

    def start_clock(self) -> None:
        """For the pending decision, until the time that is stored.

        What ran out while there was no server is late a while after its start.
        """
        room, decisions = self.room, len(self.room.dealt.actions)
        if room.row.clock <= 0 or self.clocked == decisions:
            return
        now = today()
        due = now + room.row.clock if room.row.due is None else room.row.due
        self.dues[decisions] = due
        back = room.channel.began + min(room.row.clock, room.times.back)
        left = max(due - now, back - time.monotonic())
        self.run_until(asyncio.get_running_loop().time() + left)

    def run_until(self, deadline: float) -> None:
        self.stop_clock()
        self.clocked = len(self.room.dealt.actions)
        self.deadline = deadline
        self.clock_task = asyncio.create_task(self.run_clock())

    def stop_clock(self) -> None:
        self.clocked = -1
        if self.clock_task is not None:
            self.clock_task.cancel()
            self.clock_task = None

    async def run_clock(self) -> None:
        """Time per decision; then a bot takes it."""
        await asyncio.sleep(self.time_left() or 0.0)
        self.clock_task = None
        self.late = self.clocked
        await self.room.show()
        if self.bot():  # else it was decided at the last moment
            self.start_bot()

    def time_left(self) -> float | None:
        if self.clock_task is None:
            return None
        return max(0.0, self.deadline - asyncio.get_running_loop().time())


def bot_at(row: SeatRow) -> str:
    """The bot that plays at a seat, its own or a stand-in."""
    return row.name if row.kind == "bot" else row.bot
