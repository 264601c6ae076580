"""`sobremesa lab`: series of matches in a folder, with tables and a report."""

import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from sobremesa.command import INTERRUPTED, Group, lang_option, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.files import found_in
from sobremesa.i18n import Words
from sobremesa.kernel.errors import shown
from sobremesa.kernel.game import Game
from sobremesa.lab.folder import Folder
from sobremesa.lab.plans import measured, skill_plan, usual_seats, varying
from sobremesa.lab.pool import Engine, Outcomes, local
from sobremesa.lab.results import REPORT, write_results
from sobremesa.lab.run import Done, carry_out, records
from sobremesa.lab.series import Plan

from .lab_balance import balance
from .lab_check import check
from .own import Bringing, content_option, extended, read_files, read_game, seats_for
from .own import set_option as setting_option
from .plain import open_words
from .screen import open_screen, plain_option
from .seating import FIRST_SEED, read_seats, read_seed, refuse_humans
from .simulate import MOST_JOBS, MOST_MATCHES

F = TypeVar("F", bound=Callable[..., object])
LEAST_TOLD, MOST_TOLD = 0.001, 0.5


@click.group(cls=Group)
def lab() -> None:
    """Measure a game: series of matches between bots, with tables and a report."""


def out_option(function: F) -> F:
    return click.option(
        "--out", required=True, metavar="FOLDER", help="Where everything goes."
    )(function)


def jobs_option(function: F) -> F:
    return click.option(
        "--jobs",
        type=click.IntRange(1, MOST_JOBS),
        default=1,
        show_default=True,
        help="Processes; the tables do not depend on them.",
    )(function)


def engine_options(function: F) -> F:
    """Where matches are played."""
    chosen = click.option(
        "--engine",
        "where",
        type=click.Choice(["pool", "ray"]),
        default="pool",
        show_default=True,
        help="Processes of this machine, or a Ray cluster; the tables are the same.",
    )
    address = click.option(
        "--address", metavar="ADDRESS", help="Of a running Ray cluster; auto finds one."
    )
    return jobs_option(chosen(address(function)))


def open_engine(where: str, address: str | None, jobs: int) -> Engine:
    if where == "ray":
        from sobremesa.lab.cluster import cluster

        return cluster(address)
    return local(jobs)


def seed_option(function: F) -> F:
    return click.option(
        "--seed",
        metavar="SEED",
        default=FIRST_SEED,
        show_default=True,
        help="Turn i has the dice of SEED/i, in every variant.",
    )(function)


def number_option(function: F) -> F:
    return click.option(
        "-n",
        "matches",
        type=click.IntRange(1, MOST_MATCHES),
        default=1000,
        show_default=True,
        help="How many matches, of every variant.",
    )(function)


def seats_option(function: F) -> F:
    return click.option(
        "--seats", metavar="BOTS", help="Who plays, by seat; greedy bots if not given."
    )(function)


@lab.command("run", cls=Bringing)
@click.argument("game", callback=read_game)
@seats_option
@number_option
@out_option
@engine_options
@seed_option
@setting_option
@click.option(
    "--vary",
    "varied",
    multiple=True,
    metavar="OPTION[=VALUE,…]",
    help="A variant for every value of an option (or preset); with several, for all "
    "their combinations.",
)
@content_option
@click.option(
    "--against",
    multiple=True,
    metavar="FILE",
    help="A variant with the own content of this file; may be repeated.",
)
@click.option(
    "--tell",
    metavar="SHARE",
    help="End as soon as shares can be told apart by so much: 4%.",
)
@lang_option
@plain_option
def run(
    game: Game,
    seats: str | None,
    matches: int,
    out: str,
    jobs: int,
    where: str,
    address: str | None,
    seed: str,
    settings: tuple[str, ...],
    varied: tuple[str, ...],
    content: tuple[str, ...],
    against: tuple[str, ...],
    tell: str | None,
    lang: str,
    plain: bool,
    **brought: tuple[str, ...],
) -> None:
    """Play a series into a folder, and write its tables and its report.

    Ctrl-C ends it early; the same command goes on where it ended, and with a larger -n
    plays more.
    """
    game = extended(game, content)
    least = seats_for(game, brought, settings, varied)
    players = ["greedy"] * least if seats is None else read_seats(seats)
    refuse_humans(players)
    options = read_files(game, brought, settings, len(players))
    with found_in("--vary"):
        variants = list(varying(game, players, options, varied))
    for file in against:
        other = extended(game, [*content, file])
        chosen = read_files(other, brought, settings, len(players))
        variants += varying(other, players, chosen, varied, named=Path(file).stem)
    dice = read_seed(seed) or FIRST_SEED
    plan = measured(game, variants, options, varied, seed=dice, matches=matches)
    words = open_words(lang, game, plain=plain)
    told = words.say("lab-seats", seats=len(players), players=",".join(players))
    if seats is None:
        open_screen(plain=plain, err=True).print(Text(told, style="dim"))
    engine = open_engine(where, address, min(jobs, plan.matches))
    play(plan, out, engine, words, read_tell(tell))


