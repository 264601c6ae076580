"""Tables of a series: their heads, and shares of a whole."""

from rich.table import Table

from sobremesa.i18n import Words


def heads(words: Words, *names: str) -> Table:
    """A table without lines."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in names:
        grid.add_column(words.say(f"series-head-{name}"))
    return grid


def share(words: Words, part: int, whole: int) -> str:
    return words.say("series-share", part=part, percent=100 * part / whole)
