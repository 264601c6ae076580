"""CW-5 Playing a card."""

from .scene import scene


def test_5_1_an_action_card_is_movement_or_special_action() -> None:
    turn = scene("s1 SB A:d4; s1 AT A:d5", hand="harvester portal")
    assert {"move harvester", "use harvester"} <= set(turn.legal)

    turn.play("use harvester")

    assert ["end", "move portal"] == turn.legal


def test_5_2_a_unit_card_can_only_be_deployed() -> None:
    turn = scene("s1 SB A:d4", hand="assault_team")

    assert ["end", "deploy assault_team"] == turn.legal


def test_5_3_a_played_card_is_in_the_played_area_before_its_effect() -> None:
    turn = scene("s1 SB A:d4", hand="harvester portal")

    said = turn.play("move harvester")

    assert ["5.3/moves s1 harvester"] == said
    assert ("harvester", "portal") == (turn.played, turn.hand("s1"))
    turn.play("from A:d4", "to A:d5")
    assert not [text for text in turn.legal if text.endswith("harvester")]


def test_5_4_only_what_can_be_completed_is_offered() -> None:
    hand = "scientists engineers portal harvester standard_base"
    poor = scene("s1 SB A:d4", hand=hand, resources={"s1": 2})
    rich = scene("s1 SB A:d4; s1 SB A:d5", hand=hand, resources={"s1": 3})
    full = "; ".join(f"s1 SB A:{n}" for n in ("a1", "a2", "b1", "b2"))
    walled = scene(full, hand="standard_base", bystanders=["s2"])

    assert not {"use scientists", "use engineers", "use portal"} & set(poor.legal)
    assert {"use scientists", "use engineers", "use portal"} <= set(rich.legal)
    walled.play("deploy standard_base")
    assert "to A:a1" not in walled.legal


def test_5_4_no_move_without_a_ready_piece() -> None:
    spent = scene("s1 SB A:d4 moved", hand="harvester", bystanders=["s2"])

    assert ["end", "use harvester"] == spent.legal


def test_5_5_nothing_to_play_leaves_the_end() -> None:
    stuck = scene("s1 AT A:d4 moved", hand="harvester portal", bystanders=["s2"])

    assert ["end"] == stuck.legal
