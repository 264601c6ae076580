"""`sobremesa lab balance`: the fewest and smallest changes that reach a target."""

import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click
from rich.progress import track

from sobremesa.command import INTERRUPTED, lang_option, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import shown
from sobremesa.kernel.game import Game
from sobremesa.lab.balance import Search, need_optuna
from sobremesa.lab.balance_page import verdict
from sobremesa.lab.pool import kept
from sobremesa.lab.quest import BEST, Quest, carry_out, contending, write_found

from .own import Bringing, content_option, extended, read_files, read_game
from .own import set_option as setting_option
from .screen import open_screen
from .seating import FIRST_SEED, read_seats, read_seed, refuse_humans
from .simulate import MOST_JOBS, MOST_MATCHES

MISSED = 1  # exit code: nothing reached the target


@click.command("balance", cls=Bringing)
@click.argument("game", callback=read_game)
@click.option(
    "--target",
    required=True,
    metavar="NAME=SHARE,…",
    help="How often sides or seats shall win: nature=40%,fungi=30%.",
)
@click.option(
    "--tune",
    required=True,
    metavar="NAME,…",
    help="What may be turned: options (hand_size, copies.*) and any number of the "
    "content by its place (cards.rot.mushrooms, units.*.movement).",
)
@click.option("--out", required=True, metavar="FOLDER", help="Where everything goes.")
@click.option("--seats", metavar="BOTS", help="Who plays; greedy bots if not given.")
@click.option(
    "--trials",
    type=click.IntRange(1, 100_000),
    default=60,
    show_default=True,
    help="Proposals; the same command with more goes on.",
)
@click.option(
    "-n",
    "matches",
    type=click.IntRange(10, MOST_MATCHES),
    default=100,
    show_default=True,
    help="Matches of every proposal.",
)
@click.option(
    "--fresh",
    type=click.IntRange(10, MOST_MATCHES),
    default=400,
    show_default=True,
    help="Matches with fresh dice that the best must hold in.",
)
@click.option("--within", default="5%", show_default=True, help="What is near enough.")
@click.option("--seed", default="balance", show_default=True, help="Of the dice.")
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), default=1, help="Processes.")
@setting_option
@content_option
@lang_option
def balance(
    game: Game,
    target: str,
    tune: str,
    out: str,
    seats: str | None,
    trials: int,
    matches: int,
    fresh: int,
    within: str,
    seed: str,
    jobs: int,
    settings: tuple[str, ...],
    content: tuple[str, ...],
    lang: str,
    **brought: tuple[str, ...],
) -> None:
    """Search options and content for a balance, with as little change as can be.

    Writes the front between nearness and change, and the best as own content.
    Ends with 1 if nothing reached the target on fresh dice.
    """
    need_optuna()
    game = extended(game, content)
    words = Words(lang, game)
    players = read_seats(seats) if seats else ["greedy"] * game.first.seats
    refuse_humans(players)
    quest = Quest(
        game=game.id,
        players=tuple(players),
        options=read_files(game, brought, settings, len(players)),
        target=read_target(game, target, len(players)),
        tune=tuple(one for one in tune.split(",") if one),
        trials=trials,
        matches=matches,
        fresh=fresh,
        within=read_share(within, "--within", "5%"),
        seed=read_seed(seed) or FIRST_SEED,
        content=game.overlay.text,
    )
    warn_if_slow(words)
    with kept(jobs) as engine:
        found = carry_out(quest, Path(out), engine, watch=bar)
    command = shlex.join(["sobremesa", *sys.argv[1:]])
    write_found(found, Path(out), words, command=command)
    click.echo(verdict(found.search, words, str(Path(out) / BEST)))
    if not found.search.over:
        raise click.exceptions.Exit(INTERRUPTED)
    if found.search.best is None:
        raise click.exceptions.Exit(MISSED)


def read_target(game: Game, text: str, seats: int) -> dict[str, float]:
    """Shares by side, or where a game has none by seat."""
    known = contending(game, seats)
    such = ",".join(f"{name}={100 // len(known)}%" for name in known[:2])
    aims: dict[str, float] = {}
    for part in text.split(","):
        name, equals, share = part.strip().partition("=")
        if not equals:
            raise Complaint("error-target", target=shown(text), such=such)
        if name in aims:
            raise Complaint("error-target-twice", name=shown(name))
        aims[name] = read_share(share, "--target", such)
    return aims


def read_share(text: str, place: str, such: str) -> float:
    try:
        share = float(text.strip().removesuffix("%")) / 100
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise Complaint("error-share", place=place, value=shown(text), such=such)
    return share


def bar(tries: Iterable[int], quest: Quest, search: Search) -> Iterator[int]:
    """How far it is and how long it will take; only for somebody who looks."""
    del search
    coming = iter(tries)
    there = next(coming)
    screen = open_screen(plain=False, err=True)
    yield there
    yield from track(
        coming,
        total=quest.trials,
        completed=min(there, quest.trials),
        description="",
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
