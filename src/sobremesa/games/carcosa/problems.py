"""All that can be wrong with a Carcosa position."""

from collections import Counter

import msgspec

from sobremesa.kernel.game import Chosen, Fields

from .actions import STAGE_IDS
from .content import (
    BOX_IDS,
    CARD_IDS,
    CHARGES,
    DEPTH,
    FLOOR_IDS,
    ITEM_IDS,
    LOWEST,
    MERCHANT,
    MONSTER_IDS,
    NODE_IDS,
    POOL,
    POOL_IDS,
    ROLE_IDS,
    ROLE_ITEM,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
    SPECIAL_IDS,
    STATUS_IDS,
    STORE,
    Settings,
    settings_of,
)
from .position import load
from .rules_agenda import PURPOSE_IDS, STEP_IDS
from .sheets import Sheet, SoulSheet

Named = tuple[str, str, tuple[str, ...]]


def problems(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
    """Everything that is wrong with a position's fields."""
    try:
        sheet = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    settings = settings_of(chosen, seats)
    found = [
        f"there is no {kind} {id!r}" for kind, id, ids in named(sheet) if id not in ids
    ]
    found += [*wrong_shape(sheet, settings), *wrong_agenda(sheet)]
    if not found:
        found = [*wrong_numbers(sheet, settings), *wrong_souls(sheet)]
    if not found and all(soul.role for soul in sheet.souls):
        found = [*wrong_cards(sheet, settings), *wrong_boxes(sheet)]
    if not found and sheet.seat:
        state = load(chosen, seats, raw)
        if SEAT_IDS[state.seat] != sheet.seat:
            found.append(f"{sheet.soul} is not a soul of seat {sheet.seat} (CA-1.2)")
        if not state.legal():
            found.append(f"{sheet.soul} has no answer at {sheet.stage}")
    return found


def named(sheet: Sheet) -> list[Named]:
    """Ids, and what they may be."""
    souls, none = SOUL_IDS[: len(sheet.souls)], ("",)
    turn = sheet.turn
    purposes = MONSTER_IDS if sheet.stage == "react" else PURPOSE_IDS
    found: list[Named] = [
        ("seat", sheet.seat, SEAT_IDS + none),
        ("stage", sheet.stage, STAGE_IDS + none),
        ("soul", sheet.soul, souls + (() if sheet.seat else none)),
        ("purpose", sheet.purpose, purposes),
        ("floor", sheet.king_floor, FLOOR_IDS),
        ("card", turn.card, CARD_IDS + none),
        ("Box", turn.card_box, BOX_IDS + none),
        ("node", turn.ladder, NODE_IDS + none),
        ("room", turn.seen_room, ROOM_IDS + none),
        ("Tale", sheet.merchant.display, ITEM_IDS + none),
    ]
    for soul in (sheet.crown, sheet.book, sheet.ring, turn.active, turn.revealer):
        found.append(("soul", soul, souls + none))
    found += [("soul", soul, souls) for soul in turn.fallen]
    found += [("item", id, ITEM_IDS) for id in sheet.merchant.bottom]
    found += [("item", id, ITEM_IDS) for id in sheet.merchant.shown]
    for held in (sheet.armory, sheet.loot, sheet.merchant.unseen):
        found += [("item", id, ITEM_IDS) for id in held]
    for cards in (sheet.unseen, sheet.discards):
        found += [("card", id, CARD_IDS) for id in cards]
    found += [("room", room, ROOM_IDS) for room in sheet.stairs]
    for special in sheet.specials:
        found.append(("room", special.room, ROOM_IDS))
        found.append(("special room", special.kind, SPECIAL_IDS + none))
    for monster in sheet.monsters:
        found.append(("monster", monster.kind, MONSTER_IDS))
        found.append(("node", monster.node, NODE_IDS))
    for one in sheet.souls:
        found += named_soul(one, souls)
    for id, box in sheet.boxes.items():
        found += [("Box", id, BOX_IDS), ("room", box.room, ROOM_IDS)]
        cards_in = [*box.top, *box.stirred, *box.bottom]
        found += [("card", card, CARD_IDS) for card in cards_in]
    return found


def named_soul(soul: SoulSheet, souls: tuple[str, ...]) -> list[Named]:
    return [
        ("role", soul.role, (*ROLE_IDS, "")),
        ("node", soul.node, NODE_IDS),
        ("soul", soul.guard, (*souls, "")),
        ("monster", soul.captor, (*MONSTER_IDS, "")),
        *[("item", id, ITEM_IDS) for id in soul.items],
        *[("status", id, STATUS_IDS[1:]) for id in soul.statuses],
        *[("room", room, ROOM_IDS) for room in soul.trail],
    ]


def wrong_shape(sheet: Sheet, settings: Settings) -> list[str]:
    """Lists of the wrong length, and things that stand twice."""
    found: list[str] = []
    if len(sheet.souls) != settings.souls:
        found.append(f"there are {len(sheet.souls)} souls, not {settings.souls}")
    if sorted(sheet.boxes) != sorted(BOX_IDS):
        found.append("there must be the Boxes B1 to B12 (CA-5.12)")
    if sorted(box.room for box in sheet.boxes.values()) != sorted(ROOM_IDS):
        found.append("there must be one Box in every room (CA-5.12)")
    floors = [room[:2] for room in sheet.stairs]
    if floors != list(FLOOR_IDS):
        found.append("stairs must be one room of each floor (CA-2.4)")
    if [special.room[:2] for special in sheet.specials] != list(FLOOR_IDS):
        found.append("there must be one special room on each floor (CA-3.6)")
    faces = [special.kind for special in sheet.specials if special.kind]
    kinds = [monster.kind for monster in sheet.monsters]
    roles = [soul.role for soul in sheet.souls if soul.role]
    for what, ids in (("special room", faces), ("monster", kinds), ("role", roles)):
        if len(set(ids)) != len(ids):
            found.append(f"a {what} stands twice")
    if bool(sheet.seat) == bool(sheet.ending):
        found.append("a match has either a seat to decide or an ending")
    if bool(sheet.seat) != bool(sheet.stage):
        found.append("a seat is asked at a stage")
    return found


def wrong_agenda(sheet: Sheet) -> list[str]:
    found: list[str] = []
    for text in sheet.turn.todo:
        word, _, rest = text.partition(" ")
        numbers = rest.split()
        if word not in STEP_IDS:
            found.append(f"there is no task {word!r}")
        elif len(numbers) > 2 or not all(n.isdecimal() for n in numbers):
            found.append(f"task {text!r} has no such numbers")
        elif any(int(n) >= len(NODE_IDS) for n in numbers):
            found.append(f"task {text!r} has too high a number")
    for waiting in sheet.turn.line:
        if (
            len(waiting) != 2
            or waiting[0] not in SOUL_IDS
            or waiting[1] not in NODE_IDS
        ):
            found.append(f"{waiting} is no arrival")
    return found


def wrong_numbers(sheet: Sheet, settings: Settings) -> list[str]:
    keys = int(settings.keys_in_boxes) + 2
    limits = [
        ("round", sheet.round, 0, settings.max_rounds),
        ("place", sheet.place, 0, settings.souls),
        ("supplied", sheet.supplied, 0, 10**6),
        ("salon_uses", sheet.salon_uses, 0, 10**6),
        ("charges", sheet.charges, 0, CHARGES),
        ("vanish", sheet.vanish, 0, 10**6),
        ("crown_round", sheet.crown_round, 0, sheet.round),
        ("keys_destroyed", sheet.keys_destroyed, 0, keys),
        ("tue_tues", sheet.tue_tues, 0, 10**6),
        ("tales_attached", sheet.tales_attached, 0, 4),
        ("spent", sheet.turn.spent, 0, 10**6),
        ("die", sheet.turn.die, 0, 12),
        ("things in the Armory", sum(sheet.armory.values()), 0, STORE),
    ]
    found = [
        f"{name} is {value}, it must be {low} to {high}"
        for name, value, low, high in limits
        if not low <= value <= high
    ]
    piles = [sheet.armory, sheet.loot, sheet.unseen, sheet.discards]
    piles += [sheet.merchant.unseen, *[soul.items for soul in sheet.souls]]
    for pile in piles:
        found += [f"there are {n} of {id}" for id, n in pile.items() if n < 0]
    for monster in sheet.monsters:
        if monster.stun < 0 or not 0 <= monster.arrived <= sheet.round:
            found.append(f"the {monster.kind} has a wrong number")
    return found


def wrong_souls(sheet: Sheet) -> list[str]:
    found: list[str] = []
    on_board = {monster.kind: monster.node for monster in sheet.monsters}
    for id, soul in zip(SOUL_IDS, sheet.souls, strict=False):
        top = soul.maximum + (1 if soul.items.get("keyring") else 0)
        if not LOWEST <= soul.sanity <= top:
            found.append(
                f"{id}'s sanity is {soul.sanity}, it must be -5 to {top} (CA-9.1)"
            )
        if soul.maximum < 0 or soul.slots < 0 or soul.key_slots < 0:
            found.append(f"{id} has a negative limit")
        if soul.shield not in (0, 1):
            found.append(f"{id}'s shield is {soul.shield}, it is 0 or 1 (CA-11.2)")
        trapped = soul.statuses.get("trapped", 0) > 0
        if trapped != bool(soul.captor):
            found.append(f"{id} is Trapped by a captor or not at all (CA-8.14)")
        elif trapped and on_board.get(soul.captor) != soul.node:
            found.append(f"{id} and its captor are not in one node (CA-8.20)")
        if any(rounds < 1 for rounds in soul.statuses.values()):
            found.append(f"{id} has a status that has ended (CA-9.11)")
        if soul.poisoned and (len(soul.poisoned) != 2 or min(soul.poisoned) < 0):
            found.append(f"{id}'s poison is not two numbers (CA-9.13)")
    return found


def wrong_cards(sheet: Sheet, settings: Settings) -> list[str]:
    """The cards of Boxes, merchant and roles add up, wherever they are."""
    full = Counter(dict(zip(CARD_IDS, settings.copies, strict=True)))
    full.update(dict(zip(CARD_IDS, MERCHANT, strict=True)))
    full["blunt"] += sheet.supplied
    full["key"] += 1 if sheet.ritual_done else 0
    for soul in sheet.souls:
        item = CARD_IDS[ROLE_ITEM[ROLE_IDS.index(soul.role)]]
        full[item] += 1 if item != "key" else 0
    have = Counter(sheet.unseen) + Counter(sheet.discards) + Counter(sheet.armory)
    have += Counter(sheet.loot) + Counter(sheet.merchant.unseen)
    have.update([*sheet.merchant.bottom, *sheet.merchant.shown])
    have["key"] += sheet.keys_destroyed
    if sheet.turn.card:
        have[sheet.turn.card] += 1
    if sheet.merchant.display:
        have[sheet.merchant.display] += 1
    have["book"] += 1 if sheet.book else 0
    have["ring"] += 1 if sheet.ring else 0
    for soul in sheet.souls:
        have.update(soul.items)
    for box in sheet.boxes.values():
        have.update([*box.top, *box.stirred, *box.bottom])
    pending = sum(text.startswith("gain_key") for text in sheet.turn.todo)
    have["key"] += pending
    return [
        f"there are {have[card]} {card} in all, it must be {full[card]} (CA-3.7)"
        for card in CARD_IDS
        if have[card] != full[card] and sheet.round > 0
    ]


def wrong_boxes(sheet: Sheet) -> list[str]:
    found: list[str] = []
    for id, box in sheet.boxes.items():
        size = len(box.top) + len(box.stirred) + sum(box.unseen) + len(box.bottom)
        if len(box.unseen) != len(POOL_IDS) or min(box.unseen) < 0:
            found.append(f"{id} must have three counts of unseen cards")
        elif size > DEPTH:
            found.append(f"{id} has {size} cards, at most {DEPTH} fit")
        order = [CARD_IDS.index(card) for card in box.stirred]
        if order != sorted(order):
            found.append(f"the stirred cards of {id} must stand in order of kind")
    for pool, name in enumerate(POOL_IDS):
        inside = sum(box.unseen[pool] for box in sheet.boxes.values())
        ids = [id for id in CARD_IDS if POOL[CARD_IDS.index(id)] == pool]
        outside = sum(sheet.unseen.get(id, 0) for id in ids)
        if inside != outside:
            found.append(
                f"the Boxes hold {inside} unseen {name}, but {outside} are unseen"
            )
    return found
