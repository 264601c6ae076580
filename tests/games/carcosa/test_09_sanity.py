"""CA-9: sanity, the -5 rule, statuses, loops."""

import pytest

from sobremesa.games.carcosa.rules_mind import repeats
from sobremesa.kernel.columns import column

from .scene import Fields, scene

TANK = ("healer", "tank", "scout", "psychic")


def low(sanity: int, *souls: str) -> dict[str, Fields]:
    return {soul: {"sanity": sanity} for soul in souls}


def test_9_1_sanity_stays_between_minus_5_and_its_maximum() -> None:
    house = scene(souls={"P1": {"sanity": -4}}, boxes={"F1_R2": "yellow_blow"})
    house.play("to F1_R2")
    assert -5 == house.sanities[0]

    calm = scene(souls={"P1": {"sanity": 3}})
    calm.play("meditate")
    assert 4 == calm.sanities[0]


def test_9_1_sanity_drops_with_the_maximum() -> None:
    house = scene(souls={"P1": {"sanity": 5, "items": "keyring"}})

    house.play("give keyring P2")

    assert 4 == house.sanities[0]


def test_9_2_guard_vanity_and_shield_change_a_loss_in_order() -> None:
    house = scene(
        roles=TANK,
        souls={
            "P1": {"statuses": {"vanity": 2}},
            "P2": {"guard": "P1", "shield": 1, "statuses": {"vanity": 2}},
        },
        boxes={"F1_R1": "yellow_blow"},
    )

    said = house.run("house")

    assert ["11.2/suffers P2 P1", "9.2/shield P2", "6.2/loses P2 1"] == said[:3]
    assert "6.2/loses P2 2" == said[3]
    assert [4, 4, 2, 3] == house.sanities


def test_9_2_the_shield_may_take_it_all() -> None:
    house = scene(roles=TANK, souls={"P2": {"shield": 1}})

    house.run("house")

    assert [3, 7, 2, 3] == house.sanities


def test_9_3_a_price_must_leave_minus_4() -> None:
    here = {"node": "F1_R1"}
    rooms = {"F1_R1": "tavern"}

    able = scene(specials=rooms, souls={"P1": {**here, "sanity": -3}})
    assert "tavern" in able.legal
    assert (
        "tavern"
        not in scene(specials=rooms, souls={"P1": {**here, "sanity": -4}}).legal
    )


def test_9_3_costs_are_not_losses() -> None:
    house = scene(
        roles=TANK,
        specials={"F1_R1": "tavern"},
        souls={
            "P1": {"node": "F1_R1", "statuses": {"vanity": 2}},
            "P2": {"node": "F1_R1", "guard": "P1"},
        },
    )

    assert "9.3/pays P1 1" in house.play("tavern")
    assert [3, 7] == house.sanities[:2]


def test_9_4_a_set_is_not_a_loss() -> None:
    house = scene(
        roles=TANK,
        souls={"P1": {"sanity": 3}, "P2": {"guard": "P1"}},
        boxes={"F1_R2": "yellow_mirror"},
    )

    assert "14.3/set P1 -3" in house.play("to F1_R2")


def test_9_5_recovery_stops_at_the_maximum() -> None:
    house = scene(souls={"P1": {"sanity": 3, "items": "vial"}})

    assert ["13.2/recovers P1 1"] == house.play("use vial")


def test_9_6_who_reaches_minus_5_loses_all_and_drags_the_others_down() -> None:
    house = scene(
        active="P2",
        specials={"F1_R1": "yellow_doors"},
        souls={
            "P1": {"sanity": -4, "items": "key vial"},
            "P2": {"node": "F1_R1"},
        },
    )

    said = house.play("doors P1")  # in another's turn

    assert "9.6/collapses P1" in said
    assert [-5, 4, 2, 3] == house.sanities
    assert ("", 1) == (house.items("P1"), house.position["keys_destroyed"])


def test_9_7_collapses_are_a_queue() -> None:
    house = scene(souls=low(-4, "P1", "P2"))

    said = house.run("house")

    falls = [e for e in said if e.startswith(("9.6", "9.7"))]
    assert [
        "9.6/collapses P1",
        "9.6/collapses P2",
        "9.7/loses P3 1",
        "9.7/loses P4 1",
        "9.7/loses P3 1",
        "9.7/loses P4 1",
    ] == falls


