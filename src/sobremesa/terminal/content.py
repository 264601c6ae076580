"""`sobremesa content`: all that a designer can change, and whether a change is good."""

import click

from sobremesa.complaint import one_line
from sobremesa.files import read_texts
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.kernel.game import Game
from sobremesa.stock import content_text, with_files

from .own import NOT_LEGAL


def write_out(game: Game, langs: tuple[str, ...]) -> str:
    """The printed content, and what things are called, as a file of own content.

    The names are comments: they change nothing until somebody changes one.
    """
    parts = [f'game = "{game.id}"\n', content_text(game).strip(), ""]
    for lang in langs:
        parts += [f"# [words.{lang}]", *names(Words(lang, game)), ""]
    return "\n".join(parts)


def names(words: Words) -> list[str]:
    """A line for everything that has a name of its own."""
    game = words.game
    assert game is not None
    return [
        f'# {kind}-{id} = "{name}"'
        for kind, ids in game.kinds.items()
        for id in ids
        if (name := words.element(kind, id)) != id and '"' not in name
    ]


def check(words: Words, paths: tuple[str, ...]) -> None:
    """Say that own content can be played with, or everything that is wrong with it."""
    game = words.game
    assert game is not None
    files = read_texts(paths)
    told = ", ".join(paths)
    try:
        made = with_files(game, files)
    except Problems as error:
        for problem in error.problems:
            click.echo(one_line(problem.text))
        count = len(error.problems)
        click.echo(words.say("file-problems", file=told, count=count), err=True)
        raise click.exceptions.Exit(NOT_LEGAL) from None
    except Mistake as error:
        click.echo(one_line(str(error)))
        click.echo(words.say("file-problems", file=told, count=1), err=True)
        raise click.exceptions.Exit(NOT_LEGAL) from None
    mark = made.content or "-"
    click.echo(words.say("content-fine", file=told, content=mark))
