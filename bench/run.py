"""How fast we are: `make bench`, or `python bench/run.py [--quick] [--json FILE]`.

One run on one core, per CPU second, the best of some short repetitions; everything is
measured in turns with the yardstick (bench/peers.py says what that is), so that the
ratios hold on a noisy machine too.
A decision is asking for the legal actions, choosing one at random and applying it;
starting the matches is part of the cost.
`decisions/s` is the engine's own loop (`kernel.state.playout`), `from Python/s` the
very loop that drives the yardstick.
`widest` is asking for the legal actions where there are most: in Escaramuzas all the
points a unit can go to.
"""

import argparse
import json
import os
import platform
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.builds import EXAMPLE, Build, compile_example
from bench.meter import PLAY, measure
from bench.peers import YARDSTICK, peers
from bench.report import Figures, Row, bar_lines, data, game_lines, peer_lines


class Length(NamedTuple):
    """Of a run: how often everything is measured, and how many seconds each time."""

    repetitions: int
    seconds: float


USUAL = Length(6, 0.15)
QUICK = Length(3, 0.03)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our speed beside the peers'.")
    parser.add_argument("--quick", action="store_true", help="a short, rough run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers")
    given = parser.parse_args()
    length = QUICK if given.quick else USUAL
    pin()
    with ExitStack() as stack:
        builds = [stack.enter_context(closing(build)) for build in open_builds(stack)]
        figures = run(builds, length)
    conditions = (
        f"Python {platform.python_version()}, {platform.machine()}, one core; "
        f"best of {length.repetitions} × {length.seconds} CPU seconds"
    )
    print(conditions)
    for lines in (bar_lines(figures), game_lines(figures), peer_lines(figures)):
        print("", *lines, sep="\n")
    if given.json:
        told = {"conditions": conditions, **data(figures)}
        text = json.dumps(told, indent=2, ensure_ascii=False)
        given.json.write_text(f"{text}\n", "utf-8")


def pin() -> None:
    """Keep to one core, the workers too, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def open_builds(stack: ExitStack) -> list[Build]:
    """The example and the house, compiled where that is possible, and interpreted."""
    folder = stack.enter_context(TemporaryDirectory(prefix="sobremesa-bench-"))
    example = compile_example(Path(folder))
    builds = []
    for module, path in (
        (f"sobremesa.games.{EXAMPLE.name}", example),
        ("sobremesa.games", None),
    ):
        build = Build(module, path, pure=False)
        builds.append(build)
        if build.compiled:
            builds.append(Build(module, path, pure=True))
        else:
            print(f"{module} is not compiled: only the interpreted build is measured")
    return builds


def run(builds: list[Build], length: Length) -> Figures:
    """Everything once, then once more, and so on."""
    rows = rows_of(builds)
    others, missing = peers()
    first = next((peer for peer in others if peer.name == YARDSTICK), None)
    measure(
        [*[row.subject for row in rows], *others],
        first.meters[PLAY] if first else None,
        repetitions=length.repetitions,
        seconds=length.seconds,
    )
    return Figures(rows, others, missing)


def rows_of(builds: list[Build]) -> list[Row]:
    """Every game in every build; all builds must play the same matches."""
    ids = dict.fromkeys(id for build in builds for id in build.games)
    rows = []
    for id in ids:
        having = [build for build in builds if id in build.games]
        if len({build.games[id].digest for build in having}) > 1:
            raise SystemExit(f"{id}: the builds do not play the same matches")
        rows += [Row(id, build.games[id], build.subject(id)) for build in having]
    return rows


if __name__ == "__main__":
    main()