def test_9_7_soulbound_things_stay() -> None:
    house = scene(
        book="P1",
        crown="P1",
        ring="P1",
        souls={"P1": {"sanity": -4, "items": "mask ring"}},
    )

    house.run("house")

    assert "" == house.items("P1")
    assert ("P1", "P1", "P1") == tuple(
        house.position[thing] for thing in ("crown", "book", "ring")
    )


def test_9_8_a_loss_at_minus_5_is_ignored() -> None:
    house = scene(roles=TANK, souls={"P1": {"sanity": -5}, "P2": {"guard": "P1"}})

    said = house.run("house")

    assert not any("P1" in event for event in said)
    assert 6 == house.sanities[1]


def test_9_8_each_new_fall_counts_again() -> None:
    house = scene(souls={"P1": {"sanity": -5, "node": "F1_R2"}})

    house.play("meditate")
    said = house.run("house")

    assert "9.6/collapses P1" in said


def test_9_9_rising_to_minus_4_gives_the_second_action_back() -> None:
    house = scene(souls={"P1": {"sanity": -5, "node": "F1_R2"}})
    assert 1 == house.actions

    house.play("meditate")

    assert (-4, 1) == (house.sanities[0], house.actions)


def test_9_10_all_at_minus_5_is_no_defeat_before_step_9() -> None:
    house = scene(souls=low(-5, "P1", "P2", "P3", "P4"))

    house.run("house", "poison", "durations", "belt")

    assert 0 == house.position["ending"]


def test_9_11_a_status_ends_in_step_6_of_the_next_round() -> None:
    house = scene(boxes={"F1_R2": "state_cursed"})
    house.play("to F1_R2")
    assert {"cursed": 2} == house.soul("P1")["statuses"]

    assert [] == house.run("durations")
    assert ["9.11/ends P1 cursed"] == house.run("durations")

    assert {} == house.soul("P1")["statuses"]


def test_9_11_gaining_it_again_renews_it() -> None:
    house = scene(
        souls={"P1": {"statuses": {"cursed": 1}}}, boxes={"F1_R2": "state_cursed"}
    )

    house.play("to F1_R2")

    assert {"cursed": 2} == house.soul("P1")["statuses"]


def test_9_12_all_statuses_can_be_removed_but_not_the_kings_marks() -> None:
    house = scene(
        souls={
            "P1": {
                "sanity": -1,
                "statuses": {"cursed": 1, "vanity": 2},
                "poisoned": [1, 1],
                "limited": True,
            }
        },
        boxes={"F1_R2": "yellow_divan"},
    )

    assert "9.12/cleared P1" in house.play("to F1_R2", rolls=[1])

    soul = house.soul("P1")
    assert ({}, [], False) == (
        soul["statuses"],
        soul.get("poisoned", []),
        soul.get("limited", False),  # cleared by the end of the turn
    )
    sound = scene(souls={"P1": {"sanity": -1}}, boxes={"F1_R2": "yellow_divan"})
    assert "9.12/cleared P1" not in sound.play("to F1_R2", rolls=[1])


def test_9_13_each_instance_of_poison_lowers_the_maximum() -> None:
    house = scene(souls={"P1": {"poisoned": [1, 2]}})

    assert ["9.13/poison P1 1"] == house.run("poison")
    assert (1, 1) == (house.sanities[0], house.soul("P1")["maximum"])
    weak = scene(souls={"P1": {"maximum": 1, "sanity": 0, "poisoned": [2, 2]}})
    weak.run("poison")
    assert 0 == weak.soul("P1")["maximum"]


def test_9_14_a_curse_costs_the_others_on_the_floor() -> None:
    house = scene(
        souls={"P1": {"statuses": {"cursed": 1}}, "P4": {"node": "F2_R1"}},
    )

    assert ["9.14/loses P2 1", "9.14/loses P3 1"] == house.run("curse 0")


