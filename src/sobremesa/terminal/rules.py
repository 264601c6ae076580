"""Rulebooks on the screen."""

import unicodedata

from rich.console import Console
from rich.text import Text

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import shown

from .board import READABLE, game_of, markdown, paragraph, rule_text


def show_all(words: Words, console: Console, *, pager: bool) -> None:
    """The whole rulebook: set on a screen, as its source elsewhere."""
    text = game_of(words).rulebook(words.lang).text
    if pager:
        with console.pager(styles=True):
            show(text, console)
    else:
        show(text, console)


def show(text: str, console: Console) -> None:
    if console.color_system:
        console.print(markdown(text, console), width=min(READABLE, console.width))
    else:
        console.print(Text(text), soft_wrap=True)


def show_one(words: Words, console: Console, citation: str) -> None:
    width = min(READABLE, console.width)
    console.print(rule_text(words, citation, console), width=width)


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
        console.print(
            paragraph(words, rule, console), width=min(READABLE, console.width)
        )


def fold(text: str) -> str:
    """Without case and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).strip()
