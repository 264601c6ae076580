"""Players read words, numbers and names in the rules, no names of programs."""

import re

import pytest

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.game import Game
from sobremesa.kernel.rulebook import for_players, unmarked

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
#: A place's id, a constant, a part of the state: `F1_PAS`, KEYS_TOTAL, `round_start`.
CODE = re.compile(r"`[^`]*`|[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+|\{[^}]*\}|\b[A-Z]{2,}_[A-Z]")


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_name_no_code(game: Game, lang: str) -> None:
    """What programs call a thing is marked [`so`] and not shown."""
    book = game.rulebook(lang)
    parts = book.shown.split("```")[::2]  # all but the drawings

    assert [code for part in parts for code in CODE.findall(part)] == []


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_no_sections_for_makers(game: Game, lang: str) -> None:
    """Lists of decisions, worked scenarios and a log of rulings stay in the file."""
    book = game.rulebook(lang)
    headings = re.findall(r"^## (\d)", book.shown, re.MULTILINE)

    assert headings == ["1", "3", "6"]
    assert "[makers]" in book.text
    assert "[makers]" not in book.shown


def test_what_programs_call_a_thing_is_not_shown() -> None:
    assert unmarked("Draw 5 [`hand_size`], then act.") == "Draw 5, then act."
    assert unmarked("It falls [`damage N [pierce] SEL`].") == "It falls."


def test_a_column_of_what_programs_call_things_is_not_shown() -> None:
    table = "| [`id`] | name |\n|---|---|\n| `rot` | Rot |\n\n| name | n |\n|---|---|"

    assert unmarked(table) == "| name |\n|---|\n| Rot |\n\n| name | n |\n|---|---|"


def test_a_part_of_a_section_can_be_for_makers() -> None:
    book = (
        "## 6. Cards\n\n### 6.1 Names\nA\n\n### 6.2 Codes [makers]\nB\n\n## 7. End\nC"
    )

    assert "B" not in for_players(book)
    assert for_players(book).endswith("## 7. End\nC")
