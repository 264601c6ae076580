"""Finished matches looked back at, in the background: worked out once, and kept.

A match of the house keeps its analysis in the store; that of a record which somebody
brings stays in memory for a while.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from sobremesa.analysis.analysis import CANDIDATES, Analysis, plan
from sobremesa.analysis.weigh import Weighed
from sobremesa.kernel import notation
from sobremesa.kernel.errors import Mistake
from sobremesa.shelf import Shelf

from . import readings
from .limits import EACH_LOOKING, LONGEST, LOOKED, LOOKING
from .refusals import Refused, refused
from .schema import analyses
from .store import Store
from .workers import Died, Workers

log = logging.getLogger(__name__)


@dataclass
class Work:
    """An analysis that is being made."""

    payer: str
    of: int  # decisions to weigh, some of them twice
    done: int = 0
    task: asyncio.Task[None] | None = None


def parts(status: str, key: str, work: Work | None = None) -> dict[str, object]:
    """Of a `wire.LookedBack`."""
    done, of = (work.done, work.of) if work is not None else (0, 0)
    return {"status": status, "key": key, "done": done, "of": of, "analysis": None}


class Lookback:
    def __init__(self, store: Store, workers: Workers, shelf: Shelf) -> None:
        self.store = store
        self.workers = workers
        self.shelf = shelf
        self.working: dict[str, Work] = {}
        self.made: OrderedDict[str, bytes] = OrderedDict()  # as JSON, the latest
        self.failed: OrderedDict[str, Refused] = OrderedDict()  # told once

    async def close(self) -> None:
        tasks = [work.task for work in self.working.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.working.clear()

    async def find(self, key: str, *, stored: bool) -> dict[str, object]:
        """How an analysis stands: the parts of a `wire.LookedBack`."""
        if key in self.failed:
            raise self.failed.pop(key)
        if (work := self.working.get(key)) is not None:
            return parts("working", key, work)
        if key not in self.made and stored:
            await self.fetch(key)
        if key in self.made:
            self.made.move_to_end(key)
            return {**parts("ready", key), "analysis": msgspec.Raw(self.made[key])}
        return parts("none", key)

    async def fetch(self, key: str) -> None:
        query = select(analyses.c.analysis).where(analyses.c.id == key)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            self.remember(key, zlib.decompress(found))

    def remember(self, key: str, made: bytes) -> None:
        self.made[key] = made
        if len(self.made) > LOOKED:
            self.made.popitem(last=False)

    async def begin(
        self, key: str, text: str, decisions: int, payer: str, *, stored: bool
    ) -> dict[str, object]:
        """Work it out, unless that was done or is being done."""
        now = await self.find(key, stored=stored)
        if now["status"] != "none":
            return now
        mine = sum(work.payer == payer for work in self.working.values())
        if decisions > LONGEST:
            told = f"a match of at most {LONGEST} decisions is looked back at"
            raise Refused("size", f"{told}, this one has {decisions}", 413)
        if mine >= EACH_LOOKING or len(self.working) >= LOOKING:
            told = f"{len(self.working)} matches are looked back at, {mine} for you"
            raise Refused("busy", f"{told}: come again later", 429)
        work = self.working[key] = Work(payer, decisions + CANDIDATES)
        work.task = asyncio.create_task(self.work_out(key, text, work, stored=stored))
        return await self.find(key, stored=stored)

    async def work_out(self, key: str, text: str, work: Work, *, stored: bool) -> None:
        try:
            made = msgspec.json.encode(await self.analysed(text, work))
            self.remember(key, made)
            if stored:
                row = {"id": key, "analysis": zlib.compress(made)}
                await self.store.write((self.store.engine.adding(analyses), [row]))
        except (Refused, Mistake) as error:
            told = error if isinstance(error, Refused) else refused(error)
            self.failed[key] = told
            if len(self.failed) > LOOKED:
                self.failed.popitem(last=False)
        except Exception:
            self.store.metrics.failures.inc()
            log.exception("a match could not be looked back at")
        finally:
            self.working.pop(key, None)

    async def analysed(self, text: str, work: Work) -> Analysis:
        planned = plan(await asyncio.to_thread(notation.read, text))
        found: list[Weighed] | None = None
        try:
            while True:
                numbers, rolls = planned.send(found)  # type: ignore[arg-type]  # first
                found = await self.weighed(text, numbers, rolls, work.payer)
                work.done += len(numbers)
        except StopIteration as done:
            made: Analysis = done.value
            return made

    async def weighed(
        self, text: str, numbers: Sequence[int], rolls: int, payer: str
    ) -> list[Weighed]:
        asked = (self.shelf, text, list(numbers), rolls)
        try:
            return await self.workers.look_back(payer, readings.weighed, *asked)
        except Died:  # not by this match's fault: once more
            return await self.workers.look_back(payer, readings.weighed, *asked)