def test_9_15_paranoia_bars_moves_compass_and_doors() -> None:
    fear = {"node": "F1_R1", "items": "compass", "statuses": {"paranoia": 2}}
    house = scene(specials={"F1_R1": "yellow_doors"}, souls={"P1": fear})

    assert not any(
        text in house.legal for text in ("to F1_PAS", "use compass", "doors P2")
    )
    bold = scene(
        active="P2",
        specials={"F1_R2": "yellow_doors"},
        souls={"P1": fear, "P2": {"node": "F1_R2"}},
    )
    assert not any(text in bold.legal for text in ("to F1_R1", "doors P1"))


def test_9_16_vanity_makes_losses_larger_and_closes_the_salon() -> None:
    house = scene(
        specials={"F1_R1": "beauty_salon"},
        souls={"P1": {"node": "F1_R1", "statuses": {"vanity": 2}}},
    )
    assert "salon" not in house.legal

    house.run("house")

    assert 2 == house.sanities[0]


def test_9_17_the_illuminated_have_one_action_more() -> None:
    assert 3 == scene(souls={"P1": {"statuses": {"illuminated": 1}}}).actions


@pytest.mark.parametrize("card", ["yellow_fury", "yellow_blow", "yellow_mirror"])
def test_9_17_the_protected_ignore_yellow_events(card: str) -> None:
    house = scene(souls={"P1": {"statuses": {"protected": 2}}}, boxes={"F1_R2": card})

    said = house.play("to F1_R2", rolls=[])

    assert f"9.17/ignores P1 {card}" in said
    assert [4, 5, 3, 4] == house.sanities
    assert house.box("F1_R2").endswith(card)


def test_9_17_anothers_fury_costs_the_protected_nothing() -> None:
    house = scene(
        souls={"P1": {"sanity": 1}, "P2": {"statuses": {"protected": 2}}},
        boxes={"F1_R2": "yellow_fury"},
    )

    said = house.play("to F1_R2", rolls=[1])

    assert "9.17/ignores P2 yellow_fury" in said
    assert [0, 5, 2, 3] == house.sanities


@pytest.mark.parametrize(("every", "healed"), [(False, 0), (True, 1)])
def test_9_18_serenity_heals_at_the_end_of_own_turns(every: bool, healed: int) -> None:
    house = scene(
        options={"serenity_every_turn": every},
        souls={"P2": {"sanity": 0, "statuses": {"serenity": 2}}},
    )

    house.play("end")

    assert healed == house.sanities[1]
    house.play("end")
    assert healed + 1 == house.sanities[1]


def test_9_19_serenity_can_be_shed_with_all_the_rest() -> None:
    house = scene(souls={"P1": {"statuses": {"serenity": 1, "cursed": 2}}})

    assert ["9.19/sheds P1", "9.12/cleared P1"] == house.play("shed")
    assert {} == house.soul("P1")["statuses"]
    assert 2 == house.actions


@pytest.mark.parametrize(
    ("count", "fatal", "sanity"),
    [(0, 3, 3), (1, 3, 2), (2, 3, -5), (3, 3, -5), (2, 4, 2)],
)
def test_9_20_each_tue_tue_is_worse(count: int, fatal: int, sanity: int) -> None:
    house = scene(
        options={"tue_tue_fatal": fatal}, tue_tues=count, boxes={"F1_R2": "tue_tue"}
    )

    assert f"9.20/counts P1 {count + 1}" in house.play("to F1_R2")
    assert (sanity, count + 1) == (house.sanities[0], house.position["tue_tues"])


def test_9_21_a_loop_ends_the_turn_at_minus_5() -> None:
    trail = ["F1_R3", "F1_R4"] * 2 + ["F1_R3"]
    house = scene(souls={"P1": {"node": "F1_R3", "trail": trail}})

    said = house.play("to F1_R4")

    assert {"9.21/loop P1", "4.13/ends P1", "9.21/set P1 -5"} <= set(said)
    assert [4, 2, 3] == house.sanities[1:]


