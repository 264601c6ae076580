"""Takes a screenshot of every page of the client (`python -m scripts.screens FOLDER`).

Of each game's table in the middle of a match, at the widths people have, by day and by
night, the languages spread over them; of every other page on a phone and on a screen.
They are for looking at, and are not kept. More words choose among them by their names:
`python -m scripts.screens /tmp/screens stratum-390 lobby`.
Needs what `pictures.py` needs, and takes the matches from there.
"""

import asyncio
import itertools
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from scripts.pictures import (
    CHROMIUM,
    DEVICE,
    FLAGS,
    MOMENTS,
    Moment,
    keep_all,
    serving,
    sit_down,
)

from sobremesa.i18n import LANGUAGES
from sobremesa.server import wire

HEIGHTS: Final = {390: 844, 820: 1180, 1366: 768, 1920: 1080}  # by width
SCHEMES: Final = ("light", "dark")
FEW: Final = ((390, "dark"), (1366, "light"))  # for pages that are no table
CROWD: Final = Moment(  # four fields at one table
    game="heroes",
    bots=("normal",) * 3,
    seed="7",
    decisions=120,
    options={"mode": "arena"},
)
OPEN = {"kind": "open"}
BOTS = [{"kind": "bot", "name": "chance"}] * 4
PLOT_SECONDS = 240  # until a short match has been looked back at
PATIENCE = 60_000  # milliseconds for anything else

Visit = Callable[[Any, str], None]


@dataclass(frozen=True)
class Screen:
    name: str
    width: int
    scheme: str
    lang: str
    visit: Visit

    @property
    def file(self) -> str:
        return f"{self.name}-{self.width}-{self.scheme}-{self.lang}.png"


def table(key: wire.SeatKey) -> Visit:
    return lambda page, url: sit_down(page, url, key)


def path(where: str, sign: str) -> Visit:
    """A page that is there when something on it is."""

    def visit(page: Any, url: str) -> None:
        page.goto(f"{url}{where}")
        page.wait_for_selector(sign)

    return visit


def opened(page: Any, url: str, seats: list[dict[str, str]]) -> str:
    order = {"game": "stratum", "seats": seats, "options": {"max_rounds": 2}}
    answer = page.request.post(f"{url}/api/tables", data={**order, "device": DEVICE})
    number: str = answer.json()["table"]["id"]
    return number


def new_table(page: Any, url: str) -> None:
    page.goto(url)
    page.locator("[data-create]").first.click()
    page.wait_for_selector("dialog")


def waiting(page: Any, url: str) -> None:
    page.goto(f"{url}/table/{opened(page, url, [OPEN, OPEN, *BOTS[:2]])}")
    page.wait_for_selector(".waiting")


def ended(page: Any, url: str) -> None:
    page.goto(f"{url}/table/{opened(page, url, BOTS)}")
    page.wait_for_selector("dialog table.result")


def looked_back(page: Any, url: str) -> None:
    number = opened(page, url, BOTS)
    page.goto(f"{url}/table/{number}")
    page.wait_for_selector("dialog table.result")
    page.goto(f"{url}/replay/{number}#9")
    page.locator("[data-look]").click()
    plot = page.locator("polyline").first
    plot.wait_for(state="attached", timeout=PLOT_SECONDS * 1000)  # a level line is flat


def lesson(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".games article").first.locator("[data-learn]").click()
    page.locator("dialog li button").first.click()
    page.wait_for_selector(".lesson .head")


def puzzle(page: Any, url: str) -> None:
    page.goto(f"{url}/puzzles")
    page.locator("[data-puzzle^='stratum']").first.click()
    page.wait_for_selector(".puzzle .text")


def lab(data: Path) -> Visit:
    """Behind its door."""

    def visit(page: Any, url: str) -> None:
        page.goto(f"{url}/lab")
        page.locator("main input").first.fill(
            (data / "operator.key").read_text().strip()
        )
        page.locator("main form button").first.click()
        page.wait_for_selector("main details")

    return visit


PAGES: Final[dict[str, Visit]] = {
    "lobby": path("", ".games h3"),
    "new-table": new_table,
    "waiting": waiting,
    "end": ended,
    "gallery": path("/gallery/heroes", "article, .entry, main li"),
    "rules": path("/rules/escaramuzas", ".book"),
    "decks": path("/decks/heroes", "main h1, main h2"),
    "puzzles": path("/puzzles", "[data-puzzle]"),
    "puzzle": puzzle,
    "lesson": lesson,
    "matches": path("/matches", "main h1, main h2"),
    "look-back": looked_back,  # takes minutes
}


def screens(keys: dict[str, wire.SeatKey], data: Path) -> Iterator[Screen]:
    """All of them, the languages in turn."""
    langs = itertools.cycle(LANGUAGES)
    for name, key in keys.items():
        for width, scheme in itertools.product(HEIGHTS, SCHEMES):
            yield Screen(name, width, scheme, next(langs), table(key))
        next(langs)  # so that a width has another language in the next game
    for name, visit in {"lab": lab(data), **PAGES}.items():
        for width, scheme in FEW:
            yield Screen(name, width, scheme, next(langs), visit)


def take(browser: Any, url: str, screen: Screen, folder: Path) -> None:
    context = browser.new_context(
        viewport={"width": screen.width, "height": HEIGHTS[screen.width]},
        color_scheme=screen.scheme,
        locale=screen.lang,
        has_touch=screen.width < 1000,
        is_mobile=screen.width < 1000,
        reduced_motion="reduce",
    )
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        screen.visit(page, url)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / screen.file, animations="disabled")
        print(screen.file)
    finally:
        context.close()


def main() -> None:
    from playwright.sync_api import sync_playwright  # only where it is installed

    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    moments = {one.game: one for one in MOMENTS} | {"heroes-four": CROWD}
    if wanted:  # a match takes a while to play
        named = {name: one for name, one in moments.items() if name in "".join(wanted)}
        moments = named
    with tempfile.TemporaryDirectory() as data:
        made = asyncio.run(keep_all(Path(data), list(moments.values())))
        keys = dict(zip(moments, made, strict=True))
        with serving(Path(data)) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for screen in screens(keys, Path(data)):
                if not wanted or any(screen.file.startswith(one) for one in wanted):
                    take(browser, url, screen, folder)
            browser.close()


if __name__ == "__main__":
    main()
