"""One WebSocket per client, over real connections to a server process."""

import json
import signal
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.server.app import SECURITY

from .net import (
    PEOPLE,
    Json,
    Server,
    Wire,
    client_of,
    open_table,
    order,
    wire_to,
)

MINE = order("Ana", "bot:chance", "bot:chance", "bot:chance")


def play_first(wire: Wire, shown: Json) -> None:
    """The first legal action of what is shown."""
    wire.send(
        "play",
        seat=shown["asked"],
        action=shown["legal"][0],
        decisions=shown["decisions"],
    )


def play_to_the_end(wire: Wire, shown: Json) -> Json:
    """Decide whenever asked; the last snapshot."""
    answered = -1
    while shown["scores"] is None:
        if shown["legal"] and shown["decisions"] > answered:
            answered = shown["decisions"]
            play_first(wire, shown)
        shown = wire.snapshot()
    return shown


def test_a_match_is_played_to_its_end_and_its_record_holds(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client, MINE)
    with wire_to(server, id) as wire:
        last = play_to_the_end(wire, wire.hello(*keys))

        for text in wire.raw:
            told = json.loads(text)
            assert (last["seed"] in text) == (told["scores"] is not None)
            assert last["table"]["commitment"] in text
            assert keys[0]["token"] not in text
    record = client.get(f"/api/tables/{id}/record").text
    assert verify(notation.read(record), find).over
    assert last["seed"] in record


def test_two_tabs_of_one_seat_stay_in_step(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client, MINE)
    with wire_to(server, id) as one, wire_to(server, id) as two:
        shown = one.hello(*keys)
        two.hello(*keys)
        while not shown["legal"]:
            shown = one.snapshot()
        play_first(one, shown)
        after = shown["decisions"] + 1
        first, second = one.snapshot_of(after), two.snapshot_of(after)

        assert first["decisions"] == second["decisions"] == after
        for same in ("view", "legal", "asked", "stage", "eyes", "held"):
            assert first[same] == second[same]
        play_first(two, shown)
        assert "stale" == two.refused()


