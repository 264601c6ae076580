"""What is seen of the map: pieces, links, where a piece could go, what seats lack."""

import msgspec

from sobremesa.kernel.columns import column
from sobremesa.kernel.log import Journal
from sobremesa.kernel.native import i64, vec

from .actions import STAGE_IDS
from .content import (
    ACTIONS,
    BASES,
    BIT,
    BOARDS,
    HEX_IDS,
    HEXES,
    PLACE,
    SEAT_IDS,
    SPACE,
    STRENGTH,
    UNIT_IDS,
    spread,
)
from .content import MOVE as POINTS
from .rules import ConnectedWorlds
from .rules_combat import fight
from .rules_deploy import deployable, free_hexes, links_first
from .rules_move import (
    ENEMIES,
    GATES,
    WALLS,
    gates,
    movers,
    reach,
    step,
    step_sort,
)
from .rules_table import Worlds


class Piece(msgspec.Struct, frozen=True):
    id: int
    kind: str
    owner: str
    founder: str
    hex: str
    strength: int
    base: bool
    ready: bool
    why: str  # it is not ready: "moved", "fought", or ""
    launch: bool  # it could lift off from where it stands (CW-7.1)


class Link(msgspec.Struct, frozen=True):
    hexes: list[str]
    owners: list[str]
    hostile: bool  # its ends have two owners
    open: bool  # it can be used (CW-8.4)


class Wave(msgspec.Struct, frozen=True):
    """A wave to come: the event it would tell, and the two pieces."""

    event: str
    attacker: str
    defender: str
    won: bool  # the attacker goes on or stays


class Reach(msgspec.Struct, frozen=True):
    """A hex the picked piece can go to."""

    hex: str
    cost: int
    via: str  # the hex before it on the shortest path (CW-6.9)
    by: str  # how it arrives: "walk", "launch", "landing", "jump"
    forecast: list[Wave]  # on an enemy hex


class Barred(msgspec.Struct, frozen=True):
    """A hex near enough, but closed to the picked piece, and the rule."""

    hex: str
    rule: str


class Claim(msgspec.Struct, frozen=True):
    """A hex where a base could come to stand, and what it would claim (CW-12)."""

    hex: str
    points: int  # territory of its seat then
    fresh: list[str]  # hexes its seat does not claim now


class Goal(msgspec.Struct, frozen=True):
    """A victory and what a seat has and needs; `met` as things stand."""

    rule: str
    on: bool
    met: bool
    lacks: dict[str, int]


def hexes_of(masks: list[int]) -> list[str]:
    return [
        HEX_IDS[board * HEXES + place]
        for board, mask in enumerate(masks)
        if mask
        for place in range(HEXES)
        if mask >> int(PLACE[place]) & 1
    ]


def see_piece(land: Worlds, row: int) -> Piece:
    kind, spot = int(land.kind[row]), int(land.spot[row])
    moved = "" if land.ready(row) else "moved"
    board = spot // HEXES
    lift = board > SPACE and int(gates(land, row, board, 0)) & int(BIT[spot % HEXES])
    return Piece(
        id=int(land.id[row]),
        kind=UNIT_IDS[kind],
        owner=SEAT_IDS[land.owner[row]],
        founder=SEAT_IDS[land.founder[row]],
        hex=HEX_IDS[spot],
        strength=int(STRENGTH[kind]),
        base=kind < BASES,
        ready=bool(land.ready(row)),
        why="fought" if land.fought[row] else moved,
        launch=bool(lift),
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
                open=not hostile or land.box.hostile_portals,
            )
        )
    return links


def see_reach(state: ConnectedWorlds) -> list[Reach]:
    """Every destination with its cost, the way there and what would happen."""
    land, row = state.land, int(state.row)
    start = int(state.origin)
    found: dict[int, Reach] = {}
    front = [start]  # in the order of their paths, so that the first way is 6.9's
    for cost in range(1, int(POINTS[state.card]) + 1):
        within = [int(mask) for mask in reach(land, row, start, cost, 0)]
        after: list[int] = []
        for via in front:
            for spot in spots_of(next_to(land, row, via), within):
                if spot not in found:
                    found[spot] = see_step(land, row, via, spot, cost)
                    if not found[spot].forecast:  # 6.5 an enemy hex ends the move
                        after.append(spot)
        front = after
    return [found[spot] for spot in sorted(found)]


