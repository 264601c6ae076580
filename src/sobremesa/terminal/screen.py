"""What commands draw on: a screen, with or without colours and lines."""

from collections.abc import Callable, Iterable
from io import StringIO
from typing import TypeVar

import click
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from .plain import LAID_OUT

F = TypeVar("F", bound=Callable[..., object])
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


def plain_option(function: F) -> F:
    """`--plain`, on every command that draws something."""
    return click.option(
        "--plain", is_flag=True, help="No colour, no drawing: words and plain signs."
    )(function)


class Plain(Console):
    """A screen without colour that draws with the signs of a typewriter."""

    @property
    def encoding(self) -> str:
        return "ascii"

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text.translate(LAID_OUT), style, control)


def open_screen(*, plain: bool, err: bool = False) -> Console:
    """Texts are shown as they are: brackets in them mean nothing."""
    if plain:
        return Plain(
            color_system=None, markup=False, emoji=False, highlight=False, stderr=err
        )
    return Console(markup=False, emoji=False, highlight=False, stderr=err)


class Paper(Plain):
    """What such a screen shows, kept as text; nothing stands after a last sign."""

    def __init__(self, width: int) -> None:
        self.written = StringIO()
        super().__init__(
            file=self.written,
            width=width,
            color_system=None,
            force_terminal=False,
            force_jupyter=False,
            markup=False,
            emoji=False,
            highlight=False,
        )

    @property
    def text(self) -> str:
        lines = self.written.getvalue().splitlines()
        return "\n".join(line.rstrip() for line in lines)


def wipe(console: Console) -> None:
    """Nothing of what was on the screen can be read any more."""
    if not console.is_terminal:
        console.rule()
    elif console.is_dumb_terminal:
        console.print("\n" * 2 * console.height)
    else:
        console.file.write(CLEAR)
        console.file.flush()
