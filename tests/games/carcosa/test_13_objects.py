"""CA-13: objects and treasures."""

from .scene import scene


def test_13_1_objects_take_slots_and_keys_their_own() -> None:
    house = scene(souls={"P1": {"items": "vial vial key mask dragon"}})

    soul = house.house.souls[0]
    assert (2, 0) == (soul.slotted(), soul.free_keys())
    assert not soul.takes(2)
    assert soul.takes(9)


def test_13_1_losing_a_slot_later_forces_nothing() -> None:
    house = scene(souls={"P1": {"items": "keyring key key"}})

    house.play("give keyring P2")

    assert "key key" == house.items("P1")


def test_13_2_a_vial_gives_2() -> None:
    house = scene(souls={"P1": {"items": "vial", "sanity": 1}}, turn={"spent": 2})

    assert ["13.2/recovers P1 2"] == house.play("use vial")[:1]
    assert 1 == house.position["discards"]["vial"]
    assert "use vial" not in scene(souls={"P1": {"items": "vial"}}).legal


def test_13_3_a_compass_leads_to_the_corridor_without_a_peek() -> None:
    house = scene(souls={"P1": {"items": "compass", "node": "F2_R3"}})

    said = house.play("use compass")

    assert ["13.3/goes P1 F2_PAS"] == said
    assert "turn" == house.stage
    assert "use compass" not in scene(souls={"P1": {"items": "compass"}}).legal


def test_13_4_a_blunt_costs_an_action() -> None:
    house = scene(
        monsters=["spider F1_PAS", "goblin F1_R1"], souls={"P1": {"items": "blunt"}}
    )
    assert ["blunt spider"] == [t for t in house.legal if t.startswith("blunt")]

    assert "13.4/strikes P1 spider" in house.play("blunt spider")
    assert 1 == house.actions


def test_13_5_a_keyring_gives_a_slot_and_a_point() -> None:
    house = scene(boxes={"F1_R2": "keyring"})

    house.play("to F1_R2")

    soul = house.house.souls[0]
    assert (5, 2) == (soul.maximum(), soul.free_keys())
    two = scene(souls={"P1": {"items": "keyring keyring"}}).house.souls[0]
    assert (5, 2) == (two.maximum(), two.free_keys())


def test_13_6_folding_stairs_lead_up_or_down_for_a_turn() -> None:
    house = scene(
        souls={"P1": {"items": "stairs", "node": "F2_R3"}}, boxes={"F3_R3": "vial"}
    )

    assert ["13.6/unfolds P1 F2_R3"] == house.play("use stairs")
    assert {"to F1_R3", "to F3_R3"} <= set(house.legal)
    said = house.play("to F3_R3")

    assert "2.5/stairs P1 F3_R3" == said[0]
    assert "to F2_R3" not in house.legal
    last = scene(charges=1, souls={"P1": {"items": "stairs", "node": "F2_R3"}})
    said = last.play("use stairs")
    assert ["13.6/unfolds P1 F2_R3", "13.6/discards P1 stairs"] == said
    assert "" == last.items("P1")


def test_13_7_a_scroll_reads_a_box_and_lifts_its_key() -> None:
    cards = "vial yellow_blow mask key key corpse compass elevator trapdoor"
    house = scene(souls={"P1": {"items": "scroll"}}, boxes={"F1_R3": cards})

    house.play("use scroll")
    assert [f"look F1_R{n}" for n in (1, 2, 3, 4)] == house.legal
    said = house.play("look F1_R3")

    assert "13.7/reads P1 F1_R3" == said[0]
    assert house.box("F1_R3").startswith("key vial yellow_blow mask key")
    assert 2 == house.actions


def test_13_7_without_a_key_it_lifts_a_tale_and_all_is_known() -> None:
    tale = scene(
        souls={"P1": {"items": "scroll"}},
        boxes={
            "F1_R3": "vial mask corpse compass elevator trapdoor corpse ring tue_tue"
        },
    )
    tale.play("use scroll", "look F1_R3")
    assert tale.box("F1_R3").startswith("mask vial")

    blind = scene(souls={"P1": {"items": "scroll"}})
    blind.play("use scroll", "look F1_R2")
    assert "?" not in blind.box("F1_R2")


def test_13_8_a_pendant_softens_the_kings_presence_only() -> None:
    house = scene(king=1, round=4, active="P4", souls={"P1": {"items": "pendant"}})

    said = house.run("house", "presence")

    assert "13.8/spares P1" in said
    assert [2, 2, 0, 1] == house.sanities


def test_13_9_the_ring_lifts_all_and_wears_its_bearer() -> None:
    house = scene(
        souls={
            "P1": {"items": "ring", "sanity": -2},
            "P2": {"sanity": -5},
            "P3": {"sanity": 0},
        }
    )

    assert "13.9/wears P1" in house.play("use ring")
    assert [4, 5, 3, 4] == house.sanities
    assert ("", "P1") == (house.items("P1"), house.position["ring"])
    assert ["13.9/loses P1 2"] == house.run("ring")
