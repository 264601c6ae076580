"""Several processes on one PostgreSQL: who is present, and what is said."""

import pytest

from sobremesa.server import channel, neighbours, presence, wire
from sobremesa.server.channel import Spoken, decoder, encode
from sobremesa.server.chat import LONGEST
from sobremesa.server.orders import NAME
from sobremesa.server.presence import NOBODY, Party, Presence

from .houses import both_at, channel_of, kill, two
from .tables import (
    PEOPLE,
    Visitor,
    house_on,
    in_loop,
    refusal,
    seated,
    until,
    visit,
)
from .test_chat import heard


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
            card = visitor.card
            return [seat.connected for seat in card.seats], card.spectators

        both = ([True, True, False, False], 1)
        await until(lambda: seen(here) == seen(there) == both, "all are seen")
        away = rooms[0].seating.substitute(here.guest, 1, on=True)
        assert "idle" == await refusal(away)
        [card] = await one.tables()
        assert (True, 1) == (card.seats[1].connected, card.spectators)

        await rooms[1].exit(there.guest)

        left = ([True, False, False, False], 1)
        await until(lambda: seen(here) == left, "Bea has gone")
        rooms[0].seating.absent[1] -= rooms[0].times.grace
        await rooms[0].seating.substitute(here.guest, 1, on=True)
        await until(lambda: rooms[1].row.seats[1].bot == "normal", "it is told")


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
        await until(lambda: there[0].card.spectators == 1, "all are seen")
        assert there[0].card.seats[3].connected
        kill(one)

        await until(lambda: not there[0].card.spectators, "it is noticed")
        connected = [seat.connected for seat in there[0].card.seats]
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
