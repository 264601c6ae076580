"""What the view foretells is what the rules then do."""

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.view import SoulView, View
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import CarcosaScene, scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules


def seen(house: CarcosaScene) -> View:
    view = GAME.view(house.state, 0)
    assert isinstance(view, View)
    return view


def souls(house: CarcosaScene) -> dict[str, SoulView]:
    return {soul.id: soul for soul in seen(house).souls}


def test_expected_sanity_counts_the_house_and_the_presence() -> None:
    house = scene(king=1, round=4, souls={"P2": {"node": "F2_R1"}})
    foretold = [soul.expected for soul in seen(house).souls]

    house.run("house", "presence")

    assert [1, 4, 0, 1] == foretold == house.sanities


def test_the_presence_of_all_rounds_is_told() -> None:
    quiet = scene(options={"presence_from_round": 2}, doubled=True)

    assert {"1": 1, "4": 2, "7": 3, "10": 4} == seen(scene()).king.by_round
    assert {"1": 0, "2": 2, "4": 4, "7": 6, "10": 8} == seen(quiet).king.by_round


def test_while_roles_are_chosen_the_first_round_is_foretold() -> None:
    chosen = GAME.set_up({"role_draw": "choose"}, 4)
    state = GAME.new(chosen, 4, Fast(0), Silence())
    view = GAME.view(state, 0)
    assert isinstance(view, View)

    assert ["P1", "P2", "P3", "P4"] == view.order
    assert ("F3", 1, 1) == (
        view.king.floor,
        view.king.presence,
        view.king.next_presence,
    )


def test_expected_sanity_knows_who_suffers_for_whom() -> None:
    tank = {"role": "tank", "sanity": 7, "maximum": 7, "shield": 1, "guard": "P1"}
    house = scene(souls={"P1": {"sanity": 0}, "P2": tank})

    assert [0, 6] == [soul.expected for soul in seen(house).souls[:2]]


def test_expected_sanity_counts_collapses() -> None:
    house = scene(souls={"P1": {"sanity": -4}})

    assert [-5, 3, 1, 2] == [soul.expected for soul in seen(house).souls]


def test_a_banished_king_costs_nothing_and_goes_nowhere() -> None:
    house = scene(king=1, vanish=1)

    assert [3, 4, 2, 3] == [soul.expected for soul in seen(house).souls]
    assert {} == seen(house).king.chances


def test_the_kings_next_floor_is_known_by_its_odds() -> None:
    assert {"F1": 50, "F2": 25, "F3": 25} == seen(scene(king=3)).king.chances
    false_king = scene(king=3, crown="P1")
    assert {"F1": 0, "F2": 50, "F3": 50} == seen(false_king).king.chances


def test_everyone_sees_what_each_soul_could_do() -> None:
    house = scene(
        souls={"P2": {"node": "F2_R3", "limited": True}, "P3": {"skip": True}}
    )
    told = souls(house)

    assert [GAME.table.texts[a] for a in house.state.legal()] == told["P1"].options
    assert ["to F2_R4", "to F2_PAS", "search", "end"] == told["P2"].options
    assert [2, 1, 0] == [told[id].actions for id in ("P1", "P2", "P3")]
    assert [] == told["P3"].options


def test_the_step_of_the_end_of_round_is_told() -> None:
    things = {"items": {"vial": 1, "compass": 1}}
    house = scene(souls={"P1": things})
    assert 0 == seen(house).step

    for _ in range(4):
        house.play("end", rolls=[1, 6, 1, 1, 1])
        if house.asked == "P1":
            break

    assert ("discard", 4) == (seen(house).stage, seen(house).step)


def test_the_slots_left_are_told() -> None:
    laden = scene(souls={"P1": {"items": "vial mask key"}, "P2": {"items": "key"}})

    sheets = souls(laden)

    assert (1, 0) == (sheets["P1"].free_slots, sheets["P1"].free_keys)
    assert (2, 1) == (sheets["P2"].free_slots, sheets["P2"].free_keys)
    assert (-5, 4) == (sheets["P1"].lowest, seen(laden).tales)


def test_the_bill_of_a_move_knows_who_suffers_for_whom() -> None:
    tank = {"role": "tank", "sanity": 7, "maximum": 7, "guard": "P1"}
    house = scene(souls={"P1": {"node": "F1_R1"}, "P2": tank})
    bills = {move.node: move.bill for move in seen(house).moves}

    assert {"F1_R2": 1, "F1_PAS": 0, "F2_R1": 1} == bills


def test_the_tanks_bill_holds_what_it_suffers_for_another() -> None:
    tank = {"sanity": 7, "maximum": 7, "shield": 1, "guard": "P1", "node": "F1_R1"}
    house = scene(roles=("healer", "tank"), active="P2", souls={"P2": tank})
    bills = {move.node: move.bill for move in seen(house).moves}

    assert (0, 1) == (bills["F1_R2"], bills["F1_PAS"])


def test_serenity_is_expected_to_heal_first() -> None:
    serene = {"sanity": 2, "statuses": {"serenity": 2}}

    assert 2 == souls(scene(souls={"P1": serene}))["P1"].expected


def test_a_soul_that_will_lose_its_next_turn_has_this_one() -> None:
    house = scene(souls={"P1": {"skip": True}})

    assert house.legal == souls(house)["P1"].options


def test_a_move_into_the_last_cycle_costs_no_more_at_the_rounds_end() -> None:
    walked = ["F1_R1", "F1_R2", "F1_R1", "F1_R2", "F1_R1"]
    house = scene(souls={"P1": {"node": "F1_R1", "trail": walked}})
    moves = {move.node: (move.loop, move.bill) for move in seen(house).moves}

    assert {"F1_R2": (True, 0), "F1_PAS": (False, 1), "F2_R1": (False, 1)} == moves


def test_while_roles_are_chosen_souls_stand_where_they_will_start() -> None:
    chosen = GAME.set_up({"role_draw": "choose", "start_layout": "spread"}, 4)
    state = GAME.new(chosen, 4, Fast(0), Silence())
    view = GAME.view(state, 0)
    assert isinstance(view, View)

    assert ["F1_PAS", "F2_PAS", "F2_PAS", "F3_PAS"] == [s.node for s in view.souls]
    assert [False, False, True] == [floor.king for floor in view.floors]
    assert ["", "", ""] == [floor.stairs for floor in view.floors]
    assert not view.all_home


def test_a_single_soul_is_not_offered_the_healer() -> None:
    chosen = GAME.set_up({"role_draw": "choose"}, 1)
    view = GAME.view(GAME.new(chosen, 1, Fast(0), Silence()), 0)
    assert isinstance(view, View)

    assert "healer" not in view.roles
