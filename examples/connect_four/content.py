"""What lies on the table, the bits that stand for it, and the table of actions.

The discs of a seat are one number, with a bit a space:

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
from sobremesa.kernel.table import Rows

# 1.1 Columns and spaces
COLUMNS: Final = 7
HEIGHT: Final = 7  # bits of a column, one more than its spaces
COLUMN_IDS: Final = tuple("abcdefg")
BITS: Final = [bit for bit in range(COLUMNS * HEIGHT) if bit % HEIGHT < HEIGHT - 1]
KINDS: Final = {
    "seat": ("Y", "R"),
    "column": COLUMN_IDS,
    "space": tuple([f"{COLUMN_IDS[b // HEIGHT]}{b % HEIGHT + 1}" for b in BITS]),
}
ROWS: Final = Rows(KINDS)
DROP: Final[i64] = ROWS.add("drop column")

# Tables, because mypyc 2.4.1 compiles `1 << n` wrongly from n = 31 on.
BOTTOM: Final = vec[i64]([2 ** (HEIGHT * column) for column in range(COLUMNS)])
TOP: Final = vec[i64]([bottom * 2 ** (HEIGHT - 2) for bottom in BOTTOM])
COLUMN: Final = vec[i64]([bottom * (2 ** (HEIGHT - 1) - 1) for bottom in BOTTOM])
FULL: Final[i64] = sum(COLUMN)
STEPS: Final = vec[i64]([1, HEIGHT, HEIGHT - 1, HEIGHT + 1])  # up, across, diagonally
