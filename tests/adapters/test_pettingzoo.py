"""PettingZoo's own suites for every game, and what they do not ask.

The whole, longer: `make conformance`.
"""

import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

from sobremesa.kernel.errors import ActionError, Mistake
from sobremesa.shelf import find, ids

from . import CYCLES

pytest.importorskip("pettingzoo", reason="pip install 'sobremesa[pettingzoo]'")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from sobremesa.adapters.pettingzoo import env, parallel_env, raw_env

# What its test says of every environment that is not its own and shows a dict.
UNAVOIDABLE = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}


@pytest.mark.parametrize("game", ids())
def test_the_suites_pass_without_a_warning(game: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(game), num_cycles=CYCLES)
        seed_test(partial(env, game), num_cycles=CYCLES)
        parallel_api_test(parallel_env(game), num_cycles=CYCLES)
        render_test(partial(env, game), {"svg": lambda text: "</svg>" in text})

    assert UNAVOIDABLE == {str(one.message) for one in told}


@pytest.mark.parametrize("game", ids())
def test_a_match_is_broken_off_after_so_many_cycles(game: str) -> None:
    def turns(max_cycles: int) -> object:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles))

    max_cycles_test(
        SimpleNamespace(parallel_env=partial(parallel_env, game), env=turns)
    )


def test_one_seat_after_another_is_broken_off_too() -> None:
    table = raw_env("stratum", max_cycles=3)
    table.reset(seed=1)

    for _ in range(3):
        table.step(
            np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]
        )

    assert {True} == set(table.truncations.values())
    assert {False} == set(table.terminations.values())


def test_an_answer_that_is_not_legal_changes_nothing_and_says_why() -> None:
    table = raw_env("stratum", penalty=0.25)
    table.reset(seed=1)
    before = table.matches.match.digest()
    mask = table.observe("seat_0")["action_mask"]

    table.step(np.int64(np.flatnonzero(mask == 0)[0]))

    assert before == table.matches.match.digest()
    assert "seat_0" == table.agent_selection
    assert -0.25 == table.last()[1]
    assert table.infos["seat_0"]["refused"]
    assert all(rule.startswith("ST-") for rule in table.infos["seat_0"]["rules"])


@pytest.mark.parametrize("answer", [10**6, -1, "play herbivore", None, True])
def test_an_answer_that_is_none_is_told(answer: object) -> None:
    table = raw_env("stratum")
    table.reset(seed=1)

    with pytest.raises(ActionError):
        table.step(answer)

    assert [] == table.matches.match.actions


def test_the_last_rewards_are_the_scores() -> None:
    table = raw_env("carcosa", seats=2)
    table.reset(seed=3)

    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(np.flatnonzero(mask)[-1])

    scores = table.matches.match.result.scores
    assert scores == list(table.rewards.values())


def test_matches_without_a_seed_follow_from_the_one_before() -> None:
    one, two = raw_env("heroes"), raw_env("heroes")
    seen = []
    for table in (one, two):
        for seed in (7, None, None):
            table.reset(seed=seed)
            seen.append(table.matches.match.digest())

    assert seen[:3] == seen[3:]
    assert 3 == len(set(seen))


def test_a_game_is_taken_by_id_or_itself_with_its_own_options() -> None:
    table = env(find("stratum"), max_rounds=5)
    table.reset(seed=1)

    assert {"max_rounds": 5} == table.unwrapped.matches.match.options
    assert "sobremesa_stratum_v0" == str(table.unwrapped)
    with pytest.raises(Mistake, match="strtum"):
        env("strtum")
    with pytest.raises(Mistake, match="'film' is none of human, ansi, svg"):
        env("stratum", render_mode="film")
