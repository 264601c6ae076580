"""Places at which work is done, given out in turn: nobody waits behind a stranger."""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass, field
from math import exp2

from .limits import ADDRESSES
from .refusals import Refused

HALF = 30.0  # seconds after which half of what was used is forgotten
FIRST, LATER = 0, 1  # live tables' bots; whatever else the same payer asks for


@dataclass
class Account:
    """What a payer has used lately, in seconds of work."""

    used: float = 0.0
    at: float = field(default_factory=time.monotonic)

    def now(self) -> float:
        return self.used * exp2((self.at - time.monotonic()) / HALF)

    def add(self, seconds: float) -> None:
        self.used, self.at = self.now() + seconds, time.monotonic()


class Line:
    """Those of one payer who wait: in the order they came, bots before the others."""

    def __init__(self) -> None:
        self.turns: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    def __len__(self) -> int:
        return sum(map(len, self.turns))

    def pop(self) -> asyncio.Future[None]:
        return next(turns for turns in self.turns if turns).popleft()


class Lane:
    """A number of places. A free one goes to the payer who has used least of late.

    So a newcomer waits for the work in hand, and not for what others have in line.
    Where there are several places no payer holds them all.
    """

    def __init__(self, places: int, *, line: int | None = None) -> None:
        self.free = places
        self.each = max(1, places - 1)
        self.line = line  # how many may wait in all
        self.lines: dict[str, Line] = {}
        self.running: Counter[str] = Counter()
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def waiting(self) -> int:
        return sum(map(len, self.lines.values()))

    def admit(self, payer: str, most: int) -> None:
        """Refuse more than `most` of one payer, or more than all may wait."""
        mine = self.running[payer] + len(self.lines.get(payer, ()))
        if mine >= most:
            raise Refused(
                "busy", f"{mine} of yours are not answered yet, {most} is the most", 429
            )
        if self.line is not None and self.waiting() >= self.line:
            raise Refused(
                "busy", f"{self.line} others wait already, come again later", 503
            )

    async def enter(self, payer: str, rank: int = FIRST) -> None:
        """Wait for a place; whoever gives up waiting leaves the line."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turns = self.lines.setdefault(payer, Line()).turns[rank]
        turns.append(turn)
        self.call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called at the same moment
                self.leave(payer, 0.0)
            elif turn in turns:
                turns.remove(turn)
                self.tidy(payer)
            raise

    def leave(self, payer: str, seconds: float) -> None:
        """Give the place back, after so much work."""
        self.running[payer] -= 1
        if not self.running[payer]:
            del self.running[payer]
        self.free += 1
        self.account(payer).add(seconds)
        self.call()

    def call(self) -> None:
        """Give free places to those who wait."""
        while self.free:
            able = [payer for payer in self.lines if self.running[payer] < self.each]
            if not able:
                return
            payer = min(able, key=self.burden)
            turn = self.lines[payer].pop()
            self.tidy(payer)
            if turn.cancelled():  # given up at this very moment
                continue
            self.free -= 1
            self.running[payer] += 1
            turn.set_result(None)

    def burden(self, payer: str) -> tuple[int, float]:
        account = self.accounts.get(payer)
        return self.running[payer], account.now() if account else 0.0

    def account(self, payer: str) -> Account:
        account = self.accounts.setdefault(payer, Account())
        self.accounts.move_to_end(payer)
        if len(self.accounts) > ADDRESSES:
            self.accounts.popitem(last=False)
        return account

    def tidy(self, payer: str) -> None:
        if not self.lines[payer]:
            del self.lines[payer]
