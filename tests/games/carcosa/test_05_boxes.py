"""CA-5: cards, Boxes and the belt."""

import pytest

from sobremesa.games.carcosa.content import ROOM_IDS

from .scene import PRINTED, CarcosaScene, scene


def reveals(said: list[str]) -> list[str]:
    return [event for event in said if event.startswith("5.2")]


def test_5_1_an_arrival_goes_in_order() -> None:
    house = scene(
        active="P4",
        specials={"F1_R2": ""},
        boxes={"F1_R2": "vial compass"},
    )

    said = house.play("to F1_R2", "psy keep")

    keys = [event.split()[0] for event in said]
    assert [
        "4.5/moves",
        "12.1/opens",
        "11.6/looks",
        "11.6/looks",
        "5.2/reveals",
        "5.5/takes",
    ] == keys


def test_5_2_moving_and_searching_reveal_the_top_card() -> None:
    house = scene(boxes={"F1_R2": "vial compass"})

    said = house.play("to F1_R2", "search")

    assert [
        "5.2/reveals P1 vial F1_R2",
        "5.2/reveals P1 compass F1_R2",
    ] == reveals(said)


def test_5_3_the_kings_moves_reveal_nothing_but_open_rooms() -> None:
    house = scene(
        king=1,
        stairs=(1, 2, 1),
        specials={"F2_R2": ""},
        souls={"P1": {"trail": ["F1_R1"]}},
    )

    said = house.run("effect", rolls=[4, 1])

    assert [] == reveals(said)
    assert any(event.startswith("12.1/opens") for event in said)
    assert [] == house.soul("P1")["trail"]


def test_5_4_a_soul_brought_by_a_card_arrives_wholly() -> None:
    house = scene(
        souls={"P1": {"sanity": 2}, "P2": {"trail": ["F1_R1"], "sanity": 1}},
        specials={"F2_R2": ""},
        boxes={"F1_R2": "elevator", "F2_R2": "vial"},
    )

    said = house.play("to F1_R2", rolls=[1, 1])

    assert any(event.startswith("12.1/opens") for event in said)
    assert "5.2/reveals P1 vial F2_R2" in said
    assert [] == house.soul("P1")["trail"]


@pytest.mark.parametrize(
    ("card", "bottom", "discarded"),
    [
        ("yellow_blow", True, False),
        ("state_cursed", False, True),
        ("spider", False, True),
        ("tue_tue", False, True),
        ("vial", False, False),
        ("key", False, False),
        ("ring", False, False),
        ("mask", False, False),
    ],
)
def test_5_5_every_card_goes_to_its_place(
    card: str, bottom: bool, discarded: bool
) -> None:
    house = scene(boxes={"F1_R2": card})

    house.play("to F1_R2")

    assert bottom == house.box("F1_R2").endswith(card)
    assert discarded == (card in house.position["discards"])


def test_5_6_arrivals_wait_until_the_card_is_put_away() -> None:
    house = scene(
        souls={
            "P1": {"sanity": 1, "node": "F1_R2"},
            "P2": {"node": "F2_R2"},
        },
        boxes={"F1_R2": "face_changer vial", "F2_R2": "compass"},
    )

    said = house.play("search", rolls=[1])  # 2: with P2

    assert [
        "5.2/reveals P1 face_changer F1_R2",
        "5.2/reveals P1 compass F2_R2",
        "5.2/reveals P2 vial F1_R2",
    ] == reveals(said)
    assert house.box("F1_R2").endswith("face_changer")


def test_5_6_an_arrival_is_dropped_when_its_soul_is_moved_on() -> None:
    house = scene(
        souls={"P1": {"sanity": 1, "node": "F1_R2"}, "P2": {"node": "F2_R2"}},
        boxes={"F1_R2": "face_changer vial", "F2_R2": "face_changer compass"},
    )

    said = house.play("search", rolls=[1, 1])  # P1 there, and back at once

    assert [
        "5.2/reveals P1 face_changer F1_R2",
        "5.2/reveals P1 face_changer F2_R2",
        "5.2/reveals P1 vial F1_R2",
        "5.2/reveals P2 compass F2_R2",
    ] == reveals(said)


