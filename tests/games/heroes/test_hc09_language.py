"""HC-9 Effect language and HC-12 Deck building."""

import pytest

from sobremesa.catalogs import faces
from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import SELECTOR_IDS
from sobremesa.games.heroes.decks import (
    DECKS,
    Limits,
    check_deck,
    read_deck,
    write_deck,
)
from sobremesa.games.heroes.rules_tokens import strength
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.testing import check_contract

from .scene import HeroesScene, cards_of, own, scene


def custom(steps: str, table: str, *, flags: str = "", **facts: object) -> HeroesScene:
    """An attached Action with these steps, in the hands of 1a, about to be used."""
    game = own(action(steps, flags))
    lines = "1a anvil energy=4 attached=trial\n" + table
    return scene(lines, fight="1a", game=game, **facts)  # type: ignore[arg-type]


def action(steps: str, flags: str = "") -> str:
    return (
        '[cards.trial]\ntype = "action"\nability = "general"\ncost = 0\n'
        f'steps = "{steps}"\nflags = [{flags}]'
    )


def test_9_1_an_action_has_at_least_one_step() -> None:
    with pytest.raises(Problems, match=r"card 'trial', column 'steps'.*'' is none of"):
        own(action(""))


def test_9_2_selectors_name_their_objects() -> None:
    duel = custom("heal 2 team", "1b oracle damage=3\n2a anvil damage=3")

    duel.play("card 1")

    assert ("H5 P1", "H3 P2") == (duel.hp("1b"), duel.hp("2a"))
    assert 12 == len([name for name in SELECTOR_IDS if name])
    with pytest.raises(Problems, match="'everyone' is no selector"):
        own(action("heal 2 everyone"))


def test_9_3_the_first_step_needs_a_legal_object() -> None:
    def offered(steps: str, table: str) -> bool:
        return "card 1" in custom(steps, table, order=[]).legal

    hidden = "2a anvil tokens=invisible"

    assert not offered("damage 1 enemy", hidden)
    assert offered("damage 1 foe_team", hidden)
    assert offered("draw 1; damage 1 enemy", hidden)
    assert not offered("heal 1 other", hidden)
    assert not offered("drain 1 gear", hidden)
    assert offered("drain 1 gear", "2a anvil\n2e1 medic_drone")
    assert not offered("energy 1 own_gear", "2a anvil\n2e1 medic_drone")
    assert not offered("discard_event", hidden)
    assert offered("reveal foe", hidden)


def test_9_4_choices_go_enemy_foe_gear_ally_other_own() -> None:
    duel = custom(
        "energy 1 own_gear; heal 1 other; heal 1 ally; drain 1 gear; damage 1 enemy",
        """
        1b oracle
        1c mossback
        1e1 medic_drone
        1e2 plasma_turret
        2a anvil
        2b oracle
        2e1 medic_drone energy=2
        2e2 plasma_turret energy=2
        """,
    )

    duel.play("card 1")
    questions = [duel.targets]
    for answer in ("target 2b", "target 2e2", "target 1a", "target 1b"):
        duel.play(answer)
        questions.append(duel.targets)

    assert [
        "2a 2b",
        "2e1 2e2",
        "1a 1b 1c 1d",
        "1b 1c 1d",
        "1e1 1e2",
    ] == questions


def test_9_5_a_step_on_somebody_gone_is_skipped() -> None:
    duel = custom("damage 9 enemy; give stun 1 enemy", "2a oracle\n2b anvil")

    said = duel.play("card 1", "target 2a")

    assert "-" == duel.hp("2a")
    assert not any(event.startswith("9.12") for event in said)


def test_9_10_damage_has_bonuses_under_a_condition() -> None:
    for steps, facts, left in (
        ("damage 2+3:stun enemy", "tokens=~stun", "H3 P0"),
        ("damage 2+3:slower enemy", "tokens=slowness:1", "H3 P0"),
        ("damage 2+3:bare enemy", "protection=0", "H1 P0"),
        ("damage 2+3:shield enemy", "shield=1", "H4 P0"),
        ("damage 2+3:poison enemy", "", "H6 P0"),
    ):
        duel = custom(steps, f"2a anvil {facts}")
        duel.play("card 1")
        assert left == duel.hp("2a"), steps


def test_9_11_heal_goes_to_its_objects() -> None:
    duel = custom("heal 3 ally", "1b oracle damage=4\n2a anvil")

    duel.play("card 1", "target 1b")

    assert "H5 P1" == duel.hp("1b")


def test_9_12_give_is_single_and_stack_is_one_group() -> None:
    duel = custom("give agility 2 self; stack strength 2 self", "2a anvil")

    said = duel.play("card 1")

    assert "~agility ~agility ~strength:2" == duel.tokens("1a")
    assert {"9.12/given 1a agility 2", "9.12/stacked 1a strength 2"} <= set(said)


