"""A normal match of one person and three bots, which no attack may stop."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.exceptions import ConnectionClosed

from ..net import PATIENCE, Json, Server, Wire, client_of, open_table, order, wire_to

MINE = order("Ana", "bot:beginner", "bot:beginner", "bot:beginner")


class Beside:
    """Plays match after match until told to stop; `decisions` counts all of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.decisions = 0
        self.received = 0  # messages of any kind
        self.table = ""
        self.stopped = threading.Event()
        self.fault: BaseException | None = None
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        try:
            with client_of(self.server) as client:
                while not self.stopped.is_set():
                    self.table, keys = open_table(client, MINE)
                    with wire_to(self.server, self.table) as wire:
                        self.play(wire, wire.hello(*keys))
        except (ConnectionClosed, Exception) as fault:
            self.fault = fault

    def play(self, wire: Wire, told: Json) -> None:
        known = 0
        while not self.stopped.is_set():
            self.decisions += max(0, told["decisions"] - known)
            known = max(known, told["decisions"])
            if told["scores"] is not None:
                return
            if told["legal"]:
                wire.calmly()
                wire.send(
                    "play",
                    seat=told["asked"],
                    action=told["legal"][0],
                    decisions=told["decisions"],
                )
            told = wire.snapshot()
            self.received = len(wire.raw)

    def goes_on(self, decisions: int) -> None:
        """Wait until so many more decisions were taken."""
        goal, end = self.decisions + decisions, time.monotonic() + PATIENCE
        while self.decisions < goal:
            assert self.fault is None, f"the match beside failed: {self.fault!r}"
            assert time.monotonic() < end, (
                f"the match beside stopped: {self.decisions} decisions of {goal}"
            )
            time.sleep(0.01)


@contextmanager
def beside(server: Server) -> Iterator[Beside]:
    """A match that goes on already."""
    match = Beside(server)
    match.thread.start()
    try:
        match.goes_on(2)
        yield match
        match.goes_on(2)
    finally:
        match.stopped.set()
        match.thread.join(PATIENCE)
