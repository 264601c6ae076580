"""The example game: the contract, its rules one by one, and published counts."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from examples.connect_four import GAME
from examples.connect_four.content import BITS, COLUMNS, HEIGHT
from examples.connect_four.rules import four
from tests.examples.connect_four_scene import board, named, result

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Journal, Silence
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.sheet import View
from sobremesa.kernel.state import State
from sobremesa.testing import at, check_game, outcomes, perft

TABLE = "d6251c10b592e307"  # of the actions of edition 1


def test_connect_four_keeps_what_every_game_must() -> None:
    check_game(GAME, tests=Path(__file__).parent, table=TABLE, matches=20)


# CF-1 The board


def test_1_1_the_board_has_seven_columns_of_six_spaces() -> None:
    board = Seat(GAME, at(GAME).state, 0).view

    assert isinstance(board, View)
    assert [list("abcdefg")] == board.boards["column"]
    assert ["d1", "d2", "d3", "d4", "d5", "d6"] == list(GAME.kinds["space"][18:24])
    assert ["a6", "b6", "c6", "d6", "e6", "f6", "g6"] == board.boards["space"][0]
    assert [42, 42] == [len(GAME.kinds["space"]), sum(map(len, board.boards["space"]))]


# CF-2 Turns


def test_2_1_yellow_begins_on_an_empty_board() -> None:
    journal = Journal()

    start = GAME.new({}, 2, Fast(1), journal)

    assert {"seat": "Y", "stage": "turn", "discs": {}} == GAME.dump(start)
    assert ["2.1/begins Y"] == named([str(event) for event in journal.events])


def test_2_2_a_disc_falls_to_the_lowest_empty_space() -> None:
    scene = board("""
        . . . R . . .
        . . . Y . . .
    """)

    assert ["2.2/drops Y d3"] == named(scene.play("drop d"))
    assert {"d1": "Y", "d2": "R", "d3": "Y"} == scene.position["discs"]


def test_2_2_the_seats_take_turns() -> None:
    scene = at(GAME)

    said = scene.play("drop a", "drop g", "drop a")

    assert ["2.2/drops Y a1", "2.2/drops R g1", "2.2/drops Y a2"] == named(said)
    assert "R" == scene.seat


def test_2_3_a_full_column_is_not_offered() -> None:
    scene = board("""
        Y . . . . . .
        R . . . . . .
        Y . . . . . .
        R . . . . . .
        Y . . . . . .
        R . . . . . .
    """)

    assert [f"drop {column}" for column in "bcdefg"] == scene.legal


# CF-3 The end

UP = """
    . Y . . . . .
    . Y . . . . .
    R Y R R . . .
"""
ACROSS = """
    R R . R . . .
    Y Y . Y . . .
"""
FALLING = """
    R Y . . . . .
    Y R Y . . . .
    R Y R Y . . R
"""
RISING = """
    . . Y R . . .
    . Y R R . . .
    Y R R Y Y . .
"""


@pytest.mark.parametrize(
    ("picture", "action", "said"),
    [
        (UP, "drop b", "3.1/wins Y b1 b4"),
        (ACROSS, "drop c", "3.1/wins Y a1 d1"),
        (FALLING, "drop a", "3.1/wins Y a4 d1"),
        (RISING, "drop d", "3.1/wins Y a1 d4"),
    ],
    ids=["up", "across", "falling", "rising"],
)
def test_3_1_four_in_a_row_win(picture: str, action: str, said: str) -> None:
    scene = board(picture)

    assert said == named(scene.play(action))[-1]
    assert ("", []) == (scene.seat, scene.legal)
    assert "1 0 by 3.1" == result(scene)


def test_3_1_red_wins_as_yellow_does() -> None:
    scene = board("""
        . . . . . . Y
        Y Y . R R R Y
    """)

    assert "3.1/wins R c1 f1" == named(scene.play("drop c"))[-1]
    assert "0 1 by 3.1" == result(scene)


def test_3_1_every_line_of_the_board_wins() -> None:
    lines = list(all_lines())

    assert 69 == len(lines)
    for line in lines:
        assert four(sum(2**bit for bit in line))


def test_3_1_nothing_but_a_line_wins() -> None:
    """Not three, not around a corner, not over the edge into the next column."""
    lines = [set(line) for line in all_lines()]
    dice = Fast("boards")
    for _ in range(1_000):
        discs = {bit for bit in BITS if dice.below(5) < 2}
        expected = any(line <= discs for line in lines)

        assert expected == bool(four(sum(2**bit for bit in discs))), discs


def test_3_1_the_last_disc_can_win() -> None:
    scene = board("""
        R Y Y R R . R
        Y R R Y R Y Y
        R Y Y Y R R R
        Y Y Y R Y Y Y
        R R Y R Y Y Y
        R Y R Y R R R
    """)

    assert "3.1/wins R d6 g6" == named(scene.play("drop f"))[-1]
    assert "0 1 by 3.1" == result(scene)


def test_3_2_a_full_board_is_a_draw() -> None:
    scene = board("""
        Y Y R Y . R R
        R R R Y Y R R
        Y Y Y R Y Y Y
        Y R Y Y R R R
        R Y R R Y Y R
        R Y Y Y R R Y
    """)

    assert ["2.2/drops R e6", "3.2/full"] == named(scene.play("drop e"))
    assert ("", []) == (scene.seat, scene.legal)
    assert "1/2 1/2 by 3.2" == result(scene)


def all_lines() -> Iterator[list[int]]:
    """The bits of every line, found by walking the board as a person would."""
    for column, row in product(range(COLUMNS), range(HEIGHT - 1)):
        for right, up in ((0, 1), (1, 0), (1, -1), (1, 1)):
            spaces = [(column + n * right, row + n * up) for n in range(4)]
            if all(c < COLUMNS and 0 <= r < HEIGHT - 1 for c, r in spaces):
                yield [HEIGHT * c + r for c, r in spaces]


# Published counts


@pytest.mark.parametrize(
    ("depth", "ways"), list(enumerate([1, 7, 49, 343, 2_401, 16_807, 117_649]))
)
def test_perft(depth: int, ways: int) -> None:
    """In six turns nobody can win, and no column is full: powers of seven."""
    assert ways == perft(start(), depth)


def test_perft_where_columns_are_full_and_matches_end() -> None:
    """Seven discs do not fit into one column."""
    assert 823_536 == perft(start(), 7)


def test_positions_after_some_turns_are_as_many_as_published() -> None:
    """https://oeis.org/A212693, found by John Tromp."""
    level = [start()]
    for published in (7, 49, 238, 1_120, 4_263, 16_422):
        found = {
            str(GAME.dump(after)): after
            for state in level
            for action in state.legal()
            for after in outcomes(state, action)
        }
        level = list(found.values())

        assert published == len(level)


def start() -> State:
    return GAME.new({}, 2, Fast(1), Silence())
