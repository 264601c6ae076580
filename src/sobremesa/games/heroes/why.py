"""Why an action is no answer now: every test that fails, with its numbers.

All tests are the rules' own; nothing here decides what is legal.
"""

from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import State

from .actions import (
    ACT,
    ACTIVATE,
    ACTS_EACH,
    ATTACH,
    COMBAT,
    DISCARD,
    DONE,
    DROP,
    ENERGY,
    ENTRY_COST,
    EVENT_CHARACTER,
    EVENT_OPPONENT,
    FIRST,
    LATE_AIM,
    LATE_AIM_GEAR,
    LATE_PLAYER,
    MAIN,
    OPPONENT,
    PASS,
    PASSIVE,
    PLACE,
    PLANT,
    PLAY,
    RELEASE,
    RELOCATE,
    SLOT,
    STAGE_IDS,
    TARGET,
    TARGET_GEAR,
    USE,
    VERBS,
    target_of,
)
from .actions import AIM_GEAR as FIRST_GEAR
from .content import GEAR_PLACE, PLACE_IDS, PLANT_PLACE, SIZE
from .rules import Heroes
from .rules_agenda import PASSIVE_WAY
from .rules_combat import must_rage
from .rules_energy import activation, gear_limit, gear_room, is_silo, limit, room
from .rules_fits import must_place
from .rules_modes import common_left, relocations_left
from .rules_table import Field, bits
from .why_acts import (
    about,
    absent,
    act_reasons,
    gear_reasons,
    opponent_reasons,
    passive_reasons,
    reason,
    target_gear_reasons,
    target_reasons,
    unheld,
)
from .why_cards import (
    bearer_reasons,
    event_target_reasons,
    offering_reasons,
    play_reasons,
    slot_reasons,
)

# Stage → the rule that puts its question, and the verbs that can answer it.
QUESTIONS = {
    "mulligan": "2.4 keep mulligan",
    "main": "3.5 play energy release activate passive use relocate done",
    "place": "5.8 slot",
    "attach": "5.13 slot",
    "entry_cost": "5.3 source",
    "combat": "6.5 act card pass passive",
    "target": "9.4 target",
    "target_gear": "9.4 target",
    "opponent": "9.4 player",
    "repeat": "6.8 again stop",
    "event_opponent": "5.28 player",
    "event_character": "5.28 target",
    # which of two rules asks for a discard depends: `why` says it, to any verb
    "discard": " ".join(["3.8", *VERBS]),
}


def why(state: State, action: int) -> list[Reason]:
    """Every test an action fails as an answer to the question now asked."""
    assert isinstance(state, Heroes)
    field, stage = state.field, state.stage
    rule, *verbs = QUESTIONS[STAGE_IDS[stage]].split()
    if verb_of(action, int(field.cards.count)) not in verbs:
        return [reason(rule, "question")]
    row = action - int(field.cards.count)
    first = int(field.turn) * SIZE
    if stage == MAIN:
        return main_reasons(field, action)
    if stage == COMBAT:
        return combat_reasons(field, row)
    if stage == PLACE:
        return slot_reasons(field, int(field.card), row - int(SLOT))
    if stage == ATTACH:
        return bearer_reasons(field, int(field.card), first + row - int(SLOT))
    if stage == ENTRY_COST:
        return offering_reasons(field, first + row - int(PLANT))
    if stage == DISCARD:
        return discard_reasons(field, row - int(DROP))
    return choice_reasons(field, stage, action)


def choice_reasons(field: Field, stage: int, action: int) -> list[Reason]:
    """9.4 Choices before paying, and 5.28 Aimed Events."""
    count, gear = int(field.cards.count), names_gear(action, int(field.cards.count))
    if stage in (TARGET, EVENT_CHARACTER) and gear:
        rule = "9.2" if stage == TARGET else "5.28"
        return [reason(rule, "a_character")]
    if stage == TARGET_GEAR and not gear:
        return [reason("9.2", "an_equipment")]
    at = int(target_of(stage, action, count))
    if stage == TARGET:
        return target_reasons(field, field.use, at)
    if stage == TARGET_GEAR:
        return target_gear_reasons(field, field.use, at)
    if stage == OPPONENT:
        return opponent_reasons(field, field.use, at)
    if stage in (EVENT_CHARACTER, EVENT_OPPONENT):
        return event_target_reasons(field, at)
    return []  # a mulligan and a repetition can be had or left


def names_gear(action: int, cards: int) -> bool:
    """Whether a `target` of the table is an Equipment."""
    late = action - 2 * cards
    if late >= LATE_AIM:
        return bool(late >= LATE_AIM_GEAR)
    return bool(action - cards >= FIRST_GEAR)


def why_not(state: Heroes, hero: int, way: int) -> list[Reason]:
    """What a view says of a Character's action: why not, if it could be asked for."""
    field, stage, passive = state.field, state.stage, way == PASSIVE_WAY
    if stage == COMBAT:
        asked = hero == field.active
    else:
        asked = stage == MAIN and passive and hero // SIZE == field.turn
    if not asked or state.seat < 0:
        return []
    row = PASSIVE + hero % SIZE if passive else ACT + way
    return why(state, int(field.cards.count + row))


def why_not_gear(state: Heroes, place: int, number: int) -> list[Reason]:
    """What a view says of an action of an Equipment."""
    field = state.field
    if state.seat < 0 or state.stage != MAIN or place // SIZE != field.turn:
        return []
    return why(state, int(field.cards.count + USE + place % SIZE * ACTS_EACH + number))


