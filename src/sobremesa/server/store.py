"""Where matches outlive the process: SQLite by default, PostgreSQL by address.

The record is the match: set-up, seed and actions; a restart replays them.
Several processes may share a PostgreSQL database: a table counts its changes, and a
change is written only by whoever knew all the others.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    Select,
    bindparam,
    delete,
    func,
    insert,
    outerjoin,
    select,
    text,
    tuple_,
    update,
)

from .channel import NAME, Changed, encode, new_process
from .database import Engine, open_engine
from .faults import Unavailable
from .metrics import Metrics
from .quick import Quick
from .rows import ArchiveRow, ReportRow, SeatRow, TableRow, seat_values, table_values
from .schema import actions, analyses, archive, contents, reports, seats, tables

NOTIFY = text(f"SELECT pg_notify('{NAME}', :message)")
ADD_TABLE, ADD_SEAT, ADD_ACTION = insert(tables), insert(seats), insert(actions)
ADD_ARCHIVE = insert(archive)
CHANGED = "the table was changed by another process"
HOUR = 3600.0  # how exactly `changed` is kept: an index moves with it
SET_TIMES = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(changed=bindparam("now_changed"), due=bindparam("now_due"))
)
DROPS = tuple(  # of all that is stored of a table, in this order
    delete(one).where(column == bindparam("of_table"))
    for one, column in (
        (actions, actions.c.table),
        (seats, seats.c.table),
        (tables, tables.c.id),
    )
)
Write = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows, if any
Known = tuple[str, int]  # a table, and how many changes of it are known
Playable = tuple[str, int]  # a game and its edition
UNUSED = delete(contents).where(
    contents.c.mark.not_in(select(tables.c.content)),
    contents.c.mark.not_in(select(archive.c.content)),
)


@dataclass(kw_only=True)
class Order:
    """What is to be written together, and who waits for it."""

    writes: tuple[Write, ...]
    known: Known | None  # the table that it changes
    action: int  # that it adds, where it does no more; else -1
    done: asyncio.Future[None]

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Outdated(Exception):
    """A change by somebody who does not know the latest one; nothing was written."""


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.shared
        self.process = new_process()
        self.metrics = Metrics()  # the application's, if there is one
        self.waiting: list[Order] = []
        self.writer: asyncio.Task[None] | None = None
        self.quick = Quick(engine.file.path) if engine.file else None

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Connect, and bring the schema up to date."""
        return cls(await open_engine(address))

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer
        if self.quick is not None:
            await self.quick.close()
        await self.engine.close()

    async def ping(self) -> None:
        """Refused as `Unavailable` unless the database answers.

        A disk that is full can be read: a write that failed of late counts too.
        """
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
        if self.engine.outage.now:
            raise Unavailable

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
            with self.metrics.committing(len(batch)):
                await self.commit_at_once(batch)
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Unavailable):
                for order in batch:
                    order.fail(error)
                return
            for order in batch:  # one of them is bad: each by itself
                await self.commit([order])
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
        if self.quick is not None and merged.keys() <= {id(ADD_ACTION), id(SET_TIMES)}:
            await self.commit_actions(self.quick, merged, known)
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

    async def commit_actions(
        self, quick: Quick, merged: dict[int, Write], known: list[Known]
    ) -> None:
        """The same for actions and times alone, without SQLAlchemy."""
        added = merged.get(id(ADD_ACTION), (ADD_ACTION, []))[1]
        timed = merged.get(id(SET_TIMES), (SET_TIMES, []))[1]
        async with self.engine.guarded():
            written = await quick.write(known, added, timed)
        if not written:
            raise Outdated(CHANGED)
        self.engine.outage.works()

    def news(self, table: str, changes: int, action: int) -> dict[str, str]:
        changed = Changed(
            process=self.process, table=table, changes=changes + 1, action=action
        )
        return {"message": encode(changed)}

    async def add_table(self, row: TableRow, before: TableRow | None = None) -> None:
        """A new table; a rematch is noted at the table before it, both or none."""
        sat = [seat_values(row.id, seat) for seat in row.seats]
        writes: list[Write] = [(ADD_TABLE, [table_values(row)]), (ADD_SEAT, sat)]
        if row.overlay:
            own = {"mark": row.content, "text": row.overlay}
            writes.append((self.engine.adding(contents), [own]))
        if before is not None:
            same = tables.c.id == before.id
            writes.append((update(tables).where(same).values(rematch=row.id), []))
        await self.write(*writes, change=before)

    async def change(self, row: TableRow, new: TableRow) -> None:
        """Whatever is otherwise from now on, but for actions: all of it or none."""
        new.changed = recently(row.changed)
        before = table_values(row)
        values = {k: v for k, v in table_values(new).items() if v != before[k]}
        writes: list[Write] = []
        if values:
            same = tables.c.id == row.id
            writes.append((update(tables).where(same).values(values), []))
        for old, seat in zip(row.seats, new.seats, strict=True):
            if seat != old:
                where = (seats.c.table == row.id) & (seats.c.seat == seat.seat)
                sat = update(seats).where(where).values(seat_values(row.id, seat))
                writes.append((sat, []))
        await self.write(*writes, change=row)

    async def add_action(
        self, row: TableRow, action: int, result: str, due: float | None = None
    ) -> None:
        """An accepted action, and the result if it was the last one: both or none."""
        number = len(row.actions) + 1
        values = {"table": row.id, "number": number, "action": action}
        writes: list[Write] = [(ADD_ACTION, [values])]
        if result:
            ended = update(tables).where(tables.c.id == row.id).values(result=result)
            writes.append((ended, []))
        await self.write_timed(row, due, writes, action=-1 if result else action)
        self.metrics.actions.labels(row.game).inc()

    async def drop_action(self, row: TableRow, due: float | None = None) -> None:
        """The last one."""
        number = len(row.actions)
        where = (actions.c.table == row.id) & (actions.c.number == number)
        await self.write_timed(row, due, [(delete(actions).where(where), [])])

    async def write_timed(
        self, row: TableRow, due: float | None, writes: list[Write], action: int = -1
    ) -> None:
        """With the table's times, where they change: those have to be read then."""
        changed = recently(row.changed)
        if (changed, due) != (row.changed, row.due):
            times = {"of_table": row.id, "now_changed": changed, "now_due": due}
            writes.append((SET_TIMES, [times]))
            action = -1
        await self.write(*writes, change=row, action=action)
        row.changed, row.due = changed, due

    async def remove(self, row: TableRow, put_away: ArchiveRow | None = None) -> None:
        """All that is stored of a table goes, into the archive or for ever."""
        writes: list[Write] = [(drop, [{"of_table": row.id}]) for drop in DROPS]
        if put_away is not None:
            writes.append((ADD_ARCHIVE, [asdict(put_away)]))
        else:
            writes.append(analysis_dropped(row.id))
        await self.write(*writes, change=row)

    async def changes(self, table: str) -> int | None:
        """How often a table was changed so far; None if it is not there any more."""
        query = select(tables.c.changes).where(tables.c.id == table)
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            return (await connection.execute(query)).scalar_one_or_none()

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
        return TableRow(
            **row,
            overlay=known.overlay,
            seats=known.seats,
            actions=[*known.actions, *taken],
        )

    async def load(self, table: str) -> TableRow | None:
        if not is_id(table):
            return None
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
            own = await connection.execute(content_query(row["content"]))
            overlay = own.scalar_one_or_none() or ""
        made = {**row, "overlay": overlay}
        return read_table(made, [dict(one) for one in sat], taken)

    async def content(self, mark: str) -> str | None:
        """Own content by its fingerprint."""
        if not is_id(mark):
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(content_query(mark))).first()
        return None if row is None else str(row[0])

    async def drop_unused(self) -> None:
        """Own content that no table has any more."""
        await self.write((UNUSED, []))

    async def recent(self, limit: int) -> list[tuple[TableRow, int]]:
        """The newest public tables, without their actions, and how many those are."""
        query = (
            select(tables)
            .where(tables.c.public)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in found]
            of_them = seats.c.table.in_(ids)
            seat_query = select(seats).where(of_them).order_by(seats.c.seat)
            sat = (await connection.execute(seat_query)).mappings().all()
            counting = (
                select(actions.c.table, func.max(actions.c.number))
                .where(actions.c.table.in_(ids))
                .group_by(actions.c.table)
            )
            taken = (await connection.execute(counting)).all()
        counted = {str(id): int(number) for id, number in taken}
        return [
            (
                read_table(
                    dict(row), [dict(one) for one in sat if one["table"] == row["id"]]
                ),
                counted.get(row["id"], 0),
            )
            for row in found
        ]

    async def unfinished(self) -> list[str]:
        """Ids of the tables whose match is not over."""
        return await self.ids(select(tables.c.id).where(tables.c.result == ""))

    async def due(
        self, now: float, known: list[Playable], own: list[str], limit: int
    ) -> list[str]:
        """Ids of the tables that must go on by themselves by now, of known editions."""
        query = (
            select(tables.c.id)
            .where(tables.c.due <= now, playable(known, own))
            .order_by(tables.c.due)
            .limit(limit)
        )
        return await self.ids(query)

    async def old(
        self,
        what: str,
        before: float,
        limit: int,
        known: tuple[list[Playable], list[str]] | None = None,
    ) -> list[str]:
        """Ids of the tables of a kind that were last changed before a time."""
        query = select(tables.c.id).where(text(what), tables.c.changed < before)
        if known is not None:
            query = query.where(playable(*known))
        return await self.ids(query.order_by(tables.c.changed).limit(limit))

    async def missing(self, known: list[str]) -> set[str]:
        """Which of these tables are stored no more."""
        if not known:
            return set()
        return {*known}.difference(
            await self.ids(select(tables.c.id).where(tables.c.id.in_(known)))
        )

    async def ids(self, query: Executable) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def archived(self, table: str) -> ArchiveRow | None:
        if not is_id(table):
            return None
        query = select(archive).where(archive.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else ArchiveRow(**row)

    async def drop_archived(self, table: str) -> None:
        dropped = delete(archive).where(archive.c.id == table)
        await self.write((dropped, []), analysis_dropped(table))

    # Reports

    async def add_report(self, row: ReportRow) -> int:
        """Its number, when it is durable."""
        values = asdict(row)
        values.pop("number")
        async with self.engine.begin() as connection:
            made = await connection.execute(insert(reports).values(values))
        assert made.inserted_primary_key is not None
        return int(made.inserted_primary_key[0])


def analysis_dropped(table: str) -> Write:
    """What looking back at it found goes with a match."""
    return delete(analyses).where(analyses.c.id == table), []


def is_id(text: str) -> bool:
    """Whether it can be the name of a table: PostgreSQL is not asked for any other."""
    return text.isascii() and text.isprintable()


def recently(changed: float) -> float:
    """About now: the same as before within an hour."""
    now = time.time()
    return changed if abs(now - changed) < HOUR else now


def playable(known: list[Playable], own: list[str]) -> ColumnElement[bool]:
    """Tables that the house can open: by their editions, and own content it knows."""
    stored = tables.c.content.in_(select(contents.c.mark))
    here = tables.c.content.in_(["", *own])
    return tuple_(tables.c.game, tables.c.edition).in_(known) & (here | stored)


def content_query(mark: str) -> Select[tuple[str]]:
    return select(contents.c.text).where(contents.c.mark == mark)


def count_on(known: list[Known]) -> Executable:
    """One change more at tables that have only the known ones.

    Locks their rows until the commit.
    Processes that lock the same ones crosswise are parted by PostgreSQL, and try again
    one by one.
    """
    as_known = tuple_(tables.c.id, tables.c.changes).in_(known)
    return update(tables).where(as_known).values(changes=tables.c.changes + 1)


def read_table(
    row: dict[str, Any], sat: list[dict[str, Any]], taken: Sequence[int] = ()
) -> TableRow:
    found = TableRow(**row)
    for one in sat:
        one.pop("table")
        found.seats.append(SeatRow(**one))
    found.actions = list(taken)
    return found
