"""Who takes which seat before the start; nothing is dealt until then."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game
from sobremesa.server import counsel, wire
from sobremesa.server.house import House
from sobremesa.server.rooms import Room
from sobremesa.server.rows import TableRow
from sobremesa.server.store import Store
from sobremesa.server.times import Times

from .tables import (
    Visitor,
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
    wish,
)

OPEN = order("Ana", "open", "open", "open")


def hosted(asked: wire.TableOrder = OPEN) -> wire.TableOrder:
    """The same order from Ana's device."""
    return msgspec.structs.replace(asked, device=device("Ana"))


def holder(key: wire.SeatKey) -> wire.Holder:
    return wire.Holder(seat=key.seat, token=key.token)


async def with_host(
    house: House, asked: wire.TableOrder = OPEN
) -> tuple[Room, Visitor, list[wire.SeatKey]]:
    """A table and its host's client."""
    opened = await house.open_table(hosted(asked))
    room = await house.room(opened.table.id)
    return room, await visit(room, *opened.keys, device=device("Ana")), opened.keys


async def stored(house: House, room: Room) -> TableRow:
    row = await house.store.load(room.row.id)
    assert row is not None
    return row


# The deal


def in_wait(game: Game) -> wire.TableOrder:
    return order("Ana", *["open"] * (game.seats[-1] - 1), game=game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@in_loop
async def test_nothing_is_dealt_before_the_last_seat_is_taken(
    tmp_path: Path, game: Game
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house, in_wait(game))
        names = ["Bea", "Caro", "Dora", "Eva", "Fe", "Gala", "Hada"]
        for name in names[: game.seats[-1] - 2]:
            await house.join(room.row.id, wish(name))
        waiting, shown = await stored(house, room), visitors[0].last
        last = await house.join(room.row.id, wish("Zoe"))
        visitors.append(await visit(room, last))
        begun = await stored(house, room)

    assert ("", "", None) == (waiting.seed, waiting.started, shown.view)
    assert ("waiting", "waiting", -1) == (shown.table.status, shown.stage, shown.asked)
    assert ([], [], "", "") == (
        shown.legal,
        shown.told,
        shown.table.commitment,
        shown.table.started,
    )
    assert (64, [], "playing") == (len(begun.seed), begun.actions, room.status)
    for visitor in visitors:
        assert room.dealt.commitment == visitor.last.table.commitment
        assert begun.started == visitor.last.table.started
        assert visitor.last.view is not None


@in_loop
async def test_a_seat_left_after_the_start_is_nobody_elses(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house, order("Ana", "Bea", "Caro", "open"))
        key = await house.join(room.row.id, wish("Dora"))
        dora = await visit(room, key)
        seed = room.row.seed

        card = await house.leave(room.row.id, holder(key))

        assert ("left", "normal", "Dora") == (
            card.seats[3].cause,
            card.seats[3].bot,
            card.seats[3].name,
        )
        assert ([], seed) == (dora.last.held, room.row.seed)
        assert "seat" == await refusal(house.join(room.row.id, wish("Eva")))
        back = await visit(room, key)
        assert ("", [3]) == (back.last.table.seats[3].bot, back.last.held)
        assert "" == visitors[0].last.table.seats[3].cause


@in_loop
async def test_a_seat_left_before_the_start_is_open_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house, order("Ana", "Bea", "Caro", "open"))

        card = await house.leave(room.row.id, holder(keys[1]))

        assert ("open", "waiting", "") == (
            card.seats[1].kind,
            card.status,
            card.commitment,
        )
        assert ([], -1) == (visitors[1].last.held, visitors[1].last.eyes)
        assert "token" == await refusal(house.leave(room.row.id, holder(keys[1])))
        key = await house.join(room.row.id, wish("Eva"))
        assert 1 == key.seat
        assert key.token != keys[1].token
        await house.join(room.row.id, wish("Fe"))
        visitors[1] = await visit(room, key)
        await play_on(room, visitors, lambda: int(room.dealt.state.seat) == 3, most=9)


