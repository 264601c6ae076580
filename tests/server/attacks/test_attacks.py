"""Nothing that a guest sends stops the others: each attack, with a match beside it."""

import asyncio
import json
import resource
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sobremesa.games import find

from ..net import (
    PEOPLE,
    Json,
    Server,
    client_of,
    open_table,
    order,
    own_address,
    wire_to,
)
from .beside import beside
from .crowd import Crowd, ask_all, half_sent

REFUSED = {0, 429, 503}  # politely, or the connection is closed
QUIET = 64 * 1024  # bytes a log may have after all attacks


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own: its log is read at the end."""
    with Server(tmp_path_factory.mktemp("attacked")) as running:
        yield running
    said = running.log.read_text()
    assert "Traceback" not in said, said[:10_000]
    assert len(said) < QUIET, said[:10_000]


async def posts(place: Server, path: str, body: Json, count: int) -> Any:
    """The same body many times, from one address."""
    sent = json.dumps(body).encode()

    async def ask(client: httpx.AsyncClient, _: int) -> httpx.Response:
        head = {"content-type": "application/json"}
        return await client.post(path, content=sent, headers=head)

    return await ask_all(place, ask, count, count)


def table_of(place: Server, asked: Json) -> tuple[str, list[Json]]:
    with client_of(place) as client:
        return open_table(client, asked)


TWO = [{"kind": "human", "name": "Eva"}] * 2
RECORD = (
    "sobremesa record 1\ngame: stratum\nedition: 1\ntable: 0\n"
    "seat S: a\nseat F: b\nseat Y: c\nseat M: d\ncommitment: 0\nresult: *\n"
    "digest: 0\n\nactions\n1 S: x"
)
TAPE = "\n\ntape\n0"  # a record without one is not read at all
# What once took seconds for each kilobyte, and held the interpreter.
RECORDS = [
    RECORD + " " * 1_000_000 + "y" + TAPE,
    RECORD + "{" * 500_000 + TAPE,
    RECORD + " {}" * 300_000 + TAPE,
    RECORD + "\n1 S: x" * 100_000 + TAPE,
]


@pytest.mark.parametrize("text", RECORDS, ids=["spaces", "braces", "comments", "runs"])
def test_records_that_are_hard_to_read(place: Server, text: str) -> None:
    with beside(place) as match:
        crowd = Crowd(posts(place, "/api/verify", {"record": text}, 6))
        match.goes_on(10)
        statuses = crowd.end()
        assert statuses[200], "it was not read within its time"
        assert set(statuses) <= {200} | REFUSED


# As long as a file may be, and longer ones.
FILES = [
    ("heroes", "deck", "1" + " " * 16_000 + "!"),
    ("heroes", "deck", ("1" + " " * 50 + "x\n") * 300),
    ("heroes", "deck", "a" * 16_000),
    ("heroes", "deck", "1" + " " * 50_000 + "!"),
    ("escaramuzas", "map", "a." * 8_000 + "b = 1"),
    ("escaramuzas", "map", "a = " + "[" * 16_000),
    ("escaramuzas", "map", 'a = """' + "\\" * 16_000),
    ("escaramuzas", "army", "a." * 30_000 + "b = 1"),
]


@pytest.mark.parametrize(("game", "kind", "text"), FILES, ids=range(len(FILES)))
def test_files_that_are_hard_to_read(
    place: Server, game: str, kind: str, text: str
) -> None:
    with beside(place) as match:
        path = f"/api/games/{game}/files/{kind}/check"
        crowd = Crowd(posts(place, path, {"text": text}, 6))
        match.goes_on(10)
        statuses = crowd.end()
        assert statuses[200], "it was not read within its time"
        assert set(statuses) <= {200} | REFUSED


LIST = f"list.{find('heroes').kinds['seat'][0]}"
ORDERS = [
    ("heroes", LIST, "1" + "x" * 3_900 + "!"),
    ("heroes", LIST, "1," * 1_900),
    ("heroes", LIST, "1" + " " * 50_000 + "!"),
    ("escaramuzas", "own_map", "*a:" + "1," * 1_900),
    ("escaramuzas", "own_map", "1" * 4_000),
    ("escaramuzas", "own_map", "1" * 50_000),
]


@pytest.mark.parametrize(("game", "option", "text"), ORDERS, ids=range(len(ORDERS)))
def test_orders_that_are_hard_to_read(
    place: Server, game: str, option: str, text: str
) -> None:
    asked = {
        "game": game,
        "seats": TWO,
        "options": {option: text},
    }
    with beside(place) as match:
        crowd = Crowd(posts(place, "/api/tables", asked, 6))
        match.goes_on(10)
        statuses = crowd.end()
        assert statuses[400], "it was not read within its time"
        assert set(statuses) <= {400} | REFUSED