def test_9_13_remove_takes_a_polarity_or_a_kind() -> None:
    duel = custom("remove buff enemy; remove stun self", "2a anvil tokens=taunt,stun")

    duel.play("card 1")

    assert "stun" == duel.tokens("2a")


def test_9_14_the_foe_chooses_what_to_discard() -> None:
    duel = custom(
        "discard 2 foe; draw 1",
        "2a anvil",
        hands={"2": "goad war_cry solar_plant"},
    )

    said = duel.play("card 1")

    assert ("2", "discard") == (duel.seat, duel.stage)
    assert "9.14/must 2 2" in said

    duel.play("discard war_cry", "discard goad")

    assert "war_cry goad" == duel.bottom("2")
    assert ("1", "heat_burst") == (duel.seat, duel.hand("1"))


def test_9_15_reveal_shows_a_hand_to_the_actors_side_only() -> None:
    team = custom(
        "reveal foe",
        "2a anvil\n3a anvil\n4a anvil",
        seats=4,
        hands={"2": "goad"},
    )

    said = team.play("card 1", "player 2")

    assert "9.15/reveals 2 goad" in said


def test_9_16_draw_takes_cards_as_long_as_there_are_any() -> None:
    duel = custom("draw 3", "2a anvil", decks={"1": {"goad": 2}})

    duel.play("card 1")

    assert "goad goad" == duel.hand("1")


def test_9_17_pool_adds_energy() -> None:
    duel = custom("pool 3", "2a anvil")

    assert "9.17/gains 1 3" in duel.play("card 1")
    assert 3 == duel.pool()


def test_9_18_energy_is_new_and_stops_at_the_limit() -> None:
    duel = custom("energy 3 other", "1b oracle energy=2\n2a anvil", order=["1b"])

    assert "9.18/charged 1b 2" in duel.play("card 1")
    assert 4 == duel.energy("1b")


def test_9_19_drained_equipment_is_discarded_at_once() -> None:
    duel = custom("drain 2 gear", "2a anvil\n2e1 medic_drone energy=1")

    said = duel.play("card 1")

    assert {"9.19/drained 2e1 1", "5.18/spent 2e1"} <= set(said)
    assert "medic_drone" == duel.bottom("2")


def test_9_20_siphon_moves_energy_to_the_actor() -> None:
    duel = custom("siphon 3 enemy", "2a anvil energy=2")
    duel.heroes.field.energy[0] = 1

    duel.play("card 1")

    assert (3, 0) == (duel.energy("1a"), duel.energy("2a"))


def trial(card: str, table: str) -> HeroesScene:
    """The Preparation of seat 1, with a card of its own in play."""
    game = own(f"[cards.trial]\n{card}")
    return scene(table, game=game)


SIPHONER = 'type = "equipment"\ncost = 1\nactions = [{ cost = 0, steps = "%s" }]'


def test_9_20_equipment_that_siphons_is_told_with_its_gains() -> None:
    duel = trial(
        SIPHONER % "siphon 3 gear",
        "1a anvil\n1e1 trial energy=3\n2a anvil\n2e1 plasma_turret energy=3",
    )

    said = duel.play("use e1.1")

    assert [
        *("9.20/siphoned 2e1 3", "9.20/gains 1e1 1", "4.7/dissipates 1e1 2"),
        "5.18/spent 2e1",
    ] == said[1:5]
    assert 4 == duel.energy("1e1")


def test_9_20_a_source_holds_no_energy_that_it_siphons() -> None:
    duel = trial(
        'type = "source"\nkind = "advanced"\nentry = "pay 1"\n'
        'activation = { cost = 0, steps = "siphon 2 gear" }',
        "1a anvil\n1s1 trial\n1e1 battery_silo energy=1\n2a anvil\n"
        "2e1 plasma_turret energy=3",
    )

    duel.play("activate s1")

    assert (1, 1) == (duel.energy("1e1"), duel.energy("2e1"))


def test_4_7_energy_above_the_limit_of_an_equipment_is_told() -> None:
    duel = custom("energy 3 own_gear", "1e1 plasma_turret energy=3\n2a anvil")

    said = duel.play("card 1")

    assert {"9.18/charged 1e1 1", "4.7/dissipates 1e1 2"} <= set(said)


def test_9_21_ready_turns_a_character_back() -> None:
    duel = custom("ready other", "1b oracle turned=90\n2a anvil", order=[])

    assert "6.13/readied 1b" in duel.play("card 1")
    assert "1b" == duel.order


def test_9_22_discard_event_ends_the_event() -> None:
    duel = custom("discard_event", "2a anvil", event="rust_rain", invoker="2")

    assert "9.22/discarded 2 rust_rain" in duel.play("card 1")
    assert "" == duel.event


