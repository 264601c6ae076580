"""Whoever is away in play: grace, stand-ins, votes, and the way back."""

import asyncio
from pathlib import Path

import msgspec

from sobremesa.kernel.match import Match
from sobremesa.server import wire
from sobremesa.server.rooms import Room
from sobremesa.server.thinker import Thinker
from sobremesa.server.times import Times

from .tables import (
    PEOPLE,
    Visitor,
    all_told,
    device,
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

LONG = Times(grace=600, sleep=600)


class Endless(Thinker):
    """A bot that never comes to a decision."""

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
        await asyncio.Event().wait()
        raise AssertionError


def pass_grace(room: Room, seat: int) -> None:
    """As if the holder had gone earlier by the whole grace time."""
    room.seating.absent[seat] -= room.times.grace


def seat(visitor: Visitor, number: int) -> wire.SeatCard:
    return visitor.card.seats[number]


@in_loop
async def test_nobody_is_replaced_before_the_grace_time_is_over(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, times=LONG, thinker=Endless) as house:
        room, visitors, keys = await seated(house)
        ana = visitors[0]
        await all_told(room)
        assert -1 == seat(ana, 1).idle
        await room.exit(visitors[1].guest)
        await all_told(room)

        assert 590 < seat(ana, 1).idle <= 600
        sit = room.seating.substitute
        assert "idle" == await refusal(sit(ana.guest, 1, on=True))
        assert "idle" == await refusal(room.seating.vote(ana.guest, 1, remove=True))
        pass_grace(room, 1)
        stranger = await visit(room)
        assert "token" == await refusal(sit(stranger.guest, 1, on=True))
        await sit(ana.guest, 1, on=True)

        assert ("normal", "away", -1) == (
            seat(ana, 1).bot,
            seat(ana, 1).cause,
            seat(ana, 1).idle,
        )
        await visit(room, keys[1])
        assert ("", "") == (seat(ana, 1).bot, seat(ana, 1).cause), "handed back"


@in_loop
async def test_the_stand_in_is_of_the_level_agreed_at_the_table(tmp_path: Path) -> None:
    async with house_at(tmp_path, times=LONG, thinker=Endless) as house:
        asked = msgspec.structs.replace(PEOPLE, stand_in="hard")
        room, visitors, keys = await seated(house, asked)
        await room.seating.substitute(visitors[2].guest, 2, on=True)

        ana = visitors[0]
        assert ("hard", "asked") == (seat(ana, 2).bot, seat(ana, 2).cause)
        await visit(room, keys[2])
        assert "hard" == seat(visitors[0], 2).bot, "who asked for it asks for its end"
        await room.seating.substitute(visitors[2].guest, 2, on=False)
        assert "" == seat(visitors[0], 2).bot


@in_loop
async def test_whoever_sleeps_over_a_decision_is_idle(tmp_path: Path) -> None:
    async with house_at(tmp_path, times=Times(sleep=0.05), thinker=Endless) as house:
        room, visitors, _ = await seated(house)
        asked = int(room.dealt.state.seat)
        other = visitors[(asked + 1) % 4]

        await until(lambda: seat(other, asked).idle == 0, "it is told")
        quiet = [seat(other, number).idle for number in range(4) if number != asked]
        assert [-1, -1, -1] == quiet
        await room.seating.substitute(other.guest, asked, on=True)
        assert "away" == seat(other, asked).cause


@in_loop
async def test_where_a_clock_runs_nobody_sleeps(tmp_path: Path) -> None:
    async with house_at(tmp_path, times=Times(sleep=0.0)) as house:
        room, _, _ = await seated(house, order("Ana", "Bea", "Caro", "Dora", clock=600))

        assert room.pacer.dozing is None
        assert [-1] * 4 == [one.idle for one in room.card().seats]


@in_loop
async def test_most_of_those_present_remove_an_idle_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path, times=LONG, thinker=Endless) as house:
        room, visitors, keys = await seated(house)
        ana, bea, caro, dora = visitors
        await room.exit(dora.guest)
        pass_grace(room, 3)
        vote = room.seating.vote
        await vote(ana.guest, 3, remove=True)
        assert [0] == seat(bea, 3).votes
        await vote(ana.guest, 3, remove=False)
        await vote(bea.guest, 3, remove=True)
        assert ([1], "") == (seat(ana, 3).votes, seat(ana, 3).cause)

        await vote(caro.guest, 3, remove=True)

        gone = seat(ana, 3)
        assert ("removed", "normal", "Dora") == (gone.cause, gone.bot, gone.name)
        assert "token" == await refusal(visit(room, keys[3])), "the token is void"
        assert "seat" == await refusal(vote(ana.guest, 3, remove=True))
        row = await house.store.load(room.row.id)
        assert row is not None
        assert ("", "removed") == (row.seats[3].token, row.seats[3].cause)


