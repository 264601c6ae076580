"""The lab in the browser: a form, a tiny run, its report; nothing without the key."""

from playwright.sync_api import BrowserContext, Page, expect

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

    page.get_by_label("Matches").fill("2")
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
