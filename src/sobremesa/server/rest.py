"""REST: games, catalogs, rulebooks, tables, records, replays."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post, route
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from sobremesa.bots.levels import LEVELS
from sobremesa.i18n import LANGUAGES, Words, faces, sources
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Game

from . import readings, wire
from .auth import is_operator
from .house import House
from .limits import FRAMES, RECORD_BYTES, network
from .prints import Print, encoded, printed
from .refusals import Refused
from .shelf import Shelf
from .workers import Workers

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=64)]
Lang = Annotated[str, Parameter(max_length=64)]  # of the query
WHY = {
    400: "What was sent does not fit; the sentence says where.",
    403: "This is not for whoever asks, or not yet.",
    404: "There is no such thing.",
    409: "Not at this moment of the match.",
    410: "The table is of another edition of its game.",
    413: "Too large.",
    429: "Too often from one address.",
    503: "Not now: the house is full, too busy, or not ready.",
}
# Pages and words, the same for all: made once, which takes a moment, in a thread.
PRINTS = {"limits": ("prints",)}
TABLE = (400, 404, 410, 429, 503)  # where a table is asked for by its id
ORDER = (*TABLE, 403, 409, 413)  # where something is asked of it


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What an endpoint may answer instead, for the published schema."""
    return {
        status: ResponseSpec(
            wire.Refusal,
            description=WHY[status],
            generate_examples=False,
            media_type="application/json",
        )
        for status in sorted(statuses)
    }


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def workers_of(request: Asked) -> Workers:
    workers: Workers = request.app.state.workers
    return workers


def address_of(request: Asked) -> str:
    """The network that asks, as it is counted."""
    return network(request.client.host if request.client else "")


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused("lang", f"there is no language {lang[:20]!r}, only {known}", 404)
    return lang


def game_of(request: Asked, id: str) -> Game:
    house: House = request.app.state.house
    try:
        return house.shelf.find(id)
    except Mistake as error:
        raise Refused("game", str(error), 404) from None


@get("/games", opt=PRINTS, responses=refusals(429), sync_to_thread=True)
def get_games(request: Asked) -> Response[list[wire.GameCard]]:
    """Every game of the house."""
    return printed(request, games_print(house_of(request).shelf))


@cache
def games_print(shelf: Shelf) -> Print[list[wire.GameCard]]:
    return Print([game_card(game) for game in shelf])


def game_card(game: Game) -> wire.GameCard:
    return wire.GameCard(
        id=game.id,
        names={lang: Words(lang, game).say("game-name") for lang in LANGUAGES},
        edition=game.edition,
        seats=list(game.seats),
        seat_ids=list(game.kinds["seat"]),
        options=[
            wire.OptionCard(
                name=option.name,
                kind=option.kind,  # type: ignore[arg-type]  # one of the four words
                default=option.default,
                low=option.low,
                high=option.high,
                choices=list(option.choices),
            )
            for option in game.options.all.values()
        ],
        presets={name: dict(values) for name, values in game.options.presets.items()},
        levels=list(LEVELS),
        files=list(game.files),
    )


