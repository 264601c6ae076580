"""REST: tables, records, replays."""

from typing import Annotated

import msgspec
from litestar import Response, get, post, route
from litestar.params import JSONBody, Parameter

from sobremesa.kernel.log import EVERYONE

from . import readings, wire
from .asked import (
    ORDER,
    TABLE,
    Asked,
    Id,
    Lang,
    address_of,
    house_of,
    refusals,
    workers_of,
)
from .auth import is_operator
from .limits import FRAMES, RECORD_BYTES
from .prints import answer, encoded, fresh
from .refusals import Refused
from .rest_games import language


@post(
    "/tables",
    opt={"limits": ("asks", "opens")},
    responses=refusals(400, 413, 429, 503),
)
async def open_table(request: Asked, data: JSONBody[wire.TableOrder]) -> wire.Opened:
    """Open a table; the answer holds the keys of the creator's seats."""
    house, address, seats = house_of(request), address_of(request), len(data.seats)
    check_share(request, seats)
    if data.content or readings.long(data.options):
        asked = (house.shelf, data.game, data.options, seats, data.content)
        await workers_of(request).check(address, readings.order, *asked)
    opened = await house.open_table(data, payer=address)
    add_share(request, opened.table)
    return opened


def check_share(request: Asked, seats: int) -> None:
    """Refuse a table that would be more than its network's share."""
    house, address, state = house_of(request), address_of(request), request.app.state
    state.tables.check(address, 1, house.unfinished)
    state.share.check(address, seats, house.unfinished)


def add_share(request: Asked, table: wire.TableCard) -> None:
    address, state = address_of(request), request.app.state
    state.tables.add(address, table.id, 1)
    state.share.add(address, table.id, len(table.seats))


@get("/tables", responses=refusals(429))
async def get_tables(request: Asked) -> Response[list[wire.TableCard]]:
    """The newest public tables."""
    return fresh(request, await house_of(request).tables())


@route("/tables", http_method="OPTIONS", include_in_schema=False, sync_to_thread=False)
def table_methods() -> Response[None]:
    """Litestar's own answer would name one of the two handlers only."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/tables/{table_id:str}", responses=refusals(*TABLE))
async def get_table(request: Asked, table_id: Id) -> wire.TableCard:
    return await house_of(request).card(table_id)


@post("/tables/{table_id:str}/join", status_code=200, responses=refusals(*ORDER))
async def join_table(
    request: Asked, table_id: Id, data: JSONBody[wire.Join]
) -> wire.SeatKey:
    house, address = house_of(request), address_of(request)
    request.app.state.share.check(address, 1, house.unfinished)
    request.app.state.guests.check(address, 1, house.waiting)
    if readings.long(data.options):
        room = await house.room(table_id)
        options = {**room.row.options, **data.options}
        await workers_of(request).check(
            address,
            readings.order,
            house.shelf,
            room.row.game,
            options,
            len(room.row.seats),
        )
    key = await house.join(table_id, data, address)
    request.app.state.share.add(address, table_id, 1)
    request.app.state.guests.add(address, table_id, 1)
    return key


@post("/tables/{table_id:str}/bot", status_code=200, responses=refusals(*ORDER))
async def fill_seat(
    request: Asked, table_id: Id, data: JSONBody[wire.Fill]
) -> wire.TableCard:
    """The host puts a bot on an open seat, or takes it away: before the start.

    With the last seat the match begins.
    """
    return await house_of(request).fill(table_id, data)


@get("/push", responses=refusals(429), sync_to_thread=False)
def get_push(request: Asked) -> wire.PushKey:
    """Whether the house tells people of their turn while they are away."""
    post = house_of(request).post
    return wire.PushKey(key="" if post is None else post.key)


@post("/tables/{table_id:str}/push", status_code=204, responses=refusals(*ORDER))
async def push_to(request: Asked, table_id: Id, data: JSONBody[wire.Push]) -> None:
    """Where the holder of a seat wants to be told of turns, or no longer."""
    await house_of(request).subscribe(table_id, data)


@post("/tables/{table_id:str}/leave", status_code=200, responses=refusals(*ORDER))
async def leave_table(
    request: Asked, table_id: Id, data: JSONBody[wire.Holder]
) -> wire.TableCard:
    return await house_of(request).leave(table_id, data)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=refusals(*ORDER))
async def rematch_table(
    request: Asked, table_id: Id, data: JSONBody[wire.Holder]
) -> wire.Opened:
    """Play again: whoever asks first opens a table like any other."""
    house, address = house_of(request), address_of(request)
    room = await house.room(table_id)
    first = not room.row.rematch
    if first:
        check_share(request, len(room.row.seats))
    opened = await house.rematch(table_id, data, payer=address)
    if first:
        add_share(request, opened.table)
    return opened


@post("/tables/{table_id:str}/close", status_code=204, responses=refusals(*ORDER))
async def close_table(request: Asked, table_id: Id, data: JSONBody[wire.Close]) -> None:
    """End a table: its host before the start, the house's operator at any time.

    A lesson, a trial or a puzzle its host ends at any time.

    All that is stored of it is deleted, but for reports.
    """
    house, operator = house_of(request), is_operator(request)
    await house.close_table(table_id, data.device, operator=operator)


@post("/tables/{table_id:str}/report", responses=refusals(*ORDER))
async def report_table(
    request: Asked, table_id: Id, data: JSONBody[wire.Report]
) -> wire.Receipt:
    """Tell the house's operator what is wrong; the record so far goes with it."""
    house = house_of(request)
    request.app.state.reports.check(address_of(request))
    return await house.report(table_id, data)


