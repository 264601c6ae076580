"""ST-8 Construction (El Magnate)."""

import pytest

from sobremesa.games.stratum.view import view
from sobremesa.kernel.log import SPECTATOR

from .scene import StratumScene, scene


def builds(turn: StratumScene) -> list[str]:
    return [text for text in turn.legal if text.startswith("build")]


@pytest.mark.parametrize("home", ["S", "F", "Y", "M"])
def test_8_1_any_territory_with_two_plants_may_be_built_on(home: str) -> None:
    turn = scene(f"{home}1: P1; {home}2: P2; {home}3: H3; {home}4: m4 X5", seat="M")

    assert [f"build {home}"] == builds(turn)


@pytest.mark.parametrize(
    "table",
    [
        "F1: P1; F2: P2; F#3",
        "F1: P1; F2: P2; F3: C3",
        "F1: P1; F2: P2; F3: H3[rabies@4]",
        "F1: P1; F3: H3; Y1: P2",
    ],
    ids=["construction", "carnivore", "rabies", "one plant"],
)
def test_8_1_each_condition_forbids_building(table: str) -> None:
    assert [] == builds(scene(table, seat="M"))


def test_8_1_what_stands_in_another_territory_forbids_nothing() -> None:
    turn = scene("F1: P1 P2; S1: C3; S2: H4[rabies@5]; S#6", seat="M")

    assert ["build F"] == builds(turn)


@pytest.mark.parametrize(("needed", "offered"), [(1, "FY"), (2, "F"), (4, "")])
def test_8_1_plants_to_build_says_how_many(needed: int, offered: str) -> None:
    options = {"plants_to_build": needed}
    turn = scene("F1: P1 P2 P3; Y1: P4", seat="M", options=options)

    assert [f"build {home}" for home in offered] == builds(turn)


def test_8_2_a_construction_is_put_in_front_of_the_territory() -> None:
    turn = scene("F1: P1 P2 P3", seat="M", clock=7)

    said = turn.play("build F")

    assert "8.2/built M F" == said[0]
    assert {"F": 8} == turn.position["constructions"]


def test_8_3_the_view_shows_which_plants_building_would_kill() -> None:
    turn = scene("F1: P1 P7 P9; F2: P5; S1: P8; Y1: P2 P3; Y2: C4", seat="M")

    shown = {home.id: home.felled for home in view(turn.state, SPECTATOR).territories}

    assert {"S": [], "F": [9, 7], "Y": [], "M": []} == shown


def test_8_3_the_two_most_recent_plants_die_whatever_pile_they_lie_in() -> None:
    turn = scene("F1: P1 P7 P9; F2: P5; S1: P8", seat="M")

    said = turn.play("build F")

    assert 2 == said.count("8.3/dies plant F1")
    assert "S1: P8; F1: P1; F2: P5; F#10" == turn.table


@pytest.mark.parametrize(("killed", "left"), [(1, "F1: P1 P7; F2: P5"), (3, "F1: P1")])
def test_8_3_as_many_die_as_are_needed(killed: int, left: str) -> None:
    options = {"plants_to_build": killed}
    turn = scene("F1: P1 P7 P9; F2: P5", seat="M", options=options)

    turn.play("build F")

    assert f"{left}; F#10" == turn.table


def test_8_3_weeds_regrow() -> None:
    turn = scene("F1: P1; F2: P2[weed@3]", seat="M")

    turn.play("build F")

    assert "F2: P5; F#4" == turn.table


def test_8_4_population_cards_may_be_played_on_built_land() -> None:
    turn = scene("F1: P1; F#2", seat="F", hand="plant")

    turn.play("play plant", "at F3")

    assert "F1: P1; F3: P3; F#2" == turn.table


def test_8_5_a_destroyed_construction_may_be_built_again() -> None:
    turn = scene("F1: P1[weed@2]; F2: P3[weed@4]; F#5", seat="M", hand="arson")
    assert [] == builds(turn)

    turn.play("play arson", "territory F")
    assert ["build F"] == builds(turn)
    turn.play("build F")

    assert "F#8" == turn.table
