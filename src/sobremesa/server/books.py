"""A house's database as its keeper reads it: of any schema, also while it is played on.

Only names of tables and columns are counted on, so that a database can be examined
before it is brought up to date.
"""

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import bindparam, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.options import Value

from .database import database_url
from .rows import UNNAMED

FILE = "tables.db"
MANY = 200  # tables read at once
Row = dict[str, Any]  # of any schema


@dataclass(kw_only=True)
class Stored:
    """What is needed of a table to play its match again."""

    id: str
    game: str
    edition: int
    content: str
    overlay: str  # that content itself, where it is stored
    options: dict[str, Value]
    seed: str
    result: str
    names: list[str]  # of those who sit there
    open: bool  # whether a seat waits for somebody
    start: str = ""  # the state it began at, as JSON; "" with a deal
    actions: list[tuple[int, int]] = field(default_factory=list)  # number, action


def is_file(address: str) -> bool:
    return "://" not in address


def url_of(address: str, *, write: bool) -> str:
    if not is_file(address):
        return database_url(address)
    if not Path(address).is_file():
        raise Mistake(f"there is no database {address}")
    mode = "rw" if write else "ro"
    return f"sqlite+aiosqlite:///file:{quote(address)}?mode={mode}&uri=true"


def known_schemas() -> list[str]:
    """The oldest first."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    found = ScriptDirectory.from_config(config).walk_revisions()
    return [script.revision for script in found][::-1]


@asynccontextmanager
async def open_books(address: str, *, write: bool = False) -> AsyncIterator["Books"]:
    """A server may play on beside it: nothing is locked or migrated."""
    engine = create_async_engine(url_of(address, write=write), hide_parameters=True)
    try:
        yield Books(engine, write=write)
    except (DBAPIError, OSError) as error:
        why = getattr(error, "orig", None) or error
        raise Mistake(f"the database cannot be read: {why}") from None
    finally:
        await engine.dispose()


class Books:
    def __init__(self, engine: AsyncEngine, *, write: bool = False) -> None:
        self.engine = engine
        self.begin = "BEGIN IMMEDIATE" if write else "BEGIN"
        self.sqlite = engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """All that is read is of one moment; what is written is kept at its end."""
        level = "AUTOCOMMIT" if self.sqlite else "REPEATABLE READ"
        async with self.engine.connect() as connection:
            connection = await connection.execution_options(isolation_level=level)
            if not self.sqlite:
                yield connection
                await connection.commit()
                return
            await connection.exec_driver_sql(self.begin)  # the driver begins too late
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    async def rows(
        self, connection: AsyncConnection, query: str, **given: object
    ) -> list[Row]:
        lists = [name for name, value in given.items() if isinstance(value, list)]
        asked = text(query).bindparams(*[bindparam(n, expanding=True) for n in lists])
        return [
            dict(row) for row in (await connection.execute(asked, given)).mappings()
        ]

    async def delete(
        self, connection: AsyncConnection, table: str, column: str, value: object
    ) -> int:
        """Names are our own; the number of rows."""
        query = text(f'DELETE FROM {table} WHERE "{column}" = :value')
        return (await connection.execute(query, {"value": value})).rowcount

    async def close_report(
        self, connection: AsyncConnection, number: int, when: str
    ) -> None:
        query = text("UPDATE reports SET closed = :when WHERE number = :number")
        await connection.execute(query, {"when": when, "number": number})

    async def names(self) -> set[str]:
        """The tables of the database."""
        async with self.engine.connect() as connection:
            return set(
                await connection.run_sync(lambda c: inspect(c).get_table_names())
            )

    async def schema(self) -> str:
        async with self.moment() as connection:
            found = await self.rows(connection, "SELECT * FROM alembic_version")
        return str(found[0]["version_num"]) if found else ""

    async def count(self, table: str) -> int:
        async with self.moment() as connection:
            (row,) = await self.rows(connection, f"SELECT count(*) AS n FROM {table}")
        return int(row["n"])

    async def damages(self) -> list[str]:
        """What SQLite finds wrong with its file; PostgreSQL looks after itself."""
        if not self.sqlite:
            return []
        async with self.moment() as connection:
            said = await self.rows(connection, "PRAGMA integrity_check(20)")
            lost = await self.rows(connection, "PRAGMA foreign_key_check")
        wrong = [str(line) for row in said for line in row.values() if line != "ok"]
        return wrong + [f"a row of {row['table']} belongs to no table" for row in lost]

    async def tables(self) -> AsyncIterator[Stored]:
        """Every table, in the order of their ids."""
        last, found = "", [""]
        while found:
            async with self.moment() as connection:
                rows = await self.rows(
                    connection,
                    "SELECT * FROM tables WHERE id > :last ORDER BY id LIMIT :many",
                    last=last,
                    many=MANY,
                )
                made = await self.put_together(connection, rows)
            for stored in made:
                yield stored
            found = [row["id"] for row in rows]
            last = found[-1] if found else last

    async def put_together(
        self, connection: AsyncConnection, rows: list[Row]
    ) -> list[Stored]:
        if not rows:
            return []
        ids = [row["id"] for row in rows]
        some = ' FROM {} WHERE "table" IN :ids ORDER BY "table", {}'
        sat = await self.rows(
            connection, f"SELECT *{some.format('seats', 'seat')}", ids=ids
        )
        done = await self.rows(
            connection, f"SELECT *{some.format('actions', 'number')}", ids=ids
        )
        made = {row["id"]: stored(row) for row in rows}
        await self.add_contents(connection, list(made.values()))
        for seat in sat:
            made[seat["table"]].names.append(seat["name"] or UNNAMED)
            made[seat["table"]].open |= seat["kind"] == "open"
        for action in done:
            made[action["table"]].actions.append((action["number"], action["action"]))
        return list(made.values())

    async def add_contents(
        self, connection: AsyncConnection, found: list[Stored]
    ) -> None:
        """Own content, which old schemas do not store."""
        marks = sorted({table.content for table in found} - {""})
        names = await connection.run_sync(lambda c: inspect(c).get_table_names())
        if not marks or "contents" not in names:
            return
        query = "SELECT mark, text FROM contents WHERE mark IN :marks"
        rows = await self.rows(connection, query, marks=marks)
        texts = {row["mark"]: row["text"] for row in rows}
        for table in found:
            table.overlay = texts.get(table.content, "")

    async def archived(self) -> AsyncIterator[tuple[str, str]]:
        """Ids and records of matches that were put away."""
        last, found = "", [""]
        while found:
            async with self.moment() as connection:
                rows = await self.rows(
                    connection,
                    "SELECT id, record FROM archive WHERE id > :last "
                    "ORDER BY id LIMIT :many",
                    last=last,
                    many=MANY,
                )
            for row in rows:
                yield row["id"], unpacked(row["record"])
            found = [row["id"] for row in rows]
            last = found[-1] if found else last


def stored(row: Row) -> Stored:
    return Stored(
        id=row["id"],
        game=row["game"],
        edition=row["edition"],
        content=row.get("content", ""),
        overlay="",
        options=parsed(row["options"]),
        seed=row["seed"],
        result=row["result"],
        names=[],
        open=False,
        start=row.get("start", ""),
    )


def parsed(value: Any) -> Any:
    """Any: JSON, which only some drivers read by themselves."""
    return json.loads(value) if isinstance(value, str | bytes) else value


def unpacked(data: bytes) -> str:
    """A stored record as text; "" if it is damaged."""
    try:
        return zlib.decompress(data).decode() if data else ""
    except (zlib.error, UnicodeDecodeError):
        return ""
