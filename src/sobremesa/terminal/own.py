"""What players bring in files: own content, decks, maps, armies.

The options and commands follow from what the games say they take.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeVar

import click

from sobremesa.command import Group, lang_option
from sobremesa.complaint import Complaint, one_line
from sobremesa.files import found_in, read_text, read_texts
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake, Problem, Problems, Unknown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.lab.vary import refuse_idle
from sobremesa.shelf import find, named_in, sound
from sobremesa.stock import with_files

from .seating import read_options, read_settings

F = TypeVar("F", bound=Callable[..., object])
Find = Callable[[str], Game]
GAMES_NAMED = "sobremesa.games"  # in a context: those whose files a command takes
NOT_LEGAL = 1  # exit code: the file can be read, but not be played with


def read_game(
    ctx: click.Context, parameter: click.Parameter, value: str | None
) -> Game | None:
    """The game of an id."""
    del ctx, parameter
    return None if value is None else find(value)


def set_option(function: F) -> F:
    return click.option(
        "--set",
        "settings",
        multiple=True,
        metavar="OPTION=VALUE",
        help="Set an option of the game, or preset=NAME; may be repeated.",
    )(function)


def content_option(function: F) -> F:
    return click.option(
        "--content",
        "--cards",
        "content",
        multiple=True,
        metavar="FILE",
        help="Own content over the printed one (see `sobremesa content`); "
        "may be repeated.",
    )(function)


class Bringing(click.Command):
    """A command that takes files: `--deck`, `--map` … of the games that are named."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = named_in(args)
        ctx.meta[GAMES_NAMED] = named or sound()
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            kind = error.option_name.lstrip("-")
            if named and kind in kinds():
                game = named[0].id
                raise Complaint("error-no-files", game=game, kind=kind) from None
            raise

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        taken = first_takers(ctx.meta.get(GAMES_NAMED, ())).items()
        files = [file_option(game, kind) for kind, game in taken]
        own = super().get_params(ctx)
        return [*own[:-1], *files, own[-1]]  # the last is --help


def file_option(game: Game, kind: str) -> click.Option:
    told = f"{game.files[kind].help} ({game.id}; may be repeated)"
    return click.Option([f"--{kind}"], multiple=True, metavar="FILE", help=told)


@cache
def kinds() -> dict[str, Game]:
    return first_takers(sound())


def first_takers(games: Sequence[Game]) -> dict[str, Game]:
    """The kinds of files that games take, each with the first game that does."""
    takers: dict[str, Game] = {}
    for game in games:
        for kind in game.files:
            takers.setdefault(kind, game)
    return takers


def extended(game: Game, content: Sequence[str]) -> Game:
    """The game with the own content of these files."""
    if not content:
        return game
    if game.extend is None:
        raise Complaint("error-no-files", game=game.id, kind="content")
    return with_files(game, read_texts(content))


def finder(content: Sequence[str]) -> Find:
    """Finds games for records; with own content if some is given."""

    def find_extended(id: str) -> Game:
        return extended(find(id), content)

    return find_extended if content else find


def seats_for(
    game: Game,
    brought: Mapping[str, Sequence[str]],
    settings: Sequence[str],
    varied: Sequence[str] = (),
) -> int:
    """The smallest table at which all this has a place.

    Whoever brings something of a seat's own means to meet somebody with it.
    """
    given = read_settings(settings)
    names = [*given, *[text.partition("=")[0] for text in varied]]
    options = [game.options.all[name] for name in names if name in game.options.all]
    least = max([0, *[option.seat for option in options]])
    if least or any(brought.values()):
        least = max(least, 2)
    roomy = [seats for seats in game.seats if seats >= least] or [game.seats[-1]]
    return next(
        (seats for seats in roomy if has_room(game, brought, given, seats)), roomy[0]
    )


