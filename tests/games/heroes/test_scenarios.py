"""Every worked scenario of the rulebook's section 8."""

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.decks import DECKS, check_deck
from sobremesa.games.heroes.rules_lapse import lapse_team
from sobremesa.games.heroes.rules_tokens import ripen, speed, strength
from sobremesa.games.heroes.view import view
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import HeroesScene, cards_of, order_of, scene

TAUNTED = """
1a anvil
2a anvil tokens=taunt
2b mirage_runner tokens=invisible
2c quake_fist
"""


def test_s01_the_token_clock_of_the_seed_is_12_10_11_10_9() -> None:
    duel = scene("1a swift_strelitzia energy=3\n2a mother_forest", fight="1a")

    duel.play("act 2", "again", "again")

    assert 0 == duel.energy("1a")
    assert "H6 P0" == duel.hp("2a")
    assert "~agility ~agility ~agility" == duel.tokens("1a")
    assert 9 == duel.speed("1a")

    speeds = []
    for received in ("", "slowness", "agility", "", ""):
        if received:
            duel.give("1a", received)
        resolve_only(duel)
        speeds.append(duel.speed("1a"))

    assert [12, 10, 11, 10, 9] == speeds
    assert "" == duel.tokens("1a")


def resolve_only(duel: HeroesScene) -> None:
    """R2 and R3 of seat 1's turn, with nothing else happening in between."""
    lapse_team(duel.heroes.field, 0, Fast("clock"), Silence())
    ripen(duel.heroes.field, Silence())


def test_s02_a_stack_lapses_as_one_and_singles_one_by_one() -> None:
    stacked = scene("1a swift_strelitzia", fight="1a")
    singles = scene("1a swift_strelitzia", fight="1a")
    stacked.give("1a", "agility", 3, stack=True)
    singles.give("1a", "agility", 3)

    speeds = []
    for _ in range(4):
        resolve_only(stacked)
        resolve_only(singles)
        speeds.append((stacked.speed("1a"), singles.speed("1a")))

    assert [(12, 12), (9, 11), (9, 10), (9, 9)] == speeds


def test_s03_shield_goes_before_protection_before_health() -> None:
    duel = scene(
        """
        1a unshaken_titan energy=2
        2a avatar_of_nature_3 protection=1 shield=2
        """,
        fight="1a",
    )

    duel.play("act 1")

    assert "H4 P0" == duel.hp("2a")


def test_s04_piercing_damage_goes_straight_to_health() -> None:
    duel = scene("1a photon_ranger energy=1\n2a orbit_knight shield=3", fight="1a")

    duel.play("act 2")

    assert "H4 P2 S3" == duel.hp("2a")


def test_s05_perception_stops_damage_but_not_tokens() -> None:
    duel = scene("1a star_marshal energy=1\n2a anvil perception=1 shield=1", fight="1a")

    duel.play("act 1")

    assert 0 == duel.perception("2a")
    assert "H6 P2 S1" == duel.hp("2a")
    assert "~burn" == duel.tokens("2a")


def test_s06_the_faster_defender_evades() -> None:
    table = "2a mirage_runner tokens=evasion\n"
    slow = scene(table + "1a kestrel_scout energy=1", fight="1a")
    equal = scene(table + "1a swift_strelitzia", fight="1a")
    sure = scene(table + "1a hex_weaver energy=2 attached=arcane_bolt", fight="1a")

    slow.play("act 2")
    equal.play("act 1")
    sure.play("card 1")

    assert ("H6 P1", 0) == (slow.hp("2a"), slow.energy("1a"))
    assert "H6 P0" == equal.hp("2a")
    assert "H3 P0" == sure.hp("2a")


def test_s07_taunt_invisibility_sight_and_fury_decide_who_can_be_chosen() -> None:
    plain = scene(TAUNTED, fight="1a")
    seeing = scene(TAUNTED.replace("1a anvil", "1a anvil tokens=sight"), fight="1a")
    furious = scene(
        TAUNTED.replace("1a anvil", "1a anvil tokens=sight,fury"), fight="1a"
    )
    both = scene(TAUNTED.replace("=invisible", "=invisible,taunt"), fight="1a")

    plain.play("act 1")
    seeing.play("act 1")
    furious.play("act 1")
    both.play("act 1")

    assert "H6 P1" == plain.hp("2a")
    assert "2a 2b 2c" == seeing.targets
    assert "H6 P1" == furious.hp("2a")
    assert "2a 2b" == both.targets