def test_9_30_a_sure_attack_is_not_evaded() -> None:
    duel = custom("damage 1 enemy", "2a mirage_runner tokens=evasion", flags='"sure"')

    duel.play("card 1")

    assert "H6 P0" == duel.hp("2a")


def test_9_31_repeat_says_how_often() -> None:
    duel = custom("damage 1 enemy", "2a mother_forest", flags='"repeat2"')

    duel.play("card 1", "again")

    assert "H9 P1" == duel.hp("2a")
    assert "1d" == duel.order


def test_9_32_once_discards_the_action_after_its_use() -> None:
    duel = custom("draw 1", "2a anvil", flags='"once"')

    duel.play("card 1")

    assert ("", "trial") == (duel.attached("1a"), duel.bottom())


def test_9_40_statics_are_read_from_the_card() -> None:
    cards = cards_of()
    ids = cards.ids

    assert 8 == cards.storage[ids.index("last_star_herald")]
    assert 1 == cards.swarm[ids.index("beta_clone")]
    assert 0 != cards.immune[ids.index("pyro_tech")]
    with pytest.raises(Problems, match="card 'trial', column 'static'"):
        own(action("draw 1") + '\nstatic = ["swarm"]')


def test_9_41_an_aura_helps_the_other_characters_of_an_alliance() -> None:
    duel = scene(
        """
        1a storm_falcon
        1b kestrel_scout
        1c anvil
        2a kestrel_scout
        """
    )

    assert (8, 9, 2, 8) == tuple(duel.speed(p) for p in ("1a", "1b", "1c", "2a"))


def test_9_42_triggers_cannot_ask_for_a_choice() -> None:
    card = read_character('ko = "damage 1 enemy"')

    with pytest.raises(Problems, match=r"column 'ko'.*`ko` cannot ask for a choice"):
        own(card)


def read_character(more: str) -> str:
    return (
        '[cards.trial]\ntype = "character"\nname = "Trial"\nstars = 3\nearth = 1\n'
        'align = "hero"\nhealth = 5\nprotection = 1\nspeed = 4\n'
        'abilities = ["speed"]\nactions = [{ cost = 0, steps = "damage 1 enemy" }]\n'
    ) + more


def test_9_50_an_event_changes_speed_and_damage_by_a_filter() -> None:
    duel = scene(
        "1a kestrel_scout\n2a anvil\n2b storm_falcon", event="zero_gravity", invoker="2"
    )
    field = duel.heroes.field

    assert (11, 2, 11) == tuple(duel.speed(place) for place in ("1a", "2a", "2b"))
    assert (1, 0) == (strength(field, 0), strength(field, 4))


def test_9_51_an_event_changes_costs_down_to_zero() -> None:
    duel = scene(
        "1a dream_thief energy=0 attached=goad\n2a anvil",
        fight="1a",
        event="witching_hour",
        invoker="1",
    )

    assert "card 1" in duel.legal


def test_9_52_an_event_bans_tokens_and_changes_heals_and_draws() -> None:
    rust = scene(
        "1a mossback energy=1\n2a anvil", fight="1a", event="rust_rain", invoker="2"
    )
    alert = scene(
        "1a anvil\n2a anvil", fight="1a", order=[], event="global_alert", invoker="2"
    )

    assert "9.52/banned 1a shield" in rust.play("act 2")
    alert.play("pass")

    assert 3 == len(alert.hand("2").split())


def test_9_53_event_parts_work_at_start_and_end() -> None:
    storm = scene(
        "1a anvil\n2a anvil", fight="1a", order=[], event="solar_storm", invoker="1"
    )
    curtain = scene(
        "1a anvil\n1b oracle damage=3\n2a anvil",
        fight="1a",
        event="iron_curtain",
        invoker="1",
    )

    assert "9.53/works 2 solar_storm" in storm.play("pass")
    curtain.resolve()

    assert "H3 P1 S1" == curtain.hp("1b")


def test_12_1_a_deck_has_30_to_40_cards() -> None:
    found = check_deck(cards_of(), {"anvil": 3, "oracle": 3})

    assert "HC-12.1: 6 cards, it must be 30 to 40" in found


def test_12_2_three_copies_of_a_card_at_most() -> None:
    found = check_deck(cards_of(), {**DECKS["black_lab"], "goad": 4})

    assert ["HC-12.2: 4 copies of goad, at most 3"] == found


def test_12_3_ten_characters_at_most() -> None:
    found = check_deck(cards_of(), {**DECKS["black_lab"], "oracle": 2})

    assert ["HC-12.3: 12 Characters, at most 10"] == found


