"""The worked scenarios of rulebook section 8, one by one."""

from collections import Counter

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import CARD_IDS
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.kernel.dice import Seeded
from sobremesa.kernel.log import Silence

from .scene import PRINTED, CarcosaScene, scene


@pytest.mark.parametrize("seed", ["", "1", "sobremesa", "añil"])
def test_w_1_set_up(seed: str) -> None:
    state = GAME.new({}, 4, Seeded(seed), Silence())
    assert isinstance(state, Carcosa)
    start = CarcosaScene(state, {}).position

    assert [[4, 2, 3]] * 12 == [box["unseen"] for box in start["boxes"].values()]
    pools: Counter[int] = Counter()
    for card, count in start["unseen"].items():
        pools[PRINTED.pool[CARD_IDS.index(card)]] += count
    assert {0: 48, 1: 24, 2: 36} == pools
    assert (5, 1) == (start["unseen"]["key"], start["unseen"]["book"])
    tales = [start["unseen"].get(t, 0) for t in ("repairer", "mask", "dragon", "sign")]
    assert 3 == sum(tales)
    assert start["merchant"]["display"] not in start["unseen"]
    assert 13 == sum(start["merchant"]["unseen"].values())
    assert 1 == start["merchant"]["unseen"]["key"]
    assert ("F3", "") == (start["king_floor"], start["crown"])
    assert ["F1", "F2", "F3"] == [one["room"][:2] for one in start["specials"]]
    assert ["", "", ""] == [one["kind"] for one in start["specials"]]


def ways(house: CarcosaScene) -> list[str]:
    return [text.split()[1] for text in house.legal if text.startswith("to ")]


def test_w_2_adjacency() -> None:
    house = scene(stairs=(3, 1, 1), souls={"P1": {"node": "F1_R1"}})

    assert ["F1_R2", "F1_PAS"] == ways(house)


@pytest.mark.parametrize(
    ("node", "reach"),
    [
        ("F2_R3", ["F1_R2", "F2_R4", "F2_PAS", "F3_R4"]),
        ("F1_R2", ["F1_R1", "F1_PAS", "F2_R3"]),
        ("F3_R4", ["F2_R3", "F3_R3", "F3_PAS"]),
    ],
)
def test_w_3_stairs(node: str, reach: list[str]) -> None:
    house = scene(stairs=(2, 3, 4), souls={"P1": {"node": node}})

    assert reach == ways(house)


def test_w_4_reveal_and_search() -> None:
    house = scene(boxes={"F1_R2": "vial yellow_blow compass"})

    house.play("to F1_R2", "search")

    assert "vial" == house.items("P1")
    assert 2 == house.sanities[0]
    assert "compass ? ? ? ? ? ? yellow_blow" == house.box("F1_R2")
    assert 0 == house.actions
    assert "use vial" in house.legal


def test_w_5_key_without_a_slot() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "items": "key"}}, boxes={"F1_R2": "key"}
    )

    house.play("search")

    assert "key" == house.items("P1")
    assert "? ? ? ? ? ? ? ? key" == house.box("F1_R2")
    assert 0 == house.position["keys_destroyed"]


def test_w_6_object_overflow() -> None:
    house = scene(
        active="P3", souls={"P3": {"items": "compass"}}, boxes={"F1_R2": "vial"}
    )

    house.play("to F1_R2")
    assert ["discard compass", "discard vial"] == house.legal
    house.play("discard compass")

    assert "vial" == house.items("P3")


def test_w_7_climbing_out_of_minus_5() -> None:
    house = scene(souls={"P1": {"node": "F2_PAS", "sanity": -5}})
    assert 1 == house.actions

    house.play("meditate")

    assert -3 == house.sanities[0]
    assert 1 == house.actions


