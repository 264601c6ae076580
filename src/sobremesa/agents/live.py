"""Seats at the tables of a running house, held as a browser holds them.

By the same requests and the same socket, with the same token: limits and secrets are
the house's own.
"""

import json
import secrets
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from sobremesa.complaint import Complaint, one_line
from sobremesa.kernel.carried import game_as_played
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import Result
from sobremesa.server import wire
from sobremesa.server.limits import MESSAGES, Bucket
from sobremesa.shelf import Shelf

from .place import OPEN, OWN, Order, first_order

PATIENCE = 20.0  # seconds until the house counts as silent
LARGEST = 16 * 2**20  # bytes of one answer
decoder: msgspec.json.Decoder[wire.ToClient] = msgspec.json.Decoder(wire.ToClient)


class LivePlace:
    """A seat of a table of the house: what its latest snapshot tells."""

    def __init__(self, house: "LiveTables", game: Game, key: wire.SeatKey) -> None:
        self.house = house
        self.game = game
        self.key = key
        self.table = key.table
        self.number = key.seat
        self.lock = threading.Condition()
        self.socket: ClientConnection | None = None
        self.listening = False
        self.fault: Exception | None = None  # that cut the line
        self.shot: wire.Snapshot | None = None
        self.events: list[Event] = []
        self.answer: wire.Reasons | wire.Refusal | None = None
        self.pace = Bucket(rate=0.9 * MESSAGES.rate, burst=MESSAGES.burst - 10)
        self.connect()

    # The line to the house

    def connect(self) -> None:
        """Say hello, and listen from then on."""
        with self.lock:
            self.shot, self.fault, self.listening = None, None, True
            threading.Thread(target=self.listen, daemon=True).start()
            self.await_word(lambda: self.shot is not None)

    def listen(self) -> None:
        """Keep the latest of what is told until the line is cut."""
        address, fault = self.house.socket_address(self.table), None
        held = [wire.Holder(seat=self.number, token=self.key.token)]
        try:
            with connect(
                address, open_timeout=PATIENCE, max_size=LARGEST, max_queue=None
            ) as socket:
                self.socket = socket
                self.send(wire.Hello(keys=held, device=self.house.device))
                for text in socket:
                    with self.lock:
                        self.hear(decoder.decode(text))
                        self.lock.notify_all()
        except (OSError, WebSocketException, Mistake) as error:
            fault = error
        with self.lock:
            self.socket, self.fault, self.listening = None, fault, False
            self.lock.notify_all()

    def hear(self, message: wire.ToClient) -> None:
        if isinstance(message, wire.Snapshot):
            self.shot = message
            new = [Event(one.key, tuple(one.numbers)) for one in message.told]
            self.events[message.since :] = new
        elif isinstance(message, wire.Reasons | wire.Refusal):
            self.answer = message
        elif isinstance(message, wire.Company) and self.shot is not None:
            self.shot = msgspec.structs.replace(self.shot, table=message.table)

    def send(self, message: wire.FromClient) -> None:
        self.answer = None
        while not self.pace.take():  # well within the house's limits
            time.sleep(0.05)
        if self.socket is None:
            raise self.house.silent(self.fault)
        try:
            self.socket.send(msgspec.json.encode(message).decode())
        except (OSError, WebSocketException) as error:
            raise self.house.silent(error) from None

    def await_word(self, come: Callable[[], bool]) -> None:
        """Until something is told; a refusal is a mistake, and so is silence."""
        self.lock.wait_for(
            lambda: come() or self.refused() or not self.listening, timeout=PATIENCE
        )
        if isinstance(self.answer, wire.Refusal):
            said, self.answer = self.answer.message, None
            raise Mistake(one_line(said))
        if not come():
            raise self.house.silent(self.fault)

    def refused(self) -> bool:
        return isinstance(self.answer, wire.Refusal)

    def present(self) -> wire.Snapshot:
        """What is known now; the line is made anew if it was cut."""
        if not self.listening and not self.over:
            self.connect()
        assert self.shot is not None
        return self.shot

    # As the seat sees it

    @property
    def over(self) -> bool:
        return self.shot is not None and self.shot.scores is not None

    @property
    def id(self) -> str:
        return self.game.kinds["seat"][self.number]

    @property
    def players(self) -> list[str]:
        seats = self.present().table.seats
        return ["" if seat.kind == "open" else seat.name or "?" for seat in seats]

    @property
    def stage(self) -> str:
        return self.present().stage

    @property
    def view(self) -> msgspec.Struct:
        shot = self.present()
        kind = view_type(self.game, len(shot.table.seats))
        return msgspec.convert(shot.view, kind, str_keys=True)

    @property
    def legal(self) -> list[int]:
        return self.present().legal

    @property
    def turn(self) -> int:
        return self.present().asked

    @property
    def decisions(self) -> int:
        return self.present().decisions

    @property
    def said(self) -> int:
        return len(self.events)

    @property
    def result(self) -> Result | None:
        shot = self.present()
        if shot.scores is None or shot.ends is None:
            return None
        return Result(shot.ends, shot.ending, shot.scores, shot.causes)

    def why(self, action: int) -> list[Reason]:
        with self.lock:
            self.present()
            self.send(wire.Why(seat=self.number, action=action))
            self.await_word(lambda: isinstance(self.answer, wire.Reasons))
            answer = self.answer
            return answer.reasons if isinstance(answer, wire.Reasons) else []

    def events_since(self, number: int) -> list[Event]:
        return self.events[number:]

    def play(self, action: int) -> None:
        with self.lock:
            before = self.present().decisions
            self.send(wire.Play(seat=self.number, action=action, decisions=before))
            self.await_word(
                lambda: self.shot is not None and self.shot.decisions > before
            )

    def wait(self, seconds: float) -> None:
        with self.lock:
            self.present()
            self.lock.wait_for(
                lambda: (
                    self.over
                    or not self.listening
                    or (self.shot is not None and self.shot.asked == self.number)
                ),
                timeout=seconds,
            )

    def record(self) -> str:
        if not self.over:
            raise Complaint("error-agent-record")
        return self.house.ask(f"tables/{quote(self.table)}/record").decode()

    def leave(self) -> None:
        """As from the browser: the seat is open again, or the stand-in plays on."""
        self.house.ask(
            f"tables/{quote(self.table)}/leave",
            wire.Holder(seat=self.number, token=self.key.token),
        )
        if self.socket is not None:
            self.socket.close()


