"""Many matches at once: the same matches, in arrays."""

import numpy as np
import pytest

from sobremesa.adapters.vector import Vector
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import ActionError, GameError
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State
from sobremesa.shelf import find, ids

MATCHES = 3
STEPS = 60


class Single:
    """A lane by itself, played by the rules alone."""

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        self.game, self.seats = game, seats
        self.dice, self.log = Fast(seed), Silence()
        self.state = self.new()
        self.scores = [0.0] * seats
        self.over = False

    def new(self) -> State:
        return self.game.new({}, self.seats, self.dice, self.log)

    def play(self, action: int) -> None:
        self.state.apply(action, self.dice, self.log)
        self.over = self.state.seat < 0
        self.scores = self.state.result().scores if self.over else [0.0] * self.seats
        if self.over:
            self.state = self.new()


@pytest.mark.parametrize("id", ids())
def test_every_lane_is_a_match_as_the_rules_have_it(id: str) -> None:
    game = find(id)
    vector = Vector(id, MATCHES)
    singles = [Single(game, vector.seats, f"9/{lane}") for lane in range(MATCHES)]
    vector.reset(9)

    for step in range(STEPS):
        for lane, one in enumerate(singles):
            seat = int(one.state.seat)
            told = np.array(game.observation(one.state, seat), np.float32)
            assert seat == vector.asked[lane]
            assert np.array_equal(told, vector.observations[lane])
            assert one.state.legal() == np.flatnonzero(vector.masks[lane]).tolist()
            assert one.over == vector.over[lane]
            assert np.array_equal(
                np.array(one.scores, np.float32), vector.rewards[lane]
            )
        actions = [one.state.legal()[step % 3 - 2 :][0] for one in singles]
        vector.step(actions)
        for one, action in zip(singles, actions, strict=True):
            one.play(action)


def test_an_answer_that_is_not_legal_changes_no_match() -> None:
    vector = Vector("stratum", 2)
    vector.reset(1)
    before = vector.observations.copy(), vector.masks.copy()
    legal, wrong = vector.masks.argmax(1), vector.masks.argmin(1)

    with pytest.raises(ActionError, match="not legal in match 1 for seat 0"):
        vector.step([legal[0], wrong[1]])
    with pytest.raises(ActionError, match="no action 279"):
        vector.step([legal[0], vector.masks.shape[1]])
    with pytest.raises(ActionError, match="must be 2 whole numbers"):
        vector.step([legal[0]])

    assert np.array_equal(before[0], vector.observations)
    vector.step(legal)
    assert not np.array_equal(before[0], vector.observations)


def test_samples_are_legal_and_follow_from_the_seed() -> None:
    one, two = Vector("carcosa", 4), Vector("carcosa", 4)
    for vector in (one, two):
        vector.reset(2)
        for _ in range(20):
            vector.step(vector.sample())

    assert np.array_equal(one.observations, two.observations)
    assert len(set(map(bytes, one.observations))) > 1


def test_the_same_seed_begins_the_same_matches() -> None:
    one, two = Vector("heroes", 2), Vector("heroes", 2)
    one.reset(4)
    two.reset(4)

    assert np.array_equal(one.observations, two.observations)
    two.reset(5)
    assert not np.array_equal(one.observations, two.observations)


def test_there_is_at_least_one_match() -> None:
    with pytest.raises(GameError, match="at least 1 match is played at a time, not 0"):
        Vector("stratum", 0)
