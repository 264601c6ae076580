"""At the table: time, the others' moves, second questions, the end and its replay."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from .conftest import RESOLUTE, Server
from .visits import (
    END,
    asked_or_over,
    check_access,
    check_width,
    click_something,
    decisions,
    finish,
    join,
    moved_on,
    open_table,
    settle,
    speak,
    tab,
)

Json = dict[str, Any]
USUAL: Json = {}  # as printed
LOG = "ol[data-log]"
EARS = """
window.heard = 0;
window.AudioContext = class extends AudioContext {
    constructor(...all) { super(...all); window.heard += 1; }
};
"""


# Whoever drives a browser by a script counts as pressing something.
UNTOUCHED = """
Object.defineProperty(navigator, "userActivation", {
    get: () => ({ hasBeenActive: false }),
});
"""
# What is heard, to be looked at: all sounds begin with the recording.
TAPE = """
window.AudioContext = function () {
    return (window.tape = new OfflineAudioContext(1, 48000, 48000));
};
"""
PEAK = """async () => {
    const [heard] = [(await window.tape.startRendering()).getChannelData(0)];
    return heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}"""


def my_turn_again(page: Page) -> None:
    """Decide until somebody else has decided too, and one is asked again."""
    for _ in range(20):
        assert asked_or_over(page)
        if page.locator(f"{LOG} .turn").count() > 1:
            return
        click_something(page)
    raise AssertionError("nobody else has decided anything")


# Time


def test_the_clock_is_seen_at_the_first_question_after_a_bots_move(
    page: Page, server: Server
) -> None:
    open_table(page, server.url, options=USUAL, clock=600)
    my_turn_again(page)
    expect(page.locator(".clock.mine")).to_contain_text("seconds left for you")
    check_access(page)


def test_time_is_heard_coming_and_what_was_played_is_told(
    fresh: Page, server: Server
) -> None:
    fresh.add_init_script(EARS)
    open_table(fresh, server.url, options=USUAL, clock=7)
    assert asked_or_over(fresh)
    expect(fresh.locator(".clock.late")).to_be_visible()
    expect(fresh.locator("#live")).to_contain_text("5 seconds left for you")
    assert fresh.evaluate("window.heard") == 0, "no sound on a first visit"
    told = fresh.locator(".prompt .stood")
    expect(told).to_contain_text(re.compile(r"The normal bot decided for you: \w+"))
    expect(fresh.locator(LOG)).to_contain_text("bot: normal")
    check_access(fresh)


def test_sounds_are_made_when_they_are_wanted(fresh: Page, server: Server) -> None:
    fresh.add_init_script(EARS)
    open_table(fresh, server.url, options=USUAL)
    assert asked_or_over(fresh)
    assert fresh.evaluate("window.heard") == 0
    fresh.get_by_role("button", name="Settings").click()
    fresh.get_by_label("Sounds").check()
    fresh.keyboard.press("Escape")
    click_something(fresh)
    fresh.wait_for_function("window.heard > 0")


def test_a_sound_is_quiet_and_heard_when_it_is_switched_on(
    fresh: Page, server: Server
) -> None:
    fresh.add_init_script(TAPE)
    fresh.goto(server.url)
    fresh.get_by_role("button", name="Settings").click()
    fresh.get_by_label("Sounds").check()
    assert 0.02 < fresh.evaluate(PEAK) < 0.5, "1 is as loud as can be"


def test_no_sounds_are_saved_up_for_the_first_press(
    fresh: Page, server: Server
) -> None:
    fresh.add_init_script(EARS + UNTOUCHED)
    settle(fresh, server.url, sound=True)
    open_table(fresh, server.url, people=0, options={"max_rounds": 1})
    fresh.wait_for_selector(END)
    assert fresh.evaluate("window.heard") == 0, "nobody has pressed anything yet"


# Who only watches, who leaves


def test_whoever_watches_is_told_so(page: Page, server: Server, friend: Page) -> None:
    table = open_table(page, server.url, options=USUAL)
    assert asked_or_over(page)
    assert page.locator(".watching").count() == 0
    friend.goto(f"{server.url}/table/{table}")
    for lang, said in {"en": "watching", "es": "mirando", "pt": "assistindo"}.items():
        speak(friend, lang)
        expect(friend.locator(".prompt .watching")).to_contain_text(said)
        expect(friend.locator("#choices")).to_contain_text(said)
    check_access(friend)


def test_the_name_of_whoever_left_stays_in_the_result(
    page: Page, server: Server, friend: Page
) -> None:
    table = open_table(page, server.url, free=1)
    join(friend, f"{server.url}/table/{table}", "Berta")
    assert asked_or_over(page)
    tab(friend, "Seats")
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.locator(LOG)).to_contain_text("Berta has left")
    finish(page)
    expect(page.locator(END)).to_contain_text("Berta")
    answer = page.request.get(f"{server.url}/api/tables/{table}")
    assert "Berta" in {seat["name"] for seat in answer.json()["seats"]}


# Following the others


def test_what_the_others_did_is_summed_up_also_without_motion(
    page: Page, server: Server
) -> None:
    open_table(page, server.url, options=USUAL)
    my_turn_again(page)
    page.get_by_role("button", name="What happened?").click()
    told = page.locator(".meanwhile")
    names = [title.strip() for title in told.locator("h2").all_inner_texts()]
    own = "Your last action:"
    assert names == [own, "Fu'ngaloth", "Ygdra", "The Magnate"], "one after the other"
    assert told.locator("li").count() >= 3
    check_access(page)
    expect(page.locator(LOG)).to_contain_text("Since your last turn")
    assert page.locator(".element.last").count() > 0
    click_something(page)
    expect(page.get_by_role("button", name="What happened?")).to_be_visible()


def test_a_line_of_the_log_shows_what_it_tells_of_and_plays_again(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(RESOLUTE)
    page = context.new_page()
    open_table(page, server.url, options=USUAL)
    line = page.locator(f"{LOG} .line", has_text=re.compile(r" into [FYM]\d"))
    while line.count() == 0:  # bots that play at random do something else too
        my_turn_again(page)
        click_something(page)
    assert asked_or_over(page)
    said = line.last.inner_text()
    place = re.findall(r"[FYM]\d", said)[-1]
    line.last.hover()
    expect(page.locator(f"[data-element='space:{place}'].lit")).to_have_count(1)
    before = page.locator("#choices ol").inner_text()
    line.last.click()
    expect(page.locator(".prompt .ticker")).to_have_text(said)
    expect(page.locator(".prompt .ticker")).to_have_count(0)
    expect(page.locator("#choices ol")).to_have_text(before, use_inner_text=True)
    context.close()


def test_the_log_is_walked_by_arrow_keys(page: Page, server: Server) -> None:
    open_table(page, server.url, options=USUAL)
    assert asked_or_over(page)
    lines = page.locator(f"{LOG} .line")
    assert page.locator(f"{LOG} .line[tabindex='0']").count() == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(f"{LOG} .rule:focus")).to_have_count(1)


# Second questions and standing orders


def main_buttons(page: Page) -> list[str]:
    return page.locator(".prompt .acts .main").all_inner_texts()


def test_what_ends_something_is_not_the_loudest_and_asks_once_more(
    page: Page, server: Server
) -> None:
    settle(page, server.url, careful=True)
    table = open_table(page, server.url, options=USUAL, game="heroes", seats=2)
    assert asked_or_over(page)
    assert ["Keep this hand"] == main_buttons(page)
    begun = decisions(page, server.url, table)  # a bot may have been asked first
    again = page.get_by_role("button", name="Once more to confirm").first
    page.locator(".acts button", has_text="Shuffle back").click()
    expect(again).to_contain_text("Shuffle back and draw a new hand")
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Once more to confirm")).to_have_count(0)
    assert decisions(page, server.url, table) == begun

    taken = page.locator(".table").get_attribute("data-decisions")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask again before something ends").uncheck()
    page.keyboard.press("Escape")
    page.locator(".acts button", has_text="Shuffle back").click()
    moved_on(page, taken)


def test_the_second_press_counts_and_a_double_click_is_one(
    page: Page, server: Server
) -> None:
    settle(page, server.url, careful=True)
    table = open_table(page, server.url, options=USUAL, game="heroes", seats=2)
    assert asked_or_over(page)
    begun = decisions(page, server.url, table)
    taken = page.locator(".table").get_attribute("data-decisions")
    page.locator(".acts button", has_text="Shuffle back").dblclick()
    again = page.locator(".acts .main", has_text="Once more to confirm")
    expect(again).to_be_visible()
    assert decisions(page, server.url, table) == begun
    again.focus()
    page.keyboard.press("Enter")
    moved_on(page, taken)
    expect(again).to_have_count(0)


def retold(page: Page, change: Callable[[Json], Json]) -> None:
    """Snapshots as they would be at another table."""

    def gate(socket: WebSocketRoute) -> None:
        host = socket.connect_to_server()
        socket.on_message(host.send)

        def back(message: str | bytes) -> None:
            told = json.loads(message)
            snapshot = told["type"] == "snapshot"
            socket.send(json.dumps(change(told) if snapshot else told))

        host.on_message(back)

    page.route_web_socket("**/socket", gate)


def only_one(told: Json) -> Json:
    """As if there were never more than one answer to a question."""
    return {**told, "legal": told["legal"][:1], "undo": False}


def test_the_only_answer_is_given_by_itself_when_one_has_said_so(
    fresh: Page, server: Server
) -> None:
    retold(fresh, only_one)
    table = open_table(fresh, server.url)
    assert asked_or_over(fresh)
    order = fresh.get_by_label("Answer without asking where there is only one answer")
    expect(
        fresh.locator(".prompt").get_by_text("Answer without asking")
    ).to_be_visible()
    check_access(fresh)
    assert decisions(fresh, server.url, table) == 0
    order.first.check()
    fresh.wait_for_selector(END)
    expect(fresh.locator(END)).to_be_visible()


# Why not


def clear_of(tip: Locator, node: Locator) -> bool:
    """Whether two boxes do not meet."""
    one, other = tip.bounding_box(), node.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("width", [390, 1280])
def test_a_tooltip_covers_nothing_of_what_it_explains(
    page: Page, server: Server, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    open_table(page, server.url, options=USUAL)
    assert asked_or_over(page)
    inert = page.locator(".board .element.inert")
    tip = page.locator("#tip")
    for at in (0, inert.count() // 2, inert.count() - 1):
        inert.nth(at).scroll_into_view_if_needed()
        inert.nth(at).hover()
        expect(tip).to_be_visible()
        assert clear_of(tip, inert.nth(at))
        assert "Cannot be chosen now" not in tip.inner_text()
        page.mouse.move(0, 0)
        expect(tip).to_be_hidden()


# The end, and afterwards


def test_the_end_says_who_won_why_and_what_decided_it(
    page: Page, server: Server
) -> None:
    open_table(page, server.url)
    finish(page)
    end = page.locator("dialog")
    rounds = {"es": "2 rondas", "pt": "2 rodadas", "en": "2 rounds"}
    share = {"es": "Compartir", "pt": "Compartilhar", "en": "Share"}
    for lang in rounds:
        speak_at_the_end(page, lang)
        expect(end.locator(".why .rule")).to_have_text(re.compile(r"ST-12\.\d"))
        assert end.locator(".decided li").count() >= 1
        assert end.locator(".decided .rule").count() >= 1
        expect(end).to_contain_text(rounds[lang])
        end.get_by_role("button", name=share[lang]).click()
        assert "/replay/" in end.locator(".share input").input_value()
        for width in (390, 1366):
            page.set_viewport_size({"width": width, "height": 800})
            check_width(page)
    check_access(page)
    page.set_viewport_size({"width": 390, "height": 800})
    check_access(page)


def speak_at_the_end(page: Page, lang: str) -> None:
    """The result is closed, and asked for again."""
    page.keyboard.press("Escape")
    speak(page, lang)
    page.locator("#choices .main").click()
    expect(page.locator(END)).to_be_visible()


def scored(told: Json) -> Json:
    """As if the match had ended at once, with points for three things."""
    rows = [[0, 0, 1, 3, 3], [1, 0, 1, 2, 2], [0, 1, 2, 4, 7]]  # side, for what, …
    return {
        **told,
        "table": {**told["table"], "status": "over"},
        "asked": -1,
        "legal": [],
        "since": 0,
        "told": [{"key": "15.1/scores", "numbers": numbers} for numbers in rows],
        "scores": [1.0, 0.0],
        "ends": ["won", "lost"],
        "causes": ["16.2", "16.2"],
        "ending": "16.2",
    }


def test_points_are_taken_apart_where_a_game_counts_them(
    fresh: Page, server: Server
) -> None:
    retold(fresh, scored)
    open_table(fresh, server.url, 1, USUAL, game="escaramuzas", seats=2)
    expect(fresh.locator("dialog caption")).to_have_text("The points")
    expect(fresh.locator("dialog tbody")).to_have_count(2)
    names = fresh.locator("dialog caption + thead th").all_inner_texts()[1:]
    sums = fresh.locator("dialog tfoot td").all_inner_texts()
    assert {"red": "7", "blue": "2"} == dict(zip(names, sums, strict=True))
    expect(fresh.locator("dialog .winners")).to_contain_text("P0")
    check_access(fresh)


def test_a_rule_of_the_replay_opens_so_that_it_can_be_read(
    page: Page, server: Server
) -> None:
    table = open_table(page, server.url)
    finish(page)
    page.goto(f"{server.url}/replay/{table}#3")
    page.locator(f"{LOG} .rule").last.click()
    expect(
        page.locator("dialog").get_by_role("button", name="Close")
    ).to_be_in_viewport()
    rule = page.locator("dialog .here")
    expect(rule).to_be_in_viewport(ratio=0.9)
    box = page.locator("dialog").bounding_box()
    assert box is not None
    assert box["height"] > 300
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
