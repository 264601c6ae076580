"""The balance gate: a game against what was measured of it before.

A baseline lies beside the game's content: for some bots the share of every side or
seat, and the length, over so many matches.
A check plays fresh ones; what moved by more than luck can is told.
"""

import math
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.files import write_text
from sobremesa.kernel.content import read_own
from sobremesa.kernel.game import Game

from .compare import contenders
from .pool import Engine
from .series import Plan, Variant
from .study import Study, study

BASELINE = "baseline.toml"
NET = 4.0  # standard errors: luck alone goes so far once in 16 000 times
HEAD = """\
# How {name} was balanced when this was measured: `sobremesa lab check {id}` plays other
# matches and says what has moved since; with --write it measures anew.

"""


@dataclass(frozen=True)
class Case:
    """What was measured with one kind of bot at all seats."""

    bot: str
    seats: int
    matches: int
    won: dict[str, float]  # by side or seat
    length: float
    spread: float  # of the length, as a standard deviation


@dataclass(frozen=True)
class Moved:
    """A measure that is not what it was."""

    bot: str
    of: str  # a side or a seat; "" for the length
    before: float
    now: float
    net: float  # how far luck may have moved it


def measure(game: Game, bot: str, engine: Engine, *, matches: int, seed: str) -> Case:
    one = played(game, bot, engine, matches=matches, seed=seed)
    of = "side" if one.sides else "seat"
    mean = one.means["decisions"]
    return Case(
        bot=bot,
        seats=one.seats,
        matches=matches,
        won={name: round(one.share(of, name).share, 4) for name in contenders(one)},
        length=round(mean.mean, 2),
        spread=round(math.sqrt(mean.variance), 2),
    )


def played(game: Game, bot: str, engine: Engine, *, matches: int, seed: str) -> Study:
    """A series with the printed options at the table of a first match."""
    variant = Variant(players=(bot,) * game.first.seats, content=game.overlay.text)
    plan = Plan(
        game=game.id, variants=(variant,), seed=seed, matches=matches, measured=True
    )
    with engine(plan, range(matches)) as playing:
        return study(plan, sorted(playing, key=lambda one: one.number))[0]


def moved(before: Case, now: Case) -> list[Moved]:
    """What lies outside the net, sides and seats first."""
    found = []
    for name, share in before.won.items():
        other = now.won.get(name, 0.0)
        net = NET * share_error(share, before.matches, other, now.matches)
        if abs(other - share) > net:
            found.append(Moved(before.bot, name, share, other, net))
    error = math.sqrt(before.spread**2 / before.matches + now.spread**2 / now.matches)
    if abs(now.length - before.length) > NET * error:
        found.append(Moved(before.bot, "", before.length, now.length, NET * error))
    return found


def share_error(one: float, many: int, other: float, more: int) -> float:
    """Of a difference of two shares, with one win and one loss more in all: few
    matches do not make it certain that something never happens.
    """
    share = (one * many + other * more + 1) / (many + more + 2)
    return math.sqrt(share * (1 - share) * (1 / many + 1 / more))


def read_baseline(game: Game) -> list[Case]:
    path = game.folder / BASELINE
    if not path.exists():
        raise Complaint("error-no-baseline", game=game.id, file=BASELINE)
    told: dict[str, Any] = tomllib.loads(read_own(path))
    return [Case(bot=bot, **case) for bot, case in told["bots"].items()]


def write_baseline(game: Game, cases: list[Case]) -> Path:
    path = game.folder / BASELINE
    parts = [HEAD.format(name=game.name, id=game.id)]
    for case in cases:
        won = ", ".join(f'"{name}" = {share}' for name, share in case.won.items())
        parts.append(
            f"[bots.{case.bot}]\nseats = {case.seats}\nmatches = {case.matches}\n"
            f"won = {{ {won} }}\nlength = {case.length}\nspread = {case.spread}\n"
        )
    write_text(str(path), "\n".join(parts).replace("\n\n\n", "\n\n"), overwrite=True)
    return path
