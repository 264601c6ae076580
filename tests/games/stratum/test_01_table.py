"""ST-1 Table and terms."""

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.view import View

from .scene import scene


@pytest.mark.parametrize(
    ("table", "result"),
    [
        ("S1: P1 P2 P3 P4; Y1: H5 H6 H7; M1: C8 C9 C10", "1 0 1 0 by 12.2"),
        ("S1: X1 X2", "0 1 0 0 by 12.4"),
        ("S#1; F#2; Y#3; M#4", "0 0 0 1 by 12.3"),
    ],
)
def test_1_1_sagitario_and_ygdra_are_one_faction_of_three(
    table: str, result: str
) -> None:
    goal = scene(table)

    goal.end_round()

    assert ("S", "F", "Y", "M") == GAME.kinds["seat"]
    assert result == goal.result


@pytest.mark.parametrize(
    ("home", "opposite"), [("S", "Y"), ("F", "M"), ("Y", "S"), ("M", "F")]
)
def test_1_2_s_faces_y_and_f_faces_m(home: str, opposite: str) -> None:
    rocket = scene(f"{home}1: H1", seat="M", hand="fireworks")

    rocket.play("play fireworks", f"card {home}1")

    assert [f"at {opposite}{n}" for n in range(1, 6)] == rocket.legal


@pytest.mark.parametrize("seat", ["S", "F", "Y", "M"])
def test_1_3_a_territory_has_five_spaces(seat: str) -> None:
    turn = scene("", seat=seat, hand="plant")

    turn.play("play plant")

    assert [f"at {seat}{n}" for n in (1, 2, 3, 4, 5)] == turn.legal


def test_1_3_spaces_per_territory_makes_it_smaller() -> None:
    options = {"spaces_per_territory": 3}
    turn = scene("F2: P1", seat="M", hand="compost", options=options)

    turn.play("play compost")

    spaces = "S1 S2 S3 F1 F3 Y1 Y2 Y3 M1 M2 M3"
    assert [f"at {space}" for space in spaces.split()] == turn.legal


def test_1_4_cards_and_fungi_fill_a_space_but_a_construction_does_not() -> None:
    turn = scene("S1: P1; S2: m2; S4: X3; S#4", hand="plant")

    turn.play("play plant")

    assert ["at S3", "at S5"] == turn.legal


def test_1_5_fungi_lie_below_and_the_oldest_card_below_the_younger() -> None:
    pile = scene("S1: P2 P9 m6 m3 X7")

    view = GAME.view(pile.state, 0)

    assert isinstance(view, View)
    things = view.territories[0].spaces[0].things
    assert [7, 3, 6, 2, 9] == [thing.stamp for thing in things]
    assert "S1: X7 m3 m6 P2 P9" == pile.table


def test_1_5_a_pile_is_of_one_kind_because_kinds_enter_empty_spaces() -> None:
    turn = scene("S1: P1; S2: H2; S3: C3; S4: m4", hand="herbivore")

    turn.play("play herbivore")

    assert ["at S5"] == turn.legal


def test_1_6_every_arrival_takes_the_next_stamp() -> None:
    turn = scene("S1: H3; F1: m4", hand="plant rabies", clock=9)

    turn.play("play plant", "at S2", "play rabies", "card S1")

    assert "S1: H3[rabies@11]; S2: P10; F1: m4" == turn.table
    assert 11 == turn.position["clock"]


def test_1_6_constructions_and_mushrooms_take_stamps_too() -> None:
    turn = scene("S1: P3 P4", seat="M", hand="compost", clock=9)

    turn.play("build S", "play compost", "at F1")

    assert "S#10; F1: m11 P12" == turn.table


def test_1_6_a_moving_card_keeps_its_stamp() -> None:
    turn = scene("S1: H3; F1: H5", hand="migration", clock=9)

    turn.play("play migration", "card S1", "at F2")

    assert "F1: H5; F2: H3" == turn.table
    assert 9 == turn.position["clock"]


def test_1_7_the_supply_never_runs_out() -> None:
    plants = " ".join(f"P{n}" for n in range(1, 61))
    herd = " ".join(f"H{n}" for n in range(61, 101))  # all decks together have 21
    world = scene(f"S1: {plants}; F1: {herd}")

    world.ecosystem()

    assert "60/41/0" == world.census


def test_1_8_animals_are_herbivores_and_carnivores() -> None:
    hunt = scene("S1: P1; S2: H2; S3: C3; S4: m4; S5: X5", seat="M", hand="hunter")

    hunt.play("play hunter")

    assert ["card S2", "card S3"] == hunt.legal


def test_1_8_population_cards_are_plants_and_animals() -> None:
    blast = scene("Y1: P1; Y2: H2; Y3: C3; Y4: m4; Y5: X5", seat="F", hand="spores")

    blast.play("play spores", "territory Y")

    assert "Y4: m4; Y5: X5" == blast.table
