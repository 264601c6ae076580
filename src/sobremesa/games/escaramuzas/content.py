"""Escaramuzas' units, cards, terrain and options, read once into tables."""

from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.content import (
    distinct,
    fields,
    items,
    listing,
    one_of,
    ordered,
    read_content,
    read_elsewhere,
    read_options,
    rows,
    whole,
    written,
)
from sobremesa.kernel.native import i64

# 1.1 The table: 90 by 60 centimetres.
WIDTH: Final = 90
HEIGHT: Final = 60
# 1.2 Whole centimetres: so there is a list of all points.
COLUMNS: Final = 89  # of points a unit's centre may lie on
ROWS: Final = 59
POINTS: Final = COLUMNS * ROWS
POINT_IDS: Final = tuple(
    f"{x},{y}" for x in range(1, COLUMNS + 1) for y in range(1, ROWS + 1)
)

SEATS: Final = 6  # 17.1
SEAT_IDS: Final = ("0", "1", "2", "3", "4", "5")
# 2.1 Two sides
SIDE_IDS: Final = ("red", "blue")
RED: Final = 0
BLUE: Final = 1
NOBODY: Final = -1

TYPE_IDS: Final[tuple[str, ...]] = (
    "domucor",
    "thanary",
    "minguin",
    "eco",
    "baramon",
    "alpha",
)
# 2.5 Roster order: by type, as here, then by ordinal.
LETTERS: Final = "DTMEBA"
TYPES: Final = 6
DOMUCOR: Final = 0
MINGUIN: Final = 2
SLOTS: Final = 20  # units of a side at most (2.1)
UNITS: Final = 40
LABELS: Final = 120
LABEL_IDS: Final = tuple(
    f"{letter}{ordinal}" for letter in LETTERS for ordinal in range(1, SLOTS + 1)
)
NO_UNIT: Final = 255  # in tables of bytes

FORMATION_IDS: Final[tuple[str, ...]] = ("line", "wings", "block", "screen")
TERRAIN_IDS: Final[tuple[str, ...]] = (
    *("forest", "rocks", "city", "wall", "tower"),
    *("stream", "lake", "swamp", "building", "bridge"),
)
PIECE_IDS: Final[tuple[str, ...]] = (
    *("forest", "rocks", "city", "wall_h", "wall_v"),
    *("tower", "lake", "swamp", "building"),
)
CARD_IDS: Final[tuple[str, ...]] = (
    *("first_aid", "poisoned_knife", "last_charge", "frenzy"),
    *("espionage", "false_orders", "tactical_step", "cheetah_sprint"),
    *("pathfinder", "refill", "marching_orders", "double_espresso"),
    *("sharpshooter", "steady_aim", "double_shot", "steel_nerves"),
    *("camouflage", "hit_the_dirt", "counterattack", "tourniquet"),
    *("dented_thermos",),
)
# 13.2 Timings
TIMING_IDS: Final[tuple[str, ...]] = (
    "action",
    "start",
    "attack",
    "target",
    "hit",
)

UNIT: Final = fields(
    {
        "health": whole(1, 9),
        "resistance": whole(1, 6),
        "ranged": whole(0, 9),
        "close": whole(0, 9),
        "movement": whole(1, 40),
        "kills": whole(1, 20),
        "points": whole(0, 99),
    }
)
NUMBER: Final = r"-?[0-9]{1,3}"  # no number of a map is larger
PIECE: Final = rf"\*?({'|'.join(TERRAIN_IDS)}):{NUMBER}(,{NUMBER}){{2,3}}"
SHAPE: Final = rf"({'|'.join(TERRAIN_IDS)}):[1-9](,[1-9])?"
FORM: Final = fields(
    {
        "units": ordered(UNIT, *TYPE_IDS),
        "armies": rows(written(rf"([{LETTERS}][0-9]{{1,2}})+", "D4T4M1E3B2A1")),
        "formations": ordered(
            fields(
                {
                    "step": whole(1, 20),
                    "y": distinct(items(whole(1, ROWS), least=1)),
                    "order": written(rf"(?!.*(.).*\1)[{LETTERS}]{{6}}", "ABETDM"),
                }
            ),
            *FORMATION_IDS,
        ),
        "terrain": ordered(written("[dcxbn]+", "dc"), *TERRAIN_IDS),
        "draft": ordered(written(SHAPE, "rocks:2,1"), *PIECE_IDS),
        "random": fields({"kinds": items(one_of(*TERRAIN_IDS), least=10, most=10)}),
        "maps": rows(
            fields(
                {
                    "objectives": items(listing(whole(1, COLUMNS), whole(1, ROWS))),
                    "pieces": items(written(PIECE, "*forest:20,4,25,9")),
                }
            )
        ),
        "cards": ordered(
            fields({"copies": whole(0, 99), "timing": one_of(*TIMING_IDS)}), *CARD_IDS
        ),
        "options": read_elsewhere,
        "presets": read_elsewhere,
    }
)
PATH: Final = Path(__file__).with_name("content.toml")
CONTENT: Final[dict[str, Any]] = read_content(PATH, FORM)


