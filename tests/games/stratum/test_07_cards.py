"""ST-7 The influence cards."""

import pytest

from .scene import scene

NO_CHOICE = {"free_space_choice": False}
KINDS = "S1: P1; F1: H2; Y1: C3; M1: m4; M2: X5"  # one of each thing


@pytest.mark.parametrize(
    ("rule", "seat", "card", "hosts"),
    [
        ("7.1", "S", "hibernation", ["F1"]),
        ("7.2", "S", "rabies", ["F1"]),
        ("7.4", "S", "omnivore", ["Y1"]),
        ("7.5", "S", "predator", ["F1"]),
        ("7.8", "F", "parasite", ["F1", "Y1"]),
        ("7.12", "Y", "fruit", ["S1"]),
        ("7.13", "Y", "weed", ["S1"]),
        ("7.15", "Y", "ivy", ["S1"]),
    ],
)
def test_7_1_and_every_attachment_goes_on_its_own_hosts(
    rule: str, seat: str, card: str, hosts: list[str]
) -> None:
    turn = scene(KINDS, seat=seat, hand=card)

    played = turn.play(f"play {card}")
    assert [f"card {space}" for space in hosts] == turn.legal
    said = turn.play(f"card {hosts[0]}")

    assert [f"{rule}/played {seat} {card}"] == played
    assert f"{rule}/attached {seat} {card} {hosts[0]}" in said
    assert f"[{card}@6]" in turn.table


# Sagitario


def test_7_1_a_hibernating_herbivore_neither_dies_nor_grows() -> None:
    hungry = scene("F1: H3; F2: H5[hibernation@6]")
    assert ["7.1/prevented herbivore F2"] == hungry.ecosystem()
    assert "F1: H3; F2: H5[hibernation@6]" == hungry.table

    calm = scene("S1: P1; F1: H5[hibernation@6]")
    assert ["7.1/prevented herbivore F1"] == calm.ecosystem()
    assert "S1: P1; F1: H5[hibernation@6]" == calm.table


def test_7_1_an_unmarked_sleeper_protects_nobody() -> None:
    hungry = scene("F1: H5; F2: H3[hibernation@6]")

    hungry.ecosystem()

    assert "F1: m7; F2: H3[hibernation@6]" == hungry.table


def test_7_1_it_can_still_die_by_an_influence_card() -> None:
    hunt = scene("F1: H5[hibernation@6]", seat="M", hand="hunter")

    hunt.play("play hunter", "card F1 hibernation")

    assert ("", "hibernation") == (hunt.table, hunt.discards("S"))


def test_7_1_hibernation_passes_mark_looks_for_one_awake() -> None:
    options = {"hibernation_passes_mark": True}
    herd = scene("F1: H3; F2: H4; Y1: H5", hand="hibernation", options=options)

    said = herd.play("play hibernation", "card Y1")
    assert "5.1/marked herbivore F2" in said
    herd.ecosystem()

    assert "F1: H3; F2: m7; Y1: H5[hibernation@6]" == herd.table


def test_7_1_hibernation_passes_mark_finds_none_if_all_sleep() -> None:
    options = {"hibernation_passes_mark": True}
    herd = scene("Y1: H5[hibernation@6]", options=options)

    assert "" == herd.marked
    assert ["10.6/none herbivore"] == herd.ecosystem()


def test_7_2_rabies_forbids_building_while_it_lives() -> None:
    table = "S1: P1 P2; S2: H3[rabies@4]; S3: H5"
    hunt = scene(table, seat="M", hand="hunter")
    assert "build S" not in hunt.legal

    hunt.play("play hunter", "card S2 rabies")

    assert "build S" in hunt.legal


