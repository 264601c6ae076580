"""What came of a series, as plain data."""

from collections import Counter
from statistics import fmean
from typing import Any

from sobremesa.i18n import Words
from sobremesa.kernel.state import ENDS, TOGETHER, WON
from sobremesa.pure import engine
from sobremesa.shelf import find

from .counts import kind_of, sum_up
from .measures import spread
from .series import Series


def tally(series: Series, seat: int) -> dict[str, Any]:
    """How a seat fared."""
    ends = Counter(one.ends[seat] for one in series.outcomes)
    game = find(series.plan.game)
    return {
        "seat": game.kinds["seat"][seat],
        "player": series.plan.players[seat],
        **{end: ends[end] for end in ENDS},
        "score": round(fmean(one.scores[seat] for one in series.outcomes), 6),
    }


def endings(series: Series, words: Words) -> list[dict[str, Any]]:
    """Why matches ended, most frequent first, and who won so."""
    game = find(series.plan.game)
    rules = Counter(one.rule for one in series.outcomes)
    found = []
    for rule, matches in sorted(rules.items(), key=lambda item: (-item[1], item[0])):
        won: Counter[str] = Counter()
        for one in series.outcomes:
            for seat, end in enumerate(one.ends if one.rule == rule else ()):
                if end in (WON, TOGETHER):
                    won[game.kinds["seat"][seat]] += 1
        found.append(
            {
                "rule": rule,
                "citation": game.cite(rule),
                "words": words.ending(rule),
                "matches": matches,
                "won": dict(sorted(won.items())),
            }
        )
    return found


def tell_set_ups(series: Series) -> list[dict[str, Any]]:
    """The mean score of every seat in each set-up; nothing where none is varied."""
    plan = series.plan
    told = []
    for at, variant in enumerate(plan.variants if plan.varied else ()):
        played = [one for one in series.outcomes if plan.variant_of(one.number) == at]
        if played:
            told.append(
                {
                    "options": variant.differs,
                    "matches": len(played),
                    "scores": [
                        round(fmean(one.scores[seat] for one in played), 6)
                        for seat in range(len(played[0].scores))
                    ],
                }
            )
    return told


def summary(series: Series, words: Words) -> dict[str, Any]:
    """Everything, for JSON; what differs from run to run is under `time`."""
    plan, outcomes = series.plan, series.outcomes
    game = plan.open_game()
    rounds = [one.rounds for one in outcomes if one.rounds is not None]
    return {
        "game": plan.game,
        "edition": game.edition,
        "content": game.content,
        "seed": plan.seed,
        "options": plan.options,
        "matches": len(outcomes),
        "planned": plan.matches,
        "seats": [tally(series, seat) for seat in range(len(plan.players))],
        "endings": endings(series, words),
        "decisions": spread([one.decisions for one in outcomes]),
        "rounds": spread(rounds) if rounds else None,
        "events": sum_up(game.events, [one.events for one in outcomes]),
        "set_ups": tell_set_ups(series),
        "uses": {
            use: sum_up(game.kinds[kind_of(use)], [one.uses[use] for one in outcomes])
            for use in plan.uses
        },
        "each": [
            {
                "seed": one.seed,
                "ends": list(one.ends),
                "scores": list(one.scores),
                "rule": one.rule,
                "decisions": one.decisions,
                "rounds": one.rounds,
                "digest": one.digest,
            }
            for one in outcomes
        ],
        "time": {
            "seconds": round(series.seconds, 3),
            "decisions_per_second": round(series.decisions / series.seconds),
            "jobs": series.jobs,
            "engine": engine(),
        },
    }
