"""HC-2 Set-up and HC-10.12 Stages: how a match and its parts begin."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.pile import Pile

from .actions import MULLIGAN, REDRAW
from .content import ARENA, CHALLENGERS, CHARACTER, MIXED, TEAMS
from .rules_effects import draw_card
from .rules_end import DRAWN, WON, finish, several
from .rules_field import NONE, Field
from .rules_flow import NEXT_ROUND, SETUP, Flow
from .rules_hands import EVERYBODY, show_hand
from .rules_modes import call_mob, make_sides, playable_stage


def begin_match(flow: Flow, dice: Dice, log: Log) -> None:
    everyone: i64 = (1 << flow.box.seats) - 1
    if flow.box.mode == MIXED:
        flow.part = 0
        begin_part(flow, everyone, dice, log)
    elif flow.box.mode == CHALLENGERS:
        deal(flow, everyone, CHALLENGERS, 1, dice, log)
    elif flow.box.mode == TEAMS:
        deal(flow, everyone, TEAMS, flow.box.team_count, dice, log)
    else:
        deal(flow, everyone, ARENA, 1, dice, log)


def begin_part(flow: Flow, who: i64, dice: Dice, log: Log) -> None:
    """10.12 Stages: each is a fresh game of its participants."""
    count = several(who)
    while flow.part < len(flow.box.schedule):
        kind, size = flow.box.schedule[flow.part]
        if playable_stage(kind, size, count):
            log.say("10.12/stage", flow.part + 1)
            teams: i64 = count // size
            deal(flow, who, kind, teams, dice, log)
            flow.field.keep = 1 if kind == TEAMS else size
            return
        flow.part += 1
    flow.field.clear()
    make_sides(flow.field, who, ARENA, 1)
    finish(flow.field, WON if count == 1 else DRAWN, who)


def deal(flow: Flow, who: i64, kind: i64, teams: i64, dice: Dice, log: Log) -> None:
    """2.2 Shuffle and starting player: at random.
    2.3 First hands: for each player.
    """
    field = flow.field
    field.clear()
    make_sides(field, who, kind, teams)
    for seat in range(flow.box.seats):
        if who >> seat & 1:
            field.decks[seat] = Pile(flow.box.decks[seat])
    flow.clear()
    flow.phase = SETUP
    flow.round = 0
    flow.start = nth_seat(who, dice.below(several(who)))
    field.lead = flow.start
    log.say("2.2/starts", flow.start)
    if flow.box.coop:
        call_mob(field, log)
    for turn in range(flow.box.seats):
        seat = (flow.start + turn) % flow.box.seats
        if who >> seat & 1:
            draw_hand(flow, seat, dice, log)
    offer_mulligan(flow, flow.start, dice, log)


def draw_hand(flow: Flow, seat: i64, dice: Dice, log: Log) -> None:
    """2.3 First hands: `hand_start` cards each."""
    for _ in range(flow.box.hand_start):
        card = draw_card(flow.field, seat, "2.3/draws", dice, log)
        if card >= 0:
            flow.last[seat] = card


def offer_mulligan(flow: Flow, seat: i64, dice: Dice, log: Log) -> None:
    """2.4 Mulligan: in turn order; then the first turn begins."""
    while True:
        flow.turn, flow.redraws = seat, 0
        if flow.box.mulligans > 0:
            flow.ask(MULLIGAN, seat)
            return
        complete_hand(flow, seat, dice, log)
        seat = flow.following(seat)
        if seat < 0:
            flow.next = NEXT_ROUND
            return


def mulligan(flow: Flow, action: i64, dice: Dice, log: Log) -> None:
    """2.4 Mulligan: shuffle the whole hand back, draw a new one."""
    seat = flow.turn
    if action == REDRAW:
        log.say("2.4/mulligan", seat)
        count = flow.box.cards.count
        for card in range(count):
            for _ in range(flow.field.hands[seat * count + card]):
                flow.field.decks[seat].mix(card)
            flow.field.hands[seat * count + card] = 0
        draw_hand(flow, seat, dice, log)
        flow.redraws += 1
        if flow.redraws < flow.box.mulligans:
            return
    else:
        log.say("2.4/keeps", seat)
    complete_hand(flow, seat, dice, log)
    following = flow.following(seat)
    if following < 0:
        flow.next = NEXT_ROUND
    else:
        offer_mulligan(flow, following, dice, log)


def complete_hand(flow: Flow, seat: i64, dice: Dice, log: Log) -> None:
    """2.5 A hand without Characters: it is shown, and gets the topmost one."""
    field, cards = flow.field, flow.box.cards
    first = seat * cards.count
    for card in range(cards.count):
        if field.hands[first + card] > 0 and cards.type[card] == CHARACTER:
            return
    card = draw_character(field, seat, dice)
    if card < 0:
        return
    if log.heard:
        for held in range(cards.count):
            for _ in range(field.hands[first + held]):
                log.say("2.5/shows", seat, held)
    aside = flow.last[seat]
    if aside >= 0:
        field.hands[first + aside] -= 1
        log.say("2.5/aside", seat, aside)
        field.bury(seat, aside, log)
    field.hands[first + card] += 1
    log.say("2.5/joins", seat, card)
    show_hand(field, seat, EVERYBODY)


def nth_seat(mask: i64, number: i64) -> i64:
    seat: i64 = 0
    while True:
        if mask >> seat & 1:
            if number == 0:
                return seat
            number -= 1
        seat += 1


def draw_character(field: Field, seat: i64, dice: Dice) -> i64:
    """2.5 A hand without Characters: the topmost of a shuffled deck, or -1."""
    deck, cards = field.decks[seat], field.cards
    total: i64 = 0
    for card in range(cards.count):
        if cards.type[card] == CHARACTER:
            total += deck.bag[card]
    if total == 0:
        return NONE
    number = dice.below(total)
    for card in range(cards.count):
        if cards.type[card] == CHARACTER:
            if number < deck.bag[card]:
                deck.bag[card] -= 1
                deck.hidden -= 1
                return card
            number -= deck.bag[card]
    return NONE
