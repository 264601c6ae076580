"""How to play, on one page: in every language, no longer than a page, with pictures."""

import pytest
from scripts.pictures import PARTS

from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.lessons.sheet import MOST, PICTURE, picture, sheet, spoken, words_in

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_is_one_page(game: Game, lang: str) -> None:
    text = sheet(game, lang)

    assert (game.folder / "learn" / f"{lang}.md").exists()
    assert 200 < words_in(text) <= MOST


@EACH
def test_sheets_say_the_same_in_the_same_order(game: Game) -> None:
    shapes = {
        lang: [
            line.split(" ")[0]
            for line in sheet(game, lang).splitlines()
            if line.startswith(("#", "|", "-", "!", "1", "2", "3", "4"))
        ]
        for lang in LANGUAGES
    }
    shapes = {lang: [one[:2] for one in shape] for lang, shape in shapes.items()}
    assert shapes["en"] == shapes["es"] == shapes["pt"]


@EACH
def test_a_sheet_shows_pictures_and_says_what_they_show(game: Game) -> None:
    for lang in LANGUAGES:
        found = list(PICTURE.finditer(sheet(game, lang)))
        assert found
        for one in found:
            assert len(one["says"]) > 20
            assert picture(game, one["file"])[8:12] == b"WEBP"
            assert one["says"] in spoken(sheet(game, lang))


@EACH
def test_words_in_a_picture_are_in_the_language_of_its_sheet(game: Game) -> None:
    """Or there are none in it, and the camera left them out."""
    part = PARTS[game.id]
    for lang in LANGUAGES:
        shown = [one["file"] for one in PICTURE.finditer(sheet(game, lang))]
        assert shown == [part.file(lang)]
    pictures = {picture(game, part.file(lang)) for lang in LANGUAGES}
    assert (len(pictures) > 1) == part.worded  # two languages may share a name


def test_only_pictures_of_the_sheet_are_handed_out() -> None:
    with pytest.raises(Mistake, match="no picture"):
        picture(GAMES[0], "../content.toml")


def test_words_are_counted_as_readers_do() -> None:
    assert words_in("# Two words\n\n- **and** three – more\n") == 5
    assert words_in("![a picture](x.webp)") == 2
