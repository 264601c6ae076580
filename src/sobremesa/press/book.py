"""The rulebook and the reference sheets: text that flows from page to page."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    CondPageBreak,
    Flowable,
    Frame,
    LongTable,
    Paragraph,
    Preformatted,
    Spacer,
    Table,
)

from sobremesa.kernel.kit import INK, Drawing, Sheet

from .pages import MARGIN, Press
from .pen import BOLD, PLAIN, TITLE, draw, in_points

SIDE = 18.0  # margins of text
ROOM = 6.0  # below it, for the foot
PICTURE = 9.0
LINE = "#c9bfae"
FOLLOWS = 70  # points that a heading wants below it
INDENT = 12
NARROW, BROAD = 6, 60  # letters that a column counts for, at least and at most


def style(name: str, size: float, font: str = PLAIN, **more: object) -> ParagraphStyle:
    made = ParagraphStyle(name, fontName=font, fontSize=size, leading=size * 1.25)
    made.textColor = HexColor(INK)
    for key, value in more.items():
        setattr(made, key, value)
    return made


TEXT = style("text", 9.2, spaceAfter=3.5)
CELL = style("cell", 7.6)
CODE = style("code", 7, "Courier", spaceAfter=4)
HEADS = {
    "h1": style("h1", 20, TITLE, spaceAfter=8),
    "h2": style("h2", 15, TITLE, spaceBefore=10, spaceAfter=5, keepWithNext=1),
    "h3": style("h3", 12, TITLE, spaceBefore=8, spaceAfter=4, keepWithNext=1),
    "h4": style("h4", 10, BOLD, spaceBefore=5, spaceAfter=3, keepWithNext=1),
}


class Picture(Flowable):  # type: ignore[misc]  # reportlab tells no types
    """A drawing among words."""

    def __init__(self, drawing: Drawing, size: float) -> None:
        super().__init__()
        self.drawing = drawing
        self.factor = size * mm / max(drawing.width, drawing.height)
        self.width = drawing.width * self.factor
        self.height = drawing.height * self.factor

    def wrap(self, *room: float) -> tuple[float, float]:
        return self.width, self.height

    def draw(self) -> None:
        self.canv.translate(0, self.height)
        self.canv.scale(self.factor, -self.factor)
        draw(self.canv, self.drawing)


def flow(press: Press, story: list[Flowable], note: str) -> None:
    """Over as many pages as it takes."""
    width, height = press.size()
    while story:
        with press.page(note) as canvas:
            canvas.saveState()
            in_points(canvas, height)
            frame = Frame(
                SIDE * mm,
                (MARGIN + ROOM) * mm,
                (width - 2 * SIDE) * mm,
                (height - 2 * MARGIN - ROOM - 4) * mm,
                *(0, 0, 0, 0),
            )
            fill(frame, story, canvas)
            canvas.restoreState()


def fill(frame: Frame, story: list[Flowable], canvas: Canvas) -> None:
    """As much as goes on a page; what goes only in part goes on over the next."""
    before = len(story)
    while story and frame.add(story[0], canvas, trySplit=1):
        del story[0]
    if not story or isinstance(story[0], CondPageBreak):
        del story[:1]  # the page is turned
        return
    parts = frame.split(story[0], canvas)
    if len(parts) > 1 and frame.add(parts[0], canvas):
        story[:1] = parts[1:]
    elif len(story) == before:
        del story[0]  # nothing of it goes on any page


def print_sheets(press: Press, sheets: Sequence[Sheet]) -> None:
    story: list[Flowable] = []
    width = press.width - 2 * SIDE
    for sheet in sheets:
        story.append(CondPageBreak(FOLLOWS))
        story.append(Paragraph(escape(sheet.title), HEADS["h2"]))
        rows = []
        for entry in sheet.entries:
            picture = Picture(entry.picture, PICTURE) if entry.picture else ""
            rule = (
                f' <font size="6.500">{escape(entry.rule)}</font>' if entry.rule else ""
            )
            told = spoken(MarkdownIt("commonmark").parseInline(entry.text)[0])
            words = f"<b>{escape(entry.name)}</b>{rule}<br/>{told}"
            rows.append([picture, Paragraph(words, CELL)])
        wide = [(PICTURE + 4) * mm, (width - PICTURE - 4) * mm]
        story.append(ruled(LongTable(rows, colWidths=wide)))
    flow(press, story, press.words.say("print-sheets"))


def ruled(table: Table) -> Table:
    table.setStyle(
        [
            ("LINEBELOW", (0, 0), (-1, -1), 0.4, HexColor(LINE)),
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("LEFTPADDING", (0, 0), (-1, -1), 2),
            ("RIGHTPADDING", (0, 0), (-1, -1), 4),
            ("TOPPADDING", (0, 0), (-1, -1), 2),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ]
    )
    return table


def print_book(press: Press, markdown: str) -> None:
    parser = MarkdownIt("commonmark").enable("table")
    width = (press.width - 2 * SIDE) * mm
    story = list(blocks(iter(parser.parse(markdown)), width))
    flow(press, story, press.words.say("print-rulebook"))


def blocks(
    tokens: Iterator[Token], width: float, deep: int = 0, mark: str = ""
) -> Iterator[Flowable]:
    """Paragraphs, headings, lists, tables and what is printed as it stands."""
    for token in tokens:
        if token.type == "heading_open":
            yield CondPageBreak(FOLLOWS)
            yield Paragraph(spoken(next(tokens)), HEADS.get(token.tag, HEADS["h4"]))
        elif token.type == "paragraph_open":
            yield Paragraph(
                spoken(next(tokens)), indented(deep), bulletText=mark or None
            )
            mark = ""
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            yield from listing(tokens, token, width, deep)
        elif token.type == "table_open":
            yield table(tokens, width)
            yield Spacer(0, 5)
        elif token.type in ("fence", "code_block"):
            yield Preformatted(token.content.rstrip(), CODE, maxLineLength=105)
        elif token.type == "hr":
            yield Spacer(0, 4)


def listing(
    tokens: Iterator[Token], opened: Token, width: float, deep: int
) -> Iterator[Flowable]:
    """Items one after the other, so that a page may end between any two."""
    number = int(opened.attrs.get("start", 1))
    for token in until(tokens, opened.type.replace("open", "close")):
        if token.type != "list_item_open":
            continue
        mark = f"{number}." if opened.type.startswith("ordered") else "•"
        item = until(tokens, "list_item_close")
        yield from blocks(item, width - INDENT, deep + 1, mark)
        number += 1


def indented(deep: int) -> ParagraphStyle:
    if not deep:
        return TEXT
    left = deep * INDENT
    return style(
        f"deep{deep}",
        TEXT.fontSize,
        leftIndent=left,
        bulletIndent=left - INDENT,
        spaceAfter=2.5,
    )


def until(tokens: Iterator[Token], close: str) -> Iterator[Token]:
    """Up to the end of an item; items within it are its own."""
    deep = 0
    for token in tokens:
        deep += (token.type == close.replace("close", "open")) - (token.type == close)
        if deep < 0:
            return
        yield token


def table(tokens: Iterator[Token], width: float) -> Table:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "table_close":
            break
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "th_open":
            rows[-1].append(f"<b>{spoken(next(tokens))}</b>")
        elif token.type == "td_open":
            rows[-1].append(spoken(next(tokens)))
    weights = [
        min(BROAD, max(NARROW, *[len(cell) for cell in column]))
        for column in zip(*rows, strict=True)
    ]
    wide = [width * weight / sum(weights) for weight in weights]
    cells = [[Paragraph(cell, CELL) for cell in row] for row in rows]
    return ruled(LongTable(cells, colWidths=wide, repeatRows=1, splitInRow=1))


def spoken(inline: Token) -> str:
    """Words with what is bold, slanted or typed."""
    marks = {
        "strong_open": "<b>",
        "strong_close": "</b>",
        "em_open": "<i>",
        "em_close": "</i>",
        "softbreak": " ",
        "hardbreak": "<br/>",
    }
    told = []
    for token in inline.children or []:
        if token.type == "code_inline":
            told.append(f'<font name="Courier">{escape(token.content)}</font>')
        else:
            told.append(marks.get(token.type, escape(token.content)))
    return "".join(told)
