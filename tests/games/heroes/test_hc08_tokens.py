"""HC-8 Tokens."""

from sobremesa.games.heroes.content import (
    BUFF,
    DEBUFF,
    IMMUNE_IDS,
    KIND_IDS,
    TOKEN_IDS,
)
from sobremesa.games.heroes.rules_damage import heal
from sobremesa.games.heroes.rules_lapse import lapse_team
from sobremesa.games.heroes.rules_tokens import strip
from sobremesa.games.heroes.view import view
from sobremesa.games.heroes.view_heroes import Token
from sobremesa.kernel.dice import Fast, Scripted
from sobremesa.kernel.log import Journal, Silence

from .scene import HeroesScene, named, scene


def bearer(tokens: str, card: str = "anvil", facts: str = "") -> HeroesScene:
    """Seat 1's Combat, with the bearer about to act."""
    table = f"1a {card} {facts} tokens={tokens}\n2a anvil\n2b oracle"
    return scene(table, fight="1a", hands={"2": "solar_plant"})


def healed(duel: HeroesScene, amount: int = 1) -> list[str]:
    journal = Journal()
    heal(duel.heroes.field, 0, amount, journal)
    return [named(duel.game, str(event)) for event in journal.events]


def test_8_1_groups_are_kept_in_order_of_arrival() -> None:
    duel = bearer("poison:2")
    duel.give("1a", "poison", 2)
    duel.give("1a", "agility", 3, stack=True)

    assert "poison:2 ~poison ~poison ~agility:3" == duel.tokens("1a")


def test_8_2_a_fresh_token_works_from_the_next_turn_on() -> None:
    duel = bearer("~slowness")

    assert 2 == duel.speed("1a")
    assert "8.2/ripens 1a slowness 1" in duel.resolve()
    assert 1 == duel.speed("1a")


def test_8_3_a_stack_lapses_all_at_once() -> None:
    duel = bearer("agility:3,agility")

    assert "8.4/lapses 1a agility 3" in duel.resolve()
    assert "agility" == duel.tokens("1a")


def test_8_4_only_the_players_own_turn_removes_tokens() -> None:
    duel = bearer("agility")
    other = scene("1a anvil\n2a anvil tokens=agility", fight="1a")
    order = bearer("fury,taunt,burn,poison")

    duel.resolve()
    other.resolve()
    said = order.resolve(rolls=[1, *[0] * 9])
    kinds = [event.split()[2] for event in said if event.startswith("8.4/")]

    assert ("", "agility") == (duel.tokens("1a"), other.tokens("2a"))
    assert ["poison", "burn", "taunt", "fury"] == kinds


def test_8_5_shield_and_perception_have_no_clock() -> None:
    duel = bearer("", facts="shield=2 perception=1")

    duel.resolve()

    assert ("H6 P2 S2", 1) == (duel.hp("1a"), duel.perception("1a"))


def test_8_6_sizes_add_up_for_attributes_only() -> None:
    duel = bearer("agility:2,agility,burn:3")

    assert 2 + 3 - 1 == duel.speed("1a")


def test_8_7_conditions_also_count_fresh_tokens() -> None:
    fresh = scene(
        "1a venom_orchid energy=2\n2a mother_forest tokens=~poison", fight="1a"
    )
    none = scene("1a venom_orchid energy=2\n2a mother_forest", fight="1a")

    fresh.play("act 2")
    none.play("act 2")

    assert ("H8 P0", "H9 P1") == (fresh.hp("2a"), none.hp("2a"))


def test_8_8_every_kind_is_a_buff_or_a_debuff() -> None:
    tokens = ",".join(KIND_IDS)
    buffs, debuffs = bearer(tokens), bearer(tokens)

    strip(buffs.heroes.field, 0, BUFF, Silence())
    strip(debuffs.heroes.field, 0, DEBUFF, Silence())
    left = [set(buffs.tokens("1a").split()), set(debuffs.tokens("1a").split())]

    assert set(KIND_IDS) == left[0] | left[1]
    assert set() == left[0] & left[1]
    assert "taunt" in left[1]


def test_8_10_poison_hurts_when_it_lapses() -> None:
    duel = bearer("poison:3")

    assert "8.10/hurts 1a 3" in duel.resolve()
    assert "H5 P0" == duel.hp("1a")

    cured = bearer("poison,~poison")

    assert "8.10/cured 1a" in healed(cured)
    assert "" == cured.tokens("1a")


def test_8_11_burn_may_stay() -> None:
    kept, gone = bearer("burn"), bearer("burn")
    suppressed = bearer("burn,immune_burn")

    assert "8.11/rolls 1a 1" in kept.resolve(rolls=[0, *[0] * 9])
    assert "8.11/hurts 1a 1" in gone.resolve(rolls=[3, *[0] * 9])
    said = suppressed.resolve()

    assert ("burn", "", "") == (
        kept.tokens("1a"),
        gone.tokens("1a"),
        suppressed.tokens("1a"),
    )
    assert not any(event.startswith("8.11") for event in said)


