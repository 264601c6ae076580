"""Looks for puzzles in matches between bots: `python -m sobremesa.puzzles.find GAME`.

Each match is played by its number; what was found in it is a line of the output file.
A run that is broken off goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from sobremesa.bots.levels import Brain
from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State
from sobremesa.shelf import find

from .aim import Aim, Kind, aimed, fits
from .prove import SURE, Proof, TooMuch
from .puzzle import read_file

GAP = Fraction(1, 20)  # between the best answer and the next
FEWEST = 2  # answers to choose from
LINE = 8  # own decisions of a solution at most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--kind", action="append", help="only these kinds of goal")
    parser.add_argument("--matches", type=int, help="instead of what its file says")
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--limit", type=int, default=8000, help="runs of one proof")
    parser.add_argument("--level", default="easy,normal", help="of the bots, in turn")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    game = find(given.game)
    kinds = read_file(game).kind
    done = finished(given.out)
    for name in given.kind or kinds:
        for number in range(given.matches or kinds[name].matches):
            if [name, number] in done:
                continue
            match = begun(game, kinds[name], f"{given.seed}-{number}")
            found = list(looked(match, name, kinds[name], given))
            keep(given.out, name, number, found)
            print(name, number, len(found), file=sys.stderr, flush=True)


def finished(path: Path) -> list[list[object]]:
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines()
    return [json.loads(line)["match"] for line in lines]


def keep(path: Path, name: str, number: int, found: list[dict[str, Any]]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"match": [name, number], "found": found}) + "\n")


def begun(game: Game, kind: Kind, seed: str) -> Match:
    seats = kind.seats or game.first.seats
    return Match(game, ["bot"] * seats, kind.options, seed=seed)


def looked(
    match: Match, name: str, kind: Kind, given: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """A match played to its end: the decisions in it that make a puzzle."""
    before = played(match, given.level.split(","))
    for number in range(len(before)) if kind.all else near(match, kind):
        state = before[number]
        stage = match.game.stages[state.stage]
        if stage in kind.stages and len(state.legal()) >= FEWEST:
            told = asked(match, state, number, kind, given.limit)
            if told is not None:
                yield {**told, "kind": name, "decision": number}


def played(match: Match, levels: list[str]) -> list[State]:
    """The states before each decision."""
    brains = [
        Brain(levels[at % len(levels)], f"{match.seed}-{at}")
        for at in range(len(match.players))
    ]
    before: list[State] = []
    while not match.over:
        seat = int(match.state.seat)
        before.append(match.state.clone())
        match.play(seat, brains[seat].choose(match.seat(seat)))
    return before


def near(match: Match, kind: Kind) -> list[int]:
    """Decisions that led, in one turn, to what the goal speaks of."""
    aims = [aimed(match.game, kind, seat) for seat in range(len(match.players))]
    found: set[int] = set()
    for number, (seat, _) in enumerate(match.actions):
        first = match.firsts[number]
        last = [*match.firsts, len(match.journal.events)][number + 1]
        if any(spoken(aims[seat], one) for one in match.journal.events[first:last]):
            while number >= 0 and match.actions[number][0] == seat:
                found.add(number)
                number -= 1
    return sorted(found)


def spoken(aim: Aim, event: Event) -> bool:
    """Whether this is what is wanted, or to be avoided."""
    cells = [*aim.want.get(event.key, []), *aim.avoid.get(event.key, [])]
    return bool(cells) and fits(cells, event.numbers)


def asked(
    match: Match, before: State, number: int, kind: Kind, limit: int
) -> dict[str, Any] | None:
    """This decision as a puzzle, if it is one: at a state that could be believed."""
    game = match.game
    seat = Seat(game, before, int(before.seat))
    state = seat.imagine(Fast(f"{match.seed}-{number}"))
    proof = Proof(game, aimed(game, kind, seat.number), limit)
    try:
        chances = weighed(proof, state)
        if not single(chances):
            return None
        steps = list(line(proof, state, chances))
    except TooMuch:
        return None
    greedy = Brain("normal", "greedy").choose(seat)
    return {
        "position": position.write(game, game.public_options(match.options), state),
        "steps": steps,
        "runs": proof.runs,
        "greedy": game.table.text(greedy),
    }


def weighed(proof: Proof, state: State) -> dict[int, Fraction]:
    """The chance of each answer; two that are sure are enough to know."""
    chances: dict[int, Fraction] = {}
    for action in state.legal():
        chances[action] = proof.after(state, action)
        if list(chances.values()).count(SURE) > 1:
            break
    return chances


def single(chances: dict[int, Fraction]) -> bool:
    """Whether one answer is best, clearly."""
    best, second = sorted(chances.values(), reverse=True)[:2]
    return best - second >= GAP


def line(
    proof: Proof, state: State, chances: dict[int, Fraction]
) -> Iterator[dict[str, Any]]:
    """The decisions of a solution, up to the first die or the end."""
    text = proof.game.table.text
    for _ in range(LINE):
        best = max(chances.values())
        action = next(one for one, chance in chances.items() if chance == best)
        yield {
            "do": text(action),
            "chances": {text(one): str(chance) for one, chance in chances.items()},
        }
        ways = [end for _, end in proof.outcomes(state, action)]
        if len(ways) != 1 or isinstance(ways[0], bool):
            return
        state = ways[0]
        if state.seat != proof.aim.seat or state.stage in proof.aim.ends:
            return
        chances = proof.chances(state)


if __name__ == "__main__":
    main()
