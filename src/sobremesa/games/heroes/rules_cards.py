"""HC-5 Playing cards: what may be played, where, and what then happens."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import ATTACH, ENTRY_COST, MAIN, PLACE, PLAY
from .content import (
    ACTION,
    BY_NAME,
    BY_PLAYER,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    GEAR_PLACE,
    GENERAL,
    HANDS,
    PLANT_PLACE,
    SIZE,
    SOURCE,
)
from .rules_agenda import CARD_WAY, NONE, PASSIVE_WAY
from .rules_damage import vacate
from .rules_energy import generate
from .rules_hands import leave_hand
from .rules_table import Field
from .rules_tokens import refresh

EVERYBODY: Final = 1 << GENERAL


def plays(field: Field) -> list[int]:
    """`play` for every card in hand that can be played."""
    legal: list[int] = []
    seat, hands = field.turn, field.hands
    first = seat * field.cards.count
    for card in range(field.cards.count):
        if hands[first + card] > 0 and playable(field, seat, card):
            legal.append(PLAY + card)
    return legal


def playable(field: Field, seat: i64, card: i64) -> bool:
    """3.5 Preparation: whether a card in hand can be played now."""
    type = field.cards.type[card]
    if type == SOURCE:
        return source_fits(field, seat, card)
    if type == CHARACTER:
        return spots(field, seat, card) != 0
    if type == ACTION:
        return bearers(field, seat, card) != 0
    if type == EQUIPMENT:
        return equipment_fits(field, seat, card)
    return event_fits(field, seat, card)


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


def source_fits(field: Field, seat: i64, card: i64) -> bool:
    """5.1 Sources per turn and in play: not too many.
    5.3 Entry cost of an Advanced Source: it can be paid.
    """
    box, cards = field.box, field.cards
    if field.sources[seat] >= box.sources_per_turn:
        return False
    if field.pool[seat] < cards.cost[card]:
        return False
    if sources(field, seat) - cards.sacrifice[card] >= box.max_sources:
        return False
    if cards.sacrifice[card] and basics(field, seat) == 0:
        return False
    return unique_fits(field, seat, card, NONE)


def sources(field: Field, seat: i64) -> i64:
    count: i64 = 0
    for place in range(seat * SIZE, seat * SIZE + SIZE):
        if field.plant[place] >= 0:
            count += 1
    return count


def basics(field: Field, seat: i64) -> i64:
    """Positions of a player's Basic Sources, as bits."""
    mask: i64 = 0
    for at in range(SIZE):
        card = field.plant[seat * SIZE + at]
        if card >= 0 and field.cards.basic[card]:
            mask |= 1 << at
    return mask


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


def spots(field: Field, seat: i64, card: i64) -> i64:
    """5.8 Where a Character may be placed: positions, as bits.
    5.4 Characters in play: a team has so many positions.
    5.5 FX means 5-star: and those count like all others.
    5.6 Placements per turn: more in the first.
    5.7 Free placements and substitutions: while there are any left.
    """
    box = field.box
    most = box.characters_per_turn
    if field.turns[seat] == 0:
        most = box.first_turn_characters
    if field.placings[seat] >= most:
        return 0
    spare = field.subs[seat] < box.substitutions
    mask: i64 = 0
    empty: i64 = NONE
    for at in range(box.team_size):
        hero = seat * SIZE + at
        if field.who[hero] < 0:
            if empty < 0:
                empty = at
        elif spare and field.placed[hero] == 0 and fits(field, seat, card, hero):
            mask |= 1 << at
    if empty >= 0 and (spare or field.entries[seat] < box.team_size):
        if fits(field, seat, card, NONE):
            mask |= 1 << empty
    return mask


def fits(field: Field, seat: i64, card: i64, leaving: i64) -> bool:
    """Names (5.10) and uniqueness (5.27), as if one Character had left."""
    return names_fit(field, seat, card, leaving) and unique_fits(
        field, seat, card, leaving
    )


def names_fit(field: Field, seat: i64, card: i64, leaving: i64) -> bool:
    """5.10 Names, alter-egos, Earths: no two alike.
    5.11 Swarm: it lifts this for copies of its card.
    1.1 Cards win over rules: here as in every step that a card spells.
    """
    cards = field.cards
    first, last = seat * SIZE, seat * SIZE + SIZE
    if field.box.name_scope != BY_PLAYER:
        first, last = 0, field.heroes
    for hero in range(first, last):
        other = field.who[hero]
        if other < 0 or hero == leaving:
            continue
        if cards.name[other] != cards.name[card]:
            if cards.alter[other] != cards.alter[card]:
                continue
        if cards.earth[other] != cards.earth[card]:
            continue
        if other != card or cards.swarm[card] == 0:
            return False
    return True


