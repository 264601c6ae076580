"""One WebSocket per client at a table."""

import asyncio
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import chat, counsel, wire
from .company import Guest
from .house import House
from .limits import (
    BEHIND,
    HELLO,
    HELLOS,
    MESSAGE_BYTES,
    MESSAGES,
    PENALTY,
    Count,
    Limits,
    bucket,
    network,
    weight,
)
from .refusals import FAILED, Refused
from .rooms import Room
from .telling import Sight

POLICY, TOO_BIG, AGAIN = 1008, 1009, 1013  # close codes
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # ways to hear of a lost client
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Says hello, then sends and receives until one side leaves."""
    if not from_here(socket):
        await socket.close(POLICY, "pages of other origins cannot connect")
        return
    await socket.accept()
    state = socket.app.state
    talks: Count = state.talks
    guest = network(socket.client.host if socket.client else "")
    try:
        state.sockets.check(guest)
        with talks.one_more(guest):
            house: House = state.house
            room = await house.room(table_id[:64])
            await Talk(socket, house, room, guest).run()
    except Refused as error:
        state.metrics.refusals.labels(error.code).inc()
        later = error.status in (429, 503)
        with suppress(*GONE):
            await socket.send_text(encode(error.refusal()).decode())
            await socket.close(AGAIN if later else POLICY, error.code)


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

    def __init__(self, socket: Socket, house: House, room: Room, network: str) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.hints: Limits = socket.app.state.hints
        self.messages: Limits = socket.app.state.messages
        self.outbox: asyncio.Queue[wire.ToClient] = asyncio.Queue(BEHIND)
        self.guest = Guest(send=self.send, network=network)
        self.bucket = bucket(MESSAGES)
        self.hellos = bucket(HELLOS)
        self.voice = chat.bucket()
        loop = asyncio.get_running_loop()
        self.cut: asyncio.Future[tuple[int, str]] = loop.create_future()
        self.answering: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None

    def send(self, message: wire.ToClient) -> None:
        """Never waits: a client that cannot keep up is told to come again."""
        if isinstance(message, wire.Refusal):
            self.socket.app.state.metrics.refusals.labels(message.code).inc()
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.end(AGAIN, "too slow, come again")

    def end(self, code: int, why: str) -> None:
        if not self.cut.done():
            self.cut.set_result((code, why))

    def greeted(self) -> None:
        """Whoever has not said hello by now is sent away."""
        if self.guest not in self.room.guests:
            self.end(POLICY, f"no hello within {HELLO:g} s")

    async def run(self) -> None:
        timer = self.cut.get_loop().call_later(HELLO, self.greeted)
        tasks = [asyncio.create_task(job) for job in (self.write(), self.read())]
        either: list[asyncio.Future[Any]] = [*tasks, self.cut]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if self.cut.done():
                with suppress(*GONE):
                    await self.socket.close(*self.cut.result())
        finally:
            timer.cancel()
            self.forget_hint()
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            if self.answering is not None:  # what was begun is not stopped half-way
                await asyncio.wait((self.answering,))
                self.unheard(self.answering.exception())
            await self.room.exit(self.guest)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                raise end

    async def write(self) -> None:
        while True:
            message = await self.outbox.get()
            await self.socket.send_text(
                message.text if isinstance(message, Sight) else encode(message).decode()
            )
            if isinstance(message, wire.Refusal) and message.code == "closed":
                await self.socket.close(POLICY, message.code)
                return

    async def read(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            raw = data if isinstance(data, bytes) else data.encode()
            if len(raw) > MESSAGE_BYTES:
                await self.socket.close(
                    TOO_BIG, f"a message has at most {MESSAGE_BYTES} bytes"
                )
                return
            if not self.bucket.take():
                rate = f"more than {MESSAGES.rate:g} messages a second"
                self.send(Refused("rate", rate).refusal())
                await asyncio.sleep(PENALTY)  # nothing is read meanwhile
                continue
            guests = len(self.room.guests)
            while not self.messages.take(self.guest.network, weight(guests)):
                await asyncio.sleep(PENALTY)  # its network was loud
            await self.attempt(raw)

    async def attempt(self, raw: bytes) -> None:
        """Answer a message; what is wrong with it is told, and changes nothing."""
        try:
            self.answering = asyncio.create_task(self.answer(decoder.decode(raw)))
            await asyncio.shield(self.answering)
        except Refused as error:
            self.send(error.refusal())
        except (msgspec.DecodeError, RecursionError) as error:
            self.send(Refused("schema", str(error)).refusal())
        except Exception:
            self.fail("message")
        self.answering = None  # it was heard to its end

    def unheard(self, error: BaseException | None) -> None:
        """How a message ended whose sender has gone meanwhile: refusals tell nobody."""
        if error is not None and not isinstance(error, Refused):
            self.socket.app.state.metrics.failures.inc()
            log.error("table %s: a message failed", self.room.row.id, exc_info=error)

    def fail(self, what: str) -> None:
        """A fault of ours: logged, counted, and told in a sentence."""
        self.socket.app.state.metrics.failures.inc()
        log.exception("table %s: a %s failed", self.room.row.id, what)
        self.send(Refused("server", FAILED).refusal())

    async def answer(self, message: wire.FromClient) -> None:
        room, guest = self.room, self.guest
        if not isinstance(message, (wire.Why, wire.Ask, wire.Chat)):
            self.forget_hint()
        if isinstance(message, wire.Hello):
            if not self.hellos.take():
                raise Refused("rate", f"more than {HELLOS.burst} hellos at once", 429)
            # Asked for again: an idle room may have been forgotten since.
            self.room = await self.house.room(room.row.id)
            await self.room.enter(guest, message.keys, message.since, message.device)
        elif guest not in room.guests:
            raise Refused("hello", "the first message must be a hello")
        elif isinstance(message, wire.Look):
            await room.look(guest, message.seat)
        elif isinstance(message, wire.Play):
            await room.play(guest, message)
        elif isinstance(message, wire.Undo):
            await room.undo(guest, message.seat)
        elif isinstance(message, wire.Hint):
            self.start_hint(message)
        elif isinstance(message, wire.Why):
            await counsel.why(room, guest, message.seat, message.action)
        elif isinstance(message, wire.Ask):
            await counsel.ask(room, guest, message.seat, message.action)
        elif isinstance(message, wire.Chat):
            if not self.voice.take():
                raise Refused("rate", "too much said at once, wait a moment", 429)
            self.socket.app.state.voices.check(guest.network)
            room.talk(guest, message)
        else:
            await self.seat(message)

    async def seat(
        self, message: wire.Substitute | wire.Remove | wire.Vote | wire.Invite
    ) -> None:
        """Who sits where."""
        seating, guest = self.room.seating, self.guest
        if isinstance(message, wire.Substitute):
            await seating.substitute(guest, message.seat, on=message.on)
        elif isinstance(message, wire.Remove):
            await seating.remove(guest, message.seat)
        elif isinstance(message, wire.Vote):
            await seating.vote(guest, message.seat, remove=message.remove)
        else:
            await seating.invite(guest, message.seat)

    # Hints: one at a time; the client may go on meanwhile, which ends it.

    def start_hint(self, asked: wire.Hint) -> None:
        if asked.on:
            self.hints.check(self.guest.network)
            self.hinting = asyncio.create_task(self.hint(asked.seat))

    async def hint(self, seat: int) -> None:
        try:
            await counsel.hint(self.room, self.guest, seat)
        except Refused as error:
            self.send(error.refusal())
        except Exception:
            self.fail("hint")
        finally:
            if self.hinting is asyncio.current_task():
                self.hinting = None

    def forget_hint(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
            self.hinting = None
