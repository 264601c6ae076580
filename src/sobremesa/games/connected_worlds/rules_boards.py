"""CW-1: boards, their hexes, and how far it is from one to another.

Sets of hexes of one board are bit masks, a row every eight bits, so that the six
neighbours of all of them are six shifts away (1.2).
"""

from typing import Final

from sobremesa.kernel.native import i64, vec

SEATS: Final = 4  # at most
SEAT_IDS: Final = ("s1", "s2", "s3", "s4")
BOARD_IDS: Final[tuple[str, ...]] = ("S", "A", "B", "C", "D", "E")
WORLD_IDS: Final[tuple[str, ...]] = (
    "space",
    "world_a",
    "world_b",
    "world_c",
    "world_d",
    "world_e",
)
# Rows of a board: letter, first number, length.
BOARD_ROWS: Final[tuple[tuple[str, int, int], ...]] = (
    *(("a", 1, 4), ("b", 1, 5), ("c", 1, 6), ("d", 1, 7)),
    *(("e", 2, 6), ("f", 3, 5), ("g", 4, 4)),
)
BOARDS: Final = 6
SPACE: Final = 0  # the board S
PLANETS: Final = 5  # at most
HEXES: Final = 37  # of a board
SPOTS: Final = BOARDS * HEXES
NOWHERE: Final = -1
ROW_BITS: Final = 8


def read_board() -> list[tuple[str, int]]:
    """1.1 The shape of a board: seven rows; each hex with its name and its bit."""
    return [
        (f"{row}{number}", ROW_BITS * at + number - 1)
        for at, (row, first, length) in enumerate(BOARD_ROWS)
        for number in range(first, first + length)
    ]


SHAPE: Final = read_board()
NAMES: Final = tuple([name for name, _ in SHAPE])
# 1.6 Naming a hex: board, row and number, in hex order.
HEX_IDS: Final = tuple([f"{board}:{name}" for board in BOARD_IDS for name in NAMES])
PLACE: Final = vec[i64]([bit for _, bit in SHAPE])  # of a hex in its board's masks
BIT: Final = vec[i64]([2**bit for _, bit in SHAPE])
FULL: Final[i64] = sum([2**bit for _, bit in SHAPE])


def spread(mask: i64) -> i64:
    """1.2 Neighbours and distance: the hexes of a mask and all next to them."""
    near = mask | mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 9 | mask >> 9
    return near & FULL


def count(mask: i64) -> i64:
    """How many hexes a mask holds."""
    x = mask - (mask >> 1 & 0x5555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


# 1.3 Edge hexes and corners.
EDGE: Final[i64] = sum([2**bit for _, bit in SHAPE if count(spread(2**bit)) < 7])


def distance(one: int, other: int) -> int:
    """1.2 Neighbours and distance: between two hexes of one board."""
    rows = int(PLACE[one] // ROW_BITS - PLACE[other] // ROW_BITS)
    numbers = int(PLACE[one] % ROW_BITS - PLACE[other] % ROW_BITS)
    return max(abs(rows), abs(numbers), abs(rows - numbers))


DISTANCE: Final = vec[i64]([distance(a, b) for a in range(37) for b in range(37)])
