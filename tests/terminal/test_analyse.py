"""`sobremesa analyse`: told, written to a file, refused in one sentence."""

from pathlib import Path

import pytest

from sobremesa.analysis import analysis, chances, weigh
from sobremesa.analysis.weigh import Weighed
from sobremesa.terminal import analyse as command

from .table import finished, half, output, sentence, sobremesa, write


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same work, less of it."""
    monkeypatch.setattr(weigh, "ANALYST", "chance")
    monkeypatch.setattr(chances, "AHEAD", 0)
    monkeypatch.setattr(analysis, "ROLLS", 1)
    monkeypatch.setattr(analysis, "SURE", 1)


def test_a_match_is_looked_back_at_on_the_screen(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    told = output("analyse", path)

    assert "Stratum: the match looked back at" in told
    assert "→" in told
    assert any(block in told for block in command.BLOCKS)
    assert "Turning points" in told


def test_plainly_it_is_letters_and_digits(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())

    told = output("analyse", path, "--plain", "--lang", "es")

    assert "Momentos decisivos" in told
    assert "->" in told
    assert not any(block in told for block in command.BLOCKS)


def test_it_is_written_as_numbers_or_as_a_page(tmp_path: Path) -> None:
    path = write(tmp_path / "match.record", finished())
    numbers, page = tmp_path / "out.json", tmp_path / "out.html"

    output("analyse", path, "--out", numbers)
    output("analyse", path, "--out", page, "--lang", "pt")

    found = analysis.read(numbers.read_text("utf-8"))
    assert len(finished().actions) == len(found.decisions)
    assert '<html lang="pt">' in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("record", "words", "why"),
    [
        (half, (), "not over"),
        (finished, ("--out", "match.pdf"), "match.pdf must end in one of .json, .html"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, record: object, words: tuple[str, ...], why: str
) -> None:
    assert callable(record)
    path = write(tmp_path / "match.record", record())

    assert why in sentence(sobremesa("analyse", path, *words))


def test_neighbours_are_weighed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record of many decisions is not played again for each of them."""
    path = write(tmp_path / "match.record", finished())
    asked: list[int] = []

    def counted(*args: object) -> list[Weighed]:
        numbers = args[2]
        assert isinstance(numbers, (list, range))
        asked.append(len(numbers))
        return weigh.weigh(*args)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(command, "weigh", counted)
    output("analyse", path)

    assert len(finished().actions) <= sum(asked)
    assert len(asked) <= sum(asked) / analysis.SLICE + analysis.CANDIDATES + 1
