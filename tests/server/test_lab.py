"""The lab over REST: who is let in, what waits, what is told, and nothing is lost."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.terminal.table import output

from sobremesa.lab.folder import Folder
from sobremesa.server import lab_order, wire_lab
from sobremesa.server.lab_order import Kept, Line
from sobremesa.server.laboratory import Laboratory
from sobremesa.server.limits import LAB_MATCHES, RATES
from sobremesa.server.operator import FILE, signature
from sobremesa.server.refusals import Refused
from sobremesa.server.rest_lab import POLICY
from sobremesa.server.workers import Workers
from sobremesa.shelf import PRINTED

from .net import Json, Server, client_of
from .test_rest import check_refusal

SHORT: Json = {
    "game": "stratum",
    "players": ["chance"] * 4,
    "matches": 4,
    "seed": "lab",
    "options": {"max_rounds": 2},
}
LONG = SHORT | {"matches": 20_000, "options": {}}
PATIENCE = 300.0  # seconds: on a busy machine whoever plays comes last
PATHS = [
    *(("GET", ""), ("GET", "/games/stratum"), ("POST", "/runs")),
    *(("GET", "/runs/x"), ("POST", "/runs/x/stop"), ("POST", "/runs/x/go-on")),
    *(("POST", "/runs/x/delete"), ("GET", "/runs/x/files/report.html")),
]


class Operator:
    """Whoever has the key, at the page of the lab."""

    def __init__(self, server: Server, client: httpx.Client) -> None:
        self.server, self.client = server, client
        key = (server.folder / FILE).read_text().strip()
        self.headers = {"authorization": f"Bearer {key}"}

    def ask(self, path: str = "") -> Json:
        answer = self.client.get(f"/api/lab{path}", headers=self.headers)
        assert 200 == answer.status_code, answer.text
        told: Json = answer.json()
        return told

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        url = f"/api/lab/runs{path}"
        return self.client.post(url, headers=self.headers, json=body)

    def order(self, asked: Json) -> str:
        answer = self.post("", asked)
        assert 201 == answer.status_code, answer.text
        return str(answer.json()["id"])

    def until(self, id: str, true: Callable[[Json], bool]) -> Json:
        end = time.monotonic() + PATIENCE
        while not true(run := self.ask(f"/runs/{id}")):
            assert time.monotonic() < end, run
            time.sleep(0.05)
        return run

    def over(self, id: str) -> Json:
        return self.until(id, lambda run: run["stage"] not in ("waiting", "playing"))

    def playing(self, id: str, played: int = 1) -> Json:
        return self.until(id, lambda run: int(run["played"]) >= played)

    def fetch(self, run: Json, name: str) -> httpx.Response:
        """By the link alone."""
        links = {file["name"]: file["link"] for file in run["files"]}
        return self.client.get(links[name])

    def folder(self, id: str) -> Path:
        return self.server.folder / "lab" / id


@pytest.fixture
def operator(server: Server, client: httpx.Client) -> Iterator[Operator]:
    """Leaves an empty lab behind."""
    visitor = Operator(server, client)
    yield visitor
    for run in visitor.ask()["runs"]:
        visitor.post(f"/{run['id']}/stop")
        visitor.over(run["id"])
        assert 204 == visitor.post(f"/{run['id']}/delete").status_code


def players_of(id: str) -> list[int]:
    """The processes that play a run."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            command = (place / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if "sobremesa.server.lab_worker" in command and id in "".join(command):
            found.append(int(place.name))
    return found


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
    (tmp_path / "overlay.toml").write_text(operator.fetch(run, "overlay.toml").text)
    assert "--content overlay.toml" in run["command"]
    command = run["command"].split()[1:-1]
    command[command.index("overlay.toml")] = str(tmp_path / "overlay.toml")
    output(*command, str(tmp_path / "run"))
    for name in ("matches.csv", "measures.csv", "uses.csv", "plan.json"):
        mine = (tmp_path / "run" / name).read_text()
        assert mine == operator.fetch(run, name).text, name
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
    told = operator.ask("/games/stratum")["numbers"]

    assert 1 == told["cards.rot.mushrooms"]
    assert True is told["cards.spores.razes"]
    assert "hand_size" not in told
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
