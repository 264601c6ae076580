"""PostgreSQL stops, starts again, or hangs while matches are played."""

import asyncio
import itertools
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from sobremesa.games import find
from sobremesa.kernel.match import verify
from sobremesa.server import channel, database, pacer, store
from sobremesa.server.house import House
from sobremesa.server.rooms import Room
from sobremesa.server.schema import tables

from .databases import Cluster, create_database
from .houses import both_at, channel_of, in_step, plays, two
from .net import Server, client_of, open_table, wire_to
from .tables import (
    BOTS,
    Visitor,
    house_on,
    in_loop,
    order,
    play_on,
    refusal,
    seated,
    until,
    whole,
)
from .test_faults_sqlite import alive_but_not_ready, faults_in, ready_is, refuses

numbers = itertools.count()


@pytest.fixture
def place(own: Cluster) -> str:
    """An empty database of a cluster that may be stopped."""
    name = f"fault{next(numbers)}"
    asyncio.run(create_database(own.address, name))
    return f"{own.address}/{name}"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever tries again need not wait long."""
    monkeypatch.setattr(pacer, "RETRY", 0.05)
    monkeypatch.setattr(channel, "RETRY", 0.05)
    return iter([None])


@contextmanager
def hanging(own: Cluster, house: House) -> Iterator[None]:
    """PostgreSQL does not answer, and the house has little patience with it."""
    engine = house.store.engine
    patience, engine.patience = engine.patience, 0.5
    with own.frozen():
        yield
    engine.patience = patience


def lines(caplog: pytest.LogCaptureFixture, words: str) -> int:
    return caplog.text.count(words)


async def goes_on(room: Room, visitors: list[Visitor]) -> None:
    """To the end; an action stored unheard may make the first one stale."""
    if "stale" == await outcome(room, visitors):
        await until(lambda: not room.lock.locked(), "the room has caught up")
    await play_on(room, visitors)
    verify(room.record(), find)


async def outcome(room: Room, visitors: list[Visitor]) -> str:
    move = plays(room)
    try:
        await room.play(visitors[move.seat].guest, move)
    except Exception as error:
        return str(getattr(error, "code", error))
    return ""


@in_loop
async def test_while_it_is_stopped_everything_is_refused_and_then_goes_on(
    own: Cluster, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house_on(place) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=5)
        await asyncio.to_thread(own.stop)
        await until(lambda: "channel of PostgreSQL is lost" in caplog.text, "noticed")
        try:
            await refuses(room, visitors)
            for asked in (house.tables(), house.store.ping(), house.room("x")):
                assert "store" == await refusal(asked)
            told = faults_in(caplog.text)
            assert told
            assert len(told) == len(set(told)), "each reason once"
        finally:
            await asyncio.to_thread(own.start)
        await until(lambda: "channel of PostgreSQL is back" in caplog.text, "back")
        await goes_on(room, visitors)
        assert 1 == lines(caplog, "channel of PostgreSQL is lost")
        assert 1 == lines(caplog, "the store works again")
        assert "Traceback" not in caplog.text


@in_loop
async def test_a_restart_that_nobody_meets_is_noticed_by_nobody(
    own: Cluster, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house_on(place) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=5)
        await asyncio.to_thread(own.stop)
        await asyncio.to_thread(own.start)
        lost = channel_of(house)
        await until(lambda: "channel of PostgreSQL is back" in caplog.text, "back")

        assert lost.connection is not None
        await play_on(room, visitors)
        verify(room.record(), find)
        assert [] == faults_in(caplog.text)


@in_loop
async def test_bots_go_on_by_themselves_after_a_restart(
    own: Cluster, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_on(place) as house:
        opened = await house.open_table(order("bot:chance", *BOTS))
        room = await house.room(opened.table.id)
        await until(lambda: len(room.dealt.actions) > 3, "the bots have begun")
        await asyncio.to_thread(own.stop)
        await asyncio.to_thread(own.start)

        await until(lambda: room.row.result, "the bots have finished")
        assert "Traceback" not in caplog.text
        stored = await house.store.load(room.row.id)
        assert room.row == stored


@in_loop
async def test_while_it_hangs_nobody_waits_for_ever(
    own: Cluster, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house_on(place) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=5)
        before = whole(room, visitors)
        with hanging(own, house):
            codes = await asyncio.gather(
                refusal(store_one(room, visitors)),
                *[refusal(house.tables()) for _ in range(30)],
            )
            assert {"store"} == set(codes)
            assert before == whole(room, visitors)
            assert 1 == len(faults_in(caplog.text))
            assert "does not answer" in caplog.text
        await goes_on(room, visitors)
        assert room.row == await house.store.load(room.row.id)


async def store_one(room: Room, visitors: list[Visitor]) -> None:
    move = plays(room)
    await room.play(visitors[move.seat].guest, move)


@in_loop
async def test_bots_go_on_by_themselves_when_it_answers_again(
    own: Cluster, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with house_on(place) as house:
        opened = await house.open_table(order("bot:chance", *BOTS))
        room = await house.room(opened.table.id)
        await until(lambda: len(room.dealt.actions) > 3, "the bots have begun")
        with hanging(own, house):
            await until(lambda: lines(caplog, "PostgreSQL is lost"), "it is noticed")
            began = len(room.dealt.actions)
        await until(lambda: room.row.result, "the bots have finished")
        assert began <= len(room.dealt.actions)
        assert room.row == await house.store.load(room.row.id)


@in_loop
async def test_all_that_waits_is_refused_together(
    own: Cluster, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one after the other, each after its time."""
    tries: list[int] = []
    commit = store.Store.commit_at_once

    async def counted(self: store.Store, batch: list[store.Order]) -> None:
        tries.append(len(batch))
        await commit(self, batch)

    async with house_on(place) as house:
        parties = [await seated(house) for _ in range(8)]
        monkeypatch.setattr(store.Store, "commit_at_once", counted)
        with hanging(own, house):
            codes = await asyncio.gather(
                *[refusal(store_one(room, visitors)) for room, visitors, _ in parties]
            )
        assert ["store"] * 8 == codes
        assert 8 == sum(tries), f"each was tried once: {tries}"


