"""Draws the kit's drawings on a PDF page; its lengths are millimetres, y downwards."""

from functools import lru_cache
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.svgLib.path import parse_path
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import FILL_EVEN_ODD, FILL_NON_ZERO, Canvas

from sobremesa.kernel.kit import Drawing, Label, Placed, Shape

PLAIN, BOLD, TITLE = "Helvetica", "Helvetica-Bold", "Times-Bold"
SMALLEST = 0.45  # of a label's size, where it must shrink to fit
Step = tuple[str, tuple[tuple[float, float], ...]]


@lru_cache(maxsize=4096)
def steps(path: str) -> tuple[Step, ...]:
    """SVG path data as moves, lines and cubic curves."""
    pen = DecomposingRecordingPen(None)
    parse_path(path, pen)
    return tuple(pen.value)


def trace(canvas: Canvas, path: str) -> Any:
    """A path of the page; reportlab says nothing of its type."""
    made = canvas.beginPath()
    here = (0.0, 0.0)
    for name, points in steps(path):
        if name == "moveTo":
            made.moveTo(*points[0])
        elif name == "lineTo":
            made.lineTo(*points[0])
        elif name == "curveTo":
            made.curveTo(*[number for point in points for number in point])
        elif name == "qCurveTo":
            (a, b), (c, d) = points
            x, y = here
            first = (x + 2 / 3 * (a - x), y + 2 / 3 * (b - y))
            made.curveTo(*first, c + 2 / 3 * (a - c), d + 2 / 3 * (b - d), c, d)
        else:
            if name == "closePath":
                made.close()
            continue
        here = points[-1]
    return made


def draw_shape(canvas: Canvas, shape: Shape) -> None:
    canvas.saveState()
    canvas.setLineJoin(1)
    canvas.setLineCap(1)
    if shape.opacity < 1:
        canvas.setFillAlpha(shape.opacity)
        canvas.setStrokeAlpha(shape.opacity)
    if shape.fill:
        canvas.setFillColor(HexColor(shape.fill))
    if shape.stroke:
        canvas.setStrokeColor(HexColor(shape.stroke))
        canvas.setLineWidth(shape.width)
    if shape.dash:
        canvas.setLineCap(0)
        canvas.setDash(list(shape.dash))
    traced = trace(canvas, shape.path)
    ways = {"fill": bool(shape.fill), "stroke": bool(shape.stroke)}
    canvas.drawPath(
        traced, **ways, fillMode=FILL_EVEN_ODD if shape.odd else FILL_NON_ZERO
    )
    canvas.restoreState()


def draw_label(canvas: Canvas, label: Label, font: str = "") -> None:
    """In one line; smaller where it would be too long, cut where it still is."""
    font = font or (BOLD if label.bold else PLAIN)
    size, text = label.size, label.text
    wide = stringWidth(text, font, size)
    if label.most and wide > label.most:
        size = max(size * label.most / wide, label.size * SMALLEST)
    while (
        label.most
        and len(text) > 1
        and stringWidth(text, font, size) > label.most + 0.01
    ):
        text = text[:-2].rstrip() + "…"
    canvas.saveState()
    canvas.translate(label.x, label.y)
    canvas.scale(1, -1)
    canvas.setFillColor(HexColor(label.colour))
    canvas.setFont(font, size)
    if label.start:
        canvas.drawString(0, 0, text)
    else:
        canvas.drawCentredString(0, 0, text)
    canvas.restoreState()


def draw(canvas: Canvas, drawing: Drawing) -> None:
    for part in drawing.parts:
        if isinstance(part, Shape):
            draw_shape(canvas, part)
        elif isinstance(part, Label):
            draw_label(canvas, part)
        else:
            place(canvas, part)


def place(canvas: Canvas, placed: Placed, *, mirrored: bool = False) -> None:
    canvas.saveState()
    canvas.translate(placed.x, placed.y)
    if placed.turn:
        canvas.rotate(placed.turn)
    canvas.scale(placed.scale, placed.scale)
    if mirrored:  # head down: the other half of what is folded
        canvas.translate(placed.drawing.width, placed.drawing.height)
        canvas.rotate(180)
    draw(canvas, placed.drawing)
    canvas.restoreState()


def in_millimetres(canvas: Canvas, height: float) -> None:
    """From here on: millimetres from the upper left corner."""
    canvas.translate(0, height * mm)
    canvas.scale(mm, -mm)


def in_points(canvas: Canvas, height: float) -> None:
    """As text is set: points from the lower left corner."""
    canvas.scale(1 / mm, -1 / mm)
    canvas.translate(0, -height * mm)
