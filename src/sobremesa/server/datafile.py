"""The file of an SQLite database: one process's alone, and still where it was."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from sobremesa.kernel.errors import Mistake

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]  # asked for before it is used

Place = tuple[int, int]  # device and inode


class Moved(OSError):
    """The file under a path is not the one that was opened."""


def check_system() -> None:
    """A house stands only where a lock ends with the process that took it."""
    if fcntl is None:
        raise Mistake(
            "this system has no flock, which keeps two servers off one another's"
            " tables: `sobremesa serve` needs Linux, macOS or another Unix;"
            " everything in the terminal and the library work here"
        )


def lock(path: Path) -> TextIO:
    """Keep every other server, and `restore`, off a database until this is closed.

    The lock lies on a file beside it, and the kernel takes it off when the process
    ends, however it ends.
    """
    check_system()
    beside = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = beside.open("a+")
    except OSError as error:
        raise unusable(path.parent, error) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        held.truncate(0)
        held.write(f"{os.getpid()}\n")
        held.flush()
    except BlockingIOError:
        held.seek(0)
        process = held.read(20).strip() or "unknown"
        held.close()
        raise Mistake(
            f"{path} is in use by another server, process {process}: "
            "end that one, or give this one another folder with --data"
        ) from None
    except OSError as error:
        with suppress(OSError):  # what could not be written is tried once more
            held.close()
        raise unusable(path.parent, error) from None
    return held


def unusable(folder: Path, error: OSError) -> Mistake:
    told = "it, or a folder above it, is a file"
    if not isinstance(error, (FileExistsError, NotADirectoryError)):
        told = str(error.strerror)
    return Mistake(f"the data folder {str(folder)!r} cannot be used: {told}")


class DataFile:
    """A database's file, locked; `check` finds out whether it was taken away.

    Whatever is written to a file without a name is lost when the process ends.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = lock(path)
        self.opened: dict[Path, Place] = {}
        self.keeper: sqlite3.Connection | None = None

    def watch(self) -> None:
        """From now on it must stay where it is, and its log of changes beside it.

        SQLite itself removes the log when the last connection is closed: one stays.
        """
        self.keeper = sqlite3.connect(self.path)
        self.keeper.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        log = self.path.with_name(f"{self.path.name}-wal")
        self.opened = {path: place(path) for path in (self.path, log)}

    def check(self) -> None:
        for path, opened in self.opened.items():
            try:
                now = place(path)
            except FileNotFoundError:
                raise Moved(f"{path} was removed while it was in use") from None
            if now != opened:
                raise Moved(f"{path} was replaced while it was in use")

    def close(self) -> None:
        self.opened = {}
        if self.keeper is not None:
            self.keeper.close()
        self.lock.close()


def place(path: Path) -> Place:
    found = path.stat()
    return found.st_dev, found.st_ino