@get(
    "/games/{game_id:str}/catalog/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_catalog(request: Asked, game_id: Id, lang: Id) -> Response[wire.Catalog]:
    """Everything that turns a game's numbers into words."""
    return printed(request, catalog_print(game_of(request, game_id), language(lang)))


@cache
def catalog_print(game: Game, lang: str) -> Print[wire.Catalog]:
    return Print(
        wire.Catalog(
            game=game.id,
            lang=lang,
            prefix=game.rulebook(lang).prefix,
            fluent=sources(lang, game),
            texts=list(game.table.texts),
            verbs=dict(game.verbs),
            events=dict(game.events),
            kinds={kind: list(ids) for kind, ids in game.kinds.items()},
            stages=list(game.stages),
        )
    )


@get(
    "/words/{lang:str}",
    opt=PRINTS,
    media_type="text/plain",
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_words(request: Asked, lang: Id) -> Response[str]:
    """The product's own words, as Fluent messages."""
    return printed(request, words_print(language(lang)))


@cache
def words_print(lang: str) -> Print[str]:
    return Print(sources(lang))


@get(
    "/games/{game_id:str}/rulebook/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_rulebook(request: Asked, game_id: Id, lang: Id) -> Response[wire.RulebookPage]:
    return printed(request, rulebook_print(game_of(request, game_id), language(lang)))


@cache
def rulebook_print(game: Game, lang: str) -> Print[wire.RulebookPage]:
    book = game.rulebook(lang)
    return Print(
        wire.RulebookPage(
            game=game.id,
            lang=lang,
            prefix=book.prefix,
            markdown=book.text,
            rules=[
                wire.RulePart(id=r.id, title=r.title, text=r.text, section=r.section)
                for r in book.rules.values()
            ],
        )
    )


@get(
    "/games/{game_id:str}/cards",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_cards(
    request: Asked, game_id: Id, lang: Lang = "en"
) -> Response[list[wire.CardFace]]:
    """The cards of a game as they read in a language."""
    game = game_of(request, game_id)
    if game.cards is None:
        raise Refused("cards", f"{game.name} has no cards to look at", 404)
    return printed(request, cards_print(game, language(lang)))


@cache
def cards_print(game: Game, lang: str) -> Print[list[wire.CardFace]]:
    return Print(faces(lang, game))


@get(
    "/games/{game_id:str}/files/{kind:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_files(request: Asked, game_id: Id, kind: Id) -> Response[wire.FileCard]:
    """A kind of file that players may bring, and ready ones."""
    game = game_of(request, game_id)
    file_kind(game, kind)
    return printed(request, file_print(game, kind))


@cache
def file_print(game: Game, kind: str) -> Print[wire.FileCard]:
    brought = file_kind(game, kind)
    return Print(
        wire.FileCard(kind=kind, pool=list(brought.pool), ready=dict(brought.ready))
    )


@post(
    "/games/{game_id:str}/files/{kind:str}/check",
    status_code=200,
    opt={"limits": ("asks", "checks")},
    responses=refusals(400, 404, 413, 429, 503),
)
async def check_file(
    request: Asked, game_id: Id, kind: Id, data: wire.FileText, lang: Lang = "en"
) -> wire.FileVerdict:
    """All that is wrong with a file, or what it sets at a table."""
    game, shelf = game_of(request, game_id), house_of(request).shelf
    file_kind(game, kind)
    return await workers_of(request).check(
        address_of(request), readings.check, shelf, game.id, kind, data, language(lang)
    )


def file_kind(game: Game, kind: str) -> FileKind:
    if kind not in game.files:
        raise Refused("file", f"{game.name} takes no {kind[:20]!r} files", 404)
    return game.files[kind]


@post(
    "/tables",
    opt={"limits": ("asks", "opens")},
    responses=refusals(400, 413, 429, 503),
)
async def open_table(request: Asked, data: wire.TableOrder) -> wire.Opened:
    """Open a table; the answer holds the keys of the creator's seats."""
    house, state = house_of(request), request.app.state
    address, seats = address_of(request), len(data.seats)
    state.tables.check(address, 1, house.unfinished)
    state.share.check(address, seats, house.unfinished)
    if readings.long(data.options):
        await workers_of(request).check(
            address, readings.order, house.shelf, data.game, data.options, seats
        )
    opened = await house.open_table(data, payer=address)
    state.tables.add(address, opened.table.id, 1)
    state.share.add(address, opened.table.id, seats)
    return opened


@get("/tables", responses=refusals(429))
async def get_tables(request: Asked) -> list[wire.TableCard]:
    """The newest public tables."""
    return await house_of(request).tables()


@route("/tables", http_method="OPTIONS", include_in_schema=False, sync_to_thread=False)
def table_methods() -> Response[None]:
    """Litestar's own answer would name one of the two handlers only."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/tables/{table_id:str}", responses=refusals(*TABLE))
async def get_table(request: Asked, table_id: Id) -> wire.TableCard:
    return await house_of(request).card(table_id)


@post("/tables/{table_id:str}/join", status_code=200, responses=refusals(*ORDER))
async def join_table(request: Asked, table_id: Id, data: wire.Join) -> wire.SeatKey:
    house, address = house_of(request), address_of(request)
    request.app.state.share.check(address, 1, house.unfinished)
    request.app.state.guests.check(address, 1, house.waiting)
    key = await house.join(table_id, data)
    request.app.state.share.add(address, table_id, 1)
    request.app.state.guests.add(address, table_id, 1)
    return key


@post("/tables/{table_id:str}/leave", status_code=200, responses=refusals(*ORDER))
async def leave_table(
    request: Asked, table_id: Id, data: wire.Holder
) -> wire.TableCard:
    return await house_of(request).leave(table_id, data)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=refusals(*ORDER))
async def rematch_table(request: Asked, table_id: Id, data: wire.Holder) -> wire.Opened:
    return await house_of(request).rematch(table_id, data)


@post("/tables/{table_id:str}/close", status_code=204, responses=refusals(*ORDER))
async def close_table(request: Asked, table_id: Id, data: wire.Close) -> None:
    """End a table: its host before the start, the house's operator at any time.

    All that is stored of it is deleted, but for reports.
    """
    house, operator = house_of(request), is_operator(request)
    await house.close_table(table_id, data.device, operator=operator)


@post("/tables/{table_id:str}/report", responses=refusals(*ORDER))
async def report_table(request: Asked, table_id: Id, data: wire.Report) -> wire.Receipt:
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
    seat: Annotated[int, Parameter(ge=-2, le=16)] = -2,
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
    "/verify",
    status_code=200,
    opt={"limits": ("asks", "verifies")},
    request_max_body_size=RECORD_BYTES,
    responses=refusals(400, 413, 429, 503),
)
async def verify_record(request: Asked, data: wire.RecordText) -> wire.Verdict:
    """Whether a record is what it claims to be."""
    return await workers_of(request).read(
        address_of(request), readings.verify, house_of(request).shelf, data.record
    )


def router() -> Router:
    return Router(
        path="/api",
        route_handlers=[
            get_games,
            get_catalog,
            get_words,
            get_rulebook,
            get_cards,
            get_files,
            check_file,
            table_methods,  # before the others of its path
            open_table,
            get_tables,
            get_table,
            join_table,
            leave_table,
            rematch_table,
            close_table,
            report_table,
            get_record,
            get_replay,
            verify_record,
        ],
    )
