"""Rulebooks on the screen."""

import unicodedata

from rich.console import Console
from rich.constrain import Constrain
from rich.text import Text

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import shown
from sobremesa.kernel.rulebook import Rulebook

from .board import READABLE, game_of, paragraph, rule_text
from .page import page
from .screen import Plain


def show_all(words: Words, console: Console, *, pager: bool) -> None:
    """The whole rulebook: set on a screen, as its source in a file."""
    book = game_of(words).rulebook(words.lang)
    if pager:
        with console.pager(styles=True):
            show(words, book, console)
    else:
        show(words, book, console)


def show(words: Words, book: Rulebook, console: Console) -> None:
    if console.is_terminal or isinstance(console, Plain):
        console.print(Constrain(page(words.spell(book.shown)), READABLE))
    else:
        console.print(Text(book.text), soft_wrap=True)


def show_one(words: Words, console: Console, citation: str) -> None:
    console.print(rule_text(words, citation))


def show_found(words: Words, console: Console, word: str) -> None:
    """Every rule that says a word, in any case and with or without accents."""
    rulebook = game_of(words).rulebook(words.lang)
    wanted = fold(word)
    found = [
        rule
        for rule in rulebook.rules.values()
        if wanted in fold(f"{rule.title} {rule.text}")
    ]
    if not found or not wanted:
        raise Complaint("error-search", word=shown(word), game=words.say("game-name"))
    for rule in found:
        console.print(paragraph(words, rule))


def fold(text: str) -> str:
    """Without case and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).strip()
