"""HC-3 The turn and HC-4 Energy."""

from .scene import scene


def test_3_1_a_turn_has_five_phases() -> None:
    duel = scene("1a anvil\n2a anvil\n2s1 solar_plant", fight="1a", order=[])

    said = duel.play("pass")
    keys = [event.split()[0] for event in said]

    assert ["6.5/passes", "3.1/turn", "4.2/gives", "3.3/draws"] == keys[:4]
    assert "main" == duel.stage


def test_3_2_start_turns_characters_and_clears_marks() -> None:
    duel = scene(
        """
        1a anvil
        2a anvil turned=90 used=1
        2s1 storm_dynamo activated
        """,
        fight="1a",
        order=[],
        players={"2": {"sources": 1, "events": 1}},
        hands={"2": "solar_plant"},
    )

    duel.play("pass")

    assert (0, "play solar_plant") == (duel.turned("2a"), duel.legal[0])
    assert "activate s1" in duel.legal
    assert 0 == duel.player("2").get("events", 0)


def test_3_3_two_cards_are_drawn_and_an_empty_deck_gives_nothing() -> None:
    full = scene("1a anvil\n2a anvil", fight="1a", order=[])
    empty = scene("1a anvil\n2a anvil", fight="1a", order=[], decks={"2": {}})

    full.play("pass")
    empty.play("pass")

    assert "heat_burst heat_burst" == full.hand("2")
    assert "" == empty.hand("2")


def test_3_4_without_reinforcement_the_player_is_eliminated() -> None:
    duel = scene("1a anvil", fight="1a", order=[], players={"2": {"empty": True}})

    said = duel.play("pass")

    assert "3.4/eliminated 2 0" in said
    assert not any(event.startswith("7.14") for event in said)
    assert "1 0 by 11.2" == duel.result


def test_3_5_preparation_offers_everything_in_any_order() -> None:
    duel = scene(
        """
        1a kestrel_scout
        1s1 storm_dynamo
        1e1 battery_silo energy=2
        1e2 medic_drone energy=1
        """,
        hand="solar_plant dive_bomb",
        players={"1": {"pool": 1}},
    )

    assert [
        "play solar_plant",
        "play dive_bomb",
        "energy a",
        "energy e2",
        "release e1",
        "activate s1",
        "passive a",
        "use e2.1",
        "done",
    ] == duel.legal


def test_3_6_an_empty_team_must_be_filled_first() -> None:
    duel = scene(hand="anvil mossback solar_plant", players={"1": {"empty": True}})

    assert ["play mossback", "play anvil"] == duel.legal


def test_3_7_combat_offers_nothing_of_the_preparation() -> None:
    duel = scene("1a kestrel_scout\n1s1 storm_dynamo", hand="solar_plant", fight="1a")

    assert ["passive a", "act 1", "pass"] == duel.legal


def test_3_8_resolution_goes_event_lapse_ripen_silos_hand() -> None:
    duel = scene(
        """
        1a anvil tokens=weakness,~strength
        1e1 battery_silo energy=1
        """,
        fight="1a",
        order=[],
        hand="goad" + " heat_burst" * 7,
        players={"1": {"pool": 1}},
        event="iron_curtain",
        invoker="1",
    )

    said = duel.resolve()
    keys = [event.split()[0] for event in said]

    assert [
        "9.53/works",
        "9.12/given",
        "8.4/lapses",
        "8.2/ripens",
        "4.10/stored",
    ] == keys
    assert "discard" == duel.stage


def test_3_9_a_player_out_in_their_own_turn_stops_but_tokens_ripen() -> None:
    arena = scene(
        """
        1a dream_thief damage=6 protection=0
        1b anvil
        2a unshaken_titan tokens=~agility
        3a anvil
        """,
        seats=3,
        fight="1a",
        order=["1b"],
        players={"1": {"kos": 3}},
    )

    said = arena.play("act 1", "target 2a")

    assert {"7.15/leaves 1", "8.2/ripens 2a agility 1", "3.1/turn 2 4"} <= set(said)
    assert "6.3/active 1b" not in said


def test_3_10_a_round_is_one_turn_of_every_remaining_player() -> None:
    arena = scene(
        "1a anvil\n2a anvil\n3a anvil",
        seats=3,
        turn="3",
        fight="3a",
        order=[],
        players={"2": {"out": True}},
    )

    said = arena.play("pass")

    assert {"3.10/round 5", "3.1/turn 1 5"} <= set(said)

    said = arena.pass_turn()

    assert "3.1/turn 3 5" in said


