"""The two builds: which one runs, and taking the sources where both lie."""

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


def engine() -> str:
    from . import compiled  # which may be what imports this module

    return "compiled" if compiled() else "interpreted"


class Sources(MetaPathFinder):
    """Finds our modules as `.py` files only."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if not fullname.startswith("sobremesa."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, [".py"]))
            if spec := finder.find_spec(fullname):
                return spec
        return None
