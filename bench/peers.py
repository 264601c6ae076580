"""The field's engines, measured on this machine and in this process.

All rates are per CPU second of one core, the best of some short repetitions.
Every peer is driven alike: is the match over? which actions are legal? choose one
uniformly (`legal[int(random() * len(legal))]`), apply it.
Starting a match and asking for the legal actions are part of the cost.

OpenSpiel's C++ Connect Four so driven is the yardstick of our own rates: the general
loop that every user of OpenSpiel writes (`while not state.is_terminal()`).
A second row shows the leanest loop we know: nothing is legal exactly when a match is
over, so `is_terminal` need not be asked, and methods are looked up once a match.
"""

import os
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

from bench.meter import SEARCH, Meter, Subject, Work, repeated, timed

SEED: Final = 1
SIMULATIONS: Final = 1_000  # of one search; the rate is flat from here to 100,000
EXPLORATION: Final = 2.0  # the UCT constant of OpenSpiel's own examples
MEMORY_MB: Final = 1_000  # the C++ search's limit; one search needs far less
YARDSTICK: Final = "OpenSpiel C++ connect_four"
LEANEST: Final = "  the same, leanest loop"

# The games of OpenSpiel, and how to reach mid-match, where a state is cloned.
MIDDLE: Final = {
    "connect_four": (0, 1, 2, 3, 4, 5, 6, 0, 1, 2),
    "tic_tac_toe": (4, 0, 8, 2),
    "python_tic_tac_toe": (4, 0, 8, 2),
    "python_kuhn_poker": (0, 1, 0),  # both deals, then a pass
}

# The peers publish no types; imported by name, they may be absent when checked.
Untyped: TypeAlias = Any


def peers() -> tuple[list[Subject], list[str]]:
    """All peers, the yardstick first; and which could not be imported, and why."""
    found: list[Subject] = []
    missing: list[str] = []
    for project, requirements, subjects in (
        ("OpenSpiel", "open_spiel", openspiel),
        ("PettingZoo", "pettingzoo pygame-ce", pettingzoo),
    ):
        try:
            found += subjects()
        except ImportError as error:
            missing.append(f"{project}: {error} (pip install {requirements})")
    return found, missing


def subject(name: str, **works: Work) -> Subject:
    """What is done in this process, by kind of work."""
    return Subject(name, {kind: Meter(timed(work)) for kind, work in works.items()})


def openspiel() -> list[Subject]:
    """OpenSpiel's games; the first also in the leanest loop, and with both searches."""
    first, *others = (openspiel_game(name) for name in MIDDLE)
    game = load("connect_four")
    start = game.new_initial_state()
    cpp, python = (
        repeated(partial(bot.step, start), units=SIMULATIONS)
        for bot in (cpp_search(game), python_search(game))
    )
    first.meters[SEARCH] = Meter(timed(cpp))
    lean = subject(LEANEST, play=lean_playouts(game))
    searched = subject("  the same, searched in Python", search=python)
    return [first, lean, searched, *others]


def openspiel_game(name: str) -> Subject:
    """Playouts of a game of OpenSpiel, and clones in the middle of a match."""
    game = load(name)
    has_chance = game.max_chance_outcomes() > 0
    play = playouts_with_chance(game) if has_chance else playouts(game)
    state = game.new_initial_state()
    for action in MIDDLE[name]:
        state.apply_action(action)
    title = name if name.startswith("python_") else f"C++ {name}"
    return subject(f"OpenSpiel {title}", play=play, clone=repeated(state.clone))


def load(name: str) -> Untyped:
    """A game of OpenSpiel."""
    if name.startswith("python_"):
        import_module("open_spiel.python.games")  # registers them
    return import_module("pyspiel").load_game(name)


def playouts(game: Untyped) -> Work:
    """Random matches of an OpenSpiel game without chance, as anybody plays them."""
    random = Random(SEED).random

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return work


def lean_playouts(game: Untyped) -> Work:
    """The same matches with as few calls as possible."""
    new = game.new_initial_state
    random = Random(SEED).random

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = new()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while legal := legal_actions():  # OpenSpiel's own API test allows it
                apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return work


def playouts_with_chance(game: Untyped) -> Work:
    """Random matches of an OpenSpiel game with chance, which is not a decision."""
    player_id = import_module("pyspiel").PlayerId
    chance, terminal = int(player_id.CHANCE), int(player_id.TERMINAL)
    random = Random(SEED).random

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
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


def cpp_search(game: Untyped) -> Untyped:
    """OpenSpiel's C++ MCTS. On a game written in Python it would crash."""
    pyspiel = import_module("pyspiel")
    rollout = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    limits = {"max_simulations": SIMULATIONS, "max_memory_mb": MEMORY_MB}
    plain = {"solve": False, "seed": SEED, "verbose": False}
    return pyspiel.MCTSBot(game, rollout, uct_c=EXPLORATION, **limits, **plain)


def python_search(game: Untyped) -> Untyped:
    """OpenSpiel's MCTS written in Python; its dice are NumPy's."""
    mcts = import_module("open_spiel.python.algorithms.mcts")
    dice = import_module("numpy.random").RandomState(SEED)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    plain = {"solve": False, "random_state": dice}
    return mcts.MCTSBot(game, EXPLORATION, SIMULATIONS, rollout, **plain)


def pettingzoo() -> list[Subject]:
    """PettingZoo's connect_four_v3, with its checking wrappers and without."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # or it greets on stdout
    module = import_module("pettingzoo.classic.connect_four.connect_four")
    state = module.raw_env()
    state.reset()
    for action in MIDDLE["connect_four"]:
        state.step(action)
    copy = repeated(partial(deepcopy, state))
    title = "PettingZoo connect_four_v3"
    return [
        subject(title, play=episodes(module.env())),
        subject(f"{title}, raw", play=episodes(module.raw_env()), clone=copy),
    ]


def episodes(env: Untyped) -> Work:
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
