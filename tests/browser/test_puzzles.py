"""Puzzles in a browser: from the lobby to the solution, on the real board."""

from playwright.sync_api import Page, expect

from sobremesa.i18n import Words
from sobremesa.puzzles.puzzle import find_puzzle
from sobremesa.shelf import find

from .conftest import Server
from .visits import check_access

CARD = ".puzzle"


def test_a_puzzle_is_set_judged_and_explained(page: Page, server: Server) -> None:
    puzzle = find_puzzle(find("stratum"), 1)
    words = Words("en", puzzle.game)
    first = puzzle.steps[0]
    wrong = next(text for text in first.chances if text != first.do)
    choices = page.locator("#choices")

    page.goto(server.url)
    page.locator("[data-daily]").click()
    expect(page.locator("[data-puzzle='daily']")).to_be_visible()
    page.locator("section.daily a").click()
    page.locator("[data-puzzle='stratum.1']").click()
    expect(page.locator(f"{CARD} .text")).to_contain_text(
        puzzle.game.cite(puzzle.goal.rule)
    )
    check_access(page)

    choices.get_by_role("button", name=words.action(wrong), exact=False).first.click()
    expect(page.locator(f"{CARD} .bad")).to_contain_text("Not this")
    expect(page.locator(".table")).to_have_attribute("data-decisions", "0")
    for step in puzzle.steps:
        name = words.action(step.do)
        choices.get_by_role("button", name=name, exact=False).first.click()
    expect(page.locator(f"{CARD} .good")).to_contain_text("Right!")
    expect(page.locator(f"{CARD} .why")).to_contain_text("only beginning")
    check_access(page)


def test_why_a_puzzle_cannot_be_opened_is_told_where_it_was_pressed(
    page: Page, server: Server
) -> None:
    """Say, because too many tables are open: the reader may be far down the page."""
    told = {"type": "refusal", "code": "quota", "message": "no more tables today"}
    page.route("**/api/forks", lambda route: route.fulfill(status=429, json=told))
    page.goto(f"{server.url}/puzzles")

    last = page.locator("[data-puzzle='escaramuzas.10']")
    last.click()

    expect(page.locator("li", has=last).get_by_role("alert")).to_be_in_viewport()
