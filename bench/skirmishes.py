"""How bots play Escaramuzas de Café: one column for every map and number of seats.

    python bench/skirmishes.py                          every map, two seats
    python bench/skirmishes.py chalk old_town --seats 2 4 6 8 -n 300

Prints Markdown: activations, share of melee, ends of the matches, the advantage of a
side, and how often each card was played. Compiled is much faster.
"""

import argparse
from collections import Counter

from sobremesa.games import find
from sobremesa.i18n import Words
from sobremesa.lab.measures import interval
from sobremesa.lab.pool import run
from sobremesa.lab.series import Plan, Series

GAME = find("escaramuzas")
WORDS = Words("en", GAME)
USE = "played:card"
SEED = "series"
A_MATCH = {
    "5.5/activates": "activations a match",
    "7.2/shoots": "shots",
    "8.1/fights": "fights",
    "10.1/advances": "advances",
    "10.2/supports": "support moved up",
    "9.5/panics": "panics",
    "11.1/heals": "healings",
    "12.1/promoted": "promotions",
    "9.6/removed": "units removed",
    "13.6/played": "cards played",
}


def play(map: str, *, seats: int, matches: int, jobs: int, bot: str) -> Series:
    plan = Plan(
        game=GAME.id,
        players=(bot,) * seats,
        options={"map": map},
        seed=SEED,
        matches=matches,
        uses=(USE,),
    )
    return run(plan, jobs=jobs)


def column(series: Series) -> dict[str, str]:
    """One series, by the names of the rows."""
    matches = len(series.outcomes)
    events: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for outcome in series.outcomes:
        events.update(outcome.events)
        cards.update(outcome.uses[USE])
        ends[outcome.rule] += 1
    rows = {"matches": str(matches)}
    for key, name in A_MATCH.items():
        rows[name] = f"{events[key] / matches:.2f}"
    attacks = events["7.2/shoots"] + events["8.1/fights"]
    rows["share of melee"] = f"{100 * events['8.1/fights'] / max(1, attacks):.1f} %"
    for rule in ("16.1", "16.2", "16.3"):
        rows[f"ended by EC-{rule}"] = f"{100 * ends[rule] / matches:.1f} %"
    rows["red's mean score"] = edge(series)
    for card in GAME.kinds["card"]:
        rows[WORDS.element("card", card)] = f"{cards[card] / matches:.2f}"
    return rows


def edge(series: Series) -> str:
    """Red's mean score with its 95 % interval: a half is even."""
    mean, off = interval([outcome.scores[0] for outcome in series.outcomes])
    return f"{mean:.3f} ± {off:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    maps = [one for one in GAME.options.all["map"].choices if one != "own"]
    parser.add_argument("maps", nargs="*", default=maps)
    parser.add_argument("-n", type=int, default=100, help="matches of each series")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    columns = {
        f"{map}, {seats} seats": column(
            play(map, seats=seats, matches=asked.n, jobs=asked.jobs, bot=asked.bot)
        )
        for map in asked.maps
        for seats in asked.seats
    }
    print(f"| | {' | '.join(columns)} |\n|---{'|---:' * len(columns)}|")
    for row in next(iter(columns.values())):
        print(f"| {row} | {' | '.join(one[row] for one in columns.values())} |")


if __name__ == "__main__":
    main()
