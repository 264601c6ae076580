"""A run in a folder: the same tables whoever plays, and nothing finished is lost."""

import csv
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from sobremesa.complaint import Complaint
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.lab.compare import Enough
from sobremesa.lab.folder import MATCHES, Folder
from sobremesa.lab.pool import Engine, Outcomes, local
from sobremesa.lab.results import REPORT, write_results
from sobremesa.lab.run import carry_out, records
from sobremesa.lab.series import Outcome, Plan, Variant, decided, play_one
from sobremesa.lab.study import tables
from sobremesa.lab.table import as_csv, write_tables
from sobremesa.lab.watch import items_of
from sobremesa.shelf import find

SHORT = Variant(players=("chance",) * 4, options={"max_rounds": 2})
LONGER = Variant(
    players=("chance",) * 4, options={"max_rounds": 3}, differs={"max_rounds": 3}
)
PLAN = Plan(
    game="stratum", variants=(SHORT, LONGER), seed="run", matches=12, measured=True
)


def written(path: Path, plan: Plan = PLAN, engine: Engine | None = None) -> list[str]:
    done = carry_out(plan, str(path), engine or local(1))
    return [as_csv(rows) for rows in tables(done.studies).values()]


def stopping_after(matches: int) -> Engine:
    """An engine that is interrupted."""

    @contextmanager
    def engine(plan: Plan, numbers: Iterable[int]) -> Iterator[Outcomes]:
        with local(1)(plan, list(numbers)[:matches]) as playing:
            yield playing

    return engine


def test_the_tables_are_the_same_from_one_worker_and_from_two(tmp_path: Path) -> None:
    alone = written(tmp_path / "one")
    together = written(tmp_path / "two", engine=local(2))

    assert alone == together
    rows = list(csv.DictReader(alone[0].splitlines()))
    assert [str(number) for number in range(12)] == [row["number"] for row in rows]
    assert ["run/0", "run/0", "run/1"] == [row["seed"] for row in rows[:3]]


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    carry_out(PLAN, str(tmp_path / "cut"), stopping_after(5))
    played: list[int] = []

    def watch(playing: Iterable[Outcome], there: int, planned: int) -> Outcomes:
        assert (5, 12) == (there, planned)
        for one in playing:
            played.append(one.number)
            yield one

    carry_out(PLAN, str(tmp_path / "cut"), local(1), watch=watch)

    assert list(range(5, 12)) == played
    assert written(tmp_path / "whole") == written(tmp_path / "cut")


def test_a_torn_end_is_cut_off_and_played_again(tmp_path: Path) -> None:
    whole = written(tmp_path / "run")
    file = tmp_path / "run" / MATCHES
    os.truncate(file, file.stat().st_size - 7)

    assert whole == written(tmp_path / "run")
    assert 12 == len(Folder(str(tmp_path / "run")).places())


def test_more_matches_can_be_played_and_nothing_else_changed(tmp_path: Path) -> None:
    written(tmp_path)
    more = msgspec.structs.replace(PLAN, matches=14)

    assert 14 == carry_out(more, str(tmp_path), local(1)).matches
    other = msgspec.structs.replace(PLAN, seed="other")
    with pytest.raises(Complaint, match="holds another run: it differs in seed"):
        carry_out(other, str(tmp_path), local(1))


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("all of it")

    with pytest.raises(Complaint, match="holds no run of the lab"):
        carry_out(PLAN, str(tmp_path), local(1))
    with pytest.raises(Complaint, match="holds no run of the lab"):
        carry_out(PLAN, str(tmp_path / "thesis.txt"), local(1))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(Complaint, match="cannot be written"):
        carry_out(PLAN, str(tmp_path / "file" / "run"), local(1))


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    folder = Folder(str(tmp_path))
    folder.begin(PLAN)

    with pytest.raises(Complaint, match="another run is writing"):
        carry_out(PLAN, str(tmp_path), local(1))


FULL = """
import resource, signal, sys
from tests.lab.test_run import PLAN, carry_out, local
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
try:
    carry_out(PLAN, sys.argv[1], local(1))
except Exception as error:
    print(type(error).__name__, error)
"""


