"""REST over real connections to a server process."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from sobremesa.catalogs import faces
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import verify
from sobremesa.server.app import SECURITY
from sobremesa.server.cards import recorded_card
from sobremesa.server.rows import UNNAMED

from .net import (
    PATIENCE,
    PEOPLE,
    Json,
    Server,
    client_of,
    join,
    lengthened,
    open_table,
    order,
)

GAME = GAMES[0].id
BOTS = order(*["bot:chance"] * 4)


def check_refusal(answer: httpx.Response, status: int, code: str) -> None:
    """A refusal is one sentence, in JSON, with the usual headers and no traceback."""
    assert status == answer.status_code, answer.text
    assert "application/json" == answer.headers["content-type"]
    told = answer.json()
    assert {"type", "code", "message"} == set(told)
    assert ("refusal", code) == (told["type"], told["code"])
    assert told["message"]
    assert 4_000 > len(told["message"])
    check_safe(answer)


def check_safe(answer: httpx.Response) -> None:
    for name, value in SECURITY.items():
        assert value == answer.headers[name]
    for word in ("Traceback", "site-packages", '.py"'):
        assert word not in answer.text


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose match is over."""
    with client_of(server) as client:
        id, keys = open_table(client, BOTS)
        assert [] == keys
        end = time.monotonic() + PATIENCE
        while client.get(f"/api/tables/{id}").json()["status"] != "over":
            assert time.monotonic() < end, "the bots do not finish"
            time.sleep(0.1)
    return id


# Games


def test_the_lobby_lists_every_game_and_its_bots(client: httpx.Client) -> None:
    games = client.get("/api/games").json()

    assert [game.id for game in GAMES] == [game["id"] for game in games]
    for game in games:
        assert ["beginner", "easy", "normal", "hard", "expert"] == game["levels"]
        assert game["options"]
        assert game["seats"]


def test_the_first_match_of_every_game_can_be_ordered_as_it_is_told(
    client: httpx.Client,
) -> None:
    for card in client.get("/api/games").json():
        first = card["first"]
        chairs = [{"kind": "bot", "name": first["level"]}] * first["seats"]
        chairs[first["seat"]] = {"kind": "human", "name": "Ana"}
        asked = {"game": card["id"], "seats": chairs, "options": first["options"]}

        id, keys = open_table(client, asked)

        table = client.get(f"/api/tables/{id}").json()
        assert [first["seat"]] == [key["seat"] for key in keys]
        assert "playing" == table["status"]
        assert first["options"] == table["options"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_catalog_and_rulebook_in_every_language(
    client: httpx.Client, lang: str
) -> None:
    for game in GAMES:
        catalog = client.get(f"/api/games/{game.id}/catalog/{lang}").json()
        assert list(game.stages) == catalog["stages"]
        assert dict(game.events) == catalog["events"]
        assert [*game.table.texts] == lengthened(catalog["texts"])
        for kind, ids in game.kinds.items():
            assert [*ids] == lengthened(catalog["kinds"][kind])
        book = client.get(f"/api/games/{game.id}/rulebook/{lang}").json()
        assert list(game.rulebook(lang).rules) == [rule["id"] for rule in book["rules"]]
    words = client.get(f"/api/words/{lang}")
    assert words.headers["content-type"].startswith("text/plain")
    assert " = " in words.text


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_lies_in_the_box_of_a_game_can_be_read(
    client: httpx.Client, game: Game
) -> None:
    pieces = client.get(f"/api/games/{game.id}/cards?lang=es").json()

    assert [face["name"] for face in pieces] == [
        face.name for face in faces("es", game)
    ]


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("en", "Anvil", "4 damage to an enemy"),
        ("es", "Yunque", "4 de daño a un enemigo"),
        ("pt", "Bigorna", "4 de dano a um inimigo"),
    ],
)
def test_cards_have_faces_in_every_language(
    client: httpx.Client, lang: str, name: str, text: str
) -> None:
    cards = client.get(f"/api/games/heroes/cards?lang={lang}").json()
    anvil = next(card for card in cards if card["id"] == "anvil")
    assert (name, "character") == (anvil["name"], anvil["type"])
    assert anvil["numbers"]["health"] == 6
    last = anvil["lines"][-1]
    assert (text, 2) == (last["text"], last["cost"])


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.files], ids=lambda game: game.id
)
def test_ready_files_are_given_and_found_right(
    client: httpx.Client, game: Game
) -> None:
    for kind in game.files:
        path = f"/api/games/{game.id}/files/{kind}"
        ready = client.get(path).json()["ready"]
        assert ready
        for text in ready.values():
            verdict = client.post(f"{path}/check", json={"text": text}).json()
            assert verdict["problems"] == []
            game.set_up(verdict["options"], 2)


