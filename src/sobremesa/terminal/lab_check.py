"""`sobremesa lab check`: whether a game is balanced as it was."""

from dataclasses import replace

import click

from sobremesa.command import lang_option, warn_if_slow
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Unknown
from sobremesa.kernel.game import Game
from sobremesa.lab.check import (
    Moved,
    measure,
    moved,
    read_baseline,
    write_baseline,
)
from sobremesa.lab.pool import local

from .own import content_option, extended, read_game
from .seating import FIRST_SEED, read_seats, read_seed, refuse_humans
from .simulate import MOST_JOBS, MOST_MATCHES

MOVED = 1  # exit code
WRITTEN = ("chance", "greedy")  # the bots of a baseline, unless others are named


@click.command("check")
@click.argument("game", callback=read_game)
@click.option(
    "-n",
    "matches",
    type=click.IntRange(10, MOST_MATCHES),
    default=100,
    show_default=True,
    help="How many matches, with each kind of bot.",
)
@click.option("--bots", metavar="BOTS", help="Only these of the baseline's.")
@click.option("--seed", default="check", show_default=True, help="Of the matches.")
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), default=1, help="Processes.")
@content_option
@click.option("--write", is_flag=True, help="Measure a new baseline instead.")
@lang_option
def check(
    game: Game,
    matches: int,
    bots: str | None,
    seed: str,
    jobs: int,
    content: tuple[str, ...],
    write: bool,
    lang: str,
) -> None:
    """Say whether sides, seats and length are what the game's baseline says.

    Ends with 1 if one of them moved by more than luck can.
    """
    words = Words(lang, game)
    named = tuple(dict.fromkeys(read_seats(bots))) if bots else ()
    refuse_humans(named)
    dice = read_seed(seed) or FIRST_SEED
    known = {} if write else {case.bot: case for case in read_baseline(game)}
    for bot in named:
        if known and bot not in known:
            raise Unknown("player", bot, known)
    warn_if_slow(words)
    engine = local(min(jobs, matches))
    if write:
        cases = [
            measure(game, bot, engine, matches=matches, seed="baseline")
            for bot in named or WRITTEN
        ]
        click.echo(write_baseline(game, cases))
        return
    game = extended(game, content)
    found: list[Moved] = []
    for bot in named or known:
        now = measure(game, bot, engine, matches=matches, seed=dice)
        found += moved(known[bot], replace(now, bot=bot))
    for one in found:
        click.echo(told(one, words))
    if found:
        raise click.exceptions.Exit(MOVED)
    click.echo(
        words.say("lab-check-fine", game=game.name, bots=", ".join(named or known))
    )


def told(one: Moved, words: Words) -> str:
    """A sentence."""
    if not one.of:
        values = {"before": one.before, "now": one.now, "net": one.net}
        return words.say("lab-check-length", bot=one.bot, **values)
    assert words.game is not None
    of = "side" if one.of in words.game.sides else "seat"
    values = {"before": 100 * one.before, "now": 100 * one.now, "net": 100 * one.net}
    name = words.element(of, one.of)
    return words.say("lab-check-share", bot=one.bot, name=name, **values)
