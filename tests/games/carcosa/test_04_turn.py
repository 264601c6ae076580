"""CA-4: a soul's turn."""

import pytest

from .scene import CarcosaScene, scene


def offers(house: CarcosaScene, verb: str) -> list[str]:
    return [text for text in house.legal if text.split()[0] == verb]


def test_4_1_a_soul_has_two_actions() -> None:
    assert 2 == scene().actions
    assert 3 == scene(options={"actions_per_turn": 3}).actions


def test_4_1_limited_or_at_minus_5_it_has_one() -> None:
    assert 1 == scene(souls={"P1": {"limited": True}}).actions
    assert 1 == scene(souls={"P1": {"sanity": -5}}).actions


def test_4_2_a_cap_beats_a_bonus() -> None:
    bright = {"statuses": {"illuminated": 2}}

    assert 3 == scene(souls={"P1": bright}).actions
    assert 1 == scene(souls={"P1": {**bright, "limited": True}}).actions


def test_4_2_the_allowance_is_live() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "sanity": -5, "items": "vial"}},
        turn={"spent": 1},
    )
    assert 0 == house.actions

    house.play("use vial")

    assert 1 == house.actions


def test_4_3_a_turn_starts_with_clean_marks() -> None:
    house = scene(turn={"spent": 2, "moved": True, "traded": 6, "drank": True})

    house.play("end")

    turn = house.position["turn"]
    assert {"active": "P2"} == {key: turn[key] for key in turn if turn[key]}


def test_4_3_a_lost_turn_is_skipped() -> None:
    house = scene(souls={"P2": {"skip": True, "limited": True}})

    said = house.play("end")

    assert "4.3/skips P2" in said
    assert "P3" == house.asked
    assert not house.soul("P2").get("skip")
    assert not house.soul("P2").get("limited")  # 4.14


def test_4_4_core_actions_are_mixed_freely() -> None:
    house = scene(boxes={"F1_R2": "vial compass"}, souls={"P1": {"sanity": 1}})

    house.play("to F1_R2", "use vial", "search")

    assert 3 == house.sanities[0]
    assert "compass" == house.items("P1")


def test_4_5_a_move_follows_one_edge_and_arrives() -> None:
    house = scene(boxes={"F1_R3": "vial"})

    said = house.play("to F1_R3")

    assert ["4.5/moves P1 F1_R3", "5.2/reveals P1 vial F1_R3"] == said[:2]
    assert 1 == house.actions


def test_4_5_a_frozen_soul_does_not_move() -> None:
    assert [] == offers(scene(souls={"P1": {"frozen": True}}), "to")


def test_4_6_search_reveals_the_next_card() -> None:
    house = scene(souls={"P1": {"node": "F1_R3"}}, boxes={"F1_R3": "vial"})

    assert "5.2/reveals P1 vial F1_R3" in house.play("search")


def test_4_6_there_is_nothing_to_search_in_a_corridor_or_an_empty_box() -> None:
    assert [] == offers(scene(), "search")
    empty = scene(souls={"P1": {"node": "F1_R3"}})
    sheet = empty.position
    sheet["boxes"]["B3"]["unseen"] = [0, 0, 0]
    empty.patch(**sheet)
    assert [] == offers(empty, "search")


@pytest.mark.parametrize(("node", "gain"), [("F1_R2", 1), ("F1_PAS", 2)])
def test_4_7_meditation_gives_more_in_a_corridor(node: str, gain: int) -> None:
    house = scene(souls={"P1": {"node": node, "sanity": 0}})

    assert [f"4.7/recovers P1 {gain}"] == house.play("meditate")


def test_4_7_where_nobody_meditates() -> None:
    tired = {"P1": {"sanity": 0}}

    assert [] == offers(scene(), "meditate")
    assert [] == offers(scene(king=1, souls=tired), "meditate")
    assert ["meditate"] == offers(scene(king=1, vanish=1, souls=tired), "meditate")
    roles = ("healer", "tank", "scout", "psychic")
    assert [] == offers(scene(roles=roles, souls=tired), "meditate")
    alone = scene(roles=roles, active="P2", souls={"P2": {"sanity": 0}})
    assert ["meditate"] == offers(alone, "meditate")


def test_4_8_a_room_action_needs_a_face_up_room_that_stands() -> None:
    here = {"P1": {"node": "F1_R1"}}

    assert ["chapel"] == offers(
        scene(specials={"F1_R1": "mad_monastery"}, souls=here), "chapel"
    )
    assert [] == offers(scene(specials={"F1_R1": ""}, souls=here), "chapel")
    spent = scene(specials={"F1_R1": "mad_monastery"}, souls=here, turn={"spent": 2})
    assert [] == offers(spent, "chapel")


