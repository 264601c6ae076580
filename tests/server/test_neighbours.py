"""Several processes on one PostgreSQL: changes of a table, lost connections."""

import asyncio
import signal
import threading
import time
from pathlib import Path

import pytest

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.match import verify
from sobremesa.server import channel, wire
from sobremesa.server.refusals import Refused
from sobremesa.server.store import Store

from .houses import both_at, channel_of, in_step, kill, plays, two
from .kill import Player
from .net import Server, client_of, open_table, wire_to
from .net import order as ordered
from .tables import (
    in_loop,
    order,
    play_on,
    refusal,
    seated,
    until,
    visit,
    wish,
)
from .test_chat import heard

# Changes of a table


@in_loop
async def test_an_action_in_one_process_is_told_in_the_other(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        told = [len(visitor.messages) for visitor in there]
        move = plays(rooms[0])
        await rooms[0].play(here[move.seat].guest, move)

        await until(lambda: there[0].last.decisions == 1, "the other house tells it")
        await in_step(rooms)
        for visitor, before in zip(there, told, strict=True):
            first = visitor.messages[before]
            assert isinstance(first, wire.Snapshot)
            assert 0 < first.since, "the log goes on"
        await play_on(rooms[1], there, most=20)
        await in_step(rooms)
        await play_on(rooms[0], here)
        await in_step(rooms)
        assert rooms[0].record() == rooms[1].record()
        verify(rooms[1].record(), find)


@in_loop
async def test_what_was_told_before_a_guest_came_is_read(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        room, here, keys = await seated(one)
        there = await other.room(room.row.id)
        move = plays(room)
        await room.play(here[move.seat].guest, move)
        room.talk(here[0].guest, wire.Chat(text="heard"))
        await until(lambda: there.chat.lines, "what came before has been heard too")

        visitor = await visit(there, keys[0])

        assert 1 == visitor.last.decisions
        await in_step([room, there])


@in_loop
async def test_of_two_who_play_at_once_exactly_one_is_heard(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        rooms, visitors, _ = await both_at(one, other)
        dice = Fast("both")
        for _ in range(40):
            if rooms[0].dealt.over:
                break
            before = len(rooms[0].dealt.actions)
            moves = [plays(room, dice.below(50)) for room in rooms]
            seat = moves[0].seat
            ends = await asyncio.gather(
                *[
                    room.play(at[seat].guest, move)
                    for room, at, move in zip(rooms, visitors, moves, strict=True)
                ],
                return_exceptions=True,
            )

            assert 1 == ends.count(None)
            late = next(end for end in ends if end is not None)
            assert isinstance(late, Refused)
            assert ("stale", 409) == (late.code, late.status)
            await in_step(rooms)
            won = moves[ends.index(None)]
            assert [(seat, won.action)] == rooms[0].dealt.actions[before:]
        stored = await one.store.load(rooms[0].row.id)
        assert rooms[0].row == stored


@in_loop
async def test_an_undo_is_told_anew_in_the_other_process(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        await play_on(rooms[0], here, lambda: bool(rooms[0].dealt.undoable))
        await in_step(rooms)
        seat = int(rooms[1].dealt.state.seat)
        decisions = len(rooms[1].dealt.actions)

        await rooms[1].undo(there[seat].guest, seat)

        await until(lambda: here[0].last.decisions == decisions - 1, "it is told")
        await in_step(rooms)
        assert 0 == here[0].last.since
        assert len(rooms[0].dealt.journal.events) == len(here[0].last.told)
        await play_on(rooms[0], here)
        verify(rooms[0].record(), find)


@in_loop
async def test_an_undo_and_an_action_at_once_leave_one_of_them(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        await play_on(rooms[0], here, lambda: bool(rooms[0].dealt.undoable))
        await in_step(rooms)
        move = plays(rooms[0])
        before = len(rooms[0].dealt.actions)
        ends = await asyncio.gather(
            rooms[0].play(here[move.seat].guest, move),
            rooms[1].undo(there[move.seat].guest, move.seat),
            return_exceptions=True,
        )

        assert 1 == ends.count(None)
        late = next(end for end in ends if end is not None)
        assert isinstance(late, Refused)
        assert "stale" == late.code
        await in_step(rooms)
        left = before + 1 if ends[0] is None else before - 1
        assert left == len(rooms[0].dealt.actions)


@in_loop
async def test_two_who_join_at_once_get_two_seats(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, _), _ = await both_at(one, other, order("Ana", *["open"] * 3))
        id = rooms[0].row.id
        keys = await asyncio.gather(
            one.join(id, wish("Bea")), other.join(id, wish("Caro"))
        )

        assert [1, 2] == sorted(key.seat for key in keys)
        assert 3 == (await other.join(id, wish("Dora"))).seat
        await until(lambda: here[0].last.table.status == "playing", "it begins")
        last = one.join(id, wish("Eva"))
        assert "seat" == await refusal(last)
        for key in keys:  # each in the house where it was not given out
            await visit(rooms[1], key)
            await visit(rooms[0], key)


@in_loop
async def test_of_two_who_want_the_same_seat_one_gets_it(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        opened = await one.open_table(order("Ana", *["open"] * 3))
        ends = await asyncio.gather(
            *[house.join(opened.table.id, wish("Bea", 2)) for house in (one, other)],
            return_exceptions=True,
        )

        [got] = [end for end in ends if isinstance(end, wire.SeatKey)]
        [late] = [end for end in ends if isinstance(end, Refused)]
        assert ("seat", 2) == (late.code, got.seat)


@in_loop
async def test_who_left_in_one_process_looks_on_in_the_other(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        asked = order("Ana", "Bea", "Caro", "open")
        rooms, (_, there), keys = await both_at(one, other, asked)
        holder = wire.Holder(seat=1, token=keys[1].token)
        await one.leave(rooms[0].row.id, holder)

        await until(lambda: there[1].last.held == [], "Bea has left")
        assert (-1, "waiting") == (there[1].last.eyes, there[1].last.table.status)
        assert [0] == there[0].last.held
        refused = other.leave(rooms[0].row.id, holder)
        assert "token" == await refusal(refused)


@in_loop
async def test_a_rematch_is_one_table_for_all(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), keys = await both_at(one, other)
        await play_on(rooms[0], here)
        await in_step(rooms)
        holders = [wire.Holder(seat=key.seat, token=key.token) for key in keys]
        id = rooms[0].row.id
        opened = await asyncio.gather(
            one.rematch(id, holders[0]), other.rematch(id, holders[1])
        )

        assert opened[0].table.id == opened[1].table.id
        assert [1, 2] == [answer.keys[0].seat for answer in opened]
        await until(
            lambda: there[3].last.table.rematch == opened[0].table.id, "it is told"
        )
        assert 1 == len(await one.store.unfinished())


@in_loop
async def test_whoever_asks_gets_the_latest_from_any_process(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        room, visitors, _ = await seated(one)
        id = room.row.id
        assert 0 == (await other.card(id)).decisions
        await play_on(room, visitors, most=10)

        assert 10 == (await other.card(id)).decisions
        await play_on(room, visitors)
        [card] = await other.tables()
        assert ("over", room.row.result) == (card.status, card.result)
        assert room.record() == (await other.room(id)).record()


# Lost connections


@in_loop
async def test_after_a_lost_connection_all_rooms_catch_up(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "RETRY", 0.01)
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        own, gate = channel_of(one), asyncio.Event()
        connect, before = own.connect, own.connection

        async def later() -> None:
            await gate.wait()
            await connect()

        monkeypatch.setattr(own, "connect", later)
        before.terminate()
        await until(lambda: own.connection is None, "the connection is lost")
        await play_on(rooms[1], there, most=5)
        rooms[1].talk(there[0].guest, wire.Chat(text="lost"))
        rooms[0].talk(here[0].guest, wire.Chat(text="kept"))
        assert 0 == len(rooms[0].dealt.actions)
        gate.set()

        await until(lambda: here[0].last.decisions == 5, "it has caught up")
        await until(lambda: "kept" in heard(there[0]), "it is said at last")
        await in_step(rooms)
        await play_on(rooms[0], here, most=5)
        await in_step(rooms)


@in_loop
async def test_an_action_is_refused_as_stale_while_nothing_is_heard(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        kill(one)
        move = plays(rooms[1])
        await rooms[1].play(there[move.seat].guest, move)

        late = rooms[0].play(here[move.seat].guest, move)
        assert "stale" == await refusal(late)
        await in_step(rooms)
        assert 1 == here[0].last.decisions


# Real processes


@in_loop
async def test_processes_that_start_at_once_migrate_once(shared_database: str) -> None:
    stores = await asyncio.gather(*[Store.open(shared_database) for _ in range(4)])

    assert [[]] * 4 == [await store.unfinished() for store in stores]
    for store in stores:
        await store.close()


def test_a_match_goes_on_in_the_other_process_when_one_is_killed(
    shared_database: str, tmp_path: Path
) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = (Server(f, "--database", shared_database) for f in folders)
    asked = ordered("Ana", "Bea", "bot:chance", "bot:greedy")
    with one, other:
        with client_of(one) as client:
            table, keys = open_table(client, asked)
        players = [Player(table, key) for key in keys]
        threads = [
            threading.Thread(target=player.play, args=(server,))
            for player, server in zip(players, (one, other), strict=True)
        ]
        for thread in threads:
            thread.start()
        while min(player.decisions for player in players) < 20:
            problems = [player.problem for player in players]
            assert ["", ""] == problems, one.log.read_text() + other.log.read_text()
            time.sleep(0.001)
        one.end(signal.SIGKILL)
        threads[0].join()
        assert ("", False) == (players[0].problem, players[0].over), "in mid-match"

        players[0].play(other)
        threads[1].join()
        for player in players:
            assert ("", True) == (player.problem, player.over), other.log.read_text()

        with client_of(other) as client, wire_to(other, table) as wire:
            record = client.get(f"/api/tables/{table}/record").text
            assert wire.hello()["table"]["status"] == "over"
        match = verify(notation.read(record), find)
        for player in players:
            assert len(match.actions) == player.decisions
            for number, action in player.mine.items():
                assert (player.key["seat"], action) == match.actions[number]
    assert "Traceback" not in other.log.read_text()
