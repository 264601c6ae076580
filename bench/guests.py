"""Clients that put a server under load, and what they measure."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0


@dataclass
class Tally:
    """What the clients of one server measured."""

    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0  # of the messages, unpacked
    refusals: int = 0
    matches: int = 0
    cpu: float = 0.0  # seconds of the server's
    seconds: float = 0.0

    def row(self, name: str) -> str:
        """One line of the table."""
        if not self.latencies:
            return f"{name:<34} nothing was played"
        ordered = sorted(self.latencies)
        half = ordered[len(ordered) // 2]
        slow = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        kilobytes = self.bytes / max(1, self.messages) / 1e3
        return (
            f"{name:<34} {len(ordered) / self.seconds:>9.0f} "
            f"{self.cpu / len(ordered) * 1e3:>13.2f} {half * 1e3:>8.1f} "
            f"{slow * 1e3:>8.1f} {self.messages / self.seconds:>11.0f} "
            f"{kilobytes:>8.1f} {self.matches:>8} {self.refusals:>8}"
        )


HEAD = (
    f"{'server':<34} {'actions/s':>9} {'CPU ms/action':>13} "
    f"{'p50 ms':>8} {'p99 ms':>8} "
    f"{'snapshots/s':>11} {'kB each':>8} {'matches':>8} {'refused':>8}"
)


class Shown(msgspec.Struct):
    """What a client needs of a message."""

    type: str = ""
    decisions: int = -1
    legal: list[int] = []
    scores: list[float] | None = None


@dataclass(frozen=True, kw_only=True)
class Load:
    """What is played, and how."""

    game: str
    seats: int
    tables: int
    seconds: float
    compression: bool
    spread: bool  # a table's clients over all servers, not to one of them


decoder = msgspec.json.Decoder(Shown)


class Table:
    """One table after the other, at a server by its number or at all of them."""

    def __init__(self, urls: list[str], number: int, tally: Tally, load: Load) -> None:
        self.urls = urls if load.spread else urls[number % len(urls) :][:1]
        self.address = f"127.1.{number // 200}.{number % 200 + 1}"
        self.tally = tally
        self.load = load
        self.end = time.monotonic() + 600

    async def run(self, start: asyncio.Event) -> None:
        """Sit down, wait for the start, play until the time is up."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(
            base_url=self.urls[0], transport=transport, timeout=PATIENCE
        ) as client:
            while time.monotonic() < self.end or not start.is_set():
                names = range(self.load.seats)
                seats = [{"kind": "human", "name": f"p{n}"} for n in names]
                order = {"game": self.load.game, "seats": seats, "public": False}
                answer = await client.post("/api/tables", json=order)
                answer.raise_for_status()
                opened: dict[str, Any] = answer.json()
                id = opened["table"]["id"]
                await asyncio.gather(
                    *[self.client(id, key, start) for key in opened["keys"]]
                )

    async def client(self, id: str, key: dict[str, Any], start: asyncio.Event) -> None:
        seat: int = key["seat"]
        url = self.urls[seat % len(self.urls)].replace("http", "ws")
        async with connect(
            f"{url}/api/tables/{id}/socket",
            local_addr=(self.address, 0),
            open_timeout=PATIENCE,
            max_size=None,
            compression="deflate" if self.load.compression else None,
        ) as socket:
            holder = {"seat": seat, "token": key["token"]}
            await say(socket, {"type": "hello", "keys": [holder]})
            shown = await self.receive(socket)
            await start.wait()
            while time.monotonic() < self.end and shown.scores is None:
                if shown.legal:
                    shown = await self.play(socket, seat, shown)
                else:
                    shown = await self.receive(socket)
            self.tally.matches += shown.scores is not None and seat == 0

    async def play(self, socket: ClientConnection, seat: int, shown: Shown) -> Shown:
        """An action, until the snapshot that contains it."""
        decisions, action = shown.decisions, random.choice(shown.legal)
        sent = time.perf_counter()
        play = {"type": "play", "seat": seat, "action": action, "decisions": decisions}
        await say(socket, play)
        while time.monotonic() < self.end:
            answer = await self.receive(socket)
            if answer.type == "refusal":
                self.tally.refusals += 1
                await asyncio.sleep(0.1)
                return shown
            if answer.decisions > decisions:
                self.tally.latencies.append(time.perf_counter() - sent)
                return answer
        return shown

    async def receive(self, socket: ClientConnection) -> Shown:
        """The next message, or an empty one when the time is up."""
        left = max(0.0, self.end - time.monotonic())
        try:
            async with asyncio.timeout(left):
                text = await socket.recv(decode=False)
        except TimeoutError:
            return Shown()
        self.tally.messages += 1
        self.tally.bytes += len(text)
        return decoder.decode(text)


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message).decode())
