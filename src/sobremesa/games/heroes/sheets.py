"""What a position of Heroes holds, and what may stand there."""

from typing import Annotated

import msgspec

from sobremesa.kernel.forms import Kind, Kinds, Mask, Maybe, Within

from .actions import STAGE_IDS
from .content import (
    ACTION,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    GEAR_IDS,
    HERO_IDS,
    PLANT_IDS,
    SEAT_IDS,
    SOURCE,
    TOKEN_IDS,
    Cards,
)
from .rules_agenda import GEAR_WAY, NONE, PHASES, WAYS
from .rules_damage import ENDINGS

PHASE_IDS = tuple(PHASES)
TURNS = (0, -45, 90)
WAY_IDS = tuple(WAYS)
ENDING_IDS = tuple(ENDINGS)
FOES = (*SEAT_IDS, "mob")
EYES = (*SEAT_IDS, "onlookers")  # who may have been shown a card

# Of these a match says which there are.
SEAT = Kind("seat", SEAT_IDS)
BEARER = Kind("place")  # of a Character
USED_PLACE = Kind("place")  # of Equipment or a Source
CARD = Kind("card")
MOVE = Kind("move")
TYPED = {  # cards that lie where only their type can
    CHARACTER: Kind("Character"),  # or a Mob
    ACTION: Kind("Action"),
    SOURCE: Kind("Source"),
    EQUIPMENT: Kind("Equipment"),
    EVENT: Kind("Event"),
}

Seat = Annotated[str, SEAT]
Bearer = Annotated[str, BEARER]
UsedPlace = Annotated[str, USED_PLACE]
Card = Annotated[str, CARD]
Character = Annotated[str, TYPED[CHARACTER]]
Action = Annotated[str, TYPED[ACTION]]
Source = Annotated[str, TYPED[SOURCE]]
Equipment = Annotated[str, TYPED[EQUIPMENT]]
Event = Annotated[str, TYPED[EVENT]]
Move = Annotated[str, MOVE]
Stage = Annotated[str, Kind("stage", STAGE_IDS)]
Phase = Annotated[str, Kind("phase", PHASE_IDS)]
Ending = Annotated[str, Kind("ending", ENDING_IDS)]
Way = Annotated[str, Kind("way", WAY_IDS)]
OwnWay = Annotated[str, Kind("action", WAY_IDS[:GEAR_WAY])]  # a Character's
Foe = Annotated[str, Kind("foe", FOES)]
Eye = Annotated[str, Kind("seat", EYES)]
HeroPlace = Annotated[str, Kind("place", HERO_IDS)]
GearPlace = Annotated[str, Kind("place", GEAR_IDS)]
PlantPlace = Annotated[str, Kind("place", PLANT_IDS)]
TokenId = Annotated[str, Kind("token", TOKEN_IDS[:-2])]
Points = Annotated[int, Within(0, 100_000)]
Sum = Annotated[int, Within(0, 10_000)]
Copies = Annotated[int, Within(0, 99)]


def as_stored(cards: Cards) -> Kinds:
    """Cards and moves by their numbers."""
    return {
        MOVE: cards.move_ids,
        **dict.fromkeys((CARD, *TYPED.values()), cards.ids),
    }


def places_for(way: str) -> Kinds:
    """What a move is used with."""
    return {USED_PLACE: PLANT_IDS if way == "source" else GEAR_IDS}


class Sheet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A part of a position; what is not said is nothing."""


class Hero(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Character in play."""

    who: Character = msgspec.field(name="card")
    guard: Points = msgspec.field(name="protection")
    damage: Points = 0
    shield: Points = 0
    insight: Points = msgspec.field(default=0, name="perception")
    energy: Points = 0
    turned: int = 0  # 0, -45 or 90
    used: Mask[OwnWay] = []  # this turn
    attached: list[Action] = []
    common: bool = False
    placed: bool = False  # this turn


class Token(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A group of tokens; groups stand in order of their arrival."""

    place: Bearer
    kind: TokenId
    size: Annotated[int, Within(1, 1_000)] = 1
    fresh: bool = False
    turns: Annotated[int, Within(1, 99)] = 1  # left, this one too


class Plant(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    plant: Source = msgspec.field(name="card")
    lit: bool = msgspec.field(default=False, name="activated")


class Gear(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    gear: Equipment = msgspec.field(name="card")
    charge: Copies = msgspec.field(name="energy")
    used: Mask[Annotated[int, Within(1, 2)]] = []


class Player(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    side: Annotated[int, Within(-1, len(SEAT_IDS) - 1)] = NONE
    out: bool = False
    kos: Sum = 0
    entries: Annotated[int, Within(0, "team_size")] = msgspec.field(
        default=0, name="entries_free"
    )
    subs: Annotated[int, Within(0, "substitutions")] = msgspec.field(
        default=0, name="subs_used"
    )
    pool: Sum = 0
    sources: Sum = 0  # played this turn, like the next three
    placings: Sum = msgspec.field(default=0, name="characters")
    events: Sum = 0
    relocations: Sum = 0
    turns: Sum = msgspec.field(default=0, name="turns_taken")
    hand: dict[Card, Copies] = {}
    shown: dict[Eye, dict[Card, Copies]] = {}  # of the hand, by who was shown it
    deck: dict[Card, Copies] = {}  # of unknown order
    bottom: list[Card] = []  # under it, the last one lowest
    dead: list[Character] = []
    last: Maybe[Card] = ""  # drawn during set-up


class Using(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move being used."""

    move: Move
    way: Way
    seat: Foe
    actor: Maybe[HeroPlace] = ""
    place: Maybe[UsedPlace] = ""
    step: int = 0
    picks: int = 0
    enemy: Maybe[HeroPlace] = ""
    foe: Maybe[Foe] = ""
    gear: Maybe[GearPlace] = ""
    ally: Maybe[HeroPlace] = ""
    other: Maybe[HeroPlace] = ""
    own: Maybe[GearPlace] = ""
    times: int = 0
    attack: bool = False
    evaded: Mask[HeroPlace] = []
    spared: Mask[HeroPlace] = []
    hits: Mask[HeroPlace] = []
    might: int = 0
    pace: int = 0
    owing: int = 0


class Position(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a position of Heroes holds."""

    seat: Maybe[Seat]  # "" when over
    stage: Stage
    phase: Phase
    round: Sum
    turn: Seat
    start: Seat
    players: dict[Seat, Player]
    heroes: dict[HeroPlace, Hero]
    tokens: list[Token]
    plants: dict[PlantPlace, Plant]
    gear: dict[GearPlace, Gear]
    event: Maybe[Event] = ""
    invoker: Maybe[Seat] = ""
    event_foe: Maybe[Foe] = ""  # whom it is aimed at
    event_hero: Maybe[HeroPlace] = ""
    lead: Seat = "1"
    keep: int = 1
    fighting: bool = False
    active: Maybe[HeroPlace] = ""
    order: list[HeroPlace] = []
    row: int = 0
    card: Maybe[Card] = ""  # being played
    part: int = 0
    redraws: int = 0
    ended: Ending = ""
    winners: Mask[Seat] = []
    use: Using | None = None
