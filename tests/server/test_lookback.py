"""Looking back, and going another way: worked out once, for finished matches only."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from sobremesa.analysis import analysis, chances, weigh
from sobremesa.games import GAMES
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match, verify
from sobremesa.server import limits, lookback, readings, wire
from sobremesa.server.forks import forkable, open_laid
from sobremesa.server.house import House
from sobremesa.server.lookback import Lookback
from sobremesa.shelf import PRINTED, find

from .tables import Threads, house_at, in_loop, order, refusal, seated, until

BOTS = order(*["bot:chance"] * 4)
ALONE = order("Ana", "bot:chance", "bot:chance", "bot:chance")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same work, less of it."""
    monkeypatch.setattr(weigh, "ANALYST", "chance")
    monkeypatch.setattr(chances, "AHEAD", 0)
    for name in ("ROLLS", "SURE"):
        monkeypatch.setattr(analysis, name, 1)


async def finished(house: House) -> str:
    """A table whose match is over."""
    opened = await house.open_table(BOTS)
    room = await house.room(opened.table.id)
    await until(lambda: room.status == "over", "the bots have finished")
    return opened.table.id


def looking(house: House) -> Lookback:
    return Lookback(house.store, Threads(1), PRINTED)


async def begun(house: House, back: Lookback, id: str) -> dict[str, object]:
    card, text = await house.record(id)
    return await back.begin(id, text, card.decisions, "somebody", stored=True)


