"""Which destinations a bot looks at: there are hundreds, and few of them matter."""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.state import State

from .actions import MOVE_TO
from .heuristics_ways import FAR, travel
from .rules import ConnectedWorlds
from .rules_boards import BIT, BOARDS, DISTANCE, HEXES, SPACE, count, spread
from .rules_table import Worlds


def shortlist(state: State) -> list[int]:
    """All but most destinations: those are a base's, or lead nearer to something."""
    assert isinstance(state, ConnectedWorlds)
    legal = state.legal()
    if state.stage != MOVE_TO or len(legal) <= 8:
        return legal
    land, row = state.land, state.row
    if land.kind[row] < land.first_unit:
        return base_moves(land, row, legal)
    return unit_moves(land, row, legal)


def unit_moves(land: Worlds, row: i64, legal: list[int]) -> list[int]:
    """Attacks, own bases, and for every enemy base the hex nearest to it."""
    seat, to = land.owner[row], land.box.verbs.to
    keep = zeros(len(legal))
    for at, action in enumerate(legal):
        spot: i64 = action - to
        bit = BIT[spot % HEXES]
        board = spot // HEXES
        if (land.foes(seat, board) | land.bases[seat * BOARDS + board]) & bit != 0:
            keep[at] = 1
    for other in range(len(land.id)):
        if land.kind[other] < land.first_unit and land.owner[other] != seat:
            keep[nearest_move(land, row, land.spot[other], legal)] = 1
    return chosen(legal, keep)


def nearest_move(land: Worlds, row: i64, goal: i64, legal: list[int]) -> i64:
    """Which of some moves leaves the piece nearest to a hex. It is tried out there."""
    best: i64 = 0
    least: i64 = FAR + 1
    start, to = land.spot[row], land.box.verbs.to
    for at, action in enumerate(legal):
        land.spot[row] = action - to
        steps = travel(land, row, goal)
        if steps < least:
            best, least = at, steps
    land.spot[row] = start
    return best


def base_moves(land: Worlds, row: i64, legal: list[int]) -> list[int]:
    """For every board the hexes that claim most; in space those near an orbit."""
    seat, to = land.owner[row], land.box.verbs.to
    keep = zeros(len(legal))
    best = zeros(BOARDS)
    for action in legal:
        spot: i64 = action - to
        board = spot // HEXES
        gain = claim(land, seat, spot)
        if board != SPACE and gain > best[board]:
            best[board] = gain
    taken = zeros(BOARDS)
    for at, action in enumerate(legal):
        spot = action - to
        board = spot // HEXES
        if (
            board != SPACE
            and taken[board] < 3
            and claim(land, seat, spot) == best[board]
        ):
            taken[board] += 1
            keep[at] = 1
    for board in range(SPACE + 1, land.box.planets + 1):
        if land.bases[seat * BOARDS + board] == 0:
            keep[nearest_orbit(land, land.orbit[board], legal)] = 1
    return chosen(legal, keep)


def claim(land: Worlds, seat: i64, spot: i64) -> i64:
    """New territory of a base on a hex."""
    board = spot // HEXES
    return count(spread(BIT[spot % HEXES]) & ~land.territory(seat, board))


def nearest_orbit(land: Worlds, orbit: i64, legal: list[int]) -> i64:
    best: i64 = 0
    least: i64 = FAR + 1
    to = land.box.verbs.to
    for at, action in enumerate(legal):
        spot: i64 = action - to
        if spot < HEXES:
            steps = DISTANCE[spot * HEXES + orbit]
            if steps < least:
                best, least = at, steps
    return best


def chosen(legal: list[int], keep: vec[i64]) -> list[int]:
    """Those to keep; all if there are none."""
    short: list[int] = []
    for at, action in enumerate(legal):
        if keep[at] != 0:
            short.append(action)
    return short if short else legal
