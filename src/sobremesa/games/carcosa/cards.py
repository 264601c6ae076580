"""What lies in Carcosa's box: roles, cards, rooms, statuses, monsters."""

from typing import Any

from sobremesa.kernel.faces import CardFace, Find, Pieces

from .content import (
    CARD_IDS,
    EVENT,
    KING_IDS,
    MONSTER_IDS,
    OMEN_SPIDER,
    ROLE_IDS,
    SOULS,
    SPECIAL_IDS,
    STATE,
    STATUS_IDS,
    TALE,
    TREASURE,
    TUE_TUE,
)
from .rules_content import Content

SORTS = (  # the first card of each sort
    ("event", EVENT),
    ("omen", OMEN_SPIDER),
    ("monster", TUE_TUE),
    ("state", STATE),
    ("tale", TALE),
    ("treasure", TREASURE),
    ("object", 0),
)
STATUSES = {
    "poisoned": "9.13",
    "cursed": "9.14",
    "paranoia": "9.15",
    "serenity": "9.18",
    "vanity": "9.16",
    "illuminated": "9.17",
    "protected": "9.17",
    "trapped": "8.19",
}
MONSTERS = {
    "spider": "8.14",
    "goblin": "8.15",
    "sack_man": "8.17",
    "queen": "8.16",
    "spiderling": "8.17",
    "servant": "8.16",
}
KING = ("6.7", "6.7", "6.7", "6.8", "6.8", "6.9")
CARDS = {
    "key": "10.1",
    "vial": "13.2",
    "compass": "13.3",
    "blunt": "13.4",
    "keyring": "13.5",
    "stairs": "13.6",
    "scroll": "13.7",
    "pendant": "13.8",
    "ring": "13.9",
    "book": "7.5",
    "tue_tue": "9.20",
    "spider": "8.14",
    "goblin": "8.15",
    "sack_man": "8.17",
    "frozen_queen": "8.16",
    "omen_spider": "15.2",
    "omen_goblin": "15.3",
    "omen_queen": "15.4",
    "omen_tue_tue": "15.5",
    "yellow_fury": "14.1",
    "corpse": "14.2",
    "yellow_mirror": "14.3",
    "served_meal": "14.4",
    "yellow_divan": "14.5",
    "face_changer": "14.6",
    "yellow_blow": "14.7",
    "elevator": "14.8",
    "trapdoor": "14.9",
    "motemey_call": "14.10",
}
Row = dict[str, Any]  # of content.toml
ALIKE = {"tale": "7.6", "state": "15.1"}  # sorts whose cards share a rule
BODY = ("sanity", "key_slots", "object_slots")  # numbers of every role
GIVEN = ("key", "blunt")  # by the Lethal Chamber, by corpses


def cards(content: Content, find: Find) -> list[CardFace]:
    """What may come up in a match: nothing of what was removed."""
    pieces = Pieces(find)
    roles, rows = content.raw["roles"], content.raw["cards"]
    for role in content.role_ids:
        if role in roles:
            add_role(pieces, role, roles[role])
    given = [*GIVEN, *[row.get("starts_with") for row in roles.values()]]
    for card in content.card_ids:
        if rows[card]["boxes"] or rows[card].get("merchant") or card in given:
            add_card(pieces, card, rows[card])
    for at, room in enumerate(SPECIAL_IDS):
        if content.special_least[at] <= SOULS:
            pieces.add("special", room, type="room", rule=f"12.{at + 2}")
    for status in STATUS_IDS:
        pieces.add("status", status, type="status", rule=STATUSES[status])
    for monster in MONSTER_IDS:
        pieces.add("monster", monster, type="token", rule=MONSTERS[monster])
    for effect, rule in zip(KING_IDS, KING, strict=True):
        pieces.add("king", effect, type="king", rule=rule)
    return pieces.made


def add_role(pieces: Pieces, role: str, row: Row) -> None:
    numbers = {name: row[name] for name in BODY}
    first = row.get("starts_with", "")
    marks = {"item": [first]} if first else {}
    like = row.get("as", role)
    rule = f"11.{ROLE_IDS.index(like) + 1}" if like in ROLE_IDS else "3.3"
    pieces.add("role", role, type="role", rule=rule, numbers=numbers, marks=marks)


def add_card(pieces: Pieces, card: str, row: Row) -> None:
    like = row.get("as", card)
    at = CARD_IDS.index(like)
    sort = next(sort for sort, first in SORTS if at >= first)
    copies = {pile: row[pile] for pile in ("boxes", "merchant") if row.get(pile)}
    rule = CARDS[like] if like in CARDS else ALIKE[sort]
    pieces.add("card", card, type=sort, rule=rule, numbers=copies)
