"""CW-9: combat, wave by wave."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .rules_boards import BIT, BOARDS, HEXES, NOWHERE
from .rules_move import enemy_held
from .rules_table import Worlds


def attack(land: Worlds, row: i64, log: Log) -> i64:
    """9.1 Combat begins: one attacker, that has just entered, against all there.

    The hex, if a base was captured there, else NOWHERE.
    """
    seat, spot = land.owner[row], land.spot[row]
    enemy = land.owner[next_fighter(land, spot, seat, False)]
    log.say("9.1/combat", seat, land.kind[row], spot, enemy)
    return fight(land, seat, spot, log)


def join(land: Worlds, row: i64, log: Log) -> None:
    """9.12 Combat at the end of the turn: until then who enters waits there."""
    seat, spot = land.owner[row], land.spot[row]
    land.fought[row] = 1
    enemy = land.owner[next_fighter(land, spot, seat, False)]
    log.say("9.12/joins", seat, land.kind[row], spot, enemy)


def waits(land: Worlds, row: i64) -> bool:
    """9.12 Combat at the end of the turn: whether a piece stands there to attack."""
    return land.fought[row] != 0 and enemy_held(land, row, land.spot[row])


def contested(land: Worlds, seat: i64) -> i64:
    """The first hex where a seat's attackers wait for combat, -1 if there is none."""
    for board in range(land.box.planets + 1):
        mask = land.held[seat * BOARDS + board] & land.foes(seat, board)
        if mask != 0:
            for place in range(HEXES):
                if mask & BIT[place] != 0:
                    return board * HEXES + place
    return -1


def battle(land: Worlds, seat: i64, spot: i64, log: Log) -> i64:
    """9.12 Combat at the end of the turn: all attackers on the hex.

    The hex, if a base was captured there, else NOWHERE.
    """
    enemy = land.owner[next_fighter(land, spot, seat, False)]
    log.say("9.12/combat", seat, attackers(land, seat, spot), spot, enemy)
    return fight(land, seat, spot, log)


def fight(land: Worlds, seat: i64, spot: i64, log: Log) -> i64:
    """9.5 How long a combat lasts: until one side has nobody left to fight.
    2.6 No shared hexes: so one seat's pieces are left.
    9.8 Marked as having fought: the attackers.
    9.9 No luck and no choice in combat: no dice come in here, and nobody is asked.

    The hex, if the attackers captured a base there, else NOWHERE.
    """
    wall = land.base_at(spot)
    base: i64 = land.id[wall] if wall >= 0 and land.owner[wall] != seat else -1
    attacker = next_fighter(land, spot, seat, True)
    defender = next_fighter(land, spot, seat, False)
    while attacker >= 0 and defender >= 0:
        land.fought[attacker] = 1
        if land.kind[attacker] < land.first_unit:
            base_wave(land, attacker, defender, log)
        elif land.kind[defender] >= land.first_unit:
            wave(land, attacker, defender, log)
        elif land.box.force_sum:
            force_wave(land, seat, defender, log)
        else:
            wall_wave(land, attacker, defender, log)
        attacker = next_fighter(land, spot, seat, True)
        defender = next_fighter(land, spot, seat, False)
    land.survey()
    row = land.row_of(base)
    return spot if row >= 0 and land.owner[row] == seat else NOWHERE


def next_fighter(land: Worlds, spot: i64, seat: i64, attacks: bool) -> i64:
    """9.3 Order of the defenders: units ascending by strength, the base last.
    9.12 Combat at the end of the turn: several attackers fight in the same order.
    """
    best: i64 = -1
    least: i64 = 0
    strength = land.box.content.strength
    for row in range(len(land.id)):
        if land.spot[row] == spot and (land.owner[row] == seat) == attacks:
            order = strength[land.kind[row]]
            if land.kind[row] < land.first_unit:
                order += 100
            if best < 0 or order < least:
                best, least = row, order
    return best


def strength_of(land: Worlds, kind: i64) -> i64:
    """2.3 Unit cards: a piece has the strength of its card."""
    return land.box.content.strength[kind]


def attackers(land: Worlds, seat: i64, spot: i64) -> i64:
    """How many pieces of a seat stand on a hex."""
    number: i64 = 0
    for row in range(len(land.id)):
        if land.spot[row] == spot and land.owner[row] == seat:
            number += 1
    return number


