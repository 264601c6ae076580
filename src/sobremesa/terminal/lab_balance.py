"""`sobremesa lab balance`: the fewest and smallest changes that reach a target."""

from collections.abc import Iterable
from pathlib import Path

import click
from rich.progress import track

from sobremesa.command import lang_option, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.files import found_in, write_text
from sobremesa.i18n import Words
from sobremesa.kernel.errors import listed, shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.overlay import Overlay
from sobremesa.lab.balance import Search, Trial, need_optuna, rows
from sobremesa.lab.balance_page import balance_page, verdict
from sobremesa.lab.knobs import as_toml, knobs
from sobremesa.lab.pool import kept
from sobremesa.lab.series import make_folder
from sobremesa.lab.study import sides_of
from sobremesa.lab.table import write_tables

from .own import content_option, extended, read_game
from .screen import open_screen
from .seating import read_seats, refuse_humans
from .simulate import MOST_JOBS, MOST_MATCHES

MISSED = 1  # exit code: nothing reached the target
BEST, PAGE = "best.toml", "report.html"


@click.command("balance")
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
    content: tuple[str, ...],
    lang: str,
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
    with found_in("--seats"):
        game.set_up({}, len(players))
    aims = read_target(game, target, len(players))
    near = read_share(within, "--within", "5%")
    with found_in("--tune"):
        turns = knobs(game, [one for one in tune.split(",") if one])
    if not turns:
        raise Complaint("error-no-knobs", tune=shown(tune))
    make_folder(out)
    warn_if_slow(words)
    with kept(jobs) as engine:
        search = Search(
            game=game,
            players=tuple(players),
            target=aims,
            knobs=turns,
            engine=engine,
            matches=matches,
            seed=seed,
            within=near,
        )
        search.run(trials, Path(out), watch=bar)
        best = search.check(fresh)
    tell(search, best, Path(out), words)
    if best is None:
        raise click.exceptions.Exit(MISSED)


def tell(search: Search, best: Trial | None, out: Path, words: Words) -> None:
    file = str(out / BEST)
    if best is not None:
        changes = Overlay(best.content).changes
        write_text(file, as_toml(search.game.id, changes), overwrite=True)
    write_tables(out, {"trials": rows(search)})
    told = balance_page(search, best, words.lang, file=file)
    write_text(str(out / PAGE), told, overwrite=True)
    click.echo(verdict(search, best, words, file))


def read_target(game: Game, text: str, seats: int) -> dict[str, float]:
    """Shares by side, or where a game has none by seat."""
    known = list(sides_of(game, seats)) or list(game.kinds["seat"][:seats])
    such = ",".join(f"{name}={100 // len(known)}%" for name in known[:2])
    aims: dict[str, float] = {}
    for part in text.split(","):
        name, equals, share = part.strip().partition("=")
        if not equals:
            raise Complaint("error-target", target=shown(text), such=such)
        if name not in known or name in aims:
            raise Complaint("error-target-name", name=shown(name), known=listed(known))
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


def bar(trials: Iterable[int]) -> Iterable[int]:
    screen = open_screen(plain=False, err=True)
    return track(
        trials,
        description="",
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
