"""EC-8 and EC-9: attacks, wounds, panic."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, pop, vec

from .actions import (
    ADVANCE,
    ATTACK,
    DEFEND,
)
from .content import (
    CLOSE,
    RANGED,
    UNCREDITED,
    bit_of,
    side_of,
)
from .rules_box import Box
from .rules_movement import shot_limit, shots, way_open
from .rules_promotion import promote
from .rules_table import (
    AFTER,
    CRITICALS,
    HITS,
    NO_ONE,
    ROLL,
    RUNNING_MODE,
    SPENT,
    Attack,
    Field,
)

EXITO: Final = 9  # as a hit's value: a natural 6


def prey(field: Field, far: i64) -> i64:
    """6.9 The attack step: enemies in contact, or else legal shooting targets."""
    close = field.contacts(field.actor)
    if close != 0 or only_fights(field):
        return close
    return shots(field, field.actor, far)


def only_fights(field: Field) -> bool:
    """6.9 The attack step: nobody is shot at after a Run, nor after an advance."""
    return field.chained or field.mode == RUNNING_MODE


def aim_at(field: Field, action: i64, log: Log) -> None:
    """8.4 Steps of an attack: first, attacker and target are fixed."""
    attack = field.attack
    attack.attacker = field.actor
    attack.target = field.unit(1 - side_of(field.actor), action - field.box.acts.target)
    attack.close = field.contacts(field.actor) != 0
    attack.reacted = False
    attack.resist = 0
    attack.pledged = False
    attack.countering = False
    attack.penalty = 0
    tell_attack(field, log)


def tell_attack(field: Field, log: Log) -> None:
    """7.2 Shooting targets: told with the distance and its limit.
    7.3 Cover: told where it counts.
    8.3 Value of a die: and what else changes it.
    8.1 Dice pool: in contact it is a fight.
    """
    if not log.heard:
        return
    attack = field.attack
    unit, target = attack.attacker, attack.target
    key, limit = "8.1/fights", field.box.contact
    if not attack.close:
        key, limit = "7.2/shoots", shot_limit(field, attack.far)
    way = field.square(unit, target)
    side, label = side_of(unit), field.label(unit)
    log.say(key, side, label, field.label(target), way, limit)
    cover: i64 = 0 if attack.close else cover_of(field, unit, target)
    if cover > 0:
        log.say("7.3/cover", 1 - side, field.label(target), cover)
    if attack.aim != 0:
        log.say("8.3/aim", side, label, attack.aim)
    if attack.countering and attack.penalty != 0:
        log.say("8.3/counter", side, label, attack.penalty)


def in_cover(field: Field, unit: i64, target: i64) -> bool:
    """7.3 Cover: whether a target is in it."""
    if len(field.ground.covers) == 0:
        return False
    x, y = field.x[unit], field.y[unit]
    return field.ground.covered(x, y, field.x[target], field.y[target])


def modifier(field: Field) -> i64:
    """8.3 Value of a die: cover −1, Steady aim +1, counterattack −1.
    7.3 Cover: CC ignores it.
    """
    attack = field.attack
    change = modifier_of(field, attack.attacker, attack.target, attack.close)
    return change - attack.penalty if attack.countering else change


def modifier_of(field: Field, unit: i64, target: i64, close: bool) -> i64:
    """8.3 Value of a die: in an attack that could be made, with the cards in force."""
    change = field.attack.aim
    return change if close else change - cover_of(field, unit, target)


def cover_of(field: Field, unit: i64, target: i64) -> i64:
    """7.3 Cover: what it takes from every die of a shot; one −1 at most."""
    return field.box.cover if in_cover(field, unit, target) else 0


def pool(field: Field) -> i64:
    """8.1 Dice pool: AD or CC of the unit, and card dice."""
    attack = field.attack
    return pool_of(field, attack.attacker, attack.close)


def pool_of(field: Field, unit: i64, close: bool) -> i64:
    """8.1 Dice pool: of an attack that could be made, with the cards in force."""
    dice: i64 = field.box.close[unit] if close else field.box.ranged[unit]
    return dice + field.attack.bonus


def roll_attack(field: Field, dice: Dice, log: Log) -> None:
    """8.4 Steps of an attack: all dice, panic, then the hits one by one.
    9.5 Panic: with so many ones the attacker flees.
    """
    attack = field.attack
    change = modifier(field)
    attack.ones = 0
    attack.hits = vec[i64]()
    for _ in range(pool(field)):
        classify(field, dice.roll(6), change, log)
    fleeing = attack.ones >= panic_limit(field.box, attack.close)
    if field.box.panic and not attack.calm and fleeing:
        panic(field, log)
    else:
        field.then(HITS)


def classify(field: Field, die: i64, change: i64, log: Log) -> None:
    """8.2 Die classes: a natural 1 is critical, a natural 6 an éxito.
    8.3 Value of a die: with the modifiers it hits, or not.
    """
    attack = field.attack
    value = die + change
    needed = field.box.hit_on
    if strikes(die, change, needed):
        insert(attack, hit_value(die, change))
    if die == 1:
        attack.ones += 1
        log.say("8.2/critical", die, change, value, needed)
    elif die == 6:
        log.say("8.2/exito", die, change, value, needed)
    elif value >= needed:
        log.say("8.3/hits", die, change, value, needed)
    else:
        log.say("8.3/misses", die, change, value, needed)


def strikes(die: i64, change: i64, needed: i64) -> bool:
    """8.3 Value of a die: a natural 6 always hits, a natural 1 never."""
    if die == 1 or die == 6:
        return die == 6
    return die + change >= needed


def hit_value(die: i64, change: i64) -> i64:
    """8.3 Value of a die: as a hit; that of a natural 6 is beyond all evading."""
    return EXITO if die == 6 else die + change


def panic_limit(box: Box, close: bool) -> i64:
    """9.5 Panic: at two natural 1s at range, at three in CC."""
    return box.content.panic_close if close else box.content.panic_ranged


def insert(attack: Attack, value: i64) -> None:
    """8.5 Hits one by one: natural 6s first, then by value."""
    attack.hits = append(attack.hits, value)
    at: i64 = len(attack.hits) - 1
    while at > 0 and attack.hits[at - 1] < value:
        attack.hits[at] = attack.hits[at - 1]
        attack.hits[at - 1] = value
        at -= 1


def panic(field: Field, log: Log) -> None:
    """9.5 Panic: the attacker flees; hits of the same roll are lost."""
    attack = field.attack
    unit = attack.attacker
    log.say("9.5/panics", side_of(unit), field.label(unit), attack.ones)
    attack.hits = vec[i64]()
    attack.ones = 0
    field.remove(unit, CLOSE if attack.close else UNCREDITED, NO_ONE, log)
    field.then(AFTER)


def next_hit(field: Field) -> None:
    """8.5 Hits one by one: if the target is gone the rest are lost."""
    attack = field.attack
    if len(attack.hits) == 0 or not field.lives(attack.target):
        attack.hits = vec[i64]()
        field.then(CRITICALS)
        return
    field.ask(DEFEND, field.owner_of(attack.target))


def defend(field: Field, action: i64, dice: Dice, log: Log) -> None:
    """8.5 Hits one by one: evade it, or take it."""
    attack = field.attack
    attack.hits, value = pop(attack.hits, 0)
    if action == field.box.acts.evade:
        evade(field, value, dice, log)
    else:
        unit = attack.target
        log.say("8.5/takes", side_of(unit), field.label(unit), value)
        damage_by_attack(field, log)
    field.then(HITS)


def damage_by_attack(field: Field, log: Log) -> None:
    """8.7 Damage: a hit taken or not evaded is 1."""
    attack = field.attack
    ledger = CLOSE if attack.close else RANGED
    damage = field.box.damage
    field.hurt(attack.target, damage, ledger, attack.attacker, "8.7/damage", log)


def evade(field: Field, value: i64, dice: Dice, log: Log) -> None:
    """8.6 Evading: all Resistance dice; one equal or higher is enough.
    9.5 Panic: of the one who evades, by option.
    18.2 Order of dice: evade dice, then the wound dice of their ones.
    """
    attack = field.attack
    unit = attack.target
    side, label = side_of(unit), field.label(unit)
    evaded = False
    ones: i64 = 0
    for _ in range(field.box.resistance[unit]):
        die = dice.roll(6)
        log.say("8.6/rolls", die, attack.resist, value)
        if die == 1:
            ones += 1
        if evades(die, value - attack.resist):
            evaded = True
    if field.box.panic_defence and ones >= panic_limit(field.box, attack.close):
        log.say("9.5/panics", side, label, ones)
        ledger = CLOSE if attack.close else RANGED
        field.remove(unit, ledger, attack.attacker, log)
        return
    if evaded:
        log.say("8.6/evaded", side, label)
    else:
        log.say("8.6/caught", side, label)
        damage_by_attack(field, log)
    stumble(field, ones, dice, log)


def evades(die: i64, value: i64) -> bool:
    """8.6 Evading: a die equal to or higher than the hit's value."""
    return die >= value


