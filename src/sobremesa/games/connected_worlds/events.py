"""What Connected Worlds tells: event keys, and the kinds of their numbers.

A number is the index of an element of its kind, or plain (round, count).
A word is a kind, or `name:kind` where two numbers are of one kind.
"""

from typing import Final

WAVE: Final = "seat piece enemy:seat other:piece hex"
FORCE: Final = "seat count enemy:seat other:piece hex"
STEP: Final = "seat piece from:hex to:hex"

# 14.1 Events: each with the rule it cites.
EVENTS: Final[dict[str, str]] = {
    "3.2/counter": "world hex",
    "3.3/youngest": "seat",
    "3.4/placed": "seat piece hex",
    "3.5/garrison": "seat count hex card",
    "3.7/shuffles": "seat count",
    "4.1/round": "round",
    "4.2/turn": "seat",
    "4.3/draws": "seat card",
    "4.4/reshuffles": "seat count",
    "4.6/ends": "seat",
    "4.7/discards": "seat count",
    "4.8/reshuffles": "seat count",
    "4.9/draws": "seat card",
    "5.3/moves": "seat card",
    "5.3/uses": "seat card",
    "6.1/moves": f"{STEP} count",
    "7.1/launches": STEP,
    "7.2/lands": STEP,
    "8.1/linked": "seat from:hex to:hex",
    "8.2/jumps": STEP,
    "8.5/unlinked": "from:hex to:hex",
    "8.6/unlinked": "from:hex to:hex",
    "9.1/combat": "seat piece hex enemy:seat",
    "9.4/beats": WAVE,
    "9.4/both": WAVE,
    "9.6/captured": WAVE,
    "9.6/destroyed": WAVE,
    "9.6/repelled": WAVE,
    "9.7/wins": WAVE,
    "9.7/captured": WAVE,
    "9.7/destroyed": WAVE,
    "9.12/joins": "seat piece hex enemy:seat",
    "9.12/combat": "seat count hex enemy:seat",
    "9.13/captured": FORCE,
    "9.13/destroyed": FORCE,
    "9.13/repelled": FORCE,
    "9.14/razed": "seat piece hex",
    "10.1/gathers": "seat count",
    "10.3/buys": "seat card count",
    "10.4/discard": "seat card",
    "10.4/deck_top": "seat card",
    "11.1/deploys": "seat piece hex",
    "11.4/removed": "seat card",
    "12.2/territory": "seat count",
    "13.1/eliminated": "seat",
    "13.2/wins": "seat",
    "13.2/draws": "seat",
    "13.4/wins": "seat",
    "13.5/wins": "seat",
    "13.6/wins": "seat",
    "13.8/limit": "round",
    "13.8/wins": "seat",
    "13.8/draws": "seat",
    "13.11/alone": "seat",
}
