"""Every request is counted, odd ones are refused, and nothing is sent twice."""

from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from sobremesa.server.app import Settings
from sobremesa.server.house import House
from sobremesa.server.limits import Limits, Share

from .apps import open_app
from .net import open_table

STILL = [
    *(
        "/",
        "/favicon.svg",
        "/table/x",
        "/no/such/page",
        "/assets/none.js",
        "/api/games",
    ),
    *("/api/words/en", "/api/games/heroes/cards", "/api/games/heroes/files/deck"),
    *("/api/games/stratum/catalog/en", "/api/games/stratum/rulebook/es"),
]
OTHERS = ["/api/health", "/api/tables", "/api/tables/x", "/api/tables/x/record"]


@pytest.mark.parametrize("path", [*STILL, *OTHERS])
def test_nothing_is_without_a_limit(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.server.app.PENALTY", 0.0)
    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    app.state["prints" if path in STILL else "asks"] = Limits(
        rate=0.001, burst=2, what="requests"
    )
    with TestClient(app) as client:
        statuses = [client.get(path).status_code for _ in range(4)]

    assert statuses[0] == statuses[1] != 429
    assert [429, 429] == statuses[2:]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/games"),
        ("PATCH", "/api/tables"),
        ("PUT", "/x"),
        ("GET", "/api/x"),
    ],
)
def test_what_there_is_not_is_told_slowly_to_whoever_asks_too_often(
    method: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.server.app.PENALTY", 0.0)
    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    app.state["asks"] = Limits(rate=0.001, burst=2, what="requests")
    with TestClient(app) as client:
        statuses = {client.request(method, path).status_code for _ in range(5)}

    assert statuses <= {404, 405}
    assert 3 == app.state.metrics.refusals.labels("rate")._value.get()


@pytest.mark.parametrize("path", [*STILL, *OTHERS])
def test_a_head_is_what_comes_before_the_whole(client: httpx.Client, path: str) -> None:
    whole = client.get(path)

    head = client.head(path)

    assert whole.status_code == head.status_code
    assert b"" == head.content
    told = ("content-type", "content-length", "etag", "content-security-policy")
    assert [whole.headers.get(name) for name in told] == [
        head.headers.get(name) for name in told
    ]


@pytest.mark.parametrize("path", ["/", *STILL[5:]])
def test_what_the_browser_has_is_not_sent_again(
    client: httpx.Client, path: str
) -> None:
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})

    assert (200, 304) == (first.status_code, again.status_code)
    assert not again.content
    assert first.headers["etag"] == again.headers["etag"]


ODD = ("%00", "a%00b", "x" * 300, "%ff", "..%2f..%2fetc", "%0a", "..", "\u2028")


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_names_are_refused(client: httpx.Client, odd: str) -> None:
    for path in (
        *(f"/{odd}", f"/assets/{odd}", f"/rules/{odd}", f"/api/words/{odd}"),
        *(f"/api/tables/{odd}", f"/api/tables/{odd}/replay", f"/api/games/{odd}/cards"),
        f"/api/games/heroes/files/{odd}",
    ):
        answer = client.get(path)
        refused = answer.status_code in (400, 404, 405)  # `..` leads to another path
        assert refused or answer.status_code == 200, f"{path}: {answer.text}"
        if answer.status_code == 200:
            assert answer.headers["content-type"].startswith("text/html")


def test_a_rematch_counts_as_a_table_of_whoever_asks_first(tmp_path: Path) -> None:
    app = open_app(Settings(database=str(tmp_path / "tables.db")))
    app.state["tables"] = Share(2, "unfinished tables")
    with TestClient(app) as client:
        id, keys = open_table(client)
        with client.portal() as portal:
            portal.call(finish, app.state.house, id)
        again, holder = f"/api/tables/{id}/rematch", {**keys[0]}
        del holder["table"]
        open_table(client)
        open_table(client)
        refused = client.post(again, json=holder)
        assert (429, "share") == (refused.status_code, refused.json()["code"])

        app.state.tables.most = 3
        opened = [client.post(again, json=holder).json() for _ in range(2)]
        assert opened[0]["table"]["id"] == opened[1]["table"]["id"]
        assert 3 == len(app.state.tables.taken["testclient"])
        assert "testclient" == app.state.house.rooms[opened[0]["table"]["id"]].payer


async def finish(house: House, id: str) -> None:
    room = await house.room(id)
    async with room.lock:
        while not room.dealt.over:
            seat = int(room.dealt.state.seat)
            await room.decide(seat, room.dealt.seat(seat).legal[0])
