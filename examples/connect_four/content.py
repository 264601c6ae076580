"""What lies on the table: seats, columns, spaces, and the bits that stand for them.

1.1 Columns and spaces: the discs of a seat are one number, with a bit a space.

     5 12 19 26 33 40 47
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42
     a  b  c  d  e  f  g

The bits between (6, 13, …) are never set, so that no line leaves the board at the top
of a column and comes back at the bottom of the next.
"""

from typing import Final

from sobremesa.kernel.native import i64, vec

SEAT_IDS: Final = ("Y", "R")
SEATS: Final = 2
YELLOW: Final = 0
RED: Final = 1

COLUMNS: Final = 7
ROWS: Final = 6
HEIGHT: Final = ROWS + 1  # bits of a column
COLUMN_IDS: Final = ("a", "b", "c", "d", "e", "f", "g")
SPACE_IDS: Final = tuple(
    [f"{column}{row}" for column in COLUMN_IDS for row in range(1, ROWS + 1)]
)

# Tables, because mypyc 2.4.1 compiles `1 << n` wrongly from n = 31 on.
BOTTOM: Final = vec[i64]([2 ** (HEIGHT * column) for column in range(COLUMNS)])
TOP: Final = vec[i64]([bottom * 2 ** (ROWS - 1) for bottom in BOTTOM])
COLUMN: Final = vec[i64]([bottom * (2**ROWS - 1) for bottom in BOTTOM])
FULL: Final[i64] = sum(COLUMN)

# How many bits further the next disc of a line lies.
UP: Final[i64] = 1
ACROSS: Final[i64] = HEIGHT
FALLING: Final[i64] = HEIGHT - 1
RISING: Final[i64] = HEIGHT + 1
