"""`sobremesa analyse`: a finished match looked back at."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath

import click
from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from sobremesa.analysis.analysis import CANDIDATES, Analysis, analyse, write
from sobremesa.analysis.page import page
from sobremesa.analysis.weigh import Weighed, weigh
from sobremesa.analysis.words import how, sentence, share, side_name
from sobremesa.command import lang_option, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.files import found_in, read_record, write_text
from sobremesa.i18n import Words
from sobremesa.kernel.match import game_of
from sobremesa.kernel.record import Record

from .board import indented
from .own import content_option, finder
from .plain import PlainWords, open_words
from .replay import Find, check_replays
from .screen import open_screen, plain_option

BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
WRITERS = {".json": lambda words, found: write(found) + "\n", ".html": page}


@click.command(name="analyse")
@click.argument("file")
@click.option(
    "--out",
    metavar="FILE",
    help="Write it to a new file: all numbers as FILE.json, or a page as FILE.html.",
)
@content_option
@lang_option
@plain_option
def analyse_command(
    file: str, out: str | None, content: tuple[str, ...], lang: str, plain: bool
) -> None:
    """Look back at a recorded match: everyone's chances, and where it turned.

    \b
    sobremesa analyse match.record
    sobremesa analyse match.record --out match.html
    """
    if out is not None and PurePath(out).suffix not in WRITERS:
        raise Complaint("error-suffix", file=out, known=", ".join(WRITERS))
    record, find = read_record(file), finder(content)
    if record.result == "*":
        raise Complaint("error-analyse-going", file=file)
    check_replays(record, file, find)
    words = open_words(lang, game_of(record, find), plain=plain)
    warn_if_slow(words)
    with found_in(file):
        found = work_out(record, find, open_screen(plain=plain, err=True))
    console = open_screen(plain=plain)
    for line in told(words, found, console):
        console.print(line)
    if out is not None:
        write_text(out, WRITERS[PurePath(out).suffix](Words(lang, words.game), found))
        console.print(Text(words.say("analysis-written", file=out), style="dim"))


def work_out(record: Record, find: Find, console: Console) -> Analysis:
    """It takes from seconds to minutes: how far it is, for somebody who looks."""
    with Progress(
        console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=len(record.actions) + CANDIDATES)

        def work(numbers: Sequence[int], rolls: int) -> Iterable[Weighed]:
            yield from weigh(record, find, numbers, rolls)
            bar.advance(task, len(numbers))

        return analyse(record, work)


def told(words: Words, found: Analysis, console: Console) -> Iterator[RenderableType]:
    title = words.say("analysis-title", game=words.say("game-name"))
    yield Text(title, style="bold")
    yield plot(words, found, console.width)
    yield Text()
    yield Text(words.say("analysis-turns"), style="bold")
    for at, turn in enumerate(found.turns):
        style = "bold" if at == found.turning else ""
        yield indented(Text(sentence(words, found, turn), style=style))
    if not found.turns:
        yield indented(Text(words.say("analysis-none")))
    yield Text(how(words, found), style="dim")


def plot(words: Words, found: Analysis, width: int) -> Table:
    """A line for each side, in a screen's width; marks where it turned."""
    signs = DIGITS if isinstance(words, PlainWords) else BLOCKS
    names = [side_name(words, found, side[0]) for side in found.sides]
    wide = max(min(width - max(map(len, names)) - 20, len(found.chances)), 10)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for name, side in zip(names, found.sides, strict=True):
        line = [chance[side[0]] for chance in found.chances]
        shown = "".join(sign(signs, line[at]) for at in columns(len(line), wide))
        ends = f"{share(words, line[0])} → {share(words, line[-1])}"
        grid.add_row(Text(name, style="bold"), Text(shown), Text(words.spell(ends)))
    marks = [" "] * wide
    for turn in found.turns:
        marks[turn.number * (wide - 1) // max(len(found.chances) - 1, 1)] = "^"
    grid.add_row("", Text("".join(marks), style="bold"), "")
    return grid


def columns(count: int, wide: int) -> list[int]:
    """Which moments are shown."""
    return [round(at * (count - 1) / (wide - 1)) for at in range(wide)]


def sign(signs: str, chance: float) -> str:
    return signs[min(int(chance * len(signs)), len(signs) - 1)]
