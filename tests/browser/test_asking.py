"""Goals in sight, and questions to the table, in Chromium."""

from playwright.sync_api import Page, expect
from tests.games.stratum.scene import scene

from sobremesa.kernel.position import write

from .conftest import Server
from .visits import asked_or_over, decisions, lay, open_table

CHOICE = "#choices ol button"
# Sagittarius has no empty space: a mushroom fills one, too.
FULL = "S1: P1; S2: P2; S3: m3; S4: H4; S5: C5; F1: P6"


def sit_where_all_is_full(page: Page, server: Server) -> str:
    laid = scene(FULL, hands={"S": "plant plant plant omnivore omnivore"})
    text = write(laid.game, laid.game.set_up({}, 4), laid.state)
    table = lay(page, server.url, text)
    assert asked_or_over(page)
    return table


def test_a_click_on_what_can_only_be_thrown_away_asks_first(
    page: Page, server: Server
) -> None:
    """And tells why it cannot be played."""
    table = sit_where_all_is_full(page, server)
    before = decisions(page, server.url, table)

    page.locator("[data-element='card:plant']").first.click()

    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Discard Plant")).to_be_visible()
    expect(menu).to_contain_text("Play Plant")
    expect(menu.locator(".barred")).to_contain_text("No space is empty")
    expect(menu.locator(".about")).to_contain_text("empty space")
    assert before == decisions(page, server.url, table)


def test_who_asks_about_a_card_is_told_why_it_cannot_be_played(
    page: Page, server: Server
) -> None:
    sit_where_all_is_full(page, server)
    dialog = page.get_by_role("dialog")

    page.keyboard.press("a")
    page.locator("[data-element='card:plant']").first.click()

    expect(dialog.get_by_role("heading", name="Why you may not")).to_be_visible()
    expect(dialog).to_contain_text("No space is empty")
    expect(dialog.get_by_role("button", name="Discard Plant")).to_be_visible()


def test_who_asks_what_the_ecosystem_would_do_is_told_when(
    page: Page, server: Server
) -> None:
    """In words, and the rule can be opened."""
    open_table(page, server.url)
    page.wait_for_selector(CHOICE)
    dialog = page.get_by_role("dialog")

    page.keyboard.press("a")
    page.locator(".centre").get_by_text("Herbivores grow").click()

    expect(dialog).to_contain_text("herbivores outnumber carnivores")
    dialog.get_by_role("button", name="ST-10.3").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("ST-10.3")


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

    dialog.get_by_role("button", name="Do it").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".table")).not_to_have_attribute("data-decisions", str(before))
