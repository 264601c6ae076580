"""A new table and its waiting room, as a host and a guest use them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games import find

from .conftest import Server
from .visits import check_access, check_width, open_table, speak

DECK = find("heroes").files["deck"].ready["iron_bulwark"]
MAP = find("escaramuzas").files["map"].ready["three_bridges"]


def new_table(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    page.get_by_role("button", name=f"New table… – {game}").click()
    page.get_by_role("radio", name="Standard").wait_for()


def card_of(page: Page, server: Server) -> dict[str, Any]:
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    answer: dict[str, Any] = page.request.get(f"{server.url}/api/tables/{table}").json()
    return answer


def drop(page: Page, selector: str, name: str, text: str) -> None:
    """A file let fall on a place of the page."""
    moved = page.evaluate_handle(
        """([name, text]) => {
            const moved = new DataTransfer();
            moved.items.add(new File([text], name, {type: "text/plain"}));
            return moved;
        }""",
        [name, text],
    )
    page.dispatch_event(selector, "drop", {"dataTransfer": moved})


def test_a_preset_is_chosen_by_its_card(page: Page, server: Server) -> None:
    new_table(page, server, "Carcosa")
    page.get_by_role("radio", name=re.compile("^With sacrifices")).check()
    page.get_by_role("button", name="Open the table").click()

    assert {"sacrifice": True} == card_of(page, server)["options"]


def test_one_says_with_whom_one_plays_and_each_seat_follows(
    page: Page, server: Server
) -> None:
    new_table(page, server, "Stratum")
    expect(page.get_by_role("radio", name="Bots")).to_be_checked()
    seats = page.locator("label.row select")

    page.get_by_text("Friends, by a link").click()
    for at, chair in enumerate(["human", "open", "open", "open"]):
        expect(seats.nth(at)).to_have_value(chair)
    seats.nth(2).select_option("bot:easy")
    for company in ("Friends, by a link", "Bots", "All at this screen"):
        expect(page.get_by_role("radio", name=company)).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()

    kinds = [seat["kind"] for seat in card_of(page, server)["seats"]]
    assert ["human", "open", "bot", "open"] == kinds


def test_only_options_that_apply_are_shown_with_plain_names(
    page: Page, server: Server
) -> None:
    new_table(page, server, "Heroes")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Rules of this table").click()
    expect(dialog.get_by_text("Mode of play", exact=True)).to_be_visible()
    expect(dialog.get_by_text("The Mob", exact=True)).to_have_count(0)
    dialog.get_by_text("1", exact=True).click()
    dialog.get_by_text("The Mob", exact=True).click()
    expect(dialog.get_by_label("Who is the Mob.")).to_be_visible()
    expect(dialog.locator("code")).to_have_count(0)
    dialog.get_by_label("Show the names that the command line uses").check()
    expect(dialog.locator("code", has_text="mob_extra_from")).to_be_visible()
    check_access(page)


def test_a_changed_option_makes_rules_of_ones_own(page: Page, server: Server) -> None:
    new_table(page, server, "Stratum")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Rules of this table").click()
    dialog.get_by_text("How long it lasts").click()
    dialog.get_by_label("After this many rounds the match ends.").fill("7")
    expect(dialog.get_by_text("one changed")).to_be_visible()
    expect(dialog.get_by_role("status")).to_contain_text("rules of your own")
    dialog.get_by_role("button", name="Open the table").click()

    assert {"max_rounds": 7} == card_of(page, server)["options"]


def test_decks_are_chosen_by_picture_dropped_and_offered_again(
    page: Page, server: Server
) -> None:
    new_table(page, server, "Heroes")
    first = page.locator("details.pick").first
    first.locator("summary").click()
    expect(first.locator(".picture svg").first).to_be_visible()
    drop(page, "details.pick:first-of-type label:has(small)", "broken.deck", "9 anvil")
    expect(first.get_by_role("alert")).to_contain_text("This cannot be used")
    drop(page, "details.pick:first-of-type label:has(small)", "Mine.deck", DECK)
    expect(first.locator("summary")).to_contain_text("Mine")
    second = page.locator("details.pick").nth(1)
    second.locator("summary").click()
    second.get_by_text("Black Lab").click()
    check_access(page)
    page.get_by_role("button", name="Open the table").click()
    card = card_of(page, server)

    assert ["list.1"] == card["hidden"]
    assert {"deck.2": "black_lab"} == card["options"]
    new_table(page, server, "Heroes")
    page.locator("details.pick summary").first.click()
    page.locator("details.pick").first.get_by_text("Mine (yours)").click()
    expect(page.locator("details.pick summary").first).to_contain_text("Mine")


def test_a_map_is_chosen_by_picture_or_brought(page: Page, server: Server) -> None:
    new_table(page, server, "Coffee Skirmishes")
    pick = page.locator("details.pick", has_text="Map:")
    pick.locator("summary").click()
    pick.get_by_text("Three bridges").click()
    expect(pick.locator("summary")).to_contain_text("Three bridges")
    pick.locator("input[type=file]").set_input_files(
        {"name": "own.toml", "mimeType": "text/plain", "buffer": MAP.encode()}
    )
    expect(pick.locator("summary")).to_contain_text("own")
    page.get_by_role("button", name="Open the table").click()
    options = card_of(page, server)["options"]

    assert isinstance(options, dict)
    assert str(options["own_map"]).startswith("stream:43,0,47,60")


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_form_is_for_everybody(page: Page, server: Server, lang: str) -> None:
    page.goto(server.url)
    speak(page, lang)
    for game in ("Heroes", "Stratum"):
        tile = page.locator("article", has_text=game)
        tile.locator("button").nth(2).click()
        dialog = page.get_by_role("dialog")
        dialog.locator("input[type=radio]").first.wait_for()
        for summary in dialog.locator("form > details > summary").all():
            summary.click()
        for width in (1366, 390):
            page.set_viewport_size({"width": width, "height": 800})
            check_width(page)
            if lang == "en":  # axe reads none
                check_access(page)
        page.keyboard.press("Escape")


# The waiting room


def wait_for_others(page: Page, server: Server, game: str, free: int) -> str:
    """A table with free seats after the host's; its link."""
    new_table(page, server, game)
    rows = page.locator("label.row select")
    for seat in range(rows.count()):
        if seat in range(1, free + 1):
            rows.nth(seat).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.locator(".waiting").wait_for()
    return page.url


