"""sobremesa: newly designed tabletop games on one rules engine.

`games`, `Match`, `Seat`, `read`, `replay`, `load` and `bot` are the front of the
library; they are opened when they are first asked for.
"""

import os
import sys

if os.environ.get("SOBREMESA_PURE"):  # take the sources, even where they are compiled
    from .pure import Sources

    sys.meta_path.insert(0, Sources())

TYPE_CHECKING = False  # but for type checkers; importing typing would take longer
if TYPE_CHECKING:
    from .front import Match, Seat, bot, load, read, replay
    from .kernel.errors import Mistake
    from .kernel.game import Game

    def games() -> list[Game]:
        """The games of the house. At run time the module `games`, when called."""


__version__ = "0.1.0"
__all__ = [
    "Match",
    "Mistake",
    "Seat",
    "bot",
    "compiled",
    "games",
    "load",
    "read",
    "replay",
]
PLACES = {"Mistake": "kernel.errors"}  # of what is not in the front


def compiled() -> bool:
    """Whether the compiled engine is running; otherwise the slower interpreted one."""
    from .kernel import state

    return not state.__file__.endswith(".py")


def find_name(name: str) -> object:
    """What is asked of the package for the first time."""
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "games":
        return import_module(f"{__name__}.games")
    return getattr(import_module(f"{__name__}.{PLACES.get(name, 'front')}"), name)


if not TYPE_CHECKING:  # which would take every name for one of ours
    __getattr__ = find_name


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