def test_4_1_energy_lies_in_the_pool_first() -> None:
    duel = scene("1a anvil\n1s1 storm_dynamo")

    duel.play("activate s1")

    assert (2, 0) == (duel.pool(), duel.energy("1a"))


def test_4_2_a_basic_source_gives_one_energy_every_turn() -> None:
    duel = scene(
        "1a anvil\n2a anvil\n2s1 solar_plant\n2s2 wind_farm\n2s3 storm_dynamo",
        fight="1a",
        order=[],
    )

    duel.play("pass")

    assert 2 == duel.pool("2")


def test_4_3_an_advanced_source_is_activated_once_a_turn() -> None:
    duel = scene("1a anvil\n1s1 sun_temple", hand="solar_plant")

    duel.play("activate s1")

    assert ("H6 P2 S1", 1) == (duel.hp("1a"), duel.pool())
    assert "activate s1" not in duel.legal


def test_4_4_energy_goes_to_own_characters_and_equipment_but_not_to_silos() -> None:
    duel = scene(
        """
        1a anvil energy=4
        1b oracle
        1e1 battery_silo energy=1
        1e2 medic_drone energy=1
        2a anvil
        """,
        players={"1": {"pool": 2}},
    )

    offered = [text for text in duel.legal if text.startswith("energy")]

    assert ["energy b", "energy e2"] == offered

    duel.play("energy b", "energy e2")

    assert (0, 1, 2) == (duel.pool(), duel.energy("1b"), duel.energy("1e2"))


def test_4_5_a_card_holds_four_energy() -> None:
    duel = scene("1a anvil energy=3", players={"1": {"pool": 3}}, hand="solar_plant")

    duel.play("energy a")

    assert "energy a" not in duel.legal


def test_4_6_storage_sets_a_new_limit() -> None:
    duel = scene(
        """
        1a last_star_herald
        1b quake_fist attached=infinite_mass_punch
        1c anvil
        """,
        options={"energy_limit": 10},
    )
    usual = scene("1a last_star_herald\n1b quake_fist attached=infinite_mass_punch")

    assert (10, 10, 10) == (duel.limit("1a"), duel.limit("1b"), duel.limit("1c"))
    assert (8, 8) == (usual.limit("1a"), usual.limit("1b"))


def test_4_7_energy_above_a_limit_dissipates() -> None:
    duel = scene("1a dream_thief energy=4\n2a anvil energy=3", fight="1a")

    said = duel.play("act 2")

    assert 4 == duel.energy("1a")
    assert not any(event.startswith("4.7") for event in said)

    full = scene("1a last_star_herald energy=8", fight="1a")

    assert "4.7/dissipates 1a 2" in full.play("act 1")


def test_4_8_energy_stays_between_turns() -> None:
    duel = scene("1a anvil energy=2\n2a anvil", fight="1a", order=[])

    duel.play("pass")
    duel.pass_turn()

    assert 2 == duel.energy("1a")


def test_4_9_stolen_energy_is_allocated_and_spent_energy_dissipates() -> None:
    duel = scene("1a dream_thief energy=1\n2a anvil energy=2", fight="1a")

    said = duel.play("act 2")

    assert {"9.20/siphoned 2a 1", "9.20/gains 1a 1"} <= set(said)
    assert (1, 1) == (duel.energy("1a"), duel.energy("2a"))


def test_4_10_what_is_left_over_dissipates() -> None:
    duel = scene("1a anvil", fight="1a", players={"1": {"pool": 3}})

    assert "4.10/dissipates 1 3" in duel.resolve()


def test_4_11_a_silo_releases_its_energy_one_by_one() -> None:
    duel = scene("1a anvil\n1e1 quantum_silo energy=3", hand="solar_plant")

    duel.play("release e1")

    assert (1, 2) == (duel.pool(), duel.energy("1e1"))


def test_4_12_energy_of_a_card_that_leaves_is_gone() -> None:
    duel = scene(
        "1a anvil energy=4\n1b mossback",
        hand="oracle solar_plant",
        players={"1": {"entries_free": 4}},
    )

    duel.play("play oracle", "slot a")

    assert (0, 0) == (duel.energy("1a"), duel.pool())
