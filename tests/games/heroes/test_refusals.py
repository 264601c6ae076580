"""A refusal is the condition that failed: of every action, at every question."""

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.view import view
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.testing import check_answers, check_reasons

from .scene import scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"preset": "quick"}),
    (2, {"preset": "melee"}),
    (2, {"preset": "strict"}),
    (2, {"event_replace": False, "team_size": 3, "max_sources": 2, "attach_max": 1}),
    (2, {"equipment_max": 1, "unique_scope": "name", "energy_limit": 1}),
    (1, {"mode": "challengers"}),
    (2, {"mode": "challengers", "common_slots": 1}),
    (3, {"mode": "arena"}),
    (4, {"mode": "teams"}),
    (3, {"mode": "mixed"}),
    (5, {"mode": "mixed"}),
    (6, {"mode": "teams", "team_count": 3}),
]
EVERY = 9  # decisions of which one is looked at


def decisions(seats: int, options: dict[str, Any], seed: int) -> Iterator[Heroes]:
    """Some of the questions of a random match."""
    dice = Fast(seed)
    state = GAME.new(GAME.set_up(options, seats), seats, dice, Silence())
    assert isinstance(state, Heroes)
    asked: dict[int, int] = {}
    while state.seat >= 0:
        asked[state.stage] = asked.get(state.stage, -1) + 1
        if asked[state.stage] % EVERY == seed % EVERY:
            yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, Silence())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_not_legal_is_refused_and_nothing_else(
    seats: int, options: dict[str, Any]
) -> None:
    everything = range(len(GAME.table))
    for seed in range(2):
        for state in decisions(seats, options, seed):
            check_reasons(GAME, check_answers(GAME, state, everything))


def test_all_that_is_wrong_with_a_source_is_told() -> None:
    duel = scene(
        "1a anvil\n1s1 solar_plant\n1s2 wind_farm\n1s3 wind_farm\n1s4 wind_farm",
        hand="storm_dynamo",
        players={"1": {"sources": 1, "pool": 1}},
    )

    assert [
        "5.1 sources have=1 most=1",
        "5.1 plants have=4 most=4",
        "5.3 pool have=1 need=2",
    ] == duel.refused("play storm_dynamo")
    assert [
        "3.5 unheld card=living_planet",
        "5.1 sources have=1 most=1",
    ] == duel.refused("play living_planet")


def test_a_verb_that_answers_another_question_names_the_one_asked() -> None:
    duel = scene("1a anvil", hand="goad")

    assert ["3.5 question"] == duel.refused("pass")


def test_a_discard_is_asked_for_by_one_of_two_rules() -> None:
    full = scene("1a anvil", hand="goad war_cry " * 5)
    full.play("done", "pass")
    spiked = scene(
        "1a hex_weaver energy=2 attached=psychic_spike\n2a anvil",
        hands={"2": "goad war_cry"},
        fight="1a",
    )
    spiked.play("card 1")

    assert ["3.8 question"] == full.refused("done")
    assert ["3.8 unheld card=anvil"] == full.refused("discard anvil")
    assert ["9.14 question"] == spiked.refused("done")
    assert ["9.14 unheld card=anvil"] == spiked.refused("discard anvil")


def test_a_character_that_fits_nowhere_says_why_at_each_position() -> None:
    duel = scene(
        "1a swift_strelitzia\n1b oracle placed\n1c beta_clone\n1d anvil",
        hand="swift_strelitzia dream_thief",
        players={"1": {"entries_free": 4, "subs_used": 2, "characters": 1}},
    )

    assert [
        "5.6 placements have=1 most=1",
        "5.7 substitutions have=2 most=2",
        "5.10 namesake card=oracle place=1b",
        "5.8 placed card=oracle place=1b",
    ] == duel.refused("play dream_thief")


def test_all_that_keeps_an_action_from_use_is_told() -> None:
    duel = scene(
        "1a kestrel_scout tokens=silence,stun attached=dive_bomb used=c1\n2a anvil",
        fight="1a",
    )

    assert [
        "6.4 used move=dive_bomb",
        "8.23 stunned card=kestrel_scout place=1a",
        "8.22 silenced card=kestrel_scout place=1a",
        "6.6 energy card=kestrel_scout place=1a have=0 need=2",
    ] == duel.refused("card 1")
    assert ["6.3 active card=kestrel_scout place=1a"] == duel.refused("passive d")


