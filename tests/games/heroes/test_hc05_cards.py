"""HC-5 Playing cards."""

import pytest

from sobremesa.games.heroes.content import CHARACTER
from sobremesa.games.heroes.rules_tokens import strength
from sobremesa.games.heroes.schema import CardError, read_cards

from .scene import order_of, scene

FULL = "1a anvil\n1b mossback\n1c pollinator\n1d hex_weaver\n"


def test_5_1_one_source_a_turn_and_four_in_play() -> None:
    full = "1a anvil\n" + "\n".join(f"1s{n} solar_plant" for n in range(1, 5))

    duel = scene(
        "1a anvil", hand="solar_plant wind_farm goad", players={"1": {"pool": 1}}
    )
    duel.play("play solar_plant")

    assert "" == duel.plays
    assert "" == scene(full, hand="wind_farm").plays


def test_5_2_basic_sources_cost_nothing() -> None:
    duel = scene("1a anvil", hand="solar_plant")

    duel.play("play solar_plant")

    assert 1 == duel.pool()


def test_5_3_an_advanced_source_has_an_entry_cost() -> None:
    poor = scene("1a anvil", hand="storm_dynamo", players={"1": {"pool": 1}})
    rich = scene("1a anvil", hand="storm_dynamo", players={"1": {"pool": 3}})
    bare = scene("1a anvil", hand="living_planet")

    rich.play("play storm_dynamo")

    assert "" == poor.plays
    assert "" == bare.plays
    assert (1, "storm_dynamo") == (rich.pool(), rich.plant("1s1"))


def test_5_4_four_characters_are_in_play_at_most() -> None:
    duel = scene(FULL, hand="oracle", players={"1": {"subs_used": 2}})

    assert "" == duel.plays


def test_5_5_five_star_characters_count_like_the_others() -> None:
    table = FULL.replace("anvil", "mother_forest")
    duel = scene(table, hand="oracle", players={"1": {"subs_used": 2}})

    assert "" == duel.plays


def test_5_6_a_substitution_counts_as_the_placement_of_the_turn() -> None:
    duel = scene(FULL, hand="oracle kestrel_scout solar_plant")

    duel.play("play oracle", "slot a")

    assert "solar_plant" == duel.plays


def test_5_7_further_placements_use_substitutions() -> None:
    free = scene("1a anvil", hand="oracle solar_plant")
    paid = scene(
        "1a anvil", hand="oracle solar_plant", players={"1": {"entries_free": 4}}
    )

    free.play("play oracle", "slot b")
    said = paid.play("play oracle", "slot b")

    assert (2, 0) == (
        free.player("1")["entries_free"],
        free.player("1").get("subs_used", 0),
    )
    assert "5.7/substitution 1 1" in said


def test_5_8_the_lowest_empty_position_and_legal_switches_are_offered() -> None:
    duel = scene("1b anvil\n1c mossback placed", hand="oracle")

    duel.play("play oracle")

    assert ["slot a", "slot b"] == duel.legal


def test_5_9_a_switch_discards_the_character_and_its_actions() -> None:
    duel = scene(
        FULL.replace("anvil", "anvil damage=3 attached=war_cry,overclock tokens=stun"),
        hand="oracle solar_plant",
    )

    duel.play("play oracle", "slot a")

    assert "anvil war_cry overclock" == duel.bottom()
    assert ("H6 P1", "", 0) == (duel.hp("1a"), duel.tokens("1a"), duel.kos("1"))


def test_5_10_one_character_of_each_name_and_alter_ego() -> None:
    hand = "oracle solar_plant swift_strelitzia_e30"
    table = "1a dream_thief\n1b swift_strelitzia\n2a anvil"
    spent = {"1": {"subs_used": 2}}
    player = scene(table, hand=hand, players=spent)
    other = "2a oracle\n1a anvil"
    mirror = scene(other, hand="oracle solar_plant")
    strict = scene(other, hand="oracle solar_plant", options={"name_scope": "table"})

    assert "solar_plant swift_strelitzia_e30" == player.plays
    assert "oracle" in mirror.plays
    assert "oracle" not in strict.plays


def test_5_11_swarm_allows_further_copies_of_the_card() -> None:
    duel = scene("1a beta_clone\n1b beta_clone", hand="beta_clone solar_plant")

    duel.play("play beta_clone", "slot c")

    assert "beta_clone" == duel.who("1c")


def test_5_12_a_character_enters_fresh_and_may_act_at_once() -> None:
    duel = scene("1a mossback\n2a anvil", hand="oracle solar_plant")

    duel.play("play oracle", "slot b")

    assert ("H6 P1", 0, 0) == (duel.hp("1b"), duel.energy("1b"), duel.turned("1b"))
    assert "1b 1a" == order_of(duel)


def test_5_13_an_action_needs_its_ability_type() -> None:
    duel = scene("1a anvil\n1b oracle", hand="power_slam solar_plant")
    nobody = scene("1a kestrel_scout", hand="power_slam solar_plant")
    general = scene("1a kestrel_scout", hand="second_wind solar_plant")

    said = duel.play("play power_slam")

    assert "5.13/attached 1 power_slam 1a" in said
    assert "solar_plant" == nobody.plays
    assert "solar_plant second_wind" == general.plays


def test_5_14_a_character_carries_two_actions() -> None:
    table = "1a anvil attached=power_slam,overclock"
    duel = scene(table, hand="war_cry solar_plant")
    more = scene(table, hand="war_cry solar_plant", options={"attach_max": 3})

    assert "solar_plant" == duel.plays
    assert "war_cry" in more.plays


