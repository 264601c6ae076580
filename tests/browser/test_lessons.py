"""Lessons in a browser: a short way through each, by mouse and by keyboard."""

import os

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game
from sobremesa.lessons.lesson import lessons, open_lesson

from .conftest import Server
from .visits import asked_or_over, check_access, speak

CARD = ".lesson"
PATIENCE = 10_000  # milliseconds until what is marked is in sight
FEW = 6  # steps that are taken here; all of them in the whole ones below
WHOLE = pytest.mark.skipif(
    "SOBREMESA_WHOLE" not in os.environ, reason="two minutes: set SOBREMESA_WHOLE=1"
)
ALL = [(game, name) for game in GAMES for name in lessons(game)]


def begin(page: Page, server: Server, game: Game, lesson: int = 0) -> None:
    """From the lobby, as a newcomer does."""
    page.goto(server.url)
    tile = page.locator(".games article").nth([one.id for one in GAMES].index(game.id))
    tile.get_by_role("button", name="How to play").click()
    expect(page.locator("dialog .sheet h2")).to_be_visible()
    page.locator("dialog li button").nth(lesson).click()
    expect(page.locator(f"{CARD} .head")).to_contain_text("1")


def follow(page: Page) -> None:
    """Read a step, or do what it asks for where it is marked, and in no other way."""
    reading = page.locator("[data-lesson='next']")
    if reading.count():
        reading.click()
        return
    assert asked_or_over(page)
    page.locator("[data-pointed]:not([aria-hidden])").click()  # one place, not two
    if page.locator(".chooser").count():
        page.locator(".chooser [data-pointed]").click()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_leads_from_step_to_step(
    page: Page, server: Server, game: Game
) -> None:
    begin(page, server, game)
    speak(page, "es")

    for number in range(1, FEW + 1):
        expect(page.locator(f"{CARD} .head")).to_contain_text(f"Paso {number} de")
        follow(page)

    expect(page.locator(f"{CARD} .head")).to_contain_text(f"Paso {FEW + 1} de")
    page.locator("[data-lesson]").click()  # reads it, or has it done
    expect(page.locator(f"{CARD} .head")).to_contain_text(f"Paso {FEW + 2} de")


def in_sight(page: Page) -> None:
    """Waits until it is: boards move there, and the page scrolls."""
    page.mouse.move(0, 0)  # words that are told of what the mouse rests on
    try:
        page.wait_for_function(f"() => !({COVERED})()", timeout=PATIENCE)
    except TimeoutError:
        assert page.evaluate(COVERED) == ""


# The first place that is marked, unless it is the whole board, and what lies over it.
COVERED = """() => {
    const node = document.querySelector("[data-pointed]:not([aria-hidden], #board)");
    if (!node) return "";
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [middle, half] = [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(middle, half);
    const seen = over && (over.contains(node) || node.contains(over));
    return seen ? "" : `${node.outerHTML.slice(0, 80)} at ${middle}, ${half}`;
}"""


@WHOLE
@pytest.mark.parametrize("wide", [1280, 390])
@pytest.mark.parametrize(
    ("game", "name"), ALL, ids=[f"{game.id}-{name}" for game, name in ALL]
)
def test_a_lesson_is_played_to_its_end(
    page: Page, server: Server, game: Game, name: str, wide: int
) -> None:
    """By what is marked, and by nothing else; and what is marked is in sight."""
    page.set_viewport_size({"width": wide, "height": 844})
    begin(page, server, game, lessons(game).index(name))
    head = page.locator(f"{CARD} .head")
    steps = len(open_lesson(game, name).steps)

    for number in range(1, steps):
        expect(head).to_contain_text(f"Step {number} of {steps}")
        in_sight(page)
        follow(page)

    expect(head).to_contain_text(f"Step {steps} of {steps}")
    in_sight(page)
    if page.locator("[data-lesson='skip']").count():
        follow(page)
        expect(head).not_to_contain_text("Step")


def test_a_lesson_waits_points_and_can_be_hidden(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, server, GAMES[0])
    for _ in range(2):
        page.keyboard.press("n")
    expect(page.locator("[data-element='card:plant'][data-pointed]")).to_have_count(1)
    check_access(page)

    page.locator("#choices").get_by_role("button", name="Play Carnivore").click()
    expect(page.locator(f"{CARD} .wrong")).to_contain_text("Begin with Plant")
    expect(page.locator(".table")).to_have_attribute("data-decisions", "0")

    page.get_by_role("button", name="Hide the lesson").click()
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.get_by_role("button", name="Back to the lesson").click()
    page.reload()
    expect(page.locator(f"{CARD} .head")).to_contain_text("Step 1 of 24")


def test_a_first_match_opens_with_the_page_about_it(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play now – Stratum").click()

    tab = page.get_by_role("tab", name="How to play")
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(page.locator(".sheet img")).to_have_js_property("complete", True)
    assert page.locator(".sheet img").evaluate("one => one.naturalWidth") > 100
