"""The café table: whole skirmishes, the crosshair, reasons, odds, the ruler."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa.games.escaramuzas import GAME
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.position import write
from sobremesa.testing import at as at_position

from .conftest import Server
from .visits import (
    END,
    asked_or_over,
    check_access,
    check_languages,
    check_width,
    lay,
    moved_on,
    open_table,
    press_something,
    speak,
    tab,
)

QUICK = {
    "army_red": "quick",
    "army_blue": "quick",
    "rounds": 2,
    "deploy_gap": 30,
    "map": "bar_table",
}
NEAR = {**QUICK, "map": "chalk", "range": 40, "cards": False}  # all are in range
FAR = {**NEAR, "range": 6}  # nobody is, in the first round
ON_BOARD = ".cafe .element.open"


def sit_down(page: Page, url: str, options: dict[str, object] | None = None) -> str:
    return open_table(page, url, options=options or QUICK, game="escaramuzas", seats=2)


def decisions_shown(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-decisions")


def choose(page: Page, what: Locator) -> None:
    """Answer by a click, and wait for the next question."""
    taken = decisions_shown(page)
    what.first.click()
    menu = page.locator(".chooser button")
    if menu.count():
        menu.first.click()
    moved_on(page, taken)
    asked_or_over(page)


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the table is on the page."""
    box = page.locator(".cafe .sheet").first.bounding_box()
    assert box is not None
    return box["x"] + x / 90 * box["width"], box["y"] + y / 60 * box["height"]


def meant(page: Page) -> tuple[int, int]:
    """The point under the crosshair."""
    element = page.locator(".cross button").get_attribute("data-element") or ""
    x, y = element.partition(":")[2].split(",")
    return int(x), int(y)


def go_somewhere(page: Page, dice: random.Random) -> None:
    """Point at places around the crosshair until one is free, and click there."""
    x, y = meant(page)
    taken = decisions_shown(page)
    for reach in (6, 4, 3, 2, 0):
        way = dice.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        page.mouse.move(*at(page, x + reach * way[0], y + reach * way[1]))
        looking = page.locator(".stand:not(.moved) .token:hover").count()
        if page.locator(".cross:not(.refused)").count() and not looking:
            break
    page.mouse.down()
    page.mouse.up()
    moved_on(page, taken)


def click_on(page: Page, dice: random.Random) -> None:
    """Answer with the mouse: a unit, a formation, a card, or a button above."""
    if page.locator(".cross").count():
        go_somewhere(page, dice)
        return
    units = page.locator(".token .element.open")
    formations = page.locator(".cafe-formation.open")
    found = formations if formations.count() else units
    if not found.count():
        found = page.locator(".prompt .acts .button, .cafe-card.open, .cafe-draft.open")
    choose(page, found.nth(dice.randrange(found.count())))


def test_a_whole_skirmish_is_played_by_mouse(page: Page, server: Server) -> None:
    sit_down(page, server.url, {**QUICK, "rounds": 1})
    dice = random.Random("mouse")
    while asked_or_over(page):
        click_on(page, dice)
    expect(page.locator(END)).to_be_visible()
    page.mouse.move(0, 0)
    check_access(page)


def press_on(page: Page, step: int) -> None:
    """Answer with the keyboard alone."""
    if page.locator(".cross").count():
        taken = decisions_shown(page)
        page.keyboard.press("b")
        expect(page.locator(".cross button:focus")).to_have_count(1)
        way, back = (
            ("ArrowRight", "ArrowLeft") if step % 2 else ("ArrowUp", "ArrowDown")
        )
        page.keyboard.press(f"Shift+{way}")
        for _ in range(5):
            if page.locator(".cross:not(.refused)").count():
                break
            page.keyboard.press(back)
        page.keyboard.press("Enter")
        moved_on(page, taken)
        return
    texts = page.locator("#choices ol button").all_inner_texts()
    wanted = [text for text in texts if text.endswith(("Walk", "Run"))]
    if wanted:
        taken = decisions_shown(page)
        page.keyboard.press(wanted[step % len(wanted)].split()[0])
        moved_on(page, taken)
        return
    press_something(page)


