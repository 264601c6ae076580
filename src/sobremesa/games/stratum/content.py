"""Stratum's cards as the rules read them, and the `Box` that a match is played with.

`schema.py` reads and checks what a content.toml and own content say.
"""

from collections.abc import Mapping
from typing import Any, Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.options import Options, Value

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
NO_CARD: Final = -1

# What an attachment does: the effects of the printed ones, which own ones can have.
EFFECT_IDS: Final = (
    "",
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
NO_EFFECT: Final = 0
HIBERNATION: Final = 1
RABIES: Final = 2
OMNIVORE: Final = 3
PREDATOR: Final = 4
PARASITE: Final = 5
FRUIT: Final = 6
WEED: Final = 7
IVY: Final = 8
LEASH: Final = 9
BARE: Final = 0  # attachments as tabs on a card: 0 is none

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

Rows = Mapping[str, Mapping[str, Any]]  # cards: id → what content says of it


class Keys:
    """Event keys by card: each card cites the rule that its row names."""

    def __init__(self, rules: list[str]) -> None:
        self.played = [f"{rule}/played" for rule in rules]
        self.attached = [f"{rule}/attached" for rule in rules]
        self.dies = [f"{rule}/dies" for rule in rules]
        self.sprouts = [f"{rule}/sprouts" for rule in rules]
        self.moves = [f"{rule}/moves" for rule in rules]
        self.placed = [f"{rule}/placed" for rule in rules]
        self.plants = [f"{rule}/plants" for rule in rules]
        self.razed = [f"{rule}/razed" for rule in rules]
        self.discarded = [f"{rule}/discarded" for rule in rules]


class Cards:
    """The cards of a game, a column for each property. Never written."""

    def __init__(self, rows: Rows, overlay: str = "") -> None:
        self.overlay = overlay  # the own content they come from, as records carry it
        told = list(rows.values())
        self.ids = tuple(rows)
        self.count: i64 = len(told)
        self.rules = [str(row["rule"]) for row in told]
        self.keys = Keys(self.rules)
        self.sort = column(told, "sort", "population", SORT_IDS)
        self.source = column(told, "from", "any", PLACE_IDS)
        self.target = column(told, "to", "any", PLACE_IDS)
        self.within = column(told, "in", "own", PLACE_IDS)
        self.owner = column(told, "owner", "S", SEAT_IDS)
        self.hosts = bytes([host_mask(row) for row in told])  # a bit a thing
        self.mushrooms = numbers(told, "mushrooms")  # that grow or are put there
        self.plants = numbers(told, "plants")
        self.razes = numbers(told, "razes")
        self.burns = numbers(told, "burns")
        # Attachments by tab; the first is none.
        tabbed = [card for card in range(len(told)) if self.sort[card] == ATTACH]
        self.attachment_ids = ("", *[self.ids[card] for card in tabbed])
        self.tabs: i64 = len(tabbed) + 1
        self.tab_card = bytes([0, *tabbed])
        self.card_tab = bytes(
            [tabbed.index(at) + 1 if at in tabbed else BARE for at in range(len(told))]
        )
        self.effect = bytes([NO_EFFECT, *[effect_of(rows, c) for c in tabbed]])
        self.amount = bytes([0, *[int(told[card].get("amount", 1)) for card in tabbed]])
        self.target_ids = tuple(  # of a choice by 6.4: space by space, tab by tab
            f"{space} {tab}".strip()
            for space in SPACE_IDS
            for tab in self.attachment_ids
        )
        # The first row of each verb in the action table; `play` begins at 0.
        self.to_discard: i64 = self.count
        self.to_build: i64 = self.to_discard + self.count
        self.to_macrofungus: i64 = self.to_build + SEATS
        self.to_space: i64 = self.to_macrofungus + 1
        self.to_card: i64 = self.to_space + SPACES
        self.to_territory: i64 = self.to_card + SPACES * self.tabs


def effect_of(rows: Rows, card: int) -> int:
    """What an attachment does: what it says, or what the printed one of its name."""
    id, row = list(rows.items())[card]
    return EFFECT_IDS.index(str(row.get("as", id)))


def column(
    rows: list[Mapping[str, Any]], name: str, default: str, ids: tuple[str, ...]
) -> bytes:
    """One property of every card, as a number."""
    return bytes([ids.index(row.get(name, default)) for row in rows])


def numbers(rows: list[Mapping[str, Any]], name: str) -> bytes:
    return bytes([int(row.get(name, 0)) for row in rows])


def host_mask(row: Mapping[str, Any]) -> int:
    return sum(1 << THING_IDS.index(host) for host in row.get("hosts", []))


BOXES_KEPT: Final = 64  # of one game


class Box:
    """The cards and options of one match. Shared by all its states, never written."""

    def __init__(
        self,
        cards: Cards,
        content: Mapping[str, Any],
        options: Options,
        chosen: dict[str, Value],
    ) -> None:
        self.cards = cards
        self.options = options
        self.chosen = chosen
        self.start = [int(content["start"][kind]) for kind in THING_IDS[:POPULATION]]
        self.actions: i64 = int(content["turn"]["actions"])
        self.left_by_death: i64 = int(content["ecosystem"]["mushrooms"])
        self.grown: i64 = int(content["ecosystem"]["grown"])
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
        decks = content["decks"][self.word("deck_set")]
        self.copies = [self.deck(seat, decks[seat]) for seat in SEAT_IDS]

    def number(self, name: str) -> int:
        return int(self.options.value(self.chosen, name))

    def truth(self, name: str) -> bool:
        return bool(self.options.value(self.chosen, name))

    def word(self, name: str) -> str:
        return str(self.options.value(self.chosen, name))

    def deck(self, seat: str, listed: Mapping[str, int]) -> list[int]:
        """Copies of every card in a seat's full deck."""
        return [
            int(self.chosen.get(f"copies.{seat}.{card}", listed.get(card, 0)))
            for card in self.cards.ids
        ]


class Boxes:
    """The boxes of a game's matches, each made once."""

    def __init__(
        self, cards: Cards, content: Mapping[str, Any], options: Options
    ) -> None:
        self.cards = cards
        self.content = content
        self.options = options
        self.made: dict[str, Box] = {}

    def of(self, chosen: Mapping[str, Value]) -> Box:
        name = str(sorted(chosen.items())) if chosen else ""
        box = self.made.get(name)
        if box is None:
            if len(self.made) >= BOXES_KEPT:
                self.made.clear()
            box = Box(self.cards, self.content, self.options, dict(chosen))
            self.made[name] = box
        return box