def test_8_12_bleeding_pierces() -> None:
    duel = bearer("bleed:2")

    assert "8.12/hurts 1a 2" in duel.resolve()
    assert "H4 P2" == duel.hp("1a")


def test_8_13_disease_blocks_healing() -> None:
    duel = bearer("disease", facts="damage=3")

    assert ["8.13/unhealed 1a"] == healed(duel, 2)
    assert "8.13/hurts 1a 1" in duel.resolve()


def test_8_14_death_knocks_out_when_it_lapses() -> None:
    duel = bearer("death", facts="shield=9")
    saved = bearer("death")

    said = duel.resolve()
    strip(saved.heroes.field, 0, DEBUFF, Silence())
    saved.resolve()

    assert {"8.14/takes 1a", "7.11/falls 1a anvil 1"} <= set(said)
    assert "H6 P2" == saved.hp("1a")


def test_8_15_agility_and_slowness_change_speed() -> None:
    assert (5, 0) == (bearer("agility:3").speed("1a"), bearer("slowness:9").speed("1a"))


def test_8_16_strength_and_weakness_change_damage() -> None:
    duel = bearer("strength:3,weakness")

    duel.play("act 1", "target 2a")

    assert "H5 P0" == duel.hp("2a")


def test_8_17_life_tokens_change_health() -> None:
    duel = bearer("more_life:2,less_life")

    assert "H7 P2" == duel.hp("1a")

    dying = bearer("~less_life:2", facts="damage=4")

    assert "7.11/falls 1a anvil 1" in dying.resolve()


def test_8_18_taunt_draws_the_attacks() -> None:
    duel = scene("1a anvil\n2a anvil\n2b oracle tokens=taunt\n2c mossback", fight="1a")

    duel.play("act 1")

    assert "H6 P0" == duel.hp("2b")


def test_8_19_evasion_is_not_used_up() -> None:
    duel = scene("1a anvil\n1b mossback\n2a mirage_runner tokens=evasion", fight="1a")

    duel.play("act 1")

    assert ("H6 P1", "evasion") == (duel.hp("2a"), duel.tokens("2a"))


def test_8_20_sight_is_annulled_by_fury() -> None:
    table = "2a anvil tokens=taunt\n2b oracle\n"
    seeing = scene(table + "1a anvil tokens=sight", fight="1a")
    furious = scene(table + "1a anvil tokens=sight,fury", fight="1a")

    seeing.play("act 1")
    furious.play("act 1")

    assert "2a 2b" == seeing.targets
    assert "H6 P1" == furious.hp("2a")


def test_8_21_an_invisible_character_cannot_be_chosen() -> None:
    duel = scene(
        "1a anvil\n2a oracle tokens=invisible\n2b anvil\n2c mossback", fight="1a"
    )

    duel.play("act 1")

    assert "2b 2c" == duel.targets


def test_8_22_silence_blocks_attached_and_passive_actions() -> None:
    duel = bearer("silence", "kestrel_scout", "energy=4 attached=dive_bomb")

    assert "act 1, act 2, pass" == duel.acts


def test_8_23_stun_blocks_every_action() -> None:
    duel = bearer("stun", "kestrel_scout", "energy=4 attached=dive_bomb")

    assert "pass" == duel.acts


def test_8_24_confusion_draws_friend_or_foe() -> None:
    hit = set()
    for roll in range(3):
        duel = bearer("confusion")
        said = duel.play("act 1", rolls=[roll])
        hit |= {event for event in said if event.startswith("8.24")}

    assert {f"8.24/stumbles 1a {place}" for place in ("1d", "2a", "2b")} == hit


def test_8_25_fury_forces_an_attack_at_random() -> None:
    duel = bearer("fury", "anvil", "energy=4")

    assert "act 1, act 3" == duel.acts
    assert "8.25/rages 1a 2b" in duel.play("act 1", rolls=[1])

    both = bearer("fury,confusion", "anvil", "energy=4")

    assert "act 1, act 2, act 3, pass" == both.acts


def test_8_26_shield_tokens_absorb_damage() -> None:
    duel = scene("1a anvil\n2a anvil shield=1", fight="1a")

    duel.play("act 1")

    assert "H6 P2" == duel.hp("2a")


def test_8_27_perception_works_at_once() -> None:
    duel = scene("1a oracle energy=1\n1b anvil", fight="1a")

    duel.play("act 2", "target 1b")

    assert 1 == duel.perception("1b")


