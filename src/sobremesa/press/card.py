"""A card of 63 × 88 mm: its name and cost, its picture, its numbers, what it says."""

from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from sobremesa.kernel.faces import CardFace
from sobremesa.kernel.kit import (
    INK,
    SOFT,
    WHITE,
    Back,
    Card,
    Drawing,
    Label,
    Shape,
    Stat,
    circle,
    rectangle,
    tinted,
)

from .pen import BOLD, PLAIN, TITLE, draw_label, draw_shape, place

WIDE, HIGH = 63.0, 88.0
EDGE = 2.6  # white, so that a knife may err
ROUND = 3.0
HEAD = 9.5
PICTURE, LEAST = 42.0, 18.0  # heights of what it shows
NUMBERS = 7.0
SIGN = 7.6
FOOT = 5.0
INNER = WIDE - 2 * EDGE
LARGEST, SMALLEST = 3.5, 1.7  # letters of what it says
SHRINK = 0.94


def draw_card(canvas: Canvas, card: Card) -> None:
    face = card.face
    frame = rectangle(EDGE, EDGE, INNER, HIGH - 2 * EDGE, ROUND)
    draw_shape(canvas, Shape(frame, fill=WHITE))
    head(canvas, card)
    story = sentences(face)
    taken = NUMBERS if card.stats else 0
    tall = picture_height(story, HIGH - 2 * EDGE - HEAD - FOOT - taken)
    top = EDGE + HEAD
    ground = rectangle(EDGE, top, INNER, tall)
    draw_shape(canvas, Shape(ground, fill=tinted(card.tint, 0.22)))
    place(canvas, card.picture.within(EDGE + 2, top + 1, INNER - 4, tall - 2))
    signs(canvas, card.signs, top, tall)
    top += tall
    if card.stats:
        numbers(canvas, card.stats, top)
        top += NUMBERS
    bottom = HIGH - EDGE - FOOT
    write(canvas, story, (EDGE + 2, top + 0.8, INNER - 4, bottom - top - 1))
    foot(canvas, card, bottom)
    draw_shape(canvas, Shape(frame, stroke=tinted(card.tint, 0.7, INK), width=0.5))


def signs(canvas: Canvas, some: tuple[Drawing, ...], top: float, tall: float) -> None:
    """At the picture's left, one below the other, as large as there is room for."""
    step = min(SIGN, tall / max(1, len(some)))
    r = step / 2 - 0.3
    for at, sign in enumerate(some):
        x, y = EDGE + 1 + SIGN / 2, top + step * (at + 0.5)
        draw_shape(canvas, Shape(circle(x, y, r), fill=WHITE))
        place(canvas, sign.at(x - 0.75 * r, y - 0.75 * r, 1.5 * r))


def head(canvas: Canvas, card: Card) -> None:
    """Name and cost on the colour of its sort."""
    tint = tinted(card.tint, 0.55)
    r, low = ROUND, HEAD - ROUND
    path = (
        f"M{EDGE} {EDGE + HEAD}v{-low}a{r} {r} 0 0 1 {r} {-r}h{INNER - 2 * r}"
        f"a{r} {r} 0 0 1 {r} {r}v{low}z"
    )
    draw_shape(canvas, Shape(path, fill=tint))
    face, room = card.face, INNER - 6
    if face.cost is not None:
        middle = WIDE - EDGE - 5.5
        draw_shape(canvas, Shape(circle(middle, EDGE + HEAD / 2, 3.7), fill=WHITE))
        cost = Label(middle, EDGE + HEAD / 2 + 1.7, str(face.cost), 4.8, bold=True)
        draw_label(canvas, cost)
        room -= 8
    high = EDGE + (6.3 if not face.title else 5.2)
    name = Label(EDGE + 3, high, face.name, 4.6, INK, most=room, start=True)
    draw_label(canvas, name, TITLE)
    if face.title:
        under = Label(
            EDGE + 3, EDGE + 8.4, face.title, 2.4, SOFT, most=room, start=True
        )
        draw_label(canvas, under)


def picture_height(story: list[str], room: float) -> float:
    """Cards that say much show less."""
    _, tall, gap = lay_out(story, INNER - 4, LARGEST)
    return min(PICTURE, max(LEAST, room - sum(tall) - gap * len(tall) - 2))


