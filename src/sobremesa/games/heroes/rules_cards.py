"""HC-5 Playing cards: what happens when one is played."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    ATTACH,
    ENTRY_COST,
    EVENT_CHARACTER,
    EVENT_OPPONENT,
    MAIN,
    PLACE,
    PLAY,
)
from .content import (
    ACTION,
    CHARACTER,
    EQUIPMENT,
    GEAR_PLACE,
    HANDS,
    MOB_SEAT,
    ONE_CHARACTER,
    PLANT_PLACE,
    SIZE,
    SOURCE,
    bit,
)
from .rules_agenda import CARD_WAY, NONE, PASSIVE_WAY
from .rules_damage import vacate
from .rules_energy import generate
from .rules_event import aim_event, event_targets, invoke, is_aimed
from .rules_fits import playable
from .rules_hands import leave_hand
from .rules_table import Field
from .rules_tokens import refresh


def plays(field: Field) -> list[int]:
    """`play` for every card in hand that can be played."""
    legal: list[int] = []
    seat, hands = field.turn, field.hands
    first = seat * field.cards.count
    for card in range(field.cards.count):
        if hands[first + card] > 0 and playable(field, seat, card):
            legal.append(PLAY + card)
    return legal


def play(field: Field, card: i64, log: Log) -> None:
    """1.2 Card types: what playing a card of each asks next."""
    seat = field.turn
    type = field.cards.type[card]
    leave_hand(field, seat, card)
    field.ask(MAIN, seat)  # unless the card has a question of its own
    if type == CHARACTER:
        field.card = card
        field.ask(PLACE, seat)
    elif type == ACTION:
        field.card = card
        field.ask(ATTACH, seat)
    elif type == SOURCE:
        if field.cards.sacrifice[card]:
            field.card = card
            field.ask(ENTRY_COST, seat)
        else:
            play_source(field, seat, card, log)
    elif type == EQUIPMENT:
        play_equipment(field, seat, card, log)
    else:
        play_event(field, seat, card, log)


def taken(field: Field) -> i64:
    """The card being played, which is now on the table."""
    card = field.card
    field.card = NONE
    return card


# Sources


def play_source(field: Field, seat: i64, card: i64, log: Log) -> None:
    """5.1 Sources per turn and in play: one more.
    5.2 Basic Sources are free: nothing is paid.
    5.3 Entry cost of an Advanced Source: from the pool.
    4.2 Basic Sources: one gives at once.
    """
    cost = field.cards.cost[card]
    if cost > 0:
        field.pool[seat] -= cost
        log.say("5.3/paid", seat, cost)
    at = seat * SIZE
    while field.plant[at] >= 0:
        at += 1
    field.plant[at] = card
    field.lit[at] = 0
    field.sources[seat] += 1
    log.say("5.1/played", seat, card, PLANT_PLACE + at)
    if field.cards.basic[card]:
        generate(field, at, log)


def sacrifice(field: Field, place: i64, log: Log) -> None:
    """5.3 Entry cost of an Advanced Source: a Basic Source is discarded."""
    card = field.plant[place]
    field.plant[place] = NONE
    field.lit[place] = 0
    log.say("5.3/sacrificed", place // SIZE, card)
    field.bury(place // SIZE, card, log)


# Characters


def place(field: Field, hero: i64, card: i64, log: Log) -> None:
    """5.4 Characters in play: one more.
    5.7 Free placements and substitutions: the first are free.
    5.9 Switching out: the Character that stood there is discarded.
    """
    seat = hero // SIZE
    if field.who[hero] >= 0:
        log.say("5.9/switched", hero, field.who[hero])
        field.bury(seat, field.who[hero], log)
        vacate(field, hero, log)
        substitute(field, seat, log)
    elif field.entries[seat] < field.box.team_size:
        field.entries[seat] += 1
    else:
        substitute(field, seat, log)
    field.placings[seat] += 1
    enter(field, hero, card)
    field.placed[hero] = 1
    log.say("5.4/placed", seat, card, hero)


def substitute(field: Field, seat: i64, log: Log) -> None:
    """5.7 Free placements and substitutions: one fewer is left."""
    field.subs[seat] += 1
    log.say("5.7/substitution", seat, field.box.substitutions - field.subs[seat])


def enter(field: Field, hero: i64, card: i64) -> None:
    """5.12 A Character enters: at 0°, full Health and Protection, nothing else."""
    field.who[hero] = card
    field.guard[hero] = field.cards.protection[card]
    refresh(field, hero)


# Actions


def attach(field: Field, hero: i64, card: i64, log: Log) -> None:
    """5.13 Attaching an Action: from now on the Character can use it.
    5.14 Attached Actions per Character: in order, for good.
    """
    field.attached[hero * HANDS + field.attachments(hero)] = card
    log.say("5.13/attached", hero // SIZE, card, hero, field.who[hero])


def detach(field: Field, hero: i64, at: i64, log: Log) -> None:
    """9.32 Flag once: the Action is discarded; the ones behind it move up."""
    first = hero * HANDS
    card = field.attached[first + at]
    for slot in range(at, HANDS - 1):
        field.attached[first + slot] = field.attached[first + slot + 1]
    field.attached[first + HANDS - 1] = NONE
    way = CARD_WAY + at  # ways of the Actions behind it move up too
    used = field.used[hero]
    actives = used & (bit(PASSIVE_WAY) - 1)
    before, behind = actives & (bit(way) - 1), actives >> (way + 1) << way
    field.used[hero] = used & ~actives | before | behind
    field.bury(hero // SIZE, card, log)


# Equipment and Events


def play_equipment(field: Field, seat: i64, card: i64, log: Log) -> None:
    """5.16 Playing Equipment: in the lowest free position.
    5.17 Cost minus one: the last energy is the Equipment's first.
    """
    field.pool[seat] -= field.cards.cost[card]
    at = seat * SIZE
    while field.gear[at] >= 0:
        at += 1
    first = min(field.cards.gear_energy, field.cards.cost[card])
    field.gear[at], field.charge[at], field.worked[at] = card, first, 0
    log.say("5.16/played", seat, card, GEAR_PLACE + at)


def play_event(field: Field, seat: i64, card: i64, log: Log) -> None:
    """5.28 Aimed Events: their target is chosen before they enter."""
    if not is_aimed(field, card):
        invoke(field, seat, card, log)
    elif field.cards.scope[card] == ONE_CHARACTER:
        field.card = card
        field.ask(EVENT_CHARACTER, seat)
    elif field.box.coop:  # there is but the Mob
        invoke(field, seat, card, log)
        aim_event(field, MOB_SEAT, log)
    else:
        field.card = card
        field.ask(EVENT_OPPONENT, seat)


def choose_event_target(field: Field, target: i64, log: Log) -> None:
    """5.28 Aimed Events: now it enters."""
    invoke(field, field.turn, taken(field), log)
    aim_event(field, target, log)


def event_choices(field: Field) -> i64:
    """5.28 Aimed Events: whom the one being played may be aimed at, as bits."""
    return event_targets(field, field.turn, field.card)
