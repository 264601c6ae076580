"""Rules ↔ events ↔ code ↔ tests: no rule without them, no citation in the air."""

import re
from pathlib import Path

import pytest
from tests.citations import read

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game

TESTS = Path(__file__).parents[1] / "games"
TEST = re.compile(r"^def test_(?P<id>\d+_\d+)_[a-z]", re.MULTILINE)
KEY = re.compile(r"\d+\.\d+/\w+")
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def rule_of(key: str) -> str:
    return key.partition("/")[0]


@each_game
def test_every_event_cites_a_rule(game: Game) -> None:
    rules = game.rulebook().rules

    assert [] == [key for key in game.events if rule_of(key) not in rules]


@each_game
def test_every_rule_has_an_event_or_says_why_not(game: Game) -> None:
    cited = {rule_of(key) for key in game.events}
    rules = game.rulebook().rules.values()

    assert [] == [rule.id for rule in rules if rule.id not in cited and not rule.silent]
    assert [] == [rule.id for rule in rules if rule.id in cited and rule.silent]


@each_game
def test_every_title_is_the_rulebooks(game: Game) -> None:
    rules = game.rulebook().rules
    wrong = [
        title
        for title in read(game.folder).titles
        if title.id not in rules or not title.names(rules[title.id].title)
    ]

    assert [] == wrong


@each_game
def test_every_rule_stands_on_what_does_it(game: Game) -> None:
    cited = read(game.folder)

    assert [] == [id for id in game.rulebook().rules if not cited.stands_on(id)]


@each_game
def test_every_event_is_said(game: Game) -> None:
    cited = read(game.folder)

    assert [] == [key for key in game.events if not cited.sayers(key)]


@each_game
def test_every_event_said_is_declared(game: Game) -> None:
    said = filter(KEY.fullmatch, read(game.folder).said)

    assert [] == [key for key in said if key not in game.events]


@each_game
def test_every_event_is_said_where_its_rule_stands(game: Game) -> None:
    cited = read(game.folder)
    away = [
        (key, cited.sayers(key))
        for key in game.events
        if not cited.stands_on(rule_of(key)) & cited.near(key)
    ]

    assert [] == away


@each_game
def test_no_citation_is_in_the_air(game: Game) -> None:
    rulebook = game.rulebook()
    citation = re.compile(rf"\b{rulebook.prefix}-(\d+\.\d+)")
    cited = citation.findall("\n".join(read(game.folder).texts))

    assert cited
    assert [] == [id for id in cited if id not in rulebook.rules]


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
