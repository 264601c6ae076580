"""How every command begins and ends: its language, its screen, its one sentence."""

import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, TypeVar

import click
from rich.console import Console

from sobremesa.games import IDS
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake, Problems, Unknown, listed

F = TypeVar("F", bound=Callable[..., object])
SERVE = "serve"
KEEPING = ("backup", "restore", "doctor", "reports", "forget")  # of a house
INTERRUPTED = 130
BROKEN = 2
WORD = 200  # characters of a word in a sentence; a longer one is a value, and cut
LONGEST = 900  # characters of a value that Fluent puts into a sentence
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


class Complaint(Mistake):
    """A mistake the terminal finds itself: a message of the catalogs."""

    def __init__(self, key: str, **values: str) -> None:
        self.key = key
        self.values = {
            name: one_line(value)[:LONGEST] for name, value in values.items()
        }
        super().__init__(Words("en").say(key, **self.values))

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


class Group(click.Group):
    """Commands; one that is misspelt is told the nearest."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            raise Unknown("command", name, self.list_commands(ctx))
        return super().resolve_command(ctx, args)


class House(Group):
    """The commands; whatever is wrong with their input becomes one sentence."""

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

    def list_commands(self, ctx: click.Context) -> list[str]:
        from .own import kinds  # opens every game

        return [*super().list_commands(ctx), *kinds(), SERVE, *KEEPING]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name == SERVE:
            from sobremesa.server.serve import serve  # half a second, only when asked

            return serve
        if name in KEEPING:
            from sobremesa.server.commands import ALL

            return ALL[name]
        if found := super().get_command(ctx, name):
            return found
        from .own import kind_group

        return kind_group(name)

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


def told(error: Mistake, words: Words) -> str:
    """A mistake in the reader's language, where the catalogs have words for it."""
    if isinstance(error, Complaint):
        return words.say(error.key, **error.values)
    if isinstance(error, Unknown):
        return words.unknown(error)
    return str(error)


def usage(error: click.UsageError, words: Words) -> str:
    """What click says of a command line; what is misspelt or missing in our words."""
    if isinstance(error, click.NoSuchOption) and error.ctx is not None:
        params = error.ctx.command.get_params(error.ctx)
        flags = [flag for one in params for flag in (*one.opts, *one.secondary_opts)]
        known = [flag for flag in flags if flag.startswith("-")]
        return words.unknown(Unknown("flag", error.option_name, known))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        if error.param.name == "game":
            return words.say("error-which-game", games=listed(IDS))
        name = error.param.make_metavar(error.ctx) if error.ctx else ""
        name = name if error.param.param_type_name == "argument" else ""
        return words.say("error-missing", name=name or error.param.opts[0])
    return error.format_message()


def one_line(text: str) -> str:
    """A sentence without line breaks and signs that could write over the screen."""
    words = [
        word if len(word) <= WORD else f"{word[: WORD - 1]}…" for word in text.split()
    ]
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(words))


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