def wave(land: Worlds, row: i64, defender: i64, log: Log) -> None:
    """9.2 Waves: exactly two pieces fight.
    9.4 A wave: the weaker unit is lost, or both.
    9.8 Marked as having fought: a defender that survives it.
    """
    seat, enemy = land.owner[row], land.owner[defender]
    kind, other, spot = land.kind[row], land.kind[defender], land.spot[row]
    attack, defence = strength_of(land, kind), strength_of(land, other)
    if attack > defence:
        log.say("9.4/beats", seat, kind, enemy, other, spot)
        land.lose(defender)
    elif attack < defence:
        log.say("9.4/beats", enemy, other, seat, kind, spot)
        land.fought[defender] = 1
        land.lose(row)
    else:
        log.say("9.4/both", seat, kind, enemy, other, spot)
        lose_both(land, row, defender)


def wall_wave(land: Worlds, row: i64, defender: i64, log: Log) -> None:
    """9.6 The wave against a base: captured, destroyed, or the attacker is lost.
    8.6 Links of a destroyed base: they go with it.
    """
    seat, enemy = land.owner[row], land.owner[defender]
    kind, base, spot = land.kind[row], land.kind[defender], land.spot[row]
    attack, defence = strength_of(land, kind), strength_of(land, base)
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


def force_wave(land: Worlds, seat: i64, base: i64, log: Log) -> None:
    """9.13 An attacking force as a sum: all its units against the base, as one.
    8.6 Links of a destroyed base: they go with it.
    """
    enemy, kind, spot = land.owner[base], land.kind[base], land.spot[base]
    force, wall = force_of(land, seat, spot), strength_of(land, kind)
    if force > wall:
        log.say("9.13/captured", seat, force, enemy, kind, spot)
        capture(land, base, seat)
        return
    if force < wall:
        log.say("9.13/repelled", seat, force, enemy, kind, spot)
        land.fought[base] = 1
    else:
        log.say("9.13/destroyed", seat, force, enemy, kind, spot)
        land.unlink(land.id[base], "8.6/unlinked", log)
        land.lose(base)
    row: i64 = len(land.id) - 1
    while row >= 0:
        if land.spot[row] == spot and land.owner[row] == seat:
            land.lose(row)
        row -= 1


def force_of(land: Worlds, seat: i64, spot: i64) -> i64:
    """9.13 An attacking force as a sum: the strengths of all its units."""
    force: i64 = 0
    for row in range(len(land.id)):
        if land.spot[row] == spot and land.owner[row] == seat:
            force += strength_of(land, land.kind[row])
    return force


def base_wave(land: Worlds, row: i64, defender: i64, log: Log) -> None:
    """9.7 A base attacks: beaten by more it is captured, by as much destroyed.
    8.6 Links of a destroyed base: they go with it.
    """
    seat, enemy = land.owner[row], land.owner[defender]
    base, other, spot = land.kind[row], land.kind[defender], land.spot[row]
    attack, defence = strength_of(land, base), strength_of(land, other)
    if attack > defence:
        log.say("9.7/wins", seat, base, enemy, other, spot)
        land.lose(defender)
    elif attack < defence:
        log.say("9.7/captured", seat, base, enemy, other, spot)
        land.fought[defender] = 1
        capture(land, row, enemy)
    else:
        log.say("9.7/destroyed", seat, base, enemy, other, spot)
        land.unlink(land.id[row], "8.6/unlinked", log)
        lose_both(land, row, defender)


def capture(land: Worlds, row: i64, seat: i64) -> None:
    """9.10 What a captured base keeps: type, founder and links; only the owner changes.
    9.8 Marked as having fought: so is a captured base.
    """
    land.owner[row] = seat
    land.fought[row] = 1


def raze(land: Worlds, spot: i64, log: Log) -> None:
    """9.14 Razing: the base is destroyed by who captured it.
    8.6 Links of a destroyed base: they go with it.
    """
    before = land.all_points(log)
    row = land.base_at(spot)
    log.say("9.14/razed", land.owner[row], land.kind[row], spot)
    land.unlink(land.id[row], "8.6/unlinked", log)
    land.lose(row)
    land.survey()
    land.tell_territory(before, log)


def lose_both(land: Worlds, one: i64, other: i64) -> None:
    land.lose(max(one, other))
    land.lose(min(one, other))
