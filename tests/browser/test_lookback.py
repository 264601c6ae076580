"""Looking back at a match in the browser, and going another way from it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server
from .visits import check_access, open_table

# A house that looks back in a hurry.
QUICK = """
from sobremesa.analysis import analysis
analysis.ROLLS, analysis.SURE = 1, 2
from sobremesa.cli import main
main()
"""
SHORT = {"max_rounds": 2}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("quick"))
    server.how = ["-c", QUICK]
    server.start()
    yield server
    server.stop()


def test_a_match_is_looked_back_at_and_played_otherwise(
    page: Page, quick: Server
) -> None:
    table = open_table(page, quick.url, people=0, options=SHORT)
    expect(page.locator("dialog table.result")).to_be_visible()
    page.goto(f"{quick.url}/replay/{table}")

    page.get_by_role("button", name="Look back at this match").click()

    plot = page.get_by_role("img", name="Chances of winning")
    expect(plot).to_be_visible(timeout=300_000)
    expect(plot.locator("polyline")).not_to_have_count(0)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    page.reload()
    expect(plot).to_be_visible()  # kept
    turns = page.get_by_role("region", name="Looking back").locator("ol button")
    if turns.count():
        number = turns.first.inner_text().partition(".")[0]
        turns.first.click()
        expect(page).to_have_url(f"{quick.url}/replay/{table}#{number}")
    page.goto(f"{quick.url}/replay/{table}#3")
    page.get_by_text("Goals", exact=True).click()
    expect(page.locator("aside details meter")).not_to_have_count(0)
    check_access(page)  # the plot is there as well
    page.get_by_role("button", name="Ask", exact=True).click()
    page.locator(".board [data-element^='space:']").first.click(force=True)
    expect(page.get_by_role("dialog").get_by_role("heading", name="S1")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("#choices ol button").first).to_be_visible()
    assert "/table/" in page.url
    assert table not in page.url
    check_access(page)


def test_a_live_match_against_bots_is_tried_out_beside(
    page: Page, quick: Server
) -> None:
    table = open_table(page, quick.url)
    expect(page.locator("#choices ol button").first).to_be_visible()

    page.get_by_role("button", name="Try it out").click()

    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(page.locator("#choices ol button").first).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Only a trial")
    page.get_by_role("link", name="Back to the match").click()
    page.wait_for_url(f"**/table/{table}")
    expect(page.locator(".prompt")).not_to_contain_text("Only a trial")


@pytest.mark.parametrize("wide", [390, 1280])
def test_nothing_stands_over_the_edge(page: Page, quick: Server, wide: int) -> None:
    table = open_table(page, quick.url, people=0, options=SHORT)
    expect(page.locator("dialog table.result")).to_be_visible()
    page.set_viewport_size({"width": wide, "height": 800})

    page.goto(f"{quick.url}/replay/{table}#2")

    expect(page.get_by_role("button", name="Look back at this match")).to_be_visible()
    over = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert 0 >= page.evaluate(over)
