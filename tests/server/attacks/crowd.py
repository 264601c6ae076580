"""Attackers: many requests at once, each crowd from one address."""

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from ..net import PATIENCE, Server, own_address

Ask = Callable[[httpx.AsyncClient, int], Coroutine[Any, Any, httpx.Response]]


async def ask_all(server: Server, ask: Ask, count: int, at_once: int) -> Counter[int]:
    """How often each status was answered; a closed connection counts as 0."""
    statuses: Counter[int] = Counter()
    numbers = iter(range(count))
    transport = httpx.AsyncHTTPTransport(local_address=own_address())
    async with httpx.AsyncClient(
        base_url=server.url,
        transport=transport,
        timeout=PATIENCE,
        limits=httpx.Limits(max_connections=at_once),
    ) as client:

        async def one() -> None:
            for number in numbers:
                try:
                    statuses[(await ask(client, number)).status_code] += 1
                except httpx.TransportError:
                    statuses[0] += 1

        await asyncio.gather(*(one() for _ in range(at_once)))
    return statuses


class Crowd:
    """An attack under way, in a thread of its own."""

    def __init__(self, attack: Coroutine[Any, Any, Any]) -> None:
        self.attack = attack
        self.result: Any = None
        self.fault: BaseException | None = None
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        try:
            self.result = asyncio.run(self.attack)
        except BaseException as fault:
            self.fault = fault

    def end(self) -> Any:
        """What came of it."""
        self.thread.join(3 * PATIENCE)
        assert not self.thread.is_alive(), "the attack does not end"
        if self.fault is not None:
            raise self.fault
        return self.result


@contextmanager
def half_sent(server: Server, count: int, address: str) -> Iterator[None]:
    """Connections that each send half a header, and no more."""
    url = httpx.URL(server.url)
    assert url.port is not None
    open_: list[socket.socket] = []
    try:
        for _ in range(count):
            one = socket.create_connection(
                (url.host, url.port), PATIENCE, source_address=(address, 0)
            )
            open_.append(one)
            one.sendall(b"GET /api/tables HTTP/1.1\r\nhost: x\r\n")
        yield
    finally:
        for one in open_:
            one.close()
