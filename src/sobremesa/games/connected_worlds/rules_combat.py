"""CW-9: combat, wave by wave."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import BASES, STRENGTH
from .rules_table import Worlds


def fight(land: Worlds, row: i64, log: Log) -> None:
    """9.1 Combat begins: one attacker, that has just entered, against all there.
    9.5 How long a combat lasts: until the attacker is lost or nobody is left.
    2.6 No shared hexes: so one seat's pieces are left.
    9.8 Marked as having fought: the attacker.
    9.9 No luck and no choice in combat: no dice come in here, and nobody is asked.
    """
    attacker, seat = land.id[row], land.owner[row]
    defender = next_defender(land, row)
    if defender < 0:
        return
    log.say("9.1/combat", seat, land.kind[row], land.spot[row], land.owner[defender])
    going = True
    while going and defender >= 0:
        land.fought[row] = 1
        if land.kind[row] < BASES:
            going = base_wave(land, row, defender, log)
        elif land.kind[defender] < BASES:
            going = wall_wave(land, row, defender, log)
        else:
            going = wave(land, row, defender, log)
        if going:
            row = land.row_of(attacker)
            defender = next_defender(land, row)
    land.survey()


def next_defender(land: Worlds, row: i64) -> i64:
    """9.3 Order of the defenders: units ascending by strength, the base last."""
    spot, seat = land.spot[row], land.owner[row]
    best: i64 = -1
    least: i64 = 0
    for other in range(len(land.id)):
        if land.spot[other] == spot and land.owner[other] != seat:
            order = STRENGTH[land.kind[other]]
            if land.kind[other] < BASES:
                order += 100
            if best < 0 or order < least:
                best, least = other, order
    return best


def wave(land: Worlds, row: i64, defender: i64, log: Log) -> bool:
    """9.2 Waves: exactly two pieces fight.
    9.4 A wave: the weaker unit is lost, or both. True if the attacker goes on.
    9.8 Marked as having fought: a defender that survives it.
    """
    seat, enemy = land.owner[row], land.owner[defender]
    kind, other, spot = land.kind[row], land.kind[defender], land.spot[row]
    attack, defence = STRENGTH[kind], STRENGTH[other]
    if attack > defence:
        log.say("9.4/beats", seat, kind, enemy, other, spot)
        land.lose(defender)
        return True
    if attack < defence:
        log.say("9.4/beats", enemy, other, seat, kind, spot)
        land.fought[defender] = 1
        land.lose(row)
        return False
    log.say("9.4/both", seat, kind, enemy, other, spot)
    lose_both(land, row, defender)
    return False


def wall_wave(land: Worlds, row: i64, defender: i64, log: Log) -> bool:
    """9.6 The wave against a base: captured, destroyed, or the attacker is lost.
    8.6 Links of a destroyed base: they go with it.
    """
    seat, enemy = land.owner[row], land.owner[defender]
    kind, base, spot = land.kind[row], land.kind[defender], land.spot[row]
    attack, defence = STRENGTH[kind], STRENGTH[base]
    if attack > defence:
        log.say("9.6/captured", seat, kind, enemy, base, spot)
        capture(land, defender, seat)
    elif attack < defence:
        log.say("9.6/repelled", seat, kind, enemy, base, spot)
        land.fought[defender] = 1
        land.lose(row)
    else:
        log.say("9.6/destroyed", seat, kind, enemy, base, spot)
        land.unlink(land.id[defender], "8.6/unlinked", log)
        lose_both(land, row, defender)
    return False


def base_wave(land: Worlds, row: i64, defender: i64, log: Log) -> bool:
    """9.7 A base attacks: beaten by more it is captured, by as much destroyed.
    8.6 Links of a destroyed base: they go with it.
    """
    seat, enemy = land.owner[row], land.owner[defender]
    base, other, spot = land.kind[row], land.kind[defender], land.spot[row]
    attack, defence = STRENGTH[base], STRENGTH[other]
    if attack > defence:
        log.say("9.7/wins", seat, base, enemy, other, spot)
        land.lose(defender)
        return True
    if attack < defence:
        log.say("9.7/captured", seat, base, enemy, other, spot)
        land.fought[defender] = 1
        capture(land, row, enemy)
        return False
    log.say("9.7/destroyed", seat, base, enemy, other, spot)
    land.unlink(land.id[row], "8.6/unlinked", log)
    lose_both(land, row, defender)
    return False


def capture(land: Worlds, row: i64, seat: i64) -> None:
    """9.10 What a captured base keeps: type, founder and links; only the owner changes.
    9.8 Marked as having fought: so is a captured base.
    """
    land.owner[row] = seat
    land.fought[row] = 1


def lose_both(land: Worlds, one: i64, other: i64) -> None:
    land.lose(max(one, other))
    land.lose(min(one, other))
