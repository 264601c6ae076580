"""Escaramuzas' state as JSON fields, and what can be wrong with them."""

import copyreg
from typing import Any

import msgspec

from sobremesa.kernel.columns import column
from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import State

from .actions import (
    ADVANCE,
    STAGE_IDS,
    SUPPORT,
)
from .content import (
    CARD_IDS,
    CARDS,
    LABEL_IDS,
    NO_CARD,
    NOBODY,
    PIECE_IDS,
    SIDE_IDS,
    bit_of,
    hand_of,
    side_of,
    units_of,
)
from .maps import read_piece
from .rules import Escaramuzas
from .rules_box import box_of, ground_of
from .rules_map import objectives
from .rules_table import (
    CLOSE_GAME,
    CLOSE_ROUND,
    COUNT_IDS,
    MODE_IDS,
    NO_ONE,
    RANGED_GAME,
    RANGED_ROUND,
    RUNNING,
    SIX_CLOSE,
    SIX_RANGED,
    Attack,
    Field,
    blank,
    ledger_of,
)

SIDES = ("red", "blue", "")


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit on the table."""

    label: str
    x: int
    y: int
    health: int
    wounds: int = 0
    ready: bool = False
    kills: int = 0
    rank: int = 0
    delay: int = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    initiative: int
    ap: int
    vp: int
    rota: int  # number of its seat whose turn is next
    ranged_round: int
    close_round: int
    ranged_game: int
    close_game: int
    six_ranged_scored: bool
    six_close_scored: bool
    units: list[Unit]


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    x: int
    y: int
    owner: str = ""
    first_owner: str = ""
    held: bool = False


class Assault(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """An attack half made; units as `red T1`."""

    attacker: str = ""
    target: str = ""
    close: bool = False
    bonus: int = 0
    aim: int = 0
    far: bool = False
    calm: bool = False
    armed: bool = False
    shots: int = 0
    reacted: bool = False
    resist: int = 0
    pledged: bool = False
    countering: bool = False
    ones: int = 0
    hits: list[int] = []


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an Escaramuzas position holds."""

    round: int
    seat: int  # -1 when over
    stage: str
    swapped: bool
    chooser: str
    turn: str
    passed: list[int]
    turned: int
    pieces: list[str]
    objectives: list[Objective]
    red: Side
    blue: Side
    hands: list[dict[str, int]]
    shown: list[dict[str, int]]
    deck: dict[str, int]
    bottom: list[str]
    actor: str = ""
    mode: str = ""
    spent: bool = False
    faster: int = 0
    freely: bool = False
    chained: bool = False
    card: str = ""
    subject: str = ""
    piece: str = ""
    attack: Assault = Assault()
    fallen: list[int] = []  # where the target of a won fight stood
    winner: str = ""  # red, blue, draw
    rule: str = ""


# What is named and stored alike, in the state and in its position.
PLAIN = ("round", "turned", "spent", "faster", "freely", "chained", "rule")
OF_UNITS = ("x", "y", "health", "wounds", "kills", "rank", "delay")
OF_ATTACKS = tuple(
    name
    for name in Assault.__struct_fields__
    if name not in ("attacker", "target", "hits")
)


def plain(holder: object, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(holder, name) for name in names}


def set_plain(holder: object, told: object, names: tuple[str, ...]) -> None:
    for name in names:
        setattr(holder, name, getattr(told, name))


def dump(state: State) -> Fields:
    assert isinstance(state, Escaramuzas)
    field = state.field
    sheet = Sheet(
        **plain(field, PLAIN),
        seat=int(state.seat),
        stage=STAGE_IDS[state.stage],
        swapped=bool(field.swapped),
        chooser=SIDES[field.chooser],
        turn=SIDES[field.turn],
        passed=[seat for seat in range(int(field.seats)) if field.passed >> seat & 1],
        pieces=[piece.text for piece in field.ground.pieces],
        objectives=dump_objectives(field),
        red=dump_side(field, 0),
        blue=dump_side(field, 1),
        hands=dump_hands(field, field.hands),
        shown=dump_hands(field, field.shown),
        deck=dump_counts(field.deck.bag),
        bottom=[CARD_IDS[card] for card in field.deck.bottom],
        actor=name_unit(field, field.actor),
        mode=MODE_IDS[field.mode],
        card="" if field.card == NO_CARD else CARD_IDS[field.card],
        subject=name_unit(field, field.subject),
        piece="" if field.piece == NO_ONE else PIECE_IDS[field.piece],
        attack=dump_attack(field),
        fallen=dump_fallen(field),
        winner=dump_winner(field),
    )
    built: Fields = msgspec.to_builtins(sheet)
    return built


def dump_winner(field: Field) -> str:
    if not field.over:
        return ""
    return "draw" if field.winner < 0 else SIDE_IDS[field.winner]


def dump_objectives(field: Field) -> list[Objective]:
    return [
        Objective(
            x=x,
            y=y,
            owner=SIDES[field.owner[at]],
            first_owner=SIDES[field.first_owner[at]],
            held=bool(field.held[at]),
        )
        for at, (x, y) in enumerate(objectives(field.ground))
    ]


def dump_side(field: Field, side: int) -> Side:
    ledger = field.counts(side)
    units = units_of(side)
    return Side(
        initiative=int(field.initiative[side]),
        ap=int(field.points[side]),
        vp=int(field.score[side]),
        rota=int(field.rota[side]),
        ranged_round=ledger[RANGED_ROUND],
        close_round=ledger[CLOSE_ROUND],
        ranged_game=ledger[RANGED_GAME],
        close_game=ledger[CLOSE_GAME],
        six_ranged_scored=bool(ledger[SIX_RANGED]),
        six_close_scored=bool(ledger[SIX_CLOSE]),
        units=[dump_unit(field, unit) for unit in units if field.lives(unit)],
    )


