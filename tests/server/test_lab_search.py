"""A search for balance over REST: what the command line finds, and nothing is lost."""

import os
import signal
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from sobremesa.server import lab_order, wire_lab
from sobremesa.server.refusals import Refused

from .lab import SHORT, Operator, players_of
from .net import Json
from .test_rest import check_refusal

SEARCH = SHORT | {
    "what": "balance",
    "matches": 10,
    "aims": {
        "target": {"industry": 0.25},
        "tune": ["constructions_to_win"],
        "trials": 3,
        "fresh": 10,
        "within": 1.0,
    },
}
needs_optuna = pytest.mark.skipif(
    find_spec("optuna") is None, reason="optuna is not installed: sobremesa[lab]"
)


@needs_optuna
def test_a_search_gives_what_the_command_line_gives(
    operator: Operator, tmp_path: Path
) -> None:
    run = operator.over(operator.order(SEARCH))

    assert ("over", 3, 3) == (run["stage"], run["played"], run["planned"])
    assert run["best"]
    assert {} == run["front"][0]["changes"]
    assert [True] == [one["fresh"] for one in run["front"]][-1:]
    assert "Industry 25 %" in operator.fetch(run, "report.html").text
    operator.check_command(run, tmp_path)
    more = operator.post(f"/{run['id']}/go-on", {"matches": 4})
    assert " --trials 4 " in more.json()["command"]
    assert 4 == operator.over(run["id"])["played"]


@needs_optuna
def test_a_search_is_stopped_told_and_gone_on_with_after_a_kill(
    operator: Operator,
) -> None:
    long = SEARCH | {"aims": SEARCH["aims"] | {"trials": 10_000}}
    id = operator.order(long)
    before = operator.playing(id, 2)
    assert before["front"]
    (pid,) = players_of(id)
    os.kill(pid, signal.SIGKILL)

    now = operator.until(id, lambda run: players_of(id) not in ([], [pid]))
    operator.playing(id, now["played"] + 1)
    operator.post(f"/{id}/stop")
    run = operator.over(id)
    assert "stopped" == run["stage"]
    assert not run["best"]
    assert "before what is likeliest" in operator.fetch(run, "report.html").text


@pytest.mark.parametrize(
    ("aims", "told"),
    [
        ({"target": {}}, "the target is empty"),
        ({"target": {"elves": 0.5}}, "there are nature"),
        ({"target": {"nature": 2.0}}, "no share"),
        ({"tune": ["plants_to_wim"]}, "did you mean plants_to_win"),
        ({"tune": []}, "nothing that"),
        ({"trials": 0}, "1 to"),
        ({"fresh": 1}, "10 to"),
        ({"within": 7.0}, "from 0 to 1"),
    ],
)
@needs_optuna
def test_what_cannot_be_looked_for_is_told_in_a_sentence(
    operator: Operator, aims: Json, told: str
) -> None:
    answer = operator.post("", SEARCH | {"aims": SEARCH["aims"] | aims})

    check_refusal(answer, 400, "lab")
    assert told in answer.json()["message"]
    assert [] == operator.ask()["runs"]


def test_without_optuna_there_is_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_order, "find_spec", lambda name: None)

    assert not lab_order.can_search()
    with pytest.raises(Refused, match="needs optuna: pip install"):
        lab_order.check(msgspec.convert(SEARCH, wire_lab.LabOrder))
