"""A house and its store: what fails, what starts again, what is full."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from sobremesa.games import find
from sobremesa.kernel.match import Match, verify
from sobremesa.kernel.state import State
from sobremesa.server import house as houses
from sobremesa.server import pacer, wire
from sobremesa.server.rooms import Room
from sobremesa.server.rows import TableRow
from sobremesa.server.schema import tables
from sobremesa.server.store import Store

from .tables import (
    BOTS,
    PEOPLE,
    house_at,
    in_loop,
    order,
    play_on,
    refusal,
    seated,
    until,
    visit,
    whole,
)


class Failing(Store):
    """Forgets every action it is handed."""

    async def add_action(
        self, row: TableRow, action: int, result: str, due: float | None = None
    ) -> None:
        raise OSError("the disk is full")


class Forgetful(Store):
    """Keeps an action, and loses the connection before it can say so."""

    lost = False

    async def add_action(
        self, row: TableRow, action: int, result: str, due: float | None = None
    ) -> None:
        await super().add_action(row, action, result, due)
        if not self.lost:
            self.lost = True
            raise OSError("the connection is lost")


class Waiting(Store):
    """Keeps an action when it is let."""

    gate: asyncio.Event | None = None

    async def add_action(
        self, row: TableRow, action: int, result: str, due: float | None = None
    ) -> None:
        if self.gate is not None:
            await self.gate.wait()
        await super().add_action(row, action, result, due)


@in_loop
async def test_an_action_that_is_not_stored_was_never_played(tmp_path: Path) -> None:
    async with house_at(tmp_path, store=Failing) as house:
        room, visitors, _ = await seated(house)
        spectator = await visit(room)
        seat = int(room.dealt.state.seat)
        everyone = [*visitors, spectator]
        before = whole(room, everyone)
        move = wire.Play(seat=seat, action=room.dealt.state.legal()[0], decisions=0)
        with pytest.raises(OSError, match="disk is full"):
            await room.play(visitors[seat].guest, move)

        assert before == whole(room, everyone)
        assert not room.lock.locked()


@in_loop
async def test_an_action_that_was_stored_after_all_is_told(tmp_path: Path) -> None:
    async with house_at(tmp_path, store=Forgetful) as house:
        room, visitors, _ = await seated(house)
        seat = int(room.dealt.state.seat)
        action = room.dealt.state.legal()[0]
        move = wire.Play(seat=seat, action=action, decisions=0)
        with pytest.raises(OSError, match="connection is lost"):
            await room.play(visitors[seat].guest, move)

        assert [(seat, action)] == room.dealt.actions
        assert [1, 1, 1, 1] == [visitor.last.decisions for visitor in visitors]
        await play_on(room, visitors)
        verify(room.record(), find)


@in_loop
async def test_a_bot_tries_again_when_the_store_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacer, "RETRY", 0.01)
    async with house_at(tmp_path, store=Forgetful) as house:
        opened = await house.open_table(order("bot:chance", *BOTS))
        room = await house.room(opened.table.id)

        await until(lambda: room.row.result, "the bots have finished")


@in_loop
async def test_nobody_is_told_of_an_action_that_is_not_stored_yet(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, store=Waiting) as house:
        assert isinstance(house.store, Waiting)
        room, visitors, keys = await seated(house)
        gate = house.store.gate = asyncio.Event()
        seat = int(room.dealt.state.seat)
        move = wire.Play(seat=seat, action=room.dealt.state.legal()[0], decisions=0)
        playing = asyncio.create_task(room.play(visitors[seat].guest, move))
        await until(room.lock.locked, "the action is on its way to the disk")
        coming = asyncio.create_task(visit(room, keys[0]))
        leaving = asyncio.create_task(room.exit(visitors[3].guest))
        looking = asyncio.create_task(room.look(visitors[1].guest, -1))
        asking = asyncio.create_task(house.card(room.row.id))
        for _ in range(20):
            await asyncio.sleep(0)

        for visitor in visitors:
            assert [0] == sorted({told.decisions for told in visitor.snapshots})
        assert not coming.done()
        assert not asking.done()
        gate.set()
        await asyncio.gather(playing, leaving, looking)
        assert 1 == (await coming).last.decisions
        assert 1 == (await asking).decisions


@in_loop
async def test_a_restart_goes_on_where_the_match_was(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        await play_on(room, visitors, lambda: len(room.dealt.actions) > 20)
        before, log = room.dealt.digest(), list(room.dealt.journal.events)
    async with house_at(tmp_path) as house:
        again = await house.room(room.row.id)

        assert again is not room
        assert before == again.dealt.digest()
        assert log == again.dealt.journal.events
        visitors = [await visit(again, key) for key in keys]
        await play_on(again, visitors)
        verify(again.record(), find)


@in_loop
async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(order("bot:chance", *BOTS))
        room = await house.room(opened.table.id)
        await until(lambda: len(room.dealt.actions) > 3, "the bots have begun")
    async with house_at(tmp_path) as house:
        await until(lambda: room.row.id in house.rooms, "the sweeper has found it")
        again = await house.room(room.row.id)
        await until(lambda: again.dealt.over, "the bots have finished")


# A full house


@in_loop
async def test_idle_tables_make_room_and_come_back_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "MOST_ROOMS", 10)
    async with house_at(tmp_path) as house:
        first = await house.open_table(PEOPLE)
        for _ in range(30):
            await house.open_table(PEOPLE)

        assert len(house.rooms) <= 10
        assert first.table.id not in house.rooms
        room = await house.room(first.table.id)
        await visit(room, first.keys[0])
    async with house_at(tmp_path):
        pass  # and the server starts again


@in_loop
async def test_a_house_full_of_guests_refuses_and_stores_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "MOST_ROOMS", 2)
    async with house_at(tmp_path) as house:
        for _ in range(2):
            await seated(house)
        assert "full" == await refusal(house.open_table(PEOPLE))
        assert 2 == len(await house.store.unfinished())


@in_loop
async def test_a_table_of_another_edition_is_refused_and_hinders_nobody(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        old = (await house.open_table(PEOPLE)).table.id
        new = (await house.open_table(PEOPLE)).table.id
        gone = (await house.open_table(PEOPLE)).table.id
        for id, values in ((old, {"edition": 99}), (gone, {"game": "forgotten"})):
            changed = update(tables).where(tables.c.id == id).values(values)
            await house.store.write((changed, []))
    async with house_at(tmp_path) as house:
        assert "edition" == await refusal(house.room(old))
        assert "edition" == await refusal(house.room(gone))
        assert [new] == [card.id for card in await house.tables()]
        assert "table" == await refusal(house.room("nowhere"))


def fail_in(room: Room, monkeypatch: pytest.MonkeyPatch, **hooks: Any) -> None:
    """The room's match on, by a game that has faults."""
    monkeypatch.setattr(room.dealt, "game", replace(room.game, **hooks))


