"""Pages: cards with their backs, tokens, standees, boards over several sheets."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import BinaryIO

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from sobremesa.i18n import Words
from sobremesa.kernel.kit import (
    INK,
    SOFT,
    Board,
    Card,
    Drawing,
    Label,
    Placed,
    Shape,
    Standee,
    Token,
    circle,
    lines,
    rectangle,
)

from .card import HIGH, WIDE, draw_back, draw_card
from .pen import draw, draw_label, draw_shape, in_millimetres, place

MARGIN = 8.0  # that printers leave free
NARROW = 5.0  # for cards, whose own edge is white
OVERLAP = 10.0  # of a board's sheets
MARK, GAP = 4.0, 1.2  # a cut mark's length, and how far it keeps from the edge
BETWEEN = 3.0  # tokens
FOOT = 12.0  # of a standee, to be put into a stand or folded
HAIR = 0.15
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@dataclass(frozen=True)
class Grid:
    """Equal places, side by side, in the middle of the page."""

    left: float
    top: float
    columns: int
    rows: int
    width: float
    height: float

    @property
    def size(self) -> int:
        return self.columns * self.rows

    def at(self, number: int, *, mirrored: bool = False) -> tuple[float, float]:
        """The corner of a place; from behind, left is right."""
        row, column = divmod(number, self.columns)
        if mirrored:
            column = self.columns - 1 - column
        return self.left + column * self.width, self.top + row * self.height


class Press:
    """One PDF, page by page."""

    def __init__(self, out: BinaryIO, paper: str, words: Words, title: str) -> None:
        self.width, self.height = PAPERS[paper]
        self.canvas = Canvas(out, pageCompression=1, invariant=1)
        self.canvas.setTitle(title)
        self.canvas.setCreator("sobremesa")
        self.words = words
        self.title = title
        self.pages = 0

    @contextmanager
    def page(self, note: str = "", *, wide: bool = False) -> Iterator[Canvas]:
        """A page in millimetres, with what it is at its foot."""
        width, height = self.size(wide=wide)
        self.canvas.setPageSize((width * mm, height * mm))
        self.canvas.saveState()
        in_millimetres(self.canvas, height)
        self.pages += 1
        yield self.canvas
        if note:
            told = f"{self.title} · {note} · {self.pages}"
            foot = Label(width / 2, height - 3.2, told, 2.4, SOFT, most=width - 40)
            draw_label(self.canvas, foot)
        self.canvas.restoreState()
        self.canvas.showPage()

    def size(self, *, wide: bool = False) -> tuple[float, float]:
        return (self.height, self.width) if wide else (self.width, self.height)

    def grid(self, width: float, height: float) -> Grid:
        """As many as go on a page."""
        columns = int((self.width - 2 * NARROW) // width)
        rows = int((self.height - 2 * NARROW) // height)
        left = (self.width - columns * width) / 2
        top = (self.height - rows * height) / 2
        return Grid(left, top, columns, rows, width, height)

    def right_side(self) -> None:
        """What has a back begins on the front of a sheet."""
        if self.pages % 2:
            with self.page(self.words.say("print-blank")):
                pass

    def close(self) -> None:
        self.canvas.save()


def print_cards(press: Press, cards: Sequence[Card]) -> None:
    """Nine to a page, each page followed by its backs."""
    grid = press.grid(WIDE, HIGH)
    copies = [card for card in cards for _ in range(card.copies)]
    if copies:
        press.right_side()
    say = press.words.say
    for begin in range(0, len(copies), grid.size):
        some = copies[begin : begin + grid.size]
        with press.page(say("print-cards")) as canvas:
            for number, card in enumerate(some):
                placed(canvas, grid.at(number), partial(draw_card, canvas, card))
            cut_marks(press, grid)
        with press.page(say("print-backs")) as canvas:
            for number, card in enumerate(some):
                at = grid.at(number, mirrored=True)
                placed(canvas, at, partial(draw_back, canvas, card.back, press.title))


def placed(canvas: Canvas, at: tuple[float, float], what: Callable[[], None]) -> None:
    canvas.saveState()
    canvas.translate(*at)
    what()
    canvas.restoreState()


def cut_marks(press: Press, grid: Grid) -> None:
    """Short lines outside the cards, where a ruler is laid."""
    right = grid.left + grid.columns * grid.width
    bottom = grid.top + grid.rows * grid.height
    marks = []
    for column in range(grid.columns + 1):
        x = grid.left + column * grid.width
        marks.append((x, grid.top - GAP - MARK, x, grid.top - GAP))
        marks.append((x, bottom + GAP, x, bottom + GAP + MARK))
    for row in range(grid.rows + 1):
        y = grid.top + row * grid.height
        marks.append((grid.left - GAP - MARK, y, grid.left - GAP, y))
        marks.append((right + GAP, y, right + GAP + MARK, y))
    draw_shape(press.canvas, Shape(lines(marks), stroke=INK, width=HAIR))


def shelved(
    press: Press, sizes: Sequence[tuple[float, float]]
) -> list[list[tuple[int, float, float]]]:
    """Pages of rows, the highest things first: what lies where, by its number."""
    order = sorted(range(len(sizes)), key=lambda at: (-sizes[at][1], -sizes[at][0], at))
    pages: list[list[tuple[int, float, float]]] = []
    x, y, below = press.width, press.height, 0.0
    for at in order:
        width, height = sizes[at]
        if x + width > press.width - MARGIN:  # a new row
            x, y = MARGIN, y + below
            below = height + BETWEEN
            if y + height > press.height - MARGIN:
                pages.append([])
                y = MARGIN
        pages[-1].append((at, x, y))
        x += width + BETWEEN
    return pages


def print_tokens(press: Press, tokens: Sequence[Token]) -> None:
    """Each page followed by its backs; from behind, left is right."""
    say = press.words.say
    copies = [one for one in tokens for _ in range(one.copies)]
    if copies:
        press.right_side()
    for page in shelved(press, [(one.face.width, one.face.height) for one in copies]):
        with press.page(say("print-tokens")) as canvas:
            for at, x, y in page:
                placed(canvas, (x, y), partial(cut_out, canvas, copies[at]))
        with press.page(say("print-backs")) as canvas:
            for at, x, y in page:
                back = copies[at].back or copies[at].face
                there = press.width - x - back.width, y
                placed(canvas, there, partial(draw, canvas, back))


def cut_out(canvas: Canvas, token: Token) -> None:
    draw(canvas, token.face)
    r = token.face.width / 2
    edge = token.edge or circle(r, r, r)
    draw_shape(canvas, Shape(edge, stroke=SOFT, width=HAIR))


def print_standees(press: Press, standees: Sequence[Standee]) -> None:
    """Twice each, head to head: folded there, with a foot at both ends."""
    copies = [one for one in standees for _ in range(one.copies)]
    sizes = [(one.picture.width, 2 * (one.picture.height + FOOT)) for one in copies]
    for page in shelved(press, sizes):
        with press.page(press.words.say("print-standees")) as canvas:
            for at, x, y in page:
                placed(canvas, (x, y), partial(fold_up, canvas, copies[at]))


def fold_up(canvas: Canvas, standee: Standee) -> None:
    picture = standee.picture
    width, height = picture.width, picture.height
    middle = FOOT + height
    place(canvas, Placed(picture, 0, FOOT), mirrored=True)
    place(canvas, Placed(picture, 0, middle))
    whole = rectangle(0, 0, width, 2 * middle)
    folds = lines((0, y, width, y) for y in (FOOT, middle, 2 * middle - FOOT))
    draw_shape(canvas, Shape(whole, stroke=SOFT, width=HAIR))
    draw_shape(canvas, Shape(folds, stroke=SOFT, width=HAIR, dash=(1, 1)))
    for y in (FOOT * 0.6, 2 * middle - FOOT * 0.4):
        draw_label(canvas, Label(width / 2, y, standee.name, 2.6, SOFT, most=width - 2))


def print_boards(press: Press, boards: Sequence[Board]) -> None:
    """Small ones together; larger ones than the paper over several pages."""
    copies = [one for one in boards for _ in range(one.copies)]
    while copies:
        together = 1
        while together < len(copies) and fit(press, copies[: together + 1]):
            together += 1
        if together > 1:
            print_together(press, copies[:together])
        else:
            print_board(press, copies[0])
        del copies[:together]


def fit(press: Press, boards: Sequence[Board]) -> bool:
    """Whether they go on one page, one below the other."""
    wide, high = usable(press, wide=False)
    tall = sum(board.drawing.height + 2 * BETWEEN for board in boards)
    return tall <= high and all(board.drawing.width <= wide for board in boards)


def print_together(press: Press, boards: Sequence[Board]) -> None:
    with press.page(" · ".join(board.name for board in boards)) as canvas:
        y = MARGIN
        for board in boards:
            x = (press.width - board.drawing.width) / 2
            placed(canvas, (x, y), partial(draw, canvas, board.drawing))
            y += board.drawing.height + 2 * BETWEEN


def print_board(press: Press, board: Board) -> None:
    wide = len(sheets(press, board.drawing, wide=True)) < len(
        sheets(press, board.drawing, wide=False)
    )
    tiles = sheets(press, board.drawing, wide=wide)
    rows, columns = 1 + tiles[-1][0], 1 + tiles[-1][1]
    for row, column in tiles:
        where = f" {column + 1}/{columns} × {row + 1}/{rows}" if len(tiles) > 1 else ""
        with press.page(board.name + where, wide=wide) as canvas:
            tile = (row, column, rows, columns)
            one_sheet(press, canvas, board.drawing, tile, wide=wide)


def sheets(press: Press, drawing: Drawing, *, wide: bool) -> list[tuple[int, int]]:
    """The rows and columns of pages that a board takes."""
    room = usable(press, wide=wide)
    down = pieces(drawing.height, room[1])
    across = pieces(drawing.width, room[0])
    return [(row, column) for row in range(down) for column in range(across)]


def usable(press: Press, *, wide: bool) -> tuple[float, float]:
    width, height = press.size(wide=wide)
    return width - 2 * MARGIN, height - 2 * MARGIN


def pieces(length: float, room: float) -> int:
    if length <= room:
        return 1
    return ceil((length - OVERLAP) / (room - OVERLAP))


def one_sheet(
    press: Press,
    canvas: Canvas,
    drawing: Drawing,
    tile: tuple[int, int, int, int],
    *,
    wide: bool,
) -> None:
    """A part of a board, with what its neighbours also show marked as such."""
    row, column, rows, columns = tile
    room = usable(press, wide=wide)
    left, width = part(column, columns, drawing.width, room[0])
    top, height = part(row, rows, drawing.height, room[1])
    x = (room[0] - width) / 2 + MARGIN
    y = (room[1] - height) / 2 + MARGIN
    canvas.saveState()
    frame = canvas.beginPath()
    frame.rect(x, y, width, height)
    canvas.clipPath(frame, stroke=0, fill=0)
    canvas.translate(x - left, y - top)
    draw(canvas, drawing)
    canvas.restoreState()
    if rows * columns > 1:
        overlap_marks(canvas, (x, y, width, height), tile)


def part(at: int, count: int, length: float, room: float) -> tuple[float, float]:
    """Where a sheet's part begins and how long it is: all but the last are full."""
    if count == 1:
        return 0.0, length
    begin = at * (room - OVERLAP)
    return begin, min(room, length - begin)


def overlap_marks(
    canvas: Canvas,
    frame: tuple[float, float, float, float],
    tile: tuple[int, int, int, int],
) -> None:
    """Dashed: up to here the sheet before it lies under this one; a cross to meet."""
    x, y, width, height = frame
    row, column, _, _ = tile
    marks = []
    if column:
        marks.append((x + OVERLAP, y, x + OVERLAP, y + height))
    if row:
        marks.append((x, y + OVERLAP, x + width, y + OVERLAP))
    if marks:
        seam = Shape(lines(marks), stroke="#d0312d", width=HAIR, dash=(2, 2))
        draw_shape(canvas, seam)
    edge = Shape(rectangle(x, y, width, height), stroke=SOFT, width=HAIR)
    draw_shape(canvas, edge)
