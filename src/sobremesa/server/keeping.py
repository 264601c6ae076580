"""Backup and restore of an SQLite file, and what is deleted for good."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp
from urllib.parse import quote

from sobremesa.kernel.errors import Mistake

from .books import Books, known_schemas
from .datafile import lock

PAGES = 1_000  # copied between two words about it
Progress = Callable[[int, int], None]  # pages left, and in all
OF_TABLE = (  # what is stored of a table, the last first
    ("reports", "table"),
    ("archive", "id"),
    ("analyses", "id"),
    ("actions", "table"),
    ("seats", "table"),
    ("tables", "id"),
)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A file as it is at this moment, whoever writes to it meanwhile."""
    if not path.is_file():
        raise Mistake(f"there is no file {path}")
    try:
        with closing(
            sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)
        ) as it:
            it.isolation_level = None
            it.execute("BEGIN")
            it.execute("SELECT count(*) FROM sqlite_master")  # from here on
            yield it
    except sqlite3.Error as error:
        raise Mistake(f"{path} cannot be read: {error}") from None


def check(database: sqlite3.Connection, path: Path) -> int:
    """How many tables a house's database has; a `Mistake` if it is none, or broken."""
    said = [row[0] for row in database.execute("PRAGMA integrity_check(5)")]
    if said != ["ok"]:
        raise Mistake(f"{path} is damaged: {'; '.join(said)}")
    names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
    if not {"tables", "alembic_version"} <= names:
        raise Mistake(f"{path} is no database of a house")
    (schema,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    if schema not in (known := known_schemas()):
        raise Mistake(
            f"{path} has schema {schema!r}, this version knows up to {known[-1]}: "
            "a newer version has written it"
        )
    return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextmanager
def copied(
    source: Path, target: Path, progress: Progress
) -> Iterator[tuple[Path, int]]:
    """A checked and durable copy beside the target, to be renamed; the tables in it."""
    made = Path(os.devnull)
    try:
        made = empty_file(target)
        with reading(source) as old, closing(sqlite3.connect(made)) as new:
            old.backup(
                new, pages=PAGES, progress=lambda _, left, all: progress(left, all)
            )
            tables = check(new, source)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, whoever reads it
        sync(made)
        yield made, tables
        sync(target.parent)
    except OSError as error:
        raise Mistake(f"cannot write {target}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise Mistake(f"cannot copy {source} to {target}: {error}") from None
    finally:
        if made.is_file():  # what is left of a copy that failed
            made.unlink()


def empty_file(target: Path) -> Path:
    """Beside the target, for its owner only: seeds are in clear in it."""
    file, name = mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(file)
    return Path(name)


def backup(source: Path, target: Path, progress: Progress) -> int:
    """A copy of one moment, taken while the server plays on."""
    if target.exists():
        raise Mistake(f"{target} is there already: nothing was written")
    with copied(source, target, progress) as (made, tables):
        made.rename(target)
    return tables


def restore(
    source: Path, target: Path, progress: Progress, *, replace: bool
) -> tuple[int, Path | None]:
    """Put a backup in its place; what was there is kept beside it."""
    with reading(source) as database:
        check(database, source)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"cannot use {target.parent}: {error.strerror}") from None
    with lock(target):
        count = tables_in(target) if target.exists() and not replace else 0
        if count:
            raise Mistake(
                f"{target} has {count} tables: --replace puts it aside for the backup"
            )
        with copied(source, target, progress) as (made, tables):
            aside = put_aside(target) if target.exists() else None
            made.rename(target)
    return tables, aside


def tables_in(path: Path) -> int:
    """0: it is empty, and nothing is lost with it."""
    with reading(path) as database:
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
        if "tables" not in names:
            return len(names)
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])


def put_aside(path: Path) -> Path:
    """With its log of changes, which belongs to it."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    aside = path.with_name(f"{path.name}.{stamp}")
    for end in ("-wal", "-shm", ""):
        part = path.with_name(path.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside


def sync(path: Path) -> None:
    """To the disk; a name is there when its folder is."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


async def forget(books: Books, table: str, *, playing: bool) -> int:
    """Delete all that is stored of a table; the number of rows."""
    names = await books.names()
    async with books.moment() as connection:
        query = "SELECT result FROM tables WHERE id = :id"
        found = await books.rows(connection, query, id=table)
        if found and not found[0]["result"] and not playing:
            raise Mistake(
                f"the match at table {table} is not over: --playing deletes it anyway"
            )
        gone = 0
        for name, column in OF_TABLE:
            if name in names:
                gone += await books.delete(connection, name, column, table)
    if not gone:
        raise Mistake(f"nothing is stored of a table {table[:40]!r}")
    return gone


def sweep(path: Path) -> bool:
    """Write a file anew, without traces of what was deleted; not under a server."""
    try:
        held = lock(path)
    except Mistake:
        return False
    with held, closing(sqlite3.connect(path)) as database:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return True
