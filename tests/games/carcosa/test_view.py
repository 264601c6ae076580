"""Who sees what (rulebook sections 2 and 5): all see the same, and all there is."""

from msgspec.structs import replace

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.games.carcosa.view import View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import EVERYONE, SPECTATOR, Silence
from sobremesa.kernel.state import State

from .scene import CarcosaScene, scene


def seen(state: State, eyes: int = 0) -> View:
    view = GAME.view(state, eyes)
    assert isinstance(view, View)
    return view


def test_all_eyes_see_the_same() -> None:
    dice = Fast(3)
    state = GAME.new(GAME.set_up({"preset": "gentle"}, 3), 3, dice, Silence())
    while state.seat >= 0:
        every = seen(state, EVERYONE)
        assert every == seen(state, SPECTATOR)
        for seat in range(3):
            assert every == replace(seen(state, seat), seat="")
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, Silence())


def test_what_nobody_has_seen_is_in_no_state() -> None:
    state = GAME.new(GAME.set_up({}, 2), 2, Fast(1), Silence())
    assert isinstance(state, Carcosa)
    view = seen(state, EVERYONE)

    rooms = [room for floor in view.floors for room in floor.rooms]
    assert [9] * 12 == [sum(room.unseen.values()) for room in rooms]
    assert {"", "hidden"} == {room.special for room in rooms}
    assert 13 == view.merchant.size == sum(view.merchant.unseen.values())


def test_the_marks_of_a_turn_are_public() -> None:
    tank = scene(roles=("tank", "scout"), souls={"P1": {"items": "key"}})

    tank.play("guard P2", "give key P2", "to F1_R1", rolls=[1] * 20)

    assert (["move", "guard"], 1, 0) == marks(tank)


def marks(house: CarcosaScene) -> tuple[list[str], int, int]:
    view = seen(house.state)
    return view.used, view.trades, view.transfers


def test_drinking_and_storing_leave_a_mark() -> None:
    house = scene(
        souls={"P1": {"node": "F1_R1", "items": "vial"}, "P2": {"node": "F2_R1"}},
        specials={"F1_R1": "armory", "F2_R1": "tavern"},
    )

    house.play("store vial")
    assert ([], 0, 1) == marks(house)

    drinker = scene(
        souls={"P1": {"node": "F2_R1"}}, specials={"F2_R1": "tavern"}, active="P1"
    )
    drinker.play("tavern")
    assert (["tavern"], 0, 0) == marks(drinker)


def test_the_round_of_the_crown_is_public() -> None:
    house = scene(souls={"P1": {"node": "F3_PAS", "items": "key"}}, round=5)
    assert 0 == seen(house.state).crown_round

    house.play("crown")

    assert 5 == seen(house.state).crown_round
