"""Carcosa's roles, cards, rooms and options, read once into tables and `Settings`.

A Box is a thing of this game: so its options are called settings here.
"""

from collections.abc import Mapping
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
    whole,
)
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.native import i64
from sobremesa.kernel.options import Value

SEATS: Final = 4  # at most
SEAT_IDS: Final = ("A", "B", "C", "D")
SOULS: Final = 4  # at most
SOUL_IDS: Final = ("P1", "P2", "P3", "P4")
NOBODY: Final = -1

# 2.1 Floors and nodes: three floors of four rooms and a corridor.
FLOORS: Final = 3
FLOOR_IDS: Final = ("F1", "F2", "F3")
SIDE: Final = 5  # nodes of a floor
PAS: Final = 4  # its corridor, after rooms 0 to 3
NODES: Final = 15
# 1.9 Canonical order: of nodes and rooms.
NODE_IDS: Final = tuple(
    f"{floor}_{place}"
    for floor in FLOOR_IDS
    for place in ("R1", "R2", "R3", "R4", "PAS")
)
ROOMS: Final = 12
ROOM_IDS: Final = tuple(node for node in NODE_IDS if not node.endswith("PAS"))
ROOM_NODE: Final = bytes([NODE_IDS.index(room) for room in ROOM_IDS])
NODE_ROOM: Final = bytes(  # a corridor has none
    [ROOM_IDS.index(node) if node in ROOM_IDS else ROOMS for node in NODE_IDS]
)
# 2.2 Edges: R1 with R2, R3 with R4.
PARTNER: Final = bytes([1, 0, 3, 2])
# 5.12 Boxes: one for each room.
BOX_IDS: Final = tuple(f"B{n + 1}" for n in range(ROOMS))

ROLE_IDS: Final[tuple[str, ...]] = (
    "healer",
    "tank",
    "high_roller",
    "scout",
    "brawler",
    "psychic",
)
ROLES: Final = 6
HEALER: Final = 0
TANK: Final = 1
HIGH_ROLLER: Final = 2
SCOUT: Final = 3
BRAWLER: Final = 4
PSYCHIC: Final = 5

# What can be carried, then the other cards (section 6.2 and 6.3).
CARD_IDS: Final[tuple[str, ...]] = (
    *("key", "compass", "vial", "blunt"),
    *("keyring", "stairs", "scroll", "pendant", "ring"),
    *("repairer", "mask", "dragon", "sign", "book"),
    *("state_poisoned", "state_cursed", "state_paranoia", "state_serenity"),
    *("tue_tue", "spider", "goblin", "sack_man", "frozen_queen"),
    *("omen_spider", "omen_goblin", "omen_queen", "omen_tue_tue"),
    *("yellow_fury", "corpse", "yellow_mirror", "served_meal", "yellow_divan"),
    *("face_changer", "yellow_blow", "elevator", "trapdoor", "motemey_call"),
)
CARDS: Final = 37
ITEMS: Final = 13
ITEM_IDS: Final = CARD_IDS[:ITEMS]
KEY: Final = 0
OBJECT: Final = 1  # the first of what takes an object slot
COMPASS: Final = 1
VIAL: Final = 2
BLUNT: Final = 3
TREASURE: Final = 4  # the first treasure
KEYRING: Final = 4
STAIRS: Final = 5
SCROLL: Final = 6
PENDANT: Final = 7
RING: Final = 8
TALE: Final = 9  # the first of four
TALES: Final = 4
BOOK: Final = CARD_IDS.index("book")
STATE: Final = CARD_IDS.index("state_poisoned")  # the first of four
TUE_TUE: Final = CARD_IDS.index("tue_tue")
MONSTER_CARD: Final = CARD_IDS.index("spider")  # the first of four
OMEN_SPIDER: Final = CARD_IDS.index("omen_spider")
OMEN_GOBLIN: Final = CARD_IDS.index("omen_goblin")
OMEN_QUEEN: Final = CARD_IDS.index("omen_queen")
OMEN_TUE_TUE: Final = CARD_IDS.index("omen_tue_tue")
EVENT: Final = CARD_IDS.index("yellow_fury")  # the first event
FURY: Final = EVENT
CORPSE: Final = CARD_IDS.index("corpse")
MIRROR: Final = CARD_IDS.index("yellow_mirror")
MEAL: Final = CARD_IDS.index("served_meal")
DIVAN: Final = CARD_IDS.index("yellow_divan")
FACE_CHANGER: Final = CARD_IDS.index("face_changer")
BLOW: Final = CARD_IDS.index("yellow_blow")
ELEVATOR: Final = CARD_IDS.index("elevator")
TRAPDOOR: Final = CARD_IDS.index("trapdoor")
MOTEMEY_CALL: Final = CARD_IDS.index("motemey_call")

