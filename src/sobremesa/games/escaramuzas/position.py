"""Escaramuzas' state as JSON fields."""

import copyreg
from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.kernel.columns import column
from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.overlay import Overlay
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.shared import Shared, load_one
from sobremesa.kernel.state import State

from .actions import (
    ADVANCE,
    STAGE_IDS,
    SUPPORT,
)
from .content import SIDE_IDS, bit_of, units_of
from .maps import read_piece
from .own import boxes_of
from .rules import Escaramuzas
from .rules_box import Boxes, ground_of
from .rules_map import objectives
from .rules_table import (
    CLOSE_GAME,
    CLOSE_ROUND,
    COUNT_IDS,
    NO_ONE,
    RANGED_GAME,
    RANGED_ROUND,
    SIX_CLOSE,
    SIX_RANGED,
    Field,
    blank,
    ledger_of,
)
from .sheets import Assault, Objective, Sheet, Side, Unit, ids_in, name_of

SIDES = ("red", "blue", "")


UNIT = Shared(Unit, but=("ready",))
OBJECTIVE = Shared(Objective, but=("x", "y"))
SIDE = Shared(Side, but=COUNT_IDS)
ATTACK = Shared(Assault, but=("far", "range", "penalty"))
FIELD = Shared(Sheet, but=("seat", "stage", "deck", "bottom", "winner", "rule"))


def dump(state: State) -> Fields:
    assert isinstance(state, Escaramuzas)
    field = state.field
    kinds = ids_in(field.box)
    sheet = Sheet(
        **FIELD.dump(field, kinds=kinds),
        seat=int(state.seat),
        stage=STAGE_IDS[state.stage],
        passed=[seat for seat in range(int(field.seats)) if field.passed >> seat & 1],
        pieces=[piece.text for piece in field.ground.pieces],
        objectives=[
            Objective(x=x, y=y, **OBJECTIVE.dump(field, at))
            for at, (x, y) in enumerate(objectives(field.ground))
        ],
        red=dump_side(field, 0),
        blue=dump_side(field, 1),
        hands=dump_hands(field, field.hands),
        shown=dump_hands(field, field.shown),
        deck=dump_counts(field, field.deck.bag),
        bottom=[field.box.designs.ids[card] for card in field.deck.bottom],
        attack=dump_attack(field),
        fallen=dump_fallen(field),
        winner=dump_winner(field),
        rule=field.rule,
    )
    built: Fields = msgspec.to_builtins(sheet)
    return built


def dump_attack(field: Field) -> Assault:
    """Numbers of cards are told where they are not those of the usual ones."""
    attack, designs = field.attack, field.box.designs
    far, penalty = int(attack.far), int(attack.penalty)
    counters = attack.pledged or attack.countering
    return Assault(
        **ATTACK.dump(attack, kinds=ids_in(field.box)),
        far=far > 0,
        range=0 if far == designs.usual_range else far,
        penalty=penalty if counters and penalty != designs.usual_penalty else -1,
        hits=[int(hit) for hit in attack.hits],
    )


def dump_winner(field: Field) -> str:
    if not field.over:
        return ""
    return "draw" if field.winner < 0 else SIDE_IDS[field.winner]


def dump_side(field: Field, side: int) -> Side:
    ledger = field.counts(side)
    return Side(
        **SIDE.dump(field, side),
        ranged_round=ledger[RANGED_ROUND],
        close_round=ledger[CLOSE_ROUND],
        ranged_game=ledger[RANGED_GAME],
        close_game=ledger[CLOSE_GAME],
        six_ranged_scored=bool(ledger[SIX_RANGED]),
        six_close_scored=bool(ledger[SIX_CLOSE]),
        units=[dump_unit(field, unit) for unit in units_of(side) if field.lives(unit)],
    )


def dump_unit(field: Field, unit: int) -> Unit:
    return Unit(
        **UNIT.dump(field, unit),
        label=field.box.content.label_ids[field.label(unit)],
        ready=bool(field.is_ready(unit)),
    )


def name_unit(field: Field, unit: int) -> str:
    return "" if unit == NO_ONE else name_of(field.box, unit)


