"""Positions: what they refuse, and that they read back."""

from typing import Any

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence

from .scene import scene


def problems(**changes: object) -> list[str]:
    table = scene("T1 40,30; T2 10,30", "E1 50,30")
    chosen = GAME.set_up({"map": "chalk", "army_red": "D7T4M1E3B2A1"}, 2)
    chosen = GAME.set_up({**chosen, "army_blue": "D7T4M1E3B2A1"}, 2)
    return GAME.problems(chosen, 2, {**table.position, **changes})


def row(**changes: object) -> dict[str, Any]:
    units = [{"label": "T1", "x": 40, "y": 30, "health": 2, "ready": True, **changes}]
    others = [{"label": "D1", "x": 5, "y": 10 * n + 5, "health": 1} for n in range(1)]
    return {**scene("").side("red"), "units": [*units, *others]}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"stage": "think"}, "there is no stage 'think'"),
        ({"round": 9}, "round is 9, it must be 0 to 6"),
        ({"seat": 2}, "seat is 2, it must be -1 to 1"),
        ({"red": row(label="T9")}, "the red army has no unit 'T9' (EC-2.4)"),
        ({"red": row(health=3)}, "health of red T1 is 3, it must be 1 to 2"),
        ({"red": row(wounds=3)}, "wounds of red T1 is 3, it must be 0 to 2"),
        ({"red": row(x=90)}, "red.units.0.x is 90, it must be 1 to 89"),
        ({"actor": "red T9"}, "actor: there is no unit 'red T9', there are red D1"),
        ({"subject": "?"}, "subject: there is no unit '?'"),
        ({"attack": {"target": "green T1"}}, "attack.target: there is no unit"),
        ({"passed": [1, 1]}, "passed has [1, 1], it takes each once"),
        ({"fallen": [1]}, "fallen is [1], it must be x and y, or nothing"),
        ({"red": row(x=49)}, "red T1 and blue E1 overlap: 1 < 4 (EC-1.4)"),
        (
            {"pieces": ["building:38,28,42,32"]},
            "red T1 at 40,30 is in a keep-out area (EC-6.8)",
        ),
        ({"pieces": ["jungle:1,2,3,4"]}, "no piece of terrain"),
        ({"deck": {}}, "there are 0 first_aid in all, not 2 (EC-13.1)"),
        ({"stage": "defend"}, "stage defend does not fit its actor"),
        ({"winner": "red"}, "either a seat to decide, or a winner"),
        ({"card": "ace"}, "there is no card 'ace'"),
        ({"bogus": 1}, "unknown field"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(
    changes: dict[str, object], message: str
) -> None:
    assert any(message in problem for problem in problems(**changes)), problems(
        **changes
    )


def test_a_right_position_has_no_problems() -> None:
    assert [] == problems()


@pytest.mark.parametrize("map", ["chalk", "random", "draft"])
def test_every_position_of_a_match_reads_back(map: str) -> None:
    dice = Fast(map)
    chosen = GAME.set_up({"map": map, "army_red": "quick", "army_blue": "quick"}, 2)
    state = GAME.new(chosen, 2, dice, Silence())
    while state.seat >= 0:
        fields = GAME.dump(state)
        assert fields == GAME.dump(GAME.load(chosen, 2, fields))
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, Silence())
