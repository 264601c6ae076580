"""What comes over the wire until a page can be used, as Chromium counts it.

`python -m pytest tests/browser/test_weight.py -s` prints every size.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game

from .conftest import Server
from .visits import open_table, settle

LOBBY = 60 * 1024  # bytes, headers included
TABLE = 200 * 1024


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """On a first visit no worker stands between: all is counted."""
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.set_default_timeout(90_000)
    yield page
    context.close()


def weigh(page: Page, visit: Callable[[], None]) -> dict[str, int]:
    """Bytes over the wire by path, on a first visit: nothing is kept from before."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(told: dict[str, object]) -> None:
        request = told["request"]
        assert isinstance(request, dict)
        paths[str(told["requestId"])] = str(request["url"])

    def came(told: dict[str, object]) -> None:
        size = told["encodedDataLength"]
        assert isinstance(size, (int, float))
        path = paths.get(str(told["requestId"]), "?")
        sizes[path] = sizes.get(path, 0) + int(size)

    line.on("Network.requestWillBeSent", asked)
    line.on("Network.loadingFinished", came)
    visit()
    page.wait_for_load_state("networkidle")
    line.detach()
    print("", *(f"{size:8}  {path}" for path, size in sorted(sizes.items())), sep="\n")
    print(f"{sum(sizes.values()):8}  in all")
    return sizes


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_lobby_is_light(page: Page, server: Server, lang: str) -> None:
    settle(page, server.url, lang=lang)

    def visit() -> None:
        page.goto(server.url)
        expect(page.locator(".games h3")).to_have_count(len(list(GAMES)))

    sizes = weigh(page, visit)

    sizes.pop(f"{server.url}/api/tables", None)  # what other tests have left open
    assert sum(sizes.values()) < LOBBY, sizes
    scripts = [path for path in sizes if path.endswith(".js")]
    assert scripts, "nothing was counted"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_is_light(page: Page, server: Server, game: Game) -> None:
    first = game.first
    options = game.set_up(first.options, first.seats)
    table = open_table(
        page, server.url, 1, options, game=game.id, seats=first.seats, public=True
    )
    page.goto("about:blank")

    def visit() -> None:
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector("#choices ol button")

    sizes = weigh(page, visit)

    assert sum(sizes.values()) < TABLE, sizes
