"""Reports, closed tables, talk that is limited, the operator's key."""

import json
import time
import zlib
from contextlib import nullcontext
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.match import replay
from sobremesa.server import wire
from sobremesa.server.app import Settings
from sobremesa.server.house import REPORT, House
from sobremesa.server.limits import GUESTS
from sobremesa.server.refusals import Refused
from sobremesa.server.rows import ReportRow
from sobremesa.server.schema import reports

from .apps import open_app
from .net import PEOPLE as FOUR
from .net import Server, join, open_table, order, own_address, wire_to
from .tables import (
    PEOPLE,
    device,
    house_at,
    in_loop,
    play_on,
    refusal,
    seated,
    visit,
)
from .tables import order as ordered
from .test_rest import check_refusal

KEY = "the-operators-key"
OPERATOR = {"authorization": f"Bearer {KEY}"}


# Reports


async def kept(house: House) -> list[ReportRow]:
    async with house.store.engine.connect() as connection:
        found = await connection.execute(select(reports))
        return [ReportRow(**row) for row in found.mappings()]


@in_loop
async def test_a_report_is_kept_with_talk_and_record(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, keys = await seated(house)
        await play_on(room, visitors, most=5)
        room.talk(visitors[2].guest, wire.Chat(text="rude"))
        told = wire.Report(
            text=" he is rude ",
            about=2,
            keys=[wire.Holder(seat=1, token=keys[1].token)],
            device=device("Bea"),
        )
        receipt = await house.report(room.row.id, told)
        [row] = await kept(house)
        record = notation.read(zlib.decompress(row.record).decode())

        assert receipt.number == row.number
        assert (room.row.id, 2, [1], "he is rude") == (
            row.table,
            row.about,
            row.by,
            row.text,
        )
        assert ["rude"] == [line["text"] for line in row.said]
        assert room.row.seed == record.seed
        assert room.dealt.digest() == replay(record, find).digest()
        assert device("Bea") not in row.device


@in_loop
async def test_a_report_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        opened = await house.open_table(ordered("Ana", *["open"] * 3))
        id = opened.table.id
        foreign = [wire.Holder(seat=0, token="guessed")]
        for code, told in (
            ("report", wire.Report(text=" ")),
            ("report", wire.Report(text="x" * (REPORT + 1))),
            ("seat", wire.Report(text="x", about=4)),
            ("seat", wire.Report(text="x", about=-2)),
            ("token", wire.Report(text="x", keys=foreign)),
            ("device", wire.Report(text="x", device="short")),
        ):
            assert code == await refusal(house.report(id, told))
        assert [] == await kept(house)
        await house.report(id, wire.Report(text="nothing is dealt yet"))
        [row] = await kept(house)
        assert b"" == zlib.decompress(row.record)


def test_reports_are_limited_and_tell_nothing(client: httpx.Client) -> None:
    id, _ = open_table(client)
    path = f"/api/tables/{id}/report"
    answers = [client.post(path, json={"text": "x"}) for _ in range(6)]

    assert [201] * 5 == [answer.status_code for answer in answers[:5]]
    assert {"number"} == set(answers[0].json())
    check_refusal(answers[5], 429, "rate")


# Talk


def say(text: str = "", phrase: str = "") -> wire.Chat:
    return wire.Chat(text=text, phrase=phrase)


@pytest.mark.parametrize(
    ("talking", "heard"), [("all", [1, 1]), ("phrases", [0, 1]), ("off", [0, 0])]
)
@in_loop
async def test_a_table_says_what_may_be_said(
    tmp_path: Path, talking: wire.Talking, heard: list[int]
) -> None:
    async with house_at(tmp_path) as house:
        asked = msgspec.structs.replace(PEOPLE, chat=talking)
        room, visitors, _ = await seated(house, asked)
        assert talking == visitors[0].last.table.chat
        for guest in (visitors[0].guest, (await visit(room)).guest):
            for line, ok in zip((say("hi"), say(phrase="luck")), heard, strict=True):
                before = len(room.chat.lines)
                with nullcontext() if ok else pytest.raises(Refused, match="table"):
                    room.talk(guest, line)
                assert before + ok == len(room.chat.lines)


def test_an_address_does_not_talk_through_many_sockets(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    address, codes = own_address(), []
    for _ in range(6):
        with wire_to(server, id, source=address) as socket:
            socket.hello(keys[0])
            for _ in range(4):
                socket.send("chat", phrase="hello")
            socket.send("look", seat=-1)
            while (message := socket.receive())["type"] != "snapshot":
                codes.append(message.get("code", ""))
    assert "rate" in codes


# Closing


def closes(
    client: httpx.Client, id: str, key: str = "", **headers: str
) -> httpx.Response:
    return client.post(f"/api/tables/{id}/close", json={"device": key}, headers=headers)


@pytest.fixture
def owned(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "tables.db"), operator=KEY)


def test_the_operator_closes_any_table(owned: Settings) -> None:
    with TestClient(open_app(owned)) as client:
        for asked in (FOUR, order("Ana", *["open"] * 3)):
            id = client.post("/api/tables", json=asked).json()["table"]["id"]
            for headers in ({}, {"authorization": "Bearer no"}, {"authorization": KEY}):
                answer = client.post(
                    f"/api/tables/{id}/close", json={}, headers=headers
                )
                assert (403, "host") == (answer.status_code, answer.json()["code"])
            answer = client.post(f"/api/tables/{id}/close", json={}, headers=OPERATOR)
            assert (204, b"") == (answer.status_code, answer.content)
            assert 404 == client.get(f"/api/tables/{id}").status_code


def test_a_house_without_a_key_has_no_operator(client: httpx.Client) -> None:
    id, _ = open_table(client)
    for told in ("Bearer", "", f"Bearer {KEY}"):
        check_refusal(closes(client, id, authorization=told), 403, "host")


def test_the_host_closes_a_table_that_waits_and_all_are_told(
    server: Server, client: httpx.Client
) -> None:
    mine = "Ana-has-a-browser"
    id, keys = open_table(
        client, {**order("Ana", "open", "bot:easy", "bot:easy"), "device": mine}
    )
    with wire_to(server, id) as one, wire_to(server, id) as other:
        one.hello(keys[0])
        other.hello()
        check_refusal(closes(client, id, "somebody-elses-key"), 403, "host")
        check_refusal(closes(client, id), 403, "host")
        assert 204 == closes(client, id, mine).status_code
        for wire_ in (one, other):
            assert "closed" == wire_.refused()
            assert 1008 == wire_.closed()
    check_refusal(client.get(f"/api/tables/{id}"), 404, "table")
    id, _ = open_table(client, {**FOUR, "device": mine})
    check_refusal(closes(client, id, mine), 403, "host")


def test_whoever_opened_a_lesson_or_a_trial_closes_it_at_any_time(
    client: httpx.Client,
) -> None:
    mine = "Ana-has-a-browser"
    lesson = {**order("Ana"), "lesson": "first", "device": mine}
    position = client.get("/api/games/stratum/puzzles/1/en").json()["position"]
    trial = {"name": "Ana", "position": position, "device": mine}
    for door, asked in (("tables", lesson), ("forks", trial)):
        id = client.post(f"/api/{door}", json=asked).json()["table"]["id"]
        assert "playing" == client.get(f"/api/tables/{id}").json()["status"]
        check_refusal(closes(client, id, "somebody-elses-key"), 403, "host")

        assert 204 == closes(client, id, mine).status_code
        check_refusal(client.get(f"/api/tables/{id}"), 404, "table")


# Seats of one address


def test_one_address_takes_only_some_seats_of_others(client: httpx.Client) -> None:
    asked = order("Ana", "open", "open", "open")
    tables = [open_table(client, asked)[0] for _ in range(GUESTS + 1)]
    for number, id in enumerate(tables[:GUESTS]):
        join(client, id, f"guest{number}")

    wish = {"name": "Eva", "device": "x" * 43}
    answer = client.post(f"/api/tables/{tables[GUESTS]}/join", json=wish)
    check_refusal(answer, 429, "share")


def test_messages_of_the_new_kinds_are_answered(
    server: Server, client: httpx.Client
) -> None:
    mine = "Ana-has-a-browser"
    asked = {**order("Ana", "open", "open", "bot:easy"), "device": mine}
    id, keys = open_table(client, asked)
    with wire_to(server, id) as wire_:
        wire_.send("hello", keys=[without_table(keys[0])], device=mine)
        assert wire_.snapshot()["host"]
        wire_.send("invite", seat=1)
        invited = wire_.next("invitation")
        key = join(client, id, "Bea", seat=1, invitation=invited["token"])
        assert 1 == key["seat"]
        wire_.send("remove", seat=1)
        end = time.monotonic() + 60
        while wire_.snapshot()["table"]["seats"][1]["kind"] != "open":
            assert time.monotonic() < end
        wire_.send("vote", seat=1, remove=True)
        assert "seat" == wire_.refused()
        assert mine not in json.dumps(wire_.raw)


def without_table(key: dict[str, object]) -> dict[str, object]:
    return {"seat": key["seat"], "token": key["token"]}
