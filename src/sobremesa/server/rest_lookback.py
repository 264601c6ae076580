"""REST: looking back at finished matches, and going another way from a moment."""

from litestar import Response, get, post
from litestar.params import JSONBody

from . import readings, wire
from .asked import ORDER, TABLE, Asked, Id, address_of, house_of, refusals, workers_of
from .forks import forkable, open_laid
from .limits import RECORD_BYTES
from .lookback import Lookback
from .prints import JSON, answer, bytes_of, encoded
from .refusals import Refused
from .rest_tables import add_share, check_share


def lookback_of(request: Asked) -> Lookback:
    lookback: Lookback = request.app.state.lookback
    return lookback


@get("/tables/{table_id:str}/analysis", responses=refusals(*TABLE, 403))
async def get_analysis(request: Asked, table_id: Id) -> Response[wire.LookedBack]:
    """The analysis of a finished match, if there is one, or how far it is."""
    await house_of(request).record(table_id)  # it is over
    found = await lookback_of(request).find(table_id, stored=True)
    return encoded(wire.LookedBack, found)


@post(
    "/tables/{table_id:str}/analysis",
    status_code=200,
    opt={"limits": ("asks", "analyses")},
    responses=refusals(*TABLE, 403, 413),
)
async def analyse_table(request: Asked, table_id: Id) -> Response[wire.LookedBack]:
    """Look back at a finished match, in the background."""
    card, text = await house_of(request).record(table_id)
    found = await lookback_of(request).begin(
        card.id, text, card.decisions, address_of(request), stored=True
    )
    return encoded(wire.LookedBack, found)


@post(
    "/analysis",
    status_code=200,
    opt={"limits": ("asks", "analyses")},
    request_max_body_size=RECORD_BYTES,
    responses=refusals(400, 413, 429, 503),
)
async def analyse_record(
    request: Asked, data: JSONBody[wire.RecordText]
) -> Response[wire.LookedBack]:
    """Look back at a finished match whose record somebody kept."""
    digest, decisions = await workers_of(request).read(
        address_of(request), readings.measured, data.record
    )
    found = await lookback_of(request).begin(
        digest, data.record, decisions, address_of(request), stored=False
    )
    return encoded(wire.LookedBack, found)


@get("/analysis/{key:str}", responses=refusals(400, 429, 503))
async def get_record_analysis(request: Asked, key: Id) -> Response[wire.LookedBack]:
    """The same, by the record's digest."""
    return encoded(wire.LookedBack, await lookback_of(request).find(key, stored=False))


@post(
    "/forks",
    opt={"limits": ("asks", "opens")},
    request_max_body_size=RECORD_BYTES,
    responses=refusals(*ORDER),
)
async def open_fork(request: Asked, data: JSONBody[wire.Fork]) -> Response[wire.Opened]:
    """A table of one's own, at a moment of a match or at a position, against bots."""
    house, workers, address = (
        house_of(request),
        workers_of(request),
        address_of(request),
    )
    sources = [one for one in (data.table, data.record, data.position) if one]
    if len(sources) != 1:
        told = "one of table, record and position is named"
        raise Refused("schema", f"{told}, not {len(sources)}", 400)
    if data.position:
        text, seat = await workers.read(
            address, readings.laid, house.shelf, data.position
        )
    else:
        record = await forkable(house, data) if data.table else data.record
        mine = data.key.seat if data.key is not None else None
        text, seat = await workers.read(
            address, readings.fork, house.shelf, record, data.number, mine
        )
    check_share(request, 1)
    opened = await open_laid(house, text, seat, data, payer=address)
    add_share(request, opened.table)
    return answer(bytes_of(opened), 201, {"content-type": JSON})
