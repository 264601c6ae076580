"""HC-5 Playing cards: which may be played, and where; which Equipment can be used.

Every test is a function: all must hold, and a refusal names those that fail.
"""

from typing import Final

from sobremesa.kernel.native import i64

from .actions import ACTS_EACH, USE
from .content import (
    ACTION,
    BY_NAME,
    BY_PLAYER,
    CHARACTER,
    EQUIPMENT,
    EVENT,
    GENERAL,
    HANDS,
    SIZE,
    SOURCE,
    bit,
)
from .rules_agenda import NONE
from .rules_combat import opens
from .rules_event import event_targets, is_aimed
from .rules_table import Field

EVERYBODY: Final = 1 << GENERAL


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


def holds(field: Field, seat: i64, card: i64) -> bool:
    """Whether a card is in the hand of a seat."""
    return field.hands[seat * field.cards.count + card] > 0


def has_character(field: Field) -> bool:
    """Whether the hand holds a Character that can be placed now."""
    for card in range(field.cards.count):
        if holds(field, field.turn, card):
            if field.is_character(card) and spots(field, field.turn, card):
                return True
    return False


def must_place(field: Field) -> bool:
    """3.6 Forced placement: nobody in play, and somebody can be placed."""
    return field.team(field.turn) == 0 and has_character(field)


def affordable(field: Field, seat: i64, card: i64) -> bool:
    """5.3 Entry cost of an Advanced Source: the pool has so much.
    5.16 Playing Equipment: likewise.
    """
    return field.pool[seat] >= field.cards.cost[card]


# Sources


def source_fits(field: Field, seat: i64, card: i64) -> bool:
    """5.1 Sources per turn and in play: not too many.
    5.3 Entry cost of an Advanced Source: it can be paid.
    """
    if sources_left(field, seat) <= 0 or not affordable(field, seat, card):
        return False
    if plants_left(field, seat, card) <= 0 or not has_offering(field, seat, card):
        return False
    return unique_rival(field, seat, card, NONE) < 0


def sources_left(field: Field, seat: i64) -> i64:
    """5.1 Sources per turn and in play: how many may still be played in this turn."""
    return field.box.sources_per_turn - field.sources[seat]


def plants_left(field: Field, seat: i64, card: i64) -> i64:
    """5.1 Sources per turn and in play: room for a Source and what it replaces."""
    room = field.box.max_sources - sources(field, seat)
    return room + field.cards.sacrifice[card]


def sources(field: Field, seat: i64) -> i64:
    """How many Sources a player has in play."""
    count: i64 = 0
    for place in range(seat * SIZE, seat * SIZE + SIZE):
        if field.plant[place] >= 0:
            count += 1
    return count


def has_offering(field: Field, seat: i64, card: i64) -> bool:
    """5.3 Entry cost of an Advanced Source: a Basic Source to discard, if need be."""
    return field.cards.sacrifice[card] == 0 or basics(field, seat) != 0


def basics(field: Field, seat: i64) -> i64:
    """Positions of a player's Basic Sources, as bits."""
    mask: i64 = 0
    for at in range(SIZE):
        card = field.plant[seat * SIZE + at]
        if card >= 0 and field.cards.basic[card]:
            mask |= bit(at)
    return mask


# Characters


def spots(field: Field, seat: i64, card: i64) -> i64:
    """5.8 Where a Character may be placed: positions, as bits.
    5.4 Characters in play: a team has so many positions.
    5.5 FX means 5-star: and those count like all others.
    """
    if placements_left(field, seat) <= 0:
        return 0
    mask: i64 = 0
    entry = lowest_empty(field, seat)
    spares = spare(field, seat) > 0
    for at in range(field.box.team_size):
        hero = seat * SIZE + at
        if at == entry:
            may = can_enter(field, seat)
        else:
            may = spares and can_switch(field, hero)
        if may and name_rival(field, seat, card, hero) < 0:
            if unique_rival(field, seat, card, hero) < 0:
                mask |= bit(at)
    return mask


def placements_left(field: Field, seat: i64) -> i64:
    """5.6 Placements per turn: more in the first."""
    most = field.box.characters_per_turn
    if field.turns[seat] == 0:
        most = field.box.first_turn_characters
    return most - field.placings[seat]


def lowest_empty(field: Field, seat: i64) -> i64:
    """5.8 Where a Character may be placed: the lowest empty position, or -1."""
    for at in range(field.box.team_size):
        if field.who[seat * SIZE + at] < 0:
            return at
    return NONE


def can_enter(field: Field, seat: i64) -> bool:
    """5.7 Free placements and substitutions: into an empty position."""
    return field.entries[seat] < field.box.team_size or spare(field, seat) > 0


def can_switch(field: Field, hero: i64) -> bool:
    """5.8 Where a Character may be placed: on one that was not placed this turn."""
    return field.who[hero] >= 0 and field.placed[hero] == 0


def spare(field: Field, seat: i64) -> i64:
    """5.7 Free placements and substitutions: of these, how many are left."""
    return field.box.substitutions - field.subs[seat]


