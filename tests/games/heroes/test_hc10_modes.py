"""HC-10 Modes and HC-11 End and results."""

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import MOB
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.rules_modes import mob_act, mob_turn, playable_stage
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.log import Journal, Silence

from .scene import HeroesScene, named, order_of, scene

COOP = {"mode": "challengers"}
QUEEN = {"mode": "challengers", "mob": "mob_swarm_queen"}


def fresh(seats: int, **options: object) -> HeroesScene:
    chosen = GAME.set_up(options, seats)
    state = GAME.new(chosen, seats, Fast("mode"), Silence())
    assert isinstance(state, Heroes)
    return HeroesScene(GAME, state)


def sides(seats: int, **options: object) -> list[int]:
    started = fresh(seats, **options)
    return [started.player(str(seat + 1)).get("side", -1) for seat in range(seats)]


def mob(duel: HeroesScene, number: int | None = None) -> list[str]:
    """The Mob's next row, or one of its actions."""
    journal = Journal()
    field = duel.heroes.field
    if number is None:
        mob_turn(field, Fast("mob"), journal)
    else:
        first = field.cards.first_act[field.who[MOB]]
        mob_act(field, first + number - 1, Fast("mob"), journal)
    return [named(GAME, str(event)) for event in journal.events]


def test_10_1_traditional_is_one_against_one() -> None:
    assert [0, 1] == sides(2)
    with pytest.raises(OptionError, match="mode traditional takes 2 seats, not 3"):
        GAME.set_up({"mode": "traditional"}, 3)


def test_10_2_in_the_arena_everybody_is_alone_and_the_last_one_wins() -> None:
    arena = scene(
        "1a anvil\n2a oracle damage=5 protection=0",
        seats=3,
        fight="1a",
        players={"2": {"kos": 3}, "3": {"out": True}},
    )

    arena.play("act 1")

    assert [0, 1, 2] == sides(3)
    assert [*range(8)] == sides(8, mode="arena")
    assert "1 0 0 by 11.2" == arena.result


def test_10_5_teams_alternate() -> None:
    assert [0, 1, 0, 1] == sides(4)
    assert [0, 1, 2, 0, 1, 2] == sides(6, mode="teams", team_count=3)
    assert [0, 1, 0, 1, 0, 1] == sides(6, mode="teams")
    assert [0, 1, 2, 3] * 2 == sides(8, mode="teams", team_count=4)
    with pytest.raises(OptionError, match="mode teams takes 4 or 6 or 8 seats, not 7"):
        sides(7, mode="teams")


def test_10_6_energy_and_attachments_reach_only_ones_own() -> None:
    team = scene(
        "1a oracle\n3a anvil\n2a anvil\n4a anvil",
        seats=4,
        hand="power_slam solar_plant",
        players={"1": {"pool": 1}},
    )

    assert ["play solar_plant", "energy a", "passive a", "done"] == team.legal


def test_10_10_mixed_sends_the_winners_on() -> None:
    mixed = scene(
        "1a anvil\n2a anvil\n3a oracle damage=5 protection=0",
        seats=3,
        fight="1a",
        options={"mode": "mixed"},
        players={"3": {"kos": 3}},
        keep=2,
    )

    said = mixed.play("act 1", "target 3a")

    assert {"10.10/goes_on 1", "10.10/goes_on 2", "10.12/stage 2"} <= set(said)
    assert "mulligan" == mixed.stage
    with pytest.raises(OptionError, match="the last stage must be arena:1"):
        GAME.set_up({"mode": "mixed", "mixed_schedule": "arena:2"}, 3)
    with pytest.raises(OptionError, match="'duel:2' is not arena:K or teams:K"):
        GAME.set_up({"mode": "mixed", "mixed_schedule": "duel:2>arena:1"}, 3)


def test_10_5_the_last_two_seats_are_chosen_like_all_others() -> None:
    arena = scene(
        "1a kestrel_scout\n2a anvil\n7b anvil\n8d oracle",
        seats=8,
        options={"mode": "arena"},
        fight="1a",
        order=[],
    )

    arena.play("act 1")

    assert "2a 3d 4d 5d 6d 7b 8d" == arena.targets
    arena.play("target 7b")
    assert "H6 P1" == arena.hp("7b")


def test_10_5_equipment_and_players_of_the_last_seats_are_chosen() -> None:
    arena = scene(
        "1a anvil\n1e1 signal_jammer energy=2\n2e1 medic_drone\n8e2 medic_drone",
        seats=8,
        options={"mode": "arena"},
        hand="supply_embargo solar_plant",
    )

    arena.play("use e1.2")

    assert "2e1 8e2" == arena.targets
    arena.play("target 8e2")
    assert "" == arena.gear("8e2")
    arena.play("play supply_embargo")
    assert [f"player {seat}" for seat in range(2, 9)] == arena.legal
    arena.play("player 8")
    assert "8" == arena.position["event_foe"]


