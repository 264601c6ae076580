"""Takes pictures of every game from the real client (`make pictures`).

A match of bots with fixed dice is played up to a good moment and put into a store of
its own; the server opens it, and Debian's Chromium looks at it through Ana's eyes.
Chromium also makes the pictures small: the whole table is committed in docs/pictures,
the part of it that a game's sheet shows beside that sheet.
Needs the built client, playwright and Chromium.
"""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import sobremesa
from sobremesa.bots.levels import Brain
from sobremesa.games import find
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.match import Match
from sobremesa.kernel.options import Value
from sobremesa.server import wire
from sobremesa.server.orders import draw_up
from sobremesa.server.store import Store

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "pictures"
GAMES: Final = ROOT / "src" / "sobremesa" / "games"  # not those of a compiled build
WIDTH, HEIGHT = 1280, 860  # of the browser's window
SCALE = 0.7  # of the window, for the picture
LARGEST = 60_000  # bytes of a picture
QUALITIES = tuple(hundredth / 100 for hundredth in range(90, 25, -5))
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
CLIENT = Path(sobremesa.__file__).parent / "_web" / "index.html"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DEVICE = "a-camera-that-sits-at-the-table"
LINE = re.compile(r"http://127\.0\.0\.1:\d+")
SHRINK = """async ([png, width, height, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """When Ana, at the first seat, is asked at a calm stage after some decisions."""

    game: str
    bots: tuple[str, ...]  # at the other seats
    seed: str
    decisions: int
    options: dict[str, Value] = field(default_factory=dict)


MOMENTS: Final = (
    Moment(game="stratum", bots=("normal",) * 3, seed="27", decisions=182),
    Moment(game="carcosa", bots=("normal",) * 2, seed="9", decisions=109),
    Moment(game="connected_worlds", bots=("normal",) * 2, seed="5", decisions=700),
    Moment(game="heroes", bots=("normal",), seed="1", decisions=150),
    Moment(
        game="escaramuzas",
        bots=("normal",),
        seed="3",
        decisions=226,
        options={"map": "three_bridges"},
    ),
)


@dataclass(frozen=True, kw_only=True)
class Part:
    """What the sheet of a game shows of the table, in a file beside it."""

    name: str
    around: tuple[str, ...]  # the elements it goes round
    without: str = ""  # what is left out: tools, and words where it needs none
    worded: bool = True  # a picture for each language, or one for all

    def file(self, lang: str) -> str:
        return f"{self.name}-{lang}.webp" if self.worded else f"{self.name}.webp"


PARTS: Final = {
    "stratum": Part(name="centre", around=(".centre",)),
    "carcosa": Part(
        name="floor",
        around=tuple(f'[data-element="node:F2_R{n}"]' for n in (1, 2, 3, 4)),
    ),
    "connected_worlds": Part(
        name="base",
        around=(".map",),
        without=".map .zoom, .map .visit, .map text.name",
        worded=False,
    ),
    "heroes": Part(
        name="hero",
        around=(".spot:has(.hero):not(:has(.turn))",),
    ),
    "escaramuzas": Part(
        name="field",
        around=(".board .viewport",),
        without=".words, .viewport .zoom",
        worded=False,
    ),
}
MARGIN = 2  # pixels round them
LEAVE_OUT = """(selector) => {
    for (const one of document.querySelectorAll(selector))
        one.style.visibility = "hidden";
}"""
AROUND = """(selectors) => {
    const found = selectors.map((one) => document.querySelector(one));
    const boxes = found.map((one) => one.getBoundingClientRect());
    const [x, y] = ["x", "y"].map((at) => Math.min(...boxes.map((box) => box[at])));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return {x, y, width: right - x, height: bottom - y};
}"""


def played(moment: Moment) -> Match:
    """The match up to the moment; everybody plays as `normal` does."""
    names = ["Ana", *moment.bots]
    match = Match(find(moment.game), names, moment.options, seed=moment.seed)
    brains = [Brain("normal", f"{moment.seed}/{seat}") for seat in range(len(names))]
    while not match.over:
        seat = int(match.state.seat)
        calm = match.state.stage in match.game.calm
        if len(match.actions) >= moment.decisions and seat == 0 and calm:
            return match
        match.play(seat, brains[seat].choose(match.seat(seat)))
    raise SystemExit(
        f"pictures: the match of {moment.game} with seed {moment.seed} ended after "
        f"{len(match.actions)} decisions, choose a moment before"
    )


async def keep(store: Store, moment: Moment) -> wire.SeatKey:
    """The match as a table of the house; Ana's key to it."""
    match = played(moment)
    bots = [wire.SeatOrder(kind="bot", name=name) for name in moment.bots]
    order = wire.TableOrder(
        game=moment.game,
        seats=[wire.SeatOrder(kind="human", name="Ana"), *bots],
        options=dict(moment.options),
        device=DEVICE,
    )
    row, (key,) = draw_up(order)
    row = replace(row, seed=moment.seed)
    await store.add_table(row)
    for _, action in match.actions:
        await store.add_action(row, action, "")
        row.actions.append(action)
        row.changes += 1
    return key


