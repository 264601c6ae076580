"""What people say at a table: ready phrases in every language, or a short text.

Kept as long as the table is open here, never stored.
"""

import time
from collections import deque

from . import wire
from .limits import Bucket
from .refusals import Refused

PHRASES = (
    "hello",
    "luck",
    "thanks",
    "sorry",
    "nice",
    "oops",
    "wait",
    "back",
    "help",
    "careful",
    "plan",
    "good_game",
    "again",
    "bye",
)
LONGEST = 200  # characters of a text
KEPT = 100  # lines
RATE, BURST = 0.5, 5  # lines a second, and at once


def bucket() -> Bucket:
    """How much one client may say."""
    return Bucket(rate=RATE, burst=BURST)


class Chat:
    """The lines of one table. Those who look on are heard only by each other."""

    def __init__(self) -> None:
        self.lines: deque[wire.Said] = deque(maxlen=KEPT)
        self.last = 0

    def add(
        self, seat: int, name: str, asked: wire.Chat, talking: str = "all"
    ) -> wire.Said:
        """Something said, if the table's talk (all, phrases or off) allows it."""
        text = clean(asked.text)
        if talking == "off":
            raise Refused("chat", "nobody talks at this table: its host said so", 403)
        if talking == "phrases" and text:
            raise Refused("chat", "at this table only ready phrases are said", 403)
        if bool(text) == bool(asked.phrase):
            raise Refused("chat", "say either a text or a phrase")
        if asked.phrase and asked.phrase not in PHRASES:
            known = ", ".join(PHRASES)
            raise Refused("chat", f"no phrase {asked.phrase[:20]!r}, there are {known}")
        if len(text) > LONGEST:
            raise Refused("chat", f"{len(text)} characters, {LONGEST} is the most")
        said = wire.Said(
            number=self.next(), seat=seat, name=name, phrase=asked.phrase, text=text
        )
        self.lines.append(said)
        return said

    def next(self) -> int:
        """A number after all others: the time, so that no process gives it twice."""
        self.last = max(self.last + 1, time.time_ns() // 1000)
        return self.last

    def hear(self, said: wire.Said) -> bool:
        """What was said in another process; whether it is new."""
        if any(line.number == said.number for line in self.lines):
            return False
        lines = sorted([*self.lines, said], key=lambda line: line.number)
        self.lines = deque(lines, maxlen=KEPT)
        self.last = max(self.last, said.number)
        return True

    def heard(self, *, spectator: bool) -> list[wire.Said]:
        return [said for said in self.lines if spectator or said.seat >= 0]


def clean(text: str) -> str:
    """One line of what can be printed."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())
