"""EC-1: measuring on the lattice. Whole numbers only, nothing is ever rounded.

A unit's surroundings are 33 columns of 33 bits: column i is 16 - i to its west, bit j
is 16 - j to its north.
A set of points of the whole table is 91 columns of bits 1 to 59.
"""

from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import append, i64, vec

from .content import ACROSS, DOWN, point_of

REACH: Final = 16  # farthest move: Movement 13 and Cheetah sprint
SPAN: Final = 33  # columns of a surrounding
NEAR: Final = 18  # a base this far away may still hinder
SHADES: Final = 37
# 1.4 Bases: the squared distance of two that touch.
BASE: Final[i64] = 4


def square(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """1.3 Exact distances: compared as squares."""
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)


def near_segment(
    ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, limit: i64
) -> bool:
    """1.6 Crossing: of a circle, C is closer to the segment AB than √limit."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = (cx - ax) * dx + (cy - ay) * dy
    if along <= 0:
        return square(ax, ay, cx, cy) < limit
    if along >= length:
        return square(bx, by, cx, cy) < limit
    across = (cx - ax) * dy - (cy - ay) * dx
    return across * across < limit * length


class Clip:
    """The part of a segment strictly inside a rectangle, as fractions of its way."""

    def __init__(self) -> None:
        self.enter: i64 = 0
        self.enter_by: i64 = 1
        self.leave: i64 = 1
        self.leave_by: i64 = 1

    def slab(self, start: i64, way: i64, low: i64, high: i64) -> bool:
        """Keep the part between two parallels; false if it never is."""
        if way == 0:
            return low < start and start < high
        first, last = low - start, high - start
        if way < 0:
            first, last, way = start - high, start - low, -way
        if first * self.enter_by > self.enter * way:
            self.enter, self.enter_by = first, way
        if last * self.leave_by < self.leave * way:
            self.leave, self.leave_by = last, way
        return self.enter * self.leave_by < self.leave * self.enter_by


def clip(
    ax: i64, ay: i64, bx: i64, by: i64, x1: i64, y1: i64, x2: i64, y2: i64
) -> Clip | None:
    """1.6 Crossing: of a rectangle, with open slabs, by exact fractions."""
    if (ax <= x1 and bx <= x1) or (ax >= x2 and bx >= x2):
        return None
    if (ay <= y1 and by <= y1) or (ay >= y2 and by >= y2):
        return None
    part = Clip()
    if part.slab(ax, bx - ax, x1, x2) and part.slab(ay, by - ay, y1, y2):
        return part
    return None


def within(
    part: Clip,
    ax: i64,
    ay: i64,
    bx: i64,
    by: i64,
    x1: i64,
    y1: i64,
    x2: i64,
    y2: i64,
) -> bool:
    """Whether a clipped part lies in a closed rectangle: both its ends do."""
    dx, dy = bx - ax, by - ay
    one, by_one = part.enter, part.enter_by
    for _ in range(2):
        x, y = ax * by_one + one * dx, ay * by_one + one * dy
        if x < x1 * by_one or x > x2 * by_one or y < y1 * by_one or y > y2 * by_one:
            return False
        one, by_one = part.leave, part.leave_by
    return True


class Tables:
    """Bits, disks and shadows, worked out once; shadows when they are first asked."""

    def __init__(self) -> None:
        self.bit = vec[i64]()  # powers of two: a long shift of a literal is unsafe
        power: i64 = 1
        for _ in range(62):
            self.bit = append(self.bit, power)
            power = power + power
        self.disk = vec[i64]()  # by squared limit, then column
        self.rows = vec[i64]()  # bits on the table, by the centre's y
        self.shadow = zeros(SHADES * SHADES * SPAN)
        self.known = zeros(SHADES * SHADES)
        self.draw_disks()
        self.draw_rows()

    def draw_disks(self) -> None:
        for limit in range(REACH * REACH + 1):
            for column in range(SPAN):
                bits: i64 = 0
                for row in range(SPAN):
                    if square(column, row, REACH, REACH) <= limit:
                        bits |= self.bit[row]
                self.disk = append(self.disk, bits)

    def draw_rows(self) -> None:
        for y in range(DOWN + 2):
            bits: i64 = 0
            for row in range(SPAN):
                if 1 <= y - REACH + row <= DOWN:
                    bits |= self.bit[row]
            self.rows = append(self.rows, bits)

    def shade(self, dx: i64, dy: i64) -> i64:
        """6.7 Units in the way: where one cannot go because of an enemy at dx, dy."""
        place = (dx + NEAR) * SHADES + dy + NEAR
        first = place * SPAN
        if self.known[place] == 0:
            self.known[place] = 1
            for column in range(SPAN):
                bits: i64 = 0
                for row in range(SPAN):
                    x, y = column - REACH, row - REACH
                    if near_segment(0, 0, x, y, dx, dy, BASE):
                        bits |= self.bit[row]
                self.shadow[first + column] = bits
        return first

    def three(self, low: i64) -> i64:
        """Bits low, low + 1 and low + 2 of a surrounding; low may be -2."""
        if low < 0:
            return 7 >> -low
        return self.bit[low] + self.bit[low + 1] + self.bit[low + 2]


TABLES: Final = Tables()


def heading(dx: i64, dy: i64) -> i64:
    """The way of a move, of eight (the table's north is up): as it is told."""
    far, wide = max(dx, -dx), max(dy, -dy)
    steep, flat = wide * 1000 > far * 414, far * 1000 > wide * 414  # 22.5 degrees
    if not steep:
        return 0 if dx > 0 else 4
    if not flat:
        return 2 if dy > 0 else 6
    if dx > 0:
        return 1 if dy > 0 else 7
    return 3 if dy > 0 else 5


def listed(columns: vec[i64], x: i64, y: i64) -> list[int]:
    """The points of a surrounding of (x, y), as numbers in order."""
    found: list[int] = []
    on_table = TABLES.rows[y]
    column: i64 = 0
    while column < SPAN:
        at = x - REACH + column
        bits = columns[column] & on_table
        if bits != 0 and at >= 1 and at <= ACROSS:
            point = point_of(at, y - REACH)
            while bits != 0:
                if bits & 1:
                    found.append(point)
                bits >>= 1
                point += 1
        column += 1
    return found


def any_listed(columns: vec[i64], x: i64, y: i64) -> bool:
    on_table = TABLES.rows[y]
    column: i64 = 0
    while column < SPAN:
        at = x - REACH + column
        if columns[column] & on_table and at >= 1 and at <= ACROSS:
            return True
        column += 1
    return False
