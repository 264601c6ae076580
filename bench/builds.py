"""Our two builds, compiled and interpreted, each in a process of its own.

The games of the house are measured in the package that PYTHONPATH gives (`make bench`
says build/compiled).
The example is no part of that package, and a call between modules that mypyc compiled
apart costs 40 to 50 ns.
So it is put where the games of the house lie, in `games/` of a temporary copy of the
package, and compiled there together with kernel and bots, by our setup.py.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from bench.meter import ASK, CLONE, DRIVE, PLAY, SEARCH, Meter, Subject, Timed

ROOT: Final = Path(__file__).parents[1]
EXAMPLE: Final = ROOT / "examples" / "connect_four"
NOT_COPIED: Final = ("games", "__pycache__", "*.so", "_web")


class Facts(NamedTuple):
    """What a build says of a game."""

    name: str
    seats: int
    digest: str  # of how some random matches end


class Build:
    """A worker process, and the games it has."""

    def __init__(self, module: str, path: Path | None, *, pure: bool) -> None:
        """With the package of a path, or of PYTHONPATH; `pure` takes its sources."""
        parts = [str(path) if path else os.environ.get("PYTHONPATH", ""), str(ROOT)]
        given = {
            "PYTHONPATH": os.pathsep.join(part for part in parts if part),
            "SOBREMESA_PURE": "1" if pure else "",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", module],
            env={**os.environ, **given},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = json.loads(self.line())
        self.compiled: bool = hello["compiled"]
        self.games = {id: Facts(**facts) for id, facts in hello["games"].items()}

    def line(self) -> str:
        """The next answer."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a worker ended early; what it said stands above")
        return line

    def timed(self, game: str, kind: str) -> Timed:
        """Work done in that process."""
        assert self.process.stdin
        stdin = self.process.stdin

        def run(rounds: int) -> tuple[int, float]:
            print(game, kind, rounds, file=stdin, flush=True)
            units, seconds = self.line().split()
            return int(units), float(seconds)

        return run

    def subject(self, game: str) -> Subject:
        kinds = (PLAY, DRIVE, CLONE, ASK, SEARCH)
        meters = {kind: Meter(self.timed(game, kind)) for kind in kinds}
        return Subject("compiled" if self.compiled else "interpreted", meters)

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def compile_example(folder: Path) -> Path:
    """A copy of the package with the example as its only game; where it lies."""
    package = folder / "src" / "sobremesa"
    ignored = shutil.ignore_patterns(*NOT_COPIED)
    shutil.copytree(ROOT / "src" / "sobremesa", package, ignore=ignored)
    shutil.copytree(EXAMPLE, package / "games" / EXAMPLE.name, ignore=ignored)
    shutil.copy(ROOT / "src" / "sobremesa" / "games" / "__init__.py", package / "games")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(f"the example was not compiled:\n{done.stdout}{done.stderr}")
    return package.parent
