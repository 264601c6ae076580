"""HC-6 Combat and HC-7 Damage, healing, knock-out."""

from .scene import order_of, scene


def test_6_1_faster_characters_act_earlier() -> None:
    duel = scene("1a anvil\n1b kestrel_scout\n1c oracle\n1d pollinator")

    assert "1b 1c 1d 1a" == order_of(duel)


def test_6_2_the_order_is_fixed_and_fallen_characters_are_skipped() -> None:
    duel = scene(
        """
        1a dream_thief
        1b bronze_sentinel damage=5
        1c anvil
        2a unshaken_titan
        """,
        fight="1a",
        order=["1b", "1c"],
    )
    duel.heroes.field.damage[1] = 5
    duel.settle()

    said = duel.play("pass")

    assert "6.3/active 1b" not in said
    assert "1c" == duel.order


def test_6_3_each_character_becomes_active_in_turn() -> None:
    duel = scene("1a anvil\n1b oracle\n2a anvil")

    said = duel.play("done")

    assert ["6.1/order 1b 6", "6.1/order 1a 2", "6.3/active 1b"] == said
    assert "1b 1a" == duel.order


def test_6_4_after_an_active_action_no_other_is_possible() -> None:
    duel = scene("1a kestrel_scout energy=2\n2a anvil", fight="1a")

    duel.play("act 1")

    assert 90 == duel.turned("1a")
    assert ["1"] == duel.hero("1a")["used"]
    assert "1d" == duel.order


def test_6_5_unusable_actions_are_not_offered() -> None:
    duel = scene("1a anvil energy=1\n2a anvil", fight="1a")
    alone = scene("1a anvil\n2a anvil tokens=invisible", fight="1a")

    assert ["act 1", "act 2", "pass"] == duel.legal
    assert ["pass"] == alone.legal
    assert "6.5/passes 1a" in alone.play("pass")


def test_6_6_a_cost_is_spent_or_held() -> None:
    spent = scene("1a anvil energy=3\n2a anvil", fight="1a")
    held = scene("1a anvil energy=3 attached=overclock\n2a anvil", fight="1a")

    spent.play("act 3")
    held.play("card 1")

    assert (1, 3) == (spent.energy("1a"), held.energy("1a"))


def test_6_7_targets_come_before_paying_and_steps_after() -> None:
    duel = scene("1a pollinator energy=1 damage=2\n2a anvil\n2b oracle", fight="1a")

    duel.play("act 2", "target 2a")

    assert (1, 0) == (duel.energy("1a"), duel.turned("1a"))

    said = duel.play("target 1a")

    assert ["6.4/attacks 1a pollinator-2 2a", "7.9/heals 1a 2"] == said[:2]
    assert (0, 90) == (duel.energy("1a"), duel.turned("1a"))


def test_6_8_a_repeated_action_is_paid_again() -> None:
    duel = scene("1a swift_strelitzia energy=2\n2a mother_forest", fight="1a")

    duel.play("act 2")

    assert ["again", "stop"] == duel.legal

    duel.play("again")

    assert 0 == duel.energy("1a")
    assert "1d" == duel.order

    stopped = scene("1a swift_strelitzia energy=3\n2a mother_forest", fight="1a")
    stopped.play("act 2", "stop")

    assert 2 == stopped.energy("1a")


def test_6_9_a_passive_action_is_not_an_attack() -> None:
    duel = scene("1a anvil tokens=strength\n1s1 fusion_core", hand="solar_plant")
    duel.heroes.field.insight[0] = 1

    duel.play("activate s1")

    assert ("H5 P2", 1) == (duel.hp("1a"), duel.perception("1a"))


def test_6_10_taunt_binds_only_the_choice_of_enemies() -> None:
    table = "2a anvil tokens=taunt\n2b oracle\n2c quake_fist tokens=invisible\n"
    bound = scene(table + "1a quake_fist energy=3", fight="1a")
    healer = scene(table + "1a solar_acolyte", fight="1a")
    hidden = scene("2a anvil\n2b oracle tokens=invisible\n1a anvil", fight="1a")

    bound.play("act 3")
    healer.play("act 1")
    hidden.play("act 1")

    assert ("H6 P0", "H5 P0", "H6 P0") == (
        bound.hp("2a"),
        bound.hp("2b"),
        bound.hp("2c"),
    )
    assert "1a 1d" == healer.targets
    assert "H6 P1" == hidden.hp("2a")


