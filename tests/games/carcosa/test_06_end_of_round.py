"""CA-6: the End of Round."""

import pytest

from .scene import scene


def steps(said: list[str]) -> list[str]:
    """The rules that spoke, each once, in order."""
    return list(dict.fromkeys(event.partition("/")[0] for event in said))


def test_6_1_the_steps_come_in_their_order() -> None:
    house = scene(
        round=4,
        active="P3",
        king=2,
        monsters=["spider F3_R2 1"],
        souls={"P3": {"node": "F2_R4", "statuses": {"cursed": 1}}},
    )

    said = house.finish(1, 2, 1, 1, 1)

    order = "6.1 6.2 6.4 6.5 6.7 8.7 9.11 6.12 6.13 1.1"
    assert order.split() == [rule for rule in steps(said) if rule != "1.3"]


def test_6_1_a_banished_king_leaves_out_steps_2_to_4() -> None:
    house = scene(active="P4", vanish=2, place=3)

    said = house.finish(1, 1, 1)

    assert ["6.1", "6.2", "6.3", "6.12", "6.13", "1.1", "1.3"] == steps(said)


def test_6_2_the_house_takes_1_from_everyone() -> None:
    house = scene()
    house.run("house")
    assert [3, 4, 2, 3] == house.sanities

    harsh = scene(options={"house_loss": 3})
    harsh.run("house")

    assert [1, 2, 0, 1] == harsh.sanities


def test_6_3_vanish_is_read_once_per_round_end() -> None:
    house = scene(vanish=2)

    assert ["6.3/absent 1"] == house.run("banishment")
    assert 1 == house.position["vanish"]


@pytest.mark.parametrize("doubled", [False, True])
def test_6_4_presence_hits_the_kings_floor(doubled: bool) -> None:
    house = scene(round=5, king=1, doubled=doubled, souls={"P4": {"node": "F2_R1"}})

    house.run("presence")

    loss = 4 if doubled else 2
    assert [4 - loss, 5 - loss, 3 - loss, 4] == house.sanities


@pytest.mark.parametrize(("round", "loss"), [(3, 2), (4, 0), (9, 1), (10, 5)])
def test_6_4_the_table_of_presence_is_an_option(round: int, loss: int) -> None:
    table = {"presence_a": 2, "presence_b": 0, "presence_c": 1, "presence_d": 5}
    house = scene(round=round, king=1, options=table)

    house.run("presence")

    assert 5 - loss == house.soul("P2")["sanity"]


def test_6_4_early_rounds_may_be_spared() -> None:
    house = scene(king=1, options={"presence_from_round": 2})

    assert [] == house.run("presence")


def test_6_5_the_king_may_roll_his_floor_directly() -> None:
    house = scene(options={"king_d4": "direct"})

    said = house.run("manifestation", rolls=[4, 2])

    assert ["6.5/again 4", "6.5/king 2 F2"] == said


def test_6_5_the_roulette_counts_upward() -> None:
    assert ["6.5/king 4 F1"] == scene(king=3).run("manifestation", rolls=[4])


def test_6_6_the_false_kings_floor_is_closed() -> None:
    house = scene(king=2, crown="P1", souls={"P1": {"node": "F3_R1"}})

    said = house.run("manifestation", rolls=[1, 4, 2])

    assert ["6.6/blocked 1 F3", "6.6/blocked 4 F3", "6.5/king 2 F1"] == said


def test_6_7_a_6_sided_die_names_the_effect() -> None:
    assert "6.7/effect king_2" in scene().run("effect", rolls=[2])


def test_6_7_dread_costs_everyone_1() -> None:
    house = scene()

    house.run("effect", rolls=[2])

    assert [3, 4, 2, 3] == house.sanities


def test_6_7_one_action_limits_the_kings_floor() -> None:
    house = scene(king=1, souls={"P2": {"node": "F2_R1"}})

    house.run("effect", rolls=[3])

    assert [True, False, True, True] == [
        house.soul(s).get("limited", False) for s in ("P1", "P2", "P3", "P4")
    ]


def test_6_8_the_trapped_are_moved_too_and_so_freed() -> None:
    held = {"node": "F1_R2", "statuses": {"trapped": 2}, "captor": "spider"}
    house = scene(king=1, monsters=["spider F1_R2"], souls={"P1": held})

    house.run("effect", rolls=[4])

    assert "F2_R1" == house.nodes[0]
    assert {} == house.soul("P1")["statuses"]


def test_6_8_attract_calls_from_the_kings_own_floor() -> None:
    house = scene(king=1, souls={"P1": {"node": "F1_R2"}, "P2": {"node": "F3_R2"}})

    house.run("effect", rolls=[5])

    assert ["F1_PAS"] * 4 == house.nodes


def test_6_9_each_soul_discards_one_thing_in_turn_order() -> None:
    house = scene(
        round=3,
        active="P3",
        souls={"P1": {"items": "vial mask"}, "P3": {"items": "blunt"}, "P4": {}},
        ring="P4",
    )

    said = house.run("effect", rolls=[6])

    assert "6.9/discards P3 blunt" in said
    assert ("P1", ["discard vial", "discard mask"]) == (house.asked, house.legal)


def test_6_10_monsters_act_in_order_of_arrival() -> None:
    house = scene(
        monsters=["goblin F2_R1 1", "spider F3_R1 1"], souls={"P1": {"node": "F1_R1"}}
    )

    assert ["8.7/skips goblin", "8.7/skips spider"] == house.run("monsters")


def test_6_11_effects_come_before_durations() -> None:
    house = scene(
        active="P4",
        place=3,
        ring="P2",
        souls={"P1": {"statuses": {"cursed": 1}, "poisoned": [1, 0]}},
    )

    said = house.finish(1, 3, 1, 1, 1)

    order = [steps(said).index(rule) for rule in ("9.13", "9.14", "13.9", "9.11")]
    assert sorted(order) == order


def test_6_11_frost_goes_with_the_durations() -> None:
    house = scene(souls={"P1": {"frozen": True}})

    house.run("durations")

    assert not house.soul("P1").get("frozen")


def test_6_12_the_stairs_are_rolled_anew() -> None:
    house = scene()

    said = house.run("stairs", rolls=[2, 3, 4])

    assert ["6.12/stairs F1_R2", "6.12/stairs F2_R3", "6.12/stairs F3_R4"] == said


def test_6_13_the_belt_turns_once() -> None:
    house = scene()

    assert ["6.13/belt 1"] == house.run("belt")
    assert "F1_R4" == house.position["boxes"]["B1"]["room"]


def test_6_14_a_new_round_renews_shields_and_purchases() -> None:
    house = scene(
        roles=("tank", "scout", "healer", "psychic"),
        active="P4",
        place=3,
        souls={"P2": {"bought": True}},
    )

    house.finish(1, 3, 1, 1, 1)

    assert 1 == house.soul("P1")["shield"]
    assert not house.soul("P2").get("bought")
