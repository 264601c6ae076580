"""Who comes, goes, is away, is sent away, is not heard: seats and the people there."""

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa.i18n import LANGUAGES

from .conftest import Server
from .visits import (
    asked_or_over,
    check_access,
    check_width,
    join,
    open_table,
    speak,
    tab,
)

GAMES = ["stratum", "carcosa", "connected_worlds", "heroes", "escaramuzas"]
USUAL: dict[str, int] = {}  # as printed
LOG = "ol[data-log]"


def seat(page: Page, name: str) -> Locator:
    """The row of a seat in the list."""
    return page.locator("ul[aria-label=Seats] > li", has_text=name)


def two_at_a_table(
    page: Page, friend: Page, server: Server, name: str = "Berta"
) -> str:
    """P0, the host, and Berta in a match; Berta's is the second seat."""
    table = open_table(page, server.url, free=1, options={"hand_size": 5})
    join(friend, f"{server.url}/table/{table}", name)
    expect(friend.locator(".hand.own")).to_be_visible()
    assert asked_or_over(page)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_waits_with_nothing_dealt_and_begins_by_itself(
    page: Page, server: Server, friend: Page, game: str
) -> None:
    count = 4 if game == "stratum" else 2
    table = open_table(page, server.url, 1, USUAL, game=game, seats=count, free=1)
    room = page.locator(".waiting")
    expect(room).to_contain_text("One seat is still free.")
    expect(room).to_contain_text("Nothing is dealt before everyone sits.")
    assert page.locator(".prompt, .board, .hand").count() == 0
    check_access(page)
    join(friend, f"{server.url}/table/{table}", "Berta")
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    expect(friend.locator(".board")).to_be_visible()
    expect(page.locator(LOG)).to_contain_text("Berta sits down.")
    expect(page.locator(LOG)).to_contain_text("the match begins")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_waiting_room_speaks_every_language_at_every_width(
    page: Page, server: Server, lang: str
) -> None:
    open_table(page, server.url, free=2, chat="phrases")
    expect(page.locator(".waiting")).to_be_visible()
    speak(page, lang)
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        check_width(page)
    check_access(page)


def test_the_host_removes_somebody_and_invites_to_the_seat(
    page: Page, server: Server, friend: Page
) -> None:
    table = open_table(page, server.url, free=2)
    link = f"{server.url}/table/{table}"
    join(friend, link, "Berta")
    page.get_by_role("button", name="Remove Berta").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Remove Berta from the table?")
    check_access(page)
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Remove Berta")).to_be_visible()
    page.get_by_role("button", name="Remove Berta").click()
    dialog.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("2 seats are still free.")).to_be_visible()
    friend.get_by_role("button", name="Join").first.click()
    expect(friend.get_by_role("alert")).to_contain_text("sent away")

    page.get_by_role("button", name="Invite (Ygdra)").click()
    invitation = page.get_by_label("Invitation to Ygdra").input_value()
    assert "#seat=2&invitation=" in invitation
    friend.goto("about:blank")
    friend.goto(invitation)
    expect(friend.get_by_text("You are invited to this seat: Ygdra.")).to_be_visible()
    join(friend, invitation, "Berta")
    expect(seat(page, "Ygdra")).to_contain_text("Berta")
    assert "invitation" not in friend.url
    check_access(friend)


def test_a_device_takes_one_seat_and_the_host_as_many_as_wanted(
    page: Page, server: Server, friend: Page
) -> None:
    table = open_table(page, server.url, free=3)
    join(friend, f"{server.url}/table/{table}", "Berta")
    page.get_by_role("button", name="Sit here too").first.click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    expect(friend.get_by_text("One seat is still free.")).to_be_visible()
    expect(friend.get_by_role("button", name="Join")).to_have_count(0)


def test_a_bot_stands_in_for_somebody_away_who_gets_the_seat_back(
    page: Page, hasty: Server, friend: Page
) -> None:
    table = two_at_a_table(page, friend, hasty)
    friend.goto("about:blank")
    tab(page, "Seats")
    berta = seat(page, "Berta")
    expect(berta).to_contain_text("away")
    berta.get_by_role("button", name="Let a bot play").click()
    expect(berta).to_contain_text("Away: the normal bot plays until the return.")
    check_access(page)
    friend.goto(f"{hasty.url}/table/{table}")
    expect(friend.locator(".hand.own")).to_be_visible()
    expect(berta).not_to_contain_text("plays")
    tab(page, "Log")
    expect(page.locator(LOG)).to_contain_text("Berta is away: a bot (normal) plays")
    expect(page.locator(LOG)).to_contain_text("Berta is back and plays.")


def test_a_vote_removes_somebody_who_stays_away(
    page: Page, hasty: Server, friend: Page
) -> None:
    table = two_at_a_table(page, friend, hasty)
    friend.goto("about:blank")
    tab(page, "Seats")
    berta = seat(page, "Berta")
    berta.get_by_role("button", name="Vote to remove").click()
    expect(berta).to_contain_text("Removed: the normal bot plays on.")
    friend.goto(f"{hasty.url}/table/{table}")
    expect(friend.locator(".stratum")).to_be_visible()
    expect(friend.locator(".hand.own")).to_have_count(0)


