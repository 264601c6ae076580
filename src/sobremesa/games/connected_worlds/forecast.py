"""What a move would bring: its combat, its territory, and what bars the way.

Everything is carried out on a copy by the rules themselves.
"""

from typing import Final

import msgspec

from sobremesa.kernel.log import Event, Journal, Silence
from sobremesa.kernel.native import i64, vec

from .actions import DEPLOY_TO, MOVE_TO, PLACE_BASE
from .rules import ConnectedWorlds
from .rules_boards import BIT, BOARDS, HEX_IDS, HEXES, SEAT_IDS
from .rules_combat import contested, fight, next_fighter, strength_of
from .rules_deploy import deployable, free_hexes
from .rules_move import (
    ENEMIES,
    LANDINGS,
    LAUNCHES,
    WALLS,
    enemy_held,
    move,
    reach,
    within,
)
from .rules_table import Worlds

PLACES: Final = [(place, int(BIT[place])) for place in range(HEXES)]  # of a board
# Waves for the attacker.
WON: Final = ("9.4/beats", "9.6/captured", "9.7/wins", "9.13/captured")
RULES: Final = {WALLS: "6.4", ENEMIES: "6.5", LAUNCHES: "7.1", LANDINGS: "7.2"}
LIFTS_OF_BASES: Final = (WALLS, ENEMIES, LANDINGS)  # 7.3 they launch from anywhere
LIFTS_OF_UNITS: Final = (ENEMIES, LAUNCHES, LANDINGS)  # 6.4 they may join bases
# What may bar a way: each condition by itself, then two of them, and so on.
LIFTS: Final = sorted(range(1, 2 ** len(RULES)), key=int.bit_count)


class Wave(msgspec.Struct, frozen=True):
    """A wave to come: the event it would tell, and the two pieces."""

    event: str
    attacker: str
    defender: str
    won: bool  # the attacker goes on or stays
    force: int = 0  # the sum of all attackers, where they fight as one (CW-9.13)


class Battle(msgspec.Struct, frozen=True):
    """A hex where attackers wait, and the combat to come (CW-9.12)."""

    hex: str
    seat: str
    enemy: str
    forecast: list[Wave]


class Barred(msgspec.Struct, frozen=True):
    """A hex near enough, but closed to the picked piece, and the rule."""

    hex: str
    rule: str


class Claim(msgspec.Struct, frozen=True):
    """A hex where a base could come to stand, and what it would claim (CW-12)."""

    hex: str
    points: int  # territory of its seat then
    fresh: list[str]  # hexes its seat does not claim now


def hexes_of(masks: list[int]) -> list[str]:
    return [HEX_IDS[spot] for spot in spots_of(masks)]


def spots_of(masks: list[int]) -> list[int]:
    return [
        board * HEXES + place
        for board, mask in enumerate(masks)
        if mask
        for place, bit in PLACES
        if mask & bit
    ]


# CW-9 Combat


def march(land: Worlds, row: int, spot: int, points: int) -> Worlds:
    """The map after a move and the combat it leads to, at once or later (CW-9.12)."""
    twin = land.clone()
    move(twin, row, spot, points, Silence())
    if enemy_held(land, row, spot):
        fight(twin, land.owner[row], spot, Silence())
    return twin


def waves(land: Worlds, row: int, spot: int, points: int) -> list[Wave]:
    """The combat that entering a hex would mean, wave by wave (CW-9.9)."""
    if not enemy_held(land, row, spot):
        return []
    twin = land.clone()
    move(twin, row, spot, points, Silence())
    return clash(twin, int(land.owner[row]), spot)


def see_battles(land: Worlds, seat: int) -> list[Battle]:
    """The combats a seat's turn would end with (CW-9.12), as things stand."""
    twin, found = land.clone(), []
    while (spot := int(contested(twin, seat))) >= 0:
        enemy = int(twin.owner[next_fighter(twin, spot, seat, False)])
        forecast = clash(twin, seat, spot)
        found.append(Battle(HEX_IDS[spot], SEAT_IDS[seat], SEAT_IDS[enemy], forecast))
    return found


def clash(land: Worlds, seat: int, spot: int) -> list[Wave]:
    """Fights out a combat on a hex, and tells its waves."""
    journal = Journal()
    own = zip(land.kind, land.owner, land.spot, strict=True)
    kinds = [int(kind) for kind, *where in own if where == [seat, spot]]
    best = max(kinds, key=lambda kind: rank(land, kind))
    fight(land, seat, spot, journal)
    ids = land.box.content.unit_ids
    return [
        see_wave(event, seat, best, ids)
        for event in journal.events
        if is_wave(event.key)
    ]