def test_12_4_eight_sources_at_most() -> None:
    found = check_deck(cards_of(), {**DECKS["black_lab"], "solar_plant": 1})

    assert ["HC-12.4: 9 Sources, at most 8"] == found
    assert [] == check_deck(
        cards_of(), {**DECKS["black_lab"], "solar_plant": 1}, Limits(sources=9)
    )


def test_12_5_a_unique_card_at_most_once() -> None:
    deck = {**DECKS["living_grove"], "living_planet": 2, "sun_temple": 0}

    assert [
        "HC-12.5: 2 copies of living_planet, a unique card at most once"
    ] == check_deck(cards_of(), deck)


def test_12_6_four_characters_at_least_and_no_mobs() -> None:
    people = ("anvil", "bronze_sentinel", "quake_fist", "iron_matron", "unshaken_titan")
    deck = {c: n for c, n in DECKS["iron_bulwark"].items() if c not in people}
    deck |= {"anvil": 3, "mob_rust_colossus": 3, "goad": 3, "heat_burst": 3}

    assert {
        "HC-12.6: mob_rust_colossus is a Mob",
        "HC-12.6: 3 Characters, at least 4",
    } <= set(check_deck(cards_of(), deck))


def test_12_7_a_character_card_keeps_its_data_limits() -> None:
    many = read_character("").replace(
        '["speed"]', '["speed", "magic", "toxic", "cosmic", "flight"]'
    )
    stars = read_character("").replace("stars = 3", "stars = 6")

    with pytest.raises(Problems, match=r"card 'trial', column 'abilities'.*12.7"):
        own(many)
    with pytest.raises(Problems, match=r"card 'trial', column 'stars'"):
        own(stars)


def test_12_8_four_alignments_and_the_first_word_is_the_primary_one() -> None:
    cards = cards_of()
    found = {
        (int(cards.align[card]), int(cards.prime[card]))
        for card in range(len(cards.ids))
        if cards.align[card]
    }
    marks = {one.id: one.marks.get("align", []) for one in faces("en", GAME)}

    assert {(1, 1), (2, 2), (3, 1), (3, 2)} == found
    assert (["hero_villain"], ["villain_hero"]) == (
        marks["quake_fist"],
        marks["dream_thief"],
    )
    with pytest.raises(Problems, match="'both' is none of hero, villain, hero/villain"):
        own(read_character("").replace('align = "hero"', 'align = "both"'))


def test_9_12_what_is_given_may_last_for_some_turns() -> None:
    duel = custom("give burn 2 enemy for 3; stack stun 2 enemy for 2", "2a anvil")

    duel.play("card 1")

    assert "~burn@3 ~burn@3 ~stun:2@2" == duel.tokens("2a")
    for steps, told in (
        ("give shield 1 self for 2", "'shield' has no clock"),
        ("give burn 1 enemy for 0", "at least one turn"),
        ("give burn 1 enemy for long", "'long' is not a number"),
        ("give burn 1 for 3", "this is not how the step is written"),
        ("heal 1 self for 2", "'for 2' is too much"),
    ):
        with pytest.raises(Problems, match=told):
            own(action(steps))


def test_a_duration_is_told_in_every_language() -> None:
    game = own(action("give burn 2 enemy for 3"))
    told = [face.text for lang in LANGUAGES for face in faces(lang, game)]

    for words in ("for 3 turns", "durante 3 turnos", "por 3 turnos"):
        assert any(words in text for text in told), words


def test_every_problem_of_a_card_file_is_told_at_once() -> None:
    with pytest.raises(Problems) as caught:
        own(
            action("damage 3 enemyy; give fog 1 self", flags='"often"')
            + '\n[cards.other]\ntype = "source"\nkind = "basic"\ncolour = 1'
        )
    told = str(caught.value)

    assert "card 'trial', column 'steps', step 'damage 3 enemyy'" in told
    assert "card 'trial', column 'steps', step 'give fog 1 self'" in told
    assert "'often' is not a flag" in told
    assert "card 'other', column 'colour'" in told


def test_a_new_card_needs_no_code_and_adds_two_rows() -> None:
    game = own(action("damage 2 enemy; give burn 1 enemy"))
    deck = {**DECKS["black_lab"], "trial": 3}
    options = {"list.1": write_deck(deck), "max_rounds": 5}

    match = check_contract(game, "own card", seats=2, options=options)

    assert len(GAME.table) + 2 == len(game.table)
    assert match.over


def test_a_deck_list_is_read_as_it_is_written() -> None:
    deck = DECKS["gale_squadron"]

    assert deck == read_deck(write_deck(deck))
    assert {"anvil": 2, "goad": 1} == read_deck("# mine\n2 anvil\n1x goad\n")
    with pytest.raises(Mistake, match="'two anvils' is not a number"):
        read_deck("two anvils")