def test_5_7_one_action_reveals_a_limited_number_of_cards() -> None:
    rooms = ["F1_R2", "F2_R2", "F3_R2"]
    house = scene(
        options={"chain_limit": 2},
        souls={"P1": {"sanity": 1}},
        boxes=dict.fromkeys(rooms, "elevator elevator"),
    )

    said = house.play("to F1_R2", rolls=[1, 1])

    assert 2 == len(reveals(said))
    assert "5.7/limit P1" in said
    assert "F3_R2" == house.nodes[0]


def emptied(house: CarcosaScene, box: str) -> CarcosaScene:
    sheet = house.position
    sheet["boxes"][box]["unseen"] = [0, 0, 0]
    house.patch(**sheet)
    return house


def test_5_8_an_empty_box_reveals_nothing_but_travels() -> None:
    house = emptied(scene(), "B2")

    said = house.play("to F1_R2")

    assert [] == reveals(said)
    house.run("belt")
    assert "" == house.box("F2_R3")


def test_5_9_from_a_room_to_the_corridor_one_may_peek() -> None:
    house = scene(souls={"P1": {"node": "F1_R1"}}, boxes={"F1_R3": "key"})

    house.play("to F1_PAS")
    assert [f"look F1_R{n}" for n in (1, 2, 3, 4)] + ["skip"] == house.legal
    said = house.play("look F1_R3")

    assert ["5.9/looks P1 F1_R3 key"] == said
    assert house.box("F1_R3").startswith("key")
    blind = scene(options={"corridor_peek": False}, souls={"P1": {"node": "F1_R1"}})
    blind.play("to F1_PAS")
    assert "turn" == blind.stage


def test_5_10_a_key_without_a_slot_goes_under_its_box() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "items": "key"}}, boxes={"F1_R2": "key"}
    )

    assert "5.10/buried P1 key" in house.play("search")
    assert house.box("F1_R2").endswith("? key")


def test_5_11_too_many_objects_cost_one_of_them() -> None:
    house = scene(
        souls={"P1": {"items": "vial compass mask"}}, boxes={"F1_R2": "blunt"}
    )

    house.play("to F1_R2")
    assert ["discard compass", "discard vial", "discard blunt"] == house.legal
    said = house.play("discard blunt")

    assert ["5.11/discards P1 blunt"] == said
    assert 1 == house.position["discards"]["blunt"]


def test_5_12_there_is_a_box_in_every_room_and_none_in_corridors() -> None:
    boxes = scene().position["boxes"]

    assert sorted(ROOM_IDS) == sorted(box["room"] for box in boxes.values())


def test_5_13_the_belt_leads_through_all_rooms() -> None:
    room, seen = 0, []
    for _ in range(12):
        seen.append(ROOM_IDS[room])
        room = PRINTED.belt[room]

    assert 0 == room
    assert [
        "F1_R1",
        "F1_R4",
        "F1_R3",
        "F1_R2",
        "F2_R3",
        "F2_R2",
        "F3_R3",
        "F3_R2",
        "F3_R1",
        "F3_R4",
        "F2_R1",
        "F2_R4",
    ] == seen


def test_5_14_boxes_move_at_once_with_their_cards_unshuffled() -> None:
    house = scene(boxes={"F1_R1": "vial key", "F1_R4": "compass"})

    house.run("belt")

    assert house.box("F1_R4").startswith("vial key ?")
    assert house.box("F1_R3").startswith("compass ?")


def test_5_15_special_rooms_stay_where_they_are() -> None:
    house = scene(specials={"F1_R1": "tavern"})

    house.run("belt")

    assert "F1_R1" == house.position["specials"][0]["room"]


def test_5_16_an_events_blunt_comes_from_the_supply() -> None:
    house = scene(boxes={"F1_R2": "corpse"})

    house.play("to F1_R2", rolls=[1])

    assert "blunt" == house.items("P1")
    assert 1 == house.position["supplied"]
    assert house.position["unseen"]["blunt"] == 8
