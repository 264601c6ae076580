"""ST-12 Victory and results."""

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.view import View, view

from .scene import scene

NATURE = "S1: P1 P2 P3 P4; S2: H5 H6 H7; S3: C8 C9 C10"
FUNGI = "F1: X11 X12"
INDUSTRY = "S#13; F#14; Y#15; M#16"


def test_12_1_a_goal_reached_within_a_round_means_nothing() -> None:
    wood = scene("S1: X1; F1: m2 m3 m4", seat="F")

    wood.play("macrofungus", "at F1", "at F1", "at F1")
    assert "*" == wood.result
    wood.pass_to("M")
    assert "*" == wood.result
    wood.pass_round()

    assert "0 1 0 0 by 12.4" == wood.result


def test_12_1_the_ecosystem_may_still_undo_it() -> None:
    world = scene("S1: P1 P2 P3 P4; F1: H5 H6 H7; M1: C8 C9 C10 C11 C12")

    world.end_round()

    assert "4/2/4" == world.census
    assert "*" == world.result


@pytest.mark.parametrize(
    ("table", "result"),
    [
        (NATURE, "1 0 1 0 by 12.2"),
        (NATURE.replace(" P4", ""), "*"),  # 3/3/3
        ("S1: P1 P2 P3 P4; S2: H5 H6 H7; S3: C8 C9", "*"),
        ("S1: P1 P2 P3 P4; S2: H5 H6[hibernation@7]; S3: C8 C9 C10", "*"),
    ],
)
def test_12_2_nature_needs_four_plants_three_herbivores_three_carnivores(
    table: str, result: str
) -> None:
    world = scene(table)

    world.end_round()

    assert result == world.result


@pytest.mark.parametrize(
    ("plants", "herbivores", "carnivores", "result"),
    [(3, 2, 2, "1 0 1 0 by 12.2"), (4, 2, 2, "*"), (3, 3, 2, "*"), (3, 2, 3, "*")],
)
def test_12_2_the_numbers_are_options(
    plants: int, herbivores: int, carnivores: int, result: str
) -> None:
    options = {
        "plants_to_win": plants,
        "herbivores_to_win": herbivores,
        "carnivores_to_win": carnivores,
    }
    world = scene("S1: P1 P2 P3; S2: H5 H6; S3: C8 C9", options=options)

    world.end_round()

    assert result == world.result


@pytest.mark.parametrize(
    ("table", "needed", "result"),
    [
        ("S#1; F#2; Y#3; M#4", 4, "0 0 0 1 by 12.3"),
        ("S#1; F#2; M#4", 4, "*"),
        ("S#1; F#2; M#4", 3, "0 0 0 1 by 12.3"),
        ("Y#4", 1, "0 0 0 1 by 12.3"),
    ],
)
def test_12_3_industry_needs_a_construction_in_each_territory(
    table: str, needed: int, result: str
) -> None:
    land = scene(table, options={"constructions_to_win": needed})

    said = land.end_round()

    assert result == land.result
    assert (result != "*") == ("12.3/wins M" in said)


@pytest.mark.parametrize(
    ("table", "needed", "result"),
    [
        ("S1: X1; Y1: X2", 2, "0 1 0 0 by 12.4"),
        ("S1: X1 X2", 2, "0 1 0 0 by 12.4"),
        ("S1: X1; Y1: m2 m3 m4", 2, "*"),
        ("S1: X1", 1, "0 1 0 0 by 12.4"),
        ("S1: X1 X2 X3", 4, "*"),
    ],
)
def test_12_4_fungi_needs_two_macrofungi(table: str, needed: int, result: str) -> None:
    wood = scene(table, options={"macrofungi_to_win": needed})

    said = wood.end_round()

    assert result == wood.result
    assert (result != "*") == ("12.4/wins F" in said)


@pytest.mark.parametrize(
    ("table", "result", "said"),
    [
        (
            f"{NATURE}; {FUNGI}",
            "1/2 1/2 1/2 0 by 12.5",
            ["12.2/wins S Y", "12.4/wins F"],
        ),
        (f"{FUNGI}; {INDUSTRY}", "0 1/2 0 1/2 by 12.5", ["12.3/wins M", "12.4/wins F"]),
        (
            f"{NATURE}; {INDUSTRY}",
            "1/2 0 1/2 1/2 by 12.5",
            ["12.2/wins S Y", "12.3/wins M"],
        ),
    ],
)
def test_12_5_all_who_reach_their_goals_together_win(
    table: str, result: str, said: list[str]
) -> None:
    world = scene(table)

    told = world.end_round()

    assert result == world.result
    assert said == sorted(event for event in told if event.startswith("12."))


def test_12_5_simultaneous_continue_plays_on_until_one_is_alone() -> None:
    options = {"simultaneous": "continue"}
    world = scene(f"{NATURE}; {FUNGI}", hands={"Y": "wildfire plant"}, options=options)

    said = world.end_round()
    assert ("*", 2) == (world.result, world.position["round"])
    assert not [event for event in said if event.startswith("12.")]
    world.pass_to("Y")
    world.play("play wildfire", "territory F")
    world.pass_round()

    assert "1 0 1 0 by 12.2" == world.result