def test_7_3_migration_takes_an_animal_of_yours_elsewhere() -> None:
    turn = scene("S1: H1; S2: C2; S3: P3; F2: P4", hand="migration")

    turn.play("play migration")
    assert ["card S1", "card S2"] == turn.legal
    turn.play("card S2")
    spaces = "F1 F3 F4 F5 Y1 Y2 Y3 Y4 Y5 M1 M2 M3 M4 M5"
    assert [f"at {space}" for space in spaces.split()] == turn.legal
    said = turn.play("at F3")

    assert ["7.3/moves carnivore S2 F3"] == said
    assert "S1: H1; S3: P3; F2: P4; F3: C2" == turn.table


def test_7_4_an_omnivore_counts_for_the_ecosystem() -> None:
    table = "S1: P1; S2: P2; S3: P3; F1: H4; M1: C5; M2: C6"
    plain = scene(table)
    plain.ecosystem()
    assert "3/2/2" == plain.census  # three plants feed one herbivore

    bear = scene(table + "[omnivore@7]")
    bear.ecosystem()

    assert "3/2/2" == bear.census
    assert table + "[omnivore@7]" == bear.table


def test_7_4_in_all_else_it_is_a_carnivore() -> None:
    turn = scene("S1: P1 P2; S2: C3[omnivore@4]; F1: C5", seat="M", hand="hunter")

    assert "build S" not in turn.legal
    assert "P2 C5" == turn.marked


def test_7_4_when_it_grows_an_ordinary_carnivore_is_added() -> None:
    bear = scene("S1: P1 P2 P3; F1: H4 H5; F2: H6[hibernation@7]; M1: C8[omnivore@9]")
    assert "3/4/1" == bear.census

    bear.ecosystem()

    assert "M1: C8[omnivore@9] C10" == bear.table.split("; ")[-1]
    assert "3/4/2" == bear.census


def test_7_5_a_predator_eats_at_the_end_of_each_round() -> None:
    feast = scene("F1: P1; F2: H2[predator@5]; F3: m3 m6 m7; F4: X8; M1: C4")

    assert "11.2/eaten F2 F3" in feast.end_round()
    assert "11.2/eaten F2 F3" in feast.end_round()

    assert "F1: P1; F2: H2[predator@5]; F3: m3; F4: X8; M1: C4" == feast.table


# Fu'ngaloth


def test_7_6_spores_kill_population_and_construction_but_no_fungi() -> None:
    table = "S1: P1; S2: X2; F1: m3 H4; F2: C5; F#6; Y1: H7"
    blast = scene(table, seat="F", hand="spores")

    blast.play("play spores")
    assert ["territory S", "territory F"] == blast.legal
    said = blast.play("territory F")

    assert "7.6/razed F" in said
    assert "S1: P1; S2: X2; F1: m3; Y1: H7" == blast.table


def test_7_7_rot_kills_a_plant_and_leaves_one_mushroom() -> None:
    turn = scene("Y1: m2 P3 P4; S1: H1", seat="F", hand="rot")

    turn.play("play rot")
    assert ["card Y1"] == turn.legal
    said = turn.play("card Y1")

    assert "7.7/dies plant Y1" == said[0]
    assert "7.7/sprouts Y1" in said
    assert "S1: H1; Y1: m2 m5 P3" == turn.table


def test_7_8_a_parasite_makes_a_mushroom_when_its_card_grows() -> None:
    sick = scene("S1: P1; F1: H2[parasite@3]")

    sick.ecosystem()

    assert "S1: P1; F1: m5 H2 H4" == sick.table
    assert "parasite" == sick.discards("F")


def test_7_8_it_lives_on_carnivores_too() -> None:
    sick = scene(
        "S1: P1 P2; F1: H3 H4[hibernation@5]; M1: C6[parasite@7]; F2: H8[hibernation@9]"
    )
    assert "2/3/1" == sick.census

    sick.ecosystem()

    assert "M1: m11 C6 C10" == sick.table.split("; ")[-1]


def test_7_8_it_waits_for_its_own_card_to_grow() -> None:
    sick = scene("S1: P1; F1: H2[parasite@3] H4")

    sick.ecosystem()

    assert "S1: P1; F1: H2[parasite@3] H4 H5" == sick.table


