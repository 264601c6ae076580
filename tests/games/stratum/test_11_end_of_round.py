"""ST-11 End-of-round effects."""

import pytest

from .scene import scene

LANDS = "S#1; F1: H2; F#3; Y1: P4; Y#5; M1: C6; M#7"


def test_11_1_idle_constructions_decay_only_if_told_to() -> None:
    idle = scene(LANDS, options={"idle_construction_decay": True})

    said = idle.end_round()

    assert ["11.1/razed S", "11.1/razed Y"] == [s for s in said if s[:4] == "11.1"]
    assert "F1: H2; F#3; Y1: P4; M1: C6; M#7" == idle.table

    kept = scene(LANDS)
    kept.end_round()

    assert LANDS == kept.table


def test_11_2_predators_eat_in_the_order_attached() -> None:
    feast = scene(
        "F1: P1 P2; S1: H3[predator@9]; S2: H4[predator@8]; S3: m5; Y1: C6; Y2: m7"
    )

    said = feast.end_round()

    assert ["11.2/eaten S2 S3"] == [event for event in said if event[:4] == "11.2"]
    assert "Y2: m7" in feast.table


def test_11_2_the_youngest_mushroom_of_the_territory_dies() -> None:
    feast = scene("F1: P1; F2: H2[predator@3]; F3: m6; F4: m5 m7; Y1: C4; Y2: m8")

    feast.end_round()

    assert "F1: P1; F2: H2[predator@3]; F3: m6; F4: m5; Y1: C4; Y2: m8" == feast.table


def test_11_2_without_mushrooms_nothing_happens() -> None:
    table = "F1: P1; F2: H2[predator@3]; F3: X6; Y1: C4; Y2: m8"
    feast = scene(table)

    said = feast.end_round()

    assert not [event for event in said if event.startswith("11.2")]
    assert table == feast.table


@pytest.mark.parametrize(
    ("ivy", "construction", "round_start", "full_round", "stands"),
    [
        (5, 6, 6, True, False),
        (6, 5, 6, True, False),
        (5, 6, 5, True, True),  # built in this round
        (6, 5, 5, True, True),  # attached in this round
        (5, 6, 4, False, False),
    ],
)
def test_11_3_both_must_have_been_there_when_the_round_began(
    ivy: int, construction: int, round_start: int, full_round: bool, stands: bool
) -> None:
    land = scene(
        f"S1: P1[ivy@{ivy}]; S#{construction}; F#2",
        round_start=round_start,
        options={"ivy_full_round": full_round},
    )

    said = land.end_round()

    assert stands != ("11.3/razed S" in said)
    whole = f"S1: P1[ivy@{ivy}]; S#{construction}; F#2"
    assert (whole if stands else "S1: P1; F#2") == land.table
    assert ("" if stands else "ivy") == land.discards("Y")


def test_11_4_only_the_first_of_two_ivies_acts() -> None:
    land = scene("S1: P1[ivy@4]; S2: P2[ivy@3]; S#5")

    said = land.end_round()

    assert 1 == said.count("11.3/razed S")
    assert "S1: P1[ivy@4]; S2: P2" == land.table
    assert "ivy" == land.discards("Y")
