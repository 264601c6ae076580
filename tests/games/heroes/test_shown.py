"""Cards of a hand that were shown are remembered (HC-2.5, 9.15)."""

import msgspec

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.view import View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import HeroesScene, scene

SCANNED = "1a anvil\n2a anvil\n1e1 tactical_scanner energy=2"
DECK = {"heat_burst": 20, "goad": 5, "war_cry": 5}


def scan(hand: str = "goad war_cry") -> HeroesScene:
    """Seat 1 has seen the hand of seat 2."""
    duel = scene(SCANNED, hands={"2": hand}, decks={"1": DECK, "2": DECK})
    duel.play("use e1.1")
    return duel


def shown(duel: HeroesScene, eyes: int, seat: int = 1) -> dict[str, int]:
    seen = GAME.view(duel.heroes, eyes)
    assert isinstance(seen, View)
    return seen.players[seat].shown


def hands(duel: HeroesScene, eyes: int, seat: str = "2") -> list[dict[str, int]]:
    """That these eyes could believe in."""
    found = []
    for seed in range(12):
        twin = GAME.redeal(duel.heroes, eyes, Fast(seed))
        assert GAME.view(twin, eyes) == GAME.view(duel.heroes, eyes)
        found.append(GAME.dump(twin)["players"][seat].get("hand", {}))
    return found


def test_9_15_who_was_shown_a_hand_believes_in_no_other() -> None:
    duel = scan()

    assert {"goad": 1, "war_cry": 1} == shown(duel, 0)
    assert all(hand == {"goad": 1, "war_cry": 1} for hand in hands(duel, 0))


def test_9_15_onlookers_are_not_shown_it() -> None:
    duel = scan()

    assert {} == shown(duel, -1)
    assert any(hand != {"goad": 1, "war_cry": 1} for hand in hands(duel, -1))


def test_9_15_a_card_drawn_later_is_not_known() -> None:
    duel = scan()
    duel.pass_turn()

    assert {"goad": 1, "war_cry": 1} == shown(duel, 0)
    believed = hands(duel, 0)
    assert all(hand["goad"] >= 1 and hand["war_cry"] >= 1 for hand in believed)
    assert all(sum(hand.values()) == 4 for hand in believed)
    assert len({str(hand) for hand in believed}) > 1


def test_9_15_a_card_that_is_played_is_known_no_more() -> None:
    duel = scan("wind_farm wind_farm")
    duel.pass_turn()
    duel.play("play wind_farm")

    assert {"wind_farm": 1} == shown(duel, 0)


def test_9_15_a_second_look_takes_the_place_of_the_first() -> None:
    duel = scan("goad goad")
    for _ in range(4):
        duel.pass_turn()
    duel.play("use e1.1")

    assert duel.player("2")["hand"] == shown(duel, 0)
    assert 2 < sum(shown(duel, 0).values())


def test_2_5_a_hand_shown_in_the_set_up_is_known_to_all() -> None:
    few = "1*anvil,1*oracle,1*pyro_tech,1*null_agent,3*goad,3*war_cry"
    options = {"list.2": few, "deck_min": 10, "mulligans": 0, "hand_start": 3}
    chosen = GAME.set_up(options, 3)
    for seed in range(40):
        state = GAME.new(chosen, 3, Fast(seed), Silence())
        assert isinstance(state, Heroes)
        duel = HeroesScene(GAME, state)
        known = shown(duel, -1)
        if known:
            break

    assert known == shown(duel, 0) == shown(duel, 2)
    assert 3 == sum(known.values())
    assert {} == shown(duel, 1)
    assert all(
        all(hand[card] >= copies for card, copies in known.items())
        for hand in hands(duel, 2)
    )


def test_what_others_were_shown_is_not_in_a_belief() -> None:
    arena = scene(
        "1a anvil\n2a anvil\n3a anvil\n1e1 tactical_scanner energy=2",
        seats=3,
        hands={"2": "goad war_cry"},
        decks={"2": DECK},
    )
    arena.play("use e1.1", "player 2")
    twin = GAME.dump(GAME.redeal(arena.heroes, 2, Fast(1)))

    assert {"1": {"goad": 1, "war_cry": 1}} == arena.player("2")["shown"]
    assert "shown" not in twin["players"]["2"]


def test_a_position_cannot_tell_of_cards_that_are_not_in_the_hand() -> None:
    duel = scan()
    raw = msgspec.json.decode(msgspec.json.encode(duel.position))
    raw["players"]["2"]["shown"] = {"1": {"goad": 2}, "2": {"goad": 1}, "9": {}}

    wrong = GAME.problems(GAME.set_up({}, 2), 2, raw)
    assert any("'9'" in line for line in wrong)
    del raw["players"]["2"]["shown"]["9"]
    wrong = GAME.problems(GAME.set_up({}, 2), 2, raw)
    assert any("goad of 2 shown to 1" in line for line in wrong)
    assert any("goad of 2 shown to 2" in line for line in wrong)