@get(
    "/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=refusals(*TABLE, 403),
)
async def get_record(request: Asked, table_id: Id) -> Response[str]:
    """The record of a finished match, to keep and to verify."""
    card, record = await house_of(request).record(table_id)
    name = f"{card.game}-{card.id}.txt"
    return Response(
        record,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table_id:str}/replay",
    opt={"limits": ("asks", "replays")},
    responses=refusals(*TABLE, 403),
)
async def get_replay(
    request: Asked,
    table_id: Id,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = 50,
    seat: Annotated[int, Parameter(ge=EVERYONE, le=16)] = EVERYONE,
) -> Response[wire.Replay]:
    """Frames of a finished match, as a seat, a spectator (-1) or all-knowing (-2)."""
    house = house_of(request)
    card, text = await house.record(table_id)
    if seat >= len(card.seats):
        last = len(card.seats) - 1
        raise Refused("seat", f"there is no seat {seat}, this match has 0 to {last}")
    seed, frames = await workers_of(request).read(
        address_of(request), readings.replay, house.shelf, text, (first, count, seat)
    )
    return encoded(
        wire.Replay,
        {
            "table": card,
            "seed": seed,
            "decisions": card.decisions,
            "frames": msgspec.Raw(frames),
        },
    )


@post(
    "/replay",
    status_code=200,
    opt={"limits": ("asks", "replays")},
    request_max_body_size=RECORD_BYTES,
    responses=refusals(400, 404, 410, 413, 429, 503),
)
async def replay_record(
    request: Asked, data: JSONBody[wire.RecordFrames]
) -> Response[wire.Replay]:
    """Frames of a finished match from a record that somebody kept."""
    if not (0 <= data.first and 0 < data.count <= FRAMES and data.seat >= EVERYONE):
        raise Refused("schema", f"1 to {FRAMES} frames, from 0 on, of a seat", 400)
    told = await workers_of(request).read(
        address_of(request), readings.retell, house_of(request).shelf, data
    )
    return answer(told, 200, {"content-type": "application/json"})


@post(
    "/verify",
    status_code=200,
    opt={"limits": ("asks", "verifies")},
    request_max_body_size=RECORD_BYTES,
    responses=refusals(400, 404, 413, 429, 503),
)
async def verify_record(
    request: Asked, data: JSONBody[wire.RecordText], lang: Lang = "en"
) -> wire.Verdict:
    """Whether a record is what it claims to be."""
    shelf, lang = house_of(request).shelf, language(lang)
    return await workers_of(request).read(
        address_of(request), readings.verify, shelf, data.record, lang
    )
