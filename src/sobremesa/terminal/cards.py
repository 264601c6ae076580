"""A game's cards on the screen: all of them, or those one looks for."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words, faces
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
    for face in found:
        console.print(heading(words, face))
        console.print(indented(Text(face.text)))
    console.print(Text(words.say("cards-count", count=len(found)), style="dim"))


def searched(words: Words, face: CardFace) -> str:
    type = words.element("type", face.type)
    return f"{face.name} {face.title} {face.id} {type} {face.text}"


def heading(words: Words, face: CardFace) -> Text:
    line = Text(face.name, style="bold")
    line.append(f"  {face.id}", style="not bold dim")
    line.append(f"  {words.element('type', face.type)}", style="not bold")
    if face.unique:
        line.append(f"  {words.element('word', 'unique')}", style="not bold italic")
    if face.title:
        line.append(f"  {face.title}", style="not bold dim")
    return line
