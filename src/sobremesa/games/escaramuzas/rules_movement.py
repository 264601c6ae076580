"""EC-6: modes, movement, danger; and who may be attacked after it (EC-7)."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .actions import ATTACK, MOVE_TO
from .content import SLOTS, UNCREDITED, first_of, point_of, side_of, x_of, y_of
from .rules_measuring import (
    BASE,
    NEAR,
    REACH,
    SPAN,
    TABLES,
    any_listed,
    heading,
    listed,
    near_segment,
    square,
)
from .rules_table import (
    NO_ONE,
    RUNNING_MODE,
    SPENT,
    STANDING,
    STEP_ATTACK,
    WALKING,
    Field,
)


def reach_of(field: Field, unit: i64) -> i64:
    """6.1 Modes: the full Movement, with what a card adds."""
    return field.movement(unit) + field.faster


def stretch(mode: i64, rough: bool) -> i64:
    """1.5 What is measured: how often the square of a move counts.
    6.5 Difficult terrain: half the allowance, so four times as often.
    """
    times: i64 = 1 if mode == RUNNING_MODE else 4
    return 4 * times if rough else times


def allowance(field: Field, unit: i64, mode: i64, rough: bool) -> i64:
    """1.5 What is measured: the largest square of a walk or a run."""
    reach = reach_of(field, unit)
    return reach * reach // stretch(mode, rough)


def destinations(field: Field, unit: i64, mode: i64) -> vec[i64]:
    """6.3 Moves: one straight line to another point.
    6.5 Difficult terrain: half the allowance.
    """
    limit = allowance(field, unit, mode, False)
    columns = TABLES.disk[limit * SPAN : limit * SPAN + SPAN]
    around = field.ground.around(field.x[unit], field.y[unit])
    column: i64 = 0
    if not field.freely:
        half = allowance(field, unit, mode, True) * SPAN
        while column < SPAN:
            rough = around.rough[column]
            if rough != 0:
                slow = TABLES.disk[half + column] & rough
                columns[column] = columns[column] & ~rough | slow
            column += 1
    hinder(field, unit, columns)
    return columns


def shifts(field: Field, unit: i64, reach: i64) -> vec[i64]:
    """13.9 Effect words: SHIFT ignores difficult terrain."""
    limit = reach * reach
    columns = TABLES.disk[limit * SPAN : limit * SPAN + SPAN]
    hinder(field, unit, columns)
    return columns


def hinder(field: Field, unit: i64, columns: vec[i64]) -> None:
    """6.8 Keep-out areas: no way may cross one.
    6.7 Units in the way: enemies bar it.
    1.4 Bases: and no base may overlap another.
    """
    x, y = field.x[unit], field.y[unit]
    around = field.ground.around(x, y)
    column: i64 = 0
    while column < SPAN:
        columns[column] &= ~around.barred[column]
        column += 1
    columns[REACH] &= ~TABLES.bit[REACH]
    side = side_of(unit)
    friends, enemies = first_of(side), first_of(1 - side)
    for at in range(SLOTS):
        friend = friends + at
        if field.alive[side] >> at & 1 and friend != unit:
            step_over(columns, field.x[friend] - x, field.y[friend] - y)
        if field.alive[1 - side] >> at & 1:
            enemy = enemies + at
            shy_away(columns, field.x[enemy] - x, field.y[enemy] - y)


def step_over(columns: vec[i64], dx: i64, dy: i64) -> None:
    """1.4 Bases: none may overlap; friends only bar their own place."""
    if dx < -NEAR + 1 or dx > NEAR - 1 or dy < -NEAR + 1 or dy > NEAR - 1:
        return
    taken = TABLES.three(dy + REACH - 1)
    column = max(0, dx + REACH - 1)
    last = min(SPAN - 1, dx + REACH + 1)
    while column <= last:
        columns[column] &= ~taken
        column += 1


def shy_away(columns: vec[i64], dx: i64, dy: i64) -> None:
    """6.7 Units in the way: enemies bar all that lies behind them."""
    if dx < -NEAR or dx > NEAR or dy < -NEAR or dy > NEAR:
        return
    first = TABLES.shade(dx, dy)
    column: i64 = 0
    while column < SPAN:
        columns[column] &= ~TABLES.shadow[first + column]
        column += 1


def can_move(field: Field, unit: i64, mode: i64) -> bool:
    return any_listed(destinations(field, unit, mode), field.x[unit], field.y[unit])


def modes(field: Field) -> list[int]:
    """6.1 Modes: Stand, Walk and Run; a mode without destination is not offered."""
    acts = field.box.acts
    legal: list[int] = [acts.stand]
    if can_move(field, field.actor, WALKING):
        legal.append(acts.walk)
    if can_move(field, field.actor, RUNNING_MODE):
        legal.append(acts.run)
    return legal


def choose_mode(field: Field, seat: i64, action: i64, log: Log) -> None:
    """6.1 Modes: the one chosen.
    6.2 Order of an activation: mode, move, danger, attack step.
    """
    unit, acts = field.actor, field.box.acts
    if action == acts.stand:
        field.mode = STANDING
        log.say("6.1/stands", side_of(unit), field.label(unit))
        field.then(STEP_ATTACK)
        return
    field.mode = WALKING if action == acts.walk else RUNNING_MODE
    field.ask(MOVE_TO, seat)


def move_points(field: Field) -> list[int]:
    unit = field.actor
    columns = destinations(field, unit, field.mode)
    return listed(columns, field.x[unit], field.y[unit])


def move(field: Field, point: i64, dice: Dice, log: Log) -> None:
    """6.3 Moves: then danger, then the attack step.
    6.11 Spent units: one removed on the way does nothing more.
    """
    unit = field.actor
    x, y = field.x[unit], field.y[unit]
    key = "6.3/walks" if field.mode == WALKING else "6.3/runs"
    tell_move(field, key, unit, point, log)
    if log.heard and not field.freely:
        tell_slow(field, unit, point, log)
    relocate(field, unit, point)
    if not field.freely:
        brave(field, unit, x, y, dice, log)
    field.then(STEP_ATTACK if field.lives(unit) else SPENT)


def tell_move(field: Field, key: str, unit: i64, point: i64, log: Log) -> None:
    """6.3 Moves: where to, which way, and how far, as a square."""
    if not log.heard:
        return
    dx, dy = x_of(point) - field.x[unit], y_of(point) - field.y[unit]
    way = dx * dx + dy * dy
    log.say(key, side_of(unit), field.label(unit), point, heading(dx, dy), way)


def tell_slow(field: Field, unit: i64, point: i64, log: Log) -> None:
    """6.5 Difficult terrain: the whole move had half the allowance."""
    x, y = field.x[unit], field.y[unit]
    to_x, to_y = x_of(point), y_of(point)
    if is_rough(field, unit, to_x, to_y):
        way = square(x, y, to_x, to_y)
        half = allowance(field, unit, field.mode, True)
        log.say("6.5/difficult", side_of(unit), field.label(unit), way, half)


def is_rough(field: Field, unit: i64, x: i64, y: i64) -> bool:
    """6.5 Difficult terrain: whether a unit's way to a point in reach crosses any."""
    from_x, from_y = field.x[unit], field.y[unit]
    rough = field.ground.around(from_x, from_y).rough[x - from_x + REACH]
    return rough >> (y - from_y + REACH) & 1 == 1


