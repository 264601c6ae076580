"""Several processes on one PostgreSQL: two houses in a test, or two real servers."""

import asyncio
import signal
import threading
import time
from collections.abc import AsyncIterator
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
)
from pathlib import Path

import pytest

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.match import Match, verify
from sobremesa.server import channel, neighbours, pacer, presence, wire
from sobremesa.server.channel import PostgresChannel, Spoken, decoder, encode
from sobremesa.server.chat import LONGEST
from sobremesa.server.house import NAME, House
from sobremesa.server.presence import NOBODY, Party, Presence
from sobremesa.server.refusals import Refused
from sobremesa.server.rooms import Room
from sobremesa.server.store import Store
from sobremesa.server.thinker import Thinker

from .kill import Player
from .net import Server, client_of, open_table, wire_to
from .net import order as ordered
from .tables import (
    PEOPLE,
    Visitor,
    house_on,
    in_loop,
    order,
    play_on,
    refusal,
    seated,
    until,
    visit,
)
from .test_chat import heard

ALONE = order("Ana", "bot:chance", "bot:chance", "bot:chance")


@asynccontextmanager
async def houses_on(
    database: str, *thinkers: type[Thinker]
) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        open_ = [house_on(database, thinker=one) for one in thinkers]
        yield [await stack.enter_async_context(one) for one in open_]


def two(database: str) -> AbstractAsyncContextManager[list[House]]:
    return houses_on(database, Thinker, Thinker)


def channel_of(house: House) -> PostgresChannel:
    assert isinstance(house.channel, PostgresChannel)
    return house.channel


def kill(house: House) -> None:
    """As if its process had died: it says nothing more, and hears nothing."""
    own = channel_of(house)
    assert own.running is not None
    own.running.cancel()
    own.connection.terminate()


async def both_at(
    one: House, other: House, asked: wire.TableOrder = PEOPLE
) -> tuple[list[Room], list[list[Visitor]], list[wire.SeatKey]]:
    """A table of the one house at which the same people sit in both."""
    room, visitors, keys = await seated(one, asked)
    there = await other.room(room.row.id)
    return [room, there], [visitors, [await visit(there, key) for key in keys]], keys


async def in_step(rooms: list[Room]) -> None:
    def same() -> bool:
        return len({(room.row.changes, room.match.digest()) for room in rooms}) == 1

    await until(same, "the rooms have caught up")
    for room in rooms:
        assert rooms[0].row == room.row
        assert rooms[0].match.journal.events == room.match.journal.events


