"""The parts of a position of Heroes as text holds them."""

import msgspec

from .content import SEAT_IDS
from .rules_agenda import NONE, PHASES, WAYS
from .rules_damage import ENDINGS

PHASE_IDS = tuple(PHASES)
TURNS = (0, -45, 90)
WAY_IDS = tuple(WAYS)
ENDING_IDS = tuple(ENDINGS)
FOES = (*SEAT_IDS, "mob")
EYES = (*SEAT_IDS, "onlookers")  # who may have been shown a card


class Sheet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A part of a position; what is not said is nothing."""


class Hero(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Character in play."""

    card: str
    protection: int
    damage: int = 0
    shield: int = 0
    perception: int = 0
    energy: int = 0
    turned: int = 0  # 0, -45 or 90
    used: list[str] = []  # actions used this turn: 1 to 3, c1 to c4, p
    attached: list[str] = []
    common: bool = False
    placed: bool = False  # this turn


class Token(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A group of tokens; groups stand in order of their arrival."""

    place: str
    kind: str
    size: int = 1
    fresh: bool = False


class Plant(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    activated: bool = False


class Gear(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    energy: int
    used: list[int] = []


class Player(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    side: int = NONE
    out: bool = False
    kos: int = 0
    entries_free: int = 0
    subs_used: int = 0
    pool: int = 0
    sources: int = 0  # played this turn, like the next three
    characters: int = 0
    events: int = 0
    relocations: int = 0
    turns_taken: int = 0
    hand: dict[str, int] = {}
    shown: dict[str, dict[str, int]] = {}  # of the hand, by who was shown it
    deck: dict[str, int] = {}  # of unknown order
    bottom: list[str] = []  # under it, the last one lowest
    dead: list[str] = []
    last: str = ""  # drawn during set-up


class Using(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move being used."""

    move: str
    way: str
    seat: str
    actor: str = ""
    place: str = ""
    step: int = 0
    picks: int = 0
    enemy: str = ""
    foe: str = ""
    gear: str = ""
    ally: str = ""
    other: str = ""
    own: str = ""
    times: int = 0
    attack: bool = False
    evaded: list[str] = []
    spared: list[str] = []
    hits: list[str] = []
    might: int = 0
    pace: int = 0
    owing: int = 0


class Position(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a position of Heroes holds."""

    seat: str  # "" when over
    stage: str
    phase: str
    round: int
    turn: str
    start: str
    players: dict[str, Player]
    heroes: dict[str, Hero]
    tokens: list[Token]
    plants: dict[str, Plant]
    gear: dict[str, Gear]
    event: str = ""
    invoker: str = ""
    lead: str = "1"
    keep: int = 1
    fighting: bool = False
    active: str = ""
    order: list[str] = []
    row: int = 0
    card: str = ""  # being played
    part: int = 0
    redraws: int = 0
    ended: str = ""
    winners: list[str] = []
    use: Using | None = None
