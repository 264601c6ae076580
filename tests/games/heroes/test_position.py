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
from sobremesa.kernel.log import EVERYONE, Silence
from sobremesa.kernel.reason import Reason

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

    told = [one.partition(", there are ")[0] for one in found]
    assert [
        "stage: there is no stage 'siesta'",
        "turn: there is no seat '9'",
        "event: there is no Event 'picnic'",
    ] == told


def test_a_card_must_lie_where_its_type_can() -> None:
    found = problems(heroes={"1a": {"card": "goad", "protection": 0}}, tokens=[])

    assert any("heroes.1a.card: there is no Character 'goad'" in one for one in found)


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
        "players.1.subs_used is 7, it must be 0 to 2",
        "players.2.pool is -1, it must be 0 to 10000",
    ] == problems(players=players)


def test_what_is_used_or_turned_has_bounds() -> None:
    hero = {"card": "anvil", "protection": 0}
    gear = {"card": "medic_drone", "energy": 1}

    assert [
        "heroes.1a.used has ['1', '1'], it takes each once",
        "gear.1e1.used.0 is 0, it must be 1 to 2",
    ] == problems(
        heroes={"1a": {**hero, "used": ["1", "1"]}},
        gear={"1e1": {**gear, "used": [0]}},
        tokens=[],
    )
    assert ["turned of 1a is 45, it must be 0, -45 or 90"] == problems(
        heroes={"1a": {**hero, "turned": 45}}, gear={}, tokens=[]
    )


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


@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_is_hidden_from_everyones_eyes(seats: int) -> None:
    state = midgame(seats, 45)

    seen = view(state, EVERYONE)
    players = GAME.dump(state)["players"]

    for player in seen.players:
        told = players[player.id]
        assert told.get("hand", {}) == player.hand
        assert told.get("deck", {}) == player.deck
        assert player.deck_size == sum(told.get("deck", {}).values()) + len(
            player.bottom
        )
        assert player.decklist is not None
    hidden = [
        player.deck for seat in range(seats) for player in view(state, seat).players
    ]
    assert not any(hidden)


def test_own_lists_are_seen_by_everyones_eyes() -> None:
    deck = "3*solar_plant,3*wind_farm,2*anvil,2*oracle,2*mossback,3*goad,3*war_cry,"
    deck += "3*power_slam,3*arcane_bolt,3*overclock,3*healing_factor"
    state = midgame(2, 0, **{"list.2": deck})

    seen = view(state, EVERYONE)

    assert 3 == (seen.players[1].decklist or {})["goad"]
    assert all(player.shown == {} for player in seen.players)


def test_which_card_was_drawn_last_is_its_owners_to_see() -> None:
    state = midgame(2, 0)
    last = GAME.kinds["card"][state.field.last[0]]

    assert [last, ""] == [player.last_drawn for player in view(state, 0).players]
    assert ["", ""] == [player.last_drawn for player in view(state, -1).players]
    assert "" == view(midgame(2, 30), 0).players[0].last_drawn


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

    assert [[], ["6.6"]] == [rules(action.why_not) for action in hero.actions]
    assert [["8.22", "6.6"]] == [rules(action.why_not) for action in hero.cards]
    assert {"2b": ["8.21", "8.18"], "2c": ["8.18"]} == {
        blocked.place: rules(blocked.reasons) for blocked in seen.blocked
    }


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
        one.place: (
            one.shield.most,
            one.protection.most,
            one.health.most,
            one.falls,
            one.stopped,
        )
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


def rules(reasons: list[Reason]) -> list[str]:
    return [reason.rule for reason in reasons]


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
