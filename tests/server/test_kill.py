"""A server that is killed in mid-play loses nothing it has told."""

from pathlib import Path

import pytest

from .kill import Soak


def test_whatever_was_told_is_there_after_a_kill(tmp_path: Path) -> None:
    figures = Soak(tmp_path, 2).run(2)

    assert 2 == figures.kills
    assert figures.matches >= 2


@pytest.mark.slow
def test_whatever_was_told_is_there_after_many_kills(tmp_path: Path) -> None:
    figures = Soak(tmp_path, 4).run(8)

    assert 8 == figures.kills
    assert figures.matches >= 4
    assert figures.answered > 0
