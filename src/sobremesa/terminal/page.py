"""Texts with headings, lists and tables, for the screen."""

from rich.console import RenderableType


def page(text: str) -> RenderableType:
    """Markdown; what draws it is a twelfth of a command's start, and seldom needed."""
    from .markdown import Page

    return Page(text)
