"""Faults around the process: workers that die, clocks that jump, bugs of ours."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from sobremesa.games import find
from sobremesa.kernel.match import verify
from sobremesa.server import house as houses
from sobremesa.server.times import Times

from .databases import children
from .houses import ALONE
from .net import PATIENCE, Server, client_of, open_table, wire_to
from .net import order as ordered
from .tables import house_at, in_loop, order, play_on, seated, until
from .test_rest import check_refusal

# Workers


def workers_of(server: Server) -> list[int]:
    """Those that think; not what watches over shared memory."""
    assert server.process is not None
    found = []
    for child in children(server.process.pid):
        with suppress(FileNotFoundError):  # it has just ended
            if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def test_a_killed_worker_is_replaced_and_its_bot_decides(tmp_path: Path) -> None:
    asked = ordered("Ana", *["bot:chance"] * 3)
    with Server(tmp_path) as server, client_of(server) as client:
        table, keys = open_table(client, asked)
        with wire_to(server, table) as wire:
            shown = wire.hello(*keys)
            killed = 0
            while shown["scores"] is None:
                if shown["legal"]:
                    if killed < 3 and (found := workers_of(server)):
                        os.kill(found[0], signal.SIGKILL)
                        killed += 1
                    chosen = {"seat": 0, "action": shown["legal"][0]}
                    wire.send("play", **chosen, decisions=shown["decisions"])
                shown = wire.snapshot_of(shown["decisions"] + 1)
            assert killed, "no worker was ever at work"
        record = client.get(f"/api/tables/{table}/record").text
        assert client.post("/api/verify", json={"record": record}).json()["good"]


# Wall clocks


def jump(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """The wall clock is set; the loop's clock runs on."""
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + seconds)
    monkeypatch.setattr(houses, "now", lambda: f"{2026 + seconds / 3e7:.6f}")


@pytest.mark.parametrize("seconds", [1e8, -1e8])
@in_loop
async def test_a_clock_that_jumps_takes_and_gives_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house, order(*["Ana"] * 4, clock=3600))
        left = room.pacer.time_left()
        assert left is not None
        jump(monkeypatch, seconds)
        for _ in range(20):
            await asyncio.sleep(0)

        now = room.pacer.time_left()
        assert now is not None
        assert left - PATIENCE < now <= left
        assert [] == room.dealt.actions
        await play_on(room, visitors)
        verify(room.record(), find)
        assert 1 == len(await house.tables())


@in_loop
async def test_time_is_up_although_the_wall_clock_was_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        room, _, _ = await seated(house, order(*["Ana"] * 4, clock=1))
        jump(monkeypatch, -1e8)

        await until(lambda: room.dealt.actions, "the clock has run out")


@in_loop
async def test_a_clock_that_is_set_ahead_makes_nothing_old_and_nobody_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path, times=Times(back=0.0)) as house:
        opened = await house.open_table(order("Ana", "open", "open", "open"))
        room, visitors, _ = await seated(house, order(*["Ana"] * 4, clock=3600))
        for visitor in visitors:
            await room.exit(visitor.guest)
        house.forget(room)
        jump(monkeypatch, 1e8)
        house.sweeper.expires = 0.0
        await house.sweeper.expire()
        await house.sweeper.go_on()

        assert [] == list(house.rooms.keys() & {room.row.id}), "it is not due"
        room = await house.room(room.row.id)
        room.pacer.wake()
        left = room.pacer.time_left()
        assert left is not None
        assert 3600 - PATIENCE < left <= 3600
        assert [] == room.dealt.actions
        assert "waiting" == (await house.room(opened.table.id)).status


# What PostgreSQL cannot even be asked

STRANGE = ["a%00b", "%00", "%ED%A0%80", "%FF", "x" * 300, "%F0%9F%8E%B2", "..", "%2e"]


@pytest.mark.parametrize("postgresql", [False, True])
def test_no_name_of_a_table_is_a_fault(
    tmp_path: Path, postgresql: bool, request: pytest.FixtureRequest
) -> None:
    place: tuple[str, ...] = ()
    if postgresql:
        place = ("--database", request.getfixturevalue("shared_database"))
    server = Server(tmp_path, *place)
    with server, client_of(server) as client:
        for name in STRANGE:
            for path in ("", "/record", "/replay"):
                answer = client.get(f"/api/tables/{name}{path}")
                assert answer.status_code < 500, (name, answer.text)
            check_missing(client, f"/api/tables/{name}")
    assert "failed" not in server.log.read_text(), server.log.read_text()


def check_missing(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    if answer.json().get("code") == "table":
        check_refusal(answer, 404, "table")


@in_loop
async def test_an_id_that_was_never_given_is_no_table(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(ALONE)
        assert await house.store.load(opened.table.id) is not None
        for id in ("", "a\0b", "\ud800", "ñ", opened.table.id + "\0"):
            assert await house.store.load(id) is None
