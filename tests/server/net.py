"""A server process for tests, and clients of it, each from an address of its own."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sobremesa.games import GAMES
from sobremesa.server.limits import MESSAGES, Bucket

from .forked import Forked

PATIENCE = 180.0  # seconds until a test gives up waiting
Json = dict[str, Any]
# Limits count by address: every client comes from its own of the loopback's.
hosts = itertools.count(256 * (os.getpid() % 200 + 2) + 2)


def own_address() -> str:
    number = next(hosts)
    return f"127.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255 or 1}"


class Process(Protocol):
    """What a test wants of a process."""

    pid: int

    def poll(self) -> int | None: ...
    def send_signal(self, how: int) -> None: ...
    def wait(self, timeout: float) -> object: ...


class Server:
    """`sobremesa serve` in a process of its own, forked unless it is to be renewed."""

    def __init__(self, folder: Path, *args: str, forked: bool = True) -> None:
        self.folder = folder
        self.args = args
        self.forked = forked
        self.log = folder / "server.log"
        self.process: Process | None = None
        self.url = ""

    def start(self) -> Self:
        args = ["--no-browser", "--port", "0", *self.args]
        if "--database" not in self.args:
            args += ["--data", str(self.folder)]
        self.log.touch()
        told = self.log.stat().st_size
        self.process = self.launch(args)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            words = self.log.read_bytes()[told:].decode().split()
            found = [word for word in words if word.startswith("http://")]
            if found and self.answers(found[0].rstrip("/")):
                return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def launch(self, args: list[str]) -> Process:
        if self.forked:
            return Forked(["serve", *args], self.log)
        with self.log.open("ab") as out:
            return subprocess.Popen(
                [sys.executable, "-m", "sobremesa", "serve", *args],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
            )

    def answers(self, url: str) -> bool:
        self.url = url
        try:
            return httpx.get(f"{url}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()


@contextmanager
def client_of(server: Server) -> Iterator[httpx.Client]:
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(
        base_url=server.url, transport=transport, timeout=PATIENCE
    ) as client:
        yield client


def lengthened(texts: list[str]) -> list[str]:
    """As they were before a catalog shortened them."""
    last = ""
    return [last := last[: int(text[0], 36)] + text[1:] for text in texts]


def order(*kinds: str, clock: int = 0) -> Json:
    """A table for people ("Ana"), bots ("bot:greedy") and whoever comes ("open")."""
    seats = []
    for kind in kinds:
        word, _, level = kind.partition(":")
        known = {"open": {"kind": "open"}, "bot": {"kind": "bot", "name": level}}
        seats.append(known.get(word, {"kind": "human", "name": kind}))
    return {"game": GAMES[0].id, "seats": seats, "clock": clock}


PEOPLE = order("Ana", "Bea", "Caro", "Dora")


def join(client: httpx.Client, table: str, name: str, **fields: object) -> Json:
    """A seat of a table, taken from a device of one's own."""
    asked = {"name": name, "device": f"{name}-has-a-browser", **fields}
    answer = client.post(f"/api/tables/{table}/join", json=asked)
    assert answer.status_code == 200, answer.text
    key: Json = answer.json()
    return key


def open_table(client: httpx.Client, asked: Json = PEOPLE) -> tuple[str, list[Json]]:
    """A new table's id and its creator's keys."""
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return opened["table"]["id"], opened["keys"]


class Wire:
    """One WebSocket, and every text it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.pace = Bucket(rate=0.9 * MESSAGES.rate, burst=MESSAGES.burst - 10)

    def calmly(self) -> None:
        """Wait until another message is well within the limits."""
        while not self.pace.take():
            time.sleep(0.05)

    def send(self, type: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hello(self, *keys: Json, since: int = 0) -> Json:
        held = [{"seat": key["seat"], "token": key["token"]} for key in keys]
        self.send("hello", keys=held, since=since)
        return self.snapshot()

    def receive(self) -> Json:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        return message

    def company(self) -> Json:
        """The table's card, when somebody has come or gone."""
        card: Json = self.next("company")["table"]
        return card

    def next(self, type: str) -> Json:
        """The next message of a type."""
        while True:
            message = self.receive()
            if message["type"] == type:
                return message

    def snapshot(self) -> Json:
        return self.next("snapshot")

    def refused(self) -> str:
        """The code of the next refusal, which has a sentence and no traceback."""
        message = self.next("refusal")
        assert message["message"]
        assert "Traceback" not in message["message"]
        code: str = message["code"]
        return code

    def snapshot_of(self, decisions: int) -> Json:
        """The first snapshot with at least so many decisions."""
        while True:
            message = self.snapshot()
            if message["decisions"] >= decisions:
                return message

    def closed(self) -> int | None:
        """The code with which the server closes."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


@contextmanager
def wire_to(
    server: Server, table: str, source: str = "", **headers: str
) -> Iterator[Wire]:
    address = server.url.replace("http://", "ws://")
    with connect(
        f"{address}/api/tables/{table}/socket",
        additional_headers=headers,
        source_address=(source or own_address(), 0),
        max_size=None,
        open_timeout=PATIENCE,
    ) as socket:
        yield Wire(socket)