class LiveTables:
    """The tables of a running house."""

    def __init__(self, address: str, shelf: Shelf) -> None:
        self.address = address.rstrip("/")
        self.shelf = shelf
        self.device = secrets.token_urlsafe(32)
        if not self.address.startswith(("http://", "https://")):
            raise Complaint("error-agent-house", house=address, reason="http://…")

    def socket_address(self, table: str) -> str:
        there = self.address.replace("http", "ws", 1)
        return f"{there}/api/tables/{quote(table, safe='')}/socket"

    def silent(self, error: Exception | None) -> Complaint:
        reason = "-" if error is None else str(error)
        return Complaint("error-agent-house", house=self.address, reason=reason)

    def ask(self, path: str, data: msgspec.Struct | None = None) -> bytes:
        """A request; what the house refuses is told in its own sentence."""
        body = None if data is None else msgspec.json.encode(data)
        request = Request(f"{self.address}/api/{path}", data=body)
        request.add_header("content-type", "application/json")
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return bytes(answer.read(LARGEST))
        except HTTPError as error:
            raise Mistake(one_line(refusal_in(error))) from None
        except (URLError, OSError, ValueError) as error:
            raise self.silent(error) from None

    def open(self, order: Order) -> tuple[str, LivePlace]:
        game = self.shelf.find(order.game)
        order = first_order(order, game)
        asked = wire.TableOrder(
            game=order.game,
            seats=[seat_order(who, order.name) for who in order.seats],
            options=order.options,
            device=self.device,
        )
        opened = msgspec.json.decode(self.ask("tables", asked), type=wire.Opened)
        return self.sit(opened.table, opened.keys[0])

    def join(self, table: str, seat: int | None, name: str) -> tuple[str, LivePlace]:
        asked = wire.Join(name=name, seat=seat, device=self.device)
        answer = self.ask(f"tables/{quote(table, safe='')}/join", asked)
        return self.sit(
            self.card(table), msgspec.json.decode(answer, type=wire.SeatKey)
        )

    def hold(self, table: str, seat: int, key: str) -> LivePlace:
        card = self.card(table)
        return self.sit(card, wire.SeatKey(table=card.id, seat=seat, token=key))[1]

    def card(self, table: str) -> wire.TableCard:
        answer = self.ask(f"tables/{quote(table, safe='')}")
        return msgspec.json.decode(answer, type=wire.TableCard)

    def sit(self, card: wire.TableCard, key: wire.SeatKey) -> tuple[str, LivePlace]:
        """The game as it is played there: of its edition, with its content."""
        game = self.shelf.find(card.game)
        game = game_as_played(
            game,
            edition=card.edition,
            content=card.content,
            overlay="",
            told=f"table {card.id}",
        )
        return key.token, LivePlace(self, game, key)

    def waiting(self) -> list[tuple[str, str, list[str]]]:
        cards = msgspec.json.decode(self.ask("tables"), type=list[wire.TableCard])
        return [
            (
                card.id,
                card.game,
                [
                    "" if seat.kind == "open" else seat.name or "?"
                    for seat in card.seats
                ],
            )
            for card in cards
            if card.status == "waiting"
        ]


def seat_order(who: str, name: str) -> wire.SeatOrder:
    if who == OPEN:
        return wire.SeatOrder(kind="open")
    if who == OWN:
        return wire.SeatOrder(kind="human", name=name)
    return wire.SeatOrder(kind="bot", name=who)


def refusal_in(error: HTTPError) -> str:
    """The sentence of a refusal, or what there is in place of one."""
    try:
        said: Any = json.loads(error.read(LARGEST))
        return str(said["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


@cache
def view_type(game: Game, seats: int) -> type[msgspec.Struct]:
    """What a seat of the game sees, as a type: views come as plain data."""
    match = Match(game, ["-"] * seats, {}, seed="-")
    return type(match.seat(0).view)