# Pools of cards.
EVENTS: Final = 0
OBJECTS: Final = 1
VARIABLES: Final = 2
POOLS: Final = 3
POOL_IDS: Final = ("events", "objects", "variables")
# 3.7 Filling the Boxes: how many cards of each pool a Box gets.
SHARE: Final = bytes([4, 2, 3])
SORT_IDS: Final[tuple[str, ...]] = (
    *("key", "object", "treasure", "tale", "book"),
    *("state", "tue_tue", "monster", "omen", "event"),
)
DEPTH: Final = 24  # of a Box: nine cards and all the keys that may join them
UNSEEN: Final = -1  # a card of a Box that nobody has seen
STIRRED: Final = 64  # plus a card: it is in the Box, but nobody knows where

MONSTER_IDS: Final = ("spider", "goblin", "sack_man", "queen", "spiderling", "servant")
MONSTERS: Final = 6
SPIDER: Final = 0
GOBLIN: Final = 1
SACK_MAN: Final = 2
QUEEN: Final = 3
SPIDERLING: Final = 4
SERVANT: Final = 5

SPECIAL_IDS: Final[tuple[str, ...]] = (
    *("tavern", "motemey", "armory", "yellow_doors"),
    *("lethal_chamber", "beauty_salon", "mad_monastery"),
)
SPECIALS: Final = 7
TAVERN: Final = 0
MOTEMEY: Final = 1
ARMORY: Final = 2
DOORS: Final = 3
CHAMBER: Final = 4
SALON: Final = 5
MONASTERY: Final = 6
HIDDEN: Final = -1  # face down

STATUS_IDS: Final = (
    "poisoned",
    "cursed",
    "paranoia",
    "serenity",
    "vanity",
    "illuminated",
    "protected",
    "trapped",
)
POISONED: Final = 0
CURSED: Final = 1
PARANOIA: Final = 2
SERENITY: Final = 3
VANITY: Final = 4
ILLUMINATED: Final = 5
PROTECTED: Final = 6
TRAPPED: Final = 7
KING_IDS: Final = tuple(f"king_{n + 1}" for n in range(6))

# 9.1 Sanity: it never goes below this.
LOWEST: Final = -5
WORN: Final = 2  # rounds a status lasts, 9.11
HELD: Final = 3  # rounds Trapped lasts, 8.19
PATTERN: Final = 6  # longest pattern of rooms, 9.22
STORE: Final = 2  # things in the Armory, 12.4
CHARGES: Final = 3  # of the Folding Stairs, 13.6

FORM: Final = fields(
    {
        "roles": ordered(
            fields(
                {
                    "sanity": whole(1, 20),
                    "key_slots": whole(0, 9),
                    "object_slots": whole(0, 9),
                },
                {"starts_with": one_of(*ITEM_IDS[OBJECT:])},
            ),
            *ROLE_IDS,
        ),
        "key_slots": fields({"more": listing(*[whole(0, 9)] * SOULS)}),  # 3.12
        "spread": fields(  # 3.11
            {
                "floors": listing(
                    *[listing(*[whole(1, FLOORS)] * n) for n in range(1, SOULS + 1)]
                )
            }
        ),
        "cards": ordered(
            fields(
                {"sort": one_of(*SORT_IDS), "boxes": whole(0, 99)},
                {"merchant": whole(0, 99)},
            ),
            *CARD_IDS,
        ),
        "belt": distinct(ordered(one_of(*ROOM_IDS), *ROOM_IDS)),
        "special_rooms": fields({"not_alone": items(one_of(*SPECIAL_IDS))}),
        "options": read_elsewhere,
        "presets": read_elsewhere,
    }
)
PATH: Final = Path(__file__).with_name("content.toml")
CONTENT: Final[dict[str, Any]] = read_content(PATH, FORM)

# 5.13 Belt: where each room's Box goes.
BELT: Final = bytes([ROOM_IDS.index(CONTENT["belt"][room]) for room in ROOM_IDS])
POOL: Final = bytes(
    [
        EVENTS if sort == "event" else OBJECTS if sort == "object" else VARIABLES
        for sort in [card["sort"] for card in CONTENT["cards"].values()]
    ]
)


def facts(name: str) -> list[int]:
    """One number of every role."""
    return [role[name] for role in CONTENT["roles"].values()]


ROLE_SANITY: Final = bytes(facts("sanity"))
ROLE_KEYS: Final = bytes(facts("key_slots"))
ROLE_SLOTS: Final = bytes(facts("object_slots"))
ROLE_ITEM: Final = bytes(  # KEY: none
    [
        CARD_IDS.index(role.get("starts_with", "key"))
        for role in CONTENT["roles"].values()
    ]
)
MERCHANT: Final[list[int]] = [
    card.get("merchant", 0) for card in CONTENT["cards"].values()
]


OPTIONS: Final = read_options(PATH, CONTENT)


