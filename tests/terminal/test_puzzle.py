"""Puzzles in the terminal."""

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game
from sobremesa.puzzles.puzzle import puzzles

from .table import output, sentence, sobremesa

FIRST = puzzles(GAMES[0])[0]
STEPS = [step.do for step in FIRST.steps]
WRONG = next(text for text in FIRST.steps[0].chances if text != STEPS[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_puzzles_of_a_game_are_listed(game: Game) -> None:
    shown = output("puzzle", game.id, "--plain", "--lang", "es")

    for one in puzzles(game):
        assert f"sobremesa puzzle {game.id} {one.number}" in shown


def test_a_wrong_answer_is_told_with_its_chance_and_a_right_one_with_the_reason() -> (
    None
):
    typed = [WRONG, *STEPS]
    shown = output("puzzle", FIRST.game.id, "1", "--plain", typed=typed)

    assert "Not this: its exact chance is 0%, the best has 100%." in shown
    assert "Right! Its exact chance: 100%." in shown
    assert "is the only beginning" in shown
    assert f"ST-{FIRST.goal.rule}" in shown


def test_the_solution_can_be_shown_in_any_language() -> None:
    shown = output(
        "puzzle", FIRST.game.id, "1", "--plain", "--lang", "pt", typed=["solução"]
    )

    assert "A solução: " in shown
    assert "Certo" not in shown


@pytest.mark.parametrize(
    ("typed", "lang", "told"),
    [
        ("goals", "en", "What you want"),
        ("rules 12.2", "en", "ST-12.2"),
        ("leyenda", "es", "Qué significan los signos"),
        (f"perguntar {WRONG}", "pt", "O que acontece se"),
        ("gaols", "en", "did you mean goals"),
        ("solucion", "es", "La solución: "),
    ],
)
def test_what_a_match_tells_can_be_asked_at_a_puzzle(
    typed: str, lang: str, told: str
) -> None:
    shown = output(
        "puzzle", FIRST.game.id, "1", "--plain", "--lang", lang, typed=[typed, "quit"]
    )

    assert told in shown


def test_the_puzzle_of_the_day_is_set() -> None:
    assert "Puzzle " in output("puzzle", "--daily", "--plain", typed=["quit"])


def test_a_puzzle_that_is_not_there_is_told() -> None:
    assert "has no puzzle 99" in sentence(sobremesa("puzzle", "stratum", "99"))
    told = sentence(sobremesa("puzzle", "stratum", "99", "--lang", "es"))
    assert "no tiene el problema 99" in told


def test_the_day_names_the_game_itself() -> None:
    assert "--daily" in sentence(sobremesa("puzzle", "stratum", "--daily"))