def test_7_9_bait_takes_an_animal_to_fungi_elsewhere() -> None:
    lure = scene("S1: H3; S2: m5; Y1: m6 P1; M1: C7", seat="F", hand="bait")

    lure.play("play bait")
    assert ["card S1", "card M1"] == lure.legal
    lure.play("card S1")
    assert ["at Y2", "at Y3", "at Y4", "at Y5"] == lure.legal
    said = lure.play("at Y5")

    assert ["7.9/moves herbivore S1 Y5"] == said


def test_7_10_mold_grows_on_built_land() -> None:
    turn = scene("S1: P1; S#2; Y3: m3; Y#4", seat="F", hand="mold")

    turn.play("play mold")
    spaces = "S2 S3 S4 S5 Y1 Y2 Y4 Y5"
    assert [f"at {space}" for space in spaces.split()] == turn.legal
    said = turn.play("at S3")

    assert ["7.10/placed S3"] == said
    assert "S1: P1; S3: m5; S#2; Y3: m3; Y#4" == turn.table


def test_7_10_without_free_space_choice_mold_has_one_space_each() -> None:
    turn = scene("S1: P1; S#2; Y#4", seat="F", hand="mold", options=NO_CHOICE)

    turn.play("play mold")

    assert ["at S2", "at Y1"] == turn.legal


# Ygdra


@pytest.mark.parametrize(
    ("rule", "seat", "card"), [("7.11", "Y", "wildfire"), ("7.16", "M", "arson")]
)
def test_7_11_wildfire_and_7_16_arson_leave_nothing(
    rule: str, seat: str, card: str
) -> None:
    table = "F1: X1 P2; F2: m3; F3: H4; F4: C5; F#6; S1: P7"
    fire = scene(table, seat=seat, hand=card)

    fire.play(f"play {card}")
    assert [f"territory {each}" for each in "SFYM"] == fire.legal
    said = fire.play("territory F")

    assert 5 == sum(event.startswith(f"{rule}/dies") for event in said)
    assert f"{rule}/razed F" in said
    assert "S1: P7" == fire.table


def test_7_12_fruit_bears_a_plant_for_every_growth_in_its_territory() -> None:
    rich = scene(
        "Y1: P1[fruit@20]; Y2: H6 H7 H8; Y3: C9 C10; S1: P2 P3 P4 P5; S2: P11[fruit@21]"
    )
    assert "6/3/2" == rich.census

    said = rich.ecosystem()

    assert 2 == said.count("7.12/grows Y1")
    assert "7.12/grows S2" not in said
    assert "Y1: P1[fruit@20] P23 P25" in rich.table
    assert "8/4/3" == rich.census


def test_7_12_a_plant_it_bears_sets_off_no_other_fruit() -> None:
    twins = scene("F1: P1[fruit@4] P2; F2: P3[fruit@5]; F3: H6")

    twins.ecosystem()

    assert "F1: P1[fruit@4] P2 P8; F2: P3[fruit@5] P9; F3: H6 H7" == twins.table


def test_7_12_fruit_persists_false_discards_it_after_one_plant() -> None:
    rich = scene(
        "Y1: P1[fruit@20]; Y2: H6 H7 H8; Y3: C9 C10; S1: P2 P3 P4 P5",
        options={"fruit_persists": False},
    )

    said = rich.ecosystem()

    assert 1 == said.count("7.12/grows Y1")
    assert "7.12/discarded fruit Y" in said
    assert "Y1: P1 P22" in rich.table
    assert "fruit" == rich.discards("Y")
    assert "6/4/3" == rich.census


@pytest.mark.parametrize(
    ("seat", "card", "choice", "table"),
    [
        ("M", "pesticide", "card S1 weed", "S1: P5; S2: P2"),
        ("F", "spores", "territory S", "S1: P5; S3: m3"),
        ("Y", "wildfire", "territory S", "S1: P5"),
        ("M", "arson", "territory S", "S1: P5"),
    ],
)
def test_7_13_weeds_regrow_whatever_kills_them(
    seat: str, card: str, choice: str, table: str
) -> None:
    fungus = "; S3: m3" if card == "spores" else ""
    land = scene(f"S1: P1[weed@4]; S2: P2{fungus}", seat=seat, hand=card)

    said = land.play(f"play {card}", choice)

    assert "7.13/regrows S1" in said
    assert table == land.table
    assert 1 == land.discards("Y").split().count("weed")
    assert "origin" not in land.position["things"][-1]


