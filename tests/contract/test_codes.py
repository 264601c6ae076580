"""Players read words, numbers and names in the rules, no names of programs."""

import re

import pytest

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game
from sobremesa.kernel.rulebook import unmarked

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
#: A place's id, a constant, a part of the state: `F1_PAS`, KEYS_TOTAL, `round_start`.
CODE = re.compile(r"[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+|\{[^}]*\}|\b[A-Z]{2,}_[A-Z]")
#: The language in which cards are written is told in its own words (HC-9), and the
#: Tokens it names (HC-8); positions of equipment are what one types.
WRITTEN = {"heroes": re.compile(r"8\.|9\.|5\.3$|5\.26$|6\.10$")}


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_name_no_code_but_the_options_of_a_variant(game: Game, lang: str) -> None:
    """An option that no sentence needs is marked [`so`] and not shown."""
    options = {name.partition(".")[0] for name in game.options.all}
    options |= {str(word) for one in game.options.all.values() for word in one.choices}
    written = WRITTEN.get(game.id)
    found = {
        (rule.id, code)
        for rule in game.rulebook(lang).rules.values()
        if not (written and written.match(rule.id))
        for code in CODE.findall(rule.text)
        if code not in options
    }

    assert found == set()


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_no_sections_for_makers(game: Game, lang: str) -> None:
    """Lists of decisions, worked scenarios and a log of rulings stay in the file."""
    book = game.rulebook(lang)
    headings = re.findall(r"^## (\d)", book.shown, re.MULTILINE)

    assert headings == ["1", "2", "3", "6", "7"]
    assert "[makers]" in book.text
    assert "[makers]" not in book.shown


def test_what_programs_call_a_thing_is_not_shown() -> None:
    assert unmarked("Draw 5 [`hand_size`], then act.") == "Draw 5, then act."
