"""What bench/frames.py makes of a trace."""

from typing import Any

import pytest

pytest.importorskip("playwright")

from bench.frames import at, frames_of, outermost, steady


def work(name: str, ts: float, cpu: float) -> dict[str, Any]:
    """Something the main thread did: when, in microseconds, and for how many ms."""
    return {"name": name, "ph": "X", "ts": ts, "dur": cpu * 1000, "tdur": cpu * 1000}


def test_what_is_part_of_other_work_is_counted_once() -> None:
    own = [work("TimerFire", 0, 5), work("Layout", 1000, 2), work("Layout", 6000, 1)]
    assert [one["ts"] for one in outermost(own)] == [0, 6000]


def test_a_frame_has_all_since_the_frame_before() -> None:
    own = [
        work("TimerFire", 0, 3),
        work("Layout", 4000, 1),
        work("Commit", 6000, 1),
        work("Layout", 9000, 2),
        work("Commit", 12000, 1),
    ]
    frames = [[one["name"] for one in frame] for frame in frames_of(own)]
    assert frames == [["TimerFire", "Layout"], ["Layout"]]


def test_what_came_late_into_one_frame_is_several_of_a_machine_that_keeps_up() -> None:
    late = [work("TimerFire", 0, 3), work("TimerFire", 80_000, 4)]
    soon = [work("TimerFire", 0, 3), work("TimerFire", 8_000, 4)]
    drawing = [work("Layout", 100_000, 2)]
    assert steady([*late, *drawing]) == [5, 6]
    assert steady([*soon, *drawing]) == [9]


def test_a_percentile_is_one_of_the_values() -> None:
    assert at([3.0, 1.0, 2.0], 50) == 2.0
    assert at([1.0], 95) == 1.0
