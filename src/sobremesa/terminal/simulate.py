"""`sobremesa simulate`: bots play a series of matches."""

import json
from collections.abc import Iterable, Sequence
from functools import partial

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from sobremesa.command import INTERRUPTED, lang_option, warn_if_slow
from sobremesa.files import found_in
from sobremesa.kernel.game import Game
from sobremesa.lab.counts import read_use
from sobremesa.lab.plans import varying
from sobremesa.lab.pool import run
from sobremesa.lab.series import Outcome, Plan, prepare_folder
from sobremesa.lab.summary import summary

from .own import (
    Bringing,
    content_option,
    extended,
    read_files,
    read_game,
    seats_for,
    set_option,
)
from .plain import open_words
from .screen import open_screen, plain_option
from .seating import FIRST_SEED, read_seats, read_seed, refuse_humans
from .tables import report

MOST_MATCHES = 1_000_000
MOST_JOBS = 64


@click.command(name="simulate", cls=Bringing)
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
    "--seats", metavar="BOTS", help="Who plays, by seat; greedy bots if not given."
)
@click.option(
    "--seed",
    metavar="SEED",
    default=FIRST_SEED,
    show_default=True,
    help="Match i has the dice of SEED/i; set-ups take turns with the same dice.",
)
@set_option
@content_option
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
def simulate(
    game: Game,
    matches: int,
    seats: str | None,
    seed: str,
    settings: tuple[str, ...],
    content: tuple[str, ...],
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
    game = extended(game, content)
    least = seats_for(game, brought, settings, varied)
    players = ["greedy"] * least if seats is None else read_seats(seats)
    refuse_humans(players)
    options = read_files(game, brought, settings, len(players))
    with found_in("--vary"):
        variants = varying(game, players, options, varied)
    plan = Plan(
        game=game.id,
        options=options,
        varied=varied,
        variants=variants,
        seed=read_seed(seed) or FIRST_SEED,
        matches=matches,
        uses=counting(game, uses),
        folder=records,
    )
    prepare_folder(plan)
    words = open_words(lang, game, plain=plain)
    screen = open_screen(plain=plain, err=True)
    if seats is None and len(game.seats) > 1:
        said = words.say("series-seats", seats=len(players), players=",".join(players))
        screen.print(Text(said, style="dim"))
    warn_if_slow(words)
    series = run(plan, jobs=jobs, watch=partial(bar, plan, screen))
    if not series.outcomes:
        screen.print(Text(words.say("series-nothing")))
    elif as_json:
        told = summary(series, words)
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        console = open_screen(plain=plain)
        for line in report(series, words, events=events):
            console.print(line)
    if series.stopped:
        raise click.exceptions.Exit(INTERRUPTED)


def counting(game: Game, uses: Sequence[str]) -> tuple[str, ...]:
    with found_in("--uses"):
        return tuple(read_use(game, use) for use in dict.fromkeys(uses))


def bar(plan: Plan, console: Console, playing: Iterable[Outcome]) -> Iterable[Outcome]:
    """How far it is; only for somebody who looks."""
    return track(
        playing,
        total=plan.matches,
        description="",
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
