"""Escaramuzas as a state: which chapter asks, answers and goes on (EC-18)."""

from sobremesa.kernel.agenda import Running
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import DRAWN, LOST, WON, Result

from .actions import (
    ACTIVATE,
    ADVANCE,
    ATTACK,
    CARD_ALLY,
    CARD_TARGET,
    CARD_TO,
    DEFEND,
    DEPLOY_UNIT,
    DRAFT_AT,
    DRAFT_PIECE,
    MODE,
    MOVE_TO,
    REACT,
    SIDE_CHOICE,
    SUPPORT,
    TO,
)
from .content import side_of
from .rules_after import choose_advance, choose_support, supports
from .rules_attack import (
    after_attack,
    criticals,
    next_hit,
    roll_attack,
)
from .rules_attack_step import (
    answer,
    attack,
    attack_options,
    defences,
    react,
    reactions,
)
from .rules_box import Box
from .rules_cards import (
    card_ally,
    card_target,
    play_in_mode,
    shift,
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
from .rules_offers import card_options, mode_cards, shift_points
from .rules_points import end_round
from .rules_rounds import (
    activate,
    activations,
    begin_round,
    end_activation,
    next_turn,
)
from .rules_table import (
    AFTER,
    CRITICALS,
    DEPLOYING,
    DRAFTING,
    ENDS,
    HITS,
    NO_WINNER,
    ROLL,
    ROUND,
    ROUND_END,
    SPENT,
    STEP_ATTACK,
    TURN,
    Field,
    blank,
    labels,
)


class Escaramuzas(Running):
    """All that changes lies in its field."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.seats, field)
        self.field = field

    def clone(self) -> "Escaramuzas":
        twin = Escaramuzas(self.field.clone())
        twin.seat, twin.stage = self.seat, self.stage
        return twin

    def asks(self) -> bool:
        """18.1 Single options: they are asked too, unless a rule says otherwise."""
        return True

    def legal(self) -> list[int]:
        """Listed when they are wanted: many questions are answered without a list."""
        return [] if self.seat < 0 else self.options()

    def options(self) -> list[int]:
        if self.stage < ACTIVATE:
            return before_battle(self.field, self.stage)
        return in_battle(self.field, self.stage)

    def answer(self, action: i64, dice: Dice, log: Log) -> None:
        field = self.field
        stage, seat = field.stage, field.asked
        field.answered()
        if stage < ACTIVATE:
            prepare(field, stage, seat, action, log)
        else:
            battle(field, stage, seat, action, dice, log)

    def perform(self, step: i64, dice: Dice, log: Log) -> None:
        perform(self.field, step, dice, log)

    def ended(self) -> bool:
        return self.field.over

    def result(self) -> Result:
        """16.4 Shared results: all seats of a side have the same."""
        winner = self.field.winner
        ends = [DRAWN] * self.seats
        if winner != NO_WINNER:
            for seat in range(self.seats):
                ends[seat] = WON if seat % 2 == winner else LOST
        return Result(ends, self.field.rule)


def before_battle(field: Field, stage: i64) -> list[int]:
    """The answers to what is asked before the first round."""
    if stage == DRAFT_PIECE:
        return draft_pieces(field)
    if stage == DRAFT_AT:
        return draft_points(field)
    if stage == SIDE_CHOICE:
        return [int(field.box.acts.stay), int(field.box.acts.swap)]
    if stage == DEPLOY_UNIT:
        return placing_options(field)
    return placing_points(field)


def in_battle(field: Field, stage: i64) -> list[int]:
    """The answers to what is asked in a round."""
    if stage == ACTIVATE:
        return activations(field)
    if stage == MODE:
        return mode_cards(field) + modes(field)
    if stage == MOVE_TO:
        return move_points(field)
    if stage == ATTACK:
        return attack_options(field)
    acts = field.box.acts
    if stage == REACT:
        return [*reactions(field, field.asked), int(acts.decline)]
    if stage == DEFEND:
        return defences(field)
    if stage == ADVANCE:
        return [int(acts.go), int(acts.remain)]
    if stage == SUPPORT:
        side = side_of(field.attack.target)
        return [*labels(field, side, supports(field), acts.help), int(acts.decline)]
    if stage == CARD_TO:
        return shift_points(field)
    return card_options(field)


def prepare(field: Field, stage: i64, seat: i64, action: i64, log: Log) -> None:
    """Answers before the first round (EC-3, EC-4)."""
    if stage == DRAFT_PIECE:
        choose_piece(field, seat, action - field.box.acts.piece)
    elif stage == DRAFT_AT:
        draft_at(field, action - TO, log)
    elif stage == SIDE_CHOICE:
        take_ends(field, action, log)
    elif stage == DEPLOY_UNIT:
        choose_unit(field, seat, action, log)
    else:
        place_at(field, action - TO, log)


def battle(
    field: Field, stage: i64, seat: i64, action: i64, dice: Dice, log: Log
) -> None:
    """Answers in a round (EC-5 to EC-8)."""
    if stage == ACTIVATE:
        activate(field, seat, action, log)
    elif stage == MODE:
        acts = field.box.acts
        if acts.is_card(action):
            play_in_mode(field, seat, action - acts.play, dice, log)
        else:
            choose_mode(field, seat, action, log)
    elif stage == MOVE_TO:
        move(field, action - TO, dice, log)
    elif stage == ATTACK:
        attack(field, seat, action, log)
    elif stage == REACT:
        react(field, seat, action, log)
    elif stage == DEFEND:
        answer(field, seat, action, dice, log)
    else:
        after_battle(field, stage, seat, action, dice, log)


def after_battle(
    field: Field, stage: i64, seat: i64, action: i64, dice: Dice, log: Log
) -> None:
    """Answers after a fight, and what cards ask (EC-10, EC-13)."""
    acts = field.box.acts
    if stage == ADVANCE:
        choose_advance(field, action, dice, log)
    elif stage == SUPPORT:
        choose_support(field, action, dice, log)
    elif stage == CARD_ALLY:
        card_ally(field, seat, action - acts.ally, dice, log)
    elif stage == CARD_TARGET:
        card_target(field, seat, action - acts.target, dice, log)
    elif stage == CARD_TO:
        shift(field, seat, action - TO, dice, log)
    else:
        spy(field, seat, acts.named_by(action), dice, log)


def perform(field: Field, step: i64, dice: Dice, log: Log) -> None:
    """A step that goes by itself."""
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
    elif step == DRAFTING:
        next_draft(field, log)
    elif step == ENDS:
        choose_ends(field, dice, log)
    elif step == DEPLOYING:
        next_placing(field, dice, log)
    elif step == ROUND:
        begin_round(field, dice, log)
    else:
        assert step == ROUND_END
        end_round(field, log)


def new(box: Box, seats: int, dice: Dice, log: Log) -> Escaramuzas:
    """3.1 Making the table: before anything else."""
    field = blank(box, seats)
    log.say("3.1/table", box.content.map_ids.index(box.map))
    if box.map == "random":
        random_table(field, dice, log)
    else:
        field.then(DRAFTING if box.map == "draft" else ENDS)
    state = Escaramuzas(field)
    state.run_on(dice, log)
    return state
