"""Bots think in worker processes, so that the server never waits for them."""

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

import msgspec

from sobremesa.bots.bot import Advice
from sobremesa.bots.levels import Brain
from sobremesa.kernel.match import Match
from sobremesa.kernel.position import Position
from sobremesa.kernel.seat import Seat

from .metrics import Metrics
from .shelf import PRINTED, Shelf

T = TypeVar("T")


class Thinker:
    """Hands the question on a table to a pool of processes."""

    def __init__(
        self,
        pool: Executor,
        renew: Callable[[], Executor] | None = None,
        shelf: Shelf = PRINTED,
    ) -> None:
        self.pool = pool
        self.shelf = shelf
        self.metrics = Metrics()  # the application's, if there is one
        self.renew = renew  # a pool whose worker died is of no use any more

    async def choose(self, match: Match, bot: str) -> int:
        """A bot's answer for the seat that is asked."""
        return await self.run(choose, match, bot)

    async def advise(self, match: Match, bot: str) -> list[Advice]:
        """What a bot would weigh for the seat that is asked, best first."""
        return await self.run(advise, match, bot)

    async def run(
        self, work: Callable[[Shelf, str, int, str, str], T], match: Match, bot: str
    ) -> T:
        seat, position = int(match.state.seat), match.position()
        pool, luck = self.pool, secrets.token_hex(8)
        loop = asyncio.get_running_loop()
        try:
            with self.metrics.thoughts.time(), self.metrics.queued.track_inprogress():
                return await loop.run_in_executor(
                    pool, work, self.shelf, position, seat, bot, luck
                )
        except BrokenExecutor:
            if self.renew is not None and self.pool is pool:
                self.metrics.restarts.inc()
                self.pool = self.renew()
            raise

    def trouble(self) -> str:
        """Why no bot can think now, or ""."""
        return str(getattr(self.pool, "_broken", "") or "")


def processes(count: int) -> ProcessPoolExecutor:
    """The pool of a server, gone when the server is, however it ends."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=follow)


def follow() -> None:
    """A worker ends with its server: Ctrl-C is the server's, a kill -9 is noticed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    if server is not None:
        threading.Thread(target=end_after, args=(server.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def choose(shelf: Shelf, position: str, seat: int, bot: str, luck: str) -> int:
    return Brain(bot, luck).choose(seat_of(shelf, position, seat))


def advise(shelf: Shelf, position: str, seat: int, bot: str, luck: str) -> list[Advice]:
    return Brain(bot, luck).advise(seat_of(shelf, position, seat))


def seat_of(shelf: Shelf, position: str, seat: int) -> Seat:
    """The seat a bot is handed, from a position of our own making."""
    told = msgspec.json.decode(position, type=Position)
    game = shelf.find(told.game)
    chosen = game.set_up(told.options, told.seats)
    return Seat(game, game.load(chosen, told.seats, told.state), seat)
