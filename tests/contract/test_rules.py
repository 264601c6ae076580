"""Rules ↔ events ↔ code ↔ tests: no rule without them, no citation in the air."""

from pathlib import Path

import pytest

from sobremesa.checks import languages, wrong_rules, wrong_tests
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game

TESTS = Path(__file__).parents[1] / "games"
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
def test_every_rule_has_events_or_a_reason_and_stands_in_the_code(game: Game) -> None:
    assert [] == list(wrong_rules(game))


@each_game
def test_every_rule_has_a_test_of_its_name(game: Game) -> None:
    assert [] == list(wrong_tests(game, TESTS / game.id))


@each_game
def test_a_game_of_the_house_is_told_in_every_language(game: Game) -> None:
    assert list(LANGUAGES) == languages(game)
    for lang in LANGUAGES[1:]:
        assert (game.folder / f"rulebook.{lang}.md").exists(), lang
