"""ST-5 Marks, growth, death."""

import pytest

from .scene import scene

ALWAYS = {"death_mushrooms": "always"}


def test_5_1_the_highest_stamp_of_each_kind_is_marked() -> None:
    table = scene("S1: P9 P2; S2: P4; F1: H3; Y1: H7 H5; M1: C6; M2: C8; M3: m1")

    assert "P9 H7 C8" == table.marked


def test_5_1_a_played_card_takes_the_mark() -> None:
    turn = scene("F1: H3", hand="herbivore")

    said = turn.play("play herbivore", "at S2")

    assert "5.1/marked herbivore S2" in said
    assert "H4" == turn.marked


def test_5_1_a_grown_card_takes_the_mark() -> None:
    calm = scene("S1: P1; F1: H3 H2")

    said = calm.ecosystem()

    assert "5.1/marked herbivore F1" in said
    assert "P1 H4" == calm.marked


def test_5_1_a_plant_placed_by_a_card_takes_the_mark() -> None:
    heap = scene("S1: P1", seat="M", hand="compost")

    said = heap.play("play compost", "at F1")

    assert "5.1/marked plant F1" in said
    assert "P3" == heap.marked


def test_5_1_only_marked_animals_die_or_grow() -> None:
    herd = scene("F1: H3; Y1: H5; S1: H4; M1: C1")  # no plants

    herd.ecosystem()

    assert "S1: H4; F1: H3; Y1: m6; M1: C1" == herd.table


def test_5_2_the_mark_passes_to_the_next_youngest() -> None:
    herd = scene("F1: H3; Y1: H5 H2; S1: H4", seat="M", hand="hunter")

    said = herd.play("play hunter", "card Y1")

    assert "5.2/marked herbivore S1" in said
    assert "H4" == herd.marked


def test_5_2_without_another_card_nothing_is_marked() -> None:
    herd = scene("F1: H3; S1: C2", seat="M", hand="hunter")

    said = herd.play("play hunter", "card F1")

    assert "C2" == herd.marked
    assert not any("marked" in event for event in said)


@pytest.mark.parametrize("target", ["S1", "S2"])
def test_5_2_moving_changes_no_mark(target: str) -> None:
    herd = scene("S1: H3; S2: H5", hand="migration")

    said = herd.play("play migration", f"card {target}", "at F1")

    assert "H5" == herd.marked
    assert not any("marked" in event for event in said)


def test_5_3_a_bare_card_grows_on_top_of_its_own_pile() -> None:
    table = "S1: P1 P2 P3 P10; F1: H4; F2: X6 m7 H5[rabies@8]; M1: C9 C11"
    calm = scene(table, origins={5: "S"})

    calm.ecosystem()

    assert table.replace("@8]", "@8] H12") == calm.table
    row = {"kind": "herbivore", "space": "F2", "stamp": 12}
    assert row == calm.position["things"][-1]


def test_5_4_growths_of_animals_are_counted() -> None:
    rich = scene("S1: P1 P2 P3 P4 P5; Y1: H6 H7 H8; M1: C9 C10", growths=3)

    rich.ecosystem()

    assert "5/4/3" == rich.census
    assert 5 == rich.position["growths"]


def test_5_4_growths_of_plants_are_not() -> None:
    fruit = scene("Y1: P1[fruit@4] P2; Y2: H3")

    fruit.ecosystem()

    assert "3/2/0" == fruit.census
    assert 1 == fruit.position["growths"]


def test_5_5_a_dead_card_goes_to_its_origin_then_its_attachment_home() -> None:
    herd = scene("Y1: H3[parasite@5]", origins={3: "Y"}, seat="M", hand="hunter")

    said = herd.play("play hunter", "card Y1 parasite")

    returned = [event for event in said if event.startswith("5.5")]
    assert ["5.5/returned herbivore Y", "5.5/returned parasite F"] == returned
    piles = [herd.discards(seat) for seat in "SFYM"]
    assert ["", "parasite", "herbivore", "hunter"] == piles


def test_5_5_a_card_of_the_supply_goes_back_to_it() -> None:
    herd = scene("Y1: H3", seat="M", hand="hunter")

    said = herd.play("play hunter", "card Y1")

    assert "5.5/returned herbivore supply" in said
    assert ["", "", ""] == [herd.discards(seat) for seat in "SFY"]


def test_5_6_an_ecosystem_death_leaves_a_mushroom_under_what_remains() -> None:
    herd = scene("Y1: m1 H3 H5; M1: C4")

    said = herd.ecosystem()

    assert "5.6/sprouts Y1" in said
    assert "Y1: m1 m6 H3; M1: C4" == herd.table


DEATHS = [
    ("M", "pesticide", ["card Y1"]),
    ("M", "hunter", ["card Y2"]),
    ("F", "spores", ["territory Y"]),
    ("Y", "wildfire", ["territory Y"]),
    ("M", "arson", ["territory Y"]),
]


@pytest.mark.parametrize(("seat", "card", "choices"), DEATHS)
def test_5_7_death_by_a_card_leaves_no_mushroom(
    seat: str, card: str, choices: list[str]
) -> None:
    land = scene("Y1: P1; Y2: H2; Y3: m3", seat=seat, hand=card)

    land.play(f"play {card}", *choices)

    assert "m4" not in land.table