@in_loop
async def test_two_processes_are_in_step_again_after_a_restart(
    own: Cluster, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with two(place) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        await play_on(rooms[0], here, most=5)
        await in_step(rooms)
        await asyncio.to_thread(own.stop)
        await asyncio.to_thread(own.start)
        back = "channel of PostgreSQL is back"
        await until(lambda: lines(caplog, back) == 2, "both are back")
        await play_on(rooms[0], here, most=5)
        await in_step(rooms)
        await play_on(rooms[1], there)
        await in_step(rooms)
        verify(rooms[0].record(), find)


def test_a_server_process_tells_and_goes_on(
    own: Cluster, place: str, tmp_path: Path
) -> None:
    server = Server(tmp_path, "--database", place)
    with server, client_of(server) as client:
        table, keys = open_table(client)
        with wire_to(server, table) as wire:
            shown = wire.hello(*keys)
            seat, before = shown["asked"], shown["decisions"]
            wire.send("look", seat=seat)
            action = wire.snapshot()["legal"][0]
            own.stop()
            try:
                wire.send("play", seat=seat, action=action, decisions=before)
                assert "store" == wire.refused()
                answer = client.get("/api/tables")
                assert (503, "store") == (answer.status_code, answer.json()["code"])
                alive_but_not_ready(client)
            finally:
                own.start()
            wire.send("play", seat=seat, action=action, decisions=before)
            assert before + 1 == wire.snapshot_of(before + 1)["decisions"]
        ready_is(client, 200)
        with own.frozen():
            alive_but_not_ready(client)
            answer = client.get("/api/tables")
            assert (503, "store") == (answer.status_code, answer.json()["code"])
        assert 200 == client.get("/api/tables").status_code
        ready_is(client, 200)
    told = server.log.read_text()
    assert "Traceback" not in told
    assert "the house cannot use its store" not in told, "no line for every look"


@in_loop
async def test_what_a_hanging_process_has_locked_is_free_again(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began a change and never ends it; PostgreSQL does."""
    limits = ("idle_in_transaction_session_timeout = '1s'", *database.LIMITS[:1])
    monkeypatch.setattr(database, "LIMITS", limits)
    async with two(place) as (one, other):
        rooms, (_, there), _ = await both_at(one, other)
        hanging = await one.store.engine.inner.connect()
        lock = select(tables).where(tables.c.id == rooms[0].row.id).with_for_update()
        await hanging.execute(lock)

        await play_on(rooms[1], there)

        verify(rooms[1].record(), find)
        await hanging.invalidate()
        await hanging.close()