def relocate(field: Field, unit: i64, point: i64) -> None:
    field.x[unit], field.y[unit] = x_of(point), y_of(point)


def brave(field: Field, unit: i64, x: i64, y: i64, dice: Dice, log: Log) -> None:
    """6.6 Dangerous terrain: one die when the unit arrives from x, y.
    18.2 Order of dice: this one, then its wound die.
    """
    if not field.ground.dangerous(x, y, field.x[unit], field.y[unit]):
        return
    die = dice.roll(6)
    if field.box.danger >> die & 1:
        log.say("6.6/danger", side_of(unit), field.label(unit), die)
        field.wound(unit, UNCREDITED, NO_ONE, dice, log)
    else:
        log.say("6.6/safe", side_of(unit), field.label(unit), die)


def way_open(field: Field, unit: i64, x: i64, y: i64) -> bool:
    """6.7 Units in the way: whether a unit may go straight to a point it fits in."""
    if field.ground.barred(field.x[unit], field.y[unit], x, y):
        return False
    side = side_of(unit)
    for at in range(SLOTS):
        if field.alive[1 - side] >> at & 1:
            enemy = first_of(1 - side) + at
            if near_segment(
                field.x[unit],
                field.y[unit],
                x,
                y,
                field.x[enemy],
                field.y[enemy],
                BASE,
            ):
                return False
    return True


def attack_step(field: Field) -> None:
    """6.9 The attack step: after a Run only a fight, and only if in contact."""
    if has_attack(field):
        field.ask(ATTACK, field.owner_of(field.actor))
    else:
        field.then(SPENT)


def has_attack(field: Field) -> bool:
    """6.9 The attack step: whether the active unit, where it is, comes to one."""
    if field.mode != RUNNING_MODE:
        return True
    return field.box.run_melee and field.contacts(field.actor) != 0


def shots(field: Field, unit: i64, far: i64) -> i64:
    """7.2 Shooting targets: enemies in range and sight of one not in contact."""
    if not has_shot(field, unit):
        return 0
    return field.near_enemies(unit, shot_limit(field, far))


def has_shot(field: Field, unit: i64) -> bool:
    """7.2 Shooting targets: whoever has no dice at range shoots at nobody."""
    return field.box.ranged[unit] > 0


def shot_limit(field: Field, far: i64) -> i64:
    """7.2 Shooting targets: the largest square of a shot, with RANGE+ or without."""
    reach = field.box.shot + far
    return reach * reach


def here(field: Field, unit: i64) -> i64:
    return point_of(field.x[unit], field.y[unit])
