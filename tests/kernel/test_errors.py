"""Sentences: whole, however long what they speak of is."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.errors import (
    LISTED,
    SHOWN,
    Unknown,
    UnknownOption,
    listed,
    nearest,
)

NAMES = ("stratum", "carcosa", "Heroes")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("stratm", "stratum"),
        ("STRATUM", "stratum"),
        ("heros", "Heroes"),
        ("chess", ""),
        ("", ""),
        (None, ""),
        (7, ""),
        ("stratum" * 100, ""),
    ],
)
def test_the_nearest_name_is_found_in_any_case(name: object, near: str) -> None:
    assert near == nearest(name, NAMES)


def test_a_name_that_nothing_has_is_told_with_those_there_are() -> None:
    told = "there is no game 'heros', there are stratum, carcosa, Heroes"
    assert f"{told}; did you mean Heroes?" == str(Unknown("game", "heros", NAMES))
    assert "there is no game 'heros'" == str(Unknown("game", "heros", ()))


def test_of_many_names_only_the_nearest_is_told() -> None:
    many = [f"option_{at}" for at in range(100)]
    told = str(Unknown("option", "option_7x", many))
    assert "there is no option 'option_7x'; did you mean option_7?" == told


def test_a_choice_is_told_with_its_option_and_the_place() -> None:
    error = UnknownOption("choice", "b", ["a"], of="option x").at("--set")
    assert "--set: option x cannot be 'b', it takes a" == str(error)
    assert isinstance(error, UnknownOption)


def test_an_unknown_name_survives_the_way_home_from_a_worker() -> None:
    told = UnknownOption("choice", "b", ["a", "bb"], of="option x").at("--set")

    again = pickle.loads(pickle.dumps(told))

    assert str(told) == str(again)
    assert vars(told) == vars(again)


@given(st.text(), st.lists(st.text(max_size=SHOWN)))
def test_no_sentence_is_longer_than_its_names_allow(
    name: str, known: list[str]
) -> None:
    most = (LISTED + 4) * (SHOWN + 2) + 4 * SHOWN + 100
    assert len(str(Unknown("option", name, known))) < most


def test_a_list_of_names_says_how_many_more_there_are() -> None:
    assert "a, b" == listed(["a", "b"])
    assert listed(["x"] * (LISTED + 10)).endswith("x, … (+10)")
