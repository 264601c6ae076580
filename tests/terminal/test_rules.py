"""A rule is shown whole, and as text: nothing is lost, no mark is left."""

import io
import re

import pytest
from rich.console import Console

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.terminal import board
from sobremesa.terminal.plain import PlainWords
from sobremesa.terminal.rules import show
from sobremesa.terminal.screen import Plain

from .table import output

WIDE = 5000
HEAD = re.compile(r"^- \*\*[A-Z]{2}-(\d+\.\d+) ")
MARK = r"\[(?:seed|ruling|content|silent|why)\b"
CODE = r"\[`[^`]+`\]"  # what programs call a thing
REMARK = re.compile(rf"{MARK}[^\]]*\]|{CODE}")
LEFT = re.compile(rf"\*\*|``|{MARK}|\[makers|\[`|\|-+\|-|\( ?[,;)]| \.\)")

every_book = pytest.mark.parametrize(
    ("game", "lang"),
    [(game, lang) for game in GAMES for lang in LANGUAGES],
    ids=lambda value: value if isinstance(value, str) else value.id,
)


def source_blocks(game: Game, lang: str) -> dict[str, str]:
    """What stands between the heads of two rules, by a reading of its own."""
    made: dict[str, list[str]] = {}
    at = ""
    for line in game.rulebook(lang).text.splitlines():
        if found := HEAD.match(line):
            at = found[1]
        elif line.startswith(("#", "---")):
            at = ""
        if at:
            made.setdefault(at, []).append(line)
    return {id: "\n".join(lines) for id, lines in made.items()}


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", REMARK.sub("", text))


@pytest.fixture(autouse=True)
def no_line_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "READABLE", WIDE)


def shown_rules(game: Game, lang: str) -> dict[str, str]:
    """As a screen without colours shows them."""
    words = Words(lang, game)
    made = {}
    for rule in game.rulebook(lang).rules.values():
        file = io.StringIO()
        console = Console(file=file, width=WIDE, color_system=None)
        console.print(board.paragraph(words, rule))
        made[rule.id] = file.getvalue()
    return made


@every_book
def test_nothing_between_two_heads_is_lost(game: Game, lang: str) -> None:
    source, shown = source_blocks(game, lang), shown_rules(game, lang)

    assert list(source) == list(shown)
    lost = {
        id: (words_of(source[id]), words_of(shown[id]))
        for id in source
        if words_of(source[id]) != words_of(shown[id])
    }
    assert {} == lost


@every_book
def test_no_mark_is_left(game: Game, lang: str) -> None:
    left = {id: LEFT.findall(text) for id, text in shown_rules(game, lang).items()}

    assert {} == {id: marks for id, marks in left.items() if marks}


@every_book
def test_no_mark_is_left_in_the_whole_book(game: Game, lang: str) -> None:
    file = io.StringIO()

    show(PlainWords(lang, game), game.rulebook(lang), Plain(file=file, width=200))

    assert [] == LEFT.findall(file.getvalue())


def test_a_table_is_set() -> None:
    told = output("rules", "escaramuzas", "15.1", "--plain")

    assert "EC-15.1 Scoring" in told
    for row in range(1, 12):
        assert f"|V{row} " in told
    assert "EC-15.2" not in told
