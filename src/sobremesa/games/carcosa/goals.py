"""CA-10: how the souls can win, and how they can lose."""

from sobremesa.kernel.goals import (
    LOSE,
    ROUND,
    WIN,
    Count,
    Goal,
    last_round,
    reached,
)

from .view import View


def goals(view: View) -> list[Goal]:
    """10.5 Order of the end check: victory, all at -5, keys, time."""
    seats = list(dict.fromkeys(soul.seat for soul in view.souls))
    time = last_round("10.6", view.round, view.max_rounds, seats)
    return [home(view, seats), broken(view, seats), few_keys(view, seats), time]


def home(view: View, seats: list[str]) -> Goal:
    """10.1 Victory: enough keys held, all in the Threshold."""
    there = sum(soul.node == view.threshold for soul in view.souls)
    counts = [
        Count("keys", view.keys.held, view.keys.needed),
        Count("souls_home", there, len(view.souls)),
    ]
    return Goal(
        word="home",
        rule="10.1",
        sort=WIN,
        seats=seats,
        counts=counts,
        met=reached(counts),
        judged=ROUND,
    )


def broken(view: View, seats: list[str]) -> Goal:
    """10.2 All at −5: nobody is above it."""
    counts = [
        Count(
            "souls_broken",
            sum(soul.sanity <= soul.lowest for soul in view.souls),
            len(view.souls),
        )
    ]
    return Goal(
        word="broken",
        rule="10.2",
        sort=LOSE,
        seats=seats,
        counts=counts,
        met=reached(counts),
        judged=ROUND,
    )


def few_keys(view: View, seats: list[str]) -> Goal:
    """10.3 Too few keys: in play."""
    counts = [Count("keys_in_play", view.keys.in_play, view.keys.lose_at, falls=True)]
    return Goal(
        word="few_keys",
        rule="10.3",
        sort=LOSE,
        seats=seats,
        counts=counts,
        met=reached(counts),
        judged=ROUND,
    )
