"""The example game as a package: positions, bots, drawing."""

import re

import pytest
from examples.connect_four import GAME
from tests.examples.connect_four_scene import board

from sobremesa.bots.levels import Brain
from sobremesa.i18n import Words
from sobremesa.kernel import position
from sobremesa.kernel.errors import PositionError
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat

ALL_YELLOW = {"a1": "Y", "a2": "Y", "a3": "Y", "a4": "Y"}
THREE_RED = {"b1": "R", "b2": "R", "b3": "R"}


@pytest.mark.parametrize(
    ("seat", "discs", "problem"),
    [
        ("B", {}, "seat is 'B', it must be \"\", Y, R"),
        ("Y", {"h1": "Y"}, "discs has 'h1', it takes a1, a2"),
        ("Y", {"a1": "B"}, "discs of a1 is 'B', it must be one of Y, R"),
        ("Y", ["a1"], "discs is ['a1'], it must have names: a1, a2"),
        ("R", {"a2": "Y"}, "a disc lies above an empty space (CF-2.2)"),
        ("Y", {"a1": "Y", "a2": "Y"}, "2 discs more than Red (CF-2.2)"),
        ("R", {}, "by the discs it is another's turn (CF-2.2)"),
        ("R", ALL_YELLOW | THREE_RED, "another's turn (CF-2.2)"),
        ("Y", ALL_YELLOW | THREE_RED | {"b4": "R"}, "after the end (CF-3.1)"),
    ],
)
def test_a_position_says_what_is_wrong_with_it(
    seat: str, discs: object, problem: str
) -> None:
    with pytest.raises(PositionError, match=re.escape(problem)):
        position.load(GAME, {}, 2, {"seat": seat, "stage": "turn", "discs": discs})


@pytest.mark.parametrize("name", ["greedy", "mcts:400"])
def test_a_bot_completes_its_own_four_and_breaks_the_others(name: str) -> None:
    attack = board("""
        R R . R . . .
        Y Y . Y . . .
    """)
    defence = board("""
        . . . . . . R
        Y Y . Y . . R
    """)

    for scene in (attack, defence):
        seat = Seat(GAME, scene.state, int(scene.state.seat))
        chosen = {Brain(name, luck).choose(seat) for luck in range(10)}
        assert ["drop c"] == [GAME.table.text(action) for action in chosen]


def test_greedy_beats_chance() -> None:
    points = 0.0
    for number in range(10):
        match = Match(GAME, ["greedy", "chance"], seed=f"{number}")
        brains = [Brain(player, number) for player in match.players]
        while not match.over:
            seat = int(match.state.seat)
            match.play(seat, brains[seat].choose(match.seat(seat)))
        points += match.result.scores[0]

    assert points >= 8


def test_the_board_is_drawn_without_colour_alone() -> None:
    scene = board("""
        R R . R . . .
        Y Y . Y . . .
    """)
    scene.play("drop c")

    drawn = GAME.draw(GAME.view(scene.state, 0), Words("en", GAME).element)

    assert [
        " .  .  .  .  .  .  .",
        " .  .  .  .  .  .  .",
        " .  .  .  .  .  .  .",
        " .  .  .  .  .  .  .",
        " R  R  .  R  .  .  .",
        "[Y][Y][Y][Y] .  .  .",
        " a  b  c  d  e  f  g",
        "",
        "Y Yellow   R Red",
    ] == [line.rstrip() for line in drawn.splitlines()]


def test_it_fits_a_few_screens() -> None:
    files = sorted(GAME.folder.glob("*.py"))

    assert ["__init__.py", "content.py", "rules.py"] == [path.name for path in files]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 250
