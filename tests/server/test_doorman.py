"""The door: slow, silent, deaf and too many guests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server import doorman
from sobremesa.server.doorman import Door, Doorman, Seated, at_the_door
from sobremesa.server.limits import ARRIVALS, HEADERS, LINES, PARTS, PIECE, PIPELINE
from sobremesa.server.ports import listen

from .tables import PATIENCE, in_loop, until

SOON = 0.2  # seconds, in place of the true limits
HALF = b"GET / HTTP/1.1\r\nhost: here\r\n"  # of a header
WHOLE = HALF + b"\r\n"
UPGRADE = (
    HALF + b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
EMPTY = b"\x81\x80\0\0\0\0"  # a text frame without text
POST = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n12345"
BIG = b"x" * (16 * 1024 * 1024)  # more than the system keeps for a deaf client


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Tells whoever asks its address, or much; what a socket hears its path says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        if scope["path"] == "/bye":
            await send({"type": "websocket.close"})
            return
        if scope["path"] == "/deaf":
            await asyncio.Event().wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            if scope["path"] == "/echo":
                await send({"type": "websocket.send", "text": message["text"]})
    elif scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        body = BIG if scope["path"] == "/big" else scope["client"][0].encode()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})


class House:
    def __init__(self, door: Door, port: int) -> None:
        self.door = door
        self.port = port

    async def stream(
        self, source: str = "127.0.0.1"
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(source, 0)
        )


@asynccontextmanager
async def house(*proxies: str) -> AsyncIterator[House]:
    config = at_the_door(app, proxies)
    config.lifespan = "off"
    assert isinstance(config.http, type)
    assert issubclass(config.http, Doorman)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve([listening]))  # without its signals
    await until(lambda: server.started, "the server has started")
    try:
        yield House(config.http.door, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await running


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that is said until the other side closes."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize("sent", [b"", HALF, POST, WHOLE + HALF], ids=len)
@in_loop
async def test_whoever_does_not_go_on_is_cut_off(
    sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorman, "HEADER", SOON)
    monkeypatch.setattr(doorman, "BODY", SOON)
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(sent)

        said = await heard(reader)

        assert (b"200 OK" in said) == (WHOLE in sent)
        await until(lambda: not place.door.inside, "the connection is forgotten")
        writer.close()


@in_loop
async def test_a_header_that_drips_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doorman, "HEADER", SOON)
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(HALF)

        async def drip() -> None:
            while True:
                writer.write(b"a: b\r\n")
                await asyncio.sleep(SOON / 10)

        dripping = asyncio.create_task(drip())
        assert b"" == await heard(reader)
        dripping.cancel()
        writer.close()


@in_loop
async def test_an_endless_header_is_refused() -> None:
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(HALF)
        while not reader.at_eof() and not writer.is_closing():
            writer.write(b"a: " + b"b" * 1000 + b"\r\n")
            await asyncio.sleep(0)
            if place.door.inside == 0:
                break
        said = await heard(reader)

        assert not said or f"at most {HEADERS} bytes".encode() in said
        writer.close()


MUCH = {
    "requests": (WHOLE * 1_000, f"at most {PIPELINE} requests wait"),
    "lines": (HALF + b"a:\r\n" * 1_000, f"at most {LINES} lines"),
    "parts": (
        b"POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
        + b"1\r\nx\r\n" * 2 * PARTS,
        f"at most {PARTS} parts",
    ),
}


@pytest.mark.parametrize("what", MUCH)
@in_loop
async def test_what_is_sent_in_one_go_is_not_read_to_its_end(what: str) -> None:
    sent, told = MUCH[what]
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(sent)
        said = await heard(reader)

        assert told.encode() in said
        assert said.count(b"200 OK") <= 1
        await until(lambda: not place.door.inside, "the connection is forgotten")
        writer.close()


@in_loop
async def test_whoever_does_not_take_the_answer_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doorman, "BODY", SOON)
    async with house() as place:
        _, writer = await place.stream()
        writer.write(WHOLE.replace(b" / ", b" /big "))
        await until(lambda: place.door.inside, "it has come")
        await until(lambda: not place.door.inside, "it is cut off")
        writer.close()


@in_loop
async def test_a_socket_that_answers_no_ping_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doorman, "PING", SOON)
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(UPGRADE)
        said = await heard(reader)

        assert b"101 Switching" in said
        await until(lambda: not place.door.inside, "the socket is forgotten")
        writer.close()


@in_loop
async def test_a_socket_that_babbles_is_cut_off() -> None:
    async with house() as place, connect(f"ws://127.0.0.1:{place.port}/") as socket:
        with suppress(ConnectionClosed):
            for _ in range(100_000):
                await socket.ping()
        await until(lambda: not place.door.inside, "the socket is forgotten")


@in_loop
async def test_a_socket_is_read_no_further_while_a_message_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting = 0

    class Watched(Seated):
        def send_receive_event_to_app(self) -> None:
            nonlocal waiting
            super().send_receive_event_to_app()
            waiting = max(waiting, self.queue.qsize())

    monkeypatch.setattr(doorman, "Seated", Watched)
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(UPGRADE.replace(b" / ", b" /deaf "))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(EMPTY * 20_000)
        await until(lambda: waiting, "a message waits")
        # Whoever comes later is served after all that was to be read of it.
        other, asking = await place.stream()
        asking.write(WHOLE)
        assert b"200 OK" in await other.readuntil(b"\r\n")

        assert waiting <= PIECE
        for one in (writer, asking):
            one.close()


@in_loop
async def test_all_that_a_socket_sends_is_heard_in_the_end() -> None:
    async with house() as place, connect(f"ws://127.0.0.1:{place.port}/echo") as wire:
        sent = [f"{number} {'x' * (number % 700)}" for number in range(2_000)]

        async def say() -> None:
            for text in sent:
                await wire.send(text)

        saying = asyncio.create_task(say())
        assert sent == [await wire.recv() for _ in sent]
        await saying


@in_loop
async def test_whoever_goes_on_after_the_last_word_is_cut_off() -> None:
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(UPGRADE.replace(b" / ", b" /bye "))
        await reader.readuntil(b"\r\n\r\n")
        with suppress(ConnectionError):
            while place.door.inside:
                writer.write(EMPTY * 10)
                await writer.drain()
                await asyncio.sleep(0)
        writer.close()
        assert b"\x88" in await heard(reader), "the last word"


def test_only_so_many_of_a_network_come_in_a_while() -> None:
    door = Door(10_000, 10_000, proxies=("127.0.0.1",))

    def come(guest: str) -> bool:
        if inside := door.enter(guest):
            door.leave(guest)
        return inside

    assert all(come("127.0.0.2") for _ in range(ARRIVALS.burst))
    assert not all(come("127.0.0.2") for _ in range(ARRIVALS.burst))
    assert come("127.0.0.3")
    assert all(come("127.0.0.1") for _ in range(2 * ARRIVALS.burst)), "a proxy may"


@in_loop
async def test_only_so_many_of_a_network_come_in() -> None:
    async with house() as place:
        place.door.each = 3
        guests = [await place.stream("127.0.0.2") for _ in range(5)]
        await until(lambda: place.door.inside == 3, "three are inside")

        assert b"503 Service" in await heard(guests[4][0])
        reader, writer = await place.stream("127.0.0.3")
        writer.write(WHOLE)
        assert b"200 OK" in await reader.readuntil(b"\r\n")
        for _, one in [*guests, (reader, writer)]:
            one.close()
        await until(lambda: not place.door.inside, "all have gone")
        assert not place.door.of


@in_loop
async def test_only_so_many_come_in_at_all() -> None:
    async with house() as place:
        place.door.most = 2
        guests = [await place.stream(f"127.0.0.{n}") for n in range(2, 6)]
        await until(lambda: place.door.inside == 2, "two are inside")
        assert b"503 Service" in await heard(guests[3][0])
        for _, one in guests:
            one.close()


@in_loop
async def test_a_socket_counts_until_it_is_closed() -> None:
    async with house() as place:
        async with connect(f"ws://127.0.0.1:{place.port}/"):
            assert 1 == place.door.inside
        await until(lambda: not place.door.inside, "the socket is closed")


@in_loop
async def test_only_proxies_of_the_house_are_believed() -> None:
    forwarded = {"x-forwarded-for": "2001:db8::7"}
    for proxies, told in (((), "127.0.0.1"), (("127.0.0.1",), "2001:db8::7")):
        async with house(*proxies) as place, httpx.AsyncClient() as client:
            answer = await client.get(
                f"http://127.0.0.1:{place.port}/", headers=forwarded
            )
            assert told == answer.text


def test_a_proxy_of_the_house_is_not_counted_as_a_guest() -> None:
    door = Door(5, 2, proxies=("127.0.0.1",))

    assert [True] * 5 == [door.enter("127.0.0.1") for _ in range(5)]
    assert not door.enter("127.0.0.1"), "but all in all"
    door.leave("127.0.0.1")
    assert door.enter("127.0.0.2")


@in_loop
async def test_what_guests_do_wrong_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with house() as place:
        reader, writer = await place.stream()
        writer.write(b"\x00\x01\x02 nonsense\r\n\r\n")
        assert b"400 Bad Request" in await heard(reader)
        writer.close()
    assert "Invalid HTTP" not in caplog.text