def test_a_player_lets_a_bot_play_and_takes_the_seat_back(
    page: Page, server: Server, friend: Page
) -> None:
    two_at_a_table(page, friend, server)  # bots alone would be done in a second
    tab(page, "Seats")
    mine = seat(page, "P0")
    mine.get_by_role("button", name="Let a bot play").click()
    expect(mine).to_contain_text("The normal bot plays, as asked.")
    page.reload()
    tab(page, "Seats")
    page.get_by_role("button", name="Play again myself").click()
    expect(mine).not_to_contain_text("plays")


def test_whoever_leaves_a_match_finds_the_way_back(
    page: Page, server: Server, friend: Page
) -> None:
    two_at_a_table(page, friend, server)
    tab(friend, "Seats")
    friend.get_by_role("button", name="Leave the table").click()
    dialog = friend.get_by_role("dialog")
    expect(dialog).to_contain_text("bot plays on for you until you come back")
    check_access(friend)
    dialog.get_by_role("button", name="Leave").click()
    expect(friend.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.locator(LOG)).to_contain_text("Berta has left")
    friend.get_by_role("link", name="Back to it").first.click()
    expect(friend.locator(".hand.own")).to_be_visible()
    expect(page.locator(LOG)).to_contain_text("Berta is back and plays.")


def test_whoever_leaves_before_the_start_frees_the_seat(
    page: Page, server: Server, friend: Page
) -> None:
    table = open_table(page, server.url, free=2)
    join(friend, f"{server.url}/table/{table}", "")
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    expect(seat(page, "Fu'ngaloth")).to_contain_text("Guest 2")
    speak(page, "es")  # whoever gave no name is called something in every language
    expect(page.locator(".waiting ul")).to_contain_text("Invitado 2")
    speak(page, "en")
    friend.get_by_role("button", name="Leave").click()
    dialog = friend.get_by_role("dialog")
    expect(dialog).to_contain_text("Your seat opens for somebody else.")
    dialog.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("2 seats are still free.")).to_be_visible()
    expect(friend.get_by_role("button", name="Join").first).to_be_visible()
    expect(friend.get_by_text("You have left your seat")).to_be_visible()


def test_one_voice_is_muted_and_stays_so(
    page: Page, server: Server, friend: Page
) -> None:
    two_at_a_table(page, friend, server)
    tab(friend, "Talk")
    friend.get_by_label("Say something").fill("buy gold")
    friend.keyboard.press("Enter")
    tab(page, "Talk")
    lines = page.get_by_role("log")
    expect(lines).to_contain_text("buy gold")
    page.get_by_text("Hide what some say").click()
    page.get_by_label("Berta").check()
    expect(lines).not_to_contain_text("buy gold")
    check_access(page)
    page.reload()
    tab(page, "Talk")
    friend.get_by_role("button", name="Goodbye!").click()
    page.get_by_role("button", name="Hello!").click()
    expect(lines).to_contain_text("Hello!")
    expect(lines).not_to_contain_text("Goodbye!")


@pytest.mark.parametrize("chat", ["phrases", "off"])
def test_talk_follows_the_tables_choice(page: Page, server: Server, chat: str) -> None:
    open_table(page, server.url, chat=chat)
    assert asked_or_over(page)
    tab(page, "Talk")
    expect(page.get_by_role("button", name="Report something")).to_be_visible()
    assert page.get_by_label("Say something").count() == 0
    assert page.get_by_role("button", name="Hello!").count() == (chat == "phrases")
    check_access(page)


def test_a_report_is_kept_under_a_number(
    page: Page, server: Server, friend: Page
) -> None:
    name = "Berta" * 8  # as long as names may be, and nowhere to be broken
    two_at_a_table(page, friend, server, name)
    page.set_viewport_size({"width": 390, "height": 844})
    tab(page, "Talk")
    page.get_by_role("button", name="Report something").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Attached are the match's record so far")
    dialog.get_by_label("About").select_option(label=f"{name} (Fu'ngaloth)")
    dialog.get_by_label("What happened?").fill("Keeps selling gold.")
    check_access(page)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("kept under number")


def test_a_new_table_says_who_stands_in_and_what_may_be_said(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="New table…").first.click()
    page.locator("label.row", has_text="Ygdra").locator("select").select_option("open")
    page.get_by_text("The table: clock, stand-ins, talk").click()
    page.get_by_label("Bot that stands in").select_option("hard")
    page.get_by_label("Talk").select_option("phrases")
    check_access(page)
    page.get_by_role("button", name="Open the table").click()
    rules = page.locator(".waiting dl")
    expect(rules).to_contain_text("hard")
    expect(rules).to_contain_text("ready phrases only")
