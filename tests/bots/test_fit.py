"""Weights fitted to results: the sums are right, and what is written is read again."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from sobremesa.bots.fit import (
    Evidence,
    Table,
    auc,
    gather,
    log_loss,
    logistic,
    sigmoid,
    toml,
)
from sobremesa.games import GAMES, find
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.weights import FILE, Weights, chance, entries, entry_of

FITTED = [game for game in GAMES if game.features is not None]
each_fitted = pytest.mark.parametrize("game", FITTED, ids=[g.id for g in FITTED])


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    random = np.random.default_rng(1)
    features = random.normal(size=(20_000, 3))
    features[:, 0] = 1.0
    true = np.array([-0.5, 2.0, -1.0])
    won = (random.random(20_000) < sigmoid(features @ true)).astype(float)

    found = logistic(features, won, ridge=1.0)

    assert np.abs(found - true).max() < 0.1


def test_a_feature_that_never_changes_and_one_that_tells_all_do_no_harm() -> None:
    features = np.array([[1.0, 0.0, 1.0], [1.0, 0.0, -1.0]] * 50)
    won = np.array([1.0, 0.0] * 50)

    found = logistic(features, won, ridge=1.0)

    assert np.isfinite(found).all()
    assert found[2] > 1.0


def test_measures_know_the_perfect_the_blind_and_the_wrong() -> None:
    won = np.array([1.0, 1.0, 0.0, 0.0])

    assert 1.0 == auc(np.array([0.9, 0.8, 0.2, 0.1]), won)
    assert 0.5 == auc(np.array([0.5, 0.5, 0.5, 0.5]), won)
    assert 0.0 == auc(np.array([0.1, 0.2, 0.8, 0.9]), won)
    assert math.log(2) == pytest.approx(log_loss(np.full(4, 0.5), won))


@each_fitted
def test_evaluate_is_the_chance_its_features_and_weights_give(game: Game) -> None:
    assert game.features is not None
    seats = max(2, game.seats[0])
    weights = Weights(str(game.folder), game.features.names, game.features.role)
    weights.open(game, {}, "", seats)
    match = Match(game, ["greedy"] * seats, seed="features")
    while int(match.state.stage) not in game.calm:
        match.play(int(match.state.seat), match.state.legal()[0])

    for seat in range(seats):
        found = game.features.of(match.state, seat)
        assert len(game.features.names) == len(found.listed())
        worth = chance(weights.by_seat[seat], found)
        assert worth == pytest.approx(game.evaluate(match.state, seat))


@each_fitted
def test_every_weight_is_of_a_feature(game: Game) -> None:
    assert game.features is not None
    for entry in entries(str(game.folder / FILE)):
        assert entry["made"]
        for told in entry["weights"].values():
            assert set(told) <= set(game.features.names)


def test_a_variant_has_its_own_weights_and_others_the_printed_ones(
    tmp_path: Path,
) -> None:
    late = {"preset": "late", "max_rounds": 9}
    printed = {"options": {}, "content": "", "weights": {"all": {"one": 1.0}}}
    path = tmp_path / FILE
    path.write_text(toml(printed) + "\n" + toml({**printed, "options": late}))

    found = entries(str(path))

    assert late == entry_of(found, late, "")["options"]
    assert {} == entry_of(found, {"preset": "quick"}, "")["options"]
    assert {} == entry_of(found, late, "abc")["options"]


def test_evidence_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    game = find("stratum")
    assert game.features is not None
    table = Table(game, game.features, {}, [4], ["chance"], "test")
    keep = tmp_path / "kept.jsonl"

    first = gather(table, 2, keep)
    known = json.dumps([[0, 0, 1, 1.0, 0.5, *[0.0] * len(game.features.names)]])
    keep.write_text(f"{known}\n{first[1]}\n")
    second = gather(table, 3, keep)

    assert [known, first[1]] == second[:2]
    seen = Evidence(second, game.features.role)
    assert ["fungi", "industry", "nature"] == seen.roles
    worth = seen.after(seen.fit(10.0, ~seen.held_out))
    assert ((0 < worth) & (worth < 1)).all()
    assert "nature, first third" in seen.report(worth)
    assert "to move, last third" in seen.examined()
