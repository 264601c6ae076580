"""Carcosa's weights lean towards what matches taught.

    python bench/lean.py --souls 2,3,4 -n 250               what it would change
    python bench/lean.py --souls 1 -n 700 --write FILE      and all weights with it

`greedy` plays canon, measured and gentle by turns at all seats, with a lapse in every
25th decision, so that it is seen what comes of those too. A logistic fit finds by which
weights the features of its positions tell who won; every match counts alike, every
preset and number of souls has a constant of its own, and weights stay near the present
ones unless matches say otherwise (`--ridge`).
What tells who wins is not yet what chooses best: the weights go only part of the way
(`--part`), and `bench/souls.py --weights FILE` says whether that plays better.
Needs numpy (`pip install sobremesa[fit]`).
"""

import argparse
import random
import shlex
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.fit import sigmoid, toml
from sobremesa.bots.levels import Brain
from sobremesa.games import find
from sobremesa.games.carcosa.heuristics import BY_SOULS, WEIGHTS
from sobremesa.games.carcosa.heuristics_house import FEATURES, features
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.weights import entries

PRESETS = ("canon", "measured", "gentle")
LAPSE = 0.04
SEEN = 0.35  # of the positions of a match
STEPS = 60
Column = NDArray[np.float64]


@dataclass
class Evidence:
    """Positions of matches, and how these ended."""

    rows: list[list[float]] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    kind: list[tuple[int, int]] = field(default_factory=list)  # souls and preset
    match: list[int] = field(default_factory=list)

    def play(self, souls: int, preset: int, seed: str, number: int) -> None:
        game, lapses = replace(find("carcosa"), looks=6), random.Random(seed)
        dice, log, seen = Fast(seed), Silence(), []
        chosen = game.set_up({"preset": PRESETS[preset]}, souls)
        state = game.new(chosen, souls, dice, log)
        brain = Brain("greedy", f"{seed} bot")
        while state.seat >= 0:
            assert isinstance(state, Carcosa)
            if int(state.stage) in game.calm and lapses.random() < SEEN:
                seen.append(features(state, 0).listed())
            if lapses.random() < LAPSE:
                action = lapses.choice(game.shortlist(state))
            else:
                action = brain.choose(Seat(game, state, int(state.seat)))
            state.apply(action, dice, log)
        self.rows += seen
        self.won += [state.result().scores[0]] * len(seen)
        self.kind += [(souls, preset)] * len(seen)
        self.match += [number] * len(seen)

    def fit(self, now: Column, ridge: float) -> Column:
        """The likeliest weights near those of now; the constant stays as it is."""
        rows, won = np.array(self.rows)[:, 1:], np.array(self.won)
        scale = np.array([size(rows[:, at]) for at in range(rows.shape[1])])
        kinds = sorted(set(self.kind))
        levels = np.array([[one == kind for kind in kinds] for one in self.kind])
        scaled = np.hstack([rows / scale, levels.astype(float)])
        weight = 20.0 / np.bincount(self.match)[self.match]
        start = np.concatenate([now[1:] * scale, np.full(len(kinds), now[0])])
        pull = np.concatenate([np.full(len(scale), ridge), np.ones(len(kinds))])
        found = start.copy()
        for _ in range(STEPS):
            worth = sigmoid(scaled @ found)
            slope = scaled.T @ ((won - worth) * weight) - pull * (found - start)
            curve = (scaled * (weight * worth * (1 - worth))[:, None]).T @ scaled
            step = np.linalg.solve(curve + np.diag(pull), slope)
            step *= min(1.0, 1.0 / max(float(np.abs(step).max()), 1e-9))
            found += step
            if np.abs(step).max() < 1e-5:
                break
        return np.concatenate([now[:1], found[: len(scale)] / scale])


def size(column: Column) -> float:
    """How much a feature varies; if it is mostly 0, how big it is when not."""
    some = column[column != 0]
    if len(some) == 0:
        return 1.0
    if len(some) > 0.8 * len(column):
        return max(float(column.std()), 0.1)
    return float(np.sqrt((some**2).mean()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Weights of Carcosa, from matches.")
    parser.add_argument("--souls", default="2,3,4", help="who learn together")
    parser.add_argument("-n", "--matches", type=int, default=250, help="of each")
    parser.add_argument("--seed", default="lean")
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--part", type=float, default=0.5, help="of the way")
    parser.add_argument("--keep", default="", help="weights that stay, by commas")
    parser.add_argument("--write", metavar="FILE", help="all weights, with the new")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    souls = [int(one) for one in given.souls.split(",")]
    seen = Evidence()
    for number in range(given.matches):
        for at, one in enumerate(souls):
            seed = f"{given.seed} {one} {number}"
            seen.play(one, number % len(PRESETS), seed, number * len(souls) + at)
    weights = entries(WEIGHTS.path)[0]["weights"]
    told = weights[BY_SOULS[souls[-1] - 1]]
    now = np.array([float(told.get(name, 0.0)) for name in FEATURES])
    found = seen.fit(now, given.ridge)
    for of in dict.fromkeys(BY_SOULS[one - 1] for one in souls):
        row = weights[of]
        for at, name in enumerate(FEATURES):
            old = float(row.get(name, 0.0))
            if name not in given.keep.split(","):
                row[name] = round(old + given.part * (float(found[at]) - old), 3)
            print(f"{of} {name:16}{old:8.3f} → {row[name]:.3f}")
    if given.write:
        made = shlex.join(["python", "bench/lean.py", *sys.argv[1:]])
        entry = {"made": made, "options": {}, "content": "", "weights": weights}
        Path(given.write).write_text(toml(entry), "utf-8")


if __name__ == "__main__":
    main()
