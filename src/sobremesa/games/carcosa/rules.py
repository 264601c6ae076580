"""CA-1, CA-3: set-up, and the order in which everything happens."""

from sobremesa.kernel.agenda import Running
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import Result

from .actions import (
    A_ACCEPT,
    A_DOUBLE,
    A_HOLD,
    A_INVITE,
    A_KEEP,
    A_LEAVE,
    A_MIND,
    A_REACT,
    A_ROLE,
    A_SLOT,
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
from .content import (
    FLOORS,
    HEALER,
    KEY,
    NOBODY,
    ROLE_ITEM,
    ROLE_SANITY,
    ROLE_SLOTS,
    ROLES,
    SIDE,
    TALE,
    TALES,
    Settings,
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
    T_END_CHECK,
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
    T_TURN_START,
)
from .rules_cards import (
    enter,
    foresee,
    invite,
    next_in_line,
    outcome,
    psychic_options,
    put_away,
    reveal,
    roll_again,
)
from .rules_mind import collapse, curse, durations, poison, sacrifice
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
    WON,
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

    def options(self) -> list[int]:
        return options(self.house)

    def answer(self, action: i64, dice: Dice, log: Log) -> None:
        answer(self.house, action, dice, log)

    def perform(self, step: i64, dice: Dice, log: Log) -> None:
        house = self.house
        perform(house, step, house.first, house.second, dice, log)

    def seat_asked(self) -> i64:
        """1.2 Souls and seats: the seat of the soul that is asked decides."""
        return self.house.asked % self.seats

    def ended(self) -> bool:
        return self.house.ending != 0

    def result(self) -> Result:
        """10.8 One result for all: 1 for a victory, 0 for a loss."""
        ending = self.house.ending
        score = 1.0 if ending == WON else 0.0
        rule = ENDINGS[ending].partition("/")[0]
        return Result([score] * int(self.seats), rule)


def options(house: House) -> list[int]:
    """The answers to the question that is open."""
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
        return role_options(house)
    if stage == INVITE:
        return [A_INVITE + t for t in range(len(house.souls)) if t != house.asked]
    legal: list[int] = []
    shop_options(house, house.asked, legal)
    legal.append(A_LEAVE)
    return legal


def sacrifice_options(house: House) -> list[int]:
    """9.23 Sacrifice: what the soul still has, or nothing."""
    soul = house.souls[house.asked]
    legal: list[int] = []
    if soul.slots > 0:
        legal.append(A_SLOT)
    if soul.ceiling > 0:
        legal.append(A_MIND)
    legal.append(A_ACCEPT)
    return legal


def answer(house: House, action: i64, dice: Dice, log: Log) -> None:
    """Take an answer; the agenda then goes on."""
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
            react(house, house.purpose, log)
    elif stage == DISCARD:
        discard(house, s, action, log)
    elif stage == PICK:
        pick(house, s, action, log)
    elif stage == SACRIFICE:
        sacrifice(house, action, log)
    elif stage == ROLE:
        give_role(house, s, action - A_ROLE, log)
    elif stage == INVITE:
        invite(house, s, action - A_INVITE, log)
    elif action != A_LEAVE:
        house.then(T_SHOP, s)
        deal(house, s, action, dice, log)


def perform(
    house: House, kind: i64, first: i64, second: i64, dice: Dice, log: Log
) -> None:
    """Do a step of the agenda."""
    if kind == T_TURN:
        go_on(house)
    elif kind == T_ENTER:
        enter(house, first, dice, log)
    elif kind == T_REVEAL:
        reveal(house, first, dice, log)
    elif kind == T_SETTLE:
        put_away(house)
    elif kind == T_LINE:
        next_in_line(house, dice, log)
    elif kind == T_OUTCOME:
        outcome(house, dice, log)
    elif kind == T_PEEK:
        peek(house, first)
    elif kind == T_COLLAPSE:
        collapse(house, log)
    elif kind < T_HOUSE:
        perform_turn(house, kind, first, dice, log)
    elif kind < T_ENTER:
        perform_round(house, kind, first, second, dice, log)
    else:
        perform_rare(house, kind, first, second, dice, log)


def perform_turn(house: House, kind: i64, first: i64, dice: Dice, log: Log) -> None:
    if kind == T_TURN_START:
        start_turn(house, log)
    elif kind == T_ROUND:
        begin_round(house, log)
    elif kind == T_ROLE:
        house.ask(ROLE, first)
    elif kind == T_SET_UP:
        set_up(house, dice, log)
    else:
        end_turn(house, log)


def perform_round(
    house: House, kind: i64, first: i64, second: i64, dice: Dice, log: Log
) -> None:
    """6.1 Nine steps: each one of the agenda, so that questions can come between."""
    if kind == T_HOUSE:
        wear(house, log)
    elif kind == T_BANISHMENT:
        banishment(house, log)
    elif kind == T_PRESENCE:
        presence(house, log)
    elif kind == T_MANIFESTATION:
        manifestation(house, dice, log)
    elif kind == T_EFFECT:
        effect(house, dice, log)
    elif kind == T_STRIP:
        strip(house, first)
    elif kind == T_MONSTERS:
        activate_all(house)
    elif kind == T_ACTIVATE:
        activate(house, first, log)
    elif kind == T_STIR:
        stir(house, first, second, dice, log)
    elif kind == T_STRIKE:
        strike(house, first, dice, log)
    else:
        perform_end(house, kind, first, dice, log)


def perform_end(house: House, kind: i64, first: i64, dice: Dice, log: Log) -> None:
    """6.11 Statuses' step: poison, curses, Ring, False King, durations; the rest.
    6.12 Stairs' step: then these.
    """
    if kind == T_POISON:
        poison(house, log)
    elif kind == T_CURSE:
        curse(house, first, log)
    elif kind == T_RING:
        wear_ring(house, log)
    elif kind == T_FALSE_KING:
        false_king_check(house, dice, log)
    elif kind == T_DURATIONS:
        durations(house, log)
    elif kind == T_STAIRS:
        move_stairs(house, "6.12/stairs", dice, log)
    elif kind == T_BELT:
        turn_belt(house, log)
    else:
        assert kind == T_END_CHECK
        end_check(house, log)


def perform_rare(
    house: House, kind: i64, first: i64, second: i64, dice: Dice, log: Log
) -> None:
    if kind == T_STRUGGLE:
        struggle(house, first, log)
    elif kind == T_SHOCK:
        shock(house, first, second, dice, log)
    elif kind == T_LOOK:
        second_look(house, first)
    elif kind == T_SHOP:
        house.ask(SHOP, first)
    elif kind == T_ARRIVE:
        arrive(house, first, second, dice, log)
    else:
        gain_key(house, first, log)


# CA-3 Set-up


def roles_in_play(house: House) -> int:
    """3.3 Dealing roles: a single soul cannot be the Healer; as bits."""
    every = (1 << ROLES) - 1
    return every & ~(1 << HEALER) if len(house.souls) == 1 else every


def role_options(house: House) -> list[int]:
    """3.3 Dealing roles: those left, no repeats."""
    left = roles_in_play(house)
    for soul in house.souls:
        if soul.role != NOBODY:
            left &= ~(1 << soul.role)
    return [A_ROLE + role for role in range(ROLES) if left >> role & 1]


def give_role(house: House, s: i64, role: i64, log: Log) -> None:
    """3.3 Dealing roles: one to each soul.
    3.4 Starting souls: maximum sanity and the role's object.
    """
    house.cast(s, role)
    soul = house.souls[s]
    soul.ceiling = soul.sanity = ROLE_SANITY[role]
    soul.slots = ROLE_SLOTS[role]
    soul.key_slots = house.settings.key_slots(int(role))
    soul.node = house.settings.start(int(s))
    if ROLE_ITEM[role] != KEY:
        soul.items[ROLE_ITEM[role]] += 1
    log.say("3.3/role", s, role)


def set_up(house: House, dice: Dice, log: Log) -> None:
    """3.5 The four Tales: one is the merchant's.
    3.6 Placing special rooms: in one room of each floor, face down.
    2.7 A d4 chooses a room: as always.
    3.8 The merchant's deck: the Tale is put on display.
    3.9 First stairs: by a d4 for each floor.
    3.10 The King at the start: on the Sanctuary's floor.
    """
    house.display = TALE + dice.below(TALES)
    for floor in range(FLOORS):
        room = dice.below(4)
        house.special_at[floor] = floor * SIDE + room
        log.say("3.6/special", floor * 4 + room)
    house.boxes.fill(house.settings, house.display)
    log.say("3.8/display", house.display)
    move_stairs(house, "3.9/stairs", dice, log)
    house.king_floor = house.settings.sanctuary // SIDE
    house.then(T_ROUND)


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
            roles = role_options(house)
            give_role(house, s, roles[dice.below(len(roles))] - A_ROLE, log)
    state.run_on(dice, log)
    return state
