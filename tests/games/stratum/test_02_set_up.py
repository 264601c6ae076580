"""ST-2 Set-up."""

from collections import Counter

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.rules import Stratum
from sobremesa.games.stratum.view import View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.log import Journal
from sobremesa.kernel.options import Value

from .scene import StratumScene, named

DECKS = {
    "S": "plant 7 herbivore 6 carnivore 2 "
    "hibernation 5 rabies 2 migration 5 omnivore 4 predator 5",
    "F": "plant 7 herbivore 6 carnivore 2 spores 2 rot 4 parasite 6 bait 7 mold 2",
    "Y": "plant 9 herbivore 5 carnivore 1 wildfire 2 fruit 5 weed 6 pheromones 6 ivy 2",
    "M": "plant 9 herbivore 4 carnivore 2 "
    "arson 2 pesticide 2 hunter 6 fireworks 4 compost 7",
}


def start(
    seed: int = 0, options: dict[str, object] | None = None
) -> tuple[StratumScene, Journal]:
    chosen: dict[str, Value] = GAME.set_up(options or {}, 4)
    journal = Journal()
    state = GAME.new(chosen, 4, Fast(seed), journal)
    assert isinstance(state, Stratum)
    return StratumScene(state), journal


def deck_of(text: str) -> dict[str, int]:
    words = text.split()
    return {card: int(n) for card, n in zip(words[::2], words[1::2], strict=True)}


@pytest.mark.parametrize("seat", ["S", "F", "Y", "M"])
def test_2_1_each_seat_has_its_own_deck_of_36_cards(seat: str) -> None:
    new, _ = start()

    cards = Counter((new.hand(seat) + " " + new.deck(seat)).split())

    assert deck_of(DECKS[seat]) == cards
    assert 36 == cards.total()


def test_2_1_copies_change_a_deck() -> None:
    new, _ = start(options={"copies.F.rot": 0, "copies.F.plant": 12})

    cards = Counter((new.hand("F") + " " + new.deck("F")).split())

    listed = deck_of(DECKS["F"])
    del listed["rot"]
    assert {**listed, "plant": 12} == cards


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("copies.F.hunter", 1),  # not his
        ("copies.S.mother_nature", 1),  # only in the late set
        ("copies.S.plant", 13),
    ],
)
def test_2_1_copies_are_of_listed_cards_only(name: str, value: int) -> None:
    with pytest.raises(OptionError, match=name):
        GAME.set_up({name: value}, 4)


def test_2_2_starting_cards_are_dealt_one_to_each_territory() -> None:
    new, journal = start()

    said = [named(str(event)) for event in journal.events]

    assert ["S1", "F1", "Y1", "M1"] == [event.split()[2] for event in said[:4]]
    assert all(event.startswith("2.2/starts ") for event in said[:4])
    kinds = [event.split()[1] for event in said[:4]]
    assert ["carnivore", "herbivore", "plant", "plant"] == sorted(kinds)
    assert kinds == [thing["kind"] for thing in new.position["things"]]
    assert [1, 2, 3, 4] == [thing["stamp"] for thing in new.position["things"]]
    assert not any("origin" in thing for thing in new.position["things"])


def test_2_2_every_order_of_the_starting_cards_occurs() -> None:
    orders = {start(seed)[0].table for seed in range(150)}

    assert 12 == len(orders)


@pytest.mark.parametrize("size", [3, 5, 7])
def test_2_3_each_seat_draws_a_hand(size: int) -> None:
    new, journal = start(options={"hand_size": size})

    drawn = [str(event).split()[1] for event in journal.events if event.rule == "2.3"]

    assert ["0"] * size + ["1"] * size + ["2"] * size + ["3"] * size == drawn
    assert [size] * 4 == [len(new.hand(seat).split()) for seat in "SFYM"]


def test_2_3_hands_are_drawn_in_turn_order() -> None:
    _, journal = start(options={"turn_direction": "cw", "hand_size": 3})

    drawn = [str(event).split()[1] for event in journal.events if event.rule == "2.3"]

    assert list("000333222111") == drawn


def test_2_3_only_the_owner_sees_a_hand() -> None:
    new, journal = start()

    for viewer in range(4):
        view = GAME.view(new.state, viewer)
        assert isinstance(view, View)
        seen = [player.id for player in view.players if player.hand is not None]
        assert ["SFYM"[viewer]] == seen
        events = [e for e in journal.events if e.rule == "2.3" and e.shows(viewer)]
        assert {viewer} == {event.numbers[0] for event in events}


@pytest.mark.parametrize(
    ("viewer", "hands"), [(0, "SY"), (1, "F"), (2, "SY"), (3, "M"), (-1, "")]
)
def test_2_3_partners_see_both_hands_with_nature_open_hands(
    viewer: int, hands: str
) -> None:
    new, journal = start(options={"nature_open_hands": True})

    view = GAME.view(new.state, viewer)

    assert isinstance(view, View)
    seen = [player.id for player in view.players if player.hand is not None]
    assert list(hands) == seen
    events = [e for e in journal.events if e.rule == "2.3" and e.shows(viewer)]
    assert set(hands) == {"SFYM"[event.numbers[0]] for event in events}


def test_2_4_there_is_nothing_else_at_the_start() -> None:
    new, _ = start()

    position = new.position

    counters = ("clock", "round_start", "round", "growths", "exclusives_used")
    assert [4, 4, 1, 0, 0] == [position[name] for name in counters]
    assert {} == position["constructions"]
    assert {"plant", "herbivore", "carnivore"} == {
        thing["kind"] for thing in position["things"]
    }
    assert not any("attachment" in thing for thing in position["things"])
    assert ["", "", "", ""] == [new.discards(seat) for seat in "SFYM"]
    assert ("S", "action", 2) == (new.seat, new.stage, position["actions_left"])