async def keep_all(folder: Path, moments: list[Moment]) -> list[wire.SeatKey]:
    store = await Store.open(str(folder / "tables.db"))
    try:
        return [await keep(store, moment) for moment in moments]
    finally:
        await store.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The real server on these tables; its address."""
    command = [sys.executable, "-m", "sobremesa", "serve", "--no-browser"]
    place = ["--port", "0", "--data", str(folder)]
    with subprocess.Popen([*command, *place], stdout=subprocess.PIPE, text=True) as one:
        assert one.stdout is not None
        try:
            told = (LINE.search(line) for line in one.stdout)
            yield next(found[0] for found in told if found)
        except StopIteration:
            raise SystemExit("pictures: the server did not start") from None
        finally:
            one.terminate()


def sit_down(page: Any, url: str, key: wire.SeatKey) -> None:
    """At Ana's seat, until she is asked something."""
    page.goto(f"{url}/api/health")  # a page of the same origin that draws nothing
    keys = {key.table: [{"seat": key.seat, "token": key.token}]}
    page.evaluate(
        """([keys, device]) => {
            localStorage.setItem("sobremesa.keys", keys);
            localStorage.setItem("sobremesa.device", device);
        }""",
        [json.dumps(keys), DEVICE],
    )
    page.goto(f"{url}/table/{key.table}")
    page.wait_for_selector("#choices ol button")


def visit(page: Any, url: str, key: wire.SeatKey) -> bytes:
    """What Ana sees, when everything has been drawn."""
    sit_down(page, url, key)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    shot: bytes = page.screenshot(animations="disabled")
    return shot


def cut(page: Any, game: str, lang: str) -> None:
    """The part of the table that the game's sheet shows."""
    part = PARTS[game]
    if part.without:
        page.evaluate(LEAVE_OUT, part.without)
    box = page.evaluate(AROUND, part.around)
    x, y = max(0, box["x"] - MARGIN), max(0, box["y"] - MARGIN)
    width = min(WIDTH - x, box["width"] + 2 * MARGIN)
    height = min(HEIGHT - y, box["height"] + 2 * MARGIN)
    clip = {"x": x, "y": y, "width": width, "height": height}
    shot = page.screenshot(clip=clip, animations="disabled")
    path = GAMES / game / "learn" / part.file(lang)
    path.write_bytes(small(page, shot, (width, height)))
    print(f"{game}/learn/{path.name}: {path.stat().st_size} bytes")


def small(
    page: Any, shot: bytes, window: tuple[float, float] = (WIDTH, HEIGHT)
) -> bytes:
    """The same as a WebP that is not too large."""
    png = b64encode(shot).decode()
    size = [round(side * SCALE) for side in window]
    for quality in QUALITIES:
        picture = b64decode(page.evaluate(SHRINK, [png, *size, quality]))
        if len(picture) <= LARGEST:
            return picture
    raise SystemExit(f"pictures: one is larger than {LARGEST} bytes")


def look(browser: Any, url: str, game: str, key: wire.SeatKey, lang: str) -> None:
    """The pictures of one game: the whole table in the first language alone."""
    page = browser.new_page(
        viewport={"width": WIDTH, "height": HEIGHT},
        locale=lang,
        reduced_motion="reduce",
    )
    shot = visit(page, url, key)
    if lang == LANGUAGES[0]:
        path = FOLDER / f"{game}.webp"
        path.write_bytes(small(page, shot))
        print(f"{path.name}: {path.stat().st_size} bytes")
    cut(page, game, lang)
    page.close()


def take(url: str, moments: list[Moment], keys: list[wire.SeatKey]) -> None:
    from playwright.sync_api import sync_playwright  # only where it is installed

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for moment, key in zip(moments, keys, strict=True):
            for lang in LANGUAGES if PARTS[moment.game].worded else LANGUAGES[:1]:
                look(browser, url, moment.game, key, lang)
        browser.close()


def main() -> None:
    if CHROMIUM is None:
        raise SystemExit("pictures: there is no Chromium here to look with")
    if not CLIENT.exists():
        raise SystemExit(f"pictures: the client is not built, there is no {CLIENT}")
    wanted = [one for one in MOMENTS if one.game in sys.argv[1:] or not sys.argv[1:]]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        keys = asyncio.run(keep_all(Path(folder), wanted))
        with serving(Path(folder)) as url:
            take(url, wanted, keys)


if __name__ == "__main__":
    main()
