"""The lab in the browser: a form, a tiny run, its report; nothing without the key."""

from importlib.util import find_spec

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from .conftest import Server
from .visits import check_access

SLOW = 300_000  # milliseconds: on a busy machine whoever plays comes last


def enter(page: Page, key: str) -> None:
    page.get_by_label("The operator's key").fill(key)
    page.get_by_role("button", name="Open the lab").click()


def test_a_run_is_ordered_watched_and_read(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/lab")
    enter(page, "a-key-of-another-house")
    expect(page.get_by_role("alert")).to_contain_text("not the key of this house")
    enter(page, (server.data / "operator.key").read_text().strip())

    page.get_by_label("Matches", exact=True).fill("2")
    page.get_by_label("All seats").select_option("chance")
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("Numbers of the content").click()
    page.get_by_label("Look for a card").fill("rot")
    page.get_by_label("cards.rot.mushrooms").fill("99")
    page.get_by_label("What is tried").fill("more mushrooms")
    check_access(page)
    page.get_by_role("button", name="Start the run").click()
    expect(page.get_by_role("alert").last).to_contain_text("from 0 to 3")
    page.get_by_label("cards.rot.mushrooms").fill("2")
    page.get_by_role("button", name="Start the run").click()

    report = page.get_by_role("link", name="Read the report")
    expect(report).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("2 of 2 matches")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Nature")).to_be_visible()
    check_access(page)
    page.get_by_role("link", name="sobremesa").first.click()
    page.get_by_role("link", name="The lab").click()
    expect(report).to_be_visible()
    context: BrowserContext = page.context
    with context.expect_page() as opened:
        report.click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    shown = opened.value.locator("main:visible")
    expect(shown).to_contain_text("--content overlay.toml")
    style = "getComputedStyle(document.querySelector('main[lang=es]')).display"
    assert "none" == opened.value.evaluate(style)  # its own style is let in


def at_the_lab(page: Page, server: Server, what: str) -> None:
    page.goto(f"{server.url}/lab")
    enter(page, (server.data / "operator.key").read_text().strip())
    page.get_by_label("What is asked").select_option(label=what)


def test_values_of_an_option_are_gone_through(page: Page, server: Server) -> None:
    at_the_lab(page, server, "How it goes")
    page.get_by_label("Matches", exact=True).fill("2")
    page.get_by_label("All seats").select_option("chance")
    page.get_by_text("Go through values").click()
    page.get_by_label("Another option to go through").select_option("hand_size")
    page.get_by_label("Values, with commas").fill("4, 50")
    page.get_by_role("button", name="Start the run").click()
    expect(page.get_by_role("alert").last).to_contain_text("3 to 7")
    page.get_by_label("Values, with commas").fill("4, 5")
    page.get_by_role("button", name="Start the run").click()

    run = page.locator("details.panel").first
    expect(run.get_by_role("link", name="Read the report")).to_be_visible(timeout=SLOW)
    expect(run.get_by_text("4 of 4 matches")).to_be_visible()
    expect(run.get_by_role("columnheader", name="hand_size=5")).to_be_visible()
    expect(run.get_by_text("Gone through: hand_size=4,5")).to_be_visible()
    run.get_by_text("The same on the command line").click()
    expect(run.get_by_text("--vary hand_size=4,5")).to_be_visible()


def test_bots_are_measured_among_one_another(page: Page, server: Server) -> None:
    at_the_lab(page, server, "What skill is worth")
    page.get_by_label("Matches of every pair").fill("1")
    for bot in ("greedy", "careless"):
        page.get_by_label(bot, exact=True).uncheck()
    page.get_by_role("button", name="Start the run").click()
    expect(page.get_by_role("alert").last).to_contain_text("two different bots")
    page.get_by_label("clumsy", exact=True).check()
    page.get_by_role("button", name="Start the run").click()

    run = page.locator("details.panel").first
    expect(run.get_by_role("link", name="Read the report")).to_be_visible(timeout=SLOW)
    expect(run.get_by_text("4 of 4 matches")).to_be_visible()
    expect(run.get_by_role("rowheader", name="clumsy")).to_be_visible()
    run.get_by_role("button", name="Change something").click()
    expect(page.get_by_label("clumsy", exact=True)).to_be_checked()


@pytest.mark.skipif(
    find_spec("optuna") is None, reason="optuna is not installed: sobremesa[lab]"
)
def test_a_balance_is_searched_for_and_tried(page: Page, server: Server) -> None:
    at_the_lab(page, server, "A search for balance")
    page.get_by_label("All seats").select_option("chance")
    page.get_by_label("Matches of every proposal").fill("10")
    page.get_by_label("Proposals", exact=True).fill("2")
    page.get_by_label("Matches with fresh dice").fill("10")
    page.get_by_label("Near enough").fill("100")
    page.get_by_role("button", name="Start the run").click()
    expect(page.get_by_role("alert").last).to_contain_text("the target is empty")
    page.get_by_label("Nature %").fill("40")
    page.get_by_label("An option, or a number").fill("constructions_to_win")
    page.get_by_label("An option, or a number").press("Enter")
    page.get_by_role("button", name="Start the run").click()

    run = page.locator("details.panel").first
    save = run.get_by_role("link", name="Save it as own content")
    expect(save).to_be_visible(timeout=SLOW)
    expect(run.get_by_text("2 of 2 proposals")).to_be_visible()
    expect(run.get_by_text("reaches the target with fresh dice")).to_be_visible()
    run.get_by_text("The same on the command line").click()
    expect(run.get_by_text("sobremesa lab balance stratum")).to_be_visible()
    run.get_by_role("button", name="Try it in a series").click()
    expect(page.get_by_label("What is asked")).to_have_value("run")


def test_without_optuna_the_page_says_so(page: Page, server: Server) -> None:
    def without(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "balance": False})

    page.route("**/api/lab", without)
    at_the_lab(page, server, "A search for balance")

    expect(page.get_by_text("needs Optuna, which is not installed")).to_be_visible()
    expect(page.get_by_role("button", name="Start the run")).to_be_disabled()
