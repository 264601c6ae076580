"""The command `sobremesa`: one function per command, in the order of its help."""

import json
from collections.abc import Callable, Mapping
from typing import TypeVar

import click
from rich.table import Table
from rich.text import Text

from sobremesa.bots.levels import bot_kind
from sobremesa.games import IDS, broken, find, sound
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake, listed
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.testing import perft

from . import replay, simulate
from .cards import show_cards
from .counts import read_use
from .files import read_record
from .front import engine_line, show_front, version_option, warn_if_slow
from .house import (
    INTERRUPTED,
    Complaint,
    House,
    lang_option,
    open_screen,
    plain_option,
    spoken_language,
)
from .options import show_option, show_options
from .own import (
    Bringing,
    card_files,
    cards_option,
    extended,
    finder,
    read_files,
    seats_for,
    set_option,
)
from .play import play
from .position import check_position, only_door, position_of, show_position, start
from .rules import show_all, show_found, show_one
from .seating import (
    FIRST_SEED,
    first_company,
    read_options,
    read_seats,
    read_seed,
    refuse_humans,
)
from .vary import set_ups

F = TypeVar("F", bound=Callable[..., object])
MOST_MATCHES = 1_000_000
MOST_JOBS = 64
DEEPEST = 12


@click.group(cls=House, invoke_without_command=True)
@version_option
@lang_option
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Newly designed tabletop games: play, simulate, replay and look up the rules.

    \b
    sobremesa play stratum
    sobremesa rules stratum 5.3
    sobremesa simulate stratum -n 100 --seats greedy,chance,greedy,chance
    """
    if ctx.invoked_subcommand is None:
        show_front(Words(lang), open_screen(plain=False))


def read_game(
    ctx: click.Context, parameter: click.Parameter, value: str | None
) -> Game | None:
    """The game of an id."""
    del ctx, parameter
    return None if value is None else find(value)


def seed_option(function: F) -> F:
    return click.option(
        "--seed", metavar="SEED", help="Where the dice come from: a number or a word."
    )(function)


@main.command()
@lang_option
@plain_option
def games(lang: str, plain: bool) -> None:
    """List the games, and say how the engine runs."""
    words, wrong = Words(lang), broken()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("id", "name", "seats", "tagline"):
        grid.add_column(words.say(f"games-{head}"))
    for game in sound():
        try:
            own = Words(lang, game)
            about = own.say("game-name"), own.say("game-tagline")
        except Mistake as error:
            wrong[game.id] = f"{game.id}: {error}"
            continue
        seats = ", ".join(str(number) for number in game.seats)
        grid.add_row(Text(game.id, style="bold"), about[0], seats, about[1])
    console = open_screen(plain=plain)
    console.print(grid)
    for why in wrong.values():
        console.print(Text(why, style="bold red"))
    console.print(Text(engine_line(words), style="dim"))


@main.command(name="options")
@click.argument("game", callback=read_game)
@click.argument("name", required=False, metavar="[OPTION]")
@cards_option
@lang_option
@plain_option
def options_command(
    game: Game, name: str | None, cards: tuple[str, ...], lang: str, plain: bool
) -> None:
    """List what can be set in a game, or tell all about one option.

    \b
    sobremesa options stratum
    sobremesa options heroes deck.1
    """
    words, console = Words(lang, extended(game, cards)), open_screen(plain=plain)
    if name is None:
        show_options(words, console)
    else:
        show_option(words, console, name)


@main.command()
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
    words, console = Words(lang, game), open_screen(plain=plain)
    if rule is not None:
        show_one(words, console, rule)
    elif search is not None:
        show_found(words, console, search)
    else:
        show_all(words, console, pager=pager)


@main.command(name="cards")
@click.argument("game", callback=read_game)
@click.option("--search", metavar="WORD", help="Only the cards that say this.")
@click.option(
    "--type", "types", multiple=True, help="Only cards of this type; may be repeated."
)
@cards_option
@lang_option
@plain_option
def cards_command(
    game: Game,
    search: str | None,
    types: tuple[str, ...],
    cards: tuple[str, ...],
    lang: str,
    plain: bool,
) -> None:
    """List the cards of a game, and what they do.

    \b
    sobremesa cards heroes --type action --search poison
    """
    words = Words(lang, extended(game, cards))
    show_cards(words, open_screen(plain=plain), search=search, types=types)


@main.command(name="play", cls=Bringing)
@click.argument("game", callback=read_game, required=False)
@click.option(
    "--seats",
    metavar="PLAYERS",
    help="Who plays, by seat: human,greedy,mcts:1s,chance, bots by level, beginner to "
    "expert, or a bot of your own as module:Class. Without it as many, and as good, as "
    "suit a first match; with no --set either, its options too.",
)
@seed_option
@set_option
@cards_option
@click.option("--resume", metavar="FILE", help="Go on from a record saved before.")
@lang_option
@plain_option
def play_command(
    game: Game | None,
    seats: str | None,
    seed: str | None,
    settings: tuple[str, ...],
    cards: tuple[str, ...],
    resume: str | None,
    lang: str,
    plain: bool,
    **brought: tuple[str, ...],
) -> None:
    """Play a match here, alone against bots or in turns at one keyboard."""
    first = False
    if resume is not None:
        set_up = {"--seed": seed, "--set": settings}
        set_up |= {f"--{kind}": paths for kind, paths in brought.items()}
        refuse_together(set_up, "--resume")
        match = resumed(game, seats, cards, resume)
    elif game is None:
        raise Complaint("error-which-game", games=listed(IDS))
    else:
        game = extended(game, cards)
        least = seats_for(game, brought, settings)
        players = first_company(game, least) if seats is None else read_seats(seats)
        first = seats is None and not settings and not any(brought.values())
        if first:
            options = game.set_up(game.first.options, len(players))
        else:
            options = read_files(game, brought, settings, len(players))
        match = Match(game, players, options, seed=read_seed(seed))
    words = Words(lang, match.game)
    if any(bot_kind(player) == "mcts" for player in match.players):
        warn_if_slow(words)
    code = play(match, words, open_screen(plain=plain), first=first)
    raise click.exceptions.Exit(code)


def refuse_together(given: Mapping[str, object], other: str) -> None:
    for option, value in given.items():
        if value:
            raise Complaint("error-together", one=option, other=other)


def resumed(
    game: Game | None, seats: str | None, cards: tuple[str, ...], path: str
) -> Match:
    """The record already says what was set up; only players may change."""
    match = replay.resume(path, finder(cards))
    replay.same_game(match, game, path)
    if seats is not None:
        players = read_seats(seats)
        read_options(match.game, (), len(players))
        match.players = players
    return match


@main.command(name="simulate", cls=Bringing)
@click.argument("game", callback=read_game)
@click.option(
    "-n",
    "matches",
    type=click.IntRange(1, MOST_MATCHES),
    default=100,
    show_default=True,
    help="How many matches.",
)
@click.option(
    "--seats",
    metavar="BOTS",
    help="Who plays, by seat; greedy bots if not given. An own one is module:Class.",
)
@click.option(
    "--seed",
    metavar="SEED",
    default=FIRST_SEED,
    show_default=True,
    help="Match i has the dice of SEED/i.",
)
@set_option
@cards_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object, everything.")
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
    help="Processes; the outcome does not depend on them.",
)
@click.option("--events", is_flag=True, help="Say how often each event happened.")
@click.option(
    "--uses",
    multiple=True,
    metavar="WORD:KIND,…",
    help="Say how often events of this word named each element of a kind, and which "
    "they never did: played:card; several are counted together: "
    "played:card,attached:card; may be repeated.",
)
@click.option(
    "--vary",
    "varied",
    multiple=True,
    metavar="OPTION[=VALUE,…]",
    help="Go through the values of an option from match to match; with several, "
    "through all their combinations.",
)
@click.option("--records", metavar="FOLDER", help="Write a record of every match.")
@lang_option
@plain_option
def simulate_command(
    game: Game,
    matches: int,
    seats: str | None,
    seed: str,
    settings: tuple[str, ...],
    cards: tuple[str, ...],
    as_json: bool,
    jobs: int,
    events: bool,
    uses: tuple[str, ...],
    varied: tuple[str, ...],
    records: str | None,
    lang: str,
    plain: bool,
    **brought: tuple[str, ...],
) -> None:
    """Let bots play a series of matches, and say what came of it.

    Ctrl-C ends it early and tells of the matches played; a second one ends at once.
    """
    game = extended(game, cards)
    least = seats_for(game, brought, settings, varied)
    players = ["greedy"] * least if seats is None else read_seats(seats)
    refuse_humans(players)
    options = read_files(game, brought, settings, len(players))
    plan = simulate.Plan(
        game=game.id,
        cards=card_files(cards),
        players=tuple(players),
        options=options,
        varied=varied,
        set_ups=set_ups(game, options, varied, len(players)),
        seed=read_seed(seed) or FIRST_SEED,
        matches=matches,
        uses=tuple(read_use(game, use) for use in dict.fromkeys(uses)),
        folder=records,
    )
    simulate.prepare_folder(plan)
    words = Words(lang, game)
    screen = open_screen(plain=plain, err=True)
    if seats is None and len(game.seats) > 1:
        said = words.say("series-seats", seats=len(players), players=",".join(players))
        screen.print(Text(said, style="dim"))
    warn_if_slow(words)
    series = simulate.run(plan, jobs=jobs, console=screen)
    if not series.outcomes:
        screen.print(Text(words.say("series-nothing")))
    elif as_json:
        told = simulate.summary(series, words)
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        console = open_screen(plain=plain)
        for line in simulate.report(series, words, events=events):
            console.print(line)
    if series.stopped:
        raise click.exceptions.Exit(INTERRUPTED)


@main.command(name="replay")
@click.argument("file")
@click.option("--to", type=click.IntRange(0), help="Stop after this many decisions.")
@click.option(
    "--seat",
    metavar="SEAT",
    help="Whose eyes: a seat's id, spectator, or all. "
    "By default all for a finished match, spectator for others.",
)
@cards_option
@lang_option
@plain_option
def replay_command(
    file: str,
    to: int | None,
    seat: str | None,
    cards: tuple[str, ...],
    lang: str,
    plain: bool,
) -> None:
    """Tell a recorded match again, and show its board."""
    record, games = read_record(file), finder(cards)
    eyes = replay.record_eyes(seat, record)
    if to is not None:
        record = record.cut(replay.check_count(to, record, "--to"))
    replay.check_replays(record, file, games)
    words = Words(lang, games(record.game))
    console = open_screen(plain=plain)
    for line in replay.tell(record, file, words, eyes):
        console.print(line)


@main.command()
@click.argument("file")
@cards_option
@lang_option
def verify(file: str, cards: tuple[str, ...], lang: str) -> None:
    """Check a record (- is standard input): digest, actions, result, dice."""
    record, match = replay.check(file, finder(cards))
    words = Words(lang, match.game)
    click.echo(replay.verdict(words, record, file))


@main.command()
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
@cards_option
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
    cards: tuple[str, ...],
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
        check_position(check, lang, finder(cards))
    elif door == "--load" and load is not None:
        show_position(load, seat, lang, finder(cards), plain=plain)
    elif door == "--from" and source is not None:
        click.echo(position_of(game, source, after, finder(cards)))
    elif game is not None:
        click.echo(start(extended(game, cards), seed, settings).position())


@main.command(name="perft")
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
