"""All that can be wrong with a Carcosa position."""

from collections import Counter

import msgspec

from sobremesa.kernel.forms import Look
from sobremesa.kernel.game import Chosen, Fields

from .content import (
    BOX_IDS,
    CARD_IDS,
    DEPTH,
    FLOOR_IDS,
    ITEM_IDS,
    LOWEST,
    MONSTER_IDS,
    NODE_IDS,
    POOL_IDS,
    ROOM_IDS,
    SEAT_IDS,
    SOUL_IDS,
)
from .position import kinds_of, load
from .rules_agenda import PURPOSE_IDS, STEP_IDS
from .rules_content import Content, Settings
from .sheets import PURPOSE, SOUL, Sheet


def problems(content: Content, chosen: Chosen, seats: int, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        sheet = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    settings = content.settings(chosen, seats)
    kinds = {
        **kinds_of(content),
        SOUL: SOUL_IDS[: len(sheet.souls)],
        PURPOSE: MONSTER_IDS if sheet.stage == "react" else PURPOSE_IDS,
    }
    found = Look(sheet, kinds, settings).found
    found += [*wrong_shape(sheet, settings), *wrong_agenda(sheet)]
    if not found:
        found = [*wrong_numbers(sheet, settings), *wrong_souls(sheet, content)]
    if not found and all(soul.role for soul in sheet.souls):
        found = [*wrong_cards(sheet, settings), *wrong_boxes(sheet, content)]
    if not found and sheet.seat:
        state = load(content, chosen, seats, raw)
        if SEAT_IDS[state.seat] != sheet.seat:
            found.append(f"{sheet.soul} is not a soul of seat {sheet.seat} (CA-1.2)")
        if not state.legal():
            found.append(f"{sheet.soul} has no answer at {sheet.stage}")
    return found


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
    if sheet.seat and not sheet.soul:
        found.append(f"seat {sheet.seat} is asked for a soul (CA-1.2)")
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
    return found


def wrong_numbers(sheet: Sheet, settings: Settings) -> list[str]:
    content = settings.content
    keys = int(settings.keys_in_boxes + content.merchant_keys) + 1
    limits = [
        ("crown_round", sheet.crown_round, sheet.round),
        ("keys_destroyed", sheet.keys_destroyed, keys),
        ("things in the Armory", sum(sheet.armory.values()), int(content.armory_holds)),
    ]
    for monster in sheet.monsters:
        limits.append((f"arrived of the {monster.kind}", monster.arrived, sheet.round))
    return [
        f"{name} is {value}, it must be 0 to {high}"
        for name, value, high in limits
        if value > high
    ]


def wrong_souls(sheet: Sheet, content: Content) -> list[str]:
    found: list[str] = []
    on_board = {monster.kind: monster.node for monster in sheet.monsters}
    for id, soul in zip(SOUL_IDS, sheet.souls, strict=False):
        keyring = int(content.keyring_sanity) if soul.items.get("keyring") else 0
        top = soul.ceiling + keyring
        if not LOWEST <= soul.sanity <= top:
            found.append(
                f"{id}'s sanity is {soul.sanity}, it must be -5 to {top} (CA-9.1)"
            )
        role = content.role_ids.index(soul.role) if soul.role else 0
        most = max(1, content.shield[role])
        if not 0 <= soul.shield <= most:
            told = f"it is 0 or {most}" if most == 1 else f"it must be 0 to {most}"
            found.append(f"{id}'s shield is {soul.shield}, {told} (CA-11.2)")
        trapped = soul.statuses.get("trapped", 0) > 0
        if trapped != bool(soul.captor):
            found.append(f"{id} is Trapped by a captor or not at all (CA-8.14)")
        elif trapped and on_board.get(soul.captor) != soul.node:
            found.append(f"{id} and its captor are not in one node (CA-8.20)")
        if any(rounds < 1 for rounds in soul.statuses.values()):
            found.append(f"{id} has a status that has ended (CA-9.11)")
        if len(soul.poisoned) not in (0, 2):
            found.append(f"{id}'s poison is not two numbers (CA-9.13)")
    return found


def wrong_cards(sheet: Sheet, settings: Settings) -> list[str]:
    """The cards of Boxes, merchant and roles add up, wherever they are."""
    content = settings.content
    full = Counter(dict(zip(content.card_ids, settings.copies, strict=True)))
    full.update(dict(zip(ITEM_IDS, content.merchant, strict=True)))
    full["blunt"] += sheet.supplied
    full["key"] += 1 if sheet.ritual_done else 0
    for soul in sheet.souls:
        item = CARD_IDS[content.role_item[content.role_ids.index(soul.role)]]
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
        for card in content.card_ids
        if have[card] != full[card] and sheet.round > 0
    ]


def wrong_boxes(sheet: Sheet, content: Content) -> list[str]:
    found: list[str] = []
    card_ids = content.card_ids
    for id, box in sheet.boxes.items():
        size = len(box.top) + len(box.stirred) + sum(box.unseen) + len(box.bottom)
        if size > DEPTH:
            found.append(f"{id} has {size} cards, at most {DEPTH} fit")
        order = [card_ids.index(card) for card in box.stirred]
        if order != sorted(order):
            found.append(f"the stirred cards of {id} must stand in order of kind")
    for pool, name in enumerate(POOL_IDS):
        inside = sum(box.unseen[pool] for box in sheet.boxes.values())
        ids = [id for at, id in enumerate(card_ids) if content.pool[at] == pool]
        outside = sum(sheet.unseen.get(id, 0) for id in ids)
        if inside != outside:
            found.append(
                f"the Boxes hold {inside} unseen {name}, but {outside} are unseen"
            )
    return found
