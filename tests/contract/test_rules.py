"""Rules ↔ events ↔ code ↔ tests: no rule without them, no citation in the air."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game

TESTS = Path(__file__).parents[1] / "games"
HEADING = re.compile(r"^(?P<id>\d+\.\d+) (?P<title>.*)", re.DOTALL)
TEST = re.compile(r"^def test_(?P<id>\d+_\d+)_[a-z]", re.MULTILINE)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def sources(game: Game) -> dict[str, str]:
    """The package's code and content by file name."""
    paths = [*game.folder.glob("*.py"), *game.folder.glob("*.toml")]
    return {path.name: path.read_text("utf-8") for path in paths}


def docstrings(game: Game) -> Iterator[tuple[str, str]]:
    """Place and text of every docstring that begins with a rule's number."""
    for name, text in sources(game).items():
        if not name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                told = ast.get_docstring(node)
                if told and HEADING.match(told):
                    yield f"{name}: {node.name}", told


@each_game
def test_every_event_cites_a_rule(game: Game) -> None:
    rules = game.rulebook().rules

    assert [] == [key for key in game.events if key.partition("/")[0] not in rules]


@each_game
def test_every_rule_has_an_event_or_says_why_not(game: Game) -> None:
    cited = {key.partition("/")[0] for key in game.events}
    rules = game.rulebook().rules.values()

    assert [] == [rule.id for rule in rules if rule.id not in cited and not rule.silent]
    assert [] == [rule.id for rule in rules if rule.id in cited and rule.silent]


@each_game
def test_every_docstring_gives_the_title_of_its_rule(game: Game) -> None:
    rules = game.rulebook().rules
    wrong = []
    for place, told in docstrings(game):
        heading = HEADING.match(told)
        assert heading
        rule = rules.get(heading["id"])
        if rule is None or not heading["title"].startswith(rule.title):
            wrong.append((place, told.splitlines()[0], rule and rule.title))

    assert [] == wrong


@each_game
def test_every_rule_stands_in_the_code(game: Game) -> None:
    code = "\n".join(sources(game).values())
    rules = game.rulebook().rules

    assert [] == [
        id for id in rules if not re.search(rf"(?<![\d.]){re.escape(id)}(?![\d])", code)
    ]


@each_game
def test_every_rule_has_a_test_of_its_name(game: Game) -> None:
    names = "\n".join(p.read_text("utf-8") for p in (TESTS / game.id).glob("test_*.py"))
    tested = {found["id"].replace("_", ".") for found in TEST.finditer(names)}

    assert [] == [id for id in game.rulebook().rules if id not in tested]
    assert [] == sorted(tested - set(game.rulebook().rules))


@each_game
def test_every_translation_has_the_same_rules(game: Game) -> None:
    original = game.rulebook("en")
    for lang in ("es", "pt"):
        assert (game.folder / f"rulebook.{lang}.md").exists(), lang
        other = game.rulebook(lang)
        assert list(original.rules) == list(other.rules)
        for rule in original.rules.values():
            assert bool(rule.silent) == bool(other.rules[rule.id].silent), rule.id