def has_room(
    game: Game,
    brought: Mapping[str, Sequence[str]],
    given: Mapping[str, object],
    seats: int,
) -> bool:
    try:
        game.set_up(given, seats)
    except Mistake:
        return False
    return all(
        len(paths) <= len(game.files[kind].options(seats))
        for kind, paths in brought.items()
        if kind in game.files
    )


def read_files(
    game: Game,
    brought: Mapping[str, Sequence[str]],
    settings: Sequence[str],
    seats: int,
) -> dict[str, Value]:
    """What `--set` and the files say, checked by the game; all of it has an effect."""
    chosen = read_options(game, settings, seats)
    given = read_settings(settings)
    for kind, paths in brought.items():
        if paths:
            given |= file_values(game, kind, paths, chosen, seats, given)
    made = game.set_up(given, seats)
    refuse_idle(game, given, made, seats)
    return made


def file_values(
    game: Game,
    kind: str,
    paths: Sequence[str],
    chosen: Mapping[str, Value],
    seats: int,
    given: Mapping[str, object],
) -> dict[str, object]:
    """The options that files of one kind set, in order."""
    if kind not in game.files:
        raise Complaint("error-no-files", game=game.id, kind=kind)
    options = game.files[kind].options(seats)
    if len(paths) > len(options):
        raise Complaint(
            "error-many-files",
            kind=kind,
            number=str(len(paths)),
            most=str(len(options)),
        )
    made: dict[str, object] = {}
    for option, path in zip(options, paths, strict=False):
        if option in given:
            raise Complaint("error-twice", option=option)
        text = read_text(path)
        with found_in(path):
            made[option] = game.files[kind].read(text, chosen)
    return made


def check_file(words: Words, kind: str, path: str, settings: Sequence[str]) -> None:
    """Say that nothing is wrong with a file, or everything that is."""
    game = words.game
    assert game is not None
    with found_in("--set"):
        chosen = game.options.read(read_settings(settings))
    text = read_text(path)
    try:
        game.files[kind].read(text, chosen)
    except Problems as error:
        for problem in error.problems:
            click.echo(one_line(problem_line(words, problem)))
        count = len(error.problems)
        click.echo(words.say("file-problems", file=path, count=count), err=True)
        raise click.exceptions.Exit(NOT_LEGAL) from None
    click.echo(words.say("file-fine", file=path))


def problem_line(words: Words, problem: Problem) -> str:
    assert words.game is not None
    sentence = words.problem(problem, ids=True)
    cited = f"{words.game.cite(problem.rule)}: " if problem.rule else ""
    return f"{cited}{sentence}"


def kind_group(kind: str) -> click.Group | None:
    """`deck check`, `map show` …: the commands for a kind of file."""
    game = kinds().get(kind)
    if game is None:
        return None
    group = Group(kind, help=f"Check {kind} files of {game.name}, or show one.")
    group.add_command(check_command(game, kind))
    group.add_command(show_command(game, kind))
    return group


def check_command(game: Game, kind: str) -> click.Command:
    @click.command("check", help=f"List all that is wrong in {kind} files.")
    @click.argument("file")
    @set_option
    @lang_option
    def check(
        file: str, settings: tuple[str, ...], lang: str, content: tuple[str, ...] = ()
    ) -> None:
        check_file(Words(lang, extended(game, content)), kind, file, settings)

    if game.extend is None:
        return check
    return content_option(check)


def show_command(game: Game, kind: str) -> click.Command:
    ready = game.files[kind].ready

    @click.command("show", help=f"Print a ready {kind} to start from, or list them.")
    @click.argument("name", required=False)
    @lang_option
    def show(name: str | None, lang: str) -> None:
        if name is not None and name not in ready:
            raise Unknown("ready", name, ready)
        if name is not None:
            click.echo(ready[name], nl=False)
            return
        words = Words(lang, game)
        for id in ready:
            about = words.explain(kind, id)
            click.echo(f"{id}  {words.element(kind, id)}  {about}".rstrip())

    return show
