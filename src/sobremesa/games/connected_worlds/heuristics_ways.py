"""How far it is: points a piece needs on its way, as bots reckon."""

from typing import Final

from sobremesa.kernel.native import i64, vec

from .rules_boards import BIT, DISTANCE, EDGE, HEXES, PLACE, SPACE
from .rules_table import Worlds

FAR: Final = 99


def edge_steps(place: int) -> int:
    """Steps from a hex to the nearest edge hex."""
    edges = [at for at in range(HEXES) if EDGE >> PLACE[at] & 1]
    return min([int(DISTANCE[place * HEXES + edge]) for edge in edges])


EDGE_STEPS: Final = vec[i64]([edge_steps(place) for place in range(37)])


def travel(land: Worlds, row: i64, goal: i64) -> i64:
    """Points a piece needs to a hex, over its board or through space; no links."""
    start = land.spot[row]
    board, place = start // HEXES, start % HEXES
    other, end = goal // HEXES, goal % HEXES
    best: i64 = DISTANCE[place * HEXES + end] if board == other else FAR
    if board == SPACE and other == SPACE:
        return best
    steps: i64 = 0
    if board != SPACE:
        steps = 1
        if land.kind[row] >= land.first_unit and not own_ground(
            land, row, board, place
        ):
            steps += EDGE_STEPS[place]
        place = land.orbit[board]
    if other != SPACE:
        steps += 1
        if not own_ground(land, row, other, end):
            steps += EDGE_STEPS[end]
        end = land.orbit[other]
    steps += DISTANCE[place * HEXES + end]
    return min(steps, best)


def own_ground(land: Worlds, row: i64, board: i64, place: i64) -> bool:
    return land.territory(land.owner[row], board) & BIT[place] != 0
