"""What Connect Four tells: event keys, and the kinds of their numbers."""

from typing import Final

EVENTS: Final = {
    "2.1/begins": "seat",
    "2.2/drops": "seat space",
    "3.1/wins": "seat from:space to:space",
    "3.2/full": "",
}
