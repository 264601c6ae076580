"""Several processes on one PostgreSQL: bots and the clock."""

import asyncio

import pytest

from sobremesa.games import find
from sobremesa.kernel.match import Match, verify
from sobremesa.server import pacer, wire
from sobremesa.server.house import House
from sobremesa.server.thinker import Thinker

from .houses import ALONE, both_at, channel_of, houses_on, in_step, kill, plays, two
from .tables import (
    in_loop,
    order,
    seated,
    until,
    visit,
)


class Counting(Thinker):
    """Counts the decisions of its bots."""

    count = 0

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
        self.count += 1
        return await super().choose(match, bot, payer=payer, table=table)


class Endless(Counting):
    """A bot that never comes to a decision."""

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
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
        decisions = len(rooms[0].dealt.actions)
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
        assert (0, 0) == (count(other), len(room.dealt.actions))
        kill(one)

        await until(lambda: visitor.last.decisions > 9, "the other plays on")


@in_loop
async def test_who_comes_back_stops_the_bot_in_the_other_process(
    shared_database: str,
) -> None:
    async with houses_on(shared_database, Endless, Counting) as (one, other):
        rooms, (here, there), _ = await both_at(one, other)
        seat = int(rooms[0].dealt.state.seat)
        await rooms[0].seating.substitute(here[seat].guest, seat, on=True)
        await until(lambda: there[seat].last.table.seats[seat].bot, "it is told")
        await rooms[1].seating.substitute(there[seat].guest, seat, on=False)

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
        there = await other.room(room.row.id)
        await visit(there, keys[0])

        assert room.row.due == there.row.due is not None
        here, elsewhere = room.pacer.time_left(), there.pacer.time_left()
        assert here is not None
        assert elsewhere is not None
        assert abs(here - elsewhere) < 60
