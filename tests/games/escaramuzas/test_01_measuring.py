"""EC-1 Measuring: one test per rule, and the geometry against a slow oracle."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.escaramuzas.content import POINT_IDS
from sobremesa.games.escaramuzas.rules_ground import circle, rectangle
from sobremesa.games.escaramuzas.rules_measuring import (
    clip,
    near_segment,
    square,
    within,
)

from .scene import scene

xs, ys = st.integers(0, 90), st.integers(0, 60)
points = st.tuples(xs, ys)
Point = tuple[int, int]


def test_1_1_the_table_is_90_by_60() -> None:
    assert ("1,1", "89,59") == (POINT_IDS[0], POINT_IDS[-1])


def test_1_2_points_are_whole_centimetres() -> None:
    assert 89 * 59 == len(POINT_IDS)
    assert all(word.isdecimal() for point in POINT_IDS for word in point.split(","))


def test_1_3_distances_are_compared_as_squares() -> None:
    assert 25 == square(10, 10, 13, 14)
    assert 676 == square(32, 30, 56, 40)


def test_1_4_bases_may_touch_but_not_overlap() -> None:
    moves = scene("T1 40,30; T2 44,30").reach("T1", "run")

    assert {"42,30", "46,30", "44,32"} <= moves
    assert not {"43,30", "44,30", "45,31", "43,29"} & moves
    edge = scene("T1 2,2").reach("T1", "run")
    assert {"1,1", "1,10"} <= edge
    assert not any(point.startswith("0,") or point.endswith(",0") for point in edge)


def test_1_5_limits_follow_the_options() -> None:
    near = scene("T1 40,30", "D1 45,30", options={"contact_inclusive": True})
    near.stand("T1")
    assert ["target D1"] == near.legal

    far = scene("T1 40,30", "D1 53,30", options={"range": 10})
    far.stand("T1")
    assert ["hold"] == far.legal


def test_1_6_an_edge_is_not_crossed() -> None:
    assert not rectangle(0, 10, 10, 20, 20).crossed(5, 10, 25, 10, 0)
    assert rectangle(0, 10, 10, 20, 20).crossed(5, 11, 25, 11, 0)
    assert not rectangle(0, 10, 10, 20, 20).crossed(5, 15, 15, 5, 0)  # the corner
    assert not circle(0, 10, 10, 3).crossed(0, 13, 20, 13, 0)
    assert circle(0, 10, 10, 3).crossed(0, 12, 20, 12, 0)


def test_1_7_units_never_block_sight() -> None:
    crowd = scene("T1 40,30; T2 43,34 idle", "D1 56,30; T1 46,30")
    crowd.stand("T1")

    assert ["target D1", "target T1", "hold"] == crowd.legal


# The oracle: fractions along the segment, no slabs, no products.


def inside_interval(a: Point, b: Point, low: Point, high: Point) -> list[Fraction]:
    """Fractions of the way strictly between which AB is inside an open rectangle."""
    cuts = {Fraction(0), Fraction(1)}
    for axis in range(2):
        way = b[axis] - a[axis]
        if way:
            for wall in (low[axis], high[axis]):
                at = Fraction(wall - a[axis], way)
                if 0 < at < 1:
                    cuts.add(at)
    order = sorted(cuts)
    for start, end in pairwise(order):
        middle = (start + end) / 2
        x, y = (a[axis] + middle * (b[axis] - a[axis]) for axis in range(2))
        if low[0] < x < high[0] and low[1] < y < high[1]:
            return [start, end]
    return []


def slow_distance(a: Point, b: Point, c: Point) -> Fraction:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = Fraction((c[0] - a[0]) * dx + (c[1] - a[1]) * dy, length) if length else 0
    along = max(Fraction(0), min(Fraction(1), Fraction(along)))
    return (a[0] + along * dx - c[0]) ** 2 + (a[1] + along * dy - c[1]) ** 2


@given(points, points, points, st.integers(1, 12), st.integers(1, 12))
@settings(max_examples=400)
def test_a_rectangle_is_crossed_where_the_oracle_says(
    a: Point, b: Point, corner: Point, width: int, height: int
) -> None:
    low, high = corner, (corner[0] + width, corner[1] + height)
    if a == b:
        expected = low[0] < a[0] < high[0] and low[1] < a[1] < high[1]
        assert expected == (clip(*a, *b, *low, *high) is not None)
        return
    part = clip(*a, *b, *low, *high)
    told = inside_interval(a, b, low, high)

    assert bool(told) == (part is not None)
    if part is not None:
        enter = Fraction(int(part.enter), int(part.enter_by))
        leave = Fraction(int(part.leave), int(part.leave_by))
        assert told == [enter, leave]


@given(points, points, points, st.integers(1, 40))
@settings(max_examples=400)
def test_a_circle_is_crossed_where_the_oracle_says(
    a: Point, b: Point, c: Point, limit: int
) -> None:
    assert (slow_distance(a, b, c) < limit) == near_segment(*a, *b, *c, limit)


@given(points, points, points, points, st.integers(1, 9), st.integers(1, 9))
@settings(max_examples=400)
def test_a_part_lies_within_a_bridge_where_the_oracle_says(
    a: Point, b: Point, corner: Point, plank: Point, width: int, height: int
) -> None:
    low, high = corner, (corner[0] + width, corner[1] + height)
    bridge = (*plank, plank[0] + height, plank[1] + width)
    part = clip(*a, *b, *low, *high)
    told = inside_interval(a, b, low, high)
    if part is None or not told:
        return
    ends = [tuple(a[axis] + t * (b[axis] - a[axis]) for axis in range(2)) for t in told]
    expected = all(
        bridge[0] <= x <= bridge[2] and bridge[1] <= y <= bridge[3] for x, y in ends
    )

    assert expected == within(part, *a, *b, *bridge)