def test_half_sent_requests(place: Server) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    before = place.log.stat().st_size
    with beside(place) as match, half_sent(place, 1_100, own_address()):
        match.goes_on(10)
        with half_sent(place, 200, own_address()), client_of(place) as stranger:
            assert 200 == stranger.get("/api/health").status_code
            match.goes_on(10)
    assert before == place.log.stat().st_size
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


PLAIN = b"GET /api/tables HTTP/1.1\r\nhost: x\r\n"
CHUNKED = b"POST /api/verify HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
PACKER = zlib.compressobj(9, wbits=-12)
PACKED = (PACKER.compress(b" " * 32_000) + PACKER.flush(zlib.Z_SYNC_FLUSH))[:-4]
UPGRADE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
    "connection: upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "sec-websocket-extensions: permessage-deflate\r\n\r\n"
)
MASK = b"\0\0\0\0"
# 256 KiB each: as much as is taken from the system in one go.
BURSTS = {
    "requests": (PLAIN + b"\r\n") * 6_000,
    "lines": PLAIN + b"a:\r\n" * 7_800 + b"\r\n",
    "parts": CHUNKED + b"1\r\n[\r\n" * 40_000,
}
FRAMES = {
    "messages": (b"\x81\x80" + MASK) * 40_000,
    "pings": (b"\x89\x80" + MASK) * 40_000,
    "fragments": b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 40_000,
    "packed": (bytes([0xC1, 0x80 | len(PACKED)]) + MASK + PACKED) * 4_500,
}


async def bursts(place: Server, begin: bytes, burst: bytes) -> None:
    """Connections of one address, each of which sends much in one go."""
    url, address = httpx.URL(place.url), own_address()

    async def one() -> None:
        for _ in range(20):
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    url.host, url.port, local_addr=(address, 0)
                )
                writer.write(begin)
                if begin:
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(burst)
                await writer.drain()
                writer.close()

    await asyncio.gather(*(one() for _ in range(20)))


@pytest.mark.parametrize("kind", [*BURSTS, *FRAMES])
def test_bursts_at_the_door(place: Server, kind: str) -> None:
    with beside(place) as match:
        begin = UPGRADE.format(match.table).encode() if kind in FRAMES else b""
        crowd = Crowd(bursts(place, begin, (BURSTS | FRAMES)[kind]))
        match.goes_on(10)
        crowd.end()


async def hints(place: Server, table: str, keys: list[Json], count: int) -> int:
    """Many clients of one address ask at once; how many get an answer."""
    url, address = place.url.replace("http", "ws"), own_address()
    seat = keys[0]["seat"]

    async def ask() -> bool:
        async with connect(
            f"{url}/api/tables/{table}/socket", local_addr=(address, 0)
        ) as wire:
            held = [{"seat": key["seat"], "token": key["token"]} for key in keys]
            await wire.send(json.dumps({"type": "hello", "keys": held}))
            asked = json.loads(await wire.recv())["asked"]
            for _ in range(5):
                await wire.send(json.dumps({"type": "hint", "seat": asked}))
            while True:
                told = json.loads(await wire.recv())
                if told["type"] in ("advice", "refusal"):
                    return bool(told["type"] == "advice")

    assert seat >= 0
    return sum(await asyncio.gather(*(ask() for _ in range(count))))


def test_many_hints(place: Server) -> None:
    table, keys = table_of(place, PEOPLE)
    other, mine = table_of(place, PEOPLE)
    with beside(place) as match, wire_to(place, other) as stranger:
        asked = stranger.hello(*mine)["asked"]
        crowd = Crowd(hints(place, table, keys, 40))
        match.goes_on(5)
        stranger.send("hint", seat=asked)
        assert stranger.next("advice")["seat"] == asked
        match.goes_on(5)
        assert crowd.end() < 40


def test_many_replays(place: Server) -> None:
    table, _ = table_of(place, order(*["bot:chance"] * 4))
    with beside(place) as match, client_of(place) as client:
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            match.goes_on(1)

        async def ask(client: httpx.AsyncClient, number: int) -> httpx.Response:
            return await client.get(f"/api/tables/{table}/replay?count=200")

        crowd = Crowd(ask_all(place, ask, 28, 28))
        match.goes_on(10)
        statuses = crowd.end()
        assert statuses[200]
        assert set(statuses) <= {200} | REFUSED


