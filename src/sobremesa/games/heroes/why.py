"""Why a Character or an Equipment cannot act, or cannot be chosen: the rule."""

import msgspec

from .actions import COMBAT, TARGET
from .content import (
    HERO_IDS,
    INVISIBLE,
    MOB,
    PICK_ENEMY,
    SILENCED,
    SIZE,
    STUN,
    TAUNT,
)
from .rules import Heroes
from .rules_agenda import CARD_WAY, PASSIVE_WAY
from .rules_combat import cost_of, opens, prey
from .rules_table import SIDEWAYS, UPRIGHT


class Blocked(msgspec.Struct, frozen=True):
    """An enemy that the acting Character cannot choose, and the rule."""

    place: str
    rule: str  # 8.18: another one taunts; 8.21: it is invisible


def why_not(state: Heroes, hero: int, way: int, move: int) -> str:
    """The first rule against a Character's action now; "" if there is none."""
    field = state.field
    if hero == MOB:
        return ""
    force = field.force[hero]
    passive = way == PASSIVE_WAY
    if field.used[hero] >> way & 1 or field.turned[hero] == SIDEWAYS:
        return "6.12" if passive else "6.4"
    if passive and field.turned[hero] != UPRIGHT:
        return "6.12"
    if force >> STUN & 1:
        return "8.23"
    if way >= CARD_WAY and force >> SILENCED & 1:
        return "8.22"
    if field.energy[hero] < cost_of(field, hero, way, move):
        return "6.6"
    return "" if opens(field, hero // SIZE, hero, move) else "9.3"


def why_not_gear(state: Heroes, place: int, number: int) -> str:
    """The rule against using an action of an Equipment now; "" if there is none."""
    field, cards = state.field, state.box.cards
    move = cards.first_act[field.gear[place]] + number
    if field.worked[place] >> number & 1:
        return "5.22"
    return "5.20" if field.charge[place] < cards.move_cost[move] else ""


def see_blocked(state: Heroes) -> list[Blocked]:
    """6.10 Choosing an enemy: who cannot be chosen by the one about to act."""
    field, use = state.field, state.field.use
    if state.seat < 0 or state.stage not in (COMBAT, TARGET):
        return []
    seat, actor = int(state.seat), int(field.active)
    if state.stage == TARGET:
        if use.pick() != PICK_ENEMY:
            return []
        seat, actor = int(use.seat), int(use.actor)
    free = prey(field, seat, actor)
    blocked = []
    for hero in range(int(field.heroes)):
        if field.who[hero] < 0 or field.side[hero // SIZE] == field.side[seat]:
            continue
        if not free >> hero & 1:
            hidden = field.force[hero] >> INVISIBLE & 1
            hidden = hidden and not field.force[hero] >> TAUNT & 1
            rule = "8.21" if hidden else "8.18"
            blocked.append(Blocked(place=HERO_IDS[hero], rule=rule))
    return blocked
