"""Our own games at work, in one build: a process that does what it is told.

Started with the name of a module that holds GAMES or GAME; says what it has (JSON),
then answers each line `game kind rounds` with `units seconds`.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Final

from bench.meter import ASK, CLONE, DRIVE, PLAY, SEARCH, Work, timed

import sobremesa
from sobremesa.bots.bot import Budget
from sobremesa.bots.mcts import Mcts
from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State, playout

SEED: Final = 1
SILENCE: Final = Silence()
SIMULATIONS: Final = 1_000  # of one search at most, as with the peers
MATCHES: Final = 8  # of which middles are cloned, and endings compared


def seats_of(game: Game) -> int:
    """How many sit at the table that is measured: two, or the fewest."""
    return 2 if 2 in game.seats else game.seats[0]


def start(game: Game, dice: Fast) -> State:
    return game.new({}, seats_of(game), dice, SILENCE)


def play(game: Game) -> Work:
    """Random matches by the engine's own loop."""
    dice = Fast(SEED)

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            decisions += playout(start(game, dice), dice, SILENCE)
        return decisions

    return work


def drive(game: Game) -> Work:
    """Random matches by the loop that drives the yardstick."""
    dice = Fast(SEED)
    random = Random(SEED).random

    def work(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = start(game, dice)
            while state.seat >= 0:
                legal = state.legal()
                state.apply(legal[int(random() * len(legal))], dice, SILENCE)
                decisions += 1
        return decisions

    return work


def clone(game: Game) -> Work:
    """Copies of states in the middle of random matches."""
    states = [middle(game, seed) for seed in range(MATCHES)]

    def work(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                state.clone()
        return rounds * len(states)

    return work


def middle(game: Game, seed: int) -> State:
    """A random match after half of its decisions."""
    dice = Fast(seed)
    half = playout(start(game, dice), dice, SILENCE) // 2
    dice = Fast(seed)
    state = start(game, dice)
    for _ in range(half):
        state.apply(dice.pick(state.legal()), dice, SILENCE)
    return state


def ask(game: Game) -> Work:
    """The legal actions of the widest questions in later halves of random matches."""
    states = [widest(middle(game, seed), Fast(seed)) for seed in range(MATCHES)]

    def work(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                state.legal()
        return rounds * len(states)

    return work


def widest(state: State, dice: Fast) -> State:
    """The state with most legal actions, from here to the end of a random match."""
    found, most = state.clone(), 0
    while state.seat >= 0:
        legal = state.legal()
        if len(legal) > most:
            found, most = state.clone(), len(legal)
        state.apply(dice.pick(legal), dice, SILENCE)
    return found


def search(game: Game) -> Work:
    """Simulations of MCTS for the first decision of a match."""
    state = start(game, Fast(SEED))
    seat = Seat(game, state, int(state.seat))
    bot = Mcts(Fast(SEED))

    def work(simulations: int) -> int:
        done = 0
        while done < simulations:  # a search that is decided ends early
            share = min(SIMULATIONS, simulations - done)
            tree = bot.search(seat, Budget(simulations=share))
            done += sum(int(node.visits) for node in tree.root.children)
        return done

    return work


def digest(game: Game) -> str:
    """A fingerprint of how random matches end: all builds must agree."""
    ends = hashlib.sha256()
    for seed in range(MATCHES):
        dice = Fast(seed)
        state = start(game, dice)
        playout(state, dice, SILENCE)
        ends.update(position.digest(game, {}, state).encode())
    return ends.hexdigest()


KINDS: Final[dict[str, Callable[[Game], Work]]] = {
    PLAY: play,
    DRIVE: drive,
    CLONE: clone,
    ASK: ask,
    SEARCH: search,
}


def main() -> None:
    module = import_module(sys.argv[1])
    games: tuple[Game, ...] = getattr(module, "GAMES", ()) or (module.GAME,)
    facts = {
        game.id: {"name": game.name, "seats": seats_of(game), "digest": digest(game)}
        for game in games
    }
    hello = {"compiled": sobremesa.compiled(), "games": facts}
    print(json.dumps(hello), flush=True)
    runs = {
        (game.id, kind): timed(work(game))
        for game in games
        for kind, work in KINDS.items()
    }
    for line in sys.stdin:
        id, kind, rounds = line.split()
        units, seconds = runs[id, kind](int(rounds))
        print(units, seconds, flush=True)


if __name__ == "__main__":
    main()
