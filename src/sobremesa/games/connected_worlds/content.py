"""Connected Worlds' content: the form of content.toml, and its cards as tables."""

from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.content import (
    ID,
    SHOWN,
    TITLES,
    Fault,
    Faults,
    Form,
    distinct,
    fields,
    id_of,
    items,
    listing,
    one_of,
    read_content,
    read_elsewhere,
    read_options,
    refuse,
    rows,
    span,
    truth,
    whole,
)
from sobremesa.kernel.errors import listed, shown
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.options import Options
from sobremesa.kernel.overlay import Overlay

from .rules_boards import NAMES, PLANETS, SEATS

NO_CARD: Final = -1
HOME_HEXES: Final = 7  # of space
MOST: Final = 24  # action cards, and kinds of pieces: their sets are bit masks
NOT_SOLD: Final = 10**9  # a price that nobody can pay
SPECIAL_IDS: Final = ("research", "build", "connect", "gather")
RESEARCH: Final = 0
BUILD: Final = 1
CONNECT: Final = 2
GATHER: Final = 3
# 13.8 Round limit: what seats can be compared by.
MEASURE_IDS: Final = ("territory", "planets", "bases", "strength", "resources")
BY_TERRITORY: Final = 0
BY_PLANETS: Final = 1
BY_BASES: Final = 2
BY_STRENGTH: Final = 3
BY_RESOURCES: Final = 4

Raw = dict[str, Any]


# The form


def table(content: Raw, name: str) -> Raw:
    """A table of a content that may have any form yet."""
    found = content.get(name)
    return found if isinstance(found, dict) else {}


def units_of(content: Raw, base: bool) -> list[str]:
    """The bases, or the armies, in their order."""
    return [
        id
        for id, unit in table(content, "units").items()
        if isinstance(unit, dict) and (unit.get("base") is True) == base
    ]


def action_card(value: object, place: str, content: Raw) -> Faults:
    """2.2 Action cards: who gathers has an amount."""
    yield from ACTION(value, place, content)
    if isinstance(value, dict) and value.get("special") == "gather":
        if "amount" not in value:
            yield Fault(place, f"{place}.amount is missing, the card gathers (CW-10.1)")


ACTION: Final = fields(
    {"cost": whole(0, 99), "move": whole(0, 9), "special": one_of(*SPECIAL_IDS)},
    {"amount": whole(0, 99), "shop": truth, **TITLES},
)
UNIT: Final = fields(
    {"cost": whole(0, 99), "strength": whole(1, 99)},
    {"base": truth, "shop": truth, **TITLES},
)


def card_id(value: object, place: str, content: Raw) -> Faults:
    if not ID.fullmatch(str(value)):
        takes = "small letters, digits and _, at most 40, a letter first"
        yield refuse(place, value, takes)


def unit_id(value: object, place: str, content: Raw) -> Faults:
    """2.1 Two kinds of cards: each card is of one of them."""
    yield from card_id(value, place, content)
    if value in table(content, "actions"):
        yield Fault(
            place, f"{place} is {shown(value)}, that is an action card (CW-2.1)"
        )


def start_deck(value: object, place: str, content: Raw) -> Faults:
    """3.6 Starting deck: cards that there are, and one at least that stays."""
    yield from rows(whole(0, 99), ids=id_of("actions", "units"))(value, place, content)
    if isinstance(value, dict):
        actions = table(content, "actions")
        if not [id for id, number in value.items() if id in actions and number]:
            told = "unit cards leave the deck for good (CW-11.4)"
            yield Fault(place, f"{place} has no action card, and {told}")


def one_unit(base: bool) -> Form:
    """The id of a base, or of an army."""
    sort = "a base" if base else "an army"
    rule = "what everybody starts with (CW-3.5)"

    def check(value: object, place: str, content: Raw) -> Faults:
        known = units_of(content, base)
        if value not in known:
            yield refuse(place, value, f"{sort} for {rule}: {listed(known) or 'none'}")

    return check


def number(low: int, high: int, most: int | None = None) -> Form:
    """An option whose range lies within what the rules can bear.

    Its default is not above `most`: it must do for any number of seats.
    """
    one, default = whole(low, high), whole(low, high if most is None else most)
    return fields(
        {"default": default, "range": span(low, high)},
        {"try": items(one), **SHOWN},
    )


def choice(*words: str, but: tuple[str, ...] = ()) -> Form:
    """The same with words; `but` are those that are no default."""
    one = one_of(*words)
    default = one_of(*[word for word in words if word not in but])
    some = distinct(items(one, least=1))
    return fields({"default": default, "choices": some}, {"try": items(one), **SHOWN})


