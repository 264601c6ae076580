"""The field's engines, measured on this machine and in this process.

All rates are per CPU second of one core, the best of `REPETITIONS`.
Every peer is driven alike: ask which actions are legal, choose one uniformly
(`legal[int(random() * len(legal))]`), apply it, until the match is over.
Starting a match and asking for the legal actions are part of the cost.
OpenSpiel's C++ Connect Four so driven is the yardstick of our own rates.
"""

import os
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

REPETITIONS: Final = 5
SEED: Final = 1
SIMULATIONS: Final = 1_000  # of one search; the rate is flat from here to 100,000
EXPLORATION: Final = 2.0  # the UCT constant of OpenSpiel's own examples
MEMORY_MB: Final = 1_000  # the C++ search's limit; one search needs far less

# The games of OpenSpiel, and how to reach mid-match, where a state is cloned.
MIDDLE: Final = {
    "connect_four": (0, 1, 2, 3, 4, 5, 6, 0, 1, 2),
    "tic_tac_toe": (4, 0, 8, 2),
    "python_tic_tac_toe": (4, 0, 8, 2),
    "python_kuhn_poker": (0, 1, 0),  # both deals, then a pass
}

# Does so many rounds of some work and returns how many units of it that was.
Work: TypeAlias = Callable[[int], int]
# The peers publish no types; imported by name, they may be absent when checked.
Untyped: TypeAlias = Any


class Rate(NamedTuple):
    """What one peer does in a CPU second, and how long one copy takes it."""

    name: str
    decisions: float  # per second
    matches: float  # per second
    clone: float | None = None  # seconds
    simulations: float | None = None  # per second, one random rollout each


def yardstick(seconds: float) -> Rate:
    """OpenSpiel's C++ Connect Four driven from Python: playouts only."""
    play = _playouts(_load("connect_four"))
    return Rate("OpenSpiel C++ connect_four", *best(play, seconds))


def peers(seconds: float) -> tuple[list[Rate], list[str]]:
    """All peers, the yardstick first; and which could not be imported, and why.

    Each measurement takes about so many seconds.
    """
    rates: list[Rate] = []
    missing: list[str] = []
    for project, requirements, measure in (
        ("OpenSpiel", "open_spiel", _openspiel),
        ("PettingZoo", "pettingzoo pygame-ce", _pettingzoo),
    ):
        try:
            rates += measure(seconds)
        except ImportError as error:
            missing.append(f"{project}: {error} (pip install {requirements})")
    return rates, missing


def best(work: Work, seconds: float) -> tuple[float, float]:
    """Units and rounds per CPU second: the best of repetitions of equal size."""
    share = seconds / REPETITIONS
    rounds = 1
    while (spent := _timed(work, rounds)[1]) < share / 4:
        rounds *= 2
    rounds = max(1, round(rounds * share / spent))
    timings = [_timed(work, rounds) for _ in range(REPETITIONS)]
    return max((units / spent, rounds / spent) for units, spent in timings)


def _timed(work: Work, rounds: int) -> tuple[int, float]:
    """The units that so many rounds were, and the CPU seconds they took."""
    start = process_time()
    units = work(rounds)
    return units, process_time() - start


def repeated(call: Callable[[], object], *, units: int = 1) -> Work:
    """Work that is the same call again and again, its result thrown away."""

    def work(rounds: int) -> int:
        for _ in range(rounds):
            call()
        return rounds * units

    return work


def _openspiel(seconds: float) -> list[Rate]:
    """OpenSpiel's games, the first in two rows: once for either search."""
    first, *others = (_openspiel_game(name, seconds) for name in MIDDLE)
    game = _load("connect_four")
    start = game.new_initial_state()
    cpp, python = (
        best(repeated(partial(bot.step, start), units=SIMULATIONS), seconds)[0]
        for bot in (_cpp_search(game), _python_search(game))
    )
    second = first._replace(name="  the same, searched in Python", simulations=python)
    return [first._replace(simulations=cpp), second, *others]


