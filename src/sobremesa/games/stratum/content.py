"""Stratum's cards and options, read once into tables and a `Box`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.content import (
    fields,
    id_of,
    items,
    one_of,
    ordered,
    read_content,
    read_elsewhere,
    read_options,
    rows,
    span,
    whole,
    written,
)
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.native import i64
from sobremesa.kernel.options import Option, Value

# 1.1 Seats and factions: four seats, of Nature, Fungi and Industry.
SEATS: Final = 4
SEAT_IDS: Final = ("S", "F", "Y", "M")
SAGITARIO: Final = 0
FUNGALOTH: Final = 1
YGDRA: Final = 2
MAGNATE: Final = 3
SUPPLY: Final = 4  # as an origin: no seat's
ORIGINS: Final = (*SEAT_IDS, "supply")
NATURE: Final = 1  # factions, as bits
FUNGI: Final = 2
INDUSTRY: Final = 4
FACTIONS: Final = bytes([NATURE, FUNGI, NATURE, INDUSTRY])  # by seat

# 1.3 Territories and spaces: each seat owns one, of five spaces.
WIDTH: Final = 5
SPACES: Final = SEATS * WIDTH
SPACE_IDS: Final = tuple(f"{seat}{n + 1}" for seat in SEAT_IDS for n in range(WIDTH))

PLANT: Final = 0  # things on the table; the first three are also cards
HERBIVORE: Final = 1
CARNIVORE: Final = 2
MUSHROOM: Final = 3
MACROFUNGUS: Final = 4
POPULATION: Final = 3  # kinds below it are population
THING_IDS: Final = ("plant", "herbivore", "carnivore", "mushroom", "macrofungus")

CARD_IDS: Final[tuple[str, ...]] = (
    *THING_IDS[:3],
    *("hibernation", "rabies", "migration", "omnivore", "predator"),
    *("spores", "rot", "parasite", "bait", "mold"),
    *("wildfire", "fruit", "weed", "pheromones", "ivy"),
    *("arson", "pesticide", "hunter", "fireworks", "compost"),
    *("mother_nature", "leash"),
)
CARDS: Final = 25
NO_CARD: Final = -1
ROT: Final = CARD_IDS.index("rot")
SPORES: Final = CARD_IDS.index("spores")
COMPOST: Final = CARD_IDS.index("compost")
WILDFIRE: Final = CARD_IDS.index("wildfire")
ARSON: Final = CARD_IDS.index("arson")

ATTACHMENT_IDS: Final = (
    "hibernation",
    "rabies",
    "omnivore",
    "predator",
    "parasite",
    "fruit",
    "weed",
    "ivy",
    "leash",
)
BARE: Final = 0  # attachments as tabs on a card: 0 is none
HIBERNATION: Final = 1
RABIES: Final = 2
OMNIVORE: Final = 3
PREDATOR: Final = 4
PARASITE: Final = 5
FRUIT: Final = 6
WEED: Final = 7
IVY: Final = 8
LEASH: Final = 9
TABS: Final = 10
TAB_CARD: Final = bytes([0, *[CARD_IDS.index(card) for card in ATTACHMENT_IDS]])
CARD_TAB: Final = bytes(
    [
        ATTACHMENT_IDS.index(card) + 1 if card in ATTACHMENT_IDS else BARE
        for card in CARD_IDS
    ]
)

SORT_IDS: Final = (
    "population",
    "attach",
    "kill",
    "move",
    "territory",
    "place",
    "nature",
)
IS_POPULATION: Final = 0
ATTACH: Final = 1
KILL: Final = 2
MOVE: Final = 3
TERRITORY: Final = 4
PLACE: Final = 5
ECOSYSTEM: Final = 6

PLACE_IDS: Final = ("own", "other", "any", "opposite", "fungi", "built")
OWN: Final = 0
OTHER: Final = 1
ANY: Final = 2
OPPOSITE: Final = 3  # 1.2
WITH_FUNGI: Final = 4
BUILT: Final = 5

FORM: Final = fields(
    {
        "cards": ordered(
            fields(
                {
                    "rule": written(r"[0-9]+\.[0-9]+", "7.12"),
                    "sort": one_of(*SORT_IDS),
                },
                {
                    "hosts": items(one_of(*THING_IDS)),
                    "owner": one_of(*SEAT_IDS),
                    "from": one_of(*PLACE_IDS),
                    "to": one_of(*PLACE_IDS),
                    "in": one_of(*PLACE_IDS),
                },
            ),
            *CARD_IDS,
        ),
        "decks": ordered(
            ordered(rows(whole(0, 99), ids=id_of("cards")), *SEAT_IDS),
            *("classic", "late"),
        ),
        "copies": fields({"range": span(0, 99)}),
        "options": read_elsewhere,
        "presets": read_elsewhere,
    }
)
PATH: Final = Path(__file__).with_name("content.toml")
CONTENT: Final[dict[str, Any]] = read_content(PATH, FORM)


def column(name: str, default: str, ids: tuple[str, ...]) -> bytes:
    """One property of every card, as a number."""
    return bytes([ids.index(card.get(name, default)) for card in cards()])


def cards() -> list[dict[str, Any]]:
    return list(CONTENT["cards"].values())


def host_mask(card: dict[str, Any]) -> int:
    return sum(1 << THING_IDS.index(host) for host in card.get("hosts", []))


SORT: Final = column("sort", "population", SORT_IDS)
SOURCE: Final = column("from", "any", PLACE_IDS)
TARGET: Final = column("to", "any", PLACE_IDS)
WITHIN: Final = column("in", "own", PLACE_IDS)
OWNER: Final = column("owner", "S", SEAT_IDS)
HOSTS: Final = bytes([host_mask(card) for card in cards()])

RULES: Final = [str(card["rule"]) for card in cards()]
PLAYED: Final = [f"{rule}/played" for rule in RULES]  # event keys by card
ATTACHED: Final = [f"{rule}/attached" for rule in RULES]
DIES: Final = [f"{rule}/dies" for rule in RULES]
MOVES: Final = [f"{rule}/moves" for rule in RULES]
PLACED: Final = [f"{rule}/placed" for rule in RULES]
RAZED: Final = [f"{rule}/razed" for rule in RULES]
FIRES: Final = (DIES[WILDFIRE], DIES[ARSON])
DISCARDED: Final = [f"{rule}/discarded" for rule in RULES]


def read_copies() -> list[Option]:
    """`copies.<seat>.<card>` for every card of that seat's deck in some set."""
    low, high = CONTENT["copies"]["range"]
    names = {
        f"copies.{seat}.{card}": None
        for decks in CONTENT["decks"].values()
        for seat, deck in decks.items()
        for card in deck
    }
    return [Option(name=name, default=None, low=low, high=high) for name in names]


