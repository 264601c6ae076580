"""EC-15 Victory points."""

import pytest

from .scene import scene

THREE = "T1 66,10; T2 70,20; T3 70,30"


def scored(
    red: str, *, kills: dict[str, int] | None = None, **options: object
) -> dict[str, int]:
    """Rows red scores at the end of the round, with their points."""
    counters = {"red": dict(kills or {})}
    table = scene(red, "A1 60,58", counters=counters, options=options)
    said = table.do("pass", "pass", dice="6 6 1 1")
    rows = [event.split() for event in said if event.startswith("15.1/scores red")]
    return {row[2]: int(row[4]) for row in rows}


def kills(ranged: int = 0, close: int = 0) -> dict[str, int]:
    return {
        "ranged_round": ranged,
        "close_round": close,
        "ranged_game": ranged,
        "close_game": close,
    }


@pytest.mark.parametrize(
    ("ranged", "close", "rows"),
    [
        (1, 0, {"V3": 1}),
        (3, 0, {"V3": 1, "V5": 2}),
        (0, 2, {"V4": 1}),
        (0, 3, {"V4": 1, "V6": 2}),
        (6, 6, {"V3": 1, "V4": 1, "V5": 2, "V6": 2, "V9": 5, "V10": 5}),
    ],
)
def test_15_1_every_row_fulfilled_scores(
    ranged: int, close: int, rows: dict[str, int]
) -> None:
    assert rows == scored("T1 10,10", kills=kills(ranged, close))


def test_15_1_only_the_higher_of_a_pair_by_option() -> None:
    found = scored(THREE, kills=kills(3, 1), vp_tiers="highest")

    assert {"V4": 1, "V5": 2, "V7": 3} == found


def test_15_2_the_enemys_zone_reaches_the_edge() -> None:
    assert {"V2": 1} == scored("T1 65,1")
    assert {} == scored("T1 64,30")
    assert {"V2": 1} == scored("T1 70,30", deploy_gap=50)
    assert {} == scored("T1 69,30", deploy_gap=50)


def test_15_3_six_kills_count_over_the_whole_match() -> None:
    counters = {**kills(), "ranged_game": 6}

    assert {"V10": 5} == scored("T1 10,10", kills=counters)
    assert {} == scored("T1 10,10", kills={**counters, "six_ranged_scored": True})


def test_15_4_the_values_are_options() -> None:
    assert {"V2": 7, "V7": 0} == scored(THREE, vp_zone1=7, vp_zone3=0)
