"""Why a unit is refused: as the one to act, to be attacked, healed or moved."""

from sobremesa.kernel.reason import Reason

from .content import (
    FALSE_ORDERS,
    FIRST_AID,
    REFILL,
    SEAT_IDS,
    side_of,
    units_in,
)
from .rules_after import hunters, is_healer, is_hurt, tied_down
from .rules_attack import fallen, only_fights
from .rules_measuring import square
from .rules_movement import has_shot, shot_limit
from .rules_offers import can_shift, card_limit, is_helped
from .rules_table import RUNNING_MODE, Field
from .why_points import barred_refusals
from .why_reasons import (
    about_unit,
    about_units,
    find_unit,
    missing,
    reason,
    unseen,
    unseen_unit,
)


def placing_refusals(field: Field, label: int) -> list[Reason]:
    """4.2 Order of deployment: a unit of the seat that is not on the table yet."""
    side = int(field.asked % 2)
    if found := missing(field, side, label, placed=False):
        return found
    unit = find_unit(field, side, label)
    found = other_owner(field, unit)
    if field.lives(unit):
        found.append(about_unit(field, "4.2", "placed", unit))
    return found


def activating_refusals(field: Field, label: int) -> list[Reason]:
    """5.5 Turns: a ready unit of one's own."""
    side = int(field.asked % 2)
    if found := missing(field, side, label):
        return found
    unit = find_unit(field, side, label)
    found = other_owner(field, unit)
    if not field.is_ready(unit):
        found.append(about_unit(field, "5.5", "activated", unit))
    return found


def other_owner(field: Field, unit: int) -> list[Reason]:
    """17.3 Friends: only the owner decides for a unit."""
    owner = int(field.owner_of(unit))
    if owner == field.asked:
        return []
    return [Reason("17.3", "owner", {"seat": SEAT_IDS[owner]})]


def target_refusals(field: Field, label: int) -> list[Reason]:
    """7.2 Shooting targets, or 6.9: in contact, one of those it fights."""
    unit = int(field.actor)
    side = 1 - side_of(unit)
    if found := missing(field, side, label):
        return found
    target = find_unit(field, side, label)
    close = int(field.contacts(unit))
    if target in units_in(close, side):
        return []
    limit, rule, word = int(shot_limit(field, field.attack.far)), "7.2", "range"
    if close or only_fights(field):
        found = about_units(field, "6.9", "contact", close, side)
        if field.mode == RUNNING_MODE:
            found.append(reason("6.1", "running"))
        limit, rule, word = int(field.box.contact), "1.5", "apart"
    elif not has_shot(field, unit):
        found.append(about_unit(field, "7.2", "unarmed", unit))
    way = int(field.square(unit, target))
    if way > limit:
        found.append(about_unit(field, rule, word, target, way, limit))
    return found + unseen_unit(field, unit, target)


def patient_refusals(field: Field, label: int) -> list[Reason]:
    """11.1 Healing: by a Minguin, of a friend who is near, hurt and safe."""
    unit, attack = int(field.actor), field.attack
    side = side_of(unit)
    found = []
    if not is_healer(field, unit):
        found.append(about_unit(field, "6.9", "healer", unit))
    if field.mode == RUNNING_MODE:
        found.append(reason("6.9", "ran"))
    if attack.armed:
        found.append(reason("13.4", "armed"))
    if field.chained:
        found.append(reason("10.3", "chained"))
    if attack.shots and not attack.armed:
        found.append(reason("13.9", "again"))
    if absent := missing(field, side, label):
        return found + absent
    return found + health_refusals(field, unit, find_unit(field, side, label))


def health_refusals(field: Field, unit: int, friend: int) -> list[Reason]:
    """11.2 The patient is near, 11.4 hurt, and 11.3 safe."""
    if friend == unit:
        return [reason("11.1", "itself")]
    found = []
    way, limit = int(field.square(unit, friend)), int(field.box.contact)
    if way > limit:
        found.append(about_unit(field, "11.2", "apart", friend, way, limit))
    found += unseen_unit(field, unit, friend)
    if not is_hurt(field, friend):
        found.append(about_unit(field, "11.4", "unhurt", friend))
    limit = int(field.box.range)
    for enemy in units_in(hunters(field, friend), 1 - side_of(unit)):
        way = int(field.square(friend, enemy))
        found.append(about_unit(field, "11.3", "hunted", enemy, way, limit))
    return found


def support_refusals(field: Field, label: int) -> list[Reason]:
    """10.2 Support: a unit near the fallen one's place that can step in."""
    side = side_of(int(field.attack.target))
    if found := missing(field, side, label):
        return found
    unit = find_unit(field, side, label)
    x, y = (int(number) for number in fallen(field))
    ax, ay = int(field.x[unit]), int(field.y[unit])
    way, limit = int(square(ax, ay, x, y)), int(field.box.contact)
    if way > limit:
        found.append(about_unit(field, "10.2", "remote", unit, way, limit))
    found += unseen(field, ax, ay, x, y)
    tied = int(tied_down(field, unit))
    found += about_units(field, "10.2", "tied", tied, 1 - side)
    return found + barred_refusals(field, unit, x, y)


def ally_refusals(field: Field, label: int) -> list[Reason]:
    """13.9 Effect words: whom First aid, Refill and Tactical step may name."""
    side = side_of(int(field.actor))
    if found := missing(field, side, label):
        return found
    unit, card = find_unit(field, side, label), int(field.card)
    effect = field.effect(card)
    if effect == FIRST_AID:
        if is_helped(field, unit, card):
            return []
        health, full = int(field.health[unit]), int(field.box.health[unit])
        return [about_unit(field, "13.4", "healthy", unit, health, full)]
    if effect == REFILL:
        return tired_refusals(field, unit)
    close = int(field.contacts(unit))
    return about_units(field, "13.4", "engaged", close, 1 - side) + fixed(field, unit)


def tired_refusals(field: Field, unit: int) -> list[Reason]:
    """Section 6.6, Refill: another activated unit of the same seat."""
    if unit == field.actor:
        return [reason("13.4", "other")]
    found = other_owner(field, unit)
    if field.is_ready(unit):
        found.append(about_unit(field, "13.4", "ready", unit))
    return found


def fixed(field: Field, unit: int) -> list[Reason]:
    """13.9 Effect words: a unit without a legal SHIFT is no legal target."""
    if can_shift(field, unit, field.card):
        return []
    return [about_unit(field, "13.9", "fixed", unit)]


def enemy_refusals(field: Field, label: int) -> list[Reason]:
    """13.9 Effect words: whom Poisoned knife, Last charge, False orders may name."""
    actor = int(field.actor)
    if found := missing(field, 1 - side_of(actor), label):
        return found
    unit = find_unit(field, 1 - side_of(actor), label)
    way, limit = int(field.square(actor, unit)), int(card_limit(field, field.card))
    if way > limit:
        found.append(about_unit(field, "13.4", "range", unit, way, limit))
    found += unseen_unit(field, actor, unit)
    return found + (
        fixed(field, unit) if field.effect(field.card) == FALSE_ORDERS else []
    )
