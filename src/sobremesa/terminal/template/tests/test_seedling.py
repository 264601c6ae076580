"""Seedling keeps the contract, and every rule of its book."""

from pathlib import Path

from seedling import GAME

from sobremesa.kernel.dice import Scripted
from sobremesa.kernel.log import Journal
from sobremesa.testing import at, check_game

TABLE = "73fc5b5b4a0868d6"  # of its actions: another digest needs another edition


def test_seedling_keeps_what_every_game_must() -> None:
    check_game(GAME, tests=Path(__file__).parent, table=TABLE)


def test_1_1_a_die_and_eleven_stones_are_heaped_up() -> None:
    dice, journal = Scripted([5]), Journal()  # a die of six shows its sixth face

    state = GAME.new({}, 2, dice, journal)

    assert 17 == GAME.dump(state)["stones"]
    assert ["1.1/heap 17"] == [str(event) for event in journal.events]


def test_2_1_one_two_or_three_stones_are_taken_in_turn() -> None:
    scene = at(GAME, stones=9)

    assert ["take one", "take two", "take three"] == scene.legal
    said = scene.play("take three", "take one")
    assert ["2.1/takes 0 2 6", "2.1/takes 1 0 5"] == said
    assert 5 == scene.position["stones"]


def test_2_2_nobody_takes_more_than_there_are() -> None:
    assert ["take one", "take two"] == at(GAME, stones=2).legal


def test_3_1_whoever_takes_the_last_stone_wins() -> None:
    scene = at(GAME, seat="B", stones=2)

    assert ["2.1/takes 1 1 0", "3.1/wins 1"] == scene.play("take two")
    assert ("", [0.0, 1.0]) == (scene.seat, scene.state.result().scores)
