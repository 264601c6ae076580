"""ST-9 Macrofungus (Fu'ngaloth)."""

import pytest

from .scene import scene


@pytest.mark.parametrize(
    ("table", "possible"),
    [
        ("S1: m1; F1: m2", False),
        ("S1: m1; F1: m2; M5: m3", True),
        ("Y2: m1 m2 m3 P4", True),
        ("S1: m1; F1: m2; M5: X3", False),
    ],
)
def test_9_1_three_mushrooms_are_needed_wherever_they_are(
    table: str, possible: bool
) -> None:
    assert possible == ("macrofungus" in scene(table, seat="F").legal)


@pytest.mark.parametrize(
    ("needed", "mushrooms", "possible"),
    [(1, 0, False), (1, 1, True), (5, 4, False), (5, 5, True)],
)
def test_9_1_mushrooms_per_macrofungus_says_how_many(
    needed: int, mushrooms: int, possible: bool
) -> None:
    pile = " ".join(f"m{n}" for n in range(1, mushrooms + 1))
    table = f"S1: {pile}" if pile else ""
    turn = scene(table, seat="F", options={"mushrooms_per_macrofungus": needed})

    assert possible == ("macrofungus" in turn.legal)


def test_9_2_its_space_is_chosen_first_and_the_youngest_are_taken() -> None:
    wood = scene("S1: m1 m5; F1: m6; Y1: m2 m3 m4", seat="F")

    wood.play("macrofungus")
    assert ("macro_site", ["at S1", "at F1", "at Y1"]) == (wood.stage, wood.legal)
    wood.play("at Y1", "at Y1")
    assert ("macro_food", ["at S1", "at F1", "at Y1"]) == (wood.stage, wood.legal)
    said = wood.play("at S1")

    assert [
        "9.2/taken F Y1",
        "9.2/taken F Y1",
        "9.2/taken F S1",
        "9.2/created F Y1",
    ] == said
    assert "S1: m1; F1: m6; Y1: X7 m2" == wood.table


def test_9_2_a_space_is_offered_while_it_has_mushrooms_left() -> None:
    wood = scene("S1: m1; Y1: m2 m3 m4", seat="F")

    wood.play("macrofungus", "at S1")

    assert ["at Y1"] == wood.legal


@pytest.mark.parametrize(("needed", "left"), [(1, "m1 m2 m3 m4"), (5, "")])
def test_9_2_mushrooms_per_macrofungus_says_how_many_are_taken(
    needed: int, left: str
) -> None:
    options = {"mushrooms_per_macrofungus": needed}
    wood = scene("S1: m1 m2 m3 m4 m5", seat="F", options=options)

    wood.play("macrofungus", *["at S1"] * needed)

    assert f"S1: X6 {left}".rstrip() == wood.table
    assert "action" == wood.stage


def test_9_3_it_lies_at_the_bottom_also_beside_another() -> None:
    wood = scene("S1: X1 m2 m3 m4 m5 H6[rabies@7]", seat="F")

    wood.play("macrofungus", "at S1", "at S1", "at S1")

    assert "S1: X1 X8 m2 H6[rabies@7]" == wood.table


def test_9_4_a_macrofungus_is_not_a_mushroom() -> None:
    assert "macrofungus" not in scene("S1: X1 X2 X3 m4 m5", seat="F").legal

    wood = scene("S1: X1 m2 m3 m4", seat="F")
    wood.play("macrofungus")
    assert ["at S1"] == wood.legal
    wood.play("at S1", "at S1")

    assert ["at S1"] == wood.legal


def test_9_4_it_counts_where_a_card_names_macrofungi() -> None:
    wood = scene("S1: X1; F1: H2; Y1: P3", seat="F", hand="spores bait")

    wood.play("play spores")
    assert ["territory S"] == wood.legal

    wood = scene("S1: X1; F1: H2; Y1: P3", seat="F", hand="bait")
    wood.play("play bait", "card F1")

    assert ["at S2", "at S3", "at S4", "at S5"] == wood.legal