@in_loop
async def test_votes_are_void_when_the_holder_is_back(tmp_path: Path) -> None:
    async with house_at(tmp_path, times=LONG) as house:
        room, visitors, keys = await seated(house)
        await room.exit(visitors[3].guest)
        pass_grace(room, 3)
        await room.seating.vote(visitors[0].guest, 3, remove=True)
        back = await visit(room, keys[3])

        assert ([], -1) == (seat(back, 3).votes, seat(back, 3).idle)
        assert {} == room.seating.votes
        assert "token" == await refusal(
            room.seating.vote(back.guest, 3, remove=True)
        ), "nobody votes on their own seat"


@in_loop
async def test_a_removed_person_stays_in_the_record_but_not_in_a_rematch(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, times=LONG) as house:
        asked = msgspec.structs.replace(PEOPLE, device=device("Ana"))
        room, visitors, keys = await seated(house, asked)
        host = await visit(room, keys[0], device=device("Ana"))
        assert "idle" == await refusal(room.seating.remove(host.guest, 2))
        await room.exit(visitors[2].guest)
        pass_grace(room, 2)
        await room.seating.remove(host.guest, 2)
        for visitor in (visitors[1], visitors[3]):
            await room.seating.substitute(visitor.guest, visitor.guest.held[0], on=True)
        await room.seating.substitute(host.guest, 0, on=True)

        await until(lambda: room.row.result, "the bots have finished")
        assert "Caro" in room.record().seats.values()
        holder = wire.Holder(seat=0, token=keys[0].token)
        opened = await house.rematch(room.row.id, holder)
        assert "waiting" == opened.table.status
        assert ["Dora", "Ana", "Bea", ""] == [one.name for one in opened.table.seats]
        assert "open" == opened.table.seats[3].kind
        assert opened.table.host >= 0, "the host stays the host"


@in_loop
async def test_what_is_played_for_somebody_late_is_told(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        people = order("Ana", "Bea", "Caro", "Dora", clock=1)
        room, visitors, _ = await seated(house, people)
        asked = int(room.dealt.state.seat)
        watcher = visitors[(asked + 1) % 4]

        await until(lambda: watcher.last.decisions, "the clock has run out")
        causes = [
            (shown.decisions, shown.table.seats[asked].cause)
            for shown in watcher.snapshots
        ]
        assert (0, "late") in causes
        assert "" == room.row.seats[asked].cause, "for one decision only"
        assert ("normal", asked) == (room.row.stand_in, room.dealt.actions[0][0])
        action = room.dealt.actions[0][1]
        first = [
            next(one.decided[0] for one in who.snapshots if one.decided)
            for who in (visitors[asked], watcher)
        ]
        assert [(asked, "normal")] * 2 == [(one.seat, one.stand_in) for one in first]
        assert [action, -1] == [one.action for one in first], "for its own eyes only"


@in_loop
async def test_votes_of_all_processes_count(shared_database: str) -> None:
    async with (
        house_on(shared_database, times=LONG, thinker=Endless) as one,
        house_on(shared_database, times=LONG, thinker=Endless) as other,
    ):
        opened = await one.open_table(PEOPLE)
        rooms = [await house.room(opened.table.id) for house in (one, other)]
        ana = await visit(rooms[0], opened.keys[0])
        bea = await visit(rooms[1], opened.keys[1])
        await visit(rooms[1], opened.keys[2])
        await until(lambda: seat(ana, 2).connected, "they are seen")
        for room in rooms:
            pass_grace(room, 3)
        await rooms[0].seating.vote(ana.guest, 3, remove=True)
        await until(lambda: seat(bea, 3).votes == [0], "it is told")

        await rooms[1].seating.vote(bea.guest, 3, remove=True)

        await until(lambda: seat(ana, 3).cause == "removed", "both have voted")
        assert rooms[0].row == rooms[1].row


@in_loop
async def test_whoever_comes_back_elsewhere_gets_the_seat_back(
    shared_database: str,
) -> None:
    async with (
        house_on(shared_database, times=LONG, thinker=Endless) as one,
        house_on(shared_database, times=LONG, thinker=Endless) as other,
    ):
        room, visitors, keys = await seated(one)
        await room.exit(visitors[1].guest)
        pass_grace(room, 1)
        await room.seating.substitute(visitors[0].guest, 1, on=True)
        assert "away" == seat(visitors[0], 1).cause
        await visit(await other.room(room.row.id), keys[1])

        await until(lambda: not seat(visitors[0], 1).bot, "it is told")


@in_loop
async def test_a_match_goes_on_with_those_who_come_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        for key in keys[1:]:
            holder = wire.Holder(seat=key.seat, token=key.token)
            await house.leave(room.row.id, holder)
        for key in keys[1:]:
            visitors[key.seat] = await visit(room, key)

        assert [""] * 4 == [one.bot for one in room.row.seats]
        await play_on(room, visitors)
        assert room.row.result
