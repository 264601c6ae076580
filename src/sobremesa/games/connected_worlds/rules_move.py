"""CW-6, CW-7 and CW-8: where a piece can go.

All hexes within reach are found at once, as masks by board: a step is a few shifts.
"""

from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .content import MOST
from .rules_boards import (
    BIT,
    BOARDS,
    EDGE,
    FULL,
    HEXES,
    PLACE,
    SPACE,
    SPOTS,
    spread,
)
from .rules_table import Worlds

# Conditions a question "why not there?" may lift.
WALLS: Final = 1  # 6.4
ENEMIES: Final = 2  # 6.5 and 6.10
LAUNCHES: Final = 4  # 7.1
LANDINGS: Final = 8  # 7.2
ALL_LIFTED: Final = 15


# CW-6 Movement


def reach(land: Worlds, row: i64, start: i64, points: i64, lifted: i64) -> vec[i64]:
    """6.9 Destinations and paths: where a piece can go from a hex, as masks by board.
    6.1 Moving a piece: as far as the points go, and not back to where it stands.
    6.3 The cost of a step: 1 for each sort, and all sorts may be mixed.
    6.5 Entering an enemy hex: nothing moves through.
    6.10 Truce: nor into it, while it lasts.
    """
    seat = land.owner[row]
    seen = zeros(BOARDS)
    front = zeros(BOARDS)
    hits = zeros(BOARDS)
    front[start // HEXES] = BIT[start % HEXES]
    seen[start // HEXES] = BIT[start % HEXES]
    boards = land.box.planets + 1
    while points > 0:
        points -= 1
        after = step(land, row, front, lifted)
        for board in range(boards):
            fresh = after[board] & ~seen[board]
            if fresh == 0:
                front[board] = 0
                continue
            fresh &= ~walls(land, row, board, lifted)
            foes = land.foes(seat, board) if lifted & ENEMIES == 0 else 0
            hits[board] |= fresh & foes
            front[board] = fresh & ~foes
            seen[board] |= fresh & ~foes
    for board in range(boards):
        if not land.truce:
            seen[board] |= hits[board]
    origin = land.spot[row]
    seen[origin // HEXES] &= ~BIT[origin % HEXES]
    return seen


def step(land: Worlds, row: i64, front: vec[i64], lifted: i64) -> vec[i64]:
    """6.3 The cost of a step: everything one point away from a set of hexes.
    1.4 Space and planets: no hex is next to one of another board.
    7.5 Bases in space: nothing here tells them from units.
    7.6 Orbital hop: a launch and a landing in one move.
    8.3 Bases cannot jump: units only.
    """
    after = zeros(BOARDS)
    after[SPACE] = spread(front[SPACE])
    for board in range(1, land.box.planets + 1):
        orbit = BIT[land.orbit[board]]
        here = front[board]
        if here != 0:
            after[board] |= spread(here)
            if here & gates(land, row, board, lifted) != 0:
                after[SPACE] |= orbit
        if front[SPACE] & orbit != 0:
            after[board] |= landings(land, row, board, lifted)
    if len(land.link_a) > 0 and land.kind[row] >= land.first_unit:
        return jumps(land, row, front, after)
    return after


def walls(land: Worlds, row: i64, board: i64, lifted: i64) -> i64:
    """6.4 Bases keep apart: hexes a base cannot enter, not even in passing.
    6.6 Bases do not attack bases: therefore.
    2.5 Stacks and bases: so a hex never holds two.
    """
    if land.kind[row] >= land.first_unit or lifted & WALLS != 0:
        return 0
    mask = land.all_bases(board)
    origin = land.spot[row]
    if origin // HEXES == board:
        mask &= ~BIT[origin % HEXES]  # its own place does not bar its way
    return mask


# CW-7 Between ground and space


def gates(land: Worlds, row: i64, board: i64, lifted: i64) -> i64:
    """7.1 Launch: from an edge hex or own territory.
    7.3 Bases between ground and space: a base launches from anywhere.
    7.7 Gateways anywhere: so does a unit, by option.
    """
    if land.box.anywhere or lifted & LAUNCHES != 0 or land.kind[row] < land.first_unit:
        return FULL
    return EDGE | land.territory(land.owner[row], board)


def landings(land: Worlds, row: i64, board: i64, lifted: i64) -> i64:
    """7.2 Landing: on an edge hex or in own territory.
    7.3 Bases between ground and space: one that moves claims no place to land.
    7.7 Gateways anywhere: on any hex, by option.
    """
    if land.box.anywhere or lifted & LANDINGS != 0:
        return FULL
    own = land.bases[land.owner[row] * BOARDS + board]
    origin = land.spot[row]
    if land.kind[row] < land.first_unit and origin // HEXES == board:
        own &= ~BIT[origin % HEXES]
    return EDGE | spread(own)


def can_launch(land: Worlds, row: i64) -> bool:
    """7.1 Launch: whether a piece on a planet could lift off from where it stands.
    7.4 Launch and landing into an enemy hex: not while there is a truce.
    """
    spot = land.spot[row]
    board = spot // HEXES
    if gates(land, row, board, 0) & BIT[spot % HEXES] == 0:
        return False
    closed = walls(land, row, SPACE, 0)
    if land.truce:
        closed |= land.foes(land.owner[row], SPACE)
    return closed & BIT[land.orbit[board]] == 0


# CW-8 Portals


def jumps(land: Worlds, row: i64, front: vec[i64], after: vec[i64]) -> vec[i64]:
    """8.2 Jumping along a link: from an own base's hex."""
    seat = land.owner[row]
    for at in range(len(land.link_a)):
        one, other = land.row_of(land.link_a[at]), land.row_of(land.link_b[at])
        if not works(land, one, other):
            continue
        mine = land.owner[one] == seat, land.owner[other] == seat
        first, second = land.spot[one], land.spot[other]
        if mine[0] and front[first // HEXES] & BIT[first % HEXES] != 0:
            after[second // HEXES] |= BIT[second % HEXES]
        if mine[1] and front[second // HEXES] & BIT[second % HEXES] != 0:
            after[first // HEXES] |= BIT[first % HEXES]
    return after


def works(land: Worlds, one: i64, other: i64) -> bool:
    """8.4 Links and owners: the far end may be the enemy's, unless an option forbids.

    Whether the link between two bases can be used by who owns one of them.
    """
    return land.box.hostile_portals or land.owner[one] == land.owner[other]


# What can be moved


def can_step(land: Worlds, row: i64) -> bool:
    """5.4 Only what can be completed: a first step suffices, with any card."""
    spot = land.spot[row]
    base = land.kind[row] < land.first_unit
    if not base and not land.truce:
        return True  # every hex has neighbours, and units may enter them all
    board = spot // HEXES
    near = spread(BIT[spot % HEXES]) & ~BIT[spot % HEXES]
    near &= ~land.foes(land.owner[row], board)
    if base:
        near &= ~land.all_bases(board)
    if near != 0:
        return True
    within = reach(land, row, spot, 1, 0)
    for mask in within:
        if mask != 0:
            return True
    return False


def can_move(land: Worlds, seat: i64) -> bool:
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.ready(row) and can_step(land, row):
            return True
    return False


def movers(land: Worlds, seat: i64) -> vec[i64]:
    """Hexes from which a seat can move something, as masks by board."""
    masks = zeros(BOARDS)
    for row in range(len(land.id)):
        if land.owner[row] == seat and land.ready(row):
            spot = land.spot[row]
            board, bit = spot // HEXES, BIT[spot % HEXES]
            if masks[board] & bit == 0 and can_step(land, row):
                masks[board] |= bit
    return masks


def kinds_at(land: Worlds, seat: i64, spot: i64) -> i64:
    """Kinds of pieces on a hex that can be moved, as a mask."""
    kinds: i64 = 0
    for row in range(len(land.id)):
        if land.spot[row] == spot and land.owner[row] == seat and land.ready(row):
            if can_step(land, row):
                kinds |= 1 << land.kind[row]
    return kinds


def picks(kinds: i64, first: i64) -> list[int]:
    """The actions of a block of the table, for every kind of a mask."""
    return [first + kind for kind in range(MOST) if kinds >> kind & 1]


def only_kind(kinds: i64) -> i64:
    """The kind of a mask that holds no other, or -1."""
    if kinds & (kinds - 1) != 0:
        return -1
    kind: i64 = 0
    while kinds >> kind & 1 == 0:
        kind += 1
    return kind


def choose_piece(land: Worlds, seat: i64, spot: i64, kind: i64) -> i64:
    """Of several like pieces the ready one with fewest moves, then the oldest."""
    best: i64 = -1
    for row in range(len(land.id)):
        if land.spot[row] == spot and land.kind[row] == kind:
            if land.owner[row] == seat and land.ready(row):
                if best < 0 or land.moves[row] < land.moves[best]:
                    best = row
    return best


# Carrying out a move


def move(land: Worlds, row: i64, target: i64, points: i64, log: Log) -> None:
    """6.1 Moving a piece: one piece, as far as the card goes.
    6.7 Passengers stay behind: no other row changes.
    8.5 Links of a moving base: they survive, or go first, by option.
    """
    if log.heard:
        tell_path(land, row, target, points, log)
    land.moves[row] += 1
    if land.kind[row] < land.first_unit and not land.box.links_survive_move:
        land.unlink(land.id[row], "8.5/unlinked", log)
    land.spot[row] = target
    land.survey()


def tell_path(land: Worlds, row: i64, target: i64, points: i64, log: Log) -> None:
    """7.1 Launch: told as a step of the way.
    7.2 Landing: told so too.
    8.2 Jumping along a link: and so is this.
    """
    path = shortest_path(land, row, target, points)
    seat, kind = land.owner[row], land.kind[row]
    log.say("6.1/moves", seat, kind, path[0], target, len(path) - 1)
    for at in range(1, len(path)):
        start, end = path[at - 1], path[at]
        sort = step_sort(land, row, start, end)
        if sort == "launch":
            log.say("7.1/launches", seat, kind, start, end)
        elif sort == "landing":
            log.say("7.2/lands", seat, kind, start, end)
        elif sort == "jump":
            log.say("8.2/jumps", seat, kind, start, end)


def step_sort(land: Worlds, row: i64, start: i64, end: i64) -> str:
    """What a step of a shortest path is: walk, launch, landing or jump.

    Where a portal leads the same way as a launch or a landing, it is the latter.
    """
    board, ahead = start // HEXES, end // HEXES
    here, there = BIT[start % HEXES], BIT[end % HEXES]
    if board == ahead:
        return "walk" if spread(here) & there != 0 else "jump"
    if ahead == SPACE and BIT[land.orbit[board]] == there:
        if gates(land, row, board, 0) & here != 0:
            return "launch"
    if board == SPACE and BIT[land.orbit[ahead]] == here:
        if landings(land, row, ahead, 0) & there != 0:
            return "landing"
    return "jump"


def shortest_path(land: Worlds, row: i64, target: i64, points: i64) -> list[int]:
    """6.9 Destinations and paths: of several the one with the earlier hex."""
    path: list[int] = [land.spot[row]]
    left: i64 = 0
    while not within(reach(land, row, path[0], left, 0), target):
        left += 1
        assert left <= points
    while left > 0:
        left -= 1
        path.append(first_step(land, row, path[len(path) - 1], target, left))
    return path


def first_step(land: Worlds, row: i64, start: i64, target: i64, left: i64) -> i64:
    """The earliest hex next to `start` from which `left` points lead to the target."""
    if left == 0:
        return target
    near = reach(land, row, start, 1, 0)
    for spot in range(SPOTS):
        if within(near, spot) and not enemy_held(land, row, spot):
            if within(reach(land, row, spot, left, 0), target):
                return spot
    raise AssertionError("a reachable hex has a path")


def enemy_held(land: Worlds, row: i64, spot: i64) -> bool:
    foes = land.foes(land.owner[row], spot // HEXES)
    return foes >> PLACE[spot % HEXES] & 1 != 0


def within(masks: vec[i64], spot: i64) -> bool:
    return masks[spot // HEXES] >> PLACE[spot % HEXES] & 1 != 0


def spots(masks: vec[i64], first: i64) -> list[int]:
    """The actions of a block of the table, for every hex of the masks."""
    legal: list[int] = []
    for board in range(BOARDS):
        mask = masks[board]
        if mask != 0:
            row = first + board * HEXES
            for place in range(HEXES):
                if mask >> PLACE[place] & 1:
                    legal.append(row + place)
    return legal
