"""EC-4: ends, deployment, formations, cards."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .actions import DEPLOY_AT, DEPLOY_UNIT, SIDE_CHOICE, TO
from .content import (
    BLUE,
    HEIGHT,
    RED,
    SLOTS,
    UNITS,
    WIDTH,
    bit_of,
    first_of,
    point_of,
    side_of,
    units_in,
    x_of,
    y_of,
)
from .rules_measuring import TABLES
from .rules_table import DEPLOYING, NO_ONE, ROUND, Field, labels

FRONT_Y: Final = 4  # where the search for a last free point begins (section 6.3)


def choose_ends(field: Field, dice: Dice, log: Log) -> None:
    """4.1 Choice of ends: 1d6 each, equal rolls again; the higher chooses.
    18.2 Order of dice: red, then blue.
    """
    red, blue = dice.roll(6), dice.roll(6)
    log.say("4.1/rolls", red, blue)
    while red == blue:
        red, blue = dice.roll(6), dice.roll(6)
        log.say("4.1/rolls", red, blue)
    field.turn = RED if red > blue else BLUE
    field.ask(SIDE_CHOICE, field.turn)


def take_ends(field: Field, action: i64, log: Log) -> None:
    """4.1 Choice of ends: as they are, or swapped."""
    swaps = action == field.box.acts.swap
    field.swapped = 1 if swaps else 0
    field.chooser = field.turn
    log.say("4.1/swaps" if swaps else "4.1/stays", field.turn)
    field.then(DEPLOYING)


def in_east(field: Field, side: i64) -> bool:
    """4.3 Deployment zones: red's is in the west unless the ends were swapped."""
    return (side == BLUE) != (field.swapped == 1)


def next_placing(field: Field, dice: Dice, log: Log) -> None:
    """4.2 Order of deployment: alternating, the side that chose its end first."""
    field.actor = NO_ONE
    for _ in range(2):
        side = field.turn
        if field.count(side) < field.box.sizes[side]:
            field.ask(DEPLOY_UNIT, placing_seat(field, side))
            return
        field.turn = 1 - side
    deal(field, dice, log)
    if field.box.hidden and log.heard:
        turn_up(field, log)
    field.then(ROUND)


def placing_seat(field: Field, side: i64) -> i64:
    """4.2 Order of deployment: the next seat in rotation that has units left."""
    seats = field.seats // 2
    number = field.rota[side]
    while waiting(field, 2 * number + side) == 0:
        number = (number + 1) % seats
    field.rota[side] = number
    return 2 * number + side


