"""Who comes and goes: a hello answers its sender alone, the others hear a word."""

from pathlib import Path

from sobremesa.server import wire

from .tables import Visitor, house_at, in_loop, seated, until, visit


def companies(visitor: Visitor) -> list[wire.Company]:
    return [m for m in visitor.messages if isinstance(m, wire.Company)]


@in_loop
async def test_a_hello_answers_its_sender_alone(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        await until(lambda: room.company.telling is None, "all have heard who is here")
        before = [len(visitor.messages) for visitor in visitors]

        holder = wire.Holder(seat=keys[0].seat, token=keys[0].token)
        for _ in range(20):
            await room.enter(visitors[0].guest, [holder], 0)
        await until(lambda: room.company.telling is None, "the others would have heard")

        after = [len(visitor.messages) for visitor in visitors]
        assert [before[0] + 20, *before[1:]] == after


@in_loop
async def test_many_who_come_are_told_of_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await until(lambda: room.company.telling is None, "all have heard who is here")
        views, words = len(visitors[0].snapshots), len(companies(visitors[0]))

        crowd = [await visit(room) for _ in range(30)]
        await until(lambda: room.company.telling is None, "the others have heard")

        assert 30 == companies(visitors[0])[-1].table.spectators
        assert words + 1 == len(companies(visitors[0]))
        assert views == len(visitors[0].snapshots)
        assert all(len(companies(one)) <= 1 for one in crowd)


@in_loop
async def test_who_goes_is_missed(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await room.exit(visitors[1].guest)
        await until(lambda: room.company.telling is None, "the others have heard")

        assert not companies(visitors[0])[-1].table.seats[1].connected
