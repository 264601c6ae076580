"""Why an answer is refused: every condition it fails, with its numbers.

For boards and people: each condition is the one by which `legal` decides.
"""

from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import State

from .actions import (
    ACTIVATE,
    ATTACK,
    CARD_ALLY,
    CARD_RIVAL,
    CARD_TARGET,
    CARD_TO,
    DEFEND,
    DEPLOY_AT,
    DEPLOY_UNIT,
    DRAFT_AT,
    DRAFT_PIECE,
    MODE,
    MOVE_TO,
    REACT,
    SUPPORT,
    TO,
)
from .content import side_of, x_of, y_of
from .rules import Escaramuzas
from .rules_attack_step import evadable, must_fight
from .rules_map import has_place
from .rules_movement import allowance, can_move
from .rules_rounds import going_on
from .rules_table import NO_ONE, RUNNING_MODE, WALKING, Field
from .why_cards import (
    attack_card_refusals,
    hit_card_refusals,
    mode_card_refusals,
    reaction_refusals,
    rival_refusals,
)
from .why_points import (
    deploy_refusals,
    move_refusals,
    objective_refusals,
    piece_refusals,
    shift_refusals,
)
from .why_reasons import about_unit, about_units, reason
from .why_units import (
    activating_refusals,
    ally_refusals,
    enemy_refusals,
    patient_refusals,
    placing_refusals,
    support_refusals,
    target_refusals,
)


def why(state: State, action: int) -> list[Reason]:
    """Every condition that an answer to the question on the table fails."""
    assert isinstance(state, Escaramuzas)
    field, stage, acts = state.field, int(state.stage), state.field.box.acts
    if stage in (DRAFT_AT, DEPLOY_AT, MOVE_TO, CARD_TO):
        point = action - TO
        return at_point(field, stage, int(x_of(point)), int(y_of(point)))
    if stage == DRAFT_PIECE:
        return drafting(field, action - int(acts.piece))
    if stage == DEPLOY_UNIT:
        forms_up = action >= acts.formation
        return [] if forms_up else placing_refusals(field, action - int(acts.unit))
    if stage == ACTIVATE:
        return activating(field, action)
    if stage == MODE:
        return choosing_mode(field, action)
    if stage == ATTACK:
        return attacking(field, action)
    if stage == DEFEND:
        return defending(field, action)
    return answering(field, stage, action)


def at_point(field: Field, stage: int, x: int, y: int) -> list[Reason]:
    if stage == DEPLOY_AT:
        return deploy_refusals(field, x, y)
    if stage == MOVE_TO:
        return move_refusals(field, x, y)
    if stage == CARD_TO:
        return shift_refusals(field, x, y)
    if field.piece == NO_ONE:
        return objective_refusals(field, x, y)
    return piece_refusals(field, x, y)


def drafting(field: Field, piece: int) -> list[Reason]:
    """3.7 Drafted table: a piece that has a place left."""
    if has_place(field, piece):
        return []
    content = field.box.content
    named = {"piece": content.piece_ids[piece], "right": str(content.draft_apart)}
    return [Reason("3.7", "no_place", named)]


def activating(field: Field, action: int) -> list[Reason]:
    """5.8 Platoons: `pass` before the first unit of a turn, `done` after it."""
    acts = field.box.acts
    if action == acts.pass_:
        return [reason("5.8", "going_on")] if going_on(field) else []
    if action == acts.done:
        return [] if going_on(field) else [reason("5.8", "not_begun")]
    return activating_refusals(field, action - int(acts.unit))


def choosing_mode(field: Field, action: int) -> list[Reason]:
    """6.3 Moves: a mode without a legal destination is not offered."""
    acts = field.box.acts
    if acts.is_card(action):
        return mode_card_refusals(field, action - int(acts.play))
    if action not in (acts.walk, acts.run):
        return []
    unit = int(field.actor)
    mode = int(WALKING if action == acts.walk else RUNNING_MODE)
    if can_move(field, unit, mode):
        return []
    limit = int(allowance(field, unit, mode, False))
    return [about_unit(field, "6.3", "stuck", unit, right=limit)]


def attacking(field: Field, action: int) -> list[Reason]:
    """6.9 The attack step: heal, fight or shoot, play a card, hold."""
    acts = field.box.acts
    if action == acts.hold:
        return holding(field)
    if action >= acts.play:
        return attack_card_refusals(field, action - int(acts.play))
    if action >= acts.target:
        return target_refusals(field, action - int(acts.target))
    return patient_refusals(field, action - int(acts.ally))


def holding(field: Field) -> list[Reason]:
    """6.9 The attack step: who must fight, or has played a card, may not hold."""
    found = []
    if field.attack.armed:
        found.append(reason("13.4", "armed"))
    if field.chained:
        found.append(reason("10.3", "chained"))
    if must_fight(field):
        unit = int(field.actor)
        close = int(field.contacts(unit))
        found += about_units(field, "6.9", "contact", close, 1 - side_of(unit))
    return found


def defending(field: Field, action: int) -> list[Reason]:
    """8.5 Hits one by one: evade it, take it, or play a Hit card."""
    acts = field.box.acts
    if acts.is_card(action):
        return hit_card_refusals(field, action - int(acts.play))
    if action == acts.evade and not evadable(field):
        return [reason("8.3", "exito")]
    if action == acts.take and evadable(field) and not field.box.evade_choice:
        return [reason("8.6", "compulsory")]
    return []


def answering(field: Field, stage: int, action: int) -> list[Reason]:
    """What reactions, support and cards may name."""
    acts = field.box.acts
    if stage == REACT and acts.is_card(action):
        return reaction_refusals(field, action - int(acts.play))
    if stage == SUPPORT and acts.help <= action < acts.play:
        return support_refusals(field, action - int(acts.help))
    if stage == CARD_ALLY:
        return ally_refusals(field, action - int(acts.ally))
    if stage == CARD_TARGET:
        return enemy_refusals(field, action - int(acts.target))
    if stage == CARD_RIVAL:
        return rival_refusals(field, int(acts.named_by(action)))
    return []
