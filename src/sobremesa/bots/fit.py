"""Weights from evidence: fits a game's `evaluate` to how matches between bots end.

    python -m sobremesa.bots.fit stratum -n 2000               what it would change
    python -m sobremesa.bots.fit stratum -n 2000 --duel 400    and how that plays
    python -m sobremesa.bots.fit stratum -n 2000 --write       new weights, kept
    python -m sobremesa.bots.fit heroes stratum --examine      what is known now

`--set` fits a variant, `--content` own cards.
What matches taught is kept in a file: a command that was stopped goes on with it.
Needs numpy (`pip install sobremesa[fit]`); playing with the weights does not.
"""

import argparse
import json
import math
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.overlay import Overlay
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import FILE, Features, Findings, entries
from sobremesa.shelf import stocked

from .levels import Brain

POSITIONS = 16  # of a match: those beside each other tell the same
HELD_OUT = 7  # one match in so many is kept for the report: no number of seats or bots
STEPS = 30  # of Newton's method
THIRDS = ("first third", "second third", "last third")
NO_FEATURES: Final = Features(
    (), lambda state, seat: Findings(0)
)  # has its own weights
Column = NDArray[np.float64]
Weights = dict[str, Column]  # by role


@dataclass(frozen=True)
class Table:
    """The matches that are played for evidence."""

    game: Game
    features: Features
    options: dict[str, str]
    seats: list[int]  # numbers of them, by turns
    bots: list[str]  # by turns
    seed: str

    def match(self, number: int, seed: str, bots: list[str]) -> Match:
        seats = self.seats[number % len(self.seats)]
        names = [bots[(number + seat) % len(bots)] for seat in range(seats)]
        chosen = self.game.set_up(self.options, seats)
        return Match(self.game, names, chosen, seed=f"{seed} {number}")

    def teach(self, number: int) -> str:
        """Some calm positions of one match, and how it ended, as a line of JSON."""
        match = self.match(number, self.seed, self.bots)
        calm: list[State] = []
        brains = [Brain(n, f"{match.seed} {s}") for s, n in enumerate(match.players)]
        while not match.over:
            seat = int(match.state.seat)
            if int(match.state.stage) in self.game.calm:
                calm.append(match.state.clone())
            match.play(seat, brains[seat].choose(match.seat(seat)))
        dice, rows = Fast(f"{match.seed} positions"), []
        for _ in range(POSITIONS):
            at = int(dice.below(len(calm)))
            third = 3 * at // len(calm)
            for seat, score in enumerate(match.result.scores):
                asked = int(calm[at].seat == seat)
                known = self.weighed(calm[at], seat)
                rows.append([third, seat, asked, score, *known])
        return json.dumps(rows)

    def weighed(self, state: State, seat: int) -> list[float]:
        """What is thought of a position now, and its features."""
        worth = self.game.evaluate(state, seat)
        found = self.features.of(state, seat).listed()
        return [round(one, 4) for one in (worth, *found)]


