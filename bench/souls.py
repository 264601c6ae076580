"""How Carcosa ends for one bot at all seats: `python bench/souls.py greedy`.

    python bench/souls.py greedy -n 400 --souls 1,2,3,4 --seed fresh
    python bench/souls.py mcts:100 -n 60 --souls 3 --set preset=measured

    python bench/souls.py foresight -n 100
    python bench/souls.py greedy -n 20 --weights other.toml    not those of the game
    python bench/souls.py mcts:100 -n 20 --turns 0 --patience 8
    python bench/souls.py greedy -n 1 --souls 3 --tell
    python bench/souls.py mcts:400 -n 100 --keep souls.jsonl    to be gone on with

A line for each number of souls: what was won with its 95 % interval, what ended the
rest and when, how far they came, and the processor time of a match.
`--tell` tells matches round by round: where everybody stands, what is thought of it,
and what they do.
`foresight` knows the next cards and dice (bench/foresight.py): what that is worth.
"""

import argparse
import json
import math
import sys
import time
from collections import Counter
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.foresight import FORESIGHT, Foresight

import sobremesa
from sobremesa.bots.levels import Brain
from sobremesa.games import find
from sobremesa.games.carcosa.content import KEY, NODE_IDS
from sobremesa.games.carcosa.heuristics import WEIGHTS
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.kernel.dice import Seeded
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.seat import Seat
from sobremesa.terminal.seating import read_settings

ENDINGS = {"10.1": "won", "10.2": "broken", "10.3": "keys", "10.6": "time"}


@dataclass
class Match:
    """What became of one match."""

    ending: str
    rounds: int
    most_keys: int  # held at once
    destroyed: int
    crowned: bool
    decisions: int
    seconds: float


@dataclass
class Kept:
    """Matches played, in a file: each is known by who played it, and its seed."""

    path: Path | None
    known: dict[str, Match] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path and self.path.exists():
            for line in self.path.read_text("utf-8").splitlines():
                name, *told = json.loads(line)
                self.known[name] = Match(*told)

    def add(self, name: str, match: Match) -> None:
        self.known[name] = match
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, *astuple(match)]) + "\n")


@dataclass
class Line:
    """The matches of one number of souls."""

    souls: int
    matches: list[Match] = field(default_factory=list)

    def told(self) -> str:
        number = len(self.matches)
        ends = Counter(one.ending for one in self.matches)
        low, high = wilson(ends["won"], number)
        share = f"{ends['won'] / number:6.1%} [{low:.1%}, {high:.1%}] ({number})"
        lost = [one for one in self.matches if one.ending != "won"]
        ways = " ".join(
            f"{ends[way] / number:.0%} {way}" for way in ("broken", "keys", "time")
        )
        rounds = mean(one.rounds for one in lost) if lost else 0.0
        full = mean(one.most_keys >= 4 for one in self.matches)
        most = mean(one.most_keys for one in self.matches)
        gone = mean(one.destroyed for one in self.matches)
        crowned = mean(one.crowned for one in self.matches)
        decisions = mean(one.decisions for one in self.matches)
        seconds = mean(one.seconds for one in self.matches)
        return (
            f"{self.souls}: {share}; {ways}; lost in round {rounds:.1f}; "
            f"4 keys {full:.0%}, keys {most:.2f}, destroyed {gone:.2f}, "
            f"crown {crowned:.0%}; {decisions:.0f} decisions, {seconds:.2f} s"
        )


def wilson(won: int, number: int) -> tuple[float, float]:
    """The 95 % interval of a share, also of a small one."""
    z = 1.96
    share = won / number
    middle = share + z * z / (2 * number)
    width = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number**2))
    whole = 1 + z * z / number
    return max(0.0, (middle - width) / whole), (middle + width) / whole