def numbers(canvas: Canvas, stats: tuple[Stat, ...], top: float) -> None:
    """Side by side in equal shares."""
    draw_shape(canvas, Shape(rectangle(EDGE, top, INNER, NUMBERS), fill="#f4efe4"))
    share = INNER / len(stats)
    for at, stat in enumerate(stats):
        left, low = EDGE + at * share, top + NUMBERS / 2
        if stat.picture:
            place(canvas, stat.picture.at(left + share / 2 - 6, low - 2.4, 4.8))
            number = Label(left + share / 2 + 3, low + 1.6, stat.value, 4.6, bold=True)
            draw_label(canvas, number)
            continue
        draw_label(canvas, Label(left + share / 2, low, stat.value, 3.4, bold=True))
        draw_label(
            canvas,
            Label(left + share / 2, low + 2.7, stat.name, 2.2, SOFT, most=share - 1),
        )


def sentences(face: CardFace) -> list[str]:
    """What it says, line by line; the names of moves in bold."""
    if not face.lines:
        return [escape(face.text)] if face.text else []
    told = []
    for line in face.lines:
        text = line.text if line.kind in ("action", "static") else line.told
        named = line.name and line.name != face.name
        cost = (
            ""
            if line.cost is None or not named
            else f" [{line.cost}{'…' if line.hold else ''}]"
        )
        begin = f"<b>{escape(line.name)}{cost}</b> " if named else ""
        told.append(begin + escape(text or line.told))
    return told


def write(
    canvas: Canvas, story: list[str], box: tuple[float, float, float, float]
) -> None:
    """As large as there is room for."""
    left, top, width, height = box
    size = LARGEST
    made, tall, gap = lay_out(story, width, size)
    while sum(tall) + gap * (len(made) - 1) > height and size > SMALLEST:
        size *= SHRINK
        made, tall, gap = lay_out(story, width, size)
    for one, high in zip(made, tall, strict=True):
        canvas.saveState()
        canvas.translate(left, top + high)
        canvas.scale(1, -1)
        one.drawOn(canvas, 0, 0)
        canvas.restoreState()
        top += high + gap


def lay_out(
    story: list[str], width: float, size: float
) -> tuple[list[Paragraph], list[float], float]:
    """Lines of this size, how high they are, and what lies between them."""
    style = ParagraphStyle("card", fontName=PLAIN, fontSize=size, leading=size * 1.2)
    style.textColor = HexColor(INK)
    made = [Paragraph(text, style) for text in story]
    return made, [one.wrap(width, HIGH)[1] for one in made], size * 0.35


def foot(canvas: Canvas, card: Card, top: float) -> None:
    told = " · ".join(filter(None, (card.kind, card.face.rule)))
    label = Label(EDGE + 2.5, top + 3.4, told, 2.1, SOFT, most=INNER - 12, start=True)
    draw_label(canvas, label)
    if card.face.unique:
        draw_label(canvas, Label(WIDE - EDGE - 4, top + 3.8, "★", 3.4, SOFT))


def draw_back(canvas: Canvas, back: Back, game: str) -> None:
    """The colour of its pile to a white rim, its picture and its name twice."""
    draw_shape(
        canvas,
        Shape(rectangle(EDGE, EDGE, INNER, HIGH - 2 * EDGE, ROUND), fill=back.tint),
    )
    inner = rectangle(EDGE + 2, EDGE + 2, INNER - 4, HIGH - 2 * EDGE - 4, ROUND - 1)
    draw_shape(canvas, Shape(inner, stroke=WHITE, width=0.5))
    place(canvas, back.picture.within(WIDE / 2 - 17, HIGH / 2 - 17, 34, 34))
    names((canvas, back.title, game))
    canvas.saveState()
    canvas.translate(WIDE, HIGH)
    canvas.rotate(180)
    names((canvas, back.title, game))
    canvas.restoreState()


def names(what: tuple[Canvas, str, str]) -> None:
    canvas, title, game = what
    draw_label(canvas, Label(WIDE / 2, 15, title, 5.2, WHITE, most=INNER - 10), TITLE)
    if game != title:
        draw_label(
            canvas, Label(WIDE / 2, 19.5, game, 2.8, WHITE, most=INNER - 10), BOLD
        )
