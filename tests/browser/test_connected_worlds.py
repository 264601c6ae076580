"""Connected Worlds in the browser: the atlas, its forecasts and its battles."""

import json
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from tests.games.connected_worlds.scene import scene

from sobremesa.kernel.position import write

from .conftest import RESOLUTE, Server
from .visits import (
    END,
    OPEN,
    asked_or_over,
    check_access,
    check_languages,
    lay,
    moved_on,
    open_table,
)

GAME = "connected_worlds"
SHORT = {"max_rounds": 5, "hand_size": 4}
MENU = ".chooser button:not(.cancel)"


def visit(page: Page, url: str, options: Mapping[str, object] = SHORT) -> None:
    open_table(page, url, options=dict(options), game=GAME, seats=2)
    assert asked_or_over(page)


def taken(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-decisions")


def click(page: Page, target: Locator) -> None:
    before = taken(page)
    target.click()
    if page.locator(MENU).count():
        page.locator(MENU).first.click()
    moved_on(page, before)


def hex_(page: Page, id_: str) -> Locator:
    return page.locator(f"[data-element='hex:{id_}']")


def rush(page: Page, url: str) -> Locator:
    """A table where an Assault Team is about to move on another; the hex of that."""
    front = scene("s1 AT B:d3; s2 AT B:d4", hand="engineers portal")
    front.play("move engineers", "from B:d3")
    lay(page, url, write(front.game, front.game.set_up({}, 2), front.state))
    assert asked_or_over(page)
    return hex_(page, "B:d4")


@pytest.fixture
def lively(browser: Browser) -> Iterator[Page]:
    """A visitor who likes animation."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(RESOLUTE)
    yield context.new_page()
    context.close()


# Worlds of which some lies beyond the map's frame.
CUT = """() => {
    const frame = document.querySelector(".atlas .viewport").getBoundingClientRect();
    return [...document.querySelectorAll(".atlas .planet")]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.top < frame.top - 1 || one.bottom > frame.bottom + 1 ||
            one.left < frame.left - 1 || one.right > frame.right + 1).length;
}"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_laptop_shows_all_worlds(page: Page, server: Server, seats: int) -> None:
    open_table(page, server.url, options=SHORT, game=GAME, seats=seats)
    for width, height in ((1280, 800), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert asked_or_over(page)
        page.wait_for_function(f"() => ({CUT})() === 0")


def test_where_much_can_be_chosen_the_map_is_the_list(
    page: Page, server: Server
) -> None:
    """A few hexes of every world have a button, by its name; the map has all."""
    visit(page, server.url)
    listed = page.locator("#choices ol button")
    expect(listed).to_have_count(12)
    for world in ("Aurelia", "Borealis", "Cinder"):
        expect(listed.filter(has_text=f"To {world} ")).to_have_count(4)
    expect(page.locator(OPEN)).to_have_count(111)
    click(page, listed.first)


def test_a_whole_match_is_played_by_mouse(page: Page, server: Server) -> None:
    dice = Random(30)
    visit(page, server.url, {**SHORT, "hand_size": 3})
    while asked_or_over(page):
        targets = page.locator(OPEN)
        if targets.count() == 0:
            before = taken(page)
            page.locator(".prompt .acts .button").first.click()
            moved_on(page, before)
        else:
            click(page, targets.nth(dice.randrange(targets.count())))
    expect(page.locator(END)).to_be_visible()
    check_access(page)


def test_a_whole_match_is_played_by_keyboard(page: Page, server: Server) -> None:
    dice = Random(8)
    visit(page, server.url, {**SHORT, "hand_size": 3})
    while asked_or_over(page):
        before = taken(page)
        page.keyboard.press("b")
        for _ in range(dice.randrange(4)):
            page.keyboard.press(dice.choice(["ArrowDown", "ArrowRight", "ArrowUp"]))
        if page.locator(f"{OPEN}:focus").count() == 0:
            page.keyboard.press("b")
        if page.locator(f"{OPEN}:focus").count() == 0:
            page.keyboard.press("c")  # nothing but the end of the turn is left
        page.keyboard.press("Enter")
        if menu := page.locator(".chooser button").count():
            if menu > 2:  # the last one takes it back
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        if page.locator(".chooser").count():
            page.keyboard.press("Escape")
            page.keyboard.press("c")
            page.keyboard.press("Enter")
        moved_on(page, before)
    expect(page.locator(END)).to_be_visible()


def test_arrow_keys_go_from_hex_to_hex(page: Page, server: Server) -> None:
    visit(page, server.url)
    hex_(page, "A:d4").focus()
    steps = {"ArrowRight": "A:d5", "ArrowLeft": "A:d4"}
    for key, there in steps.items():
        page.keyboard.press(key)
        expect(hex_(page, there)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-element^='hex:A:e']:focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-element^='hex:A:d']:focus")).to_have_count(1)


def test_a_base_shows_what_it_would_claim(page: Page, server: Server) -> None:
    visit(page, server.url)
    hex_(page, "B:d4").hover()
    expect(page.locator(".prospect")).to_contain_text("7 new hexes")
    expect(page.locator(".ground .fresh")).to_have_count(1)
    hex_(page, "B:d1").hover()
    expect(page.locator(".prospect")).to_contain_text("4 new hexes")


