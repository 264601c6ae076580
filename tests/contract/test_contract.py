"""What the kernel promises, kept by every game of the house."""

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.testing import check_contract, random_options

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
@pytest.mark.parametrize("seed", range(2))
def test_contract_holds_in_a_random_match(game: Game, seed: int) -> None:
    for seats in game.seats:
        check_contract(game, f"{seed}", seats=seats)


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_contract_holds_under_random_options(game: Game, seed: int) -> None:
    dice = Fast(f"options {seed}")
    seats = game.seats[dice.below(len(game.seats))]

    options = random_options(game, dice, seats)

    check_contract(game, f"{seed}", seats=seats, options=options)
