"""The lab over REST: who is let in, what waits, what is told, and nothing is lost."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from sobremesa.lab.folder import Folder
from sobremesa.server import lab_order, wire_lab
from sobremesa.server.lab_order import Kept, Line
from sobremesa.server.laboratory import Laboratory
from sobremesa.server.limits import LAB_MATCHES, RATES
from sobremesa.server.operator import signature
from sobremesa.server.refusals import Refused
from sobremesa.server.rest_lab import POLICY
from sobremesa.server.workers import Workers
from sobremesa.shelf import PRINTED

from .lab import LONG, SHORT, Operator, players_of
from .net import Json, Server, client_of
from .test_rest import check_refusal

PATHS = [
    *(("GET", ""), ("GET", "/games/stratum"), ("POST", "/runs")),
    *(("GET", "/runs/x"), ("POST", "/runs/x/stop"), ("POST", "/runs/x/go-on")),
    *(("POST", "/runs/x/delete"), ("GET", "/runs/x/files/report.html")),
]


# The door


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_without_the_key_there_is_nothing(
    server: Server, method: str, path: str
) -> None:
    with client_of(server) as client:
        for headers in ({}, {"authorization": "Bearer of-good-news-and-bad"}):
            answer = client.request(method, f"/api/lab{path}", headers=headers, json={})
            check_refusal(answer, 403, "operator")


def test_who_guesses_at_the_key_is_told_to_wait(server: Server) -> None:
    with client_of(server) as client:
        codes = [
            client.get("/api/lab", headers={"authorization": f"Bearer {n}"}).status_code
            for n in range(RATES["guesses"].burst + 2)
        ]
    assert 403 == codes[0]
    assert 429 == codes[-1]


def test_a_link_is_good_for_its_file_and_its_time_alone(operator: Operator) -> None:
    run = operator.over(operator.order(SHORT))
    report = operator.fetch(run, "report.html")
    assert 200 == report.status_code
    assert POLICY == report.headers["content-security-policy"]
    link = next(f["link"] for f in run["files"] if f["name"] == "report.html")
    base, _, sign = link.partition("&sign=")
    for bad in (
        base,
        f"{base}&sign={'0' * 64}",
        link.replace("report.html", "matches.csv"),
        link.replace("until=", "until=9"),
    ):
        check_refusal(operator.client.get(bad), 403, "operator")
    key = operator.headers["authorization"].removeprefix("Bearer ")
    past = int(time.time()) - 1
    old = signature(key, f"{run['id']}/report.html", past)
    path = base.partition("?")[0]
    late = operator.client.get(f"{path}?until={past}&sign={old}")
    check_refusal(late, 403, "operator")
    assert sign


# What comes of a run


def test_a_run_gives_what_the_command_line_gives(
    operator: Operator, tmp_path: Path
) -> None:
    asked = SHORT | {"numbers": {"cards.rot.mushrooms": 2}, "title": "two mushrooms"}
    run = operator.over(operator.order(asked))

    assert ("over", 4, 4) == (run["stage"], run["played"], run["planned"])
    assert "--content overlay.toml" in run["command"]
    operator.check_command(run, tmp_path)
    report = operator.fetch(run, "report.html").text
    assert run["command"] in report
    sides = {figure["name"] for figure in run["figures"]}
    assert {"nature", "fungi", "industry"} == sides


def test_a_run_is_compared_with_a_former_one(operator: Operator) -> None:
    former = operator.order(SHORT | {"title": "as it is"})
    changed = {"options": {"max_rounds": 3}, "title": "longer", "against": former}
    run = operator.over(operator.order(SHORT | changed))

    assert ["as it is", "longer"] == run["variants"]
    assert (8, 8) == (run["played"], run["planned"])
    report = operator.fetch(run, "report.html").text
    assert "as it is" in report
    assert "longer" in report
    same = operator.post("", SHORT | {"against": former})
    check_refusal(same, 400, "lab")
    other = {"game": "heroes", "players": ["chance"] * 2, "matches": 1}
    check_refusal(operator.post("", other | {"against": former}), 400, "lab")


def test_values_of_an_option_are_compared_with_the_same_dice(
    operator: Operator, tmp_path: Path
) -> None:
    run = operator.over(operator.order(SHORT | {"vary": ["hand_size=4,5"]}))

    assert ["hand_size=4", "hand_size=5"] == run["variants"]
    assert ("over", 8, 8) == (run["stage"], run["played"], run["planned"])
    assert {0, 1} == {figure["variant"] for figure in run["figures"]}
    assert "same dice in every variant" in operator.fetch(run, "report.html").text
    operator.check_command(run, tmp_path)


def test_bots_are_measured_among_one_another(
    operator: Operator, tmp_path: Path
) -> None:
    asked = SHORT | {"what": "skill", "players": ["chance", "clumsy"], "matches": 2}
    run = operator.over(operator.order(asked))

    assert (4, 8) == (len(run["variants"]), run["played"])
    guests = [(one["of"], one["name"]) for one in run["figures"]]
    assert [("guest", "chance")] * 2 + [("guest", "clumsy")] * 2 == guests
    assert "clumsy in place of chance" in operator.fetch(run, "report.html").text
    operator.check_command(run, tmp_path)


# The queue


def test_runs_are_played_one_after_another(operator: Operator) -> None:
    first, second, third = (operator.order(asked) for asked in (LONG, SHORT, SHORT))

    now = operator.playing(first)
    waiting = [operator.ask(f"/runs/{id}") for id in (second, third)]
    assert ["waiting"] * 2 == [run["stage"] for run in waiting]
    assert [1, 2] == [run["ahead"] for run in waiting]
    assert now["left"] > 0
    (pid,) = players_of(first)
    assert 19 == os.getpriority(os.PRIO_PROCESS, pid)
    operator.post(f"/{first}/stop")

    assert "over" == operator.over(third)["stage"]
    assert "over" == operator.ask(f"/runs/{second}")["stage"]


def test_a_run_that_is_stopped_is_told_and_can_go_on(operator: Operator) -> None:
    first, second = operator.order(LONG), operator.order(SHORT)
    operator.playing(first)
    operator.post(f"/{second}/stop")
    operator.post(f"/{first}/stop")

    stopped = operator.over(first)
    assert "stopped" == stopped["stage"]
    assert 0 < stopped["played"] < stopped["planned"]
    assert "report.html" in [file["name"] for file in stopped["files"]]
    waited = operator.ask(f"/runs/{second}")
    assert ("stopped", 0) == (waited["stage"], waited["played"])
    check_refusal(operator.post(f"/{second}/go-on", {"matches": 1}), 400, "lab")
    assert 200 == operator.post(f"/{second}/go-on", {"matches": 6}).status_code
    more = operator.over(second)
    assert ("over", 6) == (more["stage"], more["played"])
    assert " -n 6 " in more["command"]


def test_a_player_that_is_killed_is_replaced_and_loses_nothing(
    operator: Operator,
) -> None:
    id = operator.order(LONG)
    before = operator.playing(id)["played"]
    (pid,) = players_of(id)
    os.kill(pid, signal.SIGKILL)

    after = operator.until(
        id, lambda run: run["played"] > before and players_of(id) not in ([], [pid])
    )
    assert "playing" == after["stage"]
    check_refusal(operator.post(f"/{id}/delete"), 409, "lab")
    operator.post(f"/{id}/stop")
    run = operator.over(id)
    kept = Folder(str(operator.folder(id))).places()
    assert list(range(run["played"])) == sorted(kept)


def test_a_restart_goes_on_with_what_was_played(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server, client_of(server) as client:
        operator = Operator(server, client)
        long, short = operator.order(LONG), operator.order(SHORT)
        played = operator.playing(long)["played"]
        server.end(signal.SIGKILL)
    with server, client_of(server) as client:
        operator = Operator(server, client)
        now = operator.playing(long, played + 1)
        assert "playing" == now["stage"]
        assert "waiting" == operator.ask(f"/runs/{short}")["stage"]
        operator.post(f"/{long}/stop")
        operator.over(long)
        assert "over" == operator.over(short)["stage"]
        pids = players_of(long)
    assert [] == pids
    assert "Traceback" not in server.log.read_text()


# What cannot be played


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": ["chance"]}, "seats"),
        ({"players": ["os:system"] * 4}, "os:system"),
        ({"matches": 0}, "1 to"),
        ({"matches": LAB_MATCHES + 1}, str(LAB_MATCHES)),
        ({"seed": "two words"}, "seed"),
        ({"options": {"max_round": 2}}, "did you mean max_rounds"),
        ({"options": {"max_rounds": 9_999}}, "it takes"),
        ({"numbers": {"cards.rot.mushroom": 1}}, "did you mean"),
        ({"numbers": {"cards.rot.mushrooms": 99}}, "from 0 to 3"),
        ({"numbers": {"cards.rot.mushrooms": True}}, "cannot be True"),
        ({"content": "[cards.rot]\nmushrooms = 99"}, "overlay.toml, line 2"),
        ({"content": "[cards"}, "overlay.toml"),
        ({"title": "x" * 61}, "60"),
        ({"against": "nothing"}, "there is no run"),
        ({"vary": ["hand_siz=4"]}, "did you mean hand_size"),
        ({"vary": ["hand_size=40"]}, "it takes"),
        ({"what": "skill", "players": ["chance"]}, "two different bots"),
        ({"what": "skill", "vary": ["hand_size"]}, "only a series can be varied"),
        ({"what": "balance"}, "aims are what a search"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    operator: Operator, change: Json, told: str
) -> None:
    answer = operator.post("", SHORT | change)

    check_refusal(answer, 404 if "against" in change else 400, "lab")
    assert told in answer.json()["message"]
    assert [] == operator.ask()["runs"]


def test_all_numbers_of_a_game_are_told_by_their_places(operator: Operator) -> None:
    found = operator.ask("/games/stratum")

    told = found["numbers"]
    assert 1 == told["cards.rot.mushrooms"]
    assert True is told["cards.spores.razes"]
    assert "hand_size" not in told
    assert "hand_size" in found["tunable"]
    assert {"4": ["nature", "fungi", "industry"]} == found["rivals"]
    unknown = operator.client.get("/api/lab/games/chess", headers=operator.headers)
    check_refusal(unknown, 404, "game")


def test_a_house_may_have_no_lab(tmp_path: Path) -> None:
    for data, jobs in ((tmp_path, 0), (None, 1)):
        lab = Laboratory(data, jobs, Workers(), PRINTED)
        lab.resume()
        with pytest.raises(Refused, match="has no lab"):
            lab.open()
    assert [] == list(tmp_path.iterdir())


FULL = """
import resource, signal, sys
from sobremesa.server.lab_worker import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
main(*sys.argv[1:])
"""


def test_a_full_disk_is_told_and_keeps_what_was_written(tmp_path: Path) -> None:
    order = wire_lab.LabOrder(**SHORT | {"matches": 40})
    read = lab_order.read(PRINTED, order, "", None)
    kept = Kept(
        id="full",
        order=order,
        plan=msgspec.Raw(read.plan),
        overlay=read.overlay,
        command=read.command,
        variants=read.variants,
        planned=read.planned,
        turn=1,
        created="",
    )
    file, folder = tmp_path / "full.json", tmp_path / "full"
    file.write_bytes(msgspec.json.encode(kept))
    command = [sys.executable, "-c", FULL, str(file), str(folder), "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stdout is not None
        lines = [msgspec.json.decode(line, type=Line) for line in process.stdout]

    assert "failed" == lines[-1].stage
    assert "what is in it is kept" in lines[-1].trouble
    assert 0 < len(Folder(str(folder)).places()) < 40
