"""Bots think in worker processes, so that the server never waits for them."""

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

import msgspec

from sobremesa.bots.bot import Advice
from sobremesa.bots.levels import Brain
from sobremesa.games import find
from sobremesa.kernel.match import Match
from sobremesa.kernel.position import Position
from sobremesa.kernel.seat import Seat


class Thinker:
    """Hands the question on a table to a pool of processes."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool

    async def choose(self, match: Match, bot: str) -> int:
        """A bot's answer for the seat that is asked."""
        seat, position = int(match.state.seat), match.position()
        luck = secrets.token_hex(8)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, choose, position, seat, bot, luck)

    async def advise(self, match: Match, bot: str) -> list[Advice]:
        """What a bot would weigh for the seat that is asked, best first."""
        seat, position = int(match.state.seat), match.position()
        luck = secrets.token_hex(8)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, advise, position, seat, bot, luck)


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


def choose(position: str, seat: int, bot: str, luck: str) -> int:
    return Brain(bot, luck).choose(seat_of(position, seat))


def advise(position: str, seat: int, bot: str, luck: str) -> list[Advice]:
    return Brain(bot, luck).advise(seat_of(position, seat))


def seat_of(position: str, seat: int) -> Seat:
    """The seat a bot is handed, from a position of our own making."""
    told = msgspec.json.decode(position, type=Position)
    game = find(told.game)
    chosen = game.set_up(told.options, told.seats)
    return Seat(game, game.load(chosen, told.seats, told.state), seat)
