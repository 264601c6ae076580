"""How much one network may ask for: every number of it stands here."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from .refusals import Refused

# At the door, by time
HEADER = 10.0  # seconds for a whole header
BODY = 60.0  # seconds for a whole body, and for a client to take what it is sent
IDLE = 15.0  # seconds a connection is kept for the next request
HELLO = 10.0  # seconds until a socket has said hello
PING = 20.0  # seconds between pings, and for the answer to one

# At the door, by count
HEADERS = 32 * 1024  # bytes of a request's first line and header
LINES = 100  # of a header
PARTS = 10_000  # in which a body may come
PIPELINE = 8  # requests of a connection that may wait for the answer to another
PIECE = 512  # bytes of a socket that are read in one go
CONNECTIONS = 256  # open at once, of one network
ALL_CONNECTIONS = 10_000  # open at once; fewer where the system gives fewer files
SOCKETS = 128  # open at once, of one network, however it comes

# What is sent
BODY_BYTES = 64 * 1024  # of a request, but for records
RECORD_BYTES = 4 * 1024 * 1024  # of a record to verify
REQUEST = 2 * RECORD_BYTES  # bytes until whoever still sends is cut off
MESSAGE_BYTES = 8 * 1024  # of one message of a socket
FRAMES = 200  # of a replay, at once
BEHIND = 200  # messages a slow client may fall behind

# Work in other processes
CHECK_TIME = 5.0  # seconds a file or an order may take to be read
READ_TIME = 10.0  # seconds a record or a replay may take
THINK_TIME = 30.0  # seconds a bot may take; the levels ask for 2 at most
LOOK_TIME = 120.0  # seconds for some decisions of a match that is looked back at
LOOKING = 16  # matches that are looked back at, or wait for it, at once
EACH_LOOKING = 2  # of them, of one network
LOOKED = 64  # analyses that are kept in memory
LONGEST = 3_000  # decisions of a match that is looked back at
PENDING = 4  # hints, or readings, of one network that wait or run at once
LINE = 64  # readings of all that wait at once

# The lab, which is the operator's alone
LAB_MATCHES = 100_000  # of a run, all variants together
LAB_RUNS = 200  # that are kept

PENALTY = 1.0  # seconds until somebody who asks too often is told so

# Seats and tables
TABLES = 100  # unfinished ones opened by one network
SEATS = 400  # at unfinished tables, of one network
GUESTS = 16  # seats taken at tables that wait, of one network

DAY = 86_400.0  # seconds for which tables that do not end are counted
ADDRESSES = 10_000  # networks remembered at once


class Rate(NamedTuple):
    """So many at once, and so many a second on average."""

    burst: int
    rate: float
    what: str


# By the names under which the application keeps them.
RATES = {
    "asks": Rate(120, 20, "requests"),
    "prints": Rate(1_000, 100, "requests for pages and words"),
    "opens": Rate(30, 0.5, "new tables"),
    "sockets": Rate(60, 2, "connections"),
    "hints": Rate(20, 0.5, "hints"),
    "replays": Rate(40, 2, "replays"),
    "analyses": Rate(10, 1 / 20, "matches to look back at"),
    "checks": Rate(40, 2, "files to check"),
    "verifies": Rate(20, 0.5, "records to verify"),
    "reports": Rate(5, 1 / 60, "reports"),
    "guesses": Rate(20, 0.2, "wrong keys"),
    "voices": Rate(20, 1, "lines of talk"),
    "messages": Rate(300, 60, "messages"),  # of all sockets: read later
}
ARRIVALS = Rate(512, 20, "new connections")  # of one network, at the door
MESSAGES = Rate(60, 20, "messages")  # of one socket
FRAMES_OF_A_SOCKET = Rate(100, 20, "frames")  # pings, pongs, parts of messages
HELLOS = Rate(10, 0.5, "hellos")  # of one socket
EARS = 16  # guests of a table for whom a message counts once more


def weight(guests: int) -> int:
    """How much a message counts at a table: all its guests may be told of it."""
    return min(1 + guests // EARS, RATES["messages"].burst)


@lru_cache(maxsize=ADDRESSES)
def network(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # a socket file, or what a proxy made up
        return address[:64]
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ip_network((ip, 64), strict=False))
    return str(ip)


class Bucket:
    """Tokens that come back with time: `burst` at once, `rate` a second on average."""

    def __init__(self, *, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


def bucket(allowed: Rate) -> Bucket:
    return Bucket(rate=allowed.rate, burst=allowed.burst)


class Limits:
    """A bucket for every network."""

    def __init__(self, *, rate: float, burst: int, what: str) -> None:
        self.rate = rate
        self.burst = burst
        self.what = what
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> bool:
        """Whether one more, or so many, are allowed."""
        bucket = self.buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(rate=self.rate, burst=self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(count)

    def check(self, address: str) -> None:
        if not self.take(address):
            raise Refused(
                "rate",
                f"too many {self.what} from this address: "
                f"{self.burst} at once, {self.rate:.2g} a second",
                429,
            )


class Share:
    """How many seats, or tables, that are not over one network may have."""

    def __init__(self, most: int, what: str = "seats at unfinished tables") -> None:
        self.most = most
        self.what = what
        # Tables, one each, and when they were taken: forgotten after a day.
        self.taken: OrderedDict[str, list[tuple[str, float]]] = OrderedDict()

    def check(
        self, address: str, count: int, unfinished: Callable[[str], bool]
    ) -> None:
        """Refuse more than the share; finished tables count no more."""
        recent = time.monotonic() - DAY
        held = [
            (id, at)
            for id, at in self.taken.get(address, [])
            if at > recent and unfinished(id)
        ]
        if held:
            self.taken[address] = held
        else:
            self.taken.pop(address, None)
        if len(held) + count > self.most:
            raise Refused(
                "share",
                f"this address has {len(held)} {self.what}, {self.most} is the most",
                429,
            )

    def add(self, address: str, table: str, count: int) -> None:
        now = time.monotonic()
        self.taken.setdefault(address, []).extend([(table, now)] * count)
        self.taken.move_to_end(address)
        if len(self.taken) > ADDRESSES:
            self.taken.popitem(last=False)


class Count:
    """How many of a thing one network has open at this moment."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        if self.open[address] >= self.most:
            raise Refused(
                "rate",
                f"this address has {self.most} {self.what} open, that is the most",
                429,
            )
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


def allowances() -> dict[str, Limits | Share | Count]:
    """What the application counts for every network, by name."""
    made: dict[str, Limits | Share | Count] = {
        name: Limits(**one._asdict()) for name, one in RATES.items()
    }
    made["share"] = Share(SEATS)
    made["guests"] = Share(GUESTS, "seats at tables that wait")
    made["tables"] = Share(TABLES, "unfinished tables")
    made["talks"] = Count(SOCKETS, "connections to tables")
    return made
