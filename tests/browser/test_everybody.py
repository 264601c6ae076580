"""What is seen for a moment only, beside the board or over it, is for everybody too."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server
from .visits import (
    END,
    asked_or_over,
    check_access,
    finish,
    open_table,
    tab,
)

TABS = ("Log", "Goals", "Rules", "Seats", "Talk", "How to play")
SHORT = {"max_rounds": 1}
NOT_NOW = ".board [data-element]:not(.open)"
LONG = ".choices .list"
WIDEST = 40 * 16  # pixels, for a question of one sentence


def test_settings_are_for_everybody(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_access(page)


def test_where_there_is_nothing_everybody_is_told_so(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.url}/nowhere")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is nothing")
    check_access(page)


def test_why_not_is_for_everybody_beside_every_tab(page: Page, server: Server) -> None:
    open_table(page, server.url)
    assert asked_or_over(page)
    page.locator(NOT_NOW).first.click(force=True)  # not enabled, and says why
    expect(page.get_by_role("status").filter(has_text="Not now")).to_be_visible()
    for name in TABS:
        tab(page, name)
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        check_access(page)


def test_a_question_of_one_sentence_is_not_as_wide_as_the_window(
    page: Page, server: Server
) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_table(page, server.url)
    tab(page, "Seats")
    page.get_by_role("button", name="Leave the table…").click()
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["width"] < WIDEST
    check_access(page)


def test_when_the_match_is_over_nobody_is_said_to_play(
    page: Page, server: Server
) -> None:
    open_table(page, server.url, people=0, options=SHORT)
    page.wait_for_selector(END)
    page.keyboard.press("Escape")
    expect(page.locator("#choices")).to_contain_text("Nothing to choose now.")


@pytest.mark.parametrize("height", [500, 900])
def test_a_list_of_actions_that_goes_on_fades_there(
    page: Page, server: Server, height: int
) -> None:
    page.set_viewport_size({"width": 1366, "height": height})
    open_table(page, server.url)
    assert asked_or_over(page)
    listed = page.locator(LONG)
    goes_on = listed.evaluate("one => one.scrollHeight > one.clientHeight + 2")
    expect(listed).to_have_attribute("data-more", "column-end" if goes_on else "")


def test_the_dice_are_checked_in_sight(page: Page, server: Server) -> None:
    open_table(page, server.url, options=SHORT)
    finish(page)
    page.get_by_text("Check the dice").click()
    page.get_by_role("button", name="Check now").click()
    verdict = page.locator("dialog details [role=status]")
    expect(verdict).to_contain_text("✓")
    expect(verdict).to_be_in_viewport(ratio=1)
    check_access(page)
