"""What Stratum's content.toml holds, and what own content may make of it.

All that is wrong is told at once: every form tells its faults, and what must fit
something else is asked where both are in order.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.content import (
    ID,
    TITLES,
    Content,
    Fault,
    Faults,
    Form,
    distinct,
    fields,
    id_of,
    items,
    one_of,
    read_content,
    read_elsewhere,
    read_options,
    refuse,
    rows,
    span,
    truth,
    under,
    whole,
    written,
)
from sobremesa.kernel.errors import listed, shown
from sobremesa.kernel.options import Options
from sobremesa.kernel.overlay import Names, Overlay

from .content import (
    EFFECT_IDS,
    PLACE_IDS,
    POPULATION,
    SEAT_IDS,
    SEATS,
    SORT_IDS,
    THING_IDS,
    Cards,
)
from .schema_options import all_options, check_options, more, wrong_presets

KINDS: Final = THING_IDS[:POPULATION]
ANIMALS: Final = KINDS[1:]
OWN_CARDS: Final = 99  # at most
RESERVED: Final = ("none",)  # words that mean no card
RULE: Final = written(r"[0-9]+\.[0-9]+", "7.12")
WHERE: Final = one_of(*PLACE_IDS)
SORT: Final = one_of(*SORT_IDS)
FEW: Final = whole(0, 3)


def some(*ids: str) -> Form:
    return distinct(items(one_of(*ids), least=1, most=len(ids)))


# What a card of each sort has: what it needs, and what may be left out.
SORTS: Final[dict[str, tuple[dict[str, Form], dict[str, Form]]]] = {
    "population": ({"rule": RULE}, {"in": WHERE}),
    "attach": (
        {"hosts": some(*KINDS), "owner": one_of(*SEAT_IDS)},
        {"rule": RULE, "as": one_of(*EFFECT_IDS[1:]), "amount": whole(1, 3)},
    ),
    "kill": ({"rule": RULE, "hosts": some(*KINDS)}, {"mushrooms": FEW}),
    # Plants never move (6.6).
    "move": ({"rule": RULE, "hosts": some(*ANIMALS), "from": WHERE, "to": WHERE}, {}),
    "territory": (
        {"rule": RULE, "hosts": some(*THING_IDS), "in": WHERE},
        {"razes": truth, "burns": truth},
    ),
    "place": ({"rule": RULE, "in": WHERE}, {"mushrooms": FEW, "plants": FEW}),
    "nature": ({"rule": RULE}, {}),
}
# What an effect can be on, so that piles stay of one kind (1.5) and it does something.
EFFECT_HOSTS: Final[dict[str, tuple[str, ...]]] = {
    "hibernation": ANIMALS,
    "rabies": KINDS,
    "omnivore": ("plant", "carnivore"),
    "predator": KINDS,
    "parasite": ANIMALS,
    "fruit": ("plant",),
    "weed": ("plant",),
    "ivy": KINDS,
    "leash": ANIMALS,
}
WITH_AMOUNT: Final = ("omnivore", "predator", "parasite", "fruit", "weed")


# Cards


def check_cards(printed: Content | None) -> Form:
    """The three kinds of population, and any others."""

    def check(value: object, place: str, content: Content) -> Faults:
        if not isinstance(value, dict):
            yield refuse(place, value, "a table")
            return
        for kind in KINDS:
            if kind not in value:
                yield Fault(place, f"{place} has no row {kind!r}, the rules need it")
        own = [id for id in value if printed and id not in printed["cards"]]
        if len(own) > OWN_CARDS:
            yield Fault(place, f"{place} has {len(own)} own cards, at most {OWN_CARDS}")
        for id, row in value.items():
            if not ID.fullmatch(id) or id in RESERVED:
                takes = "small letters, digits and _, at most 40, a letter first"
                told = f"an id in {place} is {shown(id)}, it takes {takes}"
                yield Fault(under(place, id), told)
            yield from check_card(id, row, under(place, id), content, printed)

    return check


def check_card(
    id: str, row: object, place: str, content: Content, printed: Content | None
) -> Faults:
    """The columns of its sort, and that they fit one another."""
    if not isinstance(row, dict):
        yield refuse(place, row, "a table")
        return
    if printed is None and "rule" not in row and row.get("sort") == "attach":
        yield Fault(place, f"{place}.rule is missing")
    sort = row.get("sort")
    if "sort" not in row:
        yield Fault(place, f"{place}.sort is missing, it takes {listed(SORT_IDS)}")
        return
    faults = list(SORT(sort, f"{place}.sort", content))
    if not faults:
        needed, more = SORTS[str(sort)]
        form = fields({"sort": SORT, **needed}, {**more, **TITLES})
        faults = list(form(row, place, content))
    yield from faults
    if not faults:
        yield from wrong_card(id, row, place, printed)


def wrong_card(
    id: str, row: dict[str, Any], place: str, printed: Content | None
) -> Faults:
    sort = row["sort"]
    if (sort == "population") != (id in KINDS):
        told = f"{place}.sort is {sort!r}, population are {listed(KINDS)} alone"
        yield Fault(f"{place}.sort", told)
        return
    if sort == "attach":
        yield from wrong_attachment(id, row, place)
    if sort == "place" and not row.get("mushrooms") and not row.get("plants"):
        told = "has no mushrooms and no plants, it must put something there"
        yield Fault(place, f"{place} {told}")
    if printed is not None and not (sort == "attach" and not effect(id, row)):
        known = rules_of(id, row, printed["cards"])
        if row.get("rule", known[0]) not in known:
            takes = f"a card like this cites {' or '.join(known)}"
            told = f"{place}.rule is {row['rule']!r}, {takes}"
            yield Fault(f"{place}.rule", told)


def wrong_attachment(id: str, row: dict[str, Any], place: str) -> Faults:
    """It has the effect of a printed one, on what that can be on."""
    does = effect(id, row)
    if not does:
        takes = f"an own attachment has the effect of one of {listed(EFFECT_IDS[1:])}"
        yield Fault(place, f"{place}.as is missing, {takes}")
        return
    for host in row["hosts"]:
        if host not in EFFECT_HOSTS[does]:
            takes = f"the effect of {does} takes {listed(EFFECT_HOSTS[does])}"
            told = f"{place}.hosts has {host!r}, {takes}"
            yield Fault(f"{place}.hosts", told)
    if "amount" in row and does not in WITH_AMOUNT:
        told = f"{place}.amount is {row['amount']}, the effect of {does} has no number"
        yield Fault(f"{place}.amount", told)


def effect(id: str, row: Mapping[str, Any]) -> str:
    """The printed attachment whose effect one has; "" where nothing says it."""
    return str(row.get("as", id if id in EFFECT_IDS else ""))


def rules_of(id: str, row: Mapping[str, Any], printed: Content) -> list[str]:
    """The rules that a card of its sort can cite; an attachment that of its effect."""
    if row["sort"] == "attach":
        return [str(printed[effect(id, row)]["rule"])]
    alike = [one for one in printed.values() if one["sort"] == row["sort"]]
    return list(dict.fromkeys(str(one["rule"]) for one in alike))


# Decks, and where a match begins


def check_decks(value: object, place: str, content: Content) -> Faults:
    """Sets of decks, a deck for each seat."""
    deck = rows(whole(0, 99), ids=id_of("cards"))
    sets = rows(fields(dict.fromkeys(SEAT_IDS, deck)), most=OWN_CARDS)
    faults = list(sets(value, place, content))
    yield from faults
    if faults or not isinstance(value, dict):
        return
    if not value:
        yield Fault(place, f"{place} has no set of decks, a match needs one")
    for name in value:
        if not ID.fullmatch(name):
            takes = "small letters, digits and _, at most 40, a letter first"
            told = f"an id in {place} is {shown(name)}, it takes {takes}"
            yield Fault(under(place, name), told)
        yield from wrong_owners(value[name], under(place, name), content)


def wrong_owners(decks: Content, place: str, content: Content) -> Faults:
    """An attachment goes home to one deck alone, so that decks stay whole (13.4)."""
    cards = content["cards"] if isinstance(content.get("cards"), dict) else {}
    for seat, deck in decks.items():
        for card in deck:
            row = cards.get(card)
            owner = row.get("owner", seat) if isinstance(row, dict) else seat
            if owner != seat:
                why = f"that attachment goes home to {owner} (ST-5.5)"
                told = f"{place}.{seat} has {card!r}, {why}"
                yield Fault(f"{place}.{seat}.{card}", told)


def check_start(value: object, place: str, content: Content) -> Faults:
    """One card to each territory (2.2)."""
    faults = list(fields(dict.fromkeys(KINDS, whole(0, SEATS)))(value, place, content))
    yield from faults
    if not faults and isinstance(value, dict) and sum(value.values()) != SEATS:
        told = f"has {sum(value.values())} cards, each of {SEATS} territories takes one"
        yield Fault(place, f"{place} {told}")


# The whole


def form(printed: Content | None) -> Form:
    """Of what is printed (None), or of what own content has made of it."""
    shape = fields(
        {
            "cards": check_cards(printed),
            "decks": check_decks,
            "start": check_start,
            "turn": fields({"actions": whole(1, 4)}),
            "ecosystem": fields({"mushrooms": FEW, "grown": whole(1, 3)}),
            "copies": fields({"range": span(0, 99)}),
            "options": check_options,
            "presets": read_elsewhere,
        }
    )

    def check(value: object, place: str, content: Content) -> Faults:
        faults = list(shape(value, place, content))
        yield from faults or wrong_presets(content)

    return check


PATH: Final = Path(__file__).with_name("content.toml")
PRINTED: Final[Content] = read_content(PATH, form(None))
OWN: Final = form(PRINTED)


def read(overlay: Overlay) -> tuple[Content, Options]:
    """The content with changes laid over it, and its options."""
    content = overlay.over(PRINTED, OWN)
    content = {
        **content,
        "cards": in_order(content["cards"], PRINTED["cards"]),
        "decks": {
            name: {seat: decks[seat] for seat in SEAT_IDS}
            for name, decks in in_order(content["decks"], PRINTED["decks"]).items()
        },
    }
    content["options"] = all_options(content)
    if overlay:
        return content, overlay.options(content, more(content))
    return content, read_options(PATH, content, more(content))


def in_order(made: Content, printed: Content) -> Content:
    """What is printed first, in its order; then what is own, by its names."""
    own = sorted(id for id in made if id not in printed)
    return {id: made[id] for id in [*[id for id in printed if id in made], *own]}


def cards_of(content: Content, overlay: Overlay) -> Cards:
    """The cards of a content; an attachment cites the rule of its effect."""
    told = {
        id: {"rule": rules_of(id, row, PRINTED["cards"])[0], **row}
        for id, row in content["cards"].items()
    }
    return Cards(told, overlay.text)


def names_of(content: Content, overlay: Overlay) -> Names:
    """What own content calls its things; an attachment is called as its card."""
    named = overlay.names(content, {"cards": "card"})
    for told in named.values():
        for id, row in content["cards"].items():
            if row["sort"] == "attach" and f"card-{id}" in told:
                told.setdefault(f"attachment-{id}", told[f"card-{id}"])
    for preset in content["presets"]:
        if preset not in PRINTED["presets"]:
            named.setdefault("en", {}).setdefault(f"preset-{preset}", preset)
    return named
