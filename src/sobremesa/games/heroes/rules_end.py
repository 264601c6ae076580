"""HC-7.14 and HC-11: who is out, and how a game or a stage ends."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import MOB
from .rules_damage import leave
from .rules_field import Field

WON: Final = 1  # how a stage ended: 11.2
DRAWN: Final = 2  # 11.3
TIMED_OUT: Final = 3  # 11.4
MOB_FELL: Final = 4  # 10.29
MOB_WON: Final = 5


def eliminate(field: Field, mask: i64, log: Log) -> None:
    """7.14 The knock-out limit: all these players are out at once; then HC-11."""
    before = sides_left(field)
    for seat in range(field.box.seats):
        if mask >> seat & 1:
            log.say("7.14/eliminated", seat, field.kos[seat])
    for seat in range(field.box.seats):
        if mask >> seat & 1:
            leave(field, seat, log)
    judge(field, before, mask)


def over_limit(field: Field) -> i64:
    """7.14 The knock-out limit: players still in that have reached it, as bits."""
    mask: i64 = 0
    for seat in range(field.box.seats):
        if field.plays(seat) and field.kos[seat] >= field.box.ko_limit:
            mask |= 1 << seat
    return mask


def sides_left(field: Field) -> i64:
    """Sides with a player still in, as bits."""
    mask: i64 = 0
    for seat in range(field.box.seats):
        if field.plays(seat):
            mask |= 1 << field.side[seat]
    return mask


def seats_of(field: Field, sides: i64) -> i64:
    """11.2 Win and loss: all seats of some sides, eliminated ones too."""
    mask: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] >= 0 and sides >> field.side[seat] & 1:
            mask |= 1 << seat
    return mask


def judge(field: Field, before: i64, fallen: i64) -> None:
    """11.1 The last side: the game is over when at most one is left.
    11.3 Shared draw: when none is.
    10.2 Arena: the last player standing wins.
    10.10 Mixed: a stage ends when so few are left as go on.
    """
    if field.box.coop:
        judge_coop(field, fallen)
        return
    left = sides_left(field)
    count = field.keep
    if left == 0:
        finish(field, DRAWN, seats_of(field, before))
    elif several(left) <= count:
        finish(field, WON, seats_of(field, left))


def judge_coop(field: Field, fallen: i64) -> None:
    """10.29 Victory and defeat against the Mob: both at once is a win."""
    everyone = seats_of(field, 1)
    if field.who[MOB] < 0:
        finish(field, MOB_FELL, everyone)
    elif fallen and (not field.box.coop_all or sides_left(field) == 0):
        finish(field, MOB_WON, 0)


def several(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def finish(field: Field, how: i64, winners: i64) -> None:
    field.ended, field.winners = how, winners


def announce(field: Field, log: Log) -> None:
    """11.2 Win and loss: the seats of the winning side.
    11.3 Shared draw: the seats that share one.
    10.29 Victory and defeat against the Mob: the latter.
    """
    if field.ended == MOB_WON:
        log.say("10.29/lost", field.who[MOB])
    draw = shared(field) > 1
    for seat in range(field.box.seats):
        if field.winners >> seat & 1:
            if draw:
                log.say("11.3/draw", seat)
            else:
                log.say("11.2/wins", seat)


def shared(field: Field) -> i64:
    """How many sides the winners are of."""
    sides: i64 = 0
    for seat in range(field.box.seats):
        if field.winners >> seat & 1:
            sides |= 1 << field.side[seat]
    return several(sides)


def time_out(field: Field, round: i64, log: Log) -> None:
    """11.4 Round limit: fewest knock-outs, then most Health, of the remaining sides."""
    log.say("11.4/limit", round)
    if field.box.coop:
        finish(field, MOB_WON, 0)
        return
    chosen: i64 = 0
    left = sides_left(field)
    while left and several(chosen) < field.keep:
        best = leaders(field, left)
        chosen |= best
        left &= ~best
    finish(field, TIMED_OUT, seats_of(field, chosen))


def leaders(field: Field, sides: i64) -> i64:
    """11.4 Round limit: the best of some sides, ties included."""
    best: i64 = 0
    highest: i64 = -(10**9)
    for side in range(field.box.seats):
        if sides >> side & 1:
            worth = standing(field, side)
            if worth > highest:
                highest = worth
                best = 0
            if worth == highest:
                best |= 1 << side
    return best


def standing(field: Field, side: i64) -> i64:
    """11.4 Round limit: knock-outs count first, against; then the Health in play."""
    kos: i64 = 0
    health: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] == side:
            kos += field.kos[seat]
            team = field.team(seat)
            for hero in range(field.heroes):
                if team >> hero & 1:
                    health += field.health(hero)
    return health - kos * 10_000
