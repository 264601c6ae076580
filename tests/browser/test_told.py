"""What people read names things by their names, never by what programs call them.

Random matches of every game, looked at in their replays in three languages: the log,
the moves, and what readers of screens are told of the board.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game

from .conftest import Server
from .visits import open_table, speak

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


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_told_sentence_names_ids(page: Page, server: Server, game: Game) -> None:
    first = game.first
    table = open_table(
        page,
        server.url,
        people=0,
        game=game.id,
        seats=first.seats,
        options=dict(first.options),
    )
    expect(page.locator("dialog table.result")).to_be_visible(timeout=300_000)
    number = page.request.get(f"{server.url}/api/tables/{table}").json()["decisions"]
    found = codes_of(game)
    for lang in LANGUAGES:
        page.goto(f"{server.url}/replay/{table}#0")
        speak(page, lang)
        for at in range(1, PLACES + 1):
            page.goto(f"{server.url}/replay/{table}#{number * at // PLACES}")
            expect(page.locator("[data-log] .said").first).to_be_visible()
            assert [] == found(page.evaluate(TOLD)), (lang, at)
