"""What an action would take from each enemy it may choose: public facts only."""

import msgspec

from sobremesa.kernel.log import Silence

from .actions import TARGET
from .content import DAMAGE, ENEMY, HERO_IDS, PICK_ENEMY, TO_DAMAGE
from .rules import Heroes
from .rules_agenda import PASSIVE_WAY, SOURCE_WAY, Use
from .rules_damage import perceives, stopped, wound
from .rules_effects import evaders, meets, remember
from .rules_table import Field
from .rules_tokens import health
from .rules_use import candidates


class Forecast(msgspec.Struct, frozen=True):
    """The damage a target would take; its other steps and triggers are left out."""

    place: str
    shield: int
    protection: int
    health: int
    falls: bool
    stopped: str  # the rule that stops it: 6.11, 7.3 or 7.4; "" for none


def see_forecast(state: Heroes) -> list[Forecast]:
    """7.1 Amount of damage: before it is dealt, while an enemy is being chosen."""
    use = state.field.use
    if state.seat < 0 or state.stage != TARGET:
        return []
    if use.pick() != PICK_ENEMY or not hurts(state.field, use):
        return []
    mask = candidates(state.field, use, PICK_ENEMY)
    heroes = [hero for hero in range(len(HERO_IDS)) if mask >> hero & 1]
    return [foresee(state, hero) for hero in heroes]


def hurts(field: Field, use: Use) -> bool:
    return any(step_hurts(field, step) for step in steps_of(field, use))


def steps_of(field: Field, use: Use) -> range:
    cards = field.cards
    return range(int(cards.move_first[use.move]), int(cards.move_last[use.move]))


def step_hurts(field: Field, step: int) -> bool:
    cards = field.cards
    return cards.op[step] == DAMAGE and cards.selector[step] == ENEMY


def foresee(state: Heroes, hero: int) -> Forecast:
    """Tried out on a copy; nothing is drawn, nobody is asked."""
    twin = state.clone()
    field, use = twin.field, twin.field.use
    before = (field.shield[hero], field.guard[hero], health(field, hero))
    rule = strike_once(field, use, hero)
    shield, guard, life = before
    return Forecast(
        place=HERO_IDS[hero],
        shield=int(shield - field.shield[hero]),
        protection=int(guard - field.guard[hero]),
        health=int(life - health(field, hero)),
        falls=bool(health(field, hero) <= 0),
        stopped=rule,
    )


def strike_once(field: Field, use: Use, hero: int) -> str:
    """The damage steps on the chosen enemy; the rule that stops them, or ""."""
    cards, log = field.cards, Silence()
    attack = use.way not in (SOURCE_WAY, PASSIVE_WAY)
    remember(field, use)
    if attack and use.actor >= 0 and not cards.move_sure[use.move]:
        if evaders(field, use.actor, log) >> hero & 1:
            return "6.11"
    for step in steps_of(field, use):
        if not step_hurts(field, step):
            continue
        amount = int(cards.amount[step])
        if cards.bonus[step] > 0 and meets(field, use, cards.condition[step], hero):
            amount += int(cards.bonus[step])
        if attack and use.actor >= 0:
            amount += int(use.might)
        if stopped(field, hero, amount, log):
            if field.immune[hero] & TO_DAMAGE:
                return "7.3"
            continue
        if attack and perceives(field, hero, log):
            return "7.4"
        wound(field, hero, amount, bool(cards.pierce[step]), log)
    return ""
