"""Why an action cannot be used, or somebody cannot be chosen: every test that fails.

What a view shows of it and what a refusal says are the same.
"""

from sobremesa.kernel.reason import Reason

from .content import (
    ALLY,
    ENEMY,
    FOE,
    FOE_TEAM,
    GEAR,
    GEAR_PLACE,
    HERO_IDS,
    OTHER,
    OWN_GEAR,
    PICK_ENEMY,
    PICK_GEAR,
    PICK_OTHER,
    PLACE_IDS,
    SEAT_IDS,
    SIZE,
    SPLASH,
)
from .rules_agenda import NONE, PASSIVE_WAY, Use
from .rules_combat import (
    aims,
    bound,
    cost_of,
    move_of,
    must_rage,
    opens,
    opponents,
    prey,
    sharp,
    silenced,
    stunned,
    taunts,
    unseen,
    was_used,
)
from .rules_fits import holds, was_worked
from .rules_table import SIDEWAYS, UPRIGHT, Field, card_at
from .rules_use import candidates
from .sheets import TURNS

LACKING = {  # 9.3 Legal object of a first step
    **{ALLY: "no_ally", OTHER: "no_other", FOE_TEAM: "no_team", FOE: "no_foe"},
    **{GEAR: "no_foreign_gear", OWN_GEAR: "no_own_gear"},
}


def reason(rule: str, word: str, **values: object) -> Reason:
    return Reason(rule, word, {name: str(value) for name, value in values.items()})


def about(field: Field, rule: str, word: str, place: int, **values: object) -> Reason:
    """A reason that lies in what is at a place."""
    named = {"card": field.cards.ids[card_at(field, place)], "place": PLACE_IDS[place]}
    return reason(rule, word, **named, **values)


def unheld(field: Field, rule: str, seat: int, card: int) -> list[Reason]:
    if holds(field, seat, card):
        return []
    return [reason(rule, "unheld", card=field.cards.ids[card])]


def absent(field: Field, rule: str, hero: int) -> list[Reason]:
    """Nobody stands at a place."""
    if field.who[hero] >= 0:
        return []
    return [reason(rule, "nobody", place=PLACE_IDS[hero])]


# 6.5 Acting or passing


