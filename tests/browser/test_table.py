"""A visitor at the table: plays, loses the connection, passes the device on."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from sobremesa.games.carcosa import GAME as CARCOSA
from sobremesa.games.stratum import GAME
from sobremesa.i18n import LANGUAGES, Words

from .conftest import Server
from .visits import (
    END,
    asked_or_over,
    check_access,
    check_colours,
    check_width,
    click_something,
    decisions,
    finish,
    join,
    open_table,
    press_something,
    settle,
    speak,
)

MANY = 40  # tables in a list


def test_a_match_is_started_from_the_lobby_with_one_click(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    expect(page.locator(".games li")).to_have_count(5)
    check_access(page)
    page.get_by_role("button", name="Play now").first.click()
    assert asked_or_over(page)
    assert "Your turn" in page.title()
    expect(page.locator("link[rel=icon]")).to_have_attribute(
        "href", "/favicon-turn.svg"
    )


def test_a_long_list_does_not_lengthen_the_page(page: Page, server: Server) -> None:
    open_table(page, server.url, 0, public=True)

    def many(route: Route) -> None:
        table = route.fetch().json()[0]
        route.fulfill(json=[{**table, "id": f"t{number}"} for number in range(MANY)])

    page.route("**/api/tables", many)
    page.goto(server.url)
    expect(page.locator(".lists li .button")).to_have_count(MANY)

    long, seen = page.evaluate(
        """() => [document.documentElement.scrollHeight,
            document.querySelector("#app").getBoundingClientRect().bottom + scrollY]"""
    )
    assert long <= seen + 2  # page pixels are rounded


def test_one_click_starts_the_first_match_that_the_game_declares(
    page: Page, server: Server
) -> None:
    first = CARCOSA.first
    page.goto(server.url)
    page.get_by_role("button", name="Play now – Carcosa").click()
    page.wait_for_url("**/table/*")

    table = page.request.get(page.url.replace("/table/", "/api/tables/")).json()

    assert CARCOSA.set_up(first.options, first.seats) == table["options"]
    assert first.seats == len(table["seats"])
    others = [seat for seat in table["seats"] if seat["seat"] != first.seat]
    assert {("bot", first.level)} == {(one["kind"], one["name"]) for one in others}


def test_a_whole_match_is_played_by_mouse(page: Page, server: Server) -> None:
    open_table(page, server.url)
    while asked_or_over(page):
        click_something(page)
    expect(page.locator(END)).to_be_visible()
    check_access(page)
    expect(page.locator("dialog")).not_to_contain_text("SHA-256", use_inner_text=True)
    page.locator("dialog summary", has_text="Check the dice").click()
    expect(page.locator("dialog")).to_contain_text("SHA-256", use_inner_text=True)
    page.get_by_role("button", name="Check now").click()
    expect(page.locator("dialog [role=status]")).to_contain_text("✓")
    check_access(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(END)).to_have_count(0)
    assert asked_or_over(page)


def test_a_whole_match_is_played_by_keyboard(page: Page, server: Server) -> None:
    open_table(page, server.url)
    while asked_or_over(page):
        press_something(page)
    expect(page.locator(END)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_have_count(0)


def test_an_action_can_be_cancelled_and_taken_back(page: Page, server: Server) -> None:
    table = open_table(page, server.url)
    assert asked_or_over(page)
    before = page.locator("#choices ol").inner_text()
    page.locator(".stratum-card.open").first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".chooser")).to_have_count(0)
    assert decisions(page, server.url, table) == 0
    click_something(page)
    assert decisions(page, server.url, table) == 1
    page.keyboard.press("u")
    expect(page.locator("#choices ol")).to_have_text(before, use_inner_text=True)
    assert decisions(page, server.url, table) == 0


def test_a_hint_tells_what_a_bot_expects_and_marks_its_answers(
    page: Page, server: Server
) -> None:
    open_table(page, server.url)
    assert asked_or_over(page)
    page.keyboard.press("h")
    told = page.get_by_role("region", name="Hint")
    expect(told).to_contain_text("of the time", timeout=60_000)
    expect(told).to_contain_text("The chance of your side")
    expect(told).to_contain_text("The bot played on from here")
    expect(
        page.locator(".worth", has_text=re.compile(r"^1 \d+%$")).first
    ).to_be_visible()
    expect(page.locator("#choices .best")).to_contain_text("Hint 1")
    check_access(page)
    speak(page, "pt")
    expect(page.get_by_role("region", name="Dica")).to_contain_text("das vezes")
    page.set_viewport_size({"width": 390, "height": 844})
    sheet = page.locator(".counsel")
    expect(sheet).to_be_in_viewport(ratio=1)
    check_access(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("#choices .best")).to_contain_text("Dica 1")


def test_the_table_is_the_same_after_the_server_was_restarted(
    page: Page, server: Server
) -> None:
    open_table(page, server.url)
    assert asked_or_over(page)
    click_something(page)
    assert asked_or_over(page)
    hand = page.locator(".hand").inner_text()
    server.stop()
    expect(page.locator(".banner")).to_be_visible()
    server.start()
    expect(page.locator(".banner")).to_have_count(0)
    assert page.locator(".hand").inner_text() == hand
    click_something(page)
    page.reload()
    assert asked_or_over(page)


def test_nothing_secret_is_left_behind_the_curtain(page: Page, server: Server) -> None:
    open_table(page, server.url, people=2)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Sagittarius")
    assert 'data-element="card:' not in page.content()
    curtain.get_by_role("button").click()
    assert asked_or_over(page)
    expect(page.locator(".hand.own")).to_be_visible()
    while page.locator(".curtain").count() == 0:
        click_something(page)
        page.wait_for_selector("#choices ol button, .curtain")
    expect(curtain).to_contain_text("Fu'ngaloth")
    behind = page.content()
    assert 'data-element="card:' not in behind
    assert "Sagittarius draws" not in behind
    check_access(page)
    curtain.get_by_role("button").click()
    page.wait_for_selector(".hand.own")
    assert re.search(r"Sagittarius draws \d+ cards\.", page.content())


def test_a_friend_joins_by_the_link(page: Page, server: Server, friend: Page) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="New table…").first.click()
    chair = page.locator("label.row", has_text="Fu'ngaloth").locator("select")
    chair.select_option("open")
    page.get_by_label("Listed in the lobby").uncheck()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    check_access(page)
    join(friend, page.get_by_label("Link to this table").first.input_value(), "Berta")
    expect(friend.locator(".hand.own")).to_be_visible()
    assert asked_or_over(page)
    expect(page.locator(".plate.st-F")).to_contain_text("Berta")
    friend.get_by_role("tab", name="Talk").click()
    friend.get_by_role("button", name="One more?").click()
    speak(page, "es")
    page.get_by_role("tab", name="Charla").click()
    expect(page.get_by_role("log")).to_contain_text("Berta ¿Otra?")
    check_access(page)


def test_a_spectator_sees_no_hand(page: Page, server: Server, friend: Page) -> None:
    table = open_table(page, server.url)
    assert asked_or_over(page)
    stranger = friend
    stranger.goto(f"{server.url}/table/{table}")
    expect(stranger.locator(".stratum")).to_be_visible()
    assert 'data-element="card:' not in stranger.content()
    assert stranger.locator(".element.open").count() == 0


def test_the_language_changes_without_losing_anything(
    page: Page, server: Server
) -> None:
    open_table(page, server.url)
    assert asked_or_over(page)
    for lang in LANGUAGES:
        speak(page, lang)
        words = Words(lang, GAME)
        expect(page.locator(".prompt")).to_contain_text(words.stage("action", "S"))
        expect(page.locator("ol[data-log] li").last).to_contain_text(
            words.say("event-3-1-round", round=1)
        )
        check_width(page)


def test_a_citation_opens_its_rule(page: Page, server: Server) -> None:
    open_table(page, server.url)
    assert asked_or_over(page)
    page.get_by_role("button", name="Rule ST-3.1").first.click()
    expect(page.locator(".book .here")).to_contain_text("ST-3.1")
    page.get_by_role("searchbox").fill("mushroom predator")
    expect(page.locator(".found li").first).to_be_visible()


def test_a_finished_match_is_replayed(page: Page, server: Server) -> None:
    table = open_table(page, server.url)
    finish(page)
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions(page, server.url, table)))
    check_access(page)
    page.goto(f"{server.url}/replay/{table}#3")
    expect(slider).to_have_value("3")
    expect(page.locator(".hand")).to_have_count(4)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".hand")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_phone_shows_everything(page: Page, server: Server, theme: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    settle(page, server.url, theme=theme, lang="es")
    check = check_access if theme == "light" else check_colours
    open_table(page, server.url)
    assert asked_or_over(page)
    check(page)
    page.goto(server.url)
    expect(page.locator(".games li")).to_have_count(5)
    check(page)
    page.goto(f"{server.url}/rules/stratum")
    expect(page.locator(".book h1")).to_be_visible()
    check(page)