def name_rival(field: Field, seat: i64, card: i64, leaving: i64) -> i64:
    """5.10 Names, alter-egos, Earths: who in play is too much alike, or -1.
    5.11 Swarm: it lifts this for copies of its card.
    1.1 Cards win over rules: here as in every step that a card spells.

    As if the Character at `leaving` had left.
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
            return hero
    return NONE


# 5.27 Unique cards


def unique_rival(field: Field, seat: i64, card: i64, leaving: i64) -> i64:
    """5.27 Unique cards: the one in play that keeps a card from being played, or -1.

    One per player, or at the table, or of each name; as if one Character had left.
    """
    if field.cards.unique[card] == 0:
        return NONE
    scope = field.box.unique_scope
    first, last = seat, seat + 1
    if scope != BY_PLAYER:
        first, last = 0, field.box.seats
    for player in range(first, last):
        for at in range(player * SIZE, player * SIZE + SIZE):
            if clashes(field, field.plant[at], card):
                return field.plant[at]
            if clashes(field, field.gear[at], card):
                return field.gear[at]
            rival = NONE if at == leaving else hero_rival(field, at, card)
            if rival >= 0:
                return rival
    if field.cards.type[card] == EVENT:  # it takes the place of the one in play
        return NONE
    mine = field.invoker == seat or scope != BY_PLAYER
    return field.event if mine and clashes(field, field.event, card) else NONE


def clashes(field: Field, other: i64, card: i64) -> bool:
    if other < 0 or field.cards.unique[other] == 0:
        return False
    return field.box.unique_scope != BY_NAME or other == card


def hero_rival(field: Field, hero: i64, card: i64) -> i64:
    """A Character or an Action attached to it that clashes with a card, or -1."""
    if field.who[hero] < 0:
        return NONE
    if clashes(field, field.who[hero], card):
        return field.who[hero]
    for at in range(hero * HANDS, hero * HANDS + HANDS):
        if clashes(field, field.attached[at], card):
            return field.attached[at]
    return NONE


# Actions


def bearers(field: Field, seat: i64, card: i64) -> i64:
    """5.13 Attaching an Action: to one who has its ability type.
    5.14 Attached Actions per Character: and room for it.
    """
    if unique_rival(field, seat, card, NONE) >= 0:
        return 0
    wanted = field.cards.ability[card]
    mask: i64 = 0
    for at in range(SIZE):
        hero = seat * SIZE + at
        if field.who[hero] >= 0 and abilities(field, hero) & wanted:
            if hands_left(field, hero) > 0:
                mask |= bit(at)
    return mask


def abilities(field: Field, hero: i64) -> i64:
    """5.13 Attaching an Action: the ability types of a Character, the general too."""
    return field.cards.abilities[field.who[hero]] | EVERYBODY


def able(field: Field, hero: i64, card: i64) -> bool:
    """5.13 Attaching an Action: its ability type is the Character's, or general."""
    return abilities(field, hero) & field.cards.ability[card] != 0


def hands_left(field: Field, hero: i64) -> i64:
    """5.14 Attached Actions per Character: how many more it can carry."""
    return field.box.attach_max - field.attachments(hero)


# Equipment and Events


def equipment_fits(field: Field, seat: i64, card: i64) -> bool:
    """5.16 Playing Equipment: paid from the pool; not too many in play."""
    if not affordable(field, seat, card) or supports_left(field, seat) <= 0:
        return False
    return unique_rival(field, seat, card, NONE) < 0


def supports_left(field: Field, seat: i64) -> i64:
    """5.16 Playing Equipment: how much more may be in play."""
    return field.box.equipment_max - equipment(field, seat)


def equipment(field: Field, seat: i64) -> i64:
    """How much Equipment a player has in play."""
    count: i64 = 0
    for at in range(seat * SIZE, seat * SIZE + SIZE):
        if field.gear[at] >= 0:
            count += 1
    return count


def event_fits(field: Field, seat: i64, card: i64) -> bool:
    """5.24 One Event at the table: one per turn, taking the place of the old one.
    5.28 Aimed Events: with somebody to aim it at.
    """
    if events_left(field, seat) <= 0 or locked(field):
        return False
    if is_aimed(field, card) and event_targets(field, seat, card) == 0:
        return False
    return unique_rival(field, seat, card, NONE) < 0


def events_left(field: Field, seat: i64) -> i64:
    """5.24 One Event at the table: how many may still be played in this turn."""
    return field.cards.events_per_turn - field.events[seat]


def locked(field: Field) -> bool:
    """5.24 One Event at the table: by option, the one in play stays."""
    return field.event >= 0 and not field.box.event_replace


# 5.22 Using Equipment


def gear_rows(field: Field, legal: list[int]) -> None:
    """5.22 Using Equipment: all actions that can be used now."""
    seat, cards = field.turn, field.cards
    for at in range(SIZE):
        place = seat * SIZE + at
        card = field.gear[place]
        if card < 0:
            continue
        for number in range(cards.acts[card]):
            if gear_ready(field, place, number):
                legal.append(USE + cards.count + at * ACTS_EACH + number)


def gear_ready(field: Field, place: i64, number: i64) -> bool:
    """5.22 Using Equipment: each action once per turn.
    5.20 Activation cost of Equipment: if it holds so much.
    """
    move = field.cards.first_act[field.gear[place]] + number
    if was_worked(field, place, number):
        return False
    if field.charge[place] < field.cards.move_cost[move]:
        return False
    return opens(field, place // SIZE, NONE, move)


def was_worked(field: Field, place: i64, number: i64) -> bool:
    """5.22 Using Equipment: whether an action was used in this turn."""
    return field.worked[place] >> number & 1 == 1
