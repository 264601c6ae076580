"""ST-6 Influence cards in general."""

import pytest

from sobremesa.games.stratum.view import view

from .scene import scene


def test_6_1_immediate_cards_are_discarded_and_attachments_stay() -> None:
    turn = scene("S1: H3", hand="migration")
    turn.play("play migration", "card S1", "at F1")
    assert "migration" == turn.discards("S")

    turn = scene("S1: H3", hand="rabies")
    turn.play("play rabies", "card S1")

    assert ("S1: H3[rabies@4]", "") == (turn.table, turn.discards("S"))
    turn.end_round()
    assert "rabies" == turn.discards("S")  # it died, for want of plants


def test_6_2_a_card_carries_one_attachment() -> None:
    turn = scene("S1: H3[parasite@5]; F1: H4", hand="rabies")

    turn.play("play rabies")

    assert ["card F1"] == turn.legal


def test_6_3_an_attachment_goes_into_any_territory() -> None:
    turn = scene("S1: H1; F1: H2; Y1: H3; M1: H4; M2: C5", hand="predator")

    turn.play("play predator")

    assert ["card S1", "card F1", "card Y1", "card M1"] == turn.legal


def test_6_3_it_goes_on_the_youngest_card_without_one() -> None:
    turn = scene("S1: H1 H2 H3[parasite@4]", hand="predator")

    turn.play("play predator")
    assert ["card S1"] == turn.legal
    turn.play("card S1")

    assert "S1: H1 H2[predator@5] H3[parasite@4]" == turn.table


HERD = "S1: H1[parasite@6] H2 H3[parasite@7] H4[rabies@8] H5"


@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("card S1", "H1[parasite@6] H2 H3[parasite@7] H4[rabies@8]"),
        ("card S1 rabies", "H1[parasite@6] H2 H3[parasite@7] H5"),
        ("card S1 parasite", "H1[parasite@6] H2 H4[rabies@8] H5"),
    ],
)
def test_6_4_the_youngest_with_that_attachment_is_meant(target: str, left: str) -> None:
    hunt = scene(HERD, seat="M", hand="hunter")

    hunt.play("play hunter")
    assert ["card S1", "card S1 rabies", "card S1 parasite"] == hunt.legal
    hunt.play(target)

    assert f"S1: {left}" == hunt.table


def test_6_4_what_moves_is_chosen_likewise() -> None:
    turn = scene(HERD, hand="migration")

    turn.play("play migration")
    assert ["card S1", "card S1 rabies", "card S1 parasite"] == turn.legal
    turn.play("card S1 parasite", "at Y5")

    left = "S1: H1[parasite@6] H2 H4[rabies@8] H5"
    assert f"{left}; Y5: H3[parasite@7]" == turn.table


def test_6_5_an_attachment_acts_where_its_card_is() -> None:
    table = "S1: H3[rabies@5]; S2: P1 P2; Y1: P6 P7"
    turn = scene(table, seat="M", hand="fireworks")
    assert {"build Y"} == {text for text in turn.plays if "build" in text}

    turn.play("play fireworks", "card S1 rabies", "at Y2")

    assert "S2: P1 P2; Y1: P6 P7; Y2: H3[rabies@5]" == turn.table
    assert {"build S"} == {text for text in turn.plays if "build" in text}


def test_6_6_one_animal_moves_and_the_rest_of_its_pile_stays() -> None:
    table = "S1: X5 m6 H2[rabies@7] H9; F1: H8"
    turn = scene(table, origins={2: "S"}, hand="migration")

    turn.play("play migration", "card S1 rabies", "at F3")

    assert "S1: X5 m6 H9; F1: H8; F3: H2[rabies@7]" == turn.table
    assert "H9" == turn.marked
    assert "S" == turn.position["things"][0]["origin"]


def test_6_6_plants_never_move() -> None:
    turn = scene("S1: P1; S2: C2; S3: m3", hand="migration")

    turn.play("play migration")

    assert ["card S2"] == turn.legal


def test_6_6_without_free_space_choice_a_territory_offers_its_first_space() -> None:
    turn = scene(
        "S1: H1; F1: P2; M2: P3", hand="migration", options={"free_space_choice": False}
    )

    turn.play("play migration", "card S1")

    assert ["at F2", "at Y1", "at M1"] == turn.legal


def test_6_7_spores_and_rot_spare_macrofungi() -> None:
    turn = scene("S1: X1 P2", seat="F", hand="rot")
    turn.play("play rot", "card S1")
    assert "S1: X1 m3" == turn.table

    turn = scene("S1: X1 P2", seat="F", hand="spores")
    turn.play("play spores", "territory S")

    assert "S1: X1" == turn.table


@pytest.mark.parametrize(("seat", "card"), [("Y", "wildfire"), ("M", "arson")])
def test_6_7_fires_kill_macrofungi(seat: str, card: str) -> None:
    turn = scene("S1: X1 P2; F1: X3", seat=seat, hand=card)

    turn.play(f"play {card}", "territory S")

    assert "F1: X3" == turn.table


@pytest.mark.parametrize(
    ("seat", "card", "targets", "destinations"),
    [
        ("S", "migration", ["card S1"], "FYM"),
        ("Y", "pheromones", ["card S1", "card F1", "card M1"], "Y"),
    ],
)
def test_6_8_yours_is_the_players_and_another_any_of_three(
    seat: str, card: str, targets: list[str], destinations: str
) -> None:
    turn = scene("S1: H1; F1: H2; Y1: H3; M1: H4", seat=seat, hand=card)

    turn.play(f"play {card}")
    assert targets == turn.legal
    turn.play("card S1")

    spaces = [f"at {home}{n}" for home in destinations for n in (2, 3, 4, 5)]
    assert spaces == turn.legal


def test_6_8_the_view_shows_which_territory_each_one_faces() -> None:
    shown = {land.id: land.faces for land in view(scene("").state, -1).territories}

    assert {"S": "Y", "F": "M", "Y": "S", "M": "F"} == shown
