"""EC-2 Armies and units."""

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.maps import army_points, read_army
from sobremesa.kernel.errors import OptionError

from .scene import BOXES, PRINTED, scene


@pytest.mark.parametrize("army", ["D3", "D21", "D9T9E9"])
def test_2_1_an_army_has_4_to_20_units(army: str) -> None:
    with pytest.raises(OptionError, match=r"EC-2\.1"):
        GAME.set_up({"army_red": army}, 2)


def test_2_2_the_types_have_their_statistics() -> None:
    columns = (
        *(PRINTED.health, PRINTED.resistance, PRINTED.ranged, PRINTED.close),
        *(PRINTED.movement, PRINTED.promotion, PRINTED.price),
    )
    table = {
        letter: tuple(column[at] for column in columns)
        for at, letter in enumerate(PRINTED.letters)
    }

    assert {
        "D": (1, 1, 2, 3, 8, 1, 2),
        "T": (2, 2, 2, 3, 10, 2, 4),
        "M": (2, 2, 1, 2, 13, 2, 4),
        "E": (3, 2, 2, 3, 8, 3, 6),
        "B": (4, 3, 2, 3, 8, 3, 7),
        "A": (5, 4, 2, 3, 6, 3, 8),
    } == table


def test_2_3_the_default_army_has_15_units() -> None:
    assert bytes([4, 4, 1, 3, 2, 1]) == read_army(PRINTED, "standard")
    assert 15 == BOXES.of({}).sizes[0]


@pytest.mark.parametrize(
    ("army", "units", "points"),
    [("standard", 15, 68), ("quick", 8, 37), ("horde", 20, 68), ("elite", 12, 67)],
)
def test_2_4_presets_cost_their_points(army: str, units: int, points: int) -> None:
    counts = read_army(PRINTED, army)

    assert (units, points) == (sum(counts), army_points(PRINTED, counts))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"army_red": "X4"}, "EC-2.4"),
        ({"army_red": "D2D2T1"}, "twice"),
        ({"army_points_cap": 67}, "costs 68 points"),
        ({"army_blue": "quick", "defeat_threshold": 8}, "more than defeat_threshold"),
    ],
)
def test_2_4_a_wrong_army_is_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.set_up(options, 2)


def test_2_5_units_stand_in_roster_order() -> None:
    table = scene(
        "A1 10,10; T1 10,20; D1 10,30; E1 10,40",
        reserve=False,
        options={"defeat_threshold": 0},
        blue="D1 80,30",
    )

    assert ["unit D1", "unit T1", "unit E1", "unit A1", "pass"] == table.legal


def test_2_6_health_and_wound_points_both_remove() -> None:
    hurt = scene("T1 40,30", "T1 50,30 health=1")
    hurt.stand("T1")
    hurt.do("target T1", "take", dice="6 3")
    assert {} == hurt.unit("blue T1")

    wounded = scene("T1 40,30 wounds=2", "T1 50,30")
    wounded.stand("T1")
    wounded.do("target T1", dice="1 3 | 2")
    assert {} == wounded.unit("red T1")
