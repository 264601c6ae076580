"""Opening the database, SQLite's or PostgreSQL's, and asking it within a time limit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Executable,
    MetaData,
    String,
    Table,
    event,
    exc,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sobremesa.kernel.errors import Mistake

from .datafile import DataFile, Moved
from .faults import PUT_BACK, Outage, Unavailable, in_words
from .schema import REVISION, metadata

# Where Alembic keeps how far the migrations have come.
VERSION = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)
MIGRATING = 7_081_842_100  # of an advisory lock: one process at a time
PATIENCE = 5.0  # seconds for PostgreSQL: to connect, and for all of a transaction
QUICK = 32 * 1024 * 1024  # bytes of a file that is checked whole when it is opened
BAD = (exc.SQLAlchemyError, OSError, TimeoutError)  # what a database may raise
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)
# Should this process hang, the others do not wait for what it has locked.
LIMITS = (
    f"statement_timeout = '{PATIENCE:g}s'",
    f"idle_in_transaction_session_timeout = '{2 * PATIENCE:g}s'",
)


class Engine:
    """SQLAlchemy's engine; what fails is logged once, and refused in a sentence."""

    def __init__(self, inner: AsyncEngine, file: DataFile | None = None) -> None:
        self.inner = inner
        self.file = file
        self.shared = inner.dialect.name == "postgresql"  # by several processes
        self.patience = PATIENCE if self.shared else None
        self.where = str(file.path) if file else public(inner.url)
        self.outage = Outage(self.where)

    def adding(self, table: Table) -> Executable:
        """Rows that are added unless they are there, in this database's words."""
        if self.shared:  # whose words take a while to import
            from sqlalchemy.dialects.postgresql import insert as postgresql_insert

            return postgresql_insert(table).on_conflict_do_nothing()
        return sqlite_insert(table).on_conflict_do_nothing()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """To read."""
        async with self.guarded(), self.inner.connect() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """To write: all of it, or nothing; durable when this ends."""
        async with self.guarded(), self.inner.begin() as connection:
            yield connection
        self.outage.works()

    @asynccontextmanager
    async def guarded(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(self.patience):
                self.check_file()
                yield
                self.check_file()  # else it went where nobody will find it
        except BAD as error:
            if not (words := in_words(error)):
                raise
            self.outage.fault(words)
            raise Unavailable from error

    def check_file(self) -> None:
        if self.file is not None:
            self.file.check()

    async def close(self) -> None:
        with suppress(TimeoutError):  # what hangs is cut off
            async with asyncio.timeout(self.patience):
                await self.inner.dispose()
        if self.file is not None:
            self.file.close()


def public(url: URL) -> str:
    """An address without what may be secret."""
    return url.set(drivername="postgresql", query={}).render_as_string()


def database_url(address: str) -> str:
    """SQLAlchemy's address of a database: a folder's file, or PostgreSQL."""
    if address.startswith("postgresql://"):
        return address.replace("postgresql://", "postgresql+asyncpg://", 1)
    if "://" in address:
        scheme = address.partition("://")[0]  # the rest may hold a password
        raise Mistake(
            f"the database {f'{scheme}://…'!r} must be postgresql://… or a file's path"
        )
    return f"sqlite+aiosqlite:///{address}"


async def open_engine(address: str) -> Engine:
    """Connect, and bring the schema up to date; a `Mistake` says what is wrong."""
    url = database_url(address)
    engine = at_server(url) if "+asyncpg" in url else at_file(Path(address), url)
    try:
        await prepare(engine)
    except BAD as error:
        await engine.close()
        raise Mistake(f"cannot use {engine.where}: {reason(error)}") from error
    except BaseException:
        await engine.close()
        raise
    return engine


def at_file(path: Path, url: str) -> Engine:
    file = DataFile(path)
    inner = create_async_engine(url, hide_parameters=True)
    event.listen(inner.sync_engine, "connect", set_pragmas)
    return Engine(inner, file)


def at_server(url: str) -> Engine:
    try:
        make_url(url)
    except (exc.ArgumentError, ValueError) as error:
        raise Mistake(f"the address of --database cannot be read: {error}") from None
    try:
        inner = create_async_engine(
            url,
            hide_parameters=True,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE},
        )
    except ModuleNotFoundError as error:
        raise Mistake(
            f"PostgreSQL needs the package {error.name}: "
            "pip install 'sobremesa[postgresql]'"
        ) from None
    event.listen(inner.sync_engine, "connect", set_limits)
    event.listen(inner.sync_engine, "checkout", refuse_closed)
    return Engine(inner)


def reason(error: BaseException) -> str:
    """Words for the one who started the server."""
    if isinstance(error, Moved) or not (words := in_words(error)):
        return str(getattr(error, "orig", None) or error)
    return words


async def prepare(engine: Engine) -> None:
    async with asyncio.timeout(engine.patience):
        await first_answer(engine)
    async with engine.inner.begin() as connection:
        if engine.shared:
            await connection.execute(text("SET LOCAL statement_timeout = 0"))
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        await connection.run_sync(migrate)
    if engine.file is not None:
        engine.file.watch()


async def first_answer(engine: Engine) -> None:
    """A word from the database; of a small file, whether all of it is sound."""
    try:
        async with engine.inner.connect() as connection:
            if engine.file is None:
                await connection.execute(select(1))
            elif engine.file.path.stat().st_size <= QUICK:
                found = await connection.execute(text("PRAGMA quick_check(1)"))
                if (said := found.scalar_one()) != "ok":
                    raise Mistake(f"{engine.where} is damaged: {said}; {PUT_BACK}")
            else:
                await connection.execute(text("SELECT count(*) FROM sqlite_schema"))
    except TypeError as error:  # of the driver: an unknown parameter in the address
        raise Mistake(f"cannot use {engine.where}: {error}") from None


def set_pragmas(connection: Any, _: object) -> None:
    """Any: the driver's own connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def set_limits(connection: Any, _: object) -> None:
    """Any: the driver's own connection."""
    cursor = connection.cursor()
    for limit in LIMITS:
        cursor.execute(f"SET {limit}")
    cursor.close()
    connection.commit()


def refuse_closed(_: object, record: ConnectionPoolEntry, __: object) -> None:
    """One that PostgreSQL has closed meanwhile is replaced, and nobody notices."""
    driver: Any = record.driver_connection  # asyncpg's, which has no types
    if driver.is_closed():
        raise exc.DisconnectionError


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; Alembic is loaded only where there is an old one."""
    found = ""
    if not (names := inspect(connection).get_table_names()):
        create(connection)
        found = REVISION
    elif VERSION.name in names:
        found = connection.scalar(select(VERSION.c.version_num)) or ""
    if found != REVISION:
        upgrade(connection, found)


def create(connection: Connection) -> None:
    """What all migrations would make of an empty database, at once."""
    metadata.create_all(connection)
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=REVISION))


def upgrade(connection: Connection, found: str) -> None:
    from alembic import command  # a tenth of a second, seldom needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {
        one.revision for one in ScriptDirectory.from_config(config).walk_revisions()
    }
    if found and found not in known:
        raise Mistake(
            f"the database has schema {found}, this version of sobremesa knows them "
            f"up to {REVISION}: install the version that made it, or a later one"
        )
    command.upgrade(config, "head")
