"""How the client comes: packed, kept for good, with a head of its own for each page."""

import gzip
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from sobremesa.server import static
from sobremesa.server.previews import language_of
from sobremesa.server.prints import Print, accepted

BUILT = pytest.mark.skipif(
    not (static.FOLDER / "index.html").exists(), reason="the client is not built"
)
ROUTES = Path(__file__).parents[2] / "web" / "src" / "route.svelte.ts"
PEOPLE = {
    "game": "carcosa",
    "seats": [{"kind": "human", "name": "Ana"}, {"kind": "open"}],
}


class Head(HTMLParser):
    """What a page says of itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.lang = self.title = ""
        self.feed(page)
        self.title = re.findall("<title>(.*?)</title>", page)[0]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = facts.get("lang", "")
        elif tag == "meta" and "content" in facts:
            key = facts.get("property") or facts.get("name", "")
            self.meta[key] = facts["content"]
        elif tag == "link":
            self.links[facts["rel"]] = facts["href"]


def assets(client: httpx.Client) -> list[str]:
    return re.findall(r'"(/assets/[^"]+\.(?:js|css))"', client.get("/").text)


@BUILT
def test_scripts_come_packed_and_are_kept_for_good(client: httpx.Client) -> None:
    path = assets(client)[0]
    plain = client.get(path, headers={"accept-encoding": "identity"})

    for coding in ("br", "gzip"):
        with client.stream("GET", path, headers={"accept-encoding": coding}) as answer:
            body = b"".join(answer.iter_raw())
            assert coding == answer.headers["content-encoding"]
            assert "accept-encoding" == answer.headers["vary"]
            assert static.FOREVER == answer.headers["cache-control"]
            assert len(body) < 0.6 * len(plain.content)
            assert int(answer.headers["content-length"]) == len(body)
            if coding == "gzip":
                assert plain.content == gzip.decompress(body)
            assert plain.headers["etag"] != answer.headers["etag"]
    assert "content-encoding" not in plain.headers


@BUILT
@pytest.mark.parametrize(
    "path", ["/", "/sw.js", "/offline.html", "/manifest.en.webmanifest", "/favicon.svg"]
)
def test_what_has_no_hash_in_its_name_is_asked_for_again(
    client: httpx.Client, path: str
) -> None:
    answer = client.get(path)
    assert 200 == answer.status_code
    assert "no-cache" == answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/games/carcosa/catalog/pt", "/api/games/carcosa/rulebook/es"],
)
def test_words_come_packed_too(client: httpx.Client, path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        body = b"".join(answer.iter_raw())

    assert plain.content == gzip.decompress(body)
    assert len(body) < 0.5 * len(plain.content)
    tag = {"if-none-match": answer.headers["etag"], "accept-encoding": "gzip"}
    again = client.get(path, headers=tag)
    assert (304, b"") == (again.status_code, again.content)


def test_the_list_of_tables_comes_packed(client: httpx.Client) -> None:
    for _ in range(3):
        client.post("/api/tables", json={**PEOPLE, "public": True})
    path = "/api/tables"
    with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        body = b"".join(answer.iter_raw())

    assert "gzip" == answer.headers["content-encoding"]
    assert b'"carcosa"' in gzip.decompress(body)


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("br;q=0, gzip;q=0.5", {"gzip"}),
        ("br;q=0.0,GZIP", {"gzip"}),
        ("gzip;q=1.0", {"gzip"}),
        ("", {""}),
    ],
)
def test_codings_are_taken_as_they_are_rated(header: str, taken: set[str]) -> None:
    assert taken == accepted(header)


def test_what_is_small_or_packed_already_is_sent_as_it_is() -> None:
    assert Print(b"x" * 100).packed("gzip") is None
    assert Print(b"x" * 5000, "image/png").packed("gzip") is None
    assert Print(b"x" * 5000).packed("gzip") is not None
    assert Print(b"x" * 5000, packed={}).packed("gzip") is None


@BUILT
def test_the_page_can_be_installed(client: httpx.Client) -> None:
    head = Head(client.get("/", headers={"accept-language": "pt-BR,pt;q=0.9"}).text)

    assert "/manifest.pt.webmanifest" == head.links["manifest"]
    answer = client.get(head.links["manifest"])
    assert "application/manifest+json" == answer.headers["content-type"]
    manifest = answer.json()
    assert ("pt", "/", "standalone") == (
        manifest["lang"],
        manifest["start_url"],
        manifest["display"],
    )
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        picture = client.get(icon["src"])
        assert 200 == picture.status_code
        assert icon["type"] == picture.headers["content-type"]
    assert 200 == client.get(head.links["apple-touch-icon"]).status_code


@BUILT
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_link_to_a_table_shows_its_game_in_the_readers_language(
    client: httpx.Client, lang: str
) -> None:
    titles = {
        "en": "Come to the table: Carcosa – sobremesa",
        "es": "Ven a la mesa: Carcosa – sobremesa",
        "pt": "Venha para a mesa: Carcosa – sobremesa",
    }
    table = client.post("/api/tables", json=PEOPLE).json()["table"]["id"]
    answer = client.get(f"/table/{table}", headers={"accept-language": lang})
    head = Head(answer.text)

    assert lang == head.lang
    assert titles[lang] == head.title == head.meta["og:title"]
    assert head.meta["og:description"] == head.meta["description"]
    assert "summary_large_image" == head.meta["twitter:card"]
    assert "accept-encoding, accept-language" == answer.headers["vary"]
    picture = client.get(head.meta["og:image"])
    assert head.meta["og:image"].endswith("/previews/carcosa.jpg")
    assert "image/jpeg" == picture.headers["content-type"]


@BUILT
@pytest.mark.parametrize(
    ("path", "title", "picture"),
    [
        ("/", "sobremesa: stay at the table a little longer", "house"),
        ("/table/nowhere", "sobremesa: stay at the table a little longer", "house"),
        ("/rules/nothing", "sobremesa: stay at the table a little longer", "house"),
        ("/rules/stratum", "Stratum: the rules – sobremesa", "stratum"),
        ("/gallery/heroes", "Heroes – The Contest: what lies in the box", "heroes"),
        ("/decks/heroes", "Heroes – The Contest: decks", "heroes"),
    ],
)
def test_every_page_says_what_it_is_about(
    client: httpx.Client, path: str, title: str, picture: str
) -> None:
    head = Head(client.get(path).text)
    assert head.title.startswith(title)
    assert head.meta["og:image"].endswith(f"/previews/{picture}.jpg")
    assert 200 == client.get(head.meta["og:image"]).status_code


@BUILT
def test_whoever_looks_where_nothing_is_sees_the_page_that_says_so(
    client: httpx.Client,
) -> None:
    looking = {"accept": "text/html,*/*;q=0.8", "accept-language": "es"}

    answer = client.get("/nowhere/at/all", headers=looking)

    assert 404 == answer.status_code
    assert "es" == Head(answer.text).lang
    assert answer.headers["content-type"].startswith("text/html")
    for other in ("/nowhere", "/assets/nothing.js"):
        assert "no page" in client.get(other).json()["message"]


def test_every_address_of_the_page_can_be_opened_at_once(client: httpx.Client) -> None:
    """Also by whoever was sent a link, or reloads"""
    if not ROUTES.exists():
        pytest.skip("the client's sources are not here")
    told = ROUTES.read_text("utf-8").partition("*/")[0]
    paths = [path.strip(" .") for path in told.partition(":")[2].split(",")]
    assert len(paths) > 8
    for path in paths:
        place = path.partition("#")[0]
        answer = client.get(place)
        assert 200 == answer.status_code, place
        assert "text/html" in answer.headers["content-type"]


@BUILT
def test_a_host_that_is_no_name_breaks_out_of_nothing(client: httpx.Client) -> None:
    answer = client.get("/", headers={"host": 'x"><script>alert(1)</script>'})
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("de, es-AR;q=0.8, en;q=0.7", "es"),
        ("en;q=0.2, pt-PT;q=0.9", "pt"),
        ("es;q=0, pt;q=0.1", "pt"),
        ("es;q=x", "en"),
    ],
)
def test_the_language_liked_best_is_spoken(header: str, lang: str) -> None:
    assert lang == language_of(header)
