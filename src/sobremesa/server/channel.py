"""What the server processes of one database tell each other.

With SQLite there is one process, and nobody to tell.
With PostgreSQL messages go by NOTIFY, at most 8000 bytes each, and the lead over a
table is an advisory lock: it ends with the process that holds it.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.kernel.errors import Mistake

from . import wire
from .faults import Unavailable
from .presence import Presence

NAME = "sobremesa"  # of the channel in PostgreSQL
BEAT = 3.0  # seconds after which a process that has nothing to say says so
PATIENCE = 10.0  # seconds for an answer of PostgreSQL; then it is lost
RETRY = 1.0  # seconds before it is tried again
UNSENT = 10_000  # messages kept while there is no connection
NOTIFY = f"SELECT pg_notify('{NAME}', $1)"
LEAD = "SELECT pg_try_advisory_lock($1)"
RELEASE = "SELECT pg_advisory_unlock($1)"
log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True, kw_only=True):
    process: str  # whose


class Alive(News, frozen=True, tag="alive"):
    """Nothing new, or good-bye."""

    leaving: bool = False


class Ask(News, frozen=True, tag="ask"):
    """A process is new, or was away: who is where?"""


class Changed(News, frozen=True, tag="changed"):
    """A table was changed; sent by the store, together with the change."""

    table: str
    changes: int
    action: int = -1  # that was added, if the match goes on; else it has to be read


class Here(News, frozen=True, tag="here"):
    """Who is at a table, in that process."""

    table: str
    held: list[int]  # seats, by those who are connected
    spectators: int


class Spoken(News, frozen=True, tag="spoken"):
    """Something said at a table."""

    table: str
    said: wire.Said


class Voted(News, frozen=True, tag="voted"):
    """Seats that want another one removed, or no longer so."""

    table: str
    seat: int
    by: list[int]
    remove: bool


Message = Alive | Ask | Changed | Here | Spoken | Voted
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def new_process() -> str:
    """A name for a process among those of a database."""
    return secrets.token_hex(8)


def encode(message: News) -> str:
    return encoder.encode(message).decode()


class Channel:
    """The channel of a process that is alone."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.began = time.monotonic()
        self.presence = Presence()

    def tell(self, message: Message) -> None:
        """To all others, soon."""

    async def lead(self, table: str) -> bool:
        """Whether this process may play for the bots of a table, until `release`."""
        return True

    def release(self, table: str) -> None:
        pass


class PostgresChannel(Channel):
    """One connection for all of it, made again when it is lost."""

    def __init__(self, process: str, engine: AsyncEngine) -> None:
        super().__init__(process)
        _, self.address = engine.dialect.create_connect_args(engine.url)
        self.connection: Any = None  # asyncpg's, which has no types
        self.turn = asyncio.Lock()  # a connection answers one at a time
        self.unsent: deque[Message] = deque(maxlen=UNSENT)
        self.something = asyncio.Event()  # to be sent, or lost
        self.running: asyncio.Task[None] | None = None
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(
        self, hear: Callable[[Message], None], joined: Callable[[], None]
    ) -> None:
        """From now on `hear` is called for messages of others.

        `joined` is called after every connection: whatever was told before was missed.
        """
        self.hear, self.joined = hear, joined
        try:
            await self.connect()
        except Exception as error:  # whatever the driver raises
            why = str(error) or "no answer"
            raise Mistake(f"cannot listen to PostgreSQL: {why}") from error
        self.running = asyncio.create_task(self.run())

    async def connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # and only with PostgreSQL

        async with asyncio.timeout(PATIENCE):
            connection = await asyncpg.connect(**self.address)
            try:
                await connection.add_listener(NAME, self.receive)
            except BaseException:
                connection.terminate()
                raise
        connection.add_termination_listener(lambda _: self.something.set())
        self.connection = connection
        self.joined()

    def receive(self, connection: object, pid: int, name: str, payload: str) -> None:
        try:
            message = decoder.decode(payload)
        except msgspec.DecodeError as error:
            log.warning("a message of another version: %s: %.200s", error, payload)
            return
        if message.process != self.process:
            self.hear(message)

    async def run(self) -> None:
        lost = False
        while not self.closing:
            try:
                if self.connection is None:
                    await self.connect()
                if lost:
                    log.warning("the channel of PostgreSQL is back")
                lost = False
                await self.send()
            except Exception as error:  # whatever the driver raises
                if not lost:  # said once, however often it is tried
                    why = str(error) or "no answer"
                    log.warning("the channel of PostgreSQL is lost: %s", why)
                lost = True
                self.connection = None
                await asyncio.sleep(RETRY)

    async def send(self) -> None:
        """All that is to be told, until the connection is lost."""
        while self.unsent or not self.closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.something.wait()
            self.something.clear()
            if not self.unsent:
                self.unsent.append(Alive(process=self.process))
            while self.unsent:
                await self.ask(NOTIFY, encode(self.unsent[0]))
                self.unsent.popleft()

    async def ask(self, query: str, given: str | int) -> bool:
        """A statement; where it fails the connection is given up, with all it leads."""
        async with self.turn:
            connection = self.connection
            if connection is None:
                raise ConnectionError("there is no connection")
            try:
                return bool(await connection.fetchval(query, given, timeout=PATIENCE))
            except BaseException:
                connection.terminate()
                raise

    async def close(self) -> None:
        self.closing = True
        self.tell(Alive(process=self.process, leaving=True))
        if self.running is not None:
            await asyncio.wait((self.running, *self.tasks), timeout=PATIENCE)
            self.running.cancel()
        if self.connection is not None:
            with suppress(Exception):  # it is lost already
                await self.connection.close(timeout=PATIENCE)
            self.connection = None

    def tell(self, message: Message) -> None:
        self.unsent.append(message)
        self.something.set()

    async def lead(self, table: str) -> bool:
        """Counted by PostgreSQL: as many leads as releases.

        Refused as `Unavailable` while the connection is lost.
        """
        asking = self.later(self.ask(LEAD, key_of(table)))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:  # it may be granted all the same
            self.later(self.give_back(asking, table))
            raise
        except Exception as error:  # lost, as `run` will say
            raise Unavailable from error

    async def give_back(self, asking: asyncio.Task[bool], table: str) -> None:
        with suppress(Exception):  # lost, and the lead with it
            if await asking:
                await self.ask(RELEASE, key_of(table))

    def release(self, table: str) -> None:
        self.later(self.forget(table))

    async def forget(self, table: str) -> None:
        with suppress(Exception):  # lost, and the lead with it
            await self.ask(RELEASE, key_of(table))

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def key_of(table: str) -> int:
    """The number of an advisory lock."""
    digest = hashlib.sha256(f"{NAME} {table}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
