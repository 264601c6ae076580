"""Carcosa's state as JSON fields."""

import copyreg
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sobremesa.kernel.columns import column, column_of
from sobremesa.kernel.forms import Kinds
from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.overlay import Overlay
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.shared import Shared
from sobremesa.kernel.state import OVER, State

from .actions import REACT, STAGE_IDS
from .content import (
    BOX_IDS,
    DEPTH,
    HIDDEN,
    ITEM_IDS,
    MONSTER_IDS,
    NOBODY,
    NODE_IDS,
    POISONED,
    POOLS,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    SPECIAL_IDS,
    SPIDER,
    STATUS_IDS,
    STIRRED,
    UNSEEN,
)
from .over import content_of
from .rules import Carcosa
from .rules_agenda import PURPOSE_IDS, STEP_IDS
from .rules_boxes import Boxes
from .rules_content import Content
from .rules_souls import Monster, Soul
from .rules_table import NO_CARD, House, blank
from .sheets import (
    CARD,
    ROLE,
    BoxSheet,
    Counts,
    MerchantSheet,
    MonsterSheet,
    Sheet,
    SoulSheet,
    SpecialSheet,
    TurnSheet,
)

HOUSE = Shared(
    Sheet, but=("place", "seat", "stage", "soul", "purpose", "unseen", "stairs")
)
TURN = Shared(TurnSheet, but=("card_box", "revealer"))
SOUL = Shared(SoulSheet, but=("role", "statuses"))
MONSTER = Shared(MonsterSheet)


def kinds_of(content: Content) -> Kinds:
    """The ids that a content may add to."""
    return {ROLE: content.role_ids, CARD: content.card_ids}


def dump(state: State) -> Fields:
    assert isinstance(state, Carcosa)
    house = state.house
    over = state.seat < 0
    sheet = Sheet(
        **HOUSE.dump(house, kinds=kinds_of(house.content)),
        place=int(house.turn),
        seat="" if over else SEAT_IDS[state.seat],
        stage="" if over else STAGE_IDS[state.stage],
        soul=name(SOUL_IDS, house.asked),
        purpose=purpose_text(house),
        souls=[dump_soul(soul) for soul in house.souls],
        boxes={BOX_IDS[box]: dump_box(house.boxes, box) for box in range(len(BOX_IDS))},
        unseen=counts(house.content.card_ids, house.boxes.pool),
        merchant=dump_merchant(house),
        stairs=[ROOM_IDS[f * 4 + room] for f, room in enumerate(house.stairs)],
        specials=dump_specials(house),
        monsters=[MonsterSheet(**MONSTER.dump(one)) for one in house.monsters],
        turn=dump_turn(house),
    )
    built: Fields = msgspec.to_builtins(sheet)
    return built


def name(ids: tuple[str, ...], at: int) -> str:
    return "" if at < 0 else ids[at]


def names(ids: tuple[str, ...], at: Sequence[int] | Any) -> list[str]:
    """Any: a vec in the compiled build."""
    return [ids[number] for number in at]


def counts(ids: tuple[str, ...], numbers: Sequence[int] | Any) -> Counts:
    """Any: a vec in the compiled build."""
    return {ids[at]: int(number) for at, number in enumerate(numbers) if number}


def purpose_text(house: House) -> str:
    if house.stage == REACT:
        return MONSTER_IDS[house.purpose]
    return PURPOSE_IDS[house.purpose] if house.stage >= 0 else ""


def dump_soul(soul: Soul) -> SoulSheet:
    statuses = counts(STATUS_IDS, soul.status)
    statuses.pop("poisoned", None)
    sick = [int(soul.waning), int(soul.status[POISONED])]
    return SoulSheet(
        **SOUL.dump(soul),
        role=name(soul.content.role_ids, soul.role),
        statuses=statuses,
        poisoned=sick if any(sick) else [],
    )


def dump_box(boxes: Boxes, box: int) -> BoxSheet:
    top, stirred, unseen, bottom = box_parts(boxes, box)
    return BoxSheet(
        room=ROOM_IDS[list(boxes.at).index(box)],
        top=top,
        stirred=stirred,
        unseen=unseen,
        bottom=bottom,
    )


def box_parts(
    boxes: Boxes, box: int
) -> tuple[list[str], list[str], list[int], list[str]]:
    """Known on top; in it, nobody knows where; unseen by pool; known at the bottom."""
    ids = boxes.content.card_ids
    cells = [int(cell) for cell in boxes.cells[box * DEPTH : box * DEPTH + DEPTH]]
    first = int(boxes.top[box])
    second = first + int(boxes.stirred[box])
    third = second + int(boxes.unknown(box))
    return (
        names(ids, cells[:first]),
        [ids[cell - STIRRED] for cell in cells[first:second]],
        [int(n) for n in boxes.unseen[box * POOLS : box * POOLS + POOLS]],
        names(ids, cells[third : int(boxes.size[box])]),
    )


def dump_merchant(house: House) -> MerchantSheet:
    return MerchantSheet(
        unseen=counts(ITEM_IDS, house.merchant.bag),
        bottom=names(ITEM_IDS, house.merchant.bottom),
        display=name(ITEM_IDS, house.display),
        shown=names(ITEM_IDS, house.shown),
    )


def dump_specials(house: House) -> list[SpecialSheet]:
    return [
        SpecialSheet(
            room=NODE_IDS[house.special_at[floor]],
            kind=name(SPECIAL_IDS, house.special[floor]),
            destroyed=bool(house.ruined >> floor & 1),
        )
        for floor in range(3)
    ]


