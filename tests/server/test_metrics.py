"""What the server counts, and who may read it; alive and ready."""

import asyncio
import os
import re
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from sobremesa.kernel.errors import Mistake
from sobremesa.server import health
from sobremesa.server.app import Settings
from sobremesa.server.metrics import Metrics
from sobremesa.server.operator import FILE, VARIABLE, operator_key, shown

from .apps import open_app
from .net import PEOPLE, Server, open_table, wire_to

KEY = "k" * 20


def samples(text: str) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    return {
        (one.name, *one.labels.values()): one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


def test_a_played_table_is_counted(server: Server, client: httpx.Client) -> None:
    before = samples(client.get("/metrics").text)
    table, keys = open_table(client, PEOPLE)
    with wire_to(server, table) as wire:
        seen = wire.hello(keys[0])
        seat = seen["asked"]
        held = [key for key in keys if key["seat"] == seat]
        seen = wire.hello(*held)
        action = seen["legal"][0]
        wire.send("play", seat=seat, action=action, decisions=0)
        wire.snapshot_of(1)
        wire.send("play", seat=seat, action=action, decisions=0)
        assert "stale" == wire.refused()
        after = samples(client.get("/metrics").text)

    def more(*name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert 1 == more("sobremesa_actions_total", PEOPLE["game"])
    assert 1 == more("sobremesa_refusals_total", "stale")
    assert 1 == more("sobremesa_sockets")
    assert 1 <= more("sobremesa_commit_seconds_count")
    assert 1 == more("sobremesa_requests_total", "POST", "/api/tables", "201")
    assert 1 <= after["sobremesa_tables", "playing"]
    build = [name for name in after if name[0] == "sobremesa_build_info"]
    assert {"compiled", "interpreted"} & set(build[0])
    assert after["process_resident_memory_bytes",] > 1e6


def test_paths_that_nobody_has_make_no_labels(client: httpx.Client) -> None:
    for number in range(5):
        client.get(f"/api/nothing/{number}")
        client.request(f"METHOD{number}", "/api/games")

    routes = {name[2] for name in samples(client.get("/metrics").text) if name[3:]}
    assert not [route for route in routes if "nothing" in route]
    assert not [route for route in routes if "METHOD" in route]


@pytest.mark.parametrize(
    ("client", "nets", "header", "status"),
    [
        ("127.0.0.1", (), "", 200),
        ("::1", (), "", 200),
        ("::ffff:127.0.0.1", (), "", 200),
        ("198.51.100.7", (), "", 403),
        ("198.51.100.7", (), "Bearer " + "x" * 20, 403),
        ("198.51.100.7", (), f"Bearer {KEY}", 200),
        ("198.51.100.7", ("198.51.100.0/24",), "", 200),
        ("testclient", (), "", 403),
    ],
)
def test_metrics_are_for_this_machine_for_named_networks_and_for_the_operator(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    client: str,
    nets: tuple[str, ...],
    header: str,
    status: int,
) -> None:
    monkeypatch.setattr(health, "host_of", lambda request: client)
    settings = Settings(
        database=str(tmp_path / "tables.db"), operator=KEY, metrics_for=nets
    )

    with TestClient(open_app(settings)) as talking:
        answer = talking.get("/metrics", headers={"authorization": header})

    assert status == answer.status_code
    assert ("sobremesa_build_info" in answer.text) == (status == 200)


def test_a_network_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(Mistake, match=re.escape("10.0.0.1/8")):
        health.networks(("10.0.0.1/8",))


def test_health_asks_nothing_and_ready_asks_database_and_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    with TestClient(app) as client:
        house = app.state.house
        assert {"ready": True} == client.get("/api/ready").json()
        monkeypatch.setattr(health, "PATIENCE", 0.05)

        async def hang() -> None:
            await asyncio.sleep(3600)

        async def fail() -> None:
            raise OSError("no route to 10.1.2.3")

        for ping, words in ((hang, "within 0.05 s"), (fail, "does not answer")):
            monkeypatch.setattr(house.store, "ping", ping)
            answer = client.get("/api/ready")
            assert (503, "ready") == (answer.status_code, answer.json()["code"])
            assert "the database" in answer.json()["message"]
            assert words in answer.json()["message"]
            assert "10.1.2.3" not in answer.text
        monkeypatch.setattr(house.thinker.workers, "trouble", "a worker died")
        assert "workers" in client.get("/api/ready").json()["message"]

        assert client.get("/api/health").json()["alive"]


def test_however_often_ready_is_asked_the_database_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 3600.0)
    asked: list[int] = []

    async def ping() -> None:
        asked.append(1)

    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    with TestClient(app) as client:
        app.state.readiness.at = -health.FRESH
        monkeypatch.setattr(app.state.house.store, "ping", ping)
        for _ in range(20):
            assert 200 == client.get("/api/ready").status_code

    assert 1 == len(asked)


def test_a_commit_that_fails_is_a_fault_and_no_duration() -> None:
    metrics = Metrics()

    with pytest.raises(OSError, match="full"), metrics.committing(3):
        raise OSError("the disk is full")
    with metrics.committing(5):
        pass

    told = samples(metrics.text(["over", "over"]).decode())
    assert 1 == told["sobremesa_store_faults_total", "OSError"]
    assert 1 == told["sobremesa_commit_seconds_count",]
    assert 5 == told["sobremesa_commit_changes_sum",]
    assert 2 == told["sobremesa_tables", "over"]


def test_the_operators_key_is_made_once_for_one_pair_of_eyes(tmp_path: Path) -> None:
    folder = tmp_path / "new"

    key = operator_key(folder)

    assert key == operator_key(folder)
    assert 0o600 == (folder / FILE).stat().st_mode & 0o777
    assert len(key) >= 32
    assert [FILE] == os.listdir(folder)


def test_an_operators_key_that_others_can_read_or_guess_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator_key(tmp_path)
    (tmp_path / FILE).chmod(0o644)
    with pytest.raises(Mistake, match="chmod 600"):
        operator_key(tmp_path)

    monkeypatch.setenv(VARIABLE, "short")
    with pytest.raises(Mistake, match=r"at least 16 .* it has 5 characters"):
        operator_key(tmp_path)

    monkeypatch.setenv(VARIABLE, KEY)
    assert KEY == operator_key(tmp_path)


def test_only_the_whole_key_is_the_key() -> None:
    assert shown(f"Bearer {KEY}", KEY)
    for header in ("", KEY, f"Basic {KEY}", f"Bearer {KEY[:-1]}", "Bearer "):
        assert not shown(header, KEY)
    assert not shown("Bearer ", "")