def test_w_8_collapse_in_ones_own_turn() -> None:
    house = scene(
        souls={"P1": {"sanity": -3, "items": "key vial"}},
        boxes={"F1_R2": "yellow_blow"},
    )

    said = house.play("to F1_R2")

    assert "9.6/collapses P1" in said
    assert [-5, 4, 2, 3] == house.sanities
    assert "" == house.items("P1")
    assert 1 == house.position["keys_destroyed"]
    assert house.box("F1_R2").endswith("? yellow_blow")
    assert "P2" == house.asked  # P1 has no action left
    assert "*" == house.result


def test_w_9_chain() -> None:
    house = scene(
        souls={
            "P1": {"sanity": -4},
            "P2": {"sanity": -4},
            "P3": {"sanity": -4},
            "P4": {"sanity": 3},
        }
    )

    said = house.run("house")

    assert [f"9.6/collapses {soul}" for soul in ("P1", "P2", "P3")] == [
        event for event in said if event.startswith("9.6")
    ]
    assert ["9.7/loses P4 1"] * 3 == [e for e in said if e.startswith("9.7/loses")]
    assert [-5, -5, -5, -1] == house.sanities


@pytest.mark.parametrize(
    ("round", "loss"),
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (25, 4)],
)
def test_w_10_presence_table(round: int, loss: int) -> None:
    house = scene(round=round, king=2, souls={"P2": {"node": "F2_R4"}})

    house.run("presence")

    assert [4, 5 - loss, 3, 4] == house.sanities


def test_w_11_presence_comes_before_the_move() -> None:
    house = scene(round=4, king=2, souls={"P2": {"node": "F2_R4"}})

    said = house.run("house", "banishment", rolls=[1, 3])

    assert "6.2/loses P2 1" in said
    assert "6.4/loses P2 2" in said
    assert 2 == house.sanities[1]
    assert "6.5/king 1 F3" in said
    assert said.index("6.4/loses P2 2") < said.index("6.5/king 1 F3")


@pytest.mark.parametrize(
    ("start", "floors"), [(3, [1, 2, 3, 1]), (2, [3, 1, 2, 3]), (1, [2, 3, 1, 2])]
)
def test_w_12_roulette(start: int, floors: list[int]) -> None:
    for face, floor in enumerate(floors, start=1):
        house = scene(king=start)

        house.run("manifestation", rolls=[face])

        assert f"F{floor}" == house.position["king_floor"]


def test_w_13_false_king_block() -> None:
    house = scene(crown="P1")

    said = house.run("manifestation", rolls=[4, 1, 2])

    assert ["6.6/blocked 4 F1", "6.6/blocked 1 F1", "6.5/king 2 F2"] == said


def test_w_14_one_action() -> None:
    house = scene(
        active="P4",
        king=1,
        souls={"P2": {"node": "F2_R4"}, "P3": {"node": "F2_PAS"}},
    )

    house.finish(1, 3, 1, 1, 1)

    assert ("P2", 1) == (house.asked, house.actions)
    house.play("end")
    assert ("P3", 1) == (house.asked, house.actions)
    house.play("to F2_R3", rolls=[1, 1, 1])  # the Scout's free Move
    assert 1 == house.actions
    fresh = scene(active="P2", souls={"P2": {"limited": True}})
    fresh.play("end")
    assert not fresh.soul("P2").get("limited")


@pytest.mark.parametrize(
    ("king", "nodes"),
    [
        (1, ["F2_R2", "F2_PAS", "F3_R1", "F2_R2"]),
        (2, ["F1_R1", "F1_R3", "F3_R1", "F1_PAS"]),
        (3, ["F1_R1", "F2_PAS", "F2_R2", "F1_PAS"]),
    ],
)
def test_w_15_by_the_stairs(king: int, nodes: list[str]) -> None:
    house = scene(
        king=king,
        stairs=(3, 2, 4),
        souls={
            "P1": {"node": "F1_R1"},
            "P2": {"node": "F2_PAS"},
            "P3": {"node": "F3_R1"},
        },
    )

    said = house.run("effect", rolls=[4])

    assert nodes == house.nodes
    assert not any(event.startswith("5.2") for event in said)


