"""Work in other processes: a time limit, a sudden end, and another process."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sobremesa.server import workers as module
from sobremesa.server.patience import HERE, Patience
from sobremesa.server.refusals import Refused
from sobremesa.server.workers import Workers

from .tables import in_loop, until

CAREFREE = 60.0  # seconds that no job here needs


def double(number: int) -> int:
    print("this is no answer")
    return 2 * number


def who(_: int = 0) -> int:
    return os.getpid()


def endless() -> None:
    while True:
        pass


def patient() -> int:
    """Goes on as long as somebody waits for it."""
    while not HERE.forsaken():
        time.sleep(0.001)
    return os.getpid()


def quadratic(text: str) -> None:
    """Holds the interpreter, as a bad pattern does."""
    import re

    re.fullmatch(r"(a|a)*b", text)


def end(how: int) -> None:
    os.kill(os.getpid(), how)


def refuse() -> None:
    raise Refused("table", "there is nothing here", 404)


def fail() -> None:
    class Odd(Exception):
        """It cannot leave the process."""

    raise Odd("an odd thing")


@asynccontextmanager
async def at_work(thinking: int = 1) -> AsyncIterator[Workers]:
    workers = Workers(thinking)
    try:
        yield workers
    finally:
        await workers.close()


@in_loop
async def test_work_is_done_elsewhere_and_the_process_is_kept() -> None:
    async with at_work() as workers:
        assert 42 == await workers.think("a", double, 21)
        first = await workers.think("a", who)
        assert first != os.getpid()
        assert first == await workers.read("a", who)


@pytest.mark.parametrize(
    ("work", "args"), [(endless, ()), (quadratic, ("a" * 60 + "c",))]
)
@in_loop
async def test_work_that_takes_too_long_is_stopped(
    work: Callable[..., None], args: tuple[str, ...]
) -> None:
    async with at_work() as workers:
        before = await workers.think("a", who)
        with pytest.raises(Refused, match=r"longer than 0\.2 s") as refused:
            await workers.run(workers.thinking, "a", 0, 0.2, work, args)

        assert ("slow", 503) == (refused.value.code, refused.value.status)
        assert before != await workers.think("a", who)
        assert 1 == len(workers.all)


@in_loop
async def test_a_process_that_ends_is_replaced() -> None:
    async with at_work() as workers:
        before = await workers.think("a", who)
        with pytest.raises(Refused, match="ended, try again"):
            await workers.think("a", end, signal.SIGKILL)
        assert before != await workers.think("a", who)


@in_loop
async def test_a_process_that_ends_while_it_is_idle_is_replaced() -> None:
    async with at_work() as workers:
        before = await workers.think("a", who)
        os.kill(before, signal.SIGKILL)
        await until(lambda: not workers.idle[0].alive, "its end is known")
        assert before != await workers.think("a", who)


@in_loop
async def test_errors_come_out_of_the_process() -> None:
    async with at_work() as workers:
        with pytest.raises(Refused, match="nothing here") as refused:
            await workers.think("a", refuse)
        assert 404 == refused.value.status
        with pytest.raises(RuntimeError, match="an odd thing"):
            await workers.think("a", fail)


@pytest.mark.parametrize("thinking", [True, False])
@in_loop
async def test_readers_never_wait_for_bots_nor_bots_for_readers(
    thinking: bool,
) -> None:
    async with at_work() as workers:
        lanes = (workers.thinking, workers.reading)
        busy, other = lanes if thinking else lanes[::-1]
        slow = asyncio.create_task(
            workers.run(busy, "a", 0, CAREFREE, time.sleep, (600,))
        )
        assert 4 == await workers.run(other, "a", 0, CAREFREE, double, (2,))
        assert not slow.done()
        slow.cancel()


@in_loop
async def test_whoever_stops_waiting_stops_no_work() -> None:
    async with at_work() as workers:
        process = await workers.think("a", who)
        tired = asyncio.create_task(workers.think("a", time.sleep, 0.2))
        await asyncio.sleep(0.05)
        tired.cancel()
        with suppress(asyncio.CancelledError):
            await tired
        assert process == await workers.think("a", who)


@in_loop
async def test_what_a_job_must_import_first_is_not_its_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "sluggish.py").write_text("import time\ntime.sleep(3)\nwork = abs\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    job = Imported("sluggish", "work")
    async with at_work() as workers:
        assert 7 == await workers.perform(2.0, call, (job, -7))


class Imported:
    """Is found by its name when it is read, and not before."""

    def __init__(self, module_name: str, name: str) -> None:
        self.place = module_name, name

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return found, self.place


def found(module_name: str, name: str) -> Any:
    """Any: whatever stands there."""
    return getattr(import_module(module_name), name)


def call(work: Any, argument: int) -> Any:
    """Any: what a name stood for."""
    return work(argument)


@in_loop
async def test_only_a_few_readings_of_a_payer_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PENDING", 2)
    async with at_work() as workers:
        tasks = [asyncio.create_task(workers.read("a", double, n)) for n in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="2 of yours"):
            await workers.read("a", double, 2)
        assert 4 == await workers.read("b", double, 2)
        assert [0, 2] == await asyncio.gather(*tasks)


SERVER = """
import asyncio, os
from sobremesa.server.workers import Workers
async def main():
    print(await Workers().think("", os.getpid), flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_ends_with_its_server(how: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.send_signal(how)
        server.wait()
    give_up = time.monotonic() + CAREFREE
    while alive(worker):
        assert time.monotonic() < give_up, f"process {worker} goes on"
        time.sleep(0.02)


def alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@in_loop
async def test_work_is_told_when_nobody_waits_for_it_any_more() -> None:
    async with at_work() as workers:
        before = await workers.think("a", who)
        hint = asyncio.create_task(workers.advise("a", patient))
        await until(lambda: workers.hands, "the work is in hand")
        hint.cancel()

        assert before == await workers.think("a", who), "the process is free again"
        with suppress(asyncio.CancelledError):
            await hint
        assert not workers.thinking.running


def test_what_is_said_of_one_job_is_not_taken_for_the_next() -> None:
    patience = Patience()
    assert not patience.forsaken(), "where no jobs come in"
    patience.hear()
    patience.begin()
    patience.give_up()
    assert patience.forsaken()
    patience.hear()
    patience.begin()
    assert not patience.forsaken()
