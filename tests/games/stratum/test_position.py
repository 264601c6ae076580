"""Positions: what loads, and all that can be wrong with what does not."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.actions import STAGE_IDS
from sobremesa.kernel import position
from sobremesa.kernel.errors import PositionError

from .scene import StratumScene, scene

Fields = dict[str, Any]


def base() -> Fields:
    """S holds plants and may attach; a plant, a rabid herbivore, two mushrooms."""
    table = "S1: P1; F1: H2[rabies@3]; F2: m4; Y1: m5; M#6"
    return scene(table, hand="hibernation").position


def problems(fields: Fields, **options: object) -> list[str]:
    return GAME.problems(GAME.set_up(options, 4), 4, fields)


def test_a_good_position_has_no_problems() -> None:
    assert [] == problems(base())


def test_a_position_is_the_state_again() -> None:
    fields = base()

    state = GAME.load({}, 4, fields)

    assert fields == GAME.dump(state)


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("seat", "Q", "seat 'Q'"),
        ("stage", "lunch", "stage 'lunch'"),
        ("card", "joker", "card 'joker'"),
        ("taken", ["Z9"], "space 'Z9'"),
        ("target", "Z9", "target 'Z9'"),
        ("target", "S1 crown", "target 'S1 crown'"),
        ("constructions", {"Q": 1}, "territory 'Q'"),
        ("hands", {"Q": {}}, "seat 'Q'"),
        ("decks", {"S": {"joker": 1}}, "card 'joker'"),
        ("discards", {"S": {"joker": 1}}, "card 'joker'"),
    ],
)
def test_unknown_names_are_found(field: str, value: object, name: str) -> None:
    (found,) = problems({**base(), field: value})

    assert re.match(rf"{field}\b.*: there is no {name}, there are ", found)


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("kind", "fern", "thing 'fern'"),
        ("space", "S6", "space 'S6'"),
        ("origin", "Q", "origin 'Q'"),
        ("attachment", "crown", "attachment 'crown'"),
    ],
)
def test_unknown_names_of_things_are_found(field: str, value: str, name: str) -> None:
    fields = base()
    fields["things"][0][field] = value

    (found,) = problems(fields)

    assert found.startswith(f"things.0.{field}: there is no {name}, there are ")


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("round", 0, "round is 0, it must be 1 to 40"),
        ("round", 41, "round is 41, it must be 1 to 40"),
        ("actions_left", 3, "actions_left is 3, it must be 0 to 2"),
        ("exclusives_used", 3, "exclusives_used is 3, it must be 0 to 2"),
        ("round_start", 7, "round_start is 7, it must be 0 to 6"),
        ("growths", 7, "growths is 7, it must be 0 to 6"),
        ("growths", -1, "growths is -1, it must be 0 to 2147483647"),
        ("winners", 16, "winners is 16, it must be 0 to 15"),
    ],
)
def test_numbers_out_of_range_are_found(field: str, value: int, problem: str) -> None:
    assert problem in problems({**base(), field: value})


def test_a_clock_no_machine_integer_holds_is_found() -> None:
    assert any("clock" in problem for problem in problems({**base(), "clock": 2**63}))


@pytest.mark.parametrize("pile", ["hands", "decks", "discards"])
def test_negative_counts_are_found(pile: str) -> None:
    fields = base()
    fields[pile]["Y"]["ivy"] = -1

    assert f"{pile}.Y.ivy is -1, it must be 0 to 1000000" in problems(fields)


def test_a_hand_too_big_is_found() -> None:
    fields = base()
    fields["decks"]["S"]["plant"] -= 1
    fields["hands"]["S"]["plant"] += 1

    assert ["the hand of S has 6 cards, hand_size is 5 (ST-13.2)"] == problems(fields)
    assert [] == problems(fields, hand_size=6)


@pytest.mark.parametrize(("seat", "winners"), [("S", 1), ("", 0)])
def test_someone_decides_or_someone_has_won(seat: str, winners: int) -> None:
    fields = {**base(), "seat": seat, "winners": winners}

    assert ["a match has either a seat to decide or winners"] == problems(fields)


def row(kind: str, space: str, stamp: int, **more: object) -> Fields:
    return {"kind": kind, "space": space, "stamp": stamp, **more}


@pytest.mark.parametrize(
    ("things", "problem"),
    [
        (
            [row("plant", "S1", 3), row("plant", "S2", 2)],
            "things must stand in order of their stamps (ST-1.6)",
        ),
        (
            [row("plant", "S1", 2), row("plant", "S2", 2)],
            "a stamp is given twice (ST-1.6)",
        ),
        ([row("plant", "S1", 6)], "a stamp is given twice (ST-1.6)"),  # M's building
        ([row("plant", "S1", 7)], "stamps must be 1 to the clock, 6 (ST-1.6)"),
        ([row("plant", "S1", 0)], "stamps must be 1 to the clock, 6 (ST-1.6)"),
        (
            [row("plant", "S1", 1), row("herbivore", "S1", 2)],
            "the pile in S1 mixes kinds (ST-1.5)",
        ),
        (
            [row("plant", "S1", 1, attachment="rabies", attached=2)],
            "rabies cannot lie on a plant (ST-7)",
        ),
        (
            [row("mushroom", "S1", 1, attachment="weed", attached=2)],
            "weed cannot lie on a mushroom (ST-7)",
        ),
        ([row("plant", "S1", 1, attached=2)], "plant 1 has a stamp of no attachment"),
        (
            [row("herbivore", "S1", 2, attachment="rabies", attached=1)],
            "rabies was attached at 1, before herbivore 2 came (ST-6.1)",
        ),
        (
            [row("macrofungus", "S1", 1, origin="F")],
            "a macrofungus is always from the supply (ST-1.7)",
        ),
    ],
)
def test_things_that_cannot_lie_so_are_found(
    things: list[Fields], problem: str
) -> None:
    assert problem in problems({**base(), "things": things})


def test_fungi_share_a_pile_with_any_kind() -> None:
    rows = [
        row("macrofungus", "S1", 1),
        row("mushroom", "S1", 2),
        row("plant", "S1", 3),
    ]
    fields = base()
    fields["decks"]["S"]["rabies"] += 1  # it lies on no herbivore now

    assert [] == problems({**fields, "things": rows})


def test_a_space_outside_a_small_territory_is_found() -> None:
    fields = scene("S4: P1").position

    problem = "there is no space S4: territories have 3"
    assert [problem] == problems(fields, spaces_per_territory=3)
    assert [] == problems(fields, spaces_per_territory=4)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"origin": "S"}, "S has 8 plant in all, its deck has 7 (ST-13.4)"),
        (
            {"attachment": "weed", "attached": 7},
            "Y has 7 weed in all, its deck has 6 (ST-13.4)",
        ),
    ],
)
def test_cards_that_do_not_add_up_are_found(change: Fields, problem: str) -> None:
    fields = {**base(), "clock": 7}
    fields["things"][0] |= change

    assert [problem] == problems(fields)


def test_cards_of_another_deck_are_found() -> None:
    fields = base()
    fields["discards"]["S"]["arson"] = 1

    assert ["S has 1 arson in all, its deck has 0 (ST-13.4)"] == problems(fields)


def test_the_card_being_played_is_counted() -> None:
    play = scene("S1: H1", hand="rabies")
    play.play("play rabies")
    fields = play.position
    assert [] == problems(fields)

    fields["card"] = "predator"

    assert [
        "S has 1 rabies in all, its deck has 2 (ST-13.4)",
        "S has 6 predator in all, its deck has 5 (ST-13.4)",
    ] == problems(fields)


def test_a_bag_needs_no_sum() -> None:
    play = scene("S1: H1[rabies@2]", options={"deck_mode": "bag"})

    assert [] == problems(play.position, deck_mode="bag")


@pytest.mark.parametrize("pile", ["decks", "discards"])
def test_cards_beside_a_bag_are_found(pile: str) -> None:
    fields = scene("S1: H1", options={"deck_mode": "bag"}).position
    fields[pile]["S"]["plant"] = 1

    assert [] != problems(fields, deck_mode="bag")


def test_a_hand_that_no_bag_gives_is_found() -> None:
    fields = scene("S1: H1", options={"deck_mode": "bag"}).position
    fields["hands"]["S"] = {"arson": 5}

    assert [] != problems(fields, deck_mode="bag")


def asked(play: StratumScene, *texts: str) -> Fields:
    play.play(*texts)
    assert [] == problems(play.position)
    return play.position


def pending_move() -> Fields:
    play = scene("S1: H1; S2: P2; S3: C3[omnivore@4]", hand="migration")
    return asked(play, "play migration", "card S1")


def pending_macrofungus() -> Fields:
    play = scene("S1: m1; S2: m2; S3: m3 m4", seat="F")
    return asked(play, "macrofungus", "at S1")


@pytest.mark.parametrize(
    ("asking", "change", "word"),
    [
        (base, {"stage": "place"}, "place"),
        (base, {"stage": "target_territory"}, "target_territory"),
        (base, {"target": "S1"}, "target"),
        (base, {"taken": ["F2"]}, "taken"),
        (base, {"stage": "macro_food"}, "macro_food"),
        (base, {"actions_left": 0}, "action left"),
        (pending_move, {"stage": "action"}, "action"),
        (pending_move, {"stage": "place"}, "place"),
        (pending_move, {"target": ""}, "target"),
        (pending_move, {"stage": "target_card"}, "target"),
        (pending_macrofungus, {"taken": []}, "taken"),
    ],
)
def test_a_stage_that_does_not_fit_is_found(
    asking: Callable[[], Fields], change: Fields, word: str
) -> None:
    found = problems({**asking(), **change})

    assert any(word in problem for problem in found), found


@pytest.mark.parametrize("target", ["S2", "S4", "S1 rabies", "S3", "F1"])
def test_a_target_that_cannot_be_chosen_is_found(target: str) -> None:
    assert [] != problems({**pending_move(), "target": target})


@pytest.mark.parametrize(
    "taken", [["F1"], ["S1", "S1"], ["S1", "S2", "S3"], ["S1", "S2", "S3", "S3"]]
)
def test_mushrooms_that_cannot_have_been_taken_are_found(taken: list[str]) -> None:
    assert [] != problems({**pending_macrofungus(), "taken": taken})


@pytest.mark.parametrize("seat", ["S", "M"])
def test_only_fungaloth_is_asked_for_mushrooms(seat: str) -> None:
    assert [] != problems({**pending_macrofungus(), "seat": seat})


def test_too_few_mushrooms_for_a_macrofungus_are_found() -> None:
    fields = scene("S1: m1; S2: m2", seat="F").position

    assert [] != problems({**fields, "stage": "macro_site"})


def test_a_price_that_nothing_asks_for_is_found() -> None:
    fields = scene("S1: P1 P2", seat="M").position

    assert [] != problems({**fields, "stage": "exclusive_cost"})


def test_a_price_of_a_seat_without_exclusive_action_is_found() -> None:
    fields = scene("", options={"exclusive_costs_card": True}).position
    fields |= {"stage": "exclusive_cost", "exclusives_used": 1}

    assert [] != problems(fields, exclusive_costs_card=True)
    assert [] == problems({**fields, "seat": "M"}, exclusive_costs_card=True)


def test_a_macrofungus_too_many_for_a_turn_is_found() -> None:
    fields = {**pending_macrofungus(), "actions_left": 1, "exclusives_used": 1}

    assert [] == problems(fields)
    assert [] != problems(fields, exclusive_per_turn=1)


def test_a_target_of_no_card_is_found_with_a_bag_too() -> None:
    play = scene("S1: H1", hand="migration", options={"deck_mode": "bag"})
    play.play("play migration", "card S1")

    assert [] == problems(play.position, deck_mode="bag")
    assert [] != problems({**play.position, "card": ""}, deck_mode="bag")


@pytest.mark.parametrize(
    "used",
    [{"population_used": True}, {"influence_used": True}, {"exclusives_used": 1}],
)
def test_more_uses_than_actions_of_a_turn_are_found(used: Fields) -> None:
    fields = {**scene("", seat="F").position, **used}

    assert [] == problems({**fields, "actions_left": 1})
    assert [] != problems(fields)


def test_a_question_without_answer_is_found() -> None:
    fields = scene("", hands={"F": ""}).position

    assert ["F has no legal answer at action (ST-4.8)"] == problems(
        {**fields, "seat": "F"}
    )


def test_what_is_not_even_a_sheet_is_found() -> None:
    assert ["Expected `int`, got `str` - at `$.round`"] == problems(
        {**base(), "round": "one"}
    )
    assert ["Object contains unknown field `weather`"] == problems(
        {**base(), "weather": "fine"}
    )


def test_wrong_names_and_numbers_are_found_together() -> None:
    fields = {**base(), "seat": "Q", "stage": "lunch", "round": 99, "actions_left": 7}

    assert [
        "seat: there is no seat 'Q', there are S, F, Y, M",
        f"stage: there is no stage 'lunch', there are {', '.join(STAGE_IDS)}",
        "round is 99, it must be 1 to 40",
        "actions_left is 7, it must be 0 to 2",
    ] == problems(fields)


def test_wrong_things_and_cards_are_found_together() -> None:
    fields = base()
    fields["things"][1]["space"] = "S1"
    fields["discards"]["M"]["arson"] = 1

    assert [
        "the pile in S1 mixes kinds (ST-1.5)",
        "M has 3 arson in all, its deck has 2 (ST-13.4)",
    ] == problems(fields)


def test_wrong_numbers_do_not_hide_wrong_things() -> None:
    fields = {**base(), "round": 99}
    fields["things"][1]["space"] = "S1"

    assert [
        "round is 99, it must be 1 to 40",
        "the pile in S1 mixes kinds (ST-1.5)",
    ] == problems(fields)


def test_loading_names_all_problems() -> None:
    fields = {**base(), "round": 99, "actions_left": 7}

    with pytest.raises(PositionError, match=r"round is 99.*; actions_left is 7"):
        position.load(GAME, {}, 4, fields)
