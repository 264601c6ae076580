"""Faults of the disk while matches are played: refused, logged once, gone on."""

import asyncio
import logging
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from sobremesa.games import find
from sobremesa.kernel.match import verify
from sobremesa.server import database, faults, pacer, wire
from sobremesa.server.faults import Outage
from sobremesa.server.house import House
from sobremesa.server.rooms import Room

from .disks import fill, read_only, small_disk
from .houses import plays
from .net import PATIENCE, Json, Server, client_of, open_table, wire_to
from .net import order as ordered
from .tables import (
    BOTS,
    Visitor,
    house_at,
    in_loop,
    order,
    play_on,
    refusal,
    seated,
    until,
    whole,
)


def faults_in(log: str) -> list[str]:
    return [line for line in log.splitlines() if "the store fails" in line]


async def play(room: Room, visitors: list[Visitor]) -> None:
    move = plays(room)
    await room.play(visitors[move.seat].guest, move)


async def refuses(room: Room, visitors: list[Visitor], times: int = 3) -> None:
    """An action that cannot be stored is refused, and nobody hears of it."""
    before = whole(room, visitors)
    for _ in range(times):
        assert "store" == await refusal(play(room, visitors))
        assert before == whole(room, visitors)
    assert not room.lock.locked()


async def same_after_restart(room: Room, folder: Path) -> None:
    """Whatever was told is in the file."""
    async with house_at(folder) as house:
        again = await house.room(room.row.id)
        assert room.dealt.actions == again.dealt.actions
        assert room.dealt.digest() == again.dealt.digest()


def alive_but_not_ready(client: httpx.Client) -> None:
    """Who watches is told the truth, whatever the store does."""
    told = ready_is(client, 503)
    assert "ready" == told["code"]
    assert "the database" in told["message"]
    assert 200 == client.get("/api/health").status_code
    counted = client.get("/metrics")
    assert 200 == counted.status_code
    assert "sobremesa_requests_total{" in counted.text


def ready_is(client: httpx.Client, status: int) -> Json:
    """Soon: an answer is given again for a second."""
    end = time.monotonic() + PATIENCE
    while (answer := client.get("/api/ready")).status_code != status:
        assert time.monotonic() < end, answer.text
        time.sleep(0.1)
    told: Json = answer.json()
    return told


# Disk full


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path / "disk") as disk:
        server = Server(disk)
        server.log = tmp_path / "server.log"
        with server, client_of(server) as client:
            table, keys = open_table(client)
            with wire_to(server, table) as wire:
                shown = wire.hello(*keys)
                seat, before = shown["asked"], shown["decisions"]
                wire.send("look", seat=seat)
                action = wire.snapshot()["legal"][0]
                big = fill(disk)
                for _ in range(5):
                    wire.send("play", seat=seat, action=action, decisions=before)
                    assert "store" == wire.refused()
                answer = client.post("/api/tables", json=ordered(*["Ana"] * 4))
                assert (503, "store") == (answer.status_code, answer.json()["code"])
                assert before == client.get(f"/api/tables/{table}").json()["decisions"]
                alive_but_not_ready(client)
                assert 1 == len(faults_in(server.log.read_text()))

                big.unlink()
                wire.send("play", seat=seat, action=action, decisions=before)
                assert before + 1 == wire.snapshot()["decisions"]
            ready_is(client, 200)
            told = server.log.read_text()
            assert "the disk is full" in told
            assert "the store works again" in told
            assert "Traceback" not in told


@in_loop
async def test_bots_go_on_by_themselves_when_the_disk_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pacer, "RETRY", 0.01)
    with small_disk(tmp_path / "disk", "16m") as disk:
        async with house_at(disk) as house:
            opened = await house.open_table(order("bot:chance", *BOTS))
            room = await house.room(opened.table.id)
            await until(lambda: len(room.dealt.actions) > 3, "the bots have begun")
            big = fill(disk)
            await until(lambda: faults_in(caplog.text), "the disk is full")
            failed = house.store.engine.outage
            await until(lambda: failed.since > 5, "a bot has tried again and again")
            big.unlink()

            await until(lambda: room.row.result, "the bots have finished")
            assert 1 == len(faults_in(caplog.text))
            assert "Traceback" not in caplog.text
        await same_after_restart(room, disk)


# Read-only


@in_loop
async def test_a_file_that_becomes_read_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=3)
        files = tmp_path / "tables.db-wal", tmp_path / "tables.db"
        with read_only(*files):
            await refuses(room, visitors)
            assert "store" == await refusal(house.open_table(order(*["Ana"] * 4)))
            assert "store" == await refusal(house.store.ping())

        await play_on(room, visitors)
        await house.store.ping()
        verify(room.record(), find)
        told = faults_in(caplog.text)
        assert told
        assert len(set(told)) == len(told), "the same is said once"
    await same_after_restart(room, tmp_path)


# Removed, replaced


