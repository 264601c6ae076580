"""All that can be wrong with a position of Escaramuzas, each with its rule."""

from itertools import combinations

import msgspec

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Chosen, Fields

from .actions import (
    ACTIVATE,
    ADVANCE,
    ATTACK,
    CARD_ALLY,
    CARD_TARGET,
    CARD_TO,
    DEFEND,
    DEPLOY_AT,
    DRAFT_AT,
    DRAFT_PIECE,
    MODE,
    MOVE_TO,
    REACT,
    SIDE_CHOICE,
    STAGE_IDS,
    SUPPORT,
)
from .content import (
    ACROSS,
    CARD_IDS,
    COPIES,
    DOWN,
    HEALTH,
    LABEL_IDS,
    NO_UNIT,
    PIECE_IDS,
    SIDE_IDS,
    SLOTS,
)
from .maps import read_piece
from .position import SIDES, Sheet, Side, load
from .rules_box import Box, box_of, ground_of
from .rules_cards import SPRINT
from .rules_measuring import BASE
from .rules_table import MODE_IDS


def problems(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        sheet = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    box = box_of(chosen)
    found = [*wrong_names(sheet, box), *wrong_numbers(sheet, box, seats)]
    if not found:
        found = [*wrong_places(sheet, box), *wrong_cards(sheet, box)]
        found += wrong_stage(sheet)
    if not found and sheet.seat >= 0:
        if not load(chosen, seats, raw).legal():
            found.append(f"seat {sheet.seat} has no legal answer at {sheet.stage}")
    return found


def wrong_names(sheet: Sheet, box: Box) -> list[str]:
    """Ids that do not exist, or not in this match."""
    named: list[tuple[str, str, tuple[str, ...]]] = [
        ("stage", sheet.stage, STAGE_IDS),
        ("side", sheet.chooser, SIDE_IDS),
        ("side", sheet.turn, SIDE_IDS),
        ("mode", sheet.mode, MODE_IDS),
        ("card", sheet.card, ("", *CARD_IDS)),
        ("piece", sheet.piece, ("", *PIECE_IDS)),
        ("winner", sheet.winner, ("", "draw", *SIDE_IDS)),
        ("rule", sheet.rule, ("", "16.1", "16.2", "16.3")),
        *[("card", card, CARD_IDS) for card in sheet.bottom],
    ]
    for held in (*sheet.hands, *sheet.shown, sheet.deck):
        named += [("card", card, CARD_IDS) for card in held]
    for one in sheet.objectives:
        named += [("side", one.owner, SIDES), ("side", one.first_owner, SIDES)]
    found = [
        f"there is no {kind} {name!r}" for kind, name, ids in named if name not in ids
    ]
    for text in sheet.pieces:
        try:
            read_piece(text)
        except Mistake as error:
            found.append(str(error))
    for side, told in enumerate((sheet.red, sheet.blue)):
        found += [
            f"the {SIDE_IDS[side]} army has no unit {unit.label!r} (EC-2.4)"
            for unit in told.units
            if not has_unit(box, side, unit.label)
        ]
    told_units = (sheet.actor, sheet.subject, sheet.attack.attacker)
    for name in (*told_units, sheet.attack.target):
        side_name, _, label = name.partition(" ")
        if name and (
            side_name not in SIDE_IDS
            or not has_unit(box, SIDE_IDS.index(side_name), label)
        ):
            found.append(f"there is no unit {name!r}")
    return found


def has_unit(box: Box, side: int, label: str) -> bool:
    if label not in LABEL_IDS:
        return False
    return box.slot_of(side, LABEL_IDS.index(label)) != NO_UNIT


def wrong_numbers(sheet: Sheet, box: Box, seats: int) -> list[str]:
    limits = [
        ("round", sheet.round, 0, box.rounds),
        ("seat", sheet.seat, -1, seats - 1),
        ("turned", sheet.turned, 0, box.platoon),
        ("faster", sheet.faster, 0, SPRINT),
        ("the number of hands", len(sheet.hands), seats, seats),
        ("the number of shown hands", len(sheet.shown), seats, seats),
        *[("a seat that passed", seat, 0, seats - 1) for seat in sheet.passed],
    ]
    for side, told in zip(SIDE_IDS, (sheet.red, sheet.blue), strict=True):
        for name in ("initiative", "ap", "vp", "ranged_round", "close_round"):
            limits.append((f"{name} of {side}", getattr(told, name), 0, 10_000))
        limits.append((f"rota of {side}", told.rota, 0, seats // 2 - 1))
        limits += unit_limits(told, side, box)
    found = [
        f"{name} is {value}, it must be {low} to {high}"
        for name, value, low, high in limits
        if not low <= value <= high
    ]
    for held in (*sheet.hands, *sheet.shown, sheet.deck):
        found += [f"there are {n} {card}" for card, n in held.items() if n < 0]
    if bool(sheet.winner) != (sheet.seat < 0) or bool(sheet.winner) != bool(sheet.rule):
        found.append("a match has either a seat to decide, or a winner and a rule")
    return found


def unit_limits(told: Side, side: str, box: Box) -> list[tuple[str, int, int, int]]:
    limits: list[tuple[str, int, int, int]] = []
    for unit in told.units:
        label = LABEL_IDS.index(unit.label) if unit.label in LABEL_IDS else 0
        kind = label // SLOTS
        name = f"of {side} {unit.label}"
        limits += [
            (f"x {name}", unit.x, 1, ACROSS),
            (f"y {name}", unit.y, 1, DOWN),
            (f"health {name}", unit.health, 1, HEALTH[kind]),
            (f"wounds {name}", unit.wounds, 0, int(box.wound_limit) - 1),
            (f"kills {name}", unit.kills, 0, 40),
            (f"rank {name}", unit.rank, 0, 40),
            (f"delay {name}", unit.delay, 0, 40),
        ]
    return limits


def wrong_places(sheet: Sheet, box: Box) -> list[str]:
    """EC-1.4 bases never overlap, EC-6.8 nobody in a keep-out area."""
    found = []
    pieces = [piece for text in sheet.pieces for piece in read_piece(text)]
    points = [(one.x, one.y) for one in sheet.objectives]
    ground = ground_of(box, pieces, points)
    units = [
        (f"{side} {unit.label}", unit)
        for side, told in zip(SIDE_IDS, (sheet.red, sheet.blue), strict=True)
        for unit in told.units
    ]
    names = [name for name, _ in units]
    found += [f"{name} stands twice" for name in set(names) if names.count(name) > 1]
    for name, unit in units:
        if ground.kept_out(unit.x, unit.y):
            found.append(f"{name} at {unit.x},{unit.y} is in a keep-out area (EC-6.8)")
    for (name, one), (other, two) in combinations(units, 2):
        distance = (one.x - two.x) ** 2 + (one.y - two.y) ** 2
        if distance < BASE:
            found.append(f"{name} and {other} overlap: {distance} < {BASE} (EC-1.4)")
    return found


def wrong_cards(sheet: Sheet, box: Box) -> list[str]:
    """EC-13.1: deck and hands are always the 30 cards; none without `cards`."""
    found = []
    for at, card in enumerate(CARD_IDS):
        total = sheet.deck.get(card, 0) + sheet.bottom.count(card)
        total += sum(held.get(card, 0) for held in sheet.hands)
        full = COPIES[at] if box.cards else 0
        if total != full:
            found.append(f"there are {total} {card} in all, not {full} (EC-13.1)")
    for seat, held in enumerate(sheet.hands):
        if sum(held.values()) > box.hand_limit:
            found.append(
                f"seat {seat} has {sum(held.values())} cards, "
                f"hand_limit is {box.hand_limit} (EC-13.8)"
            )
        for card, number in sheet.shown[seat].items():
            if number > held.get(card, 0):
                found.append(f"seat {seat} does not hold the {card} it has shown")
    return found


NEEDS_ACTOR = {STAGE_IDS[DEPLOY_AT], *STAGE_IDS[MODE:]}
NEEDS_CARD = {STAGE_IDS[stage] for stage in (CARD_ALLY, CARD_TARGET, CARD_TO)}
NEEDS_TARGET = {STAGE_IDS[stage] for stage in (REACT, DEFEND, ADVANCE, SUPPORT)}
NEEDS_MODE = {STAGE_IDS[stage] for stage in (MOVE_TO, ATTACK)}
BEFORE = STAGE_IDS[:ACTIVATE]


def wrong_stage(sheet: Sheet) -> list[str]:
    """The question must fit what is pending."""
    if sheet.seat < 0:
        return []
    found = []
    stage = sheet.stage
    tests = {
        "actor": (stage in NEEDS_ACTOR, bool(sheet.actor)),
        "card": (stage in NEEDS_CARD, bool(sheet.card) and stage != "card_rival"),
        "target": (stage in NEEDS_TARGET, stage in NEEDS_TARGET and fought(sheet)),
        "subject": (stage == STAGE_IDS[CARD_TO], bool(sheet.subject)),
        "hits": (stage == "defend", bool(sheet.attack.hits) and stage != "react"),
        "fallen": (stage in ("advance", "support"), bool(sheet.fallen)),
    }
    for name, (needed, given) in tests.items():
        if needed != given:
            found.append(f"stage {stage} does not fit its {name}")
    if stage in NEEDS_MODE and not sheet.mode:
        found.append(f"stage {stage} does not fit its mode")
    if (sheet.round == 0) != (stage in BEFORE):
        found.append(f"stage {stage} does not fit round {sheet.round}")
    if sheet.piece and stage != STAGE_IDS[DRAFT_AT]:
        found.append(f"stage {stage} does not fit a piece being drafted")
    if stage in (STAGE_IDS[DRAFT_PIECE], STAGE_IDS[DRAFT_AT], STAGE_IDS[SIDE_CHOICE]):
        if sheet.red.units or sheet.blue.units:
            found.append(f"stage {stage} does not fit units on the table")
    return found


def fought(sheet: Sheet) -> bool:
    return bool(sheet.attack.attacker) and bool(sheet.attack.target)
