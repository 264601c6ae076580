"""HC-3 The turn: start, draw, Preparation, Resolution, rounds."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    ACTIVATE,
    ACTS_EACH,
    DISCARD,
    DONE,
    ENERGY,
    MAIN,
    PASSIVE,
    PLAY,
    RELEASE,
    RELOCATE,
    USE,
)
from .content import MOB, MOD_DRAW, SIZE, bit
from .rules_agenda import (
    BETWEEN,
    CLOSING,
    FIGHT,
    NONE,
    PASSIVE_WAY,
    PREPARATION,
    T_CLOSE,
    T_DRAW,
    T_FIGHTER,
    T_LAPSE,
    T_PREPARE,
    T_RIPEN,
    T_ROUND,
    T_ROUND_END,
    T_TURN,
    T_TURN_END,
)
from .rules_cards import play, plays
from .rules_combat import line_up, line_up_great, passive_ready
from .rules_damage import eliminate, time_out
from .rules_effects import run_part, settle
from .rules_energy import (
    allocate,
    can_activate,
    can_allocate,
    can_release,
    collect,
    release,
    store,
)
from .rules_event import in_scope, seat_mod
from .rules_fits import gear_rows, has_character, must_place, spots
from .rules_hands import draw_card
from .rules_lapse import lapse_hero, lapse_team
from .rules_modes import can_relocate, relocate
from .rules_table import Field
from .rules_tokens import ripen
from .rules_use import use_gear, use_hero, use_source


def begin_round(field: Field, log: Log) -> None:
    """3.10 Rounds: one turn of every remaining player, from the starting seat."""
    field.round += 1
    log.say("3.10/round", field.round)
    field.turn = field.start
    if not field.plays(field.turn):
        field.turn = field.following(field.turn)
    field.then(T_TURN)


def begin_turn(field: Field, dice: Dice, log: Log) -> None:
    """3.1 Turns and their phases: Start, Draw, then Preparation.
    3.2 Start: its parts (a) and (b).
    """
    seat = field.turn
    field.lead = seat
    field.phase = PREPARATION
    log.say("3.1/turn", seat, field.round)
    refresh_seat(field, seat)
    event_part(field, seat, True, dice, log)
    field.then(T_DRAW)


def begin_draw(field: Field, dice: Dice, log: Log) -> None:
    """3.2 Start: its part (c).
    3.1 Turns and their phases: Draw follows, then Preparation.
    """
    collect(field, field.turn, log)
    draw(field, dice, log)
    reinforce(field, dice, log)
    field.then(T_PREPARE)


def refresh_seat(field: Field, seat: i64) -> None:
    """3.2 Start: part (a), Characters turn to 0°, marks and counters are cleared.
    4.8 Energy stays: where it is.
    6.14 Everyone fights: part (a) covers all Characters.
    """
    first, last = seat * SIZE, seat * SIZE + SIZE
    for place in range(first, last):
        field.lit[place] = field.worked[place] = 0
        field.placed[place] = 0
    if field.box.everyone:
        first, last = 0, field.heroes
    for hero in range(first, last):
        field.turned[hero] = field.used[hero] = 0
    field.sources[seat] = field.placings[seat] = 0
    field.events[seat] = field.relocations[seat] = 0


def event_part(field: Field, seat: i64, start: bool, dice: Dice, log: Log) -> None:
    """9.53 Event start and end: in Start (b) and R1, for a player in scope."""
    if field.event < 0 or not in_scope(field, seat):
        return
    cards = field.cards
    move = cards.start[field.event] if start else cards.end[field.event]
    if move >= 0:
        run_part(field, move, seat, dice, log)


def draw(field: Field, dice: Dice, log: Log) -> None:
    """3.3 Drawing cards: the starting player's very first is shorter.
    9.52 Event mod heal, mod draw and ban: it may change the number.
    """
    number = field.box.draw_per_turn
    if field.round == 1 and field.turn == field.start and not field.box.coop:
        number = field.box.first_draw
    number += seat_mod(field, field.turn, MOD_DRAW)
    for _ in range(number):
        draw_card(field, field.turn, "3.3/draws", dice, log)


def reinforce(field: Field, dice: Dice, log: Log) -> None:
    """3.4 Reinforcement: for a player without any Character to field."""
    seat = field.turn
    if field.team(seat) != 0 or has_character(field):
        return
    shown: list[i64] = []
    found: i64 = NONE
    while found < 0 and field.decks[seat].size() > 0:
        card = field.decks[seat].draw(dice)
        log.say("3.4/turned", seat, card)
        if field.is_character(card) and spots(field, seat, card) != 0:
            found = card
        else:
            shown.append(card)
    if found >= 0:
        field.hands[seat * field.cards.count + found] += 1
        log.say("3.4/joins", seat, found)
    for card in shown:
        field.bury(seat, card, log)
    if found < 0:
        eliminate(field, bit(seat), "3.4/eliminated", log)


# 3.5 Preparation


def preparation(field: Field) -> list[int]:
    """3.5 Preparation: everything the player may do now.
    3.6 Forced placement: or only that.
    """
    seat = field.turn
    legal = plays(field)
    if must_place(field):
        return [row for row in legal if field.is_character(row - PLAY)]
    count = field.cards.count
    if field.pool[seat] > 0:
        for at in range(2 * SIZE):
            if can_allocate(field, seat, at):
                legal.append(ENERGY + count + at)
    for at in range(SIZE):
        if can_release(field, seat * SIZE + at):
            legal.append(RELEASE + count + at)
    for at in range(SIZE):
        if can_activate(field, seat * SIZE + at):
            legal.append(ACTIVATE + count + at)
    for at in range(SIZE):
        hero = seat * SIZE + at
        if field.who[hero] >= 0 and passive_ready(field, hero):
            legal.append(PASSIVE + count + at)
    gear_rows(field, legal)
    if field.box.coop:
        for at in range(SIZE):
            if can_relocate(field, seat * SIZE + at):
                legal.append(RELOCATE + count + at)
    legal.append(DONE + count)
    return legal


def prepare(field: Field, action: i64, dice: Dice, log: Log) -> None:
    seat = field.turn
    row = action - field.cards.count
    first = seat * SIZE
    if row < ENERGY:
        play(field, action - PLAY, log)
    elif row < RELEASE:
        allocate(field, seat, row - ENERGY, log)
        field.ask(MAIN, seat)
    elif row < ACTIVATE:
        release(field, first + row - RELEASE, log)
        field.ask(MAIN, seat)
    elif row < PASSIVE:
        use_source(field, first + row - ACTIVATE, dice, log)
    elif row < USE:
        use_hero(field, first + row - PASSIVE, PASSIVE_WAY, dice, log)
    elif row < RELOCATE:
        at = row - USE
        use_gear(field, first + at // ACTS_EACH, at % ACTS_EACH, dice, log)
    elif row < DONE:
        relocate(field, first + row - RELOCATE, log)
        field.ask(MAIN, seat)
    else:
        leave_preparation(field, dice, log)


def leave_preparation(field: Field, dice: Dice, log: Log) -> None:
    """3.7 Combat: follows the Preparation.
    10.22 The co-op turn: without Combat; R1, R4, R5.
    """
    if field.box.coop:
        event_part(field, field.turn, False, dice, log)
        field.then(T_CLOSE)
        return
    field.phase = FIGHT
    field.fighting = True
    line_up(field, field.turn, log)
    field.then(T_FIGHTER)


# 3.8 Resolution


def resolution(field: Field, dice: Dice, log: Log) -> None:
    """3.8 Resolution: R1, the Event.
    10.25 Common Resolution: it has no R1.
    """
    if not field.box.coop:
        event_part(field, field.turn, False, dice, log)
    field.then(T_LAPSE)


def lapse_all(field: Field, dice: Dice, log: Log) -> None:
    """3.8 Resolution: R2, tokens lapse.
    10.25 Common Resolution: for all players' Characters in turn order, then the Mob.
    """
    if field.box.coop:
        for turn in range(field.box.seats):
            lapse_team(field, (field.start + turn) % field.box.seats, dice, log)
        if not field.ended and field.who[MOB] >= 0:
            lapse_hero(field, MOB, dice, log)
    else:
        lapse_team(field, field.turn, dice, log)
    field.then(T_RIPEN)


def ripen_all(field: Field, dice: Dice, log: Log) -> None:
    """3.8 Resolution: R3, they ripen.
    10.25 Common Resolution: likewise; it is the end of the round.
    """
    ripen(field, log)
    settle(field, dice, log)
    field.then(T_ROUND_END if field.box.coop else T_CLOSE)


def close_turn(field: Field, log: Log) -> None:
    """3.8 Resolution: R4 Silos, R5 down to `hand_max`."""
    field.phase = CLOSING
    store(field, field.turn, log)
    if field.hand_size(field.turn) > field.box.hand_max:
        field.ask(DISCARD, field.turn)
    else:
        field.then(T_TURN_END)


def cut_turn(field: Field, dice: Dice, log: Log) -> None:
    """3.9 Eliminated in one's own turn: only R3 is still done, not in co-op."""
    field.drop()
    if not field.box.coop:
        ripen(field, log)
        settle(field, dice, log)
    if not field.ended:
        end_turn(field, log)


def end_turn(field: Field, log: Log) -> None:
    """3.10 Rounds: the next player, the Great Combat or the next round."""
    field.turns[field.turn] += 1
    field.phase = BETWEEN
    following = field.following(field.turn)
    if following >= 0:
        field.turn = following
        field.then(T_TURN)
    elif field.box.coop:
        great_combat(field, log)
    else:
        end_round(field, log)


def end_round(field: Field, log: Log) -> None:
    """11.4 Round limit: the last round is over.
    10.29 Victory and defeat against the Mob: with a limit of its own.
    """
    most = field.box.coop_max_rounds if field.box.coop else field.box.max_rounds
    field.then(T_ROUND)
    if field.round >= most:
        time_out(field, field.round, log)


def great_combat(field: Field, log: Log) -> None:
    """10.22 The co-op turn: after all of them one Great Combat follows."""
    field.phase = FIGHT
    field.fighting = True
    field.turn = field.lead = field.start
    log.say("10.22/great", field.round)
    line_up_great(field, log)
    field.then(T_FIGHTER)
