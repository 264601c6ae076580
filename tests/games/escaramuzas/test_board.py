"""The terminal's table: whole at every width, with the points that are asked for."""

import pytest
from rich.console import Console

from sobremesa.games.escaramuzas import GAME
from sobremesa.i18n import Words

from .scene import Skirmish, scene


def drawn(table: Skirmish, width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as found:
        console.print(GAME.draw(GAME.view(table.state, 0), Words("en", GAME).element))
    return found.get().splitlines()


def mat(lines: list[str]) -> list[str]:
    """What is between the upper and the lower border."""
    borders = [at for at, line in enumerate(lines) if line[:1] in "╭╰+"]
    return lines[borders[0] + 1 : borders[-1]]


@pytest.mark.parametrize("width", [60, 79, 80, 95, 120])
def test_the_whole_table_fits(width: int) -> None:
    table = scene(
        "T1 4,4; B1 24,56; D1 30,20; D2 34,20",
        "M1 86,4; A1 86,56; D1 60,20; D2 64,20",
        map="black_swamp",
        reserve=False,
    )

    rows = mat(drawn(table, width))

    assert all(len(row) <= min(width, 95) for row in rows)
    assert all(row[:1] == row[-1:] == "│" for row in rows)
    corners = [
        [row for row in rows if mark in row] for mark in ("T1", "m1", "B1", "a1")
    ]
    assert rows.index(corners[0][0]) == rows.index(corners[1][0]) < 3
    assert rows.index(corners[2][0]) == rows.index(corners[3][0]) > len(rows) - 5
    assert "│ 0 10 20 30 40 50 60 70 80 │" == " ".join(rows[-1].split())


def test_the_points_a_unit_may_go_to_are_marked() -> None:
    table = scene("M1 40,30", "D1 80,30")
    before = "".join(mat(drawn(table, 95))).count("·")

    table.do("unit M1", "run")

    points = [row for row in mat(drawn(table, 95)) if "·" in row]
    assert 0 == before
    assert 14 == len(points)  # 17..43, two centimetres a line
    assert f"{'·' * 13}M1···⚐{'·' * 8}" in points[7].replace(" ", "")
