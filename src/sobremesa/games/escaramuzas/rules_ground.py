"""EC-3, EC-6.4 to EC-6.8, EC-7: the table's terrain, and what it does to a line."""

from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.native import append, i64, vec

from .content import (
    ACROSS,
    BLOCKING,
    BRIDGE,
    COVER,
    DANGEROUS,
    DIFFICULT,
    DOWN,
    HEIGHT,
    STREAM,
    TERRAIN_IDS,
    WIDTH,
)
from .rules_measuring import (
    REACH,
    SPAN,
    TABLES,
    clip,
    near_segment,
    square,
    within,
)

KEEP_OUT: Final = 1  # centimetres about a blocking piece (6.8)
STRIDE: Final = HEIGHT + 1  # of the memo: a column of the table


class Piece:
    """A circle (x, y, radius) or a rectangle (x1, y1, x2, y2) of one kind."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, round_: bool) -> None:
        self.kind = kind
        self.round = round_
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.x1, self.y1, self.x2, self.y2 = a, b, c, d  # bounding box
        if round_:
            self.x1, self.y1, self.x2, self.y2 = a - c, b - c, a + c, b + c

    @property
    def text(self) -> str:
        numbers = [self.a, self.b, self.c] + ([] if self.round else [self.d])
        return f"{TERRAIN_IDS[self.kind]}:{','.join(str(n) for n in numbers)}"

    def mirrored(self) -> "Piece":
        """Section 6.5: the mirror image of a piece marked with a star."""
        if self.round:
            return circle(self.kind, WIDTH - self.a, HEIGHT - self.b, self.c)
        return rectangle(
            self.kind, WIDTH - self.c, HEIGHT - self.d, WIDTH - self.a, HEIGHT - self.b
        )

    def crossed(self, ax: i64, ay: i64, bx: i64, by: i64, wider: i64) -> bool:
        """1.6 Crossing: some point of AB lies strictly inside, made wider by so much.

        With KEEP_OUT it is a keep-out area.
        """
        if self.round:
            r = self.c + wider
            return near_segment(ax, ay, bx, by, self.a, self.b, r * r)
        x1, y1 = self.a - wider, self.b - wider
        return clip(ax, ay, bx, by, x1, y1, self.c + wider, self.d + wider) is not None

    def shields(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """7.3 Cover: B is in this piece of it, or behind it and A is not in it."""
        if self.holds(bx, by, 0):
            return True
        return self.crossed(ax, ay, bx, by, 0) and not self.holds(ax, ay, 0)

    def holds(self, x: i64, y: i64, wider: i64) -> bool:
        """1.6 Crossing: a point is in a piece when strictly inside."""
        if self.round:
            r = self.c + wider
            return square(x, y, self.a, self.b) < r * r
        if x <= self.a - wider or x >= self.c + wider:
            return False
        return self.b - wider < y and y < self.d + wider


def circle(kind: i64, x: i64, y: i64, radius: i64) -> Piece:
    return Piece(kind, x, y, radius, 0, True)


def rectangle(kind: i64, x1: i64, y1: i64, x2: i64, y2: i64) -> Piece:
    return Piece(kind, x1, y1, x2, y2, False)


def apart(one: Piece, two: Piece) -> i64:
    """The squared distance between two bounding boxes."""
    return box_apart(two, one.x1, one.y1, one.x2, one.y2)


def box_apart(piece: Piece, x1: i64, y1: i64, x2: i64, y2: i64) -> i64:
    """The squared distance between a piece's bounding box and another box."""
    dx = max(0, x1 - piece.x2, piece.x1 - x2)
    dy = max(0, y1 - piece.y2, piece.y1 - y2)
    return dx * dx + dy * dy


class Surroundings:
    """What moves from one point meet, by destination: a surrounding of bits each."""

    def __init__(self) -> None:
        self.rough = zeros(SPAN)  # the way crosses something difficult
        self.danger = zeros(SPAN)
        self.barred = zeros(SPAN)  # or a keep-out area


OPEN: Final = Surroundings()  # where no piece is near