def test_w_16_attract() -> None:
    house = scene(
        crown="P1",
        souls={
            "P1": {"node": "F1_R2"},
            "P2": {"node": "F1_R4"},
            "P3": {"node": "F2_R1"},
            "P4": {"node": "F3_R3"},
        },
    )

    house.run("effect", rolls=[5])

    assert ["F1_R2", "F1_R4", "F3_PAS", "F3_PAS"] == house.nodes


def test_w_17_strip() -> None:
    house = scene(
        book="P4",
        souls={
            "P1": {"items": "vial compass"},
            "P2": {"items": "key"},
            "P3": {"items": "mask"},
            "P4": {"items": "blunt"},
        },
    )

    house.run("effect", rolls=[6])
    assert "P1" == house.asked
    assert ["discard compass", "discard vial"] == house.legal
    house.run("strip 1", "strip 2", "strip 3")

    assert ["key", "", ""] == [house.items(soul) for soul in ("P2", "P3", "P4")]
    assert "P4" == house.position["book"]


def test_w_18_shuffle() -> None:
    house = scene(boxes={"F2_R1": "vial yellow_blow key"})
    before = house.position

    house.run("effect", rolls=[1])

    after = house.position
    assert " ".join("?" * 9) == house.box("F2_R1")
    assert ["key", "vial", "yellow_blow"] == after["boxes"]["B5"]["stirred"]
    assert before["boxes"]["B5"]["unseen"] == after["boxes"]["B5"]["unseen"]
    assert before["unseen"] == after["unseen"]


def test_w_19_banishment() -> None:
    house = scene(
        round=5,
        king=1,
        book="P1",
        souls={"P1": {"items": "dragon", "node": "F3_R2"}},
    )

    house.play("attach dragon")
    assert (1, "F3") == (house.position["vanish"], house.position["king_floor"])
    said = house.finish(1, 1, 1)
    assert "6.2/loses P1 1" in said
    assert not any(event.startswith(("6.4", "6.5", "6.7")) for event in said)
    assert 0 == house.position["vanish"]
    said = house.finish(1, 3, 1, 1, 1)

    assert ["6.4/loses P1 2"] == [event for event in said if event.startswith("6.4")]
    assert "6.5/king 1 F1" in said


def test_w_20_third_tale() -> None:
    house = scene(
        round=7,
        active="P3",
        book="P3",
        tales_attached=2,
        souls={"P3": {"items": "sign"}},
    )

    house.play("attach sign")

    assert 3 == house.position["vanish"]
    for _ in range(3):
        said = house.finish(1, 1, 1)
        assert not any(event.startswith(("6.4", "6.5", "6.7")) for event in said)
    said = house.finish(2, 1, 1, 1, 1)
    assert "6.5/king 2 F2" in said


def test_w_21_stun_lasts_one_activation() -> None:
    house = scene(
        active="P2",
        monsters=["spider F1_R3"],
        souls={"P2": {"node": "F1_R3", "items": "blunt"}},
    )

    house.play("blunt spider")
    spider = house.monster("spider")
    assert spider is not None
    assert (1, "", 1) == (house.actions, house.items("P2"), spider["stun"])
    assert ["8.7/skips spider"] == house.run("activate 0")
    spider = house.monster("spider")
    assert spider is not None
    assert 0 == spider["stun"]

    assert ["8.14/traps P2 spider"] == house.run("activate 0")


def test_w_22_dps_window() -> None:
    away = {"node": "F2_PAS"}
    house = scene(
        roles=("healer", "high_roller", "brawler", "psychic"),
        monsters=["spider F1_R4"],
        souls={
            "P1": away,
            "P2": away,
            "P3": {"node": "F1_R3", "items": "blunt"},
            "P4": away,
        },
    )

    said = house.run("monsters")
    assert ["8.11/moves spider F1_R3"] == said
    assert ("P3", ["react", "hold"]) == (house.asked, house.legal)
    house.play_on("react")

    spider = house.monster("spider")
    assert spider is not None
    assert 0 == spider["stun"]
    assert ("", {}) == (house.items("P3"), house.soul("P3")["statuses"])


