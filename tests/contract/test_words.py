"""Every visible word of every game, in every language."""

import pytest

from sobremesa.checks import wrong_product_words, wrong_words
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_products_catalogs_have_the_same_keys_and_variables(lang: str) -> None:
    assert [] == list(wrong_product_words(lang))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_everything_of_a_game_has_words_in_all_its_languages(game: Game) -> None:
    assert [] == list(wrong_words(game))
