"""A state's fields, declared once: position, view, belief and vector follow."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kernel.small_games import SECRETS, Draughty, ants, draughty

from sobremesa.bots.levels import Brain
from sobremesa.i18n import Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import GameError, Unknown
from sobremesa.kernel.fields import (
    NOBODY,
    OWNER,
    Counts,
    Each,
    Field,
    Flag,
    Number,
    One,
)
from sobremesa.kernel.fields_rows import Many
from sobremesa.kernel.game import Game, unset
from sobremesa.kernel.log import Event, Silence
from sobremesa.kernel.match import Match
from sobremesa.kernel.sheet import View
from sobremesa.kernel.state import State
from sobremesa.testing import at, check_events, check_game

HELD = {"A": {"one": 2, "four": 1}, "B": {"two": 3}}
PLACES: dict[str, Any] = {
    "hands": HELD,
    "deck": {"three": 4, "four": 2},
    "shown": {"B": "one"},
}


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return draughty(tmp_path)


def part(view: object, name: str) -> Any:
    assert isinstance(view, View)
    return next(part.value for part in view.parts if part.name == name)


def test_a_game_of_cards_and_secrets_keeps_the_contract(game: Game) -> None:
    check_game(game)


# Positions


def test_a_position_has_ids_and_leaves_out_what_there_is_none_of(game: Game) -> None:
    scene = at(game, **PLACES)

    assert {"seat": "A", "stage": "turn", **PLACES} == scene.position
    assert isinstance(scene.state, Draughty)
    assert [2, 0, 0, 1, 0, 3, 0, 0] == list(scene.state.hands)
    assert [-1, 0] == scene.state.shown


def test_a_position_of_three_has_a_part_for_each(game: Game) -> None:
    scene = at(game, seats=3, **PLACES)

    assert isinstance(scene.state, Draughty)
    assert [2, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0] == list(scene.state.hands)


def test_all_problems_are_told_at_once(game: Game) -> None:
    told = game.problems(
        {},
        2,
        {
            "seat": "C",
            "stage": "nap",
            "hands": {"A": {"five": 1, "one": -1}, "C": {}},
            "deck": 3,
            "score": 1,
        },
    )

    assert [
        "there is no field 'score'",
        "shown is missing",
        "seat is 'C', it must be \"\", A, B",
        "stage is 'nap', it must be turn",
        "hands has 'C', it takes A, B",
        "hands of A has 'five', it takes one, two, three, four",
        "hands of A, 'one', is -1, it must be a whole number from 0 to 1000",
        "deck is 3, it must have names: one, two, three, four",
    ] == told


def test_a_seat_without_an_answer_is_a_problem(game: Game) -> None:
    fields = {**PLACES, "seat": "A", "stage": "turn", "hands": {"B": {"one": 1}}}

    assert ["seat A has no answer to 'turn'"] == game.problems({}, 2, fields)


def test_a_position_that_breaks_the_rules_code_is_a_problem(tmp_path: Path) -> None:
    def fragile(state: Draughty) -> list[str]:
        raise IndexError(f"of {list(state.deck)}")

    game = replace(draughty(tmp_path), wrong=fragile, problems=unset)
    fields = {**PLACES, "seat": "A", "stage": "turn"}

    told = "the rules cannot go on from here (IndexError: of [0, 0, 4, 2])"
    assert [told] == game.problems({}, 2, fields)


@pytest.mark.parametrize(
    ("shape", "value", "problem"),
    [
        (Number(1, 20), 21, "is 21, it must be a whole number from 1 to 20"),
        (Number(1, 20), True, "is True, it must be a whole number from 1 to 20"),
        (Flag(), 1, "is 1, it must be true or false"),
        (One("card"), "ace", "is 'ace', it must be one of one, two, three, four"),
        (Many(One("card"), 1), ["one", "two"], "it must be a list of up to 1"),
        (Many(One("card"), 1), ["ace"], "extra 1 is 'ace', it must be one of"),
        (Each("seat", Number(0, 3)), {"A": 1}, "extra of B is missing"),
    ],
)
def test_a_value_that_cannot_be_is_told_with_its_place(
    tmp_path: Path, shape: Any, value: object, problem: str
) -> None:
    game = draughty(tmp_path, (*SECRETS, Field("extra", shape)))
    fields = {**PLACES, "seat": "A", "stage": "turn", "extra": value}

    (told,) = game.problems({}, 2, fields)

    assert told.startswith("extra")
    assert problem in told


def test_of_very_many_problems_the_first_hundred_are_told(game: Game) -> None:
    told = game.problems({}, 2, {f"x{number}": 1 for number in range(1000)})

    assert 101 == len(told)
    assert "and 905 more" == told[-1]


# Rows


def test_rows_columns_and_objects_make_a_round(tmp_path: Path) -> None:
    game = ants(tmp_path)
    state = game.new({}, 2, Fast(1), Silence())
    told = game.dump(state)

    assert [
        {"place": "n", "load": {"crumb": 1}, "tired": False},
        {"place": "w", "load": {"leaf": 3}, "tired": True},
    ] == told["ants"]
    assert [
        {"at": "s", "weight": 5, "wet": True},
        {"at": "w", "weight": 7, "wet": False},
    ] == told["ground"]
    assert ["w", "s"] == told["trail"]
    told["ants"].append({"place": "s", "load": {}, "tired": True})
    told["ground"].pop()
    told["trail"] = []
    told["nest"]["load"] = {"leaf": 9}

    assert [] == game.problems({}, 2, told)
    assert told == game.dump(game.load({}, 2, told))
    assert len(game.observation(state, 0)) == len(
        game.observation(game.load({}, 2, told), 0)
    )


def test_what_is_wrong_with_a_row_is_told_with_its_place(tmp_path: Path) -> None:
    game = ants(tmp_path)
    told = game.dump(game.new({}, 2, Fast(1), Silence()))
    told["ants"][1] = {"place": "x", "load": {}, "nap": 1}
    told["ground"][0]["weight"] = 10
    told["nest"] = []

    assert [
        "ants 2 has 'nap', it takes place, load, tired",
        "ants 2: place is 'x', it must be one of n, s, w",
        "ants 2: tired is missing",
        "ground 1: weight is 10, it must be a whole number from 1 to 9",
        "nest is [], it must have names: place, load, tired",
    ] == game.problems({}, 2, told)


# Eyes


def test_a_hand_is_its_owners_and_a_number_to_the_others(game: Game) -> None:
    state = at(game, **PLACES).state

    assert {"A": {"one": 2, "four": 1}, "B": 3} == part(game.view(state, 0), "hands")
    assert {"A": 3, "B": {"two": 3}} == part(game.view(state, 1), "hands")
    assert {"A": 3, "B": 3} == part(game.view(state, -1), "hands")
    assert 6 == part(game.view(state, 0), "deck")


def test_a_view_names_what_can_be_chosen_to_those_who_are_asked(game: Game) -> None:
    views = [game.view(at(game, **PLACES).state, seat) for seat in range(-1, 2)]

    told = [view.elements for view in views if isinstance(view, View)]

    assert [{}, {"card": ["one", "four"]}, {}] == told


def test_what_is_hidden_is_dealt_anew_in_the_same_sizes(game: Game) -> None:
    state = at(game, **PLACES).state
    found = set()
    for luck in range(20):
        other = game.dump(game.redeal(state, 0, Fast(luck)))
        assert HELD["A"] == other["hands"]["A"]
        assert 3 == sum(other["hands"]["B"].values())
        total: dict[str, int] = {}
        for held in (other["hands"]["B"], other["deck"]):
            for card, count in held.items():
                total[card] = total.get(card, 0) + count
        assert {"two": 3, "three": 4, "four": 2} == total
        found.add(msgspec.json.encode(other, order="sorted"))

    assert 5 < len(found)


def test_an_observation_begins_at_ones_own_seat(game: Game) -> None:
    state = at(game, **PLACES).state
    one, two, spectator = (game.observation(state, seat) for seat in (0, 1, -1))

    assert len(one) == len(two) == len(spectator)
    assert [1.0, 0.0, 0.0] == one[:3]  # A is asked
    assert [0.0, 1.0, 0.0] == two[:3]  # which is the other for B
    assert [3.0, 3.0, 0.0, 2.0, 0.0, 0.0, 1.0] == one[4:11]  # sizes, own hand
    assert [3.0, 3.0, 0.0, 0.0, 3.0, 0.0, 0.0] == two[4:11]
    assert [3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0] == spectator[4:11]


def drawn(game: Game, state: State, seat: int) -> list[str]:
    told = game.draw(game.view(state, seat), Words("en", game).element)
    return [line.rstrip() for line in str(told).splitlines()]


def test_what_lies_nowhere_is_drawn_line_by_line(game: Game) -> None:
    state = at(game, **PLACES).state

    assert [
        "Hands: A (2 one, 1 four), B 3",
        "Deck: 6",
        "Shown: B one",
        "",
        "A A   B B",
    ] == drawn(game, state, 0)


def test_what_is_laid_out_is_drawn_in_its_place(game: Game) -> None:
    laid = replace(game, layout={"seat": [["A", "", "B"]]}, view=unset)
    state = at(laid, **PLACES).state

    told = drawn(laid, state, 1)

    assert ["3", "(3 two)", "one"] == re.split(r" {2,}| (?=one)", told[0].strip())
    assert "Deck: 6" == told[1]


# What is refused


def test_hidden_numbers_need_a_redeal_of_the_games_own(tmp_path: Path) -> None:
    hidden = Field("score", Each("seat", Number(0, 9)), seen=OWNER)

    with pytest.raises(GameError, match=r"'score' is hidden, .* say how with `redeal`"):
        draughty(tmp_path, (*SECRETS, hidden))


def test_only_what_each_seat_has_can_be_its_owners(tmp_path: Path) -> None:
    hidden = Field("deck", Counts("card"), seen=OWNER)

    with pytest.raises(GameError, match=r"it must be Each\('seat', …\)"):
        draughty(tmp_path, (hidden,))


def test_a_kind_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="of the kind 'crad', there are seat, card"):
        draughty(tmp_path, (Field("deck", Counts("crad"), seen=NOBODY),))


def test_seat_and_stage_need_not_be_declared(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="the field 'seat' is in every state"):
        draughty(tmp_path, (Field("seat", One("seat")),))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seats": (2, 4)}, "there are 3 ids of the kind 'seat', for up to 4 seats"),
        ({"layout": {"seat": [["A", "D"]]}}, "the layout has 'D', which is no seat"),
        ({"layout": {"sea": [["A"]]}}, "the layout has 'A', which is no sea"),
    ],
)
def test_a_card_that_does_not_fit_itself_is_refused(
    game: Game, change: dict[str, Any], told: str
) -> None:
    with pytest.raises(GameError, match=f"Draughty: {told}"):
        replace(game, view=unset, **change)


def test_a_scene_has_no_fields_but_the_declared(game: Game) -> None:
    with pytest.raises(Unknown, match=r"no field 'hand', .*; did you mean hands\?"):
        at(game, hand={})


def test_whoever_whispers_must_say_who_sees_what(tmp_path: Path) -> None:
    open_fields = tuple(Field(field.name, field.shape) for field in SECRETS)

    with pytest.raises(GameError, match="Draughty whispers, but none of its fields"):
        draughty(tmp_path / "again", open_fields)


def test_a_whisper_in_a_game_where_nothing_is_hidden_breaks_the_contract(
    tmp_path: Path,
) -> None:
    game = replace(ants(tmp_path), events={"1.1/finds": "seat food"})
    check_events(game, [Event("1.1/finds", (0, 1))])

    with pytest.raises(AssertionError, match=r"1\.1/finds 0 1 is whispered, nothing"):
        check_events(game, [Event("1.1/finds", (0, 1), eyes=1)])


def test_a_game_without_fields_says_everything_itself(tmp_path: Path) -> None:
    with pytest.raises(
        GameError, match=r"has neither `fields` nor .* dump, load, prob"
    ):
        draughty(tmp_path, ())


def test_a_first_match_has_as_many_seats_as_the_game_takes(game: Game) -> None:
    assert 2 == game.first.seats
    assert 3 == replace(game, seats=(3,)).first.seats


# Bots


@pytest.mark.parametrize("name", ["greedy", "mcts:50"])
def test_bots_play_what_nobody_taught_them_and_play_it_again(
    game: Game, name: str
) -> None:
    told = []
    for _ in range(2):
        match = Match(game, [name, "chance"], seed="small")
        brains = [Brain(player, 7) for player in match.players]
        while not match.over:
            seat = int(match.state.seat)
            match.play(seat, brains[seat].choose(match.seat(seat)))
        told.append(match.digest())

    assert told[0] == told[1]