def test_a_wrong_deck_is_told_every_limit_in_the_readers_language(
    client: httpx.Client,
) -> None:
    path = "/api/games/heroes/files/deck/check?lang=es"
    verdict = client.post(path, json={"text": "4 anvil\n"}).json()
    assert verdict["options"] == {}
    assert verdict["problems"] == [
        {"rule": "12.1", "text": "4 cartas, deben ser de 30 a 40"},
        {"rule": "12.2", "text": "4 copias de Yunque, como máximo 3"},
    ]


def test_the_second_deck_is_the_second_seats(client: httpx.Client) -> None:
    ready = client.get("/api/games/heroes/files/deck").json()["ready"]
    path = "/api/games/heroes/files/deck/check"
    body = {"text": ready["black_lab"], "file": 1}
    assert ["list.2"] == list(client.post(path, json=body).json()["options"])
    check_refusal(client.post(path, json={**body, "file": 2}), 400, "file")
    check_refusal(client.post(path, json={**body, "seats": 77}), 400, "file")
    wrong = {**body, "options": {"deck_min": "many"}}
    check_refusal(client.post(path, json=wrong), 400, "options")


# Tables


def test_a_table_is_opened_listed_joined_and_left(client: httpx.Client) -> None:
    id, keys = open_table(client, order("Ana", "open", "bot:easy", "bot:normal"))

    assert [0] == [key["seat"] for key in keys]
    assert id in [card["id"] for card in client.get("/api/tables").json()]
    key = join(client, id, "Bea")
    assert (id, 1) == (key["table"], key["seat"])
    holder = {"seat": 1, "token": key["token"]}
    left = client.post(f"/api/tables/{id}/leave", json=holder)
    assert 200 == left.status_code
    assert "token" not in left.text


def test_a_private_table_is_not_listed(client: httpx.Client) -> None:
    id, _ = open_table(client, {**PEOPLE, "public": False})

    assert id not in client.get("/api/tables").text
    assert 200 == client.get(f"/api/tables/{id}").status_code


def test_a_finished_match_has_record_replay_and_verdict(
    client: httpx.Client, finished: str
) -> None:
    record = client.get(f"/api/tables/{finished}/record")
    assert "attachment" in record.headers["content-disposition"]
    match = verify(notation.read(record.text), find)
    verdict = client.post("/api/verify", json={"record": record.text}).json()
    assert verdict["good"], verdict
    assert verdict["message"].endswith(
        "the seed fits the commitment and gives this tape."
    )
    told = client.post(
        "/api/verify", json={"record": record.text}, params={"lang": "es"}
    )
    assert "la semilla corresponde al compromiso" in told.json()["message"]
    lost = client.post(
        "/api/verify", json={"record": record.text}, params={"lang": "xx"}
    )
    check_refusal(lost, 404, "lang")
    asked = {"first": 2, "count": 3, "seat": 1}
    replay = client.get(f"/api/tables/{finished}/replay", params=asked).json()
    assert [2, 3, 4] == [frame["number"] for frame in replay["frames"]]
    assert ["win"] == list({goal["sort"] for goal in replay["frames"][0]["goals"][:3]})
    assert len(match.actions) == replay["decisions"]
    assert match.actions[1] == (
        replay["frames"][0]["seat"],
        replay["frames"][0]["action"],
    )
    last = client.get(
        f"/api/tables/{finished}/replay", params={"first": len(match.actions)}
    ).json()
    assert 1 == len(last["frames"])
    card = client.get(f"/api/tables/{finished}").json()
    assert match.record().result == card["result"]