def test_4_9_most_objects_are_free() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "sanity": 1, "items": "vial compass"}},
        turn={"spent": 2},
    )

    assert ["use vial", "use compass"] == offers(house, "use")


def test_4_10_things_change_hands_in_one_node() -> None:
    house = scene(souls={"P1": {"items": "key"}, "P2": {"items": "vial mask"}})
    assert ["give key P2", "give key P3", "give key P4"] == offers(house, "give")
    assert ["ask vial P2", "ask mask P2"] == offers(house, "ask")

    said = house.play("give key P3", "ask mask P2")

    assert ["4.10/gives P1 P3 key", "4.10/gives P2 P1 mask"] == said
    assert ["mask", "vial", "key"] == [house.items(s) for s in ("P1", "P2", "P3")]
    assert 2 == house.actions


def test_4_10_the_limit_of_transfers_is_an_option() -> None:
    house = scene(options={"trade_limit": 1}, souls={"P1": {"items": "key vial"}})

    house.play("give key P2")

    assert [] == offers(house, "give") + offers(house, "ask")


def test_4_10_trade_needs_a_slot_company_and_patience() -> None:
    full = scene(
        souls={"P1": {"items": "vial"}, "P3": {"items": "compass", "node": "F1_PAS"}}
    )
    assert "give vial P3" not in full.legal
    apart = scene(
        souls={
            "P1": {"items": "key", "node": "F1_R1"},
        }
    )
    assert [] == offers(apart, "give")
    late = scene(souls={"P1": {"items": "key"}}, turn={"traded": 6})
    assert [] == offers(late, "give")
    held = {"statuses": {"trapped": 2}, "captor": "spider", "items": "key"}
    trapped = scene(monsters=["spider F1_PAS"], souls={"P2": held})
    assert "ask key P2" not in trapped.legal


def test_4_11_what_is_soulbound_is_not_traded() -> None:
    house = scene(crown="P1", book="P1", ring="P1")

    assert [] == offers(house, "give")


def test_4_12_a_trapped_soul_struggles_or_ends() -> None:
    held = {"statuses": {"trapped": 2}, "captor": "spider", "items": "vial"}
    house = scene(monsters=["spider F1_PAS"], souls={"P1": {**held, "sanity": 1}})

    assert ["end", "struggle"] == house.legal


def test_4_12_another_soul_rescues_it() -> None:
    held = {"statuses": {"trapped": 2}, "captor": "spider"}
    house = scene(monsters=["spider F1_PAS"], souls={"P2": held})

    said = house.play("rescue P2")

    assert ["4.12/rescues P1 P2", "8.20/free P2", "8.20/stunned spider 1"] == said


def test_4_13_free_actions_remain_without_actions() -> None:
    house = scene(souls={"P1": {"items": "key"}}, turn={"spent": 2})

    assert {"end", "give key P2"} <= set(house.legal)
    assert [] == offers(house, "to")


def test_4_13_an_ended_turn_is_resolved_first() -> None:
    house = scene(souls={"P1": {"sanity": -5}}, boxes={"F1_R2": "elevator"})

    said = house.play("to F1_R2", rolls=[1])

    assert "4.13/ends P1" in said
    assert house.box("F1_R2").endswith("elevator")
    assert "P2" == house.asked


def test_4_14_the_end_of_a_turn_soothes_and_clears() -> None:
    house = scene(
        souls={"P1": {"sanity": 1, "statuses": {"serenity": 1}, "limited": True}},
        turn={"ladder": "F1_R1"},
    )

    said = house.play("end")

    assert "9.18/recovers P1 1" == said[0]
    assert not house.soul("P1").get("limited")
    assert "ladder" not in house.position["turn"]


def test_4_15_free_uses_are_bounded() -> None:
    here = {"P1": {"node": "F1_R1", "items": "key"}}
    tavern = scene(specials={"F1_R1": "tavern"}, souls=here)
    tavern.play("tavern", "look F1_R1", "look F1_R2")
    assert "tavern" not in tavern.legal

    armory = scene(specials={"F1_R1": "armory"}, souls=here)
    armory.play("store key", "fetch key")
    assert [] == offers(armory, "store")

    roles = ("tank", "scout", "healer", "psychic")
    tank = scene(roles=roles)
    tank.play("guard P2")
    assert [] == offers(tank, "guard")

    healer = scene()
    healer.play("comfort serenity")
    assert [] == offers(healer, "comfort")
