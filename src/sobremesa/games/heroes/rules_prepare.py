"""HC-3.5 Preparation: what a player may do before Combat, and doing it."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    ACTIVATE,
    ATTACH,
    DONE,
    ENERGY,
    ENTRY_COST,
    PASSIVE,
    PLACE,
    PLAY,
    RELEASE,
    RELOCATE,
    USE,
)
from .content import ACTION, CHARACTER, EQUIPMENT, SIZE, SOURCE
from .rules_cards import play_equipment, play_event, play_source, playable
from .rules_combat import (
    GEAR_WAY,
    PASSIVE_WAY,
    SOURCE_WAY,
    line_up,
    opens,
    passive_ready,
)
from .rules_energy import allocate, can_allocate, release
from .rules_field import NONE
from .rules_fight import carry_on, use_hero
from .rules_flow import FIGHT, NEXT_FIGHTER, Flow
from .rules_hands import leave_hand
from .rules_modes import can_relocate, relocate
from .rules_turn import close_turn, event_part, sources_lit
from .rules_use import begin


def preparation(flow: Flow) -> list[int]:
    """3.5 Preparation: everything the player may do now.
    3.6 Forced placement: or only that.
    """
    field, seat = flow.field, flow.turn
    legal = plays(flow)
    if len(legal) > 0 and field.team(seat) == 0:
        people = [row for row in legal if flow.is_character(row - PLAY)]
        if len(people) > 0:
            return people
    count = flow.box.cards.count
    if field.pool[seat] > 0:
        for at in range(2 * SIZE):
            if can_allocate(field, seat, at):
                legal.append(ENERGY + count + at)
    for at in range(SIZE):
        card = field.gear[seat * SIZE + at]
        if card >= 0 and flow.box.cards.silo[card]:
            if field.charge[seat * SIZE + at] > 0:
                legal.append(RELEASE + count + at)
    for at in sources_lit(field, seat):
        legal.append(ACTIVATE + count + at)
    for at in range(SIZE):
        hero = seat * SIZE + at
        if field.who[hero] >= 0 and passive_ready(field, hero):
            legal.append(PASSIVE + count + at)
    gear_rows(flow, legal)
    if flow.box.coop:
        for at in range(SIZE):
            if can_relocate(field, seat * SIZE + at):
                legal.append(RELOCATE + count + at)
    legal.append(DONE + count)
    return legal


def plays(flow: Flow) -> list[int]:
    """`play` for every card in hand that can be played."""
    legal: list[int] = []
    field, seat = flow.field, flow.turn
    count = flow.box.cards.count
    for card in range(count):
        if field.hands[seat * count + card] > 0 and playable(field, seat, card):
            legal.append(PLAY + card)
    return legal


def gear_rows(flow: Flow, legal: list[int]) -> None:
    """5.22 Using Equipment: each action once per turn.
    5.20 Activation cost of Equipment: if it holds so much.
    """
    field, seat, cards = flow.field, flow.turn, flow.box.cards
    for at in range(SIZE):
        place = seat * SIZE + at
        card = field.gear[place]
        if card < 0:
            continue
        for number in range(cards.acts[card]):
            move = cards.first_act[card] + number
            if field.worked[place] >> number & 1:
                continue
            if field.charge[place] >= cards.move_cost[move]:
                if opens(field, seat, NONE, move):
                    legal.append(USE + cards.count + at * 2 + number)


def prepare(flow: Flow, action: i64, dice: Dice, log: Log) -> None:
    field, seat = flow.field, flow.turn
    row = action - flow.box.cards.count
    first = seat * SIZE
    if row < ENERGY:
        play(flow, action - PLAY, log)
    elif row < RELEASE:
        allocate(field, seat, row - ENERGY, log)
    elif row < ACTIVATE:
        release(field, first + row - RELEASE, log)
    elif row < PASSIVE:
        place = first + row - ACTIVATE
        move = flow.box.cards.move[field.plant[place]]
        begin(field, flow.use, move, SOURCE_WAY, seat, NONE, place)
        carry_on(flow, dice, log)
    elif row < USE:
        use_hero(flow, first + row - PASSIVE, PASSIVE_WAY, dice, log)
    elif row < RELOCATE:
        place = first + (row - USE) // 2
        move = flow.box.cards.first_act[field.gear[place]] + (row - USE) % 2
        begin(field, flow.use, move, GEAR_WAY, seat, NONE, place)
        carry_on(flow, dice, log)
    elif row < DONE:
        relocate(field, first + row - RELOCATE, log)
    else:
        leave_preparation(flow, dice, log)


def play(flow: Flow, card: i64, log: Log) -> None:
    """1.2 Card types: what playing a card of each asks next."""
    field, seat = flow.field, flow.turn
    type = flow.box.cards.type[card]
    leave_hand(field, seat, card)
    if type == CHARACTER:
        flow.card = card
        flow.stage = PLACE
    elif type == ACTION:
        flow.card = card
        flow.stage = ATTACH
    elif type == SOURCE:
        if flow.box.cards.sacrifice[card]:
            flow.card = card
            flow.stage = ENTRY_COST
        else:
            play_source(field, seat, card, log)
    elif type == EQUIPMENT:
        play_equipment(field, seat, card, log)
    else:
        play_event(field, seat, card, log)


def leave_preparation(flow: Flow, dice: Dice, log: Log) -> None:
    """3.7 Combat: follows the Preparation.
    10.22 The co-op turn: without Combat; R1, R4, R5.
    """
    field = flow.field
    if flow.box.coop:
        event_part(field, flow.turn, False, dice, log)
        if not flow.cut_short():
            close_turn(flow, log)
        return
    flow.phase = FIGHT
    field.fighting = True
    line_up(field, flow.turn, log)
    flow.next = NEXT_FIGHTER


def taken(flow: Flow) -> i64:
    """The card being played, which is now on the table."""
    card = flow.card
    flow.card = NONE
    return card
