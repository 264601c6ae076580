"""Rules of thumb for bots: what an attack is worth, when to evade, when to react.

Nothing here decides what is legal; all is taken from section 10 of the rulebook.
"""

from typing import Final

from sobremesa.kernel.native import i64

from .actions import ALLY, DECLINE, EVADE, HELP, HOLD, PLAY, RIVAL, TAKE, TARGET
from .content import (
    BARAMON,
    CAMOUFLAGE,
    CLOSE_DICE,
    COUNTERATTACK,
    DENTED_THERMOS,
    DOMUCOR,
    DOUBLE_ESPRESSO,
    DOUBLE_SHOT,
    ECO,
    HIT_THE_DIRT,
    MINGUIN,
    PROMOTION,
    RANGED_DICE,
    RESISTANCE,
    SHARPSHOOTER,
    SLOTS,
    STEADY_AIM,
    STEEL_NERVES,
    THANARY,
    first_of,
    side_of,
)
from .heuristics_flags import swing
from .heuristics_odds import FIGHT, SHOT, STEADY, Chances, chances, slip
from .heuristics_worth import (
    VALUE,
    card_worth,
    loss_worth,
    row_worth,
    unit_worth,
)
from .rules_after import patients
from .rules_attack import EXITO, in_cover, prey
from .rules_table import Field

TEMPO: Final = 0.3  # VP of a ready enemy's turn
SWING: Final = 0.8  # of an objective, where the unit on it falls
RISE: Final = 0.6  # VP of a promotion
HEALING: Final = 0.6
CLOSE_CALL: Final = 0.1  # targets so near to the best are left to search
WIDE: Final = 3  # targets looked at


def gain(field: Field, target: i64, close: bool, bonus: i64, aim: i64) -> float:
    """What an attack of the active unit on a target is worth, all in all."""
    unit, box = field.actor, field.box
    kind: i64 = box.kind[unit]
    dice: i64 = CLOSE_DICE[kind] if close else RANGED_DICE[kind]
    dice += bonus
    change = aim
    if not close and in_cover(field, unit, target):
        change -= box.cover
    way: i64 = FIGHT if close else SHOT
    if field.attack.calm:
        way = STEADY
    table = chances(box)
    prey_kind: i64 = box.kind[target]
    at = table.entry(
        way, prey_kind, field.health[target], field.wounds[target], dice, change
    )
    side = side_of(unit)
    total = unit_worth(field, target) - VALUE[prey_kind] * table.lefts[at]
    kill = row_worth(field, side, close) + loss_worth(field, 1 - side)
    if field.is_ready(target) and field.points[1 - side] > 0:
        kill += TEMPO
    kill += SWING * swing(field, target)
    if field.kills[unit] + 1 >= PROMOTION[kind] and box.promotion:
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
            worth = gain(field, first + at, close, attack.bonus, attack.aim)
            if worth > best:
                best = worth
    if best == -9.0:
        return 0.0
    if attack.shots == 1:
        best += max(0.0, best) * 0.7
    return best


def attack_policy(field: Field, legal: list[int]) -> list[int]:
    """The best targets; a card where it pays; holding where nothing does."""
    heals = [a for a in legal if ALLY <= a < TARGET]
    if heals:
        return heals
    plain = best_gain(field)
    card = best_card(field, legal, plain)
    if card >= 0:
        return [PLAY + card]
    targets = ranked(field, legal)
    if not targets:
        return legal
    if plain <= 0.0 and legal[-1] == HOLD:
        return [HOLD]
    return targets


def ranked(field: Field, legal: list[int]) -> list[int]:
    """The few targets that promise most."""
    side = side_of(field.actor)
    attack = field.attack
    close = field.contacts(field.actor) != 0
    scored: list[tuple[float, int]] = []
    for action in legal:
        if TARGET <= action < HELP:
            target = field.unit(1 - side, action - TARGET)
            worth = gain(field, target, close, attack.bonus, attack.aim)
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
    for action in legal:
        if action < PLAY or action >= RIVAL:
            continue
        more = card_gain(field, action - PLAY) - max(plain, 0.0)
        if more > most:
            most = more
            best = action - PLAY
    return best


def card_gain(field: Field, card: i64) -> float:
    """What the best attack would be worth with a card."""
    attack = field.attack
    cost: float = 0.0
    if card == DOUBLE_ESPRESSO:
        attack.bonus = 1
        cost = VALUE[field.box.kind[field.actor]] * 0.55
        cost = cost / float(field.box.health[field.actor])
    elif card == STEADY_AIM:
        attack.aim = 1
    elif card == SHARPSHOOTER:
        attack.far = True
    elif card == DOUBLE_SHOT:
        attack.shots = 1
    elif card == STEEL_NERVES:
        attack.calm = True
    worth = best_gain(field)
    attack.bonus, attack.aim, attack.shots = 0, 0, 0
    attack.far = attack.calm = False
    return worth - cost


def answer_policy(field: Field, legal: list[int]) -> list[int]:
    """A saving card for a unit worth it; else evade or take."""
    unit = field.attack.target
    value = field.attack.hits[0]
    lost = 1.0 if value == EXITO else slip(RESISTANCE[field.box.kind[unit]], value)
    if legal[0] < RIVAL and field.health[unit] == 1 and lost > 0.4:
        if VALUE[field.box.kind[unit]] > 1.5 or field.count(side_of(unit)) < 7:
            last = field.round >= field.box.rounds
            if last or PLAY + DENTED_THERMOS not in legal:
                return legal[:1]
            return [PLAY + DENTED_THERMOS]
    if TAKE not in legal:
        return [EVADE]
    if EVADE not in legal or takes(field, unit, value):
        return [TAKE]
    return [EVADE]


def takes(field: Field, unit: i64, value: i64) -> bool:
    """Section 10: when taking a hit is better than dodging it."""
    health, wounds = field.health[unit], field.wounds[unit]
    kind = field.box.kind[unit]
    if health == 1 or kind == DOMUCOR:
        return False
    if kind == THANARY or kind == MINGUIN:
        return wounds >= 2 and value >= 5
    if kind == ECO:
        return wounds >= 2 and (value >= 5 or health >= 3)
    if kind == BARAMON:
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
    dear = VALUE[field.box.kind[unit]] > 1.5 or field.count(side_of(unit)) < 7
    weak = field.health[unit] == 1 or field.wounds[unit] >= 2
    if PLAY + CAMOUFLAGE in legal and dear:
        if weak or not field.is_ready(unit):
            return [PLAY + CAMOUFLAGE]
    if PLAY + COUNTERATTACK in legal and not weak and attack.close:
        return [PLAY + COUNTERATTACK]
    if PLAY + HIT_THE_DIRT in legal and dear:
        return [PLAY + HIT_THE_DIRT]
    if PLAY + COUNTERATTACK in legal and not weak and dear:
        return [PLAY + COUNTERATTACK]
    return [DECLINE]
