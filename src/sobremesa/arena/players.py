"""Who plays in an arena: bots of the house, Python classes, commands, MCP clients.

An agent at several seats of a match is several players, who do not know each other.
"""

import hashlib
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Protocol

from sobremesa.bots.levels import Brain
from sobremesa.bots.own import BotError, Own, open_bot
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.options import Value
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import Result

LATE, ILLEGAL, CRASH = "late", "illegal", "crash"
FAULTS = (LATE, ILLEGAL, CRASH)


class Fault(Exception):
    """An agent did not answer as it must; somebody else decides for it."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(told)
        self.kind = kind


class Late(BaseException):
    """Its time is up: no `except Exception` of an agent catches it."""


@dataclass(frozen=True, kw_only=True)
class Sitting:
    """What a player is told when a match begins: nothing of its dice."""

    game: Game
    number: int
    seats: int
    options: dict[str, Value]
    luck: str  # for dice of its own
    match: int  # its number in the arena


class Player(Protocol):
    """One seat's."""

    def begin(self, sitting: Sitting) -> None: ...
    def choose(self, seat: Seat, news: list[Event], limit: float) -> int:
        """A legal action, within the time; a `Fault` otherwise."""

    def end(self, seat: Seat, news: list[Event], result: Result) -> None: ...
    def close(self) -> None: ...


class BotPlayer:
    """A bot of the house, or a class `module:Class`, in this process."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.bot: Brain | Own = open_bot(spec, 0)  # there is such a one
        self.checker = Own(spec, self.bot)

    def begin(self, sitting: Sitting) -> None:
        """A new bot for every match; one that cannot be made has crashed."""
        try:
            self.bot = open_bot(self.spec, sitting.luck)
        except BotError as error:
            raise Fault(CRASH, str(error)) from None

    def choose(self, seat: Seat, news: list[Event], limit: float) -> int:
        begun, bot = time.perf_counter(), self.bot
        try:
            with alarm(limit):
                if isinstance(bot, Brain):
                    answer: object = bot.choose(seat)
                else:
                    answer = bot.ask("choose", seat)
        except Late:
            raise Fault(LATE, f"no answer within {limit:g} s") from None
        except BotError as error:
            raise Fault(CRASH, str(error)) from None
        if time.perf_counter() - begun > limit:  # where nothing could interrupt it
            raise Fault(LATE, f"no answer within {limit:g} s")
        try:
            return self.checker.checked(seat, answer)
        except BotError as error:
            raise Fault(ILLEGAL, str(error)) from None

    def end(self, seat: Seat, news: list[Event], result: Result) -> None:
        pass

    def close(self) -> None:
        pass


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise `Late` when the time is up, where the system can: in the main thread.

    A bot that stays in compiled code is interrupted when it comes back from there.
    """
    main = threading.current_thread() is threading.main_thread()
    if not main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def luck_of(seed: str, seat: int) -> str:
    """Dice for a player that tell nothing of the match's own."""
    return hashlib.sha256(f"luck {seed} {seat}".encode()).hexdigest()[:16]
