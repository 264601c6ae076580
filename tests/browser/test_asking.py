"""Goals in sight, and questions to the table, in Chromium."""

from playwright.sync_api import Page, expect

from .conftest import Server
from .visits import decisions, open_table

CHOICE = "#choices ol button"


def test_the_goal_is_in_sight_and_the_tab_tells_them_all(
    page: Page, server: Server
) -> None:
    open_table(page, server.url)
    page.wait_for_selector(CHOICE)

    line = page.locator(".prompt .goal")
    expect(line).to_contain_text("/4, herbivores")
    line.click()

    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading", name="What you want")).to_be_visible()
    expect(panel.locator(".signs li").first).to_contain_text("plant")


def test_what_is_asked_about_is_answered_and_not_done(
    page: Page, server: Server
) -> None:
    table = open_table(page, server.url)
    page.wait_for_selector(CHOICE)
    before = decisions(page, server.url, table)
    dialog = page.get_by_role("dialog")

    page.keyboard.press("a")
    page.locator(CHOICE).first.click()
    expect(dialog.get_by_role("heading", name="What happens if you do")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Ask", exact=True).click()
    page.locator(".board [data-element='space:F3']").click(force=True)
    expect(dialog.get_by_role("heading", name="Why you may not")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    resting = {"pointerType": "touch", "isPrimary": True}
    page.locator(CHOICE).first.dispatch_event("pointerdown", resting)
    expect(dialog.get_by_role("heading", name="What happens if you do")).to_be_visible()

    assert before == decisions(page, server.url, table)
