"""The commands for one terminal: a function each, in the order of their help."""

from collections.abc import Callable
from typing import TypeVar

import click
from rich.table import Table
from rich.text import Text

from sobremesa.command import lang_option, spoken_language, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.files import read_record
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import game_of
from sobremesa.shelf import broken, sound
from sobremesa.testing import perft

from . import replay
from .analyse import analyse_command
from .cards import show_cards
from .content import check as check_content
from .content import write_out
from .front import engine_line
from .learn import learn_command, lesson_command
from .new import write_game
from .options import show_option, show_options
from .own import (
    content_option,
    extended,
    finder,
    read_game,
    set_option,
)
from .plain import open_words
from .playing import play_command, seed_option
from .position import check_position, only_door, position_of, show_position, start
from .printing import print_command
from .puzzle import puzzle_command
from .rules import show_all, show_found, show_one
from .screen import open_screen, plain_option
from .simulate import simulate

F = TypeVar("F", bound=Callable[..., object])
DEEPEST = 12


@click.command()
@lang_option
@plain_option
def games(lang: str, plain: bool) -> None:
    """List the games, and say how the engine runs."""
    words, wrong = open_words(lang, plain=plain), broken()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("id", "name", "seats", "tagline"):
        grid.add_column(words.say(f"games-{head}"))
    for game in sound():
        try:
            own = open_words(lang, game, plain=plain)
            about = own.say("game-name"), own.say("game-tagline")
        except Mistake as error:
            wrong.append(f"{game.id}: {error}")
            continue
        seats = ", ".join(str(number) for number in game.seats)
        grid.add_row(Text(game.id, style="bold"), about[0], seats, about[1])
    console = open_screen(plain=plain)
    console.print(grid)
    for why in wrong:
        console.print(Text(why, style="bold red"))
    console.print(Text(engine_line(words), style="dim"))


@click.command(name="options")
@click.argument("game", callback=read_game)
@click.argument("name", required=False, metavar="[OPTION]")
@content_option
@lang_option
@plain_option
def options_command(
    game: Game, name: str | None, content: tuple[str, ...], lang: str, plain: bool
) -> None:
    """List what can be set in a game, or tell all about one option.

    \b
    sobremesa options stratum
    sobremesa options heroes deck.1
    """
    words = open_words(lang, extended(game, content), plain=plain)
    console = open_screen(plain=plain)
    if name is None:
        show_options(words, console)
    else:
        show_option(words, console, name)


@click.command()
@click.argument("game", callback=read_game)
@click.argument("rule", required=False, metavar="[ID]")
@click.option("--search", metavar="WORD", help="Only the rules that say this.")
@click.option("--pager/--no-pager", default=False, help="Page by page.")
@lang_option
@plain_option
def rules(
    game: Game,
    rule: str | None,
    search: str | None,
    pager: bool,
    lang: str,
    plain: bool,
) -> None:
    """Show a rulebook, or one rule of it: 5.3, ST-5.3, 10.2b."""
    if rule is not None and search is not None:
        raise Complaint("error-together", one=rule, other="--search")
    words = open_words(lang, game, plain=plain)
    console = open_screen(plain=plain)
    if rule is not None:
        show_one(words, console, rule)
    elif search is not None:
        show_found(words, console, search)
    else:
        show_all(words, console, pager=pager)


@click.command(name="cards")
@click.argument("game", callback=read_game)
@click.option("--search", metavar="WORD", help="Only the cards that say this.")
@click.option(
    "--type", "types", multiple=True, help="Only cards of this type; may be repeated."
)
@content_option
@lang_option
@plain_option
def cards_command(
    game: Game,
    search: str | None,
    types: tuple[str, ...],
    content: tuple[str, ...],
    lang: str,
    plain: bool,
) -> None:
    """List the cards, units, rooms and tokens of a game, and what they do.

    \b
    sobremesa cards carcosa
    sobremesa cards heroes --type action --search poison
    """
    words = open_words(lang, extended(game, content), plain=plain)
    show_cards(words, open_screen(plain=plain), search=search, types=types)


@click.command(name="content")
@click.argument("game", callback=read_game)
@click.option(
    "--check", "files", multiple=True, metavar="FILE", help="Whether it can be played."
)
@lang_option
def content_command(game: Game, files: tuple[str, ...], lang: str) -> None:
    """Write out all that a designer can change in a game, or check a change.

    A file with only the changed lines is taken by every command as --content FILE.

    \b
    sobremesa content stratum > stratum.toml
    sobremesa content stratum --check mine.toml
    sobremesa play stratum --content mine.toml
    """
    if game.extend is None:
        raise Complaint("error-no-files", game=game.id, kind="content")
    if files:
        check_content(Words(lang, game), files)
    else:
        click.echo(write_out(game, LANGUAGES), nl=False)


