"""Telling people who are away that it is their turn: Web Push, if the house wants it.

The library that seals the messages (extra `push`) is imported where it is switched on.
Only services known by name are asked, and only by https: guests say where to send.
"""

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game

from .refusals import Refused

FILE = "push.pem"  # the house's key, beside its tables
SERVICES = (  # of the browsers there are
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
PAUSE = 60.0  # seconds between two messages about one seat
PATIENCE = 10.0  # seconds for a service to answer
AT_ONCE = 4  # messages on their way
WAITING = 100  # messages beyond which none is sent
LIFE = 12 * 3600  # seconds a service keeps a message for a device that is off
GONE = (404, 410)  # a service's word that nobody listens there any more
LACKING = "--push needs a library: pip install 'sobremesa[push]'"
Send = Callable[[Mapping[str, Any], str], int]
log = logging.getLogger(__name__)


class Address(msgspec.Struct, frozen=True):
    """Where somebody's browser is told: kept with the seat, until it is left."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


@dataclass(frozen=True, kw_only=True)
class Due:
    """Whose turn it is, and where."""

    table: str
    game: Game
    seat: int
    address: str  # an `Address` as JSON


class Post:
    """The house's way to those who are away; `key` is what browsers ask for."""

    def __init__(self, key: str, send: Send, hosts: tuple[str, ...]) -> None:
        self.key = key
        self.send = send
        self.hosts = hosts
        self.last: dict[tuple[str, int], float] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.gate = asyncio.Semaphore(AT_ONCE)

    def welcome(self, endpoint: str) -> None:
        """Refuse to send to what is no service of a browser."""
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        known = any(host == one or host.endswith(f".{one}") for one in SERVICES)
        if known and parts.scheme == "https" and parts.port in (None, 443):
            return
        if parts.netloc in self.hosts:  # as whoever runs the house says
            return
        raise Refused("push", f"nothing is sent to {host[:60]!r} from here")

    def tell(self, due: Due, gone: Callable[[], Awaitable[None]]) -> None:
        """Soon, and not too often; `gone` is done where nobody listens any more."""
        now, place = time.monotonic(), (due.table, due.seat)
        if now - self.last.get(place, -PAUSE) < PAUSE or len(self.tasks) >= WAITING:
            return
        self.last = {one: at for one, at in self.last.items() if now - at < PAUSE}
        self.last[place] = now
        task = asyncio.create_task(self.deliver(due, gone))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, due: Due, gone: Callable[[], Awaitable[None]]) -> None:
        address = msgspec.json.decode(due.address, type=Address)
        words = Words(address.lang)
        name = Words(address.lang, due.game).say("game-name")
        message = {
            "title": words.say("push-title", game=name),
            "text": words.say("push-text"),
            "table": due.table,
        }
        told = {
            "endpoint": address.endpoint,
            "keys": {"p256dh": address.p256dh, "auth": address.auth},
        }
        text = msgspec.json.encode(message).decode()
        async with self.gate:
            try:
                status = await asyncio.to_thread(self.send, told, text)
            except Exception as error:  # a service out of reach, or keys that are none
                log.info("table %s: not pushed: %s", due.table, type(error).__name__)
                return
        if status in GONE:
            await gone()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def open_post(folder: Path, contact: str, hosts: tuple[str, ...] = ()) -> Post:
    """With the key that lies in the folder; a new one if there is none."""
    if not contact.startswith(("mailto:", "https:")):
        raise Mistake(f"--push takes mailto:… or https:…, not {contact[:60]!r}")
    try:
        from cryptography.hazmat.primitives import serialization as form
        from py_vapid import Vapid, b64urlencode
        from pywebpush import WebPushException, webpush
    except ImportError:
        raise Mistake(LACKING) from None
    path = folder / FILE
    if not path.exists():
        fresh = Vapid()
        fresh.generate_keys()
        folder.mkdir(parents=True, exist_ok=True)
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as file:
            file.write(fresh.private_pem())
    own = Vapid.from_file(str(path))
    raw = own.public_key.public_bytes(
        form.Encoding.X962, form.PublicFormat.UncompressedPoint
    )

    def send(told: Mapping[str, Any], text: str) -> int:
        try:
            answer = webpush(
                dict(told),
                text,
                vapid_private_key=own,
                vapid_claims={"sub": contact},
                ttl=LIFE,
                timeout=PATIENCE,
                headers={"urgency": "high"},
            )
        except WebPushException as error:
            if error.response is None:
                raise
            return int(error.response.status_code)
        return int(answer.status_code)

    return Post(b64urlencode(raw), send, hosts)