def test_a_whole_skirmish_is_played_by_keyboard(page: Page, server: Server) -> None:
    sit_down(page, server.url, {**QUICK, "rounds": 1, "cards": False})
    step = 0
    while asked_or_over(page):
        press_on(page, step)
        step += 1
    expect(page.locator(END)).to_be_visible()


def deploy(page: Page, unit: str = "") -> None:
    """To the deployment, with a unit in hand if one is named."""
    asked_or_over(page)
    stay = page.get_by_role("button", name="Keep the ends")
    if stay.count():
        choose(page, stay)
    if unit:
        choose(page, page.locator(f".tray [data-element='label:{unit}']"))


def test_a_refused_point_says_which_test_failed(page: Page, server: Server) -> None:
    sit_down(page, server.url, NEAR)
    deploy(page, "A1")
    page.mouse.move(*at(page, 45, 30))
    expect(page.locator(".cross.refused")).to_be_visible()
    reason = page.locator(".strip .reasons li")
    expect(reason).to_contain_text("outside the area that is allowed")
    reason.get_by_role("button", name="EC-4.4").click()
    expect(page.locator(".book .here")).to_contain_text("EC-4.4")


def test_the_crosshair_says_where_it_is(page: Page, server: Server) -> None:
    sit_down(page, server.url, NEAR)
    deploy(page, "A1")
    page.keyboard.press("b")
    x, y = meant(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowDown")
    assert (x, y + 4) == meant(page)
    said = page.locator("[aria-live]").first
    expect(said).to_contain_text(re.compile(r"in the (west|east) \([\d.]+ cm \w+"))


def test_a_formation_is_shown_and_placed_at_once(page: Page, server: Server) -> None:
    sit_down(page, server.url, NEAR)
    deploy(page)
    table = page.locator(".cafe .place").bounding_box()
    page.locator(".cafe-formation.open").first.hover()
    expect(page.locator(".sheet rect.ghost")).to_have_count(8)
    # Until the first round nobody but its side knows what a block is.
    hidden = page.locator(".hidden-one").count()
    assert page.locator(".token").count() == 0
    choose(page, page.locator(".cafe-formation.open"))
    expect(page.locator(".tray")).to_have_count(0)
    assert table == page.locator(".cafe .place").bounding_box()
    assert hidden <= 8
    assert page.locator(".token").count() >= 8


def test_odds_are_shown_before_an_attack(fresh: Page, server: Server) -> None:
    """And the dice after it, though the pointer rests where the target stands."""
    fresh.add_init_script(RESTED)
    sit_down(fresh, server.url, NEAR)
    deploy(fresh)
    choose(fresh, fresh.locator(".cafe-formation.open"))
    while fresh.get_by_role("button", name="Stand", exact=True).count() == 0:
        units = fresh.locator(".token .element.open")
        choose(
            fresh, units if units.count() else fresh.locator(".prompt .acts .button")
        )
    expect(fresh.locator(".sheet .badge.shot").first).to_contain_text("%")
    choose(fresh, fresh.locator(".prompt .acts .button", has_text="Stand"))
    fresh.locator(".token .element.open").first.hover()
    odds = fresh.locator(".strip .odds dd")
    expect(odds).to_have_count(4)
    for text in odds.all_inner_texts():
        assert re.fullmatch(r"\d+(\.\d)?%", text)
    choose(fresh, fresh.locator(".token .element.open"))
    dice = fresh.locator(".fight .dice li").first
    expect(dice).to_be_visible()
    fresh.evaluate(COMES_UNDER)
    expect(dice).to_be_visible()


# Chromium says this of what lies under a mouse at rest whenever it was laid out anew.
COMES_UNDER = """() => {
    const {x, y} = window.rested;
    document.querySelector(".token").dispatchEvent(new PointerEvent("pointerenter",
        {pointerType: "mouse", clientX: x, clientY: y}));
}"""
RESTED = """addEventListener("pointermove",
    ({clientX: x, clientY: y}) => (window.rested = {x, y}), true)"""


def test_the_ruler_measures_any_two_points(page: Page, server: Server) -> None:
    sit_down(page, server.url, NEAR)
    deploy(page)
    page.get_by_role("button", name="Measure", exact=True).click()
    page.mouse.move(*at(page, 30, 20))
    page.mouse.down()
    page.mouse.up()
    page.mouse.move(*at(page, 33, 24))
    expect(page.locator(".strip")).to_contain_text("5 cm south-east")
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".strip")).to_contain_text("5.7 cm south-east")
    page.get_by_role("button", name="Measure", exact=True).click()
    expect(page.locator(".cross")).to_have_count(0)