def plays(room: Room, choice: int = 0) -> wire.Play:
    """An answer to the question on the table."""
    legal = room.match.state.legal()
    return wire.Play(
        seat=int(room.match.state.seat),
        action=legal[choice % len(legal)],
        decisions=len(room.match.actions),
    )


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
async def test_of_two_who_play_at_once_exactly_one_is_heard(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        rooms, visitors, _ = await both_at(one, other)
        dice = Fast("both")
        for _ in range(40):
            if rooms[0].match.over:
                break
            before = len(rooms[0].match.actions)
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
            assert [(seat, won.action)] == rooms[0].match.actions[before:]
        stored = await one.store.load(rooms[0].row.id)
        assert rooms[0].row == stored


@in_loop
async def test_an_undo_is_told_anew_in_the_other_process(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        await play_on(rooms[0], here, lambda: bool(rooms[0].match.undoable))
        await in_step(rooms)
        seat = int(rooms[1].match.state.seat)
        decisions = len(rooms[1].match.actions)

        await rooms[1].undo(there[seat].guest, seat)

        await until(lambda: here[0].last.decisions == decisions - 1, "it is told")
        await in_step(rooms)
        assert 0 == here[0].last.since
        assert len(rooms[0].match.journal.events) == len(here[0].last.told)
        await play_on(rooms[0], here)
        verify(rooms[0].record(), find)


@in_loop
async def test_an_undo_and_an_action_at_once_leave_one_of_them(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        await play_on(rooms[0], here, lambda: bool(rooms[0].match.undoable))
        await in_step(rooms)
        move = plays(rooms[0])
        before = len(rooms[0].match.actions)
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
        assert left == len(rooms[0].match.actions)


@in_loop
async def test_two_who_join_at_once_get_two_seats(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, _), _ = await both_at(one, other, order("Ana", *["open"] * 3))
        id = rooms[0].row.id
        keys = await asyncio.gather(
            one.join(id, wire.Join(name="Bea")), other.join(id, wire.Join(name="Caro"))
        )

        assert [1, 2] == sorted(key.seat for key in keys)
        assert 3 == (await other.join(id, wire.Join(name="Dora"))).seat
        await until(lambda: here[0].last.table.status == "playing", "it begins")
        last = one.join(id, wire.Join(name="Eva"))
        assert "seat" == await refusal(last)
        for key in keys:  # each in the house where it was not given out
            await visit(rooms[1], key)
            await visit(rooms[0], key)


@in_loop
async def test_of_two_who_want_the_same_seat_one_gets_it(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        opened = await one.open_table(order("Ana", *["open"] * 3))
        ends = await asyncio.gather(
            *[
                house.join(opened.table.id, wire.Join(name="Bea", seat=2))
                for house in (one, other)
            ],
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
        rooms, (_, there), keys = await both_at(one, other)
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


# Presence and talk


@in_loop
async def test_who_is_present_is_seen_in_all_processes(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        opened = await one.open_table(PEOPLE)
        id = opened.table.id
        rooms = [await one.room(id), await other.room(id)]
        here = await visit(rooms[0], opened.keys[0])
        there = await visit(rooms[1], opened.keys[1])
        await visit(rooms[1])

        def seen(visitor: Visitor) -> tuple[list[bool], int]:
            card = visitor.last.table
            return [seat.connected for seat in card.seats], card.spectators

        both = ([True, True, False, False], 1)
        await until(lambda: seen(here) == seen(there) == both, "all are seen")
        away = rooms[0].substitute(here.guest, 1, "easy")
        assert "token" == await refusal(away)
        [card] = await one.tables()
        assert (True, 1) == (card.seats[1].connected, card.spectators)

        await rooms[1].exit(there.guest)

        left = ([True, False, False, False], 1)
        await until(lambda: seen(here) == left, "Bea has gone")
        await rooms[0].substitute(here.guest, 1, "easy")
        await until(lambda: rooms[1].row.seats[1].bot == "easy", "it is told")


@in_loop
async def test_a_process_that_comes_later_asks_who_is_there(
    shared_database: str,
) -> None:
    async with house_on(shared_database) as one:
        room, _, _ = await seated(one)
        await visit(room)
        async with house_on(shared_database) as other:
            id = room.row.id
            there = channel_of(other).presence
            await until(lambda: there.spectators(id), "the others have answered")

            card = await other.card(id)
            assert ([True] * 4, 1) == (
                [seat.connected for seat in card.seats],
                card.spectators,
            )
            other_room = await other.room(id)
            await visit(other_room)
            here = channel_of(one).presence
            await until(lambda: here.spectators(id), "the newcomer is seen")
        await until(lambda: not here.spectators(id), "it has said good-bye")


@in_loop
async def test_the_guests_of_a_dead_process_vanish(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "BEAT", 0.05)
    monkeypatch.setattr(neighbours, "BEAT", 0.05)
    monkeypatch.setattr(presence, "SILENCE", 1.0)
    async with two(shared_database) as (one, other):
        rooms, (_, there), _ = await both_at(one, other)
        await rooms[1].exit(there[3].guest)
        await visit(rooms[0])
        await until(lambda: there[0].last.table.spectators == 1, "all are seen")
        assert there[0].last.table.seats[3].connected
        kill(one)

        await until(lambda: not there[0].last.table.spectators, "it is noticed")
        connected = [seat.connected for seat in there[0].last.table.seats]
        assert [True, True, True, False] == connected


def test_presence_knows_who_is_new_and_forgets_who_is_gone() -> None:
    known = Presence()
    some = Party(held=frozenset({1, 2}), spectators=3)

    assert [False, True] == [known.hear("a"), known.hear("a")]
    assert known.put("table", "a", some)
    assert not known.put("table", "a", some)
    assert known.put("table", "b", Party(spectators=1))
    assert ({1, 2}, 4) == (known.held("table"), known.spectators("table"))
    assert ["table"] == known.forget("a")
    assert (set(), 1) == (known.held("table"), known.spectators("table"))
    assert not known.put("table", "b", NOBODY)
    assert {} == known.tables
    assert [] == known.forget_silent()


@in_loop
async def test_what_is_said_is_heard_in_all_processes(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        rooms, (here, there), keys = await both_at(one, other)
        strangers = [await visit(room) for room in rooms]
        rooms[0].talk(here[0].guest, wire.Chat(text="a plan?"))
        await until(lambda: heard(there[0]), "it is heard")
        rooms[1].talk(strangers[1].guest, wire.Chat(text="psst"))
        rooms[1].talk(there[1].guest, wire.Chat(phrase="nice"))
        await until(lambda: heard(here[0])[1:], "it is heard")

        for visitor in (*here, *there):
            assert ["a plan?", "nice"] == heard(visitor)
        for stranger in strangers:
            assert ["a plan?", "psst", "nice"] == heard(stranger)
        assert ["a plan?", "nice"] == heard(await visit(rooms[1], keys[2]))


@in_loop
async def test_what_was_said_before_is_told_where_the_first_guest_comes(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        room, visitors, keys = await seated(one)
        room.talk(visitors[0].guest, wire.Chat(text="before"))
        there = await other.room(room.row.id)
        late = await visit(there, keys[1])

        await until(lambda: heard(late), "it is told")
        assert ["before"] == heard(late)


def test_the_longest_line_fits_into_a_notification() -> None:
    said = wire.Said(
        number=2**53, seat=15, name="字" * NAME, phrase="", text="\\🎲" * (LONGEST // 2)
    )
    spoken = Spoken(process="f" * 16, table="i" * 64, said=said)

    assert spoken == decoder.decode(encode(spoken))
    assert len(encode(spoken).encode()) < 8000


# Bots and the clock


class Counting(Thinker):
    """Counts the decisions of its bots."""

    count = 0

    async def choose(self, match: Match, bot: str) -> int:
        self.count += 1
        return await super().choose(match, bot)


class Endless(Counting):
    """A bot that never comes to a decision."""

    async def choose(self, match: Match, bot: str) -> int:
        self.count += 1
        await asyncio.Event().wait()
        raise AssertionError


def count(house: House) -> int:
    assert isinstance(house.thinker, Counting)
    return house.thinker.count


@in_loop
async def test_bots_play_in_one_process_at_a_time(shared_database: str) -> None:
    async with houses_on(shared_database, Counting, Counting) as (one, other):
        opened = await one.open_table(order(*["bot:chance"] * 4))
        rooms = [await house.room(opened.table.id) for house in (one, other)]
        watching = [await visit(room) for room in rooms]

        await until(
            lambda: all(visitor.last.scores for visitor in watching), "it is over"
        )
        await in_step(rooms)
        verify(rooms[1].record(), find)
        decisions = len(rooms[0].match.actions)
        assert decisions == count(one) + count(other), "nobody thought in vain"


@in_loop
async def test_the_death_of_the_leader_hands_the_bots_over(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacer, "AGAIN", 0.05)
    async with houses_on(shared_database, Endless, Counting) as (one, other):
        opened = await one.open_table(order(*["bot:chance"] * 4))
        id = opened.table.id
        await until(lambda: count(one) == 1, "the one leads")
        tries = []
        asked = channel_of(other).lead

        async def lead(table: str) -> bool:
            tries.append(table)
            return await asked(table)

        monkeypatch.setattr(other.channel, "lead", lead)
        room = await other.room(id)
        visitor = await visit(room)
        assert visitor.last.thinking
        await until(lambda: len(tries) > 3, "the other has tried to lead")
        assert (0, 0) == (count(other), len(room.match.actions))
        kill(one)

        await until(lambda: visitor.last.scores, "the other has finished")
        verify(room.record(), find)


@in_loop
async def test_who_comes_back_stops_the_bot_in_the_other_process(
    shared_database: str,
) -> None:
    async with houses_on(shared_database, Endless, Counting) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        seat = int(rooms[0].match.state.seat)
        await rooms[0].substitute(here[seat].guest, seat, "expert")
        await until(lambda: there[seat].last.table.seats[seat].bot, "it is told")
        await rooms[1].substitute(there[seat].guest, seat, "")

        await until(lambda: rooms[0].pacer.bot_task is None, "the bot has stopped")
        await in_step(rooms)
        move = plays(rooms[1])
        await rooms[1].play(there[seat].guest, move)
        await in_step(rooms)


@in_loop
async def test_a_person_plays_in_one_process_while_bots_play_in_the_other(
    shared_database: str,
) -> None:
    async with two(shared_database) as (one, other):
        opened = await one.open_table(ALONE)
        rooms = [await house.room(opened.table.id) for house in (one, other)]
        await visit(rooms[0])
        visitor = await visit(rooms[1], *opened.keys)

        def asked() -> bool:
            return bool(visitor.last.legal or visitor.last.scores)

        while visitor.last.scores is None:
            await until(asked, "Ana is asked, or it is over")
            if (shown := visitor.last).legal:
                action = shown.legal[0]
                move = wire.Play(seat=0, action=action, decisions=shown.decisions)
                await rooms[1].play(visitor.guest, move)
        await in_step(rooms)
        verify(rooms[0].record(), find)


@in_loop
async def test_the_clock_runs_out_once(shared_database: str) -> None:
    async with houses_on(shared_database, Counting, Counting) as (one, other):
        people = order("Ana", "Bea", "Caro", "Dora", clock=1)
        rooms, (here, there), _ = await both_at(one, other, people)
        await until(lambda: here[0].last.decisions > 1, "the clock has run out")
        await until(lambda: there[0].last.decisions > 1, "it is told")

        assert "" == rooms[1].row.seats[0].bot, "for one decision only"


@in_loop
async def test_the_clock_shows_the_same_in_all_processes(shared_database: str) -> None:
    async with two(shared_database) as (one, other):
        people = order("Ana", "Bea", "Caro", "Dora", clock=600)
        room, _, keys = await seated(one, people)
        room.pacer.run_until(asyncio.get_running_loop().time() + 100)
        there = await other.room(room.row.id)
        await visit(there, keys[0])

        await until(lambda: (there.pacer.time_left() or 600) <= 100, "it is told")


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
        assert 0 == len(rooms[0].match.actions)
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

        with client_of(other) as client, wire_to(other, table) as wire:
            record = client.get(f"/api/tables/{table}/record").text
            assert wire.hello()["table"]["status"] == "over"
        match = verify(notation.read(record), find)
        for player in players:
            assert ("", True) == (player.problem, player.over)
            assert len(match.actions) == player.decisions
            for number, action in player.mine.items():
                assert (player.key["seat"], action) == match.actions[number]
    assert "Traceback" not in other.log.read_text()
