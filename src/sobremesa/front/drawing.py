"""What a seat sees, drawn by its game as in the terminal: as text, HTML or SVG."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from sobremesa.i18n import Words
from sobremesa.kernel.seat import Seat

WIDTH = 80  # columns of text
PAGE = 110  # of HTML
PRE = '<pre style="line-height:1.2;white-space:pre">{code}</pre>'


def as_text(seat: Seat, words: Words, question: str) -> str:
    file = StringIO()
    screen = Console(
        file=file,
        width=WIDTH,
        color_system=None,
        force_terminal=False,
        force_jupyter=False,
        markup=False,
        emoji=False,
        highlight=False,
    )
    screen.print(seat.game.draw(seat.view, words.element))
    lines = [line.rstrip() for line in file.getvalue().splitlines()]
    return "\n".join([*lines, question]).strip("\n")


def as_html(seat: Seat, words: Words, question: str) -> str:
    """Colours stand in the elements themselves; rich escapes every text."""
    screen = drawn(seat, words, question)
    return screen.export_html(inline_styles=True, code_format=PRE)


def as_svg(seat: Seat, words: Words, question: str) -> str:
    """The same every time: what is in it is named by the game, not by chance."""
    screen = drawn(seat, words, question)
    return screen.export_svg(title=seat.game.name, unique_id=seat.game.id)


def drawn(seat: Seat, words: Words, question: str) -> Console:
    """A screen that was drawn on and remembers it."""
    screen = Console(
        file=StringIO(),
        width=PAGE,
        color_system="truecolor",
        force_terminal=True,
        force_jupyter=False,
        record=True,
        markup=False,
        emoji=False,
        highlight=False,
    )
    screen.print(seat.game.draw(seat.view, words.element))
    screen.print(Text(question))
    return screen
