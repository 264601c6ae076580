"""OpenSpiel's own suites for every game, and what they do not ask.

In `make test` on the shortest matches a game has; the whole takes them as they are.
"""

import lzma
import random
import unittest
from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.match import Match
from sobremesa.shelf import find, ids

from . import WHOLE, spiel

pytest.importorskip("pyspiel", reason="pip install 'sobremesa[openspiel]'")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms import sample_some_states as sampling

from sobremesa.adapters.openspiel import resampler
from sobremesa.adapters.openspiel_bots import Ismcts, Mcts, Searcher

FOLDER = Path(__file__).parent / "goldens"
PLAYED = ("stratum", "carcosa")  # whose playthroughs are short enough to be kept
STATES = 400 if WHOLE else 40
SIMS = 20 if WHOLE else 1
Untyped = Any  # OpenSpiel publishes no types


def loaded(id: str, *params: str, short: bool = not WHOLE) -> Untyped:
    return pyspiel.load_game(spiel(id, *params, short=short))


@pytest.fixture(autouse=True)
def parsed() -> None:
    """Its tools read their flags, which somebody must have parsed."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    random.seed(1)


@pytest.mark.parametrize("luck", ["draws", "seed"])
@pytest.mark.parametrize("id", ids())
def test_random_matches_hold_what_openspiel_wants(id: str, luck: str) -> None:
    game = loaded(id, f"luck={luck}")

    pyspiel.random_sim_test(game, num_sims=SIMS, serialize=True, verbose=False)


@pytest.mark.parametrize("id", ids())
def test_its_api_test_passes(id: str) -> None:
    from open_spiel.integration_tests import api_test  # it reads all of SciPy

    """The very tests of its integration suite, on fewer states than it takes."""

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = loaded(id)
        game_name = f"python_sobremesa_{id}"

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = sampling.sample_some_states(cls.game, max_states=STATES)
            cls.game_type = cls.game.get_type()

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Enforced).run(result)

    assert [] == [trace for _, trace in (*result.failures, *result.errors)]
    assert result.testsRun >= 5


@pytest.mark.parametrize("id", PLAYED)
def test_the_golden_playthrough_is_the_same(id: str, tmp_path: Path) -> None:
    """`xzcat` shows them; `python -m tests.adapters.playthroughs` writes them anew."""
    from open_spiel.python.algorithms import generate_playthrough  # a second to read

    path = tmp_path / f"{id}.txt"
    path.write_bytes(lzma.decompress((FOLDER / f"{id}.txt.xz").read_bytes()))

    expected, actual = generate_playthrough.replay(str(path))

    assert expected == actual


@pytest.mark.parametrize("id", ids())
def test_shimmy_takes_them(id: str) -> None:
    shimmy = pytest.importorskip("shimmy", reason="pip install shimmy")
    from pettingzoo.test import api_test as pettingzoo_api_test

    # It loads the game anew by its name, without what was chosen.
    table = shimmy.OpenSpielCompatibilityV0(env=loaded(id, short=False))

    pettingzoo_api_test(table, num_cycles=20)


def decided(state: Untyped, outcomes: list[int]) -> Untyped:
    """As far as luck goes with these outcomes."""
    while state.is_chance_node() and outcomes:
        state.apply_action(outcomes.pop(0))
    return state


@pytest.mark.parametrize("id", ids())
def test_a_match_and_its_draws_are_those_of_the_house(id: str) -> None:
    """Draw by draw from the tape, and by the seed at once: the same state."""
    players = find(id).first.seats
    match = Match(find(id), [f"seat_{seat}" for seat in range(players)], seed="5")
    tape, dice = match.tape, Fast(id)
    drawn = decided(loaded(id, short=False).new_initial_state(), tape[:])
    seeded = decided(loaded(id, "luck=seed", short=False).new_initial_state(), [5])

    for _ in range(25):
        assert drawn.digest() == seeded.digest() == match.digest()
        if match.over:
            break
        assert drawn.legal_actions() == match.state.legal()
        used, action = len(match.tape), dice.pick(match.state.legal())
        match.play(int(match.state.seat), action)
        for state in (drawn, seeded):
            state.apply_action(action)
        decided(drawn, match.tape[used:])

    assert drawn.is_terminal() == match.over
    assert drawn.information_state_string(0) == seeded.information_state_string(0)


def test_search_bots_play_a_match_with_beliefs_dealt_anew() -> None:
    import numpy as np

    game = loaded("stratum", "luck=seed", short=True)
    state = decided(game.new_initial_state(), [3])
    dice = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, dice)
    thinker = ismcts.ISMCTSBot(game, rollout, 2.0, 4, random_state=dice)
    thinker.set_resampler(resampler(1))
    before = state.digest()

    action = thinker.step(state)

    assert action in state.legal_actions()
    assert before == state.digest()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.dealt.result().scores == state.returns()


@pytest.mark.parametrize("kind", [Mcts, Ismcts])
def test_its_searches_sit_at_our_tables(kind: type[Searcher]) -> None:
    game = find("stratum")
    match = Match(game, ["x"] * 4, game.set_up({"max_rounds": 1}, 4), seed="search")
    bot = kind(Fast(1))
    before = match.digest()

    seat = match.seat(int(match.state.seat))

    assert bot.choose(seat) in seat.legal
    assert bot.rate > 0
    assert before == match.digest()


def test_what_is_believed_looks_the_same_and_is_another_state() -> None:
    state = decided(loaded("heroes", "luck=seed", short=False).new_initial_state(), [1])
    while state.current_player() != 1:
        state.apply_action(state.legal_actions()[0])

    believed = resampler(2)(state, 1)

    assert state.observation_string(1) == believed.observation_string(1)
    assert state.observation_tensor(1) == believed.observation_tensor(1)
    assert state.digest() != believed.digest()


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(Mistake, match="luck is 'bad'"):
        pyspiel.load_game("python_sobremesa_stratum(luck=bad)")
    with pytest.raises(Mistake, match="name:value"):
        pyspiel.load_game("python_sobremesa_stratum(options=max_rounds)")
