"""Action tables: numbers with names."""

import hashlib

import pytest

from sobremesa.kernel.errors import ActionError, GameError
from sobremesa.kernel.table import Table

TEXTS = ("play plant", "play plague", "build S", "at S1", "card S1", "card S1 rabies")
TABLE = Table(TEXTS)
ALL = list(range(len(TEXTS)))


def test_numbers_and_texts_are_each_others_names() -> None:
    assert list(TEXTS) == [TABLE.text(number) for number in ALL]
    assert ALL == [TABLE.number(text) for text in TEXTS]
    assert 6 == len(TABLE)


@pytest.mark.parametrize("action", [-1, 6, 10**20])
def test_an_unknown_number_is_a_mistake(action: int) -> None:
    message = f"there is no action {action}, the table has 0 to 5"
    with pytest.raises(ActionError, match=message):
        TABLE.text(action)


@pytest.mark.parametrize("text", ["", "play", "Play plant", "play plant "])
def test_a_number_is_that_of_the_exact_text(text: str) -> None:
    with pytest.raises(ActionError, match=f"there is no action '{text}' in this game"):
        TABLE.number(text)


def test_texts_that_stand_twice_are_a_mistake() -> None:
    with pytest.raises(GameError, match=r"stand twice in the table: \['b', 'c'\]"):
        Table(["a", "b", "c", "c", "b"])


def test_the_digest_tells_one_order_of_texts_from_another() -> None:
    expected = hashlib.sha256("\n".join(TEXTS).encode()).hexdigest()[:16]

    assert expected == TABLE.digest
    assert Table(reversed(TEXTS)).digest != TABLE.digest