def test_a_record_that_was_changed_gets_a_bad_verdict(
    client: httpx.Client, finished: str
) -> None:
    text = client.get(f"/api/tables/{finished}/record").text
    for bad in (text.replace("\n1 ", "\n2 ", 1), text[:-20], "", "\x00", "9" * 5000):
        verdict = client.post("/api/verify", json={"record": bad}).json()
        assert not verdict["good"]
        assert verdict["message"]


def test_record_and_replay_are_secret_until_the_end(client: httpx.Client) -> None:
    id, _ = open_table(client)

    check_refusal(client.get(f"/api/tables/{id}/record"), 403, "secret")
    check_refusal(client.get(f"/api/tables/{id}/replay"), 403, "secret")
    card = client.get(f"/api/tables/{id}").json()
    assert "seed" not in card
    assert 64 == len(card["commitment"])


# Refusals


def without(asked: Json, name: str) -> Json:
    return {key: value for key, value in asked.items() if key != name}


BAD_ORDERS: dict[str, tuple[object, str]] = {
    "unknown field": ({**PEOPLE, "foo": 1}, "schema"),
    "unknown field of a seat": (
        {**PEOPLE, "seats": [{"kind": "open", "x": 1}]},
        "schema",
    ),
    "no game": (without(PEOPLE, "game"), "schema"),
    "no seats": (without(PEOPLE, "seats"), "schema"),
    "game of a wrong type": ({**PEOPLE, "game": 7}, "schema"),
    "seats of a wrong type": ({**PEOPLE, "seats": "four"}, "schema"),
    "unknown kind of seat": ({**PEOPLE, "seats": [{"kind": "ghost"}] * 4}, "schema"),
    "public of a wrong type": ({**PEOPLE, "public": "yes"}, "schema"),
    "clock of a wrong type": ({**PEOPLE, "clock": 1.5}, "schema"),
    "option of a wrong type": ({**PEOPLE, "options": {"x": []}}, "schema"),
    "a list": ([], "schema"),
    "nothing": (None, "schema"),
    "unknown game": ({**PEOPLE, "game": "chess"}, "order"),
    "unknown option": ({**PEOPLE, "options": {"nope": 1}}, "order"),
    "too few seats": ({**PEOPLE, "seats": [{"kind": "open"}]}, "order"),
    "too many seats": ({**PEOPLE, "seats": [{"kind": "open"}] * 400}, "order"),
    "negative clock": ({**PEOPLE, "clock": -1}, "clock"),
    "endless clock": ({**PEOPLE, "clock": 10**9}, "clock"),
    "unknown bot": (order("Ana", "Bea", "Caro", "bot:god"), "bot"),
    "greedy bot": (order("Ana", "Bea", "Caro", "bot:mcts:600s"), "bot"),
    "own bot": (order("Ana", "Bea", "Caro", "bot:os:system"), "bot"),
    "turned name": (order("Ana", "Bea", "Caro", "\u202eaoZ"), "name"),
    "long name": (order("Ana", "Bea", "Caro", "x" * 41), "name"),
}


@pytest.mark.parametrize("what", BAD_ORDERS)
def test_a_bad_order_is_refused_with_a_sentence(
    client: httpx.Client, what: str
) -> None:
    asked, code = BAD_ORDERS[what]
    check_refusal(client.post("/api/tables", json=asked), 400, code)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'"\\ud800"'])
def test_a_body_that_is_no_json_is_refused(client: httpx.Client, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    for path in ("/api/tables", "/api/verify", "/api/tables/x/join"):
        check_refusal(client.post(path, content=body, headers=headers), 400, "schema")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/nowhere", "table"),
        ("/api/tables/nowhere/record", "table"),
        ("/api/tables/nowhere/replay", "table"),
        (f"/api/games/{GAME}/catalog/xx", "lang"),
        (f"/api/games/{GAME}/rulebook/xx", "lang"),
        ("/api/games/chess/catalog/en", "game"),
        ("/api/games/chess/cards", "game"),
        ("/api/games/stratum/files/deck", "file"),
        ("/api/games/chess/files/deck", "game"),
        ("/api/games/heroes/cards?lang=xx", "lang"),
        ("/api/games/chess/rulebook/en", "game"),
        ("/api/words/xx", "lang"),
        ("/api/nothing", "http"),
        ("/api/tables/a/b/c/d", "http"),
        ("/nothing", "http"),
        ("/..%2f..%2fetc%2fpasswd", "http"),
        ("/%2e%2e/pyproject.toml", "http"),
    ],
)
def test_what_is_not_there_is_not_found(
    client: httpx.Client, path: str, code: str
) -> None:
    check_refusal(client.get(path), 404, code)


