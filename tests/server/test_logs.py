"""What the server says about itself: one line a thing, no secret, no flood."""

import io
import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import get
from litestar.params import FromPath
from litestar.testing import TestClient

from sobremesa.server import counsel, logs
from sobremesa.server.app import Settings
from sobremesa.server.operator import FILE
from sobremesa.server.refusals import FAILED

from .apps import open_app
from .net import PEOPLE, Server, client_of, open_table, wire_to

PATIENCE = 180.0


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged during a test; the loggers are as before after it."""
    root, ours = logging.getLogger(), logging.getLogger("sobremesa")
    kept = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    logs.set_up("json", "info", stream)
    yield stream
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])
    ours.setLevel(kept[2])


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def record(text: str, *args: object, line: int = 1) -> logging.LogRecord:
    return logging.LogRecord("sobremesa.x", 30, "x.py", line, text, args, None)


def test_a_line_of_json_has_its_parts_and_the_request_id(written: io.StringIO) -> None:
    logs.request_id.set("abc-1")
    try:
        logging.getLogger("sobremesa.server").warning("table %s: %s", "T", "no\nview")
    finally:
        logs.request_id.set("")

    (line,) = lines(written)
    assert ["time", "level", "logger", "request", "message"] == list(line)
    assert ("warning", "abc-1", "table T: no\nview") == (
        line["level"],
        line["request"],
        line["message"],
    )


def test_a_line_of_text_stays_one_line_whatever_a_guest_sent() -> None:
    said = logs.Text().format(record("said %s", "a\nb\x1b[2J"))

    assert "\n" not in said
    assert "a\\nb\\x1b[2J" in said
    assert "warning sobremesa.x said" in said


def test_a_message_that_is_too_long_is_cut_in_its_middle() -> None:
    said = logs.Text().format(record("x" * 20_000 + "end"))

    assert len(said) < logs.LONGEST + 200
    assert said.endswith("end")
    assert "12003 characters" in said


def test_equal_lines_of_one_place_are_counted_after_the_first_few() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(logs.Guard(handler, most=3, window=0.2))

    for number in range(315):
        handler.handle(record("lost %d", number))
    handler.handle(record("another place", line=2))

    told = stream.getvalue().splitlines()
    assert ["lost 0", "lost 1", "lost 2", "another place"] == told[:4]
    end = time.monotonic() + PATIENCE
    while "more like this" not in stream.getvalue():
        assert time.monotonic() < end, stream.getvalue()
        time.sleep(0.01)
    told = stream.getvalue().splitlines()[4:]
    held = [int(line.split()[2]) for line in told if "more like this" in line]
    shown = [line for line in told if line.startswith("lost")]
    assert 312 == sum(held) + len(shown)


def test_different_errors_of_one_place_do_not_hide_each_other(
    written: io.StringIO,
) -> None:
    def say(kind: type[Exception]) -> None:
        try:
            raise kind("bad")
        except Exception:
            logging.getLogger("asyncio").exception("in a task")

    for _ in range(3 * logs.MOST):
        say(KeyError)
    say(OSError)

    errors = [str(line["traceback"]).splitlines()[-1] for line in lines(written)]
    assert [*["KeyError: 'bad'"] * logs.MOST, "OSError: bad"] == errors


@pytest.mark.parametrize(
    ("given", "kept"),
    [("abc.DEF_1-2", True), ("", False), ("a" * 65, False), ("a b", False)],
)
def test_a_request_id_is_taken_over_if_it_is_sane(given: str, kept: bool) -> None:
    id = logs.new_request_id(given)

    assert kept == (id == given)
    assert logs.SANE.fullmatch(id)


def test_every_500_is_logged_with_its_traceback_and_counted(
    tmp_path: Path, written: io.StringIO
) -> None:
    @get("/broken/{table_id:str}", sync_to_thread=False)
    def broken(table_id: FromPath[str]) -> None:
        raise KeyError(f"a fault at {table_id}")

    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    app.register(broken)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/broken/T?token=secret", headers={"x-request-id": "r1"})

    assert (500, "r1") == (answer.status_code, answer.headers["x-request-id"])
    assert "fault" not in answer.text
    fault, access = lines(written)
    assert ("error", "r1") == (fault["level"], fault["request"])
    assert "KeyError: 'a fault at T'" in str(fault["traceback"])
    assert "GET /broken/{table_id} failed" == fault["message"]
    assert ("info", "r1", 500, "T") == (
        access["level"],
        access["request"],
        access["status"],
        access["table"],
    )
    assert "secret" not in written.getvalue()
    text = app.state.metrics.text([]).decode()
    assert "sobremesa_failures_total 1.0" in text


def test_messages_and_hints_that_fail_are_logged_counted_and_told(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("a fault")

    monkeypatch.setattr(counsel, "hint", broken)
    monkeypatch.setattr(counsel, "why", broken)
    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    with TestClient(app) as client:
        opened = client.post("/api/tables", json=PEOPLE).json()
        table = opened["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello", "keys": []})
            for message in ({"type": "hint"}, {"type": "why", "action": 0}):
                socket.send_json({**message, "seat": 0})
                while (told := socket.receive_json())["type"] != "refusal":
                    pass
                assert ("server", FAILED) == (told["code"], told["message"])

    failed = [line for line in lines(written) if line["level"] == "error"]
    assert [f"table {table}: a hint failed", f"table {table}: a message failed"] == [
        line["message"] for line in failed
    ]
    assert all("KeyError: 'a fault'" in str(line["traceback"]) for line in failed)
    assert len({line["request"] for line in failed}) == 1, "the socket's id"
    assert b"sobremesa_failures_total 2.0" in app.state.metrics.text([])


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("talkative")
    with Server(folder, "--log-format", "json", "--log-level", "debug") as running:
        yield running


def test_a_played_match_leaves_ids_in_the_log_and_no_secret(talkative: Server) -> None:
    with client_of(talkative) as client:
        table, keys = open_table(client, PEOPLE)
        with wire_to(talkative, table, **{"X-Request-Id": "socket-1"}) as wire:
            response = wire.socket.response
            assert response is not None
            assert "socket-1" == response.headers["x-request-id"]
            seen = wire.hello(*keys)
            while seen["decisions"] < 12:
                seat = seen["asked"]
                wire.send("look", seat=seat)
                seen = wire.snapshot()
                action = seen["legal"][0]
                done = seen["decisions"]
                wire.send("play", seat=seat, action=action, decisions=done)
                seen = wire.snapshot_of(done + 1)
        answer = client.get(
            "/api/tables", headers={"Authorization": "Bearer NOTTHEKEY"}
        )
        assert 200 == answer.status_code

    key = (talkative.folder / FILE).read_text().strip()
    wait_for(talkative.log, '"method": "SOCKET"')
    log = wait_for(talkative.log, answer.headers["x-request-id"])
    with sqlite3.connect(talkative.folder / "tables.db") as database:
        seeds = [seed for (seed,) in database.execute("SELECT seed FROM tables")]
    assert seeds
    for secret in (key, "NOTTHEKEY", *seeds, *(key["token"] for key in keys)):
        assert secret not in log
    for word in ("seed", "token", "device"):
        assert word not in log
    access = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    sockets = [line for line in access if line.get("method") == "SOCKET"]
    assert [("socket-1", table)] == [(one["request"], one["table"]) for one in sockets]


def wait_for(log: Path, words: str) -> str:
    end = time.monotonic() + PATIENCE
    while words not in (text := log.read_text()):
        assert time.monotonic() < end, text
        time.sleep(0.02)
    return text


def test_a_quiet_server_writes_no_line_for_a_request(
    server: Server, client: httpx.Client
) -> None:
    client.get("/api/games")

    assert "answered" not in server.log.read_text()
