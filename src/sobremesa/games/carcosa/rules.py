"""CA-1: the order in which everything happens."""

from sobremesa.kernel.agenda import Running
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import LOST, TOGETHER, WON, Result

from .actions import (
    A_DOUBLE,
    A_HOLD,
    A_INVITE,
    A_KEEP,
    A_LEAVE,
    A_REACT,
    DISCARD,
    DOUBLE,
    INVITE,
    LOOK,
    PICK,
    PSYCHIC,
    REACT,
    ROLE,
    SACRIFICE,
    SHOP,
    TURN,
)
from .rules_agenda import (
    T_ACTIVATE,
    T_ARRIVE,
    T_BANISHMENT,
    T_BELT,
    T_COLLAPSE,
    T_CURSE,
    T_DURATIONS,
    T_EFFECT,
    T_ENTER,
    T_FALSE_KING,
    T_HOUSE,
    T_LINE,
    T_LOOK,
    T_MANIFESTATION,
    T_MONSTERS,
    T_OUTCOME,
    T_PEEK,
    T_POISON,
    T_PRESENCE,
    T_REVEAL,
    T_RING,
    T_ROLE,
    T_ROUND,
    T_SET_UP,
    T_SETTLE,
    T_SHOCK,
    T_SHOP,
    T_STAIRS,
    T_STIR,
    T_STRIKE,
    T_STRIP,
    T_STRUGGLE,
    T_TURN,
    T_TURN_END,
    T_TURN_START,
)
from .rules_cards import enter, foresee, next_in_line, psychic_options, put_away, reveal
from .rules_content import Settings
from .rules_events import invite, outcome
from .rules_mind import (
    collapse,
    curse,
    durations,
    poison,
    roll_again,
    sacrifice,
    sacrifice_options,
)
from .rules_monsters import activate, react, shock, stir, strike
from .rules_offers import turn_options
from .rules_rooms import (
    deal,
    discard,
    discard_options,
    gain_key,
    look,
    look_options,
    peek,
    pick,
    pick_options,
    second_look,
    shop_options,
)
from .rules_round import (
    ENDINGS,
    VICTORY,
    activate_all,
    banishment,
    begin_round,
    effect,
    end_check,
    false_king_check,
    manifestation,
    move_stairs,
    presence,
    strip,
    turn_belt,
    wear,
    wear_ring,
)
from .rules_setup import give_role, roles_left, set_up
from .rules_table import House, blank
from .rules_turn import act, arrive, end_turn, go_on, start_turn, struggle


class Carcosa(Running):
    """Nobody knows more than another; what nobody knows is not in the state.

    1.4 Luck: all of it comes from the dice handed in.
    1.10 Single options: taken without asking.
    """

    def __init__(self, seats: i64, house: House) -> None:
        super().__init__(seats, house)
        self.house = house

    def clone(self) -> "Carcosa":
        twin = Carcosa(self.seats, self.house.clone())
        twin.seat, twin.stage = self.seat, self.stage
        twin.answers = self.answers
        return twin

    def seat_asked(self) -> i64:
        """1.2 Souls and seats: the seat of the soul that is asked decides."""
        return self.house.asked % self.seats

    def ended(self) -> bool:
        return self.house.ending != 0

    def result(self) -> Result:
        """10.8 One result for all: 1 for a victory, 0 for a loss."""
        ending = self.house.ending
        rule = ENDINGS[ending].partition("/")[0]
        end = LOST
        if ending == VICTORY:
            end = TOGETHER if self.seats > 1 else WON
        return Result([end] * int(self.seats), rule)

    def options(self) -> list[int]:
        """The answers to the question that is open."""
        house = self.house
        stage = house.stage
        if stage == TURN:
            return turn_options(house)
        if stage == LOOK:
            return look_options(house)
        if stage == PSYCHIC:
            return psychic_options(house)
        if stage == DOUBLE:
            return [A_DOUBLE, A_KEEP]
        if stage == REACT:
            return [A_REACT, A_HOLD]
        if stage == DISCARD:
            return discard_options(house)
        if stage == PICK:
            return pick_options(house)
        if stage == SACRIFICE:
            return sacrifice_options(house)
        if stage == ROLE:
            return roles_left(house)
        if stage == INVITE:
            return [A_INVITE + t for t in range(len(house.souls)) if t != house.asked]
        legal: list[int] = []
        shop_options(house, house.asked, legal)
        legal.append(A_LEAVE)
        return legal

    def answer(self, action: i64, dice: Dice, log: Log) -> None:
        """Take an answer; the agenda then goes on."""
        house = self.house
        stage, s = house.stage, house.asked
        house.answered()
        if stage == TURN:
            act(house, action, dice, log)
        elif stage == LOOK:
            look(house, s, action, dice, log)
        elif stage == PSYCHIC:
            foresee(house, s, action, log)
        elif stage == DOUBLE:
            if action == A_DOUBLE:
                roll_again(house, s, dice, log)
        elif stage == REACT:
            if action == A_REACT:
                react(house, s, house.purpose, log)
        elif stage == DISCARD:
            discard(house, s, action, log)
        elif stage == PICK:
            pick(house, s, action, log)
        elif stage == SACRIFICE:
            sacrifice(house, action, log)
        elif stage == ROLE:
            give_role(house, s, house.content.role_of(action), log)
        elif stage == INVITE:
            invite(house, s, action - A_INVITE, log)
        elif action != A_LEAVE:
            house.then(T_SHOP, s)
            deal(house, s, action, dice, log)

    def perform(self, step: i64, dice: Dice, log: Log) -> None:
        """Do a step of the agenda: here those of a turn, frequent ones first."""
        house = self.house
        first, second = house.first, house.second
        if step >= T_MONSTERS:
            perform_end(house, step, first, second, dice, log)
        elif step >= T_ROLE:
            perform_round(house, step, first, dice, log)
        elif step == T_TURN:
            go_on(house)
        elif step == T_ENTER:
            enter(house, first, dice, log)
        elif step == T_REVEAL:
            reveal(house, first, dice, log)
        elif step == T_SETTLE:
            put_away(house)
        elif step == T_LINE:
            next_in_line(house, dice, log)
        elif step == T_OUTCOME:
            outcome(house, dice, log)
        elif step == T_PEEK:
            peek(house, first)
        elif step == T_COLLAPSE:
            collapse(house, log)
        elif step == T_STRUGGLE:
            struggle(house, first, log)
        elif step == T_SHOCK:
            shock(house, first, second, dice, log)
        elif step == T_LOOK:
            second_look(house, first)
        elif step == T_SHOP:
            house.ask(SHOP, first)
        elif step == T_ARRIVE:
            arrive(house, first, second, dice, log)
        else:
            gain_key(house, first, log)


