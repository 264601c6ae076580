"""What the question on the table is about: part of a view of Escaramuzas."""

from msgspec.structs import replace

from sobremesa.kernel.log import Silence

from .actions import (
    ATTACK,
    CARD_TO,
    DEFEND,
    DEPLOY_AT,
    DEPLOY_UNIT,
    DRAFT_AT,
    DRAFT_PIECE,
    MODE,
    MOVE_TO,
    PLAY,
    REACT,
    TARGET,
)
from .content import (
    FORMATION_IDS,
    LABEL_IDS,
    PIECE_IDS,
    POINT_IDS,
    POINTS,
    TERRAIN_IDS,
    units_in,
)
from .forecast import Aim, aims, aims_standing, spots
from .rules import Escaramuzas
from .rules_deployment import form_up, waiting
from .rules_ground import Piece
from .rules_map import drafted
from .rules_measuring import listed
from .rules_movement import destinations
from .rules_table import (
    NO_ONE,
    RUNNING_MODE,
    WALKING,
    Field,
)
from .seen import (
    Choices,
    Draft,
    Formation,
    Terrain,
)

POINT_NUMBERS = {id: point for point, id in enumerate(POINT_IDS)}
HIDDEN_STAGES = (DEPLOY_UNIT, REACT, DEFEND)  # their options are secrets


def see_own_choices(state: Escaramuzas, public: Choices) -> Choices:
    """What awaits at each point is the asked one's to weigh."""
    stage = int(state.stage)
    points = [POINT_NUMBERS[id] for id in public.points] if stage == MOVE_TO else []
    return replace(
        public,
        spots=spots(state, points),
        unit=see_moved(state.field, stage),
        formations=see_formations(state) if stage == DEPLOY_UNIT else [],
    )


def see_choices(state: Escaramuzas) -> Choices:
    field, stage = state.field, int(state.stage)
    legal = state.legal() if stage not in HIDDEN_STAGES else []
    points = [action for action in legal if action < POINTS]
    moving = stage == MODE and state.seat >= 0
    targets = [a - TARGET for a in legal if TARGET <= a < PLAY and stage == ATTACK]
    return Choices(
        points=[POINT_IDS[point] for point in points],
        spots=[],
        walk=area(field, WALKING) if moving else [],
        run=area(field, RUNNING_MODE) if moving else [],
        aims=see_aims(state, targets, moving=moving),
        pieces=see_drafts(field) if stage in (DRAFT_PIECE, DRAFT_AT) else [],
        piece="" if field.piece == NO_ONE else PIECE_IDS[field.piece],
        unit="",
        formations=[],
    )


def see_aims(state: Escaramuzas, targets: list[int], *, moving: bool) -> list[Aim]:
    if moving:
        return aims_standing(state.field)
    return aims(state, targets) if targets else []


def see_drafts(field: Field) -> list[Draft]:
    found = []
    for piece, id in enumerate(PIECE_IDS):
        seen = see_piece(field, drafted(piece, 0, 0))
        found.append(Draft(id=id, kind=seen.kind, shape=seen.shape))
    return found


def see_moved(field: Field, stage: int) -> str:
    """The unit whose point is asked."""
    if stage in (DEPLOY_AT, MOVE_TO):
        return LABEL_IDS[field.label(field.actor)]
    return LABEL_IDS[field.label(field.subject)] if stage == CARD_TO else ""


def see_formations(state: Escaramuzas) -> list[Formation]:
    """4.5 Formations: tried out on a copy."""
    found = []
    mask = int(waiting(state.field, state.seat))
    units = units_in(mask, state.seat % 2)
    for number, id in enumerate(FORMATION_IDS):
        field = state.field.clone()
        form_up(field, state.seat, number, Silence())
        found.append(
            Formation(
                id=id,
                units=[LABEL_IDS[field.label(unit)] for unit in units],
                points=[at(int(field.x[unit]), int(field.y[unit])) for unit in units],
            )
        )
    return found


def area(field: Field, mode: int) -> list[str]:
    unit = int(field.actor)
    columns = destinations(field, unit, mode)
    return [POINT_IDS[at] for at in listed(columns, field.x[unit], field.y[unit])]


def at(x: int, y: int) -> str:
    return f"{x},{y}"


def see_piece(field: Field, piece: Piece) -> Terrain:
    flags = field.ground.flags[piece.kind]
    numbers = [piece.a, piece.b, piece.c] + ([] if piece.round else [piece.d])
    return Terrain(
        kind=TERRAIN_IDS[piece.kind],
        flags="".join(letter for bit, letter in enumerate("dcxb") if flags >> bit & 1),
        shape=[int(number) for number in numbers],
    )