def unlink(file: Path) -> None:
    file.rename(file.with_suffix(".away"))


def replace(file: Path) -> None:
    unlink(file)
    shutil.copy(file.with_suffix(".away"), file)


@pytest.mark.parametrize("how", [unlink, replace])
@pytest.mark.parametrize("name", ["tables.db", "tables.db-wal"])
@in_loop
async def test_a_file_that_is_taken_away(
    tmp_path: Path,
    name: str,
    how: Callable[[Path], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=3)
        how(tmp_path / name)
        await refuses(room, visitors)
        assert "store" == await refusal(house.room("of which nothing is known"))
        assert 1 == len(faults_in(caplog.text))
        word = {"unlink": "removed", "replace": "replaced"}[how.__name__]
        assert f"{name} was {word} while it was in use" in caplog.text
        assert "in its place" in caplog.text, "it says what to do"

        (tmp_path / name).with_suffix(".away").rename(tmp_path / name)
        await play_on(room, visitors)
        assert "the store works again" in caplog.text
    await same_after_restart(room, tmp_path)


@in_loop
async def test_a_file_that_is_removed_while_an_action_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was committed to a file without a name is not confirmed."""
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=3)
        file = house.store.engine.file
        assert file is not None
        check = file.check

        def check_and_lose() -> None:
            check()
            unlink(tmp_path / "tables.db")

        monkeypatch.setattr(file, "check", check_and_lose)
        await refuses(room, visitors, times=1)
        (tmp_path / "tables.away").rename(tmp_path / "tables.db")
        monkeypatch.setattr(file, "check", check)
        assert "stale" == await refusal(play(room, visitors)), "it was there after all"
        await play_on(room, visitors)
    await same_after_restart(room, tmp_path)


# Damaged


def overwrite(file: Path) -> None:
    """All pages but the first."""
    with file.open("r+b") as out:
        out.seek(4096)
        out.write(b"\xaa" * (file.stat().st_size - 4096))


async def forget_pages(house: House) -> None:
    """All changes into the file, and nothing of it in memory."""
    async with house.store.engine.begin() as connection:
        await connection.execute(text("SELECT 1"))
    async with house.store.engine.connect() as connection:
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    await house.store.engine.inner.dispose()


@in_loop
async def test_pages_that_are_overwritten(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=3)
        await forget_pages(house)
        shutil.copy(tmp_path / "tables.db", tmp_path / "backup")
        overwrite(tmp_path / "tables.db")
        await refuses(room, visitors)
        assert "store" == await refusal(house.room("elsewhere"))
        assert 1 == len(faults_in(caplog.text))
        assert "it is damaged" in caplog.text
        assert "a backup, in its place" in caplog.text
    os.replace(tmp_path / "backup", tmp_path / "tables.db")
    await same_after_restart(room, tmp_path)


@in_loop
async def test_damage_inside_a_big_file_is_met_when_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=30)
    monkeypatch.setattr(database, "QUICK", 0)  # every file is big
    damage(tmp_path / "tables.db", room.row.id)
    async with house_at(tmp_path) as house:
        for _ in range(3):
            assert "store" == await refusal(house.room(room.row.id))
        assert 1 == len(faults_in(caplog.text))


def damage(file: Path, table: str) -> None:
    """The pages full of a table's actions."""
    size, content = 4096, file.read_bytes()
    with file.open("r+b") as out:
        for at in range(0, len(content), size):
            if content.count(table.encode(), at, at + size) > 20:
                out.seek(at)
                out.write(b"\xaa" * size)


# No false alarm, no flood


@in_loop
async def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house)
        for _ in range(30):
            reading = asyncio.create_task(house.store.load(room.row.id))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        await house.store.engine.inner.dispose()
        await play_on(room, visitors)
    await same_after_restart(room, tmp_path)


def test_a_fault_is_logged_once_however_many_meet_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.WARNING)
    outage = Outage("here")
    for _ in range(100):
        outage.fault("the disk is full")
    assert "the disk is full" == outage.now
    outage.works()
    outage.works()
    assert "" == outage.now
    for _ in range(100):  # now and then it works
        outage.fault("the disk is full")
        outage.works()
    outage.fault("it is damaged")

    assert [
        "the store fails: here: the disk is full",
        "the store works again: here, 100 requests failed",
        "the store fails: here: it is damaged",
    ] == [record.getMessage() for record in caplog.records]
    monkeypatch.setattr(faults, "AGAIN", 0.0)
    outage.fault("it is damaged")
    assert 4 == len(caplog.records), "after a while it is said once more"


def test_only_faults_of_the_store_are_taken_for_such() -> None:
    assert "" == faults.in_words(ValueError("of ours"))
    assert "does not answer" in faults.in_words(TimeoutError())
    refused = faults.Unavailable()
    assert wire.Refusal(code="store", message=faults.SENTENCE) == refused.refusal()
    assert 503 == refused.status
