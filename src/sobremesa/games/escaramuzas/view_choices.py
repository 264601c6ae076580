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
    REACT,
)
from .content import (
    POINT_IDS,
    POINTS,
    TERRAIN_IDS,
    units_in,
)
from .forecast import aims, spots
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
    asked = state.seat >= 0  # the last question stays when the match is over
    moving = asked and stage == MODE
    return Choices(
        points=[POINT_IDS[point] for point in points],
        spots=[],
        walk=area(field, WALKING) if moving else [],
        run=area(field, RUNNING_MODE) if moving else [],
        aims=aims(field) if moving or (asked and stage == ATTACK) else [],
        pieces=see_drafts(field) if stage in (DRAFT_PIECE, DRAFT_AT) else [],
        piece="" if field.piece == NO_ONE else field.box.content.piece_ids[field.piece],
        unit="",
        formations=[],
    )


def see_drafts(field: Field) -> list[Draft]:
    found = []
    content = field.box.content
    for piece, id in enumerate(content.piece_ids):
        seen = see_piece(field, drafted(content, piece, 0, 0))
        found.append(Draft(id=id, kind=seen.kind, flags=seen.flags, shape=seen.shape))
    return found


def see_moved(field: Field, stage: int) -> str:
    """The unit whose point is asked."""
    if stage in (DEPLOY_AT, MOVE_TO):
        return name_label(field, int(field.actor))
    return name_label(field, int(field.subject)) if stage == CARD_TO else ""


def name_label(field: Field, unit: int) -> str:
    return field.box.content.label_ids[field.label(unit)]


def see_formations(state: Escaramuzas) -> list[Formation]:
    """4.5 Formations: tried out on a copy."""
    found = []
    mask = int(waiting(state.field, state.seat))
    units = units_in(mask, state.seat % 2)
    for number, id in enumerate(state.field.box.content.formation_ids):
        field = state.field.clone()
        form_up(field, state.seat, number, Silence())
        found.append(
            Formation(
                id=id,
                units=[name_label(field, unit) for unit in units],
                points=[at(int(field.x[unit]), int(field.y[unit])) for unit in units],
                slow=[
                    name_label(field, unit)
                    for unit in units
                    if field.ground.starts_slow(field.x[unit], field.y[unit])
                ],
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
