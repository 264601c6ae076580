"""What a bot knows of Carcosa: the features of a position, and whose weights count."""

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.heuristics import BY_SOULS, WEIGHTS, evaluate
from sobremesa.games.carcosa.heuristics_house import FEATURES, features
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.weights import Row, chance, entries

from .scene import CarcosaScene, scene

HOME = {"node": "F1_PAS", "items": "key"}


def feature(house: CarcosaScene, name: str) -> float:
    return features(house.state, 0).listed()[FEATURES.index(name)]


def test_every_number_of_souls_has_weights_of_features_that_there_are() -> None:
    for entry in entries(WEIGHTS.path):
        assert entry["made"]
        assert set(BY_SOULS) == set(entry["weights"])
        for told in entry["weights"].values():
            assert set(told) <= set(FEATURES)


@pytest.mark.parametrize("souls", [1, 2, 3, 4])
def test_evaluate_weighs_by_the_number_of_souls(souls: int) -> None:
    chosen = GAME.set_up({}, souls)
    state = GAME.new(chosen, souls, Fast("souls"), Silence())
    told = entries(WEIGHTS.path)[0]["weights"][BY_SOULS[souls - 1]]
    weights = Row([float(told.get(name, 0.0)) for name in FEATURES])

    found = features(state, 0)

    assert len(FEATURES) == len(found.listed())
    assert chance(weights, found) == evaluate(state, 0)


def test_a_soul_that_can_leave_the_kings_floor_stands_better() -> None:
    near = scene(king=1, souls={"P1": {"node": "F1_R1"}})
    far = scene(king=1, souls={"P1": {"node": "F1_R3"}})

    assert feature(near, "sound") > feature(far, "sound")


def test_with_all_keys_it_counts_who_will_be_late() -> None:
    souls = {"P1": HOME, "P2": HOME, "P3": HOME, "P4": HOME}
    here = scene(souls=souls)
    one_off = scene(souls={**souls, "P4": {**HOME, "node": "F1_R3"}})
    upstairs = scene(souls={**souls, "P4": {**HOME, "node": "F3_R3"}})

    assert [0, 0, 1] == [feature(one, "missing") for one in (here, one_off, upstairs)]
    assert feature(here, "farthest") == 0
    assert evaluate(here.state, 0) > evaluate(upstairs.state, 0)
