"""Whatever may take long is done in other processes, each job with a time limit.

Not by a pool of a library: `ProcessPoolExecutor` cannot stop a job, and in Pebble an
idle worker holds a lock that all share, so that its sudden death stops the others.
Here every worker has pipes of its own.
"""

import asyncio
import os
import pickle
import sys
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from .lanes import FIRST, LATER, Lane
from .limits import CHECK_TIME, LINE, LOOK_TIME, PENDING, READ_TIME, THINK_TIME
from .metrics import Metrics
from .refusals import Refused
from .worker import LENGTH

START = 120.0  # seconds a new process may take until it is ready
P = ParamSpec("P")
T = TypeVar("T")


class Slow(Refused):
    """A job that took too long, and was stopped."""

    def __init__(self, limit: float) -> None:
        super().__init__(
            "slow", f"this took longer than {limit:g} s and was given up", 503
        )


class Died(Refused):
    """A process that ended in the middle of a job."""

    def __init__(self) -> None:
        super().__init__("worker", "the process at work on this ended, try again", 503)


class Worker:
    """One process, at one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.jobs = process.stdin
        self.answers = process.stdout

    @classmethod
    async def start(cls) -> "Worker":
        pipe = asyncio.subprocess.PIPE
        places = os.pathsep.join(place or os.getcwd() for place in sys.path)
        worker = cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", f"{__package__}.worker"),
                stdin=pipe,
                stdout=pipe,
                env={**os.environ, "PYTHONPATH": places},  # it finds what we find
            )
        )
        try:
            async with asyncio.timeout(START):
                await worker.read()
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def take(self, job: bytes) -> None:
        """Hand over a job; it is begun when all it needs is imported."""
        self.jobs.write(LENGTH.pack(len(job)) + job)
        await self.jobs.drain()
        await self.read()

    def give_up(self) -> None:
        """Nobody waits for the job in hand; it may end early, and is answered."""
        self.jobs.write(LENGTH.pack(0))

    async def read(self) -> bytes:
        head = await self.answers.readexactly(LENGTH.size)
        return await self.answers.readexactly(LENGTH.unpack(head)[0])

    async def end(self) -> None:
        if self.alive:
            self.process.kill()
        await self.process.wait()


class Workers:
    """Lanes, so that nobody waits for slower ones: `think`, `read`, `look_back`.

    A process is started when it is first needed, and anew where one has ended.
    """

    def __init__(self, thinking: int = 1, reading: int = 1) -> None:
        self.thinking = Lane(thinking)
        self.reading = Lane(reading, line=LINE)
        self.looking = Lane(1)
        self.metrics = Metrics()  # the application's, if there is one
        self.trouble = ""  # why no process could be started of late
        self.all: set[Worker] = set()
        self.idle: list[Worker] = []
        self.tasks: set[asyncio.Task[object]] = set()
        self.hands: dict[asyncio.Task[object], Worker] = {}  # at work, on what

    async def think(
        self, payer: str, work: Callable[P, T], *args: P.args, **_: P.kwargs
    ) -> T:
        """For a bot at a live table: it waits its turn."""
        return await self.run(self.thinking, payer, FIRST, THINK_TIME, work, args)

    async def advise(
        self, payer: str, work: Callable[P, T], *args: P.args, **_: P.kwargs
    ) -> T:
        """For a person: after the bots of the same payer, and only a few at once."""
        self.thinking.admit(payer, PENDING)
        return await self.run(self.thinking, payer, LATER, THINK_TIME, work, args)

    async def read(
        self, payer: str, work: Callable[P, T], *args: P.args, **_: P.kwargs
    ) -> T:
        """A record or a replay."""
        self.reading.admit(payer, PENDING)
        return await self.run(self.reading, payer, LATER, READ_TIME, work, args)

    async def look_back(
        self, payer: str, work: Callable[P, T], *args: P.args, **_: P.kwargs
    ) -> T:
        """A part of an analysis, one at a time: nobody waits for it at a table."""
        return await self.run(self.looking, payer, LATER, LOOK_TIME, work, args)

    async def check(
        self, payer: str, work: Callable[P, T], *args: P.args, **_: P.kwargs
    ) -> T:
        """Something small that a guest has written."""
        self.reading.admit(payer, PENDING)
        return await self.run(self.reading, payer, FIRST, CHECK_TIME, work, args)

    async def run(
        self,
        lane: Lane,
        payer: str,
        rank: int,
        limit: float,
        work: Callable[..., T],
        args: tuple[object, ...],
    ) -> T:
        """Wait for a place, then work.

        Whoever stops waiting does not stop the work, but it is told so.
        """
        asked = time.monotonic()
        with self.metrics.queued.track_inprogress():
            await lane.enter(payer, rank)
        begun = time.monotonic()
        self.metrics.waits.observe(begun - asked)
        task = asyncio.create_task(self.perform(limit, work, args))
        self.tasks.add(task)

        def done(task: asyncio.Task[T]) -> None:
            self.tasks.discard(task)
            lane.leave(payer, time.monotonic() - begun)
            self.metrics.thoughts.observe(time.monotonic() - begun)
            if not task.cancelled():
                task.exception()  # told to whoever still waits

        task.add_done_callback(done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if worker := self.hands.get(task):
                worker.give_up()
            raise

    async def perform(
        self, limit: float, work: Callable[..., T], args: tuple[object, ...]
    ) -> T:
        """Do a job in a process; one that takes too long, or dies, is replaced."""
        job = pickle.dumps((work, args))
        worker = await self.hire()
        task = asyncio.current_task()
        assert task is not None
        self.hands[task] = worker
        waited = START
        try:
            async with asyncio.timeout(waited):
                await worker.take(job)
            waited = limit
            async with asyncio.timeout(waited):
                good, answer = pickle.loads(await worker.read())
        except BaseException as error:
            self.all.discard(worker)
            self.metrics.restarts.inc()
            await worker.end()
            if isinstance(error, TimeoutError):
                raise Slow(waited) from None
            if isinstance(error, (asyncio.IncompleteReadError, OSError)):
                raise Died from None
            raise
        finally:
            del self.hands[task]
        self.idle.append(worker)
        if not good:
            raise answer
        made: T = answer
        return made

    async def hire(self) -> Worker:
        """A process that waits for work, or a new one."""
        while self.idle:
            worker = self.idle.pop()
            if worker.alive:
                return worker
            self.all.discard(worker)
        try:
            worker = await Worker.start()
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            self.trouble = f"a process could not be started: {error}"
            raise Died from error
        self.trouble = ""
        self.all.add(worker)
        return worker

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.all))
