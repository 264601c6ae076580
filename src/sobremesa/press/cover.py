"""The first page: what is in the box, how to print it, whether the scale is true."""

from collections.abc import Collection
from xml.sax.saxutils import escape

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, Frame, Paragraph, Spacer

from sobremesa.kernel.game import Game
from sobremesa.kernel.kit import INK, Kit, Label, Shape, lines

from .book import HEADS, SIDE, TEXT
from .emblem import open_emblem
from .pages import Press
from .pen import TITLE, draw_label, draw_shape, in_points, place

RULER = 100  # millimetres
PICTURE = 72.0


def print_cover(press: Press, game: Game, kit: Kit, parts: Collection[str]) -> None:
    """With a ruler that shows whether the printer kept the scale."""
    width, height = press.size()
    with press.page(press.words.say("print-title")) as canvas:
        emblem = open_emblem(game.folder)
        if emblem:
            place(canvas, emblem.within(SIDE, 14, width - 2 * SIDE, PICTURE))
        title = Label(
            width / 2, PICTURE + 32, press.title, 13, INK, most=width - 2 * SIDE
        )
        draw_label(canvas, title, TITLE)
        ruler(canvas, (width - RULER) / 2, height - 26)
        canvas.saveState()
        in_points(canvas, height)
        room = height - PICTURE - 40 - 34
        frame = Frame(
            SIDE * mm, 34 * mm, (width - 2 * SIDE) * mm, room * mm, *(0, 0, 0, 0)
        )
        frame.addFromList(told(press, game, kit, parts), canvas)
        canvas.restoreState()


def told(press: Press, game: Game, kit: Kit, parts: Collection[str]) -> list[Flowable]:
    say = press.words.say
    counts = {
        "cards": sum(card.copies for card in kit.cards),
        "tokens": sum(one.copies for one in kit.tokens)
        + sum(one.copies for one in kit.standees),
        "boards": sum(board.copies for board in kit.boards),
        "sheets": len(kit.sheets),
        "rulebook": 1,
    }
    listed = [
        say(f"print-count-{part}", count=count)
        for part, count in counts.items()
        if part in parts and count
    ]
    made = [Paragraph(escape(" · ".join(listed)), HEADS["h4"])]
    if game.content:
        made.append(Paragraph(escape(say("print-own", content=game.content)), TEXT))
    made.append(Spacer(0, 8))
    for step in ("scale", "duplex", "cut", "tape", "rules"):
        made.append(Paragraph("• " + escape(say(f"print-how-{step}")), TEXT))
    return made


def ruler(canvas: Canvas, x: float, y: float) -> None:
    """Ten centimetres."""
    ticks = [
        (x + at, y, x + at, y - (5 if at % 10 == 0 else 3.5 if at % 5 == 0 else 2))
        for at in range(RULER + 1)
    ]
    draw_shape(
        canvas, Shape(lines([*ticks, (x, y, x + RULER, y)]), stroke=INK, width=0.2)
    )
    for at in range(0, RULER + 1, 10):
        draw_label(canvas, Label(x + at, y + 4, f"{at // 10}", 3))
    draw_label(canvas, Label(x + RULER + 6, y + 4, "cm", 3))
