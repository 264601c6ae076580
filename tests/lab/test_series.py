"""A series from a program: no terminal, plain data."""

from collections.abc import Iterable, Iterator

import msgspec
import pytest

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake, Unknown
from sobremesa.lab.counts import read_use
from sobremesa.lab.measures import interval, spread
from sobremesa.lab.pool import Crew, run
from sobremesa.lab.series import Outcome, Plan, Variant
from sobremesa.lab.summary import summary
from sobremesa.lab.vary import set_ups
from sobremesa.shelf import find

GAME = find("stratum")
PLAN = Plan(
    game="stratum",
    variants=(Variant(players=("chance",) * 4, options={"max_rounds": 2}),),
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
    assert {"max_rounds": 2, "deck_set": "late"} == made[1][0]
    assert ["standard", "late"] == [
        differs["preset"]
        for differs, _ in set_ups(GAME, {}, ["preset=standard,late"], 4)
    ]
    with pytest.raises(Unknown, match=r"^there is no option 'max_round'"):
        set_ups(GAME, {}, ["max_round=2"], 4)
    with pytest.raises(Mistake, match="max_rounds"):
        set_ups(GAME, {"max_rounds": 3}, ["max_rounds=2"], 4)
    with pytest.raises(Unknown, match=r"^there is no use 'plaid:card'"):
        read_use(GAME, "plaid:card")


def test_variants_of_one_turn_have_the_same_dice_and_a_guest_changes_seats() -> None:
    host = Variant(players=("chance",) * 4, options={"max_rounds": 1})
    guest = msgspec.structs.replace(host, guest="greedy")
    plan = msgspec.structs.replace(PLAN, variants=(host, guest), matches=4)

    assert ["lab/0", "lab/0", "lab/1", "lab/1"] == [plan.seed_of(n) for n in range(4)]
    assert ("chance",) * 4 == plan.players_of(2)
    assert ("chance", "greedy", "chance", "chance") == plan.players_of(3)


def test_what_a_killed_worker_had_been_given_is_played_by_another() -> None:
    crew = Crew(PLAN, 2)
    try:
        playing = crew.play(range(PLAN.matches))
        first = next(playing)
        crew.workers[0].process.kill()
        outcomes = [first, *playing]
    finally:
        crew.dismiss()

    assert list(run(PLAN).outcomes) == sorted(outcomes, key=lambda one: one.number)


def test_workers_that_die_again_and_again_end_the_series_in_one_sentence() -> None:
    deadly = Variant(players=("tests.lab.deadly:Deadly",) * 4)
    plan = msgspec.structs.replace(PLAN, variants=(deadly,))

    with pytest.raises(Complaint, match="workers ended one after another"):
        run(plan, jobs=2)


def test_a_mean_has_an_interval() -> None:
    assert (0.5, 0.0) == interval([0.5, 0.5])
    assert pytest.approx((0.5, 0.098)) == interval([0.0, 1.0] * 50)
    assert {"mean": 2.5, "min": 1, "max": 4} == spread([1, 4])