def test_s08_equipment_ignores_taunt_and_spends_its_last_energy() -> None:
    duel = scene(TAUNTED, hand="plasma_turret solar_plant", players={"1": {"pool": 2}})

    duel.play("play plasma_turret")

    assert (0, 1) == (duel.pool(), duel.energy("1e1"))

    duel.play("use e1.1")

    assert "2a 2c" == duel.targets

    duel.play("target 2c")

    assert "H5 P0" == duel.hp("2c")
    assert "" == duel.gear("1e1")
    assert "plasma_turret" == duel.bottom()


def test_s09_poison_lapses_group_by_group() -> None:
    duel = scene("2a anvil tokens=poison:2,poison", turn="2", fight="2a")

    duel.resolve()

    assert ("H6 P0", "poison") == (duel.hp("2a"), duel.tokens("2a"))

    again = scene("2a anvil protection=0 tokens=poison", turn="2", fight="2a")

    again.resolve()

    assert ("H5 P0", "") == (again.hp("2a"), again.tokens("2a"))


def test_s10_healing_clears_poison_at_full_health() -> None:
    duel = scene(
        """
        1a avatar_of_nature_3
        1b anvil tokens=poison,poison,~poison
        """
    )

    duel.play("passive a", "target 1b")

    assert ("H6 P2", "") == (duel.hp("1b"), duel.tokens("1b"))


def test_s11_burn_slows_weakens_and_rolls_a_die() -> None:
    table = "2a anvil tokens=burn:2\n1a quake_fist"
    burned = scene(table, turn="2", fight="2a")

    assert 1 == burned.speed("2a")

    burned.play("act 1")

    assert "H6 P2" == burned.hp("1a")

    for die, left in ((0, "burn:2"), (1, ""), (2, ""), (3, "")):
        duel = scene(table, turn="2", fight="2a")
        duel.resolve(rolls=[die, *[0] * 20])

        assert left == duel.tokens("2a")
        assert ("H6 P2" if left else "H6 P0") == duel.hp("2a")


def test_s12_stun_spoils_the_victims_next_turn() -> None:
    duel = scene("1a null_agent energy=3\n2a quake_fist energy=2", fight="1a")

    duel.play("act 3")

    assert ("H5 P0", "~stun") == (duel.hp("2a"), duel.tokens("2a"))

    said = duel.play("pass")

    assert "6.5/passes 2a" in said
    assert "8.4/lapses 2a stun 1" in said
    assert "" == duel.tokens("2a")


def test_s13_a_basic_source_works_at_once() -> None:
    duel = scene("1a anvil", hand="solar_plant wind_farm")

    duel.play("play solar_plant")

    assert 1 == duel.pool()
    assert "" == duel.plays

    said = duel.pass_turn()

    assert "4.10/dissipates 1 1" in said

    duel.pass_turn()

    assert 1 == duel.pool()


def test_s14_the_living_planet_takes_a_basic_source() -> None:
    duel = scene(
        """
        1s1 solar_plant
        1s2 hydro_dam
        1s3 hydro_dam
        1s4 solar_plant
        1a avatar_of_nature_3 damage=3
        """,
        hand="living_planet",
        players={"1": {"pool": 4}},
    )

    duel.play("play living_planet", "source s2")

    assert "hydro_dam" == duel.bottom()
    assert "living_planet" == duel.plant("1s2")
    assert 4 == duel.pool()
    assert "activate s2" in duel.legal

    duel.play("activate s2")

    assert 6 == duel.pool()
    assert "H5 P2" == duel.hp("1a")


def test_s15_silos_keep_what_is_left_over() -> None:
    duel = scene(
        """
        1a anvil
        1e1 battery_silo energy=1
        1e2 quantum_silo energy=1
        """,
        fight="1a",
        players={"1": {"pool": 9}},
        hands={"2": "solar_plant"},
    )

    said = duel.resolve()

    assert {"4.10/stored 1e1 3", "4.10/stored 1e2 6"} <= set(said)
    assert (4, 7, 0) == (duel.energy("1e1"), duel.energy("1e2"), duel.pool())

    duel.pass_turn()
    duel.play("release e1", "release e1", "release e1", "release e1")

    assert 4 == duel.pool()
    assert ("", "battery_silo") == (duel.gear("1e1"), duel.bottom())


