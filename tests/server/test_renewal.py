"""SIGUSR2: the server becomes its successor, and nobody loses anything."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from sobremesa.kernel.errors import Mistake
from sobremesa.server import ports

from .net import PATIENCE, Json, Server, Wire, client_of, open_table, wire_to
from .net import order as ordered


def renew(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGUSR2)


def until_served(server: Server, times: int) -> None:
    """Wait for the line that a server prints when it listens."""
    end = time.monotonic() + PATIENCE
    while server.log.read_text().count("is served at") < times:
        assert time.monotonic() < end, server.log.read_text()
        assert server.process is not None
        assert server.process.poll() is None, "the server has ended"
        time.sleep(0.02)


def play_some(wire: Wire, shown: Json, decisions: int) -> Json:
    """The only person's decisions, until there are so many."""
    while shown["decisions"] < decisions:
        if shown["legal"]:
            chosen = {"seat": 0, "action": shown["legal"][0]}
            wire.send("play", **chosen, decisions=shown["decisions"])
        shown = wire.snapshot_of(shown["decisions"] + 1)
    return shown


def test_a_match_goes_on_at_the_successor(tmp_path: Path) -> None:
    with Server(tmp_path, forked=False) as server, client_of(server) as client:
        assert server.process is not None
        process = server.process.pid
        table, keys = open_table(client, ordered("Ana", *["bot:chance"] * 3))
        with wire_to(server, table) as wire:
            before = play_some(wire, wire.hello(*keys), 12)
            while not before["legal"]:  # nothing is under way
                before = wire.snapshot()
            renew(server)
            assert 1012 == wire.closed()

        with wire_to(server, table) as wire:  # it waits until somebody listens
            after = wire.hello(*keys)
            assert before["view"] == after["view"]
            assert before["legal"] == after["legal"]
            assert before["decisions"] == after["decisions"]
            play_some(wire, after, before["decisions"] + 5)
        assert (process, None) == (server.process.pid, server.process.poll())


def test_whoever_comes_meanwhile_is_served(tmp_path: Path) -> None:
    with Server(tmp_path, forked=False) as server:
        renew(server)
        answers = []
        for _ in range(20):
            with client_of(server) as client:
                answers.append(client.get("/api/games").status_code)
        assert [200] * 20 == answers


def test_whoever_is_impatient_ends_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, forked=False) as server:
        assert server.process is not None
        for _ in range(100):  # while it ends, while it is nobody, while it begins
            renew(server)
            time.sleep(0.02)
        until_served(server, 3)  # asked again, it was renewed again
        with client_of(server) as client:
            assert 200 == client.get("/api/games").status_code
        assert server.process.poll() is None


def test_it_can_be_renewed_again_and_ended(tmp_path: Path) -> None:
    with Server(tmp_path, forked=False) as server:
        for times in (2, 3):
            renew(server)
            until_served(server, times)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
        with pytest.raises(httpx.TransportError):
            httpx.get(server.url)
    assert "Traceback" not in server.log.read_text()
    assert 1 == server.log.read_text().count("operator's key")


def hand_over(monkeypatch: pytest.MonkeyPatch, count: str, to: int) -> None:
    monkeypatch.setenv("LISTEN_PID", str(to))
    monkeypatch.setenv("LISTEN_FDS", count)


def test_a_port_that_systemd_hands_over_is_served(tmp_path: Path) -> None:
    code = (
        "import os, sys; os.dup2(int(sys.argv.pop(1)), 3);"
        "os.environ |= {'LISTEN_PID': str(os.getpid()), 'LISTEN_FDS': '1'};"
        "from sobremesa.server.serve import serve; serve()"
    )
    told = ["--no-browser", "--port", "1", "--data", str(tmp_path)]
    with ports.listen("127.0.0.1", 0) as port:
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(port.fileno()), *told],
            pass_fds=[port.fileno()],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
        process.communicate(timeout=PATIENCE)
        assert ports.address(port) in line


@pytest.mark.parametrize("count", ["2", "0", "many"])
def test_one_port_and_no_other_number_can_be_handed_over(
    monkeypatch: pytest.MonkeyPatch, count: str
) -> None:
    hand_over(monkeypatch, count, os.getpid())

    with pytest.raises(Mistake, match=f"LISTEN_FDS is {count}: one port"):
        ports.handed()


def test_a_port_for_another_process_is_not_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand_over(monkeypatch, "1", os.getpid() + 1)

    assert ports.handed() is None


def test_an_address_of_version_six_stands_in_brackets() -> None:
    try:
        taken = ports.listen("::1", 0)
    except Mistake:
        pytest.skip("there is no IPv6 here")
    with taken as port:
        assert f"http://[::1]:{port.getsockname()[1]}/" == ports.address(port)
