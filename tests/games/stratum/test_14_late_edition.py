"""ST-14 Later-edition variant (off by default)."""

from collections import Counter

import pytest

from sobremesa.games.stratum import GAME

from .scene import scene

LATE = {"deck_set": "late"}
DECKS = {
    "S": {
        "plant": 5,
        "herbivore": 7,
        "carnivore": 5,
        "migration": 5,
        "rabies": 3,
        "predator": 5,
        "mother_nature": 5,
    },
    "F": {
        "plant": 5,
        "herbivore": 5,
        "carnivore": 5,
        "spores": 5,
        "rot": 7,
        "bait": 5,
        "mold": 3,
    },
    "Y": {
        "plant": 7,
        "herbivore": 5,
        "carnivore": 5,
        "wildfire": 5,
        "pheromones": 5,
        "ivy": 3,
        "mother_nature": 5,
    },
    "M": {
        "plant": 5,
        "herbivore": 5,
        "carnivore": 5,
        "arson": 5,
        "fireworks": 7,
        "compost": 5,
        "leash": 3,
    },
}


@pytest.mark.parametrize("seat", ["S", "F", "Y", "M"])
def test_14_1_the_late_decks(seat: str) -> None:
    play = scene("", options=LATE)

    assert DECKS[seat] == Counter(f"{play.hand(seat)} {play.deck(seat)}".split())


@pytest.mark.parametrize("seat", ["S", "Y"])
def test_14_1_mother_nature_is_an_ecosystems_turn_at_once(seat: str) -> None:
    table = "S1: P1; F1: H2; F2: H3[predator@4]; F3: m5; F4: H6; M1: C7"
    play = scene(table, seat=seat, hand="mother_nature", options=LATE)

    said = play.play("play mother_nature")

    assert f"14.1/played {seat} mother_nature" == said[0]
    assert "10.2/dies herbivore F4 b" in said
    assert (
        "S1: P1; F1: H2; F2: H3[predator@4]; F3: m5; F4: m8; M1: C7"
    ) == play.table  # nothing is eaten before the round ends
    assert "mother_nature" == play.discards(seat)
    assert (seat, 1) == (play.seat, play.position["actions_left"])
    assert "play mother_nature" not in play.legal


def test_14_1_the_ecosystem_acts_again_at_the_end_of_the_round() -> None:
    play = scene("F1: H2; F2: H3; F3: H6", hand="mother_nature", options=LATE)

    play.play("play mother_nature")
    assert "0/2/0" == play.census
    play.pass_round()

    assert "0/1/0" == play.census


def test_14_1_a_leash_goes_on_an_animal() -> None:
    table = "S1: P1; F1: H2; Y1: C3; M1: m4"
    play = scene(table, seat="M", hand="leash", options=LATE)

    play.play("play leash")
    assert ["card F1", "card Y1"] == play.legal
    said = play.play("card F1")

    assert "14.1/attached M leash F1" in said
    assert "F1: H2[leash@5]" in play.table


@pytest.mark.parametrize(
    ("seat", "card", "offered"),
    [
        ("S", "migration", ["card S1"]),
        ("F", "bait", ["card S1", "card F1"]),
        ("Y", "pheromones", ["card S1", "card F1"]),
        ("M", "fireworks", ["card S1", "card F1"]),
    ],
)
def test_14_1_a_leashed_animal_cannot_be_moved(
    seat: str, card: str, offered: list[str]
) -> None:
    table = "S1: H1[leash@8] H2; S2: C3[leash@9]; F1: C4; F2: C5[leash@10]; M1: m6"
    play = scene(table, seat=seat, hand=card, options=LATE)

    play.play(f"play {card}")

    assert offered == play.legal


def test_14_1_a_leashed_animal_can_die() -> None:
    play = scene("S1: H1[leash@2]", options=LATE)

    play.end_round()

    assert ("S1: m3", "leash") == (play.table, play.discards("M"))


@pytest.mark.parametrize(
    ("growths", "needed", "result"),
    [(7, 7, "1 0 1 0 by 12.2"), (6, 7, "*"), (6, 3, "1 0 1 0 by 12.2"), (7, 20, "*")],
)
def test_14_2_growths_as_goal(growths: int, needed: int, result: str) -> None:
    options = {"nature_goal": "growths", "growths_to_win": needed}
    play = scene("S1: P1", growths=growths, clock=30, options=options)

    play.end_round()

    assert result == play.result


def test_14_2_the_census_is_no_goal_then() -> None:
    table = "S1: P1 P2 P3 P4; S2: H5 H6 H7; S3: C8 C9 C10"
    play = scene(table, options={"nature_goal": "growths"})

    play.end_round()

    assert "*" == play.result


BUILT = "S1: P1; F1: H2; F2: H5; F3: C3[omnivore@4]; F#6; Y1: H7; Y2: C8"


@pytest.mark.parametrize(
    ("counts", "census", "marked"),
    [(True, "1/4/2", "P1 H7 C8"), (False, "1/1/1", "P1 H7 C8")],
)
def test_14_3_built_land_is_left_out_of_the_census(
    counts: bool, census: str, marked: str
) -> None:
    play = scene(BUILT, options={"built_land_counts": counts})

    assert (census, marked) == (play.census, play.marked)


def test_14_3_its_cards_neither_die_nor_grow() -> None:
    options = {"built_land_counts": False}
    play = scene("F1: H5; F#6; Y1: H2; Y2: H3", options=options)
    assert "H3" == play.marked

    play.ecosystem()

    assert "F1: H5; F#6; Y1: H2; Y2: m7" == play.table


def test_14_3_building_takes_the_mark_away() -> None:
    options = {"built_land_counts": False}
    play = scene("F1: P1 P2; F2: H5; Y1: H3", seat="M", options=options)

    said = play.play("build F")

    assert "5.1/marked herbivore Y1" in said
    assert ("0/1/0", "H3") == (play.census, play.marked)


def test_14_3_it_counts_again_when_the_construction_is_gone() -> None:
    options = {"built_land_counts": False}
    play = scene("S2: P6[ivy@7]; S#8; Y1: P3", options=options)
    assert ("1/0/0", "P3") == (play.census, play.marked)

    said = play.end_round()

    assert "5.1/marked plant S2" in said
    assert ("2/0/0", "P6") == (play.census, play.marked)


def test_14_4_the_late_preset() -> None:
    assert {
        "deck_set": "late",
        "nature_goal": "growths",
        "constructions_to_win": 2,
        "built_land_counts": False,
        "idle_construction_decay": True,
        "ivy_full_round": False,
    } == GAME.set_up({"preset": "late"}, 4)


def test_14_4_single_options_go_over_the_preset() -> None:
    chosen = GAME.set_up({"preset": "late", "constructions_to_win": 4}, 4)

    assert "constructions_to_win" not in chosen  # the default again
    assert "late" == chosen["deck_set"]
