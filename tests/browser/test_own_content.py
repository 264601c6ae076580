"""A designer's own content, brought to a table, played and looked back at."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.shelf import find
from sobremesa.stock import with_files

from .conftest import PATIENCE, Server
from .test_new_table import card_of, drop, new_table
from .visits import END, check_access, finish, open_table

OWN = Path(__file__).parents[2] / "examples" / "own"
SHORT = {  # a whole match of each in a minute
    "stratum": (4, {"max_rounds": 2}),
    "carcosa": (2, {"max_rounds": 5}),
    "connected_worlds": (2, {"max_rounds": 5}),
    "heroes": (2, {"max_rounds": 5}),
    "escaramuzas": (2, {"rounds": 1}),
}


ON_THE_BOARD = ("stratum", "carcosa")  # every question is answered by a click there


def until_over(page: Page, server: Server, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while page.request.get(f"{server.url}/api/tables/{table}").json()["result"] == "":
        assert time.monotonic() < end, "the bots have not come to an end"
        page.wait_for_timeout(200)


def woken(page: Page, server: Server) -> None:
    """Until there is a worker that checks files: on a busy machine it starts slowly."""
    for _ in range(30):
        check = f"{server.url}/api/games/stratum/content/check"
        if page.request.post(check, data={"text": "# nothing"}).ok:
            return
    raise AssertionError("no worker has started")


def test_a_file_is_checked_and_holds_for_that_table(page: Page, server: Server) -> None:
    woken(page, server)
    new_table(page, server, "Stratum")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Own content: change the game itself").click()
    place = "details:has-text('Own content') label:has(input[type=file])"
    drop(page, place, "bad.toml", "[cards.rot]\nhosts = ['stone']\nodd = 1\n")
    alert = dialog.get_by_role("alert")
    expect(alert.locator("li")).to_have_count(2)
    expect(alert).to_contain_text("bad.toml, line 2: cards.rot.hosts[1] is 'stone'")
    check_access(page)

    drop(page, place, "river.toml", (OWN / "stratum.toml").read_text("utf-8"))
    expect(dialog).to_contain_text("This table is played with river.")
    dialog.get_by_role("button", name="Open the table").click()

    content = with_files(
        find("stratum"), {"river": (OWN / "stratum.toml").read_text("utf-8")}
    ).content
    assert content == card_of(page, server)["content"]


@pytest.mark.parametrize("game", SHORT)
def test_own_content_is_played_recorded_and_verified(
    page: Page, server: Server, game: str
) -> None:
    seats, options = SHORT[game]
    text = (OWN / f"{game}.toml").read_text("utf-8")
    known = with_files(find(game), {game: text}).options.all
    given = {name: value for name, value in options.items() if name in known}
    woken(page, server)
    people = 1 if game in ON_THE_BOARD else 0  # or one looks on while bots play
    order: dict[str, Any] = {"seats": seats, "options": given, "content": text}
    table = open_table(page, server.url, people, game=game, **order)
    if people:
        finish(page)
        expect(page.locator(END)).to_be_visible()
    until_over(page, server, table)
    record = page.request.get(f"{server.url}/api/tables/{table}/record").text()
    match = verify(notation.read(record), find)
    assert match.over
    assert match.game.overlay
    page.goto(f"{server.url}/replay/{table}")
    expect(page.locator(".board")).to_be_visible()
