"""What a unit could do from where it is, or from where it could go, and its chances.

For boards and people: whatever is told here, the rules are asked.
"""

from functools import cache

import msgspec

from .actions import ATTACK, MODE
from .content import bit_of, side_of, units_in, x_of, y_of
from .heuristics_odds import before, last_chances, way_of
from .rules import Escaramuzas
from .rules_attack import (
    EXITO,
    cover_of,
    modifier_of,
    only_fights,
    pool_of,
    prey,
    strikes,
)
from .rules_movement import has_attack, has_shot, is_rough, shots
from .rules_points import is_last_round
from .rules_rounds import may_act
from .rules_table import Field


class Odds(msgspec.Struct, frozen=True):
    """What may come of an attack: chances from 0 to 1."""

    hit: float  # at least one die hits
    kill: float  # the target is removed
    wound: float  # the attacker is wounded or flees
    lost: float  # the attacker is removed


class Defence(msgspec.Struct, frozen=True):
    """The hit that is being answered: chances from 0 to 1."""

    value: int  # to be reached by one die; 0 for a natural 6
    dice: int  # with which it would evade
    evade: float  # the hit is evaded
    ones: float  # one of its dice at least shows a 1, which wounds
    out_evading: float  # removed by this attack, if it evades now
    out_taking: float  # the same, if it takes this hit


class Change(msgspec.Struct, frozen=True):
    """What makes every attack die count more or less."""

    cause: str  # cover, aim, counter
    amount: int


class Past(msgspec.Struct, frozen=True):
    """A piece on the way of a shot that gives no cover from it, and why not."""

    piece: int  # its place in a view's terrain
    why: str  # inside: the shooter is in it; edge: the line goes by it


class Aim(msgspec.Struct, frozen=True):
    """A possible attack: on whom, with what, and what may come of it."""

    id: str
    close: bool
    dice: int
    modifier: int  # the sum of the changes
    changes: list[Change]
    cover: list[int]  # pieces that cover the target: places in a view's terrain
    past: list[Past]
    needed: int  # a die shows this or more to hit
    square: int
    odds: Odds


class Spot(msgspec.Struct, frozen=True):
    """A destination: what the way meets, and who could attack whom from there."""

    id: str
    slow: bool
    danger: bool
    fights: list[str]  # enemies in contact there: it would fight one of them
    targets: list[str]  # enemies it could shoot from there
    needed: list[int]  # and what a die must show, after cover
    covers: list[list[int]]  # which pieces cover each: places in a view's terrain
    threats: list[str]  # enemies that could shoot back in this round
    exposed: list[int]  # and what their dice must show
    later: list[str]  # those that could from the next round on


@cache
def least_face(hit_on: int, change: int) -> int:
    """8.3 Value of a die: what it shows at least when it hits."""
    return next(face for face in range(1, 7) if strikes(face, change, hit_on))


def needed(field: Field, change: int) -> int:
    return least_face(int(field.box.hit_on), change)


def aims(field: Field) -> list[Aim]:
    """The attacks of the active unit: those it can make now, or if it stood."""
    unit = int(field.actor)
    close = field.contacts(unit) != 0
    targets = units_in(prey(field, field.attack.far), 1 - side_of(unit))
    return [aim(field, unit, target, close=close) for target in targets]


def aim(field: Field, unit: int, target: int, *, close: bool) -> Aim:
    dice = int(pool_of(field, unit, close))
    change = int(modifier_of(field, unit, target, close))
    return Aim(
        id=field.box.content.label_ids[field.label(target)],
        close=close,
        dice=dice,
        modifier=change,
        changes=changes(field, unit, target, close=close),
        cover=[] if close else screens(field, unit, target),
        past=[] if close else passed(field, unit, target),
        needed=needed(field, change),
        square=int(field.square(unit, target)),
        odds=odds(field, unit, target, close=close, dice=dice, change=change),
    )


def changes(
    field: Field, unit: int, target: int, *, close: bool, penalty: int = 0
) -> list[Change]:
    """8.3 Value of a die: each modifier with its cause; their sum is the rules'."""
    cover = 0 if close else int(cover_of(field, unit, target))
    causes = (("cover", -cover), ("aim", int(field.attack.aim)), ("counter", -penalty))
    return [Change(cause, amount) for cause, amount in causes if amount]


def screens(field: Field, unit: int, target: int) -> list[int]:
    """7.3 Cover: the pieces that give it, if it takes anything from a die."""
    if not cover_of(field, unit, target):
        return []
    ends = (field.x[unit], field.y[unit], field.x[target], field.y[target])
    pieces = field.ground.pieces
    return [
        at
        for at, piece in enumerate(pieces)
        if piece in field.ground.covers and piece.shields(*ends)
    ]


def passed(field: Field, unit: int, target: int) -> list[Past]:
    """7.3 Cover: pieces within 1 cm of the line that do not cover, and why."""
    x, y, tx, ty = field.x[unit], field.y[unit], field.x[target], field.y[target]
    found = []
    for at, piece in enumerate(field.ground.pieces):
        if piece not in field.ground.covers or piece.shields(x, y, tx, ty):
            continue
        if piece.crossed(x, y, tx, ty, 1):
            inside = piece.holds(x, y, 0)
            found.append(Past(at, "inside" if inside else "edge"))
    return found


