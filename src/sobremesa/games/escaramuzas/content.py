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
from sobremesa.kernel.table import Ids

# 1.1 The table: 90 by 60 centimetres.
WIDTH: Final = 90
HEIGHT: Final = 60
# 1.2 Whole centimetres: so there is a list of all points.
ACROSS: Final = WIDTH - 1  # points a unit's centre may lie on
DOWN: Final = HEIGHT - 1
POINTS: Final = ACROSS * DOWN
POINT_IDS: Final = tuple(
    f"{x},{y}" for x in range(1, ACROSS + 1) for y in range(1, DOWN + 1)
)

SEATS: Final = 6  # 17.1
SEAT_IDS: Final = tuple(str(seat) for seat in range(SEATS))
# 2.1 Two sides
SIDE_IDS: Final = ("red", "blue")
RED: Final = 0
BLUE: Final = 1
NOBODY: Final = -1

TYPE: Final = Ids()
DOMUCOR: Final[i64] = TYPE.add("domucor")
THANARY: Final[i64] = TYPE.add("thanary")
MINGUIN: Final[i64] = TYPE.add("minguin")
ECO: Final[i64] = TYPE.add("eco")
BARAMON: Final[i64] = TYPE.add("baramon")
ALPHA: Final[i64] = TYPE.add("alpha")
TYPE_IDS: Final = tuple(TYPE)
TYPES: Final[i64] = len(TYPE_IDS)
# 2.5 Roster order: by type, as here, then by ordinal.
LETTERS: Final = "DTMEBA"
SLOTS: Final = 20  # units of a side at most (2.1)
UNITS: Final = 2 * SLOTS
LABEL_IDS: Final = tuple(
    f"{letter}{ordinal}" for letter in LETTERS for ordinal in range(1, SLOTS + 1)
)
LABELS: Final[i64] = len(LABEL_IDS)
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
CARD: Final = Ids()
FIRST_AID: Final[i64] = CARD.add("first_aid")
POISONED_KNIFE: Final[i64] = CARD.add("poisoned_knife")
LAST_CHARGE: Final[i64] = CARD.add("last_charge")
FRENZY: Final[i64] = CARD.add("frenzy")
ESPIONAGE: Final[i64] = CARD.add("espionage")
FALSE_ORDERS: Final[i64] = CARD.add("false_orders")
TACTICAL_STEP: Final[i64] = CARD.add("tactical_step")
CHEETAH_SPRINT: Final[i64] = CARD.add("cheetah_sprint")
PATHFINDER: Final[i64] = CARD.add("pathfinder")
REFILL: Final[i64] = CARD.add("refill")
MARCHING_ORDERS: Final[i64] = CARD.add("marching_orders")
DOUBLE_ESPRESSO: Final[i64] = CARD.add("double_espresso")
SHARPSHOOTER: Final[i64] = CARD.add("sharpshooter")
STEADY_AIM: Final[i64] = CARD.add("steady_aim")
DOUBLE_SHOT: Final[i64] = CARD.add("double_shot")
STEEL_NERVES: Final[i64] = CARD.add("steel_nerves")
CAMOUFLAGE: Final[i64] = CARD.add("camouflage")
HIT_THE_DIRT: Final[i64] = CARD.add("hit_the_dirt")
COUNTERATTACK: Final[i64] = CARD.add("counterattack")
TOURNIQUET: Final[i64] = CARD.add("tourniquet")
DENTED_THERMOS: Final[i64] = CARD.add("dented_thermos")
CARD_IDS: Final = tuple(CARD)
CARDS: Final[i64] = len(CARD_IDS)
# 13.2 Timings
TIMING_IDS: Final[tuple[str, ...]] = ("action", "start", "attack", "target", "hit")

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
                    "y": distinct(items(whole(1, DOWN), least=1)),
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
                    "objectives": items(listing(whole(1, ACROSS), whole(1, DOWN))),
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
FORMATIONS: Final = len(FORMATION_IDS)
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

PIECES: Final = len(PIECE_IDS)
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

DECK: Final = 30  # cards in all
NO_CARD: Final = -1
COPIES: Final = [int(card["copies"]) for card in CONTENT["cards"].values()]
TIMING: Final = bytes(
    [TIMING_IDS.index(card["timing"]) for card in CONTENT["cards"].values()]
)
ACTION_CARDS: Final[i64] = TIMING.index(TIMING_IDS.index("action"))  # the first ones
START_CARDS: Final[i64] = TIMING.index(TIMING_IDS.index("start"))
ATTACK_CARDS: Final[i64] = TIMING.index(TIMING_IDS.index("attack"))
TARGET_CARDS: Final[i64] = TIMING.index(TIMING_IDS.index("target"))
HIT_CARDS: Final[i64] = TIMING.index(TIMING_IDS.index("hit"))
# 15.4 Adjustable values: the options of V1 to V11.
VALUES: Final = Ids()
CONTROL: Final[i64] = VALUES.add("vp_control")
ZONE_1: Final[i64] = VALUES.add("vp_zone1")
RANGED_1: Final[i64] = VALUES.add("vp_ranged1")
CLOSE_1: Final[i64] = VALUES.add("vp_cc1")
RANGED_3: Final[i64] = VALUES.add("vp_ranged3")
CLOSE_3: Final[i64] = VALUES.add("vp_cc3")
ZONE_3: Final[i64] = VALUES.add("vp_zone3")
KEPT: Final[i64] = VALUES.add("vp_hold")
CLOSE_6: Final[i64] = VALUES.add("vp_cc6")
RANGED_6: Final[i64] = VALUES.add("vp_ranged6")
CONTROL_ALL: Final[i64] = VALUES.add("vp_all")
VALUE_IDS: Final = tuple(VALUES)
VALUED: Final[i64] = len(VALUE_IDS)
ROW_IDS: Final = tuple(f"V{row + 1}" for row in range(VALUED))  # 15.1
LEDGERS: Final = Ids()  # who gets the credit for a removed unit (9.6)
UNCREDITED: Final[i64] = LEDGERS.add("nobody")
RANGED: Final[i64] = LEDGERS.add("ranged")
CLOSE: Final[i64] = LEDGERS.add("close")
LEDGER_IDS: Final = tuple(LEDGERS)
END_IDS: Final = ("west", "east")


OPTIONS: Final = read_options(PATH, CONTENT)


def point_of(x: i64, y: i64) -> i64:
    """The number of a lattice point: by x, then y."""
    return (x - 1) * DOWN + y - 1


def x_of(point: i64) -> i64:
    return point // DOWN + 1


def y_of(point: i64) -> i64:
    return point % DOWN + 1


# Units are numbers too: red's slots, then blue's.


def side_of(unit: i64) -> i64:
    return unit // SLOTS


def first_of(side: i64) -> i64:
    """A side's first unit; the others follow in roster order."""
    return side * SLOTS


def units_of(side: int) -> range:
    return range(side * SLOTS, side * SLOTS + SLOTS)


def units_in(mask: i64, side: i64) -> list[int]:
    """A side's units whose bits are set."""
    first = side * SLOTS
    return [int(first + at) for at in range(SLOTS) if mask >> at & 1]


def bit_of(unit: i64) -> i64:
    """A unit among those of its side, where they are bits."""
    return 1 << unit % SLOTS


def hand_of(seat: i64) -> i64:
    """Where a seat's cards begin in a column of counts."""
    return seat * CARDS
