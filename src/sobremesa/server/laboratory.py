"""The lab of a house: runs that wait, the one that is played, and those that are over.

    lab/ID.json    what was ordered, and how it stands
    lab/ID/        what `sobremesa lab` writes: matches, tables, report

One run is played at a time, by a process of its own below all others (`lab_worker`).
Whatever ends that process, or this one, loses no finished match: it goes on.
"""

import asyncio
import logging
import os
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import msgspec

from sobremesa.files import reason, write_bytes
from sobremesa.kernel.errors import Mistake
from sobremesa.shelf import Shelf

from . import lab_order, wire_lab
from .auth import new_id
from .datafile import lock
from .lab_order import Kept, Line
from .limits import LAB_RUNS
from .orders import now
from .refusals import Refused
from .workers import Workers

FOLDER, HELD = "lab", "runs"
REPORT, OVERLAY, BEST = "report.html", "overlay.toml", "best.toml"
TABLES = ("matches", "measures", "uses", "trials")
FILES = (
    REPORT,
    BEST,
    *(f"{name}.csv" for name in TABLES),
    *(f"{name}.parquet" for name in TABLES),
    *("matches.gz", "search.log", "plan.json"),
)
DEATHS = 3  # of the process, one after another, without a match between them
SAVED = 5.0  # seconds after which it is written down how far a run is
log = logging.getLogger(__name__)