@pytest.mark.parametrize(
    ("trail", "length", "cycles", "looped"),
    [
        ([0, 1] * 3, 2, 3, True),
        ([5, 0, 1, 0, 1, 0, 1], 2, 3, True),
        ([0, 1] * 2, 2, 3, False),
        ([0, 1] * 2, 2, 2, True),
        ([0, 1, 2] * 3, 3, 3, True),
        ([0, 0] * 3, 2, 3, False),
    ],
)
def test_9_22_a_pattern_is_the_same_rooms_three_times(
    trail: list[int], length: int, cycles: int, looped: bool
) -> None:
    assert looped == repeats(column(trail), length, cycles)


def test_9_22_only_moves_into_rooms_are_remembered() -> None:
    house = scene(
        roles=("scout", "healer", "tank", "psychic"),
        souls={"P1": {"node": "F1_R1", "sanity": 2}},
        boxes={"F1_R2": "vial", "F2_R1": "compass"},
    )

    house.play("to F2_R1", rolls=[6])  # by stairs
    assert [] == house.soul("P1")["trail"]
    house.play("to F2_PAS", "skip")

    assert [] == house.soul("P1")["trail"]


@pytest.mark.parametrize("deed", ["search", "meditate", "chapel", "use compass"])
def test_9_22_other_deeds_clear_the_history(deed: str) -> None:
    house = scene(
        specials={"F1_R1": "mad_monastery"},
        souls={
            "P1": {
                "node": "F1_R1",
                "sanity": 1,
                "items": "compass",
                "trail": ["F1_R2", "F1_R1"],
            }
        },
        boxes={"F1_R1": "vial"},
    )

    house.play(deed)

    assert [] == house.soul("P1")["trail"]


def test_9_22_the_rule_can_be_switched_off() -> None:
    trail = ["F1_R3", "F1_R4"] * 2 + ["F1_R3"]
    house = scene(
        options={"loop_cycles": 0},
        souls={"P1": {"node": "F1_R3", "trail": trail}},
        boxes={"F1_R4": "vial"},
    )

    house.play("to F1_R4")

    assert 4 == house.sanities[0]


@pytest.mark.parametrize("offering", ["slot", "mind"])
def test_9_23_a_sacrifice_stops_the_collapse(offering: str) -> None:
    house = scene(
        options={"sacrifice": True},
        souls={"P1": {"sanity": -3, "items": "key vial vial"}},
        boxes={"F1_R2": "yellow_blow"},
    )

    house.play("to F1_R2")
    assert ["sacrifice slot", "sacrifice mind", "accept"] == house.legal
    house.play(f"sacrifice {offering}")

    soul = house.soul("P1")
    assert [0, 5, 3, 4] == house.sanities
    expected = (1, 4, "key vial") if offering == "slot" else (2, 3, "key vial vial")
    assert expected == (soul["slots"], soul["maximum"], house.items("P1"))


def test_9_23_it_can_be_refused_or_impossible() -> None:
    house = scene(
        options={"sacrifice": True},
        souls={"P1": {"sanity": -3, "items": "key"}},
        boxes={"F1_R2": "yellow_blow"},
    )
    house.play("to F1_R2", "accept")
    assert [-5, 4, 2, 3] == house.sanities

    spent = scene(
        options={"sacrifice": True},
        souls={"P1": {"sanity": -3, "slots": 0, "maximum": 0}},
        boxes={"F1_R2": "yellow_blow"},
    )
    spent.play("to F1_R2")
    assert [-5, 4, 2, 3] == spent.sanities


@pytest.mark.parametrize(("face", "lost"), [(3, True), (4, False)])
def test_9_24_the_crown_may_cost_its_floor(face: int, lost: bool) -> None:
    house = scene(
        options={"false_king_check": True},
        round=4,
        active="P4",
        crown="P2",
        crown_round=3,
        souls={"P4": {"node": "F2_R1"}},
    )

    said = house.run("false_king", rolls=[face])

    assert f"9.24/check P2 {face} {face + 5} 8" in said
    assert lost == any(event.startswith("9.24/loses") for event in said)
    weak = scene(options={"false_king_check": True}, crown="P2", souls=low(0, "P2"))
    assert "9.24/loses P1 1" in weak.run("false_king", rolls=[1])
    assert [] == scene(crown="P2").run("false_king")