@in_loop
async def test_a_view_that_fails_stops_neither_table_nor_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        blind, other = visitors[2], visitors[0]

        def view(state: State, seat: int) -> Any:
            if seat == 2:
                raise RuntimeError("no view for you")
            return room.game.view(state, seat)

        fail_in(room, monkeypatch, view=view, besides=None)
        await play_on(room, visitors, most=3)
        stored = await house.store.load(room.row.id)

        assert stored is not None
        assert 3 == len(stored.actions) == other.last.decisions
        assert 0 == blind.last.decisions
        refused = blind.messages[-1]
        assert isinstance(refused, wire.Refusal)
        assert "nothing is lost" in refused.message
        assert b"sobremesa_failures_total 3.0" in house.store.metrics.text([])

        fail_in(room, monkeypatch)
        room.tell_all()

        assert 3 == blind.last.decisions
        assert len(other.last.told) < len(blind.last.told)  # all it has missed


@in_loop
async def test_a_fault_of_the_rules_leaves_the_match_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=3)
        before = room.dealt.digest()

        def play(seat: int, action: int) -> None:
            Match.play(room.dealt, seat, action)
            raise RuntimeError("half-way")

        monkeypatch.setattr(room.dealt, "play", play)
        with pytest.raises(RuntimeError, match="half-way"):
            await play_on(room, visitors, most=1)

        assert before == room.dealt.digest()
        await play_on(room, visitors, most=1)
        assert 4 == len(room.dealt.actions)