@in_loop
async def test_what_is_asked_before_the_start_is_refused(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, host, _ = await with_host(house)
        me = host.guest
        early = wire.Play(seat=0, action=0, decisions=0)
        seats = room.seating
        for asked in (
            room.play(me, early),
            room.undo(me, 0),
            counsel.hint(room, me, 0),
            counsel.why(room, me, 0, 0),
            seats.substitute(me, 0, on=True),
        ):
            assert "waiting" == await refusal(asked)
        assert "seat" == await refusal(seats.vote(me, 1, remove=True))


class Failing(Store):
    """Has no place for a change of seats."""

    async def change(self, row: TableRow, new: TableRow) -> None:
        raise OSError("the disk is full")


@in_loop
async def test_a_start_that_is_not_stored_is_no_start(tmp_path: Path) -> None:
    async with house_at(tmp_path, store=Failing) as house:
        room, visitors, _ = await seated(house, order("Ana", "Bea", "Caro", "open"))
        told = len(visitors[0].messages)
        with pytest.raises(OSError, match="disk is full"):
            await house.join(room.row.id, wish("Dora"))

        assert ("waiting", "", None) == (room.status, room.row.seed, room.match)
        assert told == len(visitors[0].messages)


@in_loop
async def test_the_last_join_in_one_process_begins_the_match_in_both(
    shared_database: str,
) -> None:
    async with house_on(shared_database) as one, house_on(shared_database) as other:
        room, visitors, keys = await seated(one, order("Ana", "Bea", "Caro", "open"))
        there = await visit(await other.room(room.row.id), keys[1])
        assert there.last.view is None
        await other.join(room.row.id, wish("Dora"))

        await until(lambda: visitors[0].last.view is not None, "it begins here too")
        away = await other.room(room.row.id)
        assert room.row == away.row
        assert room.dealt.digest() == away.dealt.digest()


# Devices


@pytest.mark.parametrize("key", ["", "short", "x" * 15, "x" * 65, "ñ" * 20, "a b" * 9])
@in_loop
async def test_whoever_joins_has_the_key_of_a_device(tmp_path: Path, key: str) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(OPEN)
        asked = wire.Join(name="Bea", device=key)

        assert "device" == await refusal(house.join(opened.table.id, asked))


@in_loop
async def test_one_device_takes_one_open_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(hosted())
        id = opened.table.id
        await house.join(id, wish("Bea"))
        twice = house.join(id, wire.Join(name="Bella", device=device("Bea")))

        assert "device" == await refusal(twice)
        assert 2 == (await house.join(id, wish("Ana"))).seat, "the host gives itself"
        row = await house.store.load(id)
        assert row is not None
        assert 64 == len(row.seats[1].device)
    for path in tmp_path.iterdir():
        for name in ("Ana", "Bea"):
            assert device(name).encode() not in path.read_bytes(), "only hashes"


@in_loop
async def test_a_stranger_with_many_devices_takes_two_seats_of_a_public_table(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(hosted(), payer="10.0.0.1")
        id = opened.table.id
        for name in ("Bea", "Caro"):
            await house.join(id, wish(name), "10.0.0.2")

        assert "device" == await refusal(house.join(id, wish("Dora"), "10.0.0.2"))
        assert 3 == (await house.join(id, wish("Eva"), "10.0.0.3")).seat


@pytest.mark.parametrize(
    ("public", "network"), [(True, "10.0.0.1"), (False, "10.0.0.2")]
)
@in_loop
async def test_a_household_of_the_host_or_with_a_link_takes_every_seat(
    tmp_path: Path, public: bool, network: str
) -> None:
    async with house_at(tmp_path) as house:
        asked = msgspec.structs.replace(hosted(), public=public)
        opened = await house.open_table(asked, payer="10.0.0.1")
        seats = [
            (await house.join(opened.table.id, wish(name), network)).seat
            for name in ("Bea", "Caro", "Dora")
        ]

        assert [1, 2, 3] == seats


@in_loop
async def test_who_was_sent_away_comes_not_back_with_another_device(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, host, _ = await with_host(house)
        id = room.row.id
        room.payer = "10.0.0.1"
        key = await house.join(id, wish("Bea"), "10.0.0.2")
        await room.seating.remove(host.guest, key.seat)

        assert "device" == await refusal(house.join(id, wish("Bella"), "10.0.0.2"))
        await room.seating.invite(host.guest, key.seat)
        invited = wire.Join(
            name="Bella", device=device("Bella"), invitation=invitation(host)
        )
        assert key.seat == (await house.join(id, invited, "10.0.0.2")).seat


# The host


@in_loop
async def test_whoever_opens_a_table_is_its_host(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, host, keys = await with_host(house)
        other = await visit(room, *keys, device=device("Bea"))

        assert (True, False) == (host.last.host, other.last.host)
        assert 0 == host.last.table.host
        await house.leave(room.row.id, holder(keys[0]))
        assert (True, -1) == (host.last.host, host.last.table.host)


@in_loop
async def test_the_host_invites_a_device_to_another_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, host, _ = await with_host(house)
        id = room.row.id
        await house.join(id, wish("Bea", 1))
        bea = await visit(room, device=device("Bea"))
        assert "host" == await refusal(room.seating.invite(bea.guest, 2))
        assert "seat" == await refusal(room.seating.invite(host.guest, 1))
        await room.seating.invite(host.guest, 2)
        first = invitation(host)
        await room.seating.invite(host.guest, 2)
        token = invitation(host)
        friend = wire.Join(name="Bella", device=device("Bea"), seat=2)

        def by(token: str, seat: int = 2) -> wire.Join:
            return msgspec.structs.replace(friend, invitation=token, seat=seat)

        assert "device" == await refusal(house.join(id, friend))
        assert "invitation" == await refusal(house.join(id, by(first))), "it is void"
        assert "invitation" == await refusal(house.join(id, by(token, 3)))
        assert 2 == (await house.join(id, by(token))).seat
        assert "seat" == await refusal(house.join(id, by(token))), "once"
        assert not any(isinstance(m, wire.Invitation) for m in bea.messages)
    for path in tmp_path.iterdir():
        assert token.encode() not in path.read_bytes(), "only its hash is kept"


def invitation(host: Visitor) -> str:
    return [m for m in host.messages if isinstance(m, wire.Invitation)][-1].token


@in_loop
async def test_the_host_sends_somebody_away_for_good(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, host, keys = await with_host(house)
        id = room.row.id
        bea = await visit(room, await house.join(id, wish("Bea", 2)))
        caro = await visit(room, await house.join(id, wish("Caro", 1)))
        assert "host" == await refusal(room.seating.remove(caro.guest, 2))

        await room.seating.remove(host.guest, 2)

        assert ([], "open") == (bea.last.held, bea.last.table.seats[2].kind)
        assert "device" == await refusal(house.join(id, wish("Bea")))
        assert "seat" == await refusal(room.seating.remove(host.guest, 2))
        await room.seating.invite(host.guest, 2)
        back = await house.join(id, wish("Bea", 2, invitation(host)))
        assert 2 == back.seat, "unless the host invites them"
    async with house_at(tmp_path) as house:
        room = await house.room(id)
        assert "device" == await refusal(house.join(id, wish("Bea", 3)))
        assert (await visit(room, *keys, device=device("Ana"))).last.host


@in_loop
async def test_an_invitation_holds_in_every_process(shared_database: str) -> None:
    async with house_on(shared_database) as one, house_on(shared_database) as other:
        room, host, _ = await with_host(one)
        id = room.row.id
        await other.join(id, wish("Bea"))
        await room.seating.invite(host.guest, 3)
        friend = wire.Join(
            name="Bella", device=device("Bea"), invitation=invitation(host)
        )

        assert 3 == (await other.join(id, friend)).seat
        await until(lambda: room.row.seats[3].name == "Bella", "it is told")
        assert "" == room.row.seats[3].invitation


# Seats that nobody comes to


@in_loop
async def test_a_seat_is_open_again_if_its_holder_stays_away(tmp_path: Path) -> None:
    quick = Times(hold=0.05, sweep=0.02)
    async with house_at(tmp_path, times=quick) as house:
        room, host, _ = await with_host(house)
        bea = await visit(room, await house.join(room.row.id, wish("Bea", 1)))
        await house.join(room.row.id, wish("Caro", 2))

        await until(lambda: host.last.table.seats[2].kind == "open", "Caro is late")
        assert "Bea" == host.last.table.seats[1].name, "who is here stays"
        await room.exit(bea.guest)
        await until(lambda: host.last.table.seats[1].kind == "open", "Bea has gone")
        await room.exit(host.guest)
        await house.join(room.row.id, wish("Dora", 3))
        await until(lambda: room.row.seats[3].kind == "open", "nobody was there")
        assert "Ana" == room.row.seats[0].name, "the creator's own are kept"


@in_loop
async def test_seats_of_before_a_restart_are_held_a_while(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(hosted())
        await house.join(opened.table.id, wish("Bea", 1))
    async with house_at(tmp_path, times=Times(hold=600, sweep=0.02)) as house:
        await until(lambda: house.sweeper.looked > 3, "it has been looked at")
        room = await house.room(opened.table.id)
        assert "Bea" == room.row.seats[1].name
        assert room.row.due is not None
    async with house_at(tmp_path, times=Times(hold=0.05, sweep=0.02)) as house:
        room = await house.room(opened.table.id)
        await room.seating.left_alone()  # and the store knows of the shorter time
        await until(lambda: room.row.seats[1].kind == "open", "Bea did not come")
        assert room.row.due is None
