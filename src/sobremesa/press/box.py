"""A whole game on paper: what it is made of, and the PDF."""

from collections import Counter
from collections.abc import Collection
from typing import BinaryIO

from sobremesa.catalogs import faces
from sobremesa.i18n import Words
from sobremesa.kernel.faces import CardFace
from sobremesa.kernel.game import Game
from sobremesa.kernel.kit import (
    INK,
    SOFT,
    Art,
    Back,
    Card,
    Drawing,
    Entry,
    Kit,
    Sheet,
    open_art,
)

from .book import print_book, print_sheets
from .cover import print_cover
from .pages import Press, print_boards, print_cards, print_standees, print_tokens

PARTS = ("cards", "boards", "tokens", "sheets", "rulebook")


def print_box(
    out: BinaryIO, words: Words, *, paper: str, parts: Collection[str] = PARTS
) -> int:
    """Everything, or the parts that are wanted; how many pages it took."""
    game = words.game
    assert game is not None
    kit = kit_of(words)
    press = Press(out, paper, words, words.say("game-name"))
    print_cover(press, game, kit, parts)
    if "cards" in parts:
        print_cards(press, kit.cards)
    if "tokens" in parts:
        print_tokens(press, kit.tokens)
        print_standees(press, kit.standees)
    if "boards" in parts:
        print_boards(press, kit.boards)
    if "sheets" in parts:
        print_sheets(press, kit.sheets)
    if "rulebook" in parts:
        print_book(press, game.rulebook(words.lang).shown)
    press.close()
    return press.pages


def kit_of(words: Words) -> Kit:
    """What a game says of its box; reference sheets for all that is no card."""
    game = words.game
    assert game is not None
    all_faces, art = faces(words.lang, game), open_art(game.folder)
    kit = (
        game.kit(all_faces, words.find, art)
        if game.kit
        else plain_kit(words, all_faces)
    )
    carded = {(card.face.kind, card.face.id) for card in kit.cards}
    others = [face for face in all_faces if (face.kind, face.id) not in carded]
    sheets = (*kit.sheets, *references(words, game, others, art))
    return Kit(kit.cards, kit.tokens, kit.standees, kit.boards, sheets)


def plain_kit(words: Words, all_faces: list[CardFace]) -> Kit:
    """Of a game that says nothing: each piece once, as a card."""
    empty = Drawing(24, 24, ())
    back = Back(words.say("game-name"), SOFT, empty)
    made = [
        Card(face, 1, empty, SOFT, back, kind_of(words, face)) for face in all_faces
    ]
    return Kit(cards=tuple(made))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def kind_of(words: Words, face: CardFace) -> str:
    return capital(words.element("type", face.type))


def counted(words: Words, face: CardFace) -> list[str]:
    return [f"{words.element('word', id)} {n}" for id, n in face.numbers.items()]


def references(
    words: Words, game: Game, others: list[CardFace], art: Art
) -> list[Sheet]:
    """Sort by sort: what it is called, what it does, else what its rule says."""
    book = game.rulebook(words.lang)
    shared = Counter(face.rule for face in others)
    made = []
    for type in dict.fromkeys(face.type for face in others):
        entries = []
        for face in others:
            if face.type == type:
                alone = shared[face.rule] == 1
                text = face.text or (book.look(face.rule).text if alone else "")
                text = " · ".join(filter(None, (text, *counted(words, face))))
                signs = [one for one in (face.id, f"{type}-{face.id}") if art.has(one)]
                known = art.picture(*signs, colour=INK) if signs else None
                cite = game.cite(face.rule)
                entries.append(Entry(capital(face.name), text, known, cite))
        made.append(Sheet(capital(words.element("type", type)), tuple(entries)))
    return made