class Laboratory:
    """All runs of a house, by id; only those who show the key are let in."""

    def __init__(
        self, data: Path | None, jobs: int, workers: Workers, shelf: Shelf
    ) -> None:
        self.place = data / FOLDER if data is not None else None
        self.jobs = jobs
        self.workers = workers
        self.shelf = shelf
        self.runs: dict[str, Kept] = {}
        self.held: TextIO | None = None
        self.task: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.heard = False  # whether it has said anything
        self.stopping: set[str] = set()
        self.pace = 0.0  # seconds that a match takes
        self.saved = 0.0
        self.wake = asyncio.Event()
        self.writing = asyncio.Lock()
        self.sizes: dict[str, dict[str, int]] = {}  # of what a run has left

    # Opening and closing

    def resume(self) -> None:
        """After a start: whatever was played or waited goes on by itself."""
        if self.place is not None and self.jobs and self.place.is_dir():
            try:
                self.open()
            except Refused as error:
                log.error("the lab stays closed: %s", error)

    def open(self) -> Path:
        """The folder, which is ours alone; refuses where there can be no lab."""
        if self.place is None or not self.jobs:
            raise Refused("lab", "this house has no lab", 404)
        if self.held is None:
            try:
                self.held = lock(self.place / HELD)
            except Mistake as error:
                raise Refused("lab", str(error), 503) from None
            self.runs = read_all(self.place)
            self.task = asyncio.create_task(self.work())
        return self.place

    async def close(self) -> None:
        """Whoever plays is ended at once: its matches are on the disk."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if self.held is not None:
            self.held.close()

    # What the operator asks for

    async def add(self, order: wire_lab.LabOrder, payer: str) -> Kept:
        lab_order.check(order)
        self.open()
        if len(self.runs) >= LAB_RUNS:
            told = f"{LAB_RUNS} runs are kept, that is the most: delete one"
            raise Refused("lab", told, 409)
        id, former = new_id(), None
        if order.against:
            other = self.find(order.against)
            former = (called(other.id, other.order), bytes(other.plan))
        read = await self.workers.check(
            payer, lab_order.read, self.shelf, order, called(id, order), former
        )
        run = Kept(
            id=id,
            order=order,
            plan=msgspec.Raw(read.plan),
            overlay=read.overlay,
            command=read.command,
            variants=read.variants,
            planned=read.planned,
            turn=self.last_turn() + 1,
            created=now(),
        )
        await self.save(run)
        self.runs[id] = run
        self.wake.set()
        return run

    async def stop(self, id: str) -> Kept:
        """End a run early, with a report of what was played; asked twice, at once."""
        run = self.find(id)
        if run.stage == "waiting":
            run.stage = "stopped"
            await self.save(run)
        elif run.stage == "playing":
            gently = self.heard and id not in self.stopping
            self.stopping.add(id)
            if self.process is not None:
                how = signal.SIGINT if gently else signal.SIGKILL
                signal_group(self.process, how)
        return run

    async def go_on(self, id: str, matches: int) -> Kept:
        """Play what is missing of a run, or more than was ordered."""
        run = self.find(id)
        if run.stage in ("waiting", "playing"):
            raise Refused("lab", "this run goes on already", 409)
        lab_order.enlarge(run, matches)
        run.turn = self.last_turn() + 1
        run.stage, run.trouble = "waiting", ""
        await self.save(run)
        self.wake.set()
        return run

    async def drop(self, id: str) -> None:
        """Delete a run with all it has left."""
        run = self.find(id)
        if run.stage == "playing":
            raise Refused("lab", "this run is played just now: stop it first", 409)
        place = self.open()
        self.runs.pop(id)
        self.sizes.pop(id, None)
        async with self.writing:
            await asyncio.to_thread(remove, place, id)

    def find(self, id: str) -> Kept:
        self.open()
        if id not in self.runs:
            raise Refused("lab", f"there is no run {id[:40]!r}", 404)
        return self.runs[id]

    def file(self, id: str, name: str) -> Path | str:
        """Where something lies that a run has left; its overlay as text."""
        run = self.find(id)
        if name == OVERLAY and run.overlay:
            return run.overlay
        if name in self.left_by(run):
            return self.open() / id / name
        raise Refused("lab", f"this run has no file {name[:40]!r}", 404)

    def left_by(self, run: Kept) -> dict[str, int]:
        """Names and sizes; none while it is played, because they change."""
        if run.stage in ("waiting", "playing"):
            return {}
        if run.id not in self.sizes:
            self.sizes[run.id] = sizes(self.open() / run.id)
        return self.sizes[run.id]

    def ahead(self, run: Kept) -> int:
        """How many are played before it."""
        turns = [one.turn for one in self.runs.values() if is_due(one)]
        return sum(turn < run.turn for turn in turns) if run.stage == "waiting" else 0

    def last_turn(self) -> int:
        return max((run.turn for run in self.runs.values()), default=0)

    # Playing

    async def work(self) -> None:
        """One after another, in the order in which they were asked for."""
        while True:
            due = [run for run in self.runs.values() if is_due(run)]
            if due:
                await self.play(min(due, key=lambda run: run.turn))
            else:
                self.wake.clear()
                await self.wake.wait()

    async def play(self, run: Kept) -> None:
        run.stage, run.trouble, self.pace = "playing", "", 0.0
        self.sizes.pop(run.id, None)
        await self.try_save(run)
        deaths = 0
        while run.stage == "playing":
            before, self.heard = run.played, False
            code = await self.attend(run)
            if run.stage != "playing":
                break  # it has said how it ended
            deaths = 1 if run.played > before else deaths + 1
            if run.id in self.stopping:
                run.stage = "stopped"
            elif deaths >= DEATHS:
                run.stage = "failed"
                run.trouble = (
                    f"the process that plays ended {deaths} times (exit code {code}) "
                    "and no match between them; finished matches are kept"
                )
        self.stopping.discard(run.id)
        await self.try_save(run)

    async def attend(self, run: Kept) -> int:
        """Let a process play, and hear what it says; its exit code."""
        place = self.open()
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", f"{__package__}.lab_worker"),
                *(str(place / f"{run.id}.json"), str(place / run.id), str(self.jobs)),
                stdin=pipe,  # which ends with us
                stdout=pipe,
                env={**os.environ, "PYTHONPATH": paths},
                start_new_session=True,  # Ctrl-C is the server's
            )
        except OSError as error:
            run.stage = "failed"
            run.trouble = f"no process could be started: {reason(error)}"
            return 1
        assert process.stdout is not None
        try:
            if run.id in self.stopping:  # meanwhile
                signal_group(process, signal.SIGKILL)
            async for line in process.stdout:
                await self.hear(run, line)
            return await process.wait()
        finally:
            self.process = None
            if process.returncode is None:
                signal_group(process, signal.SIGKILL)
                await process.wait()

    async def hear(self, run: Kept, told: bytes) -> None:
        try:
            line = msgspec.json.decode(told, type=Line)
        except msgspec.DecodeError:
            log.warning("the lab's process said %r", told[:200])
            return
        self.heard = True
        if line.stage == "failed":
            run.stage, run.trouble = line.stage, line.trouble
            return
        run.stage, run.played = line.stage, line.played
        run.decisions, run.figures = line.decisions, line.figures
        run.front, run.best = line.front, line.best
        self.pace = line.seconds / line.new if line.new else 0.0
        if time.monotonic() - self.saved >= SAVED:
            await self.try_save(run)

    # On the disk

    async def save(self, run: Kept) -> None:
        """Whole or not at all."""
        place = self.open()
        data = msgspec.json.format(msgspec.json.encode(run), indent=1)
        async with self.writing:
            try:
                file = str(place / f"{run.id}.json")
                await asyncio.to_thread(write_bytes, file, data, overwrite=True)
            except Mistake as error:
                raise Refused("lab", str(error), 503) from None
        self.saved = time.monotonic()

    async def try_save(self, run: Kept) -> None:
        """The matches themselves are kept elsewhere: this can be said later."""
        try:
            await self.save(run)
        except Refused as error:
            log.error("a run of the lab could not be written down: %s", error)


def called(id: str, order: wire_lab.LabOrder) -> str:
    """What a run is known by where it stands beside another."""
    return order.title.strip() or id


def is_due(run: Kept) -> bool:
    return run.stage in ("waiting", "playing")


def read_all(place: Path) -> dict[str, Kept]:
    """The runs of a folder; one that cannot be read is left where it is, and told."""
    runs: dict[str, Kept] = {}
    for file in sorted(place.glob("*.json")):
        try:
            run = msgspec.json.decode(file.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError) as error:
            log.error("%s is no run of the lab: %s", file, error)
            continue
        if run.stage == "playing":
            run.stage = "waiting"  # with its turn: it is the first again
        runs[run.id] = run
    return runs


def sizes(folder: Path) -> dict[str, int]:
    found = {name: folder / name for name in FILES}
    return {name: at.stat().st_size for name, at in found.items() if at.is_file()}


def remove(place: Path, id: str) -> None:
    shutil.rmtree(place / id, ignore_errors=True)
    (place / f"{id}.json").unlink(missing_ok=True)


def signal_group(process: asyncio.subprocess.Process, how: signal.Signals) -> None:
    """SIGINT for the one who leads, who ends the others; SIGKILL for all of them."""
    with suppress(ProcessLookupError):
        if how == signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
