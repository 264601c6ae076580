"""What lies in a game's box: every piece has a name, a sort, a rule and its numbers."""

import pytest

from sobremesa.catalogs import faces, sources, texts_of
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game

BOXES = {  # kinds of elements all of which lie there
    "stratum": ("seat", "card"),
    "carcosa": ("role", "card", "special", "status", "monster", "king"),
    "connected_worlds": ("card", "world"),
    "heroes": ("card", "token"),
    "escaramuzas": ("type", "card", "terrain", "formation", "row"),
}
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_words_and_a_rule(game: Game, lang: str) -> None:
    words, rules = Words(lang, game), game.rulebook(lang)
    for face in faces(lang, game):
        assert face.name == words.element(face.kind, face.id)
        assert words.find(f"type-{face.type}", {}), face.type
        assert rules.look(face.rule).id == face.rule
        for word in [*face.numbers, *face.marks]:
            assert words.find(f"word-{word}", {}), word
        for kind, ids in face.marks.items():
            assert all(words.find(f"{kind}-{id}", {}) for id in ids)


@each_game
def test_nothing_is_missing_from_the_box(game: Game) -> None:
    boxed = [(face.kind, face.id) for face in faces("en", game)]

    assert len(set(boxed)) == len(boxed)
    for kind in BOXES[game.id]:
        assert list(game.kinds[kind]) == [id for one, id in boxed if one == kind]


def test_numbers_are_those_of_the_content() -> None:
    domucor = next(face for face in faces("en", find("escaramuzas")))
    key = next(face for face in faces("en", find("carcosa")) if face.id == "key")

    assert domucor.numbers["movement"] == 8
    assert {"boxes": 5, "merchant": 1} == key.numbers


@each_game
def test_what_a_catalog_says_is_not_said_twice(game: Game) -> None:
    lines = [line for line in sources("en", game).splitlines() if line[:5] == "card-"]
    keys = [line.partition(" =")[0] for line in lines]
    written = texts_of("en", game)  # from tables: those stand there beside their names
    once = [key for key in keys if key not in written]
    assert len(set(once)) == len(once)
