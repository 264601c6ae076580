"""What people read names things by their names, never by what programs call them.

Random matches of every game, looked at in their replays in three languages: the log,
the moves, and what readers of screens are told of the board.
"""

import re
import secrets
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game

from .conftest import Server
from .visits import speak

# Kinds without names whose ids are printed on the board, as the squares of chess are.
PRINTED = {
    "stratum": {"space", "clause"},
    "carcosa": {"soul", "ward", "box", "place"},
    "heroes": {"place", "spot"},
    "escaramuzas": {"label"},
}
PLACES = 6  # of a match that are looked at
# `standard_base`, and messages that no catalog has.
CODE = r"\w+_\w+|\b(?:event|stage|verb|card|word|type|fact|goal|cafe|cw)-[\w-]+"
TOLD = """() => {
    const main = document.querySelector("main");
    const spoken = (name) => [...main.querySelectorAll(`[${name}]`)]
        .map((node) => node.getAttribute(name));
    return [main.innerText, ...spoken("aria-label"), ...spoken("title")].join("\\n");
}"""


def nameless(game: Game) -> Iterator[str]:
    """Ids that are the same in every language, and printed nowhere."""
    speakers = [Words(lang, game) for lang in LANGUAGES]
    for kind, ids in game.kinds.items():
        if kind not in PRINTED.get(game.id, ()) and all(
            words.element(kind, id) == id for words in speakers for id in ids
        ):
            yield from ids


def codes_of(game: Game) -> Callable[[str], list[str]]:
    """Finds what only programs call so; a number with a unit is no point."""
    ids = "|".join(map(re.escape, sorted(nameless(game), key=len, reverse=True)))
    raw = rf"(?<![\w,.])(?:{ids})(?![\w,.]|\s?cm)|" if ids else ""
    return re.compile(raw + CODE).findall


def played(page: Page, url: str, game: Game) -> tuple[str, int]:
    """A match of bots at which nobody looks on, and how many decisions it has."""
    first = game.first
    bots = [{"kind": "bot", "name": "chance"}] * first.seats
    order = {"game": game.id, "seats": bots, "options": dict(first.options)}
    order["device"] = secrets.token_urlsafe(32)
    opened = page.request.post(f"{url}/api/tables", data=order).json()
    table = str(opened["table"]["id"])
    while True:
        card = page.request.get(f"{url}/api/tables/{table}").json()
        if card["status"] == "over":
            return table, int(card["decisions"])
        page.wait_for_timeout(500)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_told_sentence_names_ids(page: Page, server: Server, game: Game) -> None:
    table, number = played(page, server.url, game)
    found = codes_of(game)
    for lang in LANGUAGES:
        page.goto(f"{server.url}/replay/{table}#0")
        speak(page, lang)
        for at in range(1, PLACES + 1):
            page.goto(f"{server.url}/replay/{table}#{number * at // PLACES}")
            expect(page.locator("[data-log] .said").first).to_be_visible()
            assert [] == found(page.evaluate(TOLD)), (lang, at)
