"""How the levels fare against one another: `python bench/levels.py [GAME …]`.

A row's bot sits at one seat, taking turns through all of them; the column's bots sit
at the others.
A cell is the row's mean score with its 95 % interval; the diagonal is the fair share.
Where all share one result (Carcosa) a row shows what a partner is worth.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.worker import seats_of

import sobremesa
from sobremesa.bots.levels import LEVELS, Brain
from sobremesa.games import GAMES, find
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.lab.measures import interval


def main() -> None:
    parser = argparse.ArgumentParser(description="Win rates of the levels.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("-n", "--matches", type=int, default=100, help="of a cell")
    parser.add_argument("--seats", type=int, help="at the table; two, or the fewest")
    parser.add_argument(
        "--levels",
        default="easy,normal,hard",
        help=f"levels or bots, of {', '.join(LEVELS)}, mcts:100 …",
    )
    given = parser.parse_args()
    build = "compiled" if sobremesa.compiled() else "interpreted"
    print(f"{given.matches} matches a cell, {build}")
    for id in given.games or [game.id for game in GAMES]:
        game = find(id)
        matrix(game, given.levels.split(","), given.matches, given.seats)


def matrix(game: Game, levels: list[str], matches: int, seats: int | None) -> None:
    """One game's table, row by row as it is found."""
    number = seats or seats_of(game)
    print(f"\n{game.name}, {number} seats")
    print(f"{'':>10}", *[f"{level:>13}" for level in levels])
    for row in levels:
        print(f"{row:>10}", end="", flush=True)
        for column in levels:
            print(
                f" {cell(game, row, column, number, matches):>13}", end="", flush=True
            )
        print()


def cell(game: Game, row: str, column: str, seats: int, matches: int) -> str:
    """The mean score of a bot among others, with its interval."""
    scores = []
    for number in range(matches):
        own = number % seats
        players = [column] * seats
        players[own] = row
        scores.append(play(game, players, f"levels {number}")[own])
    mean, margin = interval(scores)
    return f"{mean:.3f} ±{margin:.3f}"


def play(game: Game, players: list[str], seed: str) -> list[float]:
    """The scores of one match."""
    match = Match(game, players, seed=seed)
    brains = [Brain(name, f"{seed} {seat}") for seat, name in enumerate(players)]
    while not match.over:
        seat = int(match.state.seat)
        match.play(seat, brains[seat].choose(match.seat(seat)))
    return match.result.scores


if __name__ == "__main__":
    main()
