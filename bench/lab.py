"""What the lab costs: `python bench/lab.py [GAME] [-n N …] [--pairs P]`.

For every number of matches: processor time of `lab run` with tables and report, beside
that of a process that only plays the same matches with the same bots; then how much
sooner two workers are done than one, by the clock, which takes two cores to itself.
Runs take turns, and the middle one of each kind counts.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sobremesa.games import find
from sobremesa.lab.plans import usual_seats
from sobremesa.lab.series import Plan, Variant, played

SEED = "bench"
OVERHEAD = 0.15  # of bare play, at most
SCALING = 1.8  # with two workers, at least
BARE = "--bare"


class Spent(NamedTuple):
    processor: float
    clock: float


def bare(game: str, matches: int) -> None:
    """Play, and nothing else."""
    players = ("greedy",) * usual_seats(find(game))
    variants = (Variant(players=players),)
    plan = Plan(game=game, variants=variants, seed=SEED, matches=matches)
    for number in range(matches):
        for _ in played(plan.begin(number), plan.seed_of(number)):
            pass


def spend(command: Sequence[str]) -> Spent:
    """What a process and its children take."""
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        _, code, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(code)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    return Spent(used.ru_utime + used.ru_stime, time.perf_counter() - begun)


def lab(game: str, matches: int, jobs: int) -> Spent:
    seats = ",".join(["greedy"] * usual_seats(find(game)))
    with TemporaryDirectory() as folder:
        asked = ["lab", "run", game, "--seats", seats, "--seed", SEED, "--plain"]
        size = ["-n", str(matches), "--jobs", str(jobs)]
        place = ["--out", str(Path(folder, "run"))]
        return spend([sys.executable, "-m", "sobremesa", *asked, *size, *place])


def overhead(game: str, matches: int, pairs: int) -> float:
    alone = [sys.executable, __file__, game, "-n", str(matches), BARE]
    ratios = []
    for _ in range(pairs):
        ratios.append(lab(game, matches, 1).processor / spend(alone).processor - 1)
    return median(ratios)


def scaling(game: str, matches: int, pairs: int) -> float:
    one, two = [], []
    for _ in range(pairs):
        one.append(lab(game, matches, 1).clock)
        two.append(lab(game, matches, 2).clock)
    return median(one) / median(two)


def arguments() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="?", default="stratum")
    asked.add_argument("-n", dest="matches", type=int, nargs="+", default=[1000])
    asked.add_argument("--pairs", type=int, default=3)
    asked.add_argument(BARE, action="store_true", help="only play; for this script")
    return asked.parse_args()


def main() -> None:
    given = arguments()
    if given.bare:
        bare(given.game, given.matches[0])
        return
    for matches in given.matches:
        cost = overhead(given.game, matches, given.pairs)
        gain = scaling(given.game, matches, given.pairs)
        met = [cost <= OVERHEAD, gain >= SCALING]
        told = ["met" if one else "NOT MET" for one in met]
        print(
            f"{given.game}, {matches} matches:"
            f" overhead {100 * cost:.1f} % ({told[0]}),"
            f" two workers {gain:.2f} times sooner ({told[1]})",
            flush=True,
        )


if __name__ == "__main__":
    main()
