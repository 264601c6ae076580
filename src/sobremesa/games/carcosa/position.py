"""Carcosa's state as JSON fields."""

import copyreg
from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.kernel.columns import column, column_of
from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import OVER, State

from .actions import REACT, STAGE_IDS
from .content import (
    BOX_IDS,
    CARD_IDS,
    DEPTH,
    FLOOR_IDS,
    HIDDEN,
    ITEM_IDS,
    MONSTER_IDS,
    NOBODY,
    NODE_IDS,
    POISONED,
    POOL,
    POOLS,
    ROLE_IDS,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    SPECIAL_IDS,
    STATUS_IDS,
    STIRRED,
    UNSEEN,
    settings_of,
)
from .rules import Carcosa
from .rules_agenda import PURPOSE_IDS, STEP_IDS
from .rules_boxes import Boxes
from .rules_souls import Monster, Soul
from .rules_table import NO_CARD, House, blank

Counts = dict[str, int]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a position."""


class SoulSheet(Part, frozen=True, omit_defaults=True):
    role: str
    node: str
    sanity: int
    maximum: int  # without the Keyring
    key_slots: int
    slots: int
    items: Counts = {}
    limited: bool = False
    skip: bool = False
    frozen: bool = False
    bought: bool = False
    shield: int = 0
    guard: str = ""
    statuses: Counts = {}  # rounds left
    poisoned: list[int] = []  # instances with one and with two rounds left
    captor: str = ""
    trail: list[str] = []


class BoxSheet(Part, frozen=True, omit_defaults=True):
    """Top first: known cards, those of unknown place, known cards."""

    room: str
    unseen: list[int]  # Events, Objects, Variables nobody has seen
    top: list[str] = []
    stirred: list[str] = []  # in the Box, nobody knows where
    bottom: list[str] = []


class MonsterSheet(Part, frozen=True):
    kind: str
    node: str
    stun: int
    arrived: int


class SpecialSheet(Part, frozen=True):
    room: str
    kind: str  # "" while face down
    destroyed: bool


class MerchantSheet(Part, frozen=True):
    unseen: Counts
    bottom: list[str]
    display: str
    shown: list[str]


class TurnSheet(Part, frozen=True, omit_defaults=True):
    """Of the active soul, and what is pending."""

    active: str = ""
    spent: int = 0
    moved: bool = False
    gambled: bool = False
    comforted: bool = False
    guarded: bool = False
    drank: bool = False
    traded: int = 0
    stored: int = 0
    ladder: str = ""
    over: bool = False
    revealed: int = 0
    card: str = ""
    card_box: str = ""
    revealer: str = ""
    die: int = 0
    seen_room: str = ""
    fallen: list[str] = []
    line: list[list[str]] = []
    todo: list[str] = []


class Sheet(Part, frozen=True):
    """Everything a Carcosa position holds."""

    round: int
    place: int  # in the turn order
    seat: str  # "" when over
    stage: str  # "" when over
    soul: str  # that is asked
    purpose: str
    souls: list[SoulSheet]
    boxes: dict[str, BoxSheet]
    unseen: Counts  # cards of the Boxes nobody has seen
    merchant: MerchantSheet
    discards: Counts
    supplied: int
    stairs: list[str]
    specials: list[SpecialSheet]
    armory: Counts
    salon_uses: int
    ritual_done: bool
    monsters: list[MonsterSheet]
    loot: Counts
    charges: int
    king_floor: str
    vanish: int
    doubled: bool
    crown: str
    crown_round: int
    book: str
    ring: str
    keys_destroyed: int
    tue_tues: int
    tales_attached: int
    turn: TurnSheet
    ending: int


def dump(state: State) -> Fields:
    assert isinstance(state, Carcosa)
    house = state.house
    over = state.seat < 0
    sheet = Sheet(
        round=int(house.round),
        place=int(house.turn),
        seat="" if over else SEAT_IDS[state.seat],
        stage="" if over else STAGE_IDS[state.stage],
        soul=name(SOUL_IDS, house.asked),
        purpose=purpose_text(house),
        souls=[dump_soul(soul) for soul in house.souls],
        boxes={BOX_IDS[box]: dump_box(house.boxes, box) for box in range(len(BOX_IDS))},
        unseen=counts(CARD_IDS, house.boxes.pool),
        merchant=dump_merchant(house),
        discards=counts(CARD_IDS, house.discards),
        supplied=int(house.supplied),
        stairs=[ROOM_IDS[f * 4 + room] for f, room in enumerate(house.stairs)],
        specials=dump_specials(house),
        armory=counts(ITEM_IDS, house.armory),
        salon_uses=int(house.salon_uses),
        ritual_done=house.ritual_done,
        monsters=[dump_monster(monster) for monster in house.monsters],
        loot=counts(ITEM_IDS, house.loot),
        charges=int(house.charges),
        king_floor=FLOOR_IDS[house.king_floor],
        vanish=int(house.vanish),
        doubled=house.doubled,
        crown=name(SOUL_IDS, house.crown),
        crown_round=int(house.crown_round),
        book=name(SOUL_IDS, house.book),
        ring=name(SOUL_IDS, house.ring),
        keys_destroyed=int(house.keys_destroyed),
        tue_tues=int(house.tue_tues),
        tales_attached=int(house.tales_attached),
        turn=dump_turn(house),
        ending=int(house.ending),
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
        role=name(ROLE_IDS, soul.role),
        node=NODE_IDS[soul.node],
        sanity=int(soul.sanity),
        maximum=int(soul.ceiling),
        key_slots=int(soul.key_slots),
        slots=int(soul.slots),
        items=counts(ITEM_IDS, soul.items),
        limited=soul.limited,
        skip=soul.skip,
        frozen=soul.frozen,
        bought=soul.bought,
        shield=int(soul.shield),
        guard=name(SOUL_IDS, soul.guard),
        statuses=statuses,
        poisoned=sick if any(sick) else [],
        captor=name(MONSTER_IDS, soul.captor),
        trail=names(ROOM_IDS, soul.trail),
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
    cells = [int(cell) for cell in boxes.cells[box * DEPTH : box * DEPTH + DEPTH]]
    first = int(boxes.top[box])
    second = first + int(boxes.stirred[box])
    third = second + int(boxes.unknown(box))
    return (
        names(CARD_IDS, cells[:first]),
        [CARD_IDS[cell - STIRRED] for cell in cells[first:second]],
        [int(n) for n in boxes.unseen[box * POOLS : box * POOLS + POOLS]],
        names(CARD_IDS, cells[third : int(boxes.size[box])]),
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


def dump_monster(monster: Monster) -> MonsterSheet:
    return MonsterSheet(
        kind=MONSTER_IDS[monster.kind],
        node=NODE_IDS[monster.node],
        stun=int(monster.stun),
        arrived=int(monster.arrived),
    )


def dump_turn(house: House) -> TurnSheet:
    pending = house.card != NO_CARD
    return TurnSheet(
        active=name(SOUL_IDS, house.active),
        spent=int(house.spent),
        moved=house.moved,
        gambled=house.gambled,
        comforted=house.comforted,
        guarded=house.guarded,
        drank=house.drank,
        traded=int(house.traded),
        stored=int(house.stored),
        ladder=name(NODE_IDS, house.ladder),
        over=house.turn_over,
        revealed=int(house.revealed),
        card=name(CARD_IDS, house.card),
        card_box=BOX_IDS[house.card_box] if pending else "",
        revealer=name(SOUL_IDS, house.revealer) if pending else "",
        die=int(house.die),
        seen_room=name(ROOM_IDS, house.seen_room),
        fallen=names(SOUL_IDS, house.fallen),
        line=[
            [SOUL_IDS[soul], NODE_IDS[node]]
            for soul, node in zip(house.line, house.line_at, strict=True)
        ],
        todo=[step_text(*step) for step in house.waiting()],
    )


def step_text(kind: int, first: int, second: int) -> str:
    numbers = [first, second] if second else [first] if first else []
    return " ".join([STEP_IDS[kind], *[str(number) for number in numbers]])


# Loading


def load(chosen: Chosen, seats: int, raw: Fields) -> Carcosa:
    """A state from fields without problems."""
    sheet = msgspec.convert(raw, type=Sheet)
    house = blank(settings_of(chosen, seats))
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


copyreg.pickle(  # a state goes elsewhere as its options and fields
    Carcosa,
    lambda state: (load, (state.house.settings.chosen, int(state.seats), dump(state))),
)


def number(ids: tuple[str, ...], text: str) -> int:
    return ids.index(text) if text else NOBODY


def load_house(house: House, sheet: Sheet) -> None:
    house.round, house.turn = sheet.round, sheet.place
    merchant = Pile([sheet.merchant.unseen.get(id, 0) for id in ITEM_IDS])
    merchant.bottom = column([ITEM_IDS.index(id) for id in sheet.merchant.bottom])
    house.merchant = merchant
    house.display = number(ITEM_IDS, sheet.merchant.display)
    house.shown = column([ITEM_IDS.index(id) for id in sheet.merchant.shown])
    house.discards = column_of(CARD_IDS, sheet.discards)
    house.supplied = sheet.supplied
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
    house.armory = column_of(ITEM_IDS, sheet.armory)
    house.salon_uses, house.ritual_done = sheet.salon_uses, sheet.ritual_done
    house.monsters = [
        Monster(
            MONSTER_IDS.index(one.kind), NODE_IDS.index(one.node), one.stun, one.arrived
        )
        for one in sheet.monsters
    ]
    house.loot, house.charges = column_of(ITEM_IDS, sheet.loot), sheet.charges
    house.king_floor = FLOOR_IDS.index(sheet.king_floor)
    house.vanish, house.doubled = sheet.vanish, sheet.doubled
    house.crown, house.crown_round = number(SOUL_IDS, sheet.crown), sheet.crown_round
    house.book, house.ring = number(SOUL_IDS, sheet.book), number(SOUL_IDS, sheet.ring)
    house.keys_destroyed, house.tue_tues = sheet.keys_destroyed, sheet.tue_tues
    house.tales_attached, house.ending = sheet.tales_attached, sheet.ending


def load_soul(house: House, s: int, sheet: SoulSheet) -> None:
    soul = house.souls[s]
    house.cast(s, number(ROLE_IDS, sheet.role))
    soul.node = NODE_IDS.index(sheet.node)
    soul.sanity, soul.ceiling = sheet.sanity, sheet.maximum
    soul.key_slots, soul.slots = sheet.key_slots, sheet.slots
    soul.items = column_of(ITEM_IDS, sheet.items)
    soul.limited, soul.skip = sheet.limited, sheet.skip
    soul.frozen, soul.bought = sheet.frozen, sheet.bought
    soul.shield, soul.guard = sheet.shield, number(SOUL_IDS, sheet.guard)
    soul.status = column_of(STATUS_IDS, sheet.statuses)
    if sheet.poisoned:
        soul.waning, soul.status[POISONED] = sheet.poisoned
    soul.captor = number(MONSTER_IDS, sheet.captor)
    soul.trail = column([ROOM_IDS.index(room) for room in sheet.trail])


def load_boxes(boxes: Boxes, sheet: Sheet) -> None:
    boxes.pool = column_of(CARD_IDS, sheet.unseen)
    for card, count in enumerate(boxes.pool):
        boxes.pooled[POOL[card]] += count
    for id, one in sheet.boxes.items():
        box = BOX_IDS.index(id)
        boxes.at[ROOM_IDS.index(one.room)] = box
        cells = [CARD_IDS.index(card) for card in one.top]
        cells += [CARD_IDS.index(card) + STIRRED for card in one.stirred]
        cells += [UNSEEN] * sum(one.unseen)
        cells += [CARD_IDS.index(card) for card in one.bottom]
        for depth, cell in enumerate(cells):
            boxes.cells[box * DEPTH + depth] = cell
        boxes.size[box], boxes.top[box] = len(cells), len(one.top)
        boxes.stirred[box] = len(one.stirred)
        for pool, count in enumerate(one.unseen):
            boxes.unseen[box * POOLS + pool] = count


def load_turn(house: House, sheet: Sheet) -> None:
    turn = sheet.turn
    house.active, house.spent = number(SOUL_IDS, turn.active), turn.spent
    house.moved, house.gambled = turn.moved, turn.gambled
    house.comforted, house.guarded = turn.comforted, turn.guarded
    house.drank, house.traded, house.stored = turn.drank, turn.traded, turn.stored
    house.ladder, house.turn_over = number(NODE_IDS, turn.ladder), turn.over
    house.revealed = turn.revealed
    house.card = number(CARD_IDS, turn.card)
    house.card_box = max(0, number(BOX_IDS, turn.card_box))
    house.revealer = number(SOUL_IDS, turn.revealer)
    house.die = turn.die
    house.seen_room = number(ROOM_IDS, turn.seen_room)
    house.fallen = column([SOUL_IDS.index(soul) for soul in turn.fallen])
    house.line = column([SOUL_IDS.index(soul) for soul, _ in turn.line])
    house.line_at = column([NODE_IDS.index(node) for _, node in turn.line])
    for text in turn.todo:
        word, *numbers = text.split()
        house.then(STEP_IDS.index(word), *[int(one) for one in numbers])
