"""The commands that teach: a sheet of one page, and lessons."""

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sobremesa.bots.levels import HUMAN
from sobremesa.command import lang_option
from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.lessons.lesson import Lesson, lessons, open_lesson
from sobremesa.lessons.sheet import sheet
from sobremesa.lessons.words import say
from sobremesa.shelf import find

from . import replay
from .board import game_of
from .guide import sheet_page
from .kept import LAST, last
from .own import read_game
from .plain import open_words
from .screen import open_screen, plain_option
from .session import Opening
from .sitting import scroll_option, sit_down


@click.command(name="learn")
@click.argument("game", callback=read_game)
@lang_option
@plain_option
def learn_command(game: Game, lang: str, plain: bool) -> None:
    """Tell on one page how a game is played, and which lessons it has.

    \b
    sobremesa learn carcosa
    """
    words, console = open_words(lang, game, plain=plain), open_screen(plain=plain)
    if not sheet(game, lang):
        raise Complaint("error-no-sheet", game=game.id)
    show_sheet(words, console)
    show_lessons(words, console)


def show_sheet(words: Words, console: Console) -> None:
    for page in sheet_page(words):
        console.print(page)


def show_lessons(words: Words, console: Console) -> None:
    game = game_of(words)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in lessons(game):
        title = words.spell(say(game, name, words.lang, "title"))
        grid.add_row(Text(f"  sobremesa lesson {game.id} {name}", style="bold"), title)
    if lessons(game):
        console.print(Text(words.say("lesson-list"), style="bold"))
        console.print(grid)


@click.command(name="lesson")
@click.argument("game", callback=read_game)
@click.argument("name", required=False, metavar="[LESSON]")
@click.option(
    "--resume",
    metavar="FILE",
    help="Go on from a lesson saved before; `last`: where it was left last.",
)
@scroll_option
@lang_option
@plain_option
def lesson_command(
    game: Game,
    name: str | None,
    resume: str | None,
    scroll: bool,
    lang: str,
    plain: bool,
) -> None:
    """Play a guided first match: a real one, step by step.

    \b
    sobremesa lesson stratum
    sobremesa lesson heroes challengers
    """
    if not lessons(game):
        raise Complaint("error-no-lessons", game=game.id)
    lesson = open_lesson(game, name or lessons(game)[0])
    kept = last(game.id, lesson.name) if resume == LAST else ""
    match = begun(lesson) if resume is None else resumed(lesson, kept or resume)
    words, console = open_words(lang, game, plain=plain), open_screen(plain=plain)
    opening = Opening(lesson=lesson, kept=kept)
    raise click.exceptions.Exit(sit_down(match, words, console, opening, scroll=scroll))


def begun(lesson: Lesson) -> Match:
    players = lesson.players(HUMAN)
    return Match(lesson.game, players, lesson.options, seed=lesson.seed)


def resumed(lesson: Lesson, path: str) -> Match:
    match = replay.resume(path, find)
    replay.same_game(match, lesson.game, path)
    if match.seed != lesson.seed or match.options != dict(lesson.options):
        raise Complaint("error-other-lesson", file=path, lesson=lesson.name)
    return match
