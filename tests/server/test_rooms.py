"""Rooms and the house, without a network."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import verify
from sobremesa.server import counsel, wire

from .tables import (
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
    wish,
)


def holder(key: wire.SeatKey) -> wire.Holder:
    return wire.Holder(seat=key.seat, token=key.token)


# Opening, joining, leaving


@in_loop
async def test_whoever_opens_a_table_gets_the_keys_of_their_own_seats(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(order("Ana", "open", "bot:normal", "Bea"))

        assert [0, 3] == [key.seat for key in opened.keys]
        assert ["human", "open", "bot", "human"] == [
            seat.kind for seat in opened.table.seats
        ]
        assert "waiting" == opened.table.status


@in_loop
async def test_tokens_are_stored_only_as_hashes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(PEOPLE)
        row = await house.store.load(opened.table.id)

        assert row is not None
        for key in opened.keys:
            assert key.token != row.seats[key.seat].token
            assert 64 == len(row.seats[key.seat].token)
    for path in tmp_path.iterdir():
        for key in opened.keys:
            assert key.token.encode() not in path.read_bytes()


@in_loop
async def test_whoever_joins_takes_the_first_open_seat_or_the_one_named(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(order("Ana", "open", "open", "open"))
        id = opened.table.id

        assert 3 == (await house.join(id, wish("Bea", 3))).seat
        assert 1 == (await house.join(id, wish("Caro"))).seat
        taken = house.join(id, wish("Dora", 0))
        assert "seat" == await refusal(taken)
        assert 2 == (await house.join(id, wish("Dora"))).seat
        assert "playing" == (await house.card(id)).status
        assert "seat" == await refusal(house.join(id, wish("Eva")))


@in_loop
async def test_a_bot_plays_on_for_whoever_leaves_later(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        await play_on(room, visitors, lambda: len(room.dealt.actions) > 4)
        for key in keys:
            await house.leave(room.row.id, holder(key))

        await until(lambda: room.dealt.over, "the bots have finished the match")
        assert ["Ana", "Bea", "Caro", "Dora"] == [s.name for s in room.card().seats]


@in_loop
async def test_a_foreign_token_neither_leaves_nor_asks_for_a_rematch(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, _, keys = await seated(house)
        for seat, token in ((1, keys[0].token), (0, ""), (9, "x"), (-1, keys[3].token)):
            foreign = wire.Holder(seat=seat, token=token)
            assert "token" == await refusal(house.leave(room.row.id, foreign))
            assert "token" == await refusal(house.rematch(room.row.id, foreign))
        assert "playing" == await refusal(house.rematch(room.row.id, holder(keys[0])))


@in_loop
async def test_a_rematch_moves_everyone_on_by_one_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        await play_on(room, visitors)

        again = [await house.rematch(room.row.id, holder(key)) for key in keys]

        assert 1 == len({opened.table.id for opened in again}), "one table for all"
        new = await house.room(again[0].table.id)
        assert ["Dora", "Ana", "Bea", "Caro"] == [s.name for s in new.row.seats]
        assert [1, 2, 3, 0] == [opened.keys[0].seat for opened in again]
        for opened in again:
            await visit(new, opened.keys[0])
        assert new.row.seed != room.row.seed
        assert new.row.id == visitors[0].last.table.rematch


@pytest.mark.parametrize("name", ["x" * 41, "a\x00b", "a\u202eb"])
@in_loop
async def test_a_name_is_printable_and_short(tmp_path: Path, name: str) -> None:
    async with house_at(tmp_path) as house:
        bad = order("Ana", "Bea", "Caro", name)
        assert "name" == await refusal(house.open_table(bad))


@pytest.mark.parametrize("name", ["", "nobody", "mcts:600s", "mcts:99999999", "human"])
@in_loop
async def test_no_bot_with_a_budget_of_ones_own_plays_here(
    tmp_path: Path, name: str
) -> None:
    async with house_at(tmp_path) as house:
        asked = order("Ana", "Bea", "Caro", f"bot:{name}")
        assert "bot" == await refusal(house.open_table(asked))
        stand_in = msgspec.structs.replace(PEOPLE, stand_in=name)
        assert "bot" == await refusal(house.open_table(stand_in))


# Eyes


@in_loop
async def test_a_hot_seat_looks_through_one_pair_of_eyes_at_a_time(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(PEOPLE)
        room = await house.room(opened.table.id)
        visitor = await visit(room, *opened.keys[:2])

        assert [0, 1] == visitor.last.held
        assert -1 == visitor.last.eyes, "behind the curtain at first"
        assert room.dealt.seat(SPECTATOR).view == visitor.last.view
        await room.look(visitor.guest, 1)
        assert 1 == visitor.last.eyes
        assert room.dealt.seat(1).view == visitor.last.view
        assert 0 == visitor.last.since, "the log is told anew"
        assert len(room.dealt.journal.events) == len(visitor.last.told)
        seen = len(visitor.messages)
        assert "token" == await refusal(room.look(visitor.guest, 2))
        assert seen == len(visitor.messages)
        await room.look(visitor.guest, -1)
        assert room.dealt.seat(SPECTATOR).view == visitor.last.view


@in_loop
async def test_a_spectator_sees_and_does_nothing_of_a_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        spectator = await visit(room)
        seat, legal = int(room.dealt.state.seat), room.dealt.state.legal()
        asked = wire.Play(seat=seat, action=legal[0], decisions=0)
        sit = room.seating.substitute

        assert [] == spectator.last.legal
        assert 1 == spectator.last.table.spectators
        assert "token" == await refusal(room.play(spectator.guest, asked))
        assert "token" == await refusal(room.undo(spectator.guest, seat))
        assert "token" == await refusal(counsel.hint(room, spectator.guest, seat))
        assert "token" == await refusal(sit(spectator.guest, seat, on=True))
        assert legal == visitors[seat].last.legal
        await room.exit(spectator.guest)
        assert 0 == visitors[0].last.table.spectators


@in_loop
async def test_two_tabs_of_one_seat_stay_in_step(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        twins = [await visit(room, key) for key in keys]
        await play_on(room, visitors, lambda: len(room.dealt.actions) > 6)

        for visitor, twin in zip(visitors, twins, strict=True):
            assert visitor.last.view == twin.last.view
            assert visitor.last.legal == twin.last.legal
            assert visitor.last.decisions == twin.last.decisions


@in_loop
async def test_a_hint_is_for_whoever_is_asked(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        seat = int(room.dealt.state.seat)
        other = (seat + 1) % 4

        await counsel.hint(room, visitors[seat].guest, seat)
        advice = visitors[seat].messages[-1]
        assert isinstance(advice, wire.Advice)
        assert {one.action for one in advice.advice} <= set(room.dealt.state.legal())
        assert advice.how == "search"
        assert advice.line[0].action == advice.advice[0].action
        assert advice.simulations >= sum(one.visits for one in advice.advice) > 0
        assert "turn" == await refusal(counsel.hint(room, visitors[other].guest, other))


@in_loop
async def test_whoever_is_asked_may_ask_why_an_action_is_refused(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        order = wire.TableOrder(
            game="escaramuzas",
            seats=[wire.SeatOrder(kind="human", name=name) for name in ("Ana", "Bo")],
            options={"map": "chalk"},
        )
        opened = await house.open_table(order)
        room = await house.room(opened.table.id)
        visitors = [await visit(room, key) for key in opened.keys]
        seat = int(room.dealt.state.seat)
        me = visitors[seat].guest
        await room.decide(seat, room.game.table.number("stay"))
        await room.decide(seat, room.game.table.number("unit A1"))

        far = room.game.table.number("to 45,30")
        await counsel.why(room, me, seat, far)
        answer = visitors[seat].messages[-1]
        assert isinstance(answer, wire.Reasons)
        assert (seat, 2, far) == (answer.seat, answer.decisions, answer.action)
        assert [("4.4", "zone")] == [(r.rule, r.word) for r in answer.reasons]
        await counsel.why(room, me, seat, room.dealt.state.legal()[0])
        good = visitors[seat].messages[-1]
        assert isinstance(good, wire.Reasons)
        assert [] == good.reasons
        assert not isinstance(visitors[1 - seat].messages[-1], wire.Reasons)

        other = visitors[1 - seat].guest
        assert "turn" == await refusal(counsel.why(room, other, 1 - seat, far))
        assert "token" == await refusal(counsel.why(room, other, seat, far))
        assert "illegal" == await refusal(counsel.why(room, me, seat, 10**9))


# Refusals change nothing


@in_loop
async def test_what_is_refused_changes_nothing_and_is_told_to_nobody(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(
            room,
            visitors,
            lambda: len(room.dealt.actions) > 5 and not room.dealt.undoable,
        )
        seat, legal = int(room.dealt.state.seat), room.dealt.state.legal()
        other = (seat + 1) % 4
        now = len(room.dealt.actions)
        illegal = next(a for a in range(len(room.game.table)) if a not in legal)
        me, them = visitors[seat].guest, visitors[other].guest
        before = whole(room, visitors)
        played = (
            ("stale", me, seat, legal[0], now - 1),
            ("stale", me, seat, legal[0], now + 1),
            ("illegal", me, seat, illegal, now),
            ("illegal", me, seat, -1, now),
            ("illegal", me, seat, 10**12, now),
            ("token", me, other, legal[0], now),
            ("token", them, seat, legal[0], now),
            ("token", me, 99, legal[0], now),
            ("turn", them, other, legal[0], now),
        )
        for code, guest, at, action, decisions in played:
            asked = wire.Play(seat=at, action=action, decisions=decisions)
            assert code == await refusal(room.play(guest, asked))
        assert "undo" == await refusal(room.undo(me, seat))
        assert "turn" == await refusal(room.undo(them, other))
        assert "token" == await refusal(room.undo(me, other))
        sit = room.seating.substitute
        assert "seat" == await refusal(sit(me, 99, on=True))
        assert "idle" == await refusal(sit(me, other, on=True))
        assert "token" == await refusal(sit(me, other, on=False))
        assert "idle" == await refusal(room.seating.vote(me, other, remove=True))
        assert "host" == await refusal(room.seating.remove(me, other))
        assert "host" == await refusal(room.seating.invite(me, other))

        assert before == whole(room, visitors)
        row = await house.store.load(room.row.id)
        assert row is not None
        assert row.actions == room.row.actions


@in_loop
async def test_a_refused_hello_leaves_the_guest_as_it_was(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        bad = [wire.Holder(seat=2, token="guessed")]

        assert "token" == await refusal(room.enter(visitors[0].guest, bad, 0))
        assert [0] == visitors[0].guest.held
        assert visitors[0].guest in room.guests


# Undo


@in_loop
async def test_an_undo_tells_everyone_the_log_anew(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, lambda: bool(room.dealt.undoable))
        assert room.dealt.undoable, "no match of this game has anything to undo"
        seat = int(room.dealt.state.seat)
        decisions = len(room.dealt.actions)
        assert visitors[seat].last.undo
        assert not visitors[(seat + 1) % 4].last.undo

        await room.undo(visitors[seat].guest, seat)

        for visitor in visitors:
            assert decisions - 1 == visitor.last.decisions
            assert 0 == visitor.last.since
            assert len(room.dealt.journal.events) == len(visitor.last.told)
        row = await house.store.load(room.row.id)
        assert row is not None
        assert decisions - 1 == len(row.actions)
        await play_on(room, visitors)
        verify(notation.read(notation.write(room.record())), find)
