"""The attacks that may still come, of both sides, in this round and the next.

A unit may walk and shoot, or run and fight: whoever stands within a charge of an enemy
is in danger of one, and threatens one.
"""

from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import i64, vec

from .content import SLOTS, UNITS, first_of
from .heuristics_odds import FIGHT, SHOT, Chances, chances
from .heuristics_worth import coming_worth, loss_worth, unit_worth
from .rules_table import Field, ones

MILLI: Final = 1000.0  # here all is counted in thousandths of a VP
SECOND: Final = 6  # tenths: what a target is worth to the next attacker
NOW: Final = 0.5  # of an attack that can be made in this round
NEXT: Final = 0.2  # and in the next


class Reckoning:
    """What each unit of both sides can do to each other."""

    def __init__(self) -> None:
        self.shot = zeros(UNITS)  # what it costs the unit's side to be shot at
        self.fight = zeros(UNITS)
        self.risk = zeros(UNITS)  # of its own shot
        self.peril = zeros(UNITS)  # of its own fight
        self.best = zeros(UNITS)  # its best attack
        self.prey = zeros(UNITS)


def threats(field: Field) -> tuple[float, float]:
    """What the attacks of red and of blue may be worth."""
    found = Reckoning()
    table = chances(field.box)
    for one in range(2):
        weigh(field, table, found, one)
    pair_off(field, table, found)
    return sum_up(field, found, 0), sum_up(field, found, 1)


def weigh(field: Field, table: Chances, found: Reckoning, side: i64) -> None:
    """Every unit as a target, and the risk it runs by attacking."""
    box = field.box
    lost = loss_worth(field, side)
    far = lost + coming_worth(field, 1 - side, False)
    near = lost + coming_worth(field, 1 - side, True)
    left = field.alive[side]
    unit = first_of(side)
    while left != 0:
        if left & 1:
            kind: i64 = box.kind[unit]
            health, wounds = field.health[unit], field.wounds[unit]
            worth, value = unit_worth(field, unit), box.content.worth[kind]
            at = table.entry(SHOT, kind, health, wounds, 2, 0)
            cost = worth - value * table.lefts[at] + table.kills[at] * far
            found.shot[unit] = i64(MILLI * cost)
            at = table.entry(FIGHT, kind, health, wounds, 3, 0)
            cost = worth - value * table.lefts[at] + table.kills[at] * near
            found.fight[unit] = i64(MILLI * cost)
            at = table.own(SHOT, wounds, box.ranged[unit])
            found.risk[unit] = i64(MILLI * worth * table.losses[at])
            at = table.own(FIGHT, wounds, box.close[unit])
            found.peril[unit] = i64(MILLI * (worth + 1.0) * table.losses[at])
        left >>= 1
        unit += 1


def pair_off(field: Field, table: Chances, found: Reckoning) -> None:
    """Every unit's best attack: all pairs of enemies, looked at once."""
    kinds = field.box.kind
    best, prey, shot, fight = found.best, found.prey, found.shot, found.fight
    xs, ys = field.x, field.y
    reds = field.alive[0]
    red: i64 = 0
    while reds != 0:
        if reds & 1:
            x, y = xs[red], ys[red]
            reach, charge = table.reach[kinds[red]], table.charge[kinds[red]]
            risk, peril = found.risk[red], found.peril[red]
            blues = field.alive[1]
            blue: i64 = SLOTS
            while blues != 0:
                if blues & 1:
                    dx, dy = xs[blue] - x, ys[blue] - y
                    way = dx * dx + dy * dy
                    if way <= table.farthest:
                        kind: i64 = kinds[blue]
                        if way <= reach:
                            worth = shot[blue] - risk
                            if way <= charge and fight[blue] - peril > worth:
                                worth = fight[blue] - peril
                            if worth > best[red]:
                                best[red], prey[red] = worth, blue
                        if way <= table.reach[kind]:
                            worth = shot[red] - found.risk[blue]
                            if way <= table.charge[kind]:
                                worth = max(worth, fight[red] - found.peril[blue])
                            if worth > best[blue]:
                                best[blue], prey[blue] = worth, red
                blues >>= 1
                blue += 1
        reds >>= 1
        red += 1


def sum_up(field: Field, found: Reckoning, side: i64) -> float:
    """What a side's attacks are worth: a target is worth less to a second one."""
    ready = field.ready[side]
    number = ones(ready)
    now: float = 0.0
    if number > 0:
        now = NOW * min(1.0, float(field.points[side]) / float(number))
    later = NEXT if field.round < field.box.rounds else 0.0
    share = vec[i64]([10] * UNITS)
    soon: i64 = 0
    total: i64 = 0
    for at in range(SLOTS):
        unit = first_of(side) + at
        if found.best[unit] > 0:
            target = found.prey[unit]
            worth = found.best[unit] * share[target] // 10
            share[target] = share[target] * SECOND // 10
            total += worth
            if ready >> at & 1:
                soon += worth
    return (now * float(soon) + later * float(total)) / MILLI
