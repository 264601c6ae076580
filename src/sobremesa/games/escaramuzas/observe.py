"""Escaramuzas for a learner: a vector of fixed length of what a seat sees."""

from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    BLOCKING,
    COVER,
    DIFFICULT,
    NO_UNIT,
    SEATS,
    SLOTS,
    units_of,
)
from .position import hand_in
from .rules import Escaramuzas
from .rules_deployment import face_down, in_east
from .rules_map import objectives
from .rules_table import MODE_IDS, Field
from .view import friends

UNIT = 12  # numbers per unit, beside its type
OBJECTIVES = 7
PIECES = 40  # of terrain, at most told
PIECE = 7
TOKENS = SLOTS * 3
TEAM = SEATS // 2


def observe(state: State, seat: int) -> list[float]:
    """Who is asked what, sides, units, face-down tokens, terrain, hands.

    Everything of the viewer's side stands first; a spectator sees from red.
    """
    assert isinstance(state, Escaramuzas)
    field = state.field
    viewer = max(seat, 0)
    own = viewer % 2
    seen = one_hot(viewer, SEATS)
    seen += one_hot(int(field.asked) if field.asked >= 0 else None, SEATS)
    seen += one_hot(int(state.stage), len(STAGE_IDS))
    seen += one_hot(int(field.mode), len(MODE_IDS))
    seen += see_counters(field)
    for side in (own, 1 - own):
        seen += see_side(field, side)
        seen += see_units(field, side, seat)
        seen += see_tokens(field, side, seat)
    seen += see_objectives(field, own)
    seen += see_terrain(field)
    for turn in range(SEATS):
        seen += see_hand(field, (viewer + turn) % SEATS, seat)
    return seen


def one_hot(index: int | None, length: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(length)]


def see_counters(field: Field) -> list[float]:
    attack = field.attack
    hits = [int(hit) / 9 for hit in attack.hits][:4]
    return [
        int(field.round) / int(field.box.rounds),
        len(field.deck) / 30,
        int(field.turned) / 5,
        float(field.spent),
        int(field.faster) / 3,
        float(field.freely),
        float(field.chained),
        float(attack.close),
        float(attack.countering),
        int(attack.resist) / 2,
        *hits,
        *[0.0] * (4 - len(hits)),
    ]


def see_side(field: Field, side: int) -> list[float]:
    return [
        int(field.points[side]) / 12,
        int(field.score[side]) / 30,
        int(field.count(side)) / SLOTS,
        int(field.initiative[side]) / 12,
        float(field.turn == side),
        float(in_east(field, side)),
        *[count / 6 for count in field.counts(side)],
    ]


def see_units(field: Field, side: int, seat: int) -> list[float]:
    """Per slot of the roster: type, place, condition, part in what is half done."""
    hidden = face_down(field) and not friends(seat, side)
    types = int(field.box.content.types)
    seen: list[float] = []
    for unit in units_of(side):
        kind = field.box.kind[unit]
        lives = bool(field.lives(unit))
        if hidden or kind == NO_UNIT or (not lives and field.round > 0):
            seen += [0.0] * (types + UNIT)
            continue
        seen += one_hot(kind, types)
        seen += [
            float(lives),
            int(field.x[unit]) / 90 if lives else 0.0,
            int(field.y[unit]) / 60 if lives else 0.0,
            int(field.health[unit]) / 5,
            int(field.wounds[unit]) / 3,
            int(field.delay[unit]) / 2,
            int(field.kills[unit]) / 3,
            int(field.rank[unit]) / 3,
            float(field.is_ready(unit)),
            float(field.actor == unit),
            float(field.attack.attacker == unit or field.attack.target == unit),
            float(friends(seat, int(field.owner_of(unit)))),
        ]
    return seen


def see_tokens(field: Field, side: int, seat: int) -> list[float]:
    """Face-down units: owner and point, sorted, so that the order tells nothing."""
    found: list[tuple[int, int, int]] = []
    if face_down(field) and not friends(seat, side):
        for unit in units_of(side):
            if field.lives(unit):
                x, y = int(field.x[unit]), int(field.y[unit])
                found.append((x, y, int(field.owner_of(unit)) // 2 + 1))
    seen = [n for x, y, who in sorted(found) for n in (x / 90, y / 60, who / TEAM)]
    return seen + [0.0] * (TOKENS - len(seen))


def see_objectives(field: Field, own: int) -> list[float]:
    seen: list[float] = []
    for at, (x, y) in enumerate(objectives(field.ground)):
        for who in (int(field.owner[at]), int(field.first_owner[at])):
            seen += [float(who == own), float(who == 1 - own)]
        seen += [float(field.held[at]), x / 90, y / 60]
    return seen + [0.0] * (OBJECTIVES * 7 - len(seen))


def see_terrain(field: Field) -> list[float]:
    seen: list[float] = []
    for piece in field.ground.pieces[:PIECES]:
        flags = field.ground.flags[piece.kind]
        seen += [
            int(piece.x1) / 90,
            int(piece.y1) / 60,
            int(piece.x2) / 90,
            int(piece.y2) / 60,
            float(bool(flags & DIFFICULT)),
            float(bool(flags & COVER)),
            float(bool(flags & BLOCKING)),
        ]
    return seen + [0.0] * (PIECES * PIECE - len(seen))


def see_hand(field: Field, owner: int, seat: int) -> list[float]:
    if owner >= field.seats:
        return [0.0] * int(field.box.designs.count + 2)
    hand = hand_in(field, field.hands, owner)
    shown = hand_in(field, field.shown, owner)
    told = hand if friends(seat, owner) else shown
    passed = float(field.passed >> owner & 1 == 1)
    return [sum(hand) / 7, passed, *[n / 2 for n in told]]