def test_8_28_there_are_fifteen_immunities_in_alphabetical_order() -> None:
    assert 15 == len(IMMUNE_IDS)
    assert sorted(IMMUNE_IDS) == list(IMMUNE_IDS)
    assert "immune_debuff" in TOKEN_IDS


def test_8_30_an_immune_bearer_receives_nothing_and_suffers_nothing() -> None:
    duel = bearer("immune_special,stun,immune_attribute,slowness")
    printed = scene("1a anvil energy=1\n2a pyro_tech", fight="1a")

    duel.give("1a", "silence")
    printed.give("2a", "burn")
    unhealed = bearer("immune_heal", facts="damage=2")

    assert "act 1" in duel.acts
    assert 2 == duel.speed("1a")
    assert "~silence" not in duel.tokens("1a")
    assert "" == printed.tokens("2a")
    assert ["8.30/unhealed 1a"] == healed(unhealed)


def clock(duel: HeroesScene, turns: int, rolls: list[int] | None = None) -> list[str]:
    """R2 of seat 1 for some turns: what its Character has left after each."""
    dice = Fast("clock") if rolls is None else Scripted(rolls)
    left = []
    for _ in range(turns):
        lapse_team(duel.heroes.field, 0, dice, Silence())
        left.append(duel.tokens("1a"))
    return left


def test_8_9_a_token_lasts_as_many_turns_as_it_is_given_for() -> None:
    duel = bearer("agility@3,agility,strength@2")

    assert 4 == duel.speed("1a")
    assert ["agility@2 strength", "agility", ""] == clock(duel, 3)
    assert 2 == duel.speed("1a")


def test_8_9_clocks_run_together_and_singles_go_one_by_one() -> None:
    assert ["stun stun", "stun", ""] == clock(bearer("stun@2,stun@2"), 3)


def test_8_9_a_fresh_token_keeps_its_turns_until_it_is_mature() -> None:
    duel = bearer("~taunt@2")

    duel.resolve()

    assert "taunt@2" == duel.tokens("1a")
    assert [2] == [token.lapses_in for token in tokens_of(duel)]


def test_8_9_when_a_group_goes_is_told_in_turns_of_its_player() -> None:
    duel = bearer("poison@3,poison,~poison,agility@2")

    told = [(token.kind, token.turns, token.lapses_in) for token in tokens_of(duel)]

    assert [
        ("poison", 3, 3),
        ("poison", 1, 1),
        ("poison", 1, 2),
        ("agility", 2, 2),
    ] == told


def tokens_of(duel: HeroesScene) -> list[Token]:
    hero = view(duel.state, 0).players[0].team[0].hero
    assert hero is not None
    return hero.tokens


def test_8_9_continuous_damage_goes_on_through_the_turns() -> None:
    poisoned = bearer("poison:2@2")
    journal = Journal()
    lapse_team(poisoned.heroes.field, 0, Fast("clock"), journal)
    said = [named(poisoned.game, str(event)) for event in journal.events]

    assert ["8.9/runs 1a poison 1", "8.10/hurts 1a 2"] == said[:2]
    assert "H6 P0" == poisoned.hp("1a")
    assert [""] == clock(poisoned, 1)
    assert "H4 P0" == poisoned.hp("1a")


def test_8_9_the_burn_die_can_stop_the_clock() -> None:
    burning = bearer("burn@2")

    assert ["burn@2", "burn", ""] == clock(burning, 3, rolls=[0, 1, 3])
    assert "H6 P0" == burning.hp("1a")


def test_8_9_death_comes_in_the_last_turn() -> None:
    doomed = bearer("death@2")

    assert ["death"] == clock(doomed, 1)
    assert "H6 P2" == doomed.hp("1a")
    clock(doomed, 1)
    assert "-" == doomed.hp("1a")


def test_8_9_the_clock_runs_under_an_immunity_without_harm() -> None:
    immune = bearer("immune_poison@9,poison@2")

    assert ["immune_poison@8 poison", "immune_poison@7"] == clock(immune, 2)
    assert "H6 P2" == immune.hp("1a")


def test_8_31_immunities_are_neither_buff_nor_debuff() -> None:
    duel = bearer("immune_buff,immune_debuff")
    duel.give("1a", "immune_damage")

    strip(duel.heroes.field, 0, BUFF, Silence())
    strip(duel.heroes.field, 0, DEBUFF, Silence())

    assert "immune_buff immune_debuff ~immune_damage" == duel.tokens("1a")


def test_8_32_stripping_takes_fresh_and_mature_alike() -> None:
    duel = bearer("taunt,~strength,stun", facts="shield=2 perception=1")

    strip(duel.heroes.field, 0, BUFF, Silence())

    assert ("stun", "H6 P2", 0) == (
        duel.tokens("1a"),
        duel.hp("1a"),
        duel.perception("1a"),
    )
