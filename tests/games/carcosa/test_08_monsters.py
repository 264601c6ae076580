"""CA-8: monsters."""

import pytest

from .scene import CarcosaScene, Fields, scene

AWAY = {"node": "F3_R4"}
BRAWL = ("healer", "high_roller", "brawler", "psychic")


def token(house: CarcosaScene, kind: str) -> Fields:
    found = house.monster(kind)
    assert found is not None
    return found


def held(kind: str, node: str = "F1_PAS", rounds: int = 3) -> Fields:
    return {"node": node, "statuses": {"trapped": rounds}, "captor": kind}


def test_8_1_a_monster_is_a_token_with_a_node_and_a_stun() -> None:
    house = scene(boxes={"F1_R2": "spider"})

    house.play("to F1_R2")

    assert {"kind": "spider", "node": "F1_R2", "stun": 0, "arrived": 1} == token(
        house, "spider"
    )


def test_8_2_a_kind_on_the_board_does_not_come_again() -> None:
    house = scene(monsters=["spider F3_R1"], boxes={"F1_R2": "spider"})

    assert "8.2/already spider" in house.play("to F1_R2")
    assert {} == house.soul("P1")["statuses"]


@pytest.mark.parametrize(
    ("card", "kind", "node"),
    [("spider", "spider", "F2_R3"), ("frozen_queen", "queen", "F2_PAS")],
)
def test_8_3_a_token_stands_with_its_revealer_the_queen_in_the_corridor(
    card: str, kind: str, node: str
) -> None:
    house = scene(souls={"P1": {"node": "F2_R3"}}, boxes={"F2_R3": card})

    assert f"8.3/appears {kind} {node}" in house.play("search")


def test_8_4_a_monster_destroys_a_special_room_even_face_down() -> None:
    house = scene(
        specials={"F1_R1": ""},
        monsters=["spider F1_PAS"],
        souls={
            "P1": {"node": "F1_R1"},
            "P2": AWAY,
            "P3": AWAY,
            "P4": AWAY,
        },
    )

    house.run("activate 0", rolls=[1])

    special = house.position["specials"][0]
    assert special["destroyed"]
    assert special["kind"]


def test_8_4_what_the_armory_holds_is_lost() -> None:
    house = scene(
        specials={"F1_R1": "armory"},
        armory={"key": 1, "vial": 1},
        boxes={"F1_R1": "spider"},
    )

    said = house.play("to F1_R1")

    assert ["8.4/keys 1", "8.4/discards vial"] == [
        one for one in said if one.startswith(("8.4/keys", "8.4/discards"))
    ]


def test_8_5_a_revealed_monster_acts_after_the_window() -> None:
    house = scene(
        roles=BRAWL,
        active="P3",
        souls={"P3": {"items": "blunt"}},
        boxes={"F1_R2": "spider"},
    )

    house.play("to F1_R2")
    assert ("react", ["react", "hold"]) == (house.stage, house.legal)
    house.play("hold")

    assert {"trapped": 3} == house.soul("P3")["statuses"]


def test_8_6_a_stun_lasts_as_long_as_the_option_says() -> None:
    house = scene(
        options={"stun_rounds": 3},
        monsters=["spider F1_PAS"],
        souls={"P1": {"items": "blunt"}},
    )

    assert "8.6/stunned spider 3" in house.play("blunt spider")


def test_8_7_a_stun_costs_one_activation() -> None:
    house = scene(monsters=["spider F1_PAS 2"])

    assert ["8.7/skips spider"] == house.run("activate 0")
    assert ["8.7/skips spider"] == house.run("activate 0")
    assert "8.14/traps P1 spider" in house.run("activate 0")


def test_8_8_queen_and_servant_have_no_activation_but_wake_up() -> None:
    house = scene(monsters=["queen F1_PAS 1", "servant F2_PAS"])

    assert ["8.7/skips queen"] == house.run("activate 3", "activate 5")
    assert 0 == token(house, "queen")["stun"]


def test_8_9_the_window_needs_a_free_brawler_with_a_blunt_in_the_node() -> None:
    for soul in (
        {"items": ""},
        {"items": "blunt", "node": "F2_R1"},
        {"items": "blunt", **held("sack_man")},
    ):
        house = scene(
            roles=BRAWL,
            monsters=["spider F1_PAS", "sack_man F1_PAS"],
            souls={"P3": soul},
        )
        house.run("activate 0")
        assert "react" != house.stage
    ready = scene(
        roles=BRAWL, monsters=["spider F1_PAS"], souls={"P3": {"items": "blunt"}}
    )
    ready.run("activate 0")
    assert ("react", "P3") == (ready.stage, ready.asked)


def test_8_9_there_is_one_window_for_each_activation() -> None:
    house = scene(
        roles=BRAWL, monsters=["spider F1_PAS"], souls={"P3": {"items": "blunt"}}
    )

    house.run("activate 0")
    house.play_on("hold")

    assert {"trapped": 3} == house.soul("P3")["statuses"]


