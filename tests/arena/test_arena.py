"""The arena: who meets whom, what goes wrong, what is kept, and how it goes on."""

import json
import math
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.table import output, sentence, sobremesa

import sobremesa as front
from sobremesa.arena.book import Book
from sobremesa.arena.plan import Entry, Plan, shared
from sobremesa.arena.players import luck_of
from sobremesa.arena.ratings import fit, meetings, ratings, shares
from sobremesa.arena.report import summary
from sobremesa.arena.run import Arena
from sobremesa.complaint import Complaint

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "agents"
FIRST = "tests.arena.agents:First"


def command(how: str) -> str:
    return f"cmd:{sys.executable} {HERE / 'agents.py'} {how}"


def plan(*specs: str, **changed: Any) -> Plan:
    facts: dict[str, Any] = {
        "game": "heroes",
        "seats": 2,
        "options": {"max_rounds": 5},
        "seed": "test",
        "rounds": 1,
        "limit": 30.0,
        "apart": False,
    }
    agents = tuple(Entry(spec, spec) for spec in specs)
    return Plan(**{**facts, **changed}, agents=agents)


def played(folder: Path, one: Plan) -> Book:
    book = Book(str(folder), one)
    with Arena(one, book) as arena:
        assert arena.run()
    return book


def told(book: Book, agent: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in summary(book)["ratings"] if one["agent"] == agent
    )
    return found


# Who meets whom


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8])
def test_two_agents_share_all_seats_alike(seats: int) -> None:
    seatings = shared(0, 1, seats)

    assert len(set(seatings)) == len(seatings)
    for seat in range(seats):
        assert sum(one[seat] for one in seatings) * 2 == len(seatings)
    assert {sum(one) for one in seatings} <= {seats // 2, -(-seats // 2)}


def test_every_pair_plays_each_round_on_the_same_dice() -> None:
    one = plan("chance", "greedy", FIRST, rounds=3)

    bouts = list(one.bouts())

    assert list(range(18)) == [bout.number for bout in bouts] == list(range(len(one)))
    pairs = {frozenset(bout.seating) for bout in bouts if bout.round == 1}
    assert {frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))} == pairs
    assert ["test/0", "test/1", "test/2"] == [one.seed_of(r) for r in range(3)]


def test_apart_every_agent_has_all_seats() -> None:
    one = plan("chance", "greedy", apart=True, seats=3)

    assert [(0, 0, 0), (1, 1, 1)] == one.seatings


# Ratings


def test_ratings_say_how_often_one_wins() -> None:
    met = [(0, 1, 1.0)] * 750 + [(0, 1, 0.0)] * 250

    strong, weak = fit(met, 2)

    assert math.isclose(0, strong + weak, abs_tol=1e-6)
    assert math.isclose(0.75, 1 / (1 + 10 ** ((weak - strong) / 400)), abs_tol=0.001)


def test_who_won_all_is_rated_too_and_who_met_nobody_is_in_the_middle() -> None:
    strong, weak, absent = fit([(0, 1, 1.0)] * 5, 3)

    assert 1_000 > strong > absent > weak > -1_000


def test_an_interval_holds_the_rating_and_shrinks_with_rounds() -> None:
    few = {r: [(0, 1, float(r % 4 > 0))] for r in range(12)}
    many = {r: [(0, 1, float(r % 4 > 0))] for r in range(120)}

    widths = []
    for rounds in (few, many):
        rating, low, high = ratings(rounds, 2)[0]
        assert low <= rating <= high
        widths.append(high - low)

    assert widths[0] > 2 * widths[1]


def test_a_meeting_is_won_by_the_better_seats_and_apart_by_the_better_match() -> None:
    table = {"round": 0, "seating": [1, 0, 1, 0], "scores": [1, 0, 0, 0]}
    alone = [
        {"round": 0, "seating": [0, 0], "scores": [0.5, 0.5]},
        {"round": 0, "seating": [1, 1], "scores": [0.25, 0.25]},
    ]

    assert {0: [(0, 1, 0.0)]} == meetings([table], apart=False)
    assert {0: [(0, 1, 1.0)]} == meetings(alone, apart=True)
    assert {(0, 1): (1.0, 0.0, 1)} == shares(meetings(alone, apart=True), 2)


# What goes wrong


@pytest.mark.parametrize(
    ("spec", "limit", "faults"),
    [
        ("tests.arena.agents:Asleep", 0.05, {"late": 6, "illegal": 0, "crash": 0}),
        ("tests.arena.agents:Broken", 30.0, {"late": 0, "illegal": 0, "crash": 2}),
        (command("ends"), 30.0, {"late": 0, "illegal": 0, "crash": 2}),
        (command("silent"), 0.05, {"late": 6, "illegal": 0, "crash": 0}),
        (command("late"), 0.05, {"late": 6, "illegal": 0, "crash": 0}),
        ("cmd:no-such-program", 30.0, {"late": 0, "illegal": 0, "crash": 2}),
    ],
)
def test_who_fails_is_counted_and_a_stand_in_plays_on(
    tmp_path: Path, spec: str, limit: float, faults: dict[str, int]
) -> None:
    book = played(tmp_path, plan(spec, "chance", limit=limit))

    found = told(book, spec)
    assert faults == {kind: found[kind] for kind in faults}
    assert 2 == len(book.matches)
    rivals = told(book, "chance")
    assert 0 == rivals["late"] + rivals["illegal"] + rivals["crash"]
    for one in book.matches.values():
        seat = one["seats"][one["seating"].index(0)]
        assert all(fault["told"] for fault in seat["faults"])
        front.replay((tmp_path / one["record"]).read_text("utf-8"))