@pytest.mark.parametrize("ask", ["join", "leave", "rematch"])
def test_nothing_is_asked_of_a_table_that_is_not_there(
    client: httpx.Client, ask: str
) -> None:
    asked: Json = {"seat": 0, "token": "x"}
    if ask == "join":
        asked = {"name": "Ana", "device": "x" * 43}
    check_refusal(client.post(f"/api/tables/nowhere/{ask}", json=asked), 404, "table")


def test_foreign_tokens_are_refused(client: httpx.Client, finished: str) -> None:
    id, keys = open_table(client)
    _, others = open_table(client)
    for token in (others[0]["token"], keys[1]["token"], "", "x" * 1000, "ñ"):
        for ask in ("leave", "rematch"):
            answer = client.post(
                f"/api/tables/{id}/{ask}", json={"seat": 0, "token": token}
            )
            check_refusal(answer, 403, "token")
    for seat in (-1, 4, 10**30):
        asked = {"seat": seat, "token": keys[0]["token"]}
        answer = client.post(f"/api/tables/{id}/leave", json=asked)
        assert answer.status_code in (400, 403)
        check_safe(answer)
    bot = client.post(f"/api/tables/{finished}/rematch", json={"seat": 0, "token": ""})
    check_refusal(bot, 403, "token")


def test_what_comes_at_the_wrong_moment_is_refused(client: httpx.Client) -> None:
    id, keys = open_table(client)
    holder = {"seat": 0, "token": keys[0]["token"]}

    again = client.post(f"/api/tables/{id}/rematch", json=holder)
    check_refusal(again, 409, "playing")
    full = client.post(
        f"/api/tables/{id}/join", json={"name": "Eva", "device": "x" * 43}
    )
    check_refusal(full, 409, "seat")


@pytest.mark.parametrize(
    "query",
    ["first=-1", "count=0", "count=201", "seat=-3", "seat=99", "first=x", "count="],
)
def test_a_bad_range_of_frames_is_refused(
    client: httpx.Client, finished: str, query: str
) -> None:
    answer = client.get(f"/api/tables/{finished}/replay?{query}")
    assert 400 == answer.status_code
    check_refusal(answer, 400, "schema")


def test_a_seat_that_the_match_has_not_sees_no_replay(
    client: httpx.Client, finished: str
) -> None:
    answer = client.get(f"/api/tables/{finished}/replay?seat=4")
    check_refusal(answer, 400, "seat")


def test_a_body_that_is_too_large_is_refused(client: httpx.Client) -> None:
    big = {**PEOPLE, "options": {"x": "y" * 70_000}}
    check_refusal(client.post("/api/tables", json=big), 413, "size")
    record = {"record": "x" * 100_000}
    assert 200 == client.post("/api/verify", json=record).status_code
    record = {"record": "x" * 5_000_000}
    check_refusal(client.post("/api/verify", json=record), 413, "size")


def test_a_body_of_unknown_length_is_measured_too(client: httpx.Client) -> None:
    def drip() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    check_refusal(client.post("/api/tables", content=drip()), 413, "size")


def test_a_wrong_method_is_refused(client: httpx.Client) -> None:
    for path in ("/api/tables/x/join", "/api/verify"):
        check_refusal(client.get(path), 405, "http")
    check_refusal(client.delete("/api/tables"), 405, "http")


def test_one_address_may_not_ask_for_everything(server: Server) -> None:
    with client_of(server) as client:
        answer = client.post("/api/tables", json=PEOPLE)
        opened = 1
        while answer.status_code == 201:
            assert opened < 1_000, "there is no limit"
            answer = client.post("/api/tables", json=PEOPLE)
            opened += 1
        check_refusal(answer, 429, "rate")
        assert opened > 30
    with client_of(server) as client:
        assert 404 == client.get("/api/tables/nowhere").status_code, "others are free"


