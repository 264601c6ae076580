"""Escaramuzas as a state: which chapter asks, answers and goes on (EC-18)."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import Result, State

from .actions import (
    ACTIVATE,
    ADVANCE,
    ALLY,
    ATTACK,
    CARD_ALLY,
    CARD_TARGET,
    CARD_TO,
    DECLINE,
    DEFEND,
    DEPLOY_UNIT,
    DRAFT_AT,
    DRAFT_PIECE,
    GO,
    HELP,
    MODE,
    MOVE_TO,
    PIECE,
    PLAY,
    REACT,
    REMAIN,
    RIVAL,
    SIDE_CHOICE,
    STAY,
    SUPPORT,
    SWAP,
    TARGET,
    TO,
)
from .content import MAP_IDS, SLOTS
from .rules_after import choose_advance, choose_support, supports
from .rules_attack import after_attack, criticals, labels, next_hit, roll_attack
from .rules_box import Box
from .rules_cards import (
    card_ally,
    card_options,
    card_target,
    mode_cards,
    play_in_mode,
    shift,
    shift_points,
    spy,
)
from .rules_deployment import (
    choose_ends,
    choose_unit,
    next_placing,
    place_at,
    placing_options,
    placing_points,
    take_ends,
)
from .rules_map import (
    choose_piece,
    draft_at,
    draft_pieces,
    draft_points,
    next_draft,
    random_table,
)
from .rules_movement import attack_step, choose_mode, modes, move, move_points
from .rules_points import end_round
from .rules_rounds import (
    activate,
    activations,
    begin_round,
    end_activation,
    next_turn,
)
from .rules_strike import answer, attack, attack_options, defences, react, reactions
from .rules_table import (
    AFTER,
    ASKING,
    CRITICALS,
    DEPLOYING,
    DRAFTING,
    DRAWN,
    ENDS,
    HITS,
    ROLL,
    ROUND,
    SPENT,
    STEP_ATTACK,
    TURN,
    Field,
    blank,
)


class Escaramuzas(State):
    """All that changes lies in its field."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.seats, field.stage)
        self.field = field
        self.seat = field.seat

    def clone(self) -> "Escaramuzas":
        return Escaramuzas(self.field.clone())

    def legal(self) -> list[int]:
        """18.1 Single options: they are asked too, unless a rule says otherwise."""
        field = self.field
        if self.seat < 0:
            return []
        stage = self.stage
        if stage < ACTIVATE:
            return before_battle(field, stage)
        if stage == ACTIVATE:
            return activations(field)
        if stage == MODE:
            return mode_cards(field) + modes(field)
        if stage == MOVE_TO:
            return move_points(field)
        if stage == ATTACK:
            return attack_options(field)
        if stage == REACT:
            return [*reactions(field, field.seat), DECLINE]
        if stage == DEFEND:
            return defences(field)
        if stage == ADVANCE:
            return [GO, REMAIN]
        if stage == SUPPORT:
            side = field.attack.target // SLOTS
            return [*labels(field, side, supports(field), HELP), DECLINE]
        if stage == CARD_TO:
            return shift_points(field)
        return card_options(field)

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        field = self.field
        if field.stage < ACTIVATE:
            prepare(field, action, log)
        else:
            battle(field, action, dice, log)
        run_on(field, dice, log)
        self.seat, self.stage = field.seat, field.stage

    def result(self) -> Result:
        """16.4 Shared results: all seats of a side have the same."""
        winner = self.field.winner
        scores = [0.5] * self.seats
        if winner != DRAWN:
            for seat in range(self.seats):
                scores[seat] = 1.0 if seat % 2 == winner else 0.0
        return Result(scores, self.field.rule)


def before_battle(field: Field, stage: i64) -> list[int]:
    if stage == DRAFT_PIECE:
        return draft_pieces(field)
    if stage == DRAFT_AT:
        return draft_points(field)
    if stage == SIDE_CHOICE:
        return [STAY, SWAP]
    if stage == DEPLOY_UNIT:
        return placing_options(field)
    return placing_points(field)


def prepare(field: Field, action: i64, log: Log) -> None:
    """Answers before the first round (EC-3, EC-4)."""
    stage = field.stage
    if stage == DRAFT_PIECE:
        choose_piece(field, action - PIECE)
    elif stage == DRAFT_AT:
        draft_at(field, action - TO, log)
    elif stage == SIDE_CHOICE:
        take_ends(field, action, log)
    elif stage == DEPLOY_UNIT:
        choose_unit(field, action, log)
    else:
        place_at(field, action - TO, log)


def battle(field: Field, action: i64, dice: Dice, log: Log) -> None:
    """Answers in a round (EC-5 to EC-13)."""
    stage = field.stage
    if stage == ACTIVATE:
        activate(field, action, log)
    elif stage == MODE:
        if action < RIVAL:
            play_in_mode(field, action - PLAY, dice, log)
        else:
            choose_mode(field, action, log)
    elif stage == MOVE_TO:
        move(field, action - TO, dice, log)
    elif stage == ATTACK:
        attack(field, action, log)
    elif stage == REACT:
        react(field, action, log)
    elif stage == DEFEND:
        answer(field, action, dice, log)
    else:
        after_battle(field, action, dice, log)


def after_battle(field: Field, action: i64, dice: Dice, log: Log) -> None:
    stage = field.stage
    if stage == ADVANCE:
        choose_advance(field, action, dice, log)
    elif stage == SUPPORT:
        choose_support(field, action, dice, log)
    elif stage == CARD_ALLY:
        card_ally(field, action - ALLY, dice, log)
    elif stage == CARD_TARGET:
        card_target(field, action - TARGET, dice, log)
    elif stage == CARD_TO:
        shift(field, action - TO, dice, log)
    else:
        spy(field, action - RIVAL, dice, log)


def run_on(field: Field, dice: Dice, log: Log) -> None:
    """Everything that happens by itself, until somebody is asked or all is over."""
    while field.step != ASKING and not field.over:
        step = field.step
        if step == STEP_ATTACK:
            attack_step(field)
        elif step == ROLL:
            roll_attack(field, dice, log)
        elif step == HITS:
            next_hit(field)
        elif step == CRITICALS:
            criticals(field, dice, log)
        elif step == AFTER:
            after_attack(field, log)
        elif step == SPENT:
            end_activation(field)
        elif step == TURN:
            next_turn(field)
        else:
            between(field, dice, log)


def between(field: Field, dice: Dice, log: Log) -> None:
    step = field.step
    if step == DRAFTING:
        next_draft(field)
    elif step == ENDS:
        choose_ends(field, dice, log)
    elif step == DEPLOYING:
        next_placing(field, dice, log)
    elif step == ROUND:
        begin_round(field, dice, log)
    else:
        end_round(field, log)


def new(box: Box, seats: int, dice: Dice, log: Log) -> Escaramuzas:
    """3.1 Making the table: before anything else."""
    field = blank(box, seats)
    log.say("3.1/table", MAP_IDS.index(box.map))
    if box.map == "random":
        random_table(field, dice, log)
    else:
        field.step = DRAFTING if box.map == "draft" else ENDS
    run_on(field, dice, log)
    return Escaramuzas(field)
