"""Rules of thumb for bots: what an attack is worth, when to evade, when to react.

Nothing here decides what is legal; all is taken from `notes.md`.
"""

from typing import Final

from sobremesa.kernel.native import i64

from .content import (
    CAMOUFLAGE,
    COUNTERATTACK,
    DENTED_THERMOS,
    DOUBLE_ESPRESSO,
    DOUBLE_SHOT,
    HIT_THE_DIRT,
    SHARPSHOOTER,
    SLOTS,
    STEADY_AIM,
    STEEL_NERVES,
    first_of,
    side_of,
)
from .heuristics_flags import swing
from .heuristics_odds import Chances, chances, slip, way_of
from .heuristics_worth import (
    card_worth,
    loss_worth,
    row_worth,
    unit_worth,
)
from .rules_after import patients
from .rules_attack import EXITO, modifier_of, pool_of, prey
from .rules_table import Field

TEMPO: Final = 0.3  # VP of a ready enemy's turn
SWING: Final = 0.8  # of an objective, where the unit on it falls
RISE: Final = 0.6  # VP of a promotion
HEALING: Final = 0.6
CLOSE_CALL: Final = 0.1  # targets so near to the best are left to search
WIDE: Final = 3  # targets looked at


def gain(field: Field, target: i64, close: bool) -> float:
    """What an attack of the active unit on a target is worth, all in all."""
    unit, box = field.actor, field.box
    dice = pool_of(field, unit, close)
    change = modifier_of(field, unit, target, close)
    way = way_of(field, close)
    table = chances(box)
    prey_kind: i64 = box.kind[target]
    at = table.entry(
        way, prey_kind, field.health[target], field.wounds[target], dice, change
    )
    side = side_of(unit)
    total = unit_worth(field, target) - box.content.worth[prey_kind] * table.lefts[at]
    kill = row_worth(field, side, close) + loss_worth(field, 1 - side)
    if field.is_ready(target) and field.points[1 - side] > 0:
        kill += TEMPO
    kill += SWING * swing(field, target)
    if field.kills[unit] + 1 >= box.kills[unit] and box.promotion:
        kill += RISE
    return total + table.kills[at] * kill - risk(field, table, way, dice, close)


def risk(field: Field, table: Chances, way: i64, dice: i64, close: bool) -> float:
    """Ones: wounds, and now and then panic."""
    unit, box = field.actor, field.box
    at = table.own(way, field.wounds[unit], dice)
    now = 1.0 - 0.45 * float(field.wounds[unit]) / float(box.wound_limit)
    total = unit_worth(field, unit) * (1.0 - table.sounds[at] / now)
    side = side_of(unit)
    lost = loss_worth(field, side)
    if close:
        lost += row_worth(field, 1 - side, close)
    return total + table.losses[at] * lost


def best_gain(field: Field) -> float:
    """Of all attacks possible now; holding is worth nothing."""
    attack = field.attack
    mask = prey(field, attack.far)
    close = field.contacts(field.actor) != 0
    first = first_of(1 - side_of(field.actor))
    best: float = -9.0 if close and field.box.mandatory else 0.0
    if not attack.armed and not field.chained and patients(field) != 0:
        best = HEALING
    for at in range(SLOTS):
        if mask >> at & 1:
            worth = gain(field, first + at, close)
            if worth > best:
                best = worth
    if best == -9.0:
        return 0.0
    if attack.shots == 1:
        best += max(0.0, best) * 0.7
    return best


def attack_policy(field: Field, legal: list[int]) -> list[int]:
    """The best targets; a card where it pays; holding where nothing does."""
    acts = field.box.acts
    heals = [a for a in legal if acts.ally <= a < acts.target]
    if heals:
        return heals
    plain = best_gain(field)
    card = best_card(field, legal, plain)
    if card >= 0:
        return [int(acts.play + card)]
    targets = ranked(field, legal)
    if not targets:
        return legal
    if plain <= 0.0 and legal[-1] == acts.hold:
        return legal[-1:]
    return targets