@pytest.mark.parametrize("spec", ["tests.arena.agents:Wrong", command("wrong")])
def test_what_is_illegal_is_counted_every_time(tmp_path: Path, spec: str) -> None:
    found = told(played(tmp_path, plan(spec, "chance")), spec)

    assert found["decisions"] == found["illegal"] > 2
    assert 0 == found["late"] + found["crash"]


def test_an_agent_is_told_nothing_of_the_dice() -> None:
    assert luck_of("1/0", 0) != luck_of("1/0", 1) != luck_of("1/1", 1)
    assert "1/0" not in luck_of("1/0", 0)


# What is kept, and how it goes on


def test_everything_is_kept_and_an_arena_that_was_stopped_goes_on(
    tmp_path: Path,
) -> None:
    specs = ("greedy", "chance", FIRST)
    whole = played(tmp_path / "whole", plan(*specs, rounds=2))
    one = plan(*specs, rounds=2)
    book = Book(str(tmp_path / "stopped"), one)

    def stop(matches: Iterable[int]) -> Iterator[int]:
        for number in matches:
            yield number
            if number == 3:
                signal.raise_signal(signal.SIGINT)

    with Arena(one, book) as arena:
        assert not arena.run(stop)
    assert 4 == len(book.matches)
    with (tmp_path / "stopped" / "matches.jsonl").open("a") as file:
        file.write('{"number": 4, "rou')  # as after kill -9
    again = played(tmp_path / "stopped", one)

    assert 12 == len(again.matches)
    digests = [
        [book.matches[number]["digest"] for number in range(12)]
        for book in (whole, again)
    ]
    assert digests[0] == digests[1]
    lines = (tmp_path / "stopped" / "matches.jsonl").read_text().splitlines()
    assert list(range(12)) == [json.loads(line)["number"] for line in lines]
    for told in again.matches.values():
        match = front.replay((tmp_path / "stopped" / told["record"]).read_text())
        assert [specs[agent] for agent in told["seating"]] == match.players
        assert told["digest"] == match.kernel.digest()


def test_more_rounds_can_be_asked_for_and_nothing_else(tmp_path: Path) -> None:
    played(tmp_path, plan("chance", FIRST))

    assert 4 == len(played(tmp_path, plan("chance", FIRST, rounds=2)).matches)
    with pytest.raises(Complaint, match="limit is not the same"):
        Book(str(tmp_path), plan("chance", FIRST, limit=1.0))


def test_bots_classes_commands_and_mcp_clients_meet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = [str(Path(front.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    specs = (
        f"cmd:{sys.executable} {EXAMPLES / 'liner.py'}",
        f"mcp:{sys.executable} {EXAMPLES / 'client.py'}",
    )

    told = summary(played(tmp_path, plan(*specs)))

    assert 2 == told["matches"]
    for one in told["ratings"]:
        assert one["decisions"] > 10
        assert 0 == one["late"] + one["illegal"] + one["crash"], one


# The command


def test_the_command_tells_ratings_and_pairs(tmp_path: Path) -> None:
    agents = ("strong=greedy", "chance", FIRST)
    chosen = ("-n", "1", "--set", "max_rounds=5", "--folder", tmp_path / "trial")
    words = ("arena", "heroes", *agents, *chosen)

    said = output(*words).splitlines()
    data = json.loads(output(*words, "--json"))

    assert "Matches: 6 of 6" == said[0]
    assert {"strong", "chance", FIRST} == {line.split()[0] for line in said[2:5]}
    assert "strong – chance" in "\n".join(said)
    assert ["greedy", "chance", FIRST] == [one["agent"] for one in data["ratings"]]
    assert data["matches"] == data["planned"] == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("heroes", "greedy"), "an arena takes 2 to 26 agents"),
        (("heroes", "greedy", "greedy"), "two agents are called greedy"),
        (("heroes", "greedy", "gredy"), "did you mean greedy?"),
        (("heroes", "greedy", "cmd:"), "cmd: is no agent"),
        (("heroes", "greedy", "no_such:Bot"), "no_such:Bot cannot be opened"),
        (("stratum", "greedy", "chance", "--seats", "3"), "takes 4 seats, not 3"),
        (("heroes", "greedy", "chance", "--set", "max_rounds=0"), "max_rounds"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    assert said in sentence(sobremesa("arena", *words, "--folder", tmp_path / "trial"))