def test_8_10_a_reaction_breaks_off_the_activation() -> None:
    house = scene(
        roles=BRAWL, monsters=["spider F1_PAS"], souls={"P3": {"items": "blunt"}}
    )

    house.run("activate 0")
    said = house.play_on("react")

    assert [
        "8.10/reacts P3 spider",
        "8.6/stunned spider 1",
        "8.7/skips spider",
    ] == said
    assert (0, "") == (token(house, "spider")["stun"], house.items("P3"))


def test_8_10_a_reaction_to_a_revealed_monster_stuns_it_for_step_5() -> None:
    house = scene(
        roles=BRAWL,
        active="P3",
        souls={"P3": {"items": "blunt"}},
        boxes={"F1_R2": "spider"},
    )

    house.play("to F1_R2", "react")

    assert 1 == token(house, "spider")["stun"]
    assert {} == house.soul("P3")["statuses"]


def test_8_11_a_hunter_takes_the_nearest_way() -> None:
    house = scene(
        monsters=["spider F1_R4"],
        souls={"P1": {"node": "F1_R2"}, "P2": AWAY, "P3": AWAY, "P4": AWAY},
    )

    assert ["8.11/moves spider F1_PAS"] == house.run("activate 0")
    assert ["8.11/moves spider F1_R2", "8.14/traps P1 spider"] == house.run(
        "activate 0"
    )


def test_8_11_a_runner_goes_where_nobody_is() -> None:
    house = scene(
        monsters=["goblin F1_PAS"],
        loot={"key": 1},
        souls={"P1": {"node": "F1_PAS"}, "P2": AWAY, "P3": AWAY, "P4": AWAY},
    )

    assert ["8.11/moves goblin F1_R1"] == house.run("activate 1")
    alone = scene(
        monsters=["goblin F2_PAS"], loot={"key": 1}, souls={"P1": {"node": "F1_R1"}}
    )
    assert [] == alone.run("activate 1")


def test_8_12_a_jump_takes_the_nearest_free_room() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "items": "key"}, "P2": {"node": "F1_R1"}},
        boxes={"F1_R2": "goblin"},
    )

    assert "8.12/jumps goblin F1_R3" in house.play("search")


def test_8_13_each_monster_hunts_its_own_prey() -> None:
    rich = {"node": "F1_R4", "items": "key"}
    house = scene(
        monsters=["goblin F1_R1"],
        souls={"P1": rich, "P2": {"node": "F1_R2"}, "P3": AWAY, "P4": AWAY},
    )
    assert "8.11/moves goblin F1_PAS" in house.run("activate 1")

    old_man = scene(
        monsters=["sack_man F1_R1", "spider F1_R2"],
        souls={
            "P1": held("spider", "F1_R2"),
            "P2": {"node": "F1_R3"},
            "P3": AWAY,
            "P4": AWAY,
        },
    )
    assert "8.11/moves sack_man F1_PAS" in old_man.run("activate 2")


def test_8_14_the_spider_traps_everyone_in_its_node() -> None:
    house = scene(monsters=["spider F1_PAS"], souls={"P4": {"node": "F1_R1"}})

    assert [f"8.14/traps P{n} spider" for n in (1, 2, 3)] == house.run("activate 0")


def test_8_15_the_goblin_robs_the_richest() -> None:
    house = scene(
        monsters=["goblin F1_PAS"],
        souls={
            "P1": {"items": "vial vial"},
            "P2": {"items": "key"},
            "P3": {"items": "blunt"},
        },
    )

    said = house.run("activate 1")

    assert ["8.15/robs P2 1", "8.12/jumps goblin F1_R1"] == said
    assert {"key": 1} == house.position["loot"]


def test_8_15_with_nothing_to_take_it_stays_but_jumps_when_revealed() -> None:
    poor = scene(monsters=["goblin F1_PAS"])
    assert [] == poor.run("activate 1")

    house = scene(boxes={"F1_R2": "goblin"})
    said = house.play("to F1_R2")

    assert "8.15/robs P1 0" in said
    assert "8.12/jumps goblin F1_R1" in said


def test_8_15_what_is_soulbound_stays() -> None:
    house = scene(
        crown="P1",
        book="P1",
        ring="P1",
        souls={"P1": {"items": "keyring", "sanity": 5}},
        boxes={"F1_R2": "goblin"},
    )

    house.play("to F1_R2")

    assert {"keyring": 1} == house.position["loot"]
    assert ("P1", "P1", "P1") == tuple(
        house.position[thing] for thing in ("crown", "book", "ring")
    )
    assert 4 == house.sanities[0]  # the maximum dropped with the Keyring


def test_8_16_the_queen_freezes_her_floor_for_the_round() -> None:
    house = scene(
        souls={"P1": {"node": "F2_R1"}, "P2": {"node": "F2_R3"}},
        boxes={"F2_R1": "frozen_queen"},
    )

    said = house.play("search")

    assert {"8.16/freezes P1", "8.16/freezes P2"} == {
        event for event in said if event.startswith("8.16")
    }
    assert 1 == house.actions  # her cap begins next round
    frozen = scene(
        souls={"P1": {"node": "F1_R1", "items": "compass", "frozen": True}},
    )
    assert not any(t.startswith(("to", "use")) for t in frozen.legal)


