"""HC-2 Set-up and HC-10 Modes: sides, stages of Mixed, the Common Team, the Mob."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.pile import Pile

from .actions import MULLIGAN, REDRAW
from .content import (
    AIM_CHARGED,
    AIM_STRONGEST,
    AIM_WEAKEST,
    ARENA,
    CHALLENGERS,
    CHARACTER,
    ENEMY,
    FOE,
    FOE_TEAM,
    GEAR,
    MIXED,
    MOB,
    MOB_SEAT,
    PICK_ALLY,
    PICK_ENEMY,
    SEATS,
    SIZE,
    SPLASH,
    TEAMS,
    bit,
)
from .rules_agenda import MOB_WAY, NONE, SETUP, T_ROUND, Use
from .rules_cards import enter
from .rules_combat import opens, prey
from .rules_damage import ALL_FELL, WON, finish
from .rules_effects import resolve, weakest
from .rules_hands import ALL_EYES, draw_card, show_hand
from .rules_table import Field, bits, tell
from .rules_tokens import health, toughness
from .rules_use import begin, choose, pay

MOB_SIDE: Final = SEATS  # above any player's


def begin_match(field: Field, dice: Dice, log: Log) -> None:
    everyone: i64 = (bit(field.box.seats)) - 1
    if field.box.mode == MIXED:
        field.part = 0
        begin_part(field, everyone, dice, log)
    elif field.box.mode == CHALLENGERS:
        deal(field, everyone, CHALLENGERS, 1, dice, log)
    elif field.box.mode == TEAMS:
        deal(field, everyone, TEAMS, field.box.team_count, dice, log)
    else:
        deal(field, everyone, ARENA, 1, dice, log)


def begin_part(field: Field, who: i64, dice: Dice, log: Log) -> None:
    """10.12 Stages: each is a fresh game of its participants."""
    count = bits(who)
    while field.part < len(field.box.schedule):
        kind, size = field.box.schedule[field.part]
        if playable_stage(kind, size, count):
            log.say("10.12/stage", field.part + 1)
            teams: i64 = count // size
            deal(field, who, kind, teams, dice, log)
            field.keep = 1 if kind == TEAMS else size
            return
        field.part += 1
    field.clear()
    make_sides(field, who, ARENA, 1)
    finish(field, WON if count == 1 else ALL_FELL, who)


def deal(field: Field, who: i64, kind: i64, teams: i64, dice: Dice, log: Log) -> None:
    """2.2 Shuffle and starting player: at random.
    2.3 First hands: for each player.
    """
    field.clear()
    make_sides(field, who, kind, teams)
    for seat in range(field.box.seats):
        if who >> seat & 1:
            field.decks[seat] = Pile(field.box.decks[seat])
    field.phase = SETUP
    field.round = 0
    field.start = nth_seat(who, dice.below(bits(who)))
    field.lead = field.start
    log.say("2.2/starts", field.start)
    if field.box.coop:
        call_mob(field, log)
    for turn in range(field.box.seats):
        seat = (field.start + turn) % field.box.seats
        if who >> seat & 1:
            draw_hand(field, seat, dice, log)
    offer_mulligan(field, field.start, dice, log)


def draw_hand(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """2.3 First hands: `hand_start` cards each."""
    for _ in range(field.box.hand_start):
        card = draw_card(field, seat, "2.3/draws", dice, log)
        if card >= 0:
            field.last[seat] = card


def offer_mulligan(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """2.4 Mulligan: in turn order; then the first turn begins."""
    while True:
        field.turn, field.redraws = seat, 0
        if field.box.mulligans > 0:
            field.ask(MULLIGAN, seat)
            return
        complete_hand(field, seat, dice, log)
        seat = field.following(seat)
        if seat < 0:
            field.then(T_ROUND)
            return


def mulligan(field: Field, action: i64, dice: Dice, log: Log) -> None:
    """2.4 Mulligan: shuffle the whole hand back, draw a new one."""
    seat = field.turn
    if action == REDRAW:
        log.say("2.4/mulligan", seat)
        count = field.cards.count
        for card in range(count):
            for _ in range(field.hands[seat * count + card]):
                field.decks[seat].mix(card)
            field.hands[seat * count + card] = 0
        draw_hand(field, seat, dice, log)
        field.redraws += 1
        if field.redraws < field.box.mulligans:
            field.ask(MULLIGAN, seat)
            return
    else:
        log.say("2.4/keeps", seat)
    complete_hand(field, seat, dice, log)
    following = field.following(seat)
    if following < 0:
        field.then(T_ROUND)
    else:
        offer_mulligan(field, following, dice, log)


def complete_hand(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """2.5 A hand without Characters: it is shown, and gets the topmost one."""
    cards = field.cards
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
    aside = field.last[seat]
    if aside >= 0:
        field.hands[first + aside] -= 1
        log.say("2.5/aside", seat, aside)
        field.bury(seat, aside, log)
    field.hands[first + card] += 1
    log.say("2.5/joins", seat, card)
    show_hand(field, seat, ALL_EYES)


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


# Sides and stages


def make_sides(field: Field, who: i64, kind: i64, teams: i64) -> None:
    """1.3 Sides, allies, enemies: by mode, over the seats taking part.
    10.1 Traditional: one against one.
    10.2 Arena: each against all.
    10.5 Teams: seats alternate.
    """
    number: i64 = 0
    for seat in range(field.box.seats):
        if who >> seat & 1 == 0:
            continue
        if kind == TEAMS:
            field.side[seat] = number % teams
        elif kind == ARENA:
            field.side[seat] = number
        else:
            field.side[seat] = 0
        number += 1


def playable_stage(kind: i64, size: i64, seats: i64) -> bool:
    """10.12 Stages: one that cannot be played is skipped."""
    if seats < 2:
        return False
    if kind == TEAMS:
        return seats % size == 0 and seats // size > 1
    return seats > size


def call_mob(field: Field, log: Log) -> None:
    """10.20 Challengers of the Infinite: one Character is the Mob."""
    field.side[MOB_SEAT] = MOB_SIDE
    enter(field, MOB, field.box.mob)
    log.say("10.20/mob", field.box.mob, health(field, MOB))


# 10.21 The Common Team


def can_relocate(field: Field, hero: i64) -> bool:
    """10.21 The Common Team: once per turn, to it while there is room, or back."""
    if field.who[hero] < 0 or relocations_left(field, hero // SIZE) <= 0:
        return False
    return field.common[hero] == 1 or common_left(field) > 0


def relocations_left(field: Field, seat: i64) -> i64:
    """10.21 The Common Team: once per turn."""
    return field.cards.relocations_per_turn - field.relocations[seat]


def common_left(field: Field) -> i64:
    """10.21 The Common Team: how many more it has room for."""
    return field.box.common_slots - bits(field.squad())


def relocate(field: Field, hero: i64, log: Log) -> None:
    """10.21 The Common Team: a Character joins it, or retreats."""
    field.common[hero] = 1 - field.common[hero]
    field.relocations[hero // SIZE] += 1
    tell(field, log, "10.21/joins" if field.common[hero] else "10.21/retreats", hero)


# 10.26 The Mob's script


def mob_turn(field: Field, dice: Dice, log: Log) -> None:
    """10.26 The Mob's script: the next row, one action after another."""
    cards = field.cards
    card = field.who[MOB]
    if cards.rows[card] == 0:
        return
    row = cards.first_row[card] + field.row
    field.row = (field.row + 1) % cards.rows[card]
    for move in row_moves(field, card, row):
        mob_act(field, move, dice, log)


