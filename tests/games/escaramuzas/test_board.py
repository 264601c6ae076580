"""The terminal's table: whole at every width, with the points that are asked for."""

import re

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
    assert f"{'·' * 12}M1····⚐{'·' * 8}" in points[7].replace(" ", "")


@pytest.mark.parametrize("width", [60, 79, 95])
def test_labels_are_whole_and_no_two_are_alike(width: int) -> None:
    """Twelve Domucors and more in a crowd, on screens with and without room."""
    army = {"army_red": "D12T4M1E3", "army_blue": "D12T4M1E3"}
    crowd = [(x, y) for y in (20, 22, 24) for x in (40, 42, 44, 46, 48, 88)]
    names = [f"D{n}" for n in range(1, 13)] + [f"T{n}" for n in range(1, 5)]
    red = [f"{id} {x},{y}" for id, (x, y) in zip(names, crowd, strict=False)]
    blue = [f"{id} {x},{y + 6}" for id, (x, y) in zip(names, crowd, strict=False)]
    table = scene("; ".join(red), "; ".join(blue), reserve=False, options=army)

    lines = drawn(table, width)

    end = next(at for at, line in enumerate(lines) if line[:1] == "╰")
    flags = next(at for at in range(end, len(lines)) if "⚐ " in lines[at])
    told = " ".join([*mat(lines), *lines[end + 1 : flags]])
    marks = re.findall(r"[DT][0-9]+|[dt][0-9]+", told)
    assert sorted([*names, *[id.lower() for id in names]]) == sorted(marks)


def test_eight_commanders_have_a_line_each_for_units_and_for_cards() -> None:
    places = "; ".join(f"D{n} 10,{4 * n}" for n in range(1, 9))
    table = scene(
        places,
        places.replace("10,", "80,"),
        seats=8,
        reserve=False,
        options={"army_red": "D8", "army_blue": "D8"},
        hands={0: "frenzy", 6: "refill", 7: "espionage"},
    )

    lines = [line.rstrip() for line in drawn(table, 80)]
    told = list(GAME.draw(GAME.view(table.state, 0), Words("en", GAME).element).told())

    for line in ("Red 4: D4♥1 D8♥1", "Blue 4: D4♥1 D8♥1", "Red: Frenzy", "Blue 4: ▒"):
        assert 1 == lines.count(line), line
    assert "  D8 10,32: Domucor, Red 4, ready, Health 1" in told
    assert "  D1 80,4: Domucor, Blue, ready, Health 1" in told
    two = scene("D1 40,30", "D1 80,30")
    assert any(line.startswith("red: D1♥1") for line in drawn(two, 80))