def read_tell(text: str | None) -> float:
    """A share such as 4%; 0 if nothing is said."""
    if text is None:
        return 0.0
    number = text.strip().removesuffix("%")
    try:
        share = float(number) / 100
    except ValueError:
        share = 0.0
    if not LEAST_TOLD <= share <= MOST_TOLD:
        raise Complaint("error-tell", value=shown(text))
    return share


def play(plan: Plan, out: str, engine: Engine, words: Words, tell: float = 0.0) -> None:
    """Carry out a series, and write what came of it."""
    warn_if_slow(words)
    screen = open_screen(plain=False, err=True)
    done = carry_out(plan, out, engine, tell=tell, watch=partial(bar, screen))
    if not done.matches:
        screen.print(Text(words.say("series-nothing")))
        raise click.exceptions.Exit(INTERRUPTED)
    tell_all(done, out, words)
    if not done.whole:
        told = {"played": done.matches, "planned": plan.matches}
        click.echo(words.say("lab-stopped", **told), err=True)
        raise click.exceptions.Exit(INTERRUPTED)
    if done.matches < plan.matches:
        told = {"matches": done.matches, "planned": plan.matches}
        click.echo(words.say("lab-enough", **told))


def tell_all(done: Done, out: str, words: Words) -> None:
    """The tables, the report, and where it is."""
    command = shlex.join(["sobremesa", *sys.argv[1:]])
    if not write_results(done, Path(out), words.lang, command=command):
        click.echo(words.say("lab-no-parquet"), err=True)
    file = str(Path(out) / REPORT)
    told = {"matches": done.matches, "seconds": done.seconds, "file": file}
    click.echo(words.say("lab-written", **told))


def bar(screen: Console, playing: Outcomes, there: int, planned: int) -> Outcomes:
    """How far it is and how long it will take; only for somebody who looks."""
    return track(
        playing,
        total=planned,
        completed=there,
        description="",
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


@lab.command("record")
@click.argument("folder")
@click.argument("number", type=click.IntRange(0, MOST_MATCHES))
@lang_option
def record(folder: str, number: int, lang: str) -> None:
    """Print match NUMBER of a run's FOLDER as a record, to replay or verify."""
    del lang
    plan = Folder(folder).read_plan()
    for _, text in records(plan, folder, [number]):
        click.echo(text, nl=False)
        return
    raise Complaint("error-lab-match", folder=folder, number=str(number))


@lab.command("skill", cls=Bringing)
@click.argument("game", callback=read_game)
@click.option(
    "--bots",
    default="chance,careless,greedy",
    show_default=True,
    metavar="BOTS",
    help="Weak to strong: the same bot with growing budget, or the levels.",
)
@click.option("--seats", "number", type=int, help="At the table; two, or the fewest.")
@number_option
@out_option
@engine_options
@seed_option
@setting_option
@content_option
@lang_option
def skill(
    game: Game,
    bots: str,
    number: int | None,
    matches: int,
    out: str,
    jobs: int,
    where: str,
    address: str | None,
    seed: str,
    settings: tuple[str, ...],
    content: tuple[str, ...],
    lang: str,
    **brought: tuple[str, ...],
) -> None:
    """Every bot among every other: what skill is worth, and what the dice decide.

    A bot takes each seat in turn, with the same dice as the others.
    """
    game = extended(game, content)
    names = read_seats(bots)
    refuse_humans(names)
    seats = number or usual_seats(game)
    options = read_files(game, brought, settings, seats)
    dice = read_seed(seed) or FIRST_SEED
    plan = skill_plan(game, names, seats, options, seed=dice, matches=matches)
    engine = open_engine(where, address, min(jobs, plan.matches))
    play(plan, out, engine, Words(lang, game))


lab.add_command(check)
lab.add_command(balance)
