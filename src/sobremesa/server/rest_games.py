"""REST: games, their words and rulebooks, and files that players bring."""

import logging
from asyncio import to_thread
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from itertools import islice, pairwise, takewhile
from string import ascii_lowercase, digits

from litestar import Response, get, post
from litestar.params import JSONBody

from sobremesa.catalogs import faces, sources
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.files import FileKind
from sobremesa.kernel.game import Game
from sobremesa.shelf import Shelf, find
from sobremesa.stock import content_text

from . import readings, wire
from .asked import Asked, Id, Lang, Mark, address_of, house_of, refusals, workers_of
from .game_cards import game_card
from .prints import Print, printed
from .refusals import Refused

log = logging.getLogger(__name__)
# Pages and words, the same for all: made once, which takes a moment, in a thread.
PRINTS = {"limits": ("prints",)}
DIGITS = digits + ascii_lowercase
PRINTED = 128  # of games with own content the latest are kept


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused("lang", f"there is no language {lang[:20]!r}, only {known}", 404)
    return lang


def game_of(request: Asked, id: str) -> Game:
    with unless_broken():
        return house_of(request).shelf.find(id)


@contextmanager
def unless_broken() -> Iterator[None]:
    """There is no such game, or its files cannot be read."""
    try:
        yield
    except Mistake as error:
        raise Refused("game", str(error), 404) from None


@get("/games", opt=PRINTS, responses=refusals(429), sync_to_thread=True)
def get_games(request: Asked) -> Response[list[wire.GameCard]]:
    """Every game of the house."""
    return printed(request, games_print(house_of(request).shelf))


@cache
def games_print(shelf: Shelf) -> Print[list[wire.GameCard]]:
    """A game whose words cannot be read is left out, with a line in the log."""
    cards = []
    for game in shelf:
        try:
            cards.append(game_card(game))
        except Mistake as error:
            log.error("%s cannot be opened: %s", game.id, error)
        except Exception:  # a fault in its code: it may come from outside
            log.exception("%s cannot be opened", game.id)
    return Print(cards)


@get(
    "/games/{game_id:str}/catalog/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429, 503),
)
async def get_catalog(
    request: Asked, game_id: Id, lang: Id, content: Mark = ""
) -> Response[wire.Catalog]:
    """Everything that turns a game's numbers into words."""
    with unless_broken():
        game = await house_of(request).game_with(game_id, content)
        page = await to_thread(catalog_print, game, language(lang))
    return printed(request, page)


@lru_cache(maxsize=PRINTED)
def catalog_print(game: Game, lang: str) -> Print[wire.Catalog]:
    return Print(
        wire.Catalog(
            game=game.id,
            lang=lang,
            content=game.content,
            prefix=game.rulebook(lang).prefix,
            fluent=sources(lang, game),
            texts=shortened(game.table.texts),
            verbs=dict(game.verbs),
            events=dict(game.events),
            kinds={kind: shortened(ids) for kind, ids in game.kinds.items()},
            stages=list(game.stages),
            questions={s: told.split(" ")[1:] for s, told in game.questions.items()},
            printed={word: dict(on) for word, on in game.printed.items()},
            legend=[
                wire.SignCard(art=one.art, key=one.key)
                for one in game.legend
                if one.art
            ],
        )
    )


def shortened(texts: Sequence[str]) -> list[str]:
    """Each after a digit (to base 36): so many signs are those of the text before.

    Tables of thousands of like texts become a twentieth, however they are packed.
    """
    return [
        DIGITS[same := shared(*pair)] + pair[1][same:]
        for pair in pairwise(["", *texts])
    ]


def shared(one: str, two: str) -> int:
    """How many signs both begin with, as far as a digit can tell."""
    alike = takewhile(lambda signs: signs[0] == signs[1], zip(one, two, strict=False))
    return sum(1 for _ in islice(alike, len(DIGITS) - 1))


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
    game = game_of(request, game_id)
    with unless_broken():
        return printed(request, rulebook_print(game, language(lang)))


@cache
def rulebook_print(game: Game, lang: str) -> Print[wire.RulebookPage]:
    book = game.rulebook(lang)
    return Print(
        wire.RulebookPage(
            game=game.id,
            lang=lang,
            prefix=book.prefix,
            story=book.story,
            markdown=book.shown,
            rules=[
                wire.RulePart(id=r.id, title=r.title, text=r.text, section=r.section)
                for r in book.rules.values()
            ],
        )
    )


@get(
    "/games/{game_id:str}/cards",
    opt=PRINTS,
    responses=refusals(400, 404, 429, 503),
)
async def get_cards(
    request: Asked, game_id: Id, lang: Lang = "en", content: Mark = ""
) -> Response[list[wire.CardFace]]:
    """The cards and other pieces of a game as they read in a language."""
    with unless_broken():
        game = await house_of(request).game_with(game_id, content)
    if game.cards is None:
        raise Refused("cards", f"{game.name} has no cards to look at", 404)
    return printed(request, await to_thread(cards_print, game, language(lang)))


@lru_cache(maxsize=PRINTED)
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
        wire.FileCard(
            kind=kind,
            pool=list(brought.pool),
            ready=dict(brought.ready),
            options={seats: list(brought.options(seats)) for seats in game.seats},
        )
    )


@post(
    "/games/{game_id:str}/files/{kind:str}/check",
    status_code=200,
    opt={"limits": ("asks", "checks")},
    responses=refusals(400, 404, 413, 429, 503),
)
async def check_file(
    request: Asked,
    game_id: Id,
    kind: Id,
    data: JSONBody[wire.FileText],
    lang: Lang = "en",
) -> wire.FileVerdict:
    """All that is wrong with a file, or what it sets at a table."""
    game, shelf = game_of(request, game_id), house_of(request).shelf
    file_kind(game, kind)
    return await workers_of(request).check(
        address_of(request), readings.check, shelf, game.id, kind, data, language(lang)
    )


@get(
    "/games/{game_id:str}/content",
    opt=PRINTS,
    media_type="text/plain",
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_content(request: Asked, game_id: Id) -> Response[str]:
    """All that own content can change in a game, as TOML."""
    game = game_of(request, game_id)
    if game.extend is None:
        raise Refused("content", f"{game.name} takes no own content", 404)
    return printed(request, content_print(game.id))


@cache
def content_print(game_id: str) -> Print[str]:
    return Print(content_text(find(game_id)))


@post(
    "/games/{game_id:str}/content/check",
    status_code=200,
    opt={"limits": ("asks", "checks")},
    responses=refusals(400, 404, 413, 429, 503),
)
async def check_content(
    request: Asked, game_id: Id, data: JSONBody[wire.ContentText]
) -> wire.ContentVerdict:
    """All that is wrong with own content, or the game as it is with it."""
    game = game_of(request, game_id)
    return await workers_of(request).check(
        address_of(request),
        readings.content,
        house_of(request).shelf,
        game.id,
        data.text,
        data.name,
    )


def file_kind(game: Game, kind: str) -> FileKind:
    if kind not in game.files:
        raise Refused("file", f"{game.name} takes no {kind[:20]!r} files", 404)
    return game.files[kind]
