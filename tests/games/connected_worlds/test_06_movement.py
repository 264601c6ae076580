"""CW-6 Movement."""

from sobremesa.games.connected_worlds.rules_boards import HEX_IDS
from sobremesa.games.connected_worlds.rules_move import shortest_path

from .scene import WorldsScene, around, scene

MOVERS = "engineers portal harvester"


def test_6_1_one_piece_moves_up_to_the_cards_number() -> None:
    turn = scene("s1 AT A:d4; s1 AT A:d4", hand=MOVERS)
    assert "A:d4" not in turn.to("A:d4", 3)
    assert around("A:d4") - {"A:d4"} == turn.to("A:d4", 1)

    said = turn.play("move harvester", "from A:d4", "to A:d5")

    assert "6.1/moves s1 assault_team A:d4 A:d5 1" in said
    assert "s1 AT A:d5 moved; s1 AT A:d4" == turn.pieces


def test_6_2_a_piece_moves_once_in_a_turn_unless_the_option_says_otherwise() -> None:
    pieces, hand = "s1 AT A:d4", "engineers engineers engineers portal"
    seen = {}
    for limit in (1, 2, 0):
        turn = scene(
            pieces, hand=hand, bystanders=["s2"], options={"moves_per_piece": limit}
        )
        moves = 0
        while "move engineers" in turn.legal:
            turn.play("move engineers")
            turn.play(turn.legal[0])
            turn.play(turn.legal[0])
            moves += 1
        seen[limit] = moves

    assert {1: 1, 2: 2, 0: 3} == seen


def test_6_2_a_piece_deployed_this_turn_is_ready() -> None:
    turn = scene("s1 SB A:d4 moved", hand="assault_team engineers", bystanders=["s2"])

    turn.play("deploy assault_team", "to A:d5", "move engineers")

    assert ["from A:d5"] == turn.legal


def test_6_2_of_like_pieces_the_one_with_fewest_moves_is_moved() -> None:
    turn = scene(
        "s1 AT A:d4 moved; s1 AT A:d4; s1 AT A:d4",
        hand=MOVERS,
        options={"moves_per_piece": 2},
    )

    turn.play("move engineers", "from A:d4", "to A:d5")

    assert "s1 AT A:d4 moved; s1 AT A:d5 moved; s1 AT A:d4" == turn.pieces


def test_6_3_steps_of_all_sorts_cost_one_and_can_be_mixed() -> None:
    turn = scene("s1 SB A:d4; s1 AT A:d3; s1 SB B:c3", hand=MOVERS, links=["A:d4-B:c3"])

    said = turn.play("move harvester", "from A:d3", "to S:d6")

    assert [
        "6.1/moves s1 assault_team A:d3 S:d6 3",
        "8.2/jumps s1 assault_team A:d4 B:c3",
        "7.1/launches s1 assault_team B:c3 S:d6",
    ] == said[1:]


def test_6_4_a_base_cannot_enter_a_bases_hex_even_in_passing() -> None:
    ring = "; ".join(
        f"s1 SB {hex_}" for hex_ in sorted(around("A:a1") - {"A:a1"}, key=str)
    )
    walled = scene(f"s1 SB A:a1; s1 AT A:a1; {ring}", hand=MOVERS)

    assert {"S:b2"} == walled.to("A:a1", 1, pick="standard_base")
    assert around("A:a1") - {"A:a1"} <= walled.to("A:a1", 1, pick="assault_team")


def test_6_4_a_base_with_no_way_out_cannot_be_chosen() -> None:
    ring = "; ".join(f"s2 SB {hex_}" for hex_ in sorted(around("S:a1") - {"S:a1"}))
    walled = scene(f"s1 SB S:a1; {ring}", hand="harvester", bystanders=[])

    assert ["end", "use harvester"] == walled.legal


def test_6_5_a_move_ends_where_an_enemy_stands() -> None:
    wall = scene("s1 AT S:a1; s2 SB S:a2; s2 AT S:b1; s2 AT S:b2", hand=MOVERS)

    assert {"S:a2", "S:b1", "S:b2"} == wall.to("S:a1", 3)
    said = wall.play("move harvester", "from S:a1", "to S:b1")

    assert "9.1/combat s1 assault_team S:b1 s2" in said


def test_6_6_a_base_may_attack_units_but_no_base() -> None:
    ram = scene("s1 OP A:d4; s2 AT A:d5; s2 SB A:d3; s2 AT A:d3", hand=MOVERS)

    assert "A:d5" in ram.to("A:d4", 1)
    assert "A:d3" not in ram.to("A:d4", 1)


def test_6_7_passengers_stay_behind() -> None:
    turn = scene("s1 SB A:d4; s1 AT A:d4; s1 AC A:d4", hand=MOVERS)

    turn.play("move engineers", "from A:d4", "pick standard_base", "to A:d5")

    assert "s1 SB A:d5 moved; s1 AT A:d4; s1 AC A:d4" == turn.pieces


def test_6_8_who_fought_does_not_move_again() -> None:
    turn = scene(
        "s1 AC A:d4; s2 AT A:d5",
        hand=MOVERS,
        bystanders=["s2"],
        options={"moves_per_piece": 0},
    )

    turn.play("move engineers", "from A:d4", "to A:d5")

    assert ["end"] == turn.legal


def test_6_9_the_path_told_is_the_shortest_with_the_earliest_hexes() -> None:
    turn = scene("s1 AT A:d2; s1 SB B:d4; s1 AT S:d5", hand=MOVERS)

    assert ["A:d2", "A:d3", "A:d4"] == path(turn, "A:d2", "A:d4")
    assert ["A:d2", "A:c2", "A:c3"] == path(turn, "A:d2", "A:c3")
    assert ["A:d2", "A:c1", "S:b2"] == path(turn, "A:d2", "S:b2")
    assert ["S:d5", "S:d6", "B:c3"] == path(turn, "S:d5", "B:c3")


def path(turn: WorldsScene, start: str, end: str) -> list[str]:
    land = turn.worlds.land
    row = list(land.spot).index(HEX_IDS.index(start))
    return [HEX_IDS[spot] for spot in shortest_path(land, row, HEX_IDS.index(end), 3)]


def test_6_10_no_enemy_hex_is_entered_during_a_truce() -> None:
    pieces = "s1 AT A:d4; s2 AT A:d5"
    truce = scene(pieces, hand=MOVERS, round=3, options={"truce_rounds": 3})
    after = scene(pieces, hand=MOVERS, round=4, options={"truce_rounds": 3})

    assert "A:d5" not in truce.to("A:d4", 3)
    assert "A:d5" in after.to("A:d4", 1)


def test_6_10_a_truce_ends_with_its_last_round() -> None:
    turn = scene(
        "s1 AT A:d4; s2 AT A:d5", seat="s2", round=3, options={"truce_rounds": 3}
    )

    turn.play("end")

    assert (4, False) == (turn.round, turn.worlds.land.truce)