OPTIONS: Final = read_options(PATH, CONTENT, read_copies())


def agree(chosen: Mapping[str, Value], seats: int) -> None:
    """Copies only of cards that the chosen deck set lists for that deck."""
    del seats
    deck_set = str(OPTIONS.value(chosen, "deck_set"))
    for name in chosen:
        if name.startswith("copies."):
            _, seat, card = name.split(".")
            if card not in CONTENT["decks"][deck_set][seat]:
                raise OptionError(
                    f"option {name} cannot be set: "
                    f"the {deck_set} deck of {seat} has no {card} (section 6)"
                )


class Box:
    """The options of one match. Shared by all its states, never written."""

    def __init__(self, chosen: dict[str, Value]) -> None:
        self.chosen = chosen
        self.max_rounds: i64 = self.number("max_rounds")
        self.timeout_progress = self.word("timeout_result") == "progress"
        self.shared_victory = self.word("simultaneous") == "shared"
        self.hand_size: i64 = self.number("hand_size")
        self.width: i64 = self.number("spaces_per_territory")
        self.step: i64 = 1 if self.word("turn_direction") == "ccw" else SEATS - 1
        self.plants_to_win: i64 = self.number("plants_to_win")
        self.herbivores_to_win: i64 = self.number("herbivores_to_win")
        self.carnivores_to_win: i64 = self.number("carnivores_to_win")
        self.constructions_to_win: i64 = self.number("constructions_to_win")
        self.macrofungi_to_win: i64 = self.number("macrofungi_to_win")
        self.mushrooms: i64 = self.number("mushrooms_per_macrofungus")
        self.plants_to_build: i64 = self.number("plants_to_build")
        self.gap: i64 = self.number("ecosystem_gap")
        self.exclusives: i64 = self.number("exclusive_per_turn")
        self.exclusive_costs_card = self.truth("exclusive_costs_card")
        self.always_mushrooms = self.word("death_mushrooms") == "always"
        self.hibernation_passes_mark = self.truth("hibernation_passes_mark")
        self.fruit_persists = self.truth("fruit_persists")
        self.ivy_full_round = self.truth("ivy_full_round")
        self.built_land_counts = self.truth("built_land_counts")
        self.idle_decay = self.truth("idle_construction_decay")
        self.growth_goal = self.word("nature_goal") == "growths"
        self.growths_to_win: i64 = self.number("growths_to_win")
        self.open_hands = self.truth("nature_open_hands")
        self.free_choice = self.truth("free_space_choice")
        self.bag = self.word("deck_mode") == "bag"
        self.copies = [self.deck(seat) for seat in SEAT_IDS]

    def number(self, name: str) -> int:
        return int(OPTIONS.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(OPTIONS.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(OPTIONS.value(self.chosen, name))

    def deck(self, seat: str) -> list[int]:
        """Copies of every card in a seat's full deck."""
        listed = CONTENT["decks"][self.word("deck_set")][seat]
        return [
            int(self.chosen.get(f"copies.{seat}.{card}", listed.get(card, 0)))
            for card in CARD_IDS
        ]


BOXES: Final[dict[str, Box]] = {}
BOXES_KEPT: Final = 64


def box_of(chosen: Mapping[str, Value]) -> Box:
    """The box of these options, made once."""
    name = str(sorted(chosen.items())) if chosen else ""
    box = BOXES.get(name)
    if box is None:
        if len(BOXES) >= BOXES_KEPT:
            BOXES.clear()
        box = BOXES[name] = Box(dict(chosen))
    return box
