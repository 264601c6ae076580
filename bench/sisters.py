"""What a decision is worth, and what a search can know of it.

    python bench/sisters.py stratum -n 40

At positions of matches between `greedy` bots the answers that look best, sisters, are
tried in turn, and everybody goes on as `greedy` would, to the end, from imagined
states; every sister gets the same deals and dice.
So there is for each sister a number of results, and what `evaluate` said on the way:
at once, and whenever the seat's turn came again.

A line tells, of what can be known after so many turns: its deviation from deal to deal;
that of the difference between two sisters with the same deal; how far sisters truly lie
apart, luck taken off; and how well that goes together with how far their results do
(a correlation, with the 95 % interval of its covariance).
The last lines tell what a search of `--simulations` does at the same positions.

Every position is kept as a line of a file as soon as it is done, to be gone on with.
"""

import argparse
import json
import math
import sys
from itertools import count
from pathlib import Path
from statistics import fmean, median, pstdev

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.worker import seats_of

from sobremesa.bots.bot import Budget
from sobremesa.bots.levels import Brain
from sobremesa.bots.look import Look
from sobremesa.bots.mcts import Mcts
from sobremesa.games import find
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat

TURNS = 4  # `evaluate` is asked at once, and at so many own turns but one
PER_MATCH = 3  # positions
SILENCE = Silence()
Told = list[float]  # of a playout: what `evaluate` said by and by, and the result
Position = list[list[Told]]  # by sister, by deal


def positions(game: Game, number: int, seed: str) -> list[Seat]:
    """Decisions with a choice, where no half-made action is pending."""
    found: list[Seat] = []
    for nth in count():
        match = Match(game, ["greedy"] * seats_of(game), seed=f"{seed} {nth}")
        seats: list[Seat] = []
        while not match.over:
            at = int(match.state.seat)
            calm = int(match.state.stage) in (game.search.rest or game.calm)
            if calm and len(game.shortlist(match.state)) > 1:
                seats.append(Seat(game, match.state.clone(), at))
            luck = f"{match.seed}/{len(match.actions)}"
            match.play(at, Brain("greedy", luck).choose(match.seat(at)))
        dice = Fast(f"{seed} {nth} positions")
        found += [seats[int(dice.below(len(seats)))] for _ in range(PER_MATCH)]
        if len(found) >= number:
            break
    return found[:number]


def playout(seat: Seat, action: int, seed: str) -> Told:
    """To the end as greedy would, and what was thought of it on the way."""
    game, own, dice = seat.game, seat.number, Fast(seed)
    rest, look = game.search.rest or game.calm, Look(game, Fast(f"{seed} look"))
    state = seat.imagine(dice)
    state.apply(action, dice, SILENCE)
    told: Told = []
    mover = own
    while state.seat >= 0:
        if int(state.stage) in rest:
            again = int(state.seat) == own and mover != own
            if not told or (again and len(told) < TURNS):
                told.append(game.evaluate(state, own))
            mover = int(state.seat)
        look.follow(state, dice)
    result = state.result().scores[own]
    return [*told, *[result] * (TURNS - len(told)), result]


def explore(seat: Seat, seed: str, sisters: int, deals: int) -> Position:
    """Those that look best, each with the same deals."""
    advice = Brain("greedy", seed).advise(seat)[:sisters]
    return [
        [playout(seat, one.action, f"{seed}/{deal}") for deal in range(deals)]
        for one in advice
    ]


def shared(position: Position, one: int, other: int) -> float:
    """The covariance of two columns between sisters, free of luck.

    Only different deals are multiplied with each other: their luck is independent.
    """
    total, deals = 0.0, len(position[0])
    means = [
        [fmean(sister[deal][at] for sister in position) for deal in range(deals)]
        for at in (one, other)
    ]
    for sister in position:
        first = [sister[deal][one] - means[0][deal] for deal in range(deals)]
        second = [sister[deal][other] - means[1][deal] for deal in range(deals)]
        same = sum(a * b for a, b in zip(first, second, strict=True))
        total += (sum(first) * sum(second) - same) / (deals * (deals - 1))
    return total / (len(position) - 1)


def line(name: str, found: list[Position], at: int) -> str:
    luck = fmean(pstdev(d[at] for d in sister) for one in found for sister in one)
    pair = fmean(
        pstdev(a[at] - b[at] for a, b in zip(*one[:2], strict=True)) for one in found
    )
    own = fmean(shared(one, at, at) for one in found)
    ends = fmean(shared(one, TURNS, TURNS) for one in found)
    both = [shared(one, at, TURNS) for one in found]
    told = f"{name:>14}{luck:>8.3f}{pair:>10.3f}{math.sqrt(max(own, 0.0)):>8.3f}"
    if at == TURNS or own <= 0.0 or ends <= 0.0:  # or too few to tell
        return told
    scale = math.sqrt(own * ends)
    margin = 1.96 * pstdev(both) / math.sqrt(len(both)) / scale
    return f"{told}{fmean(both) / scale:>10.2f} ±{margin:.2f}"


def searched(seats: list[Seat], simulations: int) -> str:
    """How a search spends its simulations."""
    rows: list[tuple[float, ...]] = []
    for nth, seat in enumerate(seats):
        tree = Mcts(Fast(nth)).search(seat, Budget(simulations=simulations))
        visits = sorted(int(node.visits) for node in tree.root.children)
        luck, spread = tree.contrast(), tree.root.spread
        trust = tree.trust(tree.root)
        rows.append((len(visits), visits[-1] / sum(visits), luck, spread, trust))
    names = ("answers", "share of the first", "deviation", "spread of looks", "trust")
    medians = [median(column) for column in zip(*rows, strict=True)]
    told = [f"{name} {one:.3g}" for name, one in zip(names, medians, strict=True)]
    return f"a search of {simulations}, medians: " + ", ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a decision is worth.")
    parser.add_argument("game")
    parser.add_argument("-n", "--positions", type=int, default=40)
    parser.add_argument("--sisters", type=int, default=5)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", default="sisters")
    parser.add_argument("--keep", default="sisters.jsonl")
    given = parser.parse_args()
    keep = Path(given.keep)
    lines = keep.read_text("utf-8").splitlines() if keep.exists() else []
    known: dict[str, Position] = dict(map(json.loads, lines))
    seats = positions(find(given.game), given.positions, given.seed)
    found: list[Position] = []
    for nth, seat in enumerate(seats):
        name = f"{given.game} {given.seed} {given.sisters} {given.deals} {nth}"
        if name not in known:
            known[name] = explore(seat, name, given.sisters, given.deals)
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, known[name]]) + "\n")
        found.append(known[name])
    print(f"{'':>14}{'luck':>8}{'of a pair':>10}{'apart':>8}{'with results':>14}")
    for at in range(TURNS):
        print(line("at once" if at == 0 else f"after {at}", found, at))
    print(
        line("at the end", found, TURNS), searched(seats, given.simulations), sep="\n"
    )


if __name__ == "__main__":
    main()