@in_loop
async def test_an_analysis_is_made_once_and_outlives_the_process(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        id, back = await finished(house), looking(house)
        assert "none" == (await back.find(id, stored=True))["status"]

        first = await begun(house, back, id)
        again = await begun(house, back, id)
        assert "working" == first["status"] == again["status"]
        assert 1 == len(back.working)
        await until(lambda: not back.working, "it is worked out")

        ready = await back.find(id, stored=True)
        assert "ready" == ready["status"]
    async with house_at(tmp_path) as house:
        kept = await looking(house).find(id, stored=True)
        assert ready["analysis"] == kept["analysis"]
        made = analysis.read(bytes(msgspec.json.encode(kept["analysis"])).decode())
        assert len(made.decisions) == (await house.card(id)).decisions


@in_loop
async def test_a_match_that_goes_on_is_not_looked_back_at(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, _, _ = await seated(house, ALONE)

        assert "secret" == await refusal(house.record(room.row.id))


@in_loop
async def test_one_network_does_not_keep_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        id, back = await finished(house), looking(house)
        _, text = await house.record(id)
        for number in range(limits.EACH_LOOKING):
            await back.begin(f"{number}", text, 5, "greedy one", stored=False)

        third = back.begin("third", text, 5, "greedy one", stored=False)
        assert "busy" == await refusal(third)
        other = await back.begin("other", text, 5, "somebody else", stored=False)
        assert "working" == other["status"]
        long = back.begin("long", text, limits.LONGEST + 1, "third", stored=False)
        assert "size" == await refusal(long)
        await until(lambda: not back.working, "all are done")
        monkeypatch.setattr(lookback, "LOOKED", 1)
        back.remember("newest", b"{}")
        assert 1 < len(back.made), "only one goes at a time"


@in_loop
async def test_what_goes_wrong_is_told_once_and_can_be_tried_again(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        id, back = await finished(house), looking(house)
        _, text = await house.record(id)
        broken = text.replace("digest: ", "digest: 00")

        await back.begin("key", broken, 5, "somebody", stored=False)
        await until(lambda: not back.working, "it has failed")

        assert "record" == await refusal(back.find("key", stored=False))
        assert "none" == (await back.find("key", stored=False))["status"]


@in_loop
async def test_closing_ends_the_work(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        id, back = await finished(house), looking(house)
        await begun(house, back, id)

        await back.close()

        assert {} == back.working


@in_loop
async def test_what_was_found_goes_with_the_table(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        id, back = await finished(house), looking(house)
        await begun(house, back, id)
        await until(lambda: not back.working, "it is worked out")

        await house.close_table(id, "", operator=True)

        assert "none" == (await looking(house).find(id, stored=True))["status"]


# Forks


async def forked(house: House, wish: wire.Fork) -> wire.Opened:
    """As the request does it."""
    record = await forkable(house, wish) if wish.table else wish.record
    seat = wish.key.seat if wish.key else None
    if wish.position:
        text, at = readings.laid(PRINTED, wish.position)
    else:
        text, at = readings.fork(PRINTED, record, wish.number, seat)
    return await open_laid(house, text, at, wish)


@in_loop
async def test_a_fork_is_played_on_stored_and_told_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        id = await finished(house)
        wish = wire.Fork(name="Ana", table=id, number=20, level="chance")

        opened = await forked(house, wish)

        room = await house.room(opened.table.id)
        assert f"{id}#20" == opened.table.origin
        assert not opened.table.public
        (key,) = opened.keys
        assert ["human" if one == key.seat else "bot" for one in range(4)] == [
            seat.kind for seat in opened.table.seats
        ]
        digest = room.dealt.digest()
        house.forget(room)
        again = await house.room(opened.table.id)
        assert digest == again.dealt.digest(), "read from the store"
        await again.seating.leave(wire.Holder(seat=key.seat, token=key.token))
        await until(lambda: again.status == "over", "bots have played it out")
        record = notation.read((await house.record(opened.table.id))[1])
        assert record.start
        assert verify(record, find).over
        more = await house.rematch(
            opened.table.id, wire.Holder(seat=key.seat, token=key.token)
        )
        assert key.seat == more.keys[0].seat, "the same once more"
        assert digest == (await house.room(more.table.id)).dealt.digest()


@in_loop
async def test_a_live_match_is_forked_by_its_only_person_at_its_own_decision(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path) as house:
        room, _, (key,) = await seated(house, ALONE)
        mine = wire.Holder(seat=key.seat, token=key.token)
        id, now = room.row.id, len(room.dealt.actions)
        true = room.dealt.position()

        opened = await forked(
            house, wire.Fork(name="Ana", table=id, number=now, key=mine)
        )

        branch = (await house.room(opened.table.id)).dealt
        assert room.dealt.seat(key.seat).view == branch.seat(key.seat).view
        assert true != branch.position(), "what is hidden is dealt anew"
        assert room.dealt.seed != branch.seed
        assert true == room.dealt.position()
        wrong = wire.Fork(name="Bea", table=id, number=now)
        assert "secret" == await refusal(forkable(house, wrong))
        stranger = wire.Holder(seat=key.seat, token="x" * 20)
        asked = wire.Fork(name="Bea", table=id, number=now, key=stranger)
        assert "token" == await refusal(forkable(house, asked))


@in_loop
async def test_a_live_match_with_other_people_is_not_forked(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, _, keys = await seated(house)
        mine = wire.Holder(seat=keys[0].seat, token=keys[0].token)
        asked = wire.Fork(name="Ana", table=room.row.id, key=mine)

        assert "secret" == await refusal(forkable(house, asked))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_position_opens_as_a_table(game: Game, tmp_path: Path) -> None:
    first = game.first
    options = game.set_up(first.options, first.seats)
    match = Match(game, ["chance"] * first.seats, options, seed="practice")

    async def opened() -> None:
        async with house_at(tmp_path) as house:
            wish = wire.Fork(name="Ana", position=match.position(), level="chance")
            made = await forked(house, wish)
            room = await house.room(made.table.id)
            assert match.position() == room.dealt.position()
            assert "position" == made.table.origin

    asyncio.run(opened())


@pytest.mark.parametrize(
    "text", ["", "{", '{"sobremesa":"position 1"}', "[]", "x" * 100]
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str) -> None:
    async def asked() -> None:
        readings.laid(PRINTED, text)

    assert "position" == asyncio.run(refusal(asked()))
