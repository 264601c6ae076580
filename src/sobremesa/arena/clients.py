"""Agents that are clients of the Model Context Protocol: the arena is their server."""

import os
import secrets
import subprocess
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from sobremesa.agents.desk import Desk, Holding
from sobremesa.agents.local import LocalTables
from sobremesa.agents.place import WAITING
from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import NOBODY, Event
from sobremesa.kernel.reason import Reason
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import Result
from sobremesa.shelf import Shelf
from sobremesa.terminal.plain import open_words

from .players import CRASH, LATE, Fault, Sitting

if TYPE_CHECKING:
    import uvicorn

ADDRESS, KEY = "SOBREMESA_MCP", "SOBREMESA_KEY"  # what a command finds where it runs
OFFERED = (
    *("list_games", "describe_game", "read_rules"),
    *("look", "legal_actions", "act", "why", "log"),
)
COMING = 60.0  # seconds until a client has come


class ArenaPlace:
    """A seat of the match that is on: as it was when its client was last asked."""

    def __init__(self, sitting: Sitting, names: tuple[str, ...]) -> None:
        self.game = sitting.game
        self.number = sitting.number
        self.id = sitting.game.kinds["seat"][sitting.number]
        self.table = str(sitting.match)
        self.players = names
        self.lock = threading.Condition()
        self.seat: Seat | None = None
        self.events: list[Event] = []
        self.result: Result | None = None
        self.asked = False
        self.answer: int | None = None
        self.followed = False  # the next match has begun
        self.read = False  # its client knows that this one is over
        self.here = False  # its client has asked for something

    @property
    def stage(self) -> str:
        return WAITING if self.seat is None else self.seat.stage

    @property
    def view(self) -> msgspec.Struct:
        return self.now.view

    @property
    def now(self) -> Seat:
        if self.seat is None:
            raise Complaint("error-agent-turn")
        return self.seat

    @property
    def legal(self) -> list[int]:
        return self.now.legal if self.asked else []

    @property
    def turn(self) -> int:
        return self.number if self.asked else NOBODY

    @property
    def decisions(self) -> int:
        return 0 if self.seat is None else 1

    @property
    def said(self) -> int:
        return len(self.events)

    def why(self, action: int) -> list[Reason]:
        return self.now.why(action)

    def events_since(self, number: int) -> list[Event]:
        self.come()
        return self.events[number:]

    def come(self) -> None:
        with self.lock:
            self.here = True
            self.lock.notify_all()

    def play(self, action: int) -> None:
        with self.lock:
            self.answer, self.asked = action, False
            self.lock.notify_all()

    def wait(self, seconds: float) -> None:
        self.come()
        with self.lock:
            self.lock.wait_for(
                lambda: (
                    self.asked
                    or self.followed
                    or (self.result is not None and not self.read)
                ),
                timeout=seconds,
            )
            self.read = self.result is not None

    def record(self) -> str:
        raise Complaint("error-agent-record")

    def leave(self) -> None:
        raise Complaint("error-agent-turn")


class ClientPlayer:
    """A client for one seat: a command that is started, or one that comes by itself."""

    def __init__(self, host: "Host", command: list[str], log: Path) -> None:
        self.host = host
        self.command = command
        self.log = log
        self.key = secrets.token_urlsafe(24)
        self.place: ArenaPlace | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self, sitting: Sitting) -> None:
        names = tuple("?" for _ in range(sitting.seats))
        before, self.place = self.place, ArenaPlace(sitting, names)
        self.host.seat(self.key, self.place)
        if before is not None:
            with before.lock:
                before.followed = True
                before.lock.notify_all()
        if self.command and (self.process is None or self.process.poll() is not None):
            self.start()
            before = None
        if before is None:
            self.await_client(self.place)

    def await_client(self, place: ArenaPlace) -> None:
        """A client takes its time to come; none of that is thinking."""
        until = time.monotonic() + COMING
        with place.lock:
            while not place.here and time.monotonic() < until and not self.ended():
                place.lock.wait(0.2)
            if not place.here:
                raise Fault(CRASH, "no client came")

    def ended(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def start(self) -> None:
        environment = {**os.environ, ADDRESS: self.host.address, KEY: self.key}
        try:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    env=environment,
                )
        except OSError as error:
            raise Fault(CRASH, f"{self.command[0]}: {error.strerror}") from None

    def choose(self, seat: Seat, news: list[Event], limit: float) -> int:
        place = self.place
        assert place is not None
        with place.lock:
            place.seat, place.answer, place.asked = seat, None, True
            place.events += news
            place.lock.notify_all()
            until = time.monotonic() + limit
            while place.answer is None and (left := until - time.monotonic()) > 0:
                if self.ended():
                    break
                place.lock.wait(min(left, 0.2))
            place.asked = False
            if place.answer is None and self.ended():
                raise Fault(CRASH, "it ended")
            if place.answer is None:
                raise Fault(LATE, f"no action within {limit:g} s")
            return place.answer

    def end(self, seat: Seat, news: list[Event], result: Result) -> None:
        place = self.place
        assert place is not None
        with place.lock:
            place.seat, place.result = seat, result
            place.events += news
            place.lock.notify_all()

    def close(self) -> None:
        self.host.stand_up(self.key)
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(2)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Host:
    """The arena's MCP server, for this machine alone: in a thread, until closed."""

    def __init__(self, game: Game, lang: str) -> None:
        from sobremesa.adapters.mcp import in_thread, make_server

        self.game = game
        self.lang = lang
        shelf = Shelf(((game.id, game.overlay),) if game.overlay else ())
        self.desk = Desk(LocalTables(shelf), shelf, lang=lang)
        self.server: uvicorn.Server
        self.address, self.server = in_thread(make_server(self.desk, only=OFFERED))

    def seat(self, key: str, place: ArenaPlace) -> None:
        words = open_words(self.lang, self.game, plain=True)
        self.desk.held[key] = Holding(place=place, words=words)

    def stand_up(self, key: str) -> None:
        self.desk.held.pop(key, None)

    def close(self) -> None:
        self.server.should_exit = True
