"""Connected Worlds' cards, boards and options, read once into tables and a `Box`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.content import (
    distinct,
    fields,
    id_of,
    listing,
    one_of,
    ordered,
    read_content,
    read_elsewhere,
    read_options,
    rows,
    whole,
)
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.options import Value

SEATS: Final = 4  # at most
SEAT_IDS: Final = ("s1", "s2", "s3", "s4")

# 2.2 Action cards: six types.
ACTION_IDS: Final[tuple[str, ...]] = (
    *("scientists", "engineers", "portal"),
    *("harvester", "excavator", "plasma_furnace"),
)
UNIT_IDS: Final[tuple[str, ...]] = (
    *("standard_base", "advanced_base", "outpost", "metroplex"),
    *("assault_team", "armoured_core", "titan_force", "capital_army"),
)
# 2.1 Two kinds of cards: action cards, then unit cards.
CARD_IDS: Final = (*ACTION_IDS, *UNIT_IDS)
CARDS: Final = 14
ACTIONS: Final = 6  # cards below it are action cards
KINDS: Final = 8  # of pieces: card minus ACTIONS
BASES: Final = 4  # kinds below it are bases
NO_CARD: Final = -1
ASSAULT_TEAM: Final = UNIT_IDS.index("assault_team")

SPECIAL_IDS: Final = ("research", "build", "connect", "gather")
RESEARCH: Final = 0
BUILD: Final = 1
CONNECT: Final = 2
GATHER: Final = 3

# Boards: sets of hexes of one board are bit masks, a row every eight bits, so that
# the six neighbours of all of them are six shifts away (1.2).

BOARD_IDS: Final[tuple[str, ...]] = ("S", "A", "B", "C", "D", "E")
WORLD_IDS: Final[tuple[str, ...]] = (
    "space",
    "world_a",
    "world_b",
    "world_c",
    "world_d",
    "world_e",
)
# Rows of a board: letter, first number, length.
BOARD_ROWS: Final[tuple[tuple[str, int, int], ...]] = (
    *(("a", 1, 4), ("b", 1, 5), ("c", 1, 6), ("d", 1, 7)),
    *(("e", 2, 6), ("f", 3, 5), ("g", 4, 4)),
)
BOARDS: Final = 6
SPACE: Final = 0  # the board S
PLANETS: Final = 5  # at most
HEXES: Final = 37  # of a board
HOME_HEXES: Final = 7  # of space
SPOTS: Final = BOARDS * HEXES
NOWHERE: Final = -1
ROW_BITS: Final = 8


def read_board() -> list[tuple[str, int]]:
    """1.1 The shape of a board: seven rows; each hex with its name and its bit."""
    return [
        (f"{row}{number}", ROW_BITS * at + number - 1)
        for at, (row, first, length) in enumerate(BOARD_ROWS)
        for number in range(first, first + length)
    ]


SHAPE: Final = read_board()
NAMES: Final = tuple([name for name, _ in SHAPE])
# 1.6 Naming a hex: board, row and number, in hex order.
HEX_IDS: Final = tuple([f"{board}:{name}" for board in BOARD_IDS for name in NAMES])

FORM: Final = fields(
    {
        "actions": ordered(
            fields(
                {
                    "cost": whole(0, 99),
                    "move": whole(0, 9),
                    "special": one_of(*SPECIAL_IDS),
                },
                {"amount": whole(0, 99)},
            ),
            *ACTION_IDS,
        ),
        "units": ordered(
            fields({"cost": whole(0, 99), "strength": whole(0, 99)}), *UNIT_IDS
        ),
        "deck": rows(whole(0, 99), ids=id_of("actions", "units")),
        "board": fields(
            {"homeworlds": distinct(listing(*[one_of(*NAMES)] * HOME_HEXES))}
        ),
        "spread": fields(
            {
                str(n): distinct(listing(*[whole(1, HOME_HEXES)] * n))
                for n in (2, 3, 4, 5)
            }
        ),
        "options": read_elsewhere,
    }
)
PATH: Final = Path(__file__).with_name("content.toml")
CONTENT: Final[dict[str, Any]] = read_content(PATH, FORM)


def column(table: str, name: str) -> list[int]:
    """One number of every card of a table."""
    return [int(card.get(name, 0)) for card in CONTENT[table].values()]


COST: Final = vec[i64](column("actions", "cost") + column("units", "cost"))
MOVE: Final = vec[i64](column("actions", "move"))
AMOUNT: Final = vec[i64](column("actions", "amount"))
SPECIAL: Final = vec[i64](
    [SPECIAL_IDS.index(card["special"]) for card in CONTENT["actions"].values()]
)
STRENGTH: Final = vec[i64](column("units", "strength"))
CHEAPEST_ACTION: Final[i64] = min(column("actions", "cost"))
CHEAPEST_UNIT: Final[i64] = min(column("units", "cost"))
START_DECK: Final = [int(CONTENT["deck"].get(card, 0)) for card in CARD_IDS]

PLACE: Final = vec[i64]([bit for _, bit in SHAPE])  # of a hex in its board's masks
BIT: Final = vec[i64]([2**bit for _, bit in SHAPE])
FULL: Final[i64] = sum([2**bit for _, bit in SHAPE])


def spread(mask: i64) -> i64:
    """1.2 Neighbours and distance: the hexes of a mask and all next to them."""
    near = mask | mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 9 | mask >> 9
    return near & FULL


def count(mask: i64) -> i64:
    """How many hexes a mask holds."""
    x = mask - (mask >> 1 & 0x5555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


# 1.3 Edge hexes and corners.
EDGE: Final[i64] = sum([2**bit for _, bit in SHAPE if count(spread(2**bit)) < 7])
# 1.5 Homeworld hexes: by name.
HOMEWORLDS: Final = tuple(CONTENT["board"]["homeworlds"])
HOMES: Final = [NAMES.index(name) for name in HOMEWORLDS]


def distance(one: int, other: int) -> int:
    """1.2 Neighbours and distance: between two hexes of one board."""
    rows = int(PLACE[one] // ROW_BITS - PLACE[other] // ROW_BITS)
    numbers = int(PLACE[one] % ROW_BITS - PLACE[other] % ROW_BITS)
    return max(abs(rows), abs(numbers), abs(rows - numbers))


DISTANCE: Final = vec[i64]([distance(a, b) for a in range(37) for b in range(37)])


OPTIONS: Final = read_options(PATH, CONTENT)


def planets_of(chosen: Mapping[str, Value], seats: int) -> int:
    """3.1 Planets in play: one for each seat, and the neutral worlds."""
    neutral = str(OPTIONS.value(chosen, "neutral_worlds"))
    if neutral == "auto":
        return max(3, seats)
    return seats + int(neutral)


def agree(chosen: Mapping[str, Value], seats: int) -> None:
    """At most five planets; the first seat is one at the table (section 7)."""
    planets = planets_of(chosen, seats)
    if planets > PLANETS:
        raise OptionError(
            f"option neutral_worlds cannot be {chosen['neutral_worlds']!r} with "
            f"{seats} seats: {planets} planets are more than {PLANETS} (section 7)"
        )
    first = int(OPTIONS.value(chosen, "first_seat"))
    if first > seats:
        raise OptionError(
            f"option first_seat cannot be {first}, there are {seats} seats (CW-3.3)"
        )


class Box:
    """The options of one match. Shared by all its states, never written."""

    def __init__(self, chosen: dict[str, Value], seats: int) -> None:
        self.chosen = chosen
        self.seats: i64 = seats
        self.planets: i64 = planets_of(chosen, seats)
        self.first: i64 = self.number("first_seat") - 1
        self.random_homes = self.word("homeworld_layout") == "random"
        self.start_base: i64 = UNIT_IDS.index(self.word("start_base"))
        self.garrison: i64 = self.number("start_garrison")
        self.start_resources: i64 = self.number("start_resources")
        self.hand_size: i64 = self.number("hand_size")
        self.draw_at_end = self.truth("draw_at_end")
        self.deck_top = self.word("bought_card_to") == "deck_top"
        self.moves_per_piece: i64 = self.number("moves_per_piece")
        self.anywhere = self.word("gateway") == "anywhere"
        self.hostile_portals = self.truth("hostile_portals")
        self.links_survive_move = self.truth("links_survive_move")
        self.space_territory = self.truth("space_territory")
        self.truce_rounds: i64 = self.number("truce_rounds")
        self.worlds_to_win: i64 = self.number("worlds_to_win")
        self.victory_expansion = self.truth("victory_expansion")
        self.victory_capture = self.truth("victory_capture")
        self.victory_war = self.truth("victory_war")
        self.max_rounds: i64 = self.number("max_rounds")

    def number(self, name: str) -> int:
        return int(OPTIONS.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(OPTIONS.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(OPTIONS.value(self.chosen, name))


BOXES: Final[dict[str, Box]] = {}
BOXES_KEPT: Final = 64


def box_of(chosen: Mapping[str, Value], seats: int) -> Box:
    """The box of these options, made once."""
    name = f"{seats} {sorted(chosen.items())}"
    box = BOXES.get(name)
    if box is None:
        if len(BOXES) >= BOXES_KEPT:
            BOXES.clear()
        box = BOXES[name] = Box(dict(chosen), seats)
    return box
