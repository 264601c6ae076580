"""Where matches outlive the process: SQLite by default, PostgreSQL by address.

The record is the match: set-up, seed and actions; a restart replays them.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, delete, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.options import Value

from .schema import actions, seats, tables

ADD_TABLE, ADD_SEAT, ADD_ACTION = insert(tables), insert(seats), insert(actions)
Write = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows, if any
Order = tuple[tuple[Write, ...], asyncio.Future[None]]  # and who waits for it


@dataclass(kw_only=True)
class SeatRow:
    seat: int
    kind: str
    name: str
    token: str = ""  # its hash
    bot: str = ""  # who plays for an absent person


@dataclass(kw_only=True)
class TableRow:
    """All that is stored of a table."""

    id: str
    game: str
    edition: int
    options: dict[str, Value]
    public: bool
    clock: int
    seed: str
    created: str
    result: str = ""
    rematch: str = ""
    seats: list[SeatRow] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


def database_url(address: str) -> str:
    """SQLAlchemy's address of a database: a folder's file, or PostgreSQL."""
    if address.startswith("postgresql://"):
        return address.replace("postgresql://", "postgresql+asyncpg://", 1)
    if "://" in address:
        raise Mistake(
            f"the database {address!r} must be postgresql://… or a file's path"
        )
    return f"sqlite+aiosqlite:///{address}"


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Order] = []
        self.writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Connect, and bring the schema up to date."""
        engine = create_async_engine(database_url(address))
        if engine.dialect.name == "sqlite":
            Path(address).parent.mkdir(parents=True, exist_ok=True)
            event.listen(engine.sync_engine, "connect", set_pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine)

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer
        await self.engine.dispose()

    async def write(self, *writes: Write) -> None:
        """All of them or none; durable when this returns.

        Whatever waits at the same moment is committed together: a commit waits for
        the disk, and a disk has time for few of them.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((writes, done))
        if self.writer is None:
            self.writer = asyncio.create_task(self.write_waiting())
        await done

    async def write_waiting(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self.commit(batch)
        finally:
            self.writer = None

    async def commit(self, batch: list[Order]) -> None:
        try:
            await self.commit_at_once(
                [write for writes, _ in batch for write in writes]
            )
        except Exception as error:
            if len(batch) > 1:  # one of them is bad: each by itself
                for order in batch:
                    await self.commit([order])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def commit_at_once(self, writes: list[Write]) -> None:
        """Equal statements are run as one; orders never depend on each other."""
        merged: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for statement, values in writes:
            merged.setdefault(id(statement), (statement, []))[1].extend(values)
        async with self.engine.begin() as connection:
            for statement, rows in merged.values():
                await connection.execute(statement, rows or None)

    async def add_table(self, row: TableRow) -> None:
        sat = [seat_values(row.id, seat) for seat in row.seats]
        await self.write((ADD_TABLE, [table_values(row)]), (ADD_SEAT, sat))

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        where = (seats.c.table == table) & (seats.c.seat == seat.seat)
        await self.write(
            (update(seats).where(where).values(seat_values(table, seat)), [])
        )

    async def set_table(self, table: str, **values: object) -> None:
        await self.write(
            (update(tables).where(tables.c.id == table).values(values), [])
        )

    async def add_action(
        self, table: str, number: int, action: int, result: str
    ) -> None:
        """An accepted action, and the result if it was the last one: both or none."""
        values = {"table": table, "number": number, "action": action}
        writes: list[Write] = [(ADD_ACTION, [values])]
        if result:
            ended = update(tables).where(tables.c.id == table).values(result=result)
            writes.append((ended, []))
        await self.write(*writes)

    async def drop_action(self, table: str, number: int) -> None:
        where = (actions.c.table == table) & (actions.c.number == number)
        await self.write((delete(actions).where(where), []))

    async def load(self, table: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            query = select(tables).where(tables.c.id == table)
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            seat_query = (
                select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            )
            action_query = (
                select(actions.c.action)
                .where(actions.c.table == table)
                .order_by(actions.c.number)
            )
            sat = (await connection.execute(seat_query)).mappings().all()
            taken = (await connection.execute(action_query)).scalars().all()
        return read_table(dict(row), [dict(one) for one in sat], taken)

    async def recent(self, limit: int) -> list[str]:
        """Ids of the newest public tables."""
        query = (
            select(tables.c.id)
            .where(tables.c.public)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def unfinished(self) -> list[str]:
        """Ids of the tables that go on after a restart."""
        query = select(tables.c.id).where(tables.c.result == "")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())


def table_values(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "edition": row.edition,
        "options": row.options,
        "public": row.public,
        "clock": row.clock,
        "seed": row.seed,
        "created": row.created,
        "result": row.result,
        "rematch": row.rematch,
    }


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "token": seat.token,
        "bot": seat.bot,
    }


def read_table(
    row: dict[str, Any], sat: list[dict[str, Any]], taken: Sequence[int]
) -> TableRow:
    found = TableRow(**row)
    for one in sat:
        one.pop("table")
        found.seats.append(SeatRow(**one))
    found.actions = list(taken)
    return found


def set_pragmas(connection: Any, _: object) -> None:
    """Any: the driver's own connection."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