def test_terrain_says_what_it_does(page: Page, server: Server) -> None:
    sit_down(page, server.url, {**QUICK, "map": "old_town"})
    asked_or_over(page)
    page.mouse.move(*at(page, 40, 20))

    expect(page.locator("#tip")).to_contain_text("EC-7.1")
    expect(page.locator("#tip")).to_contain_text("EC-6.8")


def test_what_scores_is_listed(page: Page, server: Server) -> None:
    sit_down(page, server.url, NEAR)
    deploy(page)
    page.get_by_role("button", name="Scoring", exact=True).click()
    words = Words("en", GAME)
    rows = page.locator(".checklist tbody tr")
    expect(rows).to_have_count(11)
    expect(rows.first).to_contain_text(words.element("row", "V1"))
    check_access(page)


NUMBERS = re.compile(r"\d+,\d+(?!\d)|d²|\d\d+ [<>≤≥] \d|4·")


def to_movement(page: Page) -> None:
    """To the question where a unit goes."""
    deploy(page)
    choose(page, page.locator(".cafe-formation.open"))
    acts = page.locator(".prompt .acts .button")  # not what only helps
    run, units = acts.filter(has_text="Run"), page.locator(".token .element.open")
    cross = page.locator(".cross")
    any_of_them = cross.or_(units).or_(acts).first
    any_of_them.wait_for()
    while cross.count() == 0:
        other = units if units.count() else acts
        choose(page, run if run.count() else other)
        any_of_them.wait_for()


def test_where_to_is_a_short_list_and_the_board(page: Page, server: Server) -> None:
    sit_down(page, server.url, NEAR)
    to_movement(page)
    listed = page.locator("#choices ol button")
    assert 1 <= listed.count() <= 15
    page.locator("#choices").get_by_role("button", name="Choose on the board").click()
    expect(page.locator(".cross button")).to_be_focused()
    towards = listed.filter(has_text="flag")
    expect(towards.first).to_have_text(re.compile("flag in the (middle|north|south)"))
    taken = decisions_shown(page)
    page.keyboard.press("1")
    moved_on(page, taken)


def test_no_number_of_the_engine_is_shown(page: Page, server: Server) -> None:
    """Neither coordinates nor squares, in any language, in list, log, tips or names."""
    sit_down(page, server.url, {**NEAR, "map": "old_town"})
    to_movement(page)
    page.keyboard.press("b")
    for lang in LANGUAGES:
        speak(page, lang)
        page.locator(".cross button").focus()
        for key in ("ArrowUp", "Shift+ArrowUp", "Shift+ArrowUp"):
            page.keyboard.press(key)
        expect(page.locator(".strip .reasons li").first).to_be_visible()
        names = page.locator("[aria-label]").evaluate_all(
            "all => all.map((one) => one.ariaLabel).join(' | ')"
        )
        said = page.locator("main").inner_text() + names
        assert " cm" in said
        decimals = re.sub(r"\d+,\d+ cm", "", said)  # 4,5 cm is a length
        assert NUMBERS.search(decimals) is None, NUMBERS.search(decimals)


def test_units_are_looked_at_while_a_destination_is_chosen(
    page: Page, server: Server
) -> None:
    sit_down(page, server.url, NEAR)
    to_movement(page)
    taken, meant_first = decisions_shown(page), meant(page)
    enemy = page.locator(".token .element[aria-label*='(blue)']").first
    name = (enemy.get_attribute("aria-label") or "").partition(" (")[0]
    enemy.hover(force=True)
    expect(page.locator(".strip .head")).to_contain_text(name)
    enemy.click(force=True)  # a tap looks, it answers nothing
    expect(page.locator(".strip .head")).to_contain_text(name)
    assert (taken, meant_first) == (decisions_shown(page), meant(page))
    page.mouse.move(*at(page, 45, 30))
    expect(page.locator(".strip .head")).not_to_contain_text(name)
    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    expect(page.locator(".strip .head")).to_contain_text(re.compile(r"\w+ [A-Z]\d"))


