"""EC-14 to EC-16: conquest zones, victory points, the end."""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .content import (
    BLUE,
    CLOSE_1,
    CLOSE_3,
    CLOSE_6,
    CONTROL,
    CONTROL_ALL,
    KEPT,
    NOBODY,
    RANGED_1,
    RANGED_3,
    RANGED_6,
    RED,
    SLOTS,
    VALUED,
    WIDTH,
    ZONE_1,
    ZONE_3,
    first_of,
    point_of,
)
from .rules_deployment import in_east
from .rules_measuring import square
from .rules_table import (
    CLOSE_GAME,
    CLOSE_ROUND,
    NO_WINNER,
    RANGED_GAME,
    RANGED_ROUND,
    ROUND,
    SIX_CLOSE,
    SIX_RANGED,
    Field,
    ledger_of,
)


def end_round(field: Field, log: Log) -> None:
    """5.9 End of a round: objectives, points, then the next round or the end."""
    log.say("5.9/ends", field.round)
    conquer_all(field, log)
    last = is_last_round(field)
    for side in (RED, BLUE):
        score(field, side, last, log)
    if last:
        judge(field, log)
    else:
        field.then(ROUND)


def is_last_round(field: Field) -> bool:
    """5.1 Rounds: as many as the option says."""
    return field.round >= field.box.rounds


def conquer_all(field: Field, log: Log) -> None:
    """14.1 Presence: objective by objective, in map order."""
    for at in range(len(field.owner)):
        conquer(field, at, log)


def present(field: Field, side: i64, at: i64) -> bool:
    """14.1 Presence: one of its units is near."""
    for slot in range(SLOTS):
        if field.alive[side] >> slot & 1 and is_near(field, first_of(side) + slot, at):
            return True
    return False


def is_near(field: Field, unit: i64, at: i64) -> bool:
    """14.1 Presence: a unit within capture distance."""
    x, y = field.ground.xs[at], field.ground.ys[at]
    return square(field.x[unit], field.y[unit], x, y) <= field.box.capture


def conquer(field: Field, at: i64, log: Log) -> None:
    """14.2 Capture: exactly one side present.
    14.3 Contested: both.
    14.4 Nobody there: no change.
    """
    red, blue = present(field, RED, at), present(field, BLUE, at)
    if red and blue:
        contest(field, at, log)
    elif red:
        capture(field, at, RED, log)
    elif blue:
        capture(field, at, BLUE, log)


def place(field: Field, at: i64) -> i64:
    return point_of(field.ground.xs[at], field.ground.ys[at])


def contest(field: Field, at: i64, log: Log) -> None:
    """14.3 Contested: it becomes neutral, unless `contested` is `keep`."""
    if field.box.keep:
        return
    log.say("14.3/contested", place(field, at))
    field.owner[at] = NOBODY
    lose_hold(field, at, log)


def capture(field: Field, at: i64, side: i64, log: Log) -> None:
    """14.2 Capture: the side owns it from now on.
    14.5 First owner: held until it changes to another owner or neutral.
    """
    if field.owner[at] == side:
        return
    log.say("14.2/captured", side, place(field, at))
    field.owner[at] = side
    if field.first_owner[at] == NOBODY:
        field.first_owner[at] = side
        field.held[at] = 1
    elif field.first_owner[at] != side:
        lose_hold(field, at, log)


def lose_hold(field: Field, at: i64, log: Log) -> None:
    """14.5 First owner: it does not hold it any more, for good."""
    if field.held[at]:
        field.held[at] = 0
        log.say("14.5/lost", field.first_owner[at], place(field, at))


def invaders(field: Field, side: i64) -> i64:
    """15.2 The enemy's zone: how many units of a side stand in it."""
    count: i64 = 0
    east = not in_east(field, side)
    edge = field.box.edge
    for slot in range(SLOTS):
        if field.alive[side] >> slot & 1:
            x = field.x[first_of(side) + slot]
            if x >= WIDTH - edge if east else x <= edge:
                count += 1
    return count


def owned(field: Field, side: i64) -> i64:
    count: i64 = 0
    for at in range(len(field.owner)):
        if field.owner[at] == side:
            count += 1
    return count


def kept(field: Field, side: i64) -> i64:
    count: i64 = 0
    for at in range(len(field.owner)):
        if field.held[at] and field.first_owner[at] == side:
            count += 1
    return count


def rows(field: Field, side: i64, last: bool) -> vec[i64]:
    """15.1 Scoring: how often a side fulfils each of the rows V1 to V11 now.
    15.3 Counting kills: by the ledgers of the round and of the game.
    """
    found = zeros(VALUED)
    need = field.box.content.need
    first = ledger_of(side)
    ranged = field.ledger[first + RANGED_ROUND]
    close = field.ledger[first + CLOSE_ROUND]
    inside = invaders(field, side)
    found[CONTROL] = owned(field, side)
    tier(field, found, ZONE_1, ZONE_3, inside)
    tier(field, found, RANGED_1, RANGED_3, ranged)
    tier(field, found, CLOSE_1, CLOSE_3, close)
    if last:
        found[KEPT] = kept(field, side)
    six = field.ledger[first + CLOSE_GAME] >= need[CLOSE_6]
    if six and not field.ledger[first + SIX_CLOSE]:
        found[CLOSE_6] = 1
    six = field.ledger[first + RANGED_GAME] >= need[RANGED_6]
    if six and not field.ledger[first + SIX_RANGED]:
        found[RANGED_6] = 1
    if found[CONTROL] == len(field.owner) and found[CONTROL] > 0:
        found[CONTROL_ALL] = 1
    return found


def tier(field: Field, found: vec[i64], low: i64, high: i64, count: i64) -> None:
    """15.1 Scoring: the 1 and the 3 of a pair, or only the higher (`vp_tiers`)."""
    need = field.box.content.need
    if count >= need[high]:
        found[high] = 1
    if count >= need[low] and not (field.box.highest and count >= need[high]):
        found[low] = 1


def score(field: Field, side: i64, last: bool, log: Log) -> None:
    """15.1 Scoring: every side scores every row it fulfils.
    15.4 Adjustable values: a row is worth what its option says.
    """
    found = rows(field, side, last)
    for row in range(VALUED):
        if found[row] > 0:
            gain = found[row] * field.box.worth[row]
            field.score[side] += gain
            log.say("15.1/scores", side, row, found[row], gain, field.score[side])
    if found[CLOSE_6]:
        field.ledger[ledger_of(side) + SIX_CLOSE] = 1
    if found[RANGED_6]:
        field.ledger[ledger_of(side) + SIX_RANGED] = 1


def judge(field: Field, log: Log) -> None:
    """16.2 Points: after the last round the side with more VP wins."""
    red, blue = field.score[RED], field.score[BLUE]
    if red != blue:
        winner: i64 = RED if red > blue else BLUE
        log.say("16.2/wins", winner, field.score[winner], field.score[1 - winner])
        field.finish(winner, "16.2")
        return
    split(field, log)


def split(field: Field, log: Log) -> None:
    """16.3 Equal points: more units on the table; still equal, a draw."""
    red, blue = field.count(RED), field.count(BLUE)
    if red == blue or not field.box.count_units:
        log.say("16.3/draw", field.score[RED])
        field.finish(NO_WINNER, "16.3")
        return
    winner: i64 = RED if red > blue else BLUE
    log.say("16.3/wins", winner, field.count(winner), field.count(1 - winner))
    field.finish(winner, "16.3")
