"""Positions: what they hold, and what can be wrong with them."""

from typing import Any

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import CARD_IDS
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import OptionError
from sobremesa.kernel.game import Fields
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State


def played(decisions: int, seed: int = 1, **options: object) -> State:
    """A match some random decisions after its start."""
    dice = Fast(seed)
    state = GAME.new(GAME.set_up(options, 4), 4, dice, Silence())
    for _ in range(decisions):
        if state.seat >= 0:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())
    return state


def wrong(path: str, value: Any, decisions: int = 40) -> list[str]:
    """What is wrong when one field is replaced: `souls.0.sanity`."""
    sheet: Fields = GAME.dump(played(decisions))
    *way, last = path.split(".")
    part: Any = sheet
    for step in way:
        part = part[int(step)] if isinstance(part, list) else part[step]
    if isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    return GAME.problems({}, 4, sheet)


@pytest.mark.parametrize("decisions", [0, 1, 5, 20, 60, 100])
def test_a_played_position_has_no_problems(decisions: int) -> None:
    state = played(decisions, seed=decisions)

    assert [] == GAME.problems({}, 4, GAME.dump(state))


def test_a_position_hides_nothing_because_nothing_is_decided() -> None:
    sheet = GAME.dump(played(0))

    assert all("top" not in box for box in sheet["boxes"].values())
    assert {*CARD_IDS} - {*sheet["unseen"]} <= {
        "stairs",
        "scroll",
        "pendant",
        sheet["merchant"]["display"],
    }


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("souls.0.sanity", 9, "P1's sanity is 9"),
        ("souls.0.node", "F4_R1", "souls.0.node: there is no node 'F4_R1'"),
        ("souls.1.shield", 2, "P2's shield is 2"),
        ("souls.1.captor", "spider", "P2 is Trapped by a captor or not at all"),
        ("boxes.B1.room", "F3_R4", "one Box in every room"),
        ("boxes.B1.unseen", [9, 9, 9], "the Boxes hold"),
        ("keys_destroyed", 3, "key in all"),
        ("king_floor", "F9", "there is no floor 'F9'"),
        ("stairs", ["F1_R1", "F1_R2", "F3_R1"], "one room of each floor"),
        ("round", -1, "round is -1"),
        ("soul", "P9", "there is no soul 'P9'"),
        ("turn", {"todo": ["dance"]}, "there is no task 'dance'"),
        ("turn", {"line": [["P1"]]}, "Expected `array` of length 2, got 1"),
        ("turn", {"line": [["P1", "F9"]]}, "turn.line.0.1: there is no node 'F9'"),
        ("turn", {"active": "P5"}, "turn.active: there is no soul 'P5', there are P1"),
        ("boxes.B1.unseen", [9, 9], "Expected `array` of length >= 3"),
        ("souls.0.slots", -1, "souls.0.slots is -1, it must be 0 to 1000000"),
        ("soul", "", "seat A is asked for a soul (CA-1.2)"),
        ("ending", 2, "either a seat to decide or an ending"),
        ("armory", {"key": 3}, "things in the Armory is 3"),
        ("souls", [], "there are 0 souls, not 4"),
    ],
)
def test_problems_name_what_is_wrong(path: str, value: Any, problem: str) -> None:
    assert any(problem in found for found in wrong(path, value))


def test_two_of_a_kind_are_a_problem() -> None:
    token = {"kind": "spider", "node": "F1_R1", "stun": 0, "arrived": 1}

    assert "a monster stands twice" in wrong("monsters", [token, token])


@pytest.mark.parametrize(
    ("options", "seats", "problem"),
    [
        ({"souls": 2}, 3, "souls cannot be 2 with 3 seats"),
        ({"loop_cycles": 1}, 4, "loop_cycles cannot be 1"),
        ({"keys_lose_at": 5, "keys_in_boxes": 4}, 4, "keys_lose_at cannot be 5"),
    ],
)
def test_options_must_agree(
    options: dict[str, object], seats: int, problem: str
) -> None:
    with pytest.raises(OptionError, match=problem):
        GAME.set_up(options, seats)


def test_presets_are_bundles_that_single_options_override() -> None:
    assert {} == GAME.set_up({"preset": "canon"}, 4)
    assert {"sacrifice": True} == GAME.set_up({"preset": "measured"}, 4)
    assert {"keys_in_boxes": 7, "presence_from_round": 2} == GAME.set_up(
        {"preset": "gentle", "sacrifice": False}, 4
    )
    assert {"corridor_peek": False, "false_king_check": True} == GAME.set_up(
        {"preset": "cruel"}, 4
    )


def test_the_action_table_has_its_244_rows() -> None:
    texts = GAME.table.texts

    assert 244 == len(texts)
    assert ("role healer", "to F1_R1", "search") == (texts[0], texts[6], texts[21])
    assert ("give key P1", "ask key P1") == (texts[46], texts[98])
    assert ("accept", "leave") == (texts[243], texts[201])