def unique_fits(field: Field, seat: i64, card: i64, leaving: i64) -> bool:
    """5.27 Unique cards: one per player, or at the table, or of each name."""
    if field.cards.unique[card] == 0:
        return True
    scope = field.box.unique_scope
    first, last = seat, seat + 1
    if scope != BY_PLAYER:
        first, last = 0, field.box.seats
    for player in range(first, last):
        for at in range(player * SIZE, player * SIZE + SIZE):
            if clashes(field, field.plant[at], card) or clashes(
                field, field.gear[at], card
            ):
                return False
            if at != leaving and hero_clashes(field, at, card):
                return False
    if field.cards.type[card] == EVENT:  # it takes the place of the one in play
        return True
    mine = field.invoker == seat or scope != BY_PLAYER
    return not (mine and clashes(field, field.event, card))


def clashes(field: Field, other: i64, card: i64) -> bool:
    if other < 0 or field.cards.unique[other] == 0:
        return False
    return field.box.unique_scope != BY_NAME or other == card


def hero_clashes(field: Field, hero: i64, card: i64) -> bool:
    if field.who[hero] < 0:
        return False
    if clashes(field, field.who[hero], card):
        return True
    for at in range(hero * HANDS, hero * HANDS + HANDS):
        if clashes(field, field.attached[at], card):
            return True
    return False


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


def bearers(field: Field, seat: i64, card: i64) -> i64:
    """5.13 Attaching an Action: to one who has its ability type.
    5.14 Attached Actions per Character: and room for it.
    """
    cards = field.cards
    if not unique_fits(field, seat, card, NONE):
        return 0
    mask: i64 = 0
    for at in range(SIZE):
        hero = seat * SIZE + at
        if field.who[hero] < 0:
            continue
        able = cards.abilities[field.who[hero]] | EVERYBODY
        if able & cards.ability[card]:
            if field.attachments(hero) < field.box.attach_max:
                mask |= 1 << at
    return mask


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
    actives = used & ((1 << PASSIVE_WAY) - 1)
    before, behind = actives & ((1 << way) - 1), actives >> (way + 1) << way
    field.used[hero] = used & ~actives | before | behind
    field.bury(hero // SIZE, card, log)


# Equipment and Events


def equipment_fits(field: Field, seat: i64, card: i64) -> bool:
    """5.16 Playing Equipment: paid from the pool; at most four in play."""
    if field.pool[seat] < field.cards.cost[card]:
        return False
    count: i64 = 0
    for at in range(seat * SIZE, seat * SIZE + SIZE):
        if field.gear[at] >= 0:
            count += 1
    return count < field.box.equipment_max and unique_fits(field, seat, card, NONE)


def play_equipment(field: Field, seat: i64, card: i64, log: Log) -> None:
    """5.16 Playing Equipment: in the lowest free position.
    5.17 Cost minus one: the last energy is the Equipment's first.
    """
    field.pool[seat] -= field.cards.cost[card]
    at = seat * SIZE
    while field.gear[at] >= 0:
        at += 1
    field.gear[at], field.charge[at], field.worked[at] = card, 1, 0
    log.say("5.16/played", seat, card, GEAR_PLACE + at)


def event_fits(field: Field, seat: i64, card: i64) -> bool:
    """5.24 One Event at the table: one per turn, taking the place of the old one."""
    if field.events[seat] > 0:
        return False
    if field.event >= 0 and not field.box.event_replace:
        return False
    return unique_fits(field, seat, card, NONE)


def play_event(field: Field, seat: i64, card: i64, log: Log) -> None:
    """5.24 One Event at the table: the old one is discarded by its owner."""
    discard_event(field, "5.24/replaced", log)
    field.event, field.invoker = card, seat
    field.events[seat] += 1
    log.say("5.24/played", seat, card)


def discard_event(field: Field, key: str, log: Log) -> None:
    """9.22 Step discard_event: the Event in play goes to its owner's deck.
    5.26 What affects an Event: no other step touches it.
    """
    if field.event < 0:
        return
    card, seat = field.event, field.invoker
    field.event = field.invoker = NONE
    log.say(key, seat, card)
    field.bury(seat, card, log)
