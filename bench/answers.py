"""Where bots answer differently, what each answer comes to.

    python bench/answers.py heroes mcts:30,greedy,mcts:120 -n 400

At positions of matches between `greedy` bots all of them are asked; where they differ,
each answer is played to the end by `greedy` from imagined states, all with the same
deals and dice (bench/sisters.py).
That tells two bots apart with a hundredth of the matches that they would have to play:
what all positions have in common, and most of the luck, is left out.

A line tells of a bot, against the first one named: how often it differs, what that
gains, where it does and on the mean of all decisions, with 95 % intervals, and what a
decision costs in time of the processor.
Every position is kept as a line of a file as soon as it is done, to be gone on with.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[1]))  # to be run as a script

from bench.sisters import playout, positions

from sobremesa.bots.levels import Brain
from sobremesa.games import find
from sobremesa.kernel.seat import Seat
from sobremesa.lab.measures import interval

Asked = dict[str, tuple[int, float]]  # by bot: its answer, and seconds of thought
Results = dict[str, list[float]]  # by answer, where there are several


def ask(seat: Seat, bots: list[str], deals: int, name: str) -> tuple[Asked, Results]:
    """What every bot answers, and what comes of all that they do."""
    asked: Asked = {}
    for bot in bots:
        begun = time.process_time()
        answer = Brain(bot, name).choose(seat)
        asked[bot] = (answer, round(time.process_time() - begun, 4))
    answers = {answer for answer, _ in asked.values()}
    if len(answers) == 1:
        return asked, {}
    return asked, {
        str(answer): [
            playout(seat, answer, f"{name}/{deal}")[-1] for deal in range(deals)
        ]
        for answer in answers
    }


def line(bot: str, first: str, found: list[tuple[Asked, Results]]) -> str:
    gains = []
    apart = []
    for asked, results in found:
        own, other = str(asked[bot][0]), str(asked[first][0])
        gain = 0.0
        if own != other:
            gain = fmean(results[own]) - fmean(results[other])
            apart.append(gain)
        gains.append(gain)
    spent = 1000 * fmean(asked[bot][1] for asked, _ in found)
    told = f"{bot:>12}{len(apart) / len(gains):>10.2f}"
    for values in (apart, gains):
        mean, margin = interval(values) if len(values) > 1 else (0.0, 0.0)
        told += f"{f'{mean:+.4f} ±{margin:.4f}':>19}"
    return f"{told}{spent:>8.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description="What bots' answers come to.")
    parser.add_argument("game")
    parser.add_argument("bots", help="by name, the first is what others are held to")
    parser.add_argument("-n", "--positions", type=int, default=100)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", default="answers")
    parser.add_argument("--keep", default="answers.jsonl")
    given = parser.parse_args()
    bots, keep = given.bots.split(","), Path(given.keep)
    lines = keep.read_text("utf-8").splitlines() if keep.exists() else []
    known: dict[str, tuple[Asked, Results]] = {}
    known.update((name, (asked, told)) for name, asked, told in map(json.loads, lines))
    found: list[tuple[Asked, Results]] = []
    for nth, seat in enumerate(
        positions(find(given.game), given.positions, given.seed)
    ):
        name = f"{given.game} {given.bots} {given.seed} {given.deals} {nth}"
        if name not in known:
            known[name] = ask(seat, bots, given.deals, name)
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, *known[name]]) + "\n")
        found.append(known[name])
    print(f"{'':>12}{'differs':>10}{'gain there':>19}{'a decision':>19}")
    for bot in bots:
        print(line(bot, bots[0], found))


if __name__ == "__main__":
    main()
