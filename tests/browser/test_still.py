"""What one looks at stays where it is, and what one did can be read until one acts."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game
from sobremesa.shelf import find

from .conftest import Server
from .visits import asked_or_over, moved_on, open_table, settle, some

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 768},
)
PHONE: ViewportSize = {"width": 390, "height": 844}
MOST = 60  # decisions of a match
# Every size the board and the question have had since, by the window's width.
WATCH = """() => {
    window.sizes = {};
    const watch = new ResizeObserver((all) => {
        for (const { target } of all) {
            const name = `${innerWidth} ${target.className.split(" ")[0]}`;
            const { width, height } = target.getBoundingClientRect();
            (window.sizes[name] ??= new Set()).add(`${width} x ${height}`);
        }
    });
    for (const one of document.querySelectorAll(".table > .board, .table > .prompt"))
        watch.observe(one);
}"""
SIZES = """() => Object.fromEntries(Object.entries(window.sizes)
    .map(([name, all]) => [name, [...all]]))"""
PLACE = """() => {
    const { x, y, width, height } =
        document.querySelector(".board").getBoundingClientRect();
    return [x, y + scrollY, width, height];
}"""
ANSWER = """(at) => {
    const listed = document.querySelectorAll("#choices ol button");
    listed[at % listed.length].click();
}"""


def sit(page: Page, server: Server, game: Game, **more: str) -> None:
    first = game.first
    options = game.set_up({**first.options, **more}, first.seats)
    open_table(page, server.url, 1, options, game=game.id, seats=first.seats)
    assert asked_or_over(page)


def answer(page: Page, at: int) -> None:
    page.locator("#choices ol button").first.wait_for()  # those before are still there
    taken = page.locator(".table").get_attribute("data-decisions")
    page.evaluate(ANSWER, at)
    moved_on(page, taken)


@pytest.mark.parametrize(
    ("game", "size"),
    some([*GAMES], SCREENS),
    ids=lambda value: value["width"] if isinstance(value, dict) else value.id,
)
def test_the_board_stays_where_it_is_and_as_large_for_a_whole_match(
    page: Page, server: Server, game: Game, size: ViewportSize
) -> None:
    settle(page, server.url, speed="off")
    page.set_viewport_size(size)
    sit(page, server, game)
    page.evaluate(WATCH)
    places = set()
    for number in range(MOST):
        if not asked_or_over(page):
            break
        places.add(tuple(page.evaluate(PLACE)))
        answer(page, 7 * number)
    assert len(places) == 1, places
    assert {len(all_) for all_ in page.evaluate(SIZES).values()} == {1}


# Where the house lies on the screen and on the page, how high it is, and whether
# something that can be chosen would be seen were all so much lower.
HOUSE = """() => {
    const { top, height } =
        document.querySelector(".carcosa .stage").getBoundingClientRect();
    return [top, top + scrollY, height];
}"""
SEEN = """(lower) => {
    const top = document.querySelector(".prompt").getBoundingClientRect().bottom;
    return [...document.querySelectorAll(".board .open")]
        .map((one) => one.getBoundingClientRect())
        .some((one) => one.bottom + lower > top + 44 &&
            one.top + lower < innerHeight - 44);
}"""


def test_a_phone_scrolls_by_itself_only_where_nothing_that_is_asked_is_seen(
    page: Page, server: Server
) -> None:
    """And the house lies where it is on the page, whatever else is told or asked."""
    settle(page, server.url, speed="off")
    page.set_viewport_size(PHONE)
    sit(page, server, find("carcosa"), role_draw="choose")
    moves = page.locator(".board .element.open[data-element^='node:']")
    scenes, stays, places = 0, 0, set()
    for number in range(15):
        if not asked_or_over(page):
            break
        scenes += page.locator(".scene").count()
        if moves.count():  # some of what can be chosen is in sight, some below it
            moves.first.evaluate("one => one.scrollIntoView({block: 'center'})")
        house, *place = page.evaluate(HOUSE)
        places.add(tuple(place))
        answer(page, 5 * number)
        page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
        moved = page.evaluate(HOUSE)[0] - house
        if page.evaluate(SEEN, -moved):
            assert abs(moved) < 1
            stays += 1
    assert stays > 0
    assert scenes > 0
    assert len(places) == 1, places


@pytest.mark.parametrize("width", [390, 1280])
def test_ones_own_last_action_can_be_read_until_one_acts_again(
    page: Page, server: Server, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    settle(page, server.url, speed="off")
    sit(page, server, find("carcosa"))
    mine = page.locator(".prompt .lately")
    expect(mine).to_have_count(0)
    told = page.locator(".meanwhile")
    for number in range(6):
        answer(page, 3 * number)
        assert asked_or_over(page)
        said = mine.inner_text().removeprefix("Your last action:").strip()
        assert said
        page.locator("[data-aid='hint']").evaluate("one => one.blur()")
        mine.click()
        expect(told.locator("h2").first).to_have_text("Your last action:")
        first = told.locator("ul").first.locator(".line").first.inner_text()
        assert said.startswith(first)
        if number % 3 == 0:
            page.keyboard.press("Escape")
        elif number % 3 == 1:
            page.locator(".prompt p").click()
        else:
            answer(page, 3 * number)
        expect(told).to_have_count(0)


def test_whoever_only_looks_is_told_nothing_against_it(
    page: Page, server: Server
) -> None:
    sit(page, server, find("stratum"))
    inert = page.locator(".board .element.inert")
    tip, refused = page.locator("#tip.shown"), page.locator(".refused")
    inert.first.hover()
    expect(tip).to_have_count(1)
    page.wait_for_timeout(400)  # reasons would have come by now
    assert "first answer the question" not in tip.inner_text()
    expect(tip.locator(".reason")).to_have_count(0)
    expect(refused).to_have_count(0)
    for close in ("Escape", "click"):
        inert.first.click(force=True)  # it says that it is disabled
        expect(refused).to_have_count(1)
        if close == "click":
            page.locator(".prompt p").click()
        else:
            page.keyboard.press(close)
        expect(refused).to_have_count(0)


# The middle of a figure that cannot be chosen, on a place that can.
OVER = """() => {
    for (const one of document.querySelectorAll(".board .element.inert")) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const [top, ...under] = document.elementsFromPoint(x, y);
        if (!top || top.closest(".element") !== one) continue;
        if (under.some((node) => node.closest(".element.open"))) return [x, y];
    }
    return null;
}"""


def test_a_click_on_a_figure_that_is_no_answer_is_meant_for_the_place_it_stands_on(
    page: Page, server: Server
) -> None:
    settle(page, server.url, speed="off")
    sit(page, server, find("carcosa"))
    for number in range(MOST):
        assert asked_or_over(page)
        page.wait_for_timeout(50)
        if at := page.evaluate(OVER):
            taken = page.locator(".table").get_attribute("data-decisions")
            page.mouse.click(*at)
            moved_on(page, taken)
            return
        answer(page, 3 * number)
    raise AssertionError("nobody stood on a place that could be chosen")