def test_the_legend_says_what_is_drawn(page: Page, server: Server) -> None:
    sit_down(page, server.url, QUICK)
    deploy(page)
    page.get_by_role("button", name="Legend", exact=True).click()
    legend = page.locator(".legend")
    for word in ("sugar lumps", "coffee cup", "spoon", "Domucor", "Alpha", "EC-7.3"):
        expect(legend).to_contain_text(word)
    check_languages(page)


# How far a hand lies over a unit's sheet, in pixels.
OVERLAP = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    return box(".strip").bottom - box(".hand.own").top;
}"""

PLACE = """() => {
    const { top, height } =
        document.querySelector(".cafe .place").getBoundingClientRect();
    return [top + scrollY, height];
}"""


# Of the words beside the table: what of them lies over it, and what of them is cut.
WORDS = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [words, table] = [box(".strip"), box(".place")];
    const beside = words.left >= table.right || words.top >= table.bottom;
    return [beside, document.querySelector(".words").scrollWidth <=
        document.querySelector(".words").clientWidth];
}"""


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1366, 768), (1920, 1080)])
def test_what_is_said_of_a_unit_covers_no_part_of_the_table(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, server.url, FAR)
    deploy(page)
    choose(page, page.locator(".cafe-formation.open"))
    assert page.evaluate(WORDS) == [True, True]
    choose(page, page.locator(".token .element.open"))
    expect(page.locator(".strip .unit")).to_be_visible()
    assert page.evaluate(WORDS) == [True, True]


def test_the_end_of_a_round_is_told_beside_the_table(
    page: Page, server: Server
) -> None:
    sit_down(page, server.url, FAR)
    deploy(page)
    choose(page, page.locator(".cafe-formation.open"))
    told = page.locator(".round-end")
    expect(told).to_have_count(0)
    choose(page, page.locator(".prompt .acts .button"))
    expect(page.locator(".hud .round")).to_have_text("Round 2 of 2")
    expect(told).to_contain_text("Round 1 ends.")
    expect(told).to_contain_text("goes first.")
    expect(told).to_contain_text(" action point")


# The words beside the table, whole: nothing of them is scrolled for.
WHOLE = """() => {
    const words = document.querySelector(".cafe .words");
    const frame = words.getBoundingClientRect();
    return words.scrollHeight <= words.clientHeight + 1 &&
        words.scrollWidth <= words.clientWidth + 1 &&
        [...words.querySelectorAll(".fight *, .round-end *")].every((one) =>
            one.getBoundingClientRect().bottom <= frame.bottom + 1);
}"""


def look_at_all_sizes(page: Page) -> None:
    heights = {390: 844, 820: 1180, 1280: 800, 1366: 768, 1920: 1080}
    for width, height in heights.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(WHOLE)


def test_dice_answers_and_the_end_of_a_round_are_whole(
    page: Page, server: Server
) -> None:
    lay(page, server.url, facing())
    answers = 0
    while asked_or_over(page) and page.locator(".round-end").count() == 0:
        look_at_all_sizes(page)
        answers += page.locator(".fight .answer").count()
        pressed = page.locator("#choices ol button")
        for said in ("Stand", "enemy", "Evade"):
            likely = page.locator("#choices ol button", has_text=said)
            pressed = likely if likely.count() else pressed
        choose(page, pressed)
        if page.locator(END).count():  # a side has fallen before the round was over
            lay(page, server.url, facing())
    look_at_all_sizes(page)
    assert answers > 0


def facing() -> str:
    """A position in which all of red can shoot at blue, who has passed."""
    options = {"cards": False, "map": "chalk", "army_red": "E6", "army_blue": "E6"}
    sides = {
        name: {
            **dict.fromkeys((*COUNTED, "vp", "rota"), 0),
            **{"initiative": 7, "ap": 6, "six_ranged_scored": False},
            "six_close_scored": False,
            "units": [
                {"label": f"E{n}", "x": x, "y": 12 + 5 * n, "health": 3, "ready": True}
                for n in range(1, 7)
            ],
        }
        for name, x in (("red", 43), ("blue", 57))
    }
    begun: dict[str, object] = {"round": 1, "seat": 0, "stage": "activate"}
    held: dict[str, object] = {"hands": [{}, {}], "shown": [{}, {}], "deck": {}}
    turn: dict[str, object] = {"turn": "red", "passed": [1]}
    scene = at_position(
        GAME, seats=2, options=options, **begun, **turn, **held, **sides
    )
    return write(GAME, GAME.set_up(options, 2), scene.state)


