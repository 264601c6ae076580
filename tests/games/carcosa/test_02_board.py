"""CA-2: board and movement."""

import pytest

from sobremesa.games.carcosa.content import NODE_IDS, ROOM_IDS
from sobremesa.games.carcosa.rules_places import floor_distance, free_room, neighbours

from .scene import CarcosaScene, scene


def ways(house: CarcosaScene) -> list[str]:
    return [text.split()[1] for text in house.legal if text.startswith("to ")]


def from_node(node: str, stairs: tuple[int, int, int] = (1, 1, 1)) -> list[str]:
    return ways(scene(stairs=stairs, souls={"P1": {"node": node}}))


def test_2_1_there_are_three_floors_of_four_rooms_and_a_corridor() -> None:
    assert 15 == len(NODE_IDS)
    assert 12 == len(ROOM_IDS)
    assert ["F1_PAS", "F2_PAS", "F3_PAS"] == [n for n in NODE_IDS if "PAS" in n]


@pytest.mark.parametrize(
    ("node", "reach"),
    [
        ("F1_PAS", ["F1_R1", "F1_R2", "F1_R3", "F1_R4"]),
        ("F1_R2", ["F1_R1", "F1_PAS"]),
        ("F2_R3", ["F2_R4", "F2_PAS"]),
        ("F3_R4", ["F3_R3", "F3_PAS"]),
    ],
)
def test_2_2_rooms_touch_the_corridor_and_their_partner(
    node: str, reach: list[str]
) -> None:
    assert reach == from_node(node)


def test_2_3_other_crossings_go_through_the_corridor() -> None:
    assert "F2_R3" not in from_node("F2_R2")


def test_2_4_only_the_room_of_the_stairs_changes_floor() -> None:
    stairs = (1, 2, 3)

    for room in ("F2_R1", "F2_R3", "F2_R4", "F2_PAS"):
        assert all(node.startswith("F2") for node in from_node(room, stairs))
    assert {"F1_R1", "F3_R3"} < set(from_node("F2_R2", stairs))


def test_2_5_stairs_lead_to_the_staircase_of_the_next_floor() -> None:
    house = scene(
        stairs=(1, 2, 3), souls={"P1": {"node": "F1_R1"}}, boxes={"F2_R2": "vial"}
    )

    said = house.play("to F2_R2")

    assert ["2.5/stairs P1 F2_R2", "5.2/reveals P1 vial F2_R2"] == said[:2]
    assert 1 == house.actions


def test_2_6_nobody_leaves_the_house_by_its_ends() -> None:
    assert ["F1_R2", "F1_PAS", "F2_R1"] == from_node("F1_R1")
    assert ["F2_R1", "F3_R2", "F3_PAS"] == from_node("F3_R1")


def test_2_7_a_d4_chooses_a_room() -> None:
    house = scene()

    house.run("stairs", rolls=[1, 4, 2])

    assert ["F1_R1", "F2_R4", "F3_R2"] == house.position["stairs"]


def test_2_8_the_belt_is_no_path_for_souls() -> None:
    assert "F1_R4" not in from_node("F1_R1")
    assert "F2_R3" not in from_node("F1_R2", (1, 3, 3))


def test_2_9_a_node_has_room_for_all() -> None:
    here = {"node": "F1_R2"}
    house = scene(
        souls={"P2": here, "P3": here, "P4": here}, monsters=["goblin F1_R2 1"]
    )

    assert "to F1_R2" in house.legal


def test_2_10_floor_distance_counts_edges() -> None:
    nodes = [NODE_IDS.index(node) for node in ("F1_R1", "F1_R2", "F1_PAS", "F1_R3")]

    assert [0, 1, 1, 2] == [floor_distance(nodes[0], node) for node in nodes]
    assert neighbours(nodes[2]) >> nodes[3] & 1


def test_2_10_house_distance_uses_the_stairs() -> None:
    here = {"node": "F1_R2"}
    there = {"node": "F1_R3"}
    house = scene(
        stairs=(1, 2, 1),
        souls={"P1": {"node": "F1_R1"}, "P2": here, "P3": there, "P4": there},
    )

    found = free_room(house.house, NODE_IDS.index("F1_R1"), -1)

    assert "F2_R2" == NODE_IDS[found]
