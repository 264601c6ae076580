"""Every visible word of every game, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message

from sobremesa.catalogs import PRODUCT, Catalog, pieces
from sobremesa.checks import wrong_product_words, wrong_words
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_products_catalogs_have_the_same_keys_and_variables(lang: str) -> None:
    assert [] == list(wrong_product_words(lang))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_everything_of_a_game_has_words_in_all_its_languages(game: Game) -> None:
    assert [] == list(wrong_words(game))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_has_a_name_and_a_sentence(lang: str) -> None:
    """With a colon between them: a new table shows them one below the other."""
    for game in GAMES:
        for preset in game.options.presets:
            said = Words(lang, game).say(f"preset-{preset}")
            assert re.fullmatch(r"[^:.]+: [^:]+\.", said), (game.id, said)


@pytest.mark.parametrize("lang", LANGUAGES)
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