class Evidence:
    """Positions as columns: those to learn from, those to be examined by."""

    def __init__(self, lines: list[str], role: Callable[[int], str]) -> None:
        told = [json.loads(line) for line in lines]
        rows = np.array([row for match in told for row in match], dtype=np.float64)
        match = np.repeat(np.arange(len(told)), [len(one) for one in told])
        self.third, self.asked = rows[:, 0], rows[:, 2] == 1
        self.score, self.before = rows[:, 3], rows[:, 4]
        self.features = rows[:, 5:]
        self.role = np.array([role(int(seat)) for seat in rows[:, 1]])
        self.held_out = match % HELD_OUT == 0
        self.roles = sorted(set(self.role.tolist()))

    def fit(self, ridge: float, rows: NDArray[np.bool_]) -> Weights:
        """A logistic fit for each role, by Newton's method."""
        found = {}
        for role in self.roles:
            chosen = rows & (self.role == role)
            found[role] = logistic(self.features[chosen], self.score[chosen], ridge)
        return found

    def after(self, weights: Weights) -> Column:
        """What the fitted weights think of all positions."""
        worth = np.zeros(len(self.score))
        for role, known in weights.items():
            rows = self.role == role
            worth[rows] = sigmoid(self.features[rows] @ known)
        return worth

    def report(self, worth: Column) -> str:
        """On matches held out: rank, surprise and error, before and after."""
        lines = ["before → after, matches held out", *self.table(self.held_out, worth)]
        return "\n".join([*lines, "", *self.calibration(self.held_out, worth)])

    def examined(self) -> str:
        """The same of all matches, as things are."""
        rows = np.ones(len(self.score), dtype=np.bool_)
        lines = [*self.table(rows, self.before), ""]
        return "\n".join([*lines, *self.calibration(rows, self.before)])

    def table(self, rows: NDArray[np.bool_], worth: Column) -> list[str]:
        """By role and by whose turn it is, by thirds of the match."""
        groups = {role: self.role == role for role in self.roles}
        if len(groups) > 1:
            groups["all"] = np.ones(len(rows), dtype=np.bool_)
        groups |= {"to move": self.asked, "others": ~self.asked}
        width = 10 if worth is self.before else 16
        heads = [f"{head:>{width}}" for head in ("AUC", "log-loss", "Brier")]
        lines = [f"{'':24}{'positions':>10}{''.join(heads)}"]
        for group, members in groups.items():
            for third, name in enumerate(THIRDS):
                seen = rows & members & (self.third == third)
                if seen.any():
                    marks = self.marks(seen, worth, width)
                    who = f"{group}, {name}"
                    lines.append(f"{who:24}{seen.sum():>10}{marks}")
        return lines

    def marks(self, rows: NDArray[np.bool_], worth: Column, width: int) -> str:
        told = []
        for measure in (auc, log_loss, brier):
            told.append(f"{measure(self.before[rows], self.score[rows]):.3f}")
            if worth is not self.before:
                told[-1] += f" → {measure(worth[rows], self.score[rows]):.3f}"
        return "".join(f"{one:>{width}}" for one in told)

    def calibration(self, rows: NDArray[np.bool_], worth: Column) -> list[str]:
        """How often those won that were given such a chance."""
        lines = ["chance given → points made"]
        for low in range(10):
            seen = rows & (np.minimum(worth * 10 // 1, 9) == low)
            if seen.any():
                given, made = worth[seen].mean(), self.score[seen].mean()
                lines.append(f"{given:14.2f} → {made:.2f}   ({seen.sum()} positions)")
        return lines


def sigmoid(total: Column) -> Column:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(total, -30, 30))))


def logistic(features: Column, score: Column, ridge: float) -> Column:
    """The likeliest weights; features count as much as they vary, big weights cost."""
    scale = features.std(axis=0)
    scale[scale < 1e-9] = 1.0
    scaled = features / scale
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        worth = sigmoid(scaled @ weights)
        slope = scaled.T @ (score - worth) - ridge * weights
        curve = (scaled * (worth * (1 - worth))[:, None]).T @ scaled
        curve += ridge * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scale)


def auc(worth: Column, score: Column) -> float:
    """How often a winner is thought to stand better than a loser; 0.5 is guessing."""
    won, lost = np.sort(worth[score > 0.5]), worth[score <= 0.5]
    if len(won) * len(lost) == 0:
        return math.nan
    below = np.searchsorted(won, lost, "left"), np.searchsorted(won, lost, "right")
    return float(1 - (below[0] + below[1]).sum() / 2 / len(won) / len(lost))


def log_loss(worth: Column, score: Column) -> float:
    sure = np.clip(worth, 1e-3, 1 - 1e-3)
    loss = score * np.log(sure) + (1 - score) * np.log(1 - sure)
    return float(-loss.mean())


def brier(worth: Column, score: Column) -> float:
    return float(((worth - score) ** 2).mean())


def candidate(table: Table, found: Weights) -> Game:
    """The game as it would be thought of with the fitted weights."""
    of, role = table.features.of, table.features.role
    known = {name: [float(one) for one in told] for name, told in found.items()}

    def evaluate(state: State, seat: int) -> float:
        if state.seat < 0:
            return state.result().scores[seat]
        pairs = zip(known[role(seat)], of(state, seat).listed(), strict=True)
        total = sum(weight * feature for weight, feature in pairs)
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))

    return replace(table.game, evaluate=evaluate)


def duel(table: Table, new: Game, matches: int) -> str:
    """One greedy seat with the new weights among the old, and the old in its place."""
    gains: list[float] = []
    for number in range(matches):
        scores = []
        for game in (new, table.game):
            match = table.match(number, f"{table.seed} duel", ["greedy"])
            own = number // len(table.seats) % match.state.seats
            brains = [
                Brain("greedy", f"{number} {s}") for s in range(len(match.players))
            ]
            while not match.over:
                at = int(match.state.seat)
                mind = game if at == own else table.game
                match.play(at, brains[at].choose(Seat(mind, match.state, at)))
            scores.append(match.result.scores[own])
        gains.append(scores[0] - scores[1])
    margin = 1.96 * float(np.std(gains)) / math.sqrt(len(gains))
    return f"one greedy seat gains {np.mean(gains):+.3f} ± {margin:.3f} ({matches})"