def test_5_15_an_action_stays_until_its_character_leaves() -> None:
    duel = scene("1a anvil energy=2 attached=power_slam\n2a anvil", fight="1a")

    duel.play("card 1")

    assert "power_slam" == duel.attached("1a")


def test_5_16_equipment_is_paid_from_the_pool() -> None:
    table = "1a anvil\n" + "\n".join(f"1e{n} medic_drone" for n in range(1, 5))
    poor = scene("1a anvil", hand="plasma_turret", players={"1": {"pool": 1}})
    full = scene(table, hand="medic_drone", players={"1": {"pool": 4}})

    assert "" == poor.plays
    assert "" == full.plays


def test_5_17_the_last_energy_of_the_cost_lies_on_the_equipment() -> None:
    duel = scene("1a anvil", hand="solar_condenser", players={"1": {"pool": 4}})

    duel.play("play solar_condenser")

    assert (1, 1) == (duel.pool(), duel.energy("1e1"))


def test_5_18_equipment_without_energy_is_discarded_after_its_use() -> None:
    duel = scene("1a anvil damage=3\n1e1 medic_drone energy=1", hand="solar_plant")

    said = duel.play("use e1.1")

    assert ("H6 P2", "") == (duel.hp("1a"), duel.gear("1e1"))
    assert said.index("7.9/heals 1a 3") < said.index("5.18/spent 1e1")


def test_5_19_only_energy_steps_can_choose_equipment() -> None:
    with pytest.raises(CardError, match=r"card 'x'.*step 'damage 1 gear'.*none of"):
        read_cards(action("damage 1 gear"))


def action(steps: str, *, flags: str = "") -> str:
    return (
        f'[cards.x]\ntype = "action"\nability = "general"\ncost = 0\n'
        f'steps = "{steps}"\nflags = [{flags}]'
    )


def test_5_20_an_equipment_action_is_paid_with_its_own_energy() -> None:
    duel = scene(
        "1a anvil damage=3\n1e1 medic_drone energy=3",
        hand="solar_plant",
        players={"1": {"pool": 2}},
    )

    duel.play("use e1.1")

    assert (2, 2) == (duel.energy("1e1"), duel.pool())


def test_5_21_a_silo_is_equipment_with_storage() -> None:
    silo = '[cards.x]\ntype = "equipment"\ncost = 1\nsilo = true'

    with pytest.raises(CardError, match="a Silo needs storage"):
        read_cards(silo)


def test_5_22_each_equipment_action_works_once_per_turn() -> None:
    duel = scene("1a anvil\n1e1 tactical_scanner energy=4", hand="solar_plant")

    duel.play("use e1.1")

    assert "use e1.1" not in duel.legal
    assert "use e1.2" in duel.legal


def test_5_23_equipment_damage_ignores_taunt_evasion_and_strength() -> None:
    duel = scene(
        """
        1a anvil tokens=strength:3
        1e1 plasma_turret energy=2
        2a mirage_runner tokens=evasion
        2b anvil tokens=taunt
        2c quake_fist tokens=invisible
        2d orbit_knight perception=1
        """,
        hand="solar_plant",
    )

    duel.play("use e1.1")

    assert "2a 2b 2d" == duel.targets

    duel.play("target 2a")

    assert "H4 P0" == duel.hp("2a")


def test_5_24_a_new_event_replaces_the_old_one() -> None:
    hand = "quarantine solar_plant"
    duel = scene("1a anvil", hand=hand, event="rust_rain", invoker="2")
    locked = scene(
        "1a anvil",
        hand=hand,
        options={"event_replace": False},
        event="rust_rain",
        invoker="2",
    )

    said = duel.play("play quarantine")

    assert "5.24/replaced 2 rust_rain" in said
    assert ("quarantine", "rust_rain") == (duel.event, duel.bottom("2"))
    assert "solar_plant" == locked.plays


def test_5_25_an_event_has_a_scope() -> None:
    table = "1a pyro_tech\n2a pyro_tech"
    duel = scene(table, event="martial_law", invoker="1")
    field = duel.heroes.field

    assert (0, -1) == (strength(field, 0), strength(field, 4))


def test_5_26_only_discard_event_touches_an_event() -> None:
    duel = scene(
        "1a anvil attached=public_denial\n2a anvil",
        fight="1a",
        event="rust_rain",
        invoker="2",
    )

    duel.play("card 1")

    assert ("", "rust_rain") == (duel.event, duel.bottom("2"))


def test_5_27_a_second_unique_card_cannot_be_played() -> None:
    table, hand = "1a mother_forest\n1b anvil\n2a anvil", "unshaken_titan solar_plant"
    duel = scene(table, hand=hand)
    named = scene(table, hand=hand, options={"unique_scope": "name"})
    foreign = "1a anvil\n2a mother_forest"

    said = duel.play("play unshaken_titan")

    assert "5.9/switched 1a mother_forest" in said

    named.play("play unshaken_titan")

    assert ["slot a", "slot b", "slot c"] == named.legal
    assert "unshaken_titan" in scene(foreign, hand=hand).plays
    strict = scene(foreign, hand=hand, options={"unique_scope": "table"})
    assert "unshaken_titan" not in strict.plays


def test_stars_are_printed_on_characters_only() -> None:
    cards = read_cards()

    for card, stars in enumerate(cards.stars):
        assert (stars > 0) == (cards.type[card] == CHARACTER)
