"""The questions Heroes asks (stages) and the answers it takes (actions).

A pool of n cards has n rows `play` after the first two and n rows `discard` at the end;
the constants below are the rows between them, counted without the `play` rows.
"""

from typing import Final

from .content import GEAR_IDS, HERO_IDS, LETTERS, SEAT_IDS

MULLIGAN: Final = 0
MAIN: Final = 1
PLACE: Final = 2
ATTACH: Final = 3
ENTRY_COST: Final = 4
COMBAT: Final = 5
TARGET: Final = 6
TARGET_GEAR: Final = 7
OPPONENT: Final = 8
REPEAT: Final = 9
DISCARD: Final = 10
STAGES: Final = (
    "mulligan",
    "main",
    "place",
    "attach",
    "entry_cost",
    "combat",
    "target",
    "target_gear",
    "opponent",
    "repeat",
    "discard",
)

KEEP: Final = 0
REDRAW: Final = 1
PLAY: Final = 2  # a pool's cards follow; the rows from here on come after them
ENERGY: Final = 2
RELEASE: Final = 10
ACTIVATE: Final = 14
PASSIVE: Final = 18
USE: Final = 22
RELOCATE: Final = 30
DONE: Final = 34
SLOT: Final = 35
PLANT: Final = 39
ACT: Final = 43
CARD: Final = 46
PASS: Final = 50
AIM: Final = 51
AIM_GEAR: Final = 76
PLAYER: Final = 100
AGAIN: Final = 106
STOP: Final = 107
DROP: Final = 108  # `discard` rows

VERBS: Final = {
    "keep": "",
    "mulligan": "",
    "play": "card",
    "energy": "spot",
    "release": "spot",
    "activate": "spot",
    "passive": "spot",
    "use": "spot",
    "relocate": "spot",
    "done": "",
    "slot": "spot",
    "source": "spot",
    "act": "number:act",
    "card": "number:attached",
    "pass": "",
    "target": "place",
    "player": "seat",
    "again": "",
    "stop": "",
    "discard": "card",
}
SPOT_IDS: Final = (
    *LETTERS,
    *[f"e{n}" for n in range(1, 5)],
    *[f"s{n}" for n in range(1, 5)],
    *[f"e{n}.{m}" for n in range(1, 5) for m in (1, 2)],
)


def texts(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The table for the player cards of a pool."""
    return (
        *("keep", "mulligan"),
        *[f"play {card}" for card in cards],
        *[f"energy {spot}" for spot in SPOT_IDS[:8]],
        *[f"release {spot}" for spot in SPOT_IDS[4:8]],
        *[f"activate {spot}" for spot in SPOT_IDS[8:12]],
        *[f"passive {spot}" for spot in LETTERS],
        *[f"use {spot}" for spot in SPOT_IDS[12:]],
        *[f"relocate {spot}" for spot in LETTERS],
        "done",
        *[f"slot {spot}" for spot in LETTERS],
        *[f"source {spot}" for spot in SPOT_IDS[8:12]],
        *[f"act {number}" for number in range(1, 4)],
        *[f"card {number}" for number in range(1, 5)],
        "pass",
        *[f"target {place}" for place in HERO_IDS],
        *[f"target {place}" for place in GEAR_IDS],
        *[f"player {seat}" for seat in SEAT_IDS],
        *("again", "stop"),
        *[f"discard {card}" for card in cards],
    )
