"""How the levels fare against one another: `python bench/levels.py [GAME …]`.

    python bench/levels.py stratum --levels easy,normal,hard     a matrix
    python bench/levels.py heroes --neighbours                   each against the next
    python bench/levels.py stratum --curve 10,30,100,300         what thought buys
    python bench/levels.py carcosa --together --set preset=canon --seats 2
    python bench/levels.py heroes --levels foresight,greedy      how much is luck

A row's bot sits at one seat, taking turns through all of them; the column's bots sit
at the others; `foresight` is no bot, it knows the dice (bench/foresight.py).
A cell is the row's mean score with its 95 % interval and the number of matches; the
diagonal is the fair share.
Neighbours play until a sequential test (5 % either way) tells whether the better one
takes at least GAIN more than the other would in its place, or all matches are played.
Where all share one result, `--together` puts the row's bots on all seats.
A line ends with the longest turn of the better bot, and what a match costs in time of
the processor.

Every match is kept as a line of a file as soon as it is over: a run that was stopped
goes on where it was, and a longer one (`-n`) uses what there is.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import pvariance
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.foresight import FORESIGHT, Foresight
from bench.worker import seats_of

import sobremesa
from sobremesa.bots.levels import LEVELS, Brain, in_a_row
from sobremesa.games import GAMES, find
from sobremesa.kernel.dice import Seeded
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.lab.measures import interval
from sobremesa.terminal.seating import read_settings

GAIN = 0.15  # of a point: a level is one if it takes so much more
BOUND = math.log(19)  # of the sequential test: 5 % either way
FEWEST = 12  # matches before it may tell


class Played(NamedTuple):
    """A match of a series."""

    score: float  # of the row's bot
    turn: float  # the longest it thought in a row of decisions, in seconds
    cost: float  # seconds of the processor, of all seats


@dataclass
class Kept:
    """Matches played, in a file: each is known by who played what, and its number."""

    path: Path
    known: dict[str, Played] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path.exists():
            for line in self.path.read_text("utf-8").splitlines():
                name, *told = json.loads(line)
                self.known[name] = Played(*told)

    def add(self, name: str, played: Played) -> None:
        self.known[name] = played
        told = [round(one, 3) for one in played]
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, *told]) + "\n")


@dataclass(frozen=True)
class Series:
    """Matches of one game at one table."""

    game: Game
    seats: int
    options: Mapping[str, object]
    seed: str
    together: bool
    kept: Kept

    def match(self, row: str, column: str, number: int) -> Played:
        """What the row's bot made of a match, played unless it is known."""
        if self.together:
            column = row
        told = " ".join(f"{name}={value}" for name, value in self.options.items())
        name = f"{self.game.id} {self.seats} {told} {row}/{column} {self.seed} {number}"
        if name not in self.kept.known:
            self.kept.add(name, self.play(row, column, number))
        return self.kept.known[name]

    def play(self, row: str, column: str, number: int) -> Played:
        own = number % self.seats
        players = [column] * self.seats
        players[own] = row
        match = Match(self.game, players, self.options, seed=f"{self.seed} {number}")
        turn = longest = 0.0
        spent = time.process_time()
        while not match.over:
            seat = int(match.state.seat)
            nth = in_a_row(match.actions, seat)
            luck = f"{match.seed}/{len(match.actions)}/{seat}"
            begun = time.perf_counter()
            answer = chosen(match, players[seat], luck, nth)
            if seat == own:
                turn = (turn if nth else 0.0) + time.perf_counter() - begun
                longest = max(longest, turn)
            match.play(seat, answer)
        spent = time.process_time() - spent
        return Played(match.result.scores[own], longest, spent)

    def matches(self, row: str, column: str, number: int) -> list[Played]:
        return [self.match(row, column, at) for at in range(number)]

    def gain(self, better: str, worse: str, number: int) -> float:
        """What the better bot takes more than the worse one in its place."""
        fair = 0.5
        if self.seats != 2 or self.together:
            fair = self.match(worse, worse, number).score
        return self.match(better, worse, number).score - fair