class Teller:
    """Tells a match round by round."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = 0
        self.acts: list[str] = []

    def about(self, state: Carcosa, action: int) -> None:
        """A decision; before the first of a round, how everybody stands."""
        house = state.house
        if int(house.round) != self.round:
            self.end()
            self.round = int(house.round)
            souls = " ".join(
                f"[{NODE_IDS[soul.node]} {soul.sanity}/{soul.maximum()} "
                f"keys {soul.items[KEY]}]"
                for soul in house.souls
            )
            worth = self.game.evaluate(state, 0)
            king = f"King {house.king_floor + 1}, crown {house.crown + 1 or '-'}"
            print(f"{self.round}: {king}, {worth:.3f} {souls}")
        self.acts.append(f"{house.active + 1} {self.game.table.text(action)}")

    def end(self) -> None:
        if self.acts:
            print("   ", " | ".join(self.acts), flush=True)
        self.acts = []


def play(
    game: Game,
    bot: str,
    souls: int,
    options: dict[str, object],
    seed: str,
    teller: Teller | None = None,
) -> Match:
    dice, log = Seeded(seed), Silence()
    state = game.new(game.set_up(options, souls), souls, dice, log)
    assert isinstance(state, Carcosa)
    brains = []
    if bot != FORESIGHT:
        brains = [Brain(bot, f"{seed} {seat}") for seat in range(souls)]
    foresight = Foresight(game, seed)
    begun = time.process_time()
    decisions = most = 0
    while state.seat >= 0:
        seat = int(state.seat)
        if brains:
            action = brains[seat].choose(Seat(game, state, seat))
        else:
            action = foresight.choose(state, dice)
        if teller:
            teller.about(state, action)
        state.apply(action, dice, log)
        decisions += 1
        most = max(most, int(state.house.keys_held()))
    if teller:
        teller.end()
    house = state.house
    return Match(
        ENDINGS[state.result().rule],
        int(house.round),
        most,
        int(house.keys_destroyed),
        bool(house.crown >= 0),
        decisions,
        time.process_time() - begun,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How Carcosa ends.")
    parser.add_argument("bot", nargs="?", default="greedy")
    parser.add_argument("-n", "--matches", type=int, default=100)
    parser.add_argument("--souls", default="1,2,3,4")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", default="souls")
    parser.add_argument("--looks", type=int, help="samples of one step ahead")
    parser.add_argument("--weights", metavar="FILE", help="what evaluate weighs by")
    parser.add_argument("--turns", type=int, help="that a simulation plays on to")
    parser.add_argument("--patience", type=int, help="visits before answers are tried")
    parser.add_argument("--keep", metavar="FILE", help="where matches are kept")
    parser.add_argument("--tell", action="store_true", help="matches round by round")
    return parser.parse_args()


def prepared(given: argparse.Namespace) -> Game:
    """The game as it is to be thought about."""
    if given.weights:
        WEIGHTS.path = given.weights
    game = find("carcosa")
    search = game.search
    if given.turns is not None:
        search = replace(search, turns=given.turns)
    if given.patience is not None:
        search = replace(search, patience=given.patience)
    return replace(game, looks=given.looks or game.looks, search=search)


def by(given: argparse.Namespace) -> str:
    """Who plays, with what that is not the game's."""
    told = [given.bot, *given.set]
    for name in ("looks", "weights", "turns", "patience"):
        value = getattr(given, name)
        if value is not None:
            told.append(f"{name}={value}")
    return " ".join(told)


def main() -> None:
    given = arguments()
    game = prepared(given)
    kept = Kept(Path(given.keep) if given.keep else None)
    build = "compiled" if sobremesa.compiled() else "interpreted"
    print(f"{given.bot}, {' '.join(given.set)} seed {given.seed}, {build}", flush=True)
    for souls in map(int, given.souls.split(",")):
        line = Line(souls)
        for number in range(given.matches):
            options = read_settings(given.set)
            seed = f"{given.seed} {souls} {number}"
            teller = Teller(game) if given.tell else None
            name = f"{by(given)} {seed}"
            if name not in kept.known:
                kept.add(name, play(game, given.bot, souls, options, seed, teller))
            line.matches.append(kept.known[name])
        print(line.told(), flush=True)


if __name__ == "__main__":
    main()
