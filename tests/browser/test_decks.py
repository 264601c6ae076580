"""The deck builder: the set, a deck, what the server says of it, a match with it."""

import re
from itertools import product

from playwright.sync_api import Locator, Page, expect

from sobremesa.games.heroes.decks import DECKS

from .conftest import Server
from .visits import (
    check_access,
    check_width,
    speak,
)

ADD = ".add"
LEGAL = re.compile("may be played")
NOT_LEGAL = re.compile("may not be played")


def visit(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/decks/heroes")
    page.locator(ADD).first.wait_for()


def card(page: Page, id: str) -> Locator:
    return page.locator(f"[data-card={id}]")


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def open_deck(page: Page, name: str) -> None:
    page.get_by_label("Open a deck").select_option(label=name)


def text_of(page: Page) -> str:
    """The deck as the page writes it."""
    page.get_by_role("button", name="As text…").click()
    text = page.get_by_role("dialog").locator("textarea").input_value()
    page.keyboard.press("Escape")
    return text


def test_the_lobby_and_a_new_table_lead_to_the_decks(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    tile = page.locator("article", has_text="Heroes – The Contest")
    tile.get_by_role("button", name="New table…").click()
    expect(page.get_by_role("link", name="Build a deck of your own")).to_be_visible()
    page.keyboard.press("Escape")
    tile.get_by_role("link", name="Decks").click()
    expect(page).to_have_url(f"{server.url}/decks/heroes")
    expect(page.locator(ADD)).to_have_count(91)
    expect(page.locator("article", has_text="Stratum")).to_have_count(0)


def test_the_set_is_filtered_by_type_cost_stars_marks_and_text(
    page: Page, server: Server
) -> None:
    visit(page, server)
    page.get_by_label("Type").select_option(label="Action")
    expect(page.locator(ADD)).to_have_count(28)
    page.get_by_label("Cost").select_option("8")
    expect(page.locator(ADD)).to_have_count(1)
    expect(card(page, "infinite_mass_punch")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(ADD)).to_have_count(91)

    page.get_by_label("Stars").select_option("5")
    expect(page.locator(ADD)).to_have_count(6)
    page.get_by_text("More filters").click()
    page.get_by_label("Alliance").select_option(label="Iron Bulwark")
    expect(page.locator(ADD)).to_have_count(1)
    page.get_by_role("button", name="Show all").click()

    page.get_by_label("Search names and texts").fill("PERCEPTION")
    expect(card(page, "oracle")).to_be_visible()
    expect(card(page, "anvil")).to_have_count(0)
    page.get_by_label("Search names and texts").fill("zzz")
    expect(page.get_by_text("No card is like that.")).to_be_visible()


def test_a_deck_is_built_and_the_server_says_what_is_wrong(
    page: Page, server: Server
) -> None:
    visit(page, server)
    expect(verdict(page)).to_contain_text("0 cards, it must be 30 to 40")
    for _ in range(4):
        card(page, "anvil").click()
    expect(verdict(page)).to_contain_text("4 cards, it must be 30 to 40")
    expect(verdict(page)).to_contain_text("4 copies of Anvil, at most 3")
    expect(verdict(page)).to_contain_text(NOT_LEGAL)
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    rule = verdict(page).get_by_role("link", name="HC-12.2")
    expect(rule).to_have_attribute("href", "/rules/heroes#rule-12.2")

    page.get_by_role("button", name="Take away one Anvil").first.click()
    expect(verdict(page)).not_to_contain_text("Anvil")
    open_deck(page, "Iron Bulwark")
    expect(verdict(page)).to_contain_text(LEGAL)
    expect(page.locator(".size")).to_have_text(
        f"{sum(DECKS['iron_bulwark'].values())} cards"
    )
    expect(page.get_by_text("cost 1: ")).to_have_count(1)


def test_decks_are_saved_found_again_and_deleted(page: Page, server: Server) -> None:
    visit(page, server)
    open_deck(page, "Black Lab")
    card(page, "goad").click()
    page.get_by_label("Name", exact=True).fill("My lab")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    kept = text_of(page)
    assert "1 goad\n" in kept

    page.get_by_role("button", name="New").click()
    expect(page.locator(".size")).to_have_text("no cards")
    page.wait_for_timeout(600)  # the draft is kept after a pause
    page.reload()
    page.locator(ADD).first.wait_for()
    expect(page.locator(".size")).to_have_text("no cards")
    open_deck(page, "My lab")
    assert kept == text_of(page)
    page.wait_for_timeout(600)
    page.reload()
    page.locator(ADD).first.wait_for()
    assert kept == text_of(page)
    page.get_by_role("button", name="Delete").click()
    own = page.get_by_label("Open a deck").locator("option", has_text="My lab")
    expect(own).to_have_count(0)


def test_a_deck_goes_out_and_in_as_text(page: Page, server: Server) -> None:
    visit(page, server)
    open_deck(page, "Star Wardens")
    kept = text_of(page)
    assert kept.startswith("# Star Wardens\n3 ")
    page.get_by_role("button", name="New").click()

    page.get_by_role("button", name="As text…").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("textarea").fill(f"{kept}what is this?\n")
    dialog.get_by_role("button", name="Read this text").click()
    expect(dialog.get_by_role("alert")).to_contain_text("what is this?")
    dialog.locator("textarea").fill("# Mixed\n2*anvil, 1x goad\n3 unheard_of\n")
    dialog.get_by_role("button", name="Read this text").click()
    expect(dialog).to_have_count(0)
    assert "# Mixed\n2 anvil\n1 goad\n3 unheard_of\n" == text_of(page)
    expect(verdict(page)).to_contain_text("there is no card “unheard_of”")
    expect(page.get_by_text("Not in the set")).to_be_visible()


def test_a_match_is_played_with_the_deck(page: Page, server: Server) -> None:
    visit(page, server)
    open_deck(page, "Gale Squadron")
    page.get_by_role("button", name="Take away one Afterimage").last.click()
    expect(verdict(page)).to_contain_text(LEGAL)
    page.get_by_role("button", name="Play with this deck").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("#choices ol button").first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    card = page.request.get(f"{server.url}/api/tables/{table}").json()
    assert card["hidden"] == ["list.1"]  # until the end
    assert "list.1" not in card["options"]
    page.get_by_role("tab", name="Seats").click()
    page.get_by_text("Rules of this table").click()
    expect(page.get_by_text("kept secret until the end")).to_be_visible()


def test_a_deck_is_built_by_keyboard(page: Page, server: Server) -> None:
    visit(page, server)
    card(page, "solar_plant").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(card(page, "wind_farm")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    page.keyboard.press("Home")
    expect(card(page, "solar_plant")).to_be_focused()
    assert "1 solar_plant\n1 wind_farm\n" == text_of(page)


def test_the_page_is_accessible_in_every_language(page: Page, server: Server) -> None:
    visit(page, server)
    open_deck(page, "Living Grove")
    check_access(page)
    for width, lang in product((1280, 360), ("pt", "es", "en")):
        page.set_viewport_size({"width": width, "height": 800})
        speak(page, lang)
        expect(page.locator(".verdict.good")).to_be_visible()
        check_width(page)
    page.get_by_label("With their texts").check()
    page.get_by_text("More filters").click()
    check_access(page)
    card(page, "anvil").click()
    page.locator(".verdict.good").wait_for()
    for _ in range(3):
        card(page, "anvil").click()
    page.locator(".verdict.bad").wait_for()
    check_access(page)
    page.get_by_role("button", name="As text…").click()
    check_access(page)


def test_a_game_without_decks_says_so(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/decks/stratum")
    expect(page.get_by_role("alert")).to_be_visible()
