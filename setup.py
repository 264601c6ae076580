"""Compiles the rules and the search with mypyc where that is possible.

SOBREMESA_PURE=1 builds without compiling.
Without a compiler the package is built all the same, and runs interpreted.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

PATTERNS = (
    "kernel/dice.py",
    "kernel/log.py",
    "kernel/pile.py",
    "kernel/state.py",
    "games/*/content.py",
    "games/*/actions.py",
    "games/*/rules*.py",
    "games/*/heuristics*.py",
    "bots/greedy.py",
    "bots/mcts.py",
)


def extensions() -> list[Extension]:
    """All compiled modules, as one group: calls across groups are slow."""
    if os.environ.get("SOBREMESA_PURE"):
        return []
    from mypyc.build import mypycify  # only where the build may compile

    source = Path("src/sobremesa")
    modules = [str(path) for pattern in PATTERNS for path in source.glob(pattern)]
    try:
        built: list[Extension] = mypycify(
            sorted(modules), opt_level="3", debug_level="0", group_name="sobremesa"
        )
    except SystemExit:  # mypyc's way to say that it cannot
        print("sobremesa: mypyc failed, building the interpreted package")
        return []
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
