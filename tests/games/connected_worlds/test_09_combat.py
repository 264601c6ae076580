"""CW-9 Combat."""

import pytest

from .scene import scene

MOVERS = "engineers portal harvester"


def attack(pieces: str) -> tuple[str, list[str]]:
    """What is left after s1 moves from B:d3 to B:d4, and what was said of combat."""
    fight = scene(pieces, hand=MOVERS)
    said = fight.play("move engineers", "from B:d3", "to B:d4")
    return fight.pieces, [event for event in said if event.startswith("9.")]


def test_9_1_the_attacker_fights_alone_and_at_once() -> None:
    left, said = attack("s1 AC B:d3; s1 CA B:d3 moved; s2 AT B:d4; s2 AT B:d4")

    assert "9.1/combat s1 armoured_core B:d4 s2" == said[0]
    assert "s1 AC B:d4 moved fought; s1 CA B:d3 moved" == left


def test_9_2_each_wave_is_between_two_pieces() -> None:
    siege = scene("s1 AT B:d3; s1 AT B:d5; s2 AT B:d4; s2 AT B:d4", hand=MOVERS)

    siege.play("move engineers", "from B:d3", "to B:d4")
    assert "s1 AT B:d5; s2 AT B:d4" == siege.pieces
    siege.play("move portal", "from B:d5", "to B:d4")

    assert "" == siege.pieces


def test_9_3_defenders_fight_in_ascending_strength_and_the_base_last() -> None:
    _, said = attack("s1 CA B:d3; s2 SB B:d4; s2 TF B:d4; s2 AT B:d4; s2 AC B:d4")

    defenders = [event.split()[4] for event in said[1:]]
    assert ["assault_team", "armoured_core", "titan_force", "standard_base"] == (
        defenders
    )


@pytest.mark.parametrize(
    ("attacker", "defender", "left"),
    [
        ("AC", "AT", "s1 AC B:d4 moved fought"),
        ("AC", "AC", ""),
        ("AC", "TF", "s2 TF B:d4 fought"),
    ],
)
def test_9_4_the_weaker_is_lost_and_equals_both(
    attacker: str, defender: str, left: str
) -> None:
    assert left == attack(f"s1 {attacker} B:d3; s2 {defender} B:d4")[0]


def test_9_5_waves_go_on_until_one_side_is_gone() -> None:
    left, said = attack("s1 CA B:d3; s2 AT B:d4; s2 AC B:d4; s2 TF B:d4")
    assert "s1 CA B:d4 moved fought" == left
    assert 1 + 3 == len(said)

    left, said = attack("s1 AC B:d3; s2 AT B:d4; s2 TF B:d4; s2 CA B:d4")
    assert "s2 TF B:d4 fought; s2 CA B:d4" == left
    assert 1 + 2 == len(said)


@pytest.mark.parametrize(
    ("base", "event", "left"),
    [
        ("AB", "captured", "s1 AC B:d4 moved fought; s1 AB B:d4 of s2 fought"),
        ("OP", "destroyed", ""),
        ("MX", "repelled", "s2 MX B:d4 fought"),
    ],
)
def test_9_6_a_base_is_captured_destroyed_or_holds(
    base: str, event: str, left: str
) -> None:
    found, said = attack(f"s1 AC B:d3; s2 {base} B:d4")

    assert left == found
    assert said[-1].startswith(f"9.6/{event} s1 armoured_core s2")


@pytest.mark.parametrize(
    ("unit", "event", "left"),
    [
        ("AT", "wins", "s1 OP B:d4 moved fought"),
        ("AC", "destroyed", ""),
        ("TF", "captured", "s2 OP B:d4 of s1 moved fought; s2 TF B:d4 fought"),
    ],
)
def test_9_7_an_attacking_base_wins_is_destroyed_or_captured(
    unit: str, event: str, left: str
) -> None:
    found, said = attack(f"s1 OP B:d3; s2 {unit} B:d4")

    assert left == found
    assert said[-1].startswith(f"9.7/{event} s1 outpost s2")


def test_9_7_an_attacking_base_fights_wave_after_wave() -> None:
    left, _ = attack("s1 OP B:d3; s2 AT B:d4; s2 AT B:d4; s2 TF B:d4; s2 CA B:d4")

    assert "s2 OP B:d4 of s1 moved fought; s2 TF B:d4 fought; s2 CA B:d4" == left


def test_9_8_only_those_a_wave_reached_have_fought() -> None:
    left, _ = attack("s1 AT B:d3; s2 SB B:d4; s2 AC B:d4; s2 CA B:d4")

    assert "s2 SB B:d4; s2 AC B:d4 fought; s2 CA B:d4" == left


def test_9_9_combat_rolls_no_dice_and_asks_nothing() -> None:
    fight = scene("s1 AC B:d3; s2 AT B:d4; s2 SB B:d4", hand=MOVERS)

    fight.play("move engineers", "from B:d3", "to B:d4", rolls=[])

    assert ("s1", "main") == (fight.seat, fight.stage)


def test_9_10_a_captured_base_keeps_type_founder_and_links() -> None:
    siege = scene(
        "s1 TF B:d3; s2 OP B:d4; s2 SB C:d4",
        hand=f"{MOVERS} assault_team",
        links=["B:d4-C:d4"],
    )
    assert (0, 14) == (siege.points("s1"), siege.points("s2"))

    siege.play("move engineers", "from B:d3", "to B:d4")

    assert "s1 OP B:d4 of s2 fought" in siege.pieces
    assert {"B:d4-C:d4"} == siege.links
    assert (7, 7) == (siege.points("s1"), siege.points("s2"))
    assert "deploy assault_team" in siege.legal


def test_9_11_elimination_is_checked_after_every_combat() -> None:
    last = scene(
        "s1 AC B:d3; s2 AT B:d4", hand=MOVERS, seats=3, bystanders=["s1", "s3"]
    )

    said = last.play("move engineers", "from B:d3", "to B:d4")

    assert "13.1/eliminated s2" in said
    assert ["s1", "s3"] == last.position["alive"]
