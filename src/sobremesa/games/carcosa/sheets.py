"""What a Carcosa position holds, and what may stand there."""

from typing import Annotated

import msgspec

from sobremesa.kernel.forms import Count, Kind, Maybe, Within

from .actions import STAGE_IDS
from .content import (
    BOX_IDS,
    CARD_IDS,
    FLOOR_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    NODE_IDS,
    POOLS,
    ROLE_IDS,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    SPECIAL_IDS,
    STATUS_IDS,
)
from .rules_round import ENDINGS

SOUL = Kind("soul", SOUL_IDS)  # as many as the match has
PURPOSE = Kind("purpose")  # of the stage
ROLE = Kind("role", ROLE_IDS)  # of the content, like cards
CARD = Kind("card", CARD_IDS)
Soul = Annotated[str, SOUL]
Purpose = Annotated[str, PURPOSE]
Seat = Annotated[str, Kind("seat", SEAT_IDS)]
Stage = Annotated[str, Kind("stage", STAGE_IDS)]
Role = Annotated[str, ROLE]
Node = Annotated[str, Kind("node", NODE_IDS)]
Room = Annotated[str, Kind("room", ROOM_IDS)]
Floor = Annotated[str, Kind("floor", FLOOR_IDS)]
Special = Annotated[str, Kind("special room", SPECIAL_IDS)]
BoxId = Annotated[str, Kind("Box", BOX_IDS)]
Card = Annotated[str, CARD]
Item = Annotated[str, Kind("item", ITEM_IDS)]
Status = Annotated[str, Kind("status", STATUS_IDS[1:])]  # the Poisoned have their own
MonsterId = Annotated[str, Kind("monster", MONSTER_IDS)]
Counts = dict[str, int]
Pools = Annotated[list[Count], msgspec.Meta(min_length=POOLS, max_length=POOLS)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a position."""


class SoulSheet(Part, frozen=True, omit_defaults=True):
    role: Maybe[Role]
    node: Node
    sanity: int
    ceiling: Count = msgspec.field(name="maximum")  # without the Keyring
    key_slots: Count
    slots: Count
    items: dict[Item, Count] = {}
    limited: bool = False
    skip: bool = False
    frozen: bool = False
    bought: bool = False
    shield: int = 0
    guard: Maybe[Soul] = ""
    statuses: dict[Status, Count] = {}  # rounds left
    poisoned: list[Count] = []  # instances with one and with two rounds left
    captor: Maybe[MonsterId] = ""
    trail: list[Room] = []


class BoxSheet(Part, frozen=True, omit_defaults=True):
    """Top first: known cards, those of unknown place, known cards."""

    room: Room
    unseen: Pools  # Events, Objects, Variables nobody has seen
    top: list[Card] = []
    stirred: list[Card] = []  # in the Box, nobody knows where
    bottom: list[Card] = []


class MonsterSheet(Part, frozen=True):
    kind: MonsterId
    node: Node
    stun: Count
    arrived: Count


class SpecialSheet(Part, frozen=True):
    room: Room
    kind: Maybe[Special]  # "" while face down
    destroyed: bool


class MerchantSheet(Part, frozen=True):
    unseen: dict[Item, Count]
    bottom: list[Item]
    display: Maybe[Item]
    shown: list[Item]


class TurnSheet(Part, frozen=True, omit_defaults=True):
    """Of the active soul, and what is pending."""

    active: Maybe[Soul] = ""
    spent: Count = 0
    moved: bool = False
    gambled: bool = False
    comforted: bool = False
    guarded: bool = False
    drank: bool = False
    traded: Count = 0
    stored: Count = 0
    ladder: Maybe[Node] = ""
    turn_over: bool = msgspec.field(default=False, name="over")
    revealed: Count = 0
    card: Maybe[Card] = ""
    card_box: Maybe[BoxId] = ""
    revealer: Maybe[Soul] = ""
    die: Annotated[int, Within(0, 12)] = 0
    seen_room: Maybe[Room] = ""
    fallen: list[Soul] = []
    line: list[tuple[Soul, Node]] = []  # who arrives where
    todo: list[str] = []


class Sheet(Part, frozen=True):
    """Everything a Carcosa position holds."""

    round: Annotated[int, Within(0, "max_rounds")]
    place: Annotated[int, Within(0, "souls")]  # in the turn order
    seat: Maybe[Seat]  # "" when over
    stage: Maybe[Stage]  # "" when over
    soul: Maybe[Soul]  # that is asked
    purpose: Purpose
    souls: list[SoulSheet]
    boxes: dict[BoxId, BoxSheet]
    unseen: dict[Card, Count]  # cards of the Boxes nobody has seen
    merchant: MerchantSheet
    discards: dict[Card, Count]
    supplied: Count
    stairs: list[Room]
    specials: list[SpecialSheet]
    armory: dict[Item, Count]
    salon_uses: Count
    ritual_done: bool
    monsters: list[MonsterSheet]
    loot: dict[Item, Count]
    charges: Annotated[int, Within(0, "charges")]
    king_floor: Floor
    vanish: Count
    doubled: bool
    crown: Maybe[Soul]
    crown_round: Count
    book: Maybe[Soul]
    ring: Maybe[Soul]
    keys_destroyed: Count
    tue_tues: Count
    tales_attached: Annotated[int, Within(0, 4)]
    turn: TurnSheet
    ending: Annotated[int, Within(0, len(ENDINGS) - 1)]