def odds(
    field: Field, unit: int, target: int, *, close: bool, dice: int, change: int
) -> Odds:
    """What an attack with so many dice and this modifier would do."""
    table = last_chances(field.box, close)
    way, own = way_of(field, close), field.wounds[unit]
    kind = field.box.kind[target]
    health, wounds = field.health[target], field.wounds[target]
    kill = table.kills[table.entry(way, kind, health, wounds, dice, change)]
    if field.is_beaten(field.count(side_of(target)) - 1):
        lost, hurt = table.last_strains(way, kind, health, wounds, dice, change, own)
    else:
        lost, hurt = table.losses[table.own(way, own, dice)], table.hurts(way, dice)
    return Odds(
        hit=round(table.hits(way, dice, change), 4),
        kill=round(kill, 4),
        wound=round(hurt, 4),
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
    faced = [
        hit if hit == EXITO else max(1, hit - attack.resist) for hit in attack.hits
    ]  # by a 1 or less, whatever a die shows
    rest = 0
    for hit in reversed(faced[1:]):
        rest = before(rest, hit)
    taking = round(table.meets(rest, kind, health - field.box.damage, wounds)[0], 4)
    if faced[0] == EXITO:
        return Defence(
            value=0, dice=0, evade=0, ones=0, out_evading=taking, out_taking=taking
        )
    evading = table.dodges(faced[0], rest, kind, health, wounds)[0]
    return Defence(
        value=int(attack.hits[0]),
        dice=int(field.box.resistance[unit]),
        evade=round(table.escapes(faced[0], kind), 4),
        ones=round(table.stings(kind), 4),
        out_evading=round(evading, 4),
        out_taking=taking,
    )


class Reach(msgspec.Struct, frozen=True):
    """Whom a unit could attack from where it stands."""

    fights: list[str]  # in contact
    targets: list[str]  # it could shoot
    needed: list[int]  # what a die must show
    covers: list[list[int]]  # which pieces cover each: places in a view's terrain
    when: str  # now: in this round; later: in the next; "": no more


NOWHERE = Reach([], [], [], [], "")


def reach_of(field: Field, unit: int) -> Reach:
    """Enemies in contact; those it could shoot, and what a die must show."""
    side = 1 - side_of(unit)
    close = int(field.contacts(unit))
    far = 0 if close else int(shots(field, unit, 0))
    targets = units_in(far, side)
    return Reach(
        fights=names(field, units_in(close, side)),
        targets=names(field, targets),
        needed=[face(field, unit, target) for target in targets],
        covers=[screens(field, unit, target) for target in targets],
        when=when(field, unit),
    )


def when(field: Field, unit: int) -> str:
    """5.7 Being out, 6.2 Order of an activation: when a unit could shoot from here."""
    if field.over:
        return ""
    if unit == field.actor and field.stage in (MODE, ATTACK):
        running = field.stage == ATTACK and only_fights(field)
        return "" if running else "now"
    if unit != field.actor and may_act(field, unit):
        return "now"
    return "" if is_last_round(field) else "later"


def shooters(field: Field, unit: int) -> int:
    """Enemies that have a unit in range and sight, and dice to shoot with, as bits."""
    side = 1 - side_of(unit)
    near = units_in(field.near_enemies(unit, field.box.range), side)
    return sum(int(bit_of(enemy)) for enemy in near if has_shot(field, enemy))


def face(field: Field, unit: int, target: int) -> int:
    """7.3 Cover: what a die must show in a shot, without cards."""
    return needed(field, -int(cover_of(field, unit, target)))


def names(field: Field, units: list[int]) -> list[str]:
    labels = field.box.content.label_ids
    return [labels[field.label(unit)] for unit in units]


def spots(state: Escaramuzas, points: list[int]) -> list[Spot]:
    """What the active unit would meet on its way to each point, and find there."""
    if not points:
        return []
    field, twin = state.field, state.field.clone()
    unit = int(field.actor)
    busy = engaged(twin, unit)
    return [spot(field, twin, busy, int(x_of(at)), int(y_of(at))) for at in points]


def engaged(field: Field, unit: int) -> int:
    """Enemies of a unit that are in contact with others, as bits."""
    side = side_of(unit)
    here = field.alive[side]
    field.alive[side] = here & ~bit_of(unit)
    enemies = units_in(field.alive[1 - side], 1 - side)
    mask = sum(bit_of(enemy) for enemy in enemies if field.contacts(enemy))
    field.alive[side] = here
    return int(mask)


def spot(field: Field, twin: Field, busy: int, x: int, y: int) -> Spot:
    """A destination: on a twin of the field the unit stands there already."""
    unit = int(field.actor)
    side = 1 - side_of(unit)
    ax, ay = field.x[unit], field.y[unit]
    twin.x[unit], twin.y[unit] = x, y
    close = int(twin.contacts(unit))
    mask = int(prey(twin, 0)) if has_attack(twin) else 0
    fights = units_in(mask if close else 0, side)
    targets = units_in(0 if close else mask, side)
    shooting = units_in(shooters(twin, unit) & ~close & ~busy, side)
    threats = [enemy for enemy in shooting if may_act(field, enemy)]
    later = [] if is_last_round(field) else [e for e in shooting if e not in threats]
    return Spot(
        id=f"{x},{y}",
        slow=not field.freely and bool(is_rough(field, unit, x, y)),
        danger=not field.freely and bool(field.ground.dangerous(ax, ay, x, y)),
        fights=names(twin, fights),
        targets=names(twin, targets),
        needed=[face(twin, unit, target) for target in targets],
        covers=[screens(twin, unit, target) for target in targets],
        threats=names(twin, threats),
        exposed=[face(twin, enemy, unit) for enemy in threats],
        later=names(field, later),
    )