def test_6_11_an_evaded_attack_still_reaches_the_others() -> None:
    duel = scene(
        """
        1a quake_fist energy=3
        2a mirage_runner tokens=evasion
        2b anvil tokens=evasion
        """,
        fight="1a",
    )

    said = duel.play("act 3")

    assert "6.11/evades 2a 9 4" in said
    assert ("H6 P1", "H6 P0") == (duel.hp("2a"), duel.hp("2b"))


def test_6_12_a_passive_action_turns_the_character_the_other_way() -> None:
    duel = scene("1a solar_acolyte\n2a anvil", hand="solar_plant")

    duel.play("passive a")

    assert (-45, 1) == (duel.turned("1a"), duel.energy("1a"))
    assert "passive a" not in duel.legal
    for token in ("stun", "silence"):
        bad = scene(f"1a solar_acolyte tokens={token}", hand="solar_plant")
        assert "passive a" not in bad.legal


def test_6_13_a_readied_character_acts_again_at_the_end() -> None:
    duel = scene(
        """
        1a anvil energy=1 attached=second_wind
        1b kestrel_scout damage=2 turned=90 used=1,p
        1d oracle
        2a anvil
        """,
        fight="1a",
        order=["1d"],
    )

    duel.play("card 1", "target 1b")

    assert "1d 1b" == duel.order
    assert ("H5 P1", 0) == (duel.hp("1b"), duel.turned("1b"))
    assert ("", "second_wind") == (duel.attached("1a"), duel.bottom())

    said = duel.play("pass")

    assert "6.5/passes 1b" in said


def test_6_14_with_the_option_everyone_fights_in_every_combat() -> None:
    duel = scene(
        "1a anvil\n2a kestrel_scout turned=90 used=1",
        turn="1",
        options={"combat_scope": "everyone"},
    )

    assert "2a 1a" == order_of(duel)

    duel = scene(
        "1a anvil\n2a kestrel_scout turned=90 used=1",
        turn="2",
        fight="2a",
        order=[],
        options={"combat_scope": "everyone"},
        hands={"1": "solar_plant"},
    )
    duel.resolve()

    assert 0 == duel.turned("2a")


def test_7_1_strength_weakness_burn_aura_and_event_change_damage() -> None:
    table = "1a anvil tokens=strength:2,weakness,burn\n2a mother_forest"
    duel = scene(table, fight="1a")
    weak = scene("1a anvil tokens=weakness:3\n2a mother_forest", fight="1a")

    duel.play("act 1")
    weak.play("act 1")

    assert "H9 P2" == duel.hp("2a")
    assert "H9 P3" == weak.hp("2a")


def test_7_2_no_damage_uses_up_nothing() -> None:
    duel = scene(
        "1a anvil tokens=weakness\n2a oracle perception=1 shield=1", fight="1a"
    )

    duel.play("act 1")

    assert ("H6 P1 S1", 1) == (duel.hp("2a"), duel.perception("2a"))


def test_7_3_immunity_to_damage_holds_against_tokens_too() -> None:
    duel = scene("1a anvil\n2a oracle tokens=immune_damage", fight="1a")
    poisoned = scene("1a oracle tokens=poison:3,immune_damage", fight="1a")

    assert "7.3/immune 2a" in duel.play("act 1")
    assert "7.3/immune 1a" in poisoned.resolve()
    assert "H6 P1" == poisoned.hp("1a")


def test_7_4_perception_spares_one_whole_attack() -> None:
    duel = scene(
        "1a mother_forest energy=2\n2a anvil perception=2\n2b oracle perception=1",
        fight="1a",
    )

    duel.play("act 1", "target 2a")

    assert ("H6 P2", 1) == (duel.hp("2a"), duel.perception("2a"))
    assert ("H6 P1", 0) == (duel.hp("2b"), duel.perception("2b"))


def test_7_5_pierce_skips_shield_and_protection() -> None:
    duel = scene("1a dream_thief\n2a anvil shield=2", fight="1a")

    duel.play("act 1")

    assert "H5 P2 S2" == duel.hp("2a")


def test_7_6_shield_is_used_up_point_by_point() -> None:
    duel = scene("1a anvil energy=2\n2a anvil shield=6", fight="1a")

    assert "7.6/shield 2a 4" in duel.play("act 3")
    assert "H6 P2 S2" == duel.hp("2a")


