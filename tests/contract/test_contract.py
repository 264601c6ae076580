"""What the kernel promises, kept by every game of the house."""

import pytest

from sobremesa import compiled
from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.testing import check_contract, random_options

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
@pytest.mark.parametrize("seed", range(1))
def test_contract_holds_in_a_random_match(game: Game, seed: int) -> None:
    few = {game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}
    for seats in few if compiled() else {game.seats[0], game.seats[-1]}:
        check_contract(game, f"{seed}", seats=seats)


@each_game
@pytest.mark.parametrize("seed", range(2 if compiled() else 1))
def test_contract_holds_under_random_options(game: Game, seed: int) -> None:
    dice = Fast(f"options {seed}")
    seats = game.seats[dice.below(len(game.seats))]

    options = random_options(game, dice, seats)

    check_contract(game, f"{seed}", seats=seats, options=options)


@each_game
def test_every_question_names_its_rule_and_its_answers(game: Game) -> None:
    assert set(game.stages) == set(game.questions)
    answered = set()
    for told in game.questions.values():
        rule, *verbs = told.split(" ")
        game.rulebook().look(rule)
        answered |= set(verbs)
    assert set(game.table.rows) == answered
