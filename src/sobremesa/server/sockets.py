"""One WebSocket per client at a table."""

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from . import chat, wire
from .house import House
from .limits import Bucket
from .refusals import Refused
from .rooms import Guest, Room

MESSAGE = 8 * 1024  # bytes of one message
WAITING = 200  # messages a slow client may fall behind
RATE, BURST = 20.0, 60
FAILED = "something went wrong here; nothing was changed"
POLICY, TOO_BIG, AGAIN = 1008, 1009, 1013  # close codes
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # ways to hear of a lost client
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Says hello, then sends and receives until one side leaves."""
    if not from_here(socket):
        await socket.close(POLICY, "pages of other origins cannot connect")
        return
    await socket.accept()
    try:
        socket.app.state.sockets.check(socket.client.host if socket.client else "")
        house: House = socket.app.state.house
        room = await house.room(table_id[:64])
    except Refused as error:
        socket.app.state.metrics.refusals.labels(error.code).inc()
        await socket.send_text(encoder.encode(error.refusal()).decode())
        later = error.status in (429, 503)
        await socket.close(AGAIN if later else POLICY, error.code)
        return
    await Talk(socket, house, room).run()


def from_here(socket: Socket) -> bool:
    """A browser tells its page's origin: it must be ours, or allowed by name."""
    origin = socket.headers.get("origin")
    if origin is None or origin in socket.app.state.origins:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:  # no origin of any page
        return False


class Talk:
    """One connection."""

    def __init__(self, socket: Socket, house: House, room: Room) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.outbox: asyncio.Queue[wire.ToClient] = asyncio.Queue(WAITING)
        self.guest = Guest(send=self.send)
        self.bucket = Bucket(rate=RATE, burst=BURST)
        self.voice = chat.bucket()
        self.lagging = asyncio.Event()
        self.answering: asyncio.Task[None] | None = None

    def send(self, message: wire.ToClient) -> None:
        """Never waits: a client that cannot keep up is told to come again."""
        if isinstance(message, wire.Refusal):
            self.socket.app.state.metrics.refusals.labels(message.code).inc()
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.lagging.set()

    async def run(self) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        lag = asyncio.create_task(self.lagging.wait())
        try:
            await asyncio.wait(
                (writer, reader, lag), return_when=asyncio.FIRST_COMPLETED
            )
            if lag.done():
                await self.socket.close(AGAIN, "too slow, come again")
        finally:
            tasks = (writer, reader, lag)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            if self.answering is not None:  # what was begun is not stopped half-way
                await asyncio.wait((self.answering,))
            await self.room.exit(self.guest)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                raise end

    async def write(self) -> None:
        while True:
            message = await self.outbox.get()
            await self.socket.send_text(encoder.encode(message).decode())

    async def read(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            raw = data if isinstance(data, bytes) else data.encode()
            if len(raw) > MESSAGE:
                await self.socket.close(
                    TOO_BIG, f"a message has at most {MESSAGE} bytes"
                )
                return
            try:
                if not self.bucket.take():
                    raise Refused("rate", f"more than {RATE:g} messages a second", 429)
                self.answering = asyncio.create_task(self.answer(decoder.decode(raw)))
                await asyncio.shield(self.answering)
            except Refused as error:
                self.send(error.refusal())
            except (msgspec.DecodeError, RecursionError) as error:
                self.send(wire.Refusal(code="schema", message=str(error)))
            except Exception:
                self.socket.app.state.metrics.failures.inc()
                log.exception("table %s: a message failed", self.room.row.id)
                self.send(wire.Refusal(code="server", message=FAILED))

    async def answer(self, message: wire.FromClient) -> None:
        room, guest = self.room, self.guest
        if isinstance(message, wire.Hello):
            # Asked for again: an idle room may have been forgotten since.
            self.room = await self.house.room(room.row.id)
            await self.room.enter(guest, message.keys, message.since)
        elif guest not in room.guests:
            raise Refused("hello", "the first message must be a hello")
        elif isinstance(message, wire.Look):
            await room.look(guest, message.seat)
        elif isinstance(message, wire.Play):
            await room.play(guest, message)
        elif isinstance(message, wire.Undo):
            await room.undo(guest, message.seat)
        elif isinstance(message, wire.Hint):
            await room.hint(guest, message.seat)
        elif isinstance(message, wire.Why):
            await room.why(guest, message.seat, message.action)
        elif isinstance(message, wire.Chat):
            if not self.voice.take():
                raise Refused("rate", "too much said at once, wait a moment", 429)
            room.talk(guest, message)
        else:
            await room.substitute(guest, message.seat, message.bot)