def agree(chosen: Mapping[str, Value], seats: int) -> None:
    """What section 7 asks beyond single ranges."""
    souls = int(OPTIONS.value(chosen, "souls"))
    if souls != 0 and souls < seats:
        raise OptionError(
            f"option souls cannot be {souls} with {seats} seats, "
            f"it takes 0 or {seats} to {SOULS} (CA-1.2)"
        )
    if int(OPTIONS.value(chosen, "loop_cycles")) == 1:
        raise OptionError(
            "option loop_cycles cannot be 1, it takes 0 or 2 to 5 (CA-9.22)"
        )
    lose_at = int(OPTIONS.value(chosen, "keys_lose_at"))
    in_boxes = int(OPTIONS.value(chosen, "keys_in_boxes"))
    if lose_at > in_boxes:
        raise OptionError(
            f"option keys_lose_at cannot be {lose_at}, it is at most "
            f"keys_in_boxes, {in_boxes} (CA-10.3)"
        )


class Settings:
    """The options of one match and its souls. Shared by all its states."""

    def __init__(self, chosen: dict[str, Value], seats: int) -> None:
        self.chosen = chosen
        self.seats: i64 = seats
        self.souls: i64 = self.number("souls") or seats  # 1.2
        self.roles_chosen = self.word("role_draw") == "choose"
        self.rotate_first = self.truth("rotate_first")
        self.spread = self.word("start_layout") == "spread"
        self.threshold: i64 = (self.number("threshold_floor") - 1) * SIDE + PAS
        self.sanctuary: i64 = (self.number("sanctuary_floor") - 1) * SIDE + PAS
        self.actions: i64 = self.number("actions_per_turn")
        self.keys_to_win: i64 = self.number("keys_to_win")
        self.keys_in_boxes: i64 = self.number("keys_in_boxes")
        self.keys_lose_at: i64 = self.number("keys_lose_at")
        self.house_loss: i64 = self.number("house_loss")
        self.presence = bytes([self.number(f"presence_{part}") for part in "abcd"])
        self.presence_from: i64 = self.number("presence_from_round")
        self.direct = self.word("king_d4") == "direct"
        self.stun: i64 = self.number("stun_rounds")
        self.loop_cycles: i64 = self.number("loop_cycles")
        self.tue_tue_fatal: i64 = self.number("tue_tue_fatal")
        self.corridor_peek = self.truth("corridor_peek")
        self.merchant_cost: i64 = self.number("merchant_cost")
        self.tale_cost: i64 = self.number("tale_cost")
        self.crown_key_returns = self.word("crown_key") == "returned"
        self.vanish_adds = self.word("vanish_stacking") == "sum"
        self.serenity_every_turn = self.truth("serenity_every_turn")
        self.sacrifice = self.truth("sacrifice")
        self.false_king_check = self.truth("false_king_check")
        self.chain_limit: i64 = self.number("chain_limit")
        self.trade_limit: i64 = self.number("trade_limit")
        self.max_rounds: i64 = self.number("max_rounds")
        self.copies = self.count_copies()

    def number(self, name: str) -> int:
        return int(OPTIONS.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(OPTIONS.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(OPTIONS.value(self.chosen, name))

    def count_copies(self) -> list[int]:
        """Section 6.2: every Key beyond five takes a Cursed card's place."""
        copies = [int(card["boxes"]) for card in CONTENT["cards"].values()]
        cursed = CARD_IDS.index("state_cursed")
        copies[cursed] += copies[KEY] - int(self.keys_in_boxes)
        copies[KEY] = int(self.keys_in_boxes)
        return copies

    def key_slots(self, role: int) -> int:
        """3.12 Key slots by number of souls: fewer souls carry more each."""
        more: list[int] = CONTENT["key_slots"]["more"]
        return ROLE_KEYS[role] + more[self.souls - 1]

    def start(self, soul: int) -> int:
        """3.11 Starting places: the Threshold, or spread over the floors."""
        if not self.spread:
            return int(self.threshold)
        floors: list[list[int]] = CONTENT["spread"]["floors"]
        return (floors[self.souls - 1][soul] - 1) * SIDE + PAS

    def special_kinds(self) -> int:
        """3.6 Placing special rooms: the kinds there may be, as bits."""
        alone = self.souls == 1
        left = CONTENT["special_rooms"]["not_alone"] if alone else []
        return sum(1 << n for n, id in enumerate(SPECIAL_IDS) if id not in left)


CACHE: Final[dict[str, Settings]] = {}
CACHE_KEPT: Final = 64


def settings_of(chosen: Mapping[str, Value], seats: int) -> Settings:
    """The settings of these options, made once."""
    name = f"{seats} {sorted(chosen.items())}"
    settings = CACHE.get(name)
    if settings is None:
        if len(CACHE) >= CACHE_KEPT:
            CACHE.clear()
        settings = CACHE[name] = Settings(dict(chosen), seats)
    return settings
