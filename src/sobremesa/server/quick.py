"""Actions into SQLite's file in one step.

Nearly all that is written are actions, and SQLAlchemy's way to a file takes ten turns
between two threads for one commit; this takes one.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DatabaseError, OperationalError

from .database import PRAGMAS

COUNT = "UPDATE tables SET changes = changes + 1 WHERE id = ? AND changes = ?"
ADD = 'INSERT INTO actions ("table", number, action) VALUES (:table, :number, :action)'
TIME = "UPDATE tables SET changed = :now_changed, due = :now_due WHERE id = :of_table"
Known = Sequence[tuple[str, int]]  # tables, and how many changes of each are known
Rows = Sequence[Mapping[str, Any]]


class Quick:
    """A connection of its own, in a thread of its own; opened again after a fault."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "actions")
        self.connection: sqlite3.Connection | None = None

    async def write(self, known: Known, added: Rows, timed: Rows) -> bool:
        """All of it, durable when this returns; or nothing, if a table has changed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.commit, known, added, timed)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.drop)
        self.thread.shutdown()

    # In the thread

    def commit(self, known: Known, added: Rows, timed: Rows) -> bool:
        try:
            connection = self.connection or self.open()
            with connection:  # a transaction
                if connection.executemany(COUNT, known).rowcount != len(known):
                    connection.rollback()
                    return False
                connection.executemany(ADD, added)
                connection.executemany(TIME, timed)
                return True
        except sqlite3.Error as error:
            self.drop()
            fault = isinstance(error, sqlite3.OperationalError)
            raise (OperationalError if fault else DatabaseError)(
                ADD, None, error
            ) from error

    def open(self) -> sqlite3.Connection:
        place = self.path.absolute().as_uri()
        connection = sqlite3.connect(f"{place}?mode=rw", uri=True)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self.connection = connection
        return connection

    def drop(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
