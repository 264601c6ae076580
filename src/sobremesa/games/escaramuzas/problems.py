"""All that can be wrong with a position of Escaramuzas, each with its rule."""

from itertools import combinations

import msgspec

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.forms import Look
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
from .content import NO_UNIT, SIDE_IDS, SLOTS
from .maps import read_piece
from .position import load
from .rules_box import Box, Boxes, ground_of
from .rules_measuring import BASE
from .sheets import SPARE, Sheet, ids_in


def problems(boxes: Boxes, chosen: Chosen, seats: int, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        sheet = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    box = boxes.of(chosen)
    known = {kind: ids_of(ids) for kind, ids in ids_in(box).items()}
    found = [*Look(sheet, known, box).found, *wrong_names(sheet, box)]
    found += wrong_numbers(sheet, box, seats)
    if not found:
        found = [*wrong_places(sheet, box), *wrong_cards(sheet, box)]
        found += wrong_stage(sheet)
    if not found and sheet.seat >= 0:
        if not load(boxes, chosen, seats, raw).legal():
            found.append(f"seat {sheet.seat} has no legal answer at {sheet.stage}")
    return found


def ids_of(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Without the places where an army has no unit."""
    return tuple(id for id in ids if id != SPARE)


def wrong_names(sheet: Sheet, box: Box) -> list[str]:
    """Terrain and units that there are not."""
    found: list[str] = []
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
    return found


def has_unit(box: Box, side: int, label: str) -> bool:
    labels = box.content.label_ids
    return label in labels and box.slot_of(side, labels.index(label)) != NO_UNIT


def wrong_numbers(sheet: Sheet, box: Box, seats: int) -> list[str]:
    """What must fit the seats, the units and one another."""
    limits = [
        ("seat", sheet.seat, -1, seats - 1),
        ("the number of hands", len(sheet.hands), seats, seats),
        ("the number of shown hands", len(sheet.shown), seats, seats),
        *[("a seat that passed", seat, 0, seats - 1) for seat in sheet.passed],
    ]
    for side, told in zip(SIDE_IDS, (sheet.red, sheet.blue), strict=True):
        limits.append((f"rota of {side}", told.rota, 0, seats // 2 - 1))
        for unit in told.units:
            labels, full = box.content.label_ids, box.content.health
            label = labels.index(unit.label) if unit.label in labels else 0
            name, most = f"of {side} {unit.label}", full[label // SLOTS]
            limits.append((f"health {name}", unit.health, 1, most))
            limits.append((f"wounds {name}", unit.wounds, 0, int(box.wound_limit) - 1))
    found = [
        f"{name} is {value}, it must be {low} to {high}"
        for name, value, low, high in limits
        if not low <= value <= high
    ]
    if len(sheet.fallen) not in (0, 2):
        found.append(f"fallen is {sheet.fallen}, it must be x and y, or nothing")
    if bool(sheet.winner) != (sheet.seat < 0) or bool(sheet.winner) != bool(sheet.rule):
        found.append("a match has either a seat to decide, or a winner and a rule")
    return found


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
    """EC-13.1: deck and hands are always all the cards; none without `cards`."""
    found = []
    for at, card in enumerate(box.designs.ids):
        total = sheet.deck.get(card, 0) + sheet.bottom.count(card)
        total += sum(held.get(card, 0) for held in sheet.hands)
        full = box.designs.copies[at] if box.cards else 0
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
