"""Rules of thumb for bots: what an attack is worth, when to evade, when to react.

Nothing here decides what is legal; all is taken from section 10 of the rulebook.
"""

from typing import Final

from sobremesa.kernel.native import i64

from .actions import ALLY, DECLINE, EVADE, HOLD, PLAY, RIVAL, TAKE, TARGET
from .content import (
    CAMOUFLAGE,
    CLOSE_DICE,
    COUNTERATTACK,
    DENTED_THERMOS,
    DOUBLE_ESPRESSO,
    DOUBLE_SHOT,
    HIT_THE_DIRT,
    PROMOTION,
    RANGED_DICE,
    RESISTANCE,
    SHARPSHOOTER,
    SLOTS,
    STEADY_AIM,
    STEEL_NERVES,
)
from .rules_after import patients
from .rules_attack import EXITO, in_cover, prey
from .rules_field import (
    CLOSE_GAME,
    CLOSE_ROUND,
    LEDGER,
    RANGED_GAME,
    RANGED_ROUND,
    Field,
)

VALUE: Final = [1.0, 1.7, 1.7, 2.3, 2.8, 3.2]  # of a whole unit, in VP
KILL: Final = 0.8  # VP the enemy gains by a unit lost in a fight
HEALING: Final = 0.6
PAYS: Final = 0.35  # more than this a card must bring
WIDE: Final = 3  # targets looked at


def unit_worth(field: Field, unit: i64) -> float:
    """What a unit is worth, hurt as it is."""
    kind = field.box.kind[unit]
    full = float(field.box.health[unit])
    health = float(field.health[unit] - field.delay[unit]) / full
    wounds = float(field.wounds[unit]) / float(field.box.wound_limit)
    rising = 0.3 * float(field.kills[unit]) / float(PROMOTION[kind])
    return VALUE[kind] * (0.45 + 0.55 * health) * (1.0 - 0.45 * wounds) + rising


def slip(field: Field, target: i64, value: i64) -> float:
    """The chance that a hit of a value is not evaded."""
    missed = float(value - 1) / 6.0
    chance: float = 1.0
    for _ in range(RESISTANCE[field.box.kind[target]]):
        chance *= missed
    return chance


def harm(field: Field, target: i64, change: i64) -> float:
    """Damage one attack die does on average."""
    total = 1.0
    for die in range(2, 6):
        value: i64 = die + change
        if value >= field.box.hit_on:
            total += slip(field, target, value)
    return total / 6.0


def kill_chance(each: float, dice: i64, health: i64) -> float:
    """The chance of at least `health` wounds from so many dice."""
    if health > dice:
        return 0.0
    none: float = 1.0
    for _ in range(dice):
        none *= 1.0 - each
    if health == 1:
        return 1.0 - none
    one = float(dice) * each * none / max(1.0 - each, 0.01)
    if health == 2:
        return max(0.0, 1.0 - none - one)
    return each * each * each


def gain(field: Field, target: i64, close: bool, bonus: i64, aim: i64) -> float:
    """What an attack of the active unit on a target is worth, all in all."""
    unit = field.actor
    kind = field.box.kind[unit]
    dice: i64 = CLOSE_DICE[kind] if close else RANGED_DICE[kind]
    dice += bonus
    change = aim
    if not close and in_cover(field, unit, target):
        change -= field.box.cover
    each = harm(field, target, change)
    kill = kill_chance(each, dice, field.health[target])
    worth = unit_worth(field, target)
    rise = 0.0
    if field.kills[unit] + 1 >= PROMOTION[kind]:
        rise = 0.6
    row = row_worth(field, unit // SLOTS, close)
    total = kill * (worth + row + rise + last_ones(field, target))
    chip = float(dice) * each - kill * float(field.health[target])
    if chip > 0.0:
        total += chip * worth * 0.5 / float(field.box.health[target])
    return total - risk(field, unit, dice, close)


def row_worth(field: Field, side: i64, close: bool) -> float:
    """What one more kill of a kind brings: the rows V3 to V6, V9 and V10."""
    worth, first = field.box.worth, side * LEDGER
    now = field.ledger[first + (CLOSE_ROUND if close else RANGED_ROUND)]
    ever = field.ledger[first + (CLOSE_GAME if close else RANGED_GAME)]
    total = 0.2
    if now == 0:
        total += float(worth[3] if close else worth[2])
    elif now < 3:
        total += 0.4 * float(worth[5] if close else worth[4])
    if ever < 6:
        six = float(worth[8] if close else worth[9])
        total += six * float(1 + ever) / 24.0
    return total


def last_ones(field: Field, target: i64) -> float:
    """A kill near the defeat threshold may end the match."""
    spare = field.count(target // SLOTS) - field.box.threshold
    return 12.0 if spare <= 1 else 4.0 / float(spare)


def risk(field: Field, unit: i64, dice: i64, close: bool) -> float:
    """Ones: wounds, and now and then panic."""
    if field.attack.calm:
        return 0.0
    worth = unit_worth(field, unit) + (KILL if close else 0.0)
    safe: float = 1.0
    for _ in range(dice):
        safe *= 5.0 / 6.0
    if field.wounds[unit] + 1 >= field.box.wound_limit:
        return (1.0 - safe) * worth
    panic = 0.028 if not close and dice > 1 else 0.005
    return panic * worth + (1.0 - safe) * 0.22 * worth


def best_gain(field: Field) -> float:
    """Of all attacks possible now; holding is worth nothing."""
    attack = field.attack
    mask = prey(field, attack.far)
    close = field.contacts(field.actor) != 0
    first = SLOTS - field.actor // SLOTS * SLOTS
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
    side = field.actor // SLOTS
    attack = field.attack
    close = field.contacts(field.actor) != 0
    scored: list[tuple[float, int]] = []
    for action in legal:
        if TARGET <= action < TARGET + 120:
            target = field.unit(1 - side, action - TARGET)
            worth = gain(field, target, close, attack.bonus, attack.aim)
            scored.append((worth, action))
    scored.sort(reverse=True)
    best = [action for worth, action in scored[:WIDE] if worth > scored[0][0] - 0.5]
    best.sort()
    return best


def best_card(field: Field, legal: list[int], plain: float) -> i64:
    """The Attack card that adds most, if that is enough; -1 for none."""
    best: i64 = -1
    most = PAYS
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
        cost = 0.4
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
    lost = 1.0 if value == EXITO else slip(field, unit, value)
    if legal[0] < RIVAL and field.health[unit] == 1 and lost > 0.4:
        if VALUE[field.box.kind[unit]] > 1.5 or field.count(unit // SLOTS) < 7:
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
    if health == 1 or kind == 0:
        return False
    if kind <= 2:
        return wounds >= 2 and value >= 5
    if kind == 3:
        return wounds >= 2 and (value >= 5 or health >= 3)
    if kind == 4:
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
    dear = VALUE[field.box.kind[unit]] > 1.5 or field.count(unit // SLOTS) < 7
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
