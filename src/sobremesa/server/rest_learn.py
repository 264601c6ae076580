"""REST: what teaches a game, a sheet of one page and lessons."""

from functools import cache

from litestar import Response, get

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.lessons.lesson import Step, open_lesson
from sobremesa.lessons.sheet import picture, whole
from sobremesa.lessons.words import maybe, say

from . import wire
from .asked import Asked, Id, refusals
from .prints import Print, printed
from .refusals import Refused
from .rest_games import PRINTS, game_of, language


@get(
    "/games/{game_id:str}/learn/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_sheet(request: Asked, game_id: Id, lang: Id) -> Response[wire.SheetPage]:
    """How to play, on one page."""
    game = game_of(request, game_id)
    page = sheet_print(game, language(lang))
    if page is None:
        told = f"no page tells how {game.name} is played, only its rulebook"
        raise Refused("sheet", told, 404)
    return printed(request, page)


@cache
def sheet_print(game: Game, lang: str) -> Print[wire.SheetPage] | None:
    text = whole(game, lang)
    if not text:
        return None
    return Print(wire.SheetPage(game=game.id, lang=lang, markdown=text))


@get(
    "/games/{game_id:str}/learn/pictures/{name:str}",
    opt=PRINTS,
    media_type="image/webp",
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_picture(request: Asked, game_id: Id, name: Id) -> Response[bytes]:
    """A picture of that page."""
    game = game_of(request, game_id)
    try:
        return printed(request, picture_print(game, name))
    except Mistake as error:
        raise Refused("picture", str(error), 404) from None


@cache
def picture_print(game: Game, name: str) -> Print[bytes]:
    return Print(picture(game, name), "image/webp")


@get(
    "/games/{game_id:str}/lessons/{name:str}/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_lesson(
    request: Asked, game_id: Id, name: Id, lang: Id
) -> Response[wire.LessonPage]:
    """What a lesson says."""
    game = game_of(request, game_id)
    try:
        return printed(request, lesson_print(game, name, language(lang)))
    except Mistake as error:
        raise Refused("lesson", str(error), 404) from None


@cache
def lesson_print(game: Game, name: str, lang: str) -> Print[wire.LessonPage]:
    lesson = open_lesson(game, name)
    return Print(
        wire.LessonPage(
            game=game.id,
            name=name,
            lang=lang,
            title=say(game, name, lang, "title"),
            about=say(game, name, lang, "about"),
            end=say(game, name, lang, "end"),
            steps=[
                wire.LessonStep(
                    key=moment.key,
                    text=say(game, name, lang, moment.key),
                    wrong=maybe(game, name, lang, f"{moment.key}.wrong"),
                    point=moment.point,
                    tip=not isinstance(moment, Step),
                )
                for moment in (*lesson.steps, *lesson.tips)
            ],
        )
    )
