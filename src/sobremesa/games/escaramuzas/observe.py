"""Escaramuzas for a learner: a row of fixed length of what a seat sees."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    BLOCKING,
    COVER,
    DIFFICULT,
    NO_UNIT,
    SEATS,
    SLOTS,
    first_of,
)
from .rules import Escaramuzas
from .rules_deployment import face_down, in_east
from .rules_ground import Ground
from .rules_table import LEDGER, MODE_IDS, Field, friends, ledger_of

STAGES: Final[i64] = len(STAGE_IDS)
MODES: Final[i64] = len(MODE_IDS)
UNIT: Final[i64] = 12  # numbers per unit, beside its type
OBJECTIVES: Final[i64] = 7
OBJECTIVE: Final[i64] = 7
PIECES: Final[i64] = 40  # of terrain, at most told
PIECE: Final[i64] = 7
HITS: Final[i64] = 4  # at most told
TEAM: Final[i64] = SEATS // 2
WIDE: Final = 90.0  # the table, in centimetres
DEEP: Final = 60.0


def observe(state: State, seat: i64, sight: Sight) -> None:
    """Who is asked what, sides, units, face-down tokens, terrain, hands.

    Everything of the viewer's side stands first; a spectator sees from red.
    """
    assert isinstance(state, Escaramuzas)
    field = state.field
    viewer: i64 = seat if seat > 0 else 0
    own = viewer % 2
    sight.one(viewer, SEATS)
    sight.one(field.asked, SEATS)
    sight.one(state.stage, STAGES)
    sight.one(field.mode, MODES)
    see_counters(field, sight)
    for turn in range(2):
        side: i64 = own if turn == 0 else 1 - own
        see_side(field, side, sight)
        see_units(field, side, seat, sight)
        see_tokens(field, side, seat, sight)
    see_objectives(field, own, sight)
    see_terrain(field.ground, sight)
    for turn in range(SEATS):
        see_hand(field, (viewer + turn) % SEATS, seat, sight)


def see_counters(field: Field, sight: Sight) -> None:
    attack = field.attack
    sight.part(field.round, float(field.box.rounds))
    sight.part(field.deck.size(), 30.0)
    sight.part(field.turned, 5.0)
    sight.flag(field.spent)
    sight.part(field.faster, 3.0)
    sight.flag(field.freely)
    sight.flag(field.chained)
    sight.flag(attack.close)
    sight.flag(attack.countering)
    sight.part(attack.resist, 2.0)
    told: i64 = min(len(attack.hits), HITS)
    sight.parts(attack.hits, 0, told, 9.0)
    sight.gap(HITS - told)


def see_side(field: Field, side: i64, sight: Sight) -> None:
    sight.part(field.points[side], 12.0)
    sight.part(field.score[side], 30.0)
    sight.part(field.count(side), float(SLOTS))
    sight.part(field.initiative[side], 12.0)
    sight.flag(field.turn == side)
    sight.flag(in_east(field, side))
    sight.parts(field.ledger, ledger_of(side), LEDGER, 6.0)


def see_units(field: Field, side: i64, seat: i64, sight: Sight) -> None:
    """Per slot of the roster: type, place, condition, part in what is half done."""
    hidden = face_down(field) and not friends(seat, side)
    types = field.box.content.types
    first = first_of(side)
    for unit in range(first, first + SLOTS):
        lives = field.lives(unit)
        absent = field.box.kind[unit] == NO_UNIT or (not lives and field.round > 0)
        if hidden or absent:
            sight.gap(types + UNIT)
        else:
            sight.one(field.box.kind[unit], types)
            see_unit(field, unit, seat, sight)


def see_unit(field: Field, unit: i64, seat: i64, sight: Sight) -> None:
    lives = field.lives(unit)
    sight.flag(lives)
    sight.part(field.x[unit] if lives else 0, WIDE)
    sight.part(field.y[unit] if lives else 0, DEEP)
    sight.part(field.health[unit], 5.0)
    sight.part(field.wounds[unit], 3.0)
    sight.part(field.delay[unit], 2.0)
    sight.part(field.kills[unit], 3.0)
    sight.part(field.rank[unit], 3.0)
    sight.flag(field.is_ready(unit))
    sight.flag(field.actor == unit)
    sight.flag(field.attack.attacker == unit or field.attack.target == unit)
    sight.flag(friends(seat, field.owner_of(unit)))


def see_tokens(field: Field, side: i64, seat: i64, sight: Sight) -> None:
    """Face-down units: owner and point, sorted, so that the order tells nothing."""
    after = sight.at + SLOTS * 3
    if face_down(field) and not friends(seat, side):
        found: list[tuple[int, int, int]] = []
        first = first_of(side)
        for unit in range(first, first + SLOTS):
            if field.lives(unit):
                who = field.owner_of(unit) // 2 + 1
                found.append((field.x[unit], field.y[unit], who))
        for x, y, whose in sorted(found):
            sight.part(x, WIDE)
            sight.part(y, DEEP)
            sight.part(whose, float(TEAM))
    sight.gap(after - sight.at)


def see_objectives(field: Field, own: i64, sight: Sight) -> None:
    ground = field.ground
    after = sight.at + OBJECTIVES * OBJECTIVE
    for at in range(len(ground.xs)):
        sight.flag(field.owner[at] == own)
        sight.flag(field.owner[at] == 1 - own)
        sight.flag(field.first_owner[at] == own)
        sight.flag(field.first_owner[at] == 1 - own)
        sight.part(field.held[at], 1.0)
        sight.part(ground.xs[at], WIDE)
        sight.part(ground.ys[at], DEEP)
    sight.gap(after - sight.at)


def see_terrain(ground: Ground, sight: Sight) -> None:
    after = sight.at + PIECES * PIECE
    for piece in ground.pieces[:PIECES]:
        flags = ground.flags[piece.kind]
        sight.part(piece.x1, WIDE)
        sight.part(piece.y1, DEEP)
        sight.part(piece.x2, WIDE)
        sight.part(piece.y2, DEEP)
        sight.flag(flags & DIFFICULT != 0)
        sight.flag(flags & COVER != 0)
        sight.flag(flags & BLOCKING != 0)
    sight.gap(after - sight.at)


def see_hand(field: Field, owner: i64, seat: i64, sight: Sight) -> None:
    count = field.box.designs.count
    if owner >= field.seats:
        sight.gap(count + 2)
        return
    first, held = field.hand_of(owner), i64(0)
    for card in range(first, first + count):
        held += field.hands[card]
    sight.part(held, 7.0)
    sight.flag(field.passed >> owner & 1 == 1)
    told = field.hands if friends(seat, owner) else field.shown
    sight.parts(told, first, count, 2.0)
