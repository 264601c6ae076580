"""Golden files: a change of behaviour shows in a text one can read."""

from pathlib import Path

import pytest

import sobremesa
from sobremesa.games import GAMES
from sobremesa.golden import GOLDENS, golden
from sobremesa.kernel.game import Game

TESTS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("name", GOLDENS)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_game_does_what_its_goldens_say(game: Game, name: str) -> None:
    if name == "greedy.txt" and not sobremesa.compiled():
        pytest.skip("bots' long matches are compared on the compiled build")

    expected = (TESTS / game.id / "goldens" / name).read_text("utf-8")

    assert expected == golden(game, name)
