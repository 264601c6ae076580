"""Heroes in a browser: duels and the fight against a Mob, by mouse and by keyboard."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.heroes.scene import scene

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.decks import DECKS
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.position import write

from .conftest import Server
from .visits import (
    END,
    OPEN,
    asked_or_over,
    check_access,
    check_width,
    click_something,
    lay,
    moved_on,
    open_table,
    press_something,
    speak,
)

DUEL = {"ko_limit": 1, "max_rounds": 5, "deck.1": "black_lab", "deck.2": "star_wardens"}
COOP = {"mode": "challengers", "coop_max_rounds": 5, "ko_limit": 2}
MATCHES = 6  # the dice are secret: in some nobody can be aimed at
SIZES = [(1280, 800), (360, 2000)]  # tall: the sheet with the hand covers nothing


def answer(page: Page) -> None:
    """What glows; where nothing does, the button beside the question."""
    if page.locator(OPEN).count():
        click_something(page)
        return
    taken = page.locator(".table").get_attribute("data-decisions")
    page.locator(".prompt .acts .button").first.click()
    moved_on(page, taken)


def play_until(
    page: Page, server: Server, options: dict[str, Any], wanted: str
) -> None:
    """Answer until something of this kind is to be seen; some matches have none."""
    for _ in range(MATCHES):
        open_table(page, server.url, options=options, game="heroes", seats=2)
        while asked_or_over(page):
            if page.locator(wanted).count():
                return
            answer(page)
    raise AssertionError(f"{MATCHES} matches ended without {wanted}")


def look_at_widths(page: Page) -> None:
    """On a desk and on a phone; no tooltip is in the way."""
    page.mouse.move(0, 0)
    expect(page.locator("#tip.shown")).to_have_count(0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_width(page)


def check_widths(page: Page) -> None:
    look_at_widths(page)
    check_access(page)


def test_a_whole_duel_is_played_by_mouse(page: Page, server: Server) -> None:
    open_table(page, server.url, options=DUEL, game="heroes", seats=2)
    while asked_or_over(page):
        answer(page)
    expect(page.locator(END)).to_be_visible()
    check_access(page)


def test_a_whole_duel_is_played_by_keyboard(page: Page, server: Server) -> None:
    open_table(page, server.url, options=DUEL, game="heroes", seats=2)
    while asked_or_over(page):
        press_something(page)
    expect(page.locator(END)).to_be_visible()


def test_a_whole_fight_against_a_mob_is_played(page: Page, server: Server) -> None:
    open_table(page, server.url, options=COOP, game="heroes", seats=2)
    assert asked_or_over(page)
    expect(page.get_by_role("group", name="The Mob will do next")).to_be_visible()
    while asked_or_over(page):
        answer(page)
    expect(page.locator(END)).to_be_visible()
    check_access(page)


def test_a_target_is_told_what_it_would_lose_and_loses_it(
    page: Page, server: Server
) -> None:
    options = {"deck.1": "iron_bulwark", "deck.2": "veiled_circle"}
    play_until(page, server, options, f"{OPEN} .forecast")
    target = page.locator(OPEN, has=page.locator(".forecast")).first
    place = (target.get_attribute("data-element") or "").removeprefix("place:")
    said = target.get_attribute("aria-label") or ""
    lost = re.search(r"would lose:.*?(\d+) Health", said)
    target.click()
    if lost:
        told = page.locator(
            "ol[data-log] li", has_text=f"({place}) loses {lost[1]} Health."
        )
        expect(told.last).to_be_attached()


def test_actions_are_named_by_whom_they_concern(page: Page, server: Server) -> None:
    play_until(page, server, DUEL, '[data-element^="act:"].open')
    names = page.locator('[data-element^="act:"].open .name').all_inner_texts()
    said = page.locator("#choices ol").inner_text()
    assert all(name in said for name in names)


def test_nobody_is_drawn_in_another_size_when_somebody_acts(
    page: Page, server: Server
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    open_table(page, server.url, options=DUEL, game="heroes", seats=2)
    assert asked_or_over(page)
    size = "(one) => one.getBoundingClientRect().height"
    strip = page.locator(".strip")
    preparing = strip.evaluate(size)

    play_until(page, server, DUEL, ".strip .active")

    assert strip.evaluate(size) == preparing


def test_the_piles_of_a_player_can_be_looked_through(
    page: Page, server: Server
) -> None:
    open_table(page, server.url, options=DUEL, game="heroes", seats=2)
    assert asked_or_over(page)
    page.get_by_role("button", name="Piles of Player 1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Deck list")).to_be_visible()
    check_access(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_table_speaks_every_language_at_every_width(
    page: Page, server: Server
) -> None:
    open_table(page, server.url, options=COOP, game="heroes", seats=2)
    for _ in range(12):
        assert asked_or_over(page)
        answer(page)
    for lang in LANGUAGES:
        speak(page, lang)
        team = Words(lang, GAME).element("area", "common")
        expect(page.get_by_role("group", name=team)).to_be_visible()
        look_at_widths(page)
    check_access(page)


@pytest.mark.parametrize(
    ("mode", "seats"), [("traditional", 2), ("arena", 5), ("teams", 6), ("mixed", 3)]
)
def test_every_mode_has_its_table(
    page: Page, server: Server, mode: str, seats: int
) -> None:
    open_table(page, server.url, options={"mode": mode}, game="heroes", seats=seats)
    assert asked_or_over(page)
    expect(page.locator('[data-element^="seat:"]')).to_have_count(seats)
    for _ in range(8):
        assert asked_or_over(page)
        answer(page)
    check_widths(page)


def test_an_event_is_aimed_at_a_character_among_eight_players(
    page: Page, server: Server
) -> None:
    events = "3*bounty,3*supply_embargo,3*oracle,3*anvil,3*street_sparrow"
    options = {"mode": "arena", "deck_min": 10, "list.1": events, "max_rounds": 5}
    open_table(page, server.url, options=options, game="heroes", seats=8)
    aimed = page.locator(".prompt").get_by_text("which Character is the Event")
    bounty = page.locator("#choices ol button").get_by_text("Play Bounty")
    while asked_or_over(page) and not aimed.count():
        if bounty.count():
            taken = page.locator(".table").get_attribute("data-decisions")
            bounty.click()
            moved_on(page, taken)
        else:
            answer(page)
    expect(page.locator(".side")).to_have_count(8)
    check_access(page)
    page.locator(f"{OPEN}").first.click()
    expect(page.locator(".poster .by")).to_contain_text("→")


GALE = {"deck.1": "gale_squadron", "deck.2": "gale_squadron"}


def lay_duel(
    page: Page, server: Server, table: str, *played: str, hand: str = "", **more: Any
) -> None:
    """Two Gale Squadrons: what neither stands on the table nor is held is in a deck."""
    lines = table.splitlines()
    decks = {}
    for seat, held in (("1", hand), ("2", "")):
        own = " ".join(line for line in lines if line.startswith(seat))
        out = Counter([*re.findall(r"\w+", own), *held.split()])
        deck = Counter(DECKS["gale_squadron"])
        deck.subtract({card: out[card] for card in deck})
        decks[seat] = dict(+deck)
    duel = scene(table, options=GALE, decks=decks, hand=hand, **more)
    if played:
        duel.play(*played)
    lay(page, server.url, write(GAME, GAME.set_up(GALE, 2), duel.state))
    assert asked_or_over(page)


RIVAL = "2a swift_strelitzia_e30"


def test_who_has_used_a_passive_action_does_not_look_as_if_it_had_acted(
    page: Page, server: Server
) -> None:
    team = "1a kestrel_scout turned=-45 used=p\n1b storm_falcon turned=90 used=1"
    lay_duel(page, server, f"{team}\n{RIVAL}")
    turn = "one => getComputedStyle(one.querySelector('.hero')).transform"
    upright, acted = (
        page.locator(f"[data-at='place:{place}']").evaluate(turn)
        for place in ("1a", "1b")
    )
    assert upright == "none"
    assert acted.startswith("matrix")
    expect(page.locator("[data-at='place:1a'] .turn")).to_have_count(1)


def test_what_a_passive_action_will_do_is_read_before_somebody_is_chosen(
    page: Page, server: Server
) -> None:
    team = "1a kestrel_scout\n1b storm_falcon"
    lay_duel(page, server, f"{team}\n{RIVAL}", "passive a")
    does = page.locator(".strip .middle .does")
    for lang in LANGUAGES:
        speak(page, lang)
        expect(does).to_have_count(1)
        sight = Words(lang, GAME).element("token", "sight")
        expect(does).to_contain_text(sight, ignore_case=True)


def test_what_an_action_does_is_read_before_it_is_attached(
    page: Page, server: Server
) -> None:
    team = "1a kestrel_scout\n1b storm_falcon"
    table = f"{team}\n{RIVAL}"
    lay_duel(page, server, table, "play dive_bomb", hand="dive_bomb wind_farm")
    expect(page.locator(".strip .middle .does")).to_have_text(re.compile("damage"))


FOUR = "1a storm_falcon energy=4 attached=heat_burst,dive_bomb"
CUT_ACTS = """() => {
    const frame = document.querySelector(".strip .can").getBoundingClientRect();
    return [...document.querySelectorAll(".hc-act")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
    }).length;
}"""


@pytest.mark.parametrize("height", [720, 800])
def test_four_actions_are_whole_in_the_middle(
    page: Page, server: Server, height: int
) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    lay_duel(page, server, f"{FOUR}\n{RIVAL}", fight="1a", order=[])
    expect(page.locator(".hc-act")).to_have_count(4)
    for lang in LANGUAGES:
        speak(page, lang)
        assert page.evaluate(CUT_ACTS) == 0


FULL = "1a mirage_runner\n1b kestrel_scout\n1c swift_strelitzia\n1d storm_falcon"


def test_a_substitute_is_called_one(page: Page, server: Server) -> None:
    lay_duel(page, server, f"{FULL}\n{RIVAL}", hand="supersonic_aurora")
    words = page.locator(".strip .left")
    expect(words).to_contain_text("only as a substitute")
    page.locator(".hc-card.open").first.click()
    expect(page.get_by_text("At a, in place of").first).to_be_visible()
