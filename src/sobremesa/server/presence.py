"""Who is at which table in the other processes, as far as they were heard of lately."""

import time
from dataclasses import dataclass

SILENCE = 10.0  # seconds after which a process is taken for dead, and its guests go


@dataclass(frozen=True, kw_only=True)
class Party:
    """The guests of one process at one table."""

    held: frozenset[int] = frozenset()  # seats
    spectators: int = 0


NOBODY = Party()


class Presence:
    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Party]] = {}  # by table, then by process
        self.heard: dict[str, float] = {}  # when, of every process

    def held(self, table: str) -> set[int]:
        """Seats whose holders are connected elsewhere."""
        return {seat for p in self.tables.get(table, {}).values() for seat in p.held}

    def spectators(self, table: str) -> int:
        return sum(p.spectators for p in self.tables.get(table, {}).values())

    def hear(self, process: str) -> bool:
        """A process is alive; whether that was known."""
        known = process in self.heard
        self.heard[process] = time.monotonic()
        return known

    def put(self, table: str, process: str, party: Party) -> bool:
        """Who is there now; whether nobody of that process was there before."""
        there = self.tables.setdefault(table, {})
        new = process not in there and party != NOBODY
        there[process] = party
        if party == NOBODY:
            del there[process]
        if not there:
            del self.tables[table]
        return new

    def forget(self, process: str) -> list[str]:
        """A process has ended; the tables where its guests were."""
        self.heard.pop(process, None)
        left = [table for table, there in self.tables.items() if process in there]
        for table in left:
            self.put(table, process, NOBODY)
        return left

    def forget_silent(self) -> list[str]:
        """The same for all that were not heard of for too long."""
        since = time.monotonic() - SILENCE
        silent = [process for process, at in self.heard.items() if at < since]
        return [table for process in silent for table in self.forget(process)]
