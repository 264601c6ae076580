"""Every visible word of every game, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, PRODUCT, Catalog, Words, is_identifier, pieces
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Event

MESSAGE = re.compile(r"^(?:([\w-]+) =|    \.([\w-]+) =)", re.MULTILINE)
VARIABLE = re.compile(r"\$[\w-]+")
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def catalog_keys(text: str) -> list[str]:
    keys, message = [], ""
    for name, attribute in MESSAGE.findall(text):
        message = name or message
        keys.append(f"{message}.{attribute}" if attribute else name)
    return keys


def catalogs(lang: str) -> Iterator[tuple[str, str]]:
    yield "product", (PRODUCT / f"{lang}.ftl").read_text("utf-8")
    for game in GAMES:
        yield game.id, (game.folder / "lang" / f"{lang}.ftl").read_text("utf-8")


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_all_catalogs_have_the_same_keys_and_variables(lang: str) -> None:
    for (name, english), (_, other) in zip(catalogs("en"), catalogs(lang), strict=True):
        assert catalog_keys(english) == catalog_keys(other), name
        known = set(VARIABLE.findall(english))
        extra = set(VARIABLE.findall(other)) - known
        bare = {variable.removesuffix("_id") for variable in extra}
        assert bare <= known, name


@each_language
def test_every_catalog_is_read_piece_by_piece_as_in_one(lang: str) -> None:
    for folder in (PRODUCT, *[game.folder / "lang" for game in GAMES]):
        path = folder / f"{lang}.ftl"
        whole = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        parts = [entry for piece in pieces(path) for entry in piece.parse().body]
        entries = [entry for entry in whole.body if not isinstance(entry, BaseComment)]
        assert len(entries) == len(parts)
        for one, other in zip(entries, parts, strict=True):
            assert isinstance(one, Message)
            one.comment = None
            assert one.equals(other), (path, one.id.name)


def test_an_entry_brings_those_it_refers_to(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(
        "# A term.\n-inn = Café\n\nask = { $n ->\n[one] one\n*[other] some\n} at"
        " { home }\n.hidden = { home.name }\nhome = the { -inn }\n    .name = it\n"
    )
    catalog = Catalog("en", [path])

    assert "one at the Café" == catalog.find("ask", {"n": 1})
    assert "it" == catalog.find("ask.hidden", {})
    assert catalog.find("nothing", {}) is None


def test_an_entry_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "lang" / "en.ftl"
    path.parent.mkdir()
    path.write_text("one = 1\n\ntwo = { $n\nthree = 3\n")
    catalog = Catalog("en", [path])

    assert "3" == catalog.find("three", {})
    with pytest.raises(Mistake, match=r"lang/en.ftl, line 3: 'two = { \$n' is no"):
        catalog.find("two", {})


@each_game
@each_language
def test_every_event_has_a_sentence(game: Game, lang: str) -> None:
    words = Words(lang, game)
    for key, kinds in game.events.items():
        numbers = tuple([0] * len(kinds.split()))
        assert words.event(Event(key, numbers)), key


@each_game
@each_language
def test_every_action_stage_and_option_has_words(game: Game, lang: str) -> None:
    words = Words(lang, game)
    for text in game.table.texts:
        verb, *ids = text.split()
        assert words.find(f"verb-{verb}", words.values(game.verbs[verb], ids)), text
    for stage in game.stages:
        assert words.stage(stage, game.kinds["seat"][0]), stage
    for option in game.options.all.values():
        assert words.option(option.name), option
        for choice in option.choices:
            same = choice.isdigit() or lang == "en"  # a word may be its own id
            assert same or words.choice(option.name, choice) != choice
    for preset in game.options.presets:
        assert words.say(f"preset-{preset}"), preset
    assert words.say("game-name")
    assert words.say("game-tagline")


@each_game
@each_language
def test_a_kind_of_element_has_names_for_all_or_for_none(game: Game, lang: str) -> None:
    words = Words(lang, game)
    for kind, ids in game.kinds.items():
        named = [
            bool(is_identifier(id) and words.find(f"{kind}-{id}", {})) for id in ids
        ]
        assert all(named) or not any(named), kind


@each_game
@each_language
def test_every_ending_has_words(game: Game, lang: str) -> None:
    words = Words(lang, game)
    english = (game.folder / "lang" / "en.ftl").read_text("utf-8")
    endings = re.findall(r"^end-([\d-]+) =", english, re.MULTILINE)
    assert endings
    for rule in endings:
        game.rulebook().look(rule.replace("-", "."))
        assert words.ending(rule.replace("-", "."))