def ranked(field: Field, legal: list[int]) -> list[int]:
    """The few targets that promise most."""
    side, acts = side_of(field.actor), field.box.acts
    close = field.contacts(field.actor) != 0
    scored: list[tuple[float, int]] = []
    for action in legal:
        if acts.target <= action < acts.help:
            target = field.unit(1 - side, action - acts.target)
            worth = gain(field, target, close)
            scored.append((worth, action))
    if not scored:
        return []
    scored.sort(reverse=True)
    least = scored[0][0] - CLOSE_CALL
    best = [action for worth, action in scored[:WIDE] if worth > least]
    best.sort()
    return best


def best_card(field: Field, legal: list[int], plain: float) -> i64:
    """The Attack card that adds most, if that is enough; -1 for none."""
    best: i64 = -1
    most = card_worth(field)
    acts = field.box.acts
    for action in legal:
        if not acts.is_card(action):
            continue
        more = card_gain(field, action - acts.play) - max(plain, 0.0)
        if more > most:
            most = more
            best = action - acts.play
    return best


def card_gain(field: Field, card: i64) -> float:
    """What the best attack would be worth with a card."""
    attack, box = field.attack, field.box
    designs, effect = box.designs, field.effect(card)
    cost: float = 0.0
    if effect == DOUBLE_ESPRESSO:
        attack.bonus = designs.dice[card]
        cost = box.content.worth[box.kind[field.actor]] * 0.55
        cost = cost * float(designs.cost[card]) / float(box.health[field.actor])
    elif effect == STEADY_AIM:
        attack.aim = designs.aim[card]
    elif effect == SHARPSHOOTER:
        attack.far = designs.range[card]
    elif effect == DOUBLE_SHOT:
        attack.shots = 1
    elif effect == STEEL_NERVES:
        attack.calm = True
    worth = best_gain(field)
    attack.bonus, attack.aim, attack.shots, attack.far = 0, 0, 0, 0
    attack.calm = False
    return worth - cost


def answer_policy(field: Field, legal: list[int]) -> list[int]:
    """A saving card for a unit worth it; else evade or take."""
    unit, box, acts = field.attack.target, field.box, field.box.acts
    value = field.attack.hits[0]
    lost = 1.0 if value == EXITO else slip(box.resistance[unit], value)
    if acts.is_card(legal[0]) and field.health[unit] <= box.damage and lost > 0.4:
        if is_dear(field, unit):
            best = having(field, legal, DENTED_THERMOS)
            return best if best and field.round < box.rounds else legal[:1]
    if acts.take not in legal:
        return [int(acts.evade)]
    if acts.evade not in legal or takes(field, unit, value):
        return [int(acts.take)]
    return [int(acts.evade)]


def is_dear(field: Field, unit: i64) -> bool:
    """Whether a card is well spent on a unit."""
    if field.box.content.worth[field.box.kind[unit]] > 1.5:
        return True
    return field.count(side_of(unit)) < 7


def having(field: Field, legal: list[int], effect: i64) -> list[int]:
    """The first card of an effect that can be played now, if there is one."""
    acts = field.box.acts
    for action in legal:
        if acts.is_card(action) and field.effect(action - acts.play) == effect:
            return [action]
    return []


def takes(field: Field, unit: i64, value: i64) -> bool:
    """Section 10: when taking a hit is better than dodging it, by the unit's Health."""
    health, wounds = field.health[unit], field.wounds[unit]
    full = field.box.health[unit]
    if health <= field.box.damage or full == 1:
        return False
    if full == 2:
        return wounds >= 2 and value >= 5
    if full == 3:
        return wounds >= 2 and (value >= 5 or health >= 3)
    if full == 4:
        if wounds >= 2:
            return True
        return wounds == 1 and (health >= 4 or (health == 3 and value >= 5))
    if wounds >= 2 or (wounds == 1 and health >= 3):
        return True
    return wounds == 0 and (health >= 5 or (health == 4 and value >= 5))


def react_policy(field: Field, legal: list[int]) -> list[int]:
    """Cards for units worth them."""
    attack = field.attack
    unit = attack.target
    dear = is_dear(field, unit)
    weak = field.health[unit] == 1 or field.wounds[unit] >= 2
    hide = having(field, legal, CAMOUFLAGE)
    back = having(field, legal, COUNTERATTACK)
    duck = having(field, legal, HIT_THE_DIRT)
    if hide and dear and (weak or not field.is_ready(unit)):
        return hide
    if back and not weak and attack.close:
        return back
    if duck and dear:
        return duck
    if back and not weak and dear:
        return back
    return [int(field.box.acts.decline)]