def test_s16_infinite_mass_punch_needs_storage_8() -> None:
    before = scene("1a quake_fist energy=4", hand="infinite_mass_punch solar_plant")

    before.play("play infinite_mass_punch")

    assert 8 == before.limit("1a")

    duel = scene(
        """
        1a quake_fist energy=8 attached=infinite_mass_punch
        2a unshaken_titan
        2b anvil
        2c bronze_sentinel shield=1
        """,
        fight="1a",
    )

    duel.play("card 1", "target 2a")

    assert 0 == duel.energy("1a")
    assert ("-", 1) == (duel.hp("2a"), duel.kos("2"))
    assert ("H5 P0", "H4 P0") == (duel.hp("2b"), duel.hp("2c"))
    assert "H6 P1" == duel.hp("1a")


def test_s17_energy_above_the_limit_dissipates() -> None:
    duel = scene("1a last_star_herald energy=7", fight="1a")

    said = duel.play("act 1")

    assert 8 == duel.energy("1a")
    assert "4.7/dissipates 1a 1" in said


def test_s18_one_event_is_at_the_table() -> None:
    duel = scene(
        "1a anvil\n2a anvil",
        hand="solar_storm global_alert solar_plant",
        event="zero_gravity",
        invoker="2",
    )

    duel.play("play solar_storm")

    assert ("solar_storm", "zero_gravity") == (duel.event, duel.bottom("2"))
    assert "solar_plant" == duel.plays

    said = duel.play("done", "pass")

    assert "9.17/gains 2 1" in said


@pytest.mark.parametrize(
    ("subs_used", "plays"),
    [(2, "beta_clone swift_strelitzia_e30"), (0, "all")],
)
def test_s19_names_alter_egos_and_earths(subs_used: int, plays: str) -> None:
    hand = "swift_strelitzia swift_strelitzia_e30 beta_clone dream_thief"
    duel = scene(
        """
        1a swift_strelitzia
        1b oracle
        1c beta_clone
        """,
        hand=hand,
        players={"1": {"subs_used": subs_used}},
    )

    if plays != "all":
        assert set(plays.split()) == set(duel.plays.split())
        return
    said = duel.play("play dream_thief")

    assert "5.9/switched 1b oracle" in said
    assert "dream_thief" == duel.who("1b")


def test_s20_one_unique_card_per_player() -> None:
    duel = scene(
        """
        1a anvil
        1s1 living_planet
        2a supersonic_aurora
        """,
        hand="mother_forest solar_plant",
    )
    other = scene("1a anvil\n2a supersonic_aurora", hand="mother_forest solar_plant")

    assert "solar_plant" == duel.plays
    assert "solar_plant mother_forest" == other.plays


def test_s21_two_substitutions_a_game() -> None:
    duel = scene(
        """
        1a anvil energy=2 damage=5 attached=war_cry
        1c pollinator
        1d mossback
        """,
        hand="hex_weaver oracle solar_plant",
        players={"1": {"entries_free": 4, "kos": 1}},
    )

    duel.play("play hex_weaver", "slot b")

    assert 1 == duel.player("1")["subs_used"]
    assert "solar_plant" == duel.plays

    duel = scene(
        """
        1a anvil energy=2 damage=5 attached=war_cry
        1b hex_weaver
        1c pollinator
        1d mossback
        """,
        hand="oracle kestrel_scout solar_plant",
        players={"1": {"entries_free": 4, "kos": 1, "subs_used": 1}},
    )

    duel.play("play oracle", "slot a")

    assert 2 == duel.player("1")["subs_used"]
    assert "anvil war_cry" == duel.bottom()
    assert 1 == duel.kos("1")

    later = scene(
        "1a anvil",
        hand="kestrel_scout solar_plant",
        players={"1": {"entries_free": 4, "subs_used": 2}},
    )

    assert "solar_plant" == later.plays


def test_s22_three_characters_in_the_first_turn_then_one() -> None:
    people = "anvil oracle pollinator kestrel_scout hex_weaver"
    first = scene(hand=people, players={"1": {"turns_taken": 0, "empty": True}})

    for card in ("anvil", "oracle", "pollinator"):
        assert card in first.plays
        first.play(f"play {card}")

    assert "" == first.plays

    second = scene("1a anvil", hand=people, players={"1": {"turns_taken": 1}})
    second.play("play oracle", "slot b")

    assert "" == second.plays


def test_s23_passive_first_then_active() -> None:
    duel = scene("1a kestrel_scout energy=1\n2a anvil")

    duel.play("passive a")

    assert -45 == duel.turned("1a")
    assert "act 1, act 2, pass" == duel.acts

    duel.play("act 2")

    assert (90, "2") == (duel.turned("1a"), duel.seat)

    duel.pass_turn()

    assert 0 == duel.turned("1a")


