"""Matches that were left: kept by themselves, so that nothing is lost."""

import os
import time
from contextlib import suppress
from pathlib import Path

from sobremesa.complaint import Complaint
from sobremesa.files import write_text
from sobremesa.kernel import notation
from sobremesa.kernel.match import Match

MOST = 20  # that are kept; older ones go
LAST = "last"  # what `--resume` calls the newest


def folder() -> Path:
    """Where programs keep what they may lose, as the desktops agree."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "sobremesa"


class Keeper:
    """One match's own file; none before the first decision, none after the end."""

    def __init__(self, match: Match) -> None:
        self.match = match
        stamp = time.strftime("%Y%m%d-%H%M%S")
        self.path = folder() / f"{match.game.id}-{stamp}-{os.getpid()}.record"

    def keep(self) -> bool:
        """Whether it is safe; where nothing can be written, play goes on."""
        if self.match.over:
            self.drop()
            return False
        text = notation.write(self.match.record(reveal=True))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(str(self.path), text, overwrite=True)
        except (OSError, Complaint):
            return False
        for old in newest()[MOST:]:
            with suppress(OSError):
                old.unlink()
        return True

    def drop(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def newest(game: str = "") -> list[Path]:
    found = folder().glob(f"{game or '*'}-*.record")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def last(game: str = "") -> str:
    """The file of the match that was left last, of a game or of any."""
    found = newest(game)
    if not found:
        raise Complaint("error-none-kept")
    return str(found[0])
