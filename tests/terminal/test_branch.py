"""Matches that begin at a position, or at a moment of another one."""

from pathlib import Path

import pytest

from sobremesa.kernel import notation
from sobremesa.kernel.match import verify
from sobremesa.shelf import find

from .table import FIRST, finished, output, sentence, sobremesa, write


def test_a_position_is_played_on_and_its_record_kept(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())
    laid, kept = tmp_path / "later.json", tmp_path / "kept.record"
    laid.write_text(output("position", "--from", path, "--after", "10"))
    typed = [*FIRST[:3], f"save {kept}", "quit"]

    told = output("play", "--position", laid, "--seed", "1", typed=typed)

    record = notation.read(kept.read_text())
    assert record.start
    assert "human" in record.seats.values()
    assert "The story" not in told
    assert verify(record, find)


def test_a_fork_goes_another_way_from_a_moment(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    told = output(
        *("play", "--fork", path, "--after", "12", "--seed", "1"),
        typed=["1", "quit", "y"],
    )

    assert "Stratum" in told


def test_bots_alone_play_a_position_to_its_end(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())
    bots = ",".join(["chance"] * 4)

    told = output("play", "--fork", path, "--after", "40", "--seats", bots)

    assert "The match is over" in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--fork", "{path}", "--after", "9999"), "--after 9999 is too far"),
        (("--fork", "{path}"), "nobody is asked"),
        (("--after", "3"), "--fork"),
        (("--fork", "{path}", "--resume", "{path}"), "together"),
        (("--position", "{path}"), "not a position"),
        (("--fork", "{path}", "--after", "3", "--seats", "chance"), "4 seats"),
        (("carcosa", "--fork", "{path}", "--after", "3"), "carcosa"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, words: tuple[str, ...], why: str
) -> None:
    path = str(write(tmp_path / "match.record", finished()))

    asked = [word.format(path=path) for word in words]

    assert why in sentence(sobremesa("play", *asked))