def test_w_23_spider_and_struggle() -> None:
    house = scene(souls={"P1": {"sanity": 2}}, boxes={"F1_R2": "spider"})

    house.play("to F1_R2")
    assert {"trapped": 3} == house.soul("P1")["statuses"]
    assert ["end", "struggle"] == house.legal
    house.play("struggle", rolls=[1])

    spider = house.monster("spider")
    assert spider is not None
    assert ({}, 1) == (house.soul("P1")["statuses"], spider["stun"])
    weak = scene(souls={"P1": {"sanity": 1}}, boxes={"F1_R2": "spider"})
    weak.play("to F1_R2")
    weak.play("struggle", rolls=[1])
    assert "P2" == weak.asked


def test_w_24_goblin() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R2", "items": "key vial"}},
        boxes={"F1_R2": "goblin"},
    )

    house.play("search")

    goblin = house.monster("goblin")
    assert goblin is not None
    assert "F1_R1" == goblin["node"]
    assert {"key": 1, "vial": 1} == house.position["loot"]
    assert (0, 0) == (house.house.keys_held(), house.position["keys_destroyed"])
    brave = scene(
        active="P2",
        monsters=["goblin F1_R1"],
        loot={"key": 1, "vial": 1},
        souls={"P2": {"node": "F1_R1", "items": "blunt"}},
    )
    brave.play("blunt goblin")
    goblin = brave.monster("goblin")
    assert goblin is not None
    assert "key vial" == brave.items("P2")
    assert ("F1_R1", 1) == (goblin["node"], goblin["stun"])
    assert {} == brave.position["loot"]


def test_w_25_old_man() -> None:
    house = scene(
        active="P2", souls={"P2": {"node": "F2_R3"}}, boxes={"F2_R3": "sack_man"}
    )

    said = house.play("search")

    old_man = house.monster("sack_man")
    assert old_man is not None
    assert ("F2_R4", "F2_R4") == (house.nodes[1], old_man["node"])
    assert 1 == sum(event.startswith("5.2") for event in said)
    assert {"trapped": 3} == house.soul("P2")["statuses"]
    held = {"node": "F2_R4", "statuses": {"trapped": 3}, "captor": "sack_man"}
    other = scene(
        monsters=["sack_man F2_R4"], souls={"P1": {"node": "F2_R4"}, "P2": held}
    )
    other.play("rescue P2")
    old_man = other.monster("sack_man")
    assert old_man is not None
    assert ({}, 1, 1) == (other.soul("P2")["statuses"], old_man["stun"], other.actions)


def test_w_26_frozen_queen() -> None:
    house = scene(
        round=3,
        active="P3",
        souls={
            "P1": {"node": "F2_R3"},
            "P3": {"node": "F2_R1"},
        },
        boxes={"F2_R1": "frozen_queen"},
    )

    house.play("search")
    queen = house.monster("queen")
    assert queen is not None
    assert "F2_PAS" == queen["node"]
    while house.asked != "P1":
        house.play("end")

    assert 2 == house.actions
    assert [] == ways(house)
    house.finish(1, 2, 1, 1, 1)
    while house.asked != "P1":
        house.play("end")
    assert 1 == house.actions


def test_w_27_third_tue_tue() -> None:
    house = scene(active="P3", tue_tues=2, boxes={"F1_R2": "tue_tue"})

    house.play("to F1_R2")

    assert [3, 4, -5, 3] == house.sanities
    assert [] == house.position["monsters"]


PACING = ["F1_R1", "F1_R2", "F1_R1", "F1_R2", "F1_R1"]


def test_w_28_loop() -> None:
    house = scene(souls={"P1": {"node": "F1_R1", "trail": PACING}})

    said = house.play("to F1_R2")

    assert not any(event.startswith("5.2") for event in said)
    assert [-5, 4, 2, 3] == house.sanities
    assert "P2" == house.asked
    assert [] == house.soul("P1")["trail"]