class Ground:
    """The table of a match: its pieces and objectives. Shared, never written.

    Surroundings are worked out when they are first asked, and kept.
    """

    def __init__(
        self, pieces: list[Piece], flags: bytes, points: list[tuple[int, int]]
    ) -> None:
        self.pieces = pieces
        self.flags = flags  # of every kind, after `terrain_overrides` (3.4)
        self.xs = vec[i64]()
        self.ys = vec[i64]()
        for x, y in points:
            self.xs = append(self.xs, x)
            self.ys = append(self.ys, y)
        self.walls = [p for p in pieces if flags[p.kind] & BLOCKING]
        self.covers = [p for p in pieces if flags[p.kind] & COVER]
        self.slow = [p for p in pieces if flags[p.kind] & (DIFFICULT | DANGEROUS)]
        self.bridges = [p for p in pieces if p.kind == BRIDGE]
        self.memo: list[Surroundings | None] = [None] * (STRIDE * (WIDTH + 1))
        self.free = vec[i64]()  # columns of points outside keep-out areas
        self.draw_free()

    def draw_free(self) -> None:
        for x in range(ACROSS + 2):
            bits: i64 = 0
            for y in range(1, DOWN + 1):
                if 1 <= x <= ACROSS and not (self.walls and self.kept_out(x, y)):
                    bits |= TABLES.bit[y]
            self.free = append(self.free, bits)

    def kept_out(self, x: i64, y: i64) -> bool:
        """6.8 Keep-out areas: a blocking piece and 1 cm around it."""
        for piece in self.walls:
            if piece.holds(x, y, KEEP_OUT):
                return True
        return False

    def sight(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """7.1 Sight: only blocking pieces block it.
        1.7 No facing: units never do, whichever way they look.
        """
        for piece in self.walls:
            if piece.crossed(ax, ay, bx, by, 0):
                return False
        return True

    def covered(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """7.3 Cover: by one piece or another."""
        for piece in self.covers:
            if piece.shields(ax, ay, bx, by):
                return True
        return False

    def starts_slow(self, x: i64, y: i64) -> bool:
        """6.5 Difficult terrain: any way from here is, as it starts inside some."""
        for piece in self.slow:
            if piece.holds(x, y, 0) and self.hindered(piece, x, y, x, y):
                return True
        return False

    def hindered(self, piece: Piece, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """3.5 Bridges: a way over one does not cross the stream below."""
        if piece.kind != STREAM or piece.round or not self.bridges:
            return piece.crossed(ax, ay, bx, by, 0)
        part = clip(ax, ay, bx, by, piece.a, piece.b, piece.c, piece.d)
        if part is None:
            return False
        for bridge in self.bridges:
            if within(part, ax, ay, bx, by, bridge.a, bridge.b, bridge.c, bridge.d):
                return False
        return True

    def around(self, x: i64, y: i64) -> Surroundings:
        """What hinders moves from a point, worked out when it is first asked."""
        place = x * STRIDE + y
        known = self.memo[place]
        if known is None:
            known = self.survey(x, y)
            self.memo[place] = known
        return known

    def survey(self, x: i64, y: i64) -> Surroundings:
        """6.4 Normal terrain: where no piece is near, nothing hinders."""
        slow = [piece for piece in self.slow if is_near(piece, x, y)]
        walls = [piece for piece in self.walls if is_near(piece, x, y)]
        if not slow and not walls:
            return OPEN
        found = Surroundings()
        for column in range(SPAN):
            for row in range(SPAN):
                self.judge(found, slow, walls, x, y, column, row)
        return found

    def judge(
        self,
        found: Surroundings,
        slow: list[Piece],
        walls: list[Piece],
        x: i64,
        y: i64,
        column: i64,
        row: i64,
    ) -> None:
        """6.5 Difficult terrain: the way to one destination crosses some.
        6.6 Dangerous terrain: or this, which is difficult too.
        6.8 Keep-out areas: no way may cross one.
        """
        bx, by = x - REACH + column, y - REACH + row
        for piece in walls:
            if piece.crossed(x, y, bx, by, KEEP_OUT):
                found.barred[column] |= TABLES.bit[row]
                break
        for piece in slow:
            if self.hindered(piece, x, y, bx, by):
                found.rough[column] |= TABLES.bit[row]
                if self.flags[piece.kind] & DANGEROUS:
                    found.danger[column] |= TABLES.bit[row]

    def dangerous(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """6.6 Dangerous terrain: the way crosses such a piece."""
        for piece in self.slow:
            if self.flags[piece.kind] & DANGEROUS:
                if self.hindered(piece, ax, ay, bx, by):
                    return True
        return False

    def barred(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """6.8 Keep-out areas: no way may cross one."""
        for piece in self.walls:
            if piece.crossed(ax, ay, bx, by, KEEP_OUT):
                return True
        return False


def is_near(piece: Piece, x: i64, y: i64) -> bool:
    """Whether any move from a point could meet a piece."""
    if piece.x1 - 1 > x + REACH or piece.x2 + 1 < x - REACH:
        return False
    return piece.y1 - 1 <= y + REACH and piece.y2 + 1 >= y - REACH
