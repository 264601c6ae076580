"""A game's cards and other pieces: all of them, or those one looks for."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sobremesa.catalogs import faces
from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Unknown, shown
from sobremesa.kernel.faces import CardFace

from .board import game_of, indented
from .rules import fold


def show_cards(
    words: Words, console: Console, *, search: str | None, types: Sequence[str]
) -> None:
    game = game_of(words)
    if game.cards is None:
        raise Complaint("error-no-cards", game=words.say("game-name"))
    found = faces(words.lang, game)
    known = list(dict.fromkeys(face.type for face in found))
    for type in types:
        if type not in known:
            raise Unknown("type", type, known)
    if types:
        found = [face for face in found if face.type in types]
    if search is not None:
        found = [face for face in found if fold(search) in fold(searched(words, face))]
    if not found:
        raise Complaint("error-no-card", word=shown(search))
    for type, same in groupby(found, key=lambda face: face.type):
        console.print(Text(capital(words.element("type", type)), style="bold italic"))
        for face in same:
            console.print(indented(heading(words, face)))
            console.print(Padding(body(words, face), (0, 0, 0, 4), expand=False))
    console.print(Text(words.say("cards-count", count=len(found)), style="dim"))


def piece_found(words: Words, word: str) -> bool:
    """Whether any card or piece says a word."""
    found = faces(words.lang, game_of(words))
    return any(fold(word) in fold(searched(words, face)) for face in found)


def searched(words: Words, face: CardFace) -> str:
    type = words.element("type", face.type)
    return f"{face.name} {face.title} {face.id} {type} {face.text}"


def heading(words: Words, face: CardFace) -> Text:
    line = Text(words.spell(capital(face.name)), style="bold")
    line.append(f"  {face.id}", style="not bold dim")
    if face.unique:
        line.append(f"  {words.element('word', 'unique')}", style="not bold italic")
    if face.title:
        line.append(f"  {words.spell(face.title)}", style="not bold dim")
    line.append(f"  {game_of(words).cite(face.rule)}", style="not bold dim")
    return line


def body(words: Words, face: CardFace) -> Text:
    """Its numbers, unless its text tells them, and what it does.

    Where nothing more is printed on it, its rule's title stands for that.
    """
    told = [] if face.lines else facts(words, face)
    rule = game_of(words).rulebook(words.lang).look(face.rule)
    text = face.text or ("" if told else rule.title)
    line = Text(capital(", ".join(told)) + ("." if told else ""), style="dim")
    if text:
        line.append(f"{' ' if told else ''}{words.spell(text)}", style="not dim")
    return line


def facts(words: Words, face: CardFace) -> list[str]:
    cost = {} if face.cost is None else {"cost": face.cost}
    told = [
        f"{words.element('word', word)}: {number}"
        for word, number in {**cost, **face.numbers}.items()
    ]
    for kind, ids in face.marks.items():
        names = ", ".join(words.element(kind, id) for id in ids)
        told.append(f"{words.element('word', kind)}: {names}")
    return told


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
