"""HC-1 General and HC-2 Set-up."""

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import CHARACTER, TYPE_IDS
from sobremesa.games.heroes.rules import Heroes, new
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.log import Journal, Silence

from .scene import HeroesScene, cards_of, named, order_of, scene

ACTIONS = ",".join(
    f"3*{card}" for card in ("goad", "war_cry", "heat_burst", "dive_bomb")
)
FEW_CHARACTERS = f"3*solar_plant,{ACTIONS},3*overclock,2*anvil,1*oracle,1*mossback"


def fresh(seats: int = 2, seed: str = "start", **options: object) -> HeroesScene:
    """A match just begun."""
    chosen = GAME.set_up(options, seats)
    state = GAME.new(chosen, seats, Fast(seed), Silence())
    assert isinstance(state, Heroes)
    return HeroesScene(GAME, state)


def test_1_1_a_second_copy_enters_where_its_card_says_so() -> None:
    swarm = scene("1a beta_clone", hand="beta_clone solar_plant")
    plain = scene("1a anvil", hand="anvil solar_plant", players={"1": {"subs_used": 2}})

    assert "beta_clone" in swarm.plays
    assert "anvil" not in plain.plays


def test_1_2_there_are_five_card_types_and_mobs() -> None:
    cards = cards_of()
    found = [TYPE_IDS[type] for type in cards.type]

    counted = {type: found.count(type) for type in TYPE_IDS}

    assert {
        "source": 9,
        "character": 34,
        "action": 28,
        "equipment": 9,
        "event": 11,
        "mob": 4,
    } == counted


def test_1_3_team_mates_are_allies_and_all_others_enemies() -> None:
    team = scene(
        "1a oracle energy=1\n2a anvil\n3a anvil\n4a anvil", fight="1a", seats=4
    )
    attack = scene(
        "1a anvil\n2a anvil\n3a anvil\n4a anvil", fight="1a", seats=4, order=[]
    )

    team.play("act 2")
    attack.play("act 1")

    assert "1a 1d 3a" == team.targets
    assert "2a 4a" == attack.targets


def test_1_4_a_discard_goes_under_its_owners_deck_and_is_shown() -> None:
    duel = scene(
        "1a anvil\n1e1 battery_silo energy=1",
        hand="solar_plant",
        bottoms={"1": "goad"},
    )

    said = duel.play("release e1")

    assert "goad battery_silo" == duel.bottom()
    assert "1.4/bottom 1 battery_silo" in said


def test_1_5_only_knocked_out_characters_leave_the_game() -> None:
    duel = scene(
        "1a anvil\n2a oracle damage=5 protection=0 attached=goad\n2b anvil", fight="1a"
    )

    duel.play("act 1", "target 2a")

    assert ["oracle"] == duel.player("2")["dead"]
    assert "goad" == duel.bottom("2")


def test_1_6_what_cannot_be_done_is_skipped() -> None:
    duel = scene("1a dream_thief energy=1\n2a anvil", fight="1a")

    duel.play("act 2")

    assert ("H6 P0", 0) == (duel.hp("2a"), duel.energy("1a"))


def test_1_7_a_single_option_is_not_asked() -> None:
    duel = scene("1a anvil\n2a anvil", fight="1a")

    said = duel.play("act 1")

    assert "7.7/protection 2a 1" in said
    assert "1d" == duel.order


def test_1_8_ties_begin_with_the_player_in_turn() -> None:
    table = "1a anvil\n2a anvil\n3a anvil"
    options = {"combat_scope": "everyone"}

    first = scene(table, seats=3, turn="1", options=options)
    second = scene(table, seats=3, turn="2", options=options)

    assert "1a 2a 3a" == order_of(first)
    assert "2a 3a 1a" == order_of(second)


def test_1_9_every_player_has_a_field_and_the_battlefield_is_common() -> None:
    duel = scene("1a anvil\n1s1 solar_plant\n1e1 medic_drone\n2a anvil", fight="1a")

    view = GAME.view(duel.state, 0)

    assert "1a" == view.active  # type: ignore[attr-defined]  # a View
    assert {"1a", "1d", "2a"} == set(duel.position["heroes"])


def test_2_1_an_illegal_deck_cannot_start_a_game() -> None:
    options = {"list.1": "3*solar_plant,4*anvil"}

    with pytest.raises(
        OptionError, match=r"HC-12.1: 7 cards.*HC-12.2: 4 copies of anv"
    ):
        GAME.set_up(options, 2)


def test_2_2_the_starting_player_is_drawn_at_random() -> None:
    starts = {fresh(seed=f"{seed}").position["start"] for seed in range(20)}

    assert {"1", "2"} == starts


def test_2_3_everybody_draws_seven_cards() -> None:
    duel = fresh()

    assert [7, 7] == [len(duel.hand(seat).split()) for seat in "12"]
    assert 5 == len(fresh(hand_start=5).hand("1").split())


def test_2_4_a_hand_may_be_drawn_anew_once() -> None:
    duel = fresh(seed="hand")
    seat = duel.seat

    assert ["keep", "mulligan"] == duel.legal

    said = duel.play("mulligan")

    assert f"2.4/mulligan {seat}" in said
    assert 7 == len(duel.hand(seat).split())
    assert seat != duel.seat
    assert "main" == fresh(mulligans=0).stage


def test_2_5_a_hand_without_characters_gets_one() -> None:
    options = {"list.1": FEW_CHARACTERS, "deck_min": 10, "mulligans": 0}
    chosen = GAME.set_up({**options, "hand_start": 3}, 2)
    shown: list[str] = []
    for seed in range(20):
        journal = Journal()
        GAME.new(chosen, 2, Fast(seed), journal)
        shown += [named(GAME, str(event)) for event in journal.events]

    for key in ("2.5/shows 1", "2.5/aside 1", "2.5/joins 1"):
        assert any(event.startswith(key) for event in shown)


def test_2_6_nothing_is_in_play_at_first() -> None:
    position = fresh(mulligans=1).position

    assert ({}, {}, {}, []) == (
        position["heroes"],
        position["plants"],
        position["gear"],
        position["tokens"],
    )
    assert 0 == position["players"]["1"].get("pool", 0)


def test_a_kept_hand_always_holds_a_character() -> None:
    for seed in range(30):
        duel = fresh(seed=f"{seed}", hand_start=3, mulligans=0)
        state = duel.heroes
        cards = state.box.cards
        kinds = [cards.type[cards.ids.index(card)] for card in duel.hand("2").split()]
        placed = [place for place in duel.position["heroes"] if place[0] == "2"]
        assert CHARACTER in kinds or placed


def test_a_match_can_be_made_without_the_front_door() -> None:
    duel = fresh()

    state = new(duel.heroes.box, Fast("again"), Silence())

    assert state.seats == 2
