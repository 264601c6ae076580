"""Carcosa's ids and what its rules take for granted; numbers stand in content.toml.

`schema` reads those, `rules_content` holds them for a match.
"""

from typing import Final

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
OWN_ROLES: Final = 12  # at most, after these
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
OWN_CARDS: Final = 20  # at most, after these: a stirred card is STIRRED and its number
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
EVENT_IDS: Final = CARD_IDS[EVENT:]

# Pools of cards.
EVENTS: Final = 0
OBJECTS: Final = 1
VARIABLES: Final = 2
POOLS: Final = 3
POOL_IDS: Final = ("events", "objects", "variables")
DEPTH: Final = 24  # of a Box: its cards, and all the keys that may join them
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
# The King's effects as content.toml calls them.
EFFECT_IDS: Final = (
    *("shuffle", "dread", "one_action"),
    *("by_the_stairs", "attract", "strip"),
)
SHUFFLE: Final = 0
DREAD: Final = 1
ONE_ACTION: Final = 2
BY_THE_STAIRS: Final = 3
ATTRACT: Final = 4
STRIP: Final = 5

# 9.1 Sanity: it never goes below this.
LOWEST: Final = -5
PATTERN: Final = 6  # longest pattern of rooms, 9.22