def test_s24_the_attack_order_counts_auras_and_slowness() -> None:
    duel = scene(
        """
        1a anvil
        1b storm_falcon
        1c kestrel_scout
        1d quake_fist tokens=slowness:2
        """
    )

    assert [2, 8, 9, 2] == [duel.speed(f"1{spot}") for spot in "abcd"]
    assert "1c 1b 1a 1d" == order_of(duel)


def test_s25_reinforcement_brings_a_character_that_is_placed_at_once() -> None:
    duel = scene(
        "2a anvil",
        turn="2",
        fight="2a",
        order=[],
        hands={"1": "power_slam"},
        players={"1": {"empty": True, "kos": 3, "entries_free": 3}},
        decks={"1": {}},
        bottoms={"1": "wind_farm hydro_dam heat_burst anvil oracle"},
    )

    said = duel.play("pass")

    assert {"3.4/turned 1 heat_burst", "3.4/joins 1 anvil"} <= set(said)
    assert "5.4/placed 1 anvil 1a" in said
    assert "oracle heat_burst" == duel.bottom()


def test_s26_the_fourth_knock_out_ends_the_game() -> None:
    duel = scene(
        """
        1a quake_fist energy=3
        2a anvil damage=4 protection=0
        2b oracle damage=5
        2c pyro_tech
        """,
        fight="1a",
        players={"2": {"kos": 2}},
    )

    duel.play("act 3")

    assert 4 == duel.kos("2")
    assert "1 0 by 11.2" == duel.result


def test_s27_a_double_knock_out_is_a_draw() -> None:
    duel = scene(
        """
        1a dream_thief damage=6 protection=0
        2a unshaken_titan damage=7
        """,
        fight="1a",
        players={"1": {"kos": 3}, "2": {"kos": 3}},
    )

    duel.play("act 1")

    assert (4, 4) == (duel.kos("1"), duel.kos("2"))
    assert "1/2 1/2 by 11.3" == duel.result


def test_s28_a_repeated_action_chooses_anew() -> None:
    duel = scene(
        """
        1a swift_strelitzia energy=3
        2a oracle damage=5
        2b mirage_runner
        """,
        fight="1a",
    )

    duel.play("act 2", "target 2a", "again", "again")

    assert "-" == duel.hp("2a")
    assert "H3 P0" == duel.hp("2b")


def test_s29_a_held_cost_stays_and_an_event_changes_costs() -> None:
    held = scene("1a anvil energy=2 attached=overclock\n2a anvil", fight="1a")

    held.play("card 1")

    assert ("H6 P0", 2) == (held.hp("2a"), held.energy("1a"))
    assert "~strength" == held.tokens("1a")

    cheap = scene(
        "1a hex_weaver energy=1 attached=arcane_bolt,psychic_spike",
        fight="1a",
        event="witching_hour",
        invoker="2",
    )

    assert "act 1, act 2, card 1, card 2, pass" == cheap.acts


def test_s30_confusion_draws_every_single_target() -> None:
    duel = scene(
        """
        1a pollinator energy=1 tokens=confusion
        1b anvil
        2a anvil
        """,
        fight="1a",
        order=[],
        players={"2": {"pool": 1}},
        hands={"2": "solar_plant"},
    )

    said = duel.play("act 2", rolls=[1, 0, *[0] * 9])

    assert ["8.24/stumbles 1a 2a", "8.24/stumbles 1a 1b"] == [
        event for event in said if event.startswith("8.24")
    ]
    assert "H6 P1" == duel.hp("2a")


def test_s31_an_eliminated_player_leaves_the_arena() -> None:
    arena = scene(
        """
        1a kestrel_scout
        2a anvil damage=5 protection=0
        2b oracle
        3a anvil
        """,
        fight="1a",
        seats=3,
        players={"2": {"kos": 3}},
        event="zero_gravity",
        invoker="2",
    )

    assert 11 == arena.speed("1a")

    arena.play("act 1", "target 2a")

    assert ("-", "") == (arena.hp("2b"), arena.event)
    assert 8 == arena.speed("1a")
    assert (True, "*") == (arena.player("2")["out"], arena.result)


