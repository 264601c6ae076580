"""What lies in the box of Escaramuzas: structural ids, and tables of one content.

`schema` reads and checks content.toml; here it becomes columns for the rules.
"""

from typing import Any, Final

from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.options import Options
from sobremesa.kernel.table import Ids

Row = dict[str, Any]

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

SEATS: Final = 8  # 17.1
SEAT_IDS: Final = tuple(str(seat) for seat in range(SEATS))
# 2.1 Two sides
SIDE_IDS: Final = ("red", "blue")
RED: Final = 0
BLUE: Final = 1
NOBODY: Final = -1

SLOTS: Final = 20  # units of a side at most (2.1)
UNITS: Final = 2 * SLOTS
NO_UNIT: Final = 255  # in tables of bytes

TERRAIN_IDS: Final[tuple[str, ...]] = (
    *("forest", "rocks", "city", "wall", "tower"),
    *("stream", "lake", "swamp", "building", "bridge"),
)
# 13.9 Effect words: what cards do, named by the printed card that does it.
EFFECTS: Final = Ids()
FIRST_AID: Final[i64] = EFFECTS.add("first_aid")
POISONED_KNIFE: Final[i64] = EFFECTS.add("poisoned_knife")
LAST_CHARGE: Final[i64] = EFFECTS.add("last_charge")
FRENZY: Final[i64] = EFFECTS.add("frenzy")
ESPIONAGE: Final[i64] = EFFECTS.add("espionage")
FALSE_ORDERS: Final[i64] = EFFECTS.add("false_orders")
TACTICAL_STEP: Final[i64] = EFFECTS.add("tactical_step")
CHEETAH_SPRINT: Final[i64] = EFFECTS.add("cheetah_sprint")
PATHFINDER: Final[i64] = EFFECTS.add("pathfinder")
REFILL: Final[i64] = EFFECTS.add("refill")
MARCHING_ORDERS: Final[i64] = EFFECTS.add("marching_orders")
DOUBLE_ESPRESSO: Final[i64] = EFFECTS.add("double_espresso")
SHARPSHOOTER: Final[i64] = EFFECTS.add("sharpshooter")
STEADY_AIM: Final[i64] = EFFECTS.add("steady_aim")
DOUBLE_SHOT: Final[i64] = EFFECTS.add("double_shot")
STEEL_NERVES: Final[i64] = EFFECTS.add("steel_nerves")
CAMOUFLAGE: Final[i64] = EFFECTS.add("camouflage")
HIT_THE_DIRT: Final[i64] = EFFECTS.add("hit_the_dirt")
COUNTERATTACK: Final[i64] = EFFECTS.add("counterattack")
TOURNIQUET: Final[i64] = EFFECTS.add("tourniquet")
DENTED_THERMOS: Final[i64] = EFFECTS.add("dented_thermos")
EFFECT_IDS: Final = tuple(EFFECTS)
NO_CARD: Final = -1
# 13.2 Timings
TIMINGS: Final = Ids()
ACTION: Final[i64] = TIMINGS.add("action")
START: Final[i64] = TIMINGS.add("start")
ON_ATTACK: Final[i64] = TIMINGS.add("attack")
ON_TARGET: Final[i64] = TIMINGS.add("target")
ON_HIT: Final[i64] = TIMINGS.add("hit")
TIMING_IDS: Final = tuple(TIMINGS)

STREAM: Final = TERRAIN_IDS.index("stream")
BRIDGE: Final = TERRAIN_IDS.index("bridge")
LAKE: Final = TERRAIN_IDS.index("lake")
WALL: Final = TERRAIN_IDS.index("wall")
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
WAY_IDS: Final = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
WORTH: Final = [  # points → VP, from one pair to the next
    *((0, 0.4), (2, 1.0), (4, 1.7), (6, 2.3), (7, 2.8), (8, 3.2), (99, 39.6))
]
MADE_MAPS: Final = ("random", "draft")  # tables that are made, beside those that are


def read_flags(text: str) -> int:
    """3.3 Terrain kinds: their flags, as bits."""
    flags = 0
    for letter in text:
        flags |= FLAGS[letter]
    return flags


def read_shape(text: str) -> tuple[int, int, int]:
    """A drafted piece: kind, half width, half height; 0 high is a circle."""
    kind, _, size = text.partition(":")
    sizes = [int(number) for number in size.split(",")]
    return TERRAIN_IDS.index(kind), sizes[0], sizes[1] if len(sizes) > 1 else 0


def column(rows: list[Row], name: str) -> bytes:
    """One number of every row; 0 where a row has none."""
    return bytes([int(row.get(name, 0)) for row in rows])


def worth_of(price: int) -> float:
    """Section 10: what a unit of so many points is worth to a bot, in VP."""
    low, worth = WORTH[0]
    for high, more in WORTH[1:]:
        if price == high:
            return more
        if price < high:
            return worth + (more - worth) * float(price - low) / float(high - low)
        low, worth = high, more
    return worth


