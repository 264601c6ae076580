"""An event is said only in positions where its rule applies."""

from collections.abc import Callable, Mapping

import pytest

from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.rules import ConnectedWorlds
from sobremesa.games.connected_worlds.rules_boards import BIT, EDGE, HEXES, SPACE
from sobremesa.games.connected_worlds.rules_table import Worlds
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.witness import Witness

from .scene import CONTENT

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETTINGS: tuple[tuple[int, Mapping[str, object]], ...] = (
    (2, {"start_resources": 50, "youngest": 2}),
    (3, {"truce_rounds": 4, "start_garrison": 2, "max_rounds": 20}),
    (4, {"start_garrison": 3, "links_survive_move": False, "neutral_worlds": "0"}),
    (2, {"neutral_worlds": "0", "bought_card_to": "deck_top", "start_resources": 50}),
    (4, {"combat": "turn_end", "start_garrison": 3, "attack_force": "sum"}),
    (2, {"razing": True, "start_garrison": 3, "last_rival": "round_end"}),
)
MATCHES = 3
Numbers = tuple[int, ...]
Holds = Callable[[ConnectedWorlds, Numbers], bool]


class Watch(Witness):
    """Tests every event against the position in which it is said."""

    def __init__(self, state: ConnectedWorlds) -> None:
        super().__init__()
        self.state = state

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        if key in HOLDS:
            assert HOLDS[key](self.state, numbers), (key, numbers)


def is_gate(land: Worlds, seat: int, spot: int, *, base: bool) -> bool:
    """An edge hex or own territory; a base launches from anywhere."""
    own = land.territory(seat, spot // HEXES)
    return base or bool((EDGE | own) & BIT[spot % HEXES])


def launches(state: ConnectedWorlds, numbers: Numbers) -> bool:
    seat, kind, start, end = numbers
    land = state.land
    orbit = int(land.orbit[start // HEXES]) if start // HEXES > SPACE else -1
    return orbit == end and is_gate(land, seat, start, base=kind < land.first_unit)


def lands(state: ConnectedWorlds, numbers: Numbers) -> bool:
    seat, _, start, end = numbers
    land = state.land
    orbit = int(land.orbit[end // HEXES]) if end // HEXES > SPACE else -1
    return orbit == start and is_gate(land, seat, end, base=False)


def jumps(state: ConnectedWorlds, numbers: Numbers) -> bool:
    seat, kind, start, end = numbers
    land = state.land
    ends = [int(land.base_at(spot)) for spot in (start, end)]
    if kind < land.first_unit or min(ends) < 0 or land.owner[ends[0]] != seat:
        return False
    return bool(land.linked(land.id[ends[0]], land.id[ends[1]]))


def wave(test: Callable[[int, int], bool]) -> Holds:
    """A wave whose two strengths compare so, the first piece's before the second's."""

    def holds(state: ConnectedWorlds, numbers: Numbers) -> bool:
        return test(
            int(CONTENT.strength[numbers[1]]), int(CONTENT.strength[numbers[3]])
        )

    return holds


def force(test: Callable[[int, int], bool]) -> Holds:
    """A sum of strengths that compares so with that of a base."""

    def holds(state: ConnectedWorlds, numbers: Numbers) -> bool:
        return state.box.force_sum and test(
            numbers[1], int(CONTENT.strength[numbers[3]])
        )

    return holds


HOLDS: dict[str, Holds] = {
    "3.3/youngest": lambda state, numbers: (
        numbers[0] == state.box.first == state.box.youngest
    ),
    "4.7/discards": lambda state, numbers: state.cards.hand_size(numbers[0]) == 0,
    "7.1/launches": launches,
    "7.2/lands": lands,
    "8.2/jumps": jumps,
    "8.5/unlinked": lambda state, numbers: not state.box.links_survive_move,
    "9.1/combat": lambda state, numbers: (
        not state.land.truce and not state.box.turn_end
    ),
    "9.4/beats": wave(lambda one, other: one > other),
    "9.4/both": wave(lambda one, other: one == other),
    "9.6/captured": wave(lambda one, other: one > other),
    "9.6/destroyed": wave(lambda one, other: one == other),
    "9.6/repelled": wave(lambda one, other: one < other),
    "9.7/wins": wave(lambda one, other: one > other),
    "9.7/captured": wave(lambda one, other: one < other),
    "9.7/destroyed": wave(lambda one, other: one == other),
    "9.12/joins": lambda state, numbers: state.box.turn_end,
    "9.12/combat": lambda state, numbers: state.box.turn_end,
    "9.13/captured": force(lambda force, base: force > base),
    "9.13/destroyed": force(lambda force, base: force == base),
    "9.13/repelled": force(lambda force, base: force < base),
    "9.14/razed": lambda state, numbers: state.box.razing,
    "13.11/alone": lambda state, numbers: state.box.late_fall,
    "10.4/deck_top": lambda state, numbers: state.box.deck_top,
    "10.4/discard": lambda state, numbers: not state.box.deck_top,
    "12.2/territory": lambda state, numbers: (
        state.land.points(numbers[0]) == numbers[1]
    ),
    "13.1/eliminated": lambda state, numbers: not state.land.has_piece(numbers[0]),
    "13.6/wins": lambda state, numbers: (
        state.land.planets_with_base(numbers[0]) >= state.box.worlds_to_win
    ),
    "13.8/limit": lambda state, numbers: numbers[0] == state.box.max_rounds,
}


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_events_are_said_where_their_rules_apply(
    seats: int, options: Mapping[str, object]
) -> None:
    chosen = GAME.set_up(options, seats)
    for seed in range(MATCHES):
        dice = Fast(f"citations {seed}")
        state = GAME.new(chosen, seats, dice, Silence())
        assert isinstance(state, ConnectedWorlds)
        watch = Watch(state)
        while state.seat >= 0:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, watch)