def test_s32_teams_share_allies_and_victory() -> None:
    table = "1a oracle energy=1\n1b star_marshal energy=2\n2a anvil\n3a anvil\n4a anvil"
    team = scene(table, fight="1a", seats=4)

    assert [0, 1, 0, 1] == [team.player(seat)["side"] for seat in "1234"]

    team.play("act 2", "target 3a")

    assert 1 == team.perception("3a")

    rally = scene(table, fight="1b", seats=4)
    rally.play("act 2")

    assert ("~strength", "") == (rally.tokens("1a"), rally.tokens("3a"))

    last = scene(
        "3a quake_fist energy=3\n4a anvil damage=5 protection=0",
        turn="3",
        fight="3a",
        seats=4,
        players={
            "1": {"out": True},
            "2": {"out": True},
            "4": {"kos": 3},
        },
    )
    last.play("act 3")

    assert "1 0 1 0 by 11.2" == last.result


def test_s33_the_great_combat_goes_by_health() -> None:
    coop = scene(
        """
        mob mob_swarm_queen
        1a swift_strelitzia common
        1b anvil damage=2 common
        2a hex_weaver damage=3 common
        2b oracle
        """,
        turn="2",
        options={"mode": "challengers", "mob": "mob_swarm_queen"},
        hand="solar_plant",
    )

    assert "H14 P46" == coop.hp("mob")
    assert "mob 2a 1b 1a" == order_of(coop, great=True)

    said = coop.play("done")

    assert "10.27/aims 2a" in said
    assert ("-", 1) == (coop.hp("2a"), coop.kos("2"))
    assert "1b 1a" == coop.order
    assert ("H6 P0", "H4 P1") == (coop.hp("1a"), coop.hp("1b"))
    assert "~poison" == coop.tokens("1a")


def test_s34_relocation_is_once_per_turn_and_both_ways() -> None:
    coop = scene(
        """
        1a swift_strelitzia common
        1b mossback common
        1c anvil
        2a hex_weaver common
        2b pollinator common
        """,
        options={"mode": "challengers"},
        hand="solar_plant",
    )

    assert {"relocate a", "relocate b"} == {
        text for text in coop.legal if text.startswith("relocate")
    }

    coop.play("relocate a")

    assert not any(text.startswith("relocate") for text in coop.legal)
    assert "1a" not in order_of(coop, great=True)


def test_s35_mixed_goes_from_teams_to_arena() -> None:
    mixed = scene(
        "2a quake_fist energy=3\n4a anvil\n5a anvil damage=5 protection=0\n6a anvil",
        turn="2",
        fight="2a",
        seats=6,
        players={
            "1": {"out": True},
            "3": {"out": True},
            "4": {"out": True},
            "5": {"kos": 3},
        },
    )

    assert [0, 1, 0, 1, 0, 1] == [mixed.player(seat)["side"] for seat in "123456"]

    said = mixed.play("act 3")

    assert {f"10.10/goes_on {seat}" for seat in "246"} <= set(said)
    assert [-1, 0, -1, 1, -1, 2] == [
        mixed.player(seat).get("side", -1) for seat in "123456"
    ]
    assert not any(mixed.player(seat).get("out") for seat in "246")

    while mixed.seat:
        mixed.play(mixed.legal[0])

    assert "by 11.5" in mixed.result


def test_s36_discards_go_to_the_bottom_in_order() -> None:
    duel = scene(
        "1a anvil",
        fight="1a",
        hand="war_cry solar_plant" + " heat_burst" * 7,
        hands={"2": "solar_plant"},
    )

    duel.resolve()
    duel.play("discard war_cry", "discard solar_plant")

    assert "war_cry solar_plant" == duel.bottom()


def test_s37_deck_check_reports_every_limit() -> None:
    cards = cards_of()
    deck = {
        "mother_forest": 2,
        "anvil": 4,
        "oracle": 3,
        "pollinator": 2,
        "solar_plant": 3,
        "wind_farm": 3,
        "hydro_dam": 3,
        "war_cry": 3,
        "overclock": 3,
        "goad": 3,
        "heat_burst": 3,
        "arcane_bolt": 3,
        "power_slam": 3,
        "dive_bomb": 3,
    }

    found = check_deck(cards, deck)

    assert 41 == sum(deck.values())
    assert [
        "HC-12.1: 41 cards, it must be 30 to 40",
        "HC-12.2: 4 copies of anvil, at most 3",
        "HC-12.3: 11 Characters, at most 10",
        "HC-12.3: 2 copies of mother_forest, a 5-star Character at most once",
        "HC-12.4: 9 Sources, at most 8",
        "HC-12.5: 2 copies of mother_forest, a unique card at most once",
    ] == found
    assert [[]] * 6 == [check_deck(cards, deck) for deck in DECKS.values()]


