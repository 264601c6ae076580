"""Bots of one's own at the command line: `module:Class`, from this folder."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.bots.own import OPENED

from .table import half, output, sentence, sobremesa, write

SOURCE = """
from pathlib import Path

Path("imported").touch()

class First:
    def choose(self, seat):
        return seat.legal[0]

class Wrong:
    def choose(self, seat):
        return "castle"
"""
TRIO = "first_bots:First,chance,chance,chance"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Somebody's own, with a module of bots; forgotten afterwards."""
    (tmp_path / "first_bots.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    sys.modules.pop("first_bots", None)
    OPENED.clear()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_own_bot_plays_a_series(jobs: int) -> None:
    line = ["simulate", "stratum", "-n", "2", "--jobs", jobs, "--seats", TRIO]

    assert "first_bots:First" in output(*line)


def test_an_own_bot_plays_a_match_and_gives_hints() -> None:
    seats = "human,first_bots:First,first_bots:First,first_bots:First"
    typed = ["hint first_bots:First", *["1"] * 8, "quit", "y"]

    told = output("play", "stratum", "--seed", "1", "--seats", seats, typed=typed)

    assert 4 == told.count("first_bots:First"), "at three seats, and in the hint"


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("first_bots:Frist", "first_bots has no class Frist; did you mean First?"),
        ("nobody:First", "No module named 'nobody'"),
        ("first_bots:Wrong", "first_bots:Wrong answered 'castle' at the 'action'"),
    ],
)
def test_what_is_wrong_with_it_is_one_sentence(
    command: str, bot: str, message: str
) -> None:
    result = sobremesa(command, "stratum", "--seats", f"{bot},chance,chance,chance")

    assert message in result.stderr
    assert 2 == result.exit_code


def test_a_record_opens_no_module(folder: Path) -> None:
    seats = dict(zip("SFYM", TRIO.split(","), strict=True))
    path = write(folder / "half.record", replace(half(), seats=seats))

    told = output("play", "--resume", path, typed=["quit", "y"])

    assert "first_bots:First" in told
    assert not (folder / "imported").exists()
    assert "is over" in output("play", "--resume", path, "--seats", TRIO)
    assert (folder / "imported").exists()


def test_a_misspelt_name_is_told_those_of_the_house() -> None:
    result = sobremesa("play", "stratum", "--seats", "gredy,chance,chance,chance")

    assert sentence(result).endswith("did you mean greedy?")
