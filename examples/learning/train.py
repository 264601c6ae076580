"""A learner that beats chance at Stratum: MaskablePPO of sb3-contrib, one seat.

    python examples/learning/train.py --steps 100000 --curve curve.svg

Needs the extra `learning` (and torch, which sb3-contrib brings).
Between stretches of learning it plays matches that it does not learn from, with seeds
of their own, by its best answers; the curve is the share of them that it wins.
"""

import argparse
import csv
from functools import partial
from pathlib import Path
from statistics import NormalDist
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

GAME = "sobremesa/Stratum-v0"
ENVS = 8
Table = Any  # an environment with `action_masks`
FRESH = 10**6  # the first seed of matches that are only watched


def make(seat: int, opponents: str) -> Table:
    return gymnasium.make(GAME, seat=seat, opponents=opponents)


def won(model: MaskablePPO | None, env: Table, matches: int) -> int:
    """Matches won of so many; without a model by chance."""
    total = 0
    dice = torch.Generator().manual_seed(1)
    for seed in range(FRESH, FRESH + matches):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            mask = env.unwrapped.action_masks()
            if model is None:
                weights = torch.as_tensor(mask, dtype=torch.float)
                action = torch.multinomial(weights, 1, generator=dice).numpy()[0]
            else:
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        total += reward > 0.5
    return total


def interval(wins: int, matches: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z = NormalDist().inv_cdf(0.975)
    share, spread = wins / matches, 1 + z * z / matches
    middle = (share + z * z / (2 * matches)) / spread
    half = z / spread * (share * (1 - share) / matches + (z / matches / 2) ** 2) ** 0.5
    return middle - half, middle + half


def train(steps: int, every: int, matches: int, seat: int) -> list[tuple[int, int]]:
    """Steps so far and matches won, from the beginning on."""
    torch.set_num_threads(1)
    envs = DummyVecEnv([partial(make, seat, "chance")] * ENVS)
    watched = make(seat, "chance")
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, seed=1)
    print(f"by chance: {won(None, watched, matches)} of {matches}", flush=True)
    curve = [(0, won(model, watched, matches))]
    while curve[-1][0] < steps:
        model.learn(every, reset_num_timesteps=False)
        curve.append((model.num_timesteps, won(model, watched, matches)))
        low, high = interval(curve[-1][1], matches)
        told = f"{curve[-1][1]} of {matches} won, {low:.0%} to {high:.0%}"
        print(f"after {curve[-1][0]} steps: {told}", flush=True)
    return curve


def draw(curve: list[tuple[int, int]], matches: int, path: Path) -> None:
    from matplotlib import pyplot as plt

    plt.rcParams["svg.hashsalt"] = "curve"
    bounds = [interval(wins, matches) for _, wins in curve]
    steps = [step for step, _ in curve]
    figure, axes = plt.subplots(figsize=(7, 4))
    low, high = zip(*bounds, strict=True)
    axes.fill_between(steps, low, high, alpha=0.2)
    axes.plot(steps, [wins / matches for _, wins in curve], marker="o")
    axes.set(xlabel="steps", ylabel="matches won", ylim=(0, 1))
    axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None}, bbox_inches="tight")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Stratum against chance.")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=10_000, help="steps of a stretch")
    parser.add_argument("--matches", type=int, default=200, help="watched after each")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--curve", type=Path, help="write it as SVG, and as CSV beside")
    given = parser.parse_args()
    curve = train(given.steps, given.every, given.matches, given.seat)
    if given.curve:
        draw(curve, given.matches, given.curve)
        with given.curve.with_suffix(".csv").open("w", newline="") as file:
            csv.writer(file).writerows([("steps", "won", "of")])
            csv.writer(file).writerows((*row, given.matches) for row in curve)


if __name__ == "__main__":
    main()