def test_w_29_no_loop() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R1", "trail": PACING}},
        boxes={"F1_R1": "vial", "F1_R2": "compass"},
    )

    said = house.play("search", "to F1_R2")

    assert ["F1_R2"] == house.soul("P1")["trail"]
    assert "5.2/reveals P1 compass F1_R2" in said


def test_w_30_belt() -> None:
    house = scene()
    start = [box["room"] for box in house.position["boxes"].values()]

    house.run("belt")

    rooms = {id: box["room"] for id, box in house.position["boxes"].items()}
    assert {
        "B1": "F1_R4",
        "B4": "F1_R3",
        "B3": "F1_R2",
        "B2": "F2_R3",
        "B7": "F2_R2",
        "B6": "F3_R3",
        "B11": "F3_R2",
        "B10": "F3_R1",
        "B9": "F3_R4",
        "B12": "F2_R1",
        "B5": "F2_R4",
        "B8": "F1_R1",
    } == rooms
    for _ in range(11):
        assert start != [box["room"] for box in house.position["boxes"].values()]
        house.run("belt")
    assert start == [box["room"] for box in house.position["boxes"].values()]


def test_w_31_victory() -> None:
    keys = {"P1": {"items": "key"}, "P2": {"items": "key key"}, "P3": {"items": "key"}}
    home = scene(souls=keys)
    home.run("end_check")
    away = scene(souls={**keys, "P4": {"node": "F1_R2"}})
    away.run("end_check")

    assert "win by 10.1" == home.result
    assert 0 == away.position["ending"]


def test_w_32_all_at_minus_5_only_in_step_9() -> None:
    low = {soul: {"sanity": -5} for soul in ("P1", "P2", "P3", "P4")}
    house = scene(active="P2", souls=low)
    assert "*" == house.result

    house.play("meditate")  # in F1_PAS: -3
    assert [-5, -3, -5, -5] == house.sanities
    risen = scene(souls={**low, "P3": {"sanity": -4}})
    risen.run("end_check")
    assert 0 == risen.position["ending"]
    lost = scene(souls=low)
    lost.run("end_check")
    assert "loss by 10.2" == lost.result


def test_w_33_loss_by_keys() -> None:
    house = scene(
        keys_destroyed=2,
        souls={"P1": {"sanity": -3, "items": "key"}},
        boxes={"F1_R2": "yellow_blow"},
    )

    house.play("to F1_R2")
    assert (3, "*") == (house.position["keys_destroyed"], house.result)
    house.run("end_check")

    assert "loss by 10.3" == house.result


def test_w_34_crown() -> None:
    house = scene(souls={"P1": {"node": "F3_PAS", "items": "key"}})

    house.play("crown")

    assert ("", 1, "P1", 1) == (
        house.items("P1"),
        house.position["keys_destroyed"],
        house.position["crown"],
        house.actions,
    )
    assert ["6.4/loses P1 1"] == house.run("presence")
    said = house.run("manifestation", rolls=[3, 1])
    assert ["6.6/blocked 3 F3", "6.5/king 1 F1"] == said


def test_w_35_merchant() -> None:
    others = "compass vial blunt keyring stairs scroll pendant compass vial blunt vial"
    house = scene(
        active="P2",
        specials={"F1_R1": "motemey"},
        merchant=f"key vial {others}",
        souls={"P2": {"node": "F1_R1", "sanity": 3}},
    )

    house.play("buy", "pick 1")

    assert (1, "key") == (house.sanities[1], house.items("P2"))
    assert 12 == len(house.position["merchant"]["bottom"])
    assert "vial" == house.position["merchant"]["bottom"][-1]
    assert not {"buy", "buy tale"} & set(house.legal)
    for sanity, offered in ((0, True), (-1, False)):
        later = scene(
            active="P2",
            specials={"F1_R1": "motemey"},
            souls={"P2": {"node": "F1_R1", "sanity": sanity}},
        )
        assert offered == ("buy tale" in later.legal)


