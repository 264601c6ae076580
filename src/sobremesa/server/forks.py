"""Tables that begin at a position: forks of matches, and what somebody brings."""

from asyncio import to_thread

import msgspec

from sobremesa.kernel import notation
from sobremesa.kernel.position import Position

from . import wire
from .house import House
from .orders import laid
from .refusals import Refused


async def open_laid(
    house: House, text: str, seat: int, wish: wire.Fork, payer: str = ""
) -> wire.Opened:
    """A table at a position that a worker has found to be sound."""
    row, token = laid(msgspec.json.decode(text, type=Position), seat, wish)
    if row.overlay:
        await to_thread(house.game_of, row)
    house.make_room()
    room = await house.add(row)
    room.payer = payer
    key = wire.SeatKey(table=row.id, seat=seat, token=token)
    return wire.Opened(table=room.card(), keys=[key])


async def forkable(house: House, wish: wire.Fork) -> str:
    """The record of a match that whoever asks may fork, its secrets included.

    It goes to a worker, which deals anew what the seat could not know.
    """
    try:
        return (await house.record(wish.table))[1]
    except Refused as error:
        if error.code != "secret" or wish.key is None:
            raise
    room = await house.room(wish.table)
    async with room.lock:
        seat = room.seating.holder(wish.key.seat, wish.key.token)
        others = [one for one in room.row.seats if one.seat != seat.seat]
        if any(one.kind != "bot" for one in others):
            told = "a match with other people is forked when it is over"
            raise Refused("secret", told, 403)
        return notation.write(room.record_so_far())