def _openspiel_game(name: str, seconds: float) -> Rate:
    """Playouts of a game of OpenSpiel, and clones in the middle of a match."""
    game = _load(name)
    has_chance = game.max_chance_outcomes() > 0
    play = _playouts_with_chance(game) if has_chance else _playouts(game)
    state = game.new_initial_state()
    for action in MIDDLE[name]:
        state.apply_action(action)
    clones, _ = best(repeated(state.clone), seconds)
    title = name if name.startswith("python_") else f"C++ {name}"
    return Rate(f"OpenSpiel {title}", *best(play, seconds), 1 / clones)


def _load(name: str) -> Untyped:
    """A game of OpenSpiel."""
    if name.startswith("python_"):
        import_module("open_spiel.python.games")  # registers them
    return import_module("pyspiel").load_game(name)


def _playouts(game: Untyped) -> Work:
    """Random matches of an OpenSpiel game without chance."""
    new = game.new_initial_state
    random = Random(SEED).random

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = new()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            # Nothing is legal exactly when the match is over: OpenSpiel's own API
            # test demands it, so `is_terminal` need not be asked as well.
            while legal := legal_actions():
                apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return work


def _playouts_with_chance(game: Untyped) -> Work:
    """Random matches of an OpenSpiel game with chance, which is not a decision."""
    player_id = import_module("pyspiel").PlayerId
    chance, terminal = int(player_id.CHANCE), int(player_id.TERMINAL)
    new = game.new_initial_state
    random = Random(SEED).random

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = new()
            while (player := state.current_player()) != terminal:
                if player == chance:
                    point = random()
                    for outcome, probability in state.chance_outcomes():
                        if (point := point - probability) < 0:
                            state.apply_action(outcome)
                            break
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
        return decisions

    return work


def _cpp_search(game: Untyped) -> Untyped:
    """OpenSpiel's C++ MCTS. On a game written in Python it would crash."""
    pyspiel = import_module("pyspiel")
    rollout = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    limits = {"max_simulations": SIMULATIONS, "max_memory_mb": MEMORY_MB}
    plain = {"solve": False, "seed": SEED, "verbose": False}
    return pyspiel.MCTSBot(game, rollout, uct_c=EXPLORATION, **limits, **plain)


def _python_search(game: Untyped) -> Untyped:
    """OpenSpiel's MCTS written in Python; its dice are NumPy's."""
    mcts = import_module("open_spiel.python.algorithms.mcts")
    dice = import_module("numpy.random").RandomState(SEED)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    plain = {"solve": False, "random_state": dice}
    return mcts.MCTSBot(game, EXPLORATION, SIMULATIONS, rollout, **plain)


def _pettingzoo(seconds: float) -> list[Rate]:
    """PettingZoo's connect_four_v3, with its checking wrappers and without."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # or it greets on stdout
    module = import_module("pettingzoo.classic.connect_four.connect_four")
    wrapped = best(_episodes(module.env()), seconds)
    raw = best(_episodes(module.raw_env()), seconds)
    state = module.raw_env()
    state.reset()
    for action in MIDDLE["connect_four"]:
        state.step(action)
    clones, _ = best(repeated(partial(deepcopy, state)), seconds)
    title = "PettingZoo connect_four_v3"
    return [Rate(title, *wrapped), Rate(f"{title}, raw", *raw, 1 / clones)]


def _episodes(env: Untyped) -> Work:
    """Random matches of a PettingZoo environment; its mask says what is legal."""
    random = Random(SEED).random
    reset, last, step = env.reset, env.last, env.step

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            reset()
            observation, _, over, _, _ = last()
            while not over:
                legal = observation["action_mask"].nonzero()[0].tolist()
                step(legal[int(random() * len(legal))])
                decisions += 1
                observation, _, over, _, _ = last()
        return decisions

    return work


def main() -> None:
    """Print the table, then the projects that are missing."""
    rates, missing = peers(seconds=1.0)
    line = "{:<33}{:>12}{:>11}{:>10}{:>13}".format
    print(line("", "decisions/s", "matches/s", "clone µs", "MCTS sims/s"))
    for name, decisions, matches, clone, simulations in rates:
        copy = "-" if clone is None else f"{clone * 1e6:.2f}"
        search = "-" if simulations is None else f"{simulations:,.0f}"
        print(line(name, f"{decisions:,.0f}", f"{matches:,.0f}", copy, search))
    for message in missing:
        print("missing:", message)


if __name__ == "__main__":
    main()
