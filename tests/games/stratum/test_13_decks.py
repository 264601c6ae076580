"""ST-13 Decks and drawing."""

from collections import Counter

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.rules import Stratum
from sobremesa.games.stratum.view import View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import StratumScene, scene

DECK_CARDS = {
    "S": "hibernation rabies migration omnivore predator",
    "F": "spores rot parasite bait mold",
    "Y": "wildfire fruit weed pheromones ivy",
    "M": "arson pesticide hunter fireworks compost",
}
BAG = {"deck_mode": "bag"}


def only(seat: str, **copies: int) -> dict[str, object]:
    """Options for a deck of these cards and no others."""
    cards = ["plant", "herbivore", "carnivore", *DECK_CARDS[seat].split()]
    return {f"copies.{seat}.{card}": copies.get(card, 0) for card in cards}


@pytest.mark.parametrize("seat", ["S", "F", "Y", "M"])
def test_13_1_every_seat_draws_from_its_own_deck(seat: str) -> None:
    play = scene("")

    seen = {*play.hand(seat).split(), *play.deck(seat).split()}

    assert {"plant", "herbivore", "carnivore", *DECK_CARDS[seat].split()} == seen
    for _ in range(12):
        play.pass_round()
        assert set(play.hand(seat).split()) <= seen


@pytest.mark.parametrize("size", [3, 5, 7])
def test_13_2_every_seat_draws_up_to_its_hand_size(size: int) -> None:
    hands = {"S": "", "F": "rot", "Y": "plant plant plant"}
    play = scene("M1: P1 P2", seat="M", hands=hands, options={"hand_size": size})

    said = play.end_round()

    drawn = Counter(event.split()[1] for event in said if event.startswith("13.2"))
    assert Counter({"S": size, "F": size - 1, "Y": size - 3}) == drawn
    assert [size] * 4 == [len(play.hand(seat).split()) for seat in "SFYM"]


@pytest.mark.parametrize(("direction", "order"), [("ccw", "SFYM"), ("cw", "SMYF")])
def test_13_2_they_draw_in_turn_order(direction: str, order: str) -> None:
    hands = dict.fromkeys("SFYM", "plant plant plant plant")
    play = scene("", hands=hands, options={"turn_direction": direction})

    said = play.end_round()

    drawn = [event.split()[1] for event in said if event.startswith("13.2")]
    assert list(order) == drawn


def test_13_2_no_drawing_after_the_end() -> None:
    play = scene("S1: X1 X2", hands={"Y": "plant"})

    said = play.end_round()

    assert "plant" == play.hand("Y")
    assert not [event for event in said if event.startswith("13.")]


def test_13_3_the_discard_pile_becomes_the_deck() -> None:
    options = only("Y", plant=4, ivy=2)
    hands = {"Y": "plant plant plant plant"}
    play = scene("", hands=hands, decks={"Y": ""}, options=options)
    assert "ivy ivy" == play.discards("Y")

    said = play.end_round()

    assert ["13.3/reshuffled Y 2", "13.2/draws Y ivy"] == [
        event for event in said if event.startswith("13.")
    ]
    assert ("ivy", "") == (play.deck("Y"), play.discards("Y"))


def test_13_3_the_deck_is_emptied_before_it_is_reshuffled() -> None:
    options = only("Y", plant=4, ivy=2)
    hands = {"Y": "plant plant plant"}
    play = scene("", hands=hands, decks={"Y": "plant ivy"}, options=options)

    said = play.end_round()

    assert not [event for event in said if event.startswith("13.3")]
    assert ("", "ivy") == (play.deck("Y"), play.discards("Y"))


def test_13_3_with_nothing_to_shuffle_nothing_more_is_drawn() -> None:
    play = scene("", hands={"Y": "plant"}, options=only("Y", plant=3))

    play.end_round()
    said = play.end_round()

    assert "plant plant plant" == play.hand("Y")
    assert not [event for event in said if event.startswith("13.")]


def test_13_4_discard_piles_are_open_to_all() -> None:
    play = scene("", hand="rabies")

    play.play("discard rabies")

    for viewer in range(-1, 4):
        view = GAME.view(play.state, viewer)
        assert isinstance(view, View)
        assert {"rabies": 1} == view.players[0].discards


def test_13_4_a_seats_cards_add_up_to_its_deck_wherever_they_are() -> None:
    play = scene("S1: H1", hand="herbivore rabies migration")
    whole = Counter((play.hand("S") + " " + play.deck("S")).split())

    play.play("play herbivore", "at S2", "play rabies", "card S2")
    play.end_round()  # both herbivores are hungry, the younger dies

    assert "herbivore rabies" == play.discards("S")
    cards = f"{play.hand('S')} {play.deck('S')} {play.discards('S')}"
    assert whole == Counter(cards.split())


def test_13_5_a_bag_never_runs_out() -> None:
    options = {**BAG, **only("S", rabies=1)}
    play = scene("", hands={"S": ""}, seat="F", options=options)

    play.end_round()

    assert "rabies " * 5 == play.hand("S") + " "
    assert ("", "") == (play.deck("S"), play.discards("S"))


def test_13_5_draws_are_weighted_by_copies() -> None:
    options = {**BAG, **only("S", rabies=1, plant=3), "hand_size": 7}

    drawn = Counter[str]()
    for seed in range(300):
        play = scene("", seat="F", hands={"S": ""}, options=options)
        play.end_round(Fast(seed))
        drawn.update(play.hand("S").split())

    assert {"plant", "rabies"} == set(drawn)
    assert 0.70 < drawn["plant"] / drawn.total() < 0.80


def test_13_5_discarded_and_dead_cards_vanish() -> None:
    play = scene("S1: H1[rabies@2]", origins={1: "S"}, options=BAG, hand="plant")

    play.play("discard plant")
    play.end_round()

    assert "S1: m3" == play.table
    assert ["", "", "", ""] == [play.discards(seat) for seat in "SFYM"]


@pytest.mark.parametrize("mode", ["deck", "bag"])
def test_13_5_without_copies_nothing_is_drawn(mode: str) -> None:
    options: dict[str, object] = {"deck_mode": mode, "max_rounds": 3}
    for seat in "SFYM":
        options |= only(seat)

    state = GAME.new(GAME.set_up(options, 4), 4, Fast("nothing"), Silence())

    assert isinstance(state, Stratum)
    end = StratumScene(state)
    assert "1/3 1/3 1/3 1/3 by 12.6" == end.result
    assert 3 == end.position["round"]
