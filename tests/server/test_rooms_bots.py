"""Bots and the clock at a table."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from sobremesa.games import GAMES, find
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match, verify
from sobremesa.server import wire
from sobremesa.server.company import Guest
from sobremesa.server.rooms import Room
from sobremesa.server.thinker import Thinker
from sobremesa.server.workers import Died, Slow

from .tables import (
    BOTS,
    T,
    Threads,
    Visitor,
    house_at,
    in_loop,
    order,
    play_on,
    seated,
    until,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@in_loop
async def test_bots_play_to_the_end_and_the_record_holds(
    tmp_path: Path, game: Game
) -> None:
    async with house_at(tmp_path) as house:
        bots = ("bot:chance",) * game.seats[0]
        opened = await house.open_table(order(*bots, game=game))
        room = await house.room(opened.table.id)

        await until(lambda: room.row.result, "the bots have finished")
        record = notation.read(notation.write(room.record()))
        assert verify(record, find).over
        assert room.row.seed == record.seed


@in_loop
async def test_a_bot_takes_a_seat_over_and_hands_it_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, (visitor,), _ = await seated(house, order("Ana", *BOTS))
        await room.seating.substitute(visitor.guest, 0, on=True)
        assert "normal" == visitor.last.table.seats[0].bot
        assert "asked" == visitor.last.table.seats[0].cause
        await until(lambda: len(room.dealt.actions) > 8, "the bot has played")

        await room.seating.substitute(visitor.guest, 0, on=False)
        await until(
            lambda: visitor.last.scores or visitor.last.legal, "it is Ana's turn again"
        )
        asked = visitor.last
        if asked.scores is None:
            move = wire.Play(seat=0, action=asked.legal[0], decisions=asked.decisions)
            await room.play(visitor.guest, move)
            assert (0, asked.legal[0]) == room.dealt.actions[asked.decisions]


class Endless(Thinker):
    """A bot that never comes to a decision."""

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
        await asyncio.Event().wait()
        raise AssertionError


@in_loop
async def test_whoever_comes_back_does_not_wait_for_the_thinking_bot(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, thinker=Endless) as house:
        room, visitors, _ = await seated(house)
        seat = int(room.dealt.state.seat)
        visitor = visitors[seat]
        await room.seating.substitute(visitor.guest, seat, on=True)
        assert room.pacer.bot_task is not None

        await room.seating.substitute(visitor.guest, seat, on=False)

        assert room.pacer.bot_task is None
        assert not visitor.last.thinking
        legal = visitor.last.legal
        move = wire.Play(seat=seat, action=legal[0], decisions=0)
        await room.play(visitor.guest, move)
        assert [(seat, legal[0])] == room.dealt.actions


class Charging(Endless):
    """Notes who pays."""

    payers: ClassVar[list[str]] = []

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
        self.payers.append(payer)
        return await super().choose(match, bot)


@in_loop
async def test_bots_are_paid_for_by_who_opened_the_table_or_came_back_first(
    tmp_path: Path,
) -> None:
    paid = Charging.payers = []
    mine = order("bot:easy", "Ana", "bot:easy", "bot:easy")
    async with house_at(tmp_path, thinker=Charging) as house:
        opened = await house.open_table(mine, payer="192.0.2.1")
        await until(lambda: paid, "a bot is asked")
    async with house_at(tmp_path, thinker=Charging) as house:
        room = await house.room(opened.table.id)
        room.pacer.wake()
        await until(lambda: paid[1:], "it is asked again, for nobody")
        room.pacer.stop()
        for network in ("198.51.100.7", "203.0.113.9"):
            guest = Guest(send=lambda _: None, network=network)
            key = opened.keys[0]
            await room.enter(guest, [wire.Holder(seat=key.seat, token=key.token)], 0)
        await until(lambda: paid[-1], "and for who came first")
    assert ("192.0.2.1", "") == (paid[0], paid[1])
    assert "198.51.100.7" == paid[-1]


class Mortal(Threads):
    """Workers the first of which dies at its job."""

    died = False

    async def perform(
        self, limit: float, work: Callable[..., T], args: tuple[object, ...]
    ) -> T:
        if not self.died:
            self.died = True
            raise Died
        return await super().perform(limit, work, args)


@in_loop
async def test_a_bot_whose_worker_died_thinks_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        workers = house.thinker.workers = Mortal(2)
        opened = await house.open_table(order("bot:chance", *BOTS))
        room = await house.room(opened.table.id)

        await until(lambda: room.row.result, "the bots have finished")
        assert workers.died


class Dull(Threads):
    """Workers whose time is up whenever anybody but chance is asked."""

    async def perform(
        self, limit: float, work: Callable[..., T], args: tuple[object, ...]
    ) -> T:
        if "chance" not in args:
            raise Slow(limit)
        return await super().perform(limit, work, args)


@in_loop
async def test_chance_decides_for_a_bot_whose_time_is_up(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        house.thinker.workers = Dull(2)
        opened = await house.open_table(order("bot:expert", *BOTS))
        room = await house.room(opened.table.id)

        await until(lambda: room.row.result, "the bots have finished")


@in_loop
async def test_a_bot_decides_when_the_clock_runs_out(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        people = order("Ana", "Bea", "Caro", "Dora", clock=1)
        room, visitors, _ = await seated(house, people)
        left = visitors[0].last.deadline
        assert left is None or 0 <= left <= 1

        await until(lambda: room.dealt.actions, "the clock has run out")
        assert "" == room.row.seats[0].bot, "for one decision only"


@in_loop
async def test_the_clock_is_told_with_every_question(tmp_path: Path) -> None:
    """Also with one that comes after somebody else's decision."""
    async with house_at(tmp_path) as house:
        asked = order("Ana", "bot:chance", "Caro", "bot:chance", clock=600)
        room, visitors, _ = await seated(house, asked)
        await play_on_with_bots(room, visitors, 12)

        told = [one for visitor in visitors for one in visitor.snapshots if one.legal]
        assert 12 <= len(told)
        assert all(one.deadline is not None for one in told)


async def play_on_with_bots(room: Room, visitors: list[Visitor], count: int) -> None:
    """So many decisions of people, each when they are asked."""
    for _ in range(count):
        await until(lambda: not room.pacer.bot(), "the bots have decided")
        seat = int(room.dealt.state.seat)
        legal = room.dealt.state.legal()
        decisions = len(room.dealt.actions)
        asked = wire.Play(seat=seat, action=legal[0], decisions=decisions)
        await room.play(visitors[seat // 2].guest, asked)


@in_loop
async def test_an_undo_gives_no_new_time(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        people = order("Ana", "Bea", "Caro", "Dora", clock=600)
        room, visitors, _ = await seated(house, people)
        await play_on(room, visitors, lambda: bool(room.dealt.undoable))
        seat, decisions = int(room.dealt.state.seat), len(room.dealt.actions)
        before = room.pacer.dues[decisions - 1]

        await room.undo(visitors[seat].guest, seat)

        assert (before, decisions - 1) == (room.row.due, room.pacer.clocked)
        left = room.pacer.time_left()
        assert left is not None
        assert left <= before - time.time() + 1
