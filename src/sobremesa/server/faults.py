"""When the store fails: whose fault it is, in words, and one line of it in the log."""

import logging
import time

from sqlalchemy import exc

from .datafile import Moved
from .refusals import Refused

SENTENCE = (
    "the house cannot use its store at the moment; nothing you were told is lost, "
    "try again soon"
)
AGAIN = 60.0  # seconds before the same fault is logged once more
FRESH = 30.0  # seconds for which a fault is believed to last
PUT_BACK = "put the file, or a backup, in its place while no server uses it"
SQLITE = {  # how SQLite's name for an error begins
    "SQLITE_FULL": "the disk is full; it goes on when there is room",
    "SQLITE_READONLY": "it is read-only; it goes on when it can be written again",
    "SQLITE_PERM": "it may not be read or written",
    "SQLITE_CANTOPEN": "a file of it cannot be opened",
    "SQLITE_IOERR": "its disk fails, or cannot be written",
    "SQLITE_CORRUPT": f"it is damaged; {PUT_BACK}",
    "SQLITE_NOTADB": f"it is no SQLite database, or damaged; {PUT_BACK}",
    "SQLITE_BUSY": "another program has locked it",
    "SQLITE_LOCKED": "another program has locked it",
    "SQLITE_NOMEM": "there is no memory left",
    "SQLITE_PROTOCOL": "another program has locked it",
}
POSTGRESQL = {  # how PostgreSQL's number of an error begins
    "08": "the connection is lost",
    "25006": "it is read-only",
    "28": "it refuses this user or this password",
    "3D": "there is no such database",
    "53100": "its disk is full",
    "53": "it has too much to do",
    "55": "it is not ready, or something has locked a table",
    "57014": "it took too long over a statement",
    "57": "it stops, or starts",
    "58": "its disk fails",
    "XX": "it is damaged",
}
log = logging.getLogger(__name__)


class Unavailable(Refused):
    """The store cannot be used; whoever asks later may be luckier."""

    def __init__(self, message: str = SENTENCE) -> None:
        super().__init__("store", message, 503)


def in_words(error: BaseException) -> str:
    """What is wrong with the store; "" if the error is none of its faults."""
    if isinstance(error, Moved):
        return f"{error}; nothing is stored any more; {PUT_BACK}"
    if isinstance(error, (TimeoutError, exc.TimeoutError)):
        return "it does not answer"
    if isinstance(error, OSError):
        return f"it cannot be reached: {error.strerror or error}"
    if not isinstance(error, exc.DBAPIError) or error.orig is None:
        return ""
    name = getattr(error.orig, "sqlite_errorname", "")
    number = getattr(error.orig, "sqlstate", None) or ""
    for known, code in ((SQLITE, name), (POSTGRESQL, number)):
        for start, words in known.items():
            if code.startswith(start):
                return f"{words} ({error.orig})"
    if error.connection_invalidated or isinstance(error, exc.InterfaceError):
        return f"the connection is lost ({error.orig})"
    return ""


class Outage:
    """Says once that the store fails, and once that it works again.

    The same fault is told at most once a minute, however many meet it.
    """

    def __init__(self, where: str) -> None:
        self.where = where
        self.words = ""  # of the last fault
        self.at = 0.0  # when it was met
        self.told: dict[str, float] = {}  # when each was logged
        self.since = 0  # how often it was met since
        self.down = False  # and not told yet that it works again

    def fault(self, words: str) -> None:
        self.at, self.words = time.monotonic(), words
        self.since += 1
        if self.at - self.told.get(words, -AGAIN) >= AGAIN:
            self.told[words], self.down = self.at, True
            log.error("the store fails: %s: %s", self.where, words)

    def works(self) -> None:
        if self.down:
            log.warning(
                "the store works again: %s, %d requests failed", self.where, self.since
            )
        self.down, self.since = False, 0

    @property
    def now(self) -> str:
        """What was wrong a moment ago and has not gone well since, or ""."""
        fresh = time.monotonic() - self.at < FRESH
        return self.words if self.since and fresh else ""