def test_10_11_every_size_has_a_default_schedule() -> None:
    sizes = (3, 4, 5, 6, 7, 8)
    schedules = [fresh(n, mode="mixed").heroes.box.schedule for n in sizes]

    assert [
        [(1, 2), (1, 1)],
        [(2, 2), (1, 1)],
        [(1, 4), (2, 2), (1, 1)],
        [(2, 3), (1, 1)],
        [(1, 6), (2, 3), (1, 1)],
        [(2, 4), (1, 1)],
    ] == schedules


def test_10_12_a_stage_that_cannot_be_played_is_skipped() -> None:
    arena, teams = 1, 2

    assert not playable_stage(teams, 2, 5)
    assert playable_stage(teams, 2, 4)
    assert not playable_stage(arena, 2, 2)
    assert not playable_stage(arena, 1, 1)

    straight = fresh(5, mode="mixed", mixed_schedule="teams:2>arena:1")

    assert 1 == straight.position["part"]


def test_10_20_the_mob_gains_health_by_players() -> None:
    assert "H16 P40" == fresh(2, **COOP).hp("mob")
    assert "H36 P40" == fresh(6, **COOP).hp("mob")
    assert "H16 P2" == fresh(2, **COOP, mob="anvil").hp("mob")


def test_10_21_a_character_relocates_to_the_common_team_and_back() -> None:
    coop = scene("1a anvil\n1b oracle common", options=COOP, hand="solar_plant")

    said = coop.play("relocate a")

    assert ["10.21/joins 1a"] == said
    assert coop.hero("1a")["common"]

    back = scene("1a anvil\n1b oracle common", options=COOP, hand="solar_plant")

    assert ["10.21/retreats 1b"] == back.play("relocate b")


def test_10_22_all_turns_come_before_one_great_combat() -> None:
    coop = scene(
        "1a anvil common\n2a oracle",
        options=COOP,
        hand="solar_plant",
        hands={"2": "solar_plant"},
    )

    said = coop.play("done")

    assert "3.1/turn 2 4" in said
    assert not any(event.startswith("10.22") for event in said)
    assert "10.22/great 4" in coop.play("done")


def test_10_23_less_health_acts_first_and_ties_go_to_speed() -> None:
    coop = scene(
        """
        mob mob_rust_colossus
        1a anvil common
        1b kestrel_scout common
        2a mossback common
        2b oracle
        """,
        options=COOP,
    )

    assert "1b mob 1a 2a" == order_of(coop, great=True)


def test_10_24_only_the_common_team_fights_the_mob() -> None:
    coop = scene(
        "1a anvil common\n1b mossback\n2a oracle common", options=COOP, fight="1a"
    )

    coop.play("act 1")

    assert "H16 P39" == coop.hp("mob")
    assert "1b" not in order_of(coop, great=True)


def test_10_25_all_tokens_tick_once_a_round() -> None:
    coop = scene(
        """
        mob mob_rust_colossus tokens=poison:2
        1a anvil tokens=agility,~strength
        2a oracle tokens=agility
        """,
        turn="2",
        options=COOP,
        fight="2a",
        order=[],
        hands={"1": "solar_plant"},
    )

    said = coop.play("pass")

    assert {"8.4/lapses 1a agility 1", "8.4/lapses 2a agility 1"} <= set(said)
    assert {"8.10/hurts mob 2", "8.2/ripens 1a strength 1"} <= set(said)
    assert "H16 P38" == coop.hp("mob")


def test_10_26_the_mob_follows_its_script() -> None:
    coop = scene("1a anvil common\n2a mossback common", options=COOP)

    rows = [
        [event.split()[1] for event in mob(coop) if event.startswith("10.26")]
        for _ in range(2)
    ]

    assert [
        ["mob_rust_colossus-1"],
        ["mob_rust_colossus-2", "mob_rust_colossus-3"],
    ] == rows

    four = scene("1a anvil common", options=COOP, seats=4)

    assert 2 == len([event for event in mob(four) if event.startswith("10.26")])

    plain = scene("1a anvil common", options={**COOP, "mob": "hex_weaver"})
    acts = [
        event.split()[1]
        for _ in range(4)
        for event in mob(plain)
        if event.startswith("10.26")
    ]

    assert [f"hex_weaver-{number}" for number in (1, 2, 3, 1)] == acts


