"""Positions of Heroes: what loads, what does not, and what a seat may see of it."""

from typing import Any

import msgspec
import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.view import View, view
from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import PositionError
from sobremesa.kernel.log import Silence

from .scene import scene


def midgame(seats: int = 2, moves: int = 60, **options: object) -> Heroes:
    chosen = GAME.set_up(options, seats)
    dice = Fast("midgame")
    state = GAME.new(chosen, seats, dice, Silence())
    for _ in range(moves):
        state.apply(dice.pick(state.legal()), dice, Silence())
    assert isinstance(state, Heroes)
    return state


def problems(**changes: Any) -> list[str]:
    fields = {**GAME.dump(midgame()), **changes}
    return GAME.problems({}, 2, fields)


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_position_round_trips(seats: int) -> None:
    state = midgame(seats, 20)

    text = position.write(GAME, {}, state)
    _, chosen, loaded = position.read(text, lambda _: GAME)

    assert text == position.write(GAME, chosen, loaded)
    assert state.legal() == loaded.legal()


def test_a_sound_position_has_no_problems() -> None:
    assert [] == problems()


def test_unknown_names_are_told_all_at_once() -> None:
    found = problems(stage="siesta", turn="9", event="picnic", invoker="1")

    assert {
        "there is no stage 'siesta'",
        "there is no seat '9'",
        "there is no Event 'picnic'",
    } <= set(found)


def test_a_card_must_lie_where_its_type_can() -> None:
    found = problems(heroes={"1a": {"card": "goad", "protection": 0}}, tokens=[])

    assert "there is no Character 'goad'" in found


def test_cards_must_add_up_to_the_deck() -> None:
    players = GAME.dump(midgame())["players"]
    players["1"]["hand"] = {**players["1"].get("hand", {}), "goad": 3}

    assert any(
        "goad in all, the deck has" in told for told in problems(players=players)
    )


def test_numbers_have_bounds() -> None:
    players = GAME.dump(midgame())["players"]
    players["2"]["pool"] = -1
    players["1"]["subs_used"] = 7

    assert [
        "subs_used of 1 is 7, it must be 0 to 2",
        "pool of 2 is -1, it must be 0 to 10000",
    ] == sorted(problems(players=players), reverse=True)


def test_energy_above_the_limit_is_a_problem() -> None:
    duel = scene("1a anvil energy=9")

    found = GAME.problems({}, 2, duel.position)

    assert "1a has 9 energy, its limit is 4 (HC-4.5)" in found


def test_the_question_must_fit() -> None:
    assert ["stage place does not fit the card being played"] == problems(
        stage="place", seat="1", turn="1"
    )


def test_a_broken_position_is_refused_with_all_its_faults() -> None:
    text = position.write(GAME, {}, midgame()).replace('"round":', '"rounds":')

    with pytest.raises(PositionError, match="round"):
        position.read(text, lambda _: GAME)


def test_a_view_shows_only_the_viewers_hand() -> None:
    state = midgame(3)

    for seat in range(-1, 3):
        hands = [player.hand is not None for player in view(state, seat).players]
        assert [at == seat for at in range(3)] == hands


def test_own_lists_are_hidden_and_prebuilt_decks_are_known() -> None:
    deck = "3*solar_plant,3*wind_farm,2*anvil,2*oracle,2*mossback,3*goad,3*war_cry,"
    deck += "3*power_slam,3*arcane_bolt,3*overclock,3*healing_factor"
    closed = midgame(2, 0, **{"list.2": deck})
    opened = midgame(2, 0, **{"list.2": deck, "open_decklists": True})

    assert [True, False] == [p.decklist is not None for p in view(closed, 0).players]
    assert [True, True] == [p.decklist is not None for p in view(closed, 1).players]
    assert [True, True] == [p.decklist is not None for p in view(opened, 0).players]


def test_a_view_tells_the_sum_behind_a_speed_and_when_tokens_lapse() -> None:
    duel = scene("1a kestrel_scout tokens=agility,agility,~burn\n1b storm_falcon")

    hero = look(duel.state).players[0].team[0].hero
    assert hero is not None

    assert (11, 8, 2, 0, 1) == (
        hero.speed.total,
        hero.speed.printed,
        hero.speed.tokens,
        hero.speed.burn,
        hero.speed.auras,
    )
    assert [1, 2, 2] == [token.lapses_in for token in hero.tokens]
    assert [True, True, False] == [token.in_force for token in hero.tokens]


def test_a_view_tells_why_an_action_or_a_target_is_barred() -> None:
    duel = scene(
        "1a kestrel_scout tokens=silence attached=dive_bomb\n"
        "2a anvil tokens=taunt\n2b oracle tokens=invisible\n2c mossback",
        fight="1a",
    )

    seen = look(duel.state)
    hero = seen.players[0].team[0].hero
    assert hero is not None

    assert ["", "6.6"] == [action.why_not for action in hero.actions]
    assert ["8.22"] == [action.why_not for action in hero.cards]
    assert {"2b": "8.21", "2c": "8.18"} == {b.place: b.rule for b in seen.blocked}


def test_a_view_foretells_what_a_target_would_lose() -> None:
    duel = scene(
        """
        1a quake_fist energy=2
        2a anvil shield=1
        2b oracle damage=4 protection=0
        2c mirage_runner tokens=evasion
        2d hex_weaver perception=1
        """,
        fight="1a",
    )
    duel.play("act 2")  # 4 damage to an enemy
    told = {
        one.place: (one.shield, one.protection, one.health, one.falls, one.stopped)
        for one in look(duel.state).forecast
    }
    assert told == {
        "2a": (1, 2, 1, False, ""),
        "2b": (0, 0, 4, True, ""),
        "2c": (0, 0, 0, False, "6.11"),
        "2d": (0, 0, 0, False, "7.4"),
    }
    assert duel.hp("2a") == "H6 P2 S1"
    duel.play("target 2a")
    assert duel.hp("2a") == "H5 P0"
    assert look(duel.state).forecast == []


def test_a_view_tells_what_the_mob_does_next() -> None:
    coop = scene("1a anvil common", options={"mode": "challengers"}, row=1)

    mob = look(coop.state).mob
    assert mob is not None

    assert ["mob_rust_colossus-2", "mob_rust_colossus-3"] == mob.next_row
    assert ["1a"] == mob.possible_targets


def look(state: Any) -> View:
    """Seat 1's view; it can be written as JSON."""
    seen = view(state, 0)
    assert msgspec.json.encode(seen)
    return seen


def test_a_view_shows_no_speed_below_zero() -> None:
    tokens = ",".join(["slowness"] * 12)
    duel = scene(f"1a kestrel_scout tokens={tokens}\n1b storm_falcon")

    hero = look(duel.state).players[0].team[0].hero
    assert hero is not None

    assert (0, 8, -12) == (hero.speed.total, hero.speed.printed, hero.speed.tokens)
