"""What one reads stays in sight: nothing over it, nothing cut without a sign."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.games.stratum.scene import scene

from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES
from sobremesa.games.heroes.view import View
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.position import write
from sobremesa.shelf import find

from .conftest import Server
from .visits import (
    END,
    asked_or_over,
    check_access,
    lay,
    moved_on,
    open_table,
    settle,
    speak,
)

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NARROW: ViewportSize = {"width": 320, "height": 700}
FEW = 8  # elements that are pointed at

# The middles of the board's elements that can be pointed at, highest first.
HIGHEST = """(few) => {
    const low = document.querySelector(".prompt").getBoundingClientRect().bottom;
    const found = [...document.querySelectorAll(".board [data-element]")];
    const boxes = found.map((one) => [one, one.getBoundingClientRect()]);
    const points = boxes.map(([one, box]) => [
        one, box.left + box.width / 2, box.top + box.height / 2]);
    return points
        .filter(([one, x, y]) => y > low &&
            one.contains(document.elementFromPoint(x, y)))
        .sort((a, b) => a[2] - b[2]).slice(0, few).map(([, x, y]) => [x, y]);
}"""
# Square pixels of what is read or pointed at that lie under the tooltip.
UNDER = """() => {
    const box = (one) => one.getBoundingClientRect();
    const tip = box(document.querySelector("#tip"));
    const seen = [document.querySelector(".prompt"),
        document.querySelector("[aria-describedby=tip]")];
    const under = (other) =>
        Math.max(0, Math.min(tip.right, other.right) - Math.max(tip.left, other.left)) *
        Math.max(0, Math.min(tip.bottom, other.bottom) - Math.max(tip.top, other.top));
    return seen.map((one) => under(box(one)));
}"""
# Rows that go on beyond an edge without a sign of it.
SIGNLESS = """() => [...document.querySelectorAll(
        ".prompt, .prompt *, .hand, .hand *, .hud *, .tray")]
    .filter((one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX))
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 2)
    .filter((one) => !one.dataset.more?.includes("row") ||
        getComputedStyle(one).maskImage === "none")
    .map((one) => one.outerHTML.slice(0, 120))"""
# Scrolled to its end, again where it has grown meanwhile, a row goes on before alone.
AT_ITS_END = """() => {
    const row = document.querySelector(".prompt .aids");
    row.scrollTo(row.scrollWidth, 0);
    return row.dataset.more === "row-start";
}"""


def sit(page: Page, server: Server, game: Game, **more: Any) -> None:
    first = game.first
    options = game.set_up(first.options, first.seats)
    open_table(page, server.url, 1, options, game=game.id, seats=first.seats, **more)
    assert asked_or_over(page)


@EACH
def test_a_tooltip_covers_neither_the_question_nor_what_it_explains(
    page: Page, server: Server, game: Game
) -> None:
    sit(page, server, game)
    points = page.evaluate(HIGHEST, FEW)
    assert points
    for x, y in points:
        page.mouse.move(0, 0)
        expect(page.locator("#tip.shown")).to_have_count(0)
        page.mouse.move(x, y)
        expect(page.locator("#tip.shown")).to_have_count(1)
        assert page.evaluate(UNDER) == [0, 0]


@EACH
def test_a_row_that_goes_on_beyond_its_edge_fades_there(
    page: Page, server: Server, game: Game
) -> None:
    page.set_viewport_size(NARROW)
    sit(page, server, game)
    for lang in LANGUAGES:
        speak(page, lang)
        page.wait_for_function(f"() => ({SIGNLESS})().length === 0")  # next frame
    aids = page.locator(".prompt .aids")
    page.set_viewport_size(
        {"width": 200, "height": 700}
    )  # where they cannot all be seen
    assert aids.evaluate("one => one.scrollWidth > one.clientWidth")
    expect(aids).to_have_attribute("data-more", "row-end")
    page.wait_for_function(AT_ITS_END)


# One carnivore less, and herbivores grow: by clause a of ST-10.3.
GROWING = "S1: P1; F1: P2; Y1: H3"
WHY = {
    "en": "no carnivore hunts them",
    "es": "ningún carnívoro los caza",
    "pt": "nenhum carnívoro os caça",
}


def lay_stratum(page: Page, server: Server, table: str) -> None:
    laid = scene(table)
    lay(page, server.url, write(laid.game, laid.game.set_up({}, 4), laid.state))
    assert asked_or_over(page)


def test_a_lamp_says_in_words_why_it_is_lit(page: Page, server: Server) -> None:
    lay_stratum(page, server, GROWING)
    lamp = page.locator(".lamp.on")
    for lang in LANGUAGES:
        speak(page, lang)
        expect(lamp).to_have_attribute("aria-label", re.compile(re.escape(WHY[lang])))
        assert lamp.inner_text().strip().endswith("+")  # and no letter of a clause
        lamp.hover()
        expect(page.locator("#tip")).to_contain_text(WHY[lang][1:])
        page.mouse.move(0, 0)


# Piles with a count and one, two and three cards attached.
LADEN = (
    "S1: P1 P2 P3[weed@9]; F1: H4[predator@10] H5[hibernation@11]; "
    "Y3: m6 m7 H8[hibernation@12] H13[parasite@14] H15[rabies@16]"
)
LAMPS_CUT = """() => {
    const edge = document.querySelector(".centre").getBoundingClientRect().bottom;
    return [...document.querySelectorAll(".lamp")]
        .filter((one) => one.getBoundingClientRect().bottom > edge + 1).length;
}"""
OVER_COUNT = """() => [...document.querySelectorAll(".stratum-space")]
    .flatMap((space) => {
    const box = (one) => one.getBoundingClientRect();
    const counts = [...space.querySelectorAll(".height, .mark, .dying")].map(box);
    const tabs = [...space.querySelectorAll(".tab, .fungi small")].map(box);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return counts.some((one) => tabs.some((tab) => over(one, tab)))
        ? [space.getAttribute("data-element")] : [];
})"""


def test_what_is_attached_leaves_a_piles_count_in_sight(
    page: Page, server: Server
) -> None:
    lay_stratum(page, server, LADEN)
    assert page.locator(".stratum-space .tab").count() == 6
    for lang in LANGUAGES:
        speak(page, lang)
        for width in (390, 820, 1280, 1920):
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_function(f"() => ({OVER_COUNT})().length === 0")
            page.wait_for_function(f"() => ({LAMPS_CUT})() === 0")
            cut = "one => one.scrollWidth > one.clientWidth + 1"
            assert not page.locator(".prompt .goal").evaluate(cut)


# Parts of a field that lie beyond it or beyond the frame, and numbers that are cut.
BEYOND = """() => {
    const box = (one) => one.getBoundingClientRect();
    const frame = box(document.querySelector(".board .frame"));
    const parts = [...document.querySelectorAll(
        ".board .side .spot, .board .side .row > *, .board .side .who")];
    const numbers = [...document.querySelectorAll(".board .side .stats")];
    const out = (one) => box(one).left < box(one.closest(".side")).left - 1 ||
        box(one).right > Math.min(frame.right, box(one.closest(".side")).right) + 1;
    return [...parts.filter(out),
        ...numbers.filter((one) => one.scrollWidth > one.clientWidth + 1)
    ].map((one) => one.outerHTML.slice(0, 200));
}"""


def shielded() -> str:
    """A position of four teams in which somebody has a Shield beside Protection."""
    game = find("heroes")
    options = game.set_up({"mode": "arena"}, 4)
    match = Match(game, ["A", "B", "C", "D"], {"mode": "arena"}, seed="shields")
    brains = [Brain("easy", seat) for seat in range(4)]
    while True:
        seat = int(match.state.seat)
        view = match.seat(0).view
        assert isinstance(view, View)
        heroes = [spot.hero for player in view.players for spot in player.team]
        if any(one and one.shield > 0 and one.protection > 0 for one in heroes):
            return write(game, options, match.state)
        match.play(seat, brains[seat].choose(match.seat(seat)))


def test_four_teams_of_heroes_are_whole(page: Page, server: Server) -> None:
    lay(page, server.url, shielded())
    assert asked_or_over(page)
    expect(page.locator(".board .side .stats .shield").first).to_be_visible()
    for width in (1000, 1280, 1366, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(f"() => ({BEYOND})().length === 0")


# The unit that stands lowest, brought into sight as the keyboard does; what covers it.
LOWEST = """() => {
    const low = (one) => one.getBoundingClientRect().bottom;
    const units = [...document.querySelectorAll(".board .viewport [data-element]")];
    const edge = low(document.querySelector(".place .viewport"));
    const one = units.filter((unit) => low(unit) < edge)
        .sort((a, b) => low(b) - low(a))[0];
    one.scrollIntoView({block: "nearest"});
    return low(one) - document.querySelector(".hand.own").getBoundingClientRect().top;
}"""


def test_a_figure_brought_into_sight_is_not_behind_the_hand(
    page: Page, server: Server
) -> None:
    page.set_viewport_size({"width": 390, "height": 600})  # where there is little room
    lay(page, server.url, holding())
    assert asked_or_over(page)
    assert page.evaluate(LOWEST) <= 1


# What of the question is seen: of all of it, of its answers, of what only helps.
SEEN = """() => ["", " p", " .acts", " .aids"].map((part) => {
    const box = document.querySelector(".prompt" + part).getBoundingClientRect();
    return Math.round(Math.min(box.height, Math.max(0, box.bottom)));
})"""


def test_on_a_phone_what_only_helps_scrolls_away_and_the_question_stays(
    page: Page, server: Server
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, server, find("connected_worlds"))
    page.evaluate("scrollTo(0, 0)")
    whole = page.evaluate(SEEN)
    assert min(whole) > 0
    page.evaluate("scrollTo(0, 600)")
    page.wait_for_function("scrollY > 300")
    seen, words, answers, aids = page.evaluate(SEEN)
    assert [words, answers, aids] == [whole[1], whole[2], 0]
    assert seen <= whole[0] - whole[3]


PHONES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
]
ANSWERS = 5  # on each of them
# Whether of what can be chosen on the board something can be seen and hit, between the
# question and what sticks below; or the question itself offers a choice, whole where
# it is one of two.
CLEAR = """() => {
    const acts = document.querySelector(".prompt .acts");
    const two = acts.querySelectorAll("button").length <= 2;
    if (two && acts.scrollWidth > acts.clientWidth + 1) return false;
    const box = (one) => one.getBoundingClientRect();
    const open = [...document.querySelectorAll(".board .open")]
        .map((one) => box(one.closest(".viewport") ?? one));
    const low = [...document.querySelectorAll(".hand.own")]
        .filter((one) => getComputedStyle(one).position === "sticky")
        .map((one) => box(one).top);
    const top = box(document.querySelector(".prompt")).bottom;
    const bottom = Math.min(innerHeight, ...low);
    const seen = (one) => Math.min(one.bottom, bottom) - Math.max(one.top, top);
    const hit = (one) => seen(one) >= Math.min(one.height, 44) - 1;
    const offered = document.querySelectorAll(".prompt .acts [data-action]").length;
    return open.length === 0 || offered > 1 || open.some(hit);
}"""
ANSWER = """(at) => {
    const listed = document.querySelectorAll("#choices ol button");
    listed[at % listed.length].click();
}"""


@EACH
def test_on_a_phone_something_that_is_asked_is_in_sight(
    page: Page, server: Server, game: Game
) -> None:
    settle(page, server.url, speed="off")
    page.set_viewport_size(PHONES[0])
    if game.id == "escaramuzas":  # deploying takes long
        lay(page, server.url, holding())
    else:
        sit(page, server, game)
    for size in PHONES:
        page.set_viewport_size(size)
        for number in range(ANSWERS):
            if not asked_or_over(page):  # bots that play at random may end it soon
                sit(page, server, game)
            if number or size == PHONES[0]:  # a phone does not shrink meanwhile
                page.wait_for_function(CLEAR)
            taken = page.locator(".table").get_attribute("data-decisions")
            page.evaluate(ANSWER, 3 * number)
            moved_on(page, taken)


def holding() -> str:
    """A position of Escaramuzas in which a unit can be activated."""
    game = find("escaramuzas")
    match = Match(game, ["A", "B"], {}, seed="hands")
    brains = [Brain("easy", seat) for seat in range(2)]
    while match.game.stages[match.state.stage] != "activate":
        seat = int(match.state.seat)
        match.play(seat, brains[seat].choose(match.seat(seat)))
    return write(game, game.set_up({}, 2), match.state)


# What the lesson says or does next; after it, the first thing that can be done.
GO_ON = """() => (document.querySelector("[data-lesson]") ??
    document.querySelector("#choices ol button"))?.click()"""


def test_the_last_words_of_a_lesson_are_read_with_the_result(
    page: Page, server: Server
) -> None:
    game = find("carcosa")
    page.goto(server.url)
    tile = page.locator(".games article").nth([one.id for one in GAMES].index(game.id))
    tile.get_by_role("button", name="How to play").click()
    page.locator("dialog li button").last.click()
    page.locator(".lesson .head").wait_for()
    while page.locator(END).count() == 0:
        page.evaluate(GO_ON)
        page.wait_for_timeout(30)
    said = page.locator(".lesson .text").inner_text()
    assert said
    expect(page.locator("dialog .farewell")).to_have_text(said)
    check_access(page)