async def loud(
    place: Server, table: str, keys: list[Json], messages: list[Json]
) -> None:
    """As many sockets as one address may have, all of them at their limit."""
    url, address = place.url.replace("http", "ws"), own_address()
    held = [{"seat": key["seat"], "token": key["token"]} for key in keys]

    async def one() -> None:
        with suppress(ConnectionClosed, OSError):
            async with connect(
                f"{url}/api/tables/{table}/socket", local_addr=(address, 0)
            ) as wire:
                await wire.send(json.dumps({"type": "hello", "keys": held}))
                for number in range(60):
                    await wire.send(json.dumps(messages[number % len(messages)]))
                async with asyncio.timeout(5):
                    async for _ in wire:
                        pass

    await asyncio.gather(*(one() for _ in range(60)), return_exceptions=True)


LOUD: dict[str, list[Json]] = {
    "look": [{"type": "look", "seat": -1}],
    "why": [{"type": "why", "seat": 0, "action": 0}],
    "moves": [
        {"type": "play", "seat": 0, "action": 0, "decisions": 0},
        {"type": "undo", "seat": 0},
    ],
}


@pytest.mark.parametrize("kind", LOUD)
def test_all_sockets_of_an_address_are_loud(place: Server, kind: str) -> None:
    table, keys = table_of(place, {**PEOPLE, "game": "escaramuzas", "seats": TWO})
    with beside(place) as match:
        crowd = Crowd(loud(place, table, keys, LOUD[kind]))
        match.goes_on(10)
        crowd.end()


async def storm(place: Server, table: str, kinds: list[str], count: int) -> int:
    """One client that never stops to talk; how many messages were taken from it."""
    url = place.url.replace("http", "ws")
    sent = 0
    async with connect(
        f"{url}/api/tables/{table}/socket", local_addr=(own_address(), 0)
    ) as wire:

        async def hear() -> None:
            async for _ in wire:
                pass

        hearing = asyncio.create_task(hear())
        try:
            async with asyncio.timeout(5):
                for number in range(count):
                    await wire.send(kinds[number % len(kinds)])
                    sent += 1
        except TimeoutError:
            pass
        hearing.cancel()
    return sent


@pytest.mark.parametrize(
    "kinds",
    [['{"type":"hello"}'], ["{}", "[" * 8000], ['{"type":"why","seat":0,"action":0}']],
    ids=["hello", "nonsense", "why"],
)
def test_storms_of_messages(place: Server, kinds: list[str]) -> None:
    with beside(place) as match:
        before, decisions = match.received, match.decisions
        crowd = Crowd(storm(place, match.table, kinds, 5_000))
        match.goes_on(10)
        crowd.end()
        told = match.received - before
        assert told <= 2 * (match.decisions - decisions) + 50, "others are left alone"


def test_thousands_of_tables(place: Server) -> None:
    alone = order("Eva", *["open"] * 3, clock=7 * 24 * 3600)

    async def ask(client: httpx.AsyncClient, number: int) -> httpx.Response:
        answer = await client.post("/api/tables", json=alone)
        assert answer.status_code == 201 or answer.json()["message"]
        return answer

    with beside(place) as match:
        crowd = Crowd(ask_all(place, ask, 300, 100))
        match.goes_on(10)
        statuses = crowd.end()
        assert 0 < statuses[201] < 50
        assert set(statuses) == {201, 429}
        table_of(place, alone)  # from another address


PATHS = [
    "/",
    "/api/games",
    "/api/games/stratum/catalog/en",
    "/api/games/heroes/rulebook/es",
    "/api/games/heroes/cards",
    "/api/games/heroes/files/deck",
    "/api/words/pt",
    "/api/health",
    "/favicon.svg",
    "/nowhere/at/all",
    "/api/nowhere",
    "/api/verify",  # 405
]


def test_a_flood_of_requests(place: Server) -> None:
    async def ask(client: httpx.AsyncClient, number: int) -> httpx.Response:
        return await client.get(PATHS[number % len(PATHS)])

    with beside(place) as match:
        crowd = Crowd(ask_all(place, ask, 1_200, 100))
        match.goes_on(10)
        assert set(crowd.end()) <= {200, 404, 405} | REFUSED


def test_thirty_tables_of_experts(tmp_path: Path) -> None:
    experts = order(*["bot:expert"] * 4)
    with Server(tmp_path) as own, beside(own) as match:
        crowd = Crowd(posts(own, "/api/tables", experts, 30))
        assert {201} == set(crowd.end())
        match.goes_on(8)


def test_a_server_that_hangs_is_noticed(tmp_path: Path) -> None:
    """The suite itself: such a server would fail every test above."""
    with Server(tmp_path) as own, pytest.raises(AssertionError, match="match beside"):
        hang(own)


def hang(own: Server) -> None:
    with beside(own) as match:
        own.end()
        match.goes_on(10)
