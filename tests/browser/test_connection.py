"""What comes between a page and the server: refusals, crowds, a browser's own rules."""

import json
import signal

from playwright.sync_api import Page, Request, WebSocketRoute, expect

from .conftest import Server
from .visits import (
    asked_or_over,
    check_access,
    click_something,
    decisions,
    moved_on,
    open_table,
    speak,
)

BLOCKED = """
Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("blocked", "SecurityError"); }
});
"""
SOCKET = "**/socket"
COME_LATER = 1013


def test_a_page_sent_away_comes_again_by_itself(fresh: Page, server: Server) -> None:
    """Each time after a longer pause; the reason is told in the reader's language."""
    turned: list[WebSocketRoute] = []

    def gate(socket: WebSocketRoute) -> None:
        if len(turned) < 4:
            turned.append(socket)
            refusal = {"type": "refusal", "code": "busy", "message": "come later"}
            socket.send(json.dumps(refusal))
            socket.close(code=COME_LATER)
        else:
            socket.connect_to_server()

    fresh.route_web_socket(SOCKET, gate)
    open_table(fresh, server.url)
    expect(fresh.locator(".banner")).to_contain_text("wait a little and try again")
    speak(fresh, "es")
    expect(fresh.locator(".banner")).to_contain_text("espera un poco")
    assert asked_or_over(fresh)
    expect(fresh.locator(".banner")).to_have_count(0)


def test_one_hint_is_asked_at_a_time_and_anything_else_ends_it(
    fresh: Page, server: Server
) -> None:
    """Nothing of it reaches the server here: nobody ever answers."""
    asked: list[bool] = []

    def listen(socket: WebSocketRoute) -> None:
        host = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "hint":
                asked.append(told.get("on", True))
            else:
                host.send(message)

        socket.on_message(pass_on)

    fresh.route_web_socket(SOCKET, listen)
    open_table(fresh, server.url)
    assert asked_or_over(fresh)
    at_work = fresh.get_by_text("A bot is thinking about your question.")
    fresh.keyboard.down("h")
    for _ in range(20):  # held down: a browser repeats it
        fresh.keyboard.down("h")
    fresh.keyboard.up("h")
    expect(at_work).to_be_visible()
    check_access(fresh)
    assert [True] == asked
    fresh.keyboard.press("Escape")
    expect(at_work).to_have_count(0)
    fresh.get_by_role("button", name="Hint").click()
    fresh.get_by_role("button", name="Stop thinking").click()
    assert [True, False, True, False] == asked
    fresh.get_by_role("button", name="Hint").click()
    fresh.locator(".stratum-card.open").first.click()  # which card is meant, and where
    expect(at_work).to_have_count(0)
    fresh.keyboard.press("Escape")
    fresh.get_by_role("button", name="Hint").click()
    taken = fresh.locator(".table").get_attribute("data-decisions")
    fresh.locator("#choices ol button").first.click()
    moved_on(fresh, taken)
    expect(at_work).to_have_count(0)
    assert [True, False] * 3 + [True] == asked, "a move ends it by itself"


def test_a_browser_that_keeps_nothing_can_play(fresh: Page, server: Server) -> None:
    fresh.add_init_script(BLOCKED)
    fresh.goto(server.url)
    fresh.get_by_role("button", name="Play now").first.click()
    assert asked_or_over(fresh)
    fresh.locator("#choices ol button").first.click()
    table = fresh.url.rsplit("/", 1)[1]
    moved_on(fresh, "0")
    assert decisions(fresh, server.url, table) > 0


def test_a_device_has_one_key_for_all_tables(fresh: Page, server: Server) -> None:
    keys: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            keys.append(json.loads(request.post_data or "{}")["device"])

    fresh.on("request", note)
    for _ in range(2):
        fresh.goto(server.url)
        fresh.get_by_role("button", name="Play now").first.click()
        assert asked_or_over(fresh)
    assert len(keys) == 2
    assert keys[0] == keys[1]
    assert len(keys[0]) == 43  # 32 bytes


def test_an_answer_that_is_lost_on_the_way_is_given_again(
    fresh: Page, server: Server
) -> None:
    """Once: the fresh clicks on, the line breaks before the server hears of it."""
    swallowed: list[str | bytes] = []

    def lose(socket: WebSocketRoute) -> None:
        host = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "play" and not swallowed:
                swallowed.append(message)
                socket.close(code=1012)
                host.close()
            else:
                host.send(message)

        socket.on_message(pass_on)

    fresh.route_web_socket(SOCKET, lose)
    table = open_table(fresh, server.url)
    assert asked_or_over(fresh)
    before = decisions(fresh, server.url, table)
    fresh.locator("#choices ol button").first.click()
    moved_on(fresh, str(before))
    assert swallowed
    assert decisions(fresh, server.url, table) > before
    expect(fresh.locator(".banner")).to_have_count(0)


def test_a_page_plays_on_while_the_server_is_renewed(
    page: Page, server: Server
) -> None:
    """SIGUSR2, as when a compiled engine takes over: nothing is to be clicked twice."""
    assert server.process is not None
    open_table(page, server.url)
    for _ in range(3):
        assert asked_or_over(page)
        server.process.send_signal(signal.SIGUSR2)
        click_something(page)
