"""An agent that is a command: lines to its standard input, lines from its output.

`docs/arena.md` tells the protocol; every line is a word and what follows it.
"""

import json
import queue
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec

from sobremesa.kernel.errors import shown
from sobremesa.kernel.log import Event
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import Result

from .players import CRASH, ILLEGAL, LATE, Fault, Sitting

VERSION = 1
START = 30.0  # seconds until it is ready
END = 2.0  # until it has gone
LONGEST = 1_000  # characters of a line that are read
MANY = 1_000  # lines that wait to be read


class LinePlayer:
    """One process for one seat; one that has died is started for the next match."""

    def __init__(self, command: list[str], log: Path) -> None:
        self.command = command
        self.log = log
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue(MANY)
        self.orders: queue.Queue[str] = queue.Queue()
        self.asked = 0  # questions so far

    def begin(self, sitting: Sitting) -> None:
        if self.process is None or self.process.poll() is not None:
            self.start()
        game = sitting.game
        self.send(
            "match",
            json.dumps(
                {
                    "game": game.id,
                    "edition": game.edition,
                    "content": game.content,
                    "match": sitting.match,
                    "seat": sitting.number,
                    "id": game.kinds["seat"][sitting.number],
                    "seats": sitting.seats,
                    "options": sitting.options,
                    "luck": sitting.luck,
                }
            ),
        )

    def start(self) -> None:
        self.close()
        self.lines, self.orders = queue.Queue(MANY), queue.Queue()
        try:
            with self.log.open("a", encoding="utf-8") as log:
                self.process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                    bufsize=1,
                )
        except OSError as error:
            raise Fault(CRASH, f"{self.command[0]}: {error.strerror}") from None
        for work, pipe, waiting in (
            (listen, self.process.stdout, self.lines),
            (write, self.process.stdin, self.orders),
        ):
            threading.Thread(target=work, args=(pipe, waiting), daemon=True).start()
        self.send("sobremesa", str(VERSION))
        self.answer("ready", time.monotonic() + START)

    def send(self, word: str, rest: str = "") -> None:
        """Never waits: one that does not read is late, and hinders nobody."""
        self.orders.put(f"{word} {rest}".rstrip() + "\n")

    def answer(self, word: str, until: float) -> str:
        """What follows the word in its next line; lines of `info` are left aside."""
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Fault(LATE, f"no {word!r} in time") from None
            if not line:
                raise Fault(CRASH, f"it ended, its exit code is {self.code()}")
            said, _, rest = line.strip().partition(" ")
            if said == word:
                return rest.strip()
            if said != "info":
                raise Fault(ILLEGAL, f"it said {shown(line.strip())}, not {word!r}")

    def code(self) -> int | None:
        assert self.process is not None
        try:
            return self.process.wait(END)
        except subprocess.TimeoutExpired:
            return None

    def choose(self, seat: Seat, news: list[Event], limit: float) -> int:
        if self.process is None or self.process.poll() is not None:
            raise Fault(CRASH, "it is not there any more")
        self.tell(seat, news)
        texts = {seat.game.table.text(action): action for action in seat.legal}
        self.send("legal", "\t".join(texts))
        self.asked += 1
        self.send("go", f"{self.asked} {limit:g}")
        until, number, text = time.monotonic() + limit, "", ""
        while number != str(self.asked):  # or it answers what was asked before
            number, _, text = self.answer("action", until).partition(" ")
        if text not in texts:
            told = f"it answered {shown(text)}, which is no legal action"
            self.send("illegal", text)
            raise Fault(ILLEGAL, told)
        return texts[text]

    def tell(self, seat: Seat, news: list[Event]) -> None:
        for event in news:
            self.send("event", str(event))
        self.send("view", msgspec.json.encode(seat.view).decode())

    def end(self, seat: Seat, news: list[Event], result: Result) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.tell(seat, news)
        ended = {"ends": result.ends, "scores": result.scores, "rule": result.rule}
        self.send("over", json.dumps(ended))

    def close(self) -> None:
        """Ask it to go, and end it if it does not."""
        if self.process is None:
            return
        self.send("quit")
        self.orders.put("")
        try:
            self.process.wait(END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


def listen(output: IO[str], lines: "queue.Queue[str]") -> None:
    """Whole lines; an empty one stands for the end."""
    with output:
        while line := output.readline(LONGEST):
            lines.put(line)
    lines.put("")


def write(to: IO[str], orders: "queue.Queue[str]") -> None:
    """What is sent, until nothing more comes or nobody reads."""
    with suppress(OSError, ValueError), to:
        while line := orders.get():
            to.write(line)
            to.flush()
