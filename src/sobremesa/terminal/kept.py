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
LESSONS = "lessons"  # they lie apart: a match goes on without its lesson


def folder(shelf: str = "") -> Path:
    """Where programs keep what they may lose, as the desktops agree."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "sobremesa" / shelf


class Keeper:
    """One match's own file; none before the first decision, none after the end.

    A match that goes on from a file of ours stays in it.
    """

    def __init__(self, match: Match, *, lesson: str = "", file: str = "") -> None:
        self.match = match
        stamp = time.strftime("%Y%m%d-%H%M%S")
        parts = filter(None, [match.game.id, lesson, stamp, str(os.getpid())])
        place = folder(LESSONS if lesson else "")
        self.path = Path(file) if file else place / f"{'-'.join(parts)}.record"

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
        for old in sorted_in(self.path.parent, "*")[MOST:]:
            with suppress(OSError):
                old.unlink()
        return True

    def drop(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def newest(game: str = "", lesson: str = "") -> list[Path]:
    """What was left of a game, or of any; or of a lesson of a game."""
    if lesson:
        return sorted_in(folder(LESSONS), f"{game}-{lesson}")
    return sorted_in(folder(), game or "*")


def sorted_in(place: Path, name: str) -> list[Path]:
    found = place.glob(f"{name}-*.record")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def last(game: str = "", lesson: str = "") -> str:
    """The file of the match, or of the lesson, that was left last."""
    found = newest(game, lesson)
    if not found:
        raise Complaint("error-none-kept")
    return str(found[0])
