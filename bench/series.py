"""Long series of matches between bots, one line each: no error, who wins, and how.

    python bench/series.py                     all games
    python bench/series.py carcosa heroes -n 100

Prints Markdown. Runs on whatever build is on the path; compiled is much faster.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sobremesa.games import find
from sobremesa.i18n import Words
from sobremesa.kernel.options import Value
from sobremesa.lab.pool import run
from sobremesa.lab.series import Plan
from sobremesa.lab.summary import summary

MATCHES = {"escaramuzas": 500}  # a thousand elsewhere
SEED = "series"
MOBS = ("rust_colossus", "swarm_queen", "mirror_sovereign", "star_devourer")
HEADS = [
    "game",
    "variant",
    "seats",
    "matches",
    "won by each seat, %",
    "endings",
    "decisions",
    "s",
]


@dataclass(frozen=True)
class Case:
    """One series: what is played, by how many, under which options."""

    game: str
    seats: int
    name: str
    options: Mapping[str, Value] = field(default_factory=dict)


def cases(games: list[str]) -> Iterator[Case]:
    if "stratum" in games:
        yield Case("stratum", 4, "standard")
        yield Case("stratum", 4, "late", find("stratum").options.presets["late"])
    if "carcosa" in games:
        for preset, values in find("carcosa").options.presets.items():
            for souls in (1, 2, 3, 4):
                yield Case("carcosa", souls, preset, {**values, "souls": souls})
    if "connected_worlds" in games:
        for seats in (2, 3, 4):
            yield Case("connected_worlds", seats, "standard")
    if "heroes" in games:
        yield Case("heroes", 2, "traditional", {"mode": "traditional"})
        yield Case("heroes", 3, "arena", {"mode": "arena"})
        yield Case("heroes", 4, "teams", {"mode": "teams"})
        yield Case("heroes", 4, "mixed", {"mode": "mixed"})
        for mob in MOBS:
            yield Case("heroes", 2, mob, {"mode": "challengers", "mob": f"mob_{mob}"})
    if "escaramuzas" in games:
        for map in find("escaramuzas").options.all["map"].choices:
            for seats in find("escaramuzas").seats:
                yield Case("escaramuzas", seats, map, {"map": map})


def line(case: Case, *, matches: int, jobs: int, bot: str) -> str:
    """A row of the table: wins of each seat, endings by rule, length."""
    plan = Plan(
        game=case.game,
        players=(bot,) * case.seats,
        options=dict(case.options),
        seed=SEED,
        matches=matches,
    )
    told = summary(run(plan, jobs=jobs), Words("en", find(case.game)))
    wins = " / ".join(f"{100 * seat['won'] / matches:.1f}" for seat in told["seats"])
    ends = ", ".join(f"{one['citation']} {one['matches']}" for one in told["endings"])
    length = told["decisions"]["mean"]
    seconds = told["time"]["seconds"]
    return (
        f"| {case.game} | {case.name} | {case.seats} | {matches} | {wins} | {ends} "
        f"| {length:.0f} | {seconds:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    games = ["stratum", "carcosa", "connected_worlds", "heroes", "escaramuzas"]
    parser.add_argument("games", nargs="*", default=games)
    parser.add_argument("-n", type=int, default=0, help="matches of each series")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    print(f"| {' | '.join(HEADS)} |\n{'|---' * len(HEADS)}|")
    for case in cases(asked.games):
        matches = asked.n or MATCHES.get(case.game, 1000)
        print(line(case, matches=matches, jobs=asked.jobs, bot=asked.bot))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