def perform_round(house: House, step: i64, first: i64, dice: Dice, log: Log) -> None:
    """6.1 Nine steps: each one of the agenda, so that questions can come between.

    Here the course of a match, and of its round up to the King's effect.
    """
    if step == T_TURN_START:
        start_turn(house, log)
    elif step == T_TURN_END:
        end_turn(house, log)
    elif step == T_ROUND:
        begin_round(house, log)
    elif step == T_HOUSE:
        wear(house, log)
    elif step == T_BANISHMENT:
        banishment(house, log)
    elif step == T_PRESENCE:
        presence(house, log)
    elif step == T_MANIFESTATION:
        manifestation(house, dice, log)
    elif step == T_EFFECT:
        effect(house, dice, log)
    elif step == T_STRIP:
        strip(house, first)
    elif step == T_ROLE:
        house.ask(ROLE, first)
    else:
        set_up(house, dice, log)


def perform_end(
    house: House, step: i64, first: i64, second: i64, dice: Dice, log: Log
) -> None:
    """6.11 Statuses' step: poison, curses, Ring, False King, durations; the rest.
    6.12 Stairs' step: then these.
    """
    if step == T_MONSTERS:
        activate_all(house)
    elif step == T_ACTIVATE:
        activate(house, first, log)
    elif step == T_STIR:
        stir(house, first, second, dice, log)
    elif step == T_STRIKE:
        strike(house, first, dice, log)
    elif step == T_POISON:
        poison(house, log)
    elif step == T_CURSE:
        curse(house, first, log)
    elif step == T_RING:
        wear_ring(house, log)
    elif step == T_FALSE_KING:
        false_king_check(house, dice, log)
    elif step == T_DURATIONS:
        durations(house, log)
    elif step == T_STAIRS:
        move_stairs(house, "6.12/stairs", dice, log)
    elif step == T_BELT:
        turn_belt(house, log)
    else:
        end_check(house, log)


def new(settings: Settings, dice: Dice, log: Log) -> Carcosa:
    """3.3 Dealing roles: at random, or chosen in order."""
    house = blank(settings)
    state = Carcosa(settings.seats, house)
    house.then(T_SET_UP)
    if settings.roles_chosen:
        for s in range(len(house.souls) - 1, -1, -1):
            house.then(T_ROLE, s)
    else:
        for s in range(len(house.souls)):
            roles = roles_left(house)
            answer = roles[dice.below(len(roles))]
            give_role(house, s, settings.content.role_of(answer), log)
    state.run_on(dice, log)
    return state