def dump_turn(house: House) -> TurnSheet:
    pending = house.card != NO_CARD
    return TurnSheet(
        **TURN.dump(house, kinds=kinds_of(house.content)),
        card_box=BOX_IDS[house.card_box] if pending else "",
        revealer=name(SOUL_IDS, house.revealer) if pending else "",
        line=[
            (SOUL_IDS[soul], NODE_IDS[node])
            for soul, node in zip(house.line, house.line_at, strict=True)
        ],
        todo=[step_text(*step) for step in house.waiting()],
    )


def step_text(kind: int, first: int, second: int) -> str:
    numbers = [first, second] if second else [first] if first else []
    return " ".join([STEP_IDS[kind], *[str(number) for number in numbers]])


# Loading


def load(content: Content, chosen: Chosen, seats: int, raw: Fields) -> Carcosa:
    """A state from fields without problems."""
    sheet = msgspec.convert(raw, type=Sheet)
    house = blank(content.settings(chosen, seats))
    load_house(house, sheet)
    for s, soul in enumerate(sheet.souls):
        load_soul(house, s, soul)
    load_boxes(house.boxes, sheet)
    load_turn(house, sheet)
    state = Carcosa(seats, house)
    if not sheet.seat:
        state.seat = OVER
        return state
    stage = STAGE_IDS.index(sheet.stage)
    ids = MONSTER_IDS if stage == REACT else PURPOSE_IDS
    house.ask(stage, SOUL_IDS.index(sheet.soul), ids.index(sheet.purpose))
    state.resume()
    return state


def pickled(state: Carcosa) -> tuple[Callable[..., Carcosa], tuple[Any, ...]]:
    """A state goes elsewhere as its own content, its options and its fields."""
    settings = state.house.settings
    told = (settings.content.overlay, settings.chosen, int(state.seats))
    return unpickled, (*told, dump(state))


def unpickled(overlay: str, chosen: Chosen, seats: int, raw: Fields) -> Carcosa:
    return load(content_of(Overlay(overlay)), chosen, seats, raw)


copyreg.pickle(Carcosa, pickled)


def number(ids: tuple[str, ...], text: str) -> int:
    return ids.index(text) if text else NOBODY


def load_house(house: House, sheet: Sheet) -> None:
    HOUSE.load(sheet, house, kinds=kinds_of(house.content))
    house.turn = sheet.place
    merchant = Pile([sheet.merchant.unseen.get(id, 0) for id in ITEM_IDS])
    merchant.bottom = column([ITEM_IDS.index(id) for id in sheet.merchant.bottom])
    house.merchant = merchant
    house.display = number(ITEM_IDS, sheet.merchant.display)
    house.shown = column([ITEM_IDS.index(id) for id in sheet.merchant.shown])
    house.stairs = column([ROOM_IDS.index(room) % 4 for room in sheet.stairs])
    house.special_at = column([NODE_IDS.index(one.room) for one in sheet.specials])
    for floor, special in enumerate(sheet.specials):
        if special.kind:
            house.special[floor] = SPECIAL_IDS.index(special.kind)
            house.special_left &= ~(1 << SPECIAL_IDS.index(special.kind))
        else:
            house.special[floor] = HIDDEN
        if special.destroyed:
            house.ruined |= 1 << floor
    for one in sheet.monsters:
        monster = Monster(SPIDER, 0, 0, 0)
        MONSTER.load(one, monster)
        house.monsters.append(monster)


def load_soul(house: House, s: int, sheet: SoulSheet) -> None:
    soul = house.souls[s]
    SOUL.load(sheet, soul)
    house.cast(s, number(house.content.role_ids, sheet.role))
    soul.status = column_of(STATUS_IDS, sheet.statuses)
    if sheet.poisoned:
        soul.waning, soul.status[POISONED] = sheet.poisoned


def load_boxes(boxes: Boxes, sheet: Sheet) -> None:
    ids, pools = boxes.content.card_ids, boxes.content.pool
    boxes.pool = column_of(ids, sheet.unseen)
    for card, count in enumerate(boxes.pool):
        boxes.pooled[pools[card]] += count
    for id, one in sheet.boxes.items():
        box = BOX_IDS.index(id)
        boxes.at[ROOM_IDS.index(one.room)] = box
        cells = [ids.index(card) for card in one.top]
        cells += [ids.index(card) + STIRRED for card in one.stirred]
        cells += [UNSEEN] * sum(one.unseen)
        cells += [ids.index(card) for card in one.bottom]
        for depth, cell in enumerate(cells):
            boxes.cells[box * DEPTH + depth] = cell
        boxes.size[box], boxes.top[box] = len(cells), len(one.top)
        boxes.stirred[box] = len(one.stirred)
        for pool, count in enumerate(one.unseen):
            boxes.unseen[box * POOLS + pool] = count


def load_turn(house: House, sheet: Sheet) -> None:
    turn = sheet.turn
    TURN.load(turn, house, kinds=kinds_of(house.content))
    house.card_box = max(0, number(BOX_IDS, turn.card_box))
    house.revealer = number(SOUL_IDS, turn.revealer)
    house.line = column([SOUL_IDS.index(soul) for soul, _ in turn.line])
    house.line_at = column([NODE_IDS.index(node) for _, node in turn.line])
    for text in turn.todo:
        word, *numbers = text.split()
        house.then(STEP_IDS.index(word), *[int(one) for one in numbers])
