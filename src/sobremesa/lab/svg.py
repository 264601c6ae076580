"""Plots as SVG, for pages that need nothing from elsewhere."""

from collections.abc import Sequence
from html import escape

WIDE = 720
LABEL = 235  # the room for names on the left
ROOM = 56  # for figures on the right
ROW = 26
APART = 48  # of two figures below an axis, at least
PLOT = WIDE - LABEL - ROOM
Interval = tuple[str, float, float, float, str]  # name, low, middle, high, figures
Point = tuple[float, float, str, bool]  # x, y, what it is, whether it is marked


def picture(height: float, parts: Sequence[str], title: str) -> str:
    return (
        f'<figure><svg viewBox="0 0 {WIDE} {height:g}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg></figure>'
    )


def text(x: float, y: float, told: str, *, anchor: str = "start") -> str:
    at = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f"<text {at}>{escape(told)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{style}" {ends}/>'


def short(name: str, most: int = 28) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def intervals(
    rows: Sequence[Interval], title: str, *, mark: float, unit: str = " %"
) -> str:
    """A dot with its whiskers for every row; a line where `mark` is.

    Below stands in hundredths where the line and both ends are.
    """
    low = min([mark, *[row[1] for row in rows]])
    high = max([mark, *[row[3] for row in rows]])
    margin = (high - low or 1) * 0.05
    low, high = low - margin, high + margin

    def x(value: float) -> float:
        return LABEL + PLOT * (value - low) / (high - low)

    parts = [line(x(mark), 0, x(mark), ROW * len(rows), "mark")]
    for at, (name, least, middle, most, told) in enumerate(rows):
        y = ROW * (at + 0.5)
        parts += [
            text(LABEL - 10, y + 4, short(name), anchor="end"),
            line(x(least), y, x(most), y, "whisker"),
            f'<circle class="dot" cx="{x(middle):.1f}" cy="{y:.1f}" r="4.5">'
            f"<title>{escape(f'{name}: {told}')}</title></circle>",
            text(WIDE - ROOM + 8, y + 4, told),
        ]
    tall = ROW * len(rows)
    parts.append(line(LABEL, tall, LABEL + PLOT, tall, "axis"))
    for value in (low, mark, high):
        if value == mark or abs(x(value) - x(mark)) > APART:
            said = f"{100 * value:.{0 if high - low > 0.1 else 1}f}{unit}"
            parts.append(text(x(value), tall + 18, said, anchor="middle"))
    return picture(tall + 26, parts, title)


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """A bar from 0 for every row."""
    most = max([1e-9, *[value for _, value, _ in rows]])
    parts = []
    for at, (name, value, told) in enumerate(rows):
        y = ROW * at
        wide = PLOT * value / most
        parts += [
            text(LABEL - 10, y + ROW / 2 + 4, short(name), anchor="end"),
            f'<rect class="bar" x="{LABEL}" y="{y + 4}" width="{wide:.1f}" '
            f'height="{ROW - 8}"><title>{escape(f"{name}: {told}")}</title></rect>',
            text(LABEL + wide + 8, y + ROW / 2 + 4, told),
        ]
    return picture(ROW * len(rows) + 4, parts, title)


def histogram(values: Sequence[float], title: str, *, bins: int = 30) -> str:
    """How often values fall where."""
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    width = (high - low) / bins or 1.0
    if whole:
        width = max(1.0, float(-(-int(high - low + 1) // bins)))
    counts = [0] * (int((high - low) / width) + 1)
    for value in values:
        counts[int((value - low) / width)] += 1
    tall, left, each = 140.0, 40.0, (WIDE - 60) / len(counts)
    parts = []
    for at, count in enumerate(counts):
        height = tall * count / max(counts)
        start = low + at * width
        parts.append(
            f'<rect class="bar" x="{left + at * each:.1f}" y="{tall - height:.1f}" '
            f'width="{max(each - 1, 0.5):.1f}" height="{height:.1f}">'
            f"<title>{start:g}–{start + width:g}: {count}</title></rect>"
        )
    parts.append(line(left, tall, WIDE - 20, tall, "axis"))
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        value = low + part * (high - low)
        told = f"{value:.0f}" if whole else f"{value:.2g}"
        parts.append(text(left + part * (WIDE - 60), tall + 18, told, anchor="middle"))
    return picture(tall + 26, parts, title)


def scatter(points: Sequence[Point], title: str, *, across: str, up: str) -> str:
    """Points, some of them marked; both axes begin at 0."""
    tall, left = 260.0, 60.0
    most_x = max([1e-9, *[point[0] for point in points]]) * 1.05
    most_y = max([1e-9, *[point[1] for point in points]]) * 1.05
    right = WIDE - 20
    parts = [line(left, tall, right, tall, "axis"), line(left, 0, left, tall, "axis")]
    for x, y, told, marked in sorted(points, key=lambda point: point[3]):
        style, size = ("dot best", 6) if marked else ("dot", 3.5)
        parts.append(
            f'<circle class="{style}" cx="{left + (right - left) * x / most_x:.1f}" '
            f'cy="{tall - tall * y / most_y:.1f}" r="{size}">'
            f"<title>{escape(told)}</title></circle>"
        )
    parts += [
        text(right, tall + 18, f"{across} (0–{most_x:.3g})", anchor="end"),
        text(left + 8, 14, f"{up} (0–{most_y:.3g})"),
    ]
    return picture(tall + 26, parts, title)
