"""How every command begins and ends: its language, its screen, its one sentence."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, TypeVar

import click
from rich.console import Console

from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake, Problems

F = TypeVar("F", bound=Callable[..., object])
SERVE = "serve"
KEEPING = ("backup", "restore", "doctor", "reports", "forget")  # of a house
INTERRUPTED = 130
BROKEN = 2
LINE = 400  # characters of a sentence; a longer value is cut
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


class Complaint(Mistake):
    """A mistake the terminal finds itself: a message of the catalogs."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(Words("en").say(key, **values))
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers send it home by key and values, not by its English text."""
        return complaint, (self.key, self.values)


def complaint(key: str, values: dict[str, str]) -> Complaint:
    return Complaint(key, **values)


class Sentence(click.ClickException):
    """What goes to standard error, on one line; a list of problems on one line each."""

    exit_code = BROKEN

    def __init__(self, *lines: str) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines

    def show(self, file: object = None) -> None:
        for line in self.lines:
            click.echo(f"sobremesa: {one_line(line)}", err=True)


class House(click.Group):
    """The commands; whatever is wrong with their input becomes one sentence."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        forgive_streams()
        with one_sentence("en"):
            return super().make_context(*args, **extra)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), SERVE, *KEEPING]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name == SERVE:
            from sobremesa.server.serve import serve  # half a second, only when asked

            return serve
        if name in KEEPING:
            from sobremesa.server.commands import ALL

            return ALL[name]
        return super().get_command(ctx, name)

    def invoke(self, ctx: click.Context) -> object:
        ctx.obj = system_language()  # until a command's --lang says otherwise
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
        raise Sentence(error.format_message()) from None
    except Complaint as error:
        lang = where if isinstance(where, str) else str(where.obj)
        raise Sentence(Words(lang).say(error.key, **error.values)) from None
    except Problems as error:
        raise Sentence(*[problem.text for problem in error.problems]) from None
    except Mistake as error:
        raise Sentence(str(error)) from None
    except OSError as error:  # the disk is full, the terminal is gone
        if error.errno == errno.EPIPE:
            raise  # nobody reads any more: click ends quietly
        raise Sentence(str(error.strerror)) from None


def one_line(text: str) -> str:
    """A sentence without line breaks and signs that could write over the screen."""
    text = " ".join(text.split())
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= LINE else f"{text[: LINE - 1]}…"


def forgive_streams() -> None:
    """Letters a stream cannot carry become `?`; they never end a match."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def system_language() -> str:
    """The locale's language if the house speaks it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


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
        default=system_language,
        show_default="the locale's",
        callback=remember,
        is_eager=True,
        help=f"Language: {', '.join(LANGUAGES)}.",
    )(function)


def plain_option(function: F) -> F:
    """`--plain`, on every command that draws something."""
    return click.option(
        "--plain", is_flag=True, help="No colour, no line drawing: plain signs only."
    )(function)


class Plain(Console):
    """A screen without colour that draws with ASCII signs."""

    @property
    def encoding(self) -> str:
        return "ascii"


def open_screen(*, plain: bool, err: bool = False) -> Console:
    """Texts are shown as they are: brackets in them mean nothing."""
    if plain:
        return Plain(
            color_system=None, markup=False, emoji=False, highlight=False, stderr=err
        )
    return Console(markup=False, emoji=False, highlight=False, stderr=err)


def wipe(console: Console) -> None:
    """Nothing of what was on the screen can be read any more."""
    if not console.is_terminal:
        console.rule()
    elif console.is_dumb_terminal:
        console.print("\n" * 2 * console.height)
    else:
        console.file.write(CLEAR)
        console.file.flush()
