"""The door: how many may stand in it, and how long each may take.

uvicorn has no time limit for a request's header and none for its body, and counts
connections in all only. Its protocol classes are ours to extend.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    HttpToolsProtocol,
    RequestResponseCycle,
)
from websockets.frames import Frame

from .limits import (
    ALL_CONNECTIONS,
    ARRIVALS,
    BODY,
    CONNECTIONS,
    FRAMES_OF_A_SOCKET,
    HEADER,
    HEADERS,
    IDLE,
    LINES,
    MESSAGE_BYTES,
    PARTS,
    PIECE,
    PING,
    PIPELINE,
    REQUEST,
    Bucket,
    Limits,
    bucket,
    network,
)
from .posting import Posting

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]  # asked for before it is used

BACKLOG = 128  # connections taken from the system at once
RESERVE = 4 * BACKLOG + 128  # files for what is being refused, the store, the workers
FILES = ALL_CONNECTIONS + RESERVE
GRACE = 5  # seconds for the last answers when the server ends
SORRY = b"too many connections are open here, come again later\n"
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\n"
    b"connection: close\r\nretry-after: 10\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(SORRY), SORRY)
)
# What guests do wrong is told to them, and not to the log.
THEIR_FAULTS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)


class Door:
    """Who comes, and how many are inside: in all, and of every network but the house's
    own proxies.
    """

    def __init__(self, most: int, each: int, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.each = each
        self.proxies = tuple(ip_network(proxy) for proxy in proxies)
        self.inside = 0
        self.of: Counter[str] = Counter()
        self.arrivals = Limits(**ARRIVALS._asdict())

    def enter(self, guest: str) -> bool:
        """Whether one more of this network may come in."""
        if self.inside >= self.most:
            return False
        if not self.is_proxy(guest):
            if self.of[guest] >= self.each or not self.arrivals.take(guest):
                return False
        self.inside += 1
        self.of[guest] += 1
        return True

    def is_proxy(self, guest: str) -> bool:
        try:
            here = ip_network(guest)
        except ValueError:  # a socket file
            return False
        return any(
            here.version == proxy.version and here.overlaps(proxy)
            for proxy in self.proxies
        )

    def leave(self, guest: str) -> None:
        self.inside -= 1
        self.of[guest] -= 1
        if not self.of[guest]:
            del self.of[guest]


class TooMuch(Exception):
    """Ends the reading of a request in its midst, with one sentence to its sender."""


class Doorman(HttpToolsProtocol):
    """One connection: a header, a body and the taking of the answer have their time."""

    door: Door
    guest: str | None = None  # its network, while it is inside
    timer: asyncio.TimerHandle | None = None
    heading = True  # whether a header is to come, or to be completed
    read = 0  # bytes of the request so far
    lines = parts = 0  # of its header and of its body
    fault = ""  # of what was read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        peer = transport.get_extra_info("peername")
        guest = network(str(peer[0])) if peer else ""
        self.transport = transport
        if not self.door.enter(guest):
            transport.write(FULL)
            transport.close()
            return
        self.guest = guest
        self.cycles: list[RequestResponseCycle] = []  # requests under way, or in line
        super().connection_made(transport)
        self.wait(HEADER)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        if self.guest is not None:
            self.door.leave(self.guest)
            self.part()
            super().connection_lost(exc)

    def wait(self, seconds: float) -> None:
        """The time of what comes next begins."""
        self.stop()
        self.timer = self.loop.call_later(seconds, self.cut_off)

    def cut_off(self) -> None:
        self.part()
        self.transport.abort()

    def part(self) -> None:
        """Nobody takes the answers any more: uvicorn tells so to the last one only."""
        for cycle in self.cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self.cycles.clear()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        if self.timer is None:
            self.wait(HEADER)
        self.read += len(data)
        if self.read > REQUEST:  # an answer was given long ago
            self.cut_off()
            return
        super().data_received(data)
        if self.heading and self.read > HEADERS:
            self.send_400_response(f"a header has at most {HEADERS} bytes")

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(self.fault or msg)
        self.part()

    def refuse(self, fault: str) -> None:
        self.fault = fault
        raise TooMuch(fault)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE:
            self.refuse(f"at most {PIPELINE} requests wait for an answer")
        self.lines = self.parts = 0
        if self.timer is None:  # after another request in one piece
            self.wait(HEADER)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.lines += 1
        if self.lines > LINES:
            self.refuse(f"a header has at most {LINES} lines")
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.parts += 1
        if self.parts > PARTS:
            self.refuse(f"a body comes in at most {PARTS} parts")
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self.heading = False
        self.wait(BODY)
        super().on_headers_complete()
        if self.cycle is not None:  # else it becomes a socket
            self.cycles = [one for one in self.cycles if not one.response_complete]
            self.cycles.append(self.cycle)

    def on_message_complete(self) -> None:
        self.heading, self.read = True, 0
        self.stop()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # as soon as all is taken
            self.wait(BODY)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.wait(BODY)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait(BODY)

    def resume_writing(self) -> None:
        self.stop()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self.stop()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Seated) and self.guest is not None:
            protocol.door, protocol.guest = self.door, self.guest
            self.guest = None


class Seated(Posting):
    """A socket: counted at the door, and cut off if it is deaf or babbles.

    It is read piece by piece, and no further while a message waits to be answered: what
    is sent in one go, packed or in tiny frames, may be thousands of them.
    """

    door: Door | None = None
    guest = ""
    bucket: Bucket | None = None
    rest = memoryview(b"")  # what came and is not read yet

    def data_received(self, data: bytes) -> None:
        self.rest = memoryview(bytes(self.rest) + data)
        self.go_on()

    def go_on(self) -> None:
        while self.rest and not self.read_paused and not self.transport.is_closing():
            piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
            super().data_received(bytes(piece))

    async def receive(self) -> Any:
        """Any: a message of ASGI, as uvicorn has it."""
        message = await super().receive()
        self.go_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """A whole message; after the last word nobody listens, and few are fine."""
        if not self.close_sent or self.calm():
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.door is not None:
            self.door.leave(self.guest)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever does not read never takes the last word

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(BODY, self.transport.abort)

    def calm(self) -> bool:
        """Frames that are no whole message cost us and mean little: a few are fine."""
        if self.bucket is None:
            self.bucket = bucket(FRAMES_OF_A_SOCKET)
        if self.bucket.take():
            return True
        self.transport.abort()
        return False

    def handle_cont(self, event: Frame) -> None:
        if self.calm():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.calm() and self.writable.is_set():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.calm():
            super().handle_pong(event)


def not_their_fault(record: logging.LogRecord) -> bool:
    return record.msg not in THEIR_FAULTS


def files(wanted: int = FILES) -> int:
    """How many files this process may open, after asking for enough."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def at_the_door(app: Any, proxies: Collection[str] = ()) -> uvicorn.Config:
    """uvicorn with a doorman. Any: an ASGI application, as uvicorn takes it.

    Only proxies named here are believed when they tell whom they speak for.
    """
    most = max(BACKLOG, min(ALL_CONNECTIONS, files() - RESERVE))

    class Here(Doorman):
        door = Door(most, CONNECTIONS, proxies)

    logging.getLogger("uvicorn.error").addFilter(not_their_fault)
    return uvicorn.Config(
        app,
        http=Here,
        ws=Seated,
        log_config=None,  # ours, see logs.py
        access_log=False,
        backlog=BACKLOG,
        timeout_keep_alive=int(IDLE),
        timeout_graceful_shutdown=GRACE,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