@click.command(name="replay")
@click.argument("file")
@click.option("--to", type=click.IntRange(0), help="Stop after this many decisions.")
@click.option(
    "--seat",
    metavar="SEAT",
    help="Whose eyes: a seat's id, spectator, or all. "
    "By default all for a finished match, spectator for others.",
)
@content_option
@lang_option
@plain_option
def replay_command(
    file: str,
    to: int | None,
    seat: str | None,
    content: tuple[str, ...],
    lang: str,
    plain: bool,
) -> None:
    """Tell a recorded match again, and show its board."""
    record, games = read_record(file), finder(content)
    eyes = replay.record_eyes(seat, record)
    if to is not None:
        record = record.cut(replay.check_count(to, record, "--to"))
    replay.check_replays(record, file, games)
    words = open_words(lang, game_of(record, games), plain=plain)
    console = open_screen(plain=plain)
    for line in replay.tell(record, words, eyes):
        console.print(line)


@click.command()
@click.argument("file")
@content_option
@lang_option
def verify(file: str, content: tuple[str, ...], lang: str) -> None:
    """Check a record (- is standard input): digest, actions, result, dice."""
    record, match = replay.check(file, finder(content))
    words = Words(lang, match.game)
    click.echo(replay.verdict(words, record, file))


@click.command()
@click.argument("game", callback=read_game, required=False)
@seed_option
@set_option
@click.option("--from", "source", metavar="RECORD", help="A position of this match.")
@click.option(
    "--after",
    type=click.IntRange(0),
    help="After this many decisions; all if not given.",
)
@click.option("--check", metavar="FILE", help="List all that is wrong with a position.")
@click.option("--load", metavar="FILE", help="Show the board of a position.")
@click.option("--seat", metavar="SEAT", help="With --load: whose eyes; all by default.")
@content_option
@lang_option
@plain_option
def position(
    game: Game | None,
    seed: str | None,
    settings: tuple[str, ...],
    source: str | None,
    after: int | None,
    check: str | None,
    load: str | None,
    seat: str | None,
    content: tuple[str, ...],
    lang: str,
    plain: bool,
) -> None:
    """Print a position as JSON, check one, or show one's board.

    \b
    sobremesa position stratum --seed 7 > start.json
    sobremesa position --from match.record --after 20
    sobremesa position --check start.json
    sobremesa position --load start.json --seat S
    """
    given = {
        "--check": check,
        "--load": load,
        "--from": source,
        "GAME": game,
        "--seed": seed,
        "--set": settings or None,
        "--after": after,
        "--seat": seat,
    }
    door = only_door([name for name, value in given.items() if value is not None])
    if door == "--check" and check is not None:
        check_position(check, lang, finder(content))
    elif door == "--load" and load is not None:
        show_position(load, seat, lang, finder(content), plain=plain)
    elif door == "--from" and source is not None:
        click.echo(position_of(game, source, after, finder(content)))
    elif game is not None:
        click.echo(start(extended(game, content), seed, settings).position())


@click.command(name="new")
@click.argument("name")
@click.option(
    "--into", metavar="FOLDER", default=".", help="Where its folder is to lie."
)
@lang_option
def new_command(name: str, into: str, lang: str) -> None:
    """Write a new game: a small one that works, as a package of its own.

    \b
    sobremesa new pebbles
    pip install -e pebbles
    sobremesa play pebbles
    """
    folder = write_game(name, into)
    click.echo(Words(lang).say("new-written", name=name, folder=str(folder)))


@click.command(name="perft")
@click.argument("game", callback=read_game)
@click.option(
    "--depth",
    type=click.IntRange(1, DEEPEST),
    required=True,
    help="Decisions to look ahead.",
)
@seed_option
@set_option
def perft_command(
    game: Game, depth: int, seed: str | None, settings: tuple[str, ...]
) -> None:
    """Count the ways a match can go on, dice included, depth by depth."""
    state = start(game, seed, settings).state
    warn_if_slow(Words(spoken_language()))
    for ahead in range(1, depth + 1):
        click.echo(f"{ahead} {perft(state, ahead)}")


COMMANDS = (
    games,
    learn_command,
    lesson_command,
    puzzle_command,
    options_command,
    rules,
    cards_command,
    content_command,
    play_command,
    simulate,
    replay_command,
    analyse_command,
    verify,
    position,
    print_command,
    new_command,
    perft_command,
)
