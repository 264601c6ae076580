"""What players bring to a match in files: decks, maps, armies."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .errors import Problems
from .options import Value

TEXT = 16 * 1024  # characters of a file


@dataclass(frozen=True, kw_only=True)
class FileKind:
    """One kind of file, and the options that such files set."""

    help: str  # one line for the command line
    # The options the first, second … file sets at a table with so many seats.
    options: Callable[[int], tuple[str, ...]]
    # A file's text as the option takes it, under the options chosen otherwise;
    # raises `Problems` with all that is wrong with it.
    parse: Callable[[str, Mapping[str, Value]], str]
    # The ids of what such a file can list, where it is a list of elements.
    pool: tuple[str, ...] = ()
    # Files to start from, by the name the game's catalog has for them.
    ready: Mapping[str, str] = field(default_factory=dict)

    def read(self, text: str, chosen: Mapping[str, Value]) -> str:
        """A file's text as its option takes it, or all that is wrong with it."""
        if len(text) > TEXT:
            raise Problems([f"the file has {len(text)} characters, at most {TEXT}"])
        return self.parse(text, chosen)