COUNTED = ("ranged_round", "close_round", "ranged_game", "close_game")


@pytest.mark.parametrize("width", [390, 820])
def test_figures_can_be_touched_and_sheets_read(
    page: Page, server: Server, width: int
) -> None:
    """A base has 28 pixels at least; no hand lies over the sheet of who is looked at.

    Looking at somebody moves nothing.
    """
    page.set_viewport_size({"width": width, "height": 844 if width < 400 else 1180})
    sit_down(page, server.url, {**QUICK, "map": "chalk", "deploy_gap": 50})
    deploy(page)
    choose(page, page.locator(".cafe-formation.open"))
    units = page.locator(".token .element.open")
    box = units.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 27.5
    choose(page, units)
    page.wait_for_function(f"() => ({OVERLAP})() <= 1")
    page.locator("#choices ol button", has_text="Walk").evaluate("one => one.click()")
    expect(page.locator(".cross")).to_have_count(1)
    place = page.evaluate(PLACE)
    page.locator(".token .element").last.evaluate("one => one.click()")
    expect(page.locator(".strip .unit")).to_be_visible()
    assert page.evaluate(OVERLAP) <= 1
    assert place == page.evaluate(PLACE)


def test_every_map_has_a_cloth(page: Page, server: Server) -> None:
    """Also one that nobody drew a cloth for; what lies there is named."""
    for map, cloth in (("chalk", "slate"), ("black_swamp", "night"), ("random", "")):
        sit_down(page, server.url, {**QUICK, "map": map})
        asked_or_over(page)
        expect(page.locator(f".cafe[class*=cloth-{cloth}]")).to_be_visible()


# The last that can be pressed where it is: a small screen shows a part of the table.
IN_SIGHT = """(all) => all.findLastIndex((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


@pytest.mark.parametrize("width", [1280, 360])
def test_every_question_can_be_read_by_everybody(
    page: Page, server: Server, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    sit_down(page, server.url)
    deploy(page)
    check_access(page)
    choose(page, page.locator(".cafe-formation.open"))
    asked = set()
    for _ in range(12):
        stage = page.locator(".prompt p").inner_text()
        if stage not in asked:
            asked.add(stage)
            page.mouse.move(0, 0)  # a tooltip is no part of the page
            check_languages(page)
            speak(page, "en")
        if page.locator(".cross").count():
            choose(page, page.locator(".cross button"))
        else:
            found = page.locator(f"{ON_BOARD}, .prompt .acts .button")
            choose(page, found.nth(found.evaluate_all(IN_SIGHT)))
    assert len(asked) > 2


def test_eight_commanders_at_one_table(page: Page, server: Server) -> None:
    """Four a side: each in the list, on the board and in the end, at every width."""
    open_table(page, server.url, options=QUICK, game="escaramuzas", seats=8)
    asked_or_over(page)
    tab(page, "Seats")
    rows = page.locator("ul[aria-label=Seats] > li")
    expect(rows).to_have_count(8)
    expect(rows.last).to_contain_text("Blue 4")
    for side in ("red", "blue"):
        expect(page.locator(f".hud .{side} .team li")).to_have_count(4)
    expect(page.locator(".hud .team li.asked")).to_contain_text("you")
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        check_width(page)
    deploy(page)
    choose(page, page.locator(".cafe-formation.open"))
    expect(page.locator(".token .mine")).to_have_count(2)  # of the eight of its side
    fourth = page.get_by_role("button", name=re.compile("^Thanary T2 .red.*Red 4"))
    expect(fourth.locator(".commander i")).to_have_count(4)
    check_access(page)
    dice = random.Random("eight")
    while asked_or_over(page):
        click_on(page, dice)
    expect(page.locator(END).locator("tbody tr")).to_have_count(8)
