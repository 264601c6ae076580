"""What goes into the box: everything, as often as a match needs it, true to size."""

from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from sobremesa.catalogs import faces
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.kit import Kit, Label, open_art, read_colours
from sobremesa.press.box import kit_of
from sobremesa.press.emblem import open_emblem
from sobremesa.press.pen import steps
from sobremesa.stock import with_files

EXAMPLES = Path(__file__).parents[2] / "examples" / "own"


def own(id: str) -> Game:
    path = EXAMPLES / f"{id}.toml"
    return with_files(find(id), {str(path): path.read_text("utf-8")})


def copies(kit: Kit, *piles: str) -> Counter[str]:
    made: Counter[str] = Counter()
    for card in kit.cards:
        if not piles or card.back.title in piles:
            made[card.face.id] += card.copies
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_piece_is_a_card_or_stands_on_a_reference_sheet(
    game: Game, lang: str
) -> None:
    kit = kit_of(Words(lang, game))

    printed = {card.face.name for card in kit.cards}
    told = {entry.name.casefold() for sheet in kit.sheets for entry in sheet.entries}
    assert not [
        face.id
        for face in faces(lang, game)
        if face.name not in printed and face.name.casefold() not in told
    ]


def test_a_reference_sheet_shows_the_signs_of_tokens() -> None:
    kit = kit_of(Words("en", find("heroes")))

    shown = {
        entry.name for sheet in kit.sheets for entry in sheet.entries if entry.picture
    }
    assert {"Poison", "Stun", "Taunt"} <= shown


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_own_cards_are_among_the_cards(id: str) -> None:
    plain, changed = find(id), own(id)

    new = {face.id for face in faces("en", changed)} - {
        face.id for face in faces("en", plain)
    }
    kit = kit_of(Words("en", changed))

    told = {entry.name.casefold() for sheet in kit.sheets for entry in sheet.entries}
    names = {face.id: face.name.casefold() for face in faces("en", changed)}
    assert new
    assert not [id for id in new if not copies(kit)[id] and names[id] not in told]


def test_every_deck_of_stratum_is_whole() -> None:
    game = find("stratum")
    words = Words("en", game)
    kit = kit_of(words)

    for seat in game.kinds["seat"]:
        deck = {
            face.id: number
            for face in faces("en", game)
            if (number := face.numbers.get(f"deck_{seat}"))
        }
        assert deck == copies(kit, words.element("seat", seat))


def test_boxes_merchant_and_the_tale_on_display_of_carcosa_are_whole() -> None:
    kit = kit_of(Words("en", find("carcosa")))

    assert 108 + 1 == copies(kit, "Box").total()  # one Tale is on display
    assert 13 == copies(kit, "Motemey").total()


def test_four_players_of_connected_worlds_have_their_starting_decks() -> None:
    game = find("connected_worlds")
    kit = copies(kit_of(Words("en", game)))

    for face in faces("en", game):
        assert kit[face.id] >= 4 * face.numbers.get("start", 0)


def test_any_two_ready_decks_of_heroes_can_be_built() -> None:
    game = find("heroes")
    kit = copies(kit_of(Words("en", game)))
    texts = game.files["deck"].ready.values()
    decks = [Counter(read_deck(text)) for text in texts]

    for one, two in combinations_with_replacement(decks, 2):
        assert one + two <= kit


def read_deck(text: str) -> dict[str, int]:
    rows = [line.split("#")[0].split() for line in text.splitlines()]
    return {row[1]: int(row[0]) for row in rows if row and row[0].isdecimal()}


def test_the_ability_deck_of_escaramuzas_is_whole() -> None:
    assert (
        30 == copies(kit_of(Words("en", find("escaramuzas"))), "Ability cards").total()
    )


def test_table_ruler_and_bases_are_true_to_scale() -> None:
    kit = kit_of(Words("en", find("escaramuzas")))
    boards = {board.name: board.drawing for board in kit.boards}

    assert (900, 600) == (boards["Table"].width, boards["Table"].height)
    places = {
        part.text: part.x
        for part in boards["Ruler"].parts
        if isinstance(part, Label) and part.text.isdecimal()
    }
    assert 240 == places["24"] - places["0"]
    assert {20.0} == {t.face.width for t in kit.tokens if t.name in ("A1", "D4", "T8")}


def test_every_army_of_escaramuzas_can_be_put_up() -> None:
    kit = kit_of(Words("en", find("escaramuzas")))
    labels = Counter(token.name for token in kit.tokens)

    for label in ("D8", "T8", "M2", "E4", "B3", "A1"):
        assert 2 == labels[label], label  # red and blue


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_art_can_be_drawn(game: Game) -> None:
    art = open_art(game.folder)

    for name, picture in art.pictures.items():
        for path in picture.values():
            assert steps(path), name
    for card, like in art.like.items():
        assert like in art.pictures, card
    emblem = open_emblem(game.folder)
    assert emblem is not None
    assert emblem.parts


def test_colours_are_those_of_the_day_and_of_who_owns_them() -> None:
    css = """:root { --leaf: light-dark(#123456, #abcdef); --plain: #fff; }
    .all .P1, .P2 { --soul: light-dark(#0d6472, #6fd3e0); }"""

    found = read_colours(css)

    assert "#123456" == found["leaf"]
    assert "#fff" == found["plain"]
    assert "#0d6472" == found["P1 soul"] == found["P2 soul"]
