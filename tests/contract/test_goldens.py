"""Golden files: a change of behaviour shows in a text one can read."""

from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.golden import goldens
from sobremesa.kernel.game import Game

TESTS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_game_does_what_its_goldens_say(game: Game) -> None:
    for name, text in goldens(game).items():
        assert (TESTS / game.id / "goldens" / name).read_text("utf-8") == text, name
