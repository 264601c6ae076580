"""Sheets and lessons in the terminal."""

from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game

from .table import output, sentence, sobremesa


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_sheet_is_printed_with_its_lessons(game: Game) -> None:
    shown = output("learn", game.id, "--plain", "--lang", "pt")

    assert "em uma página" in shown
    assert f"sobremesa lesson {game.id} first" in shown


def test_a_lesson_waits_for_the_right_action() -> None:
    shown = output("lesson", "stratum", "--plain", typed=["play carnivore", "quit"])

    assert "Step 3 of 24" in shown
    assert "Begin with Plant" in shown
    assert "Sagittarius plays" not in shown


def test_what_is_not_legal_is_explained_by_the_rules() -> None:
    shown = output("lesson", "stratum", "--plain", typed=["next", "at M1", "quit", "y"])

    assert "ST-" in shown.partition("Step 4")[2]


def test_a_step_can_be_said_again_and_done_for_the_learner() -> None:
    shown = output("lesson", "stratum", "--plain", typed=["step", "next", "quit", "y"])

    assert shown.count("Step 3 of 24") == 2
    assert "Done for you: Play Plant" in shown


def test_a_lesson_goes_on_from_where_it_was_saved(tmp_path: Path) -> None:
    kept = tmp_path / "mine.record"
    output(
        "lesson", "stratum", "--plain", typed=["next", "next", f"save {kept}", "quit"]
    )

    shown = output(
        "lesson", "stratum", "--resume", str(kept), "--plain", typed=["quit"]
    )

    assert "Step 5 of 24" in shown
    assert "Step 3 of 24" not in shown


def test_a_record_of_something_else_is_no_lesson(tmp_path: Path) -> None:
    kept = tmp_path / "mine.record"
    output("play", "stratum", "--seed", "1", "--plain", typed=[f"save {kept}", "quit"])

    shown = sentence(sobremesa("lesson", "stratum", "--resume", kept, "--plain"))

    assert "is no match of the lesson first" in shown


def test_outside_a_lesson_there_is_no_step() -> None:
    shown = output("play", "stratum", "--seed", "1", "--plain", typed=["next", "quit"])

    assert "There is no lesson here" in shown


def test_a_lesson_that_is_not_there_is_named() -> None:
    shown = sentence(sobremesa("lesson", "stratum", "second", "--plain"))

    assert "second" in shown
    assert "first" in shown