# Headers and files


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/x",
        "/rules/x/y",
        "/decks/x",
        "/lab",
        "/replay/x",
        "/favicon.ico",
        "/api/games",
        "/api/no/such",
    ],
)
def test_every_answer_has_the_same_security_headers(
    client: httpx.Client, path: str
) -> None:
    check_safe(client.get(path))
    check_safe(client.options(path))
    check_safe(client.head(path))


def test_other_origins_are_not_let_in(client: httpx.Client) -> None:
    answer = client.get("/api/games", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers


def test_an_origin_allowed_by_name_is_let_in(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with Server(tmp_path, "--origin", friend) as own, client_of(own) as client:
        for origin, let in ((friend, True), ("https://evil.example", False)):
            answer = client.get("/api/games", headers={"origin": origin})
            allowed = answer.headers.get("access-control-allow-origin")
            assert let == (allowed == origin)
            check_safe(answer)


def test_the_published_schema_is_valid_and_complete(client: httpx.Client) -> None:
    document = client.get("/api/schema/openapi.json").json()

    asked = {
        (method, path)
        for path, methods in document["paths"].items()
        for method in methods
    }
    assert {
        ("get", "/api/games"),
        ("get", "/api/lab"),
        ("get", "/api/lab/games/{game_id}"),
        ("post", "/api/lab/runs"),
        ("get", "/api/lab/runs/{run_id}"),
        ("post", "/api/lab/runs/{run_id}/stop"),
        ("post", "/api/lab/runs/{run_id}/go-on"),
        ("post", "/api/lab/runs/{run_id}/delete"),
        ("get", "/api/lab/runs/{run_id}/files/{name}"),
        ("get", "/api/games/{game_id}/catalog/{lang}"),
        ("get", "/api/games/{game_id}/rulebook/{lang}"),
        ("get", "/api/games/{game_id}/cards"),
        ("get", "/api/games/{game_id}/content"),
        ("post", "/api/games/{game_id}/content/check"),
        ("get", "/api/games/{game_id}/files/{kind}"),
        ("post", "/api/games/{game_id}/files/{kind}/check"),
        ("get", "/api/games/{game_id}/learn/{lang}"),
        ("get", "/api/games/{game_id}/learn/pictures/{name}"),
        ("get", "/api/games/{game_id}/lessons/{name}/{lang}"),
        ("get", "/api/games/{game_id}/puzzles/{number}/{lang}"),
        ("get", "/api/puzzles/{lang}"),
        ("get", "/api/puzzles/{lang}/daily"),
        ("get", "/api/words/{lang}"),
        ("get", "/api/tables"),
        ("post", "/api/tables"),
        ("get", "/api/tables/{table_id}"),
        ("post", "/api/tables/{table_id}/join"),
        ("post", "/api/tables/{table_id}/bot"),
        ("get", "/api/push"),
        ("post", "/api/tables/{table_id}/push"),
        ("post", "/api/tables/{table_id}/leave"),
        ("post", "/api/tables/{table_id}/rematch"),
        ("post", "/api/tables/{table_id}/close"),
        ("post", "/api/tables/{table_id}/report"),
        ("get", "/api/tables/{table_id}/record"),
        ("get", "/api/tables/{table_id}/replay"),
        ("get", "/api/tables/{table_id}/analysis"),
        ("post", "/api/tables/{table_id}/analysis"),
        ("post", "/api/analysis"),
        ("get", "/api/analysis/{key}"),
        ("post", "/api/forks"),
        ("post", "/api/replay"),
        ("post", "/api/verify"),
        ("get", "/api/health"),
        ("get", "/api/ready"),
    } == asked
    for path, methods in document["paths"].items():
        for method, one in methods.items():
            for status, response in one["responses"].items():
                if int(status) >= 400:
                    (content,) = response["content"].values()
                    refusal = content["schema"]["$ref"]
                    assert refusal.endswith("/Refusal"), (method, path, status)
    validator = pytest.importorskip("openapi_spec_validator")
    validator.validate(document)


def test_a_record_that_was_kept_is_told_again(
    client: httpx.Client, finished: str
) -> None:
    text = client.get(f"/api/tables/{finished}/record").text
    asked = {"first": 2, "count": 3, "seat": 1}
    here = client.get(f"/api/tables/{finished}/replay", params=asked).json()
    kept = client.post("/api/replay", json={"record": text, **asked}).json()

    assert here["frames"] == kept["frames"]
    assert (here["seed"], here["decisions"]) == (kept["seed"], kept["decisions"])
    names = [[seat["name"] for seat in one["table"]["seats"]] for one in (here, kept)]
    assert names[0] == names[1]
    assert "over" == kept["table"]["status"]


def test_whoever_gives_no_name_has_none(client: httpx.Client, finished: str) -> None:
    """Readers call them something, each in their language; only a record must."""
    id, _ = open_table(client, order("", " ", "bot:chance", "open"))
    record = notation.read(client.get(f"/api/tables/{finished}/record").text)
    seats = dict.fromkeys(record.seats, UNNAMED)

    told = client.get(f"/api/tables/{id}").json()
    kept = recorded_card(find(record.game), replace(record, seats=seats))

    assert ["", ""] == [seat["name"] for seat in told["seats"][:2]]
    assert [""] * 4 == [seat.name for seat in kept.seats]


@pytest.mark.parametrize(
    "change",
    [
        {"record": ""},
        {"record": "9" * 5000},
        {"first": -1},
        {"count": 0},
        {"count": 100_000},
        {"seat": -3},
        {"seat": 99},
    ],
)
def test_what_is_no_finished_match_is_not_told(
    client: httpx.Client, finished: str, change: dict[str, object]
) -> None:
    text = client.get(f"/api/tables/{finished}/record").text
    assert (
        400 == client.post("/api/replay", json={"record": text, **change}).status_code
    )
    cut = "\n".join(line for line in text.split("\n") if not line.startswith("ends"))
    assert 400 == client.post("/api/replay", json={"record": cut}).status_code


@pytest.mark.parametrize("id", ["stratum", "heroes", "escaramuzas"])
def test_the_action_table_is_sent_in_short(client: httpx.Client, id: str) -> None:
    told = client.get(f"/api/games/{id}/catalog/en").json()["texts"]

    texts, last = [], ""
    for text in told:
        last = last[: int(text[0], 36)] + text[1:]
        texts.append(last)

    assert [*find(id).table.texts] == texts
    assert len("".join(told)) < len("".join(texts))


# Looking back


def test_a_finished_match_can_be_looked_back_at_and_forked(
    client: httpx.Client, finished: str
) -> None:
    """It takes minutes: a visit in the browser awaits it."""
    place = f"/api/tables/{finished}/analysis"
    none = {"status": "none", "key": finished, "done": 0, "of": 0, "analysis": None}
    assert none == client.get(place).json()

    wish = {"table": finished, "number": 5, "name": "Ana", "level": "chance"}
    made = client.post("/api/forks", json=wish)

    assert 201 == made.status_code, made.text
    assert f"{finished}#5" == made.json()["table"]["origin"]


def test_what_cannot_be_looked_back_at_is_refused(
    client: httpx.Client, finished: str
) -> None:
    id, _ = open_table(client, order("Ana", *["bot:chance"] * 3))
    record = client.get(f"/api/tables/{finished}/record").text
    fork = {"name": "Ana", "table": id}

    check_refusal(client.get(f"/api/tables/{id}/analysis"), 403, "secret")
    check_refusal(client.post(f"/api/tables/{id}/analysis"), 403, "secret")
    check_refusal(client.post("/api/forks", json=fork), 403, "secret")
    check_refusal(client.post("/api/analysis", json={"record": "?"}), 400, "record")
    check_refusal(client.post("/api/forks", json={"name": "Ana"}), 400, "schema")
    wish = {"name": "Ana", "record": record, "number": 10**6}
    check_refusal(client.post("/api/forks", json=wish), 400, "order")
    wish = {"name": "Ana", "position": "{}"}
    check_refusal(client.post("/api/forks", json=wish), 400, "position")
    both = {"name": "Ana", "position": "{}", "record": record}
    check_refusal(client.post("/api/forks", json=both), 400, "schema")