def chosen(match: Match, who: str, luck: str, nth: int) -> int:
    """What a bot answers, or somebody who knows the dice."""
    seat = match.seat(int(match.state.seat))
    if who != FORESIGHT:
        return Brain(who, luck).choose(seat, nth)
    dice = match.dice.source
    assert isinstance(dice, Seeded)
    return Foresight(match.game, luck).choose(match.state, dice)


def main() -> None:
    given = arguments()
    build = "compiled" if sobremesa.compiled() else "interpreted"
    print(f"up to {given.matches} matches a cell, {build}")
    for id in given.games or [game.id for game in GAMES]:
        game = find(id)
        series = Series(
            game,
            given.seats or seats_of(game),
            game.set_up(read_settings(given.set), given.seats or seats_of(game)),
            given.seed,
            given.together,
            Kept(Path(given.keep)),
        )
        print(f"\n{game.name}, {series.seats} seats")
        levels = given.levels.split(",")
        if given.neighbours:
            neighbours(series, levels, given.matches)
        elif given.curve:
            rows = [f"mcts:{number}" for number in given.curve.split(",")]
            matrix(series, ["greedy", *rows], ["greedy"], given.matches)
        else:
            columns = levels[:1] if given.together else levels
            matrix(series, levels, columns, given.matches)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Win rates of the levels.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("-n", "--matches", type=int, default=100, help="of a cell")
    parser.add_argument("--seats", type=int, help="at the table; two, or the fewest")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--keep", default="levels.jsonl", help="where matches are kept")
    parser.add_argument("--neighbours", action="store_true", help="a sequential test")
    parser.add_argument("--curve", help="budgets of mcts among greedy: 10,30,100")
    parser.add_argument("--together", action="store_true", help="on all seats")
    parser.add_argument(
        "--levels",
        default=",".join(LEVELS),
        help=f"levels or bots, of {', '.join(LEVELS)}, mcts:100 …",
    )
    return parser.parse_args()


def matrix(series: Series, rows: list[str], columns: list[str], matches: int) -> None:
    """One game's table, row by row as it is found."""
    heads = ["all seats"] if series.together else columns
    print(f"{'':>10}", *[f"{level:>20}" for level in heads])
    for row in rows:
        print(f"{row:>10}", end="", flush=True)
        played: list[Played] = []
        for column in columns:
            found = series.matches(row, column, matches)
            mean, margin = interval([one.score for one in found])
            cell = f"{mean:.3f} ±{margin:.3f} ({matches})"
            print(f" {cell:>20}", end="", flush=True)
            played += found
        print(f"  {costs(played)}", flush=True)


def neighbours(series: Series, levels: list[str], matches: int) -> None:
    """Each level against the one below it, until it is clear which is better."""
    for worse, better in pairwise(levels):
        gains: list[float] = []
        told = ""
        while not told and len(gains) < matches:
            gains.append(series.gain(better, worse, len(gains)))
            told = verdict(gains)
        mean, margin = interval(gains)
        told = told or "not clear yet"
        line = f"{better:>10} over {worse:<10} {mean:+.3f} ±{margin:.3f}"
        line += f" ({len(gains)}): {told:<13}"
        print(f"{line}  {costs(series.matches(better, worse, len(gains)))}", flush=True)


def costs(played: list[Played]) -> str:
    longest = max(one.turn for one in played)
    mean = sum(one.cost for one in played) / len(played)
    return f"a turn ≤ {longest:.1f} s, a match {mean:.1f} s"


def verdict(gains: list[float]) -> str:
    """Wald's test of a gain of GAIN against none at all."""
    if len(gains) < FEWEST:
        return ""
    spread = max(pvariance(gains), 0.01)
    evidence = GAIN / spread * (sum(gains) - len(gains) * GAIN / 2)
    if evidence >= BOUND:
        return "better"
    return "no better" if evidence <= -BOUND else ""


if __name__ == "__main__":
    main()
