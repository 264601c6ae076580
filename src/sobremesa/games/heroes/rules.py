"""Heroes – The Contest: the state of a match, its questions and its result."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.state import OVER, Result, State

from .actions import (
    AGAIN,
    AIM,
    AIM_GEAR,
    ATTACH,
    COMBAT,
    DISCARD,
    DROP,
    ENTRY_COST,
    MAIN,
    MULLIGAN,
    OPPONENT,
    PLACE,
    PLANT,
    PLAYER,
    REPEAT,
    SLOT,
    STOP,
    TARGET,
    TARGET_GEAR,
)
from .content import MIXED, SIZE, Box
from .rules_cards import attach, basics, bearers, place, play_source, sacrifice, spots
from .rules_effects import Use
from .rules_end import DRAWN, TIMED_OUT, announce, shared
from .rules_field import NONE, Field, blank
from .rules_fight import act, aim, discard, fight, hand_rows, next_fighter, repeat
from .rules_flow import (
    ASKED,
    NEXT_FIGHTER,
    NEXT_ROUND,
    NEXT_TURN,
    RESOLUTION,
    Flow,
)
from .rules_prepare import preparation, prepare, taken
from .rules_setup import begin_match, begin_part, mulligan
from .rules_turn import (
    begin_round,
    begin_turn,
    cut_turn,
    end_turn,
    resolve_round,
    resolve_turn,
)
from .rules_use import candidates


class Heroes(State):
    """A point in a match; `seat` and `stage` repeat what the flow says."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow.box.seats, flow.stage)
        self.seat = flow.seat
        self.flow = flow
        self.box: Box = flow.box  # shared, never written
        self.field: Field = flow.field
        self.use: Use = flow.use
        self.answers: list[int] | None = None

    def clone(self) -> "Heroes":
        twin = Heroes(self.flow.clone())
        twin.answers = self.answers
        return twin

    def legal(self) -> list[int]:
        if self.seat < 0:
            return []
        answers = self.answers
        if answers is None:
            answers = self.answers = options(self.flow)
        return answers[:]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        answer(self.flow, action, dice, log)
        self.run_on(dice, log)

    def run_on(self, dice: Dice, log: Log) -> None:
        """1.7 No empty questions: a single option is taken without asking."""
        flow = self.flow
        self.answers = None
        while flow.seat >= 0:
            if flow.field.ended:
                conclude_part(flow, dice, log)
            elif flow.cut_short():
                cut_turn(flow, dice, log)
            elif flow.next != ASKED:
                go_on(flow, dice, log)
            else:
                answers = options(flow)
                if len(answers) > 1:
                    self.answers = answers
                    break
                answer(flow, answers[0], dice, log)
        self.seat, self.stage = flow.seat, flow.stage

    def result(self) -> Result:
        """11.5 Results of co-op and Mixed: and everywhere, shares of one point."""
        field = self.field
        sides: i64 = 1 if self.box.coop else shared(field)
        scores = [0.0] * int(self.box.seats)
        for seat in range(self.box.seats):
            if field.winners >> seat & 1:
                scores[seat] = 1.0 / float(sides)
        return Result(scores, ending(self.flow))


def go_on(flow: Flow, dice: Dice, log: Log) -> None:
    """3.1 Turns and their phases: what comes by itself."""
    following = flow.next
    if following == NEXT_FIGHTER:
        next_fighter(flow, dice, log)
    elif following == NEXT_TURN:
        begin_turn(flow, dice, log)
    elif following == NEXT_ROUND:
        begin_round(flow, log)
    elif following == RESOLUTION:
        if flow.box.coop:
            resolve_round(flow, dice, log)
        else:
            resolve_turn(flow, dice, log)
    else:
        end_turn(flow, log)


def options(flow: Flow) -> list[int]:
    """The answers to the question on the table, ascending."""
    stage = flow.stage
    count = flow.box.cards.count
    if stage == MAIN:
        return preparation(flow)
    if stage == COMBAT:
        return fight(flow)
    if stage == MULLIGAN:
        return [0, 1]
    if stage == PLACE:
        return rows(spots(flow.field, flow.turn, flow.card), SLOT + count)
    if stage == ATTACH:
        return rows(bearers(flow.field, flow.turn, flow.card), SLOT + count)
    if stage == ENTRY_COST:
        return rows(basics(flow.field, flow.turn), PLANT + count)
    if stage == REPEAT:
        return [AGAIN + count, STOP + count]
    if stage == DISCARD:
        return hand_rows(flow, DROP + count)
    first = {TARGET: AIM, TARGET_GEAR: AIM_GEAR, OPPONENT: PLAYER}[int(stage)]
    pick = flow.use.picks & -flow.use.picks
    return rows(candidates(flow.field, flow.use, pick), first + count)


def answer(flow: Flow, action: i64, dice: Dice, log: Log) -> None:
    stage = flow.stage
    row = action - flow.box.cards.count
    if stage == MAIN:
        prepare(flow, action, dice, log)
    elif stage == COMBAT:
        act(flow, row, dice, log)
    elif stage == MULLIGAN:
        mulligan(flow, action, dice, log)
    elif stage == PLACE:
        place(flow.field, flow.turn * SIZE + row - SLOT, taken(flow), log)
        flow.ask(MAIN, flow.turn)
    elif stage == ATTACH:
        attach(flow.field, flow.turn * SIZE + row - SLOT, taken(flow), log)
        flow.ask(MAIN, flow.turn)
    elif stage == ENTRY_COST:
        sacrifice(flow.field, flow.turn * SIZE + row - PLANT, log)
        play_source(flow.field, flow.turn, taken(flow), log)
        flow.ask(MAIN, flow.turn)
    elif stage == REPEAT:
        repeat(flow, row, dice, log)
    elif stage == DISCARD:
        discard(flow, row - DROP, dice, log)
    else:
        aim(flow, row, dice, log)


def rows(mask: i64, first: i64) -> list[int]:
    """A row of the table for every bit of a mask."""
    legal: list[int] = []
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            legal.append(first + at)
        at += 1
    return legal


# HC-11 End and results


def conclude_part(flow: Flow, dice: Dice, log: Log) -> None:
    """10.10 Mixed: who goes on to the next stage; else the match is over."""
    if flow.box.mode != MIXED or flow.part + 1 >= len(flow.box.schedule):
        conclude(flow, log)
        return
    winners = flow.field.winners
    for seat in range(flow.box.seats):
        if winners >> seat & 1:
            log.say("10.10/goes_on", seat)
    flow.part += 1
    begin_part(flow, winners, dice, log)


def conclude(flow: Flow, log: Log) -> None:
    announce(flow.field, log)
    flow.field.fighting = False
    flow.field.active = NONE
    flow.field.order = vec[i64]()
    flow.use.move = NONE
    flow.seat = OVER


def ending(flow: Flow) -> str:
    if flow.box.coop:
        return "10.29"
    if flow.box.mode == MIXED:
        return "11.5"
    if flow.field.ended == TIMED_OUT:
        return "11.4"
    return "11.3" if flow.field.ended == DRAWN else "11.2"


def empty(box: Box) -> Heroes:
    """A table with nothing on it."""
    flow = Flow(box, blank(box), Use())
    flow.clear()
    return Heroes(flow)


def new(box: Box, dice: Dice, log: Log) -> Heroes:
    state = empty(box)
    begin_match(state.flow, dice, log)
    state.run_on(dice, log)
    return state
