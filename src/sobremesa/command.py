"""How every command begins and ends: its language, and one sentence if it fails."""

import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, TypeVar

import click

from . import compiled
from .complaint import one_line, told
from .i18n import LANGUAGES, Words
from .kernel.errors import Mistake, Problems, Unknown, listed
from .shelf import ids

F = TypeVar("F", bound=Callable[..., object])
INTERRUPTED = 130
BROKEN = 2


class Sentence(click.ClickException):
    """What goes to standard error, on one line; a list of problems on one line each."""

    exit_code = BROKEN

    def __init__(self, *lines: str) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines

    def show(self, file: object = None) -> None:
        for line in self.lines:
            click.echo(f"sobremesa: {one_line(line)}", err=True)


class Group(click.Group):
    """Commands; one that is misspelt is told the nearest."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            raise Unknown("command", name, self.list_commands(ctx))
        return super().resolve_command(ctx, args)


class Program(Group):
    """All commands; whatever is wrong with their input becomes one sentence."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        forgive_streams()
        lang = asked_language(args)  # until a command's --lang says otherwise
        with one_sentence(lang):
            return super().make_context(info_name, args, parent, obj=lang, **extra)

    def invoke(self, ctx: click.Context) -> object:
        try:
            with one_sentence(ctx):
                return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None


@contextmanager
def one_sentence(where: click.Context | str) -> Iterator[None]:
    try:
        yield
    except click.UsageError as error:
        raise Sentence(usage(error, words_at(where))) from None
    except Problems as error:
        raise Sentence(*[problem.text for problem in error.problems]) from None
    except Mistake as error:
        raise Sentence(told(error, words_at(where))) from None
    except OSError as error:  # the disk is full, the terminal is gone
        if error.errno == errno.EPIPE:
            raise  # nobody reads any more: click ends quietly
        raise Sentence(str(error.strerror)) from None


def words_at(where: click.Context | str) -> Words:
    return Words(where if isinstance(where, str) else str(where.obj))


def usage(error: click.UsageError, words: Words) -> str:
    """What click says of a command line; what is misspelt or missing in our words."""
    if isinstance(error, click.NoSuchOption) and error.ctx is not None:
        params = error.ctx.command.get_params(error.ctx)
        flags = [flag for one in params for flag in (*one.opts, *one.secondary_opts)]
        known = [flag for flag in flags if flag.startswith("-")]
        return words.unknown(Unknown("flag", error.option_name, known))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        if error.param.name == "game":
            return words.say("error-which-game", games=listed(ids()))
        name = error.param.make_metavar(error.ctx) if error.ctx else ""
        name = name if error.param.param_type_name == "argument" else ""
        return words.say("error-missing", name=name or error.param.opts[0])
    return error.format_message()


def forgive_streams() -> None:
    """Letters a stream cannot carry become `?`; they never end a match."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def asked_language(args: Sequence[str]) -> str:
    """What `--lang` says, wherever it stands; so that mistakes before it speak it."""
    for word, following in zip(args, [*args[1:], ""], strict=False):
        name, equals, value = word.partition("=")
        if name == "--lang" and (value if equals else following) in LANGUAGES:
            return value if equals else following
    return system_language()


def system_language() -> str:
    """The locale's language if the house speaks it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def spoken_language() -> str:
    """What was asked for anywhere on the command line, or the locale's."""
    asked = click.get_current_context().find_root().obj
    return asked if asked in LANGUAGES else system_language()


def remember(ctx: click.Context, parameter: click.Parameter, value: str) -> str:
    del parameter
    Words(value)  # there is such a language
    ctx.find_root().obj = value
    return value


def lang_option(function: F) -> F:
    """`--lang`, on every command that says something."""
    return click.option(
        "--lang",
        metavar="LANG",
        default=spoken_language,
        show_default="the locale's",
        callback=remember,
        is_eager=True,
        help=f"Language: {', '.join(LANGUAGES)}.",
    )(function)


def warn_if_slow(words: Words) -> None:
    """Once, before work that the compiled engine would do many times faster."""
    if not compiled():
        click.echo(f"sobremesa: {words.say('engine-slow')}", err=True)
