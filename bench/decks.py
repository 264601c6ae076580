"""Heroes: every prebuilt deck against every other, and what beginning is worth.

    python bench/decks.py -n 100              matches of each pair of seats

Prints Markdown. Runs on whatever build is on the path; compiled is much faster.
"""

import argparse
from collections.abc import Sequence
from statistics import fmean

from sobremesa.games import find
from sobremesa.lab.pool import run
from sobremesa.lab.series import Outcome, Plan, Series
from sobremesa.lab.vary import set_ups

GAME = find("heroes")
DECKS = GAME.options.all["deck.1"].choices
VARIED = ("deck.1", "deck.2")
STARTS = "starts:seat"


def play(matches: int, *, jobs: int, bot: str) -> Series:
    """All pairs take turns, in both seats; who begins is drawn (HC-2.2)."""
    plan = Plan(
        game=GAME.id,
        players=(bot, bot),
        options={},
        varied=VARIED,
        set_ups=set_ups(GAME, {}, VARIED, 2),
        seed="decks",
        matches=matches * len(DECKS) ** 2,
        uses=(STARTS,),
    )
    return run(plan, jobs=jobs)


def decks_of(number: int) -> tuple[str, str]:
    """The decks of match `number`, as `set_ups` orders them."""
    pair = number % len(DECKS) ** 2
    return DECKS[pair // len(DECKS)], DECKS[pair % len(DECKS)]


def score_of(outcomes: Sequence[Outcome], one: str, other: str) -> float:
    """The mean score of one deck against another, in whichever seat."""
    scores = []
    for number, outcome in enumerate(outcomes):
        decks = decks_of(number)
        if decks == (one, other):
            scores.append(outcome.scores[0])
        if decks == (other, one):
            scores.append(outcome.scores[1])
    return fmean(scores)


def matrix(outcomes: Sequence[Outcome]) -> list[str]:
    lines = [f"| | {' | '.join(DECKS)} | all |", "|---" * (len(DECKS) + 2) + "|"]
    for one in DECKS:
        scores = [score_of(outcomes, one, other) for other in DECKS]
        others = [s for s, other in zip(scores, DECKS, strict=True) if other != one]
        cells = [f"{100 * score:.0f}" for score in (*scores, fmean(others))]
        lines.append(f"| {one} | {' | '.join(cells)} |")
    return lines


def edge(outcomes: Sequence[Outcome]) -> float:
    """The mean score of who begins."""
    seats = GAME.kinds["seat"]
    return fmean(
        one.scores[seats.index(next(iter(one.uses[STARTS])))] for one in outcomes
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-n", type=int, default=100, help="matches of each pair")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    outcomes = play(asked.n, jobs=asked.jobs, bot=asked.bot).outcomes
    print(f"Score of the row's deck, %, {asked.bot}, {len(outcomes)} matches:\n")
    print("\n".join(matrix(outcomes)))
    print(f"\nWho begins scores {100 * edge(outcomes):.1f} %.")


if __name__ == "__main__":
    main()