def test_10_27_the_mob_aims_by_its_cards() -> None:
    table = (
        "1a anvil common\n1b oracle common energy=3\n2a mossback common\n2b hex_weaver"
    )
    strong = scene(table, options=COOP)
    weak = scene(table, options=QUEEN)
    charged = scene(table, options={**COOP, "mob": "mob_mirror_sovereign"})
    alone = scene("1a anvil\n2a oracle", options=QUEEN)
    taunted = scene(table.replace("oracle", "oracle tokens=taunt"), options=COOP)

    aims = [
        next(event for event in mob(one, 1) if event.startswith("10.27"))
        for one in (strong, weak, charged, alone, taunted)
    ]

    assert ["2a", "1b", "1b", "2a", "1b"] == [aim.split()[1] for aim in aims]


def test_10_28_the_mob_shrugs_off_much() -> None:
    coop = scene("1a dream_thief common\n2a oracle", options=COOP, fight="1a")
    for token in ("silence", "stun", "confusion", "fury", "death"):
        coop.give("mob", token)

    coop.play("act 1")

    assert ("H16 P39", "") == (coop.hp("mob"), coop.tokens("mob"))

    gear = scene(
        "1a anvil common\n1e1 tactical_scanner energy=2",
        options=COOP,
        hand="solar_plant",
    )

    assert not any(event.startswith("9.15") for event in gear.play("use e1.1"))


def test_10_29_the_players_win_or_lose_together() -> None:
    won = scene(
        "mob mob_rust_colossus damage=15 protection=0\n1a anvil common\n2a oracle",
        options=COOP,
        fight="1a",
    )
    lost = scene(
        "1a oracle damage=5 protection=0 common\n2a anvil common",
        options=QUEEN,
        fight="2a",
        order=["mob"],
        players={"1": {"kos": 3}},
    )
    late = scene(
        "1a anvil\n2a oracle", options=COOP, fight="2a", order=[], turn="2", round=20
    )

    won.play("act 1")
    lost.play("pass")
    late.play("pass")

    assert ("1 1 by 10.29", "0 0 by 10.29", "0 0 by 10.29") == (
        won.result,
        lost.result,
        late.result,
    )


def test_11_1_nothing_more_is_played_when_one_side_is_left() -> None:
    duel = scene(
        "1a mother_forest energy=2\n2a oracle damage=5 protection=0\n2b anvil",
        fight="1a",
        players={"2": {"kos": 3}},
    )

    said = duel.play("act 1", "target 2a")

    assert not any("2b" in event and event.startswith("7.7") for event in said)
    assert "1 0 by 11.2" == duel.result


def test_11_2_eliminated_team_mates_win_too() -> None:
    team = scene(
        "3a anvil\n2a oracle damage=5 protection=0",
        seats=4,
        turn="3",
        fight="3a",
        players={"1": {"out": True}, "2": {"kos": 3}, "4": {"out": True}},
    )

    said = team.play("act 1")

    assert {"11.2/wins 1", "11.2/wins 3"} <= set(said)
    assert "1 0 1 0 by 11.2" == team.result


def test_11_3_sides_that_fall_together_share_a_draw() -> None:
    duel = scene(
        "1a dream_thief damage=6 protection=0\n2a unshaken_titan damage=7",
        seats=3,
        fight="1a",
        players={"1": {"kos": 3}, "2": {"kos": 3}, "3": {"out": True}},
    )

    duel.play("act 1")

    assert "1/2 1/2 0 by 11.3" == duel.result


def test_11_4_after_the_last_round_the_table_is_judged() -> None:
    table = "1a anvil\n2a anvil damage=1"
    kos = scene(
        table, turn="2", fight="2a", order=[], round=30, players={"1": {"kos": 1}}
    )
    health = scene(table, turn="2", fight="2a", order=[], round=30)
    equal = scene("1a anvil\n2a anvil", turn="2", fight="2a", order=[], round=30)

    for duel in (kos, health, equal):
        assert "11.4/limit 30" in duel.play("pass")

    assert "0 1 by 11.4" == kos.result
    assert "1 0 by 11.4" == health.result
    assert "1/2 1/2 by 11.4" == equal.result


def test_11_5_mixed_is_won_by_the_winner_of_the_last_stage() -> None:
    mixed = scene(
        "1a anvil\n3a oracle damage=5 protection=0",
        seats=3,
        fight="1a",
        options={"mode": "mixed"},
        players={"2": {"side": -1}, "3": {"kos": 3}},
        part=1,
    )

    mixed.play("act 1")

    assert "1 0 0 by 11.5" == mixed.result
