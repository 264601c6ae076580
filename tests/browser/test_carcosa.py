"""Carcosa's house in the browser: whole matches, and what everyone may look at."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Server
from .visits import (
    END,
    asked_or_over,
    check_access,
    check_colours,
    check_languages,
    choose_first,
    moved_on,
    open_table,
    press_something,
    settle,
)

SHORT = {"max_rounds": 5, "preset": "measured"}
ONE, WITH_BOTS = 1, 3  # seats, one of them a person's
# Where to click, as a player would look: rooms, Boxes, cards, buttons, anything.
ANSWERS = (
    "[data-element^='node:'].open",
    "[data-element^='room:'].open",
    ".scene .element.open",
    ".prompt .acts .button",
    ".element.open",
)


def house(page: Page, server: Server, seats: int, **options: object) -> None:
    rules = {**SHORT, **options}
    open_table(page, server.url, 1, rules, game="carcosa", seats=seats)
    assert asked_or_over(page)


def click_answer(page: Page) -> None:
    taken = page.locator(".table").get_attribute("data-decisions")
    found = next(page.locator(one) for one in ANSWERS if page.locator(one).count())
    found.last.click(position={"x": 20, "y": 8})  # souls may stand in the middle
    choose_first(page)
    moved_on(page, taken)


def place_of(crate: Locator) -> tuple[int, int]:
    box = crate.bounding_box()
    assert box
    return round(box["x"]), round(box["y"])


def test_a_whole_match_with_bots_by_mouse(page: Page, server: Server) -> None:
    house(page, server, WITH_BOTS)
    while asked_or_over(page):
        click_answer(page)
    expect(page.locator(END)).to_be_visible()
    check_access(page)


# Away from under the pointer; or over what is there, as figures walk.
AWAY = "one => one.parentElement.style.translate = '0 40rem'"
OVER = """one => one.after(Object.assign(document.createElement("div"), {
    style: "position: fixed; inset: 0; z-index: 99"}))"""


@pytest.mark.parametrize("walk", [AWAY, OVER])
def test_a_press_is_for_what_was_there_when_it_began(
    page: Page, server: Server, walk: str
) -> None:
    house(page, server, ONE)
    taken = page.locator(".table").get_attribute("data-decisions")
    room = page.locator("[data-element^='node:'].open").last
    room.hover(position={"x": 20, "y": 8})
    page.mouse.down()
    room.evaluate(walk)
    page.mouse.up()
    choose_first(page)
    moved_on(page, taken)


def test_a_whole_match_by_keyboard(page: Page, server: Server) -> None:
    house(page, server, ONE, souls=2)
    while asked_or_over(page):
        press_something(page)
    expect(page.locator(END)).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_house_is_for_everyone(page: Page, server: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    house(page, server, ONE, souls=4)
    check_languages(page)
    room = page.locator("[data-element='room:F3_R2']:not(.open)")
    answers = 0
    while answers < 6 or not room.count():  # a Scout may look into any room
        click_answer(page)
        assert asked_or_over(page)
        answers += 1
    page.evaluate(
        "scrollTo(0, 0)"
    )  # the question stays on top and would cover half a row
    check_access(page)
    room.click()
    expect(page.locator("dialog")).to_be_visible()
    check_access(page)


def test_nothing_of_a_box_stands_over_its_edges(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1366, "height": 700})
    house(page, server, ONE, souls=4)
    while page.locator(".crate").count() == 0:  # they come with the first round
        click_answer(page)
        assert asked_or_over(page)

    over = page.locator(".crate button").evaluate_all(
        """(boxes) => boxes.flatMap((box) => {
            const { top, bottom } = box.getBoundingClientRect();
            return [...box.querySelectorAll(".name, .face, .count")].filter((part) => {
                const own = part.getBoundingClientRect();
                return own.top < top || own.bottom > bottom;
            }).map((part) => part.textContent);
        })"""
    )

    assert over == []


def test_the_log_says_which_soul_it_was(page: Page, server: Server) -> None:
    settle(page, server.url, lang="en", speed="off")
    house(page, server, WITH_BOTS)
    while page.locator("ol[data-log] .turn").count() == 0:
        click_answer(page)
        assert asked_or_over(page)

    who = page.locator("ol[data-log] .turn span").first.inner_text()

    assert who.startswith("P1, ")


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_the_night_is_readable(page: Page, server: Server, theme: str) -> None:
    settle(page, server.url, theme=theme, speed="off", lang="en")
    house(page, server, ONE, souls=4, role_draw="choose")
    check_colours(page)
    for _ in range(4):
        click_answer(page)
        assert asked_or_over(page)
    check_colours(page)


def test_the_end_of_a_round_is_told_step_by_step(page: Page, server: Server) -> None:
    settle(page, server.url, speed="fast", lang="en")
    house(page, server, ONE, souls=2)
    page.evaluate(
        """() => {
            window.steps = [];
            window.early = [];
            new MutationObserver(() => {
                const step = document.querySelector(".steps")?.innerText;
                if (!step || window.steps.includes(step)) return;
                window.steps.push(step);
                const log = document.querySelector("ol[aria-label=Log]").innerText;
                if (log.includes("CA-6.13")) window.early.push(step);
            }).observe(document.body, {subtree: true, childList: true,
                                       characterData: true});
        }"""
    )
    for _ in range(2):
        taken = page.locator(".table").get_attribute("data-decisions")
        page.get_by_role("button", name="End the turn").first.click()
        moved_on(page, taken)
        assert asked_or_over(page)
    told = page.evaluate("window.steps")
    numbers = [int(step.split()[1]) for step in told]
    assert numbers == sorted(numbers)
    assert {1, 2, 3, 4, 7, 8} <= {*numbers, 2}  # nobody need be on the King's floor
    assert "CA-6.5" in told[numbers.index(3)]
    early = [int(step.split()[1]) for step in page.evaluate("window.early")]
    assert early, "the belt is in the log at last"
    assert min(early) >= 8, "the log tells no more than the board"


@pytest.mark.parametrize("width", [360, 1280])
def test_the_last_end_of_round_stays_at_hand(
    page: Page, server: Server, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    settle(page, server.url, speed="off", lang="en")
    house(page, server, ONE, souls=2)
    strip = page.locator(".ending")
    expect(strip).to_have_accessible_name("At the end of the round")
    while strip.get_attribute("aria-label") != "End of round 1":
        taken = page.locator(".table").get_attribute("data-decisions")
        page.get_by_role("button", name="End the turn").first.click()
        moved_on(page, taken)
        assert asked_or_over(page)

    strip.focus()
    page.keyboard.press("Enter")
    steps = page.get_by_role("region", name="End of round 1").locator("ol > li")
    expect(steps).to_have_count(9)
    expect(steps.nth(0)).to_contain_text("The house wears")
    expect(steps.nth(2)).to_contain_text("CA-6.5")
    expect(steps.nth(7)).to_contain_text("The belt turns")
    check_access(page)
    steps.nth(2).get_by_role("button").press("Escape")
    expect(steps).to_have_count(0)
    expect(strip).to_be_focused()


def test_everyone_may_look_at_what_is_known(page: Page, server: Server) -> None:
    house(page, server, WITH_BOTS)
    page.locator("section.P2 .could").click()
    expect(page.locator("section.P2 .options")).to_contain_text("Go to room 1")
    expect(page.locator(".place.reach")).to_have_count(4)
    page.locator("section.P2 .could").click()
    page.locator("[data-element='room:F1_R1']").click()
    expect(page.locator("dialog")).to_contain_text("4 events")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Known cards").click()
    expect(page.locator("dialog")).to_contain_text("Nobody has seen")


def test_the_belt_shows_where_each_box_will_be(page: Page, server: Server) -> None:
    house(page, server, ONE)
    crate = page.locator("[data-element='room:F1_R1']")
    below = place_of(page.locator("[data-element='room:F1_R4']"))
    button = page.get_by_role("button", name="Next round", exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert place_of(crate) == below
    expect(page.locator(".stage .ahead")).to_have_text("Next round")
    page.locator("#choices ol button").first.click()  # what is foreseen is over with it
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_move_says_what_waits(page: Page, server: Server) -> None:
    house(page, server, ONE)
    room = page.locator("[data-element='node:F1_R1']")
    assert "An unknown card waits" in (room.get_attribute("aria-label") or "")
    page.keyboard.press("b")
    room.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Ending the round there costs")


def test_a_counter_says_on_a_tap_what_it_counts(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    house(page, server, ONE, souls=2)
    page.locator(".gauges .keys").click()
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("Keys in this match")
    expect(dialog.get_by_role("button", name="CA-10.3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_a_soul_could_do_can_be_done_from_its_sheet(
    page: Page, server: Server
) -> None:
    house(page, server, ONE, souls=2)
    sheet = page.locator("section.asked")
    while sheet.locator(".could").count() == 0:  # roles may have to be chosen first
        click_answer(page)
        assert asked_or_over(page)
    sheet.locator(".could").click()
    expect(sheet.locator(".role")).not_to_be_empty()
    taken = page.locator(".table").get_attribute("data-decisions")
    sheet.locator(".options button").first.click()
    moved_on(page, taken)


def test_a_room_tells_what_was_turned_there(page: Page, server: Server) -> None:
    house(page, server, ONE, souls=2)
    while not (rooms := turned_in(page)):
        click_answer(page)
        assert asked_or_over(page)
    place = page.locator(f"[data-element='node:{rooms[0]}']")
    place.click(position={"x": 20, "y": 8})
    expect(page.locator("dialog")).to_contain_text("Turned here last")


def turned_in(page: Page) -> list[str]:
    """The rooms where a card was turned, that a tap explains as it chooses nothing."""
    lines = page.locator("ol[data-log]").get_by_text("reveals").all_inner_texts()
    told = [re.search(r"room (\d) on floor (\d)", line) for line in lines]
    rooms = [f"F{found[2]}_R{found[1]}" for found in told if found]
    shut = "[data-element='node:{}']:not(.open)"
    return [room for room in rooms if page.locator(shut.format(room)).count()]
