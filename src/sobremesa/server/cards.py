"""A table as everyone may see it."""

from typing import TYPE_CHECKING

from sobremesa.kernel.dice import commitment
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import NOBODY
from sobremesa.kernel.record import Record

from . import wire
from .pacer import bot_at
from .presence import Presence
from .rows import UNNAMED, SeatRow, TableRow

if TYPE_CHECKING:
    from .rooms import Room


def live_card(room: "Room") -> wire.TableCard:
    """Of a table that is open here."""
    room.seating.note()
    present, elsewhere = room.present(), room.channel.presence
    seats = [live_seat(room, seat, present) for seat in room.row.seats]
    spectators = room.spectators() + elsewhere.spectators(room.row.id)
    decisions = 0 if room.match is None else len(room.match.actions)
    match = room.match
    asked = NOBODY if match is None or match.over else int(match.state.seat)
    return table_card(room.row, room.game, seats, spectators, decisions, asked)


def stored_card(
    row: TableRow, game: Game, elsewhere: Presence, decisions: int
) -> wire.TableCard:
    """Of a table that nobody here is at: its match need not be played again."""
    present = elsewhere.held(row.id)
    seats = [
        seat_card(seat, game, connected=seat.seat in present) for seat in row.seats
    ]
    return table_card(row, game, seats, elsewhere.spectators(row.id), decisions)


def table_card(
    row: TableRow,
    game: Game,
    seats: list[wire.SeatCard],
    spectators: int,
    decisions: int,
    asked: int = NOBODY,
) -> wire.TableCard:
    over = bool(row.result)
    return wire.TableCard(
        id=row.id,
        game=row.game,
        edition=row.edition,
        options=row.options if over else game.public_options(row.options),
        public=row.public,
        clock=row.clock,
        status="over" if over else "playing" if row.seed else "waiting",
        seats=seats,
        spectators=spectators,
        decisions=decisions,
        created=row.created,
        commitment=commitment(row.seed) if row.seed and not row.lesson else "",
        result=row.result,
        rematch=row.rematch,
        started=row.started,
        host=host_seat(row),
        hidden=[] if over else game.hidden_options(row.options),
        stand_in=row.stand_in,
        content=row.content,
        chat=row.chat,  # type: ignore[arg-type]  # the store's text
        asked=asked,
        origin=row.origin,
        lesson=row.lesson,
    )


def recorded_card(game: Game, record: Record) -> wire.TableCard:
    """Of a match that is known by its record alone."""
    names = ["" if name == UNNAMED else name for name in record.seats.values()]
    seats = [
        seat_card(SeatRow(seat=at, kind="human", name=name), game, connected=False)
        for at, name in enumerate(names)
    ]
    return wire.TableCard(
        id="",
        game=record.game,
        edition=record.edition,
        options=record.options,
        public=False,
        clock=0,
        status="over",
        seats=seats,
        spectators=0,
        decisions=len(record.actions),
        created="",
        commitment=record.commitment,
        result=record.result,
        rematch="",
    )


def live_seat(room: "Room", row: SeatRow, present: set[int]) -> wire.SeatCard:
    match, late = room.match, False
    if match is not None and not bot_at(row) and match.state.seat == row.seat:
        late = room.pacer.is_late()
    return seat_card(
        row,
        room.game,
        connected=row.seat in present,
        late=room.row.stand_in if late else "",
        idle=room.seating.idle(row),
        votes=sorted(room.seating.votes.get(row.seat, ())),
    )


def seat_card(
    row: SeatRow,
    game: Game,
    *,
    connected: bool,
    late: str = "",  # who decides for somebody whose time is up
    idle: int = -1,
    votes: list[int] | None = None,
) -> wire.SeatCard:
    return wire.SeatCard(
        seat=row.seat,
        id=game.kinds["seat"][row.seat],
        kind=row.kind,  # type: ignore[arg-type]  # the store's text
        name=row.name,
        connected=row.kind == "bot" or connected,
        bot=late or bot_at(row),
        cause="late" if late else row.cause,  # type: ignore[arg-type]  # the store's
        idle=idle,
        votes=votes or [],
    )


def host_seat(row: TableRow) -> int:
    """A seat of the device that opened the table, or nobody's."""
    held = [one.seat for one in row.seats if one.token and one.device == row.host]
    return held[0] if held and row.host else NOBODY