@pytest.mark.parametrize(
    ("death", "table"),
    [
        (DEATHS[0], "Y1: m4; Y2: H2; Y3: m3"),
        (DEATHS[1], "Y1: P1; Y2: m4; Y3: m3"),
        (DEATHS[2], "Y1: m4; Y2: m5; Y3: m3"),
        (DEATHS[3], ""),
        (DEATHS[4], ""),
        (("F", "rot", ["card Y1"]), "Y1: m4; Y2: H2; Y3: m3"),
    ],
)
def test_5_7_death_mushrooms_always_follows_all_but_fires(
    death: tuple[str, str, list[str]], table: str
) -> None:
    seat, card, choices = death
    land = scene("Y1: P1; Y2: H2; Y3: m3", seat=seat, hand=card, options=ALWAYS)

    land.play(f"play {card}", *choices)

    assert table == land.table


def test_5_7_building_leaves_no_mushroom() -> None:
    land = scene("F1: P1; F2: P2", seat="M")

    land.play("build F")

    assert "F#3" == land.table


def test_5_7_death_mushrooms_always_follows_building() -> None:
    land = scene("F1: P1; F2: P2", seat="M", options=ALWAYS)

    said = land.play("build F")

    assert "F1: m5; F2: m4; F#3" == land.table  # youngest first
    assert ["5.7/sprouts F2", "5.7/sprouts F1"] == [s for s in said if "5.7" in s]


@pytest.mark.parametrize(
    ("seat", "hand", "plays", "table"),
    [
        ("M", "pesticide", ["play pesticide", "card F1 weed"], "F1: P5; F2: P2"),
        ("M", "", ["build F"], "F1: P7; F2: m6; F#5"),
        ("F", "rot", ["play rot", "card F1 weed"], "F1: m5 P6; F2: P2"),
    ],
)
def test_5_7_weeds_leave_no_mushroom_even_with_always(
    seat: str, hand: str, plays: list[str], table: str
) -> None:
    land = scene("F1: P1[weed@4]; F2: P2", seat=seat, hand=hand, options=ALWAYS)

    land.play(*plays)

    assert table == land.table


def test_5_8_dead_fungi_leave_nothing() -> None:
    fire = scene("Y1: X1; Y2: m2; Y3: H3", seat="Y", hand="wildfire", options=ALWAYS)

    fire.play("play wildfire", "territory Y")

    assert "" == fire.table
    assert "wildfire" == fire.discards("Y")


def test_5_8_an_eaten_mushroom_leaves_nothing() -> None:
    feast = scene("F1: P1; F2: H2[predator@5]; F3: m3; M1: C4", options=ALWAYS)

    feast.end_round()

    assert "F1: P1; F2: H2[predator@5]; M1: C4" == feast.table


CROWD = "Y1: P9 P10; Y2: m1 H3 H7; Y4: P5[weed@6]; Y5: P2[weed@8]; Y#4"


def test_5_9_deaths_are_told_by_space_and_stamp_then_ruin_then_regrowth() -> None:
    origins = {9: "M", 10: "F", 3: "S"}
    blast = scene(CROWD, origins=origins, seat="F", hand="spores")

    said = blast.play("play spores", "territory Y")

    assert [
        "7.6/played F spores",
        "7.6/dies plant Y1",
        "5.5/returned plant M",
        "7.6/dies plant Y1",
        "5.5/returned plant F",
        "7.6/dies herbivore Y2",
        "5.5/returned herbivore S",
        "7.6/dies herbivore Y2",
        "5.5/returned herbivore supply",
        "7.6/dies plant Y4",
        "5.5/returned plant supply",
        "5.5/returned weed Y",
        "7.6/dies plant Y5",
        "5.5/returned plant supply",
        "5.5/returned weed Y",
        "7.6/razed Y",
        "7.13/regrows Y4",
        "7.13/regrows Y5",
    ] == [event for event in said if "marked" not in event]
    assert "Y2: m1; Y4: P11; Y5: P12" == blast.table


def test_5_9_mushrooms_come_before_regrowth() -> None:
    blast = scene(CROWD, seat="F", hand="spores", options=ALWAYS)

    blast.play("play spores", "territory Y")

    assert "Y1: m11 m12; Y2: m1 m13 m14; Y4: P15; Y5: P16" == blast.table


def test_5_9_fungi_die_in_the_same_order() -> None:
    fire = scene("S1: X4 m6 P2; S2: m1", seat="M", hand="arson")

    said = fire.play("play arson", "territory S")

    assert [
        "7.16/dies plant S1",
        "7.16/dies macrofungus S1",
        "7.16/dies mushroom S1",
        "7.16/dies mushroom S2",
    ] == [event for event in said if "dies" in event]


def test_5_9_building_kills_the_youngest_first() -> None:
    land = scene("F1: P7[weed@8]; F2: P5[weed@9]", seat="M")

    said = land.play("build F")

    assert ["8.3/dies plant F1", "8.3/dies plant F2"] == [s for s in said if "8.3" in s]
    assert "F1: P11; F2: P12; F#10" == land.table


def test_5_10_every_card_of_a_pile_counts_also_on_built_land() -> None:
    table = scene("S1: P1 P2 P3; S#4; F1: H5 H6; F2: m7 X8; M1: C9")

    assert "3/2/1" == table.census


def test_5_10_an_omnivore_counts_as_herbivore_too() -> None:
    table = scene("S1: P1; F1: H5; M1: C9[omnivore@10] C11; M2: C12[omnivore@13]")

    assert "1/3/3" == table.census