class Designs:
    """13.1 The ability deck: the cards there are, what each does, and its numbers."""

    def __init__(self, cards: dict[str, Row]) -> None:
        rows = list(cards.values())
        self.ids = tuple(cards)
        self.count: i64 = len(rows)
        self.copies = [int(row["copies"]) for row in rows]
        self.none = [0 for _ in rows]  # a deck without cards
        self.timing = bytes([TIMING_IDS.index(row["timing"]) for row in rows])
        self.effect = bytes([EFFECT_IDS.index(row["as"]) for row in rows])
        self.in_mode = self.at(ACTION, START)
        self.in_attack = self.at(ON_ATTACK, ON_ATTACK)
        self.in_reaction = self.at(ON_TARGET, ON_TARGET)
        self.in_defence = self.at(ON_HIT, ON_HIT)
        self.heal = column(rows, "heal")
        self.mend = column(rows, "mend")
        self.damage = column(rows, "damage")
        self.delay = column(rows, "delay")
        self.cost = column(rows, "cost")
        self.needed = column(rows, "needed")
        self.last = column(rows, "last")
        self.reach = column(rows, "reach")
        self.shift = column(rows, "shift")
        self.move = column(rows, "move")
        self.points = column(rows, "action_points")
        self.shown = column(rows, "cards")
        self.dice = column(rows, "dice")
        self.range = column(rows, "range")
        self.aim = column(rows, "aim")
        self.resist = column(rows, "resist")
        self.penalty = column(rows, "penalty")
        self.usual_range = self.usual(SHARPSHOOTER, self.range)
        self.usual_penalty = self.usual(COUNTERATTACK, self.penalty)

    def at(self, one: i64, two: i64) -> vec[i64]:
        """13.2 Timings: the cards of one, or of two."""
        found = vec[i64]()
        for card in range(self.count):
            if self.timing[card] == one or self.timing[card] == two:
                found = append(found, card)
        return found

    def usual(self, effect: i64, numbers: bytes) -> int:
        """The number of the first card that does something."""
        for card, number in enumerate(numbers):
            if self.effect[card] == effect:
                return number
        return 0


class Content:
    """The tables of what is printed, or of what a designer made of it."""

    def __init__(self, raw: Row, options: Options, own: str, mark: str) -> None:
        self.raw = raw
        self.options = options
        self.own = own  # the overlay's text, "" for what is printed
        self.mark = mark  # and its fingerprint
        self.set_units(raw["units"])
        self.designs = Designs(raw["cards"])
        self.armies: dict[str, str] = raw["armies"]
        self.maps: dict[str, Row] = raw["maps"]
        self.map_ids = (*self.maps, *MADE_MAPS, "own")
        self.terrain = bytes([read_flags(text) for text in raw["terrain"].values()])
        self.set_formations(raw["formations"])
        self.set_pieces(raw["draft"], raw["random"])
        self.set_numbers(raw["numbers"], raw["rows"])

    def set_units(self, units: dict[str, Row]) -> None:
        """2.2 Six types, or others: every statistic a column.
        2.5 Roster order: by type, as here, then by ordinal.
        """
        rows = list(units.values())
        self.type_ids = tuple(units)
        self.types: i64 = len(rows)
        self.letters = "".join([str(row["letter"]) for row in rows])
        self.label_ids = tuple(
            [f"{one}{at}" for one in self.letters for at in range(1, SLOTS + 1)]
        )
        self.labels: i64 = len(self.label_ids)
        self.health = column(rows, "health")
        self.resistance = column(rows, "resistance")
        self.ranged = column(rows, "ranged")
        self.close = column(rows, "close")
        self.movement = column(rows, "movement")
        self.promotion = column(rows, "kills")
        self.price = column(rows, "points")
        self.heal = column(rows, "heal")
        self.mend = column(rows, "mend")
        self.worth = [worth_of(price) for price in self.price]

    def set_formations(self, formations: dict[str, Row]) -> None:
        """4.5 Formations: kinds that one does not name come last."""
        rows = list(formations.values())
        self.formation_ids = tuple(formations)
        self.formation_step = bytes([int(row["step"]) for row in rows])
        self.formation_y = [bytes(row["y"]) for row in rows]
        self.formation_order = [self.order(str(row["order"])) for row in rows]

    def order(self, named: str) -> bytes:
        letters = [letter for letter in named if letter in self.letters]
        letters += [letter for letter in self.letters if letter not in named]
        return bytes([self.letters.index(letter) for letter in letters])

    def set_pieces(self, draft: dict[str, str], random: Row) -> None:
        """3.6 Random table, 3.7 Drafted table: what they are made of."""
        shapes = [read_shape(text) for text in draft.values()]
        self.piece_ids = tuple(draft)
        self.piece_kind = bytes([shape[0] for shape in shapes])
        self.piece_half_w = bytes([shape[1] for shape in shapes])
        self.piece_half_h = bytes([shape[2] for shape in shapes])
        self.random_kind = bytes([TERRAIN_IDS.index(kind) for kind in random["kinds"]])
        self.random_wall = bytes(random["wall"])  # length and width
        self.random_lake: i64 = int(random["lake"])  # radius
        self.random_sides = bytes(random["sides"])  # least and largest
        self.random_points = [(int(x), int(y)) for x, y in random["objectives"]]

    def set_numbers(self, numbers: Row, rows: Row) -> None:
        """What the rules count with and no option says."""
        apart, gap = int(numbers["objectives_apart"]), int(numbers["draft_apart"])
        self.apart: i64 = apart * apart  # squared: objectives are farther (3.2)
        self.draft_apart: i64 = gap * gap  # squared: boxes are no nearer (3.7)
        self.draft_edge: i64 = int(numbers["draft_edge"])
        self.draft_objectives: i64 = int(numbers["draft_objectives"])
        self.hit_damage: i64 = int(numbers["hit_damage"])
        self.light_wound: i64 = int(numbers["light_wound"])
        self.grave_wound: i64 = int(numbers["grave_wound"])
        self.panic_ranged: i64 = int(numbers["panic_ranged"])
        self.panic_close: i64 = int(numbers["panic_close"])
        self.promotion_cards: i64 = int(numbers["promotion_cards"])
        self.need = vec[i64]()  # by row: units or kills it takes (15.1)
        for row in ROW_IDS:
            self.need = append(self.need, int(rows.get(row, 1)))


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
