"""REST: games, catalogs, rulebooks, tables, records, replays."""

import asyncio
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post, route
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from sobremesa.bots.levels import LEVELS
from sobremesa.i18n import LANGUAGES, Words, faces, sources
from sobremesa.kernel import notation
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import verify

from . import wire
from .house import House
from .refusals import Refused
from .replays import frames

RECORD = 4 * 1024 * 1024  # bytes of a record to verify
FRAMES = 200  # of a replay, at once
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
    503: "Not now: the house is full, or not ready.",
}
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
    request.app.state.asks.check(address_of(request))
    house: House = request.app.state.house
    return house


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


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


@get("/games", sync_to_thread=False)
def get_games(request: Asked) -> list[wire.GameCard]:
    """Every game of the house."""
    house: House = request.app.state.house
    return [game_card(game) for game in house.shelf]


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
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def get_catalog(request: Asked, game_id: Id, lang: Id) -> wire.Catalog:
    """Everything that turns a game's numbers into words."""
    return catalog(game_of(request, game_id), language(lang))


@cache
def catalog(game: Game, lang: str) -> wire.Catalog:
    return wire.Catalog(
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


@get(
    "/words/{lang:str}",
    media_type="text/plain",
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def get_words(lang: Id) -> str:
    """The product's own words, as Fluent messages."""
    return sources(language(lang))


@get(
    "/games/{game_id:str}/rulebook/{lang:str}",
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def get_rulebook(request: Asked, game_id: Id, lang: Id) -> wire.RulebookPage:
    book = game_of(request, game_id).rulebook(language(lang))
    return wire.RulebookPage(
        game=game_id,
        lang=lang,
        prefix=book.prefix,
        markdown=book.text,
        rules=[
            wire.RulePart(id=r.id, title=r.title, text=r.text, section=r.section)
            for r in book.rules.values()
        ],
    )


@get(
    "/games/{game_id:str}/cards",
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def get_cards(request: Asked, game_id: Id, lang: Lang = "en") -> list[wire.CardFace]:
    """The cards of a game as they read in a language."""
    game = game_of(request, game_id)
    if game.cards is None:
        raise Refused("cards", f"{game.name} has no cards to look at", 404)
    return faces(language(lang), game)


@get(
    "/games/{game_id:str}/files/{kind:str}",
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def get_files(request: Asked, game_id: Id, kind: Id) -> wire.FileCard:
    """A kind of file that players may bring, and ready ones."""
    brought = file_kind(game_of(request, game_id), kind)
    return wire.FileCard(kind=kind, pool=list(brought.pool), ready=dict(brought.ready))


@post(
    "/games/{game_id:str}/files/{kind:str}/check",
    status_code=200,
    responses=refusals(400, 404, 413, 429),
    sync_to_thread=False,
)
def check_file(
    request: Asked, game_id: Id, kind: Id, data: wire.FileText, lang: Lang = "en"
) -> wire.FileVerdict:
    """All that is wrong with a file, or what it sets at a table."""
    house_of(request)
    game = game_of(request, game_id)
    brought = file_kind(game, kind)
    names = brought.options(data.seats) if data.seats in game.seats else ()
    if not 0 <= data.file < len(names):
        raise Refused("file", f"at this table {kind} {data.file + 1} has no place", 400)
    words = Words(language(lang), game)
    try:
        text = brought.read(data.text, game.options.read(data.options))
    except Problems as error:
        told = [wire.FileProblem(p.rule, words.problem(p)) for p in error.problems]
        return wire.FileVerdict(problems=told, options={})
    except Mistake as error:
        raise Refused("options", str(error), 400) from None
    return wire.FileVerdict(problems=[], options={names[data.file]: text})


def file_kind(game: Game, kind: str) -> FileKind:
    if kind not in game.files:
        raise Refused("file", f"{game.name} takes no {kind[:20]!r} files", 404)
    return game.files[kind]


@post("/tables", responses=refusals(400, 413, 429, 503))
async def open_table(request: Asked, data: wire.TableOrder) -> wire.Opened:
    """Open a table; the answer holds the keys of the creator's seats."""
    house = house_of(request)
    address, seats = address_of(request), len(data.seats)
    request.app.state.opens.check(address)
    request.app.state.share.check(address, seats, house.unfinished)
    opened = await house.open_table(data)
    request.app.state.share.add(address, opened.table.id, seats)
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
    key = await house.join(table_id, data)
    request.app.state.share.add(address, table_id, 1)
    return key


@post("/tables/{table_id:str}/leave", status_code=200, responses=refusals(*ORDER))
async def leave_table(
    request: Asked, table_id: Id, data: wire.Holder
) -> wire.TableCard:
    return await house_of(request).leave(table_id, data)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=refusals(*ORDER))
async def rematch_table(request: Asked, table_id: Id, data: wire.Holder) -> wire.Opened:
    return await house_of(request).rematch(table_id, data)


@get(
    "/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=refusals(*TABLE, 403),
)
async def get_record(request: Asked, table_id: Id) -> Response[str]:
    """The record of a finished match, to keep and to verify."""
    room = await house_of(request).room(table_id)
    name = f"{room.game.id}-{room.row.id}.txt"
    async with room.lock:
        record = room.record()
    return Response(
        notation.write(record),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", responses=refusals(*TABLE, 403))
async def get_replay(
    request: Asked,
    table_id: Id,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = 50,
    seat: Annotated[int, Parameter(ge=-2, le=16)] = -2,
) -> wire.Replay:
    """Frames of a finished match, as a seat, a spectator (-1) or all-knowing (-2)."""
    room = await house_of(request).room(table_id)
    async with room.lock:
        record, card = room.record(), room.card()
    if seat >= len(room.row.seats):
        last = len(room.row.seats) - 1
        raise Refused("seat", f"there is no seat {seat}, this match has 0 to {last}")
    made = await asyncio.to_thread(frames, room.match, first, count, seat)
    return wire.Replay(
        table=card,
        seed=room.row.seed,
        decisions=len(record.actions),
        frames=made,
    )


@post(
    "/verify",
    status_code=200,
    request_max_body_size=RECORD,
    responses=refusals(400, 413, 429),
    sync_to_thread=True,
)
def verify_record(request: Asked, data: wire.RecordText) -> wire.Verdict:
    """Whether a record is what it claims to be."""
    house = house_of(request)
    try:
        match = verify(notation.read(data.record), house.shelf.find)
    except Mistake as error:
        return wire.Verdict(good=False, message=str(error))
    end = "over" if match.over else "not over yet"
    return wire.Verdict(
        good=True, message=f"{len(match.actions)} decisions, all legal; {end}"
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
            get_record,
            get_replay,
            verify_record,
        ],
    )