def test_7_7_protection_drops_by_what_it_mitigates() -> None:
    duel = scene("1a anvil\n2a anvil", fight="1a")

    assert "7.7/protection 2a 1" in duel.play("act 1")
    assert "H6 P1" == duel.hp("2a")


def test_7_8_the_rest_is_kept_as_damage() -> None:
    duel = scene("1a anvil energy=2\n2a anvil protection=1", fight="1a")

    assert "7.8/health 2a 3" in duel.play("act 3")
    assert 3 == duel.hero("2a")["damage"]


def test_7_9_healing_removes_marks_and_never_more() -> None:
    duel = scene("1a avatar_of_nature_4 energy=2 damage=1 protection=0", fight="1a")
    banned = scene(
        "1a avatar_of_nature_3 damage=3\n2a anvil",
        hand="solar_plant",
        event="quarantine",
        invoker="2",
    )

    duel.play("act 2")
    banned.play("passive a")

    assert "H7 P0" == duel.hp("1a")
    assert "H3 P2" == banned.hp("1a")


def test_7_10_all_fall_together_then_their_triggers_fire() -> None:
    duel = scene(
        """
        1a quake_fist energy=3
        2a beta_clone damage=4 protection=0
        2b anvil damage=5 protection=0
        2c oracle
        """,
        fight="1a",
    )

    said = duel.play("act 3")
    fallen = [event for event in said if event[:4] in ("7.11", "9.42")]

    assert [
        "7.11/falls 2a beta_clone 1",
        "7.11/falls 2b anvil 2",
        "9.42/fires 2a beta_clone-ko",
    ] == fallen
    assert "heat_burst" == duel.hand("2")


def test_7_11_a_knock_out_discards_actions_and_counts() -> None:
    duel = scene(
        "1a anvil\n2a oracle damage=6 protection=1 energy=3 attached=goad\n2b anvil",
        fight="1a",
    )
    duel.heroes.field.damage[4] = 5

    duel.play("act 1", "target 2a")
    duel.heroes.field.damage[4] = 6
    duel.settle()

    assert ("-", 1, "goad") == (duel.hp("2a"), duel.kos("2"), duel.bottom("2"))


def test_7_12_an_action_goes_on_without_its_user() -> None:
    duel = scene(
        """
        1a mother_forest energy=2 damage=8 protection=0
        1b anvil
        2a unshaken_titan
        2b anvil
        """,
        fight="1a",
    )

    duel.play("act 1", "target 2a")

    assert ("-", "H6 P1") == (duel.hp("1a"), duel.hp("2b"))


def test_7_13_being_hit_fires_once_per_attack() -> None:
    duel = scene("1a kestrel_scout\n2a unshaken_titan", fight="1a")
    gear = scene("1a anvil\n1e1 plasma_turret energy=2\n2a unshaken_titan")

    assert "7.13/hit 2a 1a" in duel.play("act 1")
    assert "H6 P0" == duel.hp("1a")

    gear.play("use e1.1")

    assert "H6 P2" == gear.hp("1a")


def test_7_14_four_knock_outs_lose() -> None:
    table = "1a anvil\n2a oracle damage=5 protection=0\n2b anvil"
    duel = scene(table, fight="1a", players={"2": {"kos": 3}})
    longer = scene(
        table, fight="1a", players={"2": {"kos": 3}}, options={"ko_limit": 5}
    )

    assert "7.14/eliminated 2 4" in duel.play("act 1", "target 2a")
    longer.play("act 1", "target 2a")

    assert ("1 0 by 11.2", "*") == (duel.result, longer.result)


def test_7_15_all_cards_of_an_eliminated_player_leave_but_the_dead() -> None:
    arena = scene(
        """
        1a anvil
        2a oracle damage=5 protection=0
        2b anvil
        2s1 solar_plant
        2e1 medic_drone
        3a anvil
        """,
        fight="1a",
        seats=3,
        hands={"2": "goad"},
        players={"2": {"kos": 3, "dead": ["mossback"]}},
    )

    arena.play("act 1", "target 2a")

    assert ("-", "", "", "") == (
        arena.hp("2b"),
        arena.plant("2s1"),
        arena.gear("2e1"),
        arena.hand("2"),
    )
    assert ["mossback", "oracle"] == arena.player("2")["dead"]
    assert 4 == arena.kos("2")
