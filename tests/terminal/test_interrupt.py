"""Ctrl-C in a series: what was played until then is told; a second one ends at once."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.lab.pool import Patience
from sobremesa.lab.series import Outcome

ENDLESS = ["simulate", "stratum", "-n", "100000", "--seats", "chance," * 3 + "chance"]


def begin(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sobremesa", *ENDLESS, *words]
    pipe = subprocess.PIPE
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    # Of its own group, as a terminal's: Ctrl-C is heard by the workers, too.
    return subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env=env, start_new_session=True
    )


def wait_for_records(folder: Path, number: int, series: subprocess.Popen[str]) -> None:
    while not folder.is_dir() or len(list(folder.glob("*.record"))) < number:
        assert series.poll() is None, series.communicate()
        time.sleep(0.05)


def interrupt(series: subprocess.Popen[str]) -> tuple[str, str]:
    os.killpg(series.pid, signal.SIGINT)
    told, wrong = series.communicate()
    assert "Traceback" not in wrong
    return told, wrong


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_was_played_is_told_and_its_records_are_whole(
    jobs: str, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    with begin("--records", str(folder), "--jobs", jobs, "--json") as series:
        wait_for_records(folder, 3, series)
        told, _ = interrupt(series)

    summary = json.loads(told)
    records = [notation.read(path.read_text("utf-8")) for path in folder.iterdir()]

    assert series.returncode == 130
    assert 100000 == summary["planned"] > summary["matches"] >= 3
    assert len(summary["each"]) == summary["matches"] == len(records)
    digests = {verify(record, find).digest() for record in records}
    assert digests == {one["digest"] for one in summary["each"]}


def test_the_report_says_that_it_was_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with begin("--records", str(folder)) as series:
        wait_for_records(folder, 2, series)
        told, _ = interrupt(series)

    number = len(list(folder.iterdir()))

    assert series.returncode == 130
    assert f"Stopped after {number} of 100000 matches." in told.replace(",", "")


def test_ctrl_c_never_breaks_what_is_done_with_a_match() -> None:
    done = []
    with Patience() as patience:
        for one in patience.each(iter([OUTCOME] * 3)):
            signal.raise_signal(signal.SIGINT)
            done.append(one)

    assert [OUTCOME] == done


def test_a_second_ctrl_c_ends_at_once() -> None:
    with Patience() as patience:
        next(patience.each(iter([OUTCOME])))
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


OUTCOME = Outcome(
    number=0,
    seed="1/0",
    ends=("won",),
    scores=(1.0,),
    rule="1.1",
    decisions=1,
    rounds=1,
    digest="",
    events={},
    uses={},
    record="",
)
