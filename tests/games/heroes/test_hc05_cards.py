"""HC-5 Playing cards."""

from typing import Any

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import CHARACTER
from sobremesa.games.heroes.rules_tokens import strength
from sobremesa.games.heroes.view import view
from sobremesa.kernel.errors import Problems

from .scene import cards_of, order_of, own, scene

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
    with pytest.raises(Problems, match=r"card 'x'.*step 'damage 1 gear'.*none of"):
        own(action("damage 1 gear"))


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

    with pytest.raises(Problems, match="a Silo needs storage"):
        own(silo)


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


def test_5_28_an_aimed_event_asks_for_its_target() -> None:
    duel = scene(
        "1a anvil\n2a oracle tokens=invisible\n2b anvil tokens=taunt",
        hand="bounty supply_embargo solar_plant",
    )

    duel.play("play bounty")

    assert ("event_character", "1a 2a 2b") == (duel.stage, duel.targets)
    assert ["5.28 nobody place=2c"] == duel.refused("target 2c")
    assert ["5.28 a_character"] == duel.refused("target 2e1")
    assert ["5.28 question"] == duel.refused("done")
    duel.play("target 1a")
    assert ("bounty", 0) == (duel.event, duel.speed("1a"))
    assert "1a" == view(duel.state, 0).event.at  # type: ignore[union-attr]


def test_5_28_opponents_can_be_chosen_and_friends_cannot() -> None:
    teams = scene(seats=4, options={"mode": "teams"}, hand="supply_embargo solar_plant")

    teams.play("play supply_embargo")

    assert ("event_opponent", ["player 2", "player 4"]) == (teams.stage, teams.legal)
    assert ["1.3 same_side seat=3"] == teams.refused("player 3")
    assert ["1.3 absent seat=7"] == teams.refused("player 7")
    teams.play("player 4")
    assert ["4"] == view(teams.state, 0).event.affects  # type: ignore[union-attr]


def test_5_28_an_event_goes_when_its_target_does() -> None:
    aimed: dict[str, Any] = {"event": "bounty", "invoker": "2", "event_hero": "1a"}
    switched = scene("1a anvil\n1b oracle", hand="hex_weaver", **aimed)
    beaten = scene(
        "1a anvil damage=5 protection=0\n2a anvil", fight="2a", turn="2", **aimed
    )

    said = switched.play("play hex_weaver", "slot a")

    assert "5.28/lost 2 bounty" in said
    assert ("", "bounty") == (switched.event, switched.bottom("2"))
    beaten.play("act 1", *[t for t in ["target 1a"] if t in beaten.legal])
    assert "" == beaten.event


def test_5_28_an_event_goes_when_its_opponent_is_eliminated() -> None:
    arena = scene(
        "1a kestrel_scout\n2a anvil damage=5 protection=0\n3a anvil",
        seats=3,
        fight="1a",
        players={"2": {"kos": 3}},
        event="supply_embargo",
        invoker="3",
        event_foe="2",
    )

    arena.play("act 1")
    said = arena.play("target 2a")

    assert "5.28/lost 3 supply_embargo" in said
    assert ("", "supply_embargo") == (arena.event, arena.bottom("3"))


def test_5_28_against_the_mob_it_is_the_one_opponent() -> None:
    coop = scene(
        "1a anvil\n2a oracle",
        options={"mode": "challengers"},
        hand="supply_embargo bounty solar_plant",
    )

    said = coop.play("play supply_embargo")

    assert "5.28/at_character 1 supply_embargo mob" in said
    assert coop.stage == "main"
    again = scene("1a anvil\n2a oracle", options={"mode": "challengers"}, hand="bounty")
    again.play("play bounty")
    assert "1a 2a mob" == again.targets
    again.play("target mob")
    assert 1 == again.speed("mob")


def test_5_28_a_position_has_the_target_of_its_event() -> None:
    duel = scene("1a anvil\n2a oracle", event="bounty", invoker="1", event_hero="2a")
    position = duel.position

    assert [] == problems_of(position)
    for change, told in (
        ({"event_hero": ""}, "event_hero is whom"),
        ({"event_hero": "2c"}, "nobody stands at 2c"),
        ({"event_foe": "2"}, "event_foe is whom"),
        ({"event": "supply_embargo"}, "event_foe is whom"),
    ):
        assert any(told in one for one in problems_of({**position, **change})), change


def problems_of(position: dict[str, object]) -> list[str]:
    found = GAME.problems(GAME.set_up({}, 2), 2, position)
    return [one for one in found if "in all, the deck has" not in one]


def test_stars_are_printed_on_characters_only() -> None:
    cards = cards_of()

    for card, stars in enumerate(cards.stars):
        assert (stars > 0) == (cards.type[card] == CHARACTER)
