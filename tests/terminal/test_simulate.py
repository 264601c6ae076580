"""A series gives the same again, whatever runs it."""

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa import compiled
from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.kernel.state import ENDS

from .table import output, sobremesa

SERIES = ["simulate", "stratum", "-n", "6", "--seed", "9"]
MIXED = ["--seats", "chance,chance,mcts:2,chance"]


def timeless(text: str) -> str:
    """Without the line of times."""
    return "\n".join(line for line in text.splitlines() if " s, " not in line)


def told(*words: object) -> dict[str, Any]:
    series: dict[str, Any] = json.loads(output(*SERIES, *MIXED, "--json", *words))
    return series


def test_the_same_arguments_print_the_same() -> None:
    once, twice = (output(*SERIES, *MIXED) for _ in range(2))

    assert timeless(once) == timeless(twice)
    assert len(timeless(once).splitlines()) == len(once.splitlines()) - 1


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = told(), told("--jobs", "2")

    assert alone.pop("time")["jobs"] == 1
    assert together.pop("time")["jobs"] == 2
    assert alone == together


def test_another_seed_gives_other_matches() -> None:
    assert told()["each"] != told("--seed", "10")["each"]


def test_json_holds_everything() -> None:
    series = told()

    assert series["game"] == "stratum"
    assert series["edition"] == find("stratum").edition
    assert series["seed"] == "9"
    assert series["options"] == {}
    assert series["set_ups"] == []
    assert series["matches"] == len(series["each"]) == 6
    assert [seat["seat"] for seat in series["seats"]] == ["S", "F", "Y", "M"]
    assert [seat["player"] for seat in series["seats"]] == MIXED[1].split(",")
    for seat in series["seats"]:
        assert sum(seat[end] for end in ENDS) == 6
        assert 0 <= seat["score"] <= 1
    for ending in series["endings"]:
        assert ending["words"]
        assert ending["citation"] == f"ST-{ending['rule']}"
    assert sum(ending["matches"] for ending in series["endings"]) == 6
    for key in ("decisions", "rounds"):
        assert series[key]["min"] <= series[key]["mean"] <= series[key]["max"]
    assert series["each"][3]["seed"] == "9/3"
    assert set(series["time"]) == {"seconds", "decisions_per_second", "jobs", "engine"}


def test_options_are_heeded() -> None:
    series = told("--set", "max_rounds=1", "--set", "timeout_result=draw")

    assert series["options"] == {"max_rounds": 1}
    assert series["rounds"] == {"mean": 1.0, "min": 1, "max": 1}
    assert [seat["drawn"] for seat in series["seats"]] == [6, 6, 6, 6]
    assert [ending["rule"] for ending in series["endings"]] == ["12.6"]


