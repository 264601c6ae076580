"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from sobremesa.games import find
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.match import verify
from sobremesa.server.database import VERSION, database_url, upgrade
from sobremesa.server.house import House
from sobremesa.server.orders import draw_up
from sobremesa.server.rows import SeatRow, TableRow
from sobremesa.server.schema import REVISION, metadata
from sobremesa.server.store import Outdated, Store
from sobremesa.server.thinker import Thinker

from .net import Server, client_of, open_table, wire_to
from .net import order as ordered
from .tables import PEOPLE, Threads, in_loop, play_on, seated, visit
from .test_sockets import play_to_the_end


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "folder" / "tables.db")
    address: str = request.getfixturevalue("shared_database")
    return address


@asynccontextmanager
async def store_at(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def row(**changed: object) -> TableRow:
    made, _ = draw_up(PEOPLE)
    return replace(made, **changed)  # type: ignore[arg-type]  # fields by name


async def play(store: Store, row: TableRow, action: int, result: str = "") -> None:
    """What a room does: write it, then know it."""
    await store.add_action(row, action, result)
    row.actions.append(action)
    row.changes += 1


@in_loop
async def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    async with store_at(database) as store:
        stored = row(options={"max_rounds": 3, "simultaneous": True}, clock=60)
        stored.seats[1] = SeatRow(seat=1, kind="human", name="Ñandú — 字", token="ff")
        await store.add_table(stored)

        assert stored == await store.load(stored.id)
        assert await store.load("nowhere") is None


@in_loop
async def test_actions_come_back_in_their_order(database: str) -> None:
    async with store_at(database) as store:
        stored = row()
        await store.add_table(stored)
        for number in range(1, 13):
            await play(store, stored, 100 - number)
        await store.drop_action(stored)
        stored.changes += 1
        stored.actions.pop()
        await play(store, stored, 7, "1 0 0 0 by 12.2")

        loaded = await store.load(stored.id)
        assert loaded is not None
        assert [*range(99, 88, -1), 7] == loaded.actions
        assert "1 0 0 0 by 12.2" == loaded.result


@in_loop
async def test_a_decision_is_taken_once(database: str) -> None:
    async with store_at(database) as store:
        stored = row()
        await store.add_table(stored)
        await store.add_action(stored, 5, "")
        with pytest.raises(Outdated):
            await store.add_action(stored, 6, "1 0 0 0 by 12.2")

        loaded = await store.load(stored.id)
        assert loaded is not None
        assert ([5], "") == (loaded.actions, loaded.result), "both or none"


@in_loop
async def test_a_table_is_changed_only_by_who_knows_its_last_change(
    database: str,
) -> None:
    async with store_at(database) as store:
        stored = row()
        await store.add_table(stored)
        await play(store, stored, 5)
        known = await store.load(stored.id)
        assert known is not None
        behind = replace(known, changes=known.changes - 1)
        for late in (
            store.add_action(behind, 6, ""),
            store.drop_action(behind),
            store.change(behind, replace(behind, rematch="x")),
            store.remove(behind),
            store.add_table(row(), behind),
        ):
            with pytest.raises(Outdated):
                await late

        assert known == await store.load(stored.id)
        assert [(known.id, 1)] == [(r.id, r.changes) for r, _ in await store.recent(9)]
        assert 1 == await store.changes(known.id)


@in_loop
async def test_who_is_late_hinders_nobody_that_is_written_with_it(
    database: str,
) -> None:
    async with store_at(database) as store:
        rows = [row() for _ in range(6)]
        for one in rows:
            await store.add_table(one)
        await store.add_action(rows[2], 5, "")
        writes = [store.add_action(one, 7, "") for one in rows]
        ends = await asyncio.gather(*writes, return_exceptions=True)

        late = [number for number, end in enumerate(ends) if end is not None]
        assert [2] == late
        assert isinstance(ends[2], Outdated)
        for number, one in enumerate(rows):
            loaded = await store.load(one.id)
            assert loaded is not None
            assert ([5 if number == 2 else 7], 1) == (loaded.actions, loaded.changes)


@in_loop
async def test_an_action_belongs_to_a_table(database: str) -> None:
    async with store_at(database) as store:
        with pytest.raises(Outdated):
            await store.add_action(row(), 5, "")


@in_loop
async def test_seats_and_tables_change(database: str) -> None:
    async with store_at(database) as store:
        stored, other = row(), row()
        await store.add_table(stored)
        taken = SeatRow(seat=2, kind="human", name="Eva", token="00", bot="easy")
        new = replace(stored, seats=[*stored.seats[:2], taken, stored.seats[3]])
        await store.change(stored, new)
        await store.add_table(other, replace(stored, changes=1))

        loaded = await store.load(stored.id)
        assert loaded is not None
        assert (taken, 2) == (loaded.seats[2], loaded.changes)
        assert other.id == loaded.rematch
        assert other == await store.load(other.id)


@in_loop
async def test_the_lobby_lists_the_newest_public_tables(database: str) -> None:
    async with store_at(database) as store:
        rows = [
            row(created=f"2030-01-0{day}", public=day != 3, result="*" * (day == 4))
            for day in range(1, 7)
        ]
        for one in rows:
            await store.add_table(one)

        newest = [rows[5].id, rows[4].id, rows[3].id, rows[1].id]
        assert newest == [row.id for row, _ in await store.recent(4)]
        unfinished = set(await store.unfinished())
        assert {one.id for one in rows if one is not rows[3]} == unfinished


def structure(connection: Connection) -> dict[str, object]:
    """All there is of tables, to be compared."""
    found = inspect(connection)
    told: dict[str, object] = {}
    for table in found.get_table_names():
        columns = found.get_columns(table)
        told[table] = (
            {c["name"]: (str(c["type"]), c["nullable"], c["default"]) for c in columns},
            found.get_pk_constraint(table)["constrained_columns"],
            [
                (key["referred_table"], key["constrained_columns"])
                for key in found.get_foreign_keys(table)
            ],
            {
                i["name"]: (i["column_names"], i["unique"])
                for i in found.get_indexes(table)
            },
        )
    return told


@in_loop
async def test_all_migrations_lead_to_what_an_empty_database_gets(
    database: str,
) -> None:
    async with store_at(database) as store, store.engine.begin() as connection:
        created = await connection.run_sync(structure)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(VERSION.drop)
        await connection.run_sync(upgrade, "")
        assert created == await connection.run_sync(structure)


@in_loop
async def test_an_empty_database_is_migrated_once_and_kept(database: str) -> None:
    async with store_at(database) as store:
        stored = row()
        await store.add_table(stored)
    async with store_at(database) as store:
        assert stored == await store.load(stored.id)
        async with store.engine.connect() as connection:
            names = await connection.run_sync(
                lambda sync: {
                    table: {
                        column["name"] for column in inspect(sync).get_columns(table)
                    }
                    for table in inspect(sync).get_table_names()
                }
            )
            reached = await connection.scalar(
                text("SELECT version_num FROM alembic_version")
            )
    assert reached == REVISION
    assert {"version_num"} == names.pop("alembic_version")
    declared = {
        name: {column.name for column in table.columns}
        for name, table in metadata.tables.items()
    }
    assert declared == names, "the migrations lead to the declared schema"


@in_loop
async def test_many_tables_are_written_at_once(database: str) -> None:
    async with store_at(database) as store:
        rows = [row() for _ in range(20)]

        async def fill(one: TableRow) -> None:
            await store.add_table(one)
            for number in range(1, 16):
                await play(store, one, number * 3)

        await asyncio.gather(*[fill(one) for one in rows])
        for one in rows:
            loaded = await store.load(one.id)
            assert loaded is not None
            assert [number * 3 for number in range(1, 16)] == loaded.actions


@in_loop
async def test_tables_are_played_at_once_and_resumed(database: str) -> None:
    async with store_at(database) as store:
        house = House(store, Thinker(Threads()))
        tables = [await seated(house) for _ in range(4)]
        some = [play_on(room, visitors, most=15) for room, visitors, _ in tables]
        await asyncio.gather(*some)
        digests = {room.row.id: room.dealt.digest() for room, _, _ in tables}
    async with store_at(database) as store:
        house = House(store, Thinker(Threads()))
        await house.resume()
        for old, _, keys in tables:
            room = await house.room(old.row.id)
            assert digests[old.row.id] == room.dealt.digest()
            await play_on(room, [await visit(room, key) for key in keys])
            assert room.row.result
            verify(room.record(), find)
        assert [] == await store.unfinished()


def test_a_server_keeps_its_tables_there(database: str, tmp_path: Path) -> None:
    if not database.startswith("postgresql:"):
        pytest.skip("all other tests of the server are on SQLite")
    asked = ordered("Ana", "bot:chance", "bot:chance", "bot:chance")
    own = Server(tmp_path, "--database", database)
    with own, client_of(own) as client:
        id, keys = open_table(client, asked)
        with wire_to(own, id) as wire:
            wire.hello(*keys)
    with own, client_of(own) as client:
        with wire_to(own, id) as wire:
            play_to_the_end(wire, wire.hello(*keys))
        record = client.get(f"/api/tables/{id}/record").text
        assert client.post("/api/verify", json={"record": record}).json()["good"]


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite:///x", "http://x"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(Mistake, match="must be postgresql"):
        database_url(address)
