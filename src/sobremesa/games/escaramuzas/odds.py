"""The exact chances of an attack, before it is made.

For boards and people: nothing here decides anything.
Cards nobody has shown are not reckoned with, and a defender gives each hit the answer
(evade or take) after which it is more likely to stay on the table.
"""

from collections import Counter
from functools import cache
from itertools import product
from typing import NamedTuple

import msgspec

from .content import RESISTANCE
from .rules_attack import CLOSE_PANIC, EXITO, RANGED_PANIC
from .rules_table import Field

FACES = range(1, 7)
NEVER = 99  # ones: more than any roll has


class Odds(msgspec.Struct, frozen=True):
    """Chances from 0 to 1."""

    hit: float  # at least one die hits
    kill: float  # the target is removed
    wound: float  # the attacker is wounded or flees
    lost: float  # the attacker is removed


class Defence(msgspec.Struct, frozen=True):
    """The hit that is being answered: chances from 0 to 1."""

    value: int  # to be reached by one die; 0 for a natural 6
    evade: float  # the hit is evaded
    wound: float  # evading wounds
    out_evading: float  # removed by this attack, if it evades now
    out_taking: float  # the same, if it takes this hit


class Tables(NamedTuple):
    """What the box says of wounds and panic."""

    limit: int
    light: int
    choice: bool
    flight: int  # ones among evade dice that remove the unit


class Defender(NamedTuple):
    health: int
    wounds: int
    dice: int
    resist: int


def odds(
    field: Field, unit: int, target: int, *, close: bool, dice: int, change: int
) -> Odds:
    """What an attack with so many dice and this modifier would do."""
    box = field.box
    panic = (CLOSE_PANIC if close else RANGED_PANIC) if box.panic else NEVER
    if field.attack.calm:
        panic = NEVER
    hurts = box.self_wounds and not field.attack.calm
    tables = tables_of(field, close=close)
    defender = defender_of(field, target, resist=0)
    hit = kill = wound = lost = 0.0
    for (ones, hits), chance in rolls(dice, change, int(box.hit_on)).items():
        if ones >= panic:
            lost += chance
            wound += chance
            continue
        if hits:
            hit += chance
            kill += chance * falls(hits, defender, tables)
        if hurts and ones:
            wound += chance
            lost += chance * bleeds(ones, int(field.wounds[unit]), tables)
    return Odds(
        hit=round(hit, 4),
        kill=round(kill, 4),
        wound=round(wound, 4),
        lost=round(lost, 4),
    )


def defence(field: Field) -> Defence | None:
    """What may come of the hit that waits for its answer."""
    attack = field.attack
    if len(attack.hits) == 0:
        return None
    tables = tables_of(field, close=attack.close)
    defender = defender_of(field, int(attack.target), resist=int(attack.resist))
    hits = tuple(int(hit) for hit in attack.hits)
    taking = round(struck(hits[1:], defender, tables), 4)
    value = hits[0]
    if value == EXITO:
        return Defence(value=0, evade=0, wound=0, out_evading=taking, out_taking=taking)
    rolled = evasions(defender.dice, defender.resist, value)
    return Defence(
        value=value,
        evade=round(sum(p for (evaded, _), p in rolled.items() if evaded), 4),
        wound=round(sum(p for (_, ones), p in rolled.items() if ones), 4),
        out_evading=round(dodges(hits, defender, tables), 4),
        out_taking=taking,
    )


def tables_of(field: Field, *, close: bool) -> Tables:
    box = field.box
    flight = CLOSE_PANIC if close else RANGED_PANIC
    return Tables(
        limit=int(box.wound_limit),
        light=int(box.light_max),
        choice=box.evade_choice,
        flight=flight if box.panic_defence else NEVER,
    )


def defender_of(field: Field, unit: int, *, resist: int) -> Defender:
    return Defender(
        health=int(field.health[unit]),
        wounds=int(field.wounds[unit]),
        dice=RESISTANCE[field.box.kind[unit]],
        resist=resist,
    )


@cache
def rolls(
    dice: int, change: int, needed: int
) -> dict[tuple[int, tuple[int, ...]], float]:
    """Attack rolls (8.2, 8.3): ones, and the hits in their order (8.5)."""
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for faces in product(FACES, repeat=dice):
        hits = [EXITO if face == 6 else face + change for face in faces if face > 1]
        good = sorted((hit for hit in hits if hit >= needed), reverse=True)
        found[faces.count(1), tuple(good)] += 1
    return {roll: count / 6**dice for roll, count in found.items()}


@cache
def evasions(dice: int, resist: int, value: int) -> dict[tuple[bool, int], float]:
    """Evade rolls (8.6): whether one die is enough, and how many ones."""
    found: Counter[tuple[bool, int]] = Counter()
    for faces in product(FACES, repeat=dice):
        found[max(faces) + resist >= value, faces.count(1)] += 1
    return {roll: count / 6**dice for roll, count in found.items()}


@cache
def bleeds(ones: int, wounds: int, tables: Tables) -> float:
    """The chance that so many wounds (9.1) remove a unit."""
    if wounds >= tables.limit:
        return 1.0
    if ones == 0:
        return 0.0
    light = tables.light / 6
    mild = bleeds(ones - 1, wounds + 1, tables)
    return light * mild + (1 - light) * bleeds(ones - 1, wounds + 2, tables)


@cache
def falls(hits: tuple[int, ...], defender: Defender, tables: Tables) -> float:
    """The chance that hits, one after another, remove their target."""
    if not hits:
        return 0.0
    taking = struck(hits[1:], defender, tables)
    if hits[0] == EXITO:
        return taking
    dodging = dodges(hits, defender, tables)
    return min(taking, dodging) if tables.choice else dodging


def struck(rest: tuple[int, ...], defender: Defender, tables: Tables) -> float:
    """After a hit that was taken."""
    if defender.health <= 1:
        return 1.0
    return falls(rest, defender._replace(health=defender.health - 1), tables)


@cache
def dodges(hits: tuple[int, ...], defender: Defender, tables: Tables) -> float:
    """After evade dice: damage if they fail, then the wounds of their ones (8.8)."""
    total = 0.0
    for (evaded, ones), chance in evasions(
        defender.dice, defender.resist, hits[0]
    ).items():
        if ones >= tables.flight or (not evaded and defender.health <= 1):
            total += chance
            continue
        left = defender if evaded else defender._replace(health=defender.health - 1)
        total += chance * stumbles(ones, hits[1:], left, tables)
    return total


@cache
def stumbles(
    ones: int, rest: tuple[int, ...], defender: Defender, tables: Tables
) -> float:
    if defender.wounds >= tables.limit:
        return 1.0
    if ones == 0:
        return falls(rest, defender, tables)
    light = tables.light / 6
    mild = defender._replace(wounds=defender.wounds + 1)
    grave = defender._replace(wounds=defender.wounds + 2)
    return light * stumbles(ones - 1, rest, mild, tables) + (1 - light) * stumbles(
        ones - 1, rest, grave, tables
    )
