"""What a position of Escaramuzas holds, and what may stand there."""

from typing import Annotated

import msgspec

from sobremesa.kernel.forms import Count, Kind, Kinds, Mask, Maybe, Within

from .actions import STAGE_IDS
from .content import ACROSS, DOWN, SIDE_IDS, UNITS, side_of
from .rules_box import NO_LABEL, Box
from .rules_table import MODE_IDS

RULE_IDS = ("", "16.1", "16.2", "16.3")
UNIT = Kind("unit")  # of the two armies
CARD = Kind("card")  # of the content
PIECE = Kind("piece")
SPARE = "?"  # where an army has no unit
UnitId = Annotated[str, UNIT]
Stage = Annotated[str, Kind("stage", STAGE_IDS)]
SideId = Annotated[str, Kind("side", SIDE_IDS)]
Mode = Annotated[str, Kind("mode", MODE_IDS)]
Card = Annotated[str, CARD]
PieceId = Annotated[str, PIECE]
Winner = Annotated[str, Kind("winner", (*SIDE_IDS, "draw"))]
Rule = Annotated[str, Kind("rule", RULE_IDS)]
Sum = Annotated[int, Within(0, 10_000)]
Few = Annotated[int, Within(0, 40)]
X = Annotated[int, Within(1, ACROSS)]
Y = Annotated[int, Within(1, DOWN)]
Pack = dict[Card, Count]


def ids_in(box: Box) -> Kinds:
    """The units of a match, as `red T1`, and what its content has."""
    return {
        UNIT: tuple(name_of(box, unit) for unit in range(UNITS)),
        CARD: box.designs.ids,
        PIECE: box.content.piece_ids,
    }


def name_of(box: Box, unit: int) -> str:
    label = box.label[unit]
    if label == NO_LABEL:
        return SPARE
    return f"{SIDE_IDS[side_of(unit)]} {box.content.label_ids[label]}"


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit on the table."""

    label: str
    x: X
    y: Y
    health: int
    wounds: Count = 0
    ready: bool = False
    kills: Few = 0
    rank: Few = 0
    delay: Sum = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    initiative: Sum
    points: Sum = msgspec.field(name="ap")
    score: Sum = msgspec.field(name="vp")
    rota: Count  # number of its seat whose turn is next
    ranged_round: Sum
    close_round: Sum
    ranged_game: Sum
    close_game: Sum
    six_ranged_scored: bool
    six_close_scored: bool
    units: list[Unit]


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    x: int
    y: int
    owner: Maybe[SideId] = ""
    first_owner: Maybe[SideId] = ""
    held: bool = False


class Assault(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """An attack half made."""

    attacker: Maybe[UnitId] = ""
    target: Maybe[UnitId] = ""
    close: bool = False
    bonus: int = 0
    aim: int = 0
    far: bool = False
    range: int = 0  # RANGE+, where it is not that of the first such card
    calm: bool = False
    armed: bool = False
    shots: int = 0
    reacted: bool = False
    resist: int = 0
    pledged: bool = False
    countering: bool = False
    penalty: int = -1  # of the counterattack, likewise
    ones: int = 0
    hits: list[int] = []


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an Escaramuzas position holds."""

    round: Annotated[int, Within(0, "rounds")]
    seat: int  # -1 when over
    stage: Stage
    swapped: bool
    chooser: SideId
    turn: SideId
    passed: Mask[int]
    turned: Annotated[int, Within(0, "platoon")]
    pieces: list[str]
    objectives: list[Objective]
    red: Side
    blue: Side
    hands: list[Pack]
    shown: list[Pack]
    deck: Pack
    bottom: list[Card]
    actor: Maybe[UnitId] = ""
    mode: Mode = ""
    spent: bool = False
    faster: Annotated[int, Within(0, "sprint")] = 0
    freely: bool = False
    chained: bool = False
    card: Maybe[Card] = ""
    subject: Maybe[UnitId] = ""
    piece: Maybe[PieceId] = ""
    attack: Assault = Assault()
    fallen: list[int] = []  # where the target of a won fight stood
    winner: Maybe[Winner] = ""
    rule: Rule = ""
