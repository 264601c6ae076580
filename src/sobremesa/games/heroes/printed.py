"""The printed content of Heroes, and the form its tables have."""

from collections.abc import Iterator
from pathlib import Path

from sobremesa.kernel.content import (
    TITLES,
    Content,
    Fault,
    Faults,
    distinct,
    fields,
    items,
    one_of,
    read_content,
    read_elsewhere,
    rows,
    truth,
    under,
    whole,
)
from sobremesa.kernel.errors import shown

from .content import IMMUNE_IDS, KIND_IDS, SIZE

MOST = 99  # of any number on a card
STANDARD = Path(__file__).with_name("content.toml")
HURTING = KIND_IDS[:4]  # HC-8.10 to 8.13
CHANGE = whole(-MOST, MOST)
TOKEN = {
    "speed": CHANGE,
    "damage": CHANGE,
    "health": CHANGE,
    "flat": truth,
    "turns": whole(1, MOST),
}
HURT = {**TOKEN, "hurts": whole(0, MOST), "pierces": truth}


def tokens(value: object, place: str, content: Content) -> Faults:
    """HC-8: what the kinds of tokens do."""
    if not isinstance(value, dict):
        yield from rows(fields({}))(value, place, content)
        return
    for kind, row in value.items():
        at = under(place, kind)
        for fault in one_of(*KIND_IDS)(kind, f"an id in {place}", content):
            yield Fault(at, fault.told)
        yield from fields({}, HURT if kind in HURTING else TOKEN)(row, at, content)


def decks(value: object, place: str, content: Content) -> Faults:
    """Ready decks: copies by card, and names."""
    if not isinstance(value, dict) or not value:
        yield Fault(place, f"{place} is {shown(value)}, it takes a table of decks")
        return
    for name, deck in value.items():
        at = under(place, name)
        for fault in one_id(name, f"an id in {place}"):
            yield Fault(at, fault)
        if not isinstance(deck, dict):
            yield Fault(at, f"{at} is {shown(deck)}, it takes copies by card")
            continue
        for card, copies in deck.items():
            where = under(at, card)
            if card in TITLES:
                yield from TITLES[card](copies, where, content)
            else:
                yield from whole(1, MOST)(copies, where, content)


def one_id(id: str, place: str) -> Iterator[str]:
    if not (id and id.isascii() and id.replace("_", "a").isalnum() and len(id) <= 40):
        yield f"{place} is {shown(id)}, it takes letters, digits and _, at most 40"


FORM = fields(
    {
        "cards": read_elsewhere,
        "tokens": tokens,
        "numbers": fields(
            {
                "gear_energy": whole(1, SIZE),
                "events_per_turn": whole(0, 9),
                "relocations_per_turn": whole(0, 9),
                "deck_characters_min": whole(1, 40),
                "mob_immune": distinct(items(one_of(*IMMUNE_IDS))),
            }
        ),
        "decks": decks,
        "options": read_elsewhere,
    },
    {"presets": read_elsewhere},
)
CONTENT: Content = read_content(STANDARD, FORM)
