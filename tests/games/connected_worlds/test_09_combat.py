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


LATE = {"combat": "turn_end"}
SUM = {**LATE, "attack_force": "sum"}
TWO = ("move engineers", "from B:d3", "to B:d4", "move portal", "from B:c3", "to B:d4")


def test_9_12_who_enters_waits_for_the_end_of_the_turn() -> None:
    siege = scene("s1 AC B:d3; s2 AT B:d4", hand=MOVERS, options=LATE)

    said = siege.play("move engineers", "from B:d3", "to B:d4")

    assert "9.12/joins s1 armoured_core B:d4 s2" == said[-1]
    assert "s1 AC B:d4 moved fought; s2 AT B:d4" == siege.pieces


def test_9_12_attackers_fight_together_before_cards_are_discarded() -> None:
    siege = scene("s1 AC B:d3; s1 AT B:c3; s2 AC B:d4", hand=MOVERS, options=LATE)

    siege.play(*TWO)
    said = siege.play("end")

    assert [
        "4.6/ends s1",
        "9.12/combat s1 2 B:d4 s2",
        "9.4/beats s2 armoured_core s1 assault_team B:d4",
        "9.4/both s1 armoured_core s2 armoured_core B:d4",
        "4.7/discards s1 3",
    ] == said[:5]
    assert "" == siege.pieces


def test_9_12_an_attacking_base_fights_last() -> None:
    siege = scene("s1 OP B:d3; s1 AT B:c3; s2 AT B:d4", hand=MOVERS, options=LATE)

    siege.play(*TWO, "end")

    assert "s1 OP B:d4" == siege.pieces


def test_9_12_the_next_attacker_goes_on_against_the_base() -> None:
    siege = scene("s1 AT B:d3; s1 TF B:c3; s2 OP B:d4", hand=MOVERS, options=LATE)

    siege.play(*TWO)
    said = siege.play("end")

    assert "9.6/repelled s1 assault_team s2 outpost B:d4" in said
    assert "9.6/captured s1 titan_force s2 outpost B:d4" in said
    assert "s1 TF B:d4; s1 OP B:d4 of s2" == siege.pieces


def test_9_12_hexes_fight_in_hex_order_until_the_seat_is_out() -> None:
    last = scene(
        "s1 AT B:d3; s1 AT B:c3; s2 CA B:d4; s3 CA B:b2",
        hand=MOVERS,
        seats=3,
        bystanders=["s2", "s3"],
        options=LATE,
    )
    last.play("move engineers", "from B:d3", "to B:d4")
    last.play("move portal", "from B:c3", "to B:b2")

    said = last.play("end")

    fights = [event for event in said if event.startswith(("9.12/", "13.1/", "4.7/"))]
    assert ["9.12/combat s1 1 B:b2 s3", "9.12/combat s1 1 B:d4 s2"] == fights[:2]
    assert ["13.1/eliminated s1"] == fights[2:]
    assert "s2" == last.seat


def test_9_12_a_base_that_waits_claims_its_land_but_takes_nobody_in() -> None:
    siege = scene("s1 OP B:d3; s2 AT B:d4", hand=f"{MOVERS} assault_team", options=LATE)

    siege.play("move engineers", "from B:d3", "to B:d4", "deploy assault_team")

    assert 7 == siege.points("s1")
    assert "to B:d5" in siege.legal
    assert "to B:d4" not in siege.legal


def test_9_12_with_enemies_all_around_nothing_is_deployed() -> None:
    ring = "; ".join(f"s2 AT B:{name}" for name in ("d4", "c3", "c4", "d5", "e4", "e5"))
    siege = scene(f"s1 OP B:d3; {ring}", hand="engineers assault_team", options=LATE)
    siege.play("move engineers", "from B:d3", "to B:d4")
    assert "deploy assault_team" in siege.legal  # B:d3 is free again

    siege.worlds.land.put(4, 1, siege.worlds.land.spot[2] - 1)

    assert "deploy assault_team" not in siege.legal


@pytest.mark.parametrize(
    ("base", "event", "left"),
    [
        ("OP", "captured", "s1 AT B:d4; s1 AT B:d4; s1 OP B:d4 of s2"),
        ("MX", "destroyed", ""),
    ],
)
def test_9_13_a_force_fights_a_base_as_one(base: str, event: str, left: str) -> None:
    siege = scene(f"s1 AT B:d3; s1 AT B:c3; s2 {base} B:d4", hand=MOVERS, options=SUM)

    siege.play(*TWO)
    said = siege.play("end")

    assert [f"9.13/{event} s1 4"] == [
        " ".join(one.split()[:3]) for one in said if one.startswith("9.13/")
    ]
    assert left == siege.pieces


