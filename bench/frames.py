"""Frames of the boards: `python bench/frames.py [GAME …] [--seconds N] …`.

A server process on this machine, for every game a table of bots, and Chromium that
watches it for a minute, one match after another, with all motion on.
Chromium's trace says what the page's main thread did: of every frame the script, style
and layout that led to it are added up, in CPU time of that thread.
On a machine that others use, frames come late, and what several would have cost falls
into one; `steady` is therefore what a machine that keeps up would draw: script begun
within a sixtieth of a second is a frame, with all the style and layout of the one it
was drawn in. It is the figure to trust, and the one to be at most 8 ms for 95 of 100.
A long task is one that kept the thread for more than 50 ms.
`--keep FOLDER` keeps the traces, for Chromium's own page of performance.
"""

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Container, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as Late

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.guests import PATIENCE  # noqa: E402
from bench.load import server  # noqa: E402

from sobremesa.games import GAMES, find  # noqa: E402
from sobremesa.kernel.game import Game  # noqa: E402

BAR = 8.0  # milliseconds of script, style and layout a frame, 95 of 100
LONG = 50.0
SIXTIETH = 1e6 / 60  # in microseconds, as traces count
LEAST = 1.0  # milliseconds of script that would be drawn by themselves
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
PARTS = {
    "script": {
        "EvaluateScript",
        "FunctionCall",
        "RunMicrotasks",
        "BlinkScheduler_PerformMicrotaskCheckpoint",
        "EventDispatch",
        "TimerFire",
        "FireAnimationFrame",
        "MinorGC",
        "MajorGC",
    },
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout"},
}
WORK = set[str]().union(*PARTS.values())
TASK = "RunTask"
OVER = "() => document.querySelector('dialog table.result') !== null"
POLL = 500  # milliseconds: asked in every frame, it would be a part of them
FRAME = "Commit"  # the main thread hands over what is to be drawn
SIGHT: ViewportSize = {"width": 1366, "height": 900}
Event = dict[str, Any]


class Frames(NamedTuple):
    """What a minute cost, in milliseconds of the main thread."""

    drawn: list[float]  # of every frame
    steady: list[float]  # of every frame of a machine that keeps up
    parts: dict[str, float]  # script, style, layout
    tasks: list[float]

    def add(self, own: list[Event]) -> None:
        """What a trace tells of the main thread."""
        for works in frames_of(own):
            self.drawn.append(sum(map(cpu, works)))
            self.steady.extend(steady(works))
        for part, names in PARTS.items():  # forced layout counts as both
            self.parts[part] += sum(map(cpu, outermost(own, names)))
        self.tasks.extend(cpu(one) for one in own if one["name"] == TASK)

    def row(self, game: str) -> str:
        """One line of the table."""
        long = [task for task in self.tasks if task > LONG]
        parts = " ".join(f"{self.parts[part]:>7.0f}" for part in PARTS)
        slow = at(self.steady, 95)
        return (
            f"{game:<18} {len(self.drawn):>6} {at(self.drawn, 50):>6.1f} "
            f"{at(self.drawn, 95):>6.1f} {len(self.steady):>7} "
            f"{at(self.steady, 50):>6.1f} {slow:>6.1f} {max(self.steady):>6.1f} "
            f"{len(long):>5} {max(self.tasks):>7.0f}  {parts}"
            f"{'' if slow <= BAR else f'   more than {BAR:.0f}'}"
        )


HEAD = (
    f"{'ms of CPU':<18} {'frames':>6} {'p50':>6} {'p95':>6} {'steady':>7} {'p50':>6} "
    f"{'p95':>6} {'most':>6} {'long':>5} {'longest':>7}  "
    f"{'script':>7} {'style':>7} {'layout':>7}"
)