@pytest.mark.parametrize("limit", [1, 7, 200])
def test_12_6_the_last_round_ends_in_a_draw(limit: int) -> None:
    world = scene("S1: P1", round=limit, options={"max_rounds": limit})

    said = world.end_round()

    assert f"12.6/limit {limit}" in said
    assert "1/3 1/3 1/3 1/3 by 12.6" == world.result


def test_12_6_not_before_the_last_round() -> None:
    world = scene("S1: P1", round=39)

    world.end_round()
    assert "*" == world.result
    world.end_round()

    assert "1/3 1/3 1/3 1/3 by 12.6" == world.result


def test_12_6_a_goal_met_in_the_last_round_wins() -> None:
    world = scene(FUNGI, round=40)

    said = world.end_round()

    assert "0 1 0 0 by 12.4" == world.result
    assert "12.6/limit 40" not in said


def test_12_6_at_the_last_check_continue_acts_as_shared() -> None:
    options = {"simultaneous": "continue"}
    world = scene(f"{NATURE}; {FUNGI}", round=40, options=options)

    world.end_round()

    assert "1/2 1/2 1/2 0 by 12.5" == world.result


BALANCE = "S1: P1 P2; F1: H3; Y1: C4"  # 2/1/1: Nature is at 1/3


@pytest.mark.parametrize(
    ("table", "options", "result"),
    [
        (f"{BALANCE}; M#5", {}, "1 0 1 0 by 12.6"),  # 1/3, 0, 1/4
        (f"{BALANCE}; M1: m5 m6", {}, "1/2 1/2 1/2 0 by 12.6"),  # 1/3, 2/6, 0
        (f"{BALANCE}; M1: m5 m6; M#7; S#8", {}, "0 0 0 1 by 12.6"),  # 1/3, 2/6, 2/4
        (f"{BALANCE}; M1: X5", {}, "0 1 0 0 by 12.6"),  # 1/3, 3/6
        ("", {}, "1/3 1/3 1/3 1/3 by 12.6"),
        # 1/3 of two plants, one herbivore, three carnivores; 1/3 of 1 * 3
        (
            f"{BALANCE}; M1: m5",
            {
                "plants_to_win": 2,
                "herbivores_to_win": 1,
                "macrofungi_to_win": 3,
                "mushrooms_per_macrofungus": 1,
            },
            "1/2 1/2 1/2 0 by 12.6",
        ),
        (f"{BALANCE}; M#5", {"constructions_to_win": 2}, "0 0 0 1 by 12.6"),
        # a macrofungus and a mushroom: (5 + 1) of 10
        (
            "M1: X5 m6; S#7; F#8",
            {"mushrooms_per_macrofungus": 5},
            "0 1 0 0 by 12.6",
        ),
    ],
)
def test_12_6_timeout_result_progress_compares_exactly(
    table: str, options: dict[str, object], result: str
) -> None:
    world = scene(table, round=40, options={"timeout_result": "progress", **options})

    said = world.end_round()

    assert result == world.result
    winners = [
        seat
        for seat, score in zip("SFYM", result.split(), strict=False)
        if score != "0"
    ]
    assert [f"12.6/ahead {seat}" for seat in winners] == said[-len(winners) :]


@pytest.mark.parametrize(
    ("growths", "result"), [(1, "0 0 0 1 by 12.6"), (2, "1 0 1 0 by 12.6")]
)
def test_12_6_progress_of_growths(growths: int, result: str) -> None:
    options = {
        "timeout_result": "progress",
        "nature_goal": "growths",
        "growths_to_win": 5,
    }
    world = scene("M#5", growths=growths, round=40, options=options)  # 1/4

    world.end_round()

    assert result == world.result


@pytest.mark.parametrize(
    ("table", "scores"),
    [
        (NATURE, [1, 0, 1, 0]),
        (f"{NATURE}; {FUNGI}", [1 / 2, 1 / 2, 1 / 2, 0]),
        (f"{NATURE}; {FUNGI}; {INDUSTRY}", [1 / 3, 1 / 3, 1 / 3, 1 / 3]),
        ("", [1 / 3, 1 / 3, 1 / 3, 1 / 3]),
    ],
    ids=["one", "two", "three", "draw"],
)
def test_12_7_winning_factions_share_one_point_and_a_draw_is_a_third(
    table: str, scores: list[float]
) -> None:
    world = scene(table, round=40)

    world.end_round()

    assert scores == world.stratum.result().scores


@pytest.mark.parametrize(
    ("table", "timeout_result", "winners"),
    [
        (NATURE, "draw", "SY"),
        (f"{NATURE}; {FUNGI}", "draw", "SFY"),
        (f"{NATURE}; {FUNGI}; {INDUSTRY}", "draw", "SFYM"),
        ("", "draw", ""),
        ("", "progress", "SFYM"),  # all equally far
    ],
    ids=["one", "two", "three", "draw", "progress"],
)
def test_12_7_a_shared_victory_is_a_win_and_a_draw_is_not(
    table: str, timeout_result: str, winners: str
) -> None:
    world = scene(table, round=40, options={"timeout_result": timeout_result})

    world.end_round()

    view = GAME.view(world.state, 0)
    assert isinstance(view, View)
    assert list(winners) == view.winners


def test_12_2_the_view_shows_who_wins_together() -> None:
    factions = {one.id: one.faction for one in view(scene("").state, -1).players}

    assert ["nature", "fungi", "nature", "industry"] == [factions[id] for id in "SFYM"]