def dump_unit(field: Field, unit: int) -> Unit:
    return Unit(
        label=LABEL_IDS[field.label(unit)],
        ready=bool(field.is_ready(unit)),
        **{name: int(getattr(field, name)[unit]) for name in OF_UNITS},
    )


def name_unit(field: Field, unit: int) -> str:
    if unit == NO_ONE:
        return ""
    return f"{SIDE_IDS[side_of(unit)]} {LABEL_IDS[field.label(unit)]}"


def dump_attack(field: Field) -> Assault:
    attack = field.attack
    return Assault(
        attacker=name_unit(field, attack.attacker),
        target=name_unit(field, attack.target),
        **plain(attack, OF_ATTACKS),
        hits=[int(hit) for hit in attack.hits],
    )


def dump_fallen(field: Field) -> list[int]:
    target = field.attack.target
    if field.stage not in (ADVANCE, SUPPORT) or field.over or field.lives(target):
        return []
    return [int(field.x[target]), int(field.y[target])]


def dump_hands(field: Field, counts: vec[i64]) -> list[dict[str, int]]:
    held = [int(count) for count in counts]
    return [
        dump_counts(held[hand_of(seat) : hand_of(seat) + CARDS])
        for seat in range(int(field.seats))
    ]


def dump_counts(counts: "vec[i64] | list[int]") -> dict[str, int]:
    return {CARD_IDS[card]: int(n) for card, n in enumerate(counts) if n}


def load(chosen: Chosen, seats: int, raw: Fields) -> Escaramuzas:
    """A state from fields without problems."""
    sheet = msgspec.convert(raw, type=Sheet)
    box = box_of(chosen)
    field = blank(box, seats)
    pieces = [piece for text in sheet.pieces for piece in read_piece(text)]
    points = [(one.x, one.y) for one in sheet.objectives]
    field.ground = ground_of(box, pieces, points)
    field.mark_objectives()
    set_plain(field, sheet, PLAIN)
    field.swapped = int(sheet.swapped)
    field.chooser, field.turn = SIDES.index(sheet.chooser), SIDES.index(sheet.turn)
    field.passed = sum(1 << seat for seat in sheet.passed)
    for at, objective in enumerate(sheet.objectives):
        field.owner[at] = read_side(objective.owner)
        field.first_owner[at] = read_side(objective.first_owner)
        field.held[at] = int(objective.held)
    load_side(field, 0, sheet.red)
    load_side(field, 1, sheet.blue)
    load_cards(field, sheet)
    load_activation(field, sheet)
    state = Escaramuzas(field)
    state.seat, state.stage = sheet.seat, STAGE_IDS.index(sheet.stage)
    if not field.over:
        field.ask(state.stage, state.seat)
    return state


copyreg.pickle(  # a state goes elsewhere as its options and fields
    Escaramuzas,
    lambda state: (load, (state.field.box.chosen, int(state.seats), dump(state))),
)


def read_side(name: str) -> int:
    return SIDE_IDS.index(name) if name else NOBODY


def read_unit(field: Field, name: str) -> int:
    if not name:
        return NO_ONE
    side, _, label = name.partition(" ")
    return int(field.unit(SIDE_IDS.index(side), LABEL_IDS.index(label)))


def load_side(field: Field, side: int, sheet: Side) -> None:
    field.initiative[side] = sheet.initiative
    field.points[side], field.score[side] = sheet.ap, sheet.vp
    field.rota[side] = sheet.rota
    for at, name in enumerate(COUNT_IDS):
        field.ledger[ledger_of(side) + at] = int(getattr(sheet, name))
    for one in sheet.units:
        unit = int(field.unit(side, LABEL_IDS.index(one.label)))
        for name in OF_UNITS:
            getattr(field, name)[unit] = getattr(one, name)
        field.alive[side] |= bit_of(unit)
        if one.ready:
            field.ready[side] |= bit_of(unit)


def load_cards(field: Field, sheet: Sheet) -> None:
    for seat, held in enumerate(sheet.hands):
        for card, number in held.items():
            field.hands[hand_of(seat) + CARD_IDS.index(card)] = number
    for seat, held in enumerate(sheet.shown):
        for card, number in held.items():
            field.shown[hand_of(seat) + CARD_IDS.index(card)] = number
    field.deck = Pile([sheet.deck.get(card, 0) for card in CARD_IDS])
    for card in sheet.bottom:
        field.deck.bury(CARD_IDS.index(card))


def load_activation(field: Field, sheet: Sheet) -> None:
    field.actor = read_unit(field, sheet.actor)
    field.mode = MODE_IDS.index(sheet.mode)
    field.card = CARD_IDS.index(sheet.card) if sheet.card else NO_CARD
    field.subject = read_unit(field, sheet.subject)
    field.piece = PIECE_IDS.index(sheet.piece) if sheet.piece else NO_ONE
    attack, told = Attack(), sheet.attack
    attack.attacker = read_unit(field, told.attacker)
    attack.target = read_unit(field, told.target)
    set_plain(attack, told, OF_ATTACKS)
    attack.hits = column(told.hits)
    field.attack = attack
    if sheet.fallen:
        field.x[attack.target], field.y[attack.target] = sheet.fallen
    field.winner = -1 if sheet.winner == "draw" else read_side(sheet.winner)
    if not sheet.winner:
        field.winner = RUNNING
