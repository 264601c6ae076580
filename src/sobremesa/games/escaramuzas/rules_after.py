"""EC-10 and EC-11: advance and support after a fight; the Minguin's healing."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import ATTACK, SUPPORT
from .content import SLOTS, bit_of, first_of, side_of
from .rules_attack import fallen, finish_attack
from .rules_measuring import square
from .rules_movement import brave, here, relocate, way_open
from .rules_table import RUNNING_MODE, Field

# EC-10 After a CC kill


def supports(field: Field) -> i64:
    """10.2 Support: units that may step into the fallen one's place, as bits."""
    target = field.attack.target
    x, y = fallen(field)
    side = side_of(target)
    mask: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if not field.alive[side] >> at & 1:
            continue
        if square(field.x[unit], field.y[unit], x, y) > field.box.contact:
            continue
        if not field.ground.sight(field.x[unit], field.y[unit], x, y):
            continue
        if tied_down(field, unit) == 0 and way_open(field, unit, x, y):
            mask |= 1 << at
    return mask


def tied_down(field: Field, unit: i64) -> i64:
    """10.2 Support: enemies other than the victor in contact with a unit, as bits."""
    return field.contacts(unit) & ~bit_of(field.actor)


def choose_advance(field: Field, action: i64, dice: Dice, log: Log) -> None:
    """10.1 Advance: unless the enemy moves up support."""
    unit = field.actor
    if action == field.box.acts.remain:
        log.say("10.1/remains", side_of(unit), field.label(unit))
        finish_attack(field)
    elif supports(field) != 0:
        field.ask(SUPPORT, field.owner_of(field.attack.target))
    else:
        step_in(field, dice, log)


def choose_support(field: Field, action: i64, dice: Dice, log: Log) -> None:
    """10.2 Support: it takes the place, rolls danger, and starts no fight."""
    acts = field.box.acts
    if action == acts.decline:
        step_in(field, dice, log)
        return
    target = field.attack.target
    unit = field.unit(side_of(target), action - acts.help)
    x, y = field.x[unit], field.y[unit]
    relocate(field, unit, here(field, target))
    log.say("10.2/supports", side_of(unit), field.label(unit), here(field, unit))
    brave(field, unit, x, y, dice, log)
    if not field.over:
        finish_attack(field)


def step_in(field: Field, dice: Dice, log: Log) -> None:
    """10.1 Advance: to exactly the point where the destroyed unit stood."""
    unit = field.actor
    x, y = field.x[unit], field.y[unit]
    relocate(field, unit, here(field, field.attack.target))
    log.say("10.1/advances", side_of(unit), field.label(unit), here(field, unit))
    brave(field, unit, x, y, dice, log)
    if field.over:
        return
    finish_attack(field)
    chain(field)


def chain(field: Field) -> None:
    """10.3 Chained fights: in contact again, it fights at once."""
    if field.lives(field.actor) and field.contacts(field.actor) != 0:
        field.chained = True
        field.ask(ATTACK, field.owner_of(field.actor))


# EC-11 Minguin


def patients(field: Field) -> i64:
    """11.1 Healing: which friends a Minguin may heal now, as bits."""
    unit = field.actor
    if not is_healer(field, unit) or field.mode == RUNNING_MODE:
        return 0
    side = side_of(unit)
    mask: i64 = 0
    for at in range(SLOTS):
        friend = first_of(side) + at
        if friend != unit and field.lives(friend) and may_heal(field, unit, friend):
            mask |= 1 << at
    return mask


def is_healer(field: Field, unit: i64) -> bool:
    """6.9 The attack step: only a Minguin heals, and what else can."""
    return field.box.heal[unit] > 0 or field.box.mend[unit] > 0


def may_heal(field: Field, unit: i64, friend: i64) -> bool:
    """11.2 The patient is near: in contact distance and sight.
    11.4 Heal or attack: and lacks Health or has wounds.
    """
    if field.square(unit, friend) > field.box.contact:
        return False
    if not is_hurt(field, friend):
        return False
    return field.sees(unit, friend) and hunters(field, friend) == 0


def is_hurt(field: Field, unit: i64) -> bool:
    """11.4 Heal or attack: a patient lacks Health or has wound points."""
    return field.wounds[unit] > 0 or field.lacks_health(unit)


def hunters(field: Field, unit: i64) -> i64:
    """11.3 The patient is safe: enemies in whose attack range a unit is, as bits."""
    if not field.box.heal_range_only:
        return field.near_enemies(unit, field.box.range)
    other = 1 - side_of(unit)
    mask: i64 = 0
    for at in range(SLOTS):
        if field.alive[other] >> at & 1:
            if field.square(unit, first_of(other) + at) <= field.box.range:
                mask |= 1 << at
    return mask


def mend(field: Field, label: i64, log: Log) -> None:
    """11.1 Healing: 1 Health and up to 2 wound points."""
    unit, box = field.actor, field.box
    side = side_of(unit)
    friend = field.unit(side, label)
    field.health[friend] = min(
        field.health[friend] + box.heal[unit], box.health[friend]
    )
    field.wounds[friend] = max(0, field.wounds[friend] - box.mend[unit])
    health, wounds = field.health[friend], field.wounds[friend]
    log.say("11.1/heals", side, field.label(unit), label, health, wounds)
    finish_attack(field)