def next_to(land: Worlds, row: int, spot: int) -> list[int]:
    """One step further than a hex, as masks by board."""
    front = [0] * BOARDS
    front[spot // HEXES] = int(BIT[spot % HEXES])
    return [int(mask) for mask in step(land, row, column(front), 0)]


def spots_of(masks: list[int], within: list[int]) -> list[int]:
    return [
        board * HEXES + place
        for board, (one, other) in enumerate(zip(masks, within, strict=True))
        if one & other
        for place in range(HEXES)
        if (one & other) >> int(PLACE[place]) & 1
    ]


def see_step(land: Worlds, row: int, via: int, spot: int, cost: int) -> Reach:
    return Reach(
        hex=HEX_IDS[spot],
        cost=cost,
        via=HEX_IDS[via],
        by=step_sort(via, spot),
        forecast=forecast(land, row, spot),
    )


def forecast(land: Worlds, row: int, spot: int) -> list[Wave]:
    """The combat that entering a hex would mean, wave by wave (CW-9.9)."""
    seat = int(land.owner[row])
    foes = int(land.foes(seat, spot // HEXES))
    if not foes & int(BIT[spot % HEXES]):
        return []
    twin, journal = land.clone(), Journal()
    twin.spot[row] = spot
    fight(twin, row, journal)
    waves = []
    for event in journal.events:
        if len(event.numbers) != 5:
            continue
        winner, kind, _, other, _ = event.numbers
        if winner != seat:
            kind, other = other, kind
        won = winner == seat and event.key in WON
        waves.append(
            Wave(
                event=event.key,
                attacker=UNIT_IDS[kind],
                defender=UNIT_IDS[other],
                won=won,
            )
        )
    return waves


WON = ("9.4/beats", "9.6/captured", "9.7/wins")


def see_barred(state: ConnectedWorlds) -> list[Barred]:
    """Hexes the points would suffice for, if a condition were lifted."""
    land, row, start = state.land, int(state.row), int(state.origin)
    points = int(POINTS[state.card])
    open_: vec[i64] = reach(land, row, start, points, 0)
    known = [int(mask) for mask in open_]
    known[start // HEXES] |= int(BIT[start % HEXES])
    barred: list[Barred] = []
    enemy = "6.10" if land.truce else "6.5"
    for lifted, rule in ((WALLS, "6.4"), (ENEMIES, enemy), (GATES, "7.2")):
        masks = [int(mask) for mask in reach(land, row, start, points, lifted)]
        fresh = [mask & ~seen for mask, seen in zip(masks, known, strict=True)]
        if lifted == GATES and fresh[SPACE]:
            rule = "7.1"
        barred += [Barred(hex=hex_, rule=rule) for hex_ in hexes_of(fresh)]
        known = [seen | mask for seen, mask in zip(known, fresh, strict=True)]
    return barred


def see_openings(state: ConnectedWorlds) -> dict[str, list[str]]:
    """Hexes that each sort of play would offer next, for whose turn it is."""
    if STAGE_IDS[state.stage] != "main":
        return {}
    land, seat = state.land, int(state.seat)
    masks = {
        "move": movers(land, seat),
        "connect": links_first(land, seat),
        "deploy_base": deployable(land, seat, 0),
        "deploy_unit": deployable(land, seat, BASES),
    }
    return {
        play: hexes_of([int(mask) for mask in found]) for play, found in masks.items()
    }


def see_claims(state: ConnectedWorlds) -> list[Claim]:
    """What a base would claim on every hex where it could be put now."""
    land, seat = state.land, int(state.seat)
    own = [int(land.bases[seat * BOARDS + board]) for board in range(BOARDS)]
    left = list(own)
    if STAGE_IDS[state.stage] == "place_base":
        targets = free_hexes(land)
    elif STAGE_IDS[state.stage] == "deploy_to" and state.card < ACTIONS + BASES:
        targets = deployable(land, seat, state.card - ACTIONS)
    elif STAGE_IDS[state.stage] == "move_to" and land.kind[state.row] < BASES:
        start = int(state.origin)
        targets = reach(land, state.row, start, POINTS[state.card], 0)
        left[start // HEXES] &= ~int(BIT[start % HEXES])  # 7.3 it claims as it stands
    else:
        return []
    masks = [int(mask) for mask in targets]
    return [see_claim(land, own, left, spot) for spot in spots_of(masks, masks)]


def see_claim(land: Worlds, own: list[int], left: list[int], spot: int) -> Claim:
    then = list(left)
    then[spot // HEXES] |= int(BIT[spot % HEXES])
    claimed = [int(spread(mask)) for mask in then]
    first = SPACE if land.box.space_territory else SPACE + 1  # 12.4
    return Claim(
        hex=HEX_IDS[spot],
        points=sum(mask.bit_count() for mask in claimed[first:]),
        fresh=hexes_of(
            [mask & ~int(spread(now)) for mask, now in zip(claimed, own, strict=True)]
        ),
    )


def see_goals(state: ConnectedWorlds, seat: int, points: list[int]) -> list[Goal]:
    """What a seat lacks for each victory (CW-13.4 to CW-13.6)."""
    land, box = state.land, state.box
    kinds = list(zip(land.kind, land.owner, land.founder, strict=True))
    enemies = sum(1 for _, owner, _ in kinds if owner != seat)
    bases = [(o, f) for kind, o, f in kinds if kind < BASES]
    enemy_bases = sum(1 for owner, _ in bases if owner != seat)
    captured = sum(1 for owner, founder in bases if owner == seat != founder)
    worlds = int(box.worlds_to_win - land.planets_with_base(seat))
    best = max(points[:seat] + points[seat + 1 :])
    behind = best + 1 - points[seat]
    lacks = [
        ("13.4", box.victory_war, {"enemies": enemies}),
        (
            "13.5",
            box.victory_capture,
            {"enemy_bases": enemy_bases, "captures": max(0, 1 - captured)},
        ),
        (
            "13.6",
            box.victory_expansion,
            {"worlds": max(0, worlds), "points": max(0, behind)},
        ),
    ]
    alive = bool(state.alive >> seat & 1)
    return [
        Goal(rule=rule, on=on, met=alive and not any(need.values()), lacks=need)
        for rule, on, need in lacks
    ]