def write(table: Table, found: Weights, command: str) -> None:
    """The entry of these options and this content, in place of what it was."""
    game, path = table.game, table.game.folder / FILE
    chosen = game.set_up(table.options, table.seats[0])
    entry = {"made": command, "options": chosen, "content": game.content}
    others = [
        one
        for one in (entries(str(path)) if path.exists() else [])
        if (one["options"], one["content"]) != (chosen, game.content)
    ]
    names = table.features.names
    entry["weights"] = {
        role: dict(zip(names, [round(float(one), 3) for one in told], strict=True))
        for role, told in found.items()
    }
    own = [entry, *others] if not chosen and not game.content else [*others, entry]
    path.write_text("\n".join(toml(one) for one in own), "utf-8")
    print(f"written: {path}")


def toml(entry: dict[str, Any]) -> str:
    options = ", ".join(f"{k} = {json.dumps(v)}" for k, v in entry["options"].items())
    lines = ["[[fit]]", f"made = {json.dumps(entry.get('made', ''))}"]
    lines += [f"options = {{ {options} }}" if options else "options = {}"]
    lines += [f"content = {json.dumps(entry['content'])}"]
    for role, told in entry["weights"].items():
        lines += ["", f"[fit.weights.{role}]"]
        lines += [f"{name} = {float(weight)}" for name, weight in told.items()]
    return "\n".join(lines) + "\n"


def gather(table: Table, matches: int, keep: Path) -> list[str]:
    """The evidence of so many matches; what is kept already is not played again."""
    lines = keep.read_text("utf-8").splitlines() if keep.exists() else []
    with keep.open("a", encoding="utf-8") as file:
        for number in range(len(lines), matches):
            lines.append(table.teach(number))
            file.write(lines[-1] + "\n")
            file.flush()
    return lines[:matches]


def overlay_of(path: str | None, game: str) -> Overlay:
    if path is None:
        return Overlay("")
    return Overlay.of({path: Path(path).read_text("utf-8")}, game)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fit the weights of a game's bots.")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("-n", "--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, help="at the table; else by turns")
    parser.add_argument("--bots", default="greedy,careless,greedy", help="by turns")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--content", metavar="FILE", help="own content")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--ridge", type=float, default=10.0, help="pull towards 0")
    parser.add_argument("--keep", metavar="FILE", help="the evidence, to go on with")
    parser.add_argument("--duel", type=int, default=0, help="matches, new against old")
    parser.add_argument("--write", action="store_true", help=f"into the game's {FILE}")
    parser.add_argument("--examine", action="store_true", help="fit nothing")
    given = parser.parse_args()
    if given.keep and len(given.games) > 1:
        parser.error("--keep is for the evidence of one game")
    return given


def main() -> None:
    given = arguments()
    for name in given.games:
        game = stocked(name, overlay_of(given.content, name))
        if game.features is None and not given.examine:
            sys.exit(f"{game.name} has no features to be weighed")
        options = dict(one.partition("=")[::2] for one in given.set)
        seats = [given.seats] if given.seats else list(game.seats)
        bots, known = given.bots.split(","), game.features or NO_FEATURES
        table = Table(game, known, options, seats, bots, given.seed)
        keep = Path(given.keep or f"fit-{game.id}.jsonl")
        seen = Evidence(gather(table, given.matches, keep), known.role)
        if given.examine:
            print(game.name, seen.examined(), sep="\n\n", end="\n\n")
        else:
            fitted(table, seen, given)


def fitted(table: Table, seen: Evidence, given: argparse.Namespace) -> None:
    """What the evidence would have the weights be; kept if that is asked for."""
    found = seen.fit(given.ridge, ~seen.held_out)
    worth = seen.after(found)
    print(seen.report(worth))
    if given.duel:
        print(duel(table, candidate(table, found), given.duel))
    if given.write:
        command = shlex.join(["python", "-m", "sobremesa.bots.fit", *sys.argv[1:]])
        write(table, seen.fit(given.ridge, seen.held_out | ~seen.held_out), command)


if __name__ == "__main__":
    main()
