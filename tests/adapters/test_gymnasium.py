"""Gymnasium's own checks for every game, and what they do not ask."""

import warnings

import numpy as np
import pytest

from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.seat import Seat
from sobremesa.shelf import ids

from . import WHOLE

pytest.importorskip("gymnasium", reason="pip install 'sobremesa[gymnasium]'")

import gymnasium
from gymnasium.utils.env_checker import check_env

from sobremesa.adapters.gymnasium import Env, env_id


class Last:
    """An opponent that always gives the last answer."""

    def choose(self, seat: Seat) -> int:
        return seat.legal[-1]


@pytest.mark.parametrize("game", ids())
def test_the_checker_passes_without_a_warning(game: str) -> None:
    made = gymnasium.make(env_id(Env(game).matches.game))

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check_env(made.unwrapped, skip_render_check=False)

    assert [] == [str(one.message) for one in told]


@pytest.mark.skipif(not WHOLE, reason="a part of `make conformance`")
@pytest.mark.parametrize("game", ids())
def test_the_checker_of_stable_baselines_passes(game: str) -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker",
        reason="pip install 'sobremesa[learning]'",
    )

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checker.check_env(Env(game), warn=True)


@pytest.mark.parametrize("game", ids())
def test_a_match_is_played_to_its_score(game: str) -> None:
    table = Env(game)
    table.reset(seed=5)
    steps, over = 0, False

    while not over and steps < 5_000:
        action = np.flatnonzero(table.action_masks())[steps % 2 - 1]
        seen, reward, over, _, info = table.step(action)
        steps += 1

    match = table.matches.match
    assert match.result.scores[0] == reward
    assert match.game.cite(match.result.rule) == info["rule"]
    assert table.observation_space.contains(seen)


def test_an_answer_that_is_not_legal_changes_nothing_and_says_why() -> None:
    table = Env("stratum", penalty=0.5)
    table.reset(seed=1)
    before = table.matches.match.digest()

    _, reward, over, cut, info = table.step(np.flatnonzero(~table.action_masks())[0])

    assert (-0.5, False, False) == (reward, over, cut)
    assert before == table.matches.match.digest()
    assert info["refused"]
    assert info["rules"]


def test_opponents_are_one_for_all_or_one_each() -> None:
    table = Env("stratum", seat=2, opponents=["greedy", Last, Last()])

    table.reset(seed=1)

    assert {0, 1, 3} == set(table.company.bots)
    assert 2 == table.matches.asked
    with pytest.raises(Mistake, match="3 other seats, and 1 opponents"):
        Env("stratum", opponents=["greedy"])
    with pytest.raises(Mistake, match="gredy"):
        Env("stratum", opponents="gredy")
    with pytest.raises(Mistake, match="there is no seat 4, this match has 0 to 3"):
        Env("stratum", seat=4)


def test_calls_in_the_wrong_order_are_told() -> None:
    table = Env("carcosa", seats=1)
    with pytest.raises(Mistake, match="before its first step"):
        table.step(np.int64(0))
    over = False
    table.reset(seed=1)
    while not over:
        over = table.step(np.flatnonzero(table.action_masks())[0])[2]

    with pytest.raises(Mistake, match="the match is over"):
        table.step(np.int64(0))
