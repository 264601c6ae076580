"""How much one address may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

from .refusals import Refused

ADDRESSES = 10_000  # remembered at once


class Bucket:
    """Tokens that come back with time: `burst` at once, `rate` a second on average."""

    def __init__(self, *, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """A bucket for every address."""

    def __init__(self, *, rate: float, burst: int, what: str) -> None:
        self.rate = rate
        self.burst = burst
        self.what = what
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        bucket = self.buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(rate=self.rate, burst=self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refused(
                "rate",
                f"too many {self.what} from this address: "
                f"{self.burst} at once, {self.rate:g} a second",
                429,
            )


class Share:
    """How many seats at unfinished tables one address may take."""

    def __init__(self, most: int, where: str = "unfinished tables") -> None:
        self.most = most
        self.where = where
        self.taken: OrderedDict[str, list[str]] = OrderedDict()  # table ids, one a seat

    def check(
        self, address: str, seats: int, unfinished: Callable[[str], bool]
    ) -> None:
        """Refuse more seats than the share; finished tables count no more."""
        held = [id for id in self.taken.get(address, []) if unfinished(id)]
        self.taken[address] = held
        if len(held) + seats > self.most:
            raise Refused(
                "share",
                f"this address has {len(held)} seats at {self.where}, "
                f"{self.most} is the most",
                429,
            )

    def add(self, address: str, table: str, seats: int) -> None:
        self.taken.setdefault(address, []).extend([table] * seats)
        self.taken.move_to_end(address)
        if len(self.taken) > ADDRESSES:
            self.taken.popitem(last=False)
