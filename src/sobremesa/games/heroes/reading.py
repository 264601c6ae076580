"""Own content of Heroes: the printed one with its changes, and all that is wrong.

Everything is told at once: cards by card, column and step, decks by the limits of
HC-12, options, tokens and numbers by what they take.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from sobremesa.kernel.content import (
    TITLES,
    Content,
    Fault,
    Faults,
    found_in,
    read_options,
    refuse_all,
)
from sobremesa.kernel.errors import Mistake, nearest, shown
from sobremesa.kernel.options import Option, Options, read_option
from sobremesa.kernel.overlay import NAMES, Names, Overlay

from .content import SEAT_IDS, Cards
from .decks import Limits, check_deck
from .options import stages_of
from .printed import CONTENT, FORM, STANDARD
from .schema import Reader

KEPT = 64  # readings of own content
TABLES = ("cards", "tokens", "numbers", "decks", "options", "presets")


@lru_cache(maxsize=KEPT)
def read(overlay: Overlay) -> tuple[Content, Cards]:
    """A content and its tables, or all that is wrong with own content."""
    if overlay:
        content = overlay.over(CONTENT, whole_form)
        return content, Reader(content, overlay.text).cards()
    reader = Reader(CONTENT)
    with found_in(STANDARD):
        refuse_all([*reader.faults.found, *wrong_decks(CONTENT, reader, Limits())])
    return CONTENT, reader.cards()


def whole_form(value: object, place: str, content: Content) -> Faults:
    """The form of every table, and how they go together."""
    faults = list(FORM(value, place, content))
    yield from faults
    wrong = {fault.place.partition(".")[0] for fault in faults}
    sound = {
        name: content[name] if name in content and name not in wrong else CONTENT[name]
        for name in TABLES
        if name in content or name != "presets"
    }
    reader = Reader(sound)
    yield from reader.faults.found
    yield from wrong_options(sound, reader)
    if "decks" not in wrong:
        yield from wrong_decks(sound, reader, limits_in(sound))


def wrong_decks(content: Content, reader: Reader, limits: Limits) -> Iterator[Fault]:
    """6.9: ready decks are of cards that there are, and legal."""
    cards = reader.cards()
    for name, deck in content["decks"].items():
        place = f"decks.{name}"
        known = {id: n for id, n in deck.items() if id not in TITLES}
        for id in [id for id in known if id not in cards.ids]:
            near = nearest(id, cards.ids)
            mean = f"; did you mean {near!r}?" if near else ""
            told = f"{place} has {shown(id)}, and there is no such card{mean}"
            yield Fault(f"{place}.{id}", told)
        if reader.faults.cards.isdisjoint(known) and set(known) <= set(cards.ids):
            for told in check_deck(cards, known, limits):
                yield Fault(place, f"{place}: {told}")


def limits_in(content: Content) -> Limits:
    """The limits of HC-12 as options of a content set them, if they can be read."""
    try:
        chosen = {
            name: int(read_option(name, content["options"][name]).default or 0)
            for name in Limits.NAMES
        }
    except (Mistake, KeyError, ValueError):
        return Limits()
    return Limits.of(chosen)


# Options


def wrong_options(content: Content, reader: Reader) -> Iterator[Fault]:
    """Each that cannot be read, and a choice that there is no more."""
    read_well: list[Option] = []
    told = with_mobs(content, tuple(reader.found), reader.count)["options"]
    for name, facts in told.items():
        try:
            own = read_option(name, facts)
            check_known(own, read_option(name, CONTENT["options"].get(name, facts)))
            read_well.append(own)
        except Mistake as error:
            place, word = f"options.{name}", str(error).partition(" ")[0]
            yield Fault(word if word.startswith(place) else place, str(error))
    for name in set(CONTENT["options"]) - set(told):
        yield Fault("options", f"there is no option {name!r}, the rules ask for it")
    if len(read_well) == len(told):
        try:
            Options([*read_well, *deck_options(content)], content.get("presets"))
        except Mistake as error:
            yield Fault("presets", str(error))


def check_known(own: Option, printed: Option) -> None:
    """The rules know an option's kind, its words and how far its numbers may go."""
    if own.name == "mob":  # its choices are the cards
        return
    place = f"options.{own.name}"
    kept = ("kind", "step", "secret", "unless", "instead")
    if any(getattr(own, one) != getattr(printed, one) for one in kept):
        raise Mistake(f"{place} stays of its kind: it takes {printed.range}")
    if own.choices != printed.choices:
        raise Mistake(f"{place}.choices stay as they are: {printed.range}")
    if (own.default is None) != (printed.default is None):
        raise Mistake(f"{place}.default: it follows from the number of seats")
    if own.low < printed.low or own.high > printed.high:
        told = f"is [{own.low}, {own.high}], it lies within {printed.range}"
        raise Mistake(f"{place}.range {told}")
    if own.name == "mixed_schedule":
        for text in filter(None, (own.default, *own.values)):
            stages_of(str(text))


def options_of(overlay: Overlay) -> Options:
    """Every option of section 7 for a content."""
    content, cards = read(overlay)
    made = with_mobs(content, cards.ids, int(cards.count))
    if not overlay:
        return read_options(STANDARD, made, deck_options(content))
    return overlay.options(made, deck_options(content))


def with_mobs(content: Content, ids: tuple[str, ...], count: int) -> Content:
    """10.20 Challengers of the Infinite: any Mob or Character card."""
    cards, options = content["cards"], content["options"]
    people = [id for id in ids[:count] if is_person(cards[id])]
    mob = options.get("mob", {})
    if not isinstance(mob, dict):
        return content
    mob = {**mob, "choices": [*ids[count:], *people]}
    return {**content, "options": {**options, "mob": mob}}


def is_person(card: object) -> bool:
    return isinstance(card, dict) and card.get("type") == "character"


def deck_options(content: Content) -> list[Option]:
    """39: a ready deck a seat, or a list in its place."""
    decks = tuple(content["decks"])
    made = [
        Option(
            name=f"deck.{seat}",
            default=decks[at % len(decks)],
            choices=decks,
            values=decks,
            instead=f"list.{seat}",
            seat=at + 1,
        )
        for at, seat in enumerate(SEAT_IDS)
    ]
    lists = [
        Option(
            name=f"list.{seat}",
            default="",
            seat=at + 1,
            secret=True,  # section 5
            unless="open_decklists",
        )
        for at, seat in enumerate(SEAT_IDS)
    ]
    return [*made, *lists]


# Names


def names_in(overlay: Overlay, content: Content) -> Names:
    """What own content calls cards, their moves and decks."""
    named = overlay.names(content, {"decks": "deck"})
    for id, card in overlay.changes.get("cards", {}).items():
        for key, row in [(f"card-{id}", card), *moves_in(id, card)]:
            for column, lang in NAMES.items():
                if column in row:
                    named.setdefault(lang, {}).setdefault(key, row[column])
    return named


def moves_in(id: str, card: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The moves that a card's own row spells, by their messages."""
    for at, body in enumerate(card.get("actions", []), start=1):
        yield f"move-{id}-{at}", body
    if isinstance(card.get("passive"), dict):
        yield f"move-{id}-p", card["passive"]
    if isinstance(card.get("activation"), dict):
        yield f"move-{id}", card["activation"]
    if card.get("type") == "action":
        yield f"move-{id}", card
