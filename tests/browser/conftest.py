"""The real server with a folder of its own, and Debian's Chromium to visit it.

Needs the built client (`npm run build` in web/), playwright and Chromium.
"""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

import pytest

import sobremesa

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

SOURCES = "test_sources.py"  # needs no browser
VISITS = [path.name for path in Path(__file__).parent.glob("test_*.py")]
collect_ignore = [name for name in VISITS if name != SOURCES]
if find_spec("playwright"):
    collect_ignore = []
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # lightest first
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
CLIENT = Path(sobremesa.__file__).parent / "_web" / "index.html"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
# A visit is too short for what compiling its scripts well would cost.
FLAGS += ["--js-flags=--no-opt --no-maglev"]
PATIENCE = 180.0  # seconds for the server to answer
PATIENT = 90_000  # milliseconds for a page: machines are busy sometimes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" not in getattr(item, "fixturenames", ()):
            continue
        if CHROMIUM is None:
            item.add_marker(pytest.mark.skip(reason="there is no Chromium"))
        if not CLIENT.exists():
            item.add_marker(pytest.mark.skip(reason="the client is not built"))


# A house where people are away sooner than elsewhere.
HASTY = """
from dataclasses import replace
from sobremesa.server import times
times.USUAL = replace(times.USUAL, grace=3.0)
from sobremesa.cli import main
main()
"""


class Server:
    """`sobremesa serve` on a port of its own; can be ended and started again."""

    def __init__(self, data: Path, *, hasty: bool = False) -> None:
        self.data = data
        self.how = ["-c", HASTY] if hasty else ["-m", "sobremesa"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, *self.how, "serve", "--no-browser"]
        place = ["--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen([*command, *place])
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, "the server has ended"
            time.sleep(0.1)
        raise TimeoutError(f"no server at {self.url}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hasty"), hasty=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")  # while it is open, no other event loop can run
def browser() -> Iterator["Browser"]:
    from playwright.sync_api import sync_playwright  # only where it is installed

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        IDLE.clear()
        browser.close()


# Most visits are about something else than the second question before a turn ends.
RESOLUTE = """
try {
    const kept = JSON.parse(localStorage.getItem("sobremesa.settings") ?? "{}");
    kept.careful ??= false;
    localStorage.setItem("sobremesa.settings", JSON.stringify(kept));
} catch { /* a browser that keeps nothing */ }
"""


# Nobody looks at these pages: all is there and where it is, but nothing is painted,
# which takes a quarter less of a core. Axe is told otherwise (`check_access`).
UNSEEN = """
{
    const unseen = new CSSStyleSheet();
    unseen.replaceSync("html { opacity: 0 !important }");
    document.adoptedStyleSheets.push(unseen);
}
"""


WINDOW: Final["ViewportSize"] = {"width": 1280, "height": 800}


def device(
    browser: "Browser", workers: Literal["allow", "block"] = "block"
) -> "tuple[Page, list[str]]":
    """A new one, and what went wrong on its page."""
    context = browser.new_context(
        viewport=WINDOW,
        locale="en",
        reduced_motion="reduce",
        service_workers=workers,
    )
    context.add_init_script(RESOLUTE)
    context.add_init_script(UNSEEN)
    page = context.new_page()
    page.set_default_timeout(PATIENT)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    return page, errors


@contextmanager
def visitor(
    browser: "Browser", workers: Literal["allow", "block"] = "block"
) -> "Iterator[Page]":
    """A device that nobody had before; its page must not fail."""
    page, errors = device(browser, workers)
    yield page
    page.context.close()
    assert errors == []


LIGHT = "/api/health"  # a page of the same origin that draws nothing
FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
        await new Promise((done) => {
            const asked = indexedDB.deleteDatabase(name);
            asked.onsuccess = asked.onerror = asked.onblocked = done;
        });
    }
}"""
IDLE: "list[tuple[Page, list[str]]]" = []  # devices to be handed on
STAYS = ("add_init_script", "expose_function", "on", "route_web_socket")


def refuse(*_: object, **__: object) -> None:
    raise RuntimeError("this stays with a page: take the fixture `fresh`")


@contextmanager
def regular(browser: "Browser") -> "Iterator[Page]":
    """The same, on a device that others may have had, and which is as it was.

    Whoever has read the client once need not do so again: 15 % of the processor's time.
    """
    page, errors = IDLE.pop() if IDLE else device(browser)
    for name in STAYS:
        setattr(page, name, refuse)
    yield page
    hand_on(page, errors)


def hand_on(page: "Page", errors: list[str], last: "Page | None" = None) -> None:
    """To the next test, if nothing is kept of the visits; the last was to this page."""
    told, errors[:] = errors[:], []
    if forgets(page, (last or page).url):
        IDLE.append((page, errors))
    else:
        page.context.close()
    assert told == []


def forgets(page: "Page", seen: str) -> bool:
    """Keeps nothing of its visits: not where the house is gone that it was in."""
    from playwright.sync_api import Error

    house = urlsplit(seen)
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.unroute_all()
    try:
        page.goto(f"{house.scheme}://{house.netloc}{LIGHT}")
        page.evaluate(FORGET)
    except Error:
        return False
    page.set_viewport_size(WINDOW)  # now that there is little to lay out anew
    page.mouse.move(0, 0)
    return True


@pytest.fixture
def page(browser: "Browser", server: Server) -> Iterator["Page"]:
    """A page that fails the test when anything goes wrong on it."""
    with regular(browser) as page:
        yield page


@pytest.fixture
def fresh(browser: "Browser", server: Server) -> Iterator["Page"]:
    """One whose scripts or sockets a test changes: that goes with the page.

    The device and what it has read of the client are handed on.
    """
    own, errors = IDLE.pop() if IDLE else device(browser)
    page = own.context.new_page()
    page.set_default_timeout(PATIENT)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    hand_on(own, errors, page)


@pytest.fixture
def friend(browser: "Browser") -> Iterator["Page"]:
    """Another person's page."""
    with regular(browser) as page:
        yield page
