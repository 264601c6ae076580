"""What a visitor does, in a few words."""

import json
import os
import secrets
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from sobremesa.i18n import LANGUAGES

from .conftest import LIGHT

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast"]  # all of Axe's rules in which a theme differs
WHOLE = "SOBREMESA_WHOLE" in os.environ
OPEN = ".element.open"
END = "dialog table.result"
expect.set_options(timeout=90_000)  # milliseconds: machines are busy sometimes
SHORT = {"max_rounds": 2}  # a whole match in a minute


def some(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Pairs in which every value of each axis occurs; with SOBREMESA_WHOLE all."""
    if WHOLE:
        return list(product(*axes))
    most = max(map(len, axes))
    return [tuple(axis[at % len(axis)] for axis in axes) for at in range(most)]


def open_table(
    page: Page,
    url: str,
    people: int = 1,
    options: dict[str, Any] | None = None,
    *,
    game: str = "stratum",
    seats: int = 4,
    free: int = 0,
    **more: Any,
) -> str:
    """A new table with this many people here, beside them bots that play at random.

    Free seats come after the people; with one, the match waits for somebody else.
    """
    chairs = [{"kind": "human", "name": f"P{n}"} for n in range(people)]
    chairs += [{"kind": "open"} for _ in range(free)]
    chairs += [{"kind": "bot", "name": "chance"} for _ in range(seats - people - free)]
    order = {
        "game": game,
        "seats": chairs,
        "options": SHORT if options is None else options,
    }
    return sit_down(page, url, "/api/tables", {**order, **more})


def settle(page: Page, url: str, **settings: Any) -> None:
    """What this visitor prefers."""
    come(page, url)
    page.evaluate(
        "(liked) => localStorage.setItem('sobremesa.settings', liked)",
        json.dumps(settings),
    )


def come(page: Page, url: str) -> None:
    """To a page of the house that draws nothing: there already after another test."""
    if page.url != f"{url}{LIGHT}":
        page.goto(f"{url}{LIGHT}")


def lay(page: Page, url: str, position: str, name: str = "P0") -> str:
    """A table at a position, whoever is asked there here, against random bots."""
    wish = {"name": name, "position": position, "level": "chance"}
    return sit_down(page, url, "/api/forks", wish)


def sit_down(page: Page, url: str, door: str, wish: dict[str, Any]) -> str:
    """At a table that is made as wished; its id."""
    device = secrets.token_urlsafe(32)
    answer = page.request.post(f"{url}{door}", data={**wish, "device": device})
    opened = answer.json()
    table: str = opened["table"]["id"]
    keys = [{"seat": key["seat"], "token": key["token"]} for key in opened["keys"]]
    come(page, url)
    page.evaluate(
        """([keys, device]) => {
            localStorage.setItem("sobremesa.keys", keys);
            localStorage.setItem("sobremesa.device", device);
        }""",
        [json.dumps({table: keys}), device],
    )
    page.goto(f"{url}/table/{table}")
    return table


def asked_or_over(page: Page) -> bool:
    """Waits for the next question; whether there is one."""
    page.wait_for_selector(f"#choices ol button, .curtain button, {END}")
    return page.locator(END).count() == 0


def decisions(page: Page, url: str, table: str) -> int:
    answer = page.request.get(f"{url}/api/tables/{table}")
    number: int = answer.json()["decisions"]
    return number


def click_something(page: Page) -> None:
    """Answer with the mouse: an element that glows, then the menu if there is one.

    By the list where no answer is on the board.
    """
    taken = page.locator(".table").get_attribute("data-decisions")
    glowing = page.locator(OPEN)
    listed = page.locator("#choices ol button")
    (glowing if glowing.count() else listed).first.click()
    choose_first(page)
    moved_on(page, taken)


def choose_first(page: Page) -> None:
    """Of a menu, if there is one."""
    menu = page.locator(".chooser button")
    if menu.count():
        menu.first.click()


def press_something(page: Page) -> None:
    """Answer with the keyboard: to the board, along it, Enter; else by number."""
    taken = page.locator(".table").get_attribute("data-decisions")
    page.keyboard.press("b")
    for key in ("", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        if key:
            page.keyboard.press(key)
        if page.locator(f"{OPEN}:focus").count():
            page.keyboard.press("Enter")
            break
    else:
        page.keyboard.press("c")
        page.keyboard.press("Enter")
    if menu := page.locator(".chooser button").count():
        if menu > 2:  # the last one takes it back
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    moved_on(page, taken)


def moved_on(page: Page, taken: str | None) -> None:
    """Until more decisions are shown than had been taken."""
    page.wait_for_function(
        "(old) => document.querySelector('.table')?.dataset.decisions !== old",
        arg=taken,
    )


def finish(page: Page) -> None:
    """To the end by the shortest way."""
    while asked_or_over(page):
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            page.locator(".curtain").wait_for(state="detached")
        else:
            click_something(page)


# What hides the pages of tests is hidden from axe: to show them were to paint them.
FOUND = """async (rules) => {
    const own = window.getComputedStyle;
    const shown = (style) => new Proxy(style, { get: (_, name) =>
        name === "opacity" ? "1"
        : name === "getPropertyValue"
            ? (one) => one === "opacity" ? "1" : style.getPropertyValue(one)
        : style[name] });
    window.getComputedStyle = (node, part) =>
        node === document.documentElement ? shown(own(node, part)) : own(node, part);
    try {
        const found = await axe.run({ runOnly: rules, resultTypes: ["violations"],
            preload: false, iframes: false });
        return found.violations.map(
            (one) => [one.id, one.nodes.map((node) => node.html)]);
    } finally {
        window.getComputedStyle = own;
    }
}"""


def check_access(page: Page, rules: Sequence[str] = TAGS) -> None:
    """Axe finds nothing, and nothing makes the page scroll sideways."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(FOUND, rules)
    assert found == [], found
    check_width(page)


def check_colours(page: Page) -> None:
    """Everything can be read in this theme, too: the rest is as in any other."""
    check_access(page, COLOURS)


def check_width(page: Page) -> None:
    """Nothing makes the page, or a dialog, scroll sideways.

    Cheap, where axe looks at every part.
    """
    wide = page.evaluate(
        """[document.documentElement, ...document.querySelectorAll("dialog")].map(
            (one) => one.scrollWidth - one.clientWidth)"""
    )
    assert set(wide) == {0}, wide


def check_languages(page: Page) -> None:
    """Every language fits; axe, which reads no language, looks once."""
    for lang in LANGUAGES:
        speak(page, lang)
        check_width(page)
    check_access(page)


def join(page: Page, link: str, name: str) -> None:
    """Follow a link to a table and take the first seat that is offered."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").first.click()
    expect(page.get_by_role("button", name="Join")).to_have_count(0)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def speak(page: Page, lang: str) -> None:
    page.locator("header select").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