def waiting(field: Field, seat: i64) -> i64:
    """A seat's units that are not yet on the table, as bits."""
    side = seat % 2
    mask: i64 = 0
    for at in range(seat // 2, field.box.sizes[side], field.seats // 2):
        if not field.alive[side] >> at & 1:
            mask |= 1 << at
    return mask


def placing_options(field: Field) -> list[int]:
    """4.5 Formations: beside the units that wait."""
    side = field.asked % 2
    mask = waiting(field, field.asked)
    acts = field.box.acts
    legal = labels(field, side, mask, acts.unit)
    for formation in range(acts.formation, acts.stay):
        legal.append(formation)
    return legal


def zone(field: Field, side: i64) -> tuple[i64, i64, i64, i64]:
    """4.3 Deployment zones: to the edge of the own one.
    4.4 Placing a unit: the whole base in it, clear of the table's edges.

    Lowest and highest x, lowest and highest y of a centre.
    """
    box = field.box
    low, high = box.margin + 1, box.edge - 1
    if in_east(field, side):
        low, high = WIDTH - high, WIDTH - low
    return low, high, box.margin + 1, HEIGHT - 1 - box.margin


def free_columns(field: Field, side: i64) -> vec[i64]:
    """4.4 Placing a unit: points of the zone, clear of bases and keep-outs."""
    low, high, top, bottom = zone(field, side)
    columns = field.ground.free[:]
    rows: i64 = 0
    for y in range(top, bottom + 1):
        rows |= TABLES.bit[y]
    for x in range(len(columns)):
        columns[x] = columns[x] & rows if low <= x <= high else 0
    for unit in range(UNITS):
        if field.lives(unit):
            taken = TABLES.three(field.y[unit] - 1)
            for x in range(field.x[unit] - 1, field.x[unit] + 2):
                columns[x] &= ~taken
    return columns


def placing_points(field: Field) -> list[int]:
    columns = free_columns(field, field.asked % 2)
    legal: list[int] = []
    x: i64 = 1
    while x < WIDTH:
        bits = columns[x] >> 1
        point = TO + point_of(x, 1)
        while bits != 0:
            if bits & 1:
                legal.append(point)
            bits >>= 1
            point += 1
        x += 1
    return legal


def choose_unit(field: Field, seat: i64, action: i64, log: Log) -> None:
    acts = field.box.acts
    if action >= acts.formation:
        form_up(field, seat, action - acts.formation, log)
        placed(field)
        return
    field.actor = field.unit(seat % 2, action - acts.unit)
    field.ask(DEPLOY_AT, seat)


def place_at(field: Field, point: i64, log: Log) -> None:
    """4.4 Placing a unit: at the point chosen."""
    put(field, field.actor, point)
    announce(field, field.actor, log)
    placed(field)


def put(field: Field, unit: i64, point: i64) -> None:
    field.x[unit], field.y[unit] = x_of(point), y_of(point)
    field.health[unit] = field.box.health[unit]
    field.alive[side_of(unit)] |= bit_of(unit)


def announce(field: Field, unit: i64, log: Log) -> None:
    """4.6 Face down: all see the point, only the owner's side which unit it is."""
    side = side_of(unit)
    point = point_of(field.x[unit], field.y[unit])
    if field.box.hidden:
        eyes = field.eyes(side)
        log.whisper("4.6/placed", eyes, point, side, field.label(unit))
    else:
        log.say("4.4/placed", side, field.label(unit), point)


def placed(field: Field) -> None:
    """The other side is next, and of this side another seat."""
    side = field.turn
    field.rota[side] = (field.rota[side] + 1) % (field.seats // 2)
    field.turn = 1 - side
    field.then(DEPLOYING)


def form_up(field: Field, seat: i64, formation: i64, log: Log) -> None:
    """4.5 Formations: all remaining units of the seat at once."""
    side = seat % 2
    if field.box.hidden:
        log.whisper("4.5/formation", field.eyes(side), seat, formation)
    else:
        log.say("4.5/formation", seat, formation)
    mask = waiting(field, seat)
    order = field.box.content.formation_order[formation]
    for place in range(len(order)):
        kind: i64 = order[place]
        for at in range(SLOTS):
            unit = first_of(side) + at
            if mask >> at & 1 and field.box.kind[unit] == kind:
                put(field, unit, slot(field, side, formation))
    if log.heard:
        announce_all(field, side, mask, log)


def announce_all(field: Field, side: i64, mask: i64, log: Log) -> None:
    """4.5 Formations: told as one set of points.
    4.6 Face down: sorted, since their order must not tell the units.
    """
    units = units_in(mask, side)
    order = sorted([int(point_of(field.x[unit], field.y[unit])) for unit in units])
    for point in order:
        for unit in units:
            if point_of(field.x[unit], field.y[unit]) == point:
                announce(field, unit, log)


def slot(field: Field, side: i64, formation: i64) -> i64:
    """The first legal free slot, or the first legal point from the front."""
    columns = free_columns(field, side)
    content = field.box.content
    x = field.box.edge - 1
    while x >= FRONT_Y:
        for y in content.formation_y[formation]:
            if is_free(field, columns, side, x, y):
                return turned_point(field, side, x, y)
        x -= content.formation_step[formation]
    x = field.box.edge - 1
    while x > 0:
        for row in range(FRONT_Y, HEIGHT):
            if is_free(field, columns, side, x, row):
                return turned_point(field, side, x, row)
        x -= 1
    raise AssertionError("no room to deploy (EC-4.4)")


def is_free(field: Field, columns: vec[i64], side: i64, x: i64, y: i64) -> bool:
    if in_east(field, side):
        return columns[WIDTH - x] >> (HEIGHT - y) & 1 == 1
    return columns[x] >> y & 1 == 1


def turned_point(field: Field, side: i64, x: i64, y: i64) -> i64:
    if in_east(field, side):
        return point_of(WIDTH - x, HEIGHT - y)
    return point_of(x, y)


def deal(field: Field, dice: Dice, log: Log) -> None:
    """4.7 Dealing: in seat order, never beyond the hand limit, to all alike."""
    box = field.box
    if not box.cards:
        return
    each = min(box.dealt, box.hand_limit, field.deck.size() // field.seats)
    for seat in range(field.seats):
        for _ in range(each):
            card = field.deck.draw(dice)
            field.hands[field.hand_of(seat) + card] += 1
            log.whisper("4.7/deals", field.eyes(seat % 2), seat, card)


def face_down(field: Field) -> bool:
    """4.6 Face down: until round 1 begins."""
    return field.box.hidden and field.round == 0


def turn_up(field: Field, log: Log) -> None:
    """4.6 Face down: all are turned up when round 1 begins."""
    for unit in range(UNITS):
        if field.lives(unit):
            point = point_of(field.x[unit], field.y[unit])
            log.say("4.6/shown", side_of(unit), field.label(unit), point)
