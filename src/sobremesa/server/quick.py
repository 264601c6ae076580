"""Actions into SQLite's file in one step.

Nearly all that is written are actions, and SQLAlchemy's way to a file takes ten turns
between two threads for one commit; this takes one.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy.exc import DatabaseError, OperationalError

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
COUNT = "UPDATE tables SET changes = changes + 1 WHERE id = ? AND changes = ?"
ADD = 'INSERT INTO actions ("table", number, action) VALUES (?, ?, ?)'


class Quick:
    """A connection of its own, in a thread of its own; opened again after a fault."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "actions")
        self.connection: sqlite3.Connection | None = None

    async def add(
        self, known: Sequence[tuple[str, int]], rows: Sequence[tuple[str, int, int]]
    ) -> bool:
        """All of them, durable when this returns; or none, if a table has changed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.write, known, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop)
        self.thread.shutdown()

    # In the thread

    def write(
        self, known: Sequence[tuple[str, int]], rows: Sequence[tuple[str, int, int]]
    ) -> bool:
        try:
            connection = self.connection or self.open()
            with connection:  # a transaction
                if connection.executemany(COUNT, known).rowcount == len(known):
                    connection.executemany(ADD, rows)
                    return True
                connection.rollback()
                return False
        except sqlite3.Error as error:
            self.drop()
            fault = isinstance(error, sqlite3.OperationalError)
            raise (OperationalError if fault else DatabaseError)(
                ADD, None, error
            ) from error

    def open(self) -> sqlite3.Connection:
        place = Path(self.path).absolute().as_uri()
        connection = sqlite3.connect(f"{place}?mode=rw", uri=True)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self.connection = connection
        return connection

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
