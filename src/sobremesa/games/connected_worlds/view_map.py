"""What is seen of the map: pieces, links, where a piece could go, what seats lack."""

import msgspec

from sobremesa.kernel.columns import column

from .actions import STAGE_IDS
from .forecast import Wave, hexes_of, spots_of, waves
from .rules import ConnectedWorlds
from .rules_boards import BIT, BOARDS, HEX_IDS, HEXES, SEAT_IDS, SPACE
from .rules_combat import strength_of, waits
from .rules_deploy import deployable, links_first
from .rules_move import can_launch, movers, reach, step, step_sort, works
from .rules_table import Worlds
from .rules_victory import conqueror, expander, survivor


class Piece(msgspec.Struct, frozen=True):
    id: int
    kind: str
    owner: str
    founder: str
    hex: str
    strength: int
    base: bool
    moves: int  # in this turn
    ready: bool
    why: str  # it is not ready: "moved", "fought", "attacks", or ""
    launch: bool  # it could lift off from where it stands (CW-7.1)


class Link(msgspec.Struct, frozen=True):
    hexes: list[str]
    owners: list[str]
    hostile: bool  # its ends have two owners
    open: bool  # it can be used (CW-8.4)


class Reach(msgspec.Struct, frozen=True):
    """A hex the picked piece can go to."""

    hex: str
    cost: int
    via: str  # the hex before it on the shortest path (CW-6.9)
    by: str  # how it arrives: "walk", "launch", "landing", "jump"
    forecast: list[Wave]  # on an enemy hex


class Goal(msgspec.Struct, frozen=True):
    """A victory and what a seat has and needs; `met` as things stand."""

    rule: str
    on: bool
    met: bool
    lacks: dict[str, int]


def see_piece(land: Worlds, row: int) -> Piece:
    kind, spot = int(land.kind[row]), int(land.spot[row])
    spent = "attacks" if waits(land, row) else "fought" if land.fought[row] else "moved"
    board = spot // HEXES
    lift = board > SPACE and can_launch(land, row)
    return Piece(
        id=int(land.id[row]),
        kind=land.box.content.unit_ids[kind],
        owner=SEAT_IDS[land.owner[row]],
        founder=SEAT_IDS[land.founder[row]],
        hex=HEX_IDS[spot],
        strength=int(strength_of(land, kind)),
        base=kind < land.first_unit,
        moves=int(land.moves[row]),
        ready=bool(land.ready(row)),
        why="" if land.ready(row) else spent,
        launch=lift,
    )


def see_links(land: Worlds) -> list[Link]:
    links = []
    for one, other in zip(land.link_a, land.link_b, strict=True):
        rows = [land.row_of(one), land.row_of(other)]
        owners = [SEAT_IDS[land.owner[row]] for row in rows]
        hostile = owners[0] != owners[1]
        links.append(
            Link(
                hexes=[HEX_IDS[land.spot[row]] for row in rows],
                owners=owners,
                hostile=hostile,
                open=works(land, rows[0], rows[1]),
            )
        )
    return links


def see_reach(state: ConnectedWorlds) -> list[Reach]:
    """Every destination with its cost, the way there and what would happen."""
    land, row = state.land, int(state.row)
    start = int(state.origin)
    found: dict[int, Reach] = {}
    front = [start]  # in the order of their paths, so that the first way is 6.9's
    for cost in range(1, int(state.box.content.move[state.card]) + 1):
        within = [int(mask) for mask in reach(land, row, start, cost, 0)]
        after: list[int] = []
        for via in front:
            near = zip(next_to(land, row, via), within, strict=True)
            for spot in spots_of([one & other for one, other in near]):
                if spot not in found:
                    found[spot] = see_step(state, via, spot, cost)
                    if not found[spot].forecast:  # 6.5 an enemy hex ends the move
                        after.append(spot)
        front = after
    return [found[spot] for spot in sorted(found)]


def next_to(land: Worlds, row: int, spot: int) -> list[int]:
    """One step further than a hex, as masks by board."""
    front = [0] * BOARDS
    front[spot // HEXES] = int(BIT[spot % HEXES])
    return [int(mask) for mask in step(land, row, column(front), 0)]


def see_step(state: ConnectedWorlds, via: int, spot: int, cost: int) -> Reach:
    land, row = state.land, int(state.row)
    return Reach(
        hex=HEX_IDS[spot],
        cost=cost,
        via=HEX_IDS[via],
        by=step_sort(land, row, via, spot),
        forecast=waves(land, row, spot, int(state.box.content.move[state.card])),
    )


def see_openings(state: ConnectedWorlds) -> dict[str, list[str]]:
    """Hexes that each sort of play would offer next, for whose turn it is."""
    if STAGE_IDS[state.stage] != "main":
        return {}
    land, seat = state.land, int(state.seat)
    masks = {
        "move": movers(land, seat),
        "connect": links_first(land, seat),
        "deploy_base": deployable(land, seat, 0),
        "deploy_unit": deployable(land, seat, land.first_unit),
    }
    return {
        play: hexes_of([int(mask) for mask in found]) for play, found in masks.items()
    }


def winners_now(state: ConnectedWorlds) -> list[int]:
    """Who fulfils CW-13.4 to CW-13.6 as things stand, each by itself; -1 is nobody."""
    land, alive = state.land, state.alive
    if state.round == 0:
        return [-1, -1, -1]
    found = survivor(land, alive), conqueror(land, alive), expander(land, alive)
    return [int(seat) for seat in found]


def see_goals(
    state: ConnectedWorlds, seat: int, points: list[int], winners: list[int]
) -> list[Goal]:
    """What a seat lacks for each victory (CW-13.4 to CW-13.6)."""
    land, box = state.land, state.box
    kinds = list(zip(land.kind, land.owner, land.founder, strict=True))
    enemies = sum(1 for _, owner, _ in kinds if owner != seat)
    bases = [(o, f) for kind, o, f in kinds if kind < land.first_unit]
    enemy_bases = sum(1 for owner, _ in bases if owner != seat)
    captured = sum(1 for owner, founder in bases if owner == seat != founder)
    worlds = int(box.worlds_to_win - land.planets_with_base(seat))
    best = max(points[:seat] + points[seat + 1 :])
    behind = best + 1 - points[seat]
    war = {"enemies": enemies}
    capture = {"enemy_bases": enemy_bases, "captures": max(0, 1 - captured)}
    expansion = {"worlds": max(0, worlds), "points": max(0, behind)}
    return [
        Goal("13.4", box.victory_war, winners[0] == seat, war),
        Goal("13.5", box.victory_capture, winners[1] == seat, capture),
        Goal("13.6", box.victory_expansion, winners[2] == seat, expansion),
    ]
