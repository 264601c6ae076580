"""Heroes – The Contest: the state of a match, its questions and its result."""

from sobremesa.kernel.agenda import NOTHING, Running
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import DRAWN, LOST, OUT, TOGETHER, WON, Result

from .actions import (
    AGAIN,
    ATTACH,
    COMBAT,
    DISCARD,
    DROP,
    ENTRY_COST,
    EVENT_CHARACTER,
    EVENT_OPPONENT,
    KEEP,
    MAIN,
    MULLIGAN,
    PLACE,
    PLANT,
    REDRAW,
    REPEAT,
    SLOT,
    STOP,
    rows_of,
    target_of,
    target_rows,
)
from .content import MIXED, SIZE, Box
from .rules_agenda import (
    T_CLOSE,
    T_CONCLUDE,
    T_CUT,
    T_DRAW,
    T_FIGHTER,
    T_LAPSE,
    T_MATCH,
    T_MOB,
    T_PREPARE,
    T_RESOLUTION,
    T_RESOLVE,
    T_RIPEN,
    T_ROUND,
    T_ROUND_END,
    T_TURN,
    T_TURN_END,
    T_USED,
)
from .rules_cards import (
    attach,
    choose_event_target,
    event_choices,
    place,
    play_source,
    sacrifice,
    taken,
)
from .rules_combat import fight, next_fighter
from .rules_damage import ALL_FELL, TIMED_OUT, announce, shared
from .rules_fits import basics, bearers, spots
from .rules_hands import discard, hand_rows
from .rules_modes import begin_match, begin_part, mob_turn, mulligan
from .rules_table import Field, blank
from .rules_turn import (
    begin_draw,
    begin_round,
    begin_turn,
    close_turn,
    cut_turn,
    end_round,
    end_turn,
    lapse_all,
    preparation,
    prepare,
    resolution,
    ripen_all,
)
from .rules_use import act, after_use, aim, candidates, carry_out, repeat


class Heroes(Running):
    """A point in a match.

    1.7 No empty questions: a single option is taken without asking.
    """

    def __init__(self, field: Field) -> None:
        super().__init__(field.box.seats, field)
        self.field = field
        self.box: Box = field.box  # shared, never written

    def clone(self) -> "Heroes":
        twin = Heroes(self.field.clone())
        twin.seat, twin.stage = self.seat, self.stage
        twin.answers = self.answers
        return twin

    def options(self) -> list[int]:
        return options(self.field)

    def answer(self, action: i64, dice: Dice, log: Log) -> None:
        self.stage = self.field.stage  # the last question, where the match ends now
        answer(self.field, action, dice, log)
        if self.field.ended or self.field.cut_short():
            self.break_off()

    def perform(self, step: i64, dice: Dice, log: Log) -> None:
        """3.1 Turns and their phases: what comes by itself."""
        if step <= T_USED:
            perform_use(self.field, step, dice, log)
        elif step <= T_TURN_END:
            perform_turn(self.field, step, dice, log)
        else:
            perform_rare(self.field, step, dice, log)
        if self.field.ended or self.field.cut_short():
            self.break_off()

    def break_off(self) -> None:
        """11.1 The last side: when a stage is over, nothing more of it is played.
        3.9 Eliminated in one's own turn: it stops at once.
        """
        field = self.field
        if field.stage != NOTHING:
            self.stage = field.stage
        if not field.over:
            field.only(T_CONCLUDE if field.ended else T_CUT)

    def ended(self) -> bool:
        return self.field.over

    def result(self) -> Result:
        """11.5 Results of co-op and Mixed: and everywhere, shares of one point."""
        field = self.field
        seats, rule = int(self.box.seats), ending(field)
        if self.box.coop:
            won = TOGETHER if seats > 1 else WON
            return Result([won if field.winners else LOST] * seats, rule)
        sides = shared(field)
        ends, rules = [LOST] * seats, [rule] * seats
        scores = [0.0] * seats
        for seat in range(seats):
            if field.winners >> seat & 1:
                ends[seat] = WON if sides == 1 else DRAWN
                scores[seat] = 1.0 / float(sides)
            elif field.out[seat]:
                limit = field.kos[seat] >= self.box.ko_limit
                ends[seat], rules[seat] = OUT, "7.14" if limit else "3.4"
        return Result(ends, rule, scores, rules)


def perform_use(field: Field, step: i64, dice: Dice, log: Log) -> None:
    """6.7 Order of a use: what comes by itself in Combat and in a use."""
    if step == T_FIGHTER:
        next_fighter(field, log)
    elif step == T_RESOLVE:
        carry_out(field, dice, log)
    else:
        assert step == T_USED
        after_use(field, log)


