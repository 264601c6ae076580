"""The questions Heroes asks (stages) and the answers it takes (actions).

A pool of n cards has n rows `play` after the first two and n rows `discard` near the
end; the constants below are the rows of a pool without cards: those after `play` come
n rows later, and those after `discard`, of the last two seats, twice as many.
"""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.table import Ids, Rows

from .content import GEAR_IDS, HERO_IDS, LETTERS, MOB, SEAT_IDS, SIZE, bit

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
EVENT_OPPONENT: Final[i64] = STAGES.add("event_opponent")
EVENT_CHARACTER: Final[i64] = STAGES.add("event_character")
STAGE_IDS: Final = tuple(STAGES)

TEAM_SPOTS: Final = tuple(LETTERS)
GEAR_SPOTS: Final = ("e1", "e2", "e3", "e4")
PLANT_SPOTS: Final = ("s1", "s2", "s3", "s4")
ACTS_EACH: Final = 2  # of an Equipment
GEAR_ACTS: Final = tuple(
    f"{spot}.{act + 1}" for spot in GEAR_SPOTS for act in range(ACTS_EACH)
)
SPOT_IDS: Final = (*TEAM_SPOTS, *GEAR_SPOTS, *PLANT_SPOTS, *GEAR_ACTS)

EARLY_SEATS: Final = 6  # those of the first edition: the others' rows come last
EARLY: Final = EARLY_SEATS * SIZE  # places of their Characters, of their Equipment
LATE_HEROES: Final = HERO_IDS[EARLY:MOB]
LATE_GEAR: Final = GEAR_IDS[EARLY:]
EARLY_ROWS: Final = {
    "target target": (*HERO_IDS[:EARLY], HERO_IDS[MOB], *GEAR_IDS[:EARLY]),
    "player seat": SEAT_IDS[:EARLY_SEATS],
}
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
    first = {
        block.split()[0]: rows.add(block, EARLY_ROWS.get(block, ())) for block in BLOCKS
    }
    first["late_target"] = rows.more("target", [*LATE_HEROES, *LATE_GEAR])
    first["late_player"] = rows.more("player", SEAT_IDS[EARLY_SEATS:])
    return rows, first


def early(cards: tuple[str, ...]) -> list[str]:
    """The table as the first edition had it: for six seats."""
    late = len(LATE_HEROES) + len(LATE_GEAR) + len(SEAT_IDS) - EARLY_SEATS
    return layout(cards)[0].texts[:-late]


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
AIM_MOB: Final[i64] = AIM + EARLY
AIM_GEAR: Final[i64] = AIM_MOB + 1
PLAYER: Final[i64] = FIRST["player"]
AGAIN: Final[i64] = FIRST["again"]
STOP: Final[i64] = FIRST["stop"]
DROP: Final[i64] = FIRST["discard"]
LATE_AIM: Final[i64] = FIRST["late_target"]
LATE_AIM_GEAR: Final[i64] = LATE_AIM + len(LATE_HEROES)
LATE_PLAYER: Final[i64] = FIRST["late_player"]


def target_rows(stage: i64, mask: i64, count: i64) -> list[int]:
    """A row of the table for every Character, Equipment or seat of a mask.

    The last two seats' come after all others.
    """
    first, late, early = target_block(stage)
    legal = rows_of(mask & (bit(early) - 1), first + count)
    if mask >> early == 0:
        return legal
    mob: i64 = mask >> MOB & 1
    if mob and first == AIM:
        legal.append(AIM_MOB + count)
        mask &= ~bit(MOB)
    return legal + rows_of(mask >> early, late + 2 * count)


def target_of(stage: i64, action: i64, count: i64) -> i64:
    """The place or seat that a row names, as `target_rows` lays them out."""
    first, late, early = target_block(stage)
    if action >= late + 2 * count:
        return action - late - 2 * count + early
    at = action - first - count
    return MOB if at == EARLY and first == AIM else at


def target_block(stage: i64) -> tuple[i64, i64, i64]:
    """First rows of what is asked for: all seats', the last two's, and whose."""
    if stage == TARGET or stage == EVENT_CHARACTER:
        return AIM, LATE_AIM, EARLY
    if stage == TARGET_GEAR:
        return AIM_GEAR, LATE_AIM_GEAR, EARLY
    return PLAYER, LATE_PLAYER, EARLY_SEATS


def rows_of(mask: i64, first: i64) -> list[int]:
    """A row of the table for every bit of a mask."""
    legal: list[int] = []
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            legal.append(first + at)
        at += 1
    return legal


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
