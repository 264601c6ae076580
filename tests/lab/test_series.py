"""A series from a program: no terminal, plain data."""

from collections.abc import Iterable, Iterator

import pytest

from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake, Unknown
from sobremesa.lab.counts import read_use
from sobremesa.lab.measures import interval, spread
from sobremesa.lab.pool import run
from sobremesa.lab.series import Outcome, Plan
from sobremesa.lab.summary import summary
from sobremesa.lab.vary import set_ups
from sobremesa.shelf import find

GAME = find("stratum")
PLAN = Plan(
    game="stratum",
    players=("chance",) * 4,
    options={"max_rounds": 2},
    seed="lab",
    matches=5,
)


def test_the_outcomes_are_the_same_in_one_process_and_in_two() -> None:
    alone, together = run(PLAN), run(PLAN, jobs=2)

    assert alone.outcomes == together.outcomes
    assert [f"lab/{n}" for n in range(5)] == [one.seed for one in alone.outcomes]


def test_they_can_be_watched_as_they_come_and_the_series_ended() -> None:
    seen = []

    def first_two(playing: Iterable[Outcome]) -> Iterator[Outcome]:
        for one in playing:
            seen.append(one.number)
            yield one
            if len(seen) == 2:
                return

    series = run(PLAN, watch=first_two)

    assert [0, 1] == seen == [one.number for one in series.outcomes]
    assert series.stopped
    told = summary(series, Words("en", GAME))
    assert (2, 5) == (told["matches"], told["planned"])


def test_what_is_varied_is_read_without_a_command_line() -> None:
    made = set_ups(GAME, {}, ["max_rounds=2,3", "deck_set=classic,late"], 4)

    assert 4 == len(made)
    with pytest.raises(Unknown, match=r"^there is no option 'max_round'"):
        set_ups(GAME, {}, ["max_round=2"], 4)
    with pytest.raises(Mistake, match="max_rounds"):
        set_ups(GAME, {"max_rounds": 3}, ["max_rounds=2"], 4)
    with pytest.raises(Unknown, match=r"^there is no use 'plaid:card'"):
        read_use(GAME, "plaid:card")


def test_a_mean_has_an_interval() -> None:
    assert (0.5, 0.0) == interval([0.5, 0.5])
    assert pytest.approx((0.5, 0.098)) == interval([0.0, 1.0] * 50)
    assert {"mean": 2.5, "min": 1, "max": 4} == spread([1, 4])
