"""Where matches outlive the process: SQLite by default, PostgreSQL by address.

The record is the match: set-up, seed and actions; a restart replays them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.options import Value

from .schema import actions, seats, tables


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
        await self.engine.dispose()

    async def add_table(self, row: TableRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables), table_values(row))
            await connection.execute(
                insert(seats), [seat_values(row.id, seat) for seat in row.seats]
            )

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        values = seat_values(table, seat)
        where = (seats.c.table == table) & (seats.c.seat == seat.seat)
        async with self.engine.begin() as connection:
            await connection.execute(update(seats).where(where).values(values))

    async def set_table(self, table: str, **values: object) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(values)
            )

    async def add_action(
        self, table: str, number: int, action: int, result: str
    ) -> None:
        """An accepted action, and the result if it was the last one: both or none."""
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(actions), {"table": table, "number": number, "action": action}
            )
            if result:
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(result=result)
                )

    async def drop_action(self, table: str, number: int) -> None:
        where = (actions.c.table == table) & (actions.c.number == number)
        async with self.engine.begin() as connection:
            await connection.execute(delete(actions).where(where))

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