def test_7_14_pheromones_bring_an_animal_home() -> None:
    turn = scene("S1: P1; F1: C2; Y1: H3; M1: m4 H5", seat="Y", hand="pheromones")

    turn.play("play pheromones")
    assert ["card F1", "card M1"] == turn.legal
    turn.play("card M1")
    assert ["at Y2", "at Y3", "at Y4", "at Y5"] == turn.legal
    said = turn.play("at Y2")

    assert ["7.14/moves herbivore M1 Y2"] == said
    assert "S1: P1; F1: C2; Y1: H3; Y2: H5; M1: m4" == turn.table


def test_7_15_ivy_brings_a_construction_down_and_is_discarded() -> None:
    ivy = scene("S1: P1[ivy@2]; S#3; F1: P4[ivy@5]; M#6")

    said = ivy.end_round()

    assert "11.3/razed S" in said
    assert "7.15/discarded ivy Y" in said
    assert "S1: P1; F1: P4[ivy@5]; M#6" == ivy.table
    assert "ivy" == ivy.discards("Y")


# El Magnate


def test_7_16_arson_is_lit_by_el_magnate() -> None:
    fire = scene("F1: X1; M1: P2", seat="M", hand="arson")

    said = fire.play("play arson", "territory M")

    assert ["7.16/played M arson", "7.16/dies plant M1"] == said[:2]
    assert ("F1: X1", "arson") == (fire.table, fire.discards("M"))


def test_7_17_pesticide_kills_a_plant() -> None:
    turn = scene("S1: P1 P4; F1: H2; Y1: C3", seat="M", hand="pesticide")

    turn.play("play pesticide")
    assert ["card S1"] == turn.legal
    said = turn.play("card S1")

    assert "7.17/dies plant S1" in said
    assert "S1: P1; F1: H2; Y1: C3" == turn.table


def test_7_18_hunter_kills_an_animal() -> None:
    turn = scene("S1: P1; F1: H2; Y1: m4 C3", seat="M", hand="hunter")

    turn.play("play hunter")
    assert ["card F1", "card Y1"] == turn.legal
    said = turn.play("card Y1")

    assert "7.18/dies carnivore Y1" in said
    assert "S1: P1; F1: H2; Y1: m4" == turn.table


def test_7_19_fireworks_chase_an_animal_to_the_opposite_territory() -> None:
    turn = scene("S1: P1; Y1: H2; F2: C3", seat="M", hand="fireworks")

    turn.play("play fireworks")
    assert ["card F2", "card Y1"] == turn.legal
    said = turn.play("card Y1", "at S4")

    assert ["7.19/moves herbivore Y1 S4"] == said
    assert "S1: P1; S4: H2; F2: C3" == turn.table


def test_7_20_compost_puts_a_mushroom_and_a_plant_anywhere() -> None:
    turn = scene("S1: P1; F1: H2", seat="M", hand="compost")

    turn.play("play compost")
    assert 18 == len(turn.legal)
    assert not {"at S1", "at F1"} & set(turn.legal)
    said = turn.play("at Y5")

    assert ["7.20/placed Y5", "7.20/plants Y5"] == said[:2]
    assert "S1: P1; F1: H2; Y5: m3 P4" == turn.table
    assert "origin" not in turn.position["things"][-1]


def test_7_20_without_free_space_choice_compost_has_four_spaces() -> None:
    turn = scene("S1: P1; F2: H2", seat="M", hand="compost", options=NO_CHOICE)

    turn.play("play compost")

    assert ["at S2", "at F1", "at Y1", "at M1"] == turn.legal
