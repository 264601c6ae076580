"""REST: puzzles, all of them, the one of the day, and each with its solution."""

import datetime
import logging
from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.puzzles.puzzle import Puzzle, Step, daily, find_puzzle, puzzles
from sobremesa.puzzles.words import goal, tale, why
from sobremesa.shelf import Shelf

from . import wire
from .asked import Asked, Id, house_of, refusals
from .prints import Print, printed
from .refusals import Refused
from .rest_games import PRINTS, game_of, language

log = logging.getLogger(__name__)


@get(
    "/puzzles/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 429),
    sync_to_thread=True,
)
def get_puzzles(request: Asked, lang: Id) -> Response[list[wire.PuzzleCard]]:
    """Every puzzle of the house."""
    return printed(request, list_print(house_of(request).shelf, language(lang)))


@cache
def list_print(shelf: Shelf, lang: str) -> Print[list[wire.PuzzleCard]]:
    return Print([card(one, lang) for game in shelf for one in known(game)])


def known(game: Game) -> tuple[Puzzle, ...]:
    """None where a game's cannot be read, with a line in the log."""
    try:
        return puzzles(game)
    except Mistake as error:
        log.error("the puzzles of %s cannot be opened: %s", game.id, error)
        return ()


def card(puzzle: Puzzle, lang: str) -> wire.PuzzleCard:
    return wire.PuzzleCard(
        game=puzzle.game.id, number=puzzle.number, goal=goal(puzzle, lang)
    )


@get(
    "/puzzles/{lang:str}/daily",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_daily(request: Asked, lang: Id) -> Response[wire.PuzzleCard]:
    """The puzzle of this day, by the world's clock."""
    shelf, spoken = house_of(request).shelf, language(lang)
    counts = {game.id: len(known(game)) for game in shelf}
    try:
        id, number = daily(datetime.datetime.now(datetime.UTC).date(), counts)
    except Mistake as error:
        raise Refused("puzzle", str(error), 404) from None
    return printed(request, card_print(shelf.find(id), number, spoken))


@cache
def card_print(game: Game, number: int, lang: str) -> Print[wire.PuzzleCard]:
    return Print(card(find_puzzle(game, number), lang))


@get(
    "/games/{game_id:str}/puzzles/{number:int}/{lang:str}",
    opt=PRINTS,
    responses=refusals(400, 404, 429),
    sync_to_thread=True,
)
def get_puzzle(
    request: Asked, game_id: Id, number: FromPath[int], lang: Id
) -> Response[wire.PuzzlePage]:
    """A puzzle, what it asks for, and its solution."""
    game, spoken = game_of(request, game_id), language(lang)
    try:
        return printed(request, puzzle_print(game, number, spoken))
    except Mistake as error:
        raise Refused("puzzle", str(error), 404) from None


@cache
def puzzle_print(game: Game, number: int, lang: str) -> Print[wire.PuzzlePage]:
    puzzle, words = find_puzzle(game, number), Words(lang, game)
    return Print(
        wire.PuzzlePage(
            game=game.id,
            number=number,
            lang=lang,
            goal=goal(puzzle, lang),
            rule=game.cite(puzzle.goal.rule),
            position=puzzle.position,
            why=why(puzzle, lang),
            steps=[step_page(game, step) for step in puzzle.steps],
            told=[
                wire.PuzzleLine(text=words.event(event), rule=game.cite(event.key))
                for event in tale(puzzle)
            ],
        )
    )


def step_page(game: Game, step: Step) -> wire.PuzzleStep:
    number = game.table.number
    chances = [
        wire.PuzzleChance(action=number(text), chance=chance)
        for text, chance in step.chances.items()
    ]
    return wire.PuzzleStep(do=number(step.do), chances=chances)
