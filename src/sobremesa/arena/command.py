"""`sobremesa arena`: who is the strongest of several agents."""

import json

import click

from sobremesa.command import INTERRUPTED, lang_option, warn_if_slow
from sobremesa.i18n import Words
from sobremesa.kernel.game import Game
from sobremesa.terminal.own import content_option, extended, read_game, set_option
from sobremesa.terminal.plain import open_words
from sobremesa.terminal.seating import FIRST_SEED, read_options, read_seed

from .book import Book
from .plan import Plan, read_entries
from .report import report, summary
from .run import Arena

MOST_ROUNDS = 100_000


@click.command(name="arena")
@click.argument("game", callback=read_game)
@click.argument("agents", nargs=-1, metavar="AGENT…")
@click.option(
    "--folder",
    required=True,
    metavar="FOLDER",
    help="Where everything is kept; a folder that was stopped goes on.",
)
@click.option(
    "-n",
    "rounds",
    type=click.IntRange(1, MOST_ROUNDS),
    default=10,
    show_default=True,
    help="Rounds: in each, every pair plays all shares of the seats on equal dice.",
)
@click.option("--seats", type=int, help="How many; those of a first match otherwise.")
@click.option(
    "--limit",
    type=click.FloatRange(0.01, 3_600),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="For one decision.",
)
@click.option(
    "--apart",
    is_flag=True,
    help="Every agent alone at all seats, compared on equal dice: for games that are "
    "won together, and for one seat.",
)
@click.option(
    "--seed",
    metavar="SEED",
    default=FIRST_SEED,
    show_default=True,
    help="Round i has the dice of SEED/i.",
)
@set_option
@content_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object, everything.")
@lang_option
def arena(
    game: Game,
    agents: tuple[str, ...],
    folder: str,
    rounds: int,
    seats: int | None,
    limit: float,
    apart: bool,
    seed: str,
    settings: tuple[str, ...],
    content: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Let bots and agents play a round robin, and rate them.

    An agent is a bot (greedy, mcts:500, a level), a class (module:Class), a command
    that speaks lines (cmd:COMMAND), or a client of the Model Context Protocol
    (mcp:COMMAND; mcp: alone waits for one). NAME=AGENT names it.

    \b
    sobremesa arena stratum greedy chance -n 5 --folder trial
    sobremesa arena heroes greedy mine=my_bot:Mine "cmd:./engine --fast" --folder trial
    """
    game = extended(game, content)
    count = seats or game.first.seats
    plan = Plan(
        game=game.id,
        content=game.overlay.text,
        agents=read_entries(agents),
        seats=count,
        options=read_options(game, settings, count),
        seed=read_seed(seed) or FIRST_SEED,
        rounds=rounds,
        limit=limit,
        apart=apart or count == 1,
    )
    words = open_words(lang, game, plain=False)
    book = Book(folder, plan)
    with Arena(plan, book, lang=lang) as playing:
        warn_if_slow(words)
        invite(playing, words)
        whole = playing.run()
    told = summary(book)
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        for line in report(told, words):
            click.echo(line)
    if not whole:
        raise click.exceptions.Exit(INTERRUPTED)


def invite(playing: Arena, words: Words) -> None:
    """Whoever comes by itself must know where to."""
    for name, address, key in playing.invitations():
        said = words.say("arena-invited", agent=name, address=address, token=key)
        click.echo(said, err=True)