def verb_of(action: int, cards: int) -> str:
    """The verb of a row of the table of a pool of so many cards."""
    if PLAY <= action < PLAY + cards:
        return "play"
    if action >= LATE_AIM + 2 * cards:
        return "target" if action < LATE_PLAYER + 2 * cards else "player"
    row = action - cards if action >= PLAY else action
    known = [verb for verb, first in FIRST.items() if first <= row and verb in VERBS]
    return known[-1]


def discard_reasons(field: Field, card: int) -> list[Reason]:
    """3.8 Resolution: in R5 any card of the hand.
    9.14 Step discard: likewise.
    """
    rule = "3.8" if field.use.move < 0 else "9.14"
    if not 0 <= card < field.cards.count:
        return [reason(rule, "question")]
    return unheld(field, rule, int(field.asked), card)


# 3.5 Preparation


def main_reasons(field: Field, action: int) -> list[Reason]:
    """3.5 Preparation, and 3.6 Forced placement."""
    card, row = action - int(PLAY), action - int(field.cards.count)
    plays = row < ENERGY
    found = []
    if must_place(field) and not (plays and field.is_character(card)):
        found.append(reason("3.6", "forced"))
    return found + (play_reasons(field, card) if plays else do_reasons(field, row))


def do_reasons(field: Field, row: int) -> list[Reason]:
    """All of it but playing cards."""
    first = int(field.turn) * SIZE
    if row < RELEASE:
        return allocate_reasons(field, row - int(ENERGY))
    if row < ACTIVATE:
        return release_reasons(field, first + row - int(RELEASE))
    if row < PASSIVE:
        return activate_reasons(field, first + row - int(ACTIVATE))
    if row < USE:
        hero = first + row - int(PASSIVE)
        return absent(field, "6.12", hero) or passive_reasons(field, hero)
    if row < RELOCATE:
        at = row - int(USE)
        return gear_reasons(field, first + at // ACTS_EACH, at % ACTS_EACH)
    if row < DONE:
        return relocate_reasons(field, first + row - int(RELOCATE))
    return []


def allocate_reasons(field: Field, at: int) -> list[Reason]:
    """4.4 Allocating energy: to an own Character or non-Silo Equipment with room."""
    seat = int(field.turn)
    found = [] if field.pool[seat] > 0 else [reason("4.4", "empty_pool")]
    if at < SIZE:
        hero = seat * SIZE + at
        if field.who[hero] < 0:
            return found + absent(field, "4.4", hero)
        have, most, left = field.energy[hero], limit(field, hero), room(field, hero)
        place = hero
    else:
        gear = seat * SIZE + at - SIZE
        place = GEAR_PLACE + gear
        if field.gear[gear] < 0:
            return [*found, reason("4.4", "no_gear", place=PLACE_IDS[place])]
        if is_silo(field, gear):
            return [*found, about(field, "4.4", "silo", place)]
        have, most = field.charge[gear], gear_limit(field, gear)
        left = gear_room(field, gear)
    if left <= 0:
        found.append(about(field, "4.5", "full", place, have=have, most=most))
    return found


def release_reasons(field: Field, gear: int) -> list[Reason]:
    """4.11 Releasing a Silo: one's own, with energy."""
    place = GEAR_PLACE + gear
    if field.gear[gear] < 0:
        return [reason("4.11", "no_gear", place=PLACE_IDS[place])]
    if not is_silo(field, gear):
        return [about(field, "4.11", "no_silo", place)]
    if field.charge[gear] <= 0:
        return [about(field, "4.11", "drained", place)]
    return []


def activate_reasons(field: Field, plant: int) -> list[Reason]:
    """4.3 Advanced Sources: once per turn, if the pool has the cost."""
    place = PLANT_PLACE + plant
    if field.plant[plant] < 0:
        return [reason("4.3", "no_source", place=PLACE_IDS[place])]
    move = int(activation(field, plant))
    if move < 0:
        return [about(field, "4.2", "by_itself", place)]
    found = []
    if field.lit[plant]:
        found.append(about(field, "4.3", "lit", place))
    have, need = field.pool[plant // SIZE], field.cards.move_cost[move]
    if have < need:
        found.append(reason("4.3", "pool", have=have, need=need))
    return found


def relocate_reasons(field: Field, hero: int) -> list[Reason]:
    """10.21 The Common Team: in co-op, once per turn, while there is room."""
    if not field.box.coop:
        return [reason("10.21", "no_common")]
    seat = hero // SIZE
    found = absent(field, "10.21", hero)
    if relocations_left(field, seat) <= 0:
        done = field.relocations[seat]
        most = field.cards.relocations_per_turn
        found.append(reason("10.21", "relocations", have=done, most=most))
    if field.common[hero] == 0 and common_left(field) <= 0:
        have, most = bits(field.squad()), field.box.common_slots
        found.append(reason("10.21", "common", have=have, most=most))
    return found


# 6.5 Acting or passing


def combat_reasons(field: Field, row: int) -> list[Reason]:
    """6.5 Acting or passing: usable actions, the passive one, or `pass`."""
    hero = int(field.active)
    if row == PASS:
        raging = must_rage(field, hero)
        return [about(field, "8.25", "fury", hero)] if raging else []
    if row >= ACT:
        return act_reasons(field, hero, row - int(ACT))
    if row - PASSIVE != hero % SIZE:
        return [about(field, "6.3", "active", hero)]
    return passive_reasons(field, hero)
