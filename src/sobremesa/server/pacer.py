"""What moves a table on by itself: bots, and the clock."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from .faults import Unavailable
from .refusals import Stale

if TYPE_CHECKING:
    from .rooms import Room

STAND_IN = "greedy"  # who plays when a person's time is up
RETRY = 5.0  # seconds before a bot tries again where the store failed
AGAIN = 3.0  # seconds before it is asked again whether another process leads
log = logging.getLogger(__name__)


class Pacer:
    """Bots and clock of one table.

    Every process with guests at the table has one, and its clock runs for them to see.
    A bot decides only where the process leads the table: at most one does.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.bot_task: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()  # the table, while another process leads it
        self.clock_task: asyncio.Task[None] | None = None
        self.deadline = 0.0  # on the loop's clock
        self.clocked = -1  # the decision the clock runs for
        self.late = -1  # the decision whose time is up
        self.deadlines: dict[int, float] = {}  # of every decision: undo gives no time

    @property
    def busy(self) -> bool:
        return self.bot_task is not None or self.clock_task is not None

    def bot(self) -> str:
        """The bot that is to decide, or none."""
        room = self.room
        if room.status != "playing":
            return ""
        row = room.row.seats[int(room.match.state.seat)]
        if row.kind == "bot":
            return row.name
        late = self.late == len(room.match.actions)
        return row.bot or (STAND_IN if late else "")

    def wake(self) -> None:
        """Start whatever the question on the table needs: a bot, or the clock."""
        if self.bot():
            self.stop_clock()
            self.start_bot()
            return
        self.stop_bot()  # whoever has come back decides
        if self.room.status == "playing":
            self.start_clock()
        else:
            self.stop_clock()

    async def close(self) -> None:
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
        room = self.room
        before = list(room.match.actions)
        try:
            action = await room.thinker.choose(room.match, bot)
        finally:
            self.finish()
        async with room.lock:
            if room.status == "playing" and room.match.actions == before:
                await room.decide(int(room.match.state.seat), action)
            else:
                self.wake()

    # The clock

    def start_clock(self) -> None:
        decisions = len(self.room.match.actions)
        if self.room.row.clock <= 0 or self.clocked == decisions:
            return
        now = asyncio.get_running_loop().time()
        self.run_until(self.deadlines.setdefault(decisions, now + self.room.row.clock))

    def run_until(self, deadline: float) -> None:
        self.stop_clock()
        self.clocked = len(self.room.match.actions)
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
        self.start_bot()

    def time_left(self) -> float | None:
        if self.clock_task is None:
            return None
        return max(0.0, self.deadline - asyncio.get_running_loop().time())

    def hear_clock(self, decisions: int, left: float) -> None:
        """Another process has been at this decision for longer."""
        deadline = asyncio.get_running_loop().time() + left
        if self.clocked == decisions and deadline < self.deadline:
            self.deadlines[decisions] = deadline
            self.run_until(deadline)
