"""`sobremesa print`: a game's box as a PDF."""

import io
from importlib.util import find_spec

import click

from sobremesa.command import lang_option
from sobremesa.complaint import Complaint
from sobremesa.files import write_bytes
from sobremesa.i18n import Words
from sobremesa.kernel.game import Game

from .own import content_option, extended, read_game

PAPERS = ("a4", "letter")
PARTS = ("cards", "boards", "tokens", "sheets", "rulebook")
NEEDED = ("reportlab", "fontTools")


@click.command(name="print")
@click.argument("game", callback=read_game)
@click.option("--out", required=True, metavar="FILE", help="The PDF to write.")
@click.option(
    "--paper",
    type=click.Choice(PAPERS),
    default="a4",
    show_default=True,
    help="Its size.",
)
@click.option(
    "--only",
    type=click.Choice(PARTS),
    multiple=True,
    help="Only this part of the box; may be repeated.",
)
@content_option
@lang_option
def print_command(
    game: Game,
    out: str,
    paper: str,
    only: tuple[str, ...],
    content: tuple[str, ...],
    lang: str,
) -> None:
    """Print a game: cards with backs, boards, tokens, reference sheets, rulebook.

    \b
    sobremesa print stratum --out stratum.pdf
    sobremesa print heroes --out heroes.pdf --paper letter --lang es --only cards
    sobremesa print stratum --out mine.pdf --content mine.toml
    """
    words = Words(lang, extended(game, content))
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Complaint("error-print", missing=missing[0])
    from sobremesa.press.box import print_box

    made = io.BytesIO()
    pages = print_box(made, words, paper=paper, parts=only or PARTS)
    write_bytes(out, made.getvalue())
    click.echo(words.say("print-done", file=out, pages=pages))
