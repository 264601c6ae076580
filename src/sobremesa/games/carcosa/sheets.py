"""What a Carcosa position holds."""

import msgspec

Counts = dict[str, int]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a position."""


class SoulSheet(Part, frozen=True, omit_defaults=True):
    role: str
    node: str
    sanity: int
    maximum: int  # without the Keyring
    key_slots: int
    slots: int
    items: Counts = {}
    limited: bool = False
    skip: bool = False
    frozen: bool = False
    bought: bool = False
    shield: int = 0
    guard: str = ""
    statuses: Counts = {}  # rounds left
    poisoned: list[int] = []  # instances with one and with two rounds left
    captor: str = ""
    trail: list[str] = []


class BoxSheet(Part, frozen=True, omit_defaults=True):
    """Top first: known cards, those of unknown place, known cards."""

    room: str
    unseen: list[int]  # Events, Objects, Variables nobody has seen
    top: list[str] = []
    stirred: list[str] = []  # in the Box, nobody knows where
    bottom: list[str] = []


class MonsterSheet(Part, frozen=True):
    kind: str
    node: str
    stun: int
    arrived: int


class SpecialSheet(Part, frozen=True):
    room: str
    kind: str  # "" while face down
    destroyed: bool


class MerchantSheet(Part, frozen=True):
    unseen: Counts
    bottom: list[str]
    display: str
    shown: list[str]


class TurnSheet(Part, frozen=True, omit_defaults=True):
    """Of the active soul, and what is pending."""

    active: str = ""
    spent: int = 0
    moved: bool = False
    gambled: bool = False
    comforted: bool = False
    guarded: bool = False
    drank: bool = False
    traded: int = 0
    stored: int = 0
    ladder: str = ""
    over: bool = False
    revealed: int = 0
    card: str = ""
    card_box: str = ""
    revealer: str = ""
    die: int = 0
    seen_room: str = ""
    fallen: list[str] = []
    line: list[list[str]] = []
    todo: list[str] = []


class Sheet(Part, frozen=True):
    """Everything a Carcosa position holds."""

    round: int
    place: int  # in the turn order
    seat: str  # "" when over
    stage: str  # "" when over
    soul: str  # that is asked
    purpose: str
    souls: list[SoulSheet]
    boxes: dict[str, BoxSheet]
    unseen: Counts  # cards of the Boxes nobody has seen
    merchant: MerchantSheet
    discards: Counts
    supplied: int
    stairs: list[str]
    specials: list[SpecialSheet]
    armory: Counts
    salon_uses: int
    ritual_done: bool
    monsters: list[MonsterSheet]
    loot: Counts
    charges: int
    king_floor: str
    vanish: int
    doubled: bool
    crown: str
    crown_round: int
    book: str
    ring: str
    keys_destroyed: int
    tue_tues: int
    tales_attached: int
    turn: TurnSheet
    ending: int
