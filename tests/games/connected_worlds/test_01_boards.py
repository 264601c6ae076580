"""CW-1 Boards."""

from sobremesa.games.connected_worlds.rules_boards import (
    BIT,
    DISTANCE,
    EDGE,
    FULL,
    HEX_IDS,
    NAMES,
    PLACE,
    count,
    distance,
    spread,
)
from sobremesa.games.connected_worlds.view import View, view

from .scene import CONTENT, around, scene, start

CORNERS = ["a1", "a4", "d1", "d7", "g4", "g7"]


def neighbours(name: str) -> set[str]:
    """By the engine's masks."""
    mask = spread(BIT[NAMES.index(name)])
    return {n for at, n in enumerate(NAMES) if mask >> PLACE[at] & 1} - {name}


def test_1_1_a_board_has_seven_rows_and_37_hexes() -> None:
    rows = {row: [n[1] for n in NAMES if n[0] == row] for row in "abcdefg"}

    assert 37 == len(NAMES) == count(FULL)
    assert [4, 5, 6, 7, 6, 5, 4] == [len(row) for row in rows.values()]
    assert ["1", "1", "1", "1", "2", "3", "4"] == [row[0] for row in rows.values()]


def test_1_2_neighbours_and_distances_follow_rows_and_numbers() -> None:
    for name in NAMES:
        found = {hex_[2:] for hex_ in around(f"A:{name}")} - {name}
        assert found == neighbours(name)

    assert 3 == distance(NAMES.index("d4"), NAMES.index("a1"))
    assert 6 == distance(NAMES.index("a4"), NAMES.index("g4"))
    for one in range(37):
        for other in range(37):
            assert DISTANCE[one * 37 + other] == distance(one, other)
            near = bool(spread(BIT[one]) & BIT[other])
            assert near == (distance(one, other) <= 1)


def test_1_3_edge_hexes_have_fewer_than_six_neighbours() -> None:
    edge = [name for at, name in enumerate(NAMES) if EDGE >> PLACE[at] & 1]

    assert "a1 a2 a3 a4 b1 b5 c1 c6 d1 d7 e2 e7 f3 f7 g4 g5 g6 g7" == " ".join(edge)
    assert edge == [name for name in NAMES if len(neighbours(name)) < 6]
    assert CORNERS == [name for name in NAMES if len(neighbours(name)) == 3]


def test_1_4_no_adjacency_leads_from_board_to_board() -> None:
    space = scene("s1 AT S:a1; s1 AT A:d4", hand="engineers portal harvester")

    assert {"S:a2", "S:b1", "S:b2"} == space.to("S:a1", 1)
    assert around("A:d4") - {"A:d4"} == space.to("A:d4", 1)


def test_1_5_space_has_seven_homeworld_hexes() -> None:
    assert ("b2", "b4", "d6", "f6", "f4", "d2", "d4") == CONTENT.homeworlds


def test_1_6_hexes_are_ordered_by_board_row_and_number() -> None:
    assert 222 == len(HEX_IDS)
    assert ("S:a1", "S:a2") == HEX_IDS[:2]
    boards = {board: at for at, board in enumerate("SABCDE")}
    order = sorted(HEX_IDS, key=lambda hex_: (boards[hex_[0]], hex_[2:]))
    assert order == list(HEX_IDS)


def test_1_7_the_map_is_seen_by_all() -> None:
    table = scene("s1 SB A:d4; s2 AT B:d4")

    views: list[View] = [view(table.state, seat) for seat in (-1, 0, 1)]

    assert views[0].pieces == views[1].pieces == views[2].pieces
    assert views[0].boards == views[1].boards == views[2].boards
    assert 4 == len(view(start()[0].state, -1).boards)
