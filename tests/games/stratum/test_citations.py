"""An event is said only in positions where its rule applies."""

from collections.abc import Callable, Mapping

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.content import (
    CARNIVORE,
    HERBIVORE,
    HIBERNATION,
    MACROFUNGUS,
    MUSHROOM,
    PLANT,
    SUPPLY,
    WIDTH,
)
from sobremesa.games.stratum.rules import Stratum
from sobremesa.games.stratum.rules_decks import hand_size
from sobremesa.games.stratum.rules_table import Land
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.witness import Witness

from .scene import scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETTINGS: tuple[Mapping[str, object], ...] = (
    {},
    {"preset": "late"},
    {"deck_mode": "bag", "death_mushrooms": "always", "fruit_persists": False},
    {"hibernation_passes_mark": True, "ecosystem_gap": 1, "exclusive_costs_card": True},
)
MATCHES = 8
Numbers = tuple[int, ...]


class Watch(Witness):
    """Tests every event against the position in which it is said."""

    def __init__(self, state: Stratum) -> None:
        super().__init__()
        self.state = state
        self.marks = [int(mark) for mark in state.land.marks]

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        if key in HOLDS:
            assert HOLDS[key](self, self.state, numbers), (key, numbers)
            self.marks = [int(mark) for mark in self.state.land.marks]


def census(land: Land) -> tuple[int, int, int, int]:
    """Plants, herbivores, carnivores, and the gap."""
    counts = [int(land.census(kind)) for kind in (PLANT, HERBIVORE, CARNIVORE)]
    return counts[0], counts[1], counts[2], int(land.box.gap)


def herbivore_dies(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    p, h, c, gap = census(state.land)
    return [p == 0, h >= p + gap, c >= h + gap].index(True) == numbers[2]


def herbivore_grows(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    p, h, c, gap = census(state.land)
    return p > 0 and [c == 0, h >= c + gap, p >= h + gap].index(True) == numbers[2]


def carnivore_dies(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    _, h, c, gap = census(state.land)
    return [h == 0, c >= h + gap].index(True) == numbers[2]


def carnivore_grows(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    _, h, c, gap = census(state.land)
    return h >= c + gap


def is_marked(state: Stratum, numbers: Numbers) -> bool:
    row = state.land.row_of(state.land.marks[numbers[0]])
    return row >= 0 and state.land.space[row] == numbers[1]


def mark_passes(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    gone = state.land.row_of(watch.marks[numbers[0]]) < 0
    return gone and is_marked(state, numbers)


def prevented(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    row = state.land.row_of(state.land.marks[numbers[0]])
    return is_marked(state, numbers) and state.land.does(row) == HIBERNATION


def hand_is_empty(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    return hand_size(state.hands, numbers[0]) == 0


def is_eaten(watch: Watch, state: Stratum, numbers: Numbers) -> bool:
    hunter, prey = numbers
    there = zip(state.land.kind, state.land.space, strict=True)
    return hunter // WIDTH == prey // WIDTH and (MUSHROOM, prey) in there


HOLDS: dict[str, Callable[[Watch, Stratum, Numbers], bool]] = {
    "4.9/lost": hand_is_empty,
    "4.10/pays": lambda watch, state, numbers: state.box.exclusive_costs_card,
    "5.1/marked": lambda watch, state, numbers: is_marked(state, numbers),
    "5.2/marked": mark_passes,
    "5.5/returned": lambda watch, state, numbers: (
        numbers[1] == SUPPLY or not state.box.bag
    ),
    "5.7/sprouts": lambda watch, state, numbers: state.box.always_mushrooms,
    "7.1/prevented": prevented,
    "7.12/discarded": lambda watch, state, numbers: not state.box.fruit_persists,
    "10.2/dies": herbivore_dies,
    "10.3/grows": herbivore_grows,
    "10.4/dies": carnivore_dies,
    "10.5/grows": carnivore_grows,
    "10.6/none": lambda watch, state, numbers: state.land.marks[numbers[0]] == 0,
    "11.1/razed": lambda watch, state, numbers: state.box.idle_decay,
    "11.2/eaten": is_eaten,
    "12.4/wins": lambda watch, state, numbers: (
        state.land.count(MACROFUNGUS) >= state.box.macrofungi_to_win
    ),
    "12.6/limit": lambda watch, state, numbers: numbers[0] == state.box.max_rounds,
}


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_events_are_said_where_their_rules_apply(options: Mapping[str, object]) -> None:
    chosen = GAME.set_up(options, 4)
    for seed in range(MATCHES):
        dice = Fast(f"citations {seed}")
        state = GAME.new(chosen, 4, dice, Silence())
        assert isinstance(state, Stratum)
        watch = Watch(state)
        while state.seat >= 0:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, watch)


def test_a_mark_that_passes_while_its_card_lives_cites_what_is_marked() -> None:
    table = scene(
        "S1: H3; S2: H5; F1: P1",
        hand="hibernation",
        options={"hibernation_passes_mark": True},
    )

    said = table.play("play hibernation", "card S2")

    assert "5.1/marked herbivore S1" in said


def test_without_discard_piles_cards_go_to_the_supply() -> None:
    table = scene(
        "S1: P3[weed@4]; F1: P1",
        seat="M",
        hands={"M": "pesticide"},
        options={"deck_mode": "bag"},
    )

    said = table.play("play pesticide", "card S1 weed")

    assert "5.5/returned weed supply" in said
