"""People who are away are told of their turn, by a push service of this machine."""

import asyncio
import base64
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.kernel.errors import Mistake
from sobremesa.server import push, wire
from sobremesa.server.house import House
from sobremesa.server.push import Post, open_post

from .net import Server, client_of
from .tables import device, house_at, in_loop, order, refusal, until, visit, wish
from .test_seating import hosted

KEYS = {"p256dh": "B" * 87, "auth": "a" * 22}
TRIO = order("Ana", "open", "open", "open")


class Sent:
    """What was handed to the service, and what it answers."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.all: list[tuple[dict[str, Any], dict[str, str]]] = []

    def __call__(self, told: Any, text: str) -> int:
        self.all.append((told, json.loads(text)))
        return self.status


def wants(key: wire.SeatKey, lang: str = "es", **more: str) -> wire.Push:
    return wire.Push(
        seat=key.seat,
        token=key.token,
        lang=lang,
        **{"endpoint": "https://fcm.googleapis.com/fcm/send/x", **KEYS, **more},
    )


async def begun(house: House) -> tuple[str, list[wire.SeatKey]]:
    """A match whose first question is Ana's; nobody is at the table."""
    opened = await house.open_table(hosted(TRIO))
    keys = [*opened.keys]
    for name in ("Bea", "Caro"):
        keys.append(await house.join(opened.table.id, wish(name)))
    return opened.table.id, keys


@in_loop
async def test_whoever_is_away_is_told_of_the_turn_once(tmp_path: Path) -> None:
    sent = Sent()
    async with house_at(tmp_path) as house:
        house.post = Post("key", sent, ())
        table, keys = await begun(house)
        for key in keys:
            await house.subscribe(table, wants(key))
        await house.join(table, wish("Dora"))
        await until(lambda: sent.all, "somebody is told")

        card = await house.card(table)
        [(told, message)] = sent.all
        assert "https://fcm.googleapis.com/fcm/send/x" == told["endpoint"]
        assert (table, "Te toca – Stratum") == (message["table"], message["title"])
        assert 0 == card.asked
        room = await house.room(table)
        room.call()
        await asyncio.sleep(0)
        assert 1 == len(sent.all), "not again at once"


@in_loop
async def test_whoever_is_there_or_wants_nothing_is_not_told(tmp_path: Path) -> None:
    sent = Sent()
    async with house_at(tmp_path) as house:
        house.post = Post("key", sent, ())
        table, keys = await begun(house)
        room = await house.room(table)
        await house.subscribe(table, wants(keys[0]))
        await visit(room, keys[0], device=device("Ana"))
        await house.subscribe(table, wants(keys[1]))
        await house.subscribe(table, wants(keys[1], endpoint=""))
        await house.join(table, wish("Dora"))
        room.call()

        assert not house.post.tasks
        assert [] == sent.all
        assert "" == room.row.seats[1].push


@in_loop
async def test_an_address_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    sent = Sent(410)
    async with house_at(tmp_path) as house:
        house.post = Post("key", sent, ())
        table, keys = await begun(house)
        await house.subscribe(table, wants(keys[0]))
        await house.join(table, wish("Dora"))
        room = await house.room(table)
        await until(lambda: not room.row.seats[0].push, "it is forgotten")
        stored = await house.store.load(table)

    assert stored is not None
    assert "" == stored.seats[0].push


@in_loop
async def test_nothing_is_sent_where_no_browser_listens(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, keys = await begun(house)
        assert "push" == await refusal(house.subscribe(table, wants(keys[0])))
        house.post = Post("key", Sent(), ("push.test:8000",))
        for endpoint in (
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://fcm.googleapis.com:22/x",
            "https://127.0.0.1/x",
            "https://push.test/x",
            "file:///etc/passwd",
            "x",
        ):
            asked = house.subscribe(table, wants(keys[0], endpoint=endpoint))
            assert "push" == await refusal(asked), endpoint
        for wrong in ({"auth": "!"}, {"p256dh": ""}):
            assert "push" == await refusal(
                house.subscribe(table, wants(keys[0], **wrong))
            )
        strange = wire.SeatKey(table=table, seat=1, token="x")
        assert "token" == await refusal(house.subscribe(table, wants(strange)))
        for endpoint in ("https://a.push.apple.com/x", "http://push.test:8000/x"):
            await house.subscribe(table, wants(keys[0], endpoint=endpoint))


def test_a_house_without_push_says_so(client: httpx.Client) -> None:
    assert {"key": ""} == client.get("/api/push").json()


def test_whom_services_can_ask_must_be_said(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="mailto"):
        open_post(tmp_path, "somebody")


# The real thing, against a service of this machine


class Service(ThreadingHTTPServer):
    """A push service: keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken: list[tuple[dict[str, str], bytes]] = []

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class Taking(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        assert isinstance(self.server, Service)
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.taken.append((headers, body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Silence."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running
        running.shutdown()


def spell(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def test_a_sealed_message_reaches_the_browser(tmp_path: Path, service: Service) -> None:
    pytest.importorskip("pywebpush", reason="the extra `push` is not installed")
    http_ece = pytest.importorskip("http_ece")
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric import ec

    browser = ec.generate_private_key(ec.SECP256R1())
    point = form.Encoding.X962, form.PublicFormat.UncompressedPoint
    shared = b"0123456789abcdef"
    flags = ("--push", "mailto:host@example.org", "--push-host", service.host)
    with Server(tmp_path, *flags) as server, client_of(server) as client:
        house_key = client.get("/api/push").json()["key"]
        bot = {"kind": "bot", "name": "chance"}
        seats = [{"kind": "open"}, bot, bot, {"kind": "open"}]
        opened = client.post("/api/tables", json={"game": "stratum", "seats": seats})
        table = opened.json()["table"]["id"]
        wish = {"name": "Ana", "device": device("Ana")}
        joining = client.post(f"/api/tables/{table}/join", json=wish).json()
        asked = {
            "seat": joining["seat"],
            "token": joining["token"],
            "endpoint": f"http://{service.host}/somebody",
            "p256dh": spell(browser.public_key().public_bytes(*point)),
            "auth": spell(shared),
            "lang": "pt",
        }
        done = client.post(f"/api/tables/{table}/push", json=asked)
        assert 204 == done.status_code, done.text
        wish = {"name": "Bea", "device": device("Bea")}
        assert 200 == client.post(f"/api/tables/{table}/join", json=wish).status_code
        asyncio.run(until(lambda: service.taken, "the service has it"))

    headers, body = service.taken[0]
    assert "aes128gcm" == headers["content-encoding"]
    assert f"k={house_key}" in headers["authorization"]
    plain = http_ece.decrypt(body, private_key=browser, auth_secret=shared)
    message = json.loads(plain)
    assert (table, "É a sua vez – Stratum") == (message["table"], message["title"])
    assert 0o600 == (tmp_path / push.FILE).stat().st_mode & 0o777
