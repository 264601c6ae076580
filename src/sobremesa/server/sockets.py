"""One WebSocket per client at a table."""

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from . import wire
from .limits import Bucket
from .rooms import Guest, Refused, Room

MESSAGE = 8 * 1024  # bytes of one message
WAITING = 200  # messages a slow client may fall behind
RATE, BURST = 20.0, 60
POLICY, TOO_BIG, AGAIN = 1008, 1009, 1013  # close codes
Socket = WebSocket[Any, Any, Any]
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
        room = await socket.app.state.house.room(table_id[:64])
    except Refused as error:
        await socket.send_text(encoder.encode(error.refusal()).decode())
        await socket.close(POLICY, error.code)
        return
    await Talk(socket, room).run()


def from_here(socket: Socket) -> bool:
    """A browser tells its page's origin: it must be ours, or allowed by name."""
    origin = socket.headers.get("origin")
    if origin is None or origin in socket.app.state.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


class Talk:
    """One connection."""

    def __init__(self, socket: Socket, room: Room) -> None:
        self.socket = socket
        self.room = room
        self.outbox: asyncio.Queue[wire.ToClient] = asyncio.Queue(WAITING)
        self.guest = Guest(send=self.send)
        self.bucket = Bucket(rate=RATE, burst=BURST)
        self.lagging = asyncio.Event()

    def send(self, message: wire.ToClient) -> None:
        """Never waits: a client that cannot keep up is told to come again."""
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
            self.room.exit(self.guest)
            for task in (writer, reader, lag):
                task.cancel()
                with suppress(
                    asyncio.CancelledError, WebSocketDisconnect, RuntimeError
                ):
                    await task

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
                await self.answer(decoder.decode(raw))
            except Refused as error:
                self.send(error.refusal())
            except msgspec.DecodeError as error:
                self.send(wire.Refusal(code="schema", message=str(error)))

    async def answer(self, message: wire.FromClient) -> None:
        room, guest = self.room, self.guest
        if isinstance(message, wire.Hello):
            if guest in room.guests:
                room.exit(guest)
            room.enter(guest, message.keys, message.since)
        elif guest not in room.guests:
            raise Refused("hello", "the first message must be a hello")
        elif isinstance(message, wire.Look):
            room.look(guest, message.seat)
        elif isinstance(message, wire.Play):
            await room.play(guest, message)
        elif isinstance(message, wire.Undo):
            await room.undo(guest, message.seat)
        elif isinstance(message, wire.Hint):
            await room.hint(guest, message.seat)
        else:
            await room.substitute(guest, message.seat, message.bot)
