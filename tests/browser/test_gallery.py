"""What lies in the box of each game: pictures, texts and rules, on any screen."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from sobremesa.catalogs import faces
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game

from .conftest import Server
from .visits import check_access, check_width, speak

PIECE = "[data-piece]"
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def visit(page: Page, server: Server, game: Game) -> None:
    page.goto(f"{server.url}/gallery/{game.id}")
    page.locator(PIECE).first.wait_for()


@each_game
def test_every_piece_is_there_with_name_text_and_rule(
    page: Page, server: Server, game: Game
) -> None:
    visit(page, server, game)

    for lang in LANGUAGES:
        speak(page, lang)
        pieces = faces(lang, game)
        expect(page.locator(PIECE)).to_have_count(len(pieces))
        last = pieces[-1]
        entry = page.locator(f"[data-piece='{last.kind}:{last.id}']")
        expect(entry).to_contain_text(re.compile(re.escape(last.name), re.I))
        expect(entry).to_contain_text(game.cite(last.rule))
        if last.text:
            expect(entry).to_contain_text(last.text.rstrip("."))
        type = Words(lang, game).element("type", last.type)
        heading = page.get_by_role("heading", name=re.compile(re.escape(type), re.I))
        expect(heading.first).to_be_attached()


@each_game
def test_nothing_sticks_out_and_everybody_can_read_it(
    page: Page, server: Server, game: Game
) -> None:
    visit(page, server, game)

    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("innerWidth") == width
        check_width(page)
    check_access(page)


def test_a_word_or_a_sort_is_looked_for_by_keyboard(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/gallery/carcosa")
    page.get_by_role("searchbox").press_sequentially("spider")
    expect(page.get_by_role("status")).to_have_text("4 pieces")
    page.keyboard.press("Tab")
    page.keyboard.press("O")  # of a select: to what begins so
    expect(page.locator(PIECE)).to_have_count(1)
    expect(page.locator(PIECE)).to_contain_text("Omen of the Spider")


def test_the_lobby_leads_there_and_from_there_to_the_rule_and_back(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    tile = page.locator("article", has_text="Stratum")
    tile.get_by_role("link", name="In the box").click()
    expect(page).to_have_url(f"{server.url}/gallery/stratum")
    page.locator("[data-piece='card:weed'] a").click()
    expect(page).to_have_url(f"{server.url}/rules/stratum#rule-7.13")
    expect(page.locator(".here")).to_contain_text("Weeds Never Die")
    page.get_by_role("link", name="In the box").click()
    expect(page.locator(PIECE).first).to_be_visible()


def test_a_new_table_tells_the_story(page: Page, server: Server) -> None:
    def with_story(route: Route) -> None:
        book = route.fetch().json() | {"story": "Once there was a *wood*."}
        route.fulfill(json=book)

    page.route("**/api/games/stratum/rulebook/*", with_story)
    page.goto(server.url)
    tile = page.locator("article", has_text="Stratum")
    tile.get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("em")).to_have_text("wood")
    dialog.get_by_text("The story").click()
    expect(dialog.locator("em")).to_be_hidden()
    check_access(page)
