"""Steps per second for learners: `python bench/steps.py [--quick] [--json FILE]`.

A step is a decision together with what the next learner needs of it: an observation
and a mask of the legal actions, in numpy arrays; the policy is uniform.
`bare` is the engine's own loop without either, `vector` is `sobremesa.adapters.vector`
with 128 matches side by side, `PettingZoo` our environment for it with its checks.
Beside them PettingZoo's own classic games, OpenSpiel's vector environment on its games
in C++, and Pgx where it is installed, all in turns and in one run, per CPU second
(bench/meter.py).
"""

import argparse
import json
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.meter import PLAY, Meter, Subject, Work, measure, timed
from bench.peers import episodes
from bench.worker import play, seats_of

import sobremesa
from sobremesa.adapters.vector import Vector
from sobremesa.shelf import sound

SEED: Final = 1
MATCHES: Final = 128  # side by side
STEPS: Final = "steps"
TABLE: Final = "table"
BARS: Final = {"connected_worlds": 0.1}  # of the bare playout; 0.2 elsewhere
CLASSIC: Final = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "go_v5")
OPENSPIEL: Final = ("connect_four", "leduc_poker", "backgammon")
PGX: Final = ("connect_four", "leduc_holdem", "backgammon")
Untyped = Any  # the peers publish no types


def vector_steps(vector: Vector) -> Work:
    """Uniform answers in all matches at once; a round is a step of all."""
    vector.reset(SEED)

    def work(rounds: int) -> int:
        for _ in range(rounds):
            vector.step(vector.sample())
        return rounds * vector.matches

    return work


def ours() -> list[Subject]:
    from sobremesa.adapters.pettingzoo import env

    return [
        Subject(
            game.id,
            {
                PLAY: Meter(timed(play(game))),
                STEPS: Meter(timed(vector_steps(Vector(game, MATCHES, seats=seats)))),
                TABLE: Meter(timed(episodes(env(game, seats=seats)))),
            },
        )
        for game in sound()
        for seats in (seats_of(game),)
    ]


def classic() -> list[Subject]:
    """PettingZoo's own games, as it hands them out."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    found = []
    for name in CLASSIC:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            work = episodes(module.env())
        except Exception as error:  # what a game of theirs needs may be missing
            print(f"PettingZoo {name} is not measured: {error}".splitlines()[0])
            continue
        found.append(Subject(f"PettingZoo {name}", {STEPS: Meter(timed(work))}))
    return found


def openspiel() -> list[Subject]:
    """OpenSpiel's vector environment, which steps one environment after another."""
    if find_spec("open_spiel") is None:
        return []
    environment = import_module("open_spiel.python.rl_environment")
    vectors = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    found = []
    for name in OPENSPIEL:
        envs = [environment.Environment(name) for _ in range(MATCHES)]
        work = openspiel_steps(vectors.SyncVectorEnv(envs), agent.StepOutput)
        title = f"OpenSpiel C++ {name}, vector environment"
        found.append(Subject(title, {STEPS: Meter(timed(work))}))
    return found


def openspiel_steps(vector: Untyped, output: Untyped) -> Work:
    random = Random(SEED).random
    now = [vector.reset()]

    def work(rounds: int) -> int:
        for _ in range(rounds):
            chosen = []
            for step in now[0]:
                seen = step.observations
                legal = seen["legal_actions"][seen["current_player"]]
                action = legal[int(random() * len(legal))]
                chosen.append(output(action=action, probs=None))
            now[0], _, _, _ = vector.step(chosen, reset_if_done=True)
        return rounds * MATCHES

    return work


def pgx() -> list[Subject]:
    """Pgx, whose games are compiled to step all matches at once (pip install pgx)."""
    if find_spec("pgx") is None:
        print("Pgx is not measured: it is not installed (pip install pgx)")
        return []
    make = import_module("pgx").make
    return [
        Subject(f"Pgx {name}", {STEPS: Meter(timed(pgx_steps(make(name))))})
        for name in PGX
    ]


def pgx_steps(env: Untyped) -> Work:
    jax = import_module("jax")
    reset = import_module("pgx.experimental.wrappers").auto_reset
    step = reset(env.step, env.init)

    def answer(key: Untyped, state: Untyped) -> Untyped:
        """Uniform among the legal actions, in all matches; again if one is over."""
        odds = jax.numpy.log(state.legal_action_mask.astype("float32"))
        keys = jax.random.split(key, MATCHES)
        return jax.vmap(step)(state, jax.random.categorical(key, odds), keys)

    forward = jax.jit(answer)
    key = jax.random.key(SEED)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(key, MATCHES))]
    forward(key, now[0])  # compiled before it is measured

    def work(rounds: int) -> int:
        for number in range(rounds):
            now[0] = forward(jax.random.fold_in(key, number), now[0])
        now[0].observation.block_until_ready()
        return rounds * MATCHES

    return work


def lines(games: list[Subject], peers: list[Subject]) -> list[str]:
    """A table of ours, then the peers'."""
    told = ["| game | bare/s | vector/s | ÷ bare | bar | PettingZoo/s |"]
    told.append("|---|---:|---:|---:|---:|---:|")
    for game in games:
        bare, steps = game.rate(PLAY) or 1.0, game.rate(STEPS) or 0.0
        table, bar = game.rate(TABLE) or 0.0, BARS.get(game.name, 0.2)
        numbers = f"{bare:,.0f} | {steps:,.0f} | {steps / bare:.2f} | {bar} |"
        told.append(f"| {game.name} | {numbers} {table:,.0f} |")
    told += ["", "| peer | steps/s |", "|---|---:|"]
    return told + [f"| {peer.name} | {peer.rate(STEPS):,.0f} |" for peer in peers]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure steps beside the peers'.")
    parser.add_argument("--quick", action="store_true", help="a short, rough run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers")
    given = parser.parse_args()
    games, peers = ours(), [*classic(), *openspiel(), *pgx()]
    repetitions, seconds = (2, 0.05) if given.quick else (5, 0.2)
    measure([*games, *peers], repetitions=repetitions, seconds=seconds)
    if not sobremesa.compiled():
        print("The engine is not compiled: the bars are meant for the compiled one.")
    print(*lines(games, peers), sep="\n")
    if given.json:
        told = {
            one.name: {kind: one.rate(kind) for kind in one.meters}
            for one in (*games, *peers)
        }
        given.json.write_text(f"{json.dumps(told, indent=2)}\n", "utf-8")


if __name__ == "__main__":
    main()