def row_moves(field: Field, card: i64, row: i64) -> list[int]:
    """10.26 The Mob's script: a row of it, and more with many players."""
    cards = field.cards
    moves: list[int] = []
    for at in range(cards.row_first[row], cards.row_last[row]):
        moves.append(cards.first_act[card] + cards.script[at])
    if field.box.mob_extra:
        moves.append(cards.first_act[card])
    return moves


def mob_act(field: Field, move: i64, dice: Dice, log: Log) -> None:
    """10.26 The Mob's script: one action, if its first step has a legal object.
    10.27 The Mob's targets: fixed as each of its actions begins.
    """
    if field.who[MOB] < 0 or field.ended:
        return
    use = Use()
    begin(field, use, move, MOB_WAY, MOB_SEAT, MOB, NONE)
    use.prey = mob_reach(field)
    if not mob_opens(field, use):
        return
    log.say("10.26/acts", move)
    if use.picks & PICK_ENEMY:
        choose(use, PICK_ENEMY, mob_aim(field, use, dice, log))
    if use.picks & PICK_ALLY:
        choose(use, PICK_ALLY, MOB)
    use.picks = 0
    pay(field, use, log)
    resolve(field, use, dice, log)


def mob_reach(field: Field) -> i64:
    """10.27 The Mob's targets: the Common Team; if it is empty, all in play."""
    squad = field.squad()
    return squad if squad else field.everybody() & ~bit(MOB)


def mob_opens(field: Field, use: Use) -> bool:
    """9.3 Legal object of a first step: among the Mob's possible targets.
    10.28 What the Mob shrugs off: `foe` and `gear` find nobody.
    """
    need = field.cards.move_opens[use.move]
    if need == ENEMY or need == SPLASH:
        return mob_prey(field, use) != 0
    if need == FOE_TEAM:
        return use.prey != 0
    if need == GEAR or need == FOE:
        return False
    return opens(field, MOB_SEAT, MOB, use.move)


def mob_prey(field: Field, use: Use) -> i64:
    """6.10 Choosing an enemy: the Mob too, among its possible targets."""
    bound = prey(field, MOB_SEAT, MOB)
    if bound & use.prey:
        return bound & use.prey
    return prey(field, MOB_SEAT, NONE) & use.prey


def mob_aim(field: Field, use: Use, dice: Dice, log: Log) -> i64:
    """10.27 The Mob's targets: weakest, strongest, charged or at random."""
    mask = mob_prey(field, use)
    if mask == 0:
        return NONE
    aim = field.cards.move_aim[use.move]
    if aim == AIM_WEAKEST:
        chosen = weakest(field, mask)
    elif aim == AIM_STRONGEST or aim == AIM_CHARGED:
        chosen = most(field, mask, aim)
    else:
        chosen = field.draw_one(mask, dice)
    tell(field, log, "10.27/aims", chosen)
    return chosen


def most(field: Field, mask: i64, aim: i64) -> i64:
    """10.27 The Mob's targets: the toughest, or the one with most energy.
    1.8 Turn order and ties: between equals.
    """
    best: i64 = NONE
    highest: i64 = -1
    for at in range(field.heroes):
        hero = field.ring(at)
        if mask >> hero & 1:
            worth = field.energy[hero]
            if aim == AIM_STRONGEST:
                worth = toughness(field, hero)
            if worth > highest:
                highest = worth
                best = hero
    return best
