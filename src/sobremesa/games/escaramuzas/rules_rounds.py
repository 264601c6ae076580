"""EC-5 and EC-17: rounds, initiative, action points, turns."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import ACTIVATE, MODE
from .content import (
    BLUE,
    NO_CARD,
    RED,
    SLOTS,
    UNCREDITED,
    UNITS,
    bit_of,
    side_of,
)
from .rules_table import (
    CLOSE_ROUND,
    NO_MODE,
    NO_ONE,
    RANGED_ROUND,
    ROUND_END,
    TURN,
    Field,
    labels,
    ledger_of,
)


def begin_round(field: Field, dice: Dice, log: Log) -> None:
    """5.1 Rounds: start, initiative, turns, end."""
    field.round += 1
    log.say("5.1/round", field.round)
    refresh(field)
    suffer(field, log)
    if field.over:
        return
    roll_initiative(field, dice, log)
    field.then(TURN)


def refresh(field: Field) -> None:
    """5.2 Start of a round: all ready, ledgers and `out` flags cleared.
    17.2 Rotation of seats: another begins in every round.
    """
    field.passed = 0
    for side in (RED, BLUE):
        field.ready[side] = field.alive[side]
        field.ledger[ledger_of(side) + RANGED_ROUND] = 0
        field.ledger[ledger_of(side) + CLOSE_ROUND] = 0
        field.rota[side] = (field.round - 1) % (field.seats // 2)


def suffer(field: Field, log: Log) -> None:
    """9.9 Delayed damage: red roster first, one point at a time, nobody credited."""
    for unit in range(UNITS):
        while field.delay[unit] > 0 and field.lives(unit):
            field.delay[unit] -= 1
            field.hurt(unit, 1, UNCREDITED, NO_ONE, "9.9/delayed", log)
            if field.over:
                return


def roll_initiative(field: Field, dice: Dice, log: Log) -> None:
    """5.3 Initiative: 2d6 each, equal totals again; the higher goes first.
    18.2 Order of dice: red's two, then blue's.
    """
    while True:
        for side in (RED, BLUE):
            one, two = dice.roll(6), dice.roll(6)
            field.initiative[side] = one + two
            log.say("5.3/rolls", side, one, two, one + two)
        if field.initiative[RED] != field.initiative[BLUE]:
            break
        log.say("5.3/tie", field.initiative[RED])
    field.turn = RED if field.initiative[RED] > field.initiative[BLUE] else BLUE
    log.say("5.3/first", field.turn)
    grant(field, log)


def grant(field: Field, log: Log) -> None:
    """5.4 Action points: the higher total, for each side."""
    points = field.initiative[field.turn]
    field.points[RED] = field.points[BLUE] = points
    log.say("5.4/points", points)


def ready_units(field: Field, seat: i64) -> i64:
    """A seat's ready units, as bits."""
    side = seat % 2
    mask = field.ready[side]
    if field.seats == 2:
        return mask
    step = field.seats // 2
    own: i64 = 0
    for at in range(seat // 2, SLOTS, step):
        own |= 1 << at
    return mask & own


def is_out(field: Field, seat: i64) -> bool:
    """5.7 Being out: passed, or no ready unit."""
    return field.passed >> seat & 1 == 1 or ready_units(field, seat) == 0


def side_out(field: Field, side: i64) -> bool:
    """5.7 Being out: a side without AP, or with all its seats out."""
    if field.points[side] == 0:
        return True
    for seat in range(side, field.seats, 2):
        if not is_out(field, seat):
            return False
    return True


def may_act(field: Field, unit: i64) -> bool:
    """5.7 Being out: whether a unit could yet be activated in this round."""
    if not field.is_ready(unit) or field.points[side_of(unit)] == 0:
        return False
    return not is_out(field, field.owner_of(unit))


def next_turn(field: Field) -> None:
    """5.5 Turns: sides alternate.
    5.7 Being out: the other side takes turn after turn.
    5.9 End of a round: when both are out.
    """
    if side_out(field, field.turn):
        field.turn = 1 - field.turn
        if side_out(field, field.turn):
            field.then(ROUND_END)
            return
    field.turned = 0
    field.ask(ACTIVATE, next_seat(field, field.turn))


def next_seat(field: Field, side: i64) -> i64:
    """17.2 Rotation of seats: those that are out are skipped."""
    seats = field.seats // 2
    number = field.rota[side]
    while is_out(field, 2 * number + side):
        number = (number + 1) % seats
    field.rota[side] = (number + 1) % seats
    return 2 * number + side


def activations(field: Field) -> list[int]:
    """5.8 Platoons: after the first unit `done` takes the place of `pass`."""
    side = field.asked % 2
    mask = ready_units(field, field.asked)
    acts = field.box.acts
    legal = labels(field, side, mask, acts.unit)
    legal.append(acts.done if going_on(field) else acts.pass_)
    return legal


def going_on(field: Field) -> bool:
    """5.8 Platoons: whether a unit was already activated in this turn."""
    return field.turned != 0


def activate(field: Field, seat: i64, action: i64, log: Log) -> None:
    """5.5 Turns: one ready unit of the seat.
    5.4 Action points: it costs one at once.
    5.8 Platoons: or `done`, after the first.
    6.11 Spent units: it stops being ready when it is chosen.
    """
    side = seat % 2
    acts = field.box.acts
    if action == acts.pass_:
        give_up(field, seat, log)
        return
    if action == acts.done:
        log.say("5.8/done", seat)
        end_turn(field)
        return
    unit = field.unit(side, action - acts.unit)
    field.points[side] -= 1
    field.ready[side] &= ~bit_of(unit)
    field.actor = unit
    field.mode = NO_MODE
    field.spent = False
    log.say("5.5/activates", side, field.label(unit), field.points[side])
    field.ask(MODE, seat)


def give_up(field: Field, seat: i64, log: Log) -> None:
    """5.6 Passing: the seat is out until the round ends."""
    field.passed |= 1 << seat
    log.say("5.6/passes", seat)
    end_turn(field)


def end_activation(field: Field) -> None:
    """5.8 Platoons: the seat may go on with another unit.

    Nothing half done is left.
    """
    side = side_of(field.actor)
    seat = field.owner_of(field.actor)
    field.actor = NO_ONE
    field.mode = NO_MODE
    field.spent = False
    field.faster = 0
    field.freely = False
    field.chained = False
    field.card = NO_CARD
    field.subject = NO_ONE
    field.turned += 1
    more = field.turned < field.box.platoon and field.points[side] > 0
    if more and not is_out(field, seat):
        field.ask(ACTIVATE, seat)
    else:
        end_turn(field)


def end_turn(field: Field) -> None:
    field.turned = 0
    field.turn = 1 - field.turn
    field.then(TURN)