FLAG: Final = fields({"default": truth}, {"try": items(truth), **SHOWN})
OPTION_FORMS: Final[dict[str, Form]] = {
    "first_seat": number(1, SEATS, most=2),
    "youngest": number(0, SEATS, most=2),
    "neutral_worlds": choice("auto", "0", "1", "2", "3", but=("2", "3")),
    "homeworld_layout": choice("spread", "random"),
    "start_base": fields({"default": one_unit(True)}, SHOWN),
    "start_garrison": number(0, 9),
    "start_resources": number(0, 999),
    "hand_size": number(1, 10),
    "draw_at_end": FLAG,
    "bought_card_to": choice("discard", "deck_top"),
    "moves_per_piece": number(0, 9),
    "combat": choice("at_once", "turn_end"),
    "attack_force": choice("single", "sum"),
    "razing": FLAG,
    "gateway": choice("edge", "anywhere"),
    "hostile_portals": FLAG,
    "links_survive_move": FLAG,
    "space_territory": FLAG,
    "truce_rounds": number(0, 200),
    "worlds_to_win": number(1, PLANETS),
    "victory_expansion": FLAG,
    "victory_capture": FLAG,
    "victory_war": FLAG,
    "last_rival": choice("at_once", "round_end"),
    "max_rounds": number(1, 200),
}
FORM: Final = fields(
    {
        "actions": rows(action_card, ids=card_id, most=MOST),
        "units": rows(UNIT, ids=unit_id, most=MOST),
        "deck": start_deck,
        "start": fields({"garrison": one_unit(False)}),
        "board": fields(
            {"homeworlds": distinct(listing(*[one_of(*NAMES)] * HOME_HEXES))}
        ),
        "spread": fields(
            {
                str(n): distinct(listing(*[whole(1, HOME_HEXES)] * n))
                for n in (2, 3, 4, 5)
            }
        ),
        "neutral": fields({str(n): whole(0, PLANETS - n) for n in (2, 3, 4)}),
        "limit": fields(
            {"compare": distinct(items(one_of(*MEASURE_IDS), least=1))},
        ),
        "options": fields(OPTION_FORMS),
    },
    {"presets": read_elsewhere},
)
PATH: Final = Path(__file__).with_name("content.toml")
PRINTED_RAW: Final[Raw] = read_content(PATH, FORM)


def options_of(raw: Raw, overlay: Overlay) -> Options:
    """The options; the base to start with is chosen among all there are."""
    bases = {**raw["options"]["start_base"], "choices": units_of(raw, True)}
    whole = {**raw, "options": {**raw["options"], "start_base": bases}}
    return overlay.options(whole) if overlay else read_options(PATH, whole)


# The tables


def column(cards: Raw, name: str) -> list[int]:
    """One number of every card of a table."""
    return [int(card.get(name, 0)) for card in cards.values()]


def prices(cards: Raw) -> list[int]:
    return [
        int(card["cost"]) if card.get("shop", True) else NOT_SOLD
        for card in cards.values()
    ]


class Content:
    """What is printed on cards and lists. Shared by all matches, never written."""

    def __init__(self, raw: Raw, own: str) -> None:
        actions: Raw = raw["actions"]
        unit_ids = (*units_of(raw, True), *units_of(raw, False))
        units: Raw = {id: raw["units"][id] for id in unit_ids}
        self.own = own  # what was changed, as records carry it
        self.action_ids = tuple(actions)
        self.unit_ids = unit_ids
        # 2.1 Two kinds of cards: action cards, then unit cards.
        self.card_ids = (*self.action_ids, *unit_ids)
        self.actions: i64 = len(actions)  # cards below it are action cards
        self.kinds: i64 = len(units)  # of pieces: card minus actions
        self.cards: i64 = self.actions + self.kinds
        self.first_unit: i64 = len(units_of(raw, True))  # kinds below it are bases
        self.cost = vec[i64](column(actions, "cost") + column(units, "cost"))
        self.price = vec[i64](prices(actions) + prices(units))
        self.move = vec[i64](column(actions, "move"))
        self.amount = vec[i64](column(actions, "amount"))
        self.special = vec[i64](
            [SPECIAL_IDS.index(card["special"]) for card in actions.values()]
        )
        self.strength = vec[i64](column(units, "strength"))
        self.cheapest_action: i64 = min(prices(actions))
        self.cheapest_unit: i64 = min(prices(units))
        self.farthest: i64 = max(column(actions, "move"))
        self.deck = [int(raw["deck"].get(card, 0)) for card in self.card_ids]
        self.garrison: i64 = unit_ids.index(raw["start"]["garrison"])
        # 1.5 Homeworld hexes: by name, and by place.
        self.homeworlds = tuple(raw["board"]["homeworlds"])
        self.homes = [NAMES.index(name) for name in self.homeworlds]
        self.spread: dict[str, list[int]] = raw["spread"]
        self.neutral: dict[str, int] = raw["neutral"]
        self.compare = [MEASURE_IDS.index(word) for word in raw["limit"]["compare"]]