def at(values: list[float], percent: int) -> float:
    """A percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def open_table(url: str, game: Game) -> str:
    """The game's first match, bots at every seat, for all to watch."""
    first = game.first
    seats = [{"kind": "bot", "name": first.level} for _ in range(first.seats)]
    order = {"game": game.id, "seats": seats, "options": first.options, "public": True}
    answer = httpx.post(f"{url}/api/tables", json=order, timeout=PATIENCE)
    id: str = answer.raise_for_status().json()["table"]["id"]
    return id


def watch(page: Page, url: str, game: Game, seconds: float) -> Iterator[list[Event]]:
    """One match after another until the time is up: what the trace tells of each."""
    while seconds > 0:
        page.goto(f"{url}/table/{open_table(url, game)}")
        page.wait_for_selector(".board [data-element]")
        start = time.monotonic()
        with traced(page) as events, suppress(Late):
            page.wait_for_function(OVER, polling=POLL, timeout=seconds * 1000)
        seconds -= time.monotonic() - start
        yield events


@contextmanager
def traced(page: Page) -> Iterator[list[Event]]:
    """All that Chromium tells about what is done meanwhile."""
    assert page.context.browser
    line = page.context.browser.new_browser_cdp_session()
    events: list[Event] = []
    ended: list[bool] = []
    line.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    line.on("Tracing.tracingComplete", lambda _: ended.append(True))
    config = {"includedCategories": TRACED, "recordMode": "recordAsMuchAsPossible"}
    line.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    yield events
    line.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    line.detach()


def main_thread(events: list[Event]) -> list[Event]:
    """What the main thread of the busiest page did, in order."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    by_thread = Counter(
        place for one in events if (place := (one["pid"], one["tid"])) in mains
    )
    [(busiest, _)] = by_thread.most_common(1)
    own = [one for one in events if (one["pid"], one["tid"]) == busiest]
    return sorted(own, key=lambda one: (one["ts"], -one.get("dur", 0)))


def outermost(own: list[Event], names: Container[str] = WORK) -> Iterator[Event]:
    """Work that is no part of other work."""
    until = 0.0
    for one in own:
        if one["name"] in names and one["ph"] == "X" and one["ts"] >= until:
            until = one["ts"] + one["dur"]
            yield one


def frames_of(own: list[Event]) -> Iterator[list[Event]]:
    """What was done for each frame: all since the one before was handed over."""
    works: list[Event] = []
    for one in outermost(own, {*WORK, FRAME}):
        if one["name"] == FRAME:
            yield works
            works = []
        else:
            works.append(one)


def steady(works: list[Event]) -> list[float]:
    """The frames that a machine which keeps up would have made of one."""
    scripts = [one for one in works if one["name"] in PARTS["script"]]
    drawing = sum(map(cpu, works)) - sum(map(cpu, scripts))
    frames, begun = [0.0], 0.0
    for one in scripts:
        if one["ts"] - begun > SIXTIETH and frames[-1] > LEAST:
            frames.append(0.0)
        if frames[-1] == 0.0:
            begun = one["ts"]
        frames[-1] += cpu(one)
    return [script + drawing for script in frames]


def cpu(one: Event) -> float:
    """Milliseconds of the thread's own time."""
    return float(one.get("tdur", 0)) / 1000


def measure(page: Page, url: str, game: Game, given: argparse.Namespace) -> Frames:
    """A game's row."""
    frames = Frames([], [], dict.fromkeys(PARTS, 0.0), [])
    for number, events in enumerate(watch(page, url, game, given.seconds)):
        frames.add(main_thread(events))
        if given.keep:
            kept = json.dumps({"traceEvents": events})
            (given.keep / f"{game.id}-{number}.json").write_text(kept)
    return frames


def main() -> None:
    """Every game's row."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--source", type=Path, default=ROOT / "src")
    asked.add_argument("--keep", type=Path, help="a folder for the traces")
    given = asked.parse_args()
    games = [find(id) for id in given.games] or list(GAMES)
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    print(HEAD, flush=True)
    with server(given.source, None) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in games:
            context = browser.new_context(viewport=SIGHT, locale="en")
            page = context.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            print(measure(page, running.url, game, given).row(game.id), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