def test_w_36_armory_destroyed() -> None:
    house = scene(
        specials={"F1_R1": "armory"},
        armory={"key": 1, "vial": 1},
        souls={"P1": {"node": "F1_R2"}},
        boxes={"F1_R2": "goblin"},
    )

    house.play("search")

    goblin = house.monster("goblin")
    assert goblin is not None
    assert "F1_R1" == goblin["node"]
    assert house.position["specials"][0]["destroyed"]
    assert 1 == house.position["keys_destroyed"]
    assert 1 == house.position["discards"]["vial"]


def test_w_37_elevator() -> None:
    house = scene(
        souls={"P1": {"sanity": 2}}, boxes={"F1_R2": "elevator", "F2_R2": "vial"}
    )

    said = house.play("to F1_R2", rolls=[1])

    assert house.box("F1_R2").endswith("? elevator")
    assert "F2_R2" == house.nodes[0]
    assert "vial" == house.items("P1")
    assert said.index("14.8/rises P1 F2_R2") < said.index("5.2/reveals P1 vial F2_R2")


def test_w_38_high_roller() -> None:
    house = scene(
        active="P2",
        souls={"P2": {"sanity": 1}},
        boxes={"F1_R2": "corpse corpse"},
    )

    house.play("to F1_R2", rolls=[2])
    assert ["double", "keep"] == house.legal
    house.play("double", rolls=[4])

    assert (1, "blunt") == (house.sanities[1], house.items("P2"))
    house.play("search", rolls=[2])
    assert "turn" == house.stage


def test_w_39_psychic() -> None:
    house = scene(active="P4", boxes={"F1_R2": "spider vial"})

    house.play("to F1_R2", "psy bury 1")

    assert 2 == house.sanities[3]
    assert house.box("F1_R2").endswith("? spider")
    assert "vial" == house.items("P4")
    poor = scene(
        active="P4", souls={"P4": {"sanity": -3}}, boxes={"F1_R2": "spider vial"}
    )
    poor.play("to F1_R2")
    assert ["psy keep", "psy swap", "psy bury 2"] == poor.legal


def test_w_40_guard_and_shield() -> None:
    house = scene(
        roles=("healer", "tank", "scout", "psychic"),
        souls={"P1": {"sanity": 0}, "P2": {"shield": 1, "guard": "P1"}},
    )

    house.run("house")

    assert [0, 6] == house.sanities[:2]
    assert 0 == house.soul("P2").get("shield", 0)


def test_w_41_paranoia() -> None:
    fear = {"node": "F1_R1", "statuses": {"paranoia": 2}}
    house = scene(stairs=(3, 1, 1), souls={"P1": fear})
    assert ["F1_R2"] == ways(house)

    house = scene(active="P2", souls={"P1": fear})

    assert ["F1_R2", "F1_R3", "F1_R4"] == ways(house)


def test_w_42_poisoned() -> None:
    house = scene(
        round=2, active="P2", souls={"P1": {"node": "F1_R2"}}, boxes={"F1_R2": ""}
    )
    house.house.souls[0].status[0] = 1

    for left in (3, 2):
        house.run("house", "poison", "durations")
        soul = house.soul("P1")
        assert (left, left) == (soul["maximum"], soul["sanity"])
    house.run("poison", "durations")

    assert 2 == house.soul("P1")["maximum"]


def test_w_43_ritual() -> None:
    here = {"node": "F1_R1"}
    house = scene(specials={"F1_R1": "lethal_chamber"}, souls={"P1": here, "P2": here})

    house.play("ritual", rolls=[3])

    assert [3, 4] == house.sanities[:2]
    assert "key" == house.items("P1")
    assert 7 == house.house.keys_total()
    assert "ritual" not in house.legal


def test_w_44_comfort() -> None:
    house = scene(
        souls={
            "P1": {"sanity": 2},
            "P2": {"sanity": 1, "node": "F1_R3"},
            "P3": {"node": "F2_R1"},
            "P4": {"node": "F3_R2"},
        }
    )

    house.play("comfort illuminated")

    assert [1, 3, 3, 4] == house.sanities
    assert {"illuminated": 2} == house.soul("P2")["statuses"]
    assert {} == house.soul("P3")["statuses"]