def test_a_battle_is_foreseen(page: Page, server: Server) -> None:
    enemy = rush(page, server.url)
    assert page.locator(".marks .fate").count() >= 1
    check_access(page)
    assert "are both lost" in (enemy.get_attribute("aria-label") or "")
    enemy.hover()
    expect(page.locator(".prospect li")).to_contain_text("are both lost. CW-9.4")
    expect(page.locator(".arcs .way")).to_have_count(1)


def test_a_battle_is_shown_wave_by_wave(lively: Page, server: Server) -> None:
    rush(lively, server.url).click()
    waves = lively.locator(".battle li")
    expect(waves).to_have_count(1)
    expect(waves.first).to_contain_text("CW-9.4")
    expect(lively.locator(".battle")).to_have_count(0)


# What moves is gone again before a busy machine looks for it.
WATCH = """
new MutationObserver(() => {
    const fight = document.querySelector(".battle") !== null;
    window.fought ||= fight;
    window.hasty ||= fight && document.querySelector("dialog table") !== null;
    window.riffled ||= document.querySelector(".cw-s1 .riffle i") !== null;
}).observe(document, {childList: true, subtree: true});
document.addEventListener("introstart", ({target}) => {
    window.spread ||= target.matches(".ground .hex");
}, true);
"""
OVER = {
    "asked": -1,
    "legal": [],
    "scores": [1.0, 0.0],
    "ends": ["won", "lost"],
    "causes": ["13.4", "13.4"],
    "ending": "13.4",
}


def test_the_result_waits_until_the_last_battle_was_seen(
    lively: Page, server: Server
) -> None:
    """Here every battle decides the match."""
    fatal = False

    def gate(socket: WebSocketRoute) -> None:
        host = socket.connect_to_server()
        socket.on_message(host.send)

        def back(message: str | bytes) -> None:
            told = json.loads(message)
            if fatal and told["type"] == "snapshot":
                told = {**told, **OVER, "table": {**told["table"], "status": "over"}}
            socket.send(json.dumps(told))

        host.on_message(back)

    lively.add_init_script(WATCH)
    lively.route_web_socket("**/socket", gate)
    enemy = rush(lively, server.url)
    fatal = True
    enemy.click()
    expect(lively.locator(END)).to_be_visible()
    assert [True, False] == lively.evaluate("[window.fought, !!window.hasty]")


def test_territory_spreads(lively: Page, server: Server) -> None:
    lively.add_init_script(WATCH)
    visit(lively, server.url)
    hex_(lively, "A:d4").click()
    lively.wait_for_function("() => window.spread")
    expect(lively.locator(".ground .cw-s1 .hex")).to_have_count(7)


def test_a_reshuffle_is_seen(lively: Page, server: Server) -> None:
    lively.add_init_script(WATCH)
    visit(lively, server.url, {"max_rounds": 5})
    hex_(lively, "A:d4").click()
    for _ in range(2):  # ten cards, five a turn
        click(lively, lively.locator("#choices ol button", has_text="End your turn"))
    lively.wait_for_function("() => window.riffled")
    lively.wait_for_selector(".cw-s1 .riffle i", state="detached")


def test_the_shop_sells_only_when_asked(page: Page, server: Server) -> None:
    visit(page, server.url, {"start_resources": 20, "hand_size": 10})
    click(page, hex_(page, "C:d4"))
    assert page.locator(".cw-offer").count() == 0
    before = taken(page)
    page.locator(".card", has_text="Scientists").locator(".plays .on").last.click()
    moved_on(page, before)
    expect(page.locator(".cw-offer.open")).to_have_count(6)
    click(page, page.locator(".cw-offer", has_text="Excavator"))
    expect(page.locator(".plate.cw-s1")).to_contain_text("14")


@pytest.mark.parametrize("width", [1280, 360])
def test_everybody_can_use_it(page: Page, server: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    visit(page, server.url)
    check_access(page)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cw-card.open")
    check_languages(page)


# Where the map lies on the page, and how high it is.
MAP = """() => {
    const { top, height } = document.querySelector(".cw .map").getBoundingClientRect();
    return [top + scrollY, height];
}"""


def test_a_phone_shows_the_whole_map_in_small(page: Page, server: Server) -> None:
    """It stays where it is when something is bought, and goes to where it may stand."""
    page.set_viewport_size({"width": 360, "height": 740})
    rich = {**SHORT, "start_resources": 20, "hand_size": 10}
    visit(page, server.url, rich)
    box = hex_(page, "S:d4").bounding_box()
    assert box is not None
    assert box["width"] >= 24
    expect(page.locator(".minimap")).to_be_visible()
    page.get_by_role("button", name="Look at Cinder").click()
    expect(hex_(page, "C:d4")).to_be_in_viewport()
    click(page, hex_(page, "C:d4"))
    page.wait_for_selector(".cw-card.open")
    map_ = page.evaluate(MAP)
    listed = page.locator("#choices ol button")
    click(page, listed.filter(has_text="Engineers").last)
    expect(page.locator(".cw-offer.open").first).to_be_in_viewport()
    assert map_ == page.evaluate(MAP)
    click(page, page.locator(".cw-offer.open").first)
    page.get_by_role("button", name="Look at Aurelia").click()
    expect(hex_(page, "C:d4")).not_to_be_in_viewport()
    click(page, listed.filter(has_text="Deploy").first)
    expect(hex_(page, "C:d4")).to_be_in_viewport()
    assert map_ == page.evaluate(MAP)
