"""Why a card cannot be played, or not there: every test that fails."""

from sobremesa.kernel.reason import Reason

from .content import (
    ABILITY_IDS,
    ACTION,
    CHARACTER,
    EQUIPMENT,
    ONE_OPPONENT,
    PLACE_IDS,
    PLANT_PLACE,
    SIZE,
    SOURCE,
)
from .rules_agenda import NONE
from .rules_event import event_targets, is_aimed
from .rules_fits import (
    able,
    affordable,
    basics,
    bearers,
    can_enter,
    equipment,
    events_left,
    hands_left,
    has_offering,
    locked,
    lowest_empty,
    name_rival,
    placements_left,
    plants_left,
    sources,
    sources_left,
    spare,
    spots,
    supports_left,
    unique_rival,
)
from .rules_table import Field
from .why_acts import about, absent, reason, seat_reasons, unheld


def play_reasons(field: Field, card: int) -> list[Reason]:
    """HC-5 Playing cards: by the type of a card."""
    seat, type = int(field.turn), field.cards.type[card]
    found = unheld(field, "3.5", seat, card)
    if type == CHARACTER:
        return found + character_reasons(field, seat, card)
    if type == ACTION:
        return found + action_reasons(field, seat, card)
    if type == SOURCE:
        found += source_reasons(field, seat, card)
    elif type == EQUIPMENT:
        found += equipment_reasons(field, seat, card)
    else:
        found += event_reasons(field, seat, card)
    return found + unique_reasons(field, seat, card, int(NONE))


def source_reasons(field: Field, seat: int, card: int) -> list[Reason]:
    """5.1 Sources per turn and in play, 5.3 Entry cost of an Advanced Source."""
    box, found = field.box, []
    if sources_left(field, seat) <= 0:
        have, most = field.sources[seat], box.sources_per_turn
        found.append(reason("5.1", "sources", have=have, most=most))
    if plants_left(field, seat, card) <= 0:
        have, most = sources(field, seat), box.max_sources
        found.append(reason("5.1", "plants", have=have, most=most))
    if not has_offering(field, seat, card):
        found.append(reason("5.3", "no_basic"))
    return found + cost_reasons(field, "5.3", seat, card)


def cost_reasons(field: Field, rule: str, seat: int, card: int) -> list[Reason]:
    if affordable(field, seat, card):
        return []
    need = field.cards.cost[card]
    return [reason(rule, "pool", have=field.pool[seat], need=need)]


def unique_reasons(field: Field, seat: int, card: int, leaving: int) -> list[Reason]:
    """5.27 Unique cards: as if one Character had left."""
    rival = int(unique_rival(field, seat, card, leaving))
    if rival < 0:
        return []
    return [reason("5.27", "unique", card=field.cards.ids[rival])]


def equipment_reasons(field: Field, seat: int, card: int) -> list[Reason]:
    """5.16 Playing Equipment: paid from the pool; not too many in play."""
    found = cost_reasons(field, "5.16", seat, card)
    if supports_left(field, seat) <= 0:
        have, most = equipment(field, seat), field.box.equipment_max
        found.append(reason("5.16", "supports", have=have, most=most))
    return found


def event_reasons(field: Field, seat: int, card: int) -> list[Reason]:
    """5.24 One Event at the table: one per turn, if the old one may go."""
    found = []
    if events_left(field, seat) <= 0:
        have, most = field.events[seat], field.cards.events_per_turn
        found.append(reason("5.24", "events", have=have, most=most))
    if locked(field):
        found.append(reason("5.24", "locked", card=field.cards.ids[field.event]))
    if is_aimed(field, card) and not event_targets(field, seat, card):
        lone = field.cards.scope[card] == ONE_OPPONENT
        found.append(reason("5.28", "no_foe" if lone else "nobody_in_play"))
    return found


def event_target_reasons(field: Field, at: int) -> list[Reason]:
    """5.28 Aimed Events: why somebody cannot be chosen."""
    seat, card = int(field.turn), int(field.card)
    if event_targets(field, seat, card) >> at & 1:
        return []
    if field.cards.scope[card] == ONE_OPPONENT:
        return seat_reasons(field, seat, at)
    return absent(field, "5.28", at)


def character_reasons(field: Field, seat: int, card: int) -> list[Reason]:
    """5.8 Where a Character may be placed: nowhere, and why not at each position."""
    if spots(field, seat, card):
        return []
    found = []
    for at in range(int(field.box.team_size)):
        found += slot_reasons(field, card, at)
    return without_twins([one for one in found if one.word != "lowest"])


def slot_reasons(field: Field, card: int, at: int) -> list[Reason]:
    """5.8 Where a Character may be placed: why not at a position."""
    seat, box = int(field.turn), field.box
    hero, found = seat * SIZE + at, []
    left = int(placements_left(field, seat))
    if left <= 0:
        done = int(field.placings[seat])
        found.append(reason("5.6", "placements", have=done, most=done + left))
    if at >= box.team_size:
        return [*found, reason("5.4", "positions", most=box.team_size)]
    entry = int(lowest_empty(field, seat))
    if field.who[hero] < 0 and at != entry:
        found.append(reason("5.8", "lowest", place=PLACE_IDS[seat * SIZE + entry]))
    if field.who[hero] >= 0 and field.placed[hero]:
        found.append(about(field, "5.8", "placed", hero))
    switch = field.who[hero] >= 0
    if not (spare(field, seat) > 0 if switch else can_enter(field, seat)):
        have, most = field.subs[seat], box.substitutions
        found.append(reason("5.7", "substitutions", have=have, most=most))
    rival = int(name_rival(field, seat, card, hero))
    if rival >= 0:
        found.append(about(field, "5.10", "namesake", rival))
    return found + unique_reasons(field, seat, card, hero)


def action_reasons(field: Field, seat: int, card: int) -> list[Reason]:
    """5.13 Attaching an Action: to nobody, and why not to each Character."""
    if bearers(field, seat, card):
        return []
    team = [seat * SIZE + at for at in range(SIZE)]
    team = [hero for hero in team if field.who[hero] >= 0]
    found = [] if team else [reason("5.13", "no_team_of_yours")]
    for hero in team:
        found += bearer_reasons(field, card, hero)
    return without_twins([*found, *unique_reasons(field, seat, card, int(NONE))])


def bearer_reasons(field: Field, card: int, hero: int) -> list[Reason]:
    """5.13 Attaching an Action, and 5.14 Attached Actions per Character."""
    if field.who[hero] < 0:
        return absent(field, "5.13", hero)
    found = []
    if not able(field, hero, card):
        ability = ABILITY_IDS[int(field.cards.ability[card]).bit_length() - 1]
        found.append(about(field, "5.13", "ability", hero, ability=ability))
    if hands_left(field, hero) <= 0:
        have, most = field.attachments(hero), field.box.attach_max
        found.append(about(field, "5.14", "attached", hero, have=have, most=most))
    return found


def offering_reasons(field: Field, plant: int) -> list[Reason]:
    """5.3 Entry cost of an Advanced Source: a Basic Source."""
    place = PLANT_PLACE + plant
    if basics(field, plant // SIZE) >> plant % SIZE & 1:
        return []
    if field.plant[plant] < 0:
        return [reason("5.3", "no_source", place=PLACE_IDS[place])]
    return [about(field, "5.3", "not_basic", place)]


def without_twins(reasons: list[Reason]) -> list[Reason]:
    """The same told once."""
    found: list[Reason] = []
    for one in reasons:
        if one not in found:
            found.append(one)
    return found
