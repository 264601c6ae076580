"""Carcosa's texts know the options, and count as people do."""

import re

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import SOUL_IDS
from sobremesa.games.carcosa.schema import NUMBERS as CARD_NUMBERS
from sobremesa.games.carcosa.schema import STEPS
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.log import Event

NUMBERS = {
    "en": "three|four|seventh|third",
    "es": "tres|cuatro|séptima|tercer",
    "pt": "três|quatro|sétima|terceiro",
}
FREE = ("item-key", "card-key", "card-tue_tue", "special-lethal_chamber")


def told(lang: str, key: str, *numbers: int) -> str:
    return Words(lang, GAME).event(Event(key, numbers))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_options_change_is_not_told_as_a_number(lang: str) -> None:
    words = Words(lang, GAME)
    texts = [words.explain(*name.split("-")) for name in FREE]
    texts.append(told(lang, "9.21/loop", 0))

    for text in texts:
        assert not re.search(NUMBERS[lang], text, re.IGNORECASE), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_asks_for_a_check_tells_what_every_number_does(lang: str) -> None:
    words = Words(lang, GAME)

    for card in STEPS:  # also that a 0 ends the turn
        assert re.match(r"0\b", words.explain("card", card)), card
    for card in (card for card, forms in CARD_NUMBERS.items() if "mild_from" in forms):
        assert re.match(r"\d\+", words.explain("card", card)), card


def test_one_and_none_are_said_as_such() -> None:
    assert "The King is banished for one round end." == told("en", "7.9/banished", 1)
    assert "The Goblin finds nothing on P1." == told("en", "8.15/robs", 0, 0)
    assert "El Duende le roba una cosa a P2." == told("es", "8.15/robs", 1, 1)
    assert "O Rei fica banido por 2 fins de rodada." == told("pt", "7.9/banished", 2)


def test_guarding_nobody_is_said_as_people_say_it() -> None:
    nobody = len(SOUL_IDS)

    assert "P1 ya no protege a nadie." == told("es", "11.2/guards", 0, nobody)
    assert "P1 já não protege ninguém." == told("pt", "11.2/guards", 0, nobody)
    assert "No proteger a nadie" == Words("es", GAME).action("guard none")
