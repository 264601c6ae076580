"""Which screen a match is played on: one that stays, or lines that scroll by."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import TypeVar

import click
from rich.console import Console

from sobremesa.i18n import Words
from sobremesa.kernel.match import Match

from .play import play
from .screen import Plain
from .seating import is_human
from .session import Opening, at_keyboard

F = TypeVar("F", bound=Callable[..., object])


def scroll_option(function: F) -> F:
    return click.option(
        "--scroll", is_flag=True, help="Line by line, instead of a screen that stays."
    )(function)


def sit_down(
    match: Match, words: Words, screen: Console, opening: Opening, *, scroll: bool
) -> int:
    """Play it; the program's exit code."""
    if scroll or not has_place(match, screen):
        return play(match, words, screen, opening)
    from .place import play_in_place  # Textual is loaded only where it is used

    return play_in_place(match, words, screen, opening)


def has_place(match: Match, screen: Console) -> bool:
    """Whether the match can be played on a screen that stays."""
    if not any(map(is_human, match.players)) or not at_keyboard():
        return False
    if not screen.is_terminal or screen.is_dumb_terminal or isinstance(screen, Plain):
        return False
    return find_spec("textual") is not None
