"""What comes between a page and the server: refusals, crowds, a browser's own rules."""

import json

from playwright.sync_api import Page, Request, WebSocketRoute, expect

from .conftest import Server
from .visits import asked_or_over, decisions, moved_on, open_table, speak

BLOCKED = """
Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("blocked", "SecurityError"); }
});
"""
SOCKET = "**/socket"
COME_LATER = 1013


def test_a_page_sent_away_comes_again_by_itself(page: Page, server: Server) -> None:
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

    page.route_web_socket(SOCKET, gate)
    open_table(page, server.url)
    expect(page.locator(".banner")).to_contain_text("wait a little and try again")
    speak(page, "es")
    expect(page.locator(".banner")).to_contain_text("espera un poco")
    assert asked_or_over(page)
    expect(page.locator(".banner")).to_have_count(0)


def test_one_hint_is_asked_at_a_time(page: Page, server: Server) -> None:
    asked: list[str | bytes] = []

    def listen(socket: WebSocketRoute) -> None:
        host = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hint":
                asked.append(message)
            else:
                host.send(message)

        socket.on_message(pass_on)

    page.route_web_socket(SOCKET, listen)
    open_table(page, server.url)
    assert asked_or_over(page)
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Thinking…")).to_be_visible()
    page.keyboard.press("h")
    page.get_by_role("button", name="Thinking…").click()
    taken = page.locator(".table").get_attribute("data-decisions")
    page.locator("#choices ol button").first.click()
    moved_on(page, taken)
    assert len(asked) == 1


def test_a_browser_that_keeps_nothing_can_play(page: Page, server: Server) -> None:
    page.add_init_script(BLOCKED)
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.click()
    assert asked_or_over(page)
    page.locator("#choices ol button").first.click()
    table = page.url.rsplit("/", 1)[1]
    moved_on(page, "0")
    assert decisions(page, server.url, table) > 0


def test_a_device_has_one_key_for_all_tables(page: Page, server: Server) -> None:
    keys: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            keys.append(json.loads(request.post_data or "{}")["device"])

    page.on("request", note)
    for _ in range(2):
        page.goto(server.url)
        page.get_by_role("button", name="Play now").first.click()
        assert asked_or_over(page)
    assert len(keys) == 2
    assert keys[0] == keys[1]
    assert len(keys[0]) == 43  # 32 bytes
