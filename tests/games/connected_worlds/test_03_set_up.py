"""CW-3 Set-up."""

from collections import Counter

import pytest

from sobremesa.games.connected_worlds import GAME
from sobremesa.games.connected_worlds.view import view
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.log import Silence

from .scene import START, start


@pytest.mark.parametrize(
    ("seats", "neutral", "planets"),
    [
        (2, "auto", "ABC"),
        (3, "auto", "ABC"),
        (4, "auto", "ABCD"),
        (2, "0", "AB"),
        (2, "3", "ABCDE"),
        (4, "1", "ABCDE"),
    ],
)
def test_3_1_planets_are_the_seats_and_neutral_worlds(
    seats: int, neutral: str, planets: str
) -> None:
    new, _ = start(seats, {"neutral_worlds": neutral})

    assert list(planets) == list(new.position["orbits"])


def test_3_1_more_than_five_planets_are_refused() -> None:
    with pytest.raises(OptionError, match="6 planets are more than 5"):
        GAME.set_up({"neutral_worlds": "2"}, 4)


@pytest.mark.parametrize(
    ("neutral", "homes"),
    [
        ("0", ["S:b2", "S:f6"]),
        ("1", ["S:b2", "S:d6", "S:f4"]),
        ("2", ["S:b2", "S:b4", "S:f6", "S:f4"]),
        ("3", ["S:b2", "S:b4", "S:f6", "S:f4", "S:d4"]),
    ],
)
def test_3_2_counters_are_spread(neutral: str, homes: list[str]) -> None:
    new, said = start(2, {"neutral_worlds": neutral})

    assert homes == list(new.position["orbits"].values())
    assert f"3.2/counter world_a {homes[0]}" == said[0]


def test_3_2_random_counters_are_distinct_and_uniform() -> None:
    seen: Counter[str] = Counter()
    for seed in range(700):
        chosen = {"homeworld_layout": "random"}
        state = GAME.new(chosen, 2, Fast(seed), Silence())
        orbits = GAME.dump(state)["orbits"]
        assert 3 == len(set(orbits.values()))
        seen[orbits["B"]] += 1

    assert 7 == len(seen)
    assert all(70 < number < 130 for number in seen.values())


def test_3_3_the_first_seat_begins_and_others_follow_clockwise() -> None:
    new, _ = start(3, {"first_seat": 2})

    order = []
    for hex_ in ("A:d4", "B:d4", "C:d4"):
        order.append(new.seat)
        new.play(f"to {hex_}")
    assert ["s2", "s3", "s1"] == order
    turns = []
    for _ in range(4):
        turns.append(new.seat)
        new.play("end")

    assert ["s2", "s3", "s1", "s2"] == turns


@pytest.mark.parametrize(
    ("people", "given", "first"),
    [
        ([False, True, True], {}, 2),
        ([False, False, True], {}, 3),
        ([True, False, True], {}, 1),
        ([True, True, True], {}, 1),
        ([False, False, False], {}, 1),
        ([False, True, True], {"first_seat": 3}, 3),  # the youngest
        ([False, True, True], {"first_seat": 1}, 1),  # a bot, by choice
    ],
)
def test_3_3_where_people_and_bots_mix_a_person_begins(
    people: list[bool], given: dict[str, object], first: int
) -> None:
    chosen = GAME.set_up_for(given, people)

    assert first == GAME.options.value(chosen, "first_seat")


def test_3_3_the_first_seat_must_be_at_the_table() -> None:
    with pytest.raises(OptionError, match="first_seat cannot be 3"):
        GAME.set_up({"first_seat": 3}, 2)
    with pytest.raises(OptionError, match="youngest cannot be 4"):
        GAME.set_up({"youngest": 4}, 3)


def test_3_3_the_youngest_begins_whatever_the_first_seat_is() -> None:
    new, said = start(3, {"youngest": 3, "first_seat": 2})

    assert "3.3/youngest s3" in said
    assert "s3" == new.seat
    assert ["s3", "s1", "s2"] == view(new.state, 0).order
    assert not [event for event in start(3)[1] if event.startswith("3.3")]


def test_3_3_the_youngest_is_a_person() -> None:
    chosen = GAME.set_up_for({"youngest": 3}, [False, True, True])

    assert {"youngest": 3} == chosen
    with pytest.raises(OptionError, match="youngest cannot be 1, a bot has that seat"):
        GAME.set_up_for({"youngest": 1}, [False, True, True])


def test_3_4_the_first_base_goes_to_any_free_planet_hex() -> None:
    new, _ = start()
    assert not [text for text in new.legal if text.startswith("to S:")]

    said = new.play("to A:d4")

    assert "3.4/placed s1 standard_base A:d4" in said
    assert "to A:d4" not in new.legal
    assert "to A:d5" in new.legal


def test_3_5_the_first_base_and_its_garrison_are_options() -> None:
    new, _ = start(2, {"start_base": "outpost", "start_garrison": 2})

    said = new.play("to A:d4")

    assert "3.5/garrison s1 2 A:d4 assault_team" in said
    assert "s1 OP A:d4; s1 AT A:d4; s1 AT A:d4" == new.pieces


def test_3_6_every_deck_starts_with_ten_cards() -> None:
    new, _ = start(3)
    for hex_ in ("A:d4", "B:d4", "C:d4"):
        new.play(f"to {hex_}")

    full = Counter([*START.split(), "assault_team", "assault_team"])
    for seat in ("s1", "s2", "s3"):
        held = Counter(new.position["hands"][seat])
        assert full == held + Counter(new.position["decks"][seat])


def test_3_7_decks_are_shuffled_and_round_one_starts() -> None:
    new, _ = start(2, {"start_resources": 7})
    new.play("to A:d4")

    said = new.play("to B:d4")

    assert ["3.7/shuffles s1 10", "3.7/shuffles s2 10"] == [
        event for event in said if event.startswith("3.7")
    ]
    assert (1, 7, 7) == (new.round, new.resources("s1"), new.resources("s2"))
    assert "" == new.discards("s1") == new.played
