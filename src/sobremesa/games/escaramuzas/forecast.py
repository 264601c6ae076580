"""What a unit could do from where it is, or from where it could go, and its chances.

For boards and people: nothing here decides what is legal.
"""

import msgspec

from .content import (
    CLOSE_DICE,
    LABEL_IDS,
    RANGED_DICE,
    RESISTANCE,
    side_of,
    units_in,
    units_of,
    x_of,
    y_of,
)
from .heuristics_odds import FIGHT, SHOT, STEADY, before, last_chances, slip, with_ones
from .rules import Escaramuzas
from .rules_attack import EXITO, in_cover
from .rules_measuring import square
from .rules_movement import shots
from .rules_table import WALKING, Field


class Odds(msgspec.Struct, frozen=True):
    """What may come of an attack: chances from 0 to 1."""

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


class Aim(msgspec.Struct, frozen=True):
    """A possible attack: on whom, with what, and what may come of it."""

    id: str
    close: bool
    dice: int
    modifier: int  # cover, and cards in force
    needed: int  # a die shows this or more to hit
    square: int
    odds: Odds


class Spot(msgspec.Struct, frozen=True):
    """A destination: what the way meets, and who could attack whom from there."""

    id: str
    slow: bool
    danger: bool
    fights: list[str]  # enemies in contact there: it must fight
    targets: list[str]  # enemies it could shoot from there
    needed: list[int]  # and what a die must show, after cover
    threats: list[str]  # enemies that could shoot back
    exposed: list[int]  # and what their dice must show


def needed(field: Field, change: int) -> int:
    """8.3 Value of a die: what it shows at least when it hits."""
    return min(6, max(2, int(field.box.hit_on) - change))


def aims(state: Escaramuzas, labels: list[int]) -> list[Aim]:
    """What an attack of the active unit on each of these enemies would be."""
    field = state.field
    unit = int(field.actor)
    close = field.contacts(unit) != 0
    side = 1 - side_of(unit)
    targets = [int(field.unit(side, label)) for label in labels]
    return [aim(field, unit, target, close=close) for target in targets]


def aims_standing(field: Field) -> list[Aim]:
    """What the active unit could attack if it stood."""
    unit = int(field.actor)
    fights = int(field.contacts(unit))
    mask = fights or int(shots(field, unit, False))
    targets = units_in(mask, 1 - side_of(unit))
    return [aim(field, unit, target, close=fights != 0) for target in targets]


def aim(field: Field, unit: int, target: int, *, close: bool) -> Aim:
    kind = field.box.kind[unit]
    dice = (CLOSE_DICE[kind] if close else RANGED_DICE[kind]) + int(field.attack.bonus)
    cover = not close and in_cover(field, unit, target)
    change = int(field.attack.aim) - (int(field.box.cover) if cover else 0)
    return Aim(
        id=LABEL_IDS[field.label(target)],
        close=close,
        dice=dice,
        modifier=change,
        needed=needed(field, change),
        square=int(field.square(unit, target)),
        odds=odds(field, unit, target, close=close, dice=dice, change=change),
    )


def odds(
    field: Field, unit: int, target: int, *, close: bool, dice: int, change: int
) -> Odds:
    """What an attack with so many dice and this modifier would do."""
    table = last_chances(field.box, close)
    way = FIGHT if close else SHOT
    if field.attack.calm:
        way = STEADY
    kind = field.box.kind[target]
    health, wounds = field.health[target], field.wounds[target]
    kill = table.kills[table.entry(way, kind, health, wounds, dice, change)]
    lost = table.losses[table.own(way, field.wounds[unit], dice)]
    return Odds(
        hit=round(table.hits(way, dice, change), 4),
        kill=round(kill, 4),
        wound=round(table.hurts(way, dice), 4),
        lost=round(lost, 4),
    )


def defence(field: Field) -> Defence | None:
    """What may come of the hit that waits for its answer."""
    attack, unit = field.attack, field.attack.target
    if len(attack.hits) == 0:
        return None
    table = last_chances(field.box, attack.close)
    kind = field.box.kind[unit]
    health, wounds = field.health[unit], field.wounds[unit]
    faced = [hit if hit == EXITO else hit - attack.resist for hit in attack.hits]
    rest = 0
    for hit in reversed(faced[1:]):
        rest = before(rest, hit)
    taking = round(table.meets(rest, kind, health - 1, wounds)[0], 4)
    if faced[0] == EXITO:
        return Defence(value=0, evade=0, wound=0, out_evading=taking, out_taking=taking)
    evading = table.dodges(faced[0], rest, kind, health, wounds)[0]
    dice = RESISTANCE[kind]
    return Defence(
        value=int(attack.hits[0]),
        evade=round(1 - slip(dice, faced[0]), 4),
        wound=round(1 - with_ones(dice, 0, 5.0), 4),
        out_evading=round(evading, 4),
        out_taking=taking,
    )


def reach_of(field: Field, unit: int) -> tuple[list[str], list[str], list[int]]:
    """Enemies in contact; those it could shoot, and what a die must show."""
    side = 1 - side_of(unit)
    close = int(field.contacts(unit))
    far = 0 if close else int(shots(field, unit, False))
    fights, targets = units_in(close, side), units_in(far, side)
    faces = [
        needed(field, -int(field.box.cover) if in_cover(field, unit, target) else 0)
        for target in targets
    ]
    return names(field, fights), names(field, targets), faces


def names(field: Field, units: list[int]) -> list[str]:
    return [LABEL_IDS[field.label(unit)] for unit in units]


def spots(state: Escaramuzas, points: list[int]) -> list[Spot]:
    return [spot(state, x_of(point), y_of(point)) for point in points]


def spot(state: Escaramuzas, x: int, y: int) -> Spot:
    """What the active unit would meet on its way to a point, and find there."""
    field = state.field
    unit = int(field.actor)
    ground = field.ground
    ax, ay = int(field.x[unit]), int(field.y[unit])
    seen = in_sight(field, unit, x, y)
    fights = [e for e in seen if at(field, e, x, y) <= field.box.contact]
    targets = seen if field.mode == WALKING and not fights else []
    fire = [face(field, x, y, int(field.x[e]), int(field.y[e])) for e in targets]
    threats = [e for e in seen if e not in fights]
    back = [face(field, int(field.x[e]), int(field.y[e]), x, y) for e in threats]
    slow = [p for p in ground.slow if ground.hindered(p, ax, ay, x, y)]
    return Spot(
        id=f"{x},{y}",
        slow=bool(slow) and not field.freely,
        danger=not field.freely and bool(ground.dangerous(ax, ay, x, y)),
        fights=names(field, fights),
        targets=names(field, targets),
        needed=fire,
        threats=names(field, threats),
        exposed=back,
    )


def in_sight(field: Field, unit: int, x: int, y: int) -> list[int]:
    """Enemies of a unit in range and sight of a point."""
    found = []
    for enemy in units_of(1 - side_of(unit)):
        if field.lives(enemy) and at(field, enemy, x, y) <= field.box.range:
            if field.ground.sight(x, y, field.x[enemy], field.y[enemy]):
                found.append(enemy)
    return found


def at(field: Field, unit: int, x: int, y: int) -> int:
    return int(square(field.x[unit], field.y[unit], x, y))


def face(field: Field, ax: int, ay: int, bx: int, by: int) -> int:
    """7.3 Cover: what a die must show in a shot from A to B."""
    covered = field.ground.covered(ax, ay, bx, by)
    return needed(field, -int(field.box.cover) if covered else 0)