def dump_fallen(field: Field) -> list[int]:
    target = field.attack.target
    if field.stage not in (ADVANCE, SUPPORT) or field.over or field.lives(target):
        return []
    return [int(field.x[target]), int(field.y[target])]


def dump_hands(field: Field, counts: vec[i64]) -> list[dict[str, int]]:
    return [
        dump_counts(field, hand_in(field, counts, seat))
        for seat in range(int(field.seats))
    ]


def hand_in(field: Field, counts: vec[i64], seat: int) -> list[int]:
    """A seat's part of a column of counts."""
    first, many = int(field.hand_of(seat)), int(field.box.designs.count)
    return [int(counts[at]) for at in range(first, first + many)]


def dump_counts(field: Field, counts: "vec[i64] | list[int]") -> dict[str, int]:
    ids = field.box.designs.ids
    return {ids[card]: int(n) for card, n in enumerate(counts) if n}


def load(boxes: Boxes, chosen: Chosen, seats: int, raw: Fields) -> Escaramuzas:
    """A state from fields without problems."""
    sheet = msgspec.convert(raw, type=Sheet)
    box = boxes.of(chosen)
    field = blank(box, seats)
    pieces = [piece for text in sheet.pieces for piece in read_piece(text)]
    points = [(one.x, one.y) for one in sheet.objectives]
    field.ground = ground_of(box, pieces, points)
    field.mark_objectives()
    FIELD.load(sheet, field, kinds=ids_in(box))
    field.rule = sheet.rule
    field.passed = sum(1 << seat for seat in sheet.passed)
    for at, objective in enumerate(sheet.objectives):
        OBJECTIVE.load(objective, field, at)
    load_side(field, 0, sheet.red)
    load_side(field, 1, sheet.blue)
    load_cards(field, sheet)
    load_attack(field, sheet)
    if sheet.winner:
        field.winner = load_one(sheet.winner, SIDE_IDS)  # none of them in a draw
    state = Escaramuzas(field)
    state.seat, state.stage = sheet.seat, STAGE_IDS.index(sheet.stage)
    if not field.over:
        field.ask(state.stage, state.seat)
    return state


def pickled(state: Escaramuzas) -> tuple[Callable[..., Escaramuzas], tuple[Any, ...]]:
    """A state goes elsewhere as its own content, its options and its fields."""
    box = state.field.box
    return unpickled, (box.content.own, box.chosen, int(state.seats), dump(state))


def unpickled(own: str, chosen: Chosen, seats: int, raw: Fields) -> Escaramuzas:
    return load(boxes_of(Overlay(own)), chosen, seats, raw)


copyreg.pickle(Escaramuzas, pickled)


def load_side(field: Field, side: int, sheet: Side) -> None:
    SIDE.load(sheet, field, side)
    for at, name in enumerate(COUNT_IDS):
        field.ledger[ledger_of(side) + at] = int(getattr(sheet, name))
    for one in sheet.units:
        unit = int(field.unit(side, field.box.content.label_ids.index(one.label)))
        UNIT.load(one, field, unit)
        field.alive[side] |= bit_of(unit)
        if one.ready:
            field.ready[side] |= bit_of(unit)


def load_cards(field: Field, sheet: Sheet) -> None:
    ids = field.box.designs.ids
    for seat, held in enumerate(sheet.hands):
        for card, number in held.items():
            field.hands[field.hand_of(seat) + ids.index(card)] = number
    for seat, held in enumerate(sheet.shown):
        for card, number in held.items():
            field.shown[field.hand_of(seat) + ids.index(card)] = number
    field.deck = Pile([sheet.deck.get(card, 0) for card in ids])
    for card in sheet.bottom:
        field.deck.bury(ids.index(card))


def load_attack(field: Field, sheet: Sheet) -> None:
    attack, told, designs = field.attack, sheet.attack, field.box.designs
    ATTACK.load(told, attack, kinds=ids_in(field.box))
    if told.far:
        attack.far = told.range or designs.usual_range
    if told.pledged or told.countering:
        usual = told.penalty < 0
        attack.penalty = designs.usual_penalty if usual else told.penalty
    attack.hits = column(sheet.attack.hits)
    if sheet.fallen:
        field.x[attack.target], field.y[attack.target] = sheet.fallen
