"""Own content laid over what is printed: what must agree, and the tables of it all."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from sobremesa.kernel.content import Content as Raw
from sobremesa.kernel.content import Fault, found_in, read_options
from sobremesa.kernel.errors import OptionError, listed, shown
from sobremesa.kernel.options import Options
from sobremesa.kernel.overlay import PRINTED as AS_PRINTED
from sobremesa.kernel.overlay import Overlay

from .content import (
    CARD_IDS,
    DEPTH,
    EVENT,
    FLOORS,
    ITEM_IDS,
    OBJECT,
    POOL_IDS,
    ROOMS,
    SOULS,
    TALE,
    TREASURE,
)
from .rules_content import Content
from .schema import FORM, PATH, PRINTED, STEPS

KEPT: Final = 64  # contents, ready to play with
OPTIONS: Final = read_options(PATH, PRINTED)


@lru_cache(maxsize=KEPT)
def content_of(overlay: Overlay) -> Content:
    """The tables of a content, made once."""
    if overlay:
        return content_over(overlay)
    with found_in(PATH):
        return content_over(overlay)


def content_over(overlay: Overlay) -> Content:
    raw = read_over(overlay)
    options = OPTIONS if overlay == AS_PRINTED else overlay.options(raw)
    overlay.refuse(wrong_options(options))
    content = Content(raw, PRINTED, STEPS, options, overlay.text)
    overlay.refuse(wrong_presets(content))
    return content


def read_over(overlay: Overlay) -> Raw:
    """The content with own changes; what was removed is in no match."""
    told = overlay.over(PRINTED, FORM)
    overlay.refuse(wrong(told))
    cards = {
        card: told["cards"].get(card) or {**row, "boxes": 0, "merchant": 0}
        for card, row in PRINTED["cards"].items()
    }
    rooms = {
        room: told["special_rooms"].get(room) or {**row, "least_souls": SOULS + 1}
        for room, row in PRINTED["special_rooms"].items()
    }
    return {**told, "cards": {**told["cards"], **cards}, "special_rooms": rooms}


def wrong(content: Raw) -> Iterator[Fault]:
    """What forms cannot see: rows that do not agree with one another."""
    yield from wrong_roles(content["roles"])
    yield from wrong_rooms(content["special_rooms"])
    yield from wrong_boxes(content)
    yield from wrong_steps(content["cards"])
    rounds = content["king"]["presence_rounds"]
    if rounds != sorted(set(rounds)):
        told = (
            f"king.presence_rounds is {rounds}, each round comes after the one before"
        )
        yield Fault("king.presence_rounds", told)


def wrong_roles(roles: Raw) -> Iterator[Fault]:
    """3.3 Dealing roles: one for each soul, no repeats."""
    for souls in range(1, SOULS + 1):
        fit = [role for role, row in roles.items() if least_souls(row) <= souls]
        if len(fit) < souls:
            told = f"a match of {souls} souls has {len(fit)} roles to deal"
            yield Fault("roles", f"{told}, it needs one for each (CA-3.3)")


def least_souls(role: Raw) -> int:
    """An own role's is that of the role it is like, if it does not say."""
    like = PRINTED["roles"].get(role.get("as", ""), {})
    least: int = role.get("least_souls", like.get("least_souls", 1))
    return least


def wrong_rooms(rooms: Raw) -> Iterator[Fault]:
    """3.6 Placing special rooms: one on each floor, no repeats."""
    for souls in range(1, SOULS + 1):
        fit = [id for id, row in rooms.items() if row["least_souls"] <= souls]
        if len(fit) < FLOORS:
            told = f"a match of {souls} souls has {len(fit)} special rooms"
            yield Fault("special_rooms", f"{told}, it needs {FLOORS} (CA-3.6)")


def pool_of(card: str) -> str:
    """3.7 Filling the Boxes: Events, Objects, and all the rest."""
    at = CARD_IDS.index(card) if card in CARD_IDS else EVENT
    if at >= EVENT:
        return "events"
    return "objects" if OBJECT <= at < TREASURE else "variables"


