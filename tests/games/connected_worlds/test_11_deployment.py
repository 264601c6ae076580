"""CW-11 Deployment."""

from .scene import around, scene


def hexes(texts: list[str]) -> set[str]:
    return {text.removeprefix("to ") for text in texts}


def test_11_1_units_are_deployed_on_or_next_to_own_bases_on_any_board() -> None:
    turn = scene("s1 SB A:d4; s1 SB S:a1; s2 SB B:d4", hand="assault_team portal")

    turn.play("deploy assault_team")
    assert around("A:d4") | around("S:a1") == hexes(turn.legal)
    said = turn.play("to S:b2")

    assert "11.1/deploys s1 assault_team S:b2" in said


def test_11_2_no_enemy_may_stand_there_but_its_territory_does_not_matter() -> None:
    turn = scene("s1 SB A:d4; s2 SB A:d6; s2 AT A:d5", hand="assault_team portal")

    turn.play("deploy assault_team")

    assert around("A:d4") - {"A:d5"} == hexes(turn.legal)
    assert "A:e5" in around("A:d4") & around("A:d5")


def test_11_3_a_base_needs_a_hex_without_a_base() -> None:
    turn = scene("s1 SB A:d4; s1 SB A:d5", hand="metroplex portal")
    full = scene(
        "; ".join(f"s1 SB {hex_}" for hex_ in ("S:a1", "S:a2", "S:b1", "S:b2")),
        hand="metroplex",
    )

    turn.play("deploy metroplex")
    full.play("deploy metroplex")

    assert (around("A:d4") | around("A:d5")) - {"A:d4", "A:d5"} == hexes(turn.legal)
    assert not {"S:a1", "S:a2", "S:b1", "S:b2"} & hexes(full.legal)


def test_11_3_a_base_without_any_free_hex_is_not_offered() -> None:
    near = sorted(around("S:a1") - {"S:a1"})
    ring = "; ".join(f"s2 AT {hex_}" for hex_ in near)
    turn = scene(f"s1 SB S:a1; {ring}", hand="metroplex assault_team")

    assert ["end", "deploy assault_team"] == turn.legal


def test_11_4_the_card_leaves_the_game() -> None:
    turn = scene("s1 SB A:d4", hand="assault_team portal", decks={"s1": ""})

    said = turn.play("deploy assault_team", "to A:d4")
    assert "11.4/removed s1 assault_team" in said
    turn.play("end")

    assert "assault_team" == turn.removed("s1")
    assert "portal" == turn.hand("s1")
