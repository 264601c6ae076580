"""CW-12 Territory."""

import pytest

from .scene import scene


@pytest.mark.parametrize(("hex_", "points"), [("b2", 7), ("a2", 5), ("a1", 4)])
def test_12_1_a_base_claims_its_hex_and_those_around(hex_: str, points: int) -> None:
    assert points == scene(f"s1 SB A:{hex_}").points("s1")


def test_12_2_own_overlap_counts_once_and_enemy_overlap_for_both() -> None:
    turn = scene("s1 SB A:d4; s2 SB A:e5", hand="standard_base portal")

    said = turn.play("deploy standard_base", "to A:d5")

    assert (10, 7) == (turn.points("s1"), turn.points("s2"))
    assert ["12.2/territory s1 10"] == [e for e in said if e.startswith("12")]


def test_12_3_units_claim_nothing() -> None:
    turn = scene("s1 CA A:d4", hand="assault_team portal")

    assert 0 == turn.points("s1")
    assert "deploy assault_team" not in turn.legal


def test_12_4_space_counts_unless_the_option_is_off() -> None:
    pieces, hand = "s1 SB A:d4; s1 SB S:d4", "assault_team portal"
    counted = scene(pieces, hand=hand)
    not_counted = scene(pieces, hand=hand, options={"space_territory": False})

    assert (14, 7) == (counted.points("s1"), not_counted.points("s1"))
    not_counted.play("deploy assault_team")
    assert "to S:d4" in not_counted.legal


def test_12_5_territory_follows_the_bases() -> None:
    turn = scene("s1 SB A:d4")

    said = turn.play("move harvester", "from A:d4", "to A:a1")

    assert 4 == turn.points("s1")
    assert "12.2/territory s1 4" in said