def act_reasons(field: Field, hero: int, way: int) -> list[Reason]:
    """6.5 Acting or passing: why a Character's action cannot be used as things are."""
    move = int(move_of(field, hero, way))
    if move < 0:
        return [about(field, "6.4", "no_way", hero)]
    found = []
    if field.turned[hero] == SIDEWAYS:
        found.append(turned(field, "6.4", hero))
    if was_used(field, hero, way):
        found.append(used(field, "6.4", move))
    found += hindrances(field, hero, way)
    cost = int(cost_of(field, hero, way, move))
    if field.energy[hero] < cost:
        have = field.energy[hero]
        found.append(about(field, "6.6", "energy", hero, have=have, need=cost))
    found += open_reasons(field, hero // SIZE, hero, move)
    if must_rage(field, hero) and not aims(field, move):
        found.append(about(field, "8.25", "fury", hero))
    return found


def passive_reasons(field: Field, hero: int) -> list[Reason]:
    """6.12 Passive actions: why a Character's cannot be used now."""
    move = int(move_of(field, hero, PASSIVE_WAY))
    if move < 0:
        return [about(field, "6.12", "no_passive", hero)]
    found = []
    if field.turned[hero] != UPRIGHT:
        found.append(turned(field, "6.12", hero))
    if was_used(field, hero, PASSIVE_WAY):
        found.append(used(field, "6.12", move))
    found += hindrances(field, hero, int(PASSIVE_WAY))
    return found + open_reasons(field, hero // SIZE, hero, move)


def turned(field: Field, rule: str, hero: int) -> Reason:
    return about(field, rule, "turned", hero, degrees=TURNS[field.turned[hero]])


def used(field: Field, rule: str, move: int) -> Reason:
    return reason(rule, "used", move=field.cards.move_ids[move])


def hindrances(field: Field, hero: int, way: int) -> list[Reason]:
    """8.22 Silence, and 8.23 Stun."""
    found = []
    if stunned(field, hero):
        found.append(about(field, "8.23", "stunned", hero))
    if silenced(field, hero, way):
        found.append(about(field, "8.22", "silenced", hero))
    return found


def gear_reasons(field: Field, place: int, number: int) -> list[Reason]:
    """5.22 Using Equipment: why an action of one cannot be used now."""
    cards, at = field.cards, GEAR_PLACE + place
    card = field.gear[place]
    if card < 0:
        return [reason("5.22", "no_gear", place=PLACE_IDS[at])]
    if number >= cards.acts[card]:
        return [about(field, "5.22", "no_way", at)]
    move = int(cards.first_act[card]) + number
    found = []
    if was_worked(field, place, number):
        found.append(used(field, "5.22", move))
    have, cost = field.charge[place], cards.move_cost[move]
    if have < cost:
        found.append(about(field, "5.20", "energy", at, have=have, need=cost))
    return found + open_reasons(field, place // SIZE, int(NONE), move)


def open_reasons(field: Field, seat: int, actor: int, move: int) -> list[Reason]:
    """9.3 Legal object of a first step: what is lacking."""
    if opens(field, seat, actor, move):
        return []
    need = field.cards.move_opens[move]
    if need == ENEMY or need == SPLASH:
        enemies = [hero for hero in range(len(HERO_IDS)) if hostile(field, seat, hero)]
        hidden = [about(field, "8.21", "unseen", hero) for hero in enemies]
        return hidden or [reason("9.3", "no_enemy")]
    rule = "10.28" if field.box.coop and need in (GEAR, FOE) else "9.3"
    return [reason(rule, LACKING.get(need, "no_event"))]


# 9.4 Choices before paying


def hostile(field: Field, seat: int, hero: int) -> bool:
    """Whether there is an enemy of a seat at a place."""
    if field.who[hero] < 0:
        return False
    return bool(field.side[hero // SIZE] != field.side[seat])


def target_reasons(field: Field, use: Use, hero: int) -> list[Reason]:
    """9.4 Choices before paying: why a Character cannot be chosen now."""
    if field.who[hero] < 0:
        return [reason("9.4", "nobody", place=HERO_IDS[hero])]
    seat, pick = int(use.seat), use.pick()
    enemy = hostile(field, seat, hero)
    if enemy != (pick == PICK_ENEMY):
        return [about(field, "1.3", "enemy" if enemy else "friend", hero)]
    if enemy:
        return prey_reasons(field, seat, int(use.actor), hero)
    if pick == PICK_OTHER and hero == use.actor:
        return [about(field, "9.2", "oneself", hero)]
    return []


def prey_reasons(field: Field, seat: int, actor: int, hero: int) -> list[Reason]:
    """6.10 Choosing an enemy: why one in play cannot be chosen."""
    free, sees, found = int(prey(field, seat, actor)), sharp(field, actor), []
    if free >> hero & 1:
        return []
    if not sees and unseen(field, hero):
        found.append(about(field, "8.21", "unseen", hero))
    if bound(actor, sees):
        taunting = [at for at in range(int(field.heroes)) if free >> at & 1]
        found += [
            about(field, "8.18", "taunts", at) for at in taunting if taunts(field, at)
        ]
    return found


def target_gear_reasons(field: Field, use: Use, place: int) -> list[Reason]:
    """9.4 Choices before paying: why an Equipment cannot be chosen now."""
    pick, at = use.pick(), GEAR_PLACE + place
    if candidates(field, use, pick) >> place & 1:
        return []
    if field.gear[place] < 0:
        return [reason("9.4", "no_gear", place=PLACE_IDS[at])]
    if pick == PICK_GEAR:
        return [about(field, "1.3", "friend", at)]
    return [about(field, "9.2", "not_yours", at)]


def opponent_reasons(field: Field, use: Use, seat: int) -> list[Reason]:
    """9.4 Choices before paying: why a player cannot be chosen now."""
    if candidates(field, use, use.pick()) >> seat & 1:
        return []
    found = seat_reasons(field, int(use.seat), seat)
    return found or [reason("9.4", "no_characters", seat=SEAT_IDS[seat])]


def seat_reasons(field: Field, chooser: int, seat: int) -> list[Reason]:
    """1.3 Sides, allies, enemies: why a player is no opponent to be chosen."""
    named = SEAT_IDS[seat]
    if seat >= field.box.seats or field.side[seat] < 0:
        return [reason("1.3", "absent", seat=named)]
    if field.out[seat]:
        return [reason("7.15", "out", seat=named)]
    if not opponents(field, chooser, False) >> seat & 1:
        return [reason("1.3", "same_side", seat=named)]
    return []
