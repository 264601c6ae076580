"""The questions Heroes asks (stages) and the answers it takes (actions).

A pool of n cards has n rows `play` after the first two and n rows `discard` at the end;
the constants below are the rows of a pool without cards: those after `play` come as
many rows later as the pool has cards.
"""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import GEAR_IDS, HERO_IDS, LETTERS, SEAT_IDS

STAGES: Final = Ids()
MULLIGAN: Final[i64] = STAGES.add("mulligan")
MAIN: Final[i64] = STAGES.add("main")
PLACE: Final[i64] = STAGES.add("place")
ATTACH: Final[i64] = STAGES.add("attach")
ENTRY_COST: Final[i64] = STAGES.add("entry_cost")
COMBAT: Final[i64] = STAGES.add("combat")
TARGET: Final[i64] = STAGES.add("target")
TARGET_GEAR: Final[i64] = STAGES.add("target_gear")
OPPONENT: Final[i64] = STAGES.add("opponent")
REPEAT: Final[i64] = STAGES.add("repeat")
DISCARD: Final[i64] = STAGES.add("discard")
STAGE_IDS: Final = tuple(STAGES)

TEAM_SPOTS: Final = tuple(LETTERS)
GEAR_SPOTS: Final = ("e1", "e2", "e3", "e4")
PLANT_SPOTS: Final = ("s1", "s2", "s3", "s4")
ACTS_EACH: Final = 2  # of an Equipment
GEAR_ACTS: Final = tuple(
    f"{spot}.{act + 1}" for spot in GEAR_SPOTS for act in range(ACTS_EACH)
)
SPOT_IDS: Final = (*TEAM_SPOTS, *GEAR_SPOTS, *PLANT_SPOTS, *GEAR_ACTS)

# Blocks of the table, in order.
BLOCKS: Final = (
    *("keep", "mulligan", "play card", "energy holder", "release gear"),
    *("activate plant", "passive hero", "use gear_act", "relocate hero", "done"),
    *("slot hero", "source plant", "act printed", "card attached", "pass"),
    *("target target", "player seat", "again", "stop", "discard card"),
)


def layout(cards: tuple[str, ...]) -> tuple[Rows, dict[str, int]]:
    """The table for the player cards of a pool, and the first row of every verb."""
    rows = Rows(
        {
            "card": cards,
            "hero": TEAM_SPOTS,
            "gear": GEAR_SPOTS,
            "holder": (*TEAM_SPOTS, *GEAR_SPOTS),
            "plant": PLANT_SPOTS,
            "gear_act": GEAR_ACTS,
            "printed": ("1", "2", "3"),
            "attached": ("1", "2", "3", "4"),
            "target": (*HERO_IDS, *GEAR_IDS),
            "seat": SEAT_IDS,
        }
    )
    return rows, {block.split()[0]: rows.add(block) for block in BLOCKS}


FIRST: Final = layout(())[1]
KEEP: Final[i64] = FIRST["keep"]
REDRAW: Final[i64] = FIRST["mulligan"]
PLAY: Final[i64] = FIRST["play"]  # a pool's cards follow; then the rows from here on
ENERGY: Final[i64] = FIRST["energy"]
RELEASE: Final[i64] = FIRST["release"]
ACTIVATE: Final[i64] = FIRST["activate"]
PASSIVE: Final[i64] = FIRST["passive"]
USE: Final[i64] = FIRST["use"]
RELOCATE: Final[i64] = FIRST["relocate"]
DONE: Final[i64] = FIRST["done"]
SLOT: Final[i64] = FIRST["slot"]
PLANT: Final[i64] = FIRST["source"]
ACT: Final[i64] = FIRST["act"]
PASS: Final[i64] = FIRST["pass"]
AIM: Final[i64] = FIRST["target"]
AIM_GEAR: Final[i64] = AIM + len(HERO_IDS)
PLAYER: Final[i64] = FIRST["player"]
AGAIN: Final[i64] = FIRST["again"]
STOP: Final[i64] = FIRST["stop"]
DROP: Final[i64] = FIRST["discard"]

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