def wrong_boxes(content: Raw) -> Iterator[Fault]:
    """3.7 Filling the Boxes: every Box gets as many cards of each sort."""
    cards, boxes = content["cards"], content["boxes"]
    for pool in POOL_IDS:
        have = sum(row["boxes"] for id, row in cards.items() if pool_of(id) == pool)
        needed = ROOMS * boxes[pool]
        tale = pool == "variables" and has_tale(cards)
        if have - tale != needed:
            more = " and the merchant's Tale" if tale else ""
            told = f"there are {have} {pool} in cards, the Boxes take {needed}{more}"
            yield Fault("cards", f"{told}: {ROOMS} × {boxes[pool]} (CA-3.7)")
    yield from wrong_keys(content)
    for id in ("stairs", "ring"):
        count = copies(cards, id, "boxes") + copies(cards, id, "merchant")
        count += sum(r.get("starts_with") == id for r in content["roles"].values())
        if count > 1:
            told = f"there are {count} copies of {id} with those that roles start with"
            yield Fault(f"cards.{id}", f"{told}, at most one")


def copies(cards: Raw, id: str, pile: str) -> int:
    """None of what was removed."""
    found: int = cards.get(id, {}).get(pile, 0)
    return found


def has_tale(cards: Raw) -> bool:
    return any(copies(cards, id, "boxes") for id in ITEM_IDS[TALE:])


def wrong_keys(content: Raw) -> Iterator[Fault]:
    """10.4 Keys in all: the option says how many lie in the Boxes."""
    cards, option = content["cards"], content["options"].get("keys_in_boxes", {})
    told = option.get("default") if isinstance(option, dict) else None
    keys = copies(cards, "key", "boxes")
    if told != keys:
        same = f"options.keys_in_boxes.default is {shown(told)}: they must be the same"
        yield Fault("cards.key", f"cards.key.boxes is {keys}, but {same}")
    room = DEPTH - sum(content["boxes"].values())
    ends = option.get("range") if isinstance(option, dict) else None
    most = ends[1] if isinstance(ends, list) and len(ends) == 2 else keys
    most = most if isinstance(most, int) else keys
    most += copies(cards, "key", "merchant") + 1
    if most > room:
        told = f"{most} keys may come to lie in one Box besides its cards"
        yield Fault("boxes", f"{told}, there is room for {room} in its {DEPTH} places")


def wrong_steps(cards: Raw) -> Iterator[Fault]:
    """What checks come to stands in an order."""
    for id, row in cards.items():
        like = row.get("as", id)
        steps = STEPS.get(like, ())
        numbers = [row.get(step, PRINTED["cards"][like].get(step)) for step in steps]
        if numbers != sorted(numbers):
            listed = ", ".join(
                f"{step} {number}" for step, number in zip(steps, numbers, strict=True)
            )
            told = f"cards.{id} has {listed}: none may be below the one before"
            yield Fault(f"cards.{id}", told)


def wrong_options(options: Options) -> Iterator[Fault]:
    """The rules know what is printed: own content may take less of it, no more."""
    for name, option in options.all.items():
        printed, place = OPTIONS.all[name], f"options.{name}"
        if option.kind != printed.kind:
            told = f"{place}.default is {shown(option.default)}, it takes"
            yield Fault(place, f"{told} {printed.range}")
        elif option.low < printed.low or option.high > printed.high:
            told = f"{place}.range is {option.low} to {option.high}, it lies within"
            yield Fault(place, f"{told} {printed.low} and {printed.high}")
        elif more := [one for one in option.choices if one not in printed.choices]:
            told = f"{place}.choices has {listed(more)}, there are"
            yield Fault(place, f"{told} {printed.range}")


def wrong_presets(content: Content) -> Iterator[Fault]:
    """Whatever is offered together can be played."""
    offered = {name: {"preset": name} for name in content.options.presets}
    for name, given in {"": {}, **offered}.items():
        try:
            content.agree(content.options.read(given), 1)
        except OptionError as error:
            place = f"presets.{name}" if name else "options"
            yield Fault(place, f"{place}: {error}")