def test_8_16_queen_and_servant_leave_one_action() -> None:
    queen = {"kind": "queen", "node": "F1_PAS", "stun": 0, "arrived": 1}

    assert 2 == scene(monsters=["queen F1_PAS"]).actions
    house = scene(round=2, active="P2")
    house.patch(monsters=[queen])
    assert 1 == house.actions
    assert 1 == scene(monsters=["servant F1_PAS"]).actions
    assert 2 == scene(monsters=["servant F1_PAS 1"]).actions


def test_8_17_the_old_man_takes_the_weakest() -> None:
    house = scene(monsters=["sack_man F1_PAS"], souls={"P2": {"sanity": -1}})

    said = house.run("activate 2")

    assert [
        "8.17/traps P2 sack_man",
        "8.12/jumps sack_man F1_R1",
        "8.17/carries P2 F1_R1",
    ] == said
    assert "F1_R1" == house.nodes[1]


def test_8_17_he_flees_with_his_captive() -> None:
    house = scene(
        monsters=["sack_man F1_R1"],
        souls={
            "P1": held("sack_man", "F1_R1"),
            "P2": {"node": "F1_R2"},
            "P3": AWAY,
            "P4": AWAY,
        },
    )

    assert [] == house.run("activate 2")
    other = scene(
        monsters=["sack_man F1_PAS"],
        souls={
            "P1": held("sack_man", "F1_PAS"),
            "P2": {"node": "F1_R2"},
            "P3": AWAY,
            "P4": AWAY,
        },
    )
    assert ["8.11/moves sack_man F1_R3", "8.17/carries P1 F1_R3"] == other.run(
        "activate 2"
    )
    assert ("F1_R3", {"trapped": 3}) == (other.nodes[0], other.soul("P1")["statuses"])


def test_8_17_a_spiderling_bites_and_leaves() -> None:
    house = scene(monsters=["spiderling F1_PAS"], souls={"P4": AWAY})

    said = house.run("activate 4")

    assert ["8.17/bites P1", "8.17/bites P2", "8.17/bites P3"] == said[:3]
    assert ["8.17/leaves spiderling"] == said[3:]
    assert house.soul("P1")["skip"]
    lone = scene(monsters=["spiderling F2_R1"])
    assert [] == lone.run("activate 4")
    assert lone.monster("spiderling")


def test_8_18_a_blow_frees_captives_and_drives_small_ones_away() -> None:
    house = scene(
        monsters=["spider F1_PAS"],
        souls={"P1": {"items": "blunt"}, "P2": held("spider")},
    )

    assert "8.18/frees P2" in house.play("blunt spider")
    ice = scene(monsters=["servant F1_PAS"], souls={"P1": {"items": "blunt"}})
    assert "8.18/leaves servant" in ice.play("blunt servant")


def test_8_18_surplus_loot_is_lost() -> None:
    house = scene(
        monsters=["goblin F1_R1"],
        loot={"key": 2, "vial": 3, "mask": 1},
        souls={"P1": {"node": "F1_R1", "items": "blunt"}},
    )

    said = house.play("blunt goblin")

    assert "key vial vial mask" == house.items("P1")
    assert "8.18/buried key F1_R1" in said
    assert "8.18/discards vial" in said
    hall = scene(
        monsters=["goblin F1_PAS"],
        loot={"key": 2},
        souls={"P1": {"items": "blunt"}},
    )
    assert "8.18/destroyed 1" in hall.play("blunt goblin")
    assert 1 == hall.position["keys_destroyed"]


@pytest.mark.parametrize(("face", "free"), [(2, False), (3, True)])
def test_8_19_a_struggle_needs_3(face: int, free: bool) -> None:
    house = scene(
        monsters=["spider F1_PAS"], souls={"P1": {**held("spider"), "sanity": 0}}
    )

    said = house.play("struggle", rolls=[face])

    assert f"8.19/rolls P1 {face} {face}" == said[0]
    assert free == ("8.19/free P1" in said)
    assert free == (house.asked == "P1")


def test_8_20_time_frees_and_stuns_the_captor() -> None:
    house = scene(monsters=["spider F1_PAS"], souls={"P1": held("spider", rounds=1)})

    assert ["9.11/frees P1", "8.20/stunned spider 1"] == house.run("durations")


def test_8_20_leaving_the_captor_frees_without_a_stun() -> None:
    house = scene(king=1, monsters=["spider F1_PAS"], souls={"P1": held("spider")})

    said = house.run("effect", rolls=[4])

    assert ["6.8/moved P1 F2_R1", "8.20/free P1"] == said[1:3]
    assert {} == house.soul("P1")["statuses"]
    assert 0 == token(house, "spider")["stun"]


def test_8_20_a_second_captor_has_no_effect() -> None:
    house = scene(
        monsters=["spider F1_PAS", "sack_man F1_PAS"],
        souls={
            "P1": held("sack_man"),
            "P2": AWAY,
            "P3": AWAY,
            "P4": AWAY,
        },
    )

    assert [] == house.run("strike 0")
    assert "sack_man" == house.soul("P1")["captor"]
