"""The lobby before its data is there, my matches, and the page without a house."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Server, visitor
from .visits import check_access, finish, open_table, speak


def test_nothing_is_said_of_tables_before_they_are_known(
    page: Page, server: Server
) -> None:
    page.route("**/api/tables", lambda route: None)  # never answered
    page.goto(server.url)
    expect(page.locator(".games h3")).to_have_count(5)
    expect(page.locator(".ghost").first).to_be_visible()
    expect(page.get_by_text("No match for all to see has ended yet.")).to_have_count(0)
    expect(page.get_by_text("Nobody is at a public table now.")).to_have_count(0)
    check_access(page)


def test_no_match_is_missed_while_it_is_put_away(page: Page, server: Server) -> None:
    table = open_table(page, server.url, 1, {"max_rounds": 1})
    finish(page)
    page.route(f"**/api/tables/{table}/record", lambda route: None)  # never answered
    with page.expect_request(f"**/api/tables/{table}/record"):
        page.goto(f"{server.url}/matches")
    expect(page.get_by_text("You sit at no table now.")).to_be_visible()
    expect(page.get_by_text("One moment…")).to_be_visible()
    expect(page.get_by_text("No match of yours has ended")).to_have_count(0)


def test_my_matches_say_whose_turn_it_is(page: Page, server: Server) -> None:
    open_table(page, server.url, 1)
    page.locator("#choices ol button").first.wait_for()
    page.goto(f"{server.url}/matches")

    expect(page.get_by_text("Your turn.")).to_be_visible()
    expect(page).to_have_title("(1) Your turn – sobremesa")
    expect(page.locator("link[rel=icon]")).to_have_attribute(
        "href", "/favicon-turn.svg"
    )
    check_access(page)
    page.get_by_role("link", name="Back to it").click()
    page.locator("#choices ol button").first.wait_for()
    page.goto(server.url)
    expect(page).to_have_title("(1) Your turn – sobremesa")


def test_a_match_that_is_over_is_kept_taken_along_and_told_again(
    page: Page, server: Server, browser: Browser, tmp_path: Path
) -> None:
    open_table(page, server.url, 1, {"max_rounds": 1})
    finish(page)
    page.goto(f"{server.url}/matches")
    replay = page.get_by_role("link", name="Replay Stratum")
    expect(replay).to_have_count(1)
    page.reload()
    expect(replay).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "matches.json"
    saved.value.save_as(file)
    [match] = json.loads(file.read_text())["matches"]
    assert [0] == match["mine"]
    assert match["record"].startswith("sobremesa record")

    with visitor(browser) as other:
        other.goto(f"{server.url}/matches")
        expect(other.get_by_text("No match of yours has ended")).to_be_visible()
        other.locator("input[type=file]").first.set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
        )
        expect(other.get_by_role("alert")).to_contain_text("no file of matches")
        other.locator("input[type=file]").first.set_input_files(file)
        expect(other.get_by_text("P0 · Bot: by chance · ")).to_be_visible()
        check_access(other)
        other.get_by_role("link", name="Replay Stratum").click()
        expect(other.get_by_text("Decision 0 of")).to_be_visible()
        expect(other.locator(".board")).to_be_visible()
        other.go_back()
        other.get_by_role("button", name="Delete").click()
        expect(other.get_by_text("No match of yours has ended")).to_be_visible()


def test_a_lesson_is_put_away_from_the_list(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="How to play").first.click()
    page.locator("dialog li button").first.click()
    page.locator(".lesson .head").wait_for()
    page.goto(f"{server.url}/matches")
    page.get_by_role("button", name="Close Stratum").click()
    dialog = page.get_by_role("dialog", name="Close this table?")
    check_access(page)
    dialog.get_by_role("button", name="Close", exact=True).last.click()

    expect(page.get_by_text("You sit at no table now.")).to_be_visible()


@pytest.mark.parametrize("width", [360, 820])
@pytest.mark.parametrize("lang", ["es", "pt"])
def test_my_matches_are_for_everybody(
    page: Page, server: Server, width: int, lang: str
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{server.url}/matches")
    speak(page, lang)
    check_access(page)


@pytest.fixture
def looked_after(browser: Browser) -> Iterator[Page]:
    """A page with the worker that stands by when the house cannot be reached."""
    with visitor(browser, workers="allow") as page:
        yield page


def test_without_a_house_the_page_says_so_in_the_readers_language(
    server: Server, looked_after: Page
) -> None:
    page = looked_after
    page.goto(server.url)
    speak(page, "es")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.context.set_offline(True)
    page.goto(f"{server.url}/matches")

    expect(page.get_by_role("heading")).to_have_text(
        "No se puede contactar con la casa."
    )
    expect(page.locator("html")).to_have_attribute("lang", "es")
    check_access(page)
    page.context.set_offline(False)  # it comes again by itself
    expect(page.get_by_role("heading", level=1)).to_have_text("Mis partidas")
