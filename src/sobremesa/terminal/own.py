"""What players bring in files: own cards, decks, maps, armies.

The options and commands follow from what the games say they take.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeVar

import click

from sobremesa.games import GAMES, find
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Problem, Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value

from .files import found_in, read_text
from .house import Complaint, lang_option, one_line
from .seating import read_options, read_settings

F = TypeVar("F", bound=Callable[..., object])
Find = Callable[[str], Game]
CARDS = "cards"
KINDS = {kind: game for game in GAMES for kind in game.files}
NOT_LEGAL = 1  # exit code: the file can be read, but not be played with


def set_option(function: F) -> F:
    return click.option(
        "--set",
        "settings",
        multiple=True,
        metavar="OPTION=VALUE",
        help="Set an option of the game, or preset=NAME; may be repeated.",
    )(function)


def cards_option(function: F) -> F:
    return click.option(
        f"--{CARDS}",
        multiple=True,
        metavar="FILE",
        help="Own cards beside the printed ones; may be repeated.",
    )(function)


def file_options(function: F) -> F:
    """`--deck`, `--map` …: one option for each kind of file some game takes."""
    for kind, game in reversed(KINDS.items()):
        told = f"{game.files[kind].help} ({game.id}; may be repeated)"
        option = click.option(f"--{kind}", multiple=True, metavar="FILE", help=told)
        function = option(function)
    return cards_option(function)


def extended(game: Game, cards: Sequence[str]) -> Game:
    """The game with the cards of these files, too."""
    if not cards:
        return game
    if game.extend is None:
        raise Complaint("error-no-files", game=game.id, kind=CARDS)
    return game.extend(card_files(cards))


def card_files(paths: Sequence[str]) -> dict[str, str]:
    return {path: read_text(path) for path in paths}


def finder(cards: Sequence[str]) -> Find:
    """Finds games for records; with own cards if some are given."""

    @cache
    def find_extended(id: str) -> Game:
        return extended(find(id), cards)

    return find_extended if cards else find


def seats_for(game: Game, brought: Mapping[str, Sequence[str]]) -> int:
    """The smallest table at which all these files have a place."""
    for seats in game.seats:
        if all(
            len(paths) <= len(game.files[kind].options(seats))
            for kind, paths in brought.items()
            if kind in game.files
        ):
            return seats
    return game.seats[0]


def read_files(
    game: Game,
    brought: Mapping[str, Sequence[str]],
    settings: Sequence[str],
    seats: int,
) -> dict[str, Value]:
    """What `--set` and the files say, checked by the game."""
    chosen = read_options(game, settings, seats)
    given = read_settings(settings)
    for kind, paths in brought.items():
        if paths:
            given |= file_values(game, kind, paths, chosen, seats, given)
    return game.set_up(given, seats)


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


def file_commands(main: click.Group) -> None:
    """`deck check`, `map show` …: a group of commands for each kind of file."""
    for kind in KINDS:
        main.add_command(kind_group(kind))


def kind_group(kind: str) -> click.Group:
    game = KINDS[kind]
    group = click.Group(kind, help=f"Check a {kind} file of {game.name}, or show one.")
    group.add_command(check_command(kind))
    group.add_command(show_command(kind))
    return group


def check_command(kind: str) -> click.Command:
    game = KINDS[kind]

    @click.command("check", help=f"List all that is wrong with a {kind} file.")
    @click.argument("file")
    @set_option
    @lang_option
    def check(
        file: str, settings: tuple[str, ...], lang: str, cards: tuple[str, ...] = ()
    ) -> None:
        check_file(Words(lang, extended(game, cards)), kind, file, settings)

    if game.extend is None:
        return check
    return cards_option(check)


def show_command(kind: str) -> click.Command:
    ready = KINDS[kind].files[kind].ready

    @click.command("show", help=f"Print a ready {kind} to start from, or list them.")
    @click.argument("name", required=False)
    @lang_option
    def show(name: str | None, lang: str) -> None:
        if name is not None and name not in ready:
            names = ", ".join(ready)
            raise Complaint("error-no-ready", name=repr(name), names=names)
        if name is not None:
            click.echo(ready[name], nl=False)
            return
        words = Words(lang, KINDS[kind])
        for id in ready:
            about = words.explain(kind, id)
            click.echo(f"{id}  {words.element(kind, id)}  {about}".rstrip())

    return show
