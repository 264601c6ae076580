"""Whoever has the key of a house, at the page of its lab."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
from tests.terminal.table import output

from sobremesa.server.operator import FILE

from .net import Json, Server

SHORT: Json = {
    "game": "stratum",
    "players": ["chance"] * 4,
    "matches": 4,
    "seed": "lab",
    "options": {"max_rounds": 2},
}
LONG = SHORT | {"matches": 20_000, "options": {}}
PATIENCE = 300.0  # seconds: on a busy machine whoever plays comes last
PAUSE = 0.25  # seconds between two questions: they take of what the players have


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
            time.sleep(PAUSE)
        return run

    def over(self, id: str) -> Json:
        return self.until(id, lambda run: run["stage"] not in ("waiting", "playing"))

    def playing(self, id: str, played: int = 1) -> Json:
        return self.until(id, lambda run: int(run["played"]) >= played)

    def fetch(self, run: Json, name: str) -> httpx.Response:
        """By the link alone."""
        links = {file["name"]: file["link"] for file in run["files"]}
        return self.client.get(links[name])

    def check_command(self, run: Json, place: Path) -> None:
        """What the page says on the command line leaves the very same files."""
        command = run["command"].split()[1:-1]
        if "overlay.toml" in command:
            own = place / "overlay.toml"
            own.write_text(self.fetch(run, "overlay.toml").text)
            command[command.index("overlay.toml")] = str(own)
        output(*command, str(place / "run"))
        names = [file["name"] for file in run["files"]]
        same = [name for name in names if name.endswith((".csv", ".json", "best.toml"))]
        assert {"plan.json"} < set(same)
        for name in same:
            mine = (place / "run" / name).read_text()
            assert mine == self.fetch(run, name).text, name

    def folder(self, id: str) -> Path:
        return self.server.folder / "lab" / id


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
