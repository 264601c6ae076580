"""A table as everyone may see it."""

from typing import TYPE_CHECKING

from . import wire
from .pacer import bot_at
from .rows import SeatRow, TableRow

if TYPE_CHECKING:
    from .rooms import Room


def table_card(room: "Room") -> wire.TableCard:
    row, match = room.row, room.match
    over = match is not None and match.over
    elsewhere = room.channel.presence.spectators(row.id)
    room.seating.note()
    present = room.present()
    return wire.TableCard(
        id=row.id,
        game=row.game,
        edition=row.edition,
        options=row.options if over else room.game.public_options(row.options),
        public=row.public,
        clock=row.clock,
        status=room.status,
        seats=[seat_card(room, seat, present) for seat in row.seats],
        spectators=room.spectators() + elsewhere,
        decisions=0 if match is None else len(match.actions),
        created=row.created,
        commitment="" if match is None else match.commitment,
        result=row.result,
        rematch=row.rematch,
        started=row.started,
        host=host_seat(row),
        hidden=[] if over else room.game.hidden_options(row.options),
        stand_in=row.stand_in,
        chat=row.chat,  # type: ignore[arg-type]  # the store's text
    )


def seat_card(room: "Room", row: SeatRow, present: set[int]) -> wire.SeatCard:
    match, bot = room.match, bot_at(row)
    late = False
    if match is not None and not bot and match.state.seat == row.seat:
        late = room.pacer.is_late()
    return wire.SeatCard(
        seat=row.seat,
        id=room.game.kinds["seat"][row.seat],
        kind=row.kind,  # type: ignore[arg-type]  # the store's text
        name=row.name,
        connected=row.kind == "bot" or row.seat in present,
        bot=room.row.stand_in if late else bot,
        cause="late" if late else row.cause,  # type: ignore[arg-type]  # the store's
        idle=room.seating.idle(row),
        votes=sorted(room.seating.votes.get(row.seat, ())),
    )


def host_seat(row: TableRow) -> int:
    """A seat of the device that opened the table, or -1."""
    held = [one.seat for one in row.seats if one.token and one.device == row.host]
    return held[0] if held and row.host else -1