def test_s38_losing_more_life_can_be_a_knock_out() -> None:
    duel = scene("1a bronze_sentinel damage=5 tokens=more_life\n1b anvil", fight="1a")

    assert "H1 P1" == duel.hp("1a")

    duel.resolve()

    assert ("-", 1) == (duel.hp("1a"), duel.kos("1"))


def test_s39_an_event_is_aimed_at_a_character() -> None:
    duel = scene(
        "1a anvil\n2a kestrel_scout\n2b anvil",
        hand="bounty solar_plant",
        hands={"2": "solar_plant"},
    )

    said = duel.play("play bounty", "target 2a")

    assert "5.28/at_character 1 bounty 2a" in said
    assert (6, 2) == (duel.speed("2a"), duel.speed("2b"))
    duel.pass_turn()
    duel.pass_turn()
    assert ("H6 P0", "H6 P2") == (duel.hp("2a"), duel.hp("2b"))
    duel.heroes.field.damage[4] = 6
    duel.settle()
    assert ("", "bounty") == (duel.event, duel.bottom("1").split()[-1])


def test_s40_an_event_is_aimed_at_an_opponent() -> None:
    arena = scene(seats=3, hand="supply_embargo solar_plant")

    said = arena.play("play supply_embargo", "player 3")
    arena.pass_turn()
    second = arena.hand("2")
    arena.pass_turn()

    assert "5.28/at_player 1 supply_embargo 3" in said
    assert ["heat_burst heat_burst", "heat_burst"] == [second, arena.hand("3")]


def test_s41_a_token_lasts_as_long_as_its_step_says() -> None:
    duel = scene(
        "1a chimera_x energy=2 attached=slow_venom\n2a mother_forest\n2b anvil",
        fight="1a",
    )

    said = duel.play("card 1", "target 2a")

    assert "8.9/lasts 2a poison 3" in said
    assert ("H9 P2", "~poison@3") == (duel.hp("2a"), duel.tokens("2a"))
    ripen(duel.heroes.field, Silence())
    left = []
    for _ in range(3):
        lapse_team(duel.heroes.field, 1, Fast("clock"), Silence())
        left.append(f"{duel.hp('2a')} {duel.tokens('2a')}".strip())
    assert ["H9 P1 poison@2", "H9 P0 poison", "H8 P0"] == left


def test_s42_the_primary_alignment_is_the_first() -> None:
    both = "1a quake_fist\n1b dream_thief\n2a anvil"
    first = scene(both, event="masquerade", invoker="2").heroes.field
    either = scene(both, event="martial_law", invoker="2").heroes.field

    assert [6, 7] == [speed(first, 0), speed(first, 1)]
    assert [0, 1] == [strength(first, 0), strength(first, 1)]
    assert [-1, -1] == [strength(either, 0), strength(either, 1)]


def test_s43_a_source_may_cost_its_activation() -> None:
    table = "1a anvil\n1s1 tide_generator\n2a anvil"
    poor = scene(table, hand="solar_plant")
    rich = scene(table, hand="solar_plant", players={"1": {"pool": 1}})

    assert "activate s1" not in poor.legal
    assert ["4.3 pool have=0 need=1"] == poor.refused("activate s1")
    assert "4.3/paid 1 1" in rich.play("activate s1")
    assert 3 == rich.pool()


def test_s44_eight_sit_in_two_or_four_teams() -> None:
    def sides(**options: object) -> list[int]:
        told = scene(seats=8, options=options).position["players"].values()
        return [one["side"] for one in told]

    assert [0, 1, 0, 1, 0, 1, 0, 1] == sides(mode="teams") == sides()
    assert [0, 1, 2, 3, 0, 1, 2, 3] == sides(mode="teams", team_count=4)
    assert [0, 1, 0, 1, 0, 1, 0, 1] == sides(mode="teams", team_count=3)
    seven = scene(seats=7, options={"mode": "mixed"})
    assert [0, 1, 2, 3, 4, 5, 6] == [
        one["side"] for one in seven.position["players"].values()
    ]
    assert ["arena:6", "teams:3", "arena:1"] == view(seven.state, 0).schedule


def test_the_table_has_the_rows_of_the_rulebook() -> None:
    assert 308 == len(GAME.table)
