"""Several houses on one PostgreSQL, as in several processes."""

from collections.abc import AsyncIterator
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
)

from sobremesa.server import wire
from sobremesa.server.channel import PostgresChannel
from sobremesa.server.house import House
from sobremesa.server.rooms import Room
from sobremesa.server.thinker import Thinker

from .tables import (
    PEOPLE,
    Visitor,
    house_on,
    order,
    seated,
    until,
    visit,
)

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
        return len({(room.row.changes, room.dealt.digest()) for room in rooms}) == 1

    await until(same, "the rooms have caught up")
    for room in rooms:
        assert rooms[0].row == room.row
        assert rooms[0].dealt.journal.events == room.dealt.journal.events


def plays(room: Room, choice: int = 0) -> wire.Play:
    """An answer to the question on the table."""
    legal = room.dealt.state.legal()
    return wire.Play(
        seat=int(room.dealt.state.seat),
        action=legal[choice % len(legal)],
        decisions=len(room.dealt.actions),
    )
