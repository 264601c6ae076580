"""CW-2 Cards and pieces."""

from .scene import CARD_IDS, CONTENT, scene

ACTION_IDS, UNIT_IDS = CONTENT.action_ids, CONTENT.unit_ids


def test_2_1_every_card_is_an_action_or_a_unit_and_has_a_cost() -> None:
    assert (*ACTION_IDS, *UNIT_IDS) == CARD_IDS
    assert [5, 5, 8, 3, 6, 9, 5, 10, 20, 40, 3, 6, 12, 24] == list(CONTENT.cost)


def test_2_2_action_cards_have_movement_and_a_special_action() -> None:
    assert [1, 1, 2, 3, 2, 1] == list(CONTENT.move)
    assert [0, 0, 0, 3, 4, 5] == list(CONTENT.amount)
    hand = " ".join(ACTION_IDS)
    turn = scene(
        "s1 SB A:d4; s1 SB B:d4",
        hand=hand,
        resources={"s1": 9},
        options={"hand_size": 6},
    )

    offered = [f"{verb} {card}" for verb in ("move", "use") for card in ACTION_IDS]
    assert ["end", *offered] == turn.legal


def test_2_3_deploying_makes_a_piece_of_the_cards_strength() -> None:
    assert [1, 2, 3, 4, 2, 3, 4, 5] == list(CONTENT.strength)
    turn = scene("s1 SB A:d4", hand="titan_force harvester")

    turn.play("deploy titan_force", "to A:d5")

    assert "s1 SB A:d4; s1 TF A:d5" == turn.pieces


def test_2_4_the_supply_never_runs_out() -> None:
    hand = "engineers " * 10
    turn = scene(
        "s1 SB A:d4", hand=hand, resources={"s1": 30}, options={"hand_size": 10}
    )

    for _ in range(9):
        turn.play("use engineers", "buy assault_team")

    assert 9 == len(turn.discards("s1").split())


def test_2_5_many_units_but_one_base_in_a_hex() -> None:
    turn = scene("s1 SB A:d4; s1 AT A:d4; s1 AT A:d4", hand="assault_team outpost")

    turn.play("deploy assault_team")
    assert "to A:d4" in turn.legal
    turn.play("to A:d4", "deploy outpost")

    assert "to A:d4" not in turn.legal


def test_2_6_seats_never_share_a_hex_after_combat() -> None:
    for unit in ("AT", "AC", "TF", "CA"):
        fight = scene(
            f"s1 {unit} A:d4; s2 AC A:d5; s2 AB A:d5", hand="engineers portal"
        )
        fight.play("move engineers", "from A:d4", "to A:d5")
        owners = {part.split()[0] for part in fight.pieces.split("; ") if part}
        assert len(owners) < 2


def test_2_7_all_pieces_are_fresh_at_the_start_of_a_turn() -> None:
    turn = scene("s1 AT A:d4 moved fought; s2 AT B:d4 moved; s2 SB B:d4 fought")

    turn.play("end")

    assert "s1 AT A:d4; s2 AT B:d4; s2 SB B:d4" == turn.pieces