def test_partners_lose_together() -> None:
    series = json.loads(
        output("simulate", "carcosa", "-n", "2", "--seats", "chance,chance", "--json")
    )

    assert [seat["lost"] for seat in series["seats"]] == [2, 2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_records_are_written_and_verify(jobs: int, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    series = told("--records", folder, "--jobs", jobs)

    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"stratum-{n}.record" for n in range(6)]
    for path, one in zip(paths, series["each"], strict=True):
        record = notation.read(path.read_text("utf-8"))
        match = verify(record, find)
        assert match.digest() == one["digest"]
        assert record.seed == one["seed"]


def test_the_summary_is_in_the_readers_language() -> None:
    summary = output(*SERIES, "--lang", "pt")

    assert "6 partidas" in summary
    assert "Rodadas por partida" in summary


def test_no_progress_bar_where_nobody_looks() -> None:
    lines = sobremesa(*SERIES).stderr.splitlines()

    assert len(lines) == (0 if compiled() else 1)


def test_events_are_counted_by_rule() -> None:
    series = told()

    rounds = next(row for row in series["events"] if row["name"] == "3.1/round")
    assert rounds["matches"] == 6
    assert rounds["times"] == sum(one["rounds"] for one in series["each"])
    assert {row["name"] for row in series["events"]} == set(find("stratum").events)
    assert "ST-3.1" in output(*SERIES, "--events")


def test_uses_name_what_was_played_and_what_never() -> None:
    series = told("--uses", "played:card")

    cards = {row["name"]: row for row in series["uses"]["played:card"]}
    assert set(cards) == set(find("stratum").kinds["card"])
    assert cards["plant"]["times"] >= cards["plant"]["matches"] > 0
    never = [name for name, row in cards.items() if row["times"] == 0]
    assert never
    assert all(cards[name]["matches"] == 0 for name in never)
    assert "Never: " in output(*SERIES, *MIXED, "--uses", "played:card")


@pytest.mark.parametrize("use", ["played", "played:seats", "sung:card", ":card"])
def test_a_use_that_no_event_tells_is_refused(use: str) -> None:
    refused = sobremesa(*SERIES, "--uses", use)

    assert refused.exit_code != 0
    assert repr(use) in refused.stderr
    assert "played:card" in refused.stderr


def test_uses_of_several_words_are_counted_together() -> None:
    apart = told("--uses", "played:card", "--uses", "discards:card")["uses"]
    (name, together), *rest = told("--uses", "played:card,discards:card")[
        "uses"
    ].items()

    assert name == "played:card,discards:card"
    assert not rest
    sums = {row["name"]: row["times"] for row in apart["played:card"]}
    for row in apart["discards:card"]:
        sums[row["name"]] += row["times"]
    assert {row["name"]: row["times"] for row in together} == sums


def test_uses_of_several_kinds_are_not_counted_together() -> None:
    refused = sobremesa(*SERIES, "--uses", "played:card,plants:space")

    assert refused.exit_code != 0
    assert "several kinds" in refused.stderr


DUELS = ["simulate", "heroes", "--seats", "chance,chance", "--json"]


def test_varied_options_change_from_match_to_match(tmp_path: Path) -> None:
    decks = "deck.1=iron_bulwark,star_wardens"
    words = [*DUELS, "-n", "5", "--vary", decks, "--vary", "deck.2"]
    series = json.loads(output(*words, "--records", tmp_path))

    played = [row["options"] for row in series["set_ups"]]
    assert [options["deck.1"] for options in played] == ["iron_bulwark"] * 5
    assert len({options["deck.2"] for options in played}) == 5
    assert all(row["matches"] == 1 for row in series["set_ups"])
    options = [
        notation.read((tmp_path / f"heroes-{number}.record").read_text()).options
        for number in range(5)
    ]
    find_value = find("heroes").options.value
    assert played == [
        {name: find_value(one, name) for name in ("deck.1", "deck.2")}
        for one in options
    ]


@pytest.mark.parametrize(
    ("varied", "told"),
    [
        (["max_round"], "max_round"),
        (["list.1"], "list.1"),
        (["deck.1", "deck.1=iron_bulwark"], "deck.1"),
        (["deck.1=none"], "none"),
    ],
)
def test_what_cannot_be_varied_is_refused(varied: list[str], told: str) -> None:
    words = [word for option in varied for word in ("--vary", option)]
    refused = sobremesa(*DUELS, "-n", "2", *words)

    assert refused.exit_code != 0
    assert told in refused.stderr


def test_the_report_has_a_line_for_every_set_up() -> None:
    shown = output(*DUELS[:-1], "-n", "2", "--vary", "deck.1=iron_bulwark,star_wardens")

    assert "deck.1=iron_bulwark" in shown
    assert "deck.1=star_wardens" in shown


SHORT = {
    "stratum": ["max_rounds=1"],
    "carcosa": ["max_rounds=5"],
    "connected_worlds": ["max_rounds=5"],
    "heroes": ["max_rounds=5"],
    "escaramuzas": ["rounds=1"],
}


@pytest.mark.parametrize("game", SHORT)
def test_rounds_are_told_for_every_game_as_its_rulebook_counts_them(game: str) -> None:
    most = int(SHORT[game][0].partition("=")[2])
    settings = [word for one in SHORT[game] for word in ("--set", one)]
    seats = {"heroes": 2}.get(game, find(game).seats[0])
    bots = ",".join(["chance"] * seats)

    series = json.loads(
        output("simulate", game, "-n", 1, "--seats", bots, *settings, "--json")
    )

    assert 1 <= series["rounds"]["min"] <= series["rounds"]["max"] <= most


def test_without_the_compiled_engine_it_says_that_it_is_slow() -> None:
    told = sobremesa(*SERIES, "--json", "--lang", "es")

    assert ("interpretado" in told.stderr) is not compiled()
    json.loads(told.stdout)
    assert sobremesa("games").stderr == ""