def test_who_cannot_be_chosen_and_who_must() -> None:
    duel = scene(
        "1a anvil\n2a mossback tokens=taunt\n2b quake_fist tokens=taunt\n"
        "2c oracle tokens=invisible",
        fight="1a",
    )
    duel.play("act 1")

    taunting = [
        "8.18 taunts card=mossback place=2a",
        "8.18 taunts card=quake_fist place=2b",
    ]
    assert ["8.21 unseen card=oracle place=2c", *taunting] == duel.refused("target 2c")
    assert ["1.3 friend card=anvil place=1a"] == duel.refused("target 1a")
    assert ["9.2 a_character"] == duel.refused("target 2e1")


def test_fury_refuses_to_pass() -> None:
    duel = scene("1a anvil energy=1 tokens=fury\n2a anvil", fight="1a")

    fury = "8.25 fury card=anvil place=1a"
    assert [fury] == duel.refused("pass")
    assert [fury] == duel.refused("act 2")


def test_forced_placement_comes_with_all_else_that_is_wrong() -> None:
    duel = scene(
        hand="anvil oracle goad",
        players={"1": {"empty": True, "entries_free": 3, "kos": 3}},
    )

    assert ["3.6 forced"] == duel.refused("done")
    assert ["3.6 forced", "5.13 no_team_of_yours"] == duel.refused("play goad")


def test_an_equipment_without_an_object_is_refused() -> None:
    duel = scene("1a anvil\n1e1 signal_jammer energy=1")

    assert ["9.3 no_foreign_gear"] == duel.refused("use e1.2")


def test_the_common_team_has_room_for_so_many() -> None:
    coop = scene(
        "1a anvil common\n1b oracle",
        options={"mode": "challengers", "common_slots": 1},
    )

    assert ["10.21 common have=1 most=1"] == coop.refused("relocate b")
    assert ["10.21 no_common"] == scene("1a anvil").refused("relocate a")


def test_who_is_no_opponent_to_choose() -> None:
    arena = scene(
        "1a oracle\n2a anvil\n4a anvil",
        seats=6,
        options={"mode": "teams", "team_count": 3},
        players={"3": {"empty": True}, "5": {"out": True, "kos": 4}},
    )
    arena.play("passive a")

    assert ["7.15 out seat=5"] == arena.refused("player 5")
    assert ["1.3 same_side seat=4"] == arena.refused("player 4")
    assert [] == arena.refused("player 3")


def test_an_opponent_without_a_team_is_no_aim_for_a_team() -> None:
    arena = scene(
        "1a quake_fist energy=3\n2a anvil\n4a anvil",
        seats=4,
        options={"mode": "arena"},
        players={"3": {"empty": True}},
        fight="1a",
    )
    arena.play("act 3")

    assert ["9.4 no_characters seat=3"] == arena.refused("player 3")
    assert ["1.3 absent seat=6"] == arena.refused("player 6")


def test_the_object_of_a_first_step_may_be_lacking() -> None:
    duel = scene(
        "1a anvil energy=1 attached=public_denial,second_wind\n"
        "2a oracle tokens=invisible",
        fight="1a",
        order=[],
    )

    assert ["9.3 no_event"] == duel.refused("card 1")
    assert ["9.3 no_other"] == duel.refused("card 2")
    assert ["8.21 unseen card=oracle place=2a"] == duel.refused("act 1")


def test_a_view_tells_what_a_refusal_would() -> None:
    for state in decisions(2, {}, 3):
        seen = view(state, 0)
        for player in seen.players:
            for gear in player.gear:
                for action in gear.actions:
                    mine = player.id == seen.turn and seen.stage == "main"
                    text = GAME.table.number(f"use {action.number}")
                    told = GAME.refusals(state, text) if mine else []
                    assert told == action.why_not
            for spot in player.team:
                if spot.hero and seen.stage == "combat" and spot.id == seen.active:
                    for action in spot.hero.actions:
                        text = GAME.table.number(f"act {action.number}")
                        assert GAME.refusals(state, text) == action.why_not
