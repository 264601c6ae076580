"""Tables that nobody looks at go on, grow old, and are put away."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, func, insert, select, update

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.log import EVERYONE
from sobremesa.kernel.match import Match, verify
from sobremesa.server import house as houses
from sobremesa.server import keeping, sweeper, wire
from sobremesa.server.books import open_books
from sobremesa.server.house import House
from sobremesa.server.orders import draw_up
from sobremesa.server.readings import replay
from sobremesa.server.rows import seat_values, table_values
from sobremesa.server.schema import actions, seats, tables
from sobremesa.server.store import Store
from sobremesa.server.thinker import Thinker
from sobremesa.server.times import DAY, Times

from .tables import (
    BOTS,
    PEOPLE,
    house_at,
    house_on,
    in_loop,
    order,
    play_on,
    refusal,
    seated,
    until,
    visit,
)

QUICK = Times(sweep=0.02, back=0.0)
OLD = 100 * DAY


async def grow_old(house: House, *ids: str) -> None:
    """As if nothing had changed there for long."""
    older = update(tables).where(tables.c.id.in_(ids)).values(changed=time.time() - OLD)
    await house.store.write((older, []))


async def rows_of(store: Store, id: str) -> list[int]:
    """How many rows a table has in seats, actions and tables."""
    counts = []
    async with store.engine.connect() as connection:
        for column in (seats.c.table, actions.c.table, tables.c.id):
            query = select(func.count()).where(column == id)
            counts.append(int((await connection.execute(query)).scalar_one()))
    return counts


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address: str = request.getfixturevalue("shared_database")
    return address


@in_loop
async def test_a_table_that_is_deleted_beside_the_server_is_shown_no_more(
    database: str,
) -> None:
    async with house_on(database, times=QUICK) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors)
        other, _, _ = await seated(house)
        async with open_books(database, write=True) as books:
            await keeping.forget(books, room.row.id, playing=False)

        await until(lambda: room.closed, "the sweeper has noticed")
        told = visitors[0].messages[-1]
        assert isinstance(told, wire.Refusal)
        assert "closed" == told.code
        assert "table" == await refusal(house.room(room.row.id))
        assert other is await house.room(other.row.id)


# Going on


@in_loop
async def test_the_store_knows_when_a_table_must_go_on(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        people, _, _ = await seated(house)
        clocked, visitors, _ = await seated(
            house, order("Ana", "Bea", "Caro", "Dora", clock=600)
        )
        first = clocked.row.due
        await play_on(clocked, visitors, most=1)
        row = await house.store.load(clocked.row.id)

        assert people.row.due is None
        assert first is not None
        assert row is not None
        assert row.due is not None
        assert first <= row.due <= time.time() + 600
        assert row == clocked.row


@in_loop
async def test_a_table_whose_clock_runs_out_goes_on_without_anybody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "THEIRS", 0.0)
    async with house_on(database) as house:
        asked = order("Ana", "Bea", "Caro", "Dora", clock=1)
        id = (await house.open_table(asked)).table.id
        house.forget(house.rooms[id])
    async with house_on(database, times=QUICK) as house:
        await until(lambda: id in house.rooms, "the sweeper has found it")
        room = house.rooms[id]
        await until(lambda: len(room.dealt.actions) > 1, "the clock has run out")


@in_loop
async def test_bots_of_a_dead_process_go_on_in_another(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "THEIRS", 0.0)
    async with house_on(shared_database, times=QUICK) as house:
        row, _ = draw_up(order("bot:chance", *BOTS))
        row.due = time.time()
        await until(lambda: house.sweeper.looked, "it has looked for what was there")
        await house.store.add_table(row)  # by a process that is no more

        await until(lambda: row.id in house.rooms, "the sweeper has found it")
        room = house.rooms[row.id]
        await until(lambda: room.row.result, "the bots have finished")


@in_loop
async def test_one_table_that_cannot_go_on_hinders_no_other(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        bad, _ = draw_up(PEOPLE)
        good, _ = draw_up(order("bot:chance", *BOTS))
        bad.actions, bad.due, good.due = [999_999], 1.0, 2.0
        for row in (bad, good):
            await house.store.add_table(row)
        values = {"table": bad.id, "number": 1, "action": 999_999}
        await house.store.write((insert(actions).values(values), []))
    async with house_at(tmp_path, times=QUICK) as house:
        await until(lambda: good.id in house.rooms, "the good one goes on")
        room = house.rooms[good.id]
        await until(lambda: room.row.result, "the bots have finished")
        assert {bad.id} == house.sweeper.broken


@in_loop
async def test_tables_with_long_clocks_do_not_fill_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "MOST_ROOMS", 10)
    asked = order("Ana", "Bea", "Caro", "Dora", clock=7 * 24 * 3600)
    async with house_at(tmp_path) as house:
        opened = [await house.open_table(asked) for _ in range(30)]
        assert len(house.rooms) <= 10
    async with house_at(tmp_path, times=QUICK) as house:
        await until(lambda: house.sweeper.looked > 1, "it has been looked")
        assert {} == house.rooms, "nothing is due for a week"
        room = await house.room(opened[0].table.id)
        visitor = await visit(room, opened[0].keys[0])
        assert visitor.last.deadline is not None
        assert 6 * DAY < visitor.last.deadline <= 7 * DAY


class Gated(Thinker):
    """Bots that decide when they are let."""

    gate: asyncio.Event

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
        await self.gate.wait()
        return await super().choose(match, bot, payer=payer, table=table)


@in_loop
async def test_bots_that_nobody_watches_make_room_and_go_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "MOST_ROOMS", 3)
    Gated.gate = asyncio.Event()
    async with house_at(tmp_path, times=QUICK, thinker=Gated) as house:
        for _ in range(6):
            await house.open_table(order("bot:chance", *BOTS))
        _, visitors, _ = await seated(house)
        assert len(house.rooms) <= 4, "one may come while another is stored"
        assert "playing" == visitors[0].last.table.status
        Gated.gate.set()

        left = [""]
        while len(left) > 1 or left == [""]:
            left = await house.store.unfinished()
            await asyncio.sleep(0.01)


# Growing old


@in_loop
async def test_tables_that_nobody_comes_to_are_deleted(database: str) -> None:
    async with house_on(database) as house:
        waiting = (await house.open_table(order("Ana", *["open"] * 3))).table.id
        playing, visitors, _ = await seated(house)
        await play_on(playing, visitors, most=5)
        for visitor in visitors:
            await playing.exit(visitor.guest)
        fresh = (await house.open_table(PEOPLE)).table.id
        await grow_old(house, waiting, playing.row.id)
    async with house_on(database, times=QUICK) as house:
        await until(lambda: house.sweeper.looked, "it has been looked")

        for id in (waiting, playing.row.id):
            assert [0, 0, 0] == await rows_of(house.store, id)
            assert "table" == await refusal(house.room(id))
        assert [4, 0, 1] == await rows_of(house.store, fresh)


@in_loop
async def test_a_table_that_somebody_is_at_does_not_grow_old(tmp_path: Path) -> None:
    async with house_at(tmp_path, times=replace(QUICK, expire=0.0)) as house:
        room, visitors, _ = await seated(house, order("Ana", *["open"] * 3))
        await grow_old(house, room.row.id)
        room.row.changed = time.time() - OLD
        await until(lambda: room.row.changed > time.time() - DAY, "it is of use")
        row = await house.store.load(room.row.id)

        assert row == room.row
        assert visitors[0].guest in room.guests


@in_loop
async def test_a_finished_match_is_put_away_and_stays_readable(database: str) -> None:
    async with house_on(database) as house:
        room, visitors, keys = await seated(house)
        await play_on(room, visitors)
        id, before = room.row.id, notation.write(room.record())
        for visitor in visitors:
            await room.exit(visitor.guest)
        card = await house.card(id)
        await grow_old(house, id)
    async with house_on(database, times=QUICK) as house:
        await until(lambda: house.sweeper.looked, "it has been looked")

        assert [0, 0, 0] == await rows_of(house.store, id)
        assert card == await house.card(id)
        again, record = await house.record(id)
        assert (card, before) == (again, record)
        assert verify(notation.read(record), find).over
        seed, frames = replay(house.shelf, record, (0, 3, EVERYONE))
        assert (room.row.seed, 3) == (seed, len(msgspec.json.decode(frames)))
        assert "table" == await refusal(house.room(id))
        holder = wire.Holder(seat=0, token=keys[0].token)
        assert "table" == await refusal(house.rematch(id, holder))
        await house.close_table(id, "", operator=True)
        assert "table" == await refusal(house.card(id)), "the operator can delete it"


# A house with many old tables


async def fill(store: Store, count: int) -> None:
    """Old tables: a third waits, a third is in play, a third is over."""
    row, _ = draw_up(PEOPLE)
    rows, sat = [], []
    for number in range(count):
        seed = "" if number % 3 == 0 else row.seed
        result = "1 0 0 0 by 12.2" if number % 3 == 1 else ""
        one = replace(row, id=f"old{number}", seed=seed, result=result)
        rows.append(table_values(one))
        sat += [seat_values(one.id, seat) for seat in one.seats]
    async with store.engine.begin() as connection:
        await connection.execute(insert(tables), rows)
        await connection.execute(insert(seats), sat)


async def work_at_start(folder: Path) -> tuple[list[str], int]:
    """The statements of the first look, and the rooms that it opened."""
    asked: list[str] = []
    async with house_at(folder, times=Times(sweep=0.01)) as house:
        engine = house.store.engine.inner.sync_engine

        def hear(*heard: Any) -> None:
            asked.append(heard[2])

        event.listen(engine, "before_cursor_execute", hear)
        await until(lambda: house.sweeper.looked > 2, "it has been looked")
        event.remove(engine, "before_cursor_execute", hear)
        return sorted(set(asked)), len(house.rooms)


@in_loop
async def test_a_house_with_many_old_tables_opens_like_an_empty_one(
    tmp_path: Path,
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "full").mkdir()
    async with house_at(tmp_path / "full") as house:
        await fill(house.store, 3_000)
    empty = await work_at_start(tmp_path / "empty")
    full = await work_at_start(tmp_path / "full")

    assert (empty[0], 0) == (full[0], full[1]), "the same questions, no room opened"
    for plan in await plans(tmp_path / "full", full[0]):
        assert "SCAN tables" not in plan, plan
        assert "tables" not in plan or "USING INDEX tables_" in plan, plan


async def plans(folder: Path, statements: list[str]) -> list[str]:
    """How SQLite goes about them."""
    store = await Store.open(str(folder / "tables.db"))
    found: list[str] = []
    async with store.engine.connect() as connection:
        for statement in statements:
            marks = (0,) * statement.count("?")
            asked = f"EXPLAIN QUERY PLAN {statement}"
            lines = await connection.exec_driver_sql(asked, marks)
            found += [str(line[-1]) for line in lines]
    await store.close()
    return found
