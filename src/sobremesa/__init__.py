"""sobremesa: newly designed tabletop games on one rules engine."""

import os
import sys

if os.environ.get("SOBREMESA_PURE"):  # take the sources, even where they are compiled
    from .pure import Sources

    sys.meta_path.insert(0, Sources())

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the compiled engine is running; otherwise the slower interpreted one."""
    from .kernel import state

    return not state.__file__.endswith(".py")