def test_whoever_comes_back_is_told_only_what_is_new(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        shown = wire.hello(*keys)
        for _ in range(6):
            wire.send("look", seat=shown["asked"])
            shown = wire.snapshot()
            play_first(wire, shown)
            shown = wire.snapshot_of(shown["decisions"] + 1)
    with wire_to(server, id) as wire:
        whole = wire.hello(keys[0])
    assert 0 == whole["since"]
    log = whole["told"]
    have = len(log) // 2
    with wire_to(server, id) as wire:
        again = wire.hello(keys[0], since=have)
        assert have == again["since"]
        assert log[have:] == again["told"]
        for same in ("view", "legal", "decisions", "asked"):
            assert whole[same] == again[same]
    with wire_to(server, id) as wire:
        ahead = wire.hello(keys[0], since=10**6)
        assert len(log) == ahead["since"]
        assert [] == ahead["told"]


def test_a_hot_seat_draws_the_curtain_between_two_people(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        curtain = wire.hello(*keys)
        assert -1 == curtain["eyes"]
        assert [0, 1, 2, 3] == curtain["held"]
        assert [] == curtain["legal"]
        seat = curtain["asked"]
        wire.send("look", seat=seat)
        shown = wire.snapshot()
        assert seat == shown["eyes"]
        assert shown["legal"]
        wire.send("look", seat=-1)
        assert curtain["view"] == wire.snapshot()["view"]


def test_hints_undos_and_substitutes_are_answered(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        seat = wire.hello(*keys)["asked"]
        wire.send("look", seat=seat)
        legal = wire.snapshot()["legal"]
        wire.send("hint", seat=seat)
        advice = wire.next("advice")
        assert {one["action"] for one in advice["advice"]} <= set(legal)
        wire.send("why", seat=seat, action=legal[0])
        assert [] == wire.next("reasons")["reasons"]
        wire.send("ask", seat=seat, action=legal[0])
        assert wire.next("answer")["foresight"]["events"]
        wire.send("ask", seat=seat, action=10**9)
        assert wire.next("answer")["foresight"] is None
        wire.send("undo", seat=seat)
        assert "undo" == wire.refused()
        wire.send("substitute", seat=seat, bot="chance")
        assert "schema" == wire.refused()
        wire.send("substitute", seat=seat, on=True)
        assert "normal" == wire.snapshot()["table"]["seats"][seat]["bot"]
        assert wire.snapshot_of(1)["decisions"] >= 1


def test_another_hint_or_a_move_ends_the_one_under_way(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        seat = wire.hello(*keys)["asked"]
        wire.send("look", seat=seat)
        told = wire.snapshot()
        for _ in range(6):  # more than one network may have under way
            wire.send("hint", seat=seat)
        assert 0 == wire.next("advice")["decisions"]
        wire.send("hint", seat=seat)
        wire.send("hint", seat=seat, on=False)
        action = told["legal"][0]
        wire.send("play", seat=seat, action=action, decisions=told["decisions"])
        wire.send("hint", seat=wire.snapshot_of(1)["asked"])
        assert 1 == wire.next("advice")["decisions"], "none of the question before"


def test_whoever_says_no_hello_is_sent_away(
    server: Server, client: httpx.Client
) -> None:
    id, _ = open_table(client)
    with wire_to(server, id) as wire:
        assert 1008 == wire.closed()


# Refusals


def test_the_first_message_must_be_a_hello(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        for type, fields in (
            ("look", {"seat": 0}),
            ("play", {"seat": 0, "action": 0, "decisions": 0}),
            ("undo", {"seat": 0}),
            ("hint", {"seat": 0}),
            ("why", {"seat": 0, "action": 0}),
            ("ask", {"seat": 0, "action": 0}),
            ("substitute", {"seat": 0, "on": True}),
            ("remove", {"seat": 0}),
            ("vote", {"seat": 0, "remove": True}),
            ("invite", {"seat": 0}),
        ):
            wire.send(type, **fields)
            assert "hello" == wire.refused()
        assert 0 == wire.hello(keys[0])["decisions"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        "[" * 4000,
        '"\\ud800"',
        "{}",
        '{"type":"hello","foo":1}',
        '{"type":"nothing"}',
        '{"type":7}',
        '{"type":"look"}',
        '{"type":"look","seat":"0"}',
        '{"type":"look","seat":1.5}',
        '{"type":"look","seat":null}',
        '{"type":"play","seat":0,"action":true,"decisions":0}',
        '{"type":"hello","keys":[{"seat":0}]}',
        '{"type":"hello","keys":[{"seat":0,"token":"x","y":1}]}',
        '{"type":"hello","since":"all"}',
    ],
)
def test_what_is_no_message_is_refused_and_the_talk_goes_on(
    server: Server, client: httpx.Client, text: str
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        wire.hello(keys[0])
        wire.socket.send(text)
        assert "schema" == wire.refused()
        wire.send("look", seat=-1)
        assert -1 == wire.snapshot()["eyes"]


def test_binary_frames_are_no_messages(server: Server, client: httpx.Client) -> None:
    id, _ = open_table(client)
    with wire_to(server, id) as wire:
        wire.socket.send(json.dumps({"type": "hello"}).encode())
        assert "schema" == wire.refused()
        wire.socket.send(b"\xff\x00")
        assert "schema" == wire.refused()


def test_foreign_tokens_open_no_seat(server: Server, client: httpx.Client) -> None:
    id, keys = open_table(client)
    _, others = open_table(client)
    bad = [
        {"seat": 0, "token": keys[1]["token"]},
        {"seat": 0, "token": others[0]["token"]},
        {"seat": 0, "token": ""},
        {"seat": 99, "token": keys[0]["token"]},
        {"seat": -1, "token": keys[3]["token"]},
    ]
    with wire_to(server, id) as wire:
        for key in bad:
            wire.send("hello", keys=[key])
            assert "token" == wire.refused()
        mixed = [{"seat": 1, "token": keys[1]["token"]}, bad[0]]
        wire.send("hello", keys=mixed)
        assert "token" == wire.refused()
        shown = wire.hello()
        assert (-1, []) == (shown["eyes"], shown["held"])


def test_foreign_seats_are_neither_played_nor_looked_through(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        shown = wire.hello(keys[0])
        for type, fields in (
            ("look", {"seat": 1}),
            ("look", {"seat": 10**9}),
            ("play", {"seat": 1, "action": 0, "decisions": shown["decisions"]}),
            ("undo", {"seat": 1}),
            ("hint", {"seat": 1}),
            ("why", {"seat": 1, "action": 0}),
            ("ask", {"seat": 1, "action": 0}),
        ):
            wire.send(type, **fields)
            assert "token" == wire.refused()


def test_actions_out_of_all_bounds_are_illegal(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as wire:
        seat = wire.hello(*keys)["asked"]
        for action in (-1, 10**9, 2**63 - 1):
            wire.send("play", seat=seat, action=action, decisions=0)
            assert "illegal" == wire.refused()


def test_a_message_that_is_too_large_ends_the_talk(
    server: Server, client: httpx.Client
) -> None:
    id, keys = open_table(client)
    for size in (9_000, 1_000_000):
        with wire_to(server, id) as wire:
            wire.hello(keys[0])
            wire.socket.send("x" * size)
            assert 1009 == wire.closed()


def test_too_many_messages_are_refused(server: Server, client: httpx.Client) -> None:
    id, _ = open_table(client)
    with wire_to(server, id) as wire:
        wire.hello()
        for _ in range(150):
            wire.send("look", seat=-1)
        codes = {wire.receive().get("code", "") for _ in range(150)}
        assert {"", "rate"} == codes


def test_an_unknown_table_is_told_and_closed(server: Server) -> None:
    with wire_to(server, "nowhere") as wire:
        assert "table" == wire.refused()
        assert 1008 == wire.closed()


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", ""]
)
def test_pages_of_other_origins_cannot_connect(
    server: Server, client: httpx.Client, origin: str
) -> None:
    id, _ = open_table(client)
    with pytest.raises(InvalidStatus) as refused, wire_to(server, id, origin=origin):
        pass
    assert 403 == refused.value.response.status_code


def test_our_own_page_and_allowed_ones_connect(
    tmp_path: Path, server: Server, client: httpx.Client
) -> None:
    id, _ = open_table(client)
    with wire_to(server, id, origin=server.url) as wire:
        wire.hello()
    friend = "https://friend.example"
    with Server(tmp_path, "--origin", friend) as own, client_of(own) as other:
        id, _ = open_table(other)
        with wire_to(own, id, origin=friend) as wire:
            wire.hello()


def test_a_client_that_vanishes_is_missed(server: Server, client: httpx.Client) -> None:
    id, keys = open_table(client)
    with wire_to(server, id) as stays:
        stays.hello(keys[0])
        with wire_to(server, id) as goes:
            goes.hello(keys[1])
            while not stays.company()["seats"][1]["connected"]:
                pass
        while stays.company()["seats"][1]["connected"]:
            pass


def test_the_workers_end_with_the_server_however_it_ends(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        with Server(tmp_path) as own, client_of(own) as client:
            id, keys = open_table(client)
            with wire_to(own, id) as wire:
                wire.send("hint", seat=wire.hello(*keys)["asked"])
                wire.next("advice")
                assert own.process is not None
                workers = children(own.process.pid)
                assert workers, "bots think in processes of their own"
                own.end(how)
                wire.closed()
            wait_for_end(workers)
        if how == signal.SIGTERM:
            assert "leaked" not in own.log.read_text()
    assert "Traceback" not in own.log.read_text()


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def wait_for_end(pids: list[int]) -> None:
    end = time.monotonic() + 60
    while alive := [pid for pid in pids if Path(f"/proc/{pid}").exists()]:
        assert time.monotonic() < end, f"{alive} are still there"
        time.sleep(0.05)


def test_the_handshake_of_a_refused_page_has_the_usual_headers(
    server: Server, client: httpx.Client
) -> None:
    id, _ = open_table(client, PEOPLE)
    answer = client.get(f"/api/tables/{id}/socket")
    assert 404 <= answer.status_code <= 426
    for name, value in SECURITY.items():
        assert value == answer.headers[name]