def test_9_13_a_force_weaker_than_the_base_is_lost() -> None:
    siege = scene("s1 AT B:d3; s2 OP B:d4", hand=MOVERS, options=SUM)

    siege.play("move engineers", "from B:d3", "to B:d4")
    said = siege.play("end")

    assert "9.13/repelled s1 2 s2 outpost B:d4" in said
    assert "s2 OP B:d4" == siege.pieces


def test_9_13_units_fight_one_by_one_first() -> None:
    siege = scene(
        "s1 AT B:d3; s1 AC B:c3; s2 AT B:d4; s2 MX B:d4", hand=MOVERS, options=SUM
    )

    siege.play(*TWO)
    said = siege.play("end")

    assert "9.4/both s1 assault_team s2 assault_team B:d4" in said
    assert "9.13/repelled s1 3 s2 metroplex B:d4" in said


def test_9_13_links_go_with_a_base_that_a_force_destroys() -> None:
    siege = scene(
        "s1 AT B:d3; s1 AT B:c3; s2 MX B:d4; s2 SB C:d4",
        hand=MOVERS,
        links=["B:d4-C:d4"],
        options=SUM,
    )

    said = siege.play(*TWO, "end")

    assert "8.6/unlinked B:d4 C:d4" in said


RAZING = {"razing": True}


def test_9_14_the_captor_keeps_the_base_or_razes_it() -> None:
    pieces = "s1 AC B:d3; s2 SB B:d4; s2 AT B:d4"
    kept, razed = (scene(pieces, hand=MOVERS, options=RAZING) for _ in range(2))
    for siege in (kept, razed):
        siege.play("move engineers", "from B:d3", "to B:d4")
        assert ("s1", "raze_base") == (siege.seat, siege.stage)
        assert ["keep", "raze"] == siege.legal

    kept.play("keep")
    said = razed.play("raze")

    assert ["9.14/razed s1 standard_base B:d4", "12.2/territory s1 0"] == said
    assert "s1 AC B:d4 moved fought" == razed.pieces
    assert "s1 AC B:d4 moved fought; s1 SB B:d4 of s2 fought" == kept.pieces
    assert ("s1", "main") == (razed.seat, razed.stage)


@pytest.mark.parametrize("base", ["OP", "MX"])
def test_9_14_only_what_was_captured_is_asked_about(base: str) -> None:
    siege = scene(f"s1 AC B:d3; s2 {base} B:d4", hand=MOVERS, options=RAZING)

    siege.play("move engineers", "from B:d3", "to B:d4")

    assert "main" == siege.stage


def test_9_14_a_base_captured_in_its_own_attack_is_kept() -> None:
    siege = scene("s1 OP B:d3; s2 TF B:d4", hand=MOVERS, options=RAZING)

    siege.play("move engineers", "from B:d3", "to B:d4")

    assert ("s1", "main") == (siege.seat, siege.stage)
    assert "s2 OP B:d4 of s1 moved fought; s2 TF B:d4 fought" == siege.pieces


def test_9_14_whose_fall_ends_the_match_is_asked_about_no_more() -> None:
    duel = scene("s1 AC B:d3; s2 SB B:d4", hand=MOVERS, bystanders=[], options=RAZING)

    duel.play("move engineers", "from B:d3", "to B:d4")

    assert "1 0 by 13.2" == duel.result


def test_9_14_with_the_last_card_the_turn_ends_after_the_choice() -> None:
    siege = scene("s1 AC B:d3; s2 SB B:d4", hand="engineers", options=RAZING)

    siege.play("move engineers", "from B:d3", "to B:d4")
    assert ("s1", "raze_base") == (siege.seat, siege.stage)
    siege.play("raze")

    assert "s2" == siege.seat


def test_9_14_at_the_end_of_the_turn_each_captured_base_is_asked_about() -> None:
    siege = scene(
        "s1 AC B:d3; s1 AC B:f5; s2 SB B:d4; s2 SB B:f6",
        hand=MOVERS,
        options={**LATE, **RAZING},
    )
    siege.play("move engineers", "from B:d3", "to B:d4")
    siege.play("move portal", "from B:f5", "to B:f6", "end")
    assert "B:d4" == siege.position["origin"]

    siege.play("raze")
    assert ("B:f6", "raze_base") == (siege.position["origin"], siege.stage)
    said = siege.play("keep")

    assert "4.7/discards s1 3" == said[0]
    assert "s1 AC B:d4; s1 AC B:f6; s1 SB B:f6 of s2" == siege.pieces
    assert "s2" == siege.seat