def test_the_host_sees_who_is_missing_and_starts_with_bots(
    page: Page, server: Server
) -> None:
    wait_for_others(page, server, "Stratum", 2)
    room = page.locator(".waiting")
    expect(room.get_by_role("status")).to_contain_text("2 seats are still free")
    expect(room.get_by_text("still missing")).to_have_count(2)
    buttons = room.get_by_role("button").all_inner_texts()
    assert "Sit here too" not in buttons[0], "one's own table's seat is no first thing"
    expect(room.locator(".button.main", has_text="Sit here too")).to_have_count(0)
    check_access(page)

    room.get_by_label("Level of the bots").select_option("easy")
    room.get_by_role("button", name="Put a bot here").first.click()
    expect(room.get_by_text("Bot: easy")).to_have_count(1)
    room.get_by_role("button", name="Free the seat").first.click()
    expect(room.get_by_text("still missing")).to_have_count(2)
    room.get_by_role("button", name="Start now, with bots on the 2 free seats").click()
    page.locator("#choices ol button, .prompt").first.wait_for()

    card = card_of(page, server)
    assert "playing" == card["status"]


def test_the_host_asks_people_in_by_code_and_by_the_devices_own_way(
    fresh: Page, server: Server
) -> None:
    fresh.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    link = wait_for_others(fresh, server, "Stratum", 1)
    fresh.get_by_role("button", name="Share the link…").click()
    assert link == fresh.evaluate("window.shared.url")
    fresh.get_by_role("button", name="QR code").click()
    expect(fresh.get_by_role("img", name="as a QR code")).to_be_visible()
    check_access(fresh)


def test_a_guest_brings_a_deck_when_joining(
    page: Page, server: Server, friend: Page
) -> None:
    link = wait_for_others(page, server, "Heroes", 1)
    friend.goto(link)
    friend.locator("details.pick summary").click()
    friend.get_by_text("Star Wardens").click()
    check_access(friend)
    friend.get_by_role("button", name="Join").click()
    friend.locator("#choices, .prompt").first.wait_for()

    assert {"deck.2": "star_wardens"} == card_of(page, server)["options"]


def test_whoever_joins_is_shown_what_the_table_has_for_the_seat(
    page: Page, server: Server, friend: Page
) -> None:
    armies = {"army_red": "elite", "army_blue": "quick"}
    table = open_table(page, server.url, 1, armies, game="escaramuzas", seats=2, free=1)
    friend.goto(f"{server.url}/table/{table}")

    expect(friend.locator("details.pick summary")).to_contain_text("Quick army")
    expect(friend.get_by_role("definition")).to_contain_text(["Quick army", "Elite"])