def rank(land: Worlds, kind: int) -> tuple[bool, int, int]:
    """Units before bases, the stronger ones first."""
    return kind >= land.first_unit, int(strength_of(land, kind)), kind


def is_wave(key: str) -> bool:
    return key.startswith(("9.4/", "9.6/", "9.7/", "9.13/"))


def see_wave(event: Event, seat: int, best: int, ids: tuple[str, ...]) -> Wave:
    """A wave that was told; a force is shown by its `best` unit, who fights last."""
    first, kind, _, other, _ = event.numbers
    if first != seat:
        kind, other = other, kind
    summed = event.key.startswith("9.13/")
    return Wave(
        event=event.key,
        attacker=ids[best if summed else kind],
        defender=ids[other],
        won=first == seat and event.key in WON,
        force=kind if summed else 0,
    )


# CW-6 and CW-7: what bars the way


def bars(land: Worlds, row: int, start: int, points: int, spot: int) -> list[str]:
    """The fewest rules that keep a piece from a hex its points would suffice for."""
    if within(reach(land, row, start, points, 0), spot):
        return []
    for lifted in LIFTS:
        if within(reach(land, row, start, points, lifted), spot):
            return [rule_of(land, row, spot, one) for one in RULES if lifted & one != 0]
    return []


def rule_of(land: Worlds, row: int, spot: int, lifted: int) -> str:
    """6.10 Truce: it bars the hex itself; 6.5 the way through one."""
    if lifted == ENEMIES and enemy_held(land, row, spot) and land.truce:
        return "6.10"
    return RULES[lifted]


def see_barred(state: ConnectedWorlds) -> list[Barred]:
    """Hexes the points would suffice for, if a condition were lifted."""
    land, row, start = state.land, int(state.row), int(state.origin)
    points = int(state.box.content.move[state.card])
    known = [int(mask) for mask in reach(land, row, start, points, 0)]
    known[start // HEXES] |= int(BIT[start % HEXES])
    barred: list[Barred] = []
    for lifted in (
        LIFTS_OF_BASES if land.kind[row] < land.first_unit else LIFTS_OF_UNITS
    ):
        masks = [int(mask) for mask in reach(land, row, start, points, lifted)]
        fresh = [mask & ~seen for mask, seen in zip(masks, known, strict=True)]
        barred += [
            Barred(hex=HEX_IDS[spot], rule=rule_of(land, row, spot, lifted))
            for spot in spots_of(fresh)
        ]
        known = [seen | mask for seen, mask in zip(known, fresh, strict=True)]
    return barred


# CW-12 Territory


def see_claims(state: ConnectedWorlds) -> list[Claim]:
    """What a base would claim on every hex where it could be put now."""
    land, seat = state.land, int(state.seat)
    if state.stage == PLACE_BASE:
        return see_settling(land, seat, int(state.box.start_base), free_hexes(land))
    kind = int(state.card) - int(state.box.content.actions)
    if state.stage == DEPLOY_TO and kind < land.first_unit:
        return see_settling(land, seat, kind, deployable(land, seat, kind))
    if state.stage != MOVE_TO or land.kind[state.row] >= land.first_unit:
        return []
    row, points = int(state.row), int(state.box.content.move[state.card])
    targets = reach(land, row, state.origin, points, 0)
    now = claimed(land, seat)
    return [
        see_claim(march(land, row, spot, points), seat, now, spot)
        for spot in spots_of([int(mask) for mask in targets])
    ]


def see_settling(land: Worlds, seat: int, kind: int, targets: vec[i64]) -> list[Claim]:
    """What a new base would claim on each of some hexes."""
    twin, now = land.clone(), claimed(land, seat)
    claims = []
    for spot in spots_of([int(mask) for mask in targets]):
        twin.put(kind, seat, spot)
        claims.append(see_claim(twin, seat, now, spot))
        twin.lose(len(twin.id) - 1)
        twin.survey()
    return claims


def see_claim(then: Worlds, seat: int, now: list[int], spot: int) -> Claim:
    after = zip(claimed(then, seat), now, strict=True)
    fresh = [one & ~before for one, before in after]
    points = int(then.points(seat))
    return Claim(hex=HEX_IDS[spot], points=points, fresh=hexes_of(fresh))


def claimed(land: Worlds, seat: int) -> list[int]:
    """The territory of a seat, as masks by board."""
    return [int(land.territory(seat, board)) for board in range(BOARDS)]