def perform_turn(field: Field, step: i64, dice: Dice, log: Log) -> None:
    """3.1 Turns and their phases: in order."""
    if step == T_TURN:
        begin_turn(field, dice, log)
    elif step == T_DRAW:
        begin_draw(field, dice, log)
    elif step == T_PREPARE:
        field.ask(MAIN, field.turn)
    elif step == T_RESOLUTION:
        resolution(field, dice, log)
    elif step == T_LAPSE:
        lapse_all(field, dice, log)
    elif step == T_RIPEN:
        ripen_all(field, dice, log)
    elif step == T_CLOSE:
        close_turn(field, log)
    else:
        assert step == T_TURN_END
        end_turn(field, log)


def perform_rare(field: Field, step: i64, dice: Dice, log: Log) -> None:
    if step == T_ROUND:
        begin_round(field, log)
    elif step == T_ROUND_END:
        end_round(field, log)
    elif step == T_MOB:
        mob_turn(field, dice, log)
    elif step == T_CUT:
        cut_turn(field, dice, log)
    elif step == T_CONCLUDE:
        conclude_part(field, dice, log)
    else:
        assert step == T_MATCH
        begin_match(field, dice, log)


def options(field: Field) -> list[int]:
    """The answers to the question on the table, ascending."""
    stage = field.stage
    count = field.cards.count
    if stage == MAIN:
        return preparation(field)
    if stage == COMBAT:
        return fight(field)
    if stage == MULLIGAN:
        return [KEEP, REDRAW]
    if stage == PLACE:
        return rows_of(spots(field, field.turn, field.card), SLOT + count)
    if stage == ATTACH:
        return rows_of(bearers(field, field.turn, field.card), SLOT + count)
    if stage == ENTRY_COST:
        return rows_of(basics(field, field.turn), PLANT + count)
    if stage == REPEAT:
        return [AGAIN + count, STOP + count]
    if stage == DISCARD:
        return hand_rows(field, DROP + count)
    if stage == EVENT_CHARACTER or stage == EVENT_OPPONENT:
        return target_rows(stage, event_choices(field), count)
    mask = candidates(field, field.use, field.use.pick())
    return target_rows(stage, mask, count)


def answer(field: Field, action: i64, dice: Dice, log: Log) -> None:
    stage, seat = field.stage, field.asked
    row = action - field.cards.count
    field.answered()
    if stage == MAIN:
        prepare(field, action, dice, log)
    elif stage == COMBAT:
        act(field, row, dice, log)
    elif stage == MULLIGAN:
        mulligan(field, action, dice, log)
    elif stage == PLACE:
        place(field, field.turn * SIZE + row - SLOT, taken(field), log)
        field.ask(MAIN, field.turn)
    elif stage == ATTACH:
        attach(field, field.turn * SIZE + row - SLOT, taken(field), log)
        field.ask(MAIN, field.turn)
    elif stage == ENTRY_COST:
        sacrifice(field, field.turn * SIZE + row - PLANT, log)
        play_source(field, field.turn, taken(field), log)
        field.ask(MAIN, field.turn)
    elif stage == REPEAT:
        repeat(field, row, dice, log)
    elif stage == DISCARD:
        discard(field, seat, row - DROP, log)
    elif stage == EVENT_CHARACTER or stage == EVENT_OPPONENT:
        choose_event_target(field, target_of(stage, action, field.cards.count), log)
        field.ask(MAIN, field.turn)
    else:
        aim(field, target_of(stage, action, field.cards.count), dice, log)


# HC-11 End and results


def conclude_part(field: Field, dice: Dice, log: Log) -> None:
    """10.10 Mixed: who goes on to the next stage; else the match is over."""
    if field.box.mode != MIXED or field.part + 1 >= len(field.box.schedule):
        announce(field, log)
        field.drop()
        field.over = True
        return
    winners = field.winners
    for seat in range(field.box.seats):
        if winners >> seat & 1:
            log.say("10.10/goes_on", seat)
    field.part += 1
    begin_part(field, winners, dice, log)


def ending(field: Field) -> str:
    if field.box.coop:
        return "10.29"
    if field.box.mode == MIXED:
        return "11.5"
    if field.ended == TIMED_OUT:
        return "11.4"
    return "11.3" if field.ended == ALL_FELL else "11.2"


def new(box: Box, dice: Dice, log: Log) -> Heroes:
    state = Heroes(blank(box))
    state.field.then(T_MATCH)
    state.run_on(dice, log)
    return state