def stumble(field: Field, ones: i64, dice: Dice, log: Log) -> None:
    """8.8 Critical evasions: each natural 1 wounds, one after another.
    9.4 No further wound rolls: once the unit is removed.
    """
    attack = field.attack
    unit = attack.target
    ledger = CLOSE if attack.close else RANGED
    for _ in range(ones):
        if field.over or not field.lives(unit):
            return
        log.say("8.8/critical", side_of(unit), field.label(unit))
        field.wound(unit, ledger, attack.attacker, dice, log)


def criticals(field: Field, dice: Dice, log: Log) -> None:
    """9.2 Whoever rolls a one: the attacker's own wounds, then promotion.
    9.4 No further wound rolls: once the unit is removed.
    """
    attack = field.attack
    unit = attack.attacker
    if field.box.self_wounds and not attack.calm:
        for _ in range(attack.ones):
            if not field.lives(unit):
                break
            log.say("9.2/critical", side_of(unit), field.label(unit))
            ledger = CLOSE if attack.close else UNCREDITED
            field.wound(unit, ledger, NO_ONE, dice, log)
            if field.over:
                return
    attack.ones = 0
    promote(field, unit, dice, log)
    field.then(AFTER)


# After an attack


def after_attack(field: Field, log: Log) -> None:
    """8.4 Steps of an attack: then counterattack, second shot, advance.
    6.10 One shot: but for the card that promises another.
    10.1 Advance: offered where the destroyed unit stood.
    10.4 No advance from cards: nor after a counterattack.
    """
    attack = field.attack
    if attack.countering:
        attack.countering = False
        attack.attacker, attack.target = attack.target, attack.attacker
        attack.close = False  # neither fell to the attack: nothing to advance to
    elif attack.pledged and counter(field, log):
        return
    if not field.lives(field.actor):
        finish_attack(field)
        return
    if attack.shots == 1 and field.contacts(field.actor) == 0:
        attack.armed = False
        attack.shots = 2
        attack.pledged = False
        field.ask(ATTACK, field.owner_of(field.actor))
        return
    if attack.close and not field.lives(attack.target) and attack.shots == 0:
        if way_open(field, field.actor, *fallen(field)):
            field.ask(ADVANCE, field.owner_of(field.actor))
            return
    finish_attack(field)


def finish_attack(field: Field) -> None:
    """The activation is over."""
    field.attack = Attack()
    field.then(SPENT)


def counter(field: Field, log: Log) -> bool:
    """13.9 Effect words: COUNTER, if both live and can."""
    attack = field.attack
    attack.pledged = False
    unit, target = attack.target, attack.attacker
    if not field.lives(unit) or not field.lives(target):
        return False
    at: i64 = bit_of(target)
    close = field.contacts(unit)
    if not close & at:
        if close != 0 or not shots(field, unit, 0) & at:
            return False
    attack.attacker, attack.target = unit, target
    attack.close = close != 0
    attack.countering = True
    attack.bonus = 0
    attack.aim = 0
    attack.far = 0
    attack.calm = False
    attack.resist = 0
    tell_attack(field, log)
    field.then(ROLL)
    return True


def fallen(field: Field) -> tuple[i64, i64]:
    """Where the destroyed unit stood."""
    target = field.attack.target
    return field.x[target], field.y[target]
