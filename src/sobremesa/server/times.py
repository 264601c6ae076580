"""How long the house waits for people, and how long it keeps their tables."""

import time
from dataclasses import dataclass

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
BEGAN = time.time() - time.monotonic()  # the wall clock at the monotonic one's 0


def today() -> float:
    """The wall clock, but no further on than it was when this process began and has
    lived since: a clock that is set ahead makes no decision late and no table old.
    """
    return min(time.time(), BEGAN + time.monotonic())


@dataclass(frozen=True, kw_only=True)
class Times:
    """In seconds."""

    # In play: others may put the stand-in at a seat, or vote, when its holder has been
    # away for the grace time, or is asked and has not decided for the time to sleep.
    grace: float = MINUTE
    sleep: float = 5 * MINUTE
    # Before the start: a seat whose holder is away for so long is open again.
    hold: float = 2 * MINUTE
    # A clock that ran while no server did is late only so long after the start.
    back: float = MINUTE
    # Tables that nobody is at: when waiting ones and matches that stand still are
    # deleted, and finished ones put into the archive.
    waiting: float = DAY
    playing: float = 60 * DAY
    over: float = 30 * DAY
    # How often the sweeper looks for tables that must go on, and for old ones.
    sweep: float = 5.0
    expire: float = 10 * MINUTE


USUAL = Times()
