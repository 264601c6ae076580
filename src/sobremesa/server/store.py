"""Where matches outlive the process: SQLite by default, PostgreSQL by address.

The record is the match: set-up, seed and actions; a restart replays them.
Several processes may share a PostgreSQL database: a table counts its changes, and a
change is written only by whoever knew all the others.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Executable,
    delete,
    event,
    func,
    insert,
    outerjoin,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.options import Value

from .channel import NAME, Changed, encode, new_process
from .quick import Quick
from .schema import actions, seats, tables

MIGRATING = 7_081_842_100  # of an advisory lock: one process at a time
NOTIFY = text(f"SELECT pg_notify('{NAME}', :message)")
ADD_TABLE, ADD_SEAT, ADD_ACTION = insert(tables), insert(seats), insert(actions)
CHANGED = "the table was changed by another process"
Write = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows, if any
Known = tuple[str, int]  # a table, and how many changes of it are known


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
    content: str = ""  # fingerprint of the house's own cards
    changes: int = 0  # so far: whoever knows fewer cannot make the next one
    seats: list[SeatRow] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)


@dataclass(kw_only=True)
class Order:
    """What is to be written together, and who waits for it."""

    writes: tuple[Write, ...]
    known: Known | None  # the table that it changes
    action: int  # that it adds, where it does no more; else -1
    done: asyncio.Future[None]


class Outdated(Exception):
    """A change by somebody who does not know the latest one; nothing was written."""


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
        self.shared = engine.dialect.name == "postgresql"  # by several processes
        self.process = new_process()
        self.waiting: list[Order] = []
        self.writer: asyncio.Task[None] | None = None
        file = engine.url.database
        self.quick = None if self.shared or not file else Quick(file)

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Connect, and bring the schema up to date."""
        engine = create_async_engine(database_url(address))
        if engine.dialect.name == "sqlite":
            Path(address).parent.mkdir(parents=True, exist_ok=True)
            event.listen(engine.sync_engine, "connect", set_pragmas)
        store = cls(engine)
        async with engine.begin() as connection:
            if store.shared:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(migrate)
        return store

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer
        if self.quick is not None:
            await self.quick.close()
        await self.engine.dispose()

    async def write(
        self, *writes: Write, change: TableRow | None = None, action: int = -1
    ) -> None:
        """All of them or none; durable when this returns.

        A change of a table is refused as `Outdated` unless `change` is as it is stored.
        Whatever waits at the same moment is committed together: a commit waits for
        the disk, and a disk has time for few of them.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        known = None if change is None else (change.id, change.changes)
        order = Order(writes=writes, known=known, action=action, done=done)
        self.waiting.append(order)
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
            await self.commit_at_once(batch)
        except Exception as error:
            if len(batch) > 1:  # one of them is bad: each by itself
                for order in batch:
                    await self.commit([order])
            elif not batch[0].done.done():
                batch[0].done.set_exception(error)
            return
        for order in batch:
            if not order.done.done():
                order.done.set_result(None)

    async def commit_at_once(self, batch: list[Order]) -> None:
        """Equal statements are run as one; orders never depend on each other."""
        merged: dict[int, Write] = {}
        for order in batch:
            for statement, values in order.writes:
                merged.setdefault(id(statement), (statement, []))[1].extend(values)
        known = [order.known for order in batch if order.known is not None]
        if self.quick is not None and list(merged) == [id(ADD_ACTION)]:
            added = [tuple(row.values()) for row in merged[id(ADD_ACTION)][1]]
            if not await self.quick.add(known, added):
                raise Outdated(CHANGED)
            return
        async with self.engine.begin() as connection:
            if known:
                counted = await connection.execute(count_on(known))
                if counted.rowcount != len(known):
                    raise Outdated(CHANGED)
            for statement, rows in merged.values():
                await connection.execute(statement, rows or None)
            if known and self.shared:  # heard by the others when this is committed
                news = [
                    self.news(*order.known, order.action)
                    for order in batch
                    if order.known
                ]
                await connection.execute(NOTIFY, news)

    def news(self, table: str, changes: int, action: int) -> dict[str, str]:
        changed = Changed(
            process=self.process, table=table, changes=changes + 1, action=action
        )
        return {"message": encode(changed)}

    async def add_table(self, row: TableRow, before: TableRow | None = None) -> None:
        """A new table; a rematch is noted at the table before it, both or none."""
        sat = [seat_values(row.id, seat) for seat in row.seats]
        writes: list[Write] = [(ADD_TABLE, [table_values(row)]), (ADD_SEAT, sat)]
        if before is not None:
            same = tables.c.id == before.id
            writes.append((update(tables).where(same).values(rematch=row.id), []))
        await self.write(*writes, change=before)

    async def set_seat(self, row: TableRow, seat: SeatRow) -> None:
        where = (seats.c.table == row.id) & (seats.c.seat == seat.seat)
        values = seat_values(row.id, seat)
        await self.write((update(seats).where(where).values(values), []), change=row)

    async def add_action(self, row: TableRow, action: int, result: str) -> None:
        """An accepted action, and the result if it was the last one: both or none."""
        number = len(row.actions) + 1
        values = {"table": row.id, "number": number, "action": action}
        writes: list[Write] = [(ADD_ACTION, [values])]
        if result:
            ended = update(tables).where(tables.c.id == row.id).values(result=result)
            writes.append((ended, []))
        await self.write(*writes, change=row, action=-1 if result else action)

    async def drop_action(self, row: TableRow) -> None:
        """The last one."""
        number = len(row.actions)
        where = (actions.c.table == row.id) & (actions.c.number == number)
        await self.write((delete(actions).where(where), []), change=row)

    async def changes(self, table: str) -> int:
        """How often a table was changed so far."""
        query = select(tables.c.changes).where(tables.c.id == table)
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            return int((await connection.execute(query)).scalar_one())

    async def follow(self, known: TableRow) -> TableRow | None:
        """A table by now; where nothing but actions came, only those are read."""
        fresh = actions.c.number > len(known.actions)
        added = outerjoin(tables, actions, (actions.c.table == tables.c.id) & fresh)
        query = (
            select(tables, actions.c.action)
            .select_from(added)
            .where(tables.c.id == known.id)
            .order_by(actions.c.number)
        )
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            found = (await connection.execute(query)).mappings().all()
        if not found:
            return None
        row = dict(found[0])
        taken = [one["action"] for one in found if one["action"] is not None]
        if row["changes"] - known.changes != len(taken):  # seats, or an undo
            return await self.load(known.id)
        del row["action"]
        return TableRow(**row, seats=known.seats, actions=[*known.actions, *taken])

    async def load(self, table: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            if self.shared:  # all of it as of the same moment
                level = "REPEATABLE READ"
                await connection.execution_options(isolation_level=level)
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

    async def recent(self, limit: int) -> list[Known]:
        """The newest public tables."""
        query = (
            select(tables.c.id, tables.c.changes)
            .where(tables.c.public)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [(id, changes) for id, changes in found]

    async def unfinished(self) -> list[str]:
        """Ids of the tables that go on after a restart."""
        query = select(tables.c.id).where(tables.c.result == "")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())


def count_on(known: list[Known]) -> Executable:
    """One change more at tables that have only the known ones.

    Locks their rows until the commit.
    Processes that lock the same ones crosswise are parted by PostgreSQL, and try again
    one by one.
    """
    as_known = tuple_(tables.c.id, tables.c.changes).in_(known)
    return update(tables).where(as_known).values(changes=tables.c.changes + 1)


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
        "content": row.content,
        "changes": row.changes,
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