def test_a_full_disk_gets_a_sentence_and_keeps_what_was_written(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL, str(tmp_path / "run")]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert told.startswith("Complaint")
    assert "the same command goes on" in told
    kept = len(Folder(str(tmp_path / "run")).places())
    assert f"(matches: {kept})" in told
    assert 1 <= kept < 12
    assert written(tmp_path / "run") == written(tmp_path / "whole")


def test_results_that_cannot_be_written_are_written_later(tmp_path: Path) -> None:
    done = carry_out(PLAN, str(tmp_path / "run"), local(1))
    (tmp_path / "run" / REPORT).mkdir()

    with pytest.raises(Complaint, match="all that was played is kept"):
        write_results(done, tmp_path / "run", "en", command="")

    (tmp_path / "run" / REPORT).rmdir()
    again = carry_out(PLAN, str(tmp_path / "run"), stopping_after(0))
    write_results(again, tmp_path / "run", "en", command="")
    assert (tmp_path / "run" / REPORT).read_text()


def test_every_match_can_be_told_again_as_a_record(tmp_path: Path) -> None:
    done = carry_out(PLAN, str(tmp_path), local(1))

    told = dict(records(PLAN, str(tmp_path), [3, 4]))

    assert [3, 4] == list(told)
    match = verify(notation.read(told[3]), find)
    row = next(row for row in done.studies[1].rows if row["number"] == 3)
    assert decided(match) == row["digest"]
    assert match.result.ends == [row[f"end.{seat}"] for seat in "SFYM"]


def test_parquet_says_the_same_as_csv(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    rows = tables(carry_out(PLAN, str(tmp_path / "run"), local(1)).studies)

    assert write_tables(tmp_path, rows)
    for name, table in rows.items():
        read = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert read == table


def test_without_pyarrow_there_is_csv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    assert not write_tables(tmp_path, {"few": [{"a": 1, "b": "x"}]})
    assert "a,b\n1,x\n" == (tmp_path / "few.csv").read_text()


def outcome(number: int, winner: int) -> Outcome:
    ends = tuple("won" if seat == winner else "lost" for seat in range(4))
    return Outcome(
        number=number,
        seed="",
        ends=ends,
        scores=(0.0,) * 4,
        rule="12.3",
        decisions=1,
        rounds=1,
        digest="",
    )


def test_it_is_enough_when_shares_can_be_told_apart_in_whatever_order() -> None:
    plan = msgspec.structs.replace(PLAN, matches=100_000)
    outcomes = [outcome(n, 3 if n % 2 else n // 2 % 4) for n in range(400)]

    limits = []
    for order in (outcomes, outcomes[::-1]):
        enough = Enough(plan, 0.05)
        for one in order:
            enough.add(one)
        limits.append(enough.limit)

    assert limits[0] == limits[1] <= 400
    assert 0 == limits[0] % 100, "it looks after every fifty turns"


def test_it_is_not_enough_while_luck_could_make_the_difference() -> None:
    plan = msgspec.structs.replace(PLAN, variants=(SHORT,), matches=100_000)
    enough = Enough(plan, 0.02)

    assert not any(enough.add(outcome(n, n % 4)) for n in range(1000))


def test_a_match_that_is_watched_is_the_same_match() -> None:
    plain = msgspec.structs.replace(PLAN, measured=False)
    for number in range(2):
        watched, quick = play_one(PLAN, number), play_one(plain, number)

        for name in ("ends", "scores", "rule", "decisions", "rounds"):
            assert getattr(quick, name) == getattr(watched, name)
        seen = watched.seen
        assert seen is not None
        assert quick.decisions >= seen.choices > 0
        assert seen.answers >= 2 * seen.choices
        assert 0 <= seen.decided <= 1
        items, wide = items_of(find("stratum")), 5
        told = dict(zip(seen.used[::2], seen.used[1::2], strict=True))
        events: dict[str, int] = {}
        for at, times in told.items():
            use, _, id = items.names[at // wide]
            if use == "event":
                events[id] = events.get(id, 0) + times
        assert quick.events == events