def unit_column(name: str) -> bytes:
    """2.2 Six types: one statistic of each."""
    return bytes([unit[name] for unit in CONTENT["units"].values()])


HEALTH: Final = unit_column("health")
RESISTANCE: Final = unit_column("resistance")
RANGED_DICE: Final = unit_column("ranged")
CLOSE_DICE: Final = unit_column("close")
MOVEMENT: Final = unit_column("movement")
PROMOTION: Final = unit_column("kills")
PRICE: Final = unit_column("points")

ARMIES: Final[dict[str, str]] = CONTENT["armies"]
FORMATIONS: Final = 4
FORMATION_STEP: Final = bytes([f["step"] for f in CONTENT["formations"].values()])
FORMATION_Y: Final = [bytes(f["y"]) for f in CONTENT["formations"].values()]
FORMATION_ORDER: Final = [
    bytes([LETTERS.index(letter) for letter in f["order"]])
    for f in CONTENT["formations"].values()
]

STREAM: Final = TERRAIN_IDS.index("stream")
BRIDGE: Final = TERRAIN_IDS.index("bridge")
BUILDING: Final = TERRAIN_IDS.index("building")
DIFFICULT: Final = 1  # flags of a terrain kind (3.3)
COVER: Final = 2
DANGEROUS: Final = 4
BLOCKING: Final = 8
FLAGS: Final = {
    "d": DIFFICULT,
    "c": COVER,
    "x": DANGEROUS | DIFFICULT,
    "b": BLOCKING,
    "n": 0,
}


def read_flags(text: str) -> int:
    """3.3 Terrain kinds: their flags, as bits."""
    flags = 0
    for letter in text:
        flags |= FLAGS[letter]
    return flags


TERRAIN_FLAGS: Final = bytes([read_flags(f) for f in CONTENT["terrain"].values()])

PIECES: Final = 9
MAP_IDS: Final = (*CONTENT["maps"], "random", "draft", "own")


def read_shape(text: str) -> tuple[int, int, int]:
    """A drafted piece: kind, half width, half height; 0 high is a circle."""
    kind, _, size = text.partition(":")
    sizes = [int(number) for number in size.split(",")]
    return TERRAIN_IDS.index(kind), sizes[0], sizes[1] if len(sizes) > 1 else 0


SHAPES: Final = [read_shape(text) for text in CONTENT["draft"].values()]
PIECE_KIND: Final = bytes([shape[0] for shape in SHAPES])
PIECE_HALF_W: Final = bytes([shape[1] for shape in SHAPES])
PIECE_HALF_H: Final = bytes([shape[2] for shape in SHAPES])
RANDOM_KIND: Final = bytes([TERRAIN_IDS.index(k) for k in CONTENT["random"]["kinds"]])
LAKE: Final = TERRAIN_IDS.index("lake")
WALL: Final = TERRAIN_IDS.index("wall")

CARDS: Final = 21
DECK: Final = 30  # cards in all
NO_CARD: Final = -1
COPIES: Final = [int(card["copies"]) for card in CONTENT["cards"].values()]
ACTION: Final = 0
START: Final = 1
STRIKE: Final = 2
REACTION: Final = 3
ON_HIT: Final = 4
TIMING: Final = bytes(
    [TIMING_IDS.index(card["timing"]) for card in CONTENT["cards"].values()]
)
FIRST_AID: Final = 0  # cards, in the order of the file
POISONED_KNIFE: Final = 1
LAST_CHARGE: Final = 2
FRENZY: Final = 3
ESPIONAGE: Final = 4
FALSE_ORDERS: Final = 5
TACTICAL_STEP: Final = 6
CHEETAH_SPRINT: Final = 7
PATHFINDER: Final = 8
REFILL: Final = 9
MARCHING_ORDERS: Final = 10
DOUBLE_ESPRESSO: Final = 11
SHARPSHOOTER: Final = 12
STEADY_AIM: Final = 13
DOUBLE_SHOT: Final = 14
STEEL_NERVES: Final = 15
CAMOUFLAGE: Final = 16
HIT_THE_DIRT: Final = 17
COUNTERATTACK: Final = 18
TOURNIQUET: Final = 19
DENTED_THERMOS: Final = 20

ROW_IDS: Final = tuple(f"V{n}" for n in range(1, 12))  # 15.1
LEDGER_IDS: Final = ("nobody", "ranged", "close")  # 9.6
UNCREDITED: Final = 0
RANGED: Final = 1
CLOSE: Final = 2
END_IDS: Final = ("west", "east")


OPTIONS: Final = read_options(PATH, CONTENT)


def point_of(x: i64, y: i64) -> i64:
    """The number of a lattice point: by x, then y."""
    return (x - 1) * ROWS + y - 1
