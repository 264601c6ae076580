"""What a newcomer's first match is like: wins, decisions, minutes.

    python bench/first.py                           every game as it is declared
    python bench/first.py carcosa --set preset=canon      one as it might be

A newcomer is a bot with lapses: half of its decisions are the first sensible thing
that comes to mind (`clumsy`), or a quarter of them (`careless`).
Prints Markdown. Runs on whatever build is on the path; compiled is much faster.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median

import sobremesa
from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES, find
from sobremesa.kernel.game import FirstMatch, Game
from sobremesa.kernel.match import Match
from sobremesa.lab.measures import interval
from sobremesa.terminal.seating import read_settings

NEWCOMERS = "clumsy,careless"
THOUGHT = 10  # seconds a newcomer takes for a decision
HEADS = (
    *("game", "seats", "bots", "options", "newcomer", "score, %", "draws, %"),
    *("decisions", "minutes", "9 in 10 within"),
)


@dataclass(frozen=True)
class Outcome:
    score: float  # the newcomer's
    decisions: int  # the newcomer's, those without a choice left out


def play(game: Game, first: FirstMatch, newcomer: str, seed: str) -> Outcome:
    players = [first.level] * first.seats
    players[first.seat] = newcomer
    options = game.set_up(first.options, first.seats)
    match = Match(game, players, options, seed=seed)
    brains = [Brain(name, f"{seed} {seat}") for seat, name in enumerate(players)]
    decisions = 0
    while not match.over:
        at = int(match.state.seat)
        seat = match.seat(at)
        decisions += at == first.seat and len(seat.legal) > 1
        match.play(at, brains[at].choose(seat))
    return Outcome(match.result.scores[first.seat], decisions)


def row(game: Game, first: FirstMatch, newcomer: str, matches: int) -> list[str]:
    """A line of the table: mean score with its 95 % interval, draws, length."""
    found = [play(game, first, newcomer, f"first {n}") for n in range(matches)]
    scores = [one.score for one in found]
    mean, margin = interval(scores)
    draws = fmean(0 < score < 1 for score in scores)
    lengths = sorted(one.decisions for one in found)
    return [
        game.name,
        str(first.seats),
        first.level,
        ", ".join(f"{name} {value}" for name, value in first.options.items()),
        newcomer,
        f"{100 * mean:.0f} ± {100 * margin:.0f}",
        f"{100 * draws:.0f}",
        f"{median(lengths):.0f}",
        minutes(median(lengths)),
        minutes(lengths[(len(lengths) * 9 - 1) // 10]),
    ]


def minutes(decisions: float) -> str:
    return f"{decisions * THOUGHT / 60:.0f}"


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in GAMES])
    parser.add_argument("-n", type=int, default=300, help="matches of each line")
    parser.add_argument("--newcomers", default=NEWCOMERS, help="bots, by name")
    parser.add_argument("--seats", type=int, help="another number of seats")
    parser.add_argument("--seat", type=int, help="another seat for the newcomer: 0 …")
    parser.add_argument("--level", help="other bots")
    parser.add_argument("--set", action="append", metavar="OPTION=VALUE")
    asked = parser.parse_args()
    build = "compiled" if sobremesa.compiled() else "interpreted"
    print(f"{asked.n} matches a line, {build}\n\n{line(HEADS)}\n{'|---' * len(HEADS)}|")
    for game in map(find, asked.games):
        other = {"seats": asked.seats, "seat": asked.seat, "level": asked.level}
        other = {name: value for name, value in other.items() if value is not None}
        if asked.set:
            other["options"] = read_settings(asked.set)
        first = replace(game.first, **other)
        for newcomer in asked.newcomers.split(","):
            print(line(row(game, first, newcomer, asked.n)), flush=True)


if __name__ == "__main__":
    main()
